"""What seats saw, chose and came to: a row for every decision, to learn from.

Everything in a row is what the seat may know: view and features are those of a world imagined for
it, and the result is known to all in the end.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from druzina.core import AnyQuestion, Choice, Game, Luck, Position, Problem, blend, united
from druzina.core.hidden import imagine
from druzina.core.refusal import hindrance
from druzina.lab.plan import Plan
from druzina.lab.play import watched


class Decision(Struct, frozen=True):
    """`share` is the seat's part of the win: 1 for who won alone, or with all. `setting` names
    the options it was played with and the number of seats."""

    game: int
    setting: str
    seat: int
    seats: int
    round: int
    question: str
    choice: str
    judged: float
    features: tuple[float, ...]
    view: str
    share: float


def setting(plan: Plan) -> str:
    """What is played: such as `mode=basic seats=3`."""
    told = {**plan.options, "seats": str(len(plan.seats))}
    return " ".join(f"{name}={value}" for name, value in sorted(told.items()))


class _Notes:
    def __init__(self, game: Game[Any, Any], plan: Plan, number: int, views: bool) -> None:
        self.game, self.plan, self.number, self.views = game, plan, number, views
        self.luck = Luck(blend(plan.world_seed(number), 7))
        self.setting = setting(plan)
        self.found: list[Decision] = []

    def __call__(self, g: Position, question: AnyQuestion, choice: Choice) -> None:
        game, seat = self.game, question.seat
        world = imagine(game, game.codec.encode(g), seat, self.luck)
        view = msgspec.json.encode(game.view(world, seat)).decode() if self.views else ""
        self.found.append(
            Decision(
                self.number,
                self.setting,
                seat,
                len(self.plan.seats),
                g.round,
                question.kind,
                question.write(g, choice),
                game.judge(world, seat),
                tuple(game.features(world, seat)),
                view,
                0.0,
            )
        )


def decisions(plan: Plan, numbers: Iterable[int], views: bool = True) -> list[Decision]:
    """The whole work of a worker."""
    game, options = plan.find()
    together = united(game.teams(options))
    if not game.feature_names:
        raise Problem("problem-lab-features", game=game.name)
    found: list[Decision] = []
    for number in numbers:
        notes = _Notes(game, plan, number, views)
        row, _ = watched(plan, number, notes)
        shares = [float(one) for one in row.won] if together else row.shares
        found += [msgspec.structs.replace(one, share=shares[one.seat]) for one in notes.found]
    return found


def write(path: Path, names: tuple[str, ...], found: list[Decision]) -> None:
    from pyarrow import Table
    from pyarrow.parquet import write_table

    plain = [name for name in Decision.__struct_fields__ if name != "features"]
    columns: dict[str, list[Any]] = {name: [getattr(one, name) for one in found] for name in plain}
    for place, name in enumerate(names):
        columns[f"feature {name}"] = [one.features[place] for one in found]
    write_table(Table.from_pydict(columns), path)


def read(path: Path, names: tuple[str, ...]) -> list[Decision]:
    """The decisions of a file; whatever is wrong with it is one sentence."""
    from pyarrow import ArrowException
    from pyarrow.parquet import read_table

    try:
        lines = read_table(path).to_pylist()
        return [_decision(line, names) for line in lines]
    except KeyError as error:
        raise Problem("problem-lab-column", file=str(path), column=error.args[0]) from error
    except (OSError, ValueError, ArrowException) as error:
        raise Problem(
            "problem-lab-dataset", file=str(path), detail=hindrance(error)[:200]
        ) from error


def _decision(line: dict[str, Any], names: tuple[str, ...]) -> Decision:
    figures = tuple(line[f"feature {name}"] for name in names)
    plain = {name: line[name] for name in Decision.__struct_fields__ if name != "features"}
    return Decision(features=figures, **plain)
