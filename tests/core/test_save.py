"""Positions as bytes: clone, save, load, fingerprint, and the steps that are gathered."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from druzina.core import Event, Luck, Match, Position, Problem, Question, Step
from druzina.core.codec import Codec, gathered
from druzina.core.position import Blind
from tests.core.table import play, play_out, truth
from tests.core.toys import TOYS
from tests.core.toys.court import CourtGame, Envoys, court
from tests.core.toys.duel import DuelGame, duel

GAME = CourtGame()


def saved(match: Match[Any]) -> bytes:
    game = match.game
    data: bytes = game.codec.save(truth(match), game.name, game.version)
    return data


def midway() -> Match[Any]:
    """In the middle of secret answers."""
    match = court(seats=3, send=2)
    hands = truth(match).hands
    return play(match, f"2 send {hands[2][0]}", f"0 send {hands[0][1]}", f"2 send {hands[2][2]}")


def problem(data: bytes, version: int = GAME.version) -> Problem:
    with pytest.raises(Problem) as found:
        GAME.codec.load(data, GAME.name, version)
    return found.value


def test_a_clone_is_equal_and_independent() -> None:
    g = truth(midway())
    clone = GAME.codec.clone(g)
    assert clone == g
    clone.nearest(Envoys).lanes[0].given.append(1)
    clone.hands[0].clear()
    assert clone != g
    assert g.hands[0]


def test_a_saved_position_loads_equal() -> None:
    for seed in range(5):
        for game in TOYS:
            match = play_out(Match.new(game, {"seats": 2}, seed), seed, most=4 * seed)
            loaded = game.codec.load(saved(match), game.name, game.version)
            assert loaded == truth(match)
            assert game.codec.fingerprint(loaded) == match.fingerprint


def test_a_loaded_position_plays_on_alike() -> None:
    match = midway()
    loaded = GAME.codec.load(saved(match), GAME.name, GAME.version)
    ends = []
    for g in (GAME.codec.clone(truth(match)), loaded):
        luck = Luck(5)
        while (asked := g.advance()) is not None:
            g.answer(asked[0], luck.pick(asked[1]))
        ends.append(GAME.codec.fingerprint(g))
    assert ends[0] == ends[1]


def test_who_listens_and_who_is_blind_is_no_part_of_it() -> None:
    g = truth(midway())
    before = GAME.codec.encode(g)
    g.told, g.blind = [Event("event-x", "X-1", {})], Blind(0)
    assert GAME.codec.encode(g) == before
    assert (g.told, g.blind) == ([Event("event-x", "X-1", {})], Blind(0))


def test_the_fingerprint_is_that_of_everything_else() -> None:
    g = truth(midway())
    prints = {GAME.codec.fingerprint(g)}
    for change in ("luck", "known", "turn", "round"):
        setattr(g, change, getattr(g, change) + 1)
        prints.add(GAME.codec.fingerprint(g))
    g.deck[0], g.deck[1] = g.deck[1], g.deck[0]
    prints.add(GAME.codec.fingerprint(g))
    g.stack.pop(0)
    prints.add(GAME.codec.fingerprint(g))
    assert len(prints) == 7


def test_an_ended_game_can_be_saved() -> None:
    match = play_out(duel())
    game = match.game
    assert game.codec.load(saved(match), "duel", 1).outcome == match.outcome


# What may be wrong with a save


def test_every_truncation_is_noticed() -> None:
    data = saved(midway())
    for length in range(len(data)):
        assert problem(data[:length]).key == "problem-save-damaged"


@given(st.binary(max_size=40))
def test_any_bytes_are_refused_in_words(data: bytes) -> None:
    assert problem(data).key in ("problem-save-damaged", "problem-save-foreign")


@given(st.integers(0, 10_000), st.integers(1, 255))
def test_a_damaged_byte_is_noticed(place: int, change: int) -> None:
    data = bytearray(saved(midway()))
    data[place % len(data)] ^= change
    assert problem(bytes(data)).key in ("problem-save-damaged", "problem-save-foreign")


@pytest.mark.parametrize(
    "data",
    [b"", b"\x89PNG\r\n", b"{}", b"\x91" * 100_000, b"\xdd\xff\xff\xff\xff", b"\xc4\x01\x00"],
)
def test_foreign_bytes_are_damage(data: bytes) -> None:
    found = problem(data)
    assert found.key == "problem-save-damaged"
    assert found.arguments["detail"]


def test_bytes_that_are_no_text_are_damage() -> None:
    data = saved(midway())
    assert problem(data.replace(b"court", b"co\xffrt")).key == "problem-save-damaged"


def test_a_save_of_another_game_or_version_is_foreign() -> None:
    found = problem(saved(duel()))
    assert found.key == "problem-save-foreign"
    assert found.arguments == {"what": "game", "found": "duel", "wanted": "court"}
    found = problem(saved(midway()), version=4)
    assert found.arguments == {"what": "version", "found": 3, "wanted": 4}


# The steps


def test_steps_are_gathered_from_the_games_package_by_name() -> None:
    names = [step.__name__ for step in gathered(DuelGame.__module__)]
    assert names == sorted(names)
    assert {"Round", "Act", "Aim", "Strike", "Parry", "Feint", "Ward"} <= set(names)
    assert "Send" not in names


def test_a_package_does_not_take_its_neighbours_steps() -> None:
    assert gathered(DuelGame.__module__[:-1]) == []


def test_two_steps_of_one_name_are_a_mistake() -> None:
    one = type("Twin", (Step,), {"__module__": "twins.one"})
    two = type("Twin", (Step,), {"__module__": "twins.two"})
    with pytest.raises(TypeError, match="two steps of twins are called Twin"):
        gathered("twins")
    assert [gathered("twins.one"), gathered("twins.two")] == [[one], [two]]


def test_a_step_with_two_parents_is_one_step() -> None:
    left = type("Left", (Step,), {"__module__": "family.x"})
    right = type("Right", (Step,), {"__module__": "family.x"})
    child = type("Child", (left, right), {"__module__": "family.x"})
    assert gathered("family") == [child, left, right]


def test_a_step_that_is_not_the_games_own_is_no_part_of_a_save() -> None:
    class Stray(Question[Position, int]):
        pass

    g = truth(duel())
    g.stack.append(Stray(0))
    data = DuelGame().codec.save(g, "duel", 1)
    with pytest.raises(Problem) as found:
        DuelGame().codec.load(data, "duel", 1)
    assert "Stray" in str(found.value.arguments["detail"])


def test_a_game_has_one_codec() -> None:
    game = DuelGame()
    assert isinstance(game.codec, Codec)
    assert game.codec is game.codec
