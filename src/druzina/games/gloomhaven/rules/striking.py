"""GLH-PRC-06, GLH-ATK: one attack against one target, from its value to retaliation."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Attack, Change, Consume, Lasting, Slay, Slots
from druzina.games.gloomhaven.model import (
    CHARACTER,
    NEGATIVE,
    NOBODY,
    NORMAL,
    Dungeon,
    Figure,
    Strike,
)
from druzina.games.gloomhaven.rules import (
    active,
    arming,
    augmenting,
    field,
    items,
    modifiers,
    worn,
)
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.figures import shield, stats
from druzina.games.gloomhaven.rules.following import Follow
from druzina.games.gloomhaven.rules.scenario_standing import attack_changes, loose_obstacles
from druzina.games.gloomhaven.rules.sleeping import stir
from druzina.games.gloomhaven.rules.strikes import changes, paid, strike_of
from druzina.games.gloomhaven.rules.targets import alone, is_fit, near_ally
from druzina.games.gloomhaven.telling import figure_told

X_FACTOR = 2
STOP, ANY = "stop", "any"
BEYOND = 99  # a pierce that no shield withstands


class NextTarget(Step[Dungeon]):
    """GLH-PRC-05 step 5: one target after the other; it lies below the attack on one."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one = g.find(strike.attacker)
        if one is None:
            strike.targets = []
            return
        if is_unordered(g, one, strike):
            g.then(InOrder(one.seat), self)
            return
        if strike.added:
            strike.added -= 1
            asked = FurtherTarget(one.seat)
            if asked.legal(g):
                g.then(asked, self)
                return
        while strike.targets:
            target = g.find(strike.targets.pop(0))
            if target is not None and field.visible(g, target, one):  # GLH-ATK-18
                if g.action is not None and g.action.figure == one.id:
                    g.action.used = True
                strike.target, strike.place, strike.suffered = target.id, target.at, 0
                strike.retaliates, strike.paid, strike.extra = [], [], 0
                strike.items, strike.worse, strike.slots, strike.once = [], False, [], []
                strike.done.append(target.id)
                if field.is_party(one):
                    stir(g, target)
                g.then(BeforeAttack(), Against(), self)
                return
        if g.told is not None and not strike.done and one.kind == CHARACTER:
            g.tell("GLH-ATK-10", "event-no-target", figure=figure_told(one))


def is_unordered(g: Dungeon, one: Figure, strike: Strike) -> bool:
    """GLH-ATK-08: several targets of a character that were not named one by one."""
    line = g.facts.lines[strike.line]
    if strike.ordered or strike.done or one.kind != CHARACTER or not isinstance(line, Attack):
        return False
    together = bool(strike.covered) or line.whom is not None or line.along
    return together and len(strike.targets) > 1


class InOrder(Ask):
    """GLH-ATK-08: in which order they are attacked; `any` leaves it as it is."""

    clause = "GLH-ATK-08"
    silent = ANY

    first: list[int] = []

    def choices(self, g: Dungeon) -> Sequence[str]:
        rest = [each for each in strike_of(g).targets if each not in self.first]
        return [*(f"hit {each}" for each in rest), ANY]

    def answer(self, g: Dungeon, choice: str) -> None:
        strike = strike_of(g)
        if choice != ANY:
            self.first.append(int(thing(choice)))
        rest = [each for each in strike.targets if each not in self.first]
        if choice == ANY or len(rest) == 1:
            strike.targets, strike.ordered = [*self.first, *rest], True
        else:
            g.then(self)


class FurtherTarget(Ask):
    """GLH-AMD-08, -11, GLH-EFF-09: one more target in range, once the present one is done with."""

    clause = "GLH-AMD-08"

    def legal(self, g: Dungeon) -> list[int]:
        strike = strike_of(g)
        one = g.figure(strike.attacker)
        return [
            other.id
            for other in field.within(g, one, max(1, strike.range))
            if field.hostile(one, other) != (strike.decides != NOBODY)
            and field.visible(g, other, one)
            and other.id not in (*strike.targets, *strike.done)
        ]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"hit {each}" for each in self.legal(g)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        strike = strike_of(g)
        if choice != NONE:
            strike.targets.insert(0, int(thing(choice)))
            strike.added_targets.append(int(thing(choice)))


class BeforeAttack(Step[Dungeon]):
    """GLH-PRC-06 step 2: elements that augments ask for, slots that cost an obstacle."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one = g.find(strike.attacker)
        target = g.find(strike.target)
        defence = arming.Attacked(target.seat) if target is not None else None
        if defence is not None and target is not None and target.kind == CHARACTER:
            g.then(*([defence] if defence.offered(g) else []))
        if one is None or one.kind != CHARACTER:
            return
        alone = strike.alone and not strike.shape
        offers = arming.AttackItems(one.seat, whole=False, alone=alone)
        if offers.offered(g):
            g.then(offers)
        augmenting.ask(g)
        for card, line in active.slots(g, one.seat, ("melee_attack",)):
            if strike.melee and obstacles_beside(g, one):
                g.then(PayObstacle(one.seat, card.card, line.attack))


def obstacles_beside(g: Dungeon, one: Figure) -> list[Hex]:
    return [
        piece.hexes[0]
        for piece in loose_obstacles(g)
        if any(field.adjacent(g, one.at, at) for at in piece.hexes)
    ]


class PayObstacle(Ask):
    """GLH-ACT-10: a slot with a cost is used where it can be paid; which obstacle is asked."""

    clause = "GLH-ACT-10"
    spoken = {"put": "destroy"}

    card: str
    attack: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        if one is None:
            return [NONE]
        return [*to_hexes("put", obstacles_beside(g, one)), f"{STOP} {self.card}"]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
            return
        if choice.startswith(STOP):  # GLH-TIM-07
            active.stop(g, self.seat, self.card)
            return
        place = hex_of(thing(choice))
        g.pieces = [p for p in g.pieces if not (p.kind == "obstacle" and place in p.hexes)]
        strike_of(g).extra += self.attack
        for one in list(g.heroes[self.seat].active):
            if one.card == self.card:
                active.use_slot(g, self.seat, one)


class Against(Step[Dungeon]):
    """GLH-PRC-06 steps 1 to 9: value, draw, shield, damage."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one, target = g.find(strike.attacker), g.find(strike.target)
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        if one is None or target is None:
            return
        extra = [each for consume in paid(g, line) for each in consume.then]
        if target.rank == NORMAL and any(isinstance(each, Slay) for each in extra):
            fall(g, target, one.seat, target.health)  # GLH-VOC-05
            return
        if augmenting.slays(g, strike):
            fall(g, target, one.seat, target.health)
            return
        value = valued(g, one, target, line, strike)
        cards, _ = modifiers.drawn(g, one, edge(g, one, target, strike), value)
        strike.drawn = [g.facts.modifiers.index(card) for card in cards]
        total = modifiers.applied(value, cards, doubles=not worn.takes_no_double(g, target))
        used = arming.in_force(g, one)
        arming.count_uses(g, one, target, strike, cards)
        pierce = strike.pierce + sum(card.pierce for card in cards)
        pierce += sum(change.pierce for change in attack_changes(g, one))
        pierce += sum(BEYOND if item.ignores_shield else item.pierce for item in used)
        strike.unspent = pierce
        total = arming.warded(strike, total, shield(g, target))
        if target.id not in strike.added_targets:  # GLH-AMD-08
            strike.added += sum(card.target for card in cards)
        strike.coming = total
        if target.kind == CHARACTER and total > 0:
            g.then(MustShield(target.seat), arming.ShieldItems(target.seat), Land(), Follow())
        else:
            g.then(Land(), Follow())


class MustShield(Step[Dungeon]):
    """GLH-PRC-06 step 8, GLH-SHD-02: slots that must be used, while damage would remain."""

    seat: int

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        found = arming.must_shield(g, self.seat)
        if strike.coming <= 0 or not found:
            return
        shields = [n for _, n in found]
        needed = strike.coming + strike.unspent
        if len(found) > 1 and needed <= sum(shields) - min(shields):
            g.then(WhichShield(self.seat), self)
        else:
            arming.shield_with(g, self.seat, found[0][0])
            g.then(self)


class WhichShield(Ask):
    """GLH-SHD-02: the defender says which is used first, where not all will be."""

    clause = "GLH-SHD-02"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [name for name, _ in arming.must_shield(g, self.seat)]

    def answer(self, g: Dungeon, choice: str) -> None:
        arming.shield_with(g, self.seat, choice)


class Land(Step[Dungeon]):
    """GLH-PRC-06 step 9: what is left of it."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one, target = g.figure(strike.attacker), g.find(strike.target)
        if target is None:
            return
        if g.told is not None:
            g.tell(
                "GLH-ATK-03",
                "event-attack",
                figure=figure_told(one),
                target=figure_told(target),
                modifiers=tuple(strike.drawn),
                drawn=len(strike.drawn),
                n=strike.coming,
            )
        arming.after_attack(target)
        g.then(Hurt(target.id, strike.coming, field.credited(g, one), attack=True))


def valued(g: Dungeon, one: Figure, target: Figure, line: Attack, strike: Strike) -> int:
    """GLH-PRC-06 steps 1 to 3, GLH-ATK-17: all that is added, then what is doubled."""
    value = strike.value + strike.extra + x_of(g, one, line, target)
    value += bonuses(g, one, target, line)
    for change in attack_changes(g, one):
        value += change.n
        strike.once += change.conditions
    if target.is_("poison"):
        value += 1
    if line.near_own_ally and any(field.near(g, target, each) for each in field.allies(g, one)):
        value += line.near_own_ally
    value += lasting(g, one, target, strike)
    value += sum(each.attack for each in augmenting.lines_for(g, one, strike))
    value += sum(item.attack for item in arming.in_force(g, one))
    value += items.marked(one, target) + arming.spurred(g, one, strike)
    times = 1
    for card, slot in active.slots(g, one.seat if one.kind == CHARACTER else NOBODY, ("attack",)):
        if slot.while_invisible and not one.is_("invisible"):
            continue
        if slot.against is not None and not is_fit(g, one, target, slot.against):
            continue
        value += of_slot(slot, card.consumed)
        times *= 2 if slot.doubles else 1
        active.use_slot(g, one.seat, card)
    return value * times


def of_slot(slot: Slots, consumed: bool) -> int:
    """GLH-ELM-13, GLH-VOC-17: what a slot adds; instead, if its element was consumed."""
    symbols = (each for each in slot.sub if consumed and isinstance(each, Consume))
    changes_ = (each for symbol in symbols for each in symbol.then if isinstance(each, Change))
    return next((each.bonus for each in changes_ if each.bonus), slot.attack)


def x_of(g: Dungeon, one: Figure, line: Attack, target: Figure | None) -> int:
    """GLH-VOC-13."""
    if line.x == "hexes_moved_in_turn":
        return one.entered
    if line.x == "hexes_moved_in_action":
        return len(g.action.path) if g.action is not None else 0
    if line.x == "damage_dealt_in_turn":
        return g.dealt[one.seat] if one.seat != NOBODY else 0
    if line.x == "twice_destroyed":
        return X_FACTOR * (g.action.destroyed if g.action is not None else 0)
    if line.x == "twice_shield" and target is not None:
        return X_FACTOR * shield(g, target)
    if line.x == "characters":
        return g.characters
    if line.x == "saved":
        return g.counters.get("saved", 0)
    return 0


def bonuses(g: Dungeon, one: Figure, target: Figure, line: Attack) -> int:
    """GLH-VOC-14: tests and counts at the moment of the attack, with their experience."""
    total = 0
    changed = changes(g, line)
    more = [each for change in changed for each in change.bonuses]
    instead = next((change.per_bonus for change in changed if change.per_bonus), 0)
    for bonus in (*line.bonuses, *more):
        if bonus.test == "near_ally" and not near_ally(g, one, target):
            continue
        if bonus.test == "alone" and not alone(g, target):
            continue
        times = 1
        if bonus.per == "negative_condition":
            times = (target.has & NEGATIVE).bit_count()
        elif bonus.per == "ally_near_target":
            times = sum(field.near(g, target, each) for each in field.allies(g, one))
        total += times * (instead or bonus.attack)
        if times:
            earn(g, one, bonus.xp * times if bonus.per else bonus.xp)
            strike_of(g).once += bonus.conditions
    return total


def lasting(g: Dungeon, one: Figure, target: Figure, strike: Strike) -> int:
    """GLH-VOC-15: bonuses for a round or as long as a card is active."""
    total = 0
    for boon in one.boons:
        if boon.kind != "attack" or boon.line == NOBODY:
            continue
        line = g.facts.lines[boon.line]
        if not isinstance(line, Lasting):
            continue
        if line.kind != "any" and (line.kind == "melee") != strike.melee:
            continue
        if line.against is not None and not is_fit(g, one, target, line.against):
            continue
        total += boon.n
        strike.once += line.conditions
    return total


def edge(g: Dungeon, one: Figure, target: Figure, strike: Strike) -> int:
    """GLH-ADV-05: one of each kind cancel, more of a kind add nothing."""
    better = one.is_("strengthen") or any(boon.kind == "advantage" for boon in one.boons)
    better = better or any(item.advantage for item in arming.in_force(g, one))
    worse = one.is_("muddle") or any(boon.kind == "dodges" for boon in target.boons)
    worse = worse or strike.worse
    if not strike.melee and field.near(g, one, target):
        worse = True  # GLH-ATK-02
    mine, theirs = stats(g, one), stats(g, target)
    by_rule = attack_changes(g, one)
    better = better or bool(mine and mine.advantage) or any(each.advantage for each in by_rule)
    worse = worse or any(each.disadvantage for each in by_rule)
    worse = worse or bool(theirs and theirs.attackers_disadvantage)
    return better - worse
