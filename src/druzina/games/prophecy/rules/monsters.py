"""PRO-MON: step 2 of a turn: cards turned up, every monster of the field fought, one by one."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import MONSTERS, NOTHING, Bout, Kingdom, Side
from druzina.games.prophecy.parts_fights import Fight as FightPart
from druzina.games.prophecy.rules.asking import USE, Ask, named, number
from druzina.games.prophecy.rules.effects import Carry, carries, offered, usable, use, without
from druzina.games.prophecy.rules.effects_cards import lying_monsters
from druzina.games.prophecy.rules.fight import Fight
from druzina.games.prophecy.rules.fight_values import monster_values
from druzina.games.prophecy.rules.laying import turn_up
from druzina.games.prophecy.rules.turn import goes_on, outside

ON = "on"
FIGHT, SPARE, SNEAK = "fight", "spare", "sneak"
FACING = "facing"


def monsters(g: Kingdom) -> None:
    """PRO-MON-01 to -06: the cards turned up; while a monster is there, one after the other."""
    g.phase = MONSTERS
    now, field = g.now, g.heroes[g.active].field
    if now.over or now.sphere or field == NOTHING:
        return
    if g.hidden[field] != NOTHING:
        turn_up(g, field)
    if now.stealthy:
        return
    foes = lying_monsters(g, g.active) if g.open[field] else []
    if foes:
        g.then(Monsters())
        if len(foes) == 1 and no_way_around(g, g.active, foes[0]):
            fight(g, g.active, foes[0])
        else:
            g.then(BeforeFight(g.active))
    elif offered(g, g.active, "step2"):
        g.then(Quiet(g.active))


def no_way_around(g: Kingdom, seat: int, foe: int) -> bool:
    """PRO-QST-02: nothing to choose before the fight."""
    return foe not in LOADED[g.content].foes["prefight"] and without(g, seat, FACING)


def fight(g: Kingdom, seat: int, foe: int, sphere: int = NOTHING) -> None:
    """PRO-TIM-05: the fight is begun."""
    g.now.fought = True
    g.fight = facing(g, seat, foe, sphere)
    g.then(Fight())


class Monsters(Step[Kingdom]):
    """It lies below the fight with one of them: is another one there?"""

    def run(self, g: Kingdom) -> None:
        monsters(g)


class Quiet(Ask):
    """PRO-QST-09: no monster is here; one may be called."""

    clause = "PRO-QST-09"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(USE, g, list(offered(g, self.seat, "step2"))), ON]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != ON:
            card = number(g, choice)
            effect = offered(g, self.seat, "step2")[card]
            g.then(Monsters())
            use(g, self.seat, card, effect)


def facing(g: Kingdom, seat: int, monster: int, sphere: int = NOTHING) -> Bout:
    """The fight that is about to begin, with the monster's values as they are now."""
    strength, willpower = monster_values(g, seat, monster)
    return Bout(
        [Side(seat), Side()],
        monster=monster,
        strength=strength,
        willpower=willpower,
        in_sphere=sphere,
    )


def instead(g: Kingdom, seat: int, monster: int) -> dict[int, Effect]:
    """PRO-CNT-10: ways not to fight this monster: one's own cards, or its own rule."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    if monster not in facts.foes["prefight"] and facts.held["prefight"].lacked(hero):
        return {}
    before = g.fight
    g.fight = facing(g, seat, monster)
    ways = offered(g, seat, "prefight")
    for effect in facts.foes["prefight"].get(monster, ()):
        if usable(g, seat, monster, effect):
            ways[monster] = effect
    g.fight = before
    return ways


class BeforeFight(Ask):
    """PRO-QST-02, -09, -11: which monster, or a way around it; effects outside combat.

    `sphere` is where its guardian waits, `foe` that one or the one described on a card.
    """

    clause = "PRO-MON-04"

    foe: int = NOTHING
    sphere: int = NOTHING

    def foes(self, g: Kingdom) -> list[int]:
        return lying_monsters(g, self.seat) if self.foe == NOTHING else [self.foe]

    def choices(self, g: Kingdom) -> Sequence[str]:
        facts, seat = LOADED[g.content], self.seat
        foes, bare = self.foes(g), without(g, seat, FACING)
        found = named(FIGHT, g, foes)
        for foe in foes:
            if not bare or foe in facts.foes["prefight"]:
                ways, ids = instead(g, seat, foe), facts.ids
                found += [f"{SPARE} {ids[card]} {ids[foe]}" for card in ways]
        if bare:
            return found
        found += named(SNEAK, g, self._sneaking(g))
        return found + named(USE, g, [*outside(g, seat), *self._called(g)])

    def _called(self, g: Kingdom) -> dict[int, Effect]:
        """PRO-VOC: effects of step 2, on the field only."""
        return offered(g, self.seat, "step2") if self.foe == NOTHING else {}

    def _sneaking(self, g: Kingdom) -> dict[int, Effect]:
        """PRO-QST-09: Stealth, until the first fight of the turn or Call of the Wild."""
        if self.foe != NOTHING or g.now.fought or g.now.called:
            return {}
        return offered(g, self.seat, "stealth")

    def answer(self, g: Kingdom, choice: str) -> None:
        word, *things = choice.split(" ")
        numbers = g.facts.numbers
        card = numbers[things[0]]
        if word == FIGHT:
            fight(g, self.seat, card, self.sphere)
        elif word == SPARE:
            foe = numbers[things[1]]
            effect = instead(g, self.seat, foe)[card]
            g.fight = facing(g, self.seat, foe, self.sphere)
            use(g, self.seat, card, effect)
        elif word == SNEAK:
            use(g, self.seat, card, self._sneaking(g)[card])
        else:
            effect = {**outside(g, self.seat), **self._called(g)}[card]
            if self.foe != NOTHING and self.sphere == NOTHING:
                g.then(FaceDescribed(self.foe))
            use(g, self.seat, card, effect)

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"cards": tuple(self.foes(g))}


# The monster described on an opportunity


@carries(FightPart)
def fight_described(g: Kingdom, frame: Carry, part: FightPart) -> None:
    """PRO-CNT-16: an ordinary fight with what the card describes."""
    g.then(FaceDescribed(frame.card))


class FaceDescribed(Step[Kingdom]):
    """PRO-TIM-07: asked before the fight until it is fought or replaced."""

    card: int

    def run(self, g: Kingdom) -> None:
        if goes_on(g):
            g.then(BeforeFight(g.active, foe=self.card))
