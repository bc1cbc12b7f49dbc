"""Daydream with others: two people, each with a device, and a bot."""

import re

from playwright.sync_api import Page, expect

from tests.browser.daydreaming import board, play, written
from tests.browser.people import PHONE, Device, House


def table_for_two(house: House, bots: int = 1) -> tuple[Device, Device]:
    """Anna opens a table, Ben follows her link; some bots sit with them, and the game begins."""
    anna, ben = house.device(), house.device(PHONE)
    anna.go("/play/daydream")
    anna.page.get_by_role("button", name="With others").click()
    anna.page.get_by_label("Your name").fill("Anna")
    anna.page.get_by_role("button", name="Open the table").click()
    expect(anna.page.get_by_role("heading", name=re.compile("^Table "))).to_be_visible()
    ben.page.goto(anna.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    for _ in range(bots):
        free = anna.page.get_by_role("button", name="Free add a bot")
        before = free.count()
        free.first.click()
        expect(free).to_have_count(before - 1)
    ben.page.get_by_role("button", name="I am ready").click()
    anna.page.get_by_role("button", name="Roll the dice").click()
    board(anna.page)
    board(ben.page)
    return anna, ben


def test_two_people_and_a_bot_play_to_the_final_screen(house: House) -> None:
    anna, ben = table_for_two(house)

    while not is_over(anna.page):
        for person in (anna, ben):
            seal(person.page)

    for person in (anna, ben):
        expect(person.page.locator("#end-title")).to_be_visible()
        for name in ("Anna", "Ben"):
            expect(person.page.locator("main")).to_contain_text(name)


def seal(page: Page) -> None:
    """One turn, up to the seal; the others may still be thinking."""
    play(page, until="waiting")


def is_over(page: Page) -> bool:
    """Whether the final screen is there."""
    return page.locator("#end-title").count() > 0


def test_what_the_others_write_is_shown_after_the_turn(house: House) -> None:
    anna, ben = table_for_two(house, bots=0)
    seal(anna.page)

    others = ben.page.get_by_role("button", name=re.compile("Anna"))
    expect(others).to_be_visible()
    expect(others.locator(".number, text")).to_have_count(0)
    seal(ben.page)
    expect(ben.page.locator("header p")).to_contain_text("Turn 1")

    others.click()
    sheet = ben.page.get_by_role("dialog", name=re.compile("Anna"))
    expect(sheet.locator(".cloud .number")).to_have_count(2)


def test_a_draft_survives_reload_lost_network_and_a_server_that_is_killed(house: House) -> None:
    anna, ben = table_for_two(house, bots=0)
    seal(ben.page)
    anna.page.locator(".die").first.click()
    anna.page.get_by_role("button", name="row 2, column 2").click()
    expect(anna.page.locator(".cloud .number:not(.ghost)")).to_have_count(1)
    drafted = written(anna.page)

    anna.page.reload()
    board(anna.page)
    expect(anna.page.locator(".cloud .number:not(.ghost)")).to_have_count(1)
    assert written(anna.page) == drafted

    anna.context.set_offline(True)
    house.server.kill()
    expect(ben.page.get_by_text("The connection is lost")).to_be_visible()
    house.server.start()
    anna.context.set_offline(False)
    expect(ben.page.get_by_text("The connection is lost")).to_be_hidden()
    expect(anna.page.get_by_text("The connection is lost")).to_be_hidden()
    assert written(anna.page) == drafted

    seal(anna.page)
    expect(anna.page.locator("header p")).to_contain_text("Turn 1")
    expect(ben.page.locator("header p")).to_contain_text("Turn 1")


def test_a_seat_moves_to_another_device(house: House) -> None:
    anna, _ = table_for_two(house, bots=0)
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name=re.compile("another device")).click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Copy link").click()
    expect(anna.page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(anna.page.evaluate("navigator.clipboard.readText()"))

    other = house.device(PHONE)
    other.page.goto(link)

    board(other.page)
    assert "#passport=" in link
    assert "passport" not in other.page.url
    other.page.locator(".die").first.click()
    expect(other.page.locator("button.cloud").first).to_be_visible()


def test_dice_that_tumble_come_to_rest_however_quickly_bots_seal(house: House) -> None:
    anna = house.device(moves=True)
    anna.go("/play/daydream")
    anna.page.get_by_role("button", name="With others").click()
    anna.page.get_by_role("radio", name="4").check(force=True)
    anna.page.get_by_role("button", name="Play with 4 bots").click()
    board(anna.page)

    for turn in range(1, 4):
        play(anna.page, until="next turn")
        expect(anna.page.locator("header p")).to_contain_text(f"Turn {turn}")
        expect(anna.page.locator(".die.rolling")).to_have_count(0)
        shown = anna.page.locator(".die").evaluate_all(
            "dice => dice.map(die => [die.ariaLabel, die.querySelector('.face').textContent])"
        )
        assert all(face.strip() in label for label, face in shown)


def test_the_same_people_play_once_more(house: House) -> None:
    anna, ben = table_for_two(house, bots=0)
    while not is_over(anna.page):
        for person in (anna, ben):
            seal(person.page)
    first = anna.page.url

    anna.page.get_by_role("button", name=re.compile("again|rematch", re.IGNORECASE)).click()
    expect(anna.page).not_to_have_url(first)
    ben.page.get_by_role("link", name="Go there").click()

    expect(ben.page).to_have_url(anna.page.url)
    expect(ben.page.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
