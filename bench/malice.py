"""What a hostile client might send, drawn by lot: for `hostile.py`.

Five kinds, each over the WebSocket and over HTTP. None of it is allowed to whoever sends it, so
none of it may be answered with a yes.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

KINDS = ("malformed", "oversized", "out of turn", "forged", "replayed")
BROKEN = (
    "", "{", "null", "[]", "\x00", '"hello"', "[" * 4000, '{"type":"fly"}', '{"type":"play"}',
    '{"type":"play","id":1,"seat":0,"number":0,"choices":[]}',
    '{"type":"play","id":1,"seat":1e99,"number":0,"choices":["x"]}',
    '{"type":"play","id":1,"seat":0,"number":0,"choices":["x"],"more":1}',
    '{"type":"lang","lang":"xx"}', '{"type":"chat","seat":0,"text":""}',
    '{"type":"hello","protocol":3,"table":"again"}',
    r'{"type":"play","id":1,"seat":0,"number":0,"choices":["\ud800"]}',
)  # fmt: skip
BYTES = (b"\xff\xfe\x00", b"\x80" * 40, b"")
PATHS = (
    "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd", "/assets/../../../etc/passwd",
    "/assets/%2e%2e/%2e%2e/app.py", "//etc/passwd", "/api/tables/" + "x" * 400, "/api/nowhere",
    "/api/tables/nobody/replay?step=-1", "/api/tables/nobody/replay?step=99999999999999999999",
    "/api/rules/search?q=" + "a" * 300, "/api/rules/clauses/%00", "/api/games/%ff/content",
    "/api/tables/nobody/record", "/api/rules/search",
)  # fmt: skip
BODIES = (
    b"", b"{", b"null", b"[]", b'{"game":"chess","seats":[]}', b'{"game":1}', b"\xff\xfe",
    b'{"game":"tales_of_glory","seats":[{"who":"king"}]}',
    b'{"game":"tales_of_glory","seats":[{"who":"me"}],"seed":-1}',
    b'{"game":"tales_of_glory","seats":[{"who":"me"}],"options":{"seats":99}}',
    b"[" * 3000,
)  # fmt: skip
RAW = (
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", b"GET\r\n\r\n", b"\x00" * 64,
    b"GET / HTTP/9.9\r\n\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n",
    b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    b"GET /" + b"a" * 70_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
)  # fmt: skip


class Target(NamedTuple):
    """What the attacker knows: two tables, and what others were heard to say."""

    stalled: str  # a table where the attacker holds seat 0, which has answered and is not asked
    overheard: list[dict[str, Any]]  # of the honest players
    spent: dict[str, Any]  # the attacker's own answer that was taken


class Request(NamedTuple):
    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[str, str], ...] = (("content-type", "application/json"),)


class Malice:
    """The same seed sends the same things; what is replayed depends on what was overheard."""

    def __init__(self, seed: int, target: Target) -> None:
        self.luck, self.target = Random(seed), target
        self._frames: dict[str, Callable[[], str | bytes]] = {
            "malformed": self._malformed,
            "oversized": lambda: "x" * self.luck.choice((16_385, 20_000, 200_000)),
            "out of turn": self._out_of_turn,
            "forged": self._forged,
            "replayed": self._replayed,
        }
        self._requests: dict[str, Callable[[], Request | bytes]] = {
            "malformed": self._bad_request,
            "oversized": self._long_request,
            "out of turn": self._untimely_request,
            "forged": self._forged_request,
            "replayed": self._foreign_request,
        }

    def frame(self, kind: str) -> str | bytes:
        return self._frames[kind]()

    def request(self, kind: str) -> Request | bytes:
        """An HTTP request, or bytes that are none."""
        return self._requests[kind]()

    # Over the WebSocket

    def _malformed(self) -> str | bytes:
        draw = self.luck.random()
        if draw < 0.6:
            return self.luck.choice(BROKEN)
        if draw < 0.7:
            return self.luck.choice(BYTES)
        text = json.dumps(self._play(0, 1, "pick 1"))
        at = self.luck.randrange(len(text))
        return text[:at] + self.luck.choice(("", '"', "\\", "\u2028", "}")) + text[at + 1 :]

    def _out_of_turn(self) -> str:
        """Of a seat that is the sender's own but is not asked, or is asked something else."""
        number = self.luck.choice((0, 1, self.target.spent["number"] + 1, 2**53))
        choice = self.luck.choice(("pick 2", "lay 0,1", "discard", "nonsense", "quest:Q-01"))
        return json.dumps(self._play(0, number, choice))

    def _forged(self) -> str:
        """Of a seat that is not the sender's: his answer, undo, clock, silence, chat, eyes."""
        seat = self.luck.choice((1, 2, 3, 63))
        kinds = ("play", "undo", "ask_undo", "let_bot", "silence", "preview", "why", "chat")
        kind = self.luck.choice(kinds)
        if kind == "play":
            return json.dumps(self._play(seat, self.luck.randrange(2**40), "pick 1"))
        more: dict[str, Any] = {
            "let_bot": {"late": 0},
            "silence": {"kind": "Pick", "scope": "game"},
            "preview": {"choices": ["pick 1"]},
            "why": {"choice": "slot:1"},
            "chat": {"text": "I am somebody else"},
        }.get(kind, {})
        numbered = {} if kind == "chat" else {"id": 7}
        return json.dumps({"type": kind, "seat": seat, **numbered, **more})

    def _replayed(self) -> str:
        """Word for word what an honest player, or the sender himself, said before."""
        heard = self.target.overheard
        said = self.luck.choice(heard) if heard and self.luck.random() < 0.5 else self.target.spent
        return json.dumps(said)

    def _play(self, seat: int, number: int, choice: str) -> dict[str, Any]:
        return {"type": "play", "id": 7, "seat": seat, "number": number, "choices": [choice]}

    # Over HTTP

    def _bad_request(self) -> Request | bytes:
        draw = self.luck.random()
        if draw < 0.3:
            return self.luck.choice(RAW)
        if draw < 0.6:
            return Request(self.luck.choice(("GET", "PUT", "TRACE")), self.luck.choice(PATHS))
        path = self.luck.choice(("/api/tables", "/api/records", f"{self._table()}/sit"))
        return Request("POST", path, self.luck.choice(BODIES))

    def _long_request(self) -> Request:
        body = b'{"game":"' + b"x" * self.luck.choice((17_000, 60_000)) + b'"}'
        return Request("POST", self.luck.choice(("/api/tables", "/api/tables/mine")), body)

    def _untimely_request(self) -> Request:
        """What may only be asked of a game that is over, or that has not begun."""
        method, what = self.luck.choice(
            (("GET", "/record"), ("GET", "/analysis"), ("POST", "/analysis"), ("POST", "/start"))
        )
        body = b'{"host":"guess"}' if what == "/start" else b""
        return Request(method, self._table() + what, body)

    def _forged_request(self) -> Request:
        guess = "".join(self.luck.choices("abcdefghijkmnpqrstuvwxyz23456789", k=26))
        what, body = self.luck.choice(
            (
                ("/start", {"host": guess}),
                ("/fill", {"host": guess, "level": "adept"}),
                ("/leave", {"secret": guess}),
                ("/sit", {"invite": guess, "name": "Eve"}),
                ("/sit", {"seat": 1, "name": "Eve"}),
                ("/fork", {"step": 1, "seat": 1}),
            )
        )
        return Request("POST", self._table() + what, json.dumps(body).encode())

    def _foreign_request(self) -> Request:
        """A whole and sound request, sent again by a page of another site."""
        body = b'{"game":"tales_of_glory","seats":[{"who":"me"},{"who":"bot"}]}'
        headers = (("content-type", "application/json"), ("origin", "http://elsewhere.example"))
        return Request("POST", "/api/tables", body, headers)

    def _table(self) -> str:
        return f"/api/tables/{self.target.stalled}"
