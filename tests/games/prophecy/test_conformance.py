"""What no game may break, in every variant of Prophecy, before it is offered."""

from __future__ import annotations

import pytest

from druzina.games.prophecy import GAME
from tests.conformance.suite import at_random, walk

PLAYS = dict(reversed(list(GAME.plays())))


@pytest.mark.parametrize("number", sorted(PLAYS))
def test_a_random_game_of_each_variant_conforms(number: int) -> None:
    walk(GAME, PLAYS[number], 1, at_random)
