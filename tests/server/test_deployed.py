"""The commands of `deploy/compose.yaml` carried out: two servers and a database with a password."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.deployment import ENVIRONMENT, HERE, Deployed, deployed
from tests.postgres import programs
from tests.server.client import PATIENCE, Client, Message

DRUZINA = (sys.executable, "-c", "from druzina.cli import main; raise SystemExit(main())")
GRACE = 20.0  # seconds, `stop_grace_period`
SITE = ENVIRONMENT["SITE"]
SAID_BY_CADDY = {"Host": SITE, "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}


class Service:
    """One of the servers, and guests that Caddy brings to it."""

    def __init__(self, stack: Deployed, name: str) -> None:
        self.port = stack.ports[name]
        self.process = subprocess.Popen(
            [*DRUZINA, *stack.commands[name], "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **stack.environment},
        )
        self.http = httpx.Client(
            base_url=f"http://{HERE}:{self.port}", headers=SAID_BY_CADDY, timeout=PATIENCE
        )

    def well(self) -> bool:
        """As Caddy asks: by the address it knows the server by, which is no name of the site."""
        try:
            return httpx.get(f"http://{HERE}:{self.port}/health").status_code == 200
        except httpx.HTTPError:
            return False

    def join(self, opened: Message, seat: int) -> Client:
        return Client(
            f"ws://{SITE}/ws",
            opened["table"]["id"],
            through=socket.create_connection((HERE, self.port)),
            eyes=seat,
            secrets=[one["secret"] for one in opened["held"] if one["seat"] == seat],
        )

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.http.close()


@pytest.fixture
def stack() -> Iterator[Deployed]:
    with deployed() as running:
        yield running


@pytest.fixture
def services(stack: Deployed) -> Iterator[list[Service]]:
    started = [Service(stack, name) for name in stack.commands]
    for one in started:
        until(one.well)
    yield started
    for one in started:
        one.end()


def until(true: Any) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.1)
    raise TimeoutError


def came(service: Service, opened: Message, seat: int) -> Client | None:
    """As the page does, once more in a moment."""
    client = service.join(opened, seat)
    told = client.heard_or_closed()
    if isinstance(told, ConnectionClosed) or told["type"] != "welcome":
        client.close()
        return None
    client.until("state")
    return client


def test_what_is_deployed_plays_on_when_a_server_dies(
    stack: Deployed, services: list[Service]
) -> None:
    one, other = services
    environment = {**os.environ, "PGPORT": stack.cluster.url.rsplit(":", 1)[1].split("/")[0]}
    checked = [str(programs() / stack.healthcheck[0]), *stack.healthcheck[1:]]
    assert subprocess.run(checked, env=environment, check=False).returncode == 0

    told = one.http.get("/api/health", headers={"Host": "elsewhere.example"})
    assert told.status_code == 421, "no other name"
    told = one.http.get("/api/health")
    assert (told.status_code, "strict-transport-security" in told.headers) == (200, True)
    seats = [{"who": "me"}, {"who": "device", "name": "Bára"}]
    answer = one.http.post("/api/tables", json={"game": "tales_of_glory", "seats": seats})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    path = f"/api/tables/{opened['table']['id']}"
    assert other.http.get(path).json()["id"] == opened["table"]["id"], "carried to who has it"
    guests = {seat: other.join(opened, seat) for seat in (0, 1)}
    for guest in guests.values():
        guest.until("state")
    playing = next(seat for seat, guest in guests.items() if guest.state["asked"])
    assert guests[playing].play()["ok"]
    guests[playing].rest()
    before = guests[playing].state["view"]
    for guest in guests.values():
        guest.close()

    one.process.send_signal(signal.SIGKILL)
    back = until(lambda: came(other, opened, playing))
    assert back.state["view"] == before
    back.close()

    other.process.send_signal(signal.SIGTERM)
    assert other.process.wait(GRACE) in (0, -signal.SIGTERM), "stopped in order within its grace"


def test_a_wrong_password_is_one_sentence_that_tells_none(stack: Deployed) -> None:
    [name, *_] = stack.commands
    stack.environment["PGPASSWORD"] = "another"
    service = Service(stack, name)
    _, said = service.process.communicate(timeout=PATIENCE)
    service.end()
    assert service.process.returncode == 2
    assert len(said.strip().splitlines()) == 1, said
    assert "password authentication failed" in said
    assert "another" not in said
