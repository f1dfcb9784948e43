"""Carrying effects out: whom they concern, in which order, part by part (BBM-TIM, BBM-TGT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Never, TypeVar

from druzina.core import Argument, Pick, Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.content import LOADED, Effect
from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.parts import DrawCards, GainCards, MoveCards, Part
from druzina.games.big_book_of_madness.vocabulary import VERBS

K = TypeVar("K", bound=Part)
Handler = Callable[[Book, "Carry", K], None]
Test = Callable[[Book, int, K, int], bool]

HANDLERS: dict[str, Handler[Never]] = {}
POSSIBLE: dict[str, Test[Never]] = {}


def verb(
    kind: type[K], name: str, possible: Test[K] | None = None
) -> Callable[[Handler[K]], Handler[K]]:
    """Says how a verb of the vocabulary is carried out, and when it can do anything at all."""
    assert VERBS[name].kind is kind, f"{name} is no {kind.__name__}"

    def register(handler: Handler[K]) -> Handler[K]:
        HANDLERS[name] = handler
        POSSIBLE[name] = possible or (lambda g, seat, part, times: True)
        return handler

    return register


def can_do(g: Book, seat: int, effect: Effect, times: int = 1) -> bool:
    """BBM-TIM-04: whether the player can carry out at least a part of it."""
    return any(
        POSSIBLE[part.do](g, seat, part, times)  # type: ignore[arg-type]  # `verb` saw to it
        for part in effect.parts
    )


class Carry(Step[Book]):
    """BBM-TIM-03, -05, -07: one player carries the parts out one after the other, as far as can be.

    It lies under the part that is being carried out, whose questions look the part up in it.
    `by` is the caster; `moved`, `mad` and `losers` tell later parts what an earlier one did.
    """

    seat: int
    effect: int
    times: int = 1
    by: int = 0
    part: int = 0
    moved: int = 0
    mad: bool = False
    losers: int = 0
    cards: list[int] = []

    def run(self, g: Book) -> None:
        stack = g.stack
        for part in LOADED[g.content].effects[self.effect].parts[self.part :]:
            stack.append(self)
            self.part += 1
            HANDLERS[part.do](g, self, part)  # type: ignore[arg-type]  # `verb` saw to it
            if not stack or stack[-1] is not self:
                return
            stack.pop()

    def current(self, g: Book) -> MoveCards:
        """The part that is being carried out, which asks for cards."""
        part = LOADED[g.content].effects[self.effect].parts[self.part - 1]
        assert isinstance(part, MoveCards), "only moves ask for cards"
        return part

    def amount(self, part: Part) -> int:
        return part.amount(self.times)

    def as_many(self, part: DrawCards | GainCards) -> int:
        """BBM-TIM-05: a number, or that of the cards an earlier part moved."""
        return self.moved if part.as_many else part.amount(self.times)


class Resolve(Step[Book]):
    """An effect that is carried out when its turn comes."""

    seat: int
    effect: int
    times: int = 1

    def run(self, g: Book) -> None:
        resolve(g, self.seat, self.effect, self.times)


def resolve(g: Book, seat: int, number: int, times: int = 1) -> None:
    """BBM-TGT-01, BBM-CAST-09: finds out whom an effect concerns; they go clockwise."""
    effect = LOADED[g.content].effects[number]
    if effect.who == "you" and not effect.may:
        Carry(seat, number, times, seat).run(g)
        return
    seats = CONCERNED[effect.who](g, seat)
    if effect.who in NAMED:
        count = effect.players * times if effect.who == "some others" else 1
        if len(seats) > count:
            g.then(ChoosePlayers(seat, count, count, effect=number, times=times))
            return
    carry_all(g, seat, effect, times, seats)


def carry_all(g: Book, by: int, effect: Effect, times: int, seats: Sequence[int]) -> None:
    frame: type[Carry | MayUse] = MayUse if effect.may else Carry
    g.then(*[frame(seat, effect.number, times, by) for seat in seats])


def _others(g: Book, seat: int) -> list[int]:
    return [other for other in g.circle() if other != seat]


CONCERNED: dict[str, Callable[[Book, int], list[int]]] = {
    "you": lambda g, seat: [seat],
    "one": lambda g, seat: g.circle(),
    "another": _others,
    "some others": _others,
    "each": lambda g, seat: g.circle(),
    "each other": _others,
    "active": lambda g, seat: [g.active],
    "table": lambda g, seat: [g.active],
}
NAMED = ("one", "another", "some others")


class ChoosePlayers(Pick[Book, int]):
    """BBM-CAST-09, -12, BBM-TGT-03: so many different players, named one by one."""

    verb = "name"
    clause = "BBM-CAST-09"
    order_clause: ClassVar[str] = "BBM-SIM-02"
    order_reason: ClassVar[str] = "refusal-player-order"

    effect: int = 0
    times: int = 1

    def pool(self, g: Book) -> list[int]:
        """BBM-TGT-03: for a penalty or bonus, of those who can carry out a part, if any can."""
        effect = LOADED[g.content].effects[self.effect]
        seats = sorted(CONCERNED[effect.who](g, self.seat))
        if not effect.card.startswith("page"):
            return seats
        return [seat for seat in seats if can_do(g, seat, effect)] or seats

    def done(self, g: Book) -> None:
        if g.told is not None:
            g.tell("BBM-CAST-09", "event-names", seat=self.seat, seats=tuple(self.picked))
        seats = [seat for seat in g.circle() if seat in self.picked]
        carry_all(g, self.seat, g.facts.effects[self.effect], self.times, seats)

    def show_thing(self, g: Book, thing: int) -> Shown:
        return Shown("choose-name", self.clause, {"seat": thing}, (f"seat:{thing}",))

    def prompt(self, g: Book) -> Shown:
        left = self.most - len(self.picked)
        arguments: dict[str, Argument] = {"seat": self.seat, "n": left}
        arguments["text"] = (g.facts.effects[self.effect].card, self.times)
        return Shown("ask-choose-players", self.clause, arguments)

    def candidates(self, g: Book) -> Sequence[int]:
        return range(len(g.players))

    def against(self, g: Book, thing: int) -> Refusal | None:
        if g.players[thing].out:
            return Refusal("BBM-ELI-06", "refusal-player-out", {"seat": thing})
        if thing in self.picked:
            return Refusal("BBM-CAST-09", "refusal-player-named", {"seat": thing})
        if thing in self.pool(g):
            return None
        return Refusal("BBM-TGT-01", "refusal-player-not-meant", {"seat": thing})


class MayUse(Question[Book, str]):
    """BBM-GRM-07, -18, BBM-TIM-08: a bonus, or a spell's "may": all of it or nothing."""

    verb = "bonus"
    clause = "BBM-GRM-07"

    effect: int
    times: int = 1
    by: int = 0

    def choices(self, g: Book) -> Sequence[str]:
        return USE_OR_DECLINE

    def answer(self, g: Book, choice: str) -> None:
        if choice == "decline":
            g.tell("BBM-GRM-18", "event-declines", seat=self.seat, effect=self.effect)
            return
        effect = g.facts.effects[self.effect]
        if effect.who == "one" and not effect.may:
            resolve(g, self.seat, self.effect)
        else:
            g.then(Carry(self.seat, self.effect, self.times, self.by))

    def write(self, g: Book, choice: str) -> str:
        return choice

    def show(self, g: Book, choice: str) -> Shown:
        arguments: dict[str, Argument] = {"effect": self.effect, "times": self.times}
        return Shown(f"choose-{choice}", self.clause, arguments, (f"option:{choice}",))

    def prompt(self, g: Book) -> Shown:
        arguments: dict[str, Argument] = {
            "seat": self.seat,
            "text": (g.facts.effects[self.effect].card, self.times),
        }
        return Shown("ask-may-use", self.clause, arguments)


USE_OR_DECLINE = ("use", "decline")
