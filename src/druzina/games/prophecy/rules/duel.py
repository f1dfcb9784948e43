"""PRO-PVP: step 3 of a turn: a fight between two characters from the attack to its result."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Refusal, Shown, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import MODES, STRENGTH, WILLPOWER
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import (
    BASIC,
    CHARACTERS,
    CIRCLES,
    NOTHING,
    Bout,
    Kingdom,
    Side,
)
from druzina.games.prophecy.parts_fights import TakeItem
from druzina.games.prophecy.rules.asking import NONE, USE, Ask, named, number, thing
from druzina.games.prophecy.rules.cards import hand_over
from druzina.games.prophecy.rules.effects import Carry, offered, use
from druzina.games.prophecy.rules.effects_losses import OTHERWISE, Losing
from druzina.games.prophecy.rules.ending import Settle
from druzina.games.prophecy.rules.equipment import arm
from druzina.games.prophecy.rules.fight import bout_of, first, over, second, start_willpower
from druzina.games.prophecy.rules.frame import Frame, done
from druzina.games.prophecy.rules.prices import willpower_price
from druzina.games.prophecy.rules.rolling import (
    DRAWN,
    WON,
    after_roll,
    compare,
    declare_for_fight,
    declare_for_roll,
    dicing,
)
from druzina.games.prophecy.rules.turn import in_final_battle, outside, outside_choices

ATTACK, ACCEPT, LIFE, ITEM = "attack", "accept", "life", "item"


def characters(g: Kingdom) -> None:
    """PRO-PVP-01, -02, PRO-QST-09: one attack at most; asked only if there is a target."""
    g.phase = CHARACTERS
    now = g.now
    if not (now.over or now.sphere or now.attacked) and targets(g):
        g.then(Attack(g.active))


class Characters(Step[Kingdom]):
    """The question once more, after an effect outside combat."""

    def run(self, g: Kingdom) -> None:
        characters(g)


def safe(g: Kingdom, seat: int) -> bool:
    """PRO-PVP-04 to -06: on a safe field, at the inn or in a sanctuary; never with an artifact."""
    hero = g.heroes[seat]
    sheltered = hero.safe or LOADED[g.content].fields[hero.field].safe
    return bool(sheltered) and not g.artifacts(seat)


def beside(g: Kingdom, seat: int) -> list[int]:
    """The other characters on the field, clockwise."""
    heroes, field = g.heroes, g.heroes[seat].field
    here: list[int] = []
    if field != NOTHING:
        for other in CIRCLES[len(heroes)][seat]:
            if other == seat or heroes[other].field != field:
                continue
            here.append(other)
    return here


def targets(g: Kingdom) -> list[int]:
    """PRO-PVP-21, PRO-VTM-05, -08, PRO-VBA-06: whom the character on turn may attack."""
    others = beside(g, g.active)
    if not others or g.goal == BASIC:
        return []
    return attackable(g, others, g.partner(g.active))


def attackable(g: Kingdom, others: list[int], partner: int) -> list[int]:
    """PRO-PVP-04, PRO-VTM-08: neither safe nor the partner."""
    return [seat for seat in others if seat != partner and not safe(g, seat)]


class Attack(Ask):
    """PRO-PVP-02, PRO-FIN-11: whom, or nobody; in the final battle somebody."""

    clause = "PRO-PVP-02"

    def choices(self, g: Kingdom) -> Sequence[str]:
        attacks = [f"{ATTACK} {seat}" for seat in targets(g)]
        return [*attacks, *([] if in_final_battle(g) else [NONE]), *outside_choices(g, self.seat)]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == NONE:
            return
        if choice.startswith(USE):
            card = number(g, choice)
            effect = outside(g, self.seat)[card]
            g.then(Characters())
            use(g, self.seat, card, effect)
            return
        g.now.attacked = True
        attack(g, self.seat, int(thing(choice)))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"must": int(in_final_battle(g))}

    def others(self, g: Kingdom) -> Sequence[str]:
        return [f"{ATTACK} {seat}" for seat in beside(g, self.seat)]

    def against(self, g: Kingdom, choice: str) -> Refusal:
        if not choice.startswith(ATTACK):
            return super().against(g, choice)
        target = int(thing(choice))
        if target == g.partner(self.seat):
            return Refusal("PRO-VTM-08", "refusal-partner", {"owner": target})
        return Refusal("PRO-PVP-04", "refusal-safe", {"owner": target})


def attack(g: Kingdom, attacker: int, defender: int) -> None:
    """PRO-PVP-19: the sequence of an attack."""
    g.fight = Bout([Side(attacker), Side(defender)], final=in_final_battle(g))
    if g.told is not None:
        g.tell("PRO-PVP-01", "event-attacks", seat=attacker, owner=defender)
    g.then(Duel())


def may_dodge(g: Kingdom, seat: int) -> None:
    """PRO-QST-05: only who has such an effect is asked."""
    if offered(g, seat, "attacked"):
        g.then(Dodge(seat))


class Dodge(Ask):
    """PRO-PVP-19: before the mode is announced."""

    clause = "PRO-PVP-19"
    silent = NONE

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(USE, g, list(offered(g, self.seat, "attacked"))), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != NONE:
            card = number(g, choice)
            use(g, self.seat, card, offered(g, self.seat, "attacked")[card])


def announce(g: Kingdom) -> int | None:
    """PRO-PVP-08, -09: the attacker's mode, then the defender's answer to strength."""
    if g.fight is None:
        return DODGED
    attacker, defender = (side.seat for side in g.fight.sides)
    g.then(
        AttackMode(attacker, opponent=defender),
        DefenceMode(defender, opponent=attacker),
    )
    return None


class AttackMode(Ask):
    """PRO-PVP-08, -10: willpower binds the defender and is paid for."""

    clause = "PRO-PVP-08"

    opponent: int = NOTHING

    def price(self, g: Kingdom) -> int:
        return willpower_price(g, self.seat, self.opponent)

    def affordable(self, g: Kingdom) -> bool:
        return g.heroes[self.seat].mags >= self.price(g)

    def choices(self, g: Kingdom) -> Sequence[str]:
        return MODES if self.affordable(g) else (STRENGTH,)

    def answer(self, g: Kingdom, choice: str) -> None:
        assert g.fight is not None
        g.fight.mode = STRENGTH
        if choice == WILLPOWER:
            start_willpower(g, self.seat, self.price(g))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"owner": self.opponent, "n": self.price(g)}


class DefenceMode(AttackMode):
    """PRO-PVP-09: accepts strength, or pays for willpower; not asked when that is announced."""

    clause = "PRO-PVP-09"

    def choices(self, g: Kingdom) -> Sequence[str]:
        assert g.fight is not None
        if g.fight.mode == WILLPOWER or not self.affordable(g):
            return (ACCEPT,)
        return (ACCEPT, WILLPOWER)

    def show(self, g: Kingdom, choice: str) -> Shown:
        told = super().show(g, choice)
        return Shown(f"choose-defend-{choice}", told.clause, told.arguments, told.targets)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == WILLPOWER:
            start_willpower(g, self.seat, self.price(g))


# The result


def duel_result(g: Kingdom) -> None:
    """PRO-PVP-12, -13, PRO-FIN-12: equal totals change nothing; else the loser chooses."""
    bout = bout_of(g)
    attacker, defender = (side.seat for side in bout.sides)
    if bout.result == DRAWN:
        if g.told is not None:
            g.tell("PRO-PVP-12", "event-draws-duel", seat=attacker, owner=defender)
        return
    won = bout.result == WON
    winner, loser = (attacker, defender) if won else (defender, attacker)
    if g.told is not None:
        g.tell("PRO-PVP-12", "event-beats-character", seat=winner, owner=loser)
    if bout.final:
        g.then(GiveArtifact(loser, winner=winner), *after(winner, loser))
    elif g.heroes[loser].items:
        g.then(LifeOrItem(loser, winner=winner))
    else:
        lose_life(g, loser, winner)


def lose_life(g: Kingdom, loser: int, winner: int) -> None:
    """PRO-PVP-13, -15, -23: the life, then Robbery and Picking Pockets."""
    g.then(Losing(loser, 1, OTHERWISE, killer=winner), *after(winner, loser, life=True))


def after(winner: int, loser: int, life: bool = False) -> tuple[Step[Kingdom], Step[Kingdom]]:
    """PRO-PVP-23, PRO-FIN-08: what follows, then the tests; it was the winner who gained."""
    return AfterDuel(winner, loser, life), Settle(winner)


class LifeOrItem(Ask):
    """PRO-PVP-13, -14, -20: chosen before the winner names the item."""

    clause = "PRO-PVP-13"

    winner: int = NOTHING

    def choices(self, g: Kingdom) -> Sequence[str]:
        return (LIFE, ITEM)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == LIFE:
            lose_life(g, self.seat, self.winner)
        else:
            g.then(TakeFrom(self.winner, loser=self.seat), *after(self.winner, self.seat))

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"owner": self.winner}


class TakeFrom(Ask):
    """PRO-PVP-16: any item of the loser, damaged ones and artifacts included."""

    clause = "PRO-PVP-16"

    loser: int = NOTHING

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("take", g, g.heroes[self.loser].items)

    def answer(self, g: Kingdom, choice: str) -> None:
        pass_on(g, self.loser, self.seat, number(g, choice), "PRO-PVP-16")

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"owner": self.loser}


class GiveArtifact(Ask):
    """PRO-FIN-12: an artifact of the loser's choice, no life."""

    clause = "PRO-FIN-12"

    winner: int = NOTHING

    def choices(self, g: Kingdom) -> Sequence[str]:
        facts = LOADED[g.content]
        return named("give", g, [i for i in g.heroes[self.seat].items if facts.item(i).artifact])

    def answer(self, g: Kingdom, choice: str) -> None:
        pass_on(g, self.seat, self.winner, number(g, choice), "PRO-FIN-12")

    def about(self, g: Kingdom) -> dict[str, int | str | tuple[int | str, ...]]:
        return {"owner": self.winner}


def pass_on(g: Kingdom, giver: int, taker: int, item: int, clause: str) -> None:
    hand_over(g, giver, taker, item)
    if g.told is not None:
        g.tell(clause, "event-gives", seat=giver, owner=taker, card=item)


class AfterDuel(Step[Kingdom]):
    """PRO-PVP-23, PRO-FIN-17: Robbery if the loser chose the life and lives; Picking Pockets."""

    winner: int
    loser: int
    life: bool

    def run(self, g: Kingdom) -> None:
        if not g.heroes[self.winner].here or not g.heroes[self.loser].here:
            return
        found = offered(g, self.winner, "pvpwin")
        robbing = [pair for pair in found.items() if robs(pair[1])]
        others = [pair for pair in found.items() if not robs(pair[1])]
        carried = [*(robbing if self.life else []), *others]
        g.then(*(Carry(self.winner, card, effect.number) for card, effect in carried))


def robs(effect: Effect) -> bool:
    return isinstance(effect.parts[0], TakeItem)


class Duel(Frame):
    """PRO-PVP-19, PRO-QST-11: the sequence of an attack."""

    parts = (
        second(may_dodge),
        announce,
        first(arm),
        first(declare_for_fight),
        second(arm),
        second(declare_for_fight),
        first(declare_for_roll),
        second(declare_for_roll),
        dicing,
        first(after_roll),
        second(after_roll),
        compare,
        duel_result,
        over,
    )


DODGED = Duel.parts.index(done)
