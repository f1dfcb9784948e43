"""The whole server as one application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from secrets import token_bytes
from typing import Any

from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.exceptions import WebSocketException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

from druzina import __version__
from druzina.advisor import routes as advisor
from druzina.server.archive.analysis import Analyses
from druzina.server.archive.past import Past
from druzina.server.limits import Limits
from druzina.server.lobby.house import Entropy, House
from druzina.server.lobby.offered import Offered
from druzina.server.peers import Peers
from druzina.server.web.routes import archive, hosting, library, lobby, mine, watching
from druzina.server.web.routes import bots as bot_routes
from druzina.server.web.routes.common import HANDLERS, AnyRequest, fault, language
from druzina.server.web.security import Guard
from druzina.server.web.socket import DIRECT
from druzina.server.web.static import CLIENT, Client
from druzina.server.wire.connection import GOING_DOWN, Connection, Hangup
from druzina.server.wire.http_messages import Fault
from druzina.server.workers.crew import Crew
from druzina.store import SqliteStore, Store
from druzina.store.place import Place
from druzina.store.postgres import PostgresStore
from druzina.store.postgres_address import Address

USUAL = Limits()
READ_AHEAD = 3.0  # seconds after the start: first come those who wait for the page


class _Wire:
    """A WebSocket as a connection wants it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        extensions: Any = socket.scope.get("extensions") or {}
        direct = extensions.get(DIRECT, {})
        self.send_now: Callable[[bytes], bool] = direct.get("write", lambda _: False)
        self._read = direct.get("read", socket.receive)
        self._abort = direct.get("abort")

    async def receive(self) -> str | bytes:
        message: Any = await self._read()
        if message["type"] != "websocket.receive":
            raise Hangup(GOING_DOWN)
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def send(self, data: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})

    async def close(self, code: int) -> None:
        with suppress(OSError, RuntimeError, WebSocketException):
            await self._socket.send({"type": "websocket.close", "code": code, "reason": ""})

    def abort(self) -> None:
        if self._abort is not None:
            self._abort()


@websocket("/ws")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        await Connection(socket.app.state.house, _Wire(socket), address, socket.scope).run()
    finally:
        del socket.receive, socket.send  # they hold the socket and the socket them, for an hour


@websocket("/ws/lobby")
async def overlook(socket: WebSocket[Any, Any, Any]) -> None:
    """The public tables, told whenever they change."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        news = socket.app.state.house.news
        await news.look(_Wire(socket), address, language(socket))
    finally:
        del socket.receive, socket.send  # as above


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
    """The client: a file of it, or its page for any of its own routes."""
    client: Client = request.app.state.client
    asset = client.find(path, language(request))
    if asset is None:
        missing: Response[Fault] = fault(request, "error-not-found", 404)
        return missing
    headers = {"etag": asset.tag, "cache-control": asset.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(None, status_code=304, headers=headers)
    body = asset.body
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.packed, "gzip"
    return Response(body, media_type=asset.kind, headers=headers)


def application(
    place: Place,
    workers: int = 1,
    limits: Limits = USUAL,
    origins: Collection[str] = (),
    client: Path = CLIENT,
    entropy: Entropy = token_bytes,
    bound: str = "127.0.0.1",
    sites: Collection[str] = (),
    bots: Offered | None = None,
    at: str = "",
) -> Guard:
    """Opens the store, which raises a `Problem` if it cannot; the rest starts with the server.

    `entropy` is where tables begin; only tests have another than the system's. `bound` is the
    address it listens at, `sites` are the names it answers to on the internet, `bots` are those
    from elsewhere that it offers, `at` is where other servers on the same database reach it.
    """
    store: Store = PostgresStore(place, at) if isinstance(place, Address) else SqliteStore(place)
    crew = Crew(workers)
    house = House(store, crew, limits, entropy)
    house.bots = bots or {}
    analyses = Analyses(store, crew, limits.analyses)
    advisors = Crew(1, first=advisor.FIRST)  # of its own: no board keeps a bot at a table waiting

    @asynccontextmanager
    async def lifetime(app: Litestar) -> AsyncIterator[None]:
        app.state.house, app.state.past = house, Past(house)
        app.state.analyses, app.state.client = analyses, Client(client)
        app.state.advisors, app.state.bound = advisors, bound
        app.state.searching, app.state.reading = asyncio.Lock(), asyncio.Lock()
        await house.start()
        loop = asyncio.get_running_loop()
        reading = loop.call_later(READ_AHEAD, loop.run_in_executor, None, library.read_ahead)
        try:
            yield
        finally:
            reading.cancel()
            analyses.close()
            await advisors.close()
            await house.close()

    app = _routed(lifetime, limits)
    inner = Peers(app, house) if house.members is not None else app
    return Guard(inner, origins, house.meter, sites)


def _routed(
    lifetime: Callable[[Litestar], AbstractAsyncContextManager[None]], limits: Limits
) -> Litestar:
    """All addresses, and the schema that lists them."""
    return Litestar(
        route_handlers=[
            *library.ROUTES,
            *lobby.ROUTES,
            *archive.ROUTES,
            *mine.ROUTES,
            *hosting.ROUTES,
            *bot_routes.ROUTES,
            *advisor.ROUTES,
            *watching.ROUTES,
            talk,
            overlook,
            page,
        ],
        lifespan=[lifetime],
        exception_handlers=HANDLERS,
        request_max_body_size=limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Družina",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
