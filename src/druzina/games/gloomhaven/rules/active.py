"""GLH-ACT: cards in active areas, their slots, and where cards go."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from druzina.games.gloomhaven.cards.lines import Rule, Slots
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.model import Active, Dungeon, Figure
from druzina.games.gloomhaven.rules.earning import earn


def half_of(g: Dungeon, one: Active) -> Half:
    return g.facts.half(one.card, one.top)


def slots(g: Dungeon, seat: int, on: Collection[str]) -> Iterator[tuple[Active, Slots]]:
    """GLH-ACT-10: the cards of a seat whose slots wait for such a moment."""
    if seat < 0:
        return
    for one in list(g.heroes[seat].active):
        for line in half_of(g, one).lines:
            if isinstance(line, Slots) and line.on in on:
                yield one, line


def use_slot(g: Dungeon, seat: int, one: Active) -> None:
    """GLH-ACT-10, GLH-XP-02: the marker goes on and earns what it leaves; after the last the card
    leaves."""
    printed, figure = half_of(g, one), g.mine(seat)
    if figure is not None:
        earn(g, figure, printed.slots[one.slot])
    one.slot += 1
    if one.slot >= len(printed.slots):
        end(g, seat, one)


def end(g: Dungeon, seat: int, one: Active) -> None:
    """GLH-ACT-01, -05: the card goes to its pile, and what it gave ends."""
    hero = g.heroes[seat]
    hero.active.remove(one)
    (hero.lost if half_of(g, one).lost else hero.discard).append(one.card)
    drop_boons(g, one.card)
    if one.figure >= 0:
        figure = g.find(one.figure)
        if figure is not None:
            g.figures.remove(figure)


def stop(g: Dungeon, seat: int, card: str) -> None:
    """GLH-ACT-03, -05: its owner ends a bonus."""
    for one in list(g.heroes[seat].active):
        if one.card == card:
            end(g, seat, one)


def drop_boons(g: Dungeon, card: str) -> None:
    """GLH-ACT-06: bonuses follow the card they come from."""
    for figure in g.figures:
        figure.boons = [boon for boon in figure.boons if boon.card != card]


def discards(g: Dungeon, seat: int) -> list[str]:
    """GLH-ACT-05, GLH-DMG-02: discarded cards, those of the discard kind in the active area too."""
    ended = [one.card for one in settled(g, seat) if not half_of(g, one).lost]
    return g.heroes[seat].discard + ended


def losses(g: Dungeon, seat: int) -> list[str]:
    """GLH-ACT-05, GLH-REC-01: the cards of the lost kind in the active area."""
    return [one.card for one in settled(g, seat) if half_of(g, one).lost]


def settled(g: Dungeon, seat: int) -> list[Active]:
    """GLH-DMG-03, GLH-PRC-03: an augment works while its half goes on, but lies in no pile yet."""
    hero = g.heroes[seat]
    return [one for one in hero.active if one.card != hero.using]


def lose_card(g: Dungeon, seat: int, card: str) -> None:
    """From wherever it lies into the lost pile."""
    hero = g.heroes[seat]
    for one in list(hero.active):
        if one.card == card:
            end(g, seat, one)
    for pile in (hero.hand, hero.discard):
        if card in pile:
            pile.remove(card)
            hero.lost.append(card)
            return


def summon_gone(g: Dungeon, figure: Figure) -> None:
    """GLH-SUM-02: the card of a summon that lost all its hit points goes to its pile."""
    if figure.seat < 0:
        return
    for one in list(g.heroes[figure.seat].active):
        if one.figure == figure.id:
            one.figure = -1
            end(g, figure.seat, one)


def end_round_bonuses(g: Dungeon) -> None:
    """GLH-ACT-04, GLH-PRC-13 step 6."""
    for seat, hero in enumerate(g.heroes):
        for one in list(hero.active):
            if half_of(g, one).lasts == "round":
                end(g, seat, one)
    for figure in g.figures:
        figure.boons = [boon for boon in figure.boons if boon.card]


def follows(g: Dungeon, seat: int, rule: str) -> bool:
    """GLH-VOC-20: whether a rule of a card in the active area holds for the seat."""
    return any(
        isinstance(line, Rule) and line.name == rule
        for one in g.heroes[seat].active
        for line in half_of(g, one).lines
    )
