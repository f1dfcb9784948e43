"""What is reckoned for many tiles at once is what the rules say of each."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.judgement import (
    UNPAYABLE,
    best_chest,
    chest_worths,
    laying,
    left_of,
)
from druzina.games.tales_of_glory.leaning import inclinations
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.payment import ways
from druzina.games.tales_of_glory.rules.rewards import closed_chests


def positions(seed: int, mode: str) -> list[Tale]:
    """The same position moment after moment of a random game."""
    options = GAME.read_options({"seats": 3, "mode": mode})
    g, luck = GAME.setup(options, GAME.load(), seed), Luck(seed)
    seen: list[Tale] = []
    while (asked := g.advance()) is not None:
        seen.append(GAME.codec.clone(g))
        g.answer(asked[0], luck.pick(asked[1]))
    return seen


@pytest.mark.clause("TOG-PAY-03", "TOG-PAY-07")
@pytest.mark.parametrize("mode", ["basic", "experienced"])
def test_what_cannot_be_paid_is_leant_to_by_nobody(mode: str) -> None:
    answers = set()
    for g in positions(4, mode)[::3]:
        for seat, player in enumerate(g.players):
            for wild in (False, True):
                tiles = [(tile, wild) for tile in range(len(g.facts.tiles))]
                for (tile, _), value in zip(tiles, laying(g, seat, tiles, left_of(g)), strict=True):
                    paid = bool(ways(g, player, tile, wild))
                    assert (value == UNPAYABLE) != paid
                    answers.add((wild, paid))
    assert len(answers) == 4, "payable and not, in the wilderness and not"


def test_several_tiles_are_worth_what_each_is_alone() -> None:
    for g in positions(5, "experienced")[::10]:
        tiles = [(tile, bool(tile % 2)) for tile in range(len(g.facts.tiles))]
        for seat in range(3):
            alone = [laying(g, seat, [one], left_of(g))[0] for one in tiles]
            assert laying(g, seat, tiles, left_of(g)) == alone


def test_the_best_chest_is_the_best_of_those_a_key_may_open() -> None:
    found = set()
    for g in positions(6, "basic")[::2]:
        left = left_of(g)
        worths = chest_worths(g.content, left)
        for seat, player in enumerate(g.players):
            tiles = player.story.tiles
            open_to_keys = [worths[tiles[place]][n] for place, n in closed_chests(g, seat)]
            assert best_chest(g, seat, left) == max(open_to_keys, default=0.0)
            found.add(bool(open_to_keys))
    assert found


def test_every_choice_has_its_leaning() -> None:
    kinds = set()
    for g in positions(7, "experienced"):
        asked = g.advance()
        assert asked is not None
        question, choices = asked
        leans = inclinations(g, question, choices)
        assert len(leans) == len(choices)
        if type(question).__name__.startswith("Lay") and "discard" in choices:
            kinds.add(type(question).__name__)
            place = list(choices).index("discard")
            alone = inclinations(g, question, ["discard"])
            assert alone == [leans[place]]
    assert kinds
