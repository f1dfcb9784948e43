"""Plans of a team: only the own answers where all choose together, whole sequences proposed."""

from __future__ import annotations

import msgspec
import pytest

from druzina.bots.bot import Budget
from druzina.bots.planning import Plan, leant_plan, plans
from druzina.bots.team import FEWEST, TRIFLE, TeamBot, in_the_running, surpassed
from druzina.bots.tree import TreeBot
from druzina.core import Match
from druzina.core.mind import Mind
from tests.bots.choir import LADDER, Choir, DoubtfulSinging, KnowingSinging, Singing
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


def tried(name: str, *results: float) -> Plan:
    plan = Plan((name,), b"", sum(results) / len(results), end=True)
    plan.tries = list(results)
    return plan


def left(*plans_: Plan, certainty: float = 2.0) -> str:
    return "".join(str(plan.choices[0]) for plan in in_the_running(plans_, certainty))


def test_what_is_behind_by_more_than_chance_is_given_up() -> None:
    """World by world compared: what swings alike for both is no doubt."""
    swings = [0.1, 0.5, 0.9, 0.3, 0.7, 0.5]
    best = tried("a", *swings)
    beaten = tried("b", *(one - 0.02 for one in swings))
    open_yet = tried("c", *(one - 0.02 for one in sorted(swings, reverse=True)))
    assert left(best, beaten, open_yet) == "ac"
    assert left(best, open_yet, certainty=0.1) == "a"


def test_equals_and_trifles_need_no_thought_and_few_worlds_prove_nothing() -> None:
    results = [0.4, 0.6] * (FEWEST // 2)
    slightly = [one - TRIFLE / 2 for one in results]
    assert left(tried("a", *results), tried("b", *results), tried("c", *slightly)) == "a"
    assert left(tried("a", *results[1:]), tried("b", *(0.0 for _ in results[1:]))) == "ab"


def test_a_clear_question_takes_less_than_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once all worlds say the same, the rest of the budget is kept."""
    spent = []
    for certainty in (0.0, 2.0):
        monkeypatch.setattr(KnowingSinging, "mind", Mind(certainty=certainty))
        match, bot = sung(KnowingSinging()), TeamBot(1)
        assert bot.choose(match.seen(0), BUDGET) == "left"
        spent.append(bot.simulations)
    assert spent[0] > 80
    assert spent[1] == 2 * FEWEST


def test_the_leant_plan_gives_way_to_one_that_is_clearly_better() -> None:
    """The doubtful lean to the right, which leads nowhere; a few tries prove nothing."""
    match = sung(DoubtfulSinging())
    assert leant_plan(match.game, position(match), 0).choices == ("right",) * 3
    assert TeamBot(1).choose(match.seen(0), BUDGET) == "left"
    assert TeamBot(1).choose(match.seen(0), Budget(simulations=6)) == "right"


def test_what_is_no_better_than_by_chance_is_not_taken_for_better() -> None:
    usual = tried("a", *[0.1, 0.5, 0.9, 0.3, 0.7, 0.5])
    better = tried("b", *(one + 0.02 for one in usual.tries))
    lucky = tried("c", *(one + 0.02 for one in sorted(usual.tries)))
    assert surpassed(usual, better, 2.0)
    assert not surpassed(usual, lucky, 2.0)
    assert not surpassed(usual, tried("d", *usual.tries), 0.0)


def sung(game: Singing) -> Match[Choir]:
    match = Match.new(game, {"seats": 2}, seed=1)
    match.play(0, 2)
    match.play(1, 12)
    return match
