"""The commands, as people type them."""

import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from reverie.games.daydream import GAME
from reverie.games.daydream.bots import GreedyBot
from reverie.games.daydream.commands import Options
from reverie.games.daydream.notation import spell_steps
from reverie.games.daydream.pieces import LEAFLETS
from reverie.games.daydream.printed import FILE
from reverie.games.daydream.tableau import FoldName
from reverie.games.when_i_dream.printed import lexicon
from reverie.kernel.chance import Chance
from reverie.kernel.game import Outside
from reverie.kernel.interruptions import Sitting
from reverie.kernel.moment import Moment
from reverie.kernel.seat import Seat
from tools.docs import ROOT

TABLEAU = ROOT / "reverie" / "games" / "daydream" / FILE


def reverie(*arguments: object, typed: str = "") -> "subprocess.CompletedProcess[str]":
    """Run a command with something typed into it."""
    return subprocess.run(
        [sys.executable, "-m", "reverie", *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with one game of each kind."""
    path = tmp_path_factory.mktemp("evening") / "evening.jsonl"
    dream = reverie("simulate", "when_i_dream", "--players", 5, "--seed", 3, "--json").stdout
    day = reverie("simulate", "daydream", "--players", 2, "--fold", "DEF", "--json").stdout
    path.write_text(dream + day, encoding="utf-8")
    return path


def test_the_same_seed_simulates_the_same_bytes() -> None:
    many = ("--players", 1, "--games", 200, "--fold", "ABC", "--seed", 1)
    wanted = ("simulate", "daydream", *many, "--json")

    first, second = reverie(*wanted), reverie(*wanted)

    assert first.returncode == 0
    assert len(first.stdout.splitlines()) == 200
    assert first.stdout == second.stdout


def test_another_seed_simulates_other_games() -> None:
    games = {
        reverie("simulate", "when_i_dream", "--players", 4, "--seed", seed, "--json").stdout
        for seed in (1, 2)
    }

    assert len(games) == 2


def test_a_simulation_is_summed_up_for_people() -> None:
    told = reverie("simulate", "daydream", "--players", 2, "--games", 3, "--dice", "1-6")

    assert told.returncode == 0
    assert told.stdout.startswith("daydream: 3 games of 2 random players\nseat 0: ")


def test_dice_from_1_to_6_show_nothing_else() -> None:
    told = reverie("simulate", "daydream", "--players", 1, "--games", 5, "--dice", "1-6", "--json")

    rolled = {
        number
        for line in told.stdout.splitlines()
        for entry in json.loads(line)["entries"]
        for event in entry["events"]
        if event["type"] == "DiceRolled"
        for number in event["dice"]
    }
    assert rolled == {1, 2, 3, 4, 5, 6}


def test_a_replay_tells_both_games_through_any_eye(evening: Path) -> None:
    eyes = ("everything", "spectator", "0", "1")

    told = [reverie("replay", evening, "--as", eye) for eye in eyes]

    assert [run.returncode for run in told] == [0, 0, 0, 0]
    assert len({run.stdout for run in told}) == len(eyes)


def test_a_spectators_replay_names_no_element_of_the_running_night(evening: Path) -> None:
    night = evening.read_text("utf-8").splitlines()[0]
    evening.with_suffix(".night").write_text(night, encoding="utf-8")

    told = reverie("replay", evening.with_suffix(".night"), "--as", "spectator").stdout
    first_night = told.split("round 1, day")[0]

    # Bots name Elements in clues and retellings; cards are never named.
    cards = [line for line in first_night.splitlines() if line.strip().startswith("| card")]
    assert cards
    assert all(line.endswith(": ?") for line in cards)


@pytest.mark.parametrize("fold", LEAFLETS)
def test_a_fold_is_drawn_and_printed(fold: str) -> None:
    drawn = reverie("tableau", "show", fold)
    printed = reverie("tableau", "show", fold, "--json")

    assert drawn.stdout.startswith(f"fold {fold}: ")
    assert json.loads(printed.stdout)["name"] == fold


def test_the_printed_fold_is_the_same_bytes_twice() -> None:
    assert len({reverie("tableau", "show", "DEF", "--json").stdout for _ in range(3)}) == 1


def test_our_tableau_can_be_played() -> None:
    told = reverie("tableau", "check", TABLEAU)

    assert (told.returncode, told.stderr) == (0, "")
    assert "folds A, D, AD, DA, BC, ABC, EF, DEF" in told.stdout


def test_a_broken_tableau_is_refused_with_every_place_and_reason(tmp_path: Path) -> None:
    broken = json.loads(TABLEAU.read_text("utf-8"))
    broken["panels"]["A"]["grid"][2] = "xoo."
    broken["panels"]["B"]["leaves"]["circled"] = 9
    path = tmp_path / "own.json"
    path.write_text(json.dumps(broken), encoding="utf-8")

    told = reverie("tableau", "check", path)

    assert told.returncode == 2
    assert f"{path}: panels.A.grid line 3: 'x' is none of o * m ." in told.stderr
    assert f"{path}: panels.B.leaves: 9 circled of 4" in told.stderr


@pytest.mark.parametrize("game", ["daydream", "when_i_dream"])
def test_rules_lead_to_functions_and_tests(game: str) -> None:
    told = reverie("rules", game)

    assert told.returncode == 0
    assert "tests/test_" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("simulate chess --players 2", "there is no game 'chess'"),
        ("simulate daydream --players 6", "daydream is for 1 to 5 players, not 6"),
        ("simulate when_i_dream --players 3", "when_i_dream is for 4 to 10 players, not 3"),
        ("simulate daydream --players 1 --fold XY", "Invalid enum value 'XY'"),
        ("simulate daydream --players 1 --dice 2-7", "Invalid enum value '2-7'"),
        ("simulate when_i_dream --players 4 --fold A", "when_i_dream has no option --fold"),
        ("simulate daydream", "Missing option '--players'"),
        ("simulate daydream --players two", "'two' is not a valid int"),
        ("simulate daydream --players 1 --games 0", "0 is not in the range x>=1"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read: No such file"),
        ("rules chess", "there is no game 'chess'"),
        ("tableau show Z", "there is no fold 'Z'"),
        ("tableau check nowhere.json", "nowhere.json cannot be read: No such file"),
        ("play --fold Z", "there is no fold 'Z'"),
        ("play --language tlh", "there is no language 'tlh'"),
        ("play --seed xyz", "'xyz' is no seed"),
        ("dance", "No such command 'dance'"),
    ],
)
def test_bad_arguments_get_a_clear_sentence_and_exit_code_2(arguments: str, sentence: str) -> None:
    told = reverie(*arguments.split())

    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "holds no game record"),
        ("{", "line 1: not a game record"),
        ('{"game":"chess","format":1,"events_version":1}', "there is no game 'chess' here"),
        ('{"game":"daydream","format":9,"events_version":1}', "format 9 is not known here"),
        ('{"game":"daydream","format":1,"events_version":99}', "stored by a newer version"),
        ('{"game":"daydream","format":1,"events_version":1}', "not a record of daydream"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text, encoding="utf-8")

    told = reverie("replay", path)

    assert told.returncode == 2
    assert sentence in told.stderr
    assert "Traceback" not in told.stderr


def test_a_record_whose_events_do_not_fit_is_refused(tmp_path: Path, evening: Path) -> None:
    game = json.loads(evening.read_text("utf-8").splitlines()[0])
    del game["entries"][0]
    path = tmp_path / "broken.jsonl"
    path.write_text(json.dumps(game), encoding="utf-8")

    told = reverie("replay", path)

    assert told.returncode == 2
    assert "the events do not fit together" in told.stderr
    assert "Traceback" not in told.stderr


def test_nobody_looks_through_a_seat_that_is_not_there(evening: Path) -> None:
    told = reverie("replay", evening, "--as", "7")

    assert told.returncode == 2
    assert "nobody looks as '7'" in told.stderr


SEED = "00" * 32


def test_a_turn_is_played_in_the_terminal() -> None:
    told = reverie(
        "play", "--fold", "A", "--seed", SEED, "--language", "en", typed="x a1\ny d4\n\n"
    )

    assert (told.returncode, told.stderr) == (0, "")
    assert re.search(r"^ 1 \d o o$", told.stdout, re.MULTILINE)
    assert "Turn 1:" in told.stdout


def test_the_terminal_refuses_with_the_rule_and_loses_nothing() -> None:
    typed = "x a1\nx b1\ny a1\ndance\nskip y\nundo\nx a2\ny a1\n"

    told = reverie("play", "--fold", "A", "--seed", SEED, "--language", "en", typed=typed)

    assert (told.returncode, told.stderr) == (0, "")
    assert re.findall(r"\(rule ([^)]+)\)", told.stdout) == ["3.2", "3.2", "2.1"]
    last_grid = told.stdout[told.stdout.rindex("   a b c d") :].splitlines()
    assert re.fullmatch(r" 1 \d o o", last_grid[1])
    assert re.fullmatch(r" 2 \d o o o", last_grid[2])


def a_whole_game(fold: FoldName) -> str:
    """What a person types who plays like the plain bot with this seed."""
    chance, bot, lines = Chance.of(bytes.fromhex(SEED)), GreedyBot(), []
    state = GAME.play(None, GAME.setup(Options(fold=fold), Sitting(players=1), chance, Moment(0)))
    while state.result is None:
        turn = bot.act(GAME.view(state, Seat(0)), Random(1))
        assert turn is not None
        lines += [spell_steps(turn.steps), ""]
        outside = Outside(now=Moment(0), chance=chance)
        state = GAME.play(state, GAME.decide(state, Seat(0), turn, outside))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("language", "fold"), [("en", "ABC"), ("de", "DEF"), ("fr", "AD"), ("sv", "EF")]
)
def test_a_whole_game_is_played_in_the_terminal(language: str, fold: FoldName) -> None:
    arguments = ("play", "--fold", fold, "--seed", SEED, "--language", language)

    told = reverie(*arguments, typed=a_whole_game(fold))

    assert (told.returncode, told.stderr) == (0, "")
    assert SEED in told.stdout.splitlines()[-1]


def test_bots_speak_the_language_of_the_table() -> None:
    night = reverie("simulate", "when_i_dream", "--players", 4, "--language", "sv", "--json").stdout
    said = set(re.findall(r'"word":"([^"]+)"', night))
    swedish = lexicon("sv")
    known = {clue for element in swedish.elements() for clue in swedish.clues(element)}
    words = {swedish.word(element) for element in swedish.elements()}

    assert said
    assert said <= known | words
    assert reverie("simulate", "daydream", "--players", 1, "--language", "sv").stderr == (
        "reverie: daydream has no option --language\n"
    )
