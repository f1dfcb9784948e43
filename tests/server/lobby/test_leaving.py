"""Who leaves is gone, and only if that could be kept; a fork keeps the manners of its table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed

from druzina.store import SeatRow, SqliteStore, StoreFailed, TableRow
from tests.server.client import Client
from tests.server.conftest import House, Starter


class FullDisk(SqliteStore):
    failing = False

    async def save(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        if FullDisk.failing:
            raise StoreFailed("database or disk is full")
        await super().save(table, seats)


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> type[FullDisk]:
    monkeypatch.setattr("druzina.server.app.SqliteStore", FullDisk)
    monkeypatch.setattr(FullDisk, "failing", False)
    return FullDisk


def closed(client: Client) -> int:
    """The code with which it was let go, whatever was said before."""
    while not isinstance(heard := client.heard_or_closed(), ConnectionClosed):
        pass
    assert heard.rcvd is not None
    return heard.rcvd.code


def test_a_leave_that_cannot_be_kept_keeps_the_seat(
    start: Starter, full_disk: type[FullDisk]
) -> None:
    house = start()
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    path, secret = f"/api/tables/{opened['table']['id']}", opened["held"][0]["secret"]
    full_disk.failing = True
    assert house.http.post(f"{path}/leave", json={"secret": secret}).status_code == 503
    full_disk.failing = False
    assert ana.play("pick 1")["ok"], "the seat is still theirs, on the open line too"
    assert ben.play("pick 1")["ok"]
    assert house.http.get(path).json()["seats"][0]["who"] == "person"
    assert house.http.post(f"{path}/leave", json={"secret": secret}).status_code == 200


def test_a_leaver_hears_nothing_more(house: House) -> None:
    opened = house.open("Ana", "Ben", "Cyril")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    secret = opened["held"][0]["secret"]
    house.http.post(f"/api/tables/{opened['table']['id']}/leave", json={"secret": secret})
    ben.play("pick 1")
    ben.say("chat", seat=1, text="Is she gone?")
    ben.until("chat")
    assert closed(ana) == 4003
    heard = " ".join(ana.frames)
    assert "has left" not in heard
    assert "Is she gone?" not in heard


def test_who_leaves_one_of_two_seats_stays_with_the_other(house: House) -> None:
    opened = house.open("Ana", "Ben", "Cyril")
    both = house.join(opened, 0, 1)
    secret = opened["held"][0]["secret"]
    house.http.post(f"/api/tables/{opened['table']['id']}/leave", json={"secret": secret})
    both.until("notice")
    both.say("eyes", seat=1, since=0)
    while both.state.get("eyes") != 1:
        both.hear()
    assert both.play("pick 1")["ok"]


class SlowDisk(SqliteStore):
    """While `going` is not set, whatever is to be saved waits."""

    saving, going = Event(), Event()

    async def save(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        self.saving.set()
        await asyncio.to_thread(self.going.wait)
        await super().save(table, seats)


ASKED_OF_A_SEAT: list[dict[str, object]] = [
    {"type_": "eyes", "seat": 0, "since": 0},
    {"type_": "play", "id": 90, "seat": 0, "number": 0, "choices": ["pick 1"]},
    {"type_": "forecast", "id": 91, "seat": 0},
    {"type_": "preview", "id": 92, "seat": 0, "choices": ["pick 1"], "view": True},
    {"type_": "hint", "id": 93, "seat": 0},
    {"type_": "undo", "id": 94, "seat": 0},
    {"type_": "chat", "seat": 0, "text": "still here"},
]


@pytest.mark.parametrize("asked", ASKED_OF_A_SEAT, ids=lambda one: str(one["type_"]))
@pytest.mark.parametrize("seats", [(0, 1), (0,)])
def test_what_was_asked_before_one_left_is_not_obeyed_after_it(
    start: Starter,
    monkeypatch: pytest.MonkeyPatch,
    seats: tuple[int, ...],
    asked: dict[str, object],
) -> None:
    monkeypatch.setattr("druzina.server.app.SqliteStore", SlowDisk)
    SlowDisk.going.set()
    house = start()
    opened = house.open("Ana", "Ben", "Cyril")
    leaver = house.join(opened, *seats)
    leaver.rest()
    path, secret = f"/api/tables/{opened['table']['id']}", opened["held"][0]["secret"]
    SlowDisk.saving.clear()
    SlowDisk.going.clear()
    with ThreadPoolExecutor(1) as other:
        left = other.submit(house.http.post, f"{path}/leave", json={"secret": secret})
        assert SlowDisk.saving.wait(20)
        number = leaver.state["asked"]["number"]
        leaver.say(**{**asked, **({"number": number} if "number" in asked else {})})
        time.sleep(0.2)  # until it waits for its turn
        SlowDisk.going.set()
        assert left.result().status_code == 200
    heard = leaver.rest()
    assert not [one for one in heard if one["type"] == "state" and one["eyes"] == 0]
    assert not [one for one in heard if one.get("ok") or one["type"] == "chat"]
    if len(seats) > 1:
        leaver.say("again", since=0)
        assert leaver.until("state")["eyes"] is None


def test_a_fork_allows_no_more_than_its_table(house: House) -> None:
    opened = house.open("Ana", "Ben", manners={"hints": False, "undo": "off", "clock": 30})
    house.join(opened, 0)
    mine = {"secret": opened["held"][0]["secret"], "level": "apprentice"}
    made = house.http.post(f"/api/tables/{opened['table']['id']}/fork", json=mine).json()
    manners = made["table"]["manners"]
    assert (manners["hints"], manners["undo"], manners["clock"]) == (False, "off", None)
    forked = house.join(made, 0)
    asked = forked.until_asked()["asked"]
    reply = forked.ask("hint", seat=asked["seat"])
    assert reply["refusal"]["key"] == "refusal-hints-off"


def test_a_second_server_on_the_same_folder_says_who_has_it(start: Starter, tmp_path: Path) -> None:
    from druzina.core import Problem

    start()
    with pytest.raises(Problem, match="problem-store-held"):
        start()
