"""What never leaves: others' picks and quests before the reveal, in any frame of any client."""

from __future__ import annotations

import json

import pytest

from tests.server.client import Client, play_out
from tests.server.conftest import House


def quests_of(client: Client, seat: int) -> set[str]:
    return set(client.state["view"]["players"][seat]["quests"])


@pytest.mark.ux(30, 31)
def test_neither_of_two_receives_the_others_pick_or_quests_before_the_reveal(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    ana, ben, watcher = house.join(opened, 0), house.join(opened, 1), house.join(opened)
    ana.until("state"), ben.until("state")
    hers, his = quests_of(ana, 0), quests_of(ben, 1)
    assert ana.play()["ok"]
    for other in (ben, watcher):
        other.rest()
        assert not [quest for quest in hers for frame in other.frames if quest in frame]
    assert ben.play()["ok"]
    ana.rest()
    assert not [quest for quest in his for frame in ana.frames if quest in frame]


def test_a_pick_is_seen_by_nobody_else_until_all_have_picked(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben, watcher = house.join(opened, 0), house.join(opened, 1), house.join(opened)
    ana.until("state")
    ben.rest(), watcher.rest()
    before = [len(one.frames) for one in (ben, watcher)]
    assert ana.play("pick 5")["ok"]
    assert ana.state["view"]["picked"] == 5
    for other, heard in zip((ben, watcher), before, strict=True):
        other.rest()
        new = [json.loads(frame) for frame in other.frames[heard:]]
        assert [message["type"] for message in new] == ["state"]
        assert new[0]["view"]["picked"] is None
        assert [one["status"] for one in new[0]["waiting"]] == ["ready", "thinking"]
        assert new[0]["lines"] == []
    assert ana.ask("undo", seat=0)["ok"]
    assert ana.play("pick 2")["ok"]
    assert ben.play("pick 3")["ok"]
    watcher.rest()
    told = [line for one in (ben, watcher) for line in one.lines.values()]
    assert not [words for words in told if "card 5" in words]
    assert sum("selection card" in words for words in watcher.lines.values()) == 2


@pytest.mark.ux(33)
def test_a_spectators_frames_are_the_public_view(house: House) -> None:
    opened = house.open("Ana", "bot", options={"mode": "experienced"})
    ana, watcher = house.join(opened, 0), house.join(opened)
    play_out(ana, plays=12)
    watcher.rest()
    ana.rest()
    ana.say("eyes", seat=None, since=0)
    public = ana.until("state")
    for part in ("view", "asked", "waiting", "undo", "silenced", "outcome", "number"):
        assert watcher.state[part] == public[part], part
    assert list(watcher.lines.values()) == [line["words"] for line in public["lines"]]
    seen = [json.loads(frame) for frame in watcher.frames]
    assert all(one["asked"] is None for one in seen if one["type"] == "state")


def test_no_frame_and_no_card_tells_a_secret_or_the_seed(house: House) -> None:
    opened = house.open("Ana", "link", seed=987654321987)
    ana = house.join(opened, 0)
    ana.rest()
    told = "".join(ana.frames) + house.http.get(f"/api/tables/{opened['table']['id']}").text
    secrets = [opened["host"], opened["held"][0]["secret"], opened["invites"][0]["invite"]]
    assert not [secret for secret in (*secrets, "987654321987") if secret in told]


def test_one_cannot_look_through_eyes_one_does_not_hold(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    ana = house.join(opened, 0)
    ana.until("state")
    ana.say("eyes", seat=1)
    assert ana.until("error")["key"] == "refusal-not-yours"
    stranger = house.join(opened, eyes=1)
    assert stranger.until("state")["eyes"] is None
