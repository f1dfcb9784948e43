"""Set up a position: from any step of a replay, changed, and a table from it."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from druzina.core import Problem
from druzina.server.archive import past
from druzina.server.limits import Limits
from druzina.server.workers import placing
from druzina.server.workers.work import Place
from druzina.server.workers.worker import do
from tests.server.archive.test_archive import Played, get
from tests.server.client import play_out
from tests.server.conftest import House, Starter

SEATS = [{"who": "me", "name": "Eve"}, {"who": "bot", "level": "apprentice"}]


@pytest.fixture
def played(house: House) -> Played:
    return Played(house)


def place(house: House, text: str, **more: Any) -> tuple[int, Any]:
    body = {"text": text, "seats": SEATS, **more}
    answer = house.http.post("/api/positions", json=body, params={"lang": "en"})
    return answer.status_code, answer.json()


def test_a_table_from_a_changed_position(house: House, played: Played) -> None:
    text = get(house, f"{played.path}/position", step=12)[1]["text"]
    assert 'game = "tales_of_glory"' in text
    changed, times = re.subn(r"^gold = \d+$", "gold = 33", text, count=1, flags=re.MULTILINE)
    assert times == 1
    status, made = place(house, changed)
    assert status == 201, made
    eve = house.join(made, 0)
    assert eve.until("state")["view"]["players"][0]["gold"] == 33
    assert play_out(eve) > 5
    path = f"/api/tables/{made['table']['id']}"
    record = get(house, f"{path}/record")[1]
    assert record["start"]
    assert get(house, f"{path}/replay", step=0, eyes="0")[0] == 200
    again = house.http.post("/api/records", json=record)
    assert again.status_code == 201, again.json()


def test_a_position_tells_all_and_so_only_after_the_end(house: House) -> None:
    opened = house.open("Ana", "Ben")
    path = f"/api/tables/{opened['table']['id']}"
    assert get(house, f"{path}/position")[1]["key"] == "problem-not-over"
    secret = opened["held"][0]["secret"]
    assert get(house, f"{path}/position", secret)[1]["key"] == "problem-not-over"


@pytest.mark.parametrize(
    ("text", "key", "words"),
    [
        ("game = 3", "problem-content", "position.toml"),
        ("game = ", "problem-content-toml", "line 1"),
        ('game = "chess"', "problem-game-unknown", "chess"),
        (
            'game = "tales_of_glory"\n[options]\nseats = 2\n[position]\nround = "x"',
            "problem-content",
            "position.round",
        ),
    ],
)
def test_a_bad_position_is_one_sentence(house: House, text: str, key: str, words: str) -> None:
    status, told = place(house, text)
    assert (status, told["key"]) == (422, key)
    assert words in told["words"]


def test_seats_must_fit_and_be_taken(house: House, played: Played) -> None:
    text = get(house, f"{played.path}/position", step=3)[1]["text"]
    assert place(house, text, seats=SEATS[:1])[1]["key"] == "problem-seats-open"
    assert place(house, text, seats=[SEATS[0], {"who": "link"}])[1]["key"] == "problem-seats-open"


def test_a_start_that_somebody_forged_is_refused(house: House, played: Played) -> None:
    text = get(house, f"{played.path}/position", step=3)[1]["text"]
    made = place(house, text)[1]
    play_out(house.join(made, 0))
    record = get(house, f"/api/tables/{made['table']['id']}/record")[1]
    record["start"] = record["start"][:-12] + "AAAAAAAAAAAA"
    answer = house.http.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["key"]) == (422, "problem-save-damaged")


def test_what_never_comes_to_a_question_ends_with_the_worker(
    house: House, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(placing, "SECONDS", 0.0)
    text = get(house, f"{played.path}/position", step=3)[1]["text"]
    assert place(house, text)[1]["key"] == "problem-position-hard"


def test_what_takes_long_to_play_is_not_played_by_the_server_itself(
    house: House, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = get(house, f"{played.path}/position", step=3)[1]["text"]
    record = get(house, f"{played.path}/record")[1]
    monkeypatch.setattr(placing, "PLAYED", 0.0)
    monkeypatch.setattr(past, "keep_table", pytest.fail)
    assert place(house, text)[1]["key"] == "problem-position-hard"
    answer = house.http.post("/api/records", json=record)
    assert (answer.status_code, answer.json()["key"]) == (422, "problem-position-hard")


def test_records_of_one_household_are_opened_one_by_one(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside: list[int] = []
    most: list[int] = []

    async def opened(*_: object) -> None:
        inside.append(1)
        most.append(len(inside))
        await asyncio.sleep(0.05)
        inside.pop()
        raise Problem("error-busy")

    monkeypatch.setattr(past.Past, "_opened", opened)
    house = start(limits=Limits())
    record = {"game": "x", "version": 1, "content": "", "options": {}, "seed": 1}
    with ThreadPoolExecutor(4) as crowd:
        told = list(crowd.map(lambda _: house.http.post("/api/records", json=record), range(4)))
    assert [one.status_code for one in told] == [429] * 4
    assert most == [1] * 4


def test_a_worker_speaks_the_readers_language() -> None:
    done = do(Place(text="game = 3", lang="cs"))
    assert "očekáváno" in getattr(done, "words", "")
