"""Builds the referee's dictionaries from the packages that tools/words/fetch.py unpacked.

    python -m tools.words.build SOURCES

writes reverie/referee/data/{language}.txt.gz: one line per word in lower case, sorted,

    word TAB zipf×10 TAB marks TAB lemmas TAB bases TAB sounds TAB translations

with lists parted by commas. Marks: `s` a spelling dictionary has the word (in lower case, but for
German), `n` it is a German noun, `l` which is also a word with a small letter. A base is a word
that this one is made from; one that begins with = names a family from tools/words/families/, and
- says that the origin is known and is no word of the language.
"""

import argparse
import csv
import gzip
import itertools
import json
import math
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import simplemma.strategies.dictionaries.dictionary_factory as lemma_dictionaries
import wordfreq

from reverie.referee.espeak import Espeak
from reverie.referee.grammar import grammar
from reverie.referee.spelling import LETTERS, fold

LANGUAGES = {"en": "eng", "de": "deu", "fr": "fra", "sv": "swe"}
DATA = Path("reverie/referee/data")
FAMILIES = Path(__file__).parent / "families"

RARE = 1.5
"""Words below this zipf are kept only if a dictionary has them."""
SPOKEN = 2.0
"""Words below this zipf are left to espeak-ng at run time."""
MOST_TRANSLATIONS = 16

NO_BASE = "-"
PIVOTS = {"fi": "fin", "es": "spa"}
"""Languages by way of which two of ours meet."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sources", type=Path)
    sources = parser.parse_args().sources
    dictionary = translations(sources)
    espeak = Espeak()
    DATA.mkdir(exist_ok=True)
    for language in LANGUAGES:
        lines = build(language, sources, dictionary[language], espeak)
        with gzip.GzipFile(DATA / f"{language}.txt.gz", "wb", mtime=0) as file:
            file.write("".join(lines).encode())
        print(f"{language}: {len(lines):,} words")


def build(language: str, sources: Path, foreign: dict[str, list[str]], espeak: Espeak) -> list[str]:
    zipf = {
        word: round(10 * (math.log10(share) + 9))
        for word, share in wordfreq.get_frequency_dict(language, "large").items()
        if LETTERS.fullmatch(word)
    }
    spelt = set(spelling(language, sources))
    german = {*spelt, *headwords(sources)} if language == "de" else set()
    nouns = {key(word) for word in german if word[:1].isupper()}
    small = {key(word) for word in german if word[:1].islower()}
    standard = {key(word) for word in spelt if language == "de" or word.islower()}
    written = {key(word): word.lower() for word in sorted(spelt)}
    common = {word for word, tenths in zipf.items() if tenths >= 10 * RARE}
    words = common | {key(word) for word in spelt} | set(foreign)
    lemmas = lemmas_of(language, words, written)
    for word, lemma in exceptions(language, sources):
        lemmas.setdefault(word, set()).add(lemma)
    bases = bases_of(language, sources, words)
    lines = []
    for word in sorted(words, key=str.encode):
        tenths = zipf.get(word, 0)
        spoken = written.get(word, word)
        sounds = espeak.sounds(language, spoken) if tenths >= 10 * SPOKEN else ()
        fields = (
            word,
            str(tenths),
            "s" * (word in standard) + ("nl"[: 1 + (word in small)] if word in nouns else ""),
            ",".join(sorted(lemmas.get(word, ()))),
            ",".join(sorted(bases.get(word, ()))),
            " ".join(sounds),
            ",".join(foreign.get(word, ())),
        )
        lines.append("\t".join(fields).rstrip("\t") + "\n")
    return lines


def key(word: str) -> str:
    """As lists of frequencies write it."""
    return word.lower().replace("ß", "ss")


# ── What is a word, and of which word is it a form ───────────────────────────────────────────


def spelling(language: str, sources: Path) -> Iterator[str]:
    """The words of the spelling dictionary, without their affixes."""
    for path in sorted(sources.glob(f"hunspell/{language}*.dic")):
        affixes = path.with_suffix(".aff").read_bytes()[:400]
        code = "utf-8" if b"UTF-8" in affixes else "iso8859-1"
        for line in path.read_text(code).splitlines()[1:]:
            word = line.partition("/")[0].strip().split("\t")[0]
            if LETTERS.fullmatch(word) and len(word) > 1:
                yield word


def headwords(sources: Path) -> Iterator[str]:
    """German words as the bilingual dictionary writes them."""
    for line in (sources / "freedict/deu-eng.tsv").read_text().splitlines():
        yield line.partition("\t")[0]


def lemmas_of(language: str, words: set[str], written: dict[str, str]) -> dict[str, set[str]]:
    table = lemma_dictionaries.DefaultDictionaryFactory().get_dictionary(language)
    found: dict[str, set[str]] = {}
    for word in words:
        spelling = written.get(word, word)
        forms = {word, spelling, spelling.capitalize()}
        lemmas = {key(_text(table[form])) for form in forms if form in table} - {word}
        if lemmas := {lemma for lemma in lemmas if LETTERS.fullmatch(lemma)}:
            found[word] = lemmas
    return found


def exceptions(language: str, sources: Path) -> Iterator[tuple[str, str]]:
    """WordNet's irregular forms: leaves, leaf."""
    for path in sorted((sources / "wordnet").glob("*.exc")) if language == "en" else ():
        for line in path.read_text().splitlines():
            word, *lemmas = line.split()
            yield from ((word, lemma) for lemma in lemmas if LETTERS.fullmatch(lemma))


def _text(value: str | bytes) -> str:
    return value.decode() if isinstance(value, bytes) else value


# ── Word families ────────────────────────────────────────────────────────────────────────────


def bases_of(language: str, sources: Path, words: set[str]) -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    made = (etymologies, derivations, glosses, morphology)
    for word, base in [pair for source in made for pair in source(language, sources)]:
        if word in words and word != base:
            found[word].add(base if base in words else NO_BASE)
    for number, family in enumerate(written_families(language), start=1):
        for word in family:
            found[word].add(f"={number}")
    return found


def etymologies(language: str, sources: Path) -> Iterator[tuple[str, str]]:
    """What Wiktionary's editors say a word is made from: nothing, if not from this language."""
    code = LANGUAGES[language]
    table = json.loads((sources / "ety/etymologies.json").read_text())[code]
    for word, origins in table.items():
        for origin in origins:
            for base, of in origin.items():
                if LETTERS.fullmatch(word):
                    yield key(word), key(base) if of == code else ""


def derivations(language: str, sources: Path) -> Iterator[tuple[str, str]]:
    """WordNet's links between forms that are derived from each other."""
    if language != "en":
        return
    synsets: dict[tuple[str, str], list[str]] = {}
    links = []
    for part, name in (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv")):
        for line in (sources / f"wordnet/data.{name}").read_text().splitlines():
            if line.startswith("  "):
                continue
            fields = line.split()
            members = int(fields[3], 16)
            words = [fields[4 + 2 * i].lower() for i in range(members)]
            synsets[part, fields[0]] = words
            at = 4 + 2 * members
            for link in range(int(fields[at])):
                kind, offset, of, ends = fields[at + 1 + 4 * link : at + 5 + 4 * link]
                if kind == "+":
                    links.append((words[int(ends[:2], 16) - 1], of, offset, int(ends[2:4], 16) - 1))
    for word, of, offset, number in links:
        other = synsets.get((of.replace("s", "a"), offset), [""])[number]
        # Without a beginning in common they are of one meaning, not of one family.
        if word[:3] == other[:3] and len(word) > len(other):
            yield word, other


def glosses(language: str, sources: Path) -> Iterator[tuple[str, str]]:
    """Compounds whose definition names a part of them: anthill, made by ants; carpet has no car."""
    if language != "en":
        return
    for line in (sources / "wordnet/data.noun").read_text().splitlines():
        if line.startswith("  "):
            continue
        fields, _, gloss = line.partition(" | ")
        named = set(re.findall(r"[a-z]{3,}", gloss.lower()))
        named |= {word.removesuffix("s") for word in named}
        members = fields.split()[4 : 4 + 2 * int(fields.split()[3], 16) : 2]
        for word in members:
            for part in named:
                if 3 <= len(part) <= len(word) - 3 and word.startswith(part) | word.endswith(part):
                    yield word, part


def morphology(language: str, sources: Path) -> Iterator[tuple[str, str]]:
    """Lexique's division of French words: floral = fleur-al."""
    if language != "fr":
        return
    with (sources / "lexique.txt").open(encoding="latin-1") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            word, parts = row["1_ortho"], row["34_morphoder"].split("-")
            longest = max(parts, key=len)
            if (
                len(parts) > 1
                and len(longest) > 2
                and longest != word
                and longest not in grammar("fr").endings
            ):
                yield word, longest


def written_families(language: str) -> Iterator[list[str]]:
    """Our own lists: a family per line.

    Where a small letter makes another word (floh, Floh), the one with the capital stays.
    """
    lines = (FAMILIES / f"{language}.txt").read_text().splitlines()
    families = [
        {word.strip() for word in line.split(",")} for line in lines if line and line[0] != "#"
    ]
    large = {word for family in families for word in family if word[0].isupper()}
    for family in families:
        yield sorted(
            key(word)
            for word in family
            if word[0].isupper() or not {word.capitalize()} & (large - family)
        )


# ── Translations ─────────────────────────────────────────────────────────────────────────────


def translations(sources: Path) -> dict[str, dict[str, list[str]]]:
    """For each language: word → other language's words as `de:mond`, the most agreed on first."""
    votes: dict[tuple[str, str, str, str], int] = defaultdict(int)
    for here, there, word, other in pairs(sources):
        votes[here, there, word, other] += 1
        votes[there, here, other, word] += 1
    found: dict[str, dict[str, dict[str, dict[str, int]]]] = {
        language: defaultdict(lambda: defaultdict(dict)) for language in (*LANGUAGES, *PIVOTS)
    }
    for (here, there, word, other), number in votes.items():
        found[here][word][there][other] = number
    _through_a_third(found)
    _through_a_third(found)
    return {
        here: {
            word: [
                f"{there}:{other}"
                for there in LANGUAGES
                if there in others
                for other in _most_agreed(others[there])
            ]
            for word, others in found[here].items()
        }
        for here in LANGUAGES
    }


def _through_a_third(found: dict[str, dict[str, dict[str, dict[str, int]]]]) -> None:
    """What two other languages agree on is hardly a wrong sense."""
    agreed = []
    for here, there in itertools.permutations(LANGUAGES, 2):
        for word, others in found[here].items():
            ways: dict[str, set[str]] = defaultdict(set)
            for by in others.keys() - {there}:
                for between in _most_agreed(others[by])[:4]:
                    for other in _most_agreed(found[by].get(between, {}).get(there, {}))[:4]:
                        ways[other].add(by)
            agreed += [(here, there, word, other) for other, by in ways.items() if len(by) > 1]
    for here, there, word, other in agreed:
        for of, to, one, two in ((here, there, word, other), (there, here, other, word)):
            votes = found[of][one].setdefault(to, {})
            votes[two] = votes.get(two, 0) + 1


def _most_agreed(votes: dict[str, int]) -> list[str]:
    return sorted(votes, key=lambda word: (-votes[word], len(word), word))[:MOST_TRANSLATIONS]


def pairs(sources: Path) -> Iterator[tuple[str, str, str, str]]:
    """Language, language, word, word."""
    words = {language: wordfreq.get_frequency_dict(language, "large") for language in LANGUAGES}
    names = {code: language for language, code in (LANGUAGES | PIVOTS).items()}
    for path in sorted((sources / "freedict").glob("???-???*.tsv")):
        here, there = names[path.name[:3]], names[path.name[4:7]]
        for line in path.read_text().splitlines():
            fields = line.split("\t")
            word, other = bare(here, fields[0], words), bare(there, fields[1], words)
            # The dictionary of English and German is full of phrases that are no words.
            if " " in word + other and {here, there} == {"en", "de"}:
                continue
            if word and other and not (" " in word and " " in other):
                yield here, there, word, other
    with (sources / "cldr.tsv").open() as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            named = {
                language: bare(language, row[f"{language}_name"], words) for language in LANGUAGES
            }
            for here in LANGUAGES:
                for there in LANGUAGES:
                    if here < there and named[here] and named[there]:
                        yield here, there, named[here], named[there]


_ARTICLE = re.compile(
    r"^(the|an?|to|der|die|das|le|la|les|une?|ett|en|att|sich|se|s'|l') ?(?=\w{2})"
)


_WRITES_APART = ("en", "fr")
"""Where an Element may have several words: ice cream, pomme de terre."""
_MOST_WORDS = 4


def bare(language: str, text: str, known: dict[str, dict[str, float]]) -> str:
    """A single word without brackets and article; nothing if it is more than that."""
    text = key(re.sub(r"[\[({<].*?[\])}>]", "", text).strip())
    text = re.sub(r"\s+", " ", text)
    if " " in text or "'" in text:
        text = _ARTICLE.sub("", text)
    # Some write hour glass, others hourglass.
    if (joined := text.replace(" ", "")) in known.get(language, {}) and text.count(" ") == 1:
        text = joined
    if " " in text and language in _WRITES_APART:
        words = text.split(" ")
        return text if len(words) <= _MOST_WORDS and all(map(LETTERS.fullmatch, words)) else ""
    return text if LETTERS.fullmatch(text) and fold(language, text) else ""


if __name__ == "__main__":
    main()
