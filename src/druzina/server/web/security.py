"""Around everything: whose pages may talk to us, and what our pages may do."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from druzina.server.table.wording import Voice
from druzina.server.web.metering import Meter, Overdrawn
from druzina.server.wire.http_messages import Fault

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; "
    "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
SAFE = ("GET", "HEAD", "OPTIONS")
FORBIDDEN = 4003
WATCHED = ("/health", "/health/live", "/metrics")


class Guard:
    """An ASGI application that lets through what comes from our own pages or from no page."""

    def __init__(
        self,
        app: Any,
        allowed: Collection[str] = (),
        meter: Meter | None = None,
        sites: Collection[str] = (),
    ) -> None:
        self.app, self.meter = app, meter
        self._sites = {site.lower() for site in sites} | set(LOOPBACK) if sites else set()
        self._headers = (*HEADERS, HSTS) if sites else HEADERS
        self.allowed = {origin.rstrip("/").lower() for origin in allowed}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        watched = scope["path"] in WATCHED  # a proxy asks by whatever name it has for us
        if self._sites and _host(headers) not in self._sites and not watched:
            await self._refuse(scope, receive, send, "error-host", 421)
            return
        foreign = self._foreign(headers)
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if foreign and changes:
            await self._refuse(scope, receive, send, "error-origin", 403, found=foreign[:80])
            return
        try:
            await self._metered(scope, receive, send)
        except Overdrawn:
            await self._refuse(scope, receive, send, "error-busy", 429)

    async def _metered(self, scope: Any, receive: Any, send: Any) -> None:
        """A WebSocket counts as one request, which may wait as long as it takes; what is said
        through it is counted by itself."""
        meter, talks = self.meter, scope["type"] == "websocket"
        address = scope["client"][0] if scope.get("client") else ""
        if meter is not None and not meter.request(address):
            raise Overdrawn
        told = send if talks else self._signed(send)
        if meter is None:
            await self.app(scope, receive, told)
            return
        await (meter.entrance(address) if talks else meter.turn(address))
        await meter.timed(address, self.app(scope, receive, told))

    def _signed(self, send: Any) -> Any:
        """Adds our headers to every answer."""

        async def signed(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *self._headers]}
            await send(message)

        return signed

    def _foreign(self, headers: dict[bytes, bytes]) -> str:
        """The origin of the page that asks, if it is not ours."""
        origin = headers.get(b"origin", b"").decode("latin-1").lower()
        if not origin:
            return ""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        ours = bool(host) and origin.partition("://")[2] == host
        return "" if ours or origin in self.allowed else origin

    async def _refuse(
        self, scope: Any, receive: Any, send: Any, key: str, status: int, **more: Any
    ) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        words = Voice(_language(scope)).say(key, **more)
        body = msgspec.json.encode(Fault(key, words, status))
        headers = [(b"content-type", b"application/json"), *self._headers]
        if status == 429:
            headers.append((b"retry-after", b"5"))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body})


def _language(scope: Any) -> str:
    liked = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1").lower()
    return "cs" if b"lang=cs" in scope["query_string"] or liked.startswith("cs") else "en"


def _host(headers: dict[bytes, bytes]) -> str:
    """By which name we were asked for, without the port: a foreign name for our address is how a
    page of another site would pass for ours."""
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
