"""GLH-VOC-21, -22: items of single moments: the end of a turn, a kill, loot, heals, obstacles."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import A_HERO, Action, Actor, Boon, Dungeon, Figure
from druzina.games.gloomhaven.rules import elements, worn
from druzina.games.gloomhaven.rules.action import InfuseAny, Perform
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing
from druzina.games.gloomhaven.rules.conditions import heal
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.items import UseItems, by_item, ready

HARDLY, FAR, FARTHER, FARTHEST = 1, 4, 5, 6
SCORCH_HEAL = 2
TWO = 2
HALVES = {"plays_top": True, "plays_bottom": False}


# The end of a turn


class EndItems(UseItems):
    """GLH-PRC-02 step 6a: another half, another turn, or an element for a long way."""

    clause = "GLH-VOC-22"

    def offered(self, g: Dungeon) -> list[str]:
        hand, one = g.heroes[self.seat].hand, g.mine(self.seat)
        least = {"another_turn": TWO, "infuses_if_moved_5": 0}
        return [
            each.item
            for each, item in ready(g, self.seat, ("own_turn_end", "passive"))
            if item.rule in (*HALVES, *least)
            and len(hand) >= least.get(item.rule, 1)
            and (item.rule != "infuses_if_moved_5" or (one and one.entered >= FARTHER))
        ]

    def take(self, g: Dungeon, item: Item) -> None:
        if item.rule in HALVES:
            g.then(ExtraHalf(self.seat, HALVES[item.rule]))
        elif item.rule == "another_turn":
            g.then(ExtraTurn(self.seat))
        else:
            g.then(InfuseAny(self.seat))


class ExtraHalf(Ask):
    """GLH-VOC-22: a card of the hand played for its top or its bottom."""

    clause = "GLH-VOC-22"

    top: bool

    def choices(self, g: Dungeon) -> Sequence[str]:
        word = "top" if self.top else "bottom"
        return [f"{word} {card}" for card in sorted(g.heroes[self.seat].hand)]

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.turn import CardGoes

        hero, card = g.heroes[self.seat], thing(choice)
        hero.hand.remove(card)
        hero.using = card
        g.action = Action(hero.figure, card, self.top, infused=len(g.infused))
        lines = g.facts.numbers(g.facts.half(card, self.top).lines)
        g.then(Perform(hero.figure, lines, half=True), CardGoes(self.seat))


class ExtraTurn(Ask):
    """GLH-VOC-22: two cards for a further turn in this round, at once if their time is past."""

    clause = "GLH-VOC-22"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"lead {card}" for card in sorted(g.heroes[self.seat].hand)]

    def answer(self, g: Dungeon, choice: str) -> None:
        g.then(ExtraSecond(self.seat, thing(choice)))


class ExtraSecond(Ask):
    """GLH-VOC-22: the other card of the further turn."""

    clause = "GLH-VOC-22"

    led: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"second {card}" for card in sorted(g.heroes[self.seat].hand) if card != self.led]

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.order import sorted_in

        hero, cards = g.heroes[self.seat], [self.led, thing(choice)]
        for card in cards:
            hero.hand.remove(card)
        hero.waiting = cards
        hero.played = [*hero.played, *cards]
        led, other = (g.facts.printed.cards[card].initiative for card in cards)
        sorted_in(g, Actor(A_HERO, led, self.seat, second=other))


COUNTING = ("shield_if_hardly_moved", "xp_if_moved_6", "heal_if_moved_4", "heals_in_hazards")


def counts_hexes(g: Dungeon, one: Figure) -> bool:
    """Whether what is worn looks at the hexes of this turn."""
    return worn.wears(g, one, *COUNTING)


def by_hexes(g: Dungeon, one: Figure) -> None:
    """GLH-PRC-02 step 6a, GLH-MOV-17: what is worn and counts the hexes of this turn."""
    if worn.wears(g, one, "shield_if_hardly_moved") and one.entered <= HARDLY:
        one.boons.append(Boon("shield", 1))
    if worn.wears(g, one, "xp_if_moved_6") and one.entered >= FARTHEST:
        earn(g, one, 1)
    if worn.wears(g, one, "heal_if_moved_4") and one.entered >= FAR:
        heal(g, one, 1)
    if worn.wears(g, one, "heals_in_hazards") and one.scorched:
        heal(g, one, SCORCH_HEAL)


# Kills


def on_kill(g: Dungeon, seat: int) -> None:
    """GLH-PRC-06 step 14: in one's own turn."""
    one = g.mine(seat)
    if one is None or g.acting != one.id:
        return
    for _, item in ready(g, seat, ("own_kill",), asked=False):
        g.count(seat, "items_used")  # GLH-ITM-17
        by_item(g, one, item)


# Loot, heals, obstacles


class LineItems(UseItems):
    """GLH-VOC-21: a heal doubled, a Loot 1 that is a Loot 2, one more obstacle of the same line."""

    clause = "GLH-VOC-21"

    rule: str
    number: int

    def offered(self, g: Dungeon) -> list[str]:
        if g.action is None or g.action.raised == self.number:
            return []
        moments = ("own_loot", "own_heal", "own_obstacle_created")
        found = ready(g, self.seat, moments)
        return [one.item for one, item in found if item.rule == self.rule]

    def take(self, g: Dungeon, item: Item) -> None:
        if g.action is not None:
            g.action.raised = self.number


# Elements of monsters


class TakeElement(Ask):
    """GLH-PRC-08 step 3: an element that monsters are about to consume is gone without effect."""

    clause = "GLH-VOC-21"

    item: str
    among: list[str]

    def choices(self, g: Dungeon) -> Sequence[str]:
        there = elements.present(g)
        return [*(f"take {each}" for each in self.among if each in there), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.items import find, use

        if choice != NONE:
            use(g, self.seat, find(g, self.seat, self.item))
            elements.consume(g, [thing(choice)])


def takers(g: Dungeon, wanted: Sequence[str]) -> list[TakeElement]:
    """Whoever may take one of these elements, seat by seat."""
    there = [each for each in elements.present(g) if each in wanted or elements.ANY in wanted]
    if not there:
        return []
    return [
        TakeElement(seat, one.item, there)
        for seat in range(len(g.heroes))
        for one, _ in ready(g, seat, ("enemy_consumes",))
    ]
