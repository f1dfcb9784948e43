"""Plans of a team: only the own answers where all choose together, whole sequences proposed."""

from __future__ import annotations

import msgspec
import pytest

from druzina.bots.bot import Budget
from druzina.bots.planning import plans
from druzina.bots.team import TeamBot
from druzina.bots.tree import TreeBot
from druzina.core import Match
from tests.bots.choir import LADDER, Choir, KnowingSinging, Singing
from tests.positions import position

BUDGET = Budget(simulations=90)


@pytest.mark.parametrize("seat", [0, 1])
def test_where_all_choose_together_only_the_own_answer_is_planned(seat: int) -> None:
    """Also for the seat that is not the first of those asked."""
    match = Match.new(Singing(), {"seats": 2}, seed=1)
    own = set(match.seen(seat).choices)
    found = plans(match.game, position(match), seat)
    assert found
    assert all(set(plan.choices) <= own for plan in found)
    assert TeamBot(1).choose(match.seen(seat), BUDGET) in own


def test_what_the_game_proposes_is_tried_whole_by_plans() -> None:
    match = sung(KnowingSinging())
    assert [plan.choices for plan in plans(match.game, position(match), 0)] == [
        LADDER,
        ("right",) * 3,
    ]
    assert TeamBot(1).choose(match.seen(0), BUDGET) == "left"


@pytest.mark.parametrize("luck", range(5))
def test_what_the_game_proposes_is_tried_whole_by_the_tree(luck: int) -> None:
    """After left and right a simulation goes on to the left, whatever else it would lean to."""
    match, bot = sung(KnowingSinging()), TreeBot(luck)
    assert bot.choose(match.seen(0), BUDGET) == "left"
    assert bot.estimates["left"] == 1.0
    assert bot.estimates["right"] == 0.0


def test_a_plan_is_kept_for_another_bot_of_the_seat() -> None:
    match, first = sung(KnowingSinging()), TeamBot(1)
    for place, step in enumerate(LADDER):
        bot = TeamBot(place + 2)
        bot.recall(first.keep())
        assert bot.choose(match.seen(0), BUDGET) == step
        assert (bot.simulations > 0) == (place == 0), "thinks once"
        match.play(0, step)
        first = bot
    assert msgspec.msgpack.decode(first.keep()) == []


def sung(game: Singing) -> Match[Choir]:
    match = Match.new(game, {"seats": 2}, seed=1)
    match.play(0, 2)
    match.play(1, 12)
    return match
