"""The best arrangement, the short list and the order of all: held to brute force and CP-SAT."""

from itertools import islice, product
from random import Random

import pytest

from druzina.games.amulet.content import load
from druzina.games.amulet.fitting import (
    GOALS,
    SPOTS,
    Arrangement,
    Fitting,
    Ground,
    best,
    card_of,
    fits,
    front,
    in_order,
    legal,
    measure,
    placements,
    ranked,
    token_of,
    written,
)
from druzina.games.amulet.fitting.front import beats, figures, unbeaten
from druzina.games.amulet.fitting.worth import coins_of
from tests.games.amulet.cases import a_case
from tests.games.amulet.oracle import best_by_cp_sat

CONTENT = load()


def every_arrangement(fitting: Fitting) -> list[Arrangement]:
    """All of them, one by one: for two tokens at most."""
    card, taken = fitting.ground.card, fitting.ground.taken
    options = [
        [
            *([()] if place >= fitting.needed else []),
            *((p,) for p in placements(token) if fits(card, p, taken)),
        ]
        for place, token in enumerate(fitting.tokens)
    ]
    found = (sum(chosen, ()) for chosen in product(*options))
    return [one for one in found if legal(card, one, taken) is None]


SMALL = [a_case(Random(seed), most=2) for seed in range(16)]


@pytest.mark.parametrize("case", SMALL, ids=range(len(SMALL)))
def test_against_every_arrangement(case: tuple[Fitting, str]) -> None:
    """The best is the best, the order is the order, the short list is what nothing beats."""
    fitting, goal = case
    everything = every_arrangement(fitting)
    worths = sorted((measure(fitting, fitting.account(a), goal) for a in everything), reverse=True)
    assert measure(fitting, fitting.account(best(fitting, goal)), goal) == worths[0]
    ordered = list(in_order(fitting, goal))
    assert [measure(fitting, fitting.account(a), goal) for a in ordered] == worths
    assert {written(a) for a in ordered} == {written(a) for a in everything}
    reached = {figures(fitting, fitting.account(a)) for a in everything}
    unbeaten = {one for one in reached if not any(beats(o, one) for o in reached - {one})}
    assert [figures(fitting, fitting.account(a)) for a in front(fitting)] == sorted(
        unbeaten, reverse=True
    )


@pytest.mark.parametrize("seed", range(30))
def test_cp_sat_finds_nothing_better(seed: int) -> None:
    fitting, goal = a_case(Random(1000 + seed))
    mine, theirs = best(fitting, goal), best_by_cp_sat(fitting, goal)
    assert legal(fitting.ground.card, mine, fitting.ground.taken) is None
    worths = [measure(fitting, fitting.account(one), goal) for one in (mine, theirs)]
    assert worths[0] == worths[1]


@pytest.mark.parametrize("seed", range(12))
def test_the_best_of_every_goal_is_on_the_short_list(seed: int) -> None:
    fitting, _ = a_case(Random(500 + seed), most=3)
    for goal in (SPOTS,) if fitting.expedition else GOALS:
        mine = figures(fitting, fitting.account(best(fitting, goal)))
        assert any(figures(fitting, fitting.account(a)) == mine for a in front(fitting))
        first = measure(fitting, fitting.account(ranked(fitting, goal)[0]), goal)
        assert first == measure(fitting, fitting.account(best(fitting, goal)), goal)


def test_the_order_is_lazy() -> None:
    """Five tokens have more arrangements than anybody could count; the first come at once."""
    own = [CONTENT.weapon(id_).token for id_ in ("WP1", "WP2")]
    spells = [CONTENT.spell(id_).token for id_ in ("ray", "crown")]
    helper = CONTENT.helper("monk").token
    fitting = Fitting(Ground(CONTENT.monster("M203").card), (*own, helper, *spells))
    some = list(islice(in_order(fitting, "harm"), 50))
    worths = [measure(fitting, fitting.account(a), "harm") for a in some]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] == measure(fitting, fitting.account(best(fitting, "harm")), "harm")
    assert len({written(a) for a in some}) == 50


@pytest.mark.clause("AMU-FGT-09")
def test_nothing_to_lay_is_one_arrangement() -> None:
    fitting = Fitting(Ground(CONTENT.monster("M101").card), ())
    assert (best(fitting), front(fitting), list(in_order(fitting, "gem"))) == ((), ((),), [()])


CARD = card_of(["W1...", ".....", "..G..", ".....", ".....", "....C"])


def test_goals_differ() -> None:
    """A gem weapon that must lie on the gem to do most is laid elsewhere for the gem."""
    card = card_of(["W....", ".....", ".3G3.", ".....", ".....", "....."])
    gem, plain = token_of("A", "###", symbol="gem"), token_of("B", "#")
    fitting = Fitting(Ground(card), (gem, plain))
    by_harm, by_gem = (fitting.account(best(fitting, goal)) for goal in ("harm", "gem"))
    assert (by_harm.beaten, by_harm.harm, by_harm.gems) == (True, 0, 0)
    assert (by_gem.beaten, by_gem.gems, by_gem.harm) == (True, 1, 3)


def test_the_fewest_weapons_that_beat_it() -> None:
    fitting = Fitting(Ground(CARD), (token_of("A", "##"), token_of("B", "##")))
    assert fitting.account(best(fitting, "weapons")).used.weapons == 1


@pytest.mark.clause("AMU-RES-04", "AMU-RES-09")
def test_coins_count_only_where_they_are_paid() -> None:
    """A walled-in weak spot: the monster cannot be beaten, so its coin counts by a skill only."""
    card = card_of([".C1..", ".....", "..X..", ".XWX.", "..X..", "....."])
    token = token_of("A", "##")
    unpaid, paid = (Fitting(Ground(card), (token,), paid_retreat=one) for one in (False, True))
    assert coins_of(unpaid, unpaid.account(())) == 0
    assert coins_of(paid, paid.account(())) == 1
    assert [written(a) for a in front(paid)] == ["A@3,1r0", "none"]
    assert paid.account(best(paid, "coins")).coins == 1


@pytest.mark.clause("AMU-ADV-16", "AMU-ADV-01")
def test_what_must_be_laid_is_laid_though_it_helps_nobody() -> None:
    card = card_of(["CCCCC"] * 6)
    fitting = Fitting(Ground(card), (token_of("A", "##"),), needed=1, expedition=True)
    assert len(best(fitting, SPOTS)) == 1
    assert all(len(a) == 1 for a in front(fitting))
    assert all(len(a) == 1 for a in in_order(fitting, SPOTS))


def test_the_best_is_always_the_same() -> None:
    """Nothing hangs on what was asked before."""
    from druzina.games.amulet.fitting import laying

    fitting, goal = a_case(Random(77), most=3)
    before = best(fitting, goal), front(fitting)
    for kept in (laying.best_laying, laying.shares, laying.freely, unbeaten):
        kept.cache_clear()
    for seed in range(5):
        best(*a_case(Random(seed), most=3))
    assert (best(fitting, goal), front(fitting)) == before
