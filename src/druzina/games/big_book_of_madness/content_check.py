"""Whether a set of cards is a good one: BBM-NP, beyond what playing needs.

What fails in `content_file` cannot be loaded; a set that fails only here can be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

from druzina.core import Problem
from druzina.core.game import Figures
from druzina.core.reading import breach
from druzina.games.big_book_of_madness.content import (
    DIFFICULTIES,
    ELEMENTS,
    KINDS,
    Cards,
    Curse,
    Page,
    Spell,
    Wizard,
)
from druzina.games.big_book_of_madness.content_file import read

ONES = 18
MONSTERS_PER_ELEMENT = 12
MOST_MULTI = 12
MOST_OF_ELEMENT = 9


def check(folder: Path) -> list[Problem]:
    """All that is wrong with a folder of cards: what cannot be read, then what should not be."""
    reading = read(folder)
    if reading.problems:
        return reading.problems
    return [found for rule in RULES for found in rule(reading.cards)]


def factors(cards: Cards) -> Iterator[Problem]:
    """BBM-NP-01: at least one factor in every spell."""
    for spell in cards.spells:
        effect = cards.effects[spell.effect]
        if not effect.players and not any(part.factor for part in effect.parts):
            file = "basic.toml" if spell.basic else "library.toml"
            yield breach(file, spell.id, "do", "BBM-NP-01", 0, "expected-factor")


def monsters(cards: Cards) -> Iterator[Problem]:
    """BBM-NP-05: over all monsters each element equally often; never more than a pile holds."""
    count = Counter(kind for page in cards.pages for kind in page.curses)
    for element, word in enumerate(ELEMENTS):
        if count[element] != MONSTERS_PER_ELEMENT:
            expected = "expected-each-element-twelve"
            yield breach("inner_pages.toml", word, "curses", "BBM-NP-05", count[element], expected)
        first = max(p.curses.count(element) for p in cards.pages if p.file == "first_pages")
        inner = sorted(p.curses.count(element) for p in cards.pages if p.file == "inner_pages")
        most = first + sum(inner[-5:])
        if most > MOST_OF_ELEMENT:
            limit, expected = MOST_OF_ELEMENT, "expected-at-most-cards"
            yield breach(
                "inner_pages.toml", word, "curses", "BBM-NP-05", most, expected, limit=limit
            )


def rising(cards: Cards) -> Iterator[Problem]:
    """BBM-NP-07: non-decreasing by round and by difficulty, at most twelve in all."""
    tracks = [cards.tracks[difficulty] for difficulty in DIFFICULTIES]
    by_difficulty = all(list(cell) == sorted(cell) for cell in zip(*tracks, strict=True))
    for difficulty, track in zip(DIFFICULTIES, tracks, strict=True):
        if list(track) != sorted(track) or not by_difficulty:
            expected = "expected-rising-track"
            yield breach("rounds.toml", difficulty, "multi", "BBM-NP-07", track, expected)
        if sum(track) > MOST_MULTI:
            limit, expected = MOST_MULTI, "expected-at-most-cards"
            yield breach(
                "rounds.toml", difficulty, "multi", "BBM-NP-07", sum(track), expected, limit=limit
            )


def decks(cards: Cards) -> Iterator[Problem]:
    """BBM-NP-08: two wizards of each element; any five find enough cards, in Nightmare too."""
    strong = Counter(wizard.strong for wizard in cards.wizards)
    for element, word in enumerate(ELEMENTS):
        if strong[element] != 2:
            found, expected = strong[element], "expected-two-of-element"
            yield breach("wizards.toml", word, "strong", "BBM-NP-08", found, expected)
        needs = [wizard.ones[element] + (wizard.strong == element) for wizard in cards.wizards]
        most = max(sum(five) for five in combinations(needs, 5))
        if most > ONES:
            expected = "expected-at-most-cards"
            yield breach("wizards.toml", word, "ones", "BBM-NP-08", most, expected, limit=ONES)


def madness(cards: Cards) -> Iterator[Problem]:
    """BBM-NP-09: of our own cards few may give every player a Madness."""
    for kind in range(len(KINDS)):
        found = [
            curse.id
            for curse in cards.curses
            if curse.kind == kind and curse.source == "original" and maddens(cards, curse.effect)
        ]
        if len(found) > 1:
            where = ("curses.toml", ", ".join(found), "do", "BBM-NP-09", len(found))
            yield breach(*where, "expected-at-most-cards", limit=1)


def maddens(cards: Cards, effect: int) -> bool:
    whole = cards.effects[effect]
    return whole.who == "each" and any(part.do == "madness" for part in whole.parts)


RULES = (factors, monsters, rising, decks, madness)


def facts(folder: Path) -> list[tuple[str, Figures]]:
    """What there is to say about a set."""
    cards = read(folder).cards
    kinds: dict[str, Sequence[Wizard | Spell | Curse | Page]] = {
        "wizards": cards.wizards,
        "spells": cards.spells,
        "curses": cards.curses,
        "pages": cards.pages,
    }
    sources = Counter[str](card.source for some in kinds.values() for card in some)
    every = {source: sources[source] for source in ("rulebook", "public", "original")}
    return [
        ("fact-cards", {name: len(some) for name, some in kinds.items()}),
        ("fact-sources", dict(every)),
    ]
