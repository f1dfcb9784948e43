"""Two servers on one PostgreSQL beside one on SQLite, in the same run: how long a choice takes.

    python bench/load_several.py --tables 1000 --clients 4 --pace 2 --seconds 40

As `load.py`, one way after the other: one server on a folder; two on a database with every client
at the server that has its table; and two with half of the clients at the other one, which carries
them, as behind a proxy that knows nothing of tables. What the database itself takes is told too.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from load import Load, Party
from server import Message, Server, in_turns, open_table, percentile

from tests.postgres import Cluster, own_cluster

TICKS = os.sysconf("SC_CLK_TCK")


class OnPostgres(Server):
    """The same server with another store."""

    def __init__(self, url: str) -> None:
        super().__init__(Path())
        self._url = url

    @property
    def arguments(self) -> list[str]:
        where = ["--port", str(self.port), "--store", self._url]
        return ["serve", *where, "--workers", "1", "--tables-per-hour", "1000000"]


class All(Server):
    """Several servers, asked for the sum of what they take."""

    def __init__(self, servers: Sequence[Server]) -> None:
        super().__init__(Path(), servers[0].port)
        self.servers = servers

    def seconds(self) -> float:
        return sum(one.seconds() for one in self.servers)


class Spread(Load):
    """Tables on all servers in turn; of every `carried` clients one is at the wrong server."""

    def __init__(
        self, servers: Sequence[Server], options: argparse.Namespace, carried: int
    ) -> None:
        super().__init__(All(servers), options)
        self.servers, self.carried = servers, carried

    async def open(self) -> None:
        for turn, server in enumerate(self.servers):
            numbers = range(turn, self.count, len(self.servers))
            async with httpx.AsyncClient(base_url=server.http, timeout=120) as http:
                opening = partial(self._open_one, http, numbers)
                await in_turns(len(numbers), 8, opening)

    async def _open_one(self, http: httpx.AsyncClient, numbers: range, place: int) -> None:
        await self._open(http, numbers[place])

    async def _open(self, http: httpx.AsyncClient, number: int) -> None:
        opened = await open_table(http, self.clients, number)
        secrets = {one["seat"]: one["secret"] for one in opened["held"]}
        party = Party(opened["table"]["id"], self.clients, self.delays, self.protocol)
        for client in party.clients:
            astray = self.carried and client.seat % self.carried == 0
            server = self.servers[(number + bool(astray)) % len(self.servers)]
            await client.connect(server.port, secrets[client.seat])
        self.parties.append(party)


def database_seconds(cluster: Cluster | None) -> float:
    """Processor time of PostgreSQL: all its processes, also those that have ended."""
    if cluster is None:
        return 0.0
    first = (cluster.data / "postmaster.pid").read_text().split("\n", 1)[0]
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in children]
    own = Path(f"/proc/{first}/stat").read_text().rpartition(")")[2].split()
    used = sum(int(one[11]) + int(one[12]) for one in fields) + sum(map(int, own[11:15]))
    return used / TICKS


async def measured(
    servers: Sequence[Server], cluster: Cluster | None, options: argparse.Namespace, carried: int
) -> Message:
    driver = Spread(servers, options, carried)
    await driver.open()
    await driver.drift()
    gc.collect()
    gc.freeze()

    def used() -> list[float]:
        each = [one.seconds() for one in servers]
        return [*each, database_seconds(cluster), time.process_time()]

    before, began = used(), time.monotonic()
    await driver.run()
    took = time.monotonic() - began
    *each, database, driven = (
        round((now - then) / took, 2) for now, then in zip(used(), before, strict=True)
    )
    memory = [round(one.memory()) for one in servers]
    errors = driver.close()
    gc.unfreeze()
    return {
        "tables": options.tables,
        "clients": options.tables * options.clients,
        "choices": driver.choices,
        "choices_per_second": round(driver.choices / options.seconds, 1),
        "turns_skipped": driver.skipped,
        "p50_ms": round(percentile(driver.delays, 0.5), 1),
        "p99_ms": round(percentile(driver.delays, 0.99), 1),
        "max_ms": round(max(driver.delays, default=0), 1),
        "server_core_shares": each,
        "database_core_share": database,
        "driver_core_share": driven,
        "driver_lag_p99_ms": round(percentile(driver.lags, 0.99), 1),
        "server_memory_mb": memory,
        "share_withheld_p99_in_stretches": driver.stretches,
        "load_average": [round(one, 1) for one in os.getloadavg()],
        "errors": len(errors),
        "first_errors": errors[:3],
    }


@contextmanager
def started(servers: Sequence[Server]) -> Iterator[Sequence[Server]]:
    try:
        for one in servers:
            one.start()
        yield servers
    finally:
        for one in servers:
            one.stop()


def one_on_a_folder(options: argparse.Namespace) -> Message:
    with tempfile.TemporaryDirectory() as folder, started([Server(Path(folder))]) as servers:
        return uvloop.run(measured(servers, None, options, 0))


def two_on_a_database(options: argparse.Namespace, carried: int) -> Message:
    with own_cluster() as cluster, started([OnPostgres(cluster.url) for _ in range(2)]) as servers:
        return uvloop.run(measured(servers, cluster, options, carried))


WAYS = {
    "one": one_on_a_folder,
    "two": lambda options: two_on_a_database(options, 0),
    "carried": lambda options: two_on_a_database(options, 2),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--clients", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds between choices")
    parser.add_argument("--apart", type=int, default=10, help="choices some tables are ahead")
    parser.add_argument("--ways", default=",".join(WAYS), help=f"some of {','.join(WAYS)}")
    options = parser.parse_args()
    for way in options.ways.split(","):
        print(json.dumps({way: WAYS[way](options)}, indent=1), flush=True)


if __name__ == "__main__":
    main()
