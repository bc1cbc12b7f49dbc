"""Playing Daydream through its page: what a person would press, in the order they would."""

from typing import Literal

from playwright.sync_api import Page, expect

PRESS = """async (until) => {
    // One press, then a look at the page: what is there to be pressed now?
    const one = (selector) => document.querySelector(selector);
    const breath = () => new Promise((go) => setTimeout(go, 10));
    const turn = one('header p')?.textContent;
    let begun = false;
    for (let presses = 0; presses < 6000; presses++) {
        if (one('#end-title')) return 'over';
        if (until === 'next turn' && one('header p')?.textContent !== turn) return until;
        if (until === 'waiting' && begun && !one('.button.wax')) return until;
        const choices = document.querySelectorAll('.choices button');
        const clouds = document.querySelectorAll('button.cloud');
        const die = one('.die[aria-pressed="false"]:not([aria-disabled="true"])');
        const seal = one('.button.wax[aria-disabled="false"]');
        if (choices.length) choices[0].click();
        else if (clouds.length) { begun = true; clouds[presses % clouds.length].click(); }
        else if (seal) seal.click();
        else if (die) die.click();
        await breath();
    }
    return 'stuck';
}"""
"""Written in the page, because a whole game is hundreds of presses."""


def play(page: Page, until: Literal["over", "next turn", "waiting"] = "over") -> None:
    """Press on until the game is over, the next turn has begun, or others are waited for."""
    assert page.evaluate(PRESS, until) in (until, "over")


def board(page: Page) -> Page:
    """The page, once a game is on it."""
    expect(page.get_by_role("group", name="The clouds")).to_be_visible()
    return page


def solo(page: Page) -> Page:
    """One press on the first page, and a solo game is on."""
    page.get_by_role("button", name="Play now").click()
    return board(page)


def dice(page: Page) -> list[str]:
    """What the dice show."""
    return page.locator(".die .face").all_inner_texts()


def written(page: Page) -> list[str]:
    """The numbers in the clouds, pencil and ink."""
    return page.locator(".cloud .number:not(.ghost)").all_inner_texts()
