"""GLH-PRC-06 steps 10 to 14, GLH-RET: what follows an attack, and what needs all its results."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.cards.lines import Attack, Damage, Heal, Infuse, Summon, Xp
from druzina.games.gloomhaven.cards.model import Item, Modifier
from druzina.games.gloomhaven.model import (
    CHARACTER,
    NOBODY,
    SUMMON,
    Boon,
    Dungeon,
    Figure,
    Strike,
)
from druzina.games.gloomhaven.rules import (
    active,
    arming,
    augmenting,
    elements,
    field,
    worn,
)
from druzina.games.gloomhaven.rules.conditions import gain, gain_all, heal
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.figures import stats
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.refreshing import RefreshItem
from druzina.games.gloomhaven.rules.scenario_standing import goes_away
from druzina.games.gloomhaven.rules.strikes import paid, strike_of
from druzina.games.gloomhaven.rules.summoning import call
from druzina.games.gloomhaven.rules.targets import fitting
from druzina.games.gloomhaven.telling import figure_told

BACK, PRICE, BLAST = 2, 2, 3  # GLH-VOC-21: what items do


class Follow(Step[Dungeon]):
    """GLH-PRC-06 step 10: damage around the target, then what is added for who is still there."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one = g.find(strike.attacker)
        strike.hurt += strike.suffered > 0
        if one is None:
            return
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        g.then(*self._around(g, one, line, strike), Added())

    def _around(self, g: Dungeon, one: Figure, line: Attack, strike: Strike) -> list[Step[Dungeon]]:
        """GLH-ATK-20, GLH-VOC-09: damage to figures around the hex where the target stood, in
        initiative order."""
        from druzina.games.gloomhaven.rules.affecting import in_turn_order

        found: list[Step[Dungeon]] = []
        extra = [each for consume in paid(g, line) for each in consume.then]
        for each in (*line.sub, *extra):
            if isinstance(each, Damage) and each.whom is not None and each.whom.place == "target":
                n = strike.suffered if each.as_target else each.n
                near = [other for other in fitting(g, one, each.whom) if other is not one]
                found += [
                    Hurt(other.id, n, field.credited(g, one))
                    for other in in_turn_order(g, one, near)
                    if other.id != strike.target
                ]
        for item in arming.in_force(g, one):
            if item.lines and item.id in strike.items:
                found += burst(g, one, strike, item)
        return found


def burst(g: Dungeon, one: Figure, strike: Strike, item: Item) -> list[Hurt]:
    """GLH-ATK-20: damage by an item to the target and the enemies beside it."""
    found = []
    for each in item.lines:
        if isinstance(each, Damage) and each.whom is not None:
            near = [other.id for other in fitting(g, one, each.whom)]
            hit = [strike.target, *(id_ for id_ in near if id_ != strike.target)]
            found += [Hurt(id_, each.n, field.credited(g, one)) for id_ in hit]
    return found


class Added(Step[Dungeon]):
    """GLH-PRC-06 steps 11 to 14: conditions and what the attacker gains; then pushes and pulls;
    then retaliation. What comes first is put on the stack last."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one, target = g.find(strike.attacker), g.find(strike.target)
        cards = [g.facts.modifiers[number] for number in strike.drawn]
        if one is None:
            return
        if target is not None:
            self._on_target(g, one, target, strike, cards)
        for card in cards:
            on_self(g, one, card)
        augmenting.gained(g, one, strike)

    def _on_target(
        self, g: Dungeon, one: Figure, target: Figure, strike: Strike, cards: Sequence[Modifier]
    ) -> None:
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        used = arming.in_force(g, one)
        forced = forces(one, target, line, strike, (*used, *cards))
        g.then(*forced, Retaliation(), Reaction())
        gain_all(g, target, strike.conditions)
        gain_all(g, target, dict.fromkeys(n for n in strike.once if n not in strike.conditions))
        gain_all(g, target, augmenting.conditions(g, one, strike))
        gain_all(g, target, [name for item in used for name in item.conditions])
        for card in cards:
            gain_all(g, target, card.conditions)
        if strike.place in strike.covered:
            gain_all(g, target, line.in_area)


def forces(
    one: Figure, target: Figure, line: Attack, strike: Strike, more: Sequence[Item | Modifier]
) -> list[Force]:
    """GLH-EFF-05, -11, GLH-PRC-06 step 12: pushes and pulls, those of every source by itself."""
    breaks, rams = line.hits_obstacles, line.hits_walls
    found = [Force(one.id, target.id, strike.push, breaks=breaks, rams=rams)] if strike.push else []
    found += [Force(one.id, target.id, strike.pull, pull=True)] if strike.pull else []
    for each in more:
        found += [Force(one.id, target.id, each.push)] if each.push else []
        found += [Force(one.id, target.id, each.pull, pull=True)] if each.pull else []
    return found


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
    if card.refresh and one.seat != NOBODY:
        g.then(RefreshItem(one.seat, ["spent"], left=card.refresh))


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
                if boon.kind == "retaliate" and boon.line != NOBODY and distance <= boon.range:
                    earned = getattr(g.facts.lines[boon.line], "xp_each", 0)
                    earn(g, target, earned)
            g.then(Hurt(one.id, total, target.seat))


class Reaction(Step[Dungeon]):
    """GLH-VOC-21: what the target wears answers an attack while an element is strong."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        one, target = g.find(strike.attacker), g.find(strike.target)
        if one is None or target is None or target.kind != CHARACTER:
            return
        if worn.wears(g, target, "immobilizes_attacker") and elements.is_strong(g, "earth"):
            g.count(target.seat, "items_used")  # GLH-ITM-17
            gain(g, one, "immobilize")
        if worn.wears(g, target, "pushes_attacker") and elements.is_strong(g, "ice"):
            g.count(target.seat, "items_used")
            g.then(Force(target.id, one.id, BACK))


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
            self._items(g, one, strike)
            if one.kind == SUMMON and not one.falling and (element := g.summoned(one).infuses):
                elements.infuse(g, element)  # GLH-SUM-12
        if one is not None and strike.done and strike.melee and goes_away(g, one):
            g.figures.remove(one)  # GLH-V20 `after_attack`
            g.away.append(one)
        g.strike = None

    def _items(self, g: Dungeon, one: Figure, strike: Strike) -> None:
        """GLH-PRC-05 step 6, GLH-ATK-20: what items cost an attack, and allies in their area."""
        used = arming.in_force(g, one)
        if any(item.rule == "hurts_per_attack" for item in used):
            g.then(*(Hurt(one.id, PRICE, cost=True) for _ in strike.done))
        if arming.hurts_friends(g, strike):
            friends = [each for each in field.allies(g, one) if each.at in strike.covered]
            g.then(*(Hurt(each.id, BLAST) for each in friends))

    def _rest(self, g: Dungeon, one: Figure, line: Attack, strike: Strike) -> None:
        for other in g.figures:
            if other is not one and other.id not in strike.done and other.at in strike.covered:
                gain_all(g, other, line.in_area)  # GLH-VOC-19: enemies had it after their attack
        extra = [each for consume in paid(g, line) for each in consume.then]
        for each in (*line.sub, *extra):
            if isinstance(each, Infuse) and each.element != elements.ANY:
                elements.infuse(g, each.element)
            elif isinstance(each, Summon):
                call(g, one, each, g.facts.places[id(each)], strike.place)
            elif isinstance(each, Xp):
                earn(g, one, each.n)
            elif isinstance(each, Heal) and each.per_target_hurt:
                for _ in range(strike.hurt):
                    heal(g, one, each.n)  # GLH-MOT-09: once for each
            elif isinstance(each, Heal) and each.whom is not None and each.whom.place == "area":
                self._heals(g, one, each, strike)

    def _heals(self, g: Dungeon, one: Figure, line: Heal, strike: Strike) -> None:
        """GLH-VOC-19, GLH-HEA-03: the same area serves it; its player may leave figures out."""
        from druzina.games.gloomhaven.rules.affecting import HealThem

        friends = [each.id for each in field.allies(g, one) if each.at in strike.covered]
        if friends:
            g.then(HealThem(one.seat, g.facts.places[id(line)], friends))
