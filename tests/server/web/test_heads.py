"""Whatever comes instead of a request is answered in a sentence, and the line ends with it."""

from __future__ import annotations

import socket

import pytest

from druzina.server.limits import Limits
from druzina.server.web.heads import fault
from tests.server.conftest import House, Starter, run

HOST = b"Host: x\r\n"
GET = b"GET /api/health HTTP/1.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n"
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
VERSION = b"Sec-WebSocket-Version: 13\r\n"
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
TALK = HOST + UPGRADE + VERSION + KEY
BODY = b"\r\n2\r\n{}\r\n0\r\n\r\n"


def opening(*lines: bytes, first: bytes = b"GET /ws HTTP/1.1") -> bytes:
    return b"".join((first, b"\r\n", *lines, b"\r\n"))


NO_REQUESTS = {
    "no letters": (b"\x00nonsense\r\n\r\n", 400),
    "the beginning of TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(40), 400),
    "a method alone": (b"GET\r\n\r\n", 400),
    "HTTP/0.9": (b"GET /\r\n\r\n", 400),
    "HTTP/0.9 by name": (b"GET / HTTP/0.9\r\n\r\n", 400),
    "HTTP/2.0": (b"GET / HTTP/2.0\r\n" + HOST + b"\r\n", 400),
    "HTTP/9.9": (b"GET / HTTP/9.9\r\n" + HOST + b"\r\n", 400),
    "the preface of HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
    "an answer": (b"HTTP/1.1 200 OK\r\n\r\n", 400),
    "another protocol": (b"OPTIONS rtsp://x/y RTSP/1.0\r\n\r\n", 400),
    "no host": (GET + b"\r\n", 400),
    "two hosts": (GET + b"Host: a\r\nHost: b\r\n\r\n", 400),
    "an unknown method": (b"FROB / HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "no target": (b"GET HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a target with a space": (b"GET /a b HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a target with a fragment": (b"GET /#a HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a target without a slash": (b"GET a HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "all of the server": (b"GET * HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "another server": (b"GET http://y/api/health HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "another scheme": (b"GET ftp://x/api/health HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "an address without a path": (b"GET http://x HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "an authority": (b"GET x:443 HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a tunnel": (b"CONNECT x:443 HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a tunnel to a path": (b"CONNECT /ws HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    "a folded header": (GET + HOST + b"X: a\r\n b\r\n\r\n", 400),
    "a space before the colon": (GET + HOST + b"X : a\r\n\r\n", 400),
    "no colon": (GET + HOST + b"Bad Header\r\n\r\n", 400),
    "a header without a name": (GET + HOST + b": a\r\n\r\n", 400),
    "a zero in a header": (GET + HOST + b"X: a\x00b\r\n\r\n", 400),
    "bare line feeds": (b"GET /api/health HTTP/1.1\nHost: x\n\n", 400),
    "bare returns": (b"GET /api/health HTTP/1.1\rHost: x\r\r", 400),
    "two lengths": (POST + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}", 400),
    "one length twice": (POST + b"Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}", 400),
    "a list of lengths": (POST + b"Content-Length: 2, 2\r\n\r\n{}", 400),
    "a length below nothing": (POST + b"Content-Length: -5\r\n\r\n", 400),
    "a length beyond measure": (POST + b"Content-Length: 99999999999999999999999\r\n\r\n", 400),
    "chunks and a length": (CHUNKED + b"Content-Length: 2\r\n" + BODY, 400),
    "a length and chunks": (
        POST + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n" + BODY,
        400,
    ),
    "packed chunks": (POST + b"Transfer-Encoding: gzip, chunked\r\n" + BODY, 400),
    "chunks twice": (CHUNKED + b"Transfer-Encoding: chunked\r\n" + BODY, 400),
    "no chunks": (POST + b"Transfer-Encoding: gzip\r\n\r\n{}", 400),
    "a chunk of no size": (CHUNKED + b"\r\nzz\r\n{}\r\n0\r\n\r\n", 400),
    "a chunk beyond measure": (CHUNKED + b"\r\nffffffffffffffffff\r\n{}\r\n0\r\n\r\n", 400),
    "a chunk without an end": (CHUNKED + b"\r\n2\r\n{}0\r\n\r\n", 400),
    "a long target": (b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", 431),
    "no version of the socket": (opening(HOST, UPGRADE, KEY), 400),
    "another version of the socket": (
        opening(HOST, UPGRADE, b"Sec-WebSocket-Version: 8\r\n", KEY),
        400,
    ),
    "no key": (opening(HOST, UPGRADE, VERSION), 400),
    "a bad key": (opening(HOST, UPGRADE, VERSION, b"Sec-WebSocket-Key: abc\r\n"), 400),
    "a socket without a host": (opening(UPGRADE, VERSION, KEY), 400),
    "a socket over HTTP/1.0": (opening(TALK, first=b"GET /ws HTTP/1.0"), 400),
    "a socket elsewhere": (opening(TALK, first=b"GET /nowhere HTTP/1.1"), 403),
    "a socket by post": (
        opening(TALK, b"Content-Length: 0\r\n", first=b"POST /ws HTTP/1.1"),
        405,
    ),
    "a posted body for a socket": (
        opening(TALK, b"Content-Length: 2\r\n", first=b"POST /ws HTTP/1.1") + b"{}",
        400,
    ),
    "a socket with a body": (opening(TALK, b"Content-Length: 5\r\n") + b"hello", 400),
    "a socket with chunks": (opening(TALK, b"Transfer-Encoding: chunked\r\n") + b"0\r\n\r\n", 400),
    "a socket with a long target": (
        opening(TALK, first=b"GET /" + b"a" * 9000 + b" HTTP/1.1"),
        414,
    ),
    "a socket with a long header": (opening(TALK, b"X: " + b"y" * 9000 + b"\r\n"), 431),
    "a socket with many headers": (opening(TALK, b"X: y\r\n" * 300), 431),
    "two protocols for one line": (opening(TALK, b"Upgrade: h2c\r\n"), 405),
}


def told(house: House, data: bytes) -> bytes:
    """All that is answered until the line ends; fails if it does not."""
    with socket.create_connection(("127.0.0.1", house.port), 30) as line:
        line.sendall(data)
        heard = b""
        try:
            while more := line.recv(65_536):
                heard += more
        except ConnectionError:
            pass
    return heard


@pytest.mark.parametrize(("data", "status"), NO_REQUESTS.values(), ids=list(NO_REQUESTS))
def test_what_is_no_request_is_told_so_and_let_go(house: House, data: bytes, status: int) -> None:
    heard = told(house, data)
    assert heard.startswith(b"HTTP/1.1 %d " % status)
    assert heard.count(b"HTTP/1.1 ") == 1
    assert house.http.get("/api/health").status_code == 200


@pytest.mark.parametrize(
    "data",
    [
        b"GET /api/health HTTP/1.0\r\n\r\n",
        GET + b"Host: x\r\nConnection: close\r\n\r\n",
        b"GET http://X/api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        GET + b"Host: x\r\nTransfer-Encoding: Chunked\r\nConnection: close\r\n\r\n0\r\n\r\n",
        GET + b"Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\nPRI * HTTP/2.0\r\n\r\n",
    ],
    ids=["an old one", "a path", "a whole address", "chunks", "another protocol if you can"],
)
def test_what_is_one_is_obeyed(house: House, data: bytes) -> None:
    heard = told(house, data)
    assert heard.startswith(b"HTTP/1.1 200 ")
    assert heard.count(b"HTTP/1.1 ") == 1


def test_the_second_on_a_line_is_told_so_too(house: House) -> None:
    with socket.create_connection(("127.0.0.1", house.port), 30) as line:
        line.sendall(GET + HOST + b"\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
        line.sendall(GET + b"\r\n")
        assert line.recv(65_536).startswith(b"HTTP/1.1 400 ")
        assert line.recv(65_536) == b""


def test_it_is_not_taken_for_the_answer_to_what_was_asked_before(house: House) -> None:
    """A refusal that overtakes an answer would be read as that answer."""
    search = b"GET /api/rules/search?q=tile HTTP/1.1\r\nHost: x\r\n\r\n"
    assert b"HTTP/1.1 400 " not in told(house, search + GET + b"\r\n")


def test_half_a_request_is_let_go_in_silence(start: Starter) -> None:
    """Nobody knows what it would have been."""
    house = start(limits=Limits(header_seconds=0.3, body_seconds=0.3, unlimited=("127.0.0.1",)))
    assert told(house, b"GET /\r\n") == b""
    assert told(house, CHUNKED + b"\r\n7fffffffffff\r\n{}") == b""
    assert told(house, CHUNKED + b"\r\n2;a=" + b"b" * 500_000) == b""


@pytest.mark.parametrize("more", [b"X: " + b"y" * 9000 + b"\r\n", b"Content-Length: 5\r\n"])
def test_a_server_ends_in_order_whatever_began_as_a_socket(
    tmp_path_factory: pytest.TempPathFactory, more: bytes
) -> None:
    """Such lines stood open for ever and made the server stumble over them at its end."""
    house, thread = run(tmp_path_factory.mktemp("data"))
    with socket.create_connection(("127.0.0.1", house.port), 30) as line:
        line.sendall(opening(TALK, more) + b"hello")
        line.recv(65_536)
        house.stop()
        thread.join(20)
    assert not thread.is_alive()
    assert house.server.lifespan.shutdown_event.is_set(), "and its store was closed"


def test_a_head_is_judged_by_what_it_says() -> None:
    host = (b"host", b"Druzina.example:8000")
    assert not fault("GET", "1.1", b"/", [host])
    assert not fault("GET", "1.0", b"/", [])
    assert not fault("OPTIONS", "1.1", b"*", [host])
    assert not fault("GET", "1.1", b"https://druzina.EXAMPLE:8000/new?a=b", [host])
    assert "host" in fault("GET", "1.0", b"/", [host, host])
    assert "path" in fault("GET", "1.1", b"https://druzina.example/", [host])
    assert "path" in fault("GET", "1.1", b"http:/druzina.example:8000/", [host])
