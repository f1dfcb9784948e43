"""The best arrangement by CP-SAT: another way to the same answer, slow and simple."""

from __future__ import annotations

from collections import defaultdict
from functools import reduce
from typing import Any

from ortools.sat.python import cp_model

from druzina.games.amulet.fitting import Arrangement, Fitting, Placement, fits, placements
from druzina.games.amulet.fitting.grid import Square, squares
from druzina.games.amulet.fitting.worth import SPOTS

BASE = 64


def best_by_cp_sat(fitting: Fitting, goal: str) -> Arrangement:
    """One variable for each legal placement; squares hold one token; the measure as one sum."""
    model = cp_model.CpModel()
    card, taken = fitting.ground.card, fitting.ground.taken
    lying: list[tuple[Placement, Any]] = []
    laid: list[Any] = []
    on_square: dict[Square, list[Any]] = defaultdict(list)
    for place, token in enumerate(fitting.tokens):
        mine = []
        for placement in placements(token):
            if fits(card, placement, taken):
                variable = model.new_bool_var(str(placement))
                mine.append(variable)
                lying.append((placement, variable))
                for square in squares(placement.mask):
                    on_square[square].append(variable)
        laid.append(sum(mine))
        model.add(sum(mine) == 1) if place < fitting.needed else model.add(sum(mine) <= 1)
    for variables in on_square.values():
        model.add(sum(variables) <= 1)
    model.maximize(worth(model, fitting, goal, laid, on_square))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return tuple(placement for placement, variable in lying if solver.value(variable))


def worth(
    model: cp_model.CpModel,
    fitting: Fitting,
    goal: str,
    laid: list[Any],
    on_square: dict[Square, list[Any]],
) -> Any:
    """The measure of a goal as one number, each figure weighing more than all after it."""
    card, taken = fitting.ground.card, fitting.ground.taken
    tokens = fitting.tokens

    def covered(mask: int) -> Any:
        return sum(sum(on_square[square]) for square in squares(mask & ~taken))

    def at_most(*limits: Any) -> Any:
        variable = model.new_bool_var("")
        for limit in limits:
            model.add(variable <= limit)
        return variable

    def of_symbol(symbol: str) -> Any:
        return sum(laid[n] for n, token in enumerate(tokens) if token.symbol == symbol)

    def of_kind(kind: str) -> Any:
        return sum(laid[n] for n, token in enumerate(tokens) if token.kind == kind)

    beaten = at_most(*(sum(on_square[square]) for square in squares(fitting.ground.weak)))
    shown = card.gem & ~taken
    gems = [
        at_most(laid[n], 1 - covered(card.gem))
        for n, token in enumerate(tokens)
        if token.symbol == "gem" and shown
    ]
    paid = () if fitting.paid_retreat or fitting.expedition else (beaten,)
    coins = of_symbol("coin") + sum(
        at_most(1 - sum(on_square[square]), *paid) for square in squares(card.coins & ~taken)
    )
    net = of_symbol("heart") + sum(
        value * covered(mask) for value, mask in enumerate(card.damage, 1)
    )
    rest = {
        "harm": [beaten, net, sum(gems), coins],
        "gem": [at_most(sum(gems)), beaten, sum(gems), net, coins],
        "coins": [beaten, coins, net, sum(gems)],
        "weapons": [beaten, -of_kind("weapon"), net, sum(gems), coins],
        SPOTS: [covered(card.weak), sum(gems), coins],
    }[goal]
    figures = [*rest, of_symbol("xp"), -of_kind("weapon"), -of_kind("spell")]
    return reduce(lambda total, figure: total * BASE + figure, figures)
