"""The fast decision against the brute force of brute_force.py, on random boards.

DRUZINA_BOARDS=20000 tries so many instead of the usual number.
"""

import os

import pytest

from druzina.games.gloomhaven.advise import boards
from druzina.games.gloomhaven.board_file import board
from druzina.games.gloomhaven.monsters import ALL, decide, explain
from tests.games.gloomhaven.brute_force import Slow
from tests.games.gloomhaven.random_boards import board as random_board

BOARDS = int(os.environ.get("DRUZINA_BOARDS", "1500"))
SHARES = 10


@pytest.mark.parametrize("share", range(SHARES))
def test_brute_force_agrees(share: int) -> None:
    import json

    for seed in range(share, BOARDS, SHARES):
        raw = random_board(seed)
        [entry] = boards(json.dumps(raw))
        decision = decide(board(entry), wanted=ALL)
        focus, results = Slow(raw).decide()
        assert set(decision.focus) == focus, f"focus on board {seed}"
        found = {(result.end, frozenset(result.attacks)) for result in decision.results}
        assert found == results, f"results on board {seed}"


def test_the_explanation_never_differs_from_the_decision() -> None:
    import json

    for seed in range(300):
        [entry] = boards(json.dumps(random_board(seed)))
        decision, explained = decide(board(entry)), explain(board(entry))
        assert (explained.focus, explained.results) == (decision.focus, decision.results)
        assert explained.explanation
