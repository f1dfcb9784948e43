"""Games that are over, as their people remember them, and what many of them add up to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from druzina.core import Game, Match, Outcome, Teams, united
from druzina.core.options import as_typed, values_of

Result = Literal["won", "shared", "lost"]

Value = Callable[["Played", int], str]

PEOPLE, ALONE = "people", "alone"
COMPANY, SEATS = "company", "seats"
STRENGTHS = ("apprentice", "adept", "master")
FOLLOWING = ("seats", "names", "each")  # options that tell who sat there


class Sitting(Struct):
    """Who sat on a seat when the game ended; seats of one person have the same number."""

    who: Literal["person", "bot"]
    name: str = ""
    level: str = ""
    person: int = -1


class Played(Struct, kw_only=True):
    """A game that is over. `grown`: it began in the middle of another, so it counts for nobody."""

    game: str
    options: dict[str, str]
    seats: list[Sitting]
    teams: Teams
    outcome: Outcome
    ended: int
    grown: bool = False


class Tally(Struct):
    """So many games of one kind, and how many of them were won."""

    value: str
    played: int
    won: int


class Group(Struct):
    """The games of one person by something that tells them apart."""

    by: str
    rows: list[Tally]


class GameTally(Struct):
    """All games of one kind; `best` are the best ones, against each other and together."""

    game: str
    played: int
    won: int
    groups: list[Group]
    best: list[tuple[Played, int]]


def played(match: Match[Any], seats: Sequence[Sitting], ended: int, grown: bool = False) -> Played:
    """What is remembered of a match that is over."""
    assert match.outcome is not None, "it is over"
    return Played(
        game=match.game.name,
        options=chosen(match),
        seats=list(seats),
        teams=match.teams,
        outcome=match.outcome,
        ended=ended,
        grown=grown or bool(match.record.start),
    )


def chosen(match: Match[Any]) -> dict[str, str]:
    """The settings of a play as people type them, those by default too."""
    fields = msgspec.structs.asdict(match.options)
    return {name: as_typed(value) for name, value in fields.items() if name not in FOLLOWING}


def result(game: Played, seat: int) -> Result:
    """A win that rivals had too is shared."""
    if not game.outcome.won[seat]:
        return "lost"
    winners = [team for team in game.teams if game.outcome.won[team[0]]]
    return "won" if len(winners) == 1 else "shared"


def company(game: Played, seat: int) -> str:
    """Against or with whom: people, else the strongest bot, else nobody."""
    mine = game.seats[seat].person
    others = [one for one in game.seats if one.who == "bot" or one.person != mine]
    if any(one.who == "person" for one in others):
        return PEOPLE
    levels = [level for level in STRENGTHS if any(one.level == level for one in others)]
    return levels[-1] if levels else ALONE


def best_seat(game: Played, seats: Sequence[int]) -> int:
    """Of several seats of one person, the one that did best."""
    return min(seats, key=game.outcome.ranks.__getitem__)


def tallies(
    games: Sequence[tuple[Played, int]], find: Callable[[str], Game[Any, Any]]
) -> list[GameTally]:
    """What one person's games add up to, the game played most often first."""
    counted = [one for one in games if not one[0].grown]
    names = sorted({game.game for game, _ in counted})
    told = [_tally([one for one in counted if one[0].game == name], find(name)) for name in names]
    return sorted(told, key=lambda one: -one.played)


def _tally(games: list[tuple[Played, int]], game: Game[Any, Any]) -> GameTally:
    kinds = {field.name: values_of(field.type) for field in msgspec.structs.fields(game.options)}
    numbers = [str(n) for n in game.seats]
    groups = [
        _group(games, COMPANY, (ALONE, *STRENGTHS, PEOPLE), company),
        *(_group(games, name, kinds[name], _setting(name)) for name in game.tallied),
        _group(games, SEATS, numbers, lambda one, _: str(len(one.seats))),
    ]
    won = sum(one.outcome.won[seat] for one, seat in games)
    ways = ([one for one in games if united(one[0].teams) is way] for way in (False, True))
    best = [
        max(way, key=lambda one: _worth(one[0], one[1], kinds, game.tallied)) for way in ways if way
    ]
    return GameTally(game.name, len(games), won, groups, best)


def _setting(name: str) -> Value:
    return lambda game, _: game.options.get(name, "")


def _group(
    games: Sequence[tuple[Played, int]], by: str, order: Sequence[str], value: Value
) -> Group:
    """In the order of the values; those nobody played are left out."""
    sorts: dict[str, list[bool]] = {}
    for game, seat in games:
        sorts.setdefault(value(game, seat), []).append(game.outcome.won[seat])
    known = [one for one in order if one in sorts] + [one for one in sorts if one not in order]
    return Group(by, [Tally(one, len(sorts[one]), sum(sorts[one])) for one in known])


def _worth(
    game: Played, seat: int, kinds: dict[str, list[str]], tallied: Sequence[str]
) -> tuple[int, ...]:
    """Rivals compare scores; who plays together compares what they won against."""
    score = game.outcome.scores[seat]
    if not united(game.teams):
        return score, int(game.outcome.won[seat])
    hard = (kinds[name].index(game.options[name]) for name in tallied if name in game.options)
    return int(game.outcome.won[seat]), *hard, score
