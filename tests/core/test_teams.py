"""Who wins together is said by the options: alone, in pairs, all against the game."""

from __future__ import annotations

import pytest

from druzina.bots.bot import Budget
from druzina.bots.greedy import GreedyBot
from druzina.bots.search import SearchBot
from druzina.core import Match, allies, alone, united
from tests.core.toys.rope import Rope, rope

ALL = ((0, 1, 2, 3),)
PAIRS = ((0, 2), (1, 3))


def play(match: Match[Rope], *choices: str) -> Match[Rope]:
    """The same choices again and again by whoever is asked, to the end."""
    turn = 0
    while questions := match.questions():
        choice = choices[turn % len(choices)]
        assert match.play(questions[0].seat, choice) is None
        turn += 1
    return match


@pytest.mark.parametrize(
    ("sides", "teams"), [("alone", alone(4)), ("pairs", PAIRS), ("together", ALL)]
)
def test_teams_come_from_the_options(sides: str, teams: tuple[tuple[int, ...], ...]) -> None:
    assert rope(sides=sides).teams == teams
    assert rope(sides=sides).seen(0).teams == teams, "a bot is told"


def test_allies_are_those_who_win_with_a_seat() -> None:
    assert allies(PAIRS, 1) == (1, 3)
    assert allies(alone(3), 1) == (1,)
    assert allies((), 1) == (1,)
    assert united(ALL)
    assert not united(PAIRS)


def test_a_pair_shares_its_place() -> None:
    outcome = play(rope(sides="pairs"), "pull 2", "pull 1").outcome
    assert outcome is not None
    assert (outcome.won, outcome.ranks) == ([True, False, True, False], [1, 3, 1, 3])


def test_all_together_lose_without_a_first_place() -> None:
    lost = play(rope(sides="together"), "pull 1").outcome
    won = play(rope(sides="together"), "pull 2").outcome
    assert lost is not None
    assert won is not None
    assert (lost.won, lost.ranks) == ([False] * 4, [2] * 4)
    assert (won.won, won.ranks) == ([True] * 4, [1] * 4)


@pytest.mark.parametrize(("sides", "choice"), [("alone", "call"), ("pairs", "call")])
def test_greedy_foresees_what_an_ally_answers(sides: str, choice: str) -> None:
    """Called, an ally pulls 3, and so does one alone; but nobody else's answer is foreseen."""
    match = rope(sides=sides)
    assert GreedyBot(1).choose(match.seen(0), Budget()) == choice


def test_a_rivals_answer_is_not_foreseen() -> None:
    match = rope(sides="pairs")
    seen = match.seen(0)
    seen.teams = alone(4)
    assert GreedyBot(1).choose(seen, Budget()) == 2


@pytest.mark.parametrize("sides", ["alone", "pairs", "together"])
def test_search_thinks_in_every_kind_of_team(sides: str) -> None:
    match = rope(sides=sides)
    assert SearchBot(1).choose(match.seen(0), Budget(simulations=200)) == "call"
