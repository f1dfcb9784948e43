"""How good a position is for a seat: points of all heroes, with what is under way and planned."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from druzina.games.prophecy.appraising import defeat_cost, fighter, next_prize, worth
from druzina.games.prophecy.bargaining import under_way
from druzina.games.prophecy.foreseen import odds_now
from druzina.games.prophecy.model import FIELDS, MONSTERS, MOVEMENT, NOTHING, Bout, Kingdom
from druzina.games.prophecy.planning import AHEAD, LATER, gain, onward, outlook, win_of
from druzina.games.prophecy.rules.fight import rolls_wanted
from druzina.games.prophecy.rules.rolling import WON

SHARPNESS = 9.0  # points by which one must be ahead to win about three times in four
PLANNED = 0.8
DUEL = 1.6  # a life or a thing, won from another
TOGETHER = 0.35  # what a partner's points add to a team's best hero


def judge(g: Kingdom, seat: int) -> float:
    """The share of winning that points promise."""
    return judge_all(g, len(g.heroes))[seat]


def ponder(g: Kingdom, seat: int) -> float:
    """The same with the seat's way planned turn by turn, where a glance sees but one aim."""
    if g.outcome is not None:
        return 1.0 if g.outcome.won[seat] else 0.0
    points = [prospects(g, one, AHEAD if one == seat else 0) for one in range(len(g.heroes))]
    return _shares(g, points)[seat]


def judge_all(g: Kingdom, seats: int) -> Sequence[float]:
    if g.outcome is not None:
        return [1.0 if won else 0.0 for won in g.outcome.won[:seats]]
    return _shares(g, [prospects(g, seat) for seat in range(len(g.heroes))])[:seats]


def _shares(g: Kingdom, points: list[float]) -> list[float]:
    if g.team_game:
        pairs = [_pair(points[seat], points[g.partner(seat)]) for seat in range(len(points))]
        return [_share(pairs[seat], [pairs[(seat + 1) % 4]]) for seat in range(len(pairs))]
    return [_share(mine, points[:seat] + points[seat + 1 :]) for seat, mine in enumerate(points)]


def _pair(one: float, other: float) -> float:
    return max(one, other) + TOGETHER * min(one, other)


def _share(mine: float, others: list[float]) -> float:
    against = sum(exp(min(30.0, (n - mine) / SHARPNESS)) for n in others)
    return 1.0 / (1.0 + against)


def prospects(g: Kingdom, seat: int, turns: int = 0) -> float:
    """Points, the fight under way, this turn's field, and the best way on, so many turns of it
    planned one by one."""
    points = worth(g, seat) + pending(g, seat)
    if g.trading or g.team_game:
        points += under_way(g, seat)
    hero = g.heroes[seat]
    if not hero.here or g.battlefield != NOTHING:
        return points
    sight, been = outlook(g, seat), 0
    if seat == g.active and not g.now.over and g.fight is None:
        if g.now.sphere:
            points += sight.attacks[hero.field]
            been = 1 << hero.field + FIELDS
        elif g.phase in (MOVEMENT, MONSTERS):
            points += sight.gains[hero.field]
            been = 1 << hero.field
    return points + PLANNED * LATER * onward(sight, hero.field, turns, been)


def pending(g: Kingdom, seat: int) -> float:
    """What the fight under way promises a seat, by its exact odds."""
    bout = g.fight
    if bout is None or all(side.seat != seat for side in bout.sides):
        return 0.0
    odds = None if decided(g, bout) else odds_now(g)
    if odds is None:
        return 0.0
    if bout.monster == NOTHING:
        balance = (odds.win - odds.lose) / odds.total * stake(g, bout)
        return balance if bout.sides[0].seat == seat else -balance
    who, inside = fighter(g, seat), bout.in_sphere != NOTHING
    after = 0.0 if inside else gain(g, seat, who, g.hero.field, bout.monster)
    won = win_of(g, seat, who, bout.monster) + after
    return (odds.win * won - odds.lose * defeat_cost(who, bout.monster)) / odds.total


def decided(g: Kingdom, bout: Bout) -> bool:
    """Whether the last roll is made, though what follows from it is still under way."""
    wanted = rolls_wanted(g.content, bout.monster)
    return bool(bout.rolls) and (bout.result != WON or bout.rolls >= wanted)


def stake(g: Kingdom, bout: Bout) -> float:
    """PRO-PVP-13, PRO-FIN-12: a life or a thing, or in the final battle an artifact."""
    if bout.final:
        return min(next_prize(g, side.seat) for side in bout.sides)
    return DUEL
