"""Confirm is asked for exactly where undo ends: what `stops` says comes true."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.core import Game, Luck, Match
from tests.conformance.test_conformance import PLAYS


@pytest.mark.parametrize(("game", "options"), PLAYS)
@pytest.mark.ux(26)
def test_what_stops_nothing_can_be_taken_back(
    game: Game[Any, Any], options: dict[str, object]
) -> None:
    match, luck = Match.new(game, options, seed=5), Luck(5)
    while match.outcome is None:
        question = match.questions()[0]
        asked = match.asked(question.seat)
        assert asked is not None
        place = luck.roll(len(asked.offered))
        stop = ("lane", "") if match.together else match.stops(question.seat)[place]
        assert match.play(question.seat, asked.offered[place].choice) is None
        if stop[0] == "":
            assert match.undoable(question.seat), f"{asked.offered[place].text} is for good"
        if stop[0] in ("reveal", "shown"):
            assert not match.undoable(question.seat), f"{asked.offered[place].text} reveals nothing"
