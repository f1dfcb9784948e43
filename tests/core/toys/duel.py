"""A duel in the open: interrupts three deep, frames, leaving them, dice, an end in mid-stack.

DUEL-01  In turn one strikes for 2, throws for 1–4 (needs wits), waits, or flees from the turn.
DUEL-02  Who strikes or throws aims at another fighter.
DUEL-03  The target may parry (1 wit: 2 less), the striker then feint (1 wit: 1 more), the
         target then ward (1 wit: nothing happens) or mirror (2 wits: the striker is hurt).
DUEL-04  Who has no hp left ends the duel; so does the last round.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from druzina.core import (
    Game,
    Luck,
    Match,
    Options,
    Outcome,
    Position,
    Question,
    Refusal,
    Shown,
    Step,
    blend,
    ranked,
)
from druzina.core.luck import State


class Fighter(Struct, array_like=True):
    hp: int
    wits: int


class Brawl(Position, kw_only=True):
    fighters: list[Fighter]
    rounds: int


class DuelOptions(Options, frozen=True):
    rounds: int = 6
    hp: int = 5
    wits: int = 3


class Round(Step[Brawl]):
    """DUEL-01, -04: a turn for each, then the next round under them."""

    def run(self, g: Brawl) -> None:
        if g.round == g.rounds:
            finish(g)
            return
        g.round += 1
        g.then(Round())
        for seat in range(len(g.fighters))[::-1]:
            g.then(Act(seat), Turn(seat))


class Turn(Step[Brawl]):
    """The frame of a turn: counts it when all of its parts are done."""

    seat: int

    def run(self, g: Brawl) -> None:
        g.turn += 1
        g.tell("DUEL-01", "event-turn-over", seat=self.seat)


class Act(Question[Brawl, str]):
    """DUEL-01"""

    verb = "act"
    clause = "DUEL-01"

    def candidates(self, g: Brawl) -> list[str]:
        return ["strike", "throw", "wait", "flee"]

    def choices(self, g: Brawl) -> list[str]:
        return [act for act in self.candidates(g) if self.refusal(g, act) is None]

    def refusal(self, g: Brawl, choice: str) -> Refusal | None:
        if choice == "throw" and not g.fighters[self.seat].wits:
            return Refusal("DUEL-01", "refusal-no-wits", {"seat": self.seat})
        return None

    def answer(self, g: Brawl, choice: str) -> None:
        g.tell("DUEL-01", "event-act", seat=self.seat, act=choice)
        if choice == "flee":
            g.leave(Turn)
        elif choice != "wait":
            g.then(Aim(self.seat, choice == "throw"))


class Aim(Question[Brawl, int]):
    """DUEL-02: a question inside the answer to another; with two fighters nobody is asked."""

    verb = "aim"
    clause = "DUEL-02"

    thrown: bool

    def choices(self, g: Brawl) -> list[int]:
        return [seat for seat in range(len(g.fighters)) if seat != self.seat]

    def show(self, g: Brawl, choice: int) -> Shown:
        return Shown("choose-aim", "DUEL-02", {"seat": choice}, (f"seat:{choice}",))

    def answer(self, g: Brawl, choice: int) -> None:
        g.then(Parry(choice), Strike(self.seat, choice, 2))
        if self.thrown:
            g.then(Throw())


class Throw(Step[Brawl]):
    """DUEL-01: the die decides."""

    def run(self, g: Brawl) -> None:
        g.nearest(Strike).damage = 1 + g.roll(4, "damage")


class Strike(Step[Brawl]):
    """DUEL-03: the frame of what is done about it; what is left hurts at last."""

    attacker: int
    target: int
    damage: int

    def run(self, g: Brawl) -> None:
        hurt(g, self.target, self.damage)


class Interrupt(Question[Brawl, str]):
    """DUEL-03: a chance that costs wits; "no" is always a choice."""

    clause = "DUEL-03"
    silent = "no"
    costs = {"no": 0}

    def choices(self, g: Brawl) -> list[str]:
        wits = g.fighters[self.seat].wits
        return [choice for choice, cost in self.costs.items() if cost <= wits]

    def answer(self, g: Brawl, choice: str) -> None:
        g.fighters[self.seat].wits -= self.costs[choice]
        if choice != "no":
            g.tell("DUEL-03", f"event-{choice}", seat=self.seat)
            self.use(g, choice, g.nearest(Strike))

    def use(self, g: Brawl, choice: str, strike: Strike) -> None:
        raise NotImplementedError


class Parry(Interrupt):
    """DUEL-03: grave when the blow would be the last."""

    verb = "parry"
    costs = {"no": 0, "parry": 1}

    def grave(self, g: Brawl) -> bool:
        return g.nearest(Strike).damage >= g.fighters[self.seat].hp

    def use(self, g: Brawl, choice: str, strike: Strike) -> None:
        strike.damage = max(0, strike.damage - 2)
        g.then(Feint(strike.attacker))


class Feint(Interrupt):
    """DUEL-03"""

    verb = "feint"
    costs = {"no": 0, "feint": 1}

    def use(self, g: Brawl, choice: str, strike: Strike) -> None:
        strike.damage += 1
        g.then(Ward(strike.target))


class Ward(Interrupt):
    """DUEL-03: out of the frame, or all the way through it."""

    verb = "ward"
    costs = {"no": 0, "ward": 1, "mirror": 2}

    def use(self, g: Brawl, choice: str, strike: Strike) -> None:
        if choice == "mirror":
            hurt(g, strike.attacker, strike.damage)
        if g.outcome is None:
            g.leave(Strike)


def hurt(g: Brawl, seat: int, damage: int) -> None:
    g.fighters[seat].hp -= damage
    g.tell("DUEL-03", "event-hurt", seat=seat, damage=damage)
    if g.fighters[seat].hp <= 0:
        finish(g)


def finish(g: Brawl) -> None:
    """DUEL-04"""
    scores = [max(0, fighter.hp) for fighter in g.fighters]
    ranks = ranked([(score,) for score in scores])
    g.end(Outcome("DUEL-04", [rank == 1 for rank in ranks], ranks, scores))


class DuelView(Struct):
    round: int
    turn: int
    fighters: list[tuple[int, int]]


class DuelGame(Game[Brawl, DuelOptions]):
    name = "duel"
    version = 1
    prefix = "DUEL"
    seats = range(2, 4)
    position = Brawl
    options = DuelOptions

    def load(self, folder: Path | None = None) -> str:
        return folder.name if folder else "duel-content"

    def variants(self) -> Iterable[dict[str, object]]:
        return {}, {"wits": 0}

    def setup(self, options: DuelOptions, content: str, luck: State) -> Brawl:
        fighters = [Fighter(options.hp, options.wits) for _ in range(options.seats)]
        return Brawl(
            content=content,
            luck=luck if isinstance(luck, bytes) else blend(luck, 0),
            fighters=fighters,
            rounds=options.rounds,
            stack=[Round()],
        )

    def view(self, g: Brawl, seat: int | None) -> DuelView:
        return DuelView(g.round, g.turn, [(fighter.hp, fighter.wits) for fighter in g.fighters])

    def resample(self, g: Brawl, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden but the dice to come."""

    def judge(self, g: Brawl, seat: int) -> float:
        hp = [max(0, fighter.hp) for fighter in g.fighters]
        return hp[seat] / max(1, sum(hp))

    def broken(self, g: Brawl) -> Iterable[str]:
        return ["negative wits"] if any(fighter.wits < 0 for fighter in g.fighters) else []


def duel(seats: int = 2, seed: int = 1, **options: object) -> Match[Brawl]:
    return Match.new(DuelGame(), {"seats": seats, **options}, seed)
