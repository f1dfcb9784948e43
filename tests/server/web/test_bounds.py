"""There is an end to everything a stranger may send, keep open or leave unread."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from druzina.games import find
from druzina.server.limits import Limits
from druzina.server.lobby import news
from druzina.server.lobby.catalogue import game_card
from druzina.server.web.addresses import Presence, Share, Shares, household
from druzina.server.web.gate import SPARE, Gate, places
from druzina.server.web.metering import Bill, Meter, Overdrawn, Timed, elsewhere, one_by_one
from druzina.server.web.routes import library
from tests.server.conftest import House, Starter

STRICT = Limits(
    tables_per_hour=10_000,
    sockets_per_address=8,
    header_bytes=4_096,
    header_seconds=0.3,
    body_seconds=0.3,
    hello_seconds=0.3,
    write_seconds=0.5,
    requests_per_second=1000.0,
    requests_burst=1000.0,
    work_per_second=100.0,
)
HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture
def strict(start: Starter) -> House:
    return start(limits=STRICT)


@contextmanager
def line(house: House, source: str = "127.0.0.1") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", house.port), 20, (source, 0)) as opened:
        yield opened


def all_read(opened: socket.socket) -> bytes:
    """Everything until the other side hangs up; fails if it never does."""
    heard = b""
    try:
        while data := opened.recv(65_536):
            heard += data
    except ConnectionError:
        pass
    return heard


def sent_before_the_end(opened: socket.socket, data: bytes, most: int) -> int:
    """How many bytes could be sent until the line was cut."""
    sent = 0
    try:
        while sent < most:
            sent += opened.send(data)
            time.sleep(0.001)
    except OSError:
        pass
    return sent


# Headers, bodies, hello


def test_headers_have_an_end(strict: House) -> None:
    with line(strict) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        sent = sent_before_the_end(opened, b"X-More: " + b"y" * 1000 + b"\r\n", 50_000_000)
    assert sent < 5_000_000, "cut off, but for what the system had taken in"


def test_one_header_without_end_is_told_that_it_is_too_long(strict: House) -> None:
    with line(strict) as opened:
        opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 6000)
        assert all_read(opened).startswith(b"HTTP/1.1 431 ")
    with line(strict) as opened:
        opened.sendall(b"GET /" + b"y" * 6000)
        assert all_read(opened).startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    ],
    ids=["silent", "half a head", "half a body"],
)
def test_who_does_not_go_on_is_let_go(strict: House, half: bytes) -> None:
    with line(strict) as opened:
        opened.sendall(half)
        all_read(opened)


def test_who_drips_is_let_go_all_the_same(strict: House) -> None:
    with line(strict) as opened:
        opened.settimeout(0.05)
        for _ in range(200):
            try:
                opened.sendall(b"G")
                if opened.recv(1) == b"":
                    return
            except TimeoutError:
                continue
            except OSError:
                return
    pytest.fail("it went on for ten seconds")


def test_hello_is_waited_for_only_so_long(strict: House) -> None:
    with line(strict) as opened:
        opened.sendall(HANDSHAKE)
        heard = b""
        while b"error-hello" not in heard:
            data = opened.recv(4096)
            assert data, "told before it is let go"
            heard += data


def test_a_body_without_end_is_cut_off(start: Starter) -> None:
    house = start(limits=Limits(request_bytes=200_000, unlimited=("127.0.0.1",)))
    with line(house) as opened:
        opened.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        sent = sent_before_the_end(opened, b"400\r\n" + b"x" * 1024 + b"\r\n", 50_000_000)
    assert sent < 8_000_000


@pytest.mark.parametrize("length", [15_000, 70_000, 150_000])
def test_a_body_that_comes_whole_with_its_head_is_no_long_head(strict: House, length: int) -> None:
    """It is the application that says how much is too much, and its answer arrives."""
    body = b"x" * length
    head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with line(strict) as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 400_000)
        opened.sendall(head + b"Content-Length: %d\r\n\r\n%b" % (length, body))
        told = opened.recv(4096)
    assert told.startswith(b"HTTP/1.1 400" if length < 16_384 else b"HTTP/1.1 413")


def test_a_body_that_is_too_big_is_answered_and_the_line_goes_on(start: Starter) -> None:
    house = start(limits=Limits(request_bytes=50_000, unlimited=("127.0.0.1",)))
    with line(house) as opened:
        opened.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        for _ in range(150):
            opened.sendall(b"400\r\n" + b"x" * 1024 + b"\r\n")
        opened.sendall(b"0\r\n\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 413")
        opened.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 200")


def test_requests_sent_ahead_are_few(strict: House) -> None:
    with line(strict) as opened:
        opened.sendall(b"GET /api/rules/search?q=tile HTTP/1.1\r\nHost: x\r\n\r\n" * 500)
        assert all_read(opened).count(b"HTTP/1.1 200") < 100


CHUNKED = (
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


def test_headers_after_a_body_are_not_kept(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A million of them cost a gigabyte: they are within what a body may have, not a head."""
    kept: list[bytes] = []
    keep = HttpToolsProtocol.on_header

    def noted(protocol: HttpToolsProtocol, name: bytes, value: bytes) -> None:
        kept.append(name)
        keep(protocol, name, value)

    monkeypatch.setattr(HttpToolsProtocol, "on_header", noted)
    with line(strict) as opened:
        opened.sendall(CHUNKED + b"2\r\n{}\r\n0\r\n" + b"a: b\r\n" * 20_000 + b"\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 400")
    assert sorted(kept) == [b"Content-Type", b"Host", b"Transfer-Encoding"]


def test_to_read_a_body_in_tiny_pieces_is_at_the_expense_of_who_sends_it(start: Starter) -> None:
    house = start(limits=Limits(work_per_second=1e-6, work_burst=0.001, body_seconds=0.5))
    with line(house, "127.0.0.66") as opened:
        opened.sendall(CHUNKED)
        sent_before_the_end(opened, b"1\r\nx\r\n" * 5_000, 5_000_000)
    meter = inside(house).meter
    assert meter.debt("127.0.0.66") > 1.0
    assert not meter.debt("127.0.0.77")


def test_who_owes_time_is_not_read_on(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = CHUNKED + b"2\r\n{}\r\n0\r\n\r\n"
    with line(strict) as opened:
        opened.sendall(whole)
        assert opened.recv(4096).startswith(b"HTTP/1.1 400")
    charged: list[float] = []

    def much(gate: Gate, address: str, seconds: float) -> float:
        charged.append(seconds)
        return 3600.0

    monkeypatch.setattr(Gate, "charge", much)
    with line(strict) as opened:
        opened.sendall(whole[:-5])
        while not charged:
            time.sleep(0.01)
        opened.sendall(whole[-5:])
        assert all_read(opened) == b"", "cut off when the time for its body is over"


def test_a_long_body_is_read_in_turns_and_arrives_whole(
    strict: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short the turns are."""
    monkeypatch.setattr("druzina.server.web.http.TURN", 0.0)
    monkeypatch.setattr("druzina.server.web.http.PIECE", 7)
    pieces = b"".join(b"%x\r\n%b\r\n" % (n, b" " * n) for n in range(1, 120))
    with line(strict) as opened:
        opened.sendall(CHUNKED + pieces + b"2\r\n{}\r\n0\r\n\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 400")
        opened.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert opened.recv(4096).startswith(b"HTTP/1.1 200")


def inside(house: House) -> Any:
    """The house of the server, as it runs."""
    application: Any = house.server.config.loaded_app
    while hasattr(application, "app"):
        application = application.app
    return application.state.house


# Places


def test_one_address_has_so_many_places_and_leaves_the_others_theirs(
    strict: House, caplog: pytest.LogCaptureFixture
) -> None:
    opened = strict.open("Ana", "Ben")
    strict.http.close()
    strict.http = httpx.Client(base_url=f"http://127.0.0.1:{strict.port}", timeout=30)
    crowd = [socket.create_connection(("127.0.0.1", strict.port), 20, ("127.0.0.66", 0))
             for _ in range(STRICT.sockets_per_address + 20)]  # fmt: skip
    try:
        turned_away = 0
        for one in crowd[STRICT.sockets_per_address :]:
            turned_away += all_read(one) == b""
        assert turned_away == 20
        assert strict.join(opened, 0).play("pick 1")["ok"], "a newcomer from elsewhere"
    finally:
        for one in crowd:
            one.close()
    assert "turned away" in caplog.text
    assert "127.0.0.66" not in caplog.text


def test_a_household_of_the_new_kind_is_one_address() -> None:
    presence = Presence(2)
    assert presence.enter("2001:db8:1:2::1")
    assert presence.enter("2001:db8:1:2:ffff::9")
    assert not presence.enter("2001:db8:1:2:1234:5678:9abc:def0")
    assert presence.enter("2001:db8:1:3::1")
    presence.leave("2001:db8:1:2::7")
    assert presence.enter("2001:db8:1:2::8")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("somewhere") == "somewhere"


def test_the_door_knows_how_many_files_may_be_open(caplog: pytest.LogCaptureFixture) -> None:
    assert places(5000, 20_000) == 5000
    assert not caplog.records
    assert places(5000, 1024) == 1024 - SPARE
    assert "at most 824 connections instead of 5000" in caplog.text
    gate = Gate(Limits(connections=3), most=2)
    assert [gate.enter(f"192.0.2.{n}") for n in range(3)] == [True, True, False]
    gate.leave("192.0.2.0")
    assert gate.enter("192.0.2.9")


def test_who_comes_through_a_trusted_proxy_is_not_counted_as_the_proxy() -> None:
    gate = Gate(Limits(sockets_per_address=1), proxies=["192.0.2.1"])
    assert all(gate.enter("192.0.2.1") for _ in range(5))
    assert gate.inside == 5
    gate.leave("192.0.2.1")
    assert gate.inside == 4


# WebSocket frames of all kinds

TIGHT = Limits(
    socket_bytes=1e6,
    socket_burst=40_000.0,
    frame_bytes=1_000,
    socket_pauses=3,
    hello_seconds=9_999.0,
    unlimited=("127.0.0.1",),
)


def flood(opened: socket.socket, data: bytes) -> None:
    for _ in range(1_000_000):
        opened.sendall(data)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.PING, b"").serialize(mask=True),
        Frame(Opcode.PONG, b"x").serialize(mask=True),
        Frame(Opcode.CONT, b"", fin=False).serialize(mask=True),
    ],
    ids=["pings", "pongs", "empty fragments"],
)
def test_frames_of_no_use_are_slowed_down_and_then_end_the_line(
    start: Starter, frame: bytes
) -> None:
    house = start(limits=TIGHT)
    with line(house) as opened:
        opened.sendall(HANDSHAKE)
        assert opened.recv(4096).startswith(b"HTTP/1.1 101")
        opened.sendall(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
        with pytest.raises(ConnectionError):
            flood(opened, frame * 50)
    gone_by = time.monotonic() + 10
    while inside(house).connections and time.monotonic() < gone_by:
        time.sleep(0.05)  # the line is cut first, what was behind it goes a moment later
    assert not inside(house).connections, "it is gone, and nothing waits for it"


def test_a_flood_of_pings_leaves_others_their_answers(start: Starter) -> None:
    house = start(limits=TIGHT)
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    answered = 0
    with line(house, "127.0.0.66") as flood:
        flood.sendall(HANDSHAKE)
        flood.setblocking(False)
        data = Frame(Opcode.PING, b"").serialize(mask=True) * 40_000
        for _ in range(30):
            with suppress(OSError):
                flood.send(data)
            ana.say("ping")
            answered += ana.until("pong")["type"] == "pong"
    assert answered == 30


def test_an_honest_client_is_not_slowed_down() -> None:
    """As fast as the page ever talks: thirty messages a second, some of them long."""
    share = Share(Limits().socket_bytes, Limits().socket_burst, 0.0)
    for tick in range(3000):
        share.use(300 + Limits().frame_bytes, tick / 30)
        assert not share.wait(tick / 30)


# The server's own time


def test_a_share_is_used_up_and_comes_back() -> None:
    share = Share(0.2, 1.0, 0.0)
    share.use(0.9, 0.0)
    assert not share.wait(0.0)
    share.use(0.5, 0.0)
    assert share.wait(0.0) == pytest.approx(2.0)
    assert not share.wait(2.0)
    share.use(0.0, 1000.0)
    share.use(1.2, 1000.0)
    assert share.wait(1000.0) == pytest.approx(1.0), "no more than a burst is saved up"


def test_shares_are_by_household_and_some_are_free() -> None:
    shares = Shares(0.2, 1.0, ["127.0.0.1"], remembered=2)
    shares.of("2001:db8::1").use(100, 1e9)
    assert shares.of("2001:db8::2").wait(1e9) > 0
    shares.of("127.0.0.1").use(1e6, 1e9)
    assert not shares.of("127.0.0.1").wait(1e9)
    for n in range(5):
        shares.of(f"192.0.2.{n}")
    assert len(shares._of) == 2


def test_only_the_steps_of_a_coroutine_are_counted() -> None:
    def busy(seconds: float) -> None:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            pass

    async def work() -> str:
        busy(0.05)
        await asyncio.sleep(0.5)
        busy(0.05)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        except TimeoutError:
            return "done"
        return "never"

    async def run() -> float:
        bill = Bill()
        assert await Timed(work(), bill) == "done"
        with pytest.raises(ZeroDivisionError):
            await Timed(fails(), bill)
        return bill.seconds

    async def fails() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    assert 0.1 <= asyncio.run(run()) < 0.5


def test_whoever_has_used_up_their_share_waits_and_nobody_else() -> None:
    async def run() -> None:
        meter = Meter(Limits(work_per_second=0.1, work_burst=0.0, work_wait=5.0))

        async def work() -> None:
            time.sleep(0.02)  # it is the loop's own time that counts

        await meter.timed("192.0.2.1", work())
        assert 0.1 < meter.debt("192.0.2.1") < 1.0
        assert not meter.debt("192.0.2.2")
        await meter.turn("192.0.2.2")
        for _ in range(40):
            await meter.timed("192.0.2.1", work())
        with pytest.raises(Overdrawn):
            await meter.turn("192.0.2.1")

    asyncio.run(run())


def test_requests_of_one_address_are_counted(start: Starter) -> None:
    house = start(limits=Limits(requests_per_second=0.001, requests_burst=5.0))
    codes = [house.http.get("/api/health").status_code for _ in range(8)]
    assert codes == [200] * 6 + [429] * 2
    told = house.http.get("/api/health", params={"lang": "cs"})
    assert told.headers["retry-after"] == "5"
    assert "Počkej" in told.json()["words"]
    other = httpx.HTTPTransport(local_address="127.0.0.66")
    with httpx.Client(base_url=house.http.base_url, transport=other) as elsewhere:
        assert elsewhere.get("/api/health").status_code == 200


def test_the_log_does_not_grow_with_what_strangers_send(
    start: Starter, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = start()
    strangers = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(strangers, "handlers", [caplog.handler])
    monkeypatch.setattr(strangers, "level", logging.WARNING)
    for _ in range(60):
        with line(house) as opened:
            opened.sendall(b"\x00nonsense\r\n\r\n")
            all_read(opened)
        with line(house) as opened:
            opened.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 100\r\n\r\n{"
            )
    for _ in range(30):
        with line(house) as opened:
            opened.sendall(HANDSHAKE)
            opened.recv(1024)
            opened.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True) * 3)
            assert b"\x03\xef" in all_read(opened), "1007: no letters"
    house.http.get("/api/health")
    assert 0 < len(caplog.records) < 30
    assert "Traceback" not in caplog.text
    assert not [one for one in caplog.records if one.levelname == "ERROR"]


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    """In a process of its own, which begins with few."""
    asked = (
        "import resource; hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]; "
        "resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard)); "
        "from druzina.server.web.gate import descriptors; "
        "print(descriptors() == hard == resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    ended = subprocess.run(
        [sys.executable, "-c", asked], check=True, capture_output=True, text=True
    )
    assert ended.stdout == "True\n"


def test_who_comes_first_does_not_pay_for_what_is_read_once(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All games are read when the lobby is first asked for: seconds, in which others play on."""
    on_the_loop: list[bool] = []

    def long(name: str, lang: str) -> Any:
        try:
            asyncio.get_running_loop()
            on_the_loop.append(True)
        except RuntimeError:
            on_the_loop.append(False)
        return game_card("tales_of_glory", lang)

    monkeypatch.setattr(library, "game_card", long)
    house = start()
    assert house.http.get("/api/games").status_code == 200
    assert on_the_loop
    assert not any(on_the_loop)


@pytest.mark.parametrize("asked", ["tables", "games/tales_of_glory/seats"])
def test_who_opens_the_first_table_of_a_game_does_not_stop_all_others(
    start: Starter, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    """Its content is read by a thread, not by the loop; Gloomhaven's took four seconds once."""
    game, on_the_loop = type(find("tales_of_glory")), list[bool]()
    load = game.load

    def watched(self: Any, folder: Any = None) -> str:
        try:
            asyncio.get_running_loop()
            on_the_loop.append(True)
        except RuntimeError:
            on_the_loop.append(False)
        return str(load(self, folder))

    monkeypatch.setattr(game, "load", watched)
    body = {"game": "tales_of_glory", "seats": [{"who": "me"}, {"who": "bot"}]}
    answer = start().http.post(f"/api/{asked}", json=body if asked == "tables" else {"seats": [{}]})
    assert answer.is_success
    assert on_the_loop[0] is False


def test_what_is_made_once_is_made_by_one_thread(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sixteen who ask for the same content would else have sixteen threads make it."""
    inside, most = [0], [0]

    def long(name: str, lang: str) -> dict[str, Any]:
        inside[0] += 1
        most[0] = max(most[0], inside[0])
        time.sleep(0.1)
        inside[0] -= 1
        return {}

    monkeypatch.setattr(library, "content_of", long)
    house = start()
    with ThreadPoolExecutor(6) as asking:
        asked = [f"/api/games/tales_of_glory/content?lang={lang}" for lang in ("cs", "en") * 3]
        answers = list(asking.map(house.http.get, asked))
    assert [one.status_code for one in answers] == [200] * 6
    assert most == [1]


def test_what_threads_do_is_paid_for_and_long_work_is_done_one_by_one() -> None:
    meter, inside, most = Meter(Limits(work_per_second=0.001)), [0, 0], [0, 0]

    def work() -> None:
        began = time.thread_time()
        while time.thread_time() - began < 0.1:
            pass

    async def long(whose: int) -> None:
        async with one_by_one():
            inside[whose] += 1
            most[whose] = max(most[whose], inside[whose])
            await elsewhere(work)
            inside[whose] -= 1

    async def all_of_them() -> None:
        await asyncio.gather(*(meter.timed(f"192.0.2.{n % 2}", long(n % 2)) for n in range(6)))

    asyncio.run(all_of_them())
    assert most == [1, 1]
    assert meter.debt("192.0.2.0") > 0
    assert meter.debt("192.0.2.1") > 0


def test_to_look_at_the_lobby_is_at_the_expense_of_who_looks(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid: list[str] = []
    usual = Meter.timed

    async def timed(meter: Meter, address: str, steps: Any) -> Any:
        paid.append(address)
        return await usual(meter, address, steps)

    monkeypatch.setattr(Meter, "timed", timed)
    house = start()
    with connect(f"ws://127.0.0.1:{house.port}/ws/lobby") as looking:
        assert looking.recv(20)
    assert paid == ["127.0.0.1"]


def test_however_many_come_to_the_lobby_its_list_is_made_once(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    usual = news.listed

    async def listed(house: Any, lang: str) -> Any:
        made.append(lang)
        return await usual(house, lang)

    monkeypatch.setattr(news, "listed", listed)
    monkeypatch.setattr(news, "EVERY", 60.0)
    house = start()
    for _ in range(5):
        with connect(f"ws://127.0.0.1:{house.port}/ws/lobby") as looking:
            assert json.loads(looking.recv(20))["type"] == "lobby"
    assert len(made) == 1


def test_many_who_wait_for_the_same_debt_do_not_come_at_once() -> None:
    meter, owed = Meter(Limits(work_per_second=1.0, work_burst=0.01)), []

    async def work() -> None:
        owed.append(meter.debt("192.0.2.1"))
        time.sleep(0.03)
        await asyncio.sleep(0)

    async def come() -> None:
        await meter.patience("192.0.2.1")
        await meter.timed("192.0.2.1", work())

    async def all_of_them() -> None:
        meter.charge("192.0.2.1", 0.05)
        await asyncio.gather(*(come() for _ in range(6)))

    asyncio.run(all_of_them())
    assert owed == [0.0] * 6
