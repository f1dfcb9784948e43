"""The rule specifications of docs/rules as typed values: clauses in order, found by their ids.

A clause is a list item ``- **TOG-PLC-04** [R] text``, a table row whose first cell is ``**id**``,
or a paragraph that begins so, with the numbered steps below it.
The English page is the specification. A page of the same name in docs/rules/cs says its clauses
again in Czech, by id; what it does not say yet is read in English.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from heapq import nlargest
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

PREFIXES = {
    "TOG": "tales_of_glory",
    "BBM": "big_book_of_madness",
    "AMU": "amulet",
    "PRO": "prophecy",
    "GLH": "gloomhaven",
}

_HEADING = re.compile(r"(#+) (.+)")
_CLAUSE = re.compile(r"(?:- |\| )?\*\*([A-Z]{3}-[A-Z0-9]+-\d+[a-z]?)\*\* ?(.*)", re.DOTALL)
_MARK = re.compile(r"\[([RPJD]†?)(?:/([RPJD]†?))?(?=[],:; ])[^]]*\]")
_LEADING_MARKS = re.compile(r"(?:\[[RPJD]†?(?:/[RPJD]†?)?\] ?)+")
_REFERENCE = re.compile(
    r"\b(?:([A-Z]{3})-)?([A-Z][A-Z0-9]*)-(\d+[a-z]?)\b"
    r"((?:(?:, -|/-?|…-?|–| to -?| and -| až -?| a -)\d+[a-z]?\b)*)"
)
_STEP = re.compile(r"\d+\. ")
_FURTHER = re.compile(r"(…|–|to |až )?-?(\d+)([a-z]?)")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Clause(NamedTuple):
    """One numbered rule or worked example."""

    id: str
    game: str
    section: str  # the headings above it, from the widest: "Round structure › 2b — placement"
    marks: tuple[str, ...]  # where it comes from: R, P, P†, J, D in the order of the text
    text: str
    related: tuple[str, ...]  # the other clauses it mentions
    lang: str = "en"  # in which the text is written

    @property
    def example(self) -> bool:
        """Whether this is a worked example rather than a rule."""
        return "-EX-" in self.id


class NotInRulebook(LookupError):
    """Something was asked for that no specification has; `near` are the closest that exist."""

    def __init__(self, kind: str, asked: str, near: tuple[str, ...]) -> None:
        self.kind, self.asked, self.near = kind, asked, near  # kind: clause, game or several
        super().__init__(_SENTENCES[kind].format(asked=asked, near=", ".join(near)))


_SENTENCES = {
    "clause": "There is no clause {asked}; the nearest are {near}.",
    "game": "There are no rules of a game {asked}; the games are {near}.",
    "several": "{asked} stands in several games: {near}.",
}


def games() -> tuple[str, ...]:
    """The games that have a specification."""
    return tuple(PREFIXES.values())


@cache
def page(game: str, lang: str = "en") -> str:
    """The whole specification as Markdown; nothing where it is not written in that language."""
    place = folder() if lang == "en" else folder() / lang
    file = place / f"{game_named(game)}.md"
    return file.read_text(encoding="utf-8") if lang == "en" or file.exists() else ""


@cache
def clauses(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """All clauses and worked examples of a game, in the order of its specification."""
    name = game_named(game)
    return _specified(name) if lang == "en" else _said_again(clauses(name), page(name, lang), lang)


def _specified(game: str) -> tuple[Clause, ...]:
    found: dict[str, Clause] = {}
    for id_, section, text in _items(page(game).splitlines()):
        marks = tuple(dict.fromkeys(mark for pair in _MARK.findall(text) for mark in pair if mark))
        found.setdefault(_key(id_), Clause(id_, game, section, marks, _unmarked(text), ()))
    return tuple(clause._replace(related=_related(clause, found)) for clause in found.values())


def _said_again(english: tuple[Clause, ...], text: str, lang: str) -> tuple[Clause, ...]:
    """The clauses in another language; a section is called as above the first of its clauses."""
    said = {
        _key(id_): (section, _unmarked(text)) for id_, section, text in _items(text.split("\n"))
    }
    titles: dict[str, str] = {}
    again: list[Clause] = []
    for clause in english:
        title, words = said.get(_key(clause.id), ("", ""))
        if title:
            titles.setdefault(clause.section, title)
        again.append(clause._replace(text=words, lang=lang) if words else clause)
    return tuple(c._replace(section=titles.get(c.section, c.section)) for c in again)


def find(id_: str, game: str | None = None, lang: str = "en") -> Clause:
    """The clause of that id; `plc-4` will do where it is clear which game is meant."""
    key = _key(id_)
    known = PREFIXES.get(key.partition("-")[0])
    where = (known,) if known else (game_named(game),) if game else games()
    keys = (key,) if known else tuple(f"{prefix}-{key}" for prefix in PREFIXES)
    hits = [clause for name in where for k in keys if (clause := _index(name, lang).get(k))]
    if len(hits) == 1:
        return hits[0]
    if hits:
        raise NotInRulebook("several", id_, tuple(clause.id for clause in hits))
    raise NotInRulebook("clause", id_, _nearest(keys, where))


def folder() -> Path:
    """Beside this module when installed, docs/rules in a checkout."""
    installed = Path(__file__).parent / "rulebook_text"
    return installed if installed.is_dir() else Path(__file__).parents[2] / "docs" / "rules"


def game_named(name: str) -> str:
    """The full name of a game, however it is spelt; `NotInRulebook` if there is none such."""
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    known = PREFIXES.get(plain.upper(), plain)
    if known not in games():
        raise NotInRulebook("game", name, games())
    return known


def _key(id_: str) -> str:
    """What two spellings of an id have in common: capitals, hyphens, no leading zeros."""
    parts = re.split(r"[\s_-]+", id_.strip().upper())
    return "-".join([*parts[:-1], parts[-1].lstrip("0") or "0"])


@cache
def _index(game: str, lang: str) -> dict[str, Clause]:
    return {_key(clause.id): clause for clause in clauses(game, lang)}


def _unmarked(text: str) -> str:
    """The text of a clause without the marks before it."""
    leading = _LEADING_MARKS.match(text)
    return text[leading.end() :] if leading else text


def _joined(lines: Iterable[str]) -> list[str]:
    """The lines, with what belongs to a clause part of it: indented lines, steps, a table."""
    whole: list[str] = []
    for line in lines:
        last = whole[-1] if whole and _CLAUSE.match(whole[-1]) else ""
        announced = last.startswith("- ") and (last[-1] == ":" or last.splitlines()[-1][0] == "|")
        steps = last.startswith("**") and _STEP.match(line)
        if (last and line.startswith("  ")) or (announced and line.startswith("|")) or steps:
            whole[-1] += "\n" + line.strip()
        elif line or not announced:
            whole.append(line)
    return whole


def _items(lines: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Id, section and text of every clause; the first line, the title, is no section."""
    headings: dict[int, str] = {}
    header = ""
    for previous, line in pairwise(_joined(lines)):
        if heading := _HEADING.match(line):
            level = len(heading[1])
            headings = {n: title for n, title in headings.items() if n < level}
            headings[level] = _MARK.sub("", heading[2]).strip()
        elif line.startswith("|---"):
            header = previous
        elif clause := _CLAUSE.match(line):
            text = _row(header, clause[2]) if line.startswith("|") else clause[2]
            yield clause[1], " › ".join(headings.values()), text


def _row(header: str, cells: str) -> str:
    """The further cells of a table row, each after the name of its column."""
    names = [name.strip() for name in header.strip("| ").split("|")[1:]]
    values = [value.strip() for value in cells.strip("| ").split("|")]
    return "; ".join(f"{name}: {value}" for name, value in zip(names, values, strict=False))


def _related(clause: Clause, found: Mapping[str, Clause]) -> tuple[str, ...]:
    """The other clauses of this game that a clause mentions, in order, each once."""
    hits = (found.get(key) for key in _mentions(clause.text, clause.id[:3]))
    return tuple(dict.fromkeys(hit.id for hit in hits if hit and hit.id != clause.id))


def _mentions(text: str, prefix: str) -> Iterator[str]:
    """Keys of what looks like an id: PAY-03, TOG-PAY-03, -07, ELM-09/10, KEY-04 to -07 or to 7."""
    for game, section, first, more in _REFERENCE.findall(text):
        head = f"{game or prefix}-{section}"
        yield _key(f"{head}-{first}")
        last = int(first.rstrip(_LETTERS))
        for through, number, letter in _FURTHER.findall(more):
            start = last + 1 if through else int(number)
            last = int(number)
            yield from (f"{head}-{n}{letter.upper()}" for n in range(start, last + 1))


def _nearest(keys: Iterable[str], where: Iterable[str]) -> tuple[str, ...]:
    from difflib import SequenceMatcher

    def likeness(clause: Clause) -> float:
        return max(SequenceMatcher(None, clause.id, key).ratio() for key in keys)

    everything = (clause for name in where for clause in clauses(name))
    return tuple(clause.id for clause in nlargest(3, everything, key=likeness))
