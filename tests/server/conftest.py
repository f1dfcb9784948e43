"""A real server on a free port, once per module; tables of its own for every test."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from druzina.server.app import application
from druzina.server.limits import Limits
from druzina.server.web.serving import configured
from druzina.store.place import Place
from tests.server.client import Client, Message

LIMITS = Limits(
    tables_per_hour=10_000,
    messages_per_second=1000.0,
    messages_burst=1000,
    consent_seconds=1.0,
    socket_bytes=1e7,
    socket_burst=1e7,
    unlimited=("127.0.0.1",),
)


class House:
    """The server's address, and short ways to open tables and come in."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.port, self.server = port, server
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=30)
        self.clients: list[Client] = []

    def open(self, *seats: str, **more: Any) -> Message:
        """A table; a seat is `me`, `link`, `bot` or a name for a person on this device."""
        known = ("me", "device", "link", "public", "bot", "nobody")
        wanted = [
            {"who": seat, "level": "apprentice"}
            if seat in known
            else {"who": "device", "name": seat}
            for seat in seats
        ]
        body = {"game": "tales_of_glory", "seats": wanted, "seed": 7, **more}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def join(self, opened: Message, *seats: int, **hello: Any) -> Client:
        """Comes in with the secrets of these seats, looking through the first."""
        secrets = [one["secret"] for one in opened["held"] if one["seat"] in seats]
        hello = {"eyes": seats[0] if seats else None, "secrets": secrets, **hello}
        client = Client(f"ws://127.0.0.1:{self.port}/ws", opened["table"]["id"], **hello)
        self.clients.append(client)
        assert client.hear()["type"] == "welcome"
        return client

    def stop(self) -> None:
        for client in self.clients:
            client.close()
        self.http.close()
        self.server.should_exit = True


def run(data: Place, limits: Limits = LIMITS, **more: Any) -> tuple[House, threading.Thread]:
    proxies = more.pop("proxies", ())
    listening = socket.create_server(("127.0.0.1", more.pop("port", 0)))
    at = f"http://127.0.0.1:{listening.getsockname()[1]}"
    try:
        app = application(data, 1, limits, **{"entropy": bytes, "at": at, **more})
    except BaseException:
        listening.close()
        raise
    config = configured(app, limits, proxies, log_level="error", ws_ping_interval=None)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    return House(listening.getsockname()[1], server), thread


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running, thread = run(tmp_path_factory.mktemp("data"))
    yield running
    running.stop()
    thread.join(20)


Starter = Callable[..., House]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Starter]:
    """Servers one after the other on the same data."""
    running: list[tuple[House, threading.Thread]] = []

    def started(**more: Any) -> House:
        for one, thread in running:
            if one.server.should_exit:  # it lets go of the folder at its end
                thread.join(20)
        running.append(run(tmp_path / "data", **more))
        return running[-1][0]

    yield started
    for one, thread in running:
        one.stop()
        thread.join(20)
