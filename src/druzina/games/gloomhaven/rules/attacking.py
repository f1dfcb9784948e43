"""GLH-PRC-05: an attack ability: its profile, its targets or its area."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Step
from druzina.games.gloomhaven.arena import Arena, Hex
from druzina.games.gloomhaven.arena.areas import Area as Pattern
from druzina.games.gloomhaven.arena.areas import laid, orientations
from druzina.games.gloomhaven.cards.lines import Attack, Heal
from druzina.games.gloomhaven.cards.whom import Area, Whom
from druzina.games.gloomhaven.model import BIT, CHARACTER, NOBODY, SUMMON, Dungeon, Figure, Strike
from druzina.games.gloomhaven.rules import active, arming, elements, field, worn
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, written
from druzina.games.gloomhaven.rules.figures import stat_attack, stat_range, stats
from druzina.games.gloomhaven.rules.following import AfterAttack
from druzina.games.gloomhaven.rules.offering import has_target
from druzina.games.gloomhaven.rules.refusing import against_target
from druzina.games.gloomhaven.rules.strikes import changes, strike_of
from druzina.games.gloomhaven.rules.striking import NextTarget
from druzina.games.gloomhaven.rules.targets import fitting

HIT, AREA, WITHOUT, STOP = "hit", "area", "without", "stop"
BETWEEN = ";"


def begin_attack(
    g: Dungeon,
    one: Figure,
    number: int,
    targets: Sequence[int] | None = None,
    decides: int = NOBODY,
    chooser: int = NOBODY,
    value: int | None = None,
) -> None:
    """GLH-PRC-05 steps 1 to 3; `targets` where they are known already, as a monster's are.

    `decides` is the seat that forces it, `chooser` one that directs it, `value` one that is not
    printed.
    """
    if one.is_("disarm") or one.is_("stun") or worn.is_phased(g, one):
        return
    line = g.facts.lines[number]
    assert isinstance(line, Attack), "an attack line"
    strike = prepared(g, one, number, line)
    strike.decides, strike.chooser = decides, chooser
    strike.value = strike.value if value is None else value
    g.strike = strike
    if targets is not None:
        strike.targets = list(targets)
        g.then(*arming.allies_asked(g, one), NextTarget(), AfterAttack())
        return
    if one.kind == CHARACTER:
        costly = [EndBeforeCost(one.seat, card) for card in _costly(g, one, strike)]
        if not costly:
            _use_action_slots(g, one, strike)
        strike.alone = is_single(g, line, strike)
        asked = arming.AttackItems(one.seat, whole=True, alone=strike.alone)
        own = [asked] if decides == NOBODY and asked.offered(g) else []
        items = [*own, *arming.allies_asked(g, one)]
        if items and not has_target(g, one, line, strike):
            items = []
        slots = [*costly, UseSlots()] if costly else []
        g.then(*slots, *items, Targets(number))
        return
    name_targets(g, one, number)


def is_single(g: Dungeon, line: Attack, strike: Strike) -> bool:
    """GLH-ITM-19: exactly one target, no area, no set of its own."""
    if line.area is not None or line.whom is not None or line.along:
        return False
    changed = changes(g, line)
    return not any(each.area or each.whom for each in changed) and most_targets(g, strike) == 1


class Targets(Step[Dungeon]):
    """GLH-PRC-05 step 3, after what was used for the whole action."""

    number: int

    def run(self, g: Dungeon) -> None:
        one = g.find(strike_of(g).attacker)
        if one is not None:
            name_targets(g, one, self.number)
        else:
            g.strike = None


def name_targets(g: Dungeon, one: Figure, number: int) -> None:
    """GLH-PRC-05 step 3."""
    line, strike = g.facts.lines[number], strike_of(g)
    assert isinstance(line, Attack), "an attack line"
    if strike.range:
        strike.range += sum(item.range for item in arming.in_force(g, one))
    if has_area(g, line, strike):
        g.then(LayArea(_who(one, strike)), NextTarget(), AfterAttack())
    elif (whom := named(g, line)) is not None:
        found = [each.id for each in fitting(g, one, whom, attack=True)]
        asked = [LeaveOut(_who(one, strike))] if found and optional(g) else []
        strike.targets = found
        g.then(*asked, NextTarget(), AfterAttack())
    else:
        from druzina.games.gloomhaven.rules.single import MaybeAlong

        g.then(Aim(_who(one, strike)), MaybeAlong(), NextTarget(), AfterAttack())


def named(g: Dungeon, line: Attack) -> Whom | None:
    """GLH-MAT-06, GLH-VOC-17: the set it names, or the one a consumed element puts in its place."""
    return next((each.whom for each in changes(g, line) if each.whom), line.whom)


def has_area(g: Dungeon, line: Attack, strike: Strike) -> bool:
    return bool(strike.shape or line.area or any(each.area for each in changes(g, line)))


def _who(one: Figure, strike: Strike) -> int:
    return next((seat for seat in (strike.decides, strike.chooser) if seat != NOBODY), one.seat)


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
        melee=not (reach or line.ranged) or bool(line.area and line.area.melee),
    )
    printed = stats(g, one)
    if printed is not None:
        strike.pierce += printed.pierce
        strike.conditions += [
            name
            for name in printed.conditions
            if name not in BIT or name not in conditions  # GLH-CON-02, -10: curses add up
        ]
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


def _costly(g: Dungeon, one: Figure, strike: Strike) -> list[str]:
    """GLH-ACT-10: the cards whose slots would be used at a printed cost."""
    if strike.melee:
        return []
    waiting = active.slots(g, one.seat, ("ranged_attack_action",))
    return [card.card for card, line in waiting if line.cost and elements.payable(g, [line.cost])]


class EndBeforeCost(Ask):
    """GLH-TIM-07: before a slot with a printed cost is used its owner may end the bonus."""

    clause = "GLH-TIM-07"

    card: str

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [NONE, f"{STOP} {self.card}"]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NONE:
            active.stop(g, self.seat, self.card)


class UseSlots(Step[Dungeon]):
    """GLH-ACT-11: those that were not ended."""

    def run(self, g: Dungeon) -> None:
        strike = strike_of(g)
        _use_action_slots(g, g.figure(strike.attacker), strike)


def reach_of(strike: Strike) -> int:
    return max(1, strike.range)


def optional(g: Dungeon) -> list[str]:
    """GLH-ATK-11, -19: added conditions that a character may leave out of its attack."""
    strike = strike_of(g)
    if g.figure(strike.attacker).kind != CHARACTER or strike.targets:
        return []
    return [f"{WITHOUT} {name}" for name in dict.fromkeys(strike.conditions)]


def leave_out(g: Dungeon, question: Ask, condition: str) -> None:
    strike = strike_of(g)
    strike.conditions = [name for name in strike.conditions if name != condition]
    g.then(question)


class LeaveOut(Ask):
    """GLH-ATK-11, -19: conditions left out of an attack whose targets are not chosen."""

    clause = "GLH-ATK-19"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [NONE, *(f"{WITHOUT} {name}" for name in dict.fromkeys(strike_of(g).conditions))]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NONE:
            leave_out(g, self, thing(choice))


class Aim(Ask):
    """GLH-ATK-08, -10: the targets, one after the other in the order in which they are attacked.

    GLH-ARE-07: so many are named `outside` an area.
    """

    clause = "GLH-ATK-10"
    spoken = {NONE: "nobody"}

    outside: int = 0

    def choices(self, g: Dungeon) -> Sequence[str]:
        targets = [f"{HIT} {each}" for each in self.legal(g, strike_of(g))]
        return [*targets, *optional(g), NONE] if targets else [NONE]

    def legal(self, g: Dungeon, strike: Strike) -> list[int]:
        one = g.figure(strike.attacker)
        return [
            other.id
            for other in field.within(g, one, self.reach(g, one, strike))
            if field.hostile(one, other) != (strike.decides != NOBODY)
            and field.visible(g, other, one)
            and other.id not in strike.targets
        ]

    def reach(self, g: Dungeon, one: Figure, strike: Strike) -> int:
        long = arming.reach(g, one) if strike.alone and strike.melee else 1
        return max(long, reach_of(strike))

    def read(self, g: Dungeon, text: str) -> str | Refusal | None:
        strike = strike_of(g)
        one = g.figure(strike.attacker)
        if not text.startswith(f"{HIT} ") or strike.decides != NOBODY:
            return None
        return against_target(g, one, text, self.reach(g, one, strike))

    def answer(self, g: Dungeon, choice: str) -> None:
        strike = strike_of(g)
        if choice == NONE:
            return
        if choice.startswith(WITHOUT):
            leave_out(g, self, thing(choice))
            return
        most, line = most_targets(g, strike), g.facts.lines[strike.line]
        if isinstance(line, Attack) and line.all_on_one:
            strike.targets = [int(thing(choice))] * most  # GLH-MAT-07
            return
        strike.targets.append(int(thing(choice)))
        left = self.outside - 1 if self.outside else most - len(strike.targets)
        if left > 0 and self.legal(g, strike):
            g.then(Aim(self.seat, left if self.outside else 0))


def last_targets(g: Dungeon, one: Figure, number: int) -> list[Figure]:
    """GLH-MOT-07, GLH-SUM-12: all enemies in the area, or all that are adjacent."""
    line = g.facts.lines[number]
    assert isinstance(line, Attack), "an attack line"
    if line.whom is not None:
        return fitting(g, one, line.whom, attack=True)
    if line.area is None:
        return []
    patterns = laid_out(g, one, line.area, 1)
    return struck(g, one, patterns[0])


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
    spoken = {NONE: "nowhere"}

    def choices(self, g: Dungeon) -> Sequence[str]:
        places = [f"{AREA} {_text(each)}" for each in self.placements(g)]
        return [*places, *optional(g), NONE] if places else [NONE]

    def placements(self, g: Dungeon) -> list[tuple[Hex, ...]]:
        strike = strike_of(g)
        one = g.figure(strike.attacker)
        found: dict[frozenset[int], tuple[Hex, ...]] = {}
        friends = field.allies(g, one) if concerns_friends(g, strike) else []
        for hexes in laid_out(g, one, area_of(g, strike), reach_of(strike)):
            hit = frozenset(each.id for each in struck(g, one, hexes))
            if hit:
                covered = frozenset(each.id for each in friends if each.at in hexes)
                found.setdefault(hit | covered, hexes)
        return sorted(found.values())

    def answer(self, g: Dungeon, choice: str) -> None:
        strike = strike_of(g)
        if choice == NONE:
            return
        if choice.startswith(WITHOUT):
            leave_out(g, self, thing(choice))
            return
        hexes = [hex_of(each) for each in thing(choice).split(BETWEEN)]
        one = g.figure(strike.attacker)
        strike.targets = [each.id for each in struck(g, one, hexes)]
        strike.covered = hexes
        outside = most_targets(g, strike) - 1
        if outside > 0:
            g.then(Aim(self.seat, outside))  # GLH-ARE-07, GLH-MON-17


def concerns_friends(g: Dungeon, strike: Strike) -> bool:
    """GLH-VOC-19, GLH-ATK-20: whether it matters which friends an area covers."""
    line = g.facts.lines[strike.line]
    assert isinstance(line, Attack), "an attack line"
    heals = any(
        isinstance(each, Heal) and each.whom is not None and each.whom.place == "area"
        for each in line.sub
    )
    return heals or bool(line.in_area) or arming.hurts_friends(g, strike)


def area_of(g: Dungeon, strike: Strike) -> Area:
    line = g.facts.lines[strike.line]
    assert isinstance(line, Attack), "an attack line"
    if strike.shape:
        shape = g.facts.printed.items[strike.shape].area
        assert shape is not None, "an item with an area"
        return shape
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
        (at[0] - q, at[1] - r)
        for other in field.enemies(g, one)
        for at in field.hexes(other)
        for q, r in pattern
    }


def _in_range(here: Arena, one: Figure, place: Hex, reach: int) -> bool:
    return bool(here.ball_around(place, reach) >> here.cells[one.at] & 1)


def struck(g: Dungeon, one: Figure, hexes: Sequence[Hex]) -> list[Figure]:
    """GLH-ARE-03, -04: the enemies in the area that are in sight."""
    return [
        other
        for other in field.enemies(g, one)
        if field.visible(g, other, one)
        and any(at in hexes and _seen(g, one, at) for at in field.hexes(other))
    ]


def _seen(g: Dungeon, one: Figure, at: Hex) -> bool:
    return any(field.sees(g, own, at) for own in field.hexes(one))


def _text(hexes: Sequence[Hex]) -> str:
    return BETWEEN.join(written(each) for each in hexes)
