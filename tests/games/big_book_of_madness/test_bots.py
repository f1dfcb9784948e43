"""Bots as partners: what they do where it matters, by hand-made positions."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.bots import Bot, Budget, sit, team
from druzina.bots.planning import Plan, plans
from druzina.bots.team import TeamBot
from druzina.core import Choice, Game, Luck, Position, Seen
from druzina.core.hidden import imagine
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import MADNESS, Book
from druzina.games.big_book_of_madness.rules.effects import Resolve
from druzina.games.big_book_of_madness.rules.recovery import Recover
from druzina.games.big_book_of_madness.rules.turn import ActionPhase, PassToken
from druzina.lab import run as lab_run
from tests.games.big_book_of_madness.table import FACTS, offers, player, run, say, table

THINKING = Budget(simulations=40)
THINKERS = ["greedy", "search:40"]


def turn(g: Book) -> Book:
    """The Action phase of the active player and all that follows it."""
    return run(g, ActionPhase(), Recover(), PassToken())


def seen(g: Book, seat: int) -> Seen[Any]:
    world = imagine(GAME, GAME.codec.encode(g), seat, Luck(1))
    return Seen(GAME, GAME.codec.encode(world), seat, (tuple(range(len(g.players))),))


def chooses(g: Book, name: str = "search:40") -> str:
    """What a fresh bot answers to the open question."""
    seat = g.questions()[0].seat
    known = seen(g, seat)
    return known.text(sit(name, 1).choose(known))


def plays(g: Book, until: str, name: str = "search:40", most: int = 8) -> list[str]:
    """The answers of bots up to the one that begins so."""
    told: list[str] = []
    while len(told) < most and not (told and told[-1].startswith(until)):
        told.append(chooses(g, name))
        say(g, told[-1])
    return told


def last_stand(*players: Any, curses: str = "5:CW1") -> Book:
    """The last turn of the sixth round: what is not broken now is lost."""
    return turn(table(*players, curses=curses, space=5, round=6, turn=30))


@pytest.mark.parametrize("name", THINKERS)
def test_the_curse_that_wins_the_game_is_broken(name: str) -> None:
    g = last_stand(player(hand="W2 W2 E1 E1 F1 M"), player())
    assert "cure hand" in offers(g)
    assert chooses(g, name) == "break 5"


@pytest.mark.parametrize("name", THINKERS)
def test_the_break_is_paid_with_anothers_support(name: str) -> None:
    g = last_stand(player(hand="W1 W1 E1 E1 F1 F1"), player(support="W2"))
    assert chooses(g, name) == "break 5"


@pytest.mark.parametrize("name", THINKERS)
def test_the_action_goes_to_who_can_break(name: str) -> None:
    g = last_stand(
        player(hand="E1 F1 A1 A1 M"), player(hand="E1 E1 F1"), player(hand="W2 W2 F1 F1")
    )
    told = plays(g, "break", name)
    assert "name 2" in told
    assert told[-1] == "break 5"


@pytest.mark.parametrize("name", THINKERS)
def test_nobody_ends_a_turn_that_loses_the_game(name: str) -> None:
    """The stack is empty: the next shuffle loses, unless a Madness is cured first."""
    g = table(
        player(hand="W1 W1 E1 F1 M", draw="", discard="W1 W1 W1 E1 E1 E1 F1 F1 F1"),
        player(hand="W1 E1 F1"),
        stack=0,
        round=3,
        turn=12,
    )
    assert plays(turn(g), "end", name).count("cure hand") == 1
    assert g.outcome is None


@pytest.mark.parametrize("name", THINKERS)
def test_madness_is_cured_when_the_stack_runs_out(name: str) -> None:
    others = [player(hand="E1 F1 A1", draw="E1") for _ in range(3)]
    g = table(player(hand="W1 W1 E1 F1 A1 M"), *others, stack=2, round=4, turn=17)
    assert chooses(turn(g), name) == "cure hand"


def test_a_penalty_for_one_goes_to_whom_it_hurts_least() -> None:
    """PF2: all cards of the own support, then three Madness in it."""
    penalty = FACTS.pages[FACTS.page("MI2").number].penalty
    three = player(support="W3 W3"), player(support="E3 E2 F3"), player(hand="W1")
    g = table(*three, round=4, turn=20)
    run(g, Resolve(0, penalty))
    assert offers(g) == ["name 0", "name 1", "name 2"]
    assert chooses(g, "greedy") == "name 2"


def test_a_reward_is_of_an_element_that_is_wanted() -> None:
    g = table(player(hand="W2 W2"), player(), curses="2:CW1 3l:CF1 3r:CF2", turn=6)
    told = plays(turn(g), "reward", "greedy")
    assert told[0] == "break 2"
    assert told[-1] == "reward F2"


# Plans


def test_a_plan_is_a_whole_sequence_and_ends_with_what_is_unknown() -> None:
    g = last_stand(player(hand="W2 W2 F2 F2 E1"), player(), curses="4:CF1 5:CW1")
    best = plans(GAME, g, 0)[0]
    assert {"break 4", "break 5"} <= set(best.choices)
    assert best.value == max(plan.value for plan in plans(GAME, g, 0))


def test_a_plan_says_nothing_of_cards_nobody_may_know() -> None:
    """In worlds with other draw piles the plans are the same."""
    g = turn(table(player(hand="W1 W1 E1 E1 E1", draw="F3 W1 M"), player(), round=2, turn=8))
    other = GAME.codec.clone(g)
    other.players[0].draw = [MADNESS, 8, 0]
    told = [[plan.choices for plan in plans(GAME, world, 0)] for world in (g, other)]
    assert told[0] == told[1]


def test_a_team_thinks_once_for_a_sequence(monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts = 0

    def counted(game: Game[Any, Any], g: Position, seat: int) -> list[Plan]:
        nonlocal thoughts
        thoughts += 1
        return plans(game, g, seat)

    monkeypatch.setattr(team, "plans", counted)
    g = last_stand(player(hand="W2 W2 W1 W1 F2 F2"), player(), curses="4:CF1 5:CW1")
    bot: Bot = TeamBot(1)
    told = []
    while "break 4" not in told or "break 5" not in told:
        known = seen(g, 0)
        told.append(known.text(bot.choose(known, THINKING)))
        say(g, told[-1])
    assert len(told) > 2
    assert thoughts == 1


def test_a_team_thinks_anew_when_the_world_is_another(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = TeamBot(1)
    g = last_stand(player(hand="W2 W2 F2 F2"), player(), curses="4:CF1 5:CW1")
    first: Choice = bot.choose(seen(g, 0), THINKING)
    assert first in ("break 4", "break 5")
    changed = last_stand(player(hand="W2 W2 F1 M"), player(), curses="5:CW1")
    assert bot.choose(seen(changed, 0), THINKING) == "break 5"


# Whole games


def test_greedy_teams_win_games_that_random_ones_lose() -> None:
    wins = {}
    for bot in ("random", "greedy"):
        found = lab_run("big_book_of_madness", [bot] * 4, games=24, seed=5, workers=1)
        wins[bot] = sum(all(row.won) for row in found.rows)
    assert wins["random"] == 0
    assert wins["greedy"] >= 2
