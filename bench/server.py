"""A server in a process of its own, and clients that play, for `load.py` and `kill.py`.

Loopback only; everything is bounded in count and time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import IO, Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
HOST = "127.0.0.1"
GAME = "tales_of_glory"
DRUZINA = (sys.executable, "-c", "from druzina.cli import main; raise SystemExit(main())")


def free_port() -> int:
    """Below those that the system gives to clients, or one of them has it before we come back."""
    while True:
        port = random.randrange(12_000, 32_000)
        with suppress(OSError), socket.create_server((HOST, port)):
            return port


class Server:
    """`druzina serve` on a port and a data folder of its own."""

    def __init__(
        self,
        data: Path,
        port: int | None = None,
        log: IO[bytes] | None = None,
        sources: Path | None = None,
    ) -> None:
        self.data, self.port, self.log = data, port or free_port(), log
        self.sources = sources  # of another version than the installed one
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def http(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://{HOST}:{self.port}/ws"

    @property
    def arguments(self) -> list[str]:
        where = ["--port", str(self.port), "--data", str(self.data)]
        return ["serve", *where, "--workers", "1", "--tables-per-hour", "1000000"]

    def start(self, seconds: float = 60) -> None:
        self.launch()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if not self.alive:  # whoever answers on that port is not ours
                raise ChildProcessError("the server ended before it answered")
            asking = HTTPConnection(HOST, self.port, timeout=seconds)
            try:
                asking.request("GET", "/api/health")
                asking.getresponse().read()
                return
            except OSError:
                time.sleep(0.02)
            finally:
                asking.close()
        raise TimeoutError("the server did not start")

    def launch(self) -> None:
        path = {"PYTHONPATH": str(self.sources)} if self.sources else {}
        self.process = subprocess.Popen(
            [*DRUZINA, *self.arguments],
            stdout=subprocess.DEVNULL,
            stderr=self.log,
            env={**os.environ, **path},
        )

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def kill(self) -> None:
        """As hard as it goes."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def memory(self) -> float:
        """The most megabytes that were resident at any time."""
        assert self.process is not None, "it runs"
        status = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        peak = next(line for line in status if line.startswith("VmHWM"))
        return int(peak.split()[1]) * 1024 / 1e6

    def resident(self) -> float:
        """The megabytes that are resident now."""
        assert self.process is not None, "it runs"
        status = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        now = next(line for line in status if line.startswith("VmRSS"))
        return int(now.split()[1]) * 1024 / 1e6

    def seconds(self) -> float:
        """Processor time used so far."""
        assert self.process is not None, "it runs"
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def stolen() -> float:
    """Processor time that the host of a virtual machine has kept for others so far."""
    cores = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    return int(cores[8]) / os.sysconf("SC_CLK_TCK")


async def open_table(http: httpx.AsyncClient, seats: int, seed: int) -> Message:
    """A table with that many people, all on this device."""
    body = {
        "game": GAME,
        "seats": [{"who": "device", "name": f"P{seat}"} for seat in range(seats)],
        "options": {"mode": "experienced"},
        "seed": seed,
    }
    answer = await http.post("/api/tables", json=body)
    answer.raise_for_status()
    opened: Message = answer.json()
    return opened


def merged(state: Message, change: Message) -> Message:
    """The state after a change: of the view its fields, of a list its entries."""
    view = {**state["view"], **change.get("view", {})}
    for field, entries in change.get("entries", {}).items():
        view[field] = [entries.get(str(n), one) for n, one in enumerate(view[field])]
    return {**state, **change, "view": view}


class Player:
    """One client of one seat. `acknowledged` are its choices that the server has confirmed."""

    def __init__(self, url: str, opened: Message, seat: int, heard: Callable[[str], None]) -> None:
        self.url, self.table, self.seat = url, opened["table"]["id"], seat
        self.secret = next(one["secret"] for one in opened["held"] if one["seat"] == seat)
        self.socket: ClientConnection | None = None
        self.state: Message = {}
        self.acknowledged: list[str] = []
        self.pending: tuple[str, int] | None = None
        self.errors: list[str] = []
        self.lines = 0
        self.arguments: dict[str, Any] = {}  # of the connection
        self._heard = heard
        self._luck = random.Random(f"{self.table} {seat}")

    async def connect(self) -> None:
        self.socket = await connect(
            self.url,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=60,
            **self.arguments,
        )
        await self.say(
            type="hello",
            protocol=3,
            table=self.table,
            secrets=[self.secret],
            eyes=self.seat,
            since=self.lines,
        )

    async def leave(self) -> None:
        """Hangs up: a table at which somebody still listens is not put away."""
        assert self.socket is not None, "connected"
        await self.socket.close()

    async def say(self, **message: Any) -> None:
        assert self.socket is not None, "connected"
        await self.socket.send(json.dumps(message))

    async def listen(self) -> None:
        """Takes in what comes until the connection ends."""
        assert self.socket is not None, "connected"
        try:
            async for text in self.socket:
                self.take(msgspec.json.decode(text))
        except ConnectionClosed:
            pass

    def take(self, message: Message) -> None:
        kind = message["type"]
        if kind in ("state", "changed"):
            if message["first"] > self.lines + 1:
                self.errors.append(f"lines {self.lines + 1} to {message['first']} are missing")
            self.lines = message["number"]
            self.state = message if kind == "state" else merged(self.state, message)
            self._heard(self.table)
        elif kind == "reply":
            self._replied(message)
        elif kind == "error":
            self.errors.append(message["key"])

    def _replied(self, message: Message) -> None:
        if self.pending is None:
            return
        (text, _), self.pending = self.pending, None
        if message["ok"]:
            self.acknowledged.append(text)
        elif message["refusal"]["key"] not in ("refusal-stale", "refusal-not-asked"):
            self.errors.append(message["refusal"]["key"])

    @property
    def asked(self) -> Message | None:
        asked: Message | None = self.state.get("asked") if self.pending is None else None
        return asked

    @property
    def over(self) -> bool:
        return bool(self.state.get("outcome"))

    async def choose(self) -> None:
        """Any option of the open question."""
        asked = self.asked
        assert asked is not None, "asked"
        text = self._luck.choice(asked["options"])["choice"]
        self.pending = text, asked["number"]
        await self.say(type="play", id=1, seat=self.seat, number=asked["number"], choices=[text])


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


async def in_turns(count: int, at_once: int, work: Callable[[int], Any]) -> list[Any]:
    """Does `work` for each number, so many at once."""
    gate = asyncio.Semaphore(at_once)

    async def one(number: int) -> Any:
        async with gate:
            return await work(number)

    return list(await asyncio.gather(*(one(number) for number in range(count))))
