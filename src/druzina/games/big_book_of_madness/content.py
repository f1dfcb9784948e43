"""The cards: typed, frozen, found by number; read from TOML files with their sources."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec import Struct

from druzina.core.content import Name, Source, fingerprint, one_at_a_time
from druzina.games.big_book_of_madness.parts import AnyPart

HOME = Path(__file__).parent / "content"
ELEMENTS = ("water", "earth", "fire", "air")
KINDS = (*ELEMENTS, "multi")
DIFFICULTIES = ("I", "II", "III")
ABILITIES = (
    "substitute",
    "draw on breaking",
    "large support",
    "exchange support",
    "discard madness",
    "refresh",
    "draw and drop",
    "six spells",
)
FILES = ("first_pages", "inner_pages", "last_page")
LEVELS = (1, 2, 3)
TIMES = (1, 2, 3)


class Effect(Struct, frozen=True, kw_only=True):
    """Whom a card's text concerns, and what is done, part by part."""

    number: int
    card: str
    who: str
    parts: tuple[AnyPart, ...]
    players: int = 0
    may: bool = False
    on_placement: bool = False


class Wizard(Struct, frozen=True):
    """BBM-WIZ: the value-2 card's element, the value-1 cards by element, and the ability."""

    number: int
    id: str
    name: Name
    strong: int
    ones: tuple[int, ...]
    ability: str
    source: Source


class Spell(Struct, frozen=True):
    """A spell; the basic ones have the numbers 0 to 3."""

    number: int
    id: str
    name: Name
    element: int
    level: int
    effect: int
    basic: bool
    source: Source


class Curse(Struct, frozen=True):
    """A curse of an element, 0 to 3, or of all four, 4."""

    number: int
    id: str
    name: Name
    kind: int
    effect: int
    source: Source


class Page(Struct, frozen=True):
    """One card of the grimoire: bonus and penalty in front, the monster behind (BBM-BOOK-09)."""

    number: int
    id: str
    name: Name
    file: str
    curses: tuple[int, ...]
    arrival: int
    bonus: int
    penalty: int
    source: Source


class Cards(Struct):
    """All cards as they were read."""

    wizards: list[Wizard] = []
    spells: list[Spell] = []
    curses: list[Curse] = []
    pages: list[Page] = []
    tracks: dict[str, tuple[int, ...]] = {}
    effects: list[Effect] = []


class Content(Struct, frozen=True):
    """A whole set of cards, with the facts that rules ask for most, by number."""

    fingerprint: str
    wizards: tuple[Wizard, ...]
    spells: tuple[Spell, ...]
    curses: tuple[Curse, ...]
    pages: tuple[Page, ...]
    tracks: dict[str, tuple[int, ...]]
    effects: tuple[Effect, ...]
    spell_costs: tuple[tuple[int, int], ...]
    curse_kinds: tuple[int, ...]
    casts: tuple[tuple[str, ...], ...]
    cast_of: dict[str, tuple[int, int]]
    curses_of: tuple[tuple[int, ...], ...]
    abilities: tuple[str, ...]
    by_level: tuple[tuple[int, ...], ...]
    by_file: dict[str, tuple[int, ...]]
    numbers: dict[str, int]

    def library(self, element: int, level: int) -> list[int]:
        """The library spells of one element and level."""
        return list(self.by_level[3 * element + level - 1])

    def pages_of(self, file: str) -> list[int]:
        return list(self.by_file[file])

    def spell(self, wanted: str) -> Spell:
        return next(spell for spell in self.spells if spell.id == wanted)

    def curse(self, wanted: str) -> Curse:
        return next(curse for curse in self.curses if curse.id == wanted)

    def page(self, wanted: str) -> Page:
        return next(page for page in self.pages if page.id == wanted)

    def wizard(self, wanted: str) -> Wizard:
        return next(wizard for wizard in self.wizards if wizard.id == wanted)


# The sets this process has read, by fingerprint: a position names its own.
LOADED: dict[str, Content] = {}


@cache
@one_at_a_time
def load(folder: Path = HOME) -> Content:
    """Reads, checks and keeps a folder of cards. Raises `Problems` with all that is wrong."""
    from druzina.games.big_book_of_madness.content_file import read_cards

    return keep(read_cards(folder))


def casts(spell: Spell) -> tuple[str, ...]:
    """BBM-CAST-03: how casting it is written, at each multiple."""
    return tuple(f"cast {spell.id} x{times}" for times in TIMES)


def entries(cards: Cards | Content) -> dict[str, object]:
    """What rules read, card by card: with each its effects, and the tracks of the rounds."""
    effects = cards.effects
    pages = {
        page.id: (page.file, page.curses, [effects[n] for n in sides_of(page)])
        for page in cards.pages
    }
    return {
        **{wizard.id: wizard for wizard in cards.wizards},
        **{s.id: (s.element, s.level, s.basic, effects[s.effect]) for s in cards.spells},
        **{curse.id: (curse.kind, effects[curse.effect]) for curse in cards.curses},
        **pages,
        **{f"round-{name}": track for name, track in cards.tracks.items()},
    }


def sides_of(page: Page) -> list[int]:
    """The effects of a page, as many as it has."""
    return [number for number in (page.arrival, page.bonus, page.penalty) if number >= 0]


def _numbers(cards: Cards) -> dict[str, int]:
    """All that has an id, with its number among its kind; effects by the card they are on."""
    things: list[Wizard | Spell | Curse | Page] = [*cards.wizards, *cards.spells]
    things += [*cards.curses, *cards.pages]
    numbers = {thing.id: thing.number for thing in things}
    return {**numbers, **{effect.card: effect.number for effect in cards.effects}}


def keep(cards: Cards) -> Content:
    """Makes a set of cards known to this process under its fingerprint, with its newest names."""
    content = Content(
        fingerprint=fingerprint(entries(cards)),
        wizards=tuple(cards.wizards),
        spells=tuple(cards.spells),
        curses=tuple(cards.curses),
        pages=tuple(cards.pages),
        tracks=dict(cards.tracks),
        effects=tuple(cards.effects),
        spell_costs=tuple((spell.element, spell.level) for spell in cards.spells),
        curse_kinds=tuple(curse.kind for curse in cards.curses),
        casts=tuple(casts(spell) for spell in cards.spells),
        cast_of={
            text: (spell.number, times)
            for spell in cards.spells
            for times, text in zip(TIMES, casts(spell), strict=True)
        },
        curses_of=tuple(
            tuple(curse.number for curse in cards.curses if curse.kind == kind)
            for kind in range(len(KINDS))
        ),
        abilities=tuple(wizard.ability for wizard in cards.wizards),
        by_level=tuple(
            tuple(
                spell.number
                for spell in cards.spells
                if not spell.basic and (spell.element, spell.level) == (element, level)
            )
            for element in range(len(ELEMENTS))
            for level in LEVELS
        ),
        by_file={
            file: tuple(page.number for page in cards.pages if page.file == file) for file in FILES
        },
        numbers=_numbers(cards),
    )
    LOADED[content.fingerprint] = content
    return content
