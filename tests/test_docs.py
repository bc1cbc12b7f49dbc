"""The docs say what the code says."""

import doctest
import re
from pathlib import Path

import pytest

from reverie.games import games
from reverie.lab.rule_index import rule_index, rules_kept, rules_shown
from tools.docs import REFERENCE, ROOT, pages

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
BUILT = ROOT / "reverie" / "web" / "client"
DATA = {
    ".csv",
    ".deck",
    ".ftl",
    ".gz",
    ".json",
    ".jsonl",
    ".png",
    ".svg",
    ".toml",
    ".txt",
    ".woff2",
}


@pytest.mark.parametrize("game", games())
def test_every_rule_is_kept_somewhere_and_shown_by_a_test(game: str) -> None:
    lost = [rule.number for rule in rule_index(game) if not rule.functions or not rule.tests]

    assert lost == []


@pytest.mark.parametrize("game", games())
def test_no_test_and_no_function_names_a_rule_that_the_rulebook_lacks(game: str) -> None:
    known = {rule.number for rule in rule_index(game)}

    named = set()
    for path in sorted((ROOT / "reverie" / "games" / game).rglob("*.py")):
        text = path.read_text("utf-8")
        found = rules_shown(text) if "tests" in path.parts else rules_kept(text)
        named |= {number for number, _ in found}

    assert named - known == set()


def test_generated_pages_are_up_to_date() -> None:
    """If not: make docs."""
    for name, text in pages():
        assert (REFERENCE / name).read_text("utf-8") == text, name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text("utf-8"))

    lost = [link for link in links if "://" not in link and not (page.parent / link).exists()]

    assert lost == []


def test_the_example_of_the_readme_runs() -> None:
    tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert (tried.attempted > 0, tried.failed) == (True, 0)


def test_every_data_file_has_its_source_and_licence_in_the_credits() -> None:
    credits = (ROOT / "docs" / "credits.md").read_text("utf-8")

    files = [
        path.relative_to(ROOT).as_posix()
        for folder in ("reverie", "client/public", "client/src")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in DATA and BUILT not in path.parents
    ]
    sources = re.findall(r"^\| `([^`]+)` \|", credits, re.MULTILINE)

    lost = [file for file in files if not any(Path(file).match(source) for source in sources)]
    assert files
    assert lost == []
