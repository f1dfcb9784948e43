"""GLH-PRC-05, -06, GLH-ATK: an attack ability, and one attack against one target."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Arena, Hex
from druzina.games.gloomhaven.arena.areas import Area as Pattern
from druzina.games.gloomhaven.arena.areas import laid, orientations
from druzina.games.gloomhaven.cards.lines import (
    Attack,
    Change,
    Consume,
    Damage,
    Heal,
    Infuse,
    Lasting,
    Xp,
)
from druzina.games.gloomhaven.cards.model import Modifier, Stats
from druzina.games.gloomhaven.cards.whom import Area
from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    NEGATIVE,
    NOBODY,
    SUMMON,
    Boon,
    Dungeon,
    Figure,
    Strike,
)
from druzina.games.gloomhaven.rules import active, elements, field, modifiers
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes, written
from druzina.games.gloomhaven.rules.conditions import gain, gain_all, heal
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.doors import stats_of
from druzina.games.gloomhaven.rules.earning import earn
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.targets import alone, fitting, is_fit, near_ally
from druzina.games.gloomhaven.rules.values import worked_out

HIT, AREA = "hit", "area"
BETWEEN = ";"
X_FACTOR = 2


# What a figure's own card says


def stats(g: Dungeon, one: Figure) -> Stats | None:
    if one.kind != MONSTER:
        return None
    return stats_of(g, g.facts.printed.monsters[one.what], one.rank)


def stat_range(g: Dungeon, one: Figure) -> int:
    """The range of its own attack; 0 is melee."""
    own = stats(g, one)
    if own is not None:
        return own.range
    return g.summoned(one).range if one.kind == SUMMON else 0


def stat_attack(g: Dungeon, one: Figure) -> int:
    own = stats(g, one)
    if own is not None:
        return worked_out(own.attack, g, one.entered)
    if one.kind != SUMMON:
        return 0
    figure = g.summoned(one)
    return -(-one.health // 2) if figure.x == "half_health" else max(0, figure.attack)


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
    return 0


# The ability


def paid(g: Dungeon, line: Attack | Heal) -> list[Consume]:
    """The consumed elements that hang on a line."""
    numbers = g.facts.places
    bought = {*g.paid, *(g.action.changes if g.action is not None else ())}
    return [each for each in line.sub if isinstance(each, Consume) and numbers[id(each)] in bought]


def changes(g: Dungeon, line: Attack | Heal) -> list[Change]:
    return [each for one in paid(g, line) for each in one.then if isinstance(each, Change)]


def begin_attack(
    g: Dungeon,
    one: Figure,
    number: int,
    targets: Sequence[int] | None = None,
    decides: int = NOBODY,
    value: int | None = None,
) -> None:
    """GLH-PRC-05 steps 1 to 3; `targets` where they are known already, as a monster's are.

    `decides` is the seat that forces it, `value` one that is not printed.
    """
    if one.is_("disarm") or one.is_("stun"):
        return
    line = g.facts.lines[number]
    assert isinstance(line, Attack), "an attack line"
    strike = prepared(g, one, number, line)
    strike.decides = decides
    strike.value = strike.value if value is None else value
    g.strike = strike
    if targets is not None:
        strike.targets = list(targets)
        g.then(NextTarget(), AfterAttack())
        return
    if one.kind == CHARACTER:
        _use_action_slots(g, one, strike)
    area = next((each.area for each in changes(g, line) if each.area), line.area)
    if area is not None:
        g.then(LayArea(_who(one, strike)), NextTarget(), AfterAttack())
    elif line.whom is not None:
        whom = next((each.whom for each in changes(g, line) if each.whom), line.whom)
        strike.targets = [each.id for each in fitting(g, one, whom, attack=True)]
        g.then(NextTarget(), AfterAttack())
    else:
        g.then(Aim(_who(one, strike)), NextTarget(), AfterAttack())


def _who(one: Figure, strike: Strike) -> int:
    return one.seat if strike.decides == NOBODY else strike.decides


def prepared(g: Dungeon, one: Figure, number: int, line: Attack) -> Strike:
    """The attack with what elements changed about it."""
    changed = changes(g, line)
    own = stat_attack(g, one) if line.relative else 0
    base = own + line.n + sum(each.attack for each in changed)
    reach = line.range or (stat_range(g, one) if line.relative or line.own_range else 0)
    if reach:
        reach += line.range_more + sum(each.range for each in changed)
    conditions: list[str] = [*line.conditions]
    conditions += [name for each in changed for name in each.conditions]
    strike = Strike(
        one.id,
        number,
        base,
        reach,
        pierce=line.pierce + sum(each.pierce for each in changed),
        push=line.push + sum(each.push for each in changed),
        pull=line.pull,
        conditions=conditions,
        melee=not reach or bool(line.area and line.area.melee),
    )
    printed = stats(g, one)
    if printed is not None:
        strike.pierce += printed.pierce
        strike.conditions += [name for name in printed.conditions if name not in conditions]
    elif one.kind == SUMMON:
        strike.conditions += g.summoned(one).conditions
    return strike


def _use_action_slots(g: Dungeon, one: Figure, strike: Strike) -> None:
    """GLH-PRC-03 step 2, GLH-ACT-11: slots for ranged attack actions, used once for the half."""
    if strike.melee:
        return
    for card, line in active.slots(g, one.seat, ("ranged_attack_action",)):
        if line.cost == "air":
            if not elements.payable(g, ["air"]):
                continue
            elements.consume(g, ["air"])
        strike.range += line.range
        strike.more_targets += line.targets
        active.use_slot(g, one.seat, card)


def reach_of(strike: Strike) -> int:
    return max(1, strike.range)


class Aim(Ask):
    """GLH-ATK-08, -10: the targets, one after the other in the order in which they are attacked."""

    clause = "GLH-ATK-10"

    def choices(self, g: Dungeon) -> Sequence[str]:
        strike = _strike(g)
        return [*(f"{HIT} {each}" for each in self.legal(g, strike)), NONE]

    def legal(self, g: Dungeon, strike: Strike) -> list[int]:
        one = g.figure(strike.attacker)
        return [
            other.id
            for other in field.within(g, one, reach_of(strike))
            if field.hostile(one, other) != (strike.decides != NOBODY)
            and field.visible(other, one)
            and other.id not in strike.targets
        ]

    def answer(self, g: Dungeon, choice: str) -> None:
        strike = _strike(g)
        if choice == NONE:
            return
        strike.targets.append(int(thing(choice)))
        if len(strike.targets) < most_targets(g, strike) and self.legal(g, strike):
            g.then(Aim(self.seat))


def last_targets(g: Dungeon, one: Figure, number: int) -> list[int]:
    """GLH-MOT-07, GLH-SUM-12: all enemies in the area, or all that are adjacent."""
    line = g.facts.lines[number]
    assert isinstance(line, Attack), "an attack line"
    if line.whom is not None:
        return [each.id for each in fitting(g, one, line.whom, attack=True)]
    if line.area is None:
        return []
    patterns = laid_out(g, one, line.area, 1)
    return [each.id for each in struck(g, one, patterns[0])]


def most_targets(g: Dungeon, strike: Strike) -> int:
    line = g.facts.lines[strike.line]
    assert isinstance(line, Attack), "an attack line"
    changed = [each.targets for each in changes(g, line) if each.targets]
    one = g.figure(strike.attacker)
    own = stats(g, one)
    printed = line.targets or (own.targets if own is not None and line.relative else 1)
    return max([printed, *changed]) + strike.more_targets


class LayArea(Ask):
    """GLH-ARE-01 to -03: the hexes of the pattern on the map; those that hit somebody."""

    clause = "GLH-ARE-03"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"{AREA} {_text(each)}" for each in self.placements(g)), NONE]

    def placements(self, g: Dungeon) -> list[tuple[Hex, ...]]:
        strike = _strike(g)
        one = g.figure(strike.attacker)
        found: dict[frozenset[int], tuple[Hex, ...]] = {}
        for hexes in laid_out(g, one, area_of(g, strike), reach_of(strike)):
            hit = frozenset(each.id for each in struck(g, one, hexes))
            if hit:
                found.setdefault(hit, hexes)
        return sorted(found.values())

    def answer(self, g: Dungeon, choice: str) -> None:
        strike = _strike(g)
        if choice == NONE:
            return
        hexes = [hex_of(each) for each in thing(choice).split(BETWEEN)]
        one = g.figure(strike.attacker)
        strike.targets = [each.id for each in struck(g, one, hexes)]
        strike.covered = hexes
        if strike.more_targets:
            g.then(Aim(self.seat))


def area_of(g: Dungeon, strike: Strike) -> Area:
    line = g.facts.lines[strike.line]
    assert isinstance(line, Attack), "an attack line"
    changed = next((each.area for each in changes(g, line) if each.area), None)
    found = changed or line.area
    assert found is not None, "an area attack"
    return found


def laid_out(g: Dungeon, one: Figure, area: Area, reach: int) -> list[tuple[Hex, ...]]:
    """GLH-ARE-02, -03: every way a pattern can lie."""
    pattern = Pattern(area.melee, area.hexes)
    if area.melee:
        return [tuple(sorted(laid(each, one.at))) for each in orientations(pattern)]
    here = field.arena(g)
    found = set()
    for oriented in orientations(pattern):
        for at in _anchors(g, one, oriented):
            hexes = laid(oriented, at)
            if any(_in_range(here, one, each, reach) for each in hexes):
                found.add(tuple(sorted(hexes)))
    return sorted(found)


def _anchors(g: Dungeon, one: Figure, pattern: Sequence[Hex]) -> set[Hex]:
    """Where a pattern may lie so that it covers an enemy."""
    return {
        (other.at[0] - q, other.at[1] - r) for other in field.enemies(g, one) for q, r in pattern
    }


def _in_range(here: Arena, one: Figure, place: Hex, reach: int) -> bool:
    return bool(here.ball_around(place, reach) >> here.cells[one.at] & 1)


def struck(g: Dungeon, one: Figure, hexes: Sequence[Hex]) -> list[Figure]:
    """GLH-ARE-03, -04: the enemies in the area that are in sight."""
    return [
        other
        for other in field.enemies(g, one)
        if other.at in hexes and field.visible(other, one) and field.sees(g, one.at, other.at)
    ]


def _text(hexes: Sequence[Hex]) -> str:
    return BETWEEN.join(written(each) for each in hexes)


def _strike(g: Dungeon) -> Strike:
    assert g.strike is not None, "an attack is under way"
    return g.strike


# One target


class NextTarget(Step[Dungeon]):
    """GLH-PRC-05 step 5: one target after the other; it lies below the attack on one."""

    def run(self, g: Dungeon) -> None:
        strike = _strike(g)
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
                strike.done.append(target.id)
                g.then(BeforeAttack(), Against(), self)
                return


class BeforeAttack(Step[Dungeon]):
    """GLH-PRC-06 step 2: elements that augments ask for, slots that cost an obstacle."""

    def run(self, g: Dungeon) -> None:
        from druzina.games.gloomhaven.rules import augmenting

        strike = _strike(g)
        one = g.find(strike.attacker)
        if one is None or one.kind != CHARACTER:
            return
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
        _strike(g).extra += self.attack
        for one in list(g.heroes[self.seat].active):
            if one.card == self.card:
                active.use_slot(g, self.seat, one)


class Against(Step[Dungeon]):
    """GLH-PRC-06 steps 1 to 9: value, draw, shield, damage."""

    def run(self, g: Dungeon) -> None:
        strike = _strike(g)
        one, target = g.figure(strike.attacker), g.figure(strike.target)
        line = g.facts.lines[strike.line]
        assert isinstance(line, Attack), "an attack line"
        from druzina.games.gloomhaven.rules import augmenting

        if augmenting.slays(g, strike):
            fall(g, target, one.seat, target.health)
            return
        value = valued(g, one, target, line, strike)
        value += sum(each.attack for each in augmenting.lines_for(g, one, strike))
        cards, _ = modifiers.drawn(g, one, edge(g, one, target, strike), value)
        strike.drawn = [g.facts.modifiers.index(card) for card in cards]
        total = modifiers.applied(value, cards)
        pierce = strike.pierce + sum(card.pierce for card in cards)
        total = max(0, total - max(0, shield(g, target) - pierce))
        total = slots_against(g, target, total)
        if g.told is not None:
            g.tell("GLH-ATK-03", "event-attack", figure=one.id, target=target.id, n=total)
        strike.more_targets = sum(card.target for card in cards)
        g.then(Hurt(target.id, total, one.seat, attack=True), Follow())


def valued(g: Dungeon, one: Figure, target: Figure, line: Attack, strike: Strike) -> int:
    """GLH-PRC-06 steps 1 to 3, GLH-ATK-17: all that is added, then what is doubled."""
    value = strike.value + strike.extra + x_of(g, one, line, target)
    value += bonuses(g, one, target, line)
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
            _strike(g).conditions += [
                name for name in bonus.conditions if name not in _strike(g).conditions
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
    worse = one.is_("muddle") or any(boon.kind == "dodges" for boon in target.boons)
    if not strike.melee and field.adjacent(g, one.at, target.at):
        worse = True  # GLH-ATK-02
    mine, theirs = stats(g, one), stats(g, target)
    better = better or bool(mine and mine.advantage)
    worse = worse or bool(theirs and theirs.attackers_disadvantage)
    return better - worse


def shield(g: Dungeon, one: Figure) -> int:
    """GLH-SHD-03: stat card and bonuses."""
    own = stats(g, one)
    return (own.shield if own else 0) + sum(b.n for b in one.boons if b.kind == "shield")


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
        strike = _strike(g)
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
        from druzina.games.gloomhaven.rules import augmenting

        gain_all(g, target, strike.conditions)
        gain_all(g, target, augmenting.conditions(g, one, strike))
        for card in cards:
            gain_all(g, target, card.conditions)
        push = strike.push + sum(card.push for card in cards)
        pull = strike.pull + sum(card.pull for card in cards)
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
    from druzina.games.gloomhaven.rules import augmenting

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
        strike = _strike(g)
        one, target = g.find(strike.attacker), g.find(strike.target)
        if one is None or target is None:
            return
        distance = field.far(g, one.at, target.at)
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
                g.tell("GLH-RET-01", "event-retaliate", figure=target.id, n=total)
            for boon in target.boons:
                if boon.kind == "retaliate" and boon.line != NOBODY:
                    earned = getattr(g.facts.lines[boon.line], "xp_each", 0)
                    earn(g, target, earned)
            g.then(Hurt(one.id, total, target.seat))


class AfterAttack(Step[Dungeon]):
    """GLH-PRC-05 step 6: what needs all results."""

    def run(self, g: Dungeon) -> None:
        strike = _strike(g)
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
