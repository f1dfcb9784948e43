"""The figures that a fit corrects judgement by: what a seat may know, in the same places always."""

from collections.abc import Iterator
from itertools import chain, islice
from math import isfinite
from typing import Any

import pytest

from druzina.bots.policy import leant
from druzina.core import Game, Luck, Position
from druzina.core.hidden import imagine
from druzina.games import NAMES, find

FURTHER: dict[str, list[dict[str, object]]] = {
    "gloomhaven": [{"seats": 4, "outfit": "ready", "level": 2}]
}
EVERY = 9  # of the moments of a random game one in so many is looked at


def moments(
    game: Game[Any, Any], given: dict[str, object], seed: int, leaning: bool = False
) -> Iterator[Position]:
    """Along a random game, or one by leaning."""
    g, luck = game.setup(game.read_options(given), game.load(), seed), Luck(seed)
    number = 0
    while (asked := g.advance()) is not None:
        if number % EVERY == 0:
            yield g
        number += 1
        g.answer(asked[0], leant(game, g, *asked) if leaning else luck.pick(list(asked[1])))


@pytest.mark.parametrize("name", NAMES)
def test_names_are_documented_once_each(name: str) -> None:
    names = find(name).feature_names
    assert 12 <= len(names) <= 24
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", NAMES)
def test_figures_have_the_same_places_at_every_table_and_repeat(name: str) -> None:
    game = find(name)
    for _, given in game.plays():
        for g in islice(moments(game, given, 5), 6):
            again = game.codec.decode(game.codec.encode(g))
            for seat in range(int(str(given["seats"]))):
                figures = game.features(g, seat)
                assert len(figures) == len(game.feature_names)
                assert all(isfinite(one) for one in figures)
                assert list(figures) == list(game.features(again, seat))


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_the_same_in_every_world_the_seat_imagines(name: str) -> None:
    game, luck = find(name), Luck(11)
    for _, given in game.plays():
        for g in islice(moments(game, given, 7), 6):
            data = game.codec.encode(g)
            for seat in range(int(str(given["seats"]))):
                world = imagine(game, data, seat, luck)
                assert list(game.features(world, seat)) == list(game.features(g, seat))


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_not_idle(name: str) -> None:
    """Each of them differs somewhere along a few games."""
    game = find(name)
    seen: list[set[float]] = [set() for _ in game.feature_names]
    for given in [*(one for _, one in game.plays()), *FURTHER.get(name, ())]:
        for g in chain(moments(game, given, 3), moments(game, given, 3, leaning=True)):
            for place, one in enumerate(game.features(g, 0)):
                seen[place].add(round(one, 3))
    idle = [one for one, some in zip(game.feature_names, seen, strict=True) if len(some) < 2]
    assert idle == []


def rivals(name: str, **options: object) -> tuple[Game[Any, Any], Any]:
    game = find(name)
    g = next(islice(moments(game, {"seats": 2, **options}, 3), 4, None))
    return game, g


def test_rivals_are_told_by_what_one_has_more_of() -> None:
    game, g = rivals("amulet", mode="competitive")
    place = game.feature_names.index("coins")
    before = game.features(g, 0)[place], game.features(g, 1)[place]
    assert before[0] == pytest.approx(-before[1])
    g.players[0].coins += 3
    assert game.features(g, 0)[place] == pytest.approx(before[0] + 3)
    assert game.features(g, 1)[place] == pytest.approx(before[1] - 3)
    game, g = rivals("prophecy")
    place = game.feature_names.index("gold early")
    before_gold = game.features(g, 1)[place]
    g.heroes[1].gold += 2
    assert game.features(g, 1)[place] > before_gold


def test_partners_are_told_alike_and_rivals_figures_stand_empty() -> None:
    game = find("amulet")
    given: dict[str, object] = {"seats": 3, "mode": "cooperative", "character": "drawn"}
    g = next(islice(moments(game, given, 3, leaning=True), 2, None))
    figures = game.features(g, 0)
    assert list(game.features(g, 2)) == list(figures)
    names = game.feature_names
    assert {figures[n] for n, one in enumerate(names) if not one.startswith("team")} == {0.0}
    game = find("prophecy")
    given = {"seats": 4, "team_game": True, "draft": False}
    g = next(islice(moments(game, given, 3, leaning=True), 4, None))
    assert game.features(g, 0) == pytest.approx(game.features(g, 2))
    assert game.features(g, 0) == pytest.approx([-one for one in game.features(g, 1)])


@pytest.mark.parametrize("name", ["big_book_of_madness", "gloomhaven"])
def test_a_team_has_one_set_of_figures(name: str) -> None:
    game, g = rivals(name)
    assert list(game.features(g, 0)) == list(game.features(g, 1))
