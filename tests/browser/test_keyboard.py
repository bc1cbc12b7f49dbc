"""Everything by keyboard: no mouse is touched here."""

import re

from playwright.sync_api import Page, expect

from tests.browser.daydreaming import board
from tests.browser.people import House


def focused(page: Page) -> str:
    """The name of what has the focus."""
    return str(
        page.evaluate(
            "document.activeElement === document.body ? '' :"
            "document.activeElement.getAttribute('aria-label') ?? "
            "document.activeElement.textContent.trim()"
        )
    )


def tab_to(page: Page, name: str) -> None:
    """Tab until something of this name has the focus."""
    for _ in range(60):
        if name in focused(page):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached by Tab; the focus is on {focused(page)}")


def test_a_solo_game_is_started_and_its_first_turns_are_played(house: House) -> None:
    anna = house.device()
    anna.go("/")
    page = anna.page
    expect(page.get_by_role("button", name="Play now")).to_be_visible()

    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    board(page)
    page.keyboard.press("1")
    tab_to(page, "row 1, column 1")
    move(page, "ArrowDown", "row 2, column 1")
    page.keyboard.press("Enter")
    numbers = page.locator(".cloud .number:not(.ghost)")
    expect(numbers).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(numbers).to_have_count(0)

    page.keyboard.press("1")
    tab_to(page, "row 2, column 1, open")
    move(page, "ArrowDown", "row 3, column 1")
    page.keyboard.press("Enter")
    expect(numbers).to_have_count(1)
    page.keyboard.press("2")
    tab_to(page, "open, write")
    page.keyboard.press("Enter")
    expect(numbers).to_have_count(2)
    page.keyboard.press("Control+Enter")
    expect(page.locator("header p")).to_contain_text("Turn 1")

    page.keyboard.press("2")
    page.keyboard.press("s")
    expect(page.locator(".die.skipped")).to_have_count(1)
    page.keyboard.press("1")
    tab_to(page, "open, write")
    page.keyboard.press("Enter")
    expect(numbers).to_have_count(3)
    page.keyboard.press("Control+Enter")
    expect(page.locator("header p")).to_contain_text("Turn 2")


def move(page: Page, key: str, to: str) -> None:
    """An arrow key, and the cloud that it leads to."""
    page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_accessible_name(re.compile(to))
