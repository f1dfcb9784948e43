"""One game of a plan from the deal to the outcome, and the function that workers run.

The true position stays here. A bot is given a world that its seat cannot tell from the true one;
a bot that looks at nothing but the choices, which are the same in every such world, is given
those alone and spares the drawing of worlds.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Generator, Iterable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from druzina.bots import Sitter, sit
from druzina.bots.random import RandomBot
from druzina.core import (
    AnyQuestion,
    Choice,
    Game,
    Luck,
    Options,
    Position,
    Record,
    Seen,
    Teams,
    blend,
)
from druzina.core.hidden import imagine
from druzina.core.record import Chosen
from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row

TEN = 10
Watch = Callable[[Position, AnyQuestion, Choice], None]


def play_games(plan: Plan, numbers: Iterable[int]) -> list[Row | Failed]:
    """The whole work of a worker process, here or on another machine, for a checked plan.

    A game that raises is a `Failed`, and the others are played all the same.
    """
    return list(each_game(plan, numbers))


def each_game(plan: Plan, numbers: Iterable[int]) -> Generator[Row | Failed, None, None]:
    game, options = plan.find()
    for number in numbers:
        try:
            yield _Played(plan, number, game, options).row()
        except Exception as error:  # noqa: BLE001  # whatever a rule or a bot does wrong is told
            yield Failed(
                number=number,
                deal=plan.deal_seed(number),
                error=traceback.format_exception_only(error)[-1].strip(),
                detail=traceback.format_exc(),
            )


def watched(plan: Plan, number: int, watch: Watch) -> tuple[Row, Position]:
    """The game, every choice of it shown to `watch` before it is carried out; and its end."""
    played = _Played(plan, number, *plan.find(), watch=watch)
    return played.row(), played.g


def play_record(plan: Plan, number: int) -> tuple[Row, Record]:
    """The game with its record, to be looked at by `druzina replay`."""
    played = _Played(plan, number, *plan.find(), recorded=True)
    return played.row(), played.record()


class OnlyChoices(Seen[Any]):
    """What a bot sees that asks for nothing else; there is no world in it, not even an imagined."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.seat, self.teams = 0, ()
        self._choices = choices

    @property
    def choices(self) -> Sequence[Choice]:
        return self._choices


class _Played:
    """A game while it is played to the end, and what is counted on the way."""

    def __init__(
        self,
        plan: Plan,
        number: int,
        game: Game[Any, Any],
        options: Options,
        recorded: bool = False,
        watch: Watch | None = None,
    ) -> None:
        self.watch = watch
        self.plan, self.number, self.game, self.options = plan, number, game, options
        self.teams = game.teams(options)
        self.seating = plan.seating(number)
        self.entries: list[str] = []
        self.widths: list[int] = []
        self.rounds: list[int] = []
        self.asked = [0] * len(self.seating)
        self.thinking = [0.0] * len(self.seating)
        sitters = [sit(plan.seats[bot], plan.bot_seed(number, bot)) for bot in self.seating]
        start = perf_counter()
        content = game.load(plan.folder())
        self.g: Position = game.setup(options, content, plan.deal_seed(number))
        self._play(sitters, recorded)
        self.seconds = perf_counter() - start

    def _play(self, sitters: Sequence[Sitter], recorded: bool) -> None:
        g, game, worlds = self.g, self.game, self.plan.world_seed(self.number)
        sightless = [isinstance(sitter.bot, RandomBot) for sitter in sitters]
        while (asked := g.advance()) is not None:
            question, choices = asked
            seat, start = question.seat, perf_counter()
            if sightless[seat]:
                choice = sitters[seat].choose(OnlyChoices(choices))
            else:
                luck = Luck(blend(worlds, len(self.widths)))
                choice = _among(
                    choices, sitters[seat].choose(seen(game, g, seat, luck, self.teams))
                )
            self.thinking[seat] += perf_counter() - start
            self.asked[seat] += 1
            self.widths.append(len(choices))
            self.rounds.append(g.round)
            if recorded:
                self.entries.append(str(Chosen(seat, question.write(g, choice))))
            if self.watch is not None:
                self.watch(g, question, choice)
            g.answer(question, choice)

    def row(self) -> Row:
        outcome = self.g.outcome
        if outcome is None:
            raise RuntimeError("the game stopped without an outcome")
        return Row(
            number=self.number,
            deal=self.plan.deal_seed(self.number),
            bots=tuple(self.plan.seats[bot] for bot in self.seating),
            scores=tuple(outcome.scores),
            ranks=tuple(outcome.ranks),
            won=tuple(outcome.won),
            parts=tuple(outcome.parts),
            counts=tuple(outcome.counts),
            asked=tuple(self.asked),
            ended_by=outcome.clause,
            rounds=self.g.round,
            decisions=len(self.widths),
            choices=sum(self.widths),
            widest=max(self.widths, default=0),
            stages=stages(self.rounds, self.widths),
            fingerprint=self.game.codec.fingerprint(self.g),
            seconds=self.seconds,
            thinking=tuple(self.thinking),
        )

    def record(self) -> Record:
        return Record(
            game=self.game.name,
            version=self.game.version,
            content=self.g.content,
            digests=self.game.digests(self.g.content),
            options=msgspec.to_builtins(self.options),
            seed=self.plan.deal_seed(self.number),
            sitting=[self.plan.seats[bot] for bot in self.seating],
            entries=self.entries,
            fingerprint=self.game.codec.fingerprint(self.g),
        )


def seen(game: Game[Any, Any], g: Position, seat: int, luck: Luck, teams: Teams) -> Seen[Any]:
    """What the seat may know at its question."""
    world = imagine(game, game.codec.encode(g), seat, luck)
    return Seen(game, game.codec.encode(world), seat, teams)


def _among(choices: Sequence[Choice], choice: Choice) -> Choice:
    """The choice as the question offers it; anything else is the bot's mistake."""
    if choice not in choices:
        raise ValueError(f"the bot chose {choice!r}, which is not offered")
    return choices[choices.index(choice)]


def stages(rounds: Sequence[int], widths: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Decisions and choices by round, or by tens of decisions where no round is counted."""
    counted = any(rounds)
    tally: list[list[int]] = []
    for number, (round_, width) in enumerate(zip(rounds, widths, strict=True)):
        stage = round_ if counted else number // TEN
        while len(tally) <= stage:
            tally.append([0, 0])
        tally[stage][0] += 1
        tally[stage][1] += width
    return tuple((decisions, choices) for decisions, choices in tally)
