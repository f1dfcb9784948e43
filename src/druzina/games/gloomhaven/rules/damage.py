"""GLH-PRC-07, GLH-DMG, GLH-EXH: one damage instance; what is done against it; death."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from druzina.core import Refusal, Step
from druzina.games.gloomhaven.cards.lines import Dying, Slots
from druzina.games.gloomhaven.model import (
    CHARACTER,
    MONSTER,
    NOBODY,
    OBJECTIVE,
    SUMMON,
    Action,
    Active,
    Boon,
    Dungeon,
    Figure,
    Loose,
)
from druzina.games.gloomhaven.rules import active
from druzina.games.gloomhaven.rules.asking import Ask, thing
from druzina.games.gloomhaven.rules.ending import dies, settle_goal
from druzina.games.gloomhaven.rules.nested import interrupt
from druzina.games.gloomhaven.rules.objectives import destroyed
from druzina.games.gloomhaven.rules.refusing import against_item, against_loss
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import charge, meant, negation, unharmed
from druzina.games.gloomhaven.rules.sleeping import stir
from druzina.games.gloomhaven.telling import figure_told

SUFFER, LOSE, LOSE_TWO, SLOT = "suffer", "lose", "lose-two", "slot"
Way = Boon | tuple[Active, Slots]  # to take a damage away


class Hurt(Step[Dungeon]):
    """One damage instance of n to a figure. `by` is the seat a kill is put down to."""

    figure: int
    n: int
    by: int = NOBODY
    attack: bool = False
    cost: bool = False
    resting: bool = False
    asked: bool = False  # whether anybody pays for a thing that is hurt

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or self.n <= 0 or unharmed(g, one, self.attack, self.by):
            return
        if (other := meant(g, one)) is not one:
            suffer(g, other, self.n, self.by, self.attack)
            if g.strike is not None and g.strike.target == one.id:
                g.strike.suffered = self.n
            return
        if one.kind == SUMMON and self.attack and SpareSummon(one.seat, one.id).items(g):
            g.then(SpareSummon(one.seat, one.id, self.n, self.by))
            return
        if one.kind != CHARACTER:
            if one.kind == OBJECTIVE and not self.asked and negation(g, one) is not None:
                ask_for_help(g, self)
                return
            suffer(g, one, self.n, self.by, self.attack)
            return
        if not self.cost:
            ways: list[Way] = [*spared_by(one), *fitting_slots(g, one, self.attack)]
            if len(ways) > 1:
                g.then(WhichSlot(one.seat, self.attack))
                return
            if ways:
                use_against(g, one, ways[0])
                return
        question = TakeDamage(one.seat, self.n, self.by, self.resting, self.attack)
        if self.cost or len(question.choices(g)) == 1:
            suffer(g, one, self.n, self.by)
        else:
            g.then(question)


class SpareSummon(Ask):
    """GLH-PRC-07 step 4: an item takes the damage of an attack from one's summon."""

    clause = "GLH-VOC-21"

    figure: int
    n: int = 0
    by: int = NOBODY

    def items(self, g: Dungeon) -> list[str]:
        from druzina.games.gloomhaven.rules import arming

        return arming.for_summon(g, self.seat)

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [SUFFER, *(f"use {item}" for item in self.items(g))]

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules import items

        one = g.find(self.figure)
        if choice != SUFFER:
            items.use(g, self.seat, items.find(g, self.seat, thing(choice)))
        elif one is not None:
            suffer(g, one, self.n, self.by)


def ask_for_help(g: Dungeon, hurt: Hurt) -> None:
    """GLH-V20 `may_negate`, GLH-PRC-07 step 4: seat after seat, until one pays."""
    hurt.asked = True
    able = [seat for seat, hero in enumerate(g.heroes) if hero.hand and not hero.exhausted]
    g.then(*(ShelterThing(seat, hurt.figure, hurt.n) for seat in able), hurt)


class ShelterThing(Ask):
    """GLH-V20: a card of the hand is lost instead of what a thing would suffer."""

    clause = "GLH-DMG-06"

    figure: int
    n: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [SUFFER, *(f"{LOSE} {card}" for card in sorted(g.heroes[self.seat].hand))]

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        rule = negation(g, one) if one is not None else None
        if choice == SUFFER or rule is None:
            return
        active.lose_card(g, self.seat, thing(choice))
        while isinstance(g.stack[-1], ShelterThing):
            g.stack.pop()
        hurt = g.stack[-1]
        assert isinstance(hurt, Hurt), "the damage that is paid for"
        hurt.n = max(0, hurt.n - rule.most) if rule.most else 0

    def about(self, g: Dungeon) -> dict[str, int | str]:
        return {"n": self.n, "figure": figure_told(g.figure(self.figure))}


def spared_by(one: Figure) -> list[Boon]:
    """GLH-PRC-07 step 3: what takes the next damage of this round away."""
    return [boon for boon in one.boons if boon.kind == "negates"]


def fitting_slots(g: Dungeon, one: Figure, attack: bool) -> list[tuple[Active, Slots]]:
    """The cards whose slot takes such a damage away."""
    waiting = active.slots(g, one.seat, ("damage", "attack_damage"))
    return [
        (card, line) for card, line in waiting if line.negates and (attack or line.on == "damage")
    ]


def use_against(g: Dungeon, one: Figure, way: Way) -> None:
    """GLH-PRC-07 step 3: what must be used: the next damage of this round, or a slot of a card."""
    if isinstance(way, Boon):
        one.boons.remove(way)
        return
    card, line = way
    if line.retaliate and g.strike is not None:
        g.strike.retaliates.append((line.retaliate, line.retaliate_range))
    active.use_slot(g, one.seat, card)
    if g.told is not None:
        g.tell("GLH-ACT-11", "event-negated", seat=one.seat, card=card.card)


class WhichSlot(Ask):
    """GLH-PRC-07 step 3: one of several that fit must be used; which is its owner's choice."""

    clause = "GLH-ACT-11"

    attack: bool

    def ways(self, g: Dungeon) -> dict[str, Way]:
        """By their cards; two bonuses of one card are the same."""
        one = g.mine(self.seat)
        if one is None:
            return {}
        slots = {card.card: (card, line) for card, line in fitting_slots(g, one, self.attack)}
        return {**{boon.card: boon for boon in spared_by(one)}, **slots}

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{SLOT} {card}" for card in self.ways(g)]

    def answer(self, g: Dungeon, choice: str) -> None:
        use_against(g, g.figure(g.heroes[self.seat].figure), self.ways(g)[thing(choice)])


class TakeDamage(Ask):
    """GLH-DMG-01, -02: suffer it, or lose a card of the hand or two of the discards."""

    clause = "GLH-DMG-02"

    n: int
    by: int = NOBODY
    resting: bool = False
    attack: bool = False

    def choices(self, g: Dungeon) -> Sequence[str]:
        from druzina.games.gloomhaven.rules import arming

        hero = g.heroes[self.seat]
        worn = [f"use {item}" for item in arming.negating(g, self.seat, self.attack)]
        lost = [f"{LOSE} {card}" for card in hero.hand]
        piles = [] if self.resting else active.discards(g, self.seat)
        two = [f"{LOSE_TWO} {a}+{b}" for a, b in combinations(sorted(piles), 2)]
        return [SUFFER, *worn, *lost, *two]

    def read(self, g: Dungeon, text: str) -> str | Refusal | None:
        if text.startswith("use "):
            return against_item(g, self.seat, text)
        if not text.startswith(LOSE):
            return None
        return against_loss(g, self.seat, text, active.discards(g, self.seat))

    def answer(self, g: Dungeon, choice: str) -> None:
        hero = g.heroes[self.seat]
        if choice == SUFFER:
            suffer(g, g.figure(hero.figure), self.n, self.by)
            return
        if choice.startswith("use "):
            from druzina.games.gloomhaven.rules import items

            items.use(g, self.seat, items.find(g, self.seat, thing(choice)))
            return
        for card in thing(choice).split("+"):
            active.lose_card(g, self.seat, card)
        if g.told is not None:
            g.tell("GLH-DMG-02", "event-prevented", seat=self.seat, n=self.n)

    def about(self, g: Dungeon) -> dict[str, int]:
        return {"n": self.n}


def suffer(g: Dungeon, one: Figure, n: int, by: int, attack: bool = False) -> None:
    """GLH-PRC-07 steps 5 and 6: hit points go down; death and exhaustion follow at once."""
    before = one.health
    one.health -= n
    if g.strike is not None and g.strike.target == one.id:
        g.strike.suffered = n
    if g.told is not None:
        g.tell("GLH-PRC-07", "event-damage", figure=figure_told(one), n=n)
    if by != NOBODY:
        g.dealt[by] += n
        charge(g, one, n, by)
        stir(g, one)
    if one.kind == CHARACTER:
        half = -(-one.full // 2)
        if before >= half > one.health:
            g.count(one.seat, "falls_below_half")
        if one.health < 1:
            dies(g, one.seat)
        return
    if one.health <= 0:
        fall(g, one, by, before, attack)


def fall(g: Dungeon, one: Figure, by: int, before: int, attack: bool = False) -> None:
    """GLH-ATK-06, -07: it is gone; a money token where it stood, if it was placed by a room."""
    if last_act(g, one, by, before, attack):
        return
    g.figures.remove(one)
    if g.told is not None:
        key = "event-gone" if one.kind == OBJECTIVE else "event-died"
        g.tell("GLH-ATK-06", key, figure=figure_told(one), type=one.what)
    if one.kind == OBJECTIVE:
        destroyed(g, one)
        return
    if one.kind != MONSTER:
        active.summon_gone(g, one)
        return
    if one.coin:
        g.loose.append(Loose(one.at))
    g.killed[one.what] = g.killed.get(one.what, 0) + 1
    if by != NOBODY:
        credit(g, one, by, before, attack)
    happens(g, "dead", one)
    settle_goal(g)


def last_act(g: Dungeon, one: Figure, by: int, before: int, attack: bool) -> bool:
    """GLH-MOT-07, GLH-SUM-12: what it does before it is removed, once."""
    lines: list[int] = []
    for boon in one.boons:
        if boon.kind == "dying":
            line = g.facts.lines[boon.line]
            assert isinstance(line, Dying), "what it does when it dies"
            lines += g.facts.numbers(line.lines)
    if one.kind == SUMMON:
        lines += g.facts.numbers(g.summoned(one).dying)
    if not lines or one.falling:
        return False
    one.falling = True
    interrupt(g, Action(one.id), *(LastLine(one.id, number) for number in lines))
    g.stack.insert(len(g.stack) - len(lines) - 1, Gone(one.id, by, before, attack))
    return True


class LastLine(Step[Dungeon]):
    """An attack on all enemies it covers, by no turn."""

    figure: int
    number: int

    def run(self, g: Dungeon) -> None:
        from druzina.games.gloomhaven.rules.aiming import in_order
        from druzina.games.gloomhaven.rules.attacking import begin_attack, last_targets

        one = g.find(self.figure)
        if one is not None:
            begin_attack(g, one, self.number, in_order(g, one, last_targets(g, one, self.number)))


class Gone(Step[Dungeon]):
    """Its removal, after its last act."""

    figure: int
    by: int
    before: int
    attack: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            fall(g, one, self.by, self.before, self.attack)


def credit(g: Dungeon, one: Figure, by: int, before: int, attack: bool) -> None:
    """GLH-V12: what battle goals count of a kill, and what is worn does for it."""
    from druzina.games.gloomhaven.rules.reacting import on_kill

    g.count(by, "kills")
    if sum(g.killed.values()) == 1:
        g.count(by, "first_kill")
    if one.rank == 1:
        g.count(by, "elite_kills")
    if one.health <= -4:
        g.count(by, "overkills")
    blow = attack and g.strike is not None and g.strike.target == one.id
    if blow and before == one.full:  # GLH-VOC-05, GLH-OVL-15: no slaying, and no trap on the way
        g.count(by, "kills_at_one_blow")
    on_kill(g, by)
