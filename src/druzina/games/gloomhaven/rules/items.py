"""GLH-ITM, GLH-V15: items, each offered in its window and only if what it names is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar

from druzina.core import Problem, Step
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.content import Content
from druzina.games.gloomhaven.model import (
    BIT,
    CHARACTER,
    NEGATIVE,
    Boon,
    Dungeon,
    Figure,
    Possession,
)
from druzina.games.gloomhaven.rules import elements
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing
from druzina.games.gloomhaven.rules.conditions import lose
from druzina.games.gloomhaven.rules.scenario_standing import barred

USE = "use"
READY, SPENT, CONSUMED = "ready", "spent", "consumed"
HANDS = 2
CURES = ("cures_1", "cures_all")


def ready(g: Dungeon, seat: int, windows: Collection[str]) -> Iterator[tuple[Possession, Item]]:
    """The items of a seat that can be used in one of these windows."""
    figure = g.mine(seat) if seat >= 0 else None
    if figure is None or barred(g, figure, "use_items"):
        return
    printed = g.facts.printed.items
    for one in g.heroes[seat].items:
        item = printed[one.item]
        if one.state == READY and item.window in windows:
            yield one, item


def wears(g: Dungeon, seat: int, rule: str) -> bool:
    """GLH-ITM-12: whether an item that works by itself has this rule."""
    printed = g.facts.printed.items
    return seat >= 0 and any(printed[one.item].rule == rule for one in g.heroes[seat].items)


def use(g: Dungeon, seat: int, one: Possession) -> None:
    """GLH-ITM-03 to -06: spent, consumed, or one of its slots used; counted for battle goals."""
    item = g.facts.printed.items[one.item]
    one.used += 1
    g.count(seat, "items_used")
    if item.use != "always" and one.used >= max(1, item.uses):
        one.state = SPENT if item.use == "spent" else CONSUMED
    if item.consumes:
        elements.consume(g, _paid(g, item))
    if g.told is not None:
        g.tell("GLH-ITM-03", "event-item", seat=seat, item=one.item)


def _paid(g: Dungeon, item: Item) -> list[str]:
    named = [each for each in item.consumes if each != elements.ANY]
    free = [each for each in elements.present(g) if each not in named]
    return [*named, *free[: len(item.consumes) - len(named)]]


def affordable(g: Dungeon, item: Item) -> bool:
    return not item.consumes or elements.payable(g, item.consumes)


def find(g: Dungeon, seat: int, id_: str) -> Possession:
    return next(one for one in g.heroes[seat].items if one.item == id_)


# In one's own turn


def in_turn(g: Dungeon, seat: int) -> list[str]:
    """GLH-TIM-07, GLH-PRC-02: items of one's own turn; a stunned character only what cures it."""
    one = g.mine(seat)
    if one is None:
        return []
    found = []
    for possession, item in ready(g, seat, ("own_turn",)):
        curing = item.rule in CURES
        if one.is_("stun") and not curing:
            continue
        if curing and not one.has & NEGATIVE:
            continue
        if affordable(g, item) and (item.lines or curing):
            found.append(possession.item)
    return found


def use_in_turn(g: Dungeon, seat: int, id_: str) -> None:
    """GLH-VOC-22: an ability of its own."""
    one, possession = g.mine(seat), find(g, seat, id_)
    item = g.facts.printed.items[id_]
    use(g, seat, possession)
    if one is None:
        return
    if item.rule == "cures_all":
        for name, bit in BIT.items():
            if bit & NEGATIVE:
                lose(g, one, name)
    elif item.rule == "cures_1":
        g.then(Cure(seat))
    else:
        g.then(Perform(one.id, g.facts.numbers(item.lines)))


class Cure(Ask):
    """Which condition goes."""

    clause = "GLH-VOC-22"

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


class UseItems(Ask):
    """One of the items a moment offers, or none; asked again while it offers any."""

    repeats: ClassVar[bool] = True

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
        use(g, self.seat, find(g, self.seat, item.id))
        self.take(g, item)
        if self.repeats and self.offered(g):
            g.then(self)


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


# For an attack


class AttackItems(UseItems):
    """GLH-ITM-18: for the whole action before its targets are named, or for one target."""

    clause = "GLH-ITM-18"

    whole: bool

    def offered(self, g: Dungeon) -> list[str]:
        strike = g.strike
        if strike is None:
            return []
        kind = "own_melee_attack" if strike.melee else "own_ranged_attack"
        return [
            one.item
            for one, item in ready(g, self.seat, ("own_attack", kind))
            if item.whole == self.whole and affordable(g, item) and self._asked(g, item)
        ]

    def _asked(self, g: Dungeon, item: Item) -> bool:
        """GLH-PRC-06 step 2: some are used without a question."""
        if item.use == "always" and not item.consumes:
            return False
        target = g.find(g.strike.target) if g.strike is not None else None
        return not item.against or (target is not None and target.what in item.against)

    def take(self, g: Dungeon, item: Item) -> None:
        if self.whole and g.action is not None:
            g.action.items.append(item.id)
        elif g.strike is not None:
            g.strike.items.append(item.id)


def in_force(g: Dungeon, one: Figure) -> list[Item]:
    """The items that work for this attack: of the action, of this target, and by themselves."""
    strike, action = g.strike, g.action
    if strike is None or one.kind != CHARACTER:
        return []
    whole = action.items if action is not None and action.figure == one.id else []
    printed = g.facts.printed.items
    kind = "own_melee_attack" if strike.melee else "own_ranged_attack"
    always = [
        item
        for _, item in ready(g, one.seat, ("own_attack", kind))
        if item.use == "always" and not item.consumes and _works(one, item)
    ]
    return [*(printed[id_] for id_ in (*whole, *strike.items)), *always]


def _works(one: Figure, item: Item) -> bool:
    return item.rule != "at_last_hit_point" or one.health == 1


# Against an attack


def shields(g: Dungeon, target: Figure, total: int) -> int:
    """GLH-PRC-06 step 8, GLH-ITM-06: items with slots must be used while damage would remain."""
    for one, item in list(ready(g, target.seat, ("attack_damage_on_self",))):
        if total > 0 and item.uses and item.shield:
            total = max(0, total - item.shield)
            use(g, target.seat, one)
            if item.retaliate and g.strike is not None:
                g.strike.retaliates.append((item.retaliate, 1))
    return total


class ShieldItems(UseItems):
    """GLH-PRC-06 step 8: one at a time, while at least one damage remains."""

    clause = "GLH-ITM-15"

    def offered(self, g: Dungeon) -> list[str]:
        strike = g.strike
        if strike is None or strike.coming <= 0:
            return []
        return [
            one.item
            for one, item in ready(g, self.seat, ("attack_damage_on_self",))
            if item.shield and not item.uses and affordable(g, item)
        ]

    def take(self, g: Dungeon, item: Item) -> None:
        if g.strike is not None:
            g.strike.coming = max(0, g.strike.coming - item.shield)
            if item.retaliate:
                g.strike.retaliates.append((item.retaliate, 1))


class Attacked(UseItems):
    """GLH-PRC-06 step 4: before the draw, items that make it a worse attack."""

    clause = "GLH-ITM-15"
    repeats = False

    def offered(self, g: Dungeon) -> list[str]:
        return [
            one.item
            for one, item in ready(g, self.seat, ("attacked",))
            if item.attacker_disadvantage
        ]

    def take(self, g: Dungeon, item: Item) -> None:
        one = g.mine(self.seat)
        if g.strike is not None:
            g.strike.worse = True
        if item.shield and one is not None:
            one.boons.append(Boon("shield", item.shield, line=ONE_ATTACK))


ONE_ATTACK = -2  # a shield that goes with this attack


def after_attack(one: Figure) -> None:
    one.boons = [boon for boon in one.boons if boon.line != ONE_ATTACK]


def negating(g: Dungeon, seat: int, attack: bool) -> list[str]:
    """GLH-PRC-07 step 4."""
    if not attack:
        return []
    windows = ("attack_damage_on_self",)
    return [one.item for one, item in ready(g, seat, windows) if item.rule == "negates"]


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
                if not hero.exhausted and not hero.resting
                for one, item in ready(g, seat, ("round_start",))
                if item.rule.startswith("initiative")
            )
        )


def check_slots(items: Sequence[str], level: int, facts: Content) -> None:
    """GLH-ITM-01, -02: what can be equipped: head, body, legs, hands, small things by level."""
    printed = facts.printed.items
    for id_ in items:
        if id_ not in printed:
            raise Problem("problem-item", found=id_)
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
