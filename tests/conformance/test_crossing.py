"""Confirm is asked for exactly where undo ends: what stops a look ahead comes true."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.core import Game, Luck, Match, Refusal
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
        chosen = luck.pick(asked.offered)
        seen = None if match.together else match.glimpse(question.seat, [chosen.choice])
        assert not isinstance(seen, Refusal), f"{chosen.text} is refused"
        assert match.play(question.seat, chosen.choice) is None
        if seen and not seen.stop:
            assert match.undoable(question.seat), f"{chosen.text} is for good"
        if seen and seen.stop in ("reveal", "shown"):
            assert not match.undoable(question.seat), f"{chosen.text} reveals nothing"
