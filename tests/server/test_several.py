"""Several servers on one PostgreSQL: guests come in anywhere, and a table goes on elsewhere."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from druzina.store.postgres_address import Address
from tests.postgres import own_cluster
from tests.server.client import Client, Message
from tests.server.conftest import House, run

SERVE = (sys.executable, "-c", "from druzina.cli import main; raise SystemExit(main())", "serve")
TRIES = 200


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[House, House]]:
    running: list[tuple[House, threading.Thread]] = [run(Address(postgres)) for _ in range(2)]
    yield running[0][0], running[1][0]
    for house, thread in running:
        house.stop()
        thread.join(20)


def comes(house: House, opened: Message, *seats: int) -> Client:
    return house.join(opened, *seats)


def test_a_guest_comes_in_at_any_server(two: tuple[House, House]) -> None:
    one, other = two
    opened = one.open("me", "Bára", "bot")
    ana, bara = comes(one, opened, 0), comes(other, opened, 1)
    for client in (ana, bara):
        client.until("state")
    ana.rest()
    assert ana.table["seats"][1]["connected"], "it is one table"
    assert bara.table["seats"][0]["connected"]
    bara.rest()
    playing = ana if ana.state["asked"] else bara
    assert playing.play()["ok"]
    for client in (ana, bara):
        client.rest()
    assert ana.state["view"].keys() == bara.state["view"].keys()
    secret = opened["held"][1]["secret"]
    ana.say("chat", seat=0, text="Ahoj")
    assert bara.until("chat")["text"] == "Ahoj"
    id_ = opened["table"]["id"]
    renamed = other.http.post(f"/api/tables/{id_}/name", json={"secret": secret, "name": "Barča"})
    assert (renamed.status_code, renamed.json()["seats"][1]["name"]) == (200, "Barča")
    refused = other.http.post(f"/api/tables/{id_}/name?lang=cs", json={"secret": "x", "name": "B"})
    assert refused.status_code == 403
    mine = {"tables": [{"table": id_, "secrets": [secret]}]}
    [told] = other.http.post("/api/tables/mine", json=mine).json()
    assert told["table"]["id"] == id_
    wrong = Client(f"ws://127.0.0.1:{other.port}/ws", id_, secrets=["wrong"])
    assert wrong.hear()["key"] == "error-secret"
    closed = wrong.heard_or_closed()
    assert isinstance(closed, ConnectionClosed)
    assert closed.rcvd is not None
    assert closed.rcvd.code == 4003
    forgotten = other.http.post(f"/api/tables/{id_}/forget", json={"secret": secret})
    assert forgotten.json() == {"tables": 0, "names": 1}


def test_a_server_that_goes_in_order_hands_its_tables_on(two: tuple[House, House]) -> None:
    one, other = two
    opened = one.open("me", "bot")
    first = comes(one, opened, 0)
    assert first.play()["ok"]
    first.rest()
    before = first.until_asked()
    carried = comes(other, opened, 0)
    carried.until("state")
    one.stop()
    assert isinstance(_drained(carried), ConnectionClosed), "who was carried there comes again"
    again = _back(other, opened)
    assert again.until_asked()["view"] == before["view"]
    assert again.play()["ok"]


def _drained(client: Client) -> Message | ConnectionClosed:
    while not isinstance(told := client.heard_or_closed(), ConnectionClosed):
        pass
    return told


def _back(house: House, opened: Message, eyes: int = 0) -> Client:
    """As the page does: it tries until it is in."""
    for _ in range(TRIES):
        client = Client(
            f"ws://127.0.0.1:{house.port}/ws",
            opened["table"]["id"],
            eyes=eyes,
            secrets=[one["secret"] for one in opened["held"] if one["seat"] == eyes],
        )
        house.clients.append(client)
        told = client.heard_or_closed()
        if not isinstance(told, ConnectionClosed) and told["type"] == "welcome":
            return client
        time.sleep(0.2)
    raise TimeoutError


class Process:
    """A server in a process of its own."""

    def __init__(self, url: str) -> None:
        self.process = subprocess.Popen(
            [*SERVE, "--port", "0", "--store", url, "--workers", "1", "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1].rstrip("/")
        self.port = int(self.address.rsplit(":", 1)[1])
        self.clients: list[Client] = []

    def ready(self) -> None:
        _until(lambda: httpx.get(f"{self.address}/health").status_code == 200)

    def end(self) -> None:
        self.process.send_signal(signal.SIGCONT)
        self.process.kill()
        self.process.communicate()


def _until(true: Callable[[], bool]) -> None:
    for _ in range(5 * TRIES):
        try:
            if true():
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.05)
    raise TimeoutError


@pytest.fixture
def processes(postgres: str) -> Iterator[list[Process]]:
    made = [Process(postgres) for _ in range(2)]
    for one in made:
        one.ready()
    yield made
    for one in made:
        for client in one.clients:
            client.close()
        one.end()


def opened_at(address: str) -> Message:
    body = {
        "game": "tales_of_glory",
        "seats": [{"who": "me"}, {"who": "device", "name": "Bára"}],
        "seed": 7,
    }
    made: Message = httpx.post(f"{address}/api/tables", json=body, timeout=30).json()
    return made


def joined(at: Any, opened: Message, seat: int) -> Client:
    secrets = [one["secret"] for one in opened["held"] if one["seat"] == seat]
    client = Client(
        f"ws://127.0.0.1:{at.port}/ws", opened["table"]["id"], eyes=seat, secrets=secrets
    )
    at.clients.append(client)
    assert client.hear()["type"] == "welcome"
    return client


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_the_tables_of_the_dead_and_the_paused_go_on_elsewhere(
    processes: list[Process], how: signal.Signals
) -> None:
    """A server that wakes up after it was taken for dead writes nothing and serves again."""
    one, other = processes
    opened = opened_at(one.address)
    at_one, at_other = joined(one, opened, 0), joined(other, opened, 1)
    played = 0
    for client in (at_one, at_other):
        client.rest()
        if client.state["asked"]:
            assert client.play()["ok"]
            played += 1
    assert played
    at_other.rest()
    before = at_other.state["view"]
    one.process.send_signal(how)
    assert isinstance(_drained(at_other), ConnectionClosed), "cut off from the dead"
    back = _back(other, opened, 1)  # type: ignore[arg-type]  # it has a port
    assert back.until("state")["view"] == before
    if back.state["asked"]:
        assert back.play()["ok"]
    if how is signal.SIGSTOP:
        one.process.send_signal(signal.SIGCONT)
        assert isinstance(_drained(at_one), ConnectionClosed), "everything there was old"
        one.ready()
        again = _back(one, opened, 1)  # type: ignore[arg-type]  # it has a port
        back.rest()
        assert again.until("state")["view"] == back.state["view"]


def test_postgresql_is_restarted_in_play() -> None:
    """People see a notice, what they choose waits, and nothing is lost."""
    with own_cluster() as cluster:
        house, thread = run(Address(cluster.url))
        try:
            opened = house.open("me", "bot")
            client = house.join(opened, 0)
            assert client.play()["ok"]
            asked = client.until_asked()["asked"]
            cluster.stop()
            choice = asked["options"][0]["choice"]
            client.say("play", id=99, seat=asked["seat"], number=asked["number"], choices=[choice])
            assert client.until("notice")["key"] == "notice-store-away"
            assert house.http.get("/health", timeout=30).status_code == 503
            cluster.start()
            assert client.until("notice")["key"] == "notice-store-back"
            assert client.until("reply")["ok"]
            _until(lambda: house.http.get("/health").status_code == 200)
        finally:
            house.stop()
            thread.join(20)


@pytest.mark.parametrize(("lang", "words"), [("en", "one version"), ("cs", "stejnou verzi")])
def test_servers_of_two_versions_do_not_share(
    postgres: str, capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
    import asyncio

    from druzina.cli import main
    from druzina.store.postgres import prepare

    async def another() -> None:
        await prepare(Address(postgres))
        database = await Address(postgres).connect()
        await database.execute(
            "INSERT INTO servers (address, version, seen) "
            "VALUES ('http://other', '0.0.1', now() + interval '1 minute')"
        )
        await database.close()

    asyncio.run(another())
    assert main(["serve", "--port", "0", "--store", postgres, "--lang", lang]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "http://other" in said
    assert len(said.strip().splitlines()) == 1
