"""The content of Prophecy: all things of a folder, kept by fingerprint.

A physical card is its number in `cards`: decks one after the other in the order of `DECKS`, the
cards of the module last; copies stand side by side.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from druzina.core.content import fingerprint, one_at_a_time
from druzina.games.prophecy.content_model import (
    DECKS,
    GUILDS,
    SPHERES,
    Ability,
    Card,
    Chance,
    Character,
    Field,
    Item,
    Monster,
    Opportunity,
    Service,
    Table,
)
from druzina.games.prophecy.effect import GROUPS, WINDOWS, Effect
from druzina.games.prophecy.part import Part

HOME = Path(__file__).parent / "content"


class Things(Struct):
    """All things as they were read, in the order of their files."""

    characters: list[Character] = []
    fields: list[Field] = []
    entries: list[Card] = []
    table: Table | None = None
    effects: int = 0


class Holder(Protocol):
    """A character, as far as its cards go."""

    items: list[int]
    abilities: list[int]
    kept: list[int]


class Held(Struct, frozen=True):
    """Cards that a character may hold, together and by kind."""

    all: frozenset[int]
    items: frozenset[int]
    abilities: frozenset[int]
    kept: frozenset[int]

    def lacked(self, one: Holder) -> bool:
        """Whether one has none of them."""
        return (
            (not one.abilities or self.abilities.isdisjoint(one.abilities))
            and (not one.items or self.items.isdisjoint(one.items))
            and (not one.kept or self.kept.isdisjoint(one.kept))
        )

    @classmethod
    def of(cls, cards: Sequence[Card], numbers: Iterable[int]) -> Held:
        listed = list(numbers)
        items, abilities, kept = (
            frozenset(n for n in listed if isinstance(cards[n], kind))
            for kind in (Item, Ability, Opportunity)
        )
        return cls(items | abilities | kept, items, abilities, kept)


class Content(Struct, frozen=True):
    """A whole set. `ids` are the cards' text forms: `R05`, and for copies `I01-1`, `I01-2`.

    `windows[window]` has the effects of a card there, by card number, if it has any; `effects` has
    them by their own number. `foes` is the same for monsters alone, and has the one described on an
    opportunity under its card; `rules` are the kinds of a monster's standing rules, `monsters` all
    cards that are one, `spells` all abilities that are spells. `held` are the cards of a window
    that a character may hold. `slots` says of every card what slot it has,
    nothing if it is no item; `lowest` is the lowest price of a deck.
    `ports` are clockwise; `doors` are the two fields of each sphere.
    """

    fingerprint: str
    characters: tuple[Character, ...]
    fields: tuple[Field, ...]
    cards: tuple[Card, ...]
    ids: tuple[str, ...]
    effects: tuple[Effect, ...]
    windows: dict[str, dict[int, tuple[Effect, ...]]]
    foes: dict[str, dict[int, tuple[Effect, ...]]]
    held: dict[str, Held]
    rules: dict[int, frozenset[type[Part]]]
    monsters: frozenset[int]
    spells: frozenset[int]
    slots: tuple[str, ...]
    lowest: dict[str, int]
    decks: dict[str, tuple[int, ...]]
    module: tuple[int, ...]
    table: Table
    numbers: dict[str, int]
    guild_fields: tuple[int, ...]
    work: dict[int, Service]
    ports: tuple[int, ...]
    gates: tuple[int, ...]
    doors: tuple[tuple[int, ...], ...]

    def item(self, card: int) -> Item:
        found = self.cards[card]
        assert isinstance(found, Item), f"{self.ids[card]} is no item"
        return found

    def ability(self, card: int) -> Ability:
        found = self.cards[card]
        assert isinstance(found, Ability), f"{self.ids[card]} is no ability"
        return found

    def monster(self, card: int) -> Monster:
        """PRO-CNT-16: a monster, or the one described on an opportunity."""
        found = self.cards[card]
        if isinstance(found, Monster):
            return found
        described = found.monster if isinstance(found, Opportunity) else None
        assert described is not None, f"{self.ids[card]} is no monster"
        return described

    def is_monster(self, card: int) -> bool:
        return card in self.monsters

    def card(self, wanted: str) -> int:
        """The number of a card by its text form, or of the first copy by its id."""
        return self.numbers[wanted]

    def character(self, wanted: str) -> Character:
        return self.characters[self.numbers[wanted]]

    def field(self, wanted: str) -> int:
        return self.numbers[wanted]

    def of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(field.number for field in self.fields if field.kind == kind)


# The sets this process has read, by fingerprint: a position names its own.
LOADED: dict[str, Content] = {}


@cache
@one_at_a_time
def load(folder: Path = HOME) -> Content:
    """Reads, checks and keeps a folder. Raises `Problems` with all that is wrong."""
    from druzina.games.prophecy.content_file import read_things

    return keep(read_things(folder))


def entries(things: Things | Content) -> dict[str, object]:
    """Every entry by id: what rules read of the set."""
    cards = things.entries if isinstance(things, Things) else things.cards
    return {
        **{character.id: character for character in things.characters},
        **{field.id: field for field in things.fields},
        **{card.id: card for card in cards},
        "table": things.table,
    }


def keep(things: Things) -> Content:
    """Makes a set of things known to this process under its fingerprint, with its newest names."""
    assert things.table is not None
    cards = physical(things.entries)
    ids = tuple(_text_forms(cards))
    decks = {deck: _deck(cards, deck) for deck in DECKS}
    effects = [effect for card in things.entries for effect in _all_effects(card)]
    fields = things.fields
    content = Content(
        fingerprint=fingerprint(entries(things)),
        characters=tuple(things.characters),
        fields=tuple(fields),
        cards=cards,
        ids=ids,
        effects=tuple(sorted(effects, key=lambda effect: effect.number)),
        windows={window: _working(cards, window) for window in WINDOWS},
        foes={window: _working(list(map(_foe, cards)), window) for window in WINDOWS},
        held=_held(cards),
        rules={n: frozenset(_standing(foe)) for n, foe in enumerate(map(_foe, cards)) if foe},
        monsters=frozenset(n for n, card in enumerate(cards) if isinstance(card, Monster)),
        spells=frozenset(
            n for n, card in enumerate(cards) if isinstance(card, Ability) and card.spell
        ),
        slots=tuple(card.slot if isinstance(card, Item) else "" for card in cards),
        lowest={deck: min(_price(cards[n]) for n in listed) for deck, listed in decks.items()},
        decks=decks,
        module=tuple(n for n, card in enumerate(cards) if _of_module(card)),
        table=things.table,
        numbers=_numbers(things, cards, ids),
        guild_fields=tuple(
            next(field.number for field in fields if field.guild == guild)
            for guild in range(len(GUILDS))
        ),
        work={
            field.number: service
            for field in fields
            for service in field.services
            if service.do == "work"
        },
        ports=tuple(field.number for field in fields if field.port),
        gates=tuple(field.number for field in fields if field.gate),
        doors=tuple(
            tuple(field.number for field in fields if field.sphere == sphere)
            for sphere in range(len(SPHERES))
        ),
    )
    LOADED[content.fingerprint] = content
    return content


def physical(listed: Iterable[Card]) -> tuple[Card, ...]:
    """PRO-CMP-07: the cards, copies beside each other, deck by deck; the module's last."""
    order = {deck: n for n, deck in enumerate(DECKS)}
    by_deck = sorted(listed, key=lambda card: (_of_module(card), order[card.deck]))
    return tuple(card for card in by_deck for _ in range(card.copies))


def _price(card: Card) -> int:
    return card.price if isinstance(card, Item | Ability) else 0


def _of_module(card: Card) -> bool:
    return isinstance(card, Chance) and card.module


def _text_forms(cards: tuple[Card, ...]) -> Iterable[str]:
    copy = 0
    for n, card in enumerate(cards):
        copy = copy + 1 if n and cards[n - 1] is card else 1
        yield f"{card.id}-{copy}" if card.copies > 1 else card.id


def _held(cards: Sequence[Card]) -> dict[str, Held]:
    """By window, and by group of windows that are looked at together."""
    alone = {window: Held.of(cards, _working(cards, window)) for window in WINDOWS}
    groups = {
        group: Held.of(cards, {card for window in windows for card in alone[window].all})
        for group, windows in GROUPS.items()
    }
    return alone | groups


def _foe(card: Card) -> Monster | None:
    if isinstance(card, Opportunity):
        return card.monster
    return card if isinstance(card, Monster) else None


def _standing(foe: Monster) -> Iterable[type[Part]]:
    """Window `foe`."""
    for effect in foe.effects:
        if effect.window == "foe":
            yield from map(type, effect.parts)


def _all_effects(card: Card) -> tuple[Effect, ...]:
    described = card.monster if isinstance(card, Opportunity) else None
    return card.effects + (described.effects if described else ())


def _working(cards: Sequence[Card | None], window: str) -> dict[int, tuple[Effect, ...]]:
    found = {
        n: tuple(effect for effect in card.effects if effect.window == window)
        for n, card in enumerate(cards)
        if card is not None
    }
    return {n: effects for n, effects in found.items() if effects}


def _deck(cards: tuple[Card, ...], deck: str) -> tuple[int, ...]:
    return tuple(n for n, card in enumerate(cards) if card.deck == deck and not _of_module(card))


def _numbers(things: Things, cards: tuple[Card, ...], ids: tuple[str, ...]) -> dict[str, int]:
    numbers = {field.id: field.number for field in things.fields}
    numbers.update({character.id: character.number for character in things.characters})
    for n, card in reversed(list(enumerate(cards))):
        numbers[card.id] = n
    numbers.update({id_: n for n, id_ in enumerate(ids)})
    return numbers
