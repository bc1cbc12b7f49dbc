"""Daydream alone, in a real browser."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.daydreaming import board, dice, play, solo, written
from tests.browser.people import PHONE, House

FOLDS = {
    "A": "Calm Morning",
    "D": "Coffee Break",
    "AD": "Winter Night",
    "DA": "Summer Night",
    "BC": "Under the Stars",
    "ABC": "Evening Song",
    "EF": "In the Moonlight",
    "DEF": "Vivid Dreams",
}


def test_one_press_on_the_first_page_starts_a_solo_game(house: House) -> None:
    anna = house.device()
    anna.go("/")

    solo(anna.page)

    expect(anna.page.get_by_role("heading", name="Calm Morning", level=1)).to_be_visible()
    assert len(dice(anna.page)) == 2


@pytest.mark.parametrize("fold", FOLDS)
def test_a_solo_game_of_every_fold_is_played_to_its_title(house: House, fold: str) -> None:
    anna = house.device(PHONE if len(fold) > 1 else {"width": 1440, "height": 900})
    anna.go("/play/daydream")
    anna.page.locator(f"input[name=fold][value={fold}]").check(force=True)
    anna.page.get_by_role("button", name="Play alone").click()
    expect(board(anna.page).get_by_role("heading", name=FOLDS[fold], level=1)).to_be_visible()

    play(anna.page)

    expect(anna.page.locator("#end-title")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Save picture")).to_be_visible()


def test_the_daily_fold_gives_two_people_the_same_dice(house: House) -> None:
    rolled = []
    for _ in range(2):
        page = todays(house)
        rolls = []
        for _ in range(3):
            rolls.append(dice(page))
            play(page, until="next turn")
        rolled.append(rolls)

    assert rolled[0] == rolled[1]


def todays(house: House) -> Page:
    """Somebody at the game of the day."""
    someone = house.device()
    someone.go("/daily")
    someone.page.get_by_role("button", name="Play").click()
    return board(someone.page)


def test_what_is_pencilled_can_be_taken_back_until_it_is_sealed(house: House) -> None:
    anna = house.device()
    anna.go("/")
    page = solo(anna.page)

    page.locator(".die").first.click()
    page.get_by_role("button", name="row 2, column 2").click()
    expect(page.locator(".cloud .number:not(.ghost)")).to_have_count(1)
    page.get_by_role("button", name="Take back").click()

    expect(page.locator(".cloud .number:not(.ghost)")).to_have_count(0)
    assert written(page) == []
    expect(page.get_by_role("button", name="Seal")).to_have_attribute("aria-disabled", "true")
