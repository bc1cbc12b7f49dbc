"""reverie deck: check, begin and show a deck of dream cards."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from reverie.cli.arguments import language_named, refuse
from reverie.games.when_i_dream.checks import DeckIsBroken, load, remarks
from reverie.games.when_i_dream.deck import Concept, Deck
from reverie.games.when_i_dream.pieces import FEWEST_CARDS
from reverie.games.when_i_dream.printed import deck as printed_deck
from reverie.kernel.ruling import ClueIsFine
from reverie.wiring.words import referee_of

SUFFIX = ".deck"

deck = typer.Typer(
    help="Check, begin and show a deck of dream cards.",
    no_args_is_help=True,
    rich_markup_mode=None,
)


@deck.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck file, or a folder of them.", metavar="FILE")],
) -> None:
    """Say whether a deck can be played; if not, in which line and why."""
    own = checked(file)
    for remark in (*remarks(own), *improper_clues(own)):
        typer.echo(f"{file}: {remark}", err=True)
    typer.echo(
        f"{file} can be played: {len(own.cards)} cards with {len(own.concepts)} Elements "
        f"in {', '.join(own.languages)}"
    )


def checked(file: Path) -> Deck:
    """The deck of a file or a folder, if it can be played."""
    try:
        return load({path.name: text_of(path) for path in parts(file)})
    except OSError as problem:
        return refuse(f"{file} cannot be read: {problem.strerror}")
    except DeckIsBroken as broken:
        return refuse("the deck cannot be played\n" + "\n".join(broken.problems))


def text_of(file: Path) -> str:
    """What a file says."""
    try:
        return file.read_text("utf-8")
    except OSError as problem:
        return refuse(f"{file} cannot be read: {problem.strerror}")
    except UnicodeDecodeError as problem:
        return refuse(f"{file} is not UTF-8 text (byte {problem.start}); save it as UTF-8")


def parts(file: Path) -> list[Path]:
    """The files of a deck."""
    if not file.is_dir():
        return [file]
    found = sorted(file.glob(f"*{SUFFIX}"))
    return found or refuse(f"{file} holds no file that ends in {SUFFIX}")


def improper_clues(own: Deck) -> Iterator[str]:
    """The clues that our referee would not let pass."""
    referee = referee_of(own)
    for concept in own.concepts.values():
        for language, wording in concept.words.items():
            for clue in wording.clues:
                ruling = referee.clue(language, concept.id, clue)
                if not isinstance(ruling, ClueIsFine):
                    yield f"{concept.id}: the referee stops or doubts {clue}: {ruling.evidence}"


@deck.command()
def new(
    file: Annotated[
        Path | None, typer.Argument(help="Where to; else standard output.", metavar="FILE")
    ] = None,
    language: Annotated[str, typer.Option(help="en, de, fr or sv.")] = "en",
) -> None:
    """Begin a deck of one's own: a file with instructions and the first two Elements."""
    text = beginning(language_named(language))
    if file is None:
        typer.echo(text, nl=False)
        return
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(text)
    except FileExistsError:
        refuse(f"{file} is there already; choose another name")
    except OSError as problem:
        refuse(f"{file} cannot be written: {problem.strerror}")
    typer.echo(f"{file} is ready for your words; then: reverie deck check {file}")


def beginning(language: str) -> str:
    """The first lines of a deck in one language."""
    whale, key = (printed_deck().concepts[name] for name in ("whale", "key"))  # type: ignore[index]
    lines = [
        "# A deck of dream cards. Lines that begin with # are for people.",
        "# Each Element has a name of its own in [brackets], and below it a line per fact:",
        "#   theme, difficulty (1 to 3) and emoji can be left out;",
        f"#   {language} is the word, with its article and | plural;",
        f"#   {language} aliases count as the same answer;",
        f"#   {language} family are relatives that no rule finds;",
        f"#   {language} clues are for bots, one word each, from strong to subtle; also optional.",
        "# Other languages go into lines of their own: en, de, fr, sv.",
        f"# A deck has at least {4 * FEWEST_CARDS} Elements, four to a card. To choose the cards",
        "# yourself, write lines like   card: whale + key / violin + snow",
        "",
        *written(whale, language),
        "",
        *written(key, language),
    ]
    return "\n".join(lines) + "\n"


def written(concept: Concept, language: str) -> Iterator[str]:
    """An Element as a deck file has it."""
    wording = concept.words[language]
    yield f"[{concept.id}]"
    yield f"theme: {concept.theme}"
    yield f"difficulty: {concept.difficulty}"
    yield f"emoji: {concept.emoji}"
    yield f"{language}: {wording.article} {wording.word} | {wording.plural}".replace(":  ", ": ")
    for part in ("aliases", "family", "clues"):
        if items := getattr(wording, part):
            yield f"{language} {part}: {', '.join(items)}"


@deck.command()
def show(
    file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A deck of one's own; else ours.")
    ] = None,
    language: Annotated[str, typer.Option(help="en, de, fr or sv.")] = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="All cards with everything that the deck says.")
    ] = False,
) -> None:
    """Print the cards of a deck."""
    language_named(language)
    own = printed_deck() if file is None else checked(file)
    if as_json:
        typer.echo(msgspec.json.encode({"cards": list(as_data(own))}).decode())
        return
    if language not in own.languages:
        refuse(f"{file} has no words in {language}; it has {', '.join(own.languages)}")
    for number, card in enumerate(own.cards, start=1):
        faces = (
            " · ".join(shown(own.concepts[element], language) for element in face)
            for face in card.faces
        )
        typer.echo(f"{number:3d}  {'  /  '.join(faces)}")


def shown(concept: Concept, language: str) -> str:
    """An Element in one language, with its picture."""
    return f"{concept.emoji} {concept.words[language].word}".strip()


def as_data(own: Deck) -> Iterator[dict[str, Any]]:
    """Every card as plain data (docs/reference/deck.md)."""
    for card in own.cards:
        yield {
            "faces": [[as_plain(own.concepts[element]) for element in face] for face in card.faces]
        }


def as_plain(concept: Concept) -> dict[str, Any]:
    """An Element as plain data."""
    return {
        "id": concept.id,
        "theme": concept.theme,
        "difficulty": concept.difficulty,
        "emoji": concept.emoji,
        "languages": msgspec.to_builtins(concept.words),
    }
