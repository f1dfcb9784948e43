"""Nothing of the content is beyond the reach of play."""

from __future__ import annotations

import pytest

from tests.conformance.budget import SOAK, turn_of
from tests.games.amulet.reached import Watch, everything

GAMES = (*range(300), 366, 741, 945, 1257, 2118)  # what is rarest shows in the last
PARTS = 23


def test_play_reaches_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """By chance, by leaning and by greedy teams: the games of a day reach most, all of them all."""
    watch = Watch(monkeypatch)
    for seed in turn_of(GAMES, PARTS):
        watch.play(seed)
    assert watch.found <= everything()
    missing = everything() - watch.found
    if SOAK:
        assert not missing, sorted(missing)
    else:
        assert len(missing) < len(everything()) / 2, sorted(missing)
