"""Several servers on one PostgreSQL: guests come in anywhere, and a table goes on elsewhere."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from druzina.server.table.thinking import RETRY
from druzina.server.web.keys import hashed
from druzina.store.membership import BEAT, Membership
from druzina.store.postgres import PostgresStore
from druzina.store.postgres_address import Address
from druzina.store.postgres_schema import DEAD_AFTER
from tests.postgres import own_cluster
from tests.server.client import PATIENCE, Client, Message
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


def _asked(url: str, query: str, *values: object) -> None:
    """Past all servers."""

    async def ask() -> None:
        database = await Address(url).connect()
        await database.execute(query, *values)
        await database.close()

    asyncio.run(ask())


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


class Lobby:
    """Looks at the lobby of one server, and never asks."""

    def __init__(self, house: House, lang: str = "en") -> None:
        self._opened = ExitStack()
        address = f"ws://127.0.0.1:{house.port}/ws/lobby?lang={lang}"
        self.socket = self._opened.enter_context(connect(address, open_timeout=PATIENCE))

    def hear(self) -> list[Message]:
        told = json.loads(self.socket.recv(PATIENCE))
        assert told["type"] == "lobby"
        tables: list[Message] = told["tables"]
        return tables

    def until(self, true: Callable[[list[Message]], bool]) -> list[Message]:
        while not true(tables := self.hear()):
            pass
        return tables

    def close(self) -> None:
        self._opened.close()


def test_a_lobby_hears_at_once_of_tables_at_any_server(two: tuple[House, House]) -> None:
    one, other = two
    looking = [Lobby(one), Lobby(other), Lobby(other, "cs")]
    for lobby in looking:
        assert lobby.hear() == [], "what there is, when it is opened"
    opened = one.open("me", "public", begin=False)
    id_ = opened["table"]["id"]
    for lobby in looking:
        [table] = lobby.until(bool)
        assert (table["id"], table["status"]) == (id_, "waiting")
    assert table["summary"] != opened["table"]["summary"], "in the reader's language"
    assert one.open("me", "link", begin=False), "no news: it is nobody else's"
    sat = other.http.post(f"/api/tables/{id_}/sit", json={"seat": 1, "name": "Ben"})
    assert sat.status_code == 201
    for lobby in looking:
        tables = lobby.until(lambda tables: tables[0]["seats"][1]["who"] == "person")
        assert [table["id"] for table in tables] == [id_]
    one.http.post(f"/api/tables/{id_}/close", json={"host": opened["host"]})
    for lobby in looking:
        lobby.until(lambda tables: not tables)
        lobby.close()


def test_a_bot_from_elsewhere_finds_its_tables_at_every_server(postgres: str) -> None:
    token = "gretels-own-secret-token"
    running = [run(Address(postgres), bots={"Gretel": hashed(token)}) for _ in range(2)]
    houses = [house for house, _ in running]
    try:
        seats = [{"who": "me"}, *[{"who": "bot", "level": "remote:Gretel"}] * 2]
        opened = [
            house.http.post("/api/tables", json={"game": "tales_of_glory", "seats": seats}).json()
            for house in houses
        ]
        wanted = sorted((one["table"]["id"], [1, 2]) for one in opened)
        for house in houses:
            answer = house.http.get(
                "/api/bots/Gretel/tables", headers={"Authorization": f"Bearer {token}"}
            )
            assert [(one["table"], one["seats"]) for one in answer.json()] == wanted
        far = houses[0].join({**opened[1], "held": []}, secrets=[token], eyes=1)
        assert far.until_asked()["asked"]["seat"] == 1, "and sits down there from anywhere"
    finally:
        for house, thread in running:
            house.stop()
            thread.join(20)


def test_a_table_that_is_changing_hands_is_waited_for(
    two: tuple[House, House], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was taken off has no table until it is a member again, and says so."""
    one, other = two
    opened = other.open("me", "bot")
    other.join(opened, 0)
    fenced = Membership._fenced

    async def still_out(_: Membership) -> None:
        """It does not find out yet."""

    monkeypatch.setattr(Membership, "_fenced", still_out)
    _asked(postgres, "DELETE FROM servers")
    told = _first(one, opened)
    assert (told["key"], told["fatal"]) == ("error-table-contended", True)
    assert "moving to another server" in told["words"]
    assert "přechází na jiný server" in told["also"]["cs"]
    refused = one.http.get(f"/api/tables/{opened['table']['id']}?lang=cs")
    assert (refused.status_code, refused.json()["key"]) == (503, "error-table-contended")
    assert "nic se neztratí" in refused.json()["words"]
    monkeypatch.setattr(Membership, "_fenced", fenced)
    assert _back(one, opened).until_asked()["asked"]


def test_a_server_that_does_not_answer_is_told(two: tuple[House, House], postgres: str) -> None:
    """It lives, but its address leads nowhere: a sentence, and the table waits."""
    one, other = two
    opened = other.open("me", "bot")
    nowhere = "http://127.0.0.1:9"
    _asked(postgres, "UPDATE servers SET address = $1 WHERE address = $2", nowhere, _address(other))
    told = _first(one, opened)
    assert (told["key"], told["fatal"]) == ("error-table-elsewhere", True)
    refused = one.http.get(f"/api/tables/{opened['table']['id']}")
    assert (refused.status_code, refused.json()["key"]) == (503, "error-table-elsewhere")
    assert "does not answer" in refused.json()["words"]


def _address(house: House) -> str:
    return f"http://127.0.0.1:{house.port}"


def _first(house: House, opened: Message) -> Message:
    """What a guest hears first, and that the line is then closed to be tried again."""
    client = Client(f"ws://127.0.0.1:{house.port}/ws", opened["table"]["id"], secrets=[])
    house.clients.append(client)
    told = client.hear()
    closed = _drained(client)
    assert isinstance(closed, ConnectionClosed)
    assert closed.rcvd is not None
    assert closed.rcvd.code == 1013
    return told


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


def _well(house: House) -> bool:
    return house.http.get("/health").status_code == 200


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
    if how is signal.SIGSTOP:
        asking = httpx.get(f"{other.address}/api/tables/{opened['table']['id']}", timeout=PATIENCE)
        assert asking.json()["key"] == "error-table-elsewhere", "nobody waits for the paused"
    assert isinstance(_drained(at_other), ConnectionClosed), "cut off from the dead"
    back = _back(other, opened, 1)  # type: ignore[arg-type]  # it has a port
    assert back.until("state")["view"] == before
    if back.state["asked"]:
        assert back.play()["ok"]
    assert "druzina_tables_moved_total 1.0" in httpx.get(f"{other.address}/metrics").text
    if how is signal.SIGSTOP:
        one.process.send_signal(signal.SIGCONT)
        assert isinstance(_drained(at_one), ConnectionClosed), "everything there was old"
        one.ready()
        again = _back(one, opened, 1)  # type: ignore[arg-type]  # it has a port
        back.rest()
        assert again.until("state")["view"] == back.state["view"]


def test_what_was_said_to_a_paused_server_is_not_kept_when_it_wakes(
    processes: list[Process], postgres: str
) -> None:
    """It hears it only then, and the table is at another server, where one may choose otherwise."""
    one, other = processes
    opened = opened_at(one.address)
    at_one, at_other = joined(one, opened, 0), joined(other, opened, 1)
    assert at_other.play()["ok"], "all pick at once"
    asked = at_one.until_asked()["asked"]
    first, second = (option["choice"] for option in asked["options"][:2])
    one.process.send_signal(signal.SIGSTOP)
    at_one.say("play", id=99, seat=0, number=asked["number"], choices=[first])
    assert isinstance(_drained(at_other), ConnectionClosed)
    back = _back(other, opened, 0)  # type: ignore[arg-type]  # it has a port
    assert back.until_asked()["asked"]
    one.process.send_signal(signal.SIGCONT)
    heard: list[Message] = []
    while not isinstance(told := at_one.heard_or_closed(), ConnectionClosed):
        heard.append(told)
    assert not [one for one in heard if one["type"] == "reply" and one["ok"]]
    one.ready()
    before = _entries(postgres, opened)
    assert not [text for text in before if text.startswith("0 ")]
    assert back.play(second)["ok"]
    assert _entries(postgres, opened)[: len(before) + 1] == [*before, f"0 {second}"]


def _entries(url: str, opened: Message) -> list[str]:
    async def read() -> list[str]:
        store = PostgresStore(Address(url))
        await store.start()
        stored = await store.load(opened["table"]["id"])
        await store.close()
        return [entry.text for entry in stored.entries] if stored is not None else []

    return asyncio.run(read())


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


def test_a_restart_of_postgresql_takes_no_table_from_its_server() -> None:
    """After it all are silent for a while, and nobody takes that for death."""
    with own_cluster() as cluster:
        running = [run(Address(cluster.url)) for _ in range(2)]
        (one, _), (other, _) = running
        try:
            opened = one.open("me", "bot")
            client = other.join(opened, 0)
            assert client.play()["ok"], "carried to the other"
            cluster.stop()
            time.sleep(DEAD_AFTER)
            cluster.start()
            for house, _ in running:
                _until(partial(_well, house))
            time.sleep(DEAD_AFTER + 2 * BEAT)
            for house, _ in running:
                assert "druzina_tables_moved_total 0.0" in house.http.get("/metrics").text
            assert client.play()["ok"], "on the line it had"
        finally:
            for house, thread in running:
                house.stop()
                thread.join(20)


def test_what_is_chosen_while_postgresql_stays_away_is_refused_and_not_lost_track_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """After a while the choice is refused, who comes is told why, and all is as it was."""
    monkeypatch.setattr("druzina.server.app.PostgresStore", partial(PostgresStore, patience=1.0))
    with own_cluster() as cluster:
        house, thread = run(Address(cluster.url))
        try:
            opened = house.open("Ana", "Ben")
            client = house.join(opened, 0)
            before = client.until_asked()
            cluster.stop()
            assert client.play()["refusal"]["key"] == "refusal-store"
            assert isinstance(_drained(client), ConnectionClosed)
            told = _first(house, opened)
            assert told["key"] == "error-store-away"
            assert "nic se neztratí" in told["also"]["cs"]
            cluster.start()
            again = _back(house, opened)
            assert again.until_asked()["view"] == before["view"]
            assert again.play()["ok"]
        finally:
            house.stop()
            thread.join(20)


def test_a_full_database_is_told_where_one_chooses_and_the_table_waits(postgres: str) -> None:
    house, thread = run(Address(postgres))
    try:
        opened = house.open("me", "bot")
        client = house.join(opened, 0, lang="cs")
        before = client.until_asked()["view"]
        _asked(
            postgres,
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$",
        )
        _asked(
            postgres,
            "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()",
        )
        refused = client.play()["refusal"]
        assert refused["key"] == "refusal-store"
        assert "uložit" in refused["words"]
        client.rest()
        assert client.state["view"] == before, "it has not happened"
        _asked(postgres, "DROP TRIGGER full_disk ON entries")
        assert client.play()["ok"]
    finally:
        house.stop()
        thread.join(20)


def test_that_a_bots_choice_cannot_be_kept_is_told_to_who_waits_for_it(postgres: str) -> None:
    """Once, however often it is tried, and once more when it could be kept."""
    house, thread = run(Address(postgres))
    try:
        _asked(
            postgres,
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$",
        )
        _asked(
            postgres,
            "CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW "
            "WHEN (NEW.text LIKE '1 %') EXECUTE FUNCTION full_disk()",
        )
        client = house.join(house.open("me", "bot"), 0, lang="cs")
        while not _told(client, "notice-not-kept"):
            if client.state.get("asked"):
                assert client.play()["ok"]
            else:
                client.hear()
        client.rest(2.5 * RETRY)
        assert _told(client, "notice-not-kept") == 1
        assert "nejde uložit na disk" in "".join(client.frames)
        _asked(postgres, "DROP TRIGGER full_disk ON entries")
        assert client.until("notice")["key"] == "notice-kept-again"
        assert client.play()["ok"]
    finally:
        house.stop()
        thread.join(20)


def _told(client: Client, key: str) -> int:
    return sum(f'"{key}"' in frame for frame in client.frames)


@pytest.mark.parametrize(("lang", "words"), [("en", "one version"), ("cs", "stejnou verzi")])
def test_servers_of_two_versions_do_not_share(
    postgres: str, capsys: pytest.CaptureFixture[str], lang: str, words: str
) -> None:
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
