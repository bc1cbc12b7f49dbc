"""When I Dream in its plain form: a game with bots, from the lobby to the end."""

import re
from typing import Any

from playwright.sync_api import expect

from reverie.games.when_i_dream.printed import lexicon
from tests.browser.people import House

OPTIONS = {
    "first_dreamer": 0,
    "clue_seconds": 0.4,
    "sand_seconds": 3,
    "last_guess_seconds": 0.5,
    "retelling_seconds": 1,
}
MASKED = ("night", "last guess", "retelling")
MOST_LOOKS = 900
NOTE = """
    // The page's own sockets, with a note of where the game stood in the newest frame.
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', ({data}) => {
                const {view} = JSON.parse(data);
                if (view) window.stands = [view.round, view.phase];
            });
        }
    };
"""
LOOK = """() => [window.stands ?? [0, ''],
    document.documentElement.outerHTML + JSON.stringify({...localStorage})]"""


def test_a_game_with_bots_ends_and_the_dreamers_page_held_no_hidden_word(house: House) -> None:
    anna = house.device()
    page = anna.page
    page.add_init_script(NOTE)
    opened = anna.context.request.post(
        f"{anna.url}/api/tables",
        data={"settings": {"game": "when_i_dream", "options": OPTIONS}},
    )
    anna.go(f"/t/{opened.json()['table']}")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Begin the first night").click()
    ready = page.get_by_role("button", name=re.compile("Let the night begin|Ready for the"))
    over = page.get_by_role("button", name="Another evening")
    dreamt: list[str] = []

    for _ in range(MOST_LOOKS):
        if over.count():
            break
        if ready.count():
            ready.first.click()
        (number, phase), seen = page.evaluate(LOOK)
        if number == 1 and phase in MASKED:
            dreamt.append(seen)
        page.wait_for_timeout(50)

    expect(over).to_be_visible()
    record = anna.context.request.get(f"{anna.url}/api/tables/{opened.json()['table']}/record")
    words = hidden_words(record.json())
    assert words
    assert len(dreamt) > 5
    for word in words:
        hidden = re.compile(rf"\b{re.escape(word)}\b", re.IGNORECASE)
        assert not any(hidden.search(seen) for seen in dreamt), word


def hidden_words(record: dict[str, Any]) -> set[str]:
    """The Elements of the first night, in the table's language, but for words that were clues."""
    english, number = lexicon("en"), 0
    words: set[str] = set()
    for entry in record["entries"]:
        for event in entry["events"]:
            number += event["type"] == "RoundBegan"
            if number == 1 and event["type"] == "ElementShown":
                words.add(english.word(event["element"]))
    return words
