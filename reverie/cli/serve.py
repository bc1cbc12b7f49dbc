"""reverie serve: tables for everybody."""

from pathlib import Path
from typing import Annotated

import typer

from reverie.cli.arguments import refuse
from reverie.journal import JournalCannotBeOpened
from reverie.web.server import serve as serve_tables
from reverie.wiring.settings import SettingsAreBroken, read_settings


def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0: any.")] = None,
    journal: Annotated[
        str | None, typer.Option(help="Where tables are stored: sqlite:PATH or memory:")
    ] = None,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings as TOML; see the reference.")
    ] = None,
) -> None:
    """Serve the games until you stop it with Ctrl+C."""
    try:
        serve_tables(read_settings(settings, host=host, port=port, journal=journal))
    except (SettingsAreBroken, JournalCannotBeOpened, ValueError) as problem:
        refuse(str(problem))
    except OSError as problem:
        refuse(f"cannot listen there: {problem.strerror}")
