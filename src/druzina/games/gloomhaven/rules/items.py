"""GLH-ITM, GLH-V15: items, each offered in its window and only if what it names is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import ClassVar

from druzina.core import Problem, Step
from druzina.games.gloomhaven.cards.lines import Infuse
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.content import Content
from druzina.games.gloomhaven.model import (
    BIT,
    CHARACTER,
    ELITE,
    NEGATIVE,
    NORMAL,
    Action,
    Boon,
    Dungeon,
    Figure,
    Possession,
)
from druzina.games.gloomhaven.rules import elements, field
from druzina.games.gloomhaven.rules.action import TAKE, Perform
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing
from druzina.games.gloomhaven.rules.conditions import lose
from druzina.games.gloomhaven.rules.nested import interrupt
from druzina.games.gloomhaven.rules.scenario_standing import barred

USE, PICK = "use", "pick"
READY, SPENT, CONSUMED = "ready", "spent", "consumed"
HANDS = 2
CURES = ("cures_1", "cures_all")
MARKED = "marked"


def ready(
    g: Dungeon, seat: int, windows: Collection[str], asked: bool = True
) -> Iterator[tuple[Possession, Item]]:
    """GLH-ITM-12: the items of a seat for one of these windows; a stunned character uses none."""
    if seat < 0 or not g.heroes[seat].items:
        return
    one = g.mine(seat)
    if one is None or (asked and one.is_("stun")) or barred(g, one, "use_items"):
        return
    printed = g.facts.printed.items
    for each in g.heroes[seat].items:
        item = printed[each.item]
        if each.state == READY and item.window in windows:
            yield each, item


def use(g: Dungeon, seat: int, one: Possession) -> None:
    """GLH-ITM-03 to -06: spent, consumed, or one of its slots used; counted for battle goals."""
    item = g.facts.printed.items[one.item]
    one.used += 1
    g.count(seat, "items_used")
    if item.use != "always" and one.used >= max(1, item.uses):
        one.state = SPENT if item.use == "spent" else CONSUMED
    if g.told is not None:
        g.tell("GLH-ITM-03", "event-item", seat=seat, item=one.item)
    if item.consumes:
        g.then(PayElements(seat, list(item.consumes)))


def affordable(g: Dungeon, item: Item) -> bool:
    return not item.consumes or elements.payable(g, item.consumes)


def find(g: Dungeon, seat: int, id_: str) -> Possession:
    return next(one for one in g.heroes[seat].items if one.item == id_)


class PayElements(Ask):
    """GLH-ELM-15: `any` is whichever of those present one names."""

    clause = "GLH-ELM-15"

    wanted: list[str]

    def choices(self, g: Dungeon) -> Sequence[str]:
        named = [each for each in self.wanted if each != elements.ANY]
        free = [each for each in elements.present(g) if each not in named]
        ways = combinations(free, len(self.wanted) - len(named))
        return [f"{TAKE} {'+'.join((*named, *more))}" for more in ways]

    def answer(self, g: Dungeon, choice: str) -> None:
        elements.consume(g, thing(choice).split("+"))


# In one's own turn


def in_turn(g: Dungeon, seat: int) -> list[str]:
    """GLH-TIM-07, GLH-PRC-02: items of one's own turn; a stunned character only what cures it."""
    from druzina.games.gloomhaven.rules.offering import finds

    one = g.mine(seat)
    if one is None:
        return []
    found = []
    for possession, item in ready(g, seat, ("own_turn",), asked=False):
        curing = item.rule in CURES
        if one.is_("stun") and not curing:
            continue
        if curing and not one.has & NEGATIVE:
            continue
        if item.rule == "marks_enemy" and not to_mark(g, one):
            continue
        if affordable(g, item) and finds(g, one, item):
            found.append(possession.item)
    return found


def use_in_turn(g: Dungeon, seat: int, id_: str) -> None:
    """GLH-VOC-22: an ability of its own."""
    one, possession = g.mine(seat), find(g, seat, id_)
    item = g.facts.printed.items[id_]
    if one is None:
        return
    if item.rule == "cures_all":
        for name, bit in BIT.items():
            if bit & NEGATIVE:
                lose(g, one, name)
    elif item.rule == "cures_1":
        g.then(Cure(seat, id_))
    elif item.rule == "marks_enemy":
        g.then(Mark(seat, id_))
    else:
        by_item(g, one, item)
    use(g, seat, possession)


def by_item(g: Dungeon, one: Figure, item: Item) -> None:
    """The lines of an item: no part of the card that is being performed."""
    if g.action is not None and any(isinstance(line, Infuse) for line in item.lines):
        g.then(ItemInfused(len(g.infused)))
    interrupt(g, Action(one.id, item=item.id), Perform(one.id, g.facts.numbers(item.lines)))


class ItemInfused(Step[Dungeon]):
    """GLH-VOC-22, GLH-TRN-13: what an item infuses stays, though the half it was used in is not."""

    before: int

    def run(self, g: Dungeon) -> None:
        action, new = g.action, g.infused[self.before :]
        if action is None:
            return
        del g.infused[self.before :]
        g.infused[action.infused : action.infused] = new
        action.infused += len(new)


class Cure(Ask):
    """Which condition goes."""

    clause = "GLH-VOC-22"

    item: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        return [
            f"cure {name}"
            for name, bit in BIT.items()
            if one is not None and one.has & bit & NEGATIVE
        ]

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if one is not None:
            lose(g, one, thing(choice))


def to_mark(g: Dungeon, one: Figure) -> list[Figure]:
    return [
        each
        for each in field.enemies(g, one)
        if each.rank in (NORMAL, ELITE)
        and field.adjacent(g, one.at, each.at)
        and field.visible(g, each, one)
    ]


class Mark(Ask):
    """GLH-VOC-22: who is marked to the end of the scenario."""

    clause = "GLH-VOC-22"

    item: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        return [f"{PICK} {each.id}" for each in (to_mark(g, one) if one is not None else ())]

    def answer(self, g: Dungeon, choice: str) -> None:
        boon = Boon(MARKED, self.seat, card=self.item)  # with a card it outlives the round
        g.figure(int(thing(choice))).boons.append(boon)


def marked(one: Figure, target: Figure) -> int:
    """What is added to one's own attack against an enemy one has marked, not to a summon's."""
    if one.kind != CHARACTER:
        return 0
    return sum(boon.kind == MARKED and boon.n == one.seat for boon in target.boons)


class UseItems(Ask):
    """One of the items a moment offers, or none; asked again while it offers any."""

    repeats: ClassVar[bool] = True
    silent = NONE

    def offered(self, g: Dungeon) -> list[str]:
        raise NotImplementedError

    def take(self, g: Dungeon, item: Item) -> None:
        """What the item does now that it is used."""
        raise NotImplementedError

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{USE} {item}" for item in self.offered(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        item = g.facts.printed.items[thing(choice)]
        if self.repeats:
            g.then(self)
        self.take(g, item)
        use(g, self.seat, find(g, self.seat, item.id))


# For a move


class MoveItems(UseItems):
    """GLH-PRC-04 step 1: before the path; jump and points hold for this move."""

    clause = "GLH-ITM-17"

    def offered(self, g: Dungeon) -> list[str]:
        return [one.item for one, _ in ready(g, self.seat, ("own_move",))]

    def take(self, g: Dungeon, item: Item) -> None:
        if g.action is not None:
            g.action.points += item.move
            g.action.jump = g.action.jump or item.jump


# What is worn


def basic(g: Dungeon, seat: int, top: bool) -> int:
    """GLH-PRC-03 step 1: the value of a basic action."""
    word = "basic_attack_" if top else "basic_move_"
    printed = g.facts.printed.items
    rules = [printed[one.item].rule for one in g.heroes[seat].items]
    return max([2, *(int(rule[-1]) for rule in rules if rule.startswith(word))])


class Initiative(Ask):
    """GLH-INI-09: after the reveal, before the order is fixed."""

    clause = "GLH-INI-09"

    item: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        return ["earlier", "later", NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        hero = g.heroes[self.seat]
        rule = g.facts.printed.items[self.item].rule
        n = int(rule.rpartition("_")[2])
        use(g, self.seat, find(g, self.seat, self.item))
        hero.shift += -n if choice == "earlier" else n


class Initiatives(Step[Dungeon]):
    """Seat by seat."""

    def run(self, g: Dungeon) -> None:
        g.then(
            *(
                Initiative(seat, one.item)
                for seat, hero in enumerate(g.heroes)
                if not hero.exhausted and not hero.resting and not hero.helpless
                for one, item in ready(g, seat, ("round_start",))
                if item.rule.startswith("initiative")
            )
        )


def check_slots(items: Sequence[str], level: int, facts: Content) -> None:
    """GLH-ITM-01, -02: what can be equipped: head, body, legs, hands, small things by level."""
    printed = facts.printed.items
    for id_ in items:
        if id_ not in printed:
            raise Problem("problem-item", found=id_, clause="GLH-ITM-01")
        if items.count(id_) > 1:
            raise Problem("problem-item-twice", found=id_, clause="GLH-ITM-02")
    chosen = [printed[id_] for id_ in items]
    more = 2 if any(item.rule == "two_more_small_items" for item in chosen) else 0
    most = {"head": 1, "body": 1, "legs": 1, "small": -(-level // 2) + more}
    for slot, number in most.items():
        found = sum(item.slot == slot for item in chosen)
        if found > number:
            raise Problem("problem-item-slot", slot=slot, found=found, most=number)
    hands = sum({"one_hand": 1, "two_hands": 2}.get(item.slot, 0) for item in chosen)
    if hands > HANDS:
        raise Problem("problem-item-slot", slot="hands", found=hands, most=HANDS)
