"""Whole games by chance in every variant: the laws hold at every decision, a clause ends each."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.prophecy import GAME
from druzina.games.prophecy.laws import broken
from tests.games.prophecy.cautious import cautious
from tests.games.prophecy.executed import rich
from tests.games.prophecy.soak import SEATS, played, variants
from tests.games.prophecy.table import FACTS

ENDS = {
    "PRO-FIN-01", "PRO-FIN-18", "PRO-FIN-26", "PRO-DTH-08", "PRO-VTW-01", "PRO-VAP-06",
    "PRO-VBA-03", "PRO-VTM-05", "PRO-VTM-10", "PRO-OPT-04",
}  # fmt: skip


@pytest.mark.clause("PRO-LIM-13", "PRO-FIN-01", "PRO-VTW-01", "PRO-VAP-06", "PRO-VBA-03")
@pytest.mark.parametrize("number", range(0, len(variants()), 2))
def test_a_game_of_every_variant_ends_by_a_clause(number: int) -> None:
    name = list(SEATS)[number // 2 % 2]
    game = played(variants()[number], SEATS[name], number)
    assert game.clause in ENDS - {"PRO-OPT-04"}


@pytest.mark.clause("PRO-LIM-12")
def test_characters_grow_slowly() -> None:
    """Stones and abilities in rounds 5 and 20 of games of three, about as they were measured."""
    stones: dict[int, list[int]] = {5: [], 20: []}
    taught: dict[int, list[int]] = {5: [], 20: []}
    for seed in range(6):
        g = GAME.setup(GAME.read_options({"seats": 3, "draft": False}), FACTS.fingerprint, seed)
        luck = Luck(seed)
        while g.round <= 60 and (asked := g.advance()) is not None:
            question, choices = asked
            now, own = divmod(g.round, 3)
            if question.kind == "Move" and not own and now in stones:
                stones[now] += [one.red + one.blue for one in g.heroes if one.here]
                taught[now] += [len(one.abilities) for one in g.heroes if one.here]
            g.answer(question, cautious(g, question, [str(one) for one in choices], luck))
    early, late = (sum(found) / len(found) for found in stones.values())
    assert 7.5 <= early <= 9
    assert early < late <= 12
    few, more = (sum(found) / len(found) for found in taught.values())
    assert few < more < 7


@pytest.mark.clause("PRO-QST-07", "PRO-VOC-04")
def test_every_choice_that_is_offered_can_be_carried_out() -> None:
    """At every tenth question of some rich games each choice is tried on a copy."""
    codec = GAME.codec
    for seed in range(4):
        g = rich(seed, goal=("standard", "short", "apocalypse", "standard")[seed])
        luck = Luck(seed)
        for turn in range(400):
            asked = g.advance()
            if asked is None:
                break
            question, choices = asked
            if turn % 10 == 0:
                for choice in choices:
                    copy = codec.clone(g)
                    copy.advance()
                    copy.answer(copy.questions()[0], choice)
                    copy.advance()
                    assert list(broken(copy)) == [], (question.kind, choice)
            g.answer(question, luck.pick(list(choices)))
