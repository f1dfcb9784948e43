"""What cannot be true of what is printed: counts, references, and values out of their bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .model import Card, CharacterClass, MonsterType
from .read import Fault, Printed
from .walk import called

LEVELS, CLASS_LEVELS = 8, 9
DECK_CARDS, DECK_SHUFFLES = 8, 2
PERK_BOXES = 15
X_CARDS, CARDS_A_LEVEL = 3, 2
FIRST_INITIATIVE, LAST_INITIATIVE = 1, 99
TOKENS = ("zephyr",)  # figures that are no monsters of a stat card
EXPRESSION = set("0123456789+-*/() CLXVH")


def faults(printed: Printed) -> Iterator[Fault]:
    """GLH-CMP-08, GLH-CNT-01, -02, -05, -07: all that is wrong."""
    yield from _classes(printed)
    yield from _cards(printed)
    yield from _monsters(printed)
    yield from _decks(printed)
    yield from _items(printed)


def _classes(printed: Printed) -> Iterator[Fault]:
    for id_, one in printed.classes.items():
        boxes = sum(perk.boxes for perk in one.perks)
        if boxes != PERK_BOXES:
            yield "classes", id_, "perks", "problem-printed-perk-boxes", boxes
        if len(one.health) != CLASS_LEVELS or list(one.health) != sorted(one.health):
            yield "classes", id_, "health", "problem-printed-class-health", list(one.health)
        yield from _hand(printed, one)


def _hand(printed: Printed, one: CharacterClass) -> Iterator[Fault]:
    """GLH-CNT-01: as many cards of level 1 as the hand holds at least, 3 of X, 2 a level."""
    counts = Counter(printed.cards[card].level for card in printed.hands[one.id])
    wanted = {0: X_CARDS, **dict.fromkeys(range(2, CLASS_LEVELS + 1), CARDS_A_LEVEL)}
    wrong = [level for level, number in wanted.items() if counts[level] != number]
    for level in [1, *wrong] if counts[1] < one.hand else wrong:
        yield f"cards/{one.id}", one.id, f"level {level}", "problem-printed-cards", counts[level]


def _cards(printed: Printed) -> Iterator[Fault]:
    for id_, own in printed.hands.items():
        for name in own:
            for field, key, value in _card(printed.cards[name]):
                yield f"cards/{id_}", name, field, key, value


def _card(card: Card) -> Iterator[tuple[str, str, object]]:
    if not FIRST_INITIATIVE <= card.initiative <= LAST_INITIATIVE:
        yield "initiative", "problem-printed-initiative", card.initiative
    for field, half in (("top", card.top), ("bottom", card.bottom)):
        if half.slots and half.lasts != "persistent":
            yield f"{field}.slots", "problem-printed-slots", half.lasts or "–"
        if not half.lines:
            yield f"{field}.lines", "problem-printed-no-lines", "[]"


def _monsters(printed: Printed) -> Iterator[Fault]:
    for id_, one in printed.monsters.items():
        if one.deck not in printed.decks:
            yield "monsters", id_, "deck", "problem-printed-unknown", one.deck
        if one.variant_of and one.variant_of not in printed.monsters:
            yield "monsters", id_, "variant_of", "problem-printed-unknown", one.variant_of
        yield from _levels(id_, one)
        if one.deck == "boss" and not (one.first and one.second):
            yield "monsters", id_, "first", "problem-printed-specials", ""
    for file, id_, summoned in called(printed):
        if summoned.type not in printed.monsters and summoned.type not in TOKENS:
            yield file, id_, "monsters", "problem-printed-unknown", summoned.type


def _levels(id_: str, one: MonsterType) -> Iterator[Fault]:
    """Eight levels of normal and elite figures, or of the boss alone."""
    ranks = {"normal": one.normal, "elite": one.elite, "boss": one.boss}
    lengths = {rank: len(levels) for rank, levels in ranks.items() if levels}
    if any(length != LEVELS for length in lengths.values()) or not lengths:
        yield "monsters", id_, "normal", "problem-printed-levels", lengths
    for rank, levels in ranks.items():
        for level, stats in enumerate(levels):
            for field, value in (("health", stats.health), ("attack", stats.attack)):
                if isinstance(value, str) and not set(value) <= EXPRESSION:
                    place = f"{rank}[{level}].{field}"
                    yield "monsters", id_, place, "problem-printed-value", value


def _decks(printed: Printed) -> Iterator[Fault]:
    """GLH-CMP-08: eight cards, two of them with the shuffle symbol."""
    for id_, deck in printed.decks.items():
        if len(deck.cards) != DECK_CARDS:
            yield "decks", id_, "cards", "problem-printed-deck", len(deck.cards)
        shuffles = sum(card.shuffle for card in deck.cards)
        if shuffles != DECK_SHUFFLES:
            yield "decks", id_, "shuffle", "problem-printed-deck", shuffles
        for number, times in Counter(card.id for card in deck.cards).items():
            if times > 1:
                yield "decks", id_, "id", "problem-printed-twice", number


def _items(printed: Printed) -> Iterator[Fault]:
    numbers = Counter(item.print for item in printed.items.values())
    for id_, item in printed.items.items():
        if numbers[item.print] > 1:
            yield "items", id_, "print", "problem-printed-twice", item.print
        if item.uses and item.use == "always":
            yield "items", id_, "uses", "problem-printed-uses", item.uses
