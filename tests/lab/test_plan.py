"""Which bot sits where, and which deal is played, follows from the number of the game alone."""

from collections import Counter
from itertools import groupby

import pytest

from druzina.core import Problem
from druzina.lab.plan import Plan, checked


def plan(*seats: str, rotate: bool = True, **more: object) -> Plan:
    return Plan(game="tales_of_glory", seats=seats, games=24, rotate=rotate, **more)  # type: ignore[arg-type]  # a plan's own fields


@pytest.mark.parametrize(
    ("seats", "period"),
    [
        (("random", "greedy"), 2),
        (("random", "greedy", "adept"), 3),
        (("random", "greedy", "random", "greedy"), 2),
        (("random", "random", "greedy"), 3),
        (("random", "random", "random"), 1),
    ],
)
def test_seats_rotate_until_the_same_bots_sit_the_same(seats: tuple[str, ...], period: int) -> None:
    assert plan(*seats).period == period
    assert plan(*seats, rotate=False).period == 1


def test_every_bot_sits_equally_often_on_every_seat() -> None:
    rotated = plan("random", "greedy", "adept")
    sat = Counter((bot, seat) for n in range(24) for seat, bot in enumerate(rotated.seating(n)))
    assert set(sat.values()) == {8}
    assert len(sat) == 9


def test_rotations_of_one_block_share_the_deal_and_no_two_blocks_do() -> None:
    rotated = plan("random", "greedy", "adept")
    blocks = [list(block) for _, block in groupby(range(24), rotated.deal_seed)]
    assert [len(block) for block in blocks] == [3] * 8
    for block in blocks:
        assert len({rotated.seating(number) for number in block}) == 3


def test_without_rotation_everybody_stays_and_every_deal_is_new() -> None:
    still = plan("random", "greedy", rotate=False)
    assert {still.seating(number) for number in range(24)} == {(0, 1)}
    assert len({still.deal_seed(number) for number in range(24)}) == 24


def test_seeds_of_deals_bots_and_worlds_are_all_different() -> None:
    some = plan("random", "greedy", rotate=False)
    seeds = [some.deal_seed(n) for n in range(24)] + [some.world_seed(n) for n in range(24)]
    seeds += [some.bot_seed(n, bot) for n in range(24) for bot in range(2)]
    assert len(set(seeds)) == len(seeds)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        (Plan(game="chess", seats=("random", "random"), games=1), "problem-game-unknown"),
        (plan("random", "deep blue"), "problem-bot-unknown"),
        (plan("random"), "problem-seats"),
        (plan("random", "random", options={"colour": "red"}), "problem-option-unknown"),
        (plan("random", "random", options={"mode": "hard"}), "problem-option-value"),
        (plan("random", "random", options={"seats": "3"}), "problem-lab-seats"),
        (Plan(game="tales", seats=("random", "random"), games=0), "problem-lab-games"),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(wrong: Plan, key: str) -> None:
    with pytest.raises(Problem) as caught:
        checked(wrong)
    assert caught.value.key == key


def test_the_command_of_a_game_names_all_that_matters() -> None:
    told = plan("random", "greedy", rotate=False, options={"mode": "experienced"}, seed=7)
    assert told.command(5) == (
        "druzina lab run tales_of_glory --seats random,greedy --seed 7 --only 5 --no-rotate "
        "mode=experienced"
    )


def test_bots_by_the_clock_are_known() -> None:
    assert plan("search:0.1s", "search:40", "random", "master").timed() == ["search:0.1s", "master"]
