"""Reading cards from TOML: the form of every card, and the numbers the rules cannot do without.

Everything that is wrong is said at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from druzina.core import Problem
from druzina.core.content import Reading, index_of, source_of
from druzina.core.reading import Value
from druzina.games.big_book_of_madness.content import (
    ABILITIES,
    DIFFICULTIES,
    ELEMENTS,
    KINDS,
    LEVELS,
    Cards,
    Curse,
    Page,
    Spell,
    Wizard,
)
from druzina.games.big_book_of_madness.content_parts import EFFECT_KEYS, effect_of

ROUNDS = 6

# BBM-CMP-01, -02, -05a, -06, -07: how many of each the box holds.
SIZES = {
    "wizards": (8, "BBM-CMP-07"),
    "basic": (4, "BBM-CMP-01"),
    "library": (36, "BBM-CMP-01"),
    "curses": (48, "BBM-CMP-05"),
    "first_pages": (4, "BBM-CMP-06"),
    "inner_pages": (12, "BBM-CMP-06"),
    "last_page": (1, "BBM-CMP-06"),
    "rounds": (3, "BBM-TRK-01"),
}
TABLES = {
    "wizards": "wizard", "basic": "spell", "library": "spell", "curses": "curse",
    "first_pages": "page", "inner_pages": "page", "last_page": "page", "rounds": "track",
}  # fmt: skip
PILES = {"water": 9, "earth": 9, "fire": 9, "air": 9, "multi": 12}


class CardReading(Reading):
    """The cards beside what is wrong."""

    cards: Cards = msgspec.field(default_factory=Cards)


def read_cards(folder: Path) -> Cards:
    """The cards of a folder, or `Problems` with all that is wrong in all its files."""
    reading = read(folder)
    reading.insist()
    return reading.cards


def read(folder: Path) -> CardReading:
    reading = CardReading()
    if not reading.has(folder):
        return reading
    for file, table in TABLES.items():
        for value in reading.entries_of(folder, file, table):
            READERS[table](reading, file, value)
        reading.must_be(file, table, *SIZES[file])
    if not reading.problems:
        reading.problems.extend(distribution(reading.cards))
    return reading


def read_wizard(reading: CardReading, file: str, value: Value) -> None:
    """BBM-WIZ-02a: eleven cards of value 1 beside the one of value 2."""
    parts = value.known(("id", "name", "strong", "ones", "ability", "source"))
    if parts is None:
        return
    ones = parts["ones"].known(ELEMENTS) or {}
    counts = tuple(one.whole(0, 11) for one in ones.values())
    if len(counts) == len(ELEMENTS) and sum(counts) != 11:
        parts["ones"].wrong("expected-eleven-ones", "BBM-WIZ-02a", str(sum(counts)))
    reading.cards.wizards.append(
        Wizard(
            number=len(reading.cards.wizards),
            id=reading.id_of(parts["id"]),
            name=reading.name_of(parts["name"]),
            strong=index_of(parts["strong"], ELEMENTS),
            ones=counts,
            ability=parts["ability"].one_of(ABILITIES, "BBM-WIZ-01"),
            source=source_of(parts["source"]),
        )
    )


def read_spell(reading: CardReading, file: str, value: Value) -> None:
    parts = value.known(("id", "name", "element", "level", *EFFECT_KEYS, "source"))
    if parts is None:
        return
    number = len(reading.cards.spells)
    spell = Spell(
        number=number,
        id=reading.id_of(parts["id"]),
        name=reading.name_of(parts["name"]),
        element=index_of(parts["element"], ELEMENTS),
        level=parts["level"].whole(1, 1 if file == "basic" else 3),
        effect=len(reading.cards.effects),
        basic=file == "basic",
        source=source_of(parts["source"]),
    )
    reading.cards.spells.append(spell)
    reading.cards.effects.append(effect_of(value, spell.effect, f"spell:{spell.id}"))


def read_curse(reading: CardReading, file: str, value: Value) -> None:
    parts = value.known(("id", "name", "kind", *EFFECT_KEYS, "source"))
    if parts is None:
        return
    curse = Curse(
        number=len(reading.cards.curses),
        id=reading.id_of(parts["id"]),
        name=reading.name_of(parts["name"]),
        kind=index_of(parts["kind"], KINDS),
        effect=len(reading.cards.effects),
        source=source_of(parts["source"]),
    )
    reading.cards.curses.append(curse)
    reading.cards.effects.append(effect_of(value, curse.effect, f"curse:{curse.id}"))


def read_page(reading: CardReading, file: str, value: Value) -> None:
    """BBM-BOOK-02, -03: a monster with three curse elements; inner pages have a front too."""
    fronts = ("bonus", "penalty") if file == "inner_pages" else ()
    elements = () if file == "last_page" else ("curses",)
    parts = value.known(("id", "name", *elements, "arrival", *fronts, "source"))
    if parts is None:
        return
    id_ = reading.id_of(parts["id"])
    kinds = [index_of(one, ELEMENTS) for one in parts["curses"].items()] if elements else []
    if elements and len(kinds) != 3:
        parts["curses"].wrong("expected-three-elements", "BBM-BOOK-02", str(len(kinds)))
    numbers = {}
    for side in ("arrival", *fronts):
        numbers[side] = len(reading.cards.effects)
        parts[side].known(EFFECT_KEYS)
        effect = effect_of(parts[side], numbers[side], f"page:{id_}:{side}")
        reading.cards.effects.append(effect)
    reading.cards.pages.append(
        Page(
            number=len(reading.cards.pages),
            id=id_,
            name=reading.name_of(parts["name"]),
            file=file,
            curses=tuple(kinds),
            arrival=numbers["arrival"],
            bonus=numbers.get("bonus", -1),
            penalty=numbers.get("penalty", -1),
            source=source_of(parts["source"]),
        )
    )


def read_track(reading: CardReading, file: str, value: Value) -> None:
    """BBM-TRK-01: for each of six rounds 0, 1 or 2."""
    parts = value.known(("difficulty", "multi", "source"))
    if parts is None:
        return
    cells = tuple(cell.whole(0, 2) for cell in parts["multi"].items())
    if len(cells) != ROUNDS:
        parts["multi"].wrong("expected-six-rounds", "BBM-TRK-01", str(len(cells)))
    source_of(parts["source"])
    reading.cards.tracks[parts["difficulty"].one_of(DIFFICULTIES)] = cells


READERS = {
    "wizard": read_wizard,
    "spell": read_spell,
    "curse": read_curse,
    "page": read_page,
    "track": read_track,
}


def distribution(cards: Cards) -> Iterator[Problem]:
    """BBM-CMP-02, -05a: three spells of each element and level; so many curses of each kind."""
    levels = Counter((s.element, s.level) for s in cards.spells if not s.basic)
    for element, word in enumerate(ELEMENTS):
        for level in LEVELS:
            if levels[element, level] != 3:
                found, where = levels[element, level], f"{word} {level}"
                yield amiss("library.toml", where, "level", "BBM-CMP-02", found, 3)
    for kind, word in enumerate(KINDS):
        found = sum(curse.kind == kind for curse in cards.curses)
        if found != PILES[word]:
            yield amiss("curses.toml", word, "kind", "BBM-CMP-05a", found, PILES[word])
    if len(cards.tracks) != len(DIFFICULTIES):
        yield amiss("rounds.toml", "rounds", "difficulty", "BBM-TRK-01", len(cards.tracks), 3)


def amiss(file: str, entry: str, field: str, clause: str, found: int, number: int) -> Problem:
    return Problem(
        "problem-content",
        file=file,
        entry=entry,
        field=field,
        expected="expected-entries-exactly",
        found=str(found),
        clause=clause,
        number=number,
    )
