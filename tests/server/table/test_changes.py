"""Frames carry what changed; everything can be asked for; a change tells no more than states."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from druzina import games
from druzina.core import Luck, Match
from druzina.server.table.frames import PARTS, SHARED, Field, Told, frame, shared, told, whole
from druzina.server.table.sights import Sights
from druzina.server.wire.server_messages import DONE, Changed, Reply, State, write_message
from tests.server.client import Client, merged, play_out
from tests.server.conftest import House

GAMES = ("tales_of_glory", "big_book_of_madness")


def seen(match: Match[Any], seat: int, parts: list[bytes]) -> Told:
    """A state of the seat's eyes."""
    sights, common = Sights(match), len(SHARED)
    everybody = shared(type(sights.view), sights.shared(), parts[:common])
    return told(seat, everybody, sights.own(seat), parts[common:])


def fields(sights: Sights, eyes: int | None) -> list[Field]:
    """What the eyes see, in the order of the view's fields."""
    own = sights.own(eyes)
    return [own.fields.get(place, field) for place, field in enumerate(sights.shared())]


def raw(client: Client, kind: str) -> list[Any]:
    """The messages of that kind as they came."""
    return [one for text in client.frames if (one := json.loads(text))["type"] == kind]


@pytest.mark.parametrize("game", GAMES)
def test_changes_worked_in_give_the_very_state(house: House, game: str) -> None:
    opened = house.open("Ana", "Ben", game=game, options={}, seed=5)
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=30)
    ana.rest(), ben.rest()
    assert len(raw(ana, "state")) == 1, "everything is told once"
    assert len(raw(ana, "changed")) > 10
    for seat, client in enumerate((ana, ben)):
        whole = house.join(opened, seat)
        whole.until("state")
        assert {**whole.state, "first": 0, "lines": []} == {**client.state, "first": 0, "lines": []}
        assert whole.lines == client.lines


def test_a_change_names_only_what_changed(house: House) -> None:
    opened = house.open("Ana", "Ben", seed=7)
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    ana.until("state"), ben.until("state")
    assert ana.play("pick 5")["ok"]
    ben.rest()
    (heard,) = raw(ben, "changed")
    assert not {"status", "undo", "silenced", "secretive", "outcome"} & set(heard)
    assert heard["view"] == {"asked": [[1, "Pick"]]}, "who is still asked everybody sees"
    ana.rest()
    mine = raw(ana, "changed")[0]
    assert mine["view"]["picked"] == 5
    assert set(mine["view"]) < set(ana.state["view"])


def test_everything_may_be_asked_for(house: House) -> None:
    opened = house.open("Ana", "Ben", seed=7)
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=6)
    ana.rest()
    known = dict(ana.state)
    ana.say("again", since=ana.state["number"] - 2)
    whole = ana.until("state")
    assert len(raw(ana, "state")) == 2
    for part in (*PARTS, "view", "eyes", "fingerprint", "number"):
        assert whole[part] == known[part], part
    assert [line["number"] for line in whole["lines"]] == [known["number"] - 1, known["number"]]
    play_out(ana, ben, plays=1)
    ana.rest()
    assert len(raw(ana, "state")) == 2, "and then changes follow it"


def test_the_fingerprint_is_that_of_what_these_eyes_see() -> None:
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, seed=7)
    parts = [b"null"] * len(PARTS)
    mine, his = (seen(match, seat, parts) for seat in (0, 1))
    assert mine.fingerprint != his.fingerprint
    other = Match.new(games.find("tales_of_glory"), {"seats": 2}, seed=7)
    for one, slot in ((match, 3), (other, 4)):
        assert one.play(1, f"pick {slot}") is None
    both = [[seen(one, seat, parts) for one in (match, other)] for seat in (0, 1)]
    assert both[0][0] == both[0][1], "what another answers in secret is no difference"
    assert both[1][0].fingerprint != both[1][1].fingerprint


@pytest.mark.parametrize("game", GAMES)
def test_frames_are_what_the_protocol_says(game: str) -> None:
    match = Match.new(games.find(game), {"seats": 2}, seed=3)
    parts = [b'"playing"', b"[]", b"[]", b"null", b"null", b"null", b"[]", b"[]"]
    before = seen(match, 0, parts)
    whole = frame(None, before, [b'{"number":1}'], 1)
    state = msgspec.json.decode(whole, type=State)
    assert bytes(state.view) == msgspec.json.encode(match.view(0))
    seat = match.questions()[0].seat
    asked = match.asked(seat)
    assert asked is not None
    assert match.play(seat, asked.offered[0].text) is None
    now = seen(match, 0, [*parts[:2], b"[1]", *parts[3:]])
    text = frame(before, now, [], 0)
    change = msgspec.json.decode(text, type=Changed)
    assert (change.after, change.fingerprint) == (before.fingerprint, now.fingerprint)
    assert change.secretive == [1]
    assert change.status is msgspec.UNSET
    after = merged(json.loads(whole), json.loads(text))
    assert after["view"] == msgspec.json.decode(msgspec.json.encode(match.view(0)))


@pytest.mark.parametrize("game", [*GAMES, "amulet"])
def test_what_is_written_anew_is_the_whole_view_of_each(game: str) -> None:
    """Whatever was kept of earlier moments, field by field, part by part."""
    match = Match.new(games.find(game), {"seats": 3}, seed=11)
    luck, sights = Luck(5), Sights(match)
    for turn in range(150):
        looking = [eyes for eyes in (None, 0, 1, 2) if luck.roll(4) or turn % 10 == 0]
        for eyes in looking:
            told = [msgspec.json.decode(whole(one)) for one in fields(sights, eyes)]
            seen = msgspec.json.decode(msgspec.json.encode(match.view(eyes)))
            assert told == list(seen.values()), (turn, eyes)
        if not match.questions():
            break
        question = luck.pick(match.questions())
        assert match.play(question.seat, luck.pick(match.choices(question.seat))) is None
        sights.changed()


def test_what_did_not_change_is_not_written_anew() -> None:
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, seed=7)
    sights = Sights(match)
    before = [fields(sights, seat) for seat in (0, 1)]
    assert match.play(1, "pick 3") is None
    sights.changed()
    names = sights.view.__struct_fields__
    for seat, changed in ((0, {"asked"}), (1, {"asked", "picked"})):
        both = zip(names, fields(sights, seat), before[seat], strict=True)
        assert {name for name, now, was in both if now is not was} == changed


def test_the_short_reply_is_a_reply() -> None:
    assert write_message(Reply(id=7, ok=True)) == DONE % 7


def test_other_eyes_are_told_everything() -> None:
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, seed=3)
    parts = [b"null"] * len(PARTS)
    before, now = seen(match, 0, parts), seen(match, 1, parts)
    assert frame(before, now, [], 0).startswith(b'{"type":"state"')
