"""Keyframes: a match taken up again is the same match, and goes back as far as ever."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from druzina.core import Event, Luck, Match, Problem, Refusal
from druzina.core import history as played
from druzina.core.keyframe import Keyframe
from druzina.core.log import CHUNK, Log
from tests.core.table import play, play_out, truth
from tests.core.toys import TOYS
from tests.core.toys.duel import DuelGame, duel

games = pytest.mark.parametrize("game", TOYS, ids=lambda game: str(game.name))


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position is kept after every third entry."""
    monkeypatch.setattr(played, "KEYFRAME", 3)


def all_of(match: Match[Any]) -> dict[str, object]:
    """Everything that can be asked of a match."""
    seats = range(match.options.seats)
    readers = (None, *seats)
    return {
        "record": match.record,
        "logs": [match.log(reader) for reader in readers],
        "whole": match.whole_log(),
        "views": [match.view(reader) for reader in readers],
        "asked": [match.asked(seat) for seat in seats],
        "undoable": [match.undoable(seat) for seat in seats],
        "last": [match.last(seat) for seat in seats],
        "silenced": [match.silenced(seat) for seat in seats],
        "settled": match.settled,
        "base": match.base,
        "told_by": match.told_by(),
    }


def wander(match: Match[Any], luck: Luck) -> None:
    """One thing that can happen: a choice, a take-back, one by consent, luck anew."""
    seat = luck.roll(match.options.seats)
    what = luck.roll(8)
    if what == 0:
        match.undo(seat)
    elif what == 1:
        match.undo(seat, agreed=True, salt=luck.bits())
    elif what == 2 and luck.roll(3) == 0:
        match.redraw(luck.bits())
    else:
        play_out(match, luck.bits(), most=1)


def stored(frames: list[Keyframe]) -> list[Keyframe]:
    """As they come back from a store."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(frames), type=list[Keyframe])


@games
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.usefixtures("near")
def test_a_match_taken_up_from_keyframes_is_the_same_match(game: Any, seed: int) -> None:
    match, luck = Match.new(game, {"seats": game.seats[-1]}, seed), Luck(seed)
    beginning, frames = match.record, list[Keyframe]()
    for number in range(60):
        wander(match, luck)
        if number % 5 == 4:
            frames.append(match.keyframe())
            again = Match.resume(game, beginning, stored(frames))
            assert all_of(again) == all_of(match)
    state = luck.state
    for _ in range(12):
        wander(match, luck)
    other = Luck(state)
    for _ in range(12):
        wander(again, other)
    assert all_of(again) == all_of(match)


@games
@pytest.mark.usefixtures("near")
def test_every_step_is_found_again_as_it_was(game: Any) -> None:
    for seed in range(4):
        match = play_out(Match.new(game, {"seats": game.seats[-1]}, seed), seed)
        for step in range(match.length + 1):
            fresh = Match.replay(game, match.record, step)
            found = match.back_at(step)
            assert found.fingerprint == fresh.fingerprint
            for reader in (None, *range(match.options.seats)):
                assert found.log(reader) == fresh.log(reader)
            assert found.whole_log() == fresh.whole_log()
            assert found.entries() == fresh.entries()


@games
@pytest.mark.usefixtures("near")
def test_the_story_of_a_match_leaves_out_what_was_taken_back(game: Any) -> None:
    for seed in range(6):
        match, luck = Match.new(game, {"seats": game.seats[-1]}, seed), Luck(seed)
        for _ in range(40):
            wander(match, luck)
        fresh = Match.replay(game, match.record)
        assert match.told_by() == fresh.told_by()
        assert match.back_at(match.length).log(None) == fresh.log(None)


@games
@pytest.mark.usefixtures("near")
def test_consent_takes_back_as_far_as_the_beginning(game: Any) -> None:
    match = play_out(Match.new(game, {"seats": game.seats[-1]}, 5), 5, most=25)
    frames = [match.keyframe()]
    for taken in (match, Match.resume(game, match.record, stored(frames))):
        while taken.last(*range(match.options.seats)) is not None:
            assert taken.undo(*range(match.options.seats), agreed=True, salt=3) is None
        assert taken.undo(0, agreed=True) == Refusal("", "refusal-nothing-to-undo")


def test_few_positions_are_kept() -> None:
    match = duel(seats=3, rounds=80, hp=60)
    play_out(match, 1)
    assert match.length > 150
    kept = match._history.positions
    assert len(kept) < match.length / 3
    assert {0, 50, 100} <= set(kept)


def test_a_rule_that_fails_after_a_reveal_leaves_the_match_as_it_was() -> None:
    match = play(duel(), "0 act throw")
    before = all_of(match)

    def fail() -> None:
        with match._all_or_nothing():
            play_out(match, 3, most=4)
            raise RuntimeError

    with pytest.raises(RuntimeError):
        fail()
    assert all_of(match) == before


def test_luck_that_fails_half_way_leaves_the_match_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = play(duel(), "0 act throw")
    before, record = all_of(match), match.record

    def fail(g: Any, seat: int | None, luck: Luck) -> None:
        g.round += 1
        raise RuntimeError

    monkeypatch.setattr(match.game, "resample", fail)
    with pytest.raises(RuntimeError):
        match.redraw(5, 0)
    assert all_of(match) == before
    assert match.record == record


@pytest.mark.parametrize("byte", [0, 20, 60, -1])
def test_a_damaged_position_is_refused(byte: int) -> None:
    match = play(duel(), "0 act wait")
    frame = match.keyframe()
    spoilt = bytearray(frame.position)
    spoilt[byte] ^= 1
    frame.position = bytes(spoilt)
    with pytest.raises(Problem):
        Match.resume(match.game, match.record, [frame])


def test_keyframes_that_do_not_follow_each_other_are_refused() -> None:
    match = play(duel(), "0 act wait")
    match.keyframe()
    play(match, "1 act wait")
    with pytest.raises(Problem):
        Match.resume(match.game, match.record, [match.keyframe()])


def test_a_keyframe_of_another_game_is_refused() -> None:
    frame = play_out(Match.new(TOYS[1], {"seats": 2}, 1), 1, most=2).keyframe()
    with pytest.raises(Problem):
        Match.resume(DuelGame(), duel().record, [frame])


def test_a_match_under_way_is_not_changed_by_looking_back() -> None:
    match = play(duel(), "0 act strike")
    past = match.copy()
    play(match, "1 parry no", "1 act wait")
    assert (past.length, match.length) == (1, 3)
    play(past, "1 parry parry")
    assert truth(match) != truth(past)
    assert match.entries() == ["0 act strike", "1 parry no", "1 act wait"]


# The log


def told(n: int) -> list[Event]:
    return [Event("event-x", "", {"n": one, "seats": (0, one)}) for one in range(n)]


@pytest.mark.parametrize("count", [0, 1, CHUNK, 2 * CHUNK, 3 * CHUNK + 7])
def test_a_log_packs_what_is_old_and_tells_it_again(count: int) -> None:
    log, events = Log(), told(count)
    for event in events:
        log.append(event)
    assert len(log) == count
    for since in {0, 1, CHUNK - 1, CHUNK, CHUNK + 1, count}:
        assert log.since(since) == events[since:]
    for cut in sorted({count, max(0, count - 3), CHUNK + 1, 3, 0}, reverse=True):
        log.cut(cut)
        assert log.since(0) == events[:cut]
    log.extend(events)
    assert log.since(0) == events


def test_packed_events_are_added_as_they_are() -> None:
    log, events = Log(), told(20)
    log.extend(events[:5])
    for first, last in ((5, 9), (9, 9), (9, 20)):
        part = Log()
        part.extend(events[first:last])
        log.add_packed(part.packed(0), last - first)
    assert log.since(0) == events
    assert log.since(7) == events[7:]
    log.cut(6)
    assert log.copy().since(0) == events[:6]
