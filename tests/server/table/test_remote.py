"""Bots from elsewhere: by their token at a seat of their own, over the protocol of the page."""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from druzina.core import Problem
from druzina.server.lobby.offered import offered
from druzina.server.web.keys import hashed
from tests.server.client import Client, Message
from tests.server.conftest import LIMITS, House, run

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
TOKEN = "gretels-own-secret-token"
PATIENCE = 60.0
TOO_LATE = ("refusal-stale", "refusal-not-asked")


def clients() -> dict[str, str]:
    """The two clients of the page, by language."""
    blocks = re.findall(r"```(python|js)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    return {kind: code for kind, code in blocks if "remote bot" in code.split("\n")[0]}


@pytest.fixture
def hasty() -> bool:
    """Whether bots have little time here."""
    return True


@pytest.fixture
def house(tmp_path: Path, hasty: bool) -> Iterator[House]:
    seconds, away = (1.0, 0.3) if hasty else (PATIENCE, PATIENCE)
    limits = msgspec.structs.replace(LIMITS, remote_seconds=seconds, remote_away_seconds=away)
    running, thread = run(tmp_path / "data", limits, bots={"Gretel": hashed(TOKEN)})
    yield running
    running.stop()
    thread.join(20)


def opened(house: House, **more: Any) -> Message:
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "level": "remote:Gretel"}]
    body = {"game": "tales_of_glory", "seed": 7, "seats": seats, **more}
    answer = house.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    told: Message = answer.json()
    return told


def gretel(house: House, table: Message) -> Client:
    return house.join({**table, "held": []}, secrets=[TOKEN], eyes=1)


def told_notice(client: Client) -> str:
    return str(client.until("notice")["words"])


@pytest.mark.parametrize("hasty", [False])
@pytest.mark.parametrize("language", ["python", "js"])
def test_the_pages_clients_are_short_and_play_a_game_to_its_end(
    house: House, language: str, tmp_path: Path
) -> None:
    assert len(clients()[language].splitlines()) <= 60
    table = opened(house)
    ana = house.join(table, 0)
    with playing(language, house.port, tmp_path):
        connected(ana)
        while ana.until_asked()["outcome"] is None:
            assert ana.play()["ok"]
    assert not spoken_of(ana)


@contextmanager
def playing(language: str, port: int, folder: Path) -> Iterator[None]:
    """The page's client, in a process of its own."""
    file = folder / ("bot.py" if language == "python" else "bot.mjs")
    file.write_text(clients()[language], encoding="utf-8")
    node = shutil.which("node") or ""
    runner = [sys.executable] if language == "python" else [node, "--experimental-websocket"]
    address = f"http://127.0.0.1:{port}"
    bot = subprocess.Popen([*runner, str(file), address, "Gretel", TOKEN])
    try:
        yield
    finally:
        bot.kill()
        bot.wait()


def connected(ana: Client) -> None:
    while not ana.table["seats"][1]["connected"]:
        ana.until("table")


def a_round(ana: Client) -> None:
    """To the next one, which takes the other seat's answers, too."""
    begun = ana.until_asked()["view"]["round"]
    while ana.until_asked()["view"]["round"] == begun:
        assert ana.play()["ok"]


def spoken_of(client: Client) -> list[str]:
    """What was said of bots from elsewhere."""
    return [frame for frame in client.frames if "notice-remote" in frame]


@pytest.mark.parametrize("language", ["python", "js"])
def test_the_pages_clients_come_back_when_the_server_was_started_anew(
    language: str, tmp_path: Path
) -> None:
    limits = msgspec.structs.replace(LIMITS, remote_seconds=PATIENCE, remote_away_seconds=PATIENCE)
    start = partial(run, tmp_path / "data", limits, bots={"Gretel": hashed(TOKEN)})
    house, thread = start()
    port, table = house.port, opened(house)
    try:
        with playing(language, port, tmp_path):
            connected(house.join(table, 0))
            house.stop()
            thread.join(20)
            time.sleep(1.5)  # it looks for its tables once a second, and nobody answers
            house, thread = start(port=port)
            ana = house.join(table, 0)
            connected(ana)
            a_round(ana)
        assert not spoken_of(ana)
    finally:
        house.stop()
        thread.join(20)


def test_a_bot_that_is_late_is_answered_for_and_its_answer_is_stale(house: House) -> None:
    table = opened(house)
    ana, bot = house.join(table, 0), gretel(house, table)
    asked = bot.until_asked()["asked"]
    assert told_notice(ana).startswith("Gretel has not answered in time")
    reply = bot.ask("play", seat=1, number=asked["number"], choices=[asked["options"][0]["choice"]])
    assert reply["refusal"]["key"] in TOO_LATE


def test_a_bot_that_talks_nonsense_is_refused_and_then_answered_for(house: House) -> None:
    table = opened(house)
    ana, bot = house.join(table, 0), gretel(house, table)
    asked = bot.until_asked()["asked"]
    for _ in range(3):
        reply = bot.ask("play", seat=1, number=asked["number"], choices=["dance"])
        assert not reply["ok"]
        assert reply["refusal"]["key"] != "refusal-stale"
    assert told_notice(ana).startswith("Gretel keeps answering what cannot be played")


def test_a_bot_that_is_away_is_told_of_once_and_may_come_back(house: House) -> None:
    table = opened(house)
    ana = house.join(table, 0)
    assert not ana.table["seats"][1]["connected"]
    assert told_notice(ana).startswith("Gretel is not connected")
    for _ in range(3):
        assert ana.play()["ok"]
    bot = gretel(house, table)
    assert sum("notice-remote-away" in frame for frame in ana.frames) == 1
    while not ana.table["seats"][1]["connected"]:
        ana.until("table")
    while not bot.state.get("asked"):
        ana.play()
        bot.rest(0.1)
    answered = bot.play()
    assert answered["ok"] or answered["refusal"]["key"] in TOO_LATE


def test_its_token_opens_its_own_seat_alone(house: House) -> None:
    table = opened(house)
    bot = gretel(house, table)
    assert bot.frames
    assert bot.ask("play", seat=0, number=1, choices=["pick 1"])["refusal"]["key"] == (
        "refusal-not-yours"
    )
    stranger = Client(
        f"ws://127.0.0.1:{house.port}/ws", table["table"]["id"], secrets=["x" * 20], eyes=1
    )
    assert stranger.hear()["type"] == "error"
    stranger.close()


def test_it_finds_its_tables_by_its_token(house: House) -> None:
    table = opened(house)
    house.join(table, 0)
    address = "/api/bots/Gretel/tables"
    mine = house.http.get(address, headers={"Authorization": f"Bearer {TOKEN}"}).json()
    assert mine == [{"table": table["table"]["id"], "game": "tales_of_glory", "seats": [1]}]
    for header in ({}, {"Authorization": "Bearer wrong"}):
        refused = house.http.get(address, headers=header)
        assert (refused.status_code, refused.json()["key"]) == (403, "problem-bot-token")


def test_it_is_offered_in_the_lobby_and_unknown_ones_are_not(house: House) -> None:
    cards = house.http.get("/api/games?lang=cs").json()
    assert cards[0]["bots"][-1]["level"] == "remote:Gretel"
    assert cards[0]["bots"][-1]["label"] == "Gretel (odjinud)"
    seats = [{"who": "me"}, {"who": "bot", "level": "remote:Hansel"}]
    answer = house.http.post("/api/tables", json={"game": "tales_of_glory", "seats": seats})
    assert (answer.status_code, answer.json()["key"]) == (400, "problem-level")


def test_a_bot_may_leave_and_the_servers_own_plays_on(house: House) -> None:
    table = opened(house)
    ana = house.join(table, 0)
    left: httpx.Response = house.http.post(
        f"/api/tables/{table['table']['id']}/leave", json={"secret": TOKEN, "level": "adept"}
    )
    assert left.json()["seats"][1]["level"] == "adept"
    assert "has left; a bot plays on" in told_notice(ana)
    a_round(ana)
    assert not spoken_of(ana)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (["a b=" + "t" * 20], "problem-offer-name"),
        (["Gretel=short"], "problem-offer-token"),
        (["Gretel=" + "t" * 20, "Gretel=" + "u" * 20], "problem-offer-twice"),
        (["Gretel=@/nowhere/at/all"], "problem-offer-file"),
    ],
)
def test_what_is_wrong_with_an_offer_is_told_without_its_token(given: list[str], key: str) -> None:
    with pytest.raises(Problem) as told:
        offered(given)
    assert told.value.key == key
    assert "tttt" not in str(told.value.arguments)


def test_a_token_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(TOKEN + "\n", encoding="utf-8")
    assert offered([f"Gretel=@{file}"]) == {"Gretel": hashed(TOKEN)}
