"""GLH-ACT-14: augments, and what they do for every own melee attack."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Augment,
    Change,
    Consume,
    Heal,
    Retaliate,
    Shield,
    Slay,
)
from druzina.games.gloomhaven.model import (
    CHARACTER,
    NOBODY,
    NORMAL,
    Active,
    Boon,
    Dungeon,
    Figure,
    Strike,
)
from druzina.games.gloomhaven.rules import active, elements
from druzina.games.gloomhaven.rules.action import Perform, carries, used
from druzina.games.gloomhaven.rules.asking import NO, Ask, thing

TAKE, DROP = "take", "stop"


def augments(g: Dungeon, seat: int) -> Iterator[tuple[Active, Augment]]:
    """The augments in the active area of a seat."""
    for one in g.heroes[seat].active:
        for line in active.half_of(g, one).lines:
            if isinstance(line, Augment):
                yield one, line


@carries(Augment)
def augment(g: Dungeon, one: Figure, line: Augment, number: int) -> None:
    """In play before the attack of the same half; an older one goes to the discards."""
    action = g.action
    if action is None or one.kind != CHARACTER:
        return
    used(g)
    others = [card for card, _ in augments(g, one.seat)]
    most = 2 if active.follows(g, one.seat, "two_augments") else 1
    g.heroes[one.seat].active.append(Active(action.card, action.top, round=g.round))
    action.in_play = True
    if len(others) >= most:
        if len(others) == 1:
            active.end(g, one.seat, others[0])
        else:
            g.then(DropAugment(one.seat, action.card))


class DropAugment(Ask):
    """GLH-ACT-14: with two of them a third replaces one, as its owner likes."""

    clause = "GLH-ACT-14"

    card: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        cards = [one.card for one, _ in augments(g, self.seat) if one.card != self.card]
        return [f"{DROP} {card}" for card in cards]

    def answer(self, g: Dungeon, choice: str) -> None:
        card = thing(choice)
        one = next(each for each, _ in augments(g, self.seat) if each.card == card)
        active.end(g, self.seat, one)


def lines_for(g: Dungeon, one: Figure, strike: Strike) -> list[Augment]:
    """The augments of an attack: a character's own melee one, or one that was given them."""
    if one.kind != CHARACTER:
        return []
    lent = g.action.lent if g.action is not None and g.action.figure == one.id else NOBODY
    if lent != NOBODY:  # GLH-VOC-20
        return [line for _, line in augments(g, lent)]
    ranged = any(boon.kind == "augments_ranged" for boon in one.boons)
    if strike.melee or ranged:
        return [line for _, line in augments(g, one.seat)]
    return []


def ask(g: Dungeon) -> None:
    """GLH-ELM-13: the elements of augments are asked for at each attack."""
    strike = g.strike
    one = g.find(strike.attacker) if strike is not None else None
    if strike is None or one is None:
        return
    asked = [
        AugmentElement(one.seat, g.facts.places[id(each)])
        for line in lines_for(g, one, strike)
        for each in line.lines
        if isinstance(each, Consume) and useful(g, each, strike)
    ]
    g.then(*asked)


def useful(g: Dungeon, line: Consume, strike: Strike) -> bool:
    if not elements.payable(g, line.elements):
        return False
    slays = any(isinstance(each, Slay) for each in line.then)
    return not slays or g.figure(strike.target).rank == NORMAL


class AugmentElement(Ask):
    clause = "GLH-ELM-13"

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        line = g.facts.lines[self.number]
        assert isinstance(line, Consume), "a consume line"
        return [f"{TAKE} {'+'.join(line.elements)}", NO]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NO and g.strike is not None:
            elements.consume(g, thing(choice).split("+"))
            g.strike.paid.append(self.number)


def paid_lines(g: Dungeon, strike: Strike) -> list[AnyLine]:
    """What elements consumed for this one target do."""
    return [each for number in strike.paid for each in g.facts.lines[number].then]


def slays(g: Dungeon, strike: Strike) -> bool:
    """GLH-VOC-05: the target is slain instead of attacked."""
    return any(isinstance(each, Slay) for each in paid_lines(g, strike))


def conditions(g: Dungeon, one: Figure, strike: Strike) -> list[str]:
    found: list[str] = [name for line in lines_for(g, one, strike) for name in line.conditions]
    return found + [
        name
        for each in paid_lines(g, strike)
        if isinstance(each, Change)
        for name in each.conditions
    ]


def gained(g: Dungeon, one: Figure, strike: Strike) -> None:
    """GLH-PRC-06 step 11: heals, shields and retaliates, once for each attack made."""
    for line in lines_for(g, one, strike):
        for each in line.lines:
            if isinstance(each, Shield):
                one.boons.append(Boon("shield", each.n))
            elif isinstance(each, Retaliate):
                one.boons.append(Boon("retaliate", each.n, each.range or 1))
            elif isinstance(each, Heal):
                g.then(Perform(one.id, g.facts.numbers([each])))
