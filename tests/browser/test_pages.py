"""Every page: axe finds nothing, in light and dark, on a phone and on a laptop; four languages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.daydreaming import board, play, solo
from tests.browser.people import LAPTOP, PHONE, Device, House, findings

Visit = Callable[[Device], None]


def address(path: str) -> Visit:
    """A page that one can simply open."""
    return lambda device: device.go(path)


def lobby(game: str) -> Visit:
    """The lobby of a fresh table."""

    def visit(device: Device) -> None:
        device.go(f"/play/{game}")
        if game == "daydream":
            device.page.locator(".go button").nth(1).click()
            device.page.locator("dialog section button").first.click()
        else:
            device.page.locator("main form input[autocomplete]").fill("Jo")
            device.page.locator("main form button[type=submit]").click()
        expect(device.page.locator("main h1")).to_be_visible()
        device.page.wait_for_url(re.compile("/t/"))

    return visit


def first_turn(device: Device) -> None:
    """A die in hand, and open clouds."""
    device.go("/")
    device.page.locator("main article button").click()
    device.page.locator(".die").first.click()
    expect(device.page.locator("button.cloud").first).to_be_visible()


def solo_end(device: Device) -> None:
    """The end of a game alone."""
    device.go("/")
    device.page.locator("main article button").click()
    expect(device.page.locator(".die").first).to_be_visible()
    play(device.page)
    expect(device.page.locator("#end-title")).to_be_visible()


def replay(device: Device) -> None:
    """The film of a game alone."""
    solo_end(device)
    device.page.goto(f"{device.page.url}/replay")
    expect(device.page.get_by_role("slider")).to_be_visible()


def room(device: Device) -> None:
    """A room that somebody has opened."""
    device.context.request.post(f"{device.url}/api/rooms", data={"name": "friends"})
    device.go("/r/friends")


PAGES: dict[str, Visit] = {
    "home": address("/"),
    "choose a fold": address("/play/daydream"),
    "start an evening": address("/play/when_i_dream"),
    "open tables": address("/open"),
    "my tables": address("/mine"),
    "how to play": address("/how"),
    "daily fold": address("/daily"),
    "a room": room,
    "nowhere": address("/no/such/page"),
    "no such table": address("/t/nowhere2"),
    "rules of Daydream": address("/rules/daydream"),
    "rules of When I Dream": address("/rules/when_i_dream"),
    "learning": address("/learn/daydream"),
    "lobby of Daydream": lobby("daydream"),
    "lobby of When I Dream": lobby("when_i_dream"),
    "first turn": first_turn,
    "end alone": solo_end,
    "replay": replay,
}


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_on_a_page(house: House, name: str) -> None:
    for size in (LAPTOP, PHONE):
        device = house.device(size)
        PAGES[name](device)
        settled(device.page)

        for theme in ("light", "dark"):
            device.page.emulate_media(color_scheme=theme)
            assert findings(device.page) == [], (name, size, theme)
        device.context.close()


@pytest.mark.parametrize("language", ["de", "fr", "sv"])
def test_pages_speak_the_language_of_the_device(house: House, language: str) -> None:
    device = house.device(PHONE, language=language)
    for visit in (PAGES["home"], PAGES["daily fold"], PAGES["learning"], first_turn):
        visit(device)
        settled(device.page)

        assert device.page.locator("html").get_attribute("lang") == language
        assert too_wide(device.page) == []


def settled(page: Page) -> None:
    """Everything that was wanted is there."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1").first).to_be_visible()


def too_wide(page: Page) -> list[str]:
    """What sticks out of the page at its side."""
    wide = page.evaluate(
        "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    )
    return [page.url] if wide else []


def test_the_language_can_be_switched_in_mid_game(house: House) -> None:
    anna = house.device()
    anna.go("/")
    page = solo(anna.page)
    page.locator(".die").first.click()
    page.get_by_role("button", name="row 2, column 2").click()

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Deutsch").check(force=True)

    expect(page.get_by_role("heading", name="Ruhiger Morgen", level=1)).to_be_attached()
    expect(page.locator(".cloud .number:not(.ghost)")).to_have_count(1)


def test_a_rule_that_is_refused_leads_to_its_page(house: House) -> None:
    anna = house.device()
    anna.go("/rules/daydream#3.2")

    rule = anna.page.locator('[id="3.2"]')

    expect(rule).to_be_in_viewport()
    expect(rule).to_contain_text("next to a filled one")


def test_without_a_network_the_page_says_so(house: House) -> None:
    anna = house.device()
    anna.go("/")
    anna.page.evaluate("navigator.serviceWorker.ready")
    anna.page.reload()
    anna.context.set_offline(True)

    anna.page.goto(f"{anna.url}/open")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("No connection")

    anna.context.set_offline(False)
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Open tables")


def test_the_first_page_is_light(house: House) -> None:
    anna = house.device()
    sizes: list[int] = []

    def weigh(response: object) -> None:
        request = response.request  # type: ignore[attr-defined]
        if request.resource_type == "script":
            sizes.append(request.sizes()["responseBodySize"])

    anna.page.on("requestfinished", lambda request: weigh(request.response()))
    anna.go("/")
    settled(anna.page)

    assert 0 < sum(sizes) < 80_000


def test_somebody_who_was_away_finds_the_table_again(house: House) -> None:
    anna = house.device()
    anna.go("/")
    solo(anna.page)

    anna.go("/")
    anna.page.get_by_role("link", name=re.compile("Go on|Back to", re.IGNORECASE)).click()

    board(anna.page)
