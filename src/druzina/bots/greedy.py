"""One step ahead: the choice after which the seat stands best by the game's judgement."""

from __future__ import annotations

from typing import Any

from druzina.bots.bot import Budget
from druzina.bots.policy import follow_up, leant, promising
from druzina.core import Choice, Lane, Luck, Seen, Shown, allies, united
from druzina.core.asking import question_of


class GreedyBot:
    """Where all choose together, one step shows nothing: there it leans.

    In a team much of what a choice is good for shows only later, in what others do: there it looks
    at the few that it leans to most. Of choices that look alike it takes the one it leans to, so
    that it never goes round in circles.
    """

    def __init__(self, seed: int) -> None:
        self._luck = Luck(seed)

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice:
        choices = seen.choices
        if len(choices) == 1:
            return choices[0]
        world = seen.sample(self._luck)
        question = question_of(world, seen.seat)
        simple = seen.question.kind in seen.game.mind.leans
        if question is None or simple or isinstance(question, Lane):
            return leant(seen.game, world, seen.question, choices)
        most = seen.game.mind.glances if united(seen.teams) else len(choices)
        choices = promising(seen.game, world, question, choices, most)
        if len(choices) == 1:
            return choices[0]
        data = seen.game.codec.encode(world)
        return max(choices, key=lambda choice: self._after(seen, data, choice))

    def _after(self, seen: Seen[Any], data: bytes, choice: Choice) -> float:
        g = seen.game.codec.decode(data)
        question = question_of(g, seen.seat)
        assert question is not None
        depth = len(g.stack)
        g.answer(question, choice)
        follow_up(seen.game, g, seen.seat, allies(seen.teams, seen.seat), depth)
        return seen.game.judge(g, seen.seat)

    def reason(self) -> Shown:
        return Shown("reason-greedy", "")
