"""Takes pictures of the main pages at three sizes: make screenshots, or

    python -m tools.screenshots FOLDER [--readme]

With --readme only those that the README shows: they lie in docs/pictures.
"""

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.daydreaming import play
from tests.server.process import a_server
from tools.browser import FLAGS, found

SIZES = {"360": (360, 740), "768": (768, 1024), "1440": (1440, 900)}
LANGUAGES = {"en": "en-GB", "de": "de-DE"}

Take = Callable[[Page, str], None]


def opened(path: str) -> Take:
    """A page that needs nothing."""

    def take(page: Page, url: str) -> None:
        page.goto(url + path)
        expect(page.locator("h1").first).to_be_visible()

    return take


def table(fold: str, turns: int = 0) -> Take:
    """A solo game of a fold after some turns, with a die in hand and a cloud aimed at."""

    def take(page: Page, url: str) -> None:
        page.goto(f"{url}/play/daydream")
        page.locator(f"input[name=fold][value={fold}]").check(force=True)
        page.locator(".go button").first.click()
        expect(page.locator(".die").first).to_be_visible()
        for _ in range(turns):
            play(page, until="next turn")
        page.locator(".die").first.click()
        page.locator("button.cloud").first.focus()

    return take


def lobby(page: Page, url: str) -> None:
    """A table that waits, with bots at it."""
    page.goto(f"{url}/play/when_i_dream")
    page.locator("main form input[autocomplete]").fill("Jo")
    page.locator("main form button[type=submit]").click()
    expect(page.locator(".round")).to_be_visible()


def end(page: Page, url: str) -> None:
    """The end of a game alone."""
    table("A")(page, url)
    play(page)
    expect(page.locator("#end-title")).to_be_visible()


PAGES: dict[str, Take] = {
    "home": opened("/"),
    "choose": opened("/play/daydream"),
    "daily": opened("/daily"),
    "rules": opened("/rules/daydream"),
    "lobby": lobby,
    "start": table("A"),
    "fold-A": table("A", 5),
    "fold-AD": table("AD", 7),
    "fold-ABC": table("ABC", 9),
    "fold-DEF": table("DEF", 9),
    "end": end,
}
README = (("home", "1440", "dark"), ("fold-ABC", "1440", "light"), ("fold-A", "360", "light"))


def shoot(
    browser: Browser, url: str, shot: tuple[str, str, str], language: str, file: Path
) -> None:
    """One picture: of which page, at which size, light or dark."""
    name, size, theme = shot
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        locale=LANGUAGES[language],
        reduced_motion="reduce",
    )
    page = context.new_page()
    PAGES[name](page, url)
    page.wait_for_load_state("networkidle")
    # The grain of the paper makes PNG files large.
    page.screenshot(path=file, quality=82 if file.suffix == ".jpg" else None)
    context.close()
    print(file, flush=True)


def main() -> None:
    """All of them: light in English, dark in German, which has the longer words."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", action="store_true")
    arguments = parser.parse_args()
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [
        (name, size, theme) for name in PAGES for size in SIZES for theme in ("light", "dark")
    ]
    with (
        tempfile.TemporaryDirectory(prefix="reverie-pictures-") as journal,
        a_server(Path(journal)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found(), args=list(FLAGS))
        for shot in README if arguments.readme else wanted:
            german = shot[2] == "dark" and not arguments.readme
            file = folder / f"{'-'.join(shot)}{'.jpg' if arguments.readme else '.png'}"
            shoot(browser, server.url, shot, "de" if german else "en", file)
        browser.close()


if __name__ == "__main__":
    main()
