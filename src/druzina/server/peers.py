"""The other servers on the same database: guests of a table that is elsewhere are carried there.

A request or a line is carried as it is, once; who it came from is said in the usual headers of a
proxy, so that a server believes them of those it trusts (`--trusted-proxy`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Mapping
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from druzina.core import Problem
from druzina.store import StoreAway

if TYPE_CHECKING:
    from druzina.server.lobby.house import House
    from druzina.server.wire.client_messages import Hello
    from druzina.server.wire.connection import Connection

CARRIED = b"x-druzina-carried"  # once is enough: who has it no more says so
HERE = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"}
TABLE = re.compile(r"/api/tables/(?!mine$)([A-Za-z0-9_-]{1,32})(?:/.*)?")
REACHED_WITHIN = 3.0  # seconds
ANSWERED_WITHIN = 60.0
TRY_LATER, ABNORMAL = 1013, 1006


class Elsewhere(Problem):
    """Another server has the table; where."""

    def __init__(self, address: str) -> None:
        super().__init__("error-table-elsewhere")
        self.address = address


class Peers:
    """Around the application: what concerns a table that is elsewhere goes there."""

    def __init__(self, app: Any, house: House) -> None:
        self._app, self._house = app, house
        self._http: Any = None
        self._gone: dict[str, asyncio.Future[None]] = {}  # done when that server is taken off
        if house.members is not None:
            house.members.on_gone.append(self._give_up)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(scope, receive, send)
            return
        found = TABLE.fullmatch(scope["path"]) if scope["type"] == "http" else None
        where = await self._where(found[1], scope) if found else None
        if where is None:
            await self._app(scope, receive, send)
        else:
            await self._carry(where, scope, receive, send)

    async def _live(self, scope: Any, receive: Any, send: Any) -> None:
        """Lets go of the lines to others before it is said that all is shut."""

        async def closing(message: Any) -> None:
            if message["type"] == "lifespan.shutdown.complete" and self._http is not None:
                await self._http.aclose()
            await send(message)

        await self._app(scope, receive, closing)

    async def _where(self, table: str, scope: Any) -> str | None:
        """None if it is here, or could be; or nobody knows, which the application will tell."""
        if table in self._house.rooms or carried(scope):
            return None
        try:
            return await self._house.whereabouts(table)
        except StoreAway:
            return None

    async def _carry(self, where: str, scope: Any, receive: Any, send: Any) -> None:
        import httpx

        if self._http is None:
            self._http = httpx.AsyncClient(
                timeout=httpx.Timeout(ANSWERED_WITHIN, connect=REACHED_WITHIN), trust_env=False
            )
        query = scope["query_string"].decode("latin-1")
        path = scope.get("raw_path", scope["path"].encode()).decode("latin-1").partition("?")[0]
        address = f"{where}{path}?{query}" if query else f"{where}{path}"
        headers = [*scope["headers"], *forwarding(scope).items()]
        asking = self._http.request(
            scope["method"], address, content=await _body(receive), headers=_passing(headers)
        )
        try:
            answer = await self._answered(where, asking)
            status, told, body = answer.status_code, answer.headers.raw, answer.content
        except (httpx.HTTPError, ConnectionError):
            status, told, body = 503, [(b"content-type", b"application/json")], _unreachable(scope)
        kept = [
            (name.lower(), value)
            for name, value in told
            if name.lower() not in {*HERE, b"content-length", b"content-encoding"}
        ]
        kept.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": kept})
        await send({"type": "http.response.body", "body": body})

    async def _answered(self, where: str, asking: Coroutine[Any, Any, Any]) -> Any:
        """Nobody waits for a server that was taken off meanwhile."""
        gone = self._gone.setdefault(where, asyncio.get_running_loop().create_future())
        answer = asyncio.create_task(asking)
        try:
            await asyncio.wait((answer, gone), return_when=asyncio.FIRST_COMPLETED)
            if not answer.done():
                raise ConnectionError(where)
            return answer.result()
        finally:
            answer.cancel()

    def _give_up(self, address: str) -> None:
        if (gone := self._gone.pop(address, None)) is not None:
            gone.set_result(None)


def _unreachable(scope: Any) -> bytes:
    from druzina.server.table.wording import Voice
    from druzina.server.wire.http_messages import Fault

    liked = dict(scope["headers"]).get(b"accept-language", b"").lower()
    lang = "cs" if b"lang=cs" in scope["query_string"] or liked.startswith(b"cs") else "en"
    key = "error-table-elsewhere"
    return msgspec.json.encode(Fault(key, Voice(lang).say(key), 503))


async def _body(receive: Any) -> bytes:
    """Bounded already by who reads it off the socket."""
    parts: list[bytes] = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if message["type"] != "http.request" or not message.get("more_body"):
            return b"".join(parts)


def carried(scope: Any) -> bool:
    return any(name == CARRIED for name, _ in scope["headers"])


def forwarding(scope: Mapping[str, Any]) -> dict[bytes, bytes]:
    """Whom we carry, in the words of a proxy."""
    client = scope.get("client")
    return {
        b"x-forwarded-for": (client[0] if client else "").encode(),
        b"x-forwarded-proto": str(scope.get("scheme", "http")).replace("ws", "http").encode(),
        CARRIED: b"1",
    }


def _passing(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Of what a guest says of itself only the last, which is ours, is kept."""
    last = {name: value for name, value in headers if name.startswith(b"x-")}
    said = [(n, v) for n, v in headers if n not in {*HERE, b"content-length", *last}]
    return [*said, *last.items()]


# Lines


async def carry_line(connection: Connection, hello: Hello, where: str) -> None:
    """Both ways until one side hangs up; the house may cut it when that server is gone."""
    from websockets.asyncio.client import connect
    from websockets.exceptions import WebSocketException

    at, scope = urlsplit(where), connection.scope
    host = dict(scope.get("headers", ())).get(b"host", b"table").decode("latin-1")
    headers = {name.decode(): value.decode() for name, value in forwarding(scope).items()}
    line = connect(
        f"ws://{host}/ws",
        host=at.hostname,
        port=at.port,
        additional_headers=headers,
        compression=None,
        max_size=None,
        open_timeout=REACHED_WITHIN,
        close_timeout=1.0,
        ping_interval=None,
        proxy=None,
    )
    try:
        async with line as there:
            await there.send(msgspec.json.encode(hello).decode())
            hearing = asyncio.create_task(_hear(there, connection))
            try:
                while True:
                    await there.send(await connection.socket.receive())
            finally:
                hearing.cancel()
    except (OSError, TimeoutError, WebSocketException):
        connection.error("error-table-elsewhere", fatal=True)
        connection.close(TRY_LATER)


async def _hear(there: Any, connection: Connection) -> None:
    from websockets.exceptions import ConnectionClosed

    code = ABNORMAL
    try:
        while True:
            told = await there.recv()
            connection.send(told.encode() if isinstance(told, str) else told)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else ABNORMAL
    connection.close(TRY_LATER if code == ABNORMAL else code)
