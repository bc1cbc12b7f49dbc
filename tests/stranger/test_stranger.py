"""A stranger who has read only the docs finds in every record what is stored there."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.stranger.tampering import DAYDREAM, DREAM, Tamper

HERE = Path(__file__).parent
FOLDS = ("A", "D", "AD", "DA", "BC", "ABC", "EF", "DEF")
STORED = sorted((HERE.parent / "stored").glob("*.jsonl"))

Json = dict[str, Any]


def reverie(*words: str) -> str:
    """What our command line prints."""
    command = [sys.executable, "-m", "reverie", *words, "--json"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def recompute(folder: Path, lines: list[str]) -> tuple[int, list[str]]:
    """What the stranger says to records, in a process that cannot see ours."""
    (folder / "records.jsonl").write_text("".join(line + "\n" for line in lines), "utf-8")
    files = [str(folder / "records.jsonl"), str(folder / "folds.json")]
    command = [sys.executable, "-I", str(HERE / "recompute.py"), *files]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the folds are."""
    made = tmp_path_factory.mktemp("stranger")
    folds = {fold: json.loads(reverie("tableau", "show", fold)) for fold in FOLDS}
    (made / "folds.json").write_text(json.dumps(folds), "utf-8")
    return made


@pytest.fixture(scope="module")
def daydreams() -> list[str]:
    """Every fold, alone and together, with both kinds of dice."""
    return [
        line
        for fold in FOLDS
        for players in ("1", "3")
        for dice in ("0-9", "1-6")
        for line in reverie(
            *("simulate", "daydream", "--players", players, "--games", "5"),
            *("--fold", fold, "--dice", dice),
        ).splitlines()
    ]


@pytest.fixture(scope="module")
def dreams() -> list[str]:
    """Small, middling and large tables."""
    return [
        line
        for players in ("4", "7", "10")
        for line in reverie(
            *("simulate", "when_i_dream", "--players", players, "--games", "5")
        ).splitlines()
    ]


def stored(game: str) -> list[str]:
    """The games that earlier programs left to us."""
    lines = [line for path in STORED for line in path.read_text("utf-8").splitlines()]
    return [line for line in lines if json.loads(line)["game"] == game]


def test_every_daydream_can_be_recomputed(folder: Path, daydreams: list[str]) -> None:
    assert recompute(folder, daydreams) == (0, [f"{8 * 2 * 2 * 5} passed, 0 failed"])


def test_every_night_can_be_recomputed(folder: Path, dreams: list[str]) -> None:
    assert recompute(folder, dreams) == (0, [f"{3 * 5} passed, 0 failed"])


@pytest.mark.parametrize("game", ["daydream", "when_i_dream"])
def test_every_stored_game_can_be_recomputed(folder: Path, game: str) -> None:
    lines = stored(game)
    assert lines
    assert recompute(folder, lines) == (0, [f"{len(lines)} passed, 0 failed"])


def tampered(records: list[Json], tamper: Tamper) -> str:
    """The first of the records on which this can be done, tampered with."""
    for record in records:
        changed = copy.deepcopy(record)
        try:
            tamper(changed)
        except (StopIteration, LookupError):
            continue
        if changed != record:
            return json.dumps(changed)
    raise AssertionError("no record has what is to be tampered with")


@pytest.fixture(scope="module")
def said(folder: Path, daydreams: list[str], dreams: list[str]) -> dict[str, str]:
    """What the stranger says to each way of tampering, all of them in one go."""
    asked = {
        **{f"daydream: {name}": tamper for name, (tamper, _) in DAYDREAM.items()},
        **{f"when_i_dream: {name}": tamper for name, (tamper, _) in DREAM.items()},
    }
    records = {
        "daydream": [json.loads(line) for line in daydreams + stored("daydream")],
        "when_i_dream": [json.loads(line) for line in dreams + stored("when_i_dream")],
    }
    lines = [tampered(records[name.split(":")[0]], tamper) for name, tamper in asked.items()]
    status, answers = recompute(folder, lines)
    assert status == 1
    numbered = dict(answer.split(": ", 1) for answer in answers[:-1])
    return {
        name: numbered.get(f"record {number}", "nothing")
        for number, name in enumerate(asked, start=1)
    }


@pytest.mark.parametrize("name", DAYDREAM)
def test_tampering_with_a_daydream_is_noticed(said: dict[str, str], name: str) -> None:
    assert DAYDREAM[name][1] in said[f"daydream: {name}"]


@pytest.mark.parametrize("name", DREAM)
def test_tampering_with_a_night_is_noticed(said: dict[str, str], name: str) -> None:
    assert DREAM[name][1] in said[f"when_i_dream: {name}"]


def test_the_stranger_knows_nothing_of_our_code() -> None:
    for path in HERE.glob("*.py"):
        if path != Path(__file__):
            text = path.read_text("utf-8")
            assert "import reverie" not in text
            assert "from reverie" not in text
