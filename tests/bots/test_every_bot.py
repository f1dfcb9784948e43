"""Every bot at every game: legal, repeated by its seed, within its budget, and never a peek."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from druzina import games
from druzina.bots import LEVELS, Budget, sit
from druzina.bots import bot as bot_module
from druzina.bots.search import SearchBot
from druzina.core import Game, Luck, Match, Seen
from druzina.core.hidden import imagine
from tests.positions import position

KINDS = ("random", "greedy", "apprentice", "adept", "search:24")
PLACES = 2


def matches(name: str) -> Iterator[Match[Any]]:
    """Every variant and number of seats of a game, each played some way by lot."""
    game = games.find(name)
    for number, (_, options) in enumerate(game.plays()):
        match = Match.new(game, options, seed=number)
        luck = Luck(number)
        for _ in range(PLACES):
            for _ in range(luck.roll(25)):
                asked = match.questions()
                if asked:
                    seat = luck.pick(asked).seat
                    match.play(seat, luck.pick(match.seen(seat).choices))
            if match.outcome is None:
                yield match


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_choices_are_legal_repeated_and_hang_on_nothing_hidden(kind: str, name: str) -> None:
    """The same seed chooses the same in any world that the seat cannot tell from the true one."""
    for match in matches(name):
        for question in match.questions():
            seen = match.seen(question.seat)
            chosen = sit(kind, 7).choose(seen)
            assert chosen in seen.choices
            assert sit(kind, 7).choose(elsewhere(match.game, seen)) == chosen, "a peek"


def elsewhere(game: Game[Any, Any], seen: Seen[Any]) -> Seen[Any]:
    other = imagine(game, seen.world, seen.seat, Luck(99))
    return Seen(game, game.codec.encode(other), seen.seat, seen.teams)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("most", [3, 40])
def test_search_spends_the_simulations_it_is_given(name: str, most: int) -> None:
    for match in matches(name):
        seen = match.seen(match.questions()[0].seat)
        bot = SearchBot(3)
        bot.choose(seen, Budget(simulations=most))
        assert bot.simulations <= most


@pytest.mark.timeout(60)
@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("nothing", ["search:0", "search:0s"])
def test_a_budget_of_nothing_is_used_up_before_the_beginning(nothing: str, name: str) -> None:
    for match in islice(matches(name), 0, None, 5):
        seen = match.seen(match.questions()[0].seat)
        assert sit(nothing, 7).choose(seen) in seen.choices


@pytest.mark.parametrize("name", games.NAMES)
def test_search_stops_by_the_clock_and_not_before(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock that goes on by a hundredth whenever it is looked at; where a game says what is sure
    enough, a clear question takes less."""
    sure = bool(games.find(name).mind.certainty)
    for match in islice(matches(name), 0, None, 5):
        seen = match.seen(match.questions()[0].seat)
        looks = [0]

        def clock(looks: list[int] = looks) -> float:
            looks[0] += 1
            return looks[0] / 100

        monkeypatch.setattr(bot_module, "perf_counter", clock)
        bot = SearchBot(3)
        bot.choose(seen, Budget(seconds=0.5))
        if bot.simulations > 1:
            assert (0 if sure else 45) <= looks[0] <= 60


def test_a_larger_budget_is_used_by_a_team() -> None:
    """In the middle of a game of The Big Book of Madness, where a choice matters."""
    match = Match.new(games.find("big_book_of_madness"), {"seats": 4}, seed=4)
    while position(match).round < 1 or len(match.questions()[0].choices(position(match))) < 6:
        seat = match.questions()[0].seat
        match.play(seat, sit("greedy", 1).choose(match.seen(seat)))
    seen = match.seen(match.questions()[0].seat)
    spent = []
    for most in (100, 400):
        bot = SearchBot(3)
        bot.choose(seen, Budget(simulations=most))
        spent.append(bot.simulations)
    assert spent[0] > 80
    assert spent[1] > 350


@pytest.mark.parametrize("level", LEVELS)
def test_levels_can_be_sat_down(level: str) -> None:
    assert sit(level, 1).name == level
