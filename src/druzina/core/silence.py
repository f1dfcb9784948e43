"""Questions a seat does not want to be asked for a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from druzina.core.position import Position
from druzina.core.step import AnyQuestion, Choice

Scope = Literal["turn", "round", "game"]
Silenced = tuple[int, str, Scope, int]  # whose, what, for how long, counted from where


class Silence:
    """Who does not want to be asked what, and for how long."""

    def __init__(self) -> None:
        self.silenced: dict[tuple[int, str], tuple[Scope, int]] = {}

    def write(self) -> list[Silenced]:
        return [(*what, *until) for what, until in self.silenced.items()]

    def read(self, silenced: Iterable[Silenced]) -> None:
        self.silenced = {(seat, kind): (scope, at) for seat, kind, scope, at in silenced}

    def keep(self, g: Position, seat: int, kind: str, scope: Scope) -> None:
        self.silenced[seat, kind] = scope, _counted(g, scope)

    def speak(self, seat: int, kind: str) -> None:
        self.silenced.pop((seat, kind), None)

    def kept(self, g: Position, seat: int) -> dict[str, Scope]:
        """The kinds of questions the seat is not asked now, and for how long."""
        if not self.silenced:
            return {}
        return {
            kind: scope
            for (whose, kind), (scope, since) in self.silenced.items()
            if whose == seat and since == _counted(g, scope)
        }

    def answer(self, g: Position, question: AnyQuestion) -> Choice | None:
        """What silence says to the question, if the seat wants it and nothing grave forbids."""
        silenced = self.silenced.get((question.seat, question.kind))
        if silenced is None or silenced[1] != _counted(g, silenced[0]) or question.grave(g):
            return None
        return question.silent


def _counted(g: Position, scope: Scope) -> int:
    return {"turn": g.this_turn(), "round": g.round, "game": 0}[scope]
