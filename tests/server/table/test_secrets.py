"""What never leaves: others' picks and quests before the reveal, in any frame of any client."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from secrets import token_bytes

import msgspec
import pytest

from druzina import games
from druzina.core import Match
from druzina.server.table import entries
from druzina.server.table.turns import Turns
from druzina.store.volumes import FILE
from tests.core.truth import truth
from tests.server.client import Client, Message, play_out
from tests.server.conftest import House, Starter

TYPED = 123456


def quests_of(client: Client, seat: int) -> set[str]:
    assert client.state["view"]["seat"] == seat
    return set(client.state["view"]["quests"])


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
        assert [message["type"] for message in new] == ["changed"]
        assert set(new[0]["view"]) == {"asked"}, "who is still asked, and nothing else"
        assert other.state["view"]["picked"] is None
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
    assert all(one.get("asked") is None for one in seen if one["type"] in ("state", "changed"))


def test_no_frame_and_no_card_tells_a_secret_or_the_seed(house: House) -> None:
    opened = house.open("Ana", "link", seed=987654321987)
    ana = house.join(opened, 0)
    ana.rest()
    told = "".join(ana.frames) + house.http.get(f"/api/tables/{opened['table']['id']}").text
    secrets = [opened["host"], opened["held"][0]["secret"], opened["invites"][0]["invite"]]
    assert not [secret for secret in (*secrets, "987654321987") if secret in told]


# Luck that nobody can compute


def first(house: House, *seats: str, seed: int | None = TYPED) -> tuple[Message, Client]:
    """What everybody sees at first at a table with a typed seed, and the host in its seat."""
    opened = house.open(*seats, seed=seed, options={"mode": "experienced"})
    host, watcher = house.join(opened, 0), house.join(opened)
    host.until("state")
    view: Message = watcher.until("state")["view"]
    return view, host


def guessed(view: Message, seeds: Iterable[int]) -> list[int]:
    """The seeds that deal what is seen, as whoever has the program can try them all."""
    game, found = games.find("tales_of_glory"), []
    for seed in seeds:
        match = Match.new(game, {"seats": 2, "mode": "experienced"}, seed)
        dealt = msgspec.to_builtins(match.view(None))
        if dealt["display"] == view["display"]:
            found.append(seed)
    return found


@pytest.fixture
def fair(start: Starter) -> House:
    return start(entropy=token_bytes)


def test_a_typed_seed_does_not_open_the_cards_of_a_table_with_people(fair: House) -> None:
    views = [first(fair, "Ana", "Ben")[0] for _ in range(2)]
    assert views[0]["display"] != views[1]["display"], "the server's own entropy is in it"
    assert guessed(views[0], [TYPED, *range(300)]) == []


def test_who_plays_alone_against_bots_may_repeat_a_seed(fair: House) -> None:
    views = [first(fair, "Ana", "bot")[0] for _ in range(2)]
    assert views[0]["display"] == views[1]["display"]
    assert guessed(views[0], [TYPED, *range(300)]) == [TYPED]
    free = [first(fair, "Ana", "bot", seed=None)[0] for _ in range(2)]
    assert free[0]["display"] != free[1]["display"]


def test_a_table_that_fills_up_with_people_later_is_as_closed(fair: House) -> None:
    views = []
    for _ in range(2):
        opened = fair.open("Ana", "link", seed=TYPED)
        path = f"/api/tables/{opened['table']['id']}"
        invite = opened["invites"][0]["invite"]
        assert fair.http.post(f"{path}/sit", json={"invite": invite}).status_code == 201
        assert fair.http.post(f"{path}/start", json={"host": opened["host"]}).status_code < 300
        views.append(fair.join(opened, 0).until("state")["view"]["display"])
    assert views[0] != views[1]


def test_a_number_of_a_question_tells_no_seed(fair: House) -> None:
    """It was a hash of the seed: six digits were tried in seconds."""
    for seats in (("Ana", "Ben"), ("Ana", "bot")):
        _, host = first(fair, *seats)
        number = host.state["asked"]["number"]
        for seed in (TYPED, *range(300)):
            key = blake2b(str(seed).encode()).digest()
            digest = blake2b(b"0 0", key=key, digest_size=6).digest()
            assert int.from_bytes(digest, "big") != number


def test_numbers_of_questions_are_the_servers_own_and_outlive_it(start: Starter) -> None:
    one, two = start(), Turns(b"another secret", "table")
    opened = one.open("Ana", "Ben", seed=TYPED)
    number = one.join(opened, 0).until("state")["asked"]["number"]
    one.stop()
    assert start().join(opened, 0).until("state")["asked"]["number"] == number
    two.note(Match.new(games.find("tales_of_glory"), {"seats": 2}, TYPED), 0, 0, anew=True)
    assert number not in two.numbers.values()


def test_what_is_drawn_anew_at_a_table_is_sealed_too(start: Starter, tmp_path: Path) -> None:
    house = start()
    opened = house.open("Ana", "bot")
    ana = house.join(opened, 0)
    assert ana.play("pick 1")["ok"]
    while not any(words.startswith("Vojta plays sel") for words in ana.lines.values()):
        ana.hear()
    assert ana.ask("ask_undo", seat=0)["ok"]
    mine = {"secret": opened["held"][0]["secret"], "name": "Ana", "level": "apprentice"}
    forked = house.http.post(f"/api/tables/{opened['table']['id']}/fork", json=mine)
    assert forked.status_code == 201, forked.text
    with sqlite3.connect(tmp_path / "data" / FILE) as store:
        texts = [row[0] for row in store.execute("SELECT text FROM entries")]
    assert sum(bool(re.fullmatch("anew 0 [0-9a-f]{64}", text)) for text in texts) == 1
    assert sum(bool(re.fullmatch("luck [0-9a-f]{64} 0", text)) for text in texts) == 1
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, 1)
    entries.carry_out(match, entries.luck(0), 1)
    assert isinstance(truth(match).luck, bytes)


def test_one_cannot_look_through_eyes_one_does_not_hold(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    ana = house.join(opened, 0)
    ana.until("state")
    ana.say("eyes", seat=1)
    assert ana.until("error")["key"] == "refusal-not-yours"
    stranger = house.join(opened, eyes=1)
    assert stranger.until("state")["eyes"] is None
