"""Every line of something printed, with the lines inside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .lines import AnyLine, Augment, Called, Dying, Grant, Slots, Summon
from .model import Card, Deck, Item, MonsterType
from .read import Printed


def within(lines: Iterable[AnyLine]) -> Iterator[AnyLine]:
    """These lines and all that hang on them."""
    for line in lines:
        yield line
        yield from within(line.sub)
        yield from within(line.then)
        yield from within(_inside(line))


def _inside(line: AnyLine) -> Iterator[AnyLine]:
    if isinstance(line, Grant | Slots | Augment | Dying):
        yield from line.lines
    elif isinstance(line, Summon):
        if line.figure:
            yield from line.figure.dying
        for called in line.monsters:
            yield from called.lines


def of_card(card: Card) -> Iterator[AnyLine]:
    yield from within([*card.top.lines, *card.bottom.lines])


def of_deck(deck: Deck) -> Iterator[AnyLine]:
    for card in deck.cards:
        yield from within(card.lines)


def of_monster(monster: MonsterType) -> Iterator[AnyLine]:
    yield from within([*monster.first, *monster.second])


def of_item(item: Item) -> Iterator[AnyLine]:
    yield from within(item.lines)


def called(printed: Printed) -> Iterator[tuple[str, str, Called]]:
    """The monsters that monsters call, each with the file and the entry that calls it."""
    of = [("decks", id_, of_deck(deck)) for id_, deck in printed.decks.items()]
    of += [("monsters", id_, of_monster(one)) for id_, one in printed.monsters.items()]
    for file, id_, lines in of:
        for line in lines:
            if isinstance(line, Summon):
                for one in line.monsters:
                    yield file, id_, one
