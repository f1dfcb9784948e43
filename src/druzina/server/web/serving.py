"""The application on a socket: uvicorn with our own protocols, which have an end to everything."""

from __future__ import annotations

import logging
from collections.abc import Collection
from time import monotonic
from typing import Any

import uvicorn

from druzina.server.limits import Limits
from druzina.server.web.gate import Gate, descriptors, places
from druzina.server.web.http import BoundedHttp
from druzina.server.web.socket import DirectSocket

SHUTDOWN_SECONDS = 10
LOGS = ("uvicorn.error", "druzina.server", "asyncio")
TOLD, WITHIN = 20, 60.0  # lines alike, and the seconds in which no more of them are told


class Sparing(logging.Filter):
    """Whatever strangers send, the log does not grow with it: lines alike are told now and then."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[str, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = f"{record.levelno} {str(record.msg)[:80]}"
        since, count = self._told.get(kind, (monotonic(), 0))
        if monotonic() - since >= WITHIN:
            left_out = count - TOLD
            if left_out > 0:
                record.msg = f"{record.msg} (and {left_out} more like it)"
            since, count = monotonic(), 0
        if len(self._told) > 1000:
            self._told.clear()
        self._told[kind] = since, count + 1
        return count < TOLD


def configured(
    app: Any, limits: Limits, proxies: Collection[str] = (), **more: Any
) -> uvicorn.Config:
    """What `proxies` say of whom they carry is believed; of nobody else."""
    most = places(limits.connections, descriptors())
    gate = Gate(limits, proxies, most, getattr(app, "meter", None))
    for name in LOGS:
        log = logging.getLogger(name)
        log.filters = [one for one in log.filters if not isinstance(one, Sparing)]
        log.addFilter(Sparing())
    usual: dict[str, Any] = {
        "log_level": "warning",
        "access_log": False,
        "lifespan": "on",
        "http": type("Http", (BoundedHttp,), {"gate": gate}),
        "ws": type("Ws", (DirectSocket,), {"gate": gate}),
        "ws_max_size": limits.message_bytes,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 30,
        "timeout_graceful_shutdown": SHUTDOWN_SECONDS,
        "server_header": False,
        "proxy_headers": bool(proxies),
        "forwarded_allow_ips": list(proxies),
    }
    return uvicorn.Config(app, **{**usual, **more})
