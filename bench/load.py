"""Many tables at once: how long from a choice to the update at the last client of its table.

python bench/load.py --tables 500 --clients 4 --seconds 60
python bench/load.py --most            choices a second that one process keeps durably

Driver and server share the machine. So that a driver without time is not taken for a slow server,
or the other way round, it reports how late its own clock rang and what processor time it used. So
that a slow host is not taken for either, it reports what processor time the host withheld.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
from server import HOST, Message, Server, in_turns, open_table, percentile, stolen
from wire import Wire

TICK = 0.005
STRETCH = 5.0  # seconds
PATIENCE = 30.0  # for the last updates


class Option(msgspec.Struct):
    choice: str


class Question(msgspec.Struct):
    number: int
    options: list[Option]


class State(msgspec.Struct):
    """As much of a state, or of what changed in it, as playing on needs; the rest is not read."""

    number: int
    first: int
    fingerprint: int = 0  # the first protocol has none
    after: int | None = None
    asked: Question | msgspec.UnsetType | None = msgspec.UNSET


read_state = msgspec.json.Decoder(State).decode


class Client:
    """One seat's client, which keeps the question it was asked last."""

    def __init__(self, party: Party, seat: int) -> None:
        self.party, self.seat = party, seat
        self.wire = Wire(self._heard, self._ended)
        self.asked: Question | None = None
        self.lines = self.fingerprint = 0

    async def connect(self, port: int, secret: str) -> None:
        await self.wire.connect(HOST, port)
        hello = {"type": "hello", "protocol": self.party.protocol, "table": self.party.table}
        self._say(**hello, secrets=[secret], eyes=self.seat, since=0)

    def choose(self, asked: Question, luck: random.Random) -> None:
        choice = luck.choice(asked.options).choice
        self._say(type="play", id=1, seat=self.seat, number=asked.number, choices=[choice])

    def _say(self, **message: Any) -> None:
        self.wire.say(msgspec.json.encode(message))

    def _heard(self, data: bytes) -> None:
        at = time.perf_counter()
        if data.startswith((b'{"type":"changed"', b'{"type":"state"')):
            state = read_state(data)
            if state.first != self.lines + 1 or state.after not in (None, self.fingerprint):
                self.party.errors.append(f"after line {self.lines} came line {state.first}")
            self.lines, self.fingerprint = state.number, state.fingerprint
            if state.asked is not msgspec.UNSET:
                self.asked = state.asked
            self.party.updated(self.seat, at)
        elif data.startswith((b'{"type":"error"', b'{"type":"notice"')) or b'"ok":false' in data:
            self.party.errors.append(data.decode()[:200])

    def _ended(self) -> None:
        self.party.errors.append("the server hung up")


class Party:
    """The clients of one table."""

    def __init__(self, table: str, clients: int, delays: list[float], protocol: int) -> None:
        self.table, self.delays, self.protocol = table, delays, protocol
        self.clients = [Client(self, seat) for seat in range(clients)]
        self.errors: list[str] = []
        self._luck = random.Random(table)
        self._sent = 0.0
        self._waiting: set[int] = set()

    @property
    def waits(self) -> bool:
        """Whether somebody has not had the last update yet."""
        return bool(self._waiting)

    def choose(self) -> bool:
        """Whoever is asked first answers; nobody is when the game is over."""
        for client in self.clients:
            asked = client.asked
            if asked is not None:
                self._waiting = set(range(len(self.clients)))
                self._sent = time.perf_counter()
                client.choose(asked, self._luck)
                return True
        return False

    def updated(self, seat: int, at: float) -> None:
        """A client has the update; the choice is over when the last one has it."""
        if seat in self._waiting:
            self._waiting.discard(seat)
            if not self._waiting:
                self.delays.append((at - self._sent) * 1000)


class Load:
    """N tables with M clients each, a choice at every table whenever its time has come."""

    def __init__(self, server: Server, options: argparse.Namespace, protocol: int = 3) -> None:
        self.protocol = protocol
        self.server, self.count, self.clients = server, options.tables, options.clients
        self.pace, self.seconds, self.apart = options.pace, options.seconds, options.apart
        self.parties: list[Party] = []
        self.delays: list[float] = []
        self.lags: list[float] = []
        self.stretches: list[tuple[float, float, float]] = []
        self.choices = self.skipped = self.games = 0

    async def open(self) -> None:
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60) as http:
            await in_turns(self.count, 8, lambda number: self._open(http, number))

    async def _open(self, http: httpx.AsyncClient, number: int) -> None:
        opened = await open_table(http, self.clients, number)
        secrets = {one["seat"]: one["secret"] for one in opened["held"]}
        party = Party(opened["table"]["id"], self.clients, self.delays, self.protocol)
        for client in party.clients:
            await client.connect(self.server.port, secrets[client.seat])
        self.parties.append(party)

    async def drift(self) -> None:
        """Some tables play some choices first: games that all began at once would all come to
        their heavy moments in the same second, as no five hundred tables do."""
        await self._together([self.pace * (n % self.apart) for n in range(self.count)])
        self.delays.clear()
        self.choices = self.skipped = self.games = 0

    async def run(self) -> None:
        watch = asyncio.create_task(self._watch())
        await self._together([self.seconds] * self.count)
        watch.cancel()

    async def _together(self, seconds: list[float]) -> None:
        """Each table plays for so long; their turns are evenly spread over the pace."""
        begin = time.monotonic() + 0.1
        starts = (begin + self.pace * n / self.count for n in range(self.count))
        await asyncio.gather(*map(self._play, self.parties, starts, seconds))
        patience = time.monotonic() + PATIENCE
        while any(party.waits for party in self.parties) and time.monotonic() < patience:
            await asyncio.sleep(TICK)

    async def _play(self, party: Party, due: float, seconds: float) -> None:
        until = due + seconds
        while due < until:
            await asyncio.sleep(due - time.monotonic())
            due += self.pace
            if party.waits:
                self.skipped += 1
            elif party.choose():
                self.choices += 1
            else:
                self.games += 1
                return

    async def _watch(self) -> None:
        """How late the driver itself is, and how the server did in each stretch of the run."""
        begun, served, told = time.perf_counter(), self.server.seconds(), 0
        withheld = stolen()
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            now = time.perf_counter()
            self.lags.append((now - due) * 1000)
            if now - begun >= STRETCH:
                share = (self.server.seconds() - served) / (now - begun)
                lost = (stolen() - withheld) / (now - begun)
                p99 = percentile(self.delays[told:], 0.99)
                self.stretches.append((round(share, 2), round(lost, 2), round(p99, 1)))
                begun, served, told = now, self.server.seconds(), len(self.delays)
                withheld = stolen()

    def close(self) -> list[str]:
        """Everybody goes; what went wrong until now."""
        errors = [error for party in self.parties for error in party.errors]
        for party in self.parties:
            for client in party.clients:
                client.wire.close()
        return errors


async def load(options: argparse.Namespace) -> Message:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            driver = Load(server, options)
            began = time.monotonic()
            await driver.open()
            opened = time.monotonic() - began
            await driver.drift()
            gc.collect()
            gc.freeze()
            served, driven, began = server.seconds(), time.process_time(), time.monotonic()
            await driver.run()
            took = time.monotonic() - began
            served, driven = server.seconds() - served, time.process_time() - driven
            errors = driver.close()
            return {
                "tables": options.tables,
                "clients": options.tables * options.clients,
                "opened_seconds": round(opened, 1),
                "choices": driver.choices,
                "choices_per_second": round(driver.choices / options.seconds, 1),
                "updates_measured": len(driver.delays),
                "turns_skipped": driver.skipped,
                "p50_ms": round(percentile(driver.delays, 0.5), 1),
                "p99_ms": round(percentile(driver.delays, 0.99), 1),
                "max_ms": round(max(driver.delays, default=0), 1),
                "driver_lag_p99_ms": round(percentile(driver.lags, 0.99), 1),
                "driver_lag_max_ms": round(max(driver.lags, default=0), 1),
                "driver_core_share": round(driven / took, 2),
                "server_core_share": round(served / took, 2),
                "server_ms_per_choice": round(served * 1000 / max(1, driver.choices), 2),
                "core_share_withheld_p99_in_stretches": driver.stretches,
                "server_memory_mb": round(server.memory()),
                "load_average": [round(one, 1) for one in os.getloadavg()],
                "games_finished": driver.games,
                "errors": len(errors),
                "first_errors": errors[:5],
            }
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between choices")
    parser.add_argument("--apart", type=int, default=20, help="choices some tables are ahead")
    parser.add_argument("--most", action="store_true")
    options = parser.parse_args()
    if options.most:
        from most import most

        result = most(options.seconds)
    else:
        result = uvloop.run(load(options))
    print(json.dumps(result, indent=1))


if __name__ == "__main__":
    main()
