"""Positions of a scenario for tests: who stands where, which cards come next."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.content import BLESS, CURSE, load
from druzina.games.gloomhaven.model import (
    BIT,
    CHARACTER,
    PARTY,
    RANK_NAMES,
    AbilityDeck,
    Action,
    Active,
    Actor,
    Dungeon,
    Figure,
    Modifiers,
    Possession,
)
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.doors import place_monster
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.rules.turn import CardGoes

FACTS = load()
HERE: Hex = (1, 3)  # the middle of the first room of scenario 1
CARDS = {
    "null": Modifier(times=0, shuffle=True),
    "2x": Modifier(times=2, shuffle=True),
    "rolling": Modifier(rolling=True),
}


def card(number: int) -> str:
    """The id of a card by its number in the specification."""
    return next(one.id for one in FACTS.printed.cards.values() if one.print == number)


def dungeon(*classes: str, scenario: int = 1, level: int = 1, character_level: int = 1) -> Dungeon:
    """The first room without monsters; the characters stand nowhere yet."""
    chosen = tuple(Character(one, level=character_level) for one in classes)
    options = DungeonOptions(seats=len(classes), scenario=scenario, each=chosen)
    g = set_up(options, FACTS, 7)
    g.stack.clear()
    g.level = g.monster_level = level
    g.trap = 2 + level
    g.revealed = sorted(one for one in g_tiles(scenario, g))
    g.round = 1
    g.order = [Actor(0, 50, seat) for seat in range(len(classes))]
    return g


def g_tiles(scenario: int, g: Dungeon) -> set[str]:
    return FACTS.scenario(scenario).revealed(())


def hero(g: Dungeon, seat: int, at: Hex, health: int | None = None) -> Figure:
    """A character on the map."""
    sheet = g.heroes[seat]
    full = sheet.full
    one = Figure(g.next, CHARACTER, sheet.class_, PARTY, at, health or full, full, seat=seat)
    sheet.figure = g.next
    g.next += 1
    g.figures.append(one)
    return one


def monster(
    g: Dungeon, type_: str, at: Hex, rank: str = "normal", health: int | None = None
) -> Figure:
    one = place_monster(g, type_, rank, at, coin=True)
    assert one is not None
    one.health = health or one.health
    assert RANK_NAMES[one.rank] == rank
    return one


def give(one: Figure, *conditions: str) -> None:
    for condition in conditions:
        one.has |= BIT[condition]


def number_of(text: str | Modifier) -> int:
    """A modifier card: `+1`, `-2`, `2x`, `null`, `bless`, `curse`, or one as it is printed."""
    if text == "bless":
        return FACTS.marks[BLESS]
    if text == "curse":
        return FACTS.marks[CURSE]
    if isinstance(text, Modifier):
        return FACTS.modifiers.index(text)
    return FACTS.modifiers.index(CARDS.get(text) or Modifier(n=int(text)))


def comes(deck: Modifiers, *cards: str | Modifier) -> None:
    """What is drawn next from a deck, in this order."""
    deck.draw += [number_of(one) for one in reversed(cards)]


def shows(g: Dungeon, deck: str, id_: str) -> None:
    """The card of a monster deck in this round."""
    cards = [one.id for one in FACTS.printed.decks[deck].cards]
    g.decks[deck] = AbilityDeck([one for one in cards if one != id_], card=id_)


def active(g: Dungeon, seat: int, number: int, top: bool, slot: int = 0) -> Active:
    """A card in the active area with its marker on a slot."""
    one = Active(card(number), top, slot)
    sheet = g.heroes[seat]
    for pile in (sheet.hand, sheet.discard, sheet.lost):
        if one.card in pile:
            pile.remove(one.card)
    sheet.active.append(one)
    return one


def wear(g: Dungeon, seat: int, *numbers: int) -> list[Possession]:
    """Items by their numbers."""
    ids = {item.print: id_ for id_, item in FACTS.printed.items.items()}
    worn = [Possession(ids[number]) for number in numbers]
    g.heroes[seat].items += worn
    return worn


def begin(g: Dungeon, seat: int, number: int, top: bool, basic: bool = False) -> None:
    """A half of a card is about to be performed."""
    one = g.mine(seat)
    assert one is not None
    id_ = card(number)
    sheet = g.heroes[seat]
    if id_ in sheet.hand:
        sheet.hand.remove(id_)
    g.acting = one.id
    sheet.using = id_
    g.action = Action(one.id, id_, top, basic)
    lines = FACTS.half(id_, top).lines
    g.then(Perform(one.id, FACTS.numbers(lines), half=True), CardGoes(seat))


def play(g: Dungeon, *answers: str) -> list[str]:
    """Gives these answers one after the other; what is asked after them."""
    for answer in answers:
        asked = g.advance()
        assert asked is not None, f"nothing is asked where {answer} was meant"
        question, choices = asked
        assert answer in choices, (type(question).__name__, answer, choices)
        g.answer(question, answer)
    asked = g.advance()
    return [] if asked is None else list(map(str, asked[1]))


def first_of(g: Dungeon, *kinds: str) -> None:
    """The first answer is given to questions of these kinds, as long as one is asked."""
    while (found := g.advance()) is not None and found[0].kind in kinds:
        g.answer(found[0], found[1][0])


def asked(g: Dungeon) -> Sequence[object]:
    found = g.advance()
    return () if found is None else found[1]
