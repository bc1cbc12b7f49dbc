"""reverie check-clue, check-guess and recall: ask the referee."""

import csv
import io
import sys
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, assert_never

import msgspec
import typer

from reverie.cli.arguments import language_named, refuse, typed
from reverie.games.when_i_dream.printed import deck
from reverie.kernel.ruling import (
    ClueIsDoubtful,
    ClueIsFine,
    ClueIsImproper,
    ClueRuling,
    GuessIsClose,
    GuessIsRight,
    GuessIsWrong,
)
from reverie.referee import Referee
from reverie.wiring.words import by_word

REASONS = {"several words": "multiword", "not a word": "not-a-word"}
"""Reasons that have another name in tables."""
COLUMNS = ("language", "element", "clue")

Language = Annotated[str, typer.Option(help="en, de, fr or sv.")]
ElementWord = Annotated[str, typer.Option(help="A word, in the deck or not.")]
AsJson = Annotated[bool, typer.Option("--json", help="As one JSON object.")]


@cache
def referee() -> Referee:
    """The referee, with all that our deck knows."""
    return Referee(by_word(deck()))


def check_clue(
    language: Language = "en",
    element: ElementWord = "",
    clue: Annotated[str, typer.Option(help="What a spirit says.")] = "",
    as_json: AsJson = False,
    as_csv: Annotated[
        bool,
        typer.Option(
            "--csv",
            help="Read language,element,clue with a header from standard input, "
            "and add verdict and reason.",
        ),
    ] = False,
) -> None:
    """Say whether a clue may be given for an Element (rules 3.1 to 3.4)."""
    if as_csv:
        many_clues()
        return
    language_named(language)
    ruling = referee().clue(language, given("element", element), given("clue", clue))
    verdict, reason, evidence = told(ruling)
    answer = {"verdict": verdict, "reason": reason, "evidence": evidence}
    say({"language": language, "element": element, "clue": clue, **answer}, answer, as_json)


def told(ruling: ClueRuling) -> tuple[str, str, str]:
    """Verdict, reason and evidence."""
    match ruling:
        case ClueIsFine():
            return "fine", "", ""
        case ClueIsImproper():
            return "improper", REASONS.get(ruling.fault, ruling.fault), ruling.evidence
        case ClueIsDoubtful():
            return "doubtful", REASONS.get(ruling.doubt, ruling.doubt), ruling.evidence
        case _:
            assert_never(ruling)


def many_clues() -> None:
    """A table of clues on standard input, the same with verdicts on standard output."""
    rows = csv.reader(io.StringIO(typed(), newline=None))
    lines = read_rows(rows)
    header = [name.strip().lower() for name in next(lines, [])]
    if missing := [name for name in COLUMNS if name not in header]:
        refuse(
            f"the first line must name the columns {', '.join(COLUMNS)}; {missing[0]} is missing"
        )
    places = [header.index(name) for name in COLUMNS]
    out = csv.writer(sys.stdout, lineterminator="\n")
    out.writerow((*COLUMNS, "verdict", "reason"))
    for row in lines:
        if len(row) <= max(places):
            refuse(f"line {rows.line_num} has {len(row)} columns; it needs {max(places) + 1}")
        language, element, clue = (row[place].strip() for place in places)
        if not element:
            refuse(f"line {rows.line_num}: there is no Element")
        if language not in deck().languages:
            refuse(f"line {rows.line_num}: there is no language {language!r}")
        verdict, reason, _ = told(referee().clue(language, element, clue))
        out.writerow((language, element, clue, verdict, reason))


def read_rows(rows: Any) -> Iterator[list[str]]:
    """Every row with something in it."""
    try:
        yield from (row for row in rows if any(field.strip() for field in row))
    except csv.Error as problem:
        refuse(f"line {rows.line_num} cannot be read: {problem}")


def check_guess(
    language: Language = "en",
    element: ElementWord = "",
    guess: Annotated[str, typer.Option(help="What the Dreamer says.")] = "",
    as_json: AsJson = False,
) -> None:
    """Say whether a guess names an Element."""
    language_named(language)
    ruling = referee().guess(language, given("element", element), given("guess", guess))
    match ruling:
        case GuessIsRight():
            answer = {"verdict": "right"}
        case GuessIsClose():
            leaning = "right" if ruling.leans_right else "wrong"
            answer = {"verdict": "close", "leaning": leaning, "evidence": ruling.evidence}
        case GuessIsWrong():
            answer = {"verdict": "wrong"}
        case _:
            assert_never(ruling)
    say({"language": language, "element": element, "guess": guess, **answer}, answer, as_json)


def recall(
    language: Language = "en",
    elements: Annotated[
        list[str] | None, typer.Option("--elements", "--element", help="Words, parted by commas.")
    ] = None,
    text: Annotated[
        str | None, typer.Option(help="The retold dream; else it is read from standard input.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Say which Elements a retold dream names (rule 4.3)."""
    language_named(language)
    wanted = tuple(dict.fromkeys(parted(elements or [])))
    if not wanted:
        refuse("name the Elements of the dream: --elements moon,ship")
    dream = typed() if text is None else text
    named = referee().recall(language, wanted, dream).elements
    if as_json:
        typer.echo(msgspec.json.encode({"language": language, "named": named}).decode())
        return
    for element in named:
        typer.echo(element)


def parted(lists: list[str]) -> Iterator[str]:
    """The words of some lists."""
    for words in lists:
        yield from (word.strip() for word in words.split(",") if word.strip())


def given(what: str, word: str) -> str:
    """A word that must not be empty."""
    if not word.strip():
        refuse(f"say which {what} with --{what}")
    if not word.isprintable():
        refuse(f"the {what} {word!r} cannot be read; type it as UTF-8 text in one line")
    return word


def say(everything: dict[str, Any], answer: dict[str, str], as_json: bool) -> None:
    """The answer, for programs or for people."""
    if as_json:
        typer.echo(msgspec.json.encode(everything).decode())
        return
    typer.echo(" – ".join(part for part in answer.values() if part))
