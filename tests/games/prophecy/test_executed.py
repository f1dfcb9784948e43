"""Every effect of every card is carried out in play; what never is, is listed."""

from __future__ import annotations

import pytest

from tests.games.prophecy.executed import near_the_end, play, rich, watched
from tests.games.prophecy.table import FACTS

GOALS = ("standard", "apocalypse", "standard", "short")
GAMES, ENDINGS = 160, 8


@pytest.mark.clause("PRO-VOC-01", "PRO-LIM-11")
def test_no_effect_is_never_carried_out() -> None:
    with watched() as seen:
        for seed in range(GAMES):
            play(rich(seed, goal=GOALS[seed % len(GOALS)]), seed)
        for seed in range(ENDINGS):
            play(near_the_end(rich(seed)), seed)
    never = [
        f"{effect.card} {effect.window} {type(effect.parts[0]).__name__}"
        for effect in FACTS.effects
        if effect.number not in seen
    ]
    assert never == []
