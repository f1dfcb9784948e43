"""Playing on by leaning alone: how bots carry a world forward without searching."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from druzina.core import AnyQuestion, Choice, Game, Luck, Position
from druzina.core.position import Blind, Revealed


def leant(
    game: Game[Any, Any], g: Position, question: AnyQuestion, choices: Sequence[Choice]
) -> Choice:
    """The choice the game leans to most; the first of equals."""
    if len(choices) == 1:
        return choices[0]
    lean = game.inclinations(g, question, choices)
    return choices[lean.index(max(lean))]


def promising(
    game: Game[Any, Any], g: Position, question: AnyQuestion, choices: Sequence[Choice], most: int
) -> list[Choice]:
    """The choices the game leans to most, the best first."""
    lean = game.inclinations(g, question, choices)
    order = sorted(range(len(choices)), key=lambda place: -lean[place])
    return [choices[place] for place in order[:most]]


def wavering(
    game: Game[Any, Any],
    g: Position,
    question: AnyQuestion,
    choices: Sequence[Choice],
    luck: Luck,
    noise: float,
) -> Choice:
    """Like `leant`, but choices that look nearly as good are taken too."""
    if len(choices) == 1:
        return choices[0]
    if not noise:
        return leant(game, g, question, choices)
    lean = game.inclinations(g, question, choices)
    chances = luck.chances(len(lean))
    swayed = [one + noise * chance for one, chance in zip(lean, chances, strict=True)]
    return choices[swayed.index(max(swayed))]


def veil(game: Game[Any, Any], seat: int) -> Blind | None:
    """What stops a look ahead: something unknown, unless the game's backs tell the fronts."""
    return None if game.mind.foresees else Blind(seat)


def follow_up(
    game: Game[Any, Any], g: Position, seat: int, team: Collection[int], depth: int
) -> None:
    """Answers the seat's further questions by leaning, up to another seat or something unknown.

    A team-mate's answer to what the seat began, above `depth` on the stack and in the same turn, is
    foreseen as well.
    """
    g.blind, turn = veil(game, seat), g.turn
    try:
        while (asked := g.advance()) is not None:
            helps = asked[0].seat in team and g.turn == turn and len(g.stack) >= depth
            if asked[0].seat != seat and not helps:
                break
            g.answer(asked[0], leant(game, g, *asked))
    except Revealed:
        pass
    g.blind = None
