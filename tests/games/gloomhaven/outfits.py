"""Items by their windows, and tables to use them at."""

from collections.abc import Iterable

import pytest

from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    INERT,
    STRONG,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Possession,
)
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    begin,
    dungeon,
    hero,
    monster,
)

EAST, WEST, NORTH = (2, 3), (0, 3), (1, 2)
ITEMS = list(FACTS.printed.items.values())
DAGGER = 10  # a card: Attack 3, range 3; below Attack 2
VALUE = {True: 3, False: 2}
OTHER_CLASSES = ("own_song", "own_doom", "ally_medical_pack", "own_command")


def of(*windows: str) -> list[Item]:
    return [item for item in ITEMS if item.window in windows]


def every(found: Iterable[Item]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("item", list(found), ids=lambda item: item.id)


def worn(g: Dungeon, item: Item, seat: int = 0) -> Possession:
    one = Possession(item.id)
    g.heroes[seat].items.append(one)
    return one


def careless(g: Dungeon) -> None:
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []


def table(class_: str = "brute") -> Dungeon:
    g = dungeon(class_, "scoundrel" if class_ != "scoundrel" else "brute")
    hero(g, 0, HERE)
    return g


def strikes(g: Dungeon, ranged: bool = False) -> None:
    """The Brute is about to attack one enemy."""
    begin(g, 0, DAGGER, top=ranged)


def used_up(item: Item, one: Possession) -> bool:
    wanted = {"spent": "spent", "consumed": "consumed", "always": "ready"}[item.use]
    return one.state == wanted


def busy() -> Dungeon:
    """Somebody hurt beside friends and enemies, with cards and items to bring back."""
    g = dungeon("brute", "scoundrel")
    one, other = hero(g, 0, HERE), hero(g, 1, WEST)
    one.health = other.health = 2
    monster(g, "bandit-guard", EAST, health=9)
    g.elements = [STRONG] * 6
    g.pieces = [Piece("obstacle", [NORTH]), Piece("trap", [(1, 5)], 3)]
    g.loose = [Loose((1, 4))]
    for sheet in g.heroes:
        sheet.discard = [sheet.hand.pop() for _ in range(4)]
        sheet.items = [Possession("minor-healing-potion", "consumed"), Possession("war-hammer")]
        sheet.items[1].state = "spent"
    friend = Figure(g.next, 2, "battle-bot", 0, (2, 2), 1, 6, seat=0)
    g.next += 1
    g.figures.append(friend)
    return g


def answer_all(g: Dungeon, stop: str) -> None:
    """The first answer to everything, until a question offers this."""
    while (asked := g.advance()) is not None:
        if stop in asked[1]:
            return
        g.answer(asked[0], asked[1][0])


def element_left(g: Dungeon, element: str) -> bool:
    return g.elements[ELEMENTS.index(element)] != INERT


def by_number(number: int) -> Item:
    return next(item for item in ITEMS if item.print == number)
