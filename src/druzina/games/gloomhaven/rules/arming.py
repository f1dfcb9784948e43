"""GLH-ITM-18, -19: items of an attack: those the attacker uses, and those used against it."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.lines import Augment
from druzina.games.gloomhaven.cards.model import Item, Modifier
from druzina.games.gloomhaven.model import (
    CHARACTER,
    NORMAL,
    SUMMON,
    Boon,
    Dungeon,
    Figure,
    Strike,
)
from druzina.games.gloomhaven.rules import active, field, worn
from druzina.games.gloomhaven.rules.asking import Ask, thing
from druzina.games.gloomhaven.rules.damage import SLOT, Hurt
from druzina.games.gloomhaven.rules.items import PICK, USE, UseItems, affordable, find, ready, use

ONE_ATTACK = -2  # a shield that goes with this attack
FAR_ENOUGH = 4  # hexes after which a helm adds to a blow
LONG_REACH = 2


def windows(strike: Strike) -> tuple[str, str]:
    return "own_attack", "own_melee_attack" if strike.melee else "own_ranged_attack"


def single(strike: Strike) -> str:
    """The window of what needs an attack on one target."""
    kind = "melee" if strike.melee else "ranged"
    return f"own_single_target_{kind}_attack"


class AttackItems(UseItems):
    """GLH-ITM-18: for one target, or for the whole action before its targets are named."""

    clause = "GLH-ITM-18"

    whole: bool
    alone: bool = False  # GLH-ITM-19: the attack has one target, and no area

    def offered(self, g: Dungeon) -> list[str]:
        strike = g.strike
        if strike is None:
            return []
        kinds = (*windows(strike), *((single(strike),) if self.alone else ()))
        return [
            one.item
            for one, item in ready(g, self.seat, kinds)
            if self._fits(strike, item) and affordable(g, item) and self._asked(g, item)
        ]

    def _fits(self, strike: Strike, item: Item) -> bool:
        if item.area is not None:
            return self.whole and not strike.shape
        return item.whole == self.whole

    def _asked(self, g: Dungeon, item: Item) -> bool:
        """GLH-PRC-06 step 2: some are used without a question."""
        if item.use == "always" and not item.consumes:
            return False
        target = g.find(g.strike.target) if g.strike is not None else None
        return not item.against or (target is not None and target.what in item.against)

    def take(self, g: Dungeon, item: Item) -> None:
        one = g.mine(self.seat)
        if item.damage and one is not None:
            g.then(Hurt(one.id, item.damage, cost=True))  # GLH-DMG-08
        if g.strike is not None and item.area is not None:
            g.strike.shape = item.id
        elif self.whole and g.action is not None:
            g.action.items.append(item.id)
        elif g.strike is not None:
            g.strike.items.append(item.id)


class AllyItems(UseItems):
    """GLH-VOC-22: what is added to the attack of an ally, wherever it is."""

    clause = "GLH-VOC-22"

    def offered(self, g: Dungeon) -> list[str]:
        return [one.item for one, _ in ready(g, self.seat, ("ally_attack",))]

    def take(self, g: Dungeon, item: Item) -> None:
        if g.action is not None:
            g.action.items.append(item.id)


def allies_asked(g: Dungeon, one: Figure) -> list[AllyItems]:
    """GLH-PRC-05 step 2: the other seats, in their order."""
    if one.kind not in (CHARACTER, SUMMON) or g.action is None:
        return []
    others = (seat for seat in range(len(g.heroes)) if g.heroes[seat].figure != one.id)
    return [asked for asked in map(AllyItems, others) if asked.offered(g)]


def in_force(g: Dungeon, one: Figure) -> list[Item]:
    """The items that work for this attack: of the action, of this target, and by themselves."""
    strike, action = g.strike, g.action
    if strike is None or one.kind not in (CHARACTER, SUMMON):
        return []
    whole = action.items if action is not None and action.figure == one.id else []
    printed = g.facts.printed.items
    used = [printed[id_] for id_ in (*whole, *strike.items)]
    return used + (_by_themselves(g, one, strike) if one.kind == CHARACTER else [])


def _by_themselves(g: Dungeon, one: Figure, strike: Strike) -> list[Item]:
    kinds = (*windows(strike), *(("own_augment",) if augments(g, one) else ()))
    return [
        item
        for _, item in ready(g, one.seat, kinds, asked=False)
        if item.use == "always" and not item.consumes and _works(one, item)
    ]


def count_uses(
    g: Dungeon, one: Figure, target: Figure, strike: Strike, cards: Sequence[Modifier]
) -> None:
    """GLH-ITM-17: what works in an attack without a question is used as well."""
    first = g.action is None or not (g.action.attacked or strike.done[1:])
    for item in _by_themselves(g, one, strike) if one.kind == CHARACTER else ():
        if first or not item.whole:
            g.count(one.seat, "items_used")
    if strike.alone and strike.melee and not strike.shape and field.apart(g, one, target) > 1:
        g.count(one.seat, "items_used")  # it reached farther
    if worn.takes_no_double(g, target) and any(card.times > 1 for card in cards):
        g.count(target.seat, "items_used")


def augments(g: Dungeon, one: Figure) -> bool:
    """GLH-VOC-22: whether the half that is performed holds an augment."""
    action = g.action
    if action is None or action.figure != one.id or not action.card or action.basic:
        return False
    lines = g.facts.half(action.card, action.top).lines
    return any(isinstance(line, Augment) for line in lines)


def _works(one: Figure, item: Item) -> bool:
    return item.rule != "at_last_hit_point" or one.health == 1


def hurts_friends(g: Dungeon, strike: Strike) -> bool:
    """GLH-ATK-20: whether the item that makes it an area hurts allies in it."""
    printed = g.facts.printed.items
    return bool(strike.shape) and printed[strike.shape].rule == "allies_in_area_suffer_3"


def reach(g: Dungeon, one: Figure) -> int:
    """GLH-ITM-19: how far a melee attack on one target reaches."""
    strike = g.strike
    if strike is None or one.kind != CHARACTER:
        return 1
    found = ready(g, one.seat, (single(strike),), asked=False)
    return LONG_REACH if any(item.rule == "reaches_2" for _, item in found) else 1


def spurred(g: Dungeon, one: Figure, strike: Strike) -> int:
    """GLH-VOC-21: one more for the first melee attack after a long way in one's own turn."""
    if one.kind != CHARACTER or not strike.melee or g.acting != one.id:
        return 0
    hero, printed = g.heroes[one.seat], g.facts.printed.items
    if hero.spurred or one.entered < FAR_ENOUGH:
        return 0
    if all(printed[each.item].rule != "attack_if_moved_4" for each in hero.items):
        return 0
    hero.spurred = True
    return 1


# Against an attack


def warded(strike: Strike, total: int, shield: int) -> int:
    """GLH-SHD-03: what a shield leaves of an attack; pierce is taken from all of them together."""
    pierced = min(strike.unspent, shield)
    strike.unspent -= pierced
    return max(0, total - (shield - pierced))


def must_shield(g: Dungeon, seat: int) -> list[tuple[str, int]]:
    """GLH-PRC-06 step 8, GLH-ITM-06: cards and items with slots, as answers name them, and what
    each takes off."""
    cards = [
        (f"{SLOT} {card.card}", line.shield)
        for card, line in active.slots(g, seat, ("attack_damage",))
        if line.shield
    ]
    items = [
        (f"{USE} {one.item}", item.shield)
        for one, item in ready(g, seat, ("attack_damage_on_self",), asked=False)
        if item.uses and item.shield
    ]
    used = g.strike.slots if g.strike is not None else []
    return [each for each in cards + items if each[0] not in used]


def shield_with(g: Dungeon, seat: int, choice: str) -> None:
    """One of them is used for this attack."""
    strike, id_ = g.strike, thing(choice)
    assert strike is not None, "an attack is under way"
    strike.coming = warded(strike, strike.coming, dict(must_shield(g, seat))[choice])
    strike.slots.append(choice)
    if choice.startswith(SLOT):
        active.use_slot(g, seat, next(one for one in g.heroes[seat].active if one.card == id_))
        return
    item = g.facts.printed.items[id_]
    use(g, seat, find(g, seat, id_))
    if item.retaliate:
        strike.retaliates.append((item.retaliate, 1))


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

    def grave(self, g: Dungeon) -> bool:
        one = g.mine(self.seat)
        return g.strike is not None and one is not None and g.strike.coming >= one.health

    def take(self, g: Dungeon, item: Item) -> None:
        if g.strike is not None:
            g.strike.coming = warded(g.strike, g.strike.coming, item.shield)
            if item.retaliate:
                g.strike.retaliates.append((item.retaliate, 1))


class Attacked(UseItems):
    """GLH-PRC-06 step 4: before the draw, items that make it a worse attack or another's."""

    clause = "GLH-ITM-15"

    def offered(self, g: Dungeon) -> list[str]:
        strike = g.strike
        if strike is None or strike.target != g.heroes[self.seat].figure:
            return []
        return [
            one.item
            for one, item in ready(g, self.seat, ("attacked",))
            if (item.attacker_disadvantage and not strike.worse)
            or (item.rule == "redirects" and instead_of(g, strike))
        ]

    def take(self, g: Dungeon, item: Item) -> None:
        one = g.mine(self.seat)
        if item.rule == "redirects":
            g.then(Redirect(self.seat))
        elif g.strike is not None:
            g.strike.worse = True
        if item.shield and one is not None:
            one.boons.append(Boon("shield", item.shield, line=ONE_ATTACK))


def instead_of(g: Dungeon, strike: Strike) -> list[Figure]:
    """GLH-VOC-21: the allies of an adjacent normal attacker that its attack reaches."""
    one, target = g.find(strike.attacker), g.find(strike.target)
    if one is None or target is None or one.rank != NORMAL:
        return []
    if not field.adjacent(g, one.at, target.at):
        return []
    near = field.within(g, one, max(1, strike.range))
    return [each for each in near if not field.hostile(one, each)]


class Redirect(Ask):
    """GLH-VOC-21: who is attacked instead."""

    clause = "GLH-VOC-21"

    def choices(self, g: Dungeon) -> list[str]:
        strike = g.strike
        return [f"{PICK} {each.id}" for each in (instead_of(g, strike) if strike else ())]

    def answer(self, g: Dungeon, choice: str) -> None:
        strike, target = g.strike, g.figure(int(thing(choice)))
        if strike is not None:
            strike.done = [target.id if each == strike.target else each for each in strike.done]
            strike.target, strike.place, strike.worse = target.id, target.at, False


def after_attack(one: Figure) -> None:
    one.boons = [boon for boon in one.boons if boon.line != ONE_ATTACK]


def negating(g: Dungeon, seat: int, attack: bool) -> list[str]:
    """GLH-PRC-07 step 4."""
    if not attack:
        return []
    found = ready(g, seat, ("attack_damage_on_self",))
    return [one.item for one, item in found if item.rule == "negates"]


def for_summon(g: Dungeon, seat: int) -> list[str]:
    """GLH-PRC-07 step 4: what takes the damage of an attack from one's summon."""
    return [one.item for one, _ in ready(g, seat, ("summon_damaged",))]
