"""GLH-PRC-06, GLH-ATK: one attack against one target, from its value to retaliation."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Attack, Damage, Heal, Infuse, Lasting, Slay, Xp
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import (
    CHARACTER,
    NEGATIVE,
    NOBODY,
    NORMAL,
    Boon,
    Dungeon,
    Figure,
    Strike,
)
from druzina.games.gloomhaven.rules import active, augmenting, elements, field, items, modifiers
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.conditions import gain, gain_all, heal
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.figures import shield, stats
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.scenario_standing import attack_changes
from druzina.games.gloomhaven.rules.strikes import changes, paid, strike_of
from druzina.games.gloomhaven.rules.targets import alone, fitting, is_fit, near_ally
from druzina.games.gloomhaven.telling import figure_told

X_FACTOR = 2
BEYOND = 99  # a pierce that no shield withstands


class NextTarget(Step[Dungeon]):
    """GLH-PRC-05 step 5: one target after the other; it lies below the attack on one."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one = g.find(strike.attacker)
        if one is None:
            strike.targets = []
            return
        while strike.targets:
            target = g.find(strike.targets.pop(0))
            if target is not None and field.visible(target, one):  # GLH-ATK-18
                if g.action is not None and g.action.figure == one.id:
                    g.action.used = True
                strike.target, strike.place, strike.suffered = target.id, target.at, 0
                strike.retaliates, strike.paid, strike.extra = [], [], 0
                strike.items, strike.worse = [], False
                strike.done.append(target.id)
                g.then(BeforeAttack(), Against(), self)
                return


class BeforeAttack(Step[Dungeon]):
    """GLH-PRC-06 step 2: elements that augments ask for, slots that cost an obstacle."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one = g.find(strike.attacker)
        target = g.find(strike.target)
        defence = items.Attacked(target.seat) if target is not None else None
        if defence is not None and target is not None and target.kind == CHARACTER:
            g.then(*([defence] if defence.offered(g) else []))
        if one is None or one.kind != CHARACTER:
            return
        offers = items.AttackItems(one.seat, whole=False)
        if offers.offered(g):
            g.then(offers)
        augmenting.ask(g)
        for card, line in active.slots(g, one.seat, ("melee_attack",)):
            if strike.melee and obstacles_beside(g, one):
                g.then(PayObstacle(one.seat, card.card, line.attack))


def obstacles_beside(g: Dungeon, one: Figure) -> list[Hex]:
    return [
        piece.hexes[0]
        for piece in g.pieces
        if piece.kind == "obstacle" and any(field.adjacent(g, one.at, at) for at in piece.hexes)
    ]


class PayObstacle(Ask):
    """GLH-ACT-10: a slot with a cost is used where it can be paid; which obstacle is asked."""

    clause = "GLH-ACT-10"
    spoken = {"put": "destroy"}

    card: str
    attack: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        return to_hexes("put", obstacles_beside(g, one)) if one is not None else [NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == NONE:
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
        one, target = g.figure(strike.attacker), g.figure(strike.target)
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        extra = [each for consume in paid(g, line) for each in consume.then]
        if target.rank == NORMAL and any(isinstance(each, Slay) for each in extra):
            fall(g, target, one.seat, target.health)  # GLH-VOC-05
            return
        if augmenting.slays(g, strike):
            fall(g, target, one.seat, target.health)
            return
        value = valued(g, one, target, line, strike)
        value += sum(each.attack for each in augmenting.lines_for(g, one, strike))
        value += sum(item.attack for item in items.in_force(g, one))
        cards, _ = modifiers.drawn(g, one, edge(g, one, target, strike), value)
        strike.drawn = [g.facts.modifiers.index(card) for card in cards]
        total = modifiers.applied(value, cards)
        worn = items.in_force(g, one)
        pierce = strike.pierce + sum(card.pierce for card in cards)
        pierce += sum(BEYOND if item.ignores_shield else item.pierce for item in worn)
        total = max(0, total - max(0, shield(g, target) - pierce))
        total = slots_against(g, target, total)
        strike.more_targets = sum(card.target for card in cards)
        strike.coming = total
        if target.kind == CHARACTER:
            strike.coming = items.shields(g, target, total)
            offers = items.ShieldItems(target.seat)
            if offers.offered(g):
                g.then(offers, Land(), Follow())
                return
        g.then(Land(), Follow())


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
                n=strike.coming,
            )
        items.after_attack(target)
        g.then(Hurt(target.id, strike.coming, one.seat, attack=True))


def valued(g: Dungeon, one: Figure, target: Figure, line: Attack, strike: Strike) -> int:
    """GLH-PRC-06 steps 1 to 3, GLH-ATK-17: all that is added, then what is doubled."""
    value = strike.value + strike.extra + x_of(g, one, line, target)
    value += bonuses(g, one, target, line)
    for change in attack_changes(g, one):
        value += change.n
        strike.conditions += [name for name in change.conditions if name not in strike.conditions]
    if target.is_("poison"):
        value += 1
    if line.near_own_ally and any(
        field.adjacent(g, target.at, each.at) for each in field.allies(g, one)
    ):
        value += line.near_own_ally
    value += lasting(g, one, target, strike)
    doubled = False
    for card, slot in active.slots(g, one.seat if one.kind == CHARACTER else NOBODY, ("attack",)):
        if slot.while_invisible and not one.is_("invisible"):
            continue
        if slot.against is not None and not is_fit(g, one, target, slot.against):
            continue
        value += 2 if card.consumed else slot.attack
        doubled = doubled or slot.doubles
        active.use_slot(g, one.seat, card)
    return value * 2 if doubled else value


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
            times = sum(field.adjacent(g, target.at, each.at) for each in field.allies(g, one))
        total += times * (instead or bonus.attack)
        if times:
            earn(g, one, bonus.xp * times if bonus.per else bonus.xp)
            strike_of(g).conditions += [
                name for name in bonus.conditions if name not in strike_of(g).conditions
            ]
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
        strike.conditions += [name for name in line.conditions if name not in strike.conditions]
    return total


def edge(g: Dungeon, one: Figure, target: Figure, strike: Strike) -> int:
    """GLH-ADV-05: one of each kind cancel, more of a kind add nothing."""
    better = one.is_("strengthen") or any(boon.kind == "advantage" for boon in one.boons)
    better = better or any(item.advantage for item in items.in_force(g, one))
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


def slots_against(g: Dungeon, target: Figure, total: int) -> int:
    """GLH-PRC-06 step 8: mandatory slots, one after the other while damage would remain."""
    if target.kind != CHARACTER:
        return total
    for card, line in active.slots(g, target.seat, ("attack_damage",)):
        if total <= 0:
            break
        if line.shield:
            total = max(0, total - line.shield)
            active.use_slot(g, target.seat, card)
    return total


class Follow(Step[Dungeon]):
    """GLH-PRC-06 steps 10 to 14: what follows the damage, for who is still there."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one, target = g.find(strike.attacker), g.find(strike.target)
        cards = [g.facts.modifiers[number] for number in strike.drawn]
        strike.hurt += strike.suffered > 0
        if one is None:
            return
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        self._around(g, one, line, strike)
        for card in cards:
            on_self(g, one, card)
        augments_gained(g, one, strike)
        if target is None:
            return
        gain_all(g, target, strike.conditions)
        gain_all(g, target, augmenting.conditions(g, one, strike))
        worn = items.in_force(g, one)
        gain_all(g, target, [name for item in worn for name in item.conditions])
        for card in cards:
            gain_all(g, target, card.conditions)
        push = strike.push + sum(card.push for card in cards) + sum(item.push for item in worn)
        pull = strike.pull + sum(card.pull for card in cards) + sum(item.pull for item in worn)
        forced = (
            [
                Force(
                    one.id,
                    target.id,
                    push,
                    breaks=line.hits_obstacles,
                    rams=line.hits_walls,
                )
            ]
            if push
            else []
        )
        forced += [Force(one.id, target.id, pull, pull=True)] if pull else []
        g.then(*forced, Retaliation())

    def _around(self, g: Dungeon, one: Figure, line: Attack, strike: Strike) -> None:
        """GLH-ATK-20: damage to figures around the hex where the target stood."""
        extra = [each for consume in paid(g, line) for each in consume.then]
        for each in (*line.sub, *extra):
            if isinstance(each, Damage) and each.whom is not None and each.whom.place == "target":
                n = strike.suffered if each.as_target else each.n
                for other in fitting(g, one, each.whom):
                    if other.id != strike.target and other is not one:
                        g.then(Hurt(other.id, n, one.seat))


def augments_gained(g: Dungeon, one: Figure, strike: Strike) -> None:
    augmenting.gained(g, one, strike)


def on_self(g: Dungeon, one: Figure, card: Modifier) -> None:
    """GLH-AMD-10: what a modifier card does for the figure that drew it."""
    if card.infuse:
        elements.infuse(g, card.infuse)
    if card.heal:
        heal(g, one, card.heal)
    if card.invisible:
        gain(g, one, "invisible")
    if card.shield:
        one.boons.append(Boon("shield", card.shield))


class Retaliation(Step[Dungeon]):
    """GLH-RET-01 to -06: all that reach, in one damage instance; slots for melee attacks."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one, target = g.find(strike.attacker), g.find(strike.target)
        if one is None or target is None:
            return
        distance = field.apart(g, one, target)
        sources = [(boon.n, boon.range) for boon in target.boons if boon.kind == "retaliate"]
        own = stats(g, target)
        if own is not None and own.retaliate:
            sources.append((own.retaliate, own.retaliate_range))
        sources += strike.retaliates
        if target.kind == CHARACTER and strike.melee:
            for card, line in active.slots(g, target.seat, ("melee_attacked",)):
                sources.append((line.retaliate, 1))
                active.use_slot(g, target.seat, card)
        total = sum(n for n, reach in sources if distance <= reach)
        if total:
            if g.told is not None:
                g.tell("GLH-RET-01", "event-retaliate", figure=figure_told(target), n=total)
            for boon in target.boons:
                if boon.kind == "retaliate" and boon.line != NOBODY:
                    earned = getattr(g.facts.lines[boon.line], "xp_each", 0)
                    earn(g, target, earned)
            g.then(Hurt(one.id, total, target.seat))


class AfterAttack(Step[Dungeon]):
    """GLH-PRC-05 step 6: what needs all results."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one = g.find(strike.attacker)
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        if g.action is not None:
            g.action.attacked += strike.done
        if one is not None and strike.done:
            earn(g, one, line.xp_per_target * len(strike.done))
            self._rest(g, one, line, strike)
        g.strike = None

    def _rest(self, g: Dungeon, one: Figure, line: Attack, strike: Strike) -> None:
        for other in g.figures:
            if other is not one and line.in_area and other.at in strike.covered:
                gain_all(g, other, line.in_area)
        extra = [each for consume in paid(g, line) for each in consume.then]
        for each in (*line.sub, *extra):
            if isinstance(each, Infuse) and each.element != elements.ANY:
                elements.infuse(g, each.element)
            elif isinstance(each, Xp):
                earn(g, one, each.n)
            elif isinstance(each, Heal) and each.per_target_hurt:
                heal(g, one, each.n * strike.hurt)
            elif isinstance(each, Heal) and each.whom is not None and each.whom.place == "area":
                for other in field.allies(g, one):
                    if other.at in strike.covered:
                        heal(g, other, each.n)
