"""reverie verify: whether a finished game was fair, and whether a client was told too much."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from reverie.cli.arguments import record_lines, refuse
from reverie.kernel.record import RecordIsBroken
from reverie.lab import secrecy, verification
from reverie.lab.verification import Difference

Told = Iterator[tuple[str, bool]]
"""Lines to print, each with whether all is well."""


def verify(
    file: Annotated[
        Path,
        typer.Argument(
            help="Game records, one per line, or a transcript; - reads them in.", metavar="FILE"
        ),
    ],
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="What the table showed before anyone sat down."),
    ] = None,
    secrets: Annotated[
        bool, typer.Option("--secrecy", help="FILE is the transcript of one client.")
    ] = False,
) -> None:
    """Check that games follow from their seeds, or that a client was told no secret.

    Exit code 1 if anything is not as it must be, 2 if the file cannot be read.
    """
    if commitment is not None and not re.fullmatch("[0-9a-f]{64}", commitment.lower()):
        refuse(f"{commitment!r} is no commitment: it has 64 hexadecimal digits")
    if commitment is not None and secrets:
        refuse("--commitment is for game records; a transcript holds its own")
    lines = record_lines(file)
    told = of_transcript(lines) if secrets else of_records(lines, commitment)
    well = True
    try:
        for line, good in told:
            typer.echo(line)
            well = well and good
    except (RecordIsBroken, secrecy.TranscriptIsBroken) as problem:
        refuse(f"{file}, {problem}")
    if not well:
        raise typer.Exit(1)


def of_records(lines: list[bytes], promised: str | None) -> Told:
    """Each game: what was checked, or what is wrong."""
    for number, line in enumerate(lines, start=1):
        try:
            verdict = verification.verify(*verification.record_of(line))
        except RecordIsBroken as problem:
            raise RecordIsBroken(f"line {number}: {problem}") from problem
        wrong = list(verdict.differences)
        if promised is not None and promised.lower() != verdict.commitment:
            wrong.append(Difference(None, "commitment", verdict.commitment, promised.lower()))
        checked = (
            f"game {number}: {verdict.game} of {verdict.players}, {verdict.entries} entries in "
            f"order, the setup, {verdict.draws} draws and the outcome checked: "
            f"{f'{len(wrong)} wrong' if wrong else 'all well'}; commitment {verdict.commitment}"
        )
        yield checked, not wrong
        for difference in wrong:
            yield f"game {number}, {difference}", False


def of_transcript(lines: list[bytes]) -> Told:
    """One client: what was checked, and what must not be there."""
    head, frames = secrecy.read(lines)
    try:
        verdict = secrecy.check(head, frames)
    except RecordIsBroken as problem:
        raise RecordIsBroken(f"line 1: {problem}") from problem
    wrong = len(verdict.problems)
    checked = f"{verdict.frames} frames checked, {verdict.blind} of them while blind"
    yield (
        f"transcript of {head.eye}: {checked}: {f'{wrong} wrong' if wrong else 'all well'}",
        not wrong,
    )
    for leak in verdict.problems:
        yield str(leak), False
