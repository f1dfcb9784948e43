"""Intervals against known values, and summaries that add up."""

import pytest

from druzina.lab.plan import Plan
from druzina.lab.row import Row
from druzina.lab.run import play_all
from druzina.lab.statistics import quantile, spread, wilson
from druzina.lab.summary import Summary, score_parts, standing, summarise, team_share


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # R: binom.confint(…, methods = "wilson")
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
    assert found.value == wins / games


def test_nothing_played_tells_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_spread_of_a_few_values() -> None:
    found = spread([1, 2, 3, 4, 5])
    assert found.mean.value == 3
    assert found.deviation == pytest.approx(1.5811, abs=1e-4)
    assert found.mean.high - 3 == pytest.approx(1.96 * 1.5811 / 5**0.5, abs=1e-3)
    assert found.quantiles["0.5"] == 3
    assert quantile([10, 20], 0.25) == 12.5
    assert spread([7]).deviation == 0


def row(number: int, bots: str, won: str, parts: bool = True, **more: object) -> Row:
    """A row drawn by hand: `ab` sat there, `x.` says that the first won."""
    count = len(bots)
    figures: dict[str, object] = {
        "deal": number,
        "scores": tuple(range(10, 10 + count)),
        "ranks": tuple(1 if mark == "x" else 2 for mark in won),
        "parts": tuple({"early": 4, "late": 6 + n} for n in range(count)),
        "counts": ({"gold": 3},) * count,
        "asked": (2,) * count,
        "ended_by": "TOY-END-01",
        "rounds": 2,
        "decisions": 2 * count,
        "choices": 6 * count,
        "widest": 5,
        "stages": ((0, 0), (count, 2 * count), (count, 4 * count)),
        "fingerprint": "",
        "seconds": 0.1,
        "thinking": (0.01,) * count,
        **more,
    }
    if not parts:
        figures["parts"] = ()
    wins = tuple(mark == "x" for mark in won)
    return Row(number=number, bots=tuple(bots), won=wins, **figures)  # type: ignore[arg-type]  # as above


def test_a_shared_win_counts_in_parts() -> None:
    rows = [row(0, "abc", "xx."), row(1, "bca", "x..")]
    a, b = standing(rows, bot="a"), standing(rows, bot="b")
    assert a is not None
    assert b is not None
    assert (a.share.value, b.share.value) == (0.25, 0.75)
    assert standing(rows, bot="d") is None


def test_a_bot_on_two_seats_is_one_player_to_the_interval() -> None:
    rows = [row(n, "aab", "x.." if n % 2 else "..x") for n in range(10)]
    found = standing(rows, bot="a")
    assert found is not None
    assert (found.games, found.sittings, found.share.value) == (10, 20, 0.25)
    assert found.share.low == pytest.approx(wilson(5, 10).low / 2)


def test_a_bot_on_all_seats_wins_its_share_for_certain() -> None:
    found = standing([row(n, "aa", "x.") for n in range(4)], bot="a")
    assert found is not None
    assert (found.share.low, found.share.value, found.share.high) == (0.5, 0.5, 0.5)


def test_games_won_or_lost_together_have_a_team_share() -> None:
    together = [row(0, "ab", "xx"), row(1, "ab", ".."), row(2, "ab", "xx")]
    found = team_share(together)
    assert found is not None
    assert found.value == pytest.approx(2 / 3)
    assert team_share([]) is None


def test_score_parts_are_named_once() -> None:
    assert score_parts([row(0, "ab", "x."), row(1, "ab", "x.")]) == ["early", "late"]
    assert score_parts([row(0, "ab", "x.", parts=False)]) == []


@pytest.fixture(scope="module")
def summary() -> Summary:
    plan = Plan(game="tales_of_glory", seats=("random", "apprentice", "random"), games=30)
    return play_all(plan, workers=1).summary


def test_a_summary_adds_up(summary: Summary) -> None:
    assert summary.played == summary.games == 30
    assert sum(one.share.value * one.sittings for one in summary.bots) == pytest.approx(30)
    assert sum(one.share.value * one.games for one in summary.places) == pytest.approx(30)
    assert sum(one.share.value * one.games for one in summary.table) < 31
    assert sum(one.sittings for one in summary.bots) == 90
    assert {one.games for one in summary.places} == {30}
    assert sum(summary.ended_by.values()) == 30
    for one in (*summary.bots, *summary.places, *summary.table):
        assert one.share.low <= one.share.value <= one.share.high
        parts = sum(one.parts[name] for name in summary.score_parts)
        assert parts == pytest.approx(one.score.mean.value)


def test_its_stages_are_the_rounds(summary: Summary) -> None:
    assert summary.branching is not None
    assert summary.branching.by == "round"
    assert list(summary.branching.stages) == list(range(1, 11))
    assert summary.rounds is not None
    assert summary.rounds.mean.value == 10


def test_nothing_played_has_a_summary_too() -> None:
    plan = Plan(game="tales_of_glory", seats=("random", "random"), games=3)
    empty = summarise(plan, [], [], seconds=0, workers=1, interrupted=True)
    assert (empty.played, empty.bots, empty.branching, empty.team) == (0, [], None, None)
