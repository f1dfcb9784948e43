"""What `deploy/` says, read as Compose reads it, and its commands on this machine alone.

Compose gives every service an address of its own; here all have this computer's, and a port each.
"""

from __future__ import annotations

import asyncio
import re
import shlex
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]  # it comes with litestar, without types
from msgspec import Struct

from druzina.store.postgres_address import Address
from tests.postgres import Cluster, own_cluster

DEPLOY = Path(__file__).parents[1] / "deploy"
ENVIRONMENT = {"SITE": "druzina.example", "PASSWORD": "hush"}
HERE = "127.0.0.1"
STARTED = "exec druzina "


def compose(site: str = ENVIRONMENT["SITE"]) -> Any:
    """With what `.env` says, then as YAML."""
    said = {**ENVIRONMENT, "SITE": site}
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    return yaml.safe_load(re.sub(r"(?<!\$)\$\{(\w+)[^}]*\}", lambda found: said[found[1]], text))


def servers(whole: Any) -> dict[str, Any]:
    return {name: one for name, one in whole["services"].items() if name.startswith("server")}


def words(service: Any) -> list[str]:
    """What the shell of a server's container gives to `druzina`."""
    shell, flag, script = shlex.split(service["command"])
    assert (shell, flag) == ("sh", "-c")
    _, started = script.replace("$$(hostname)", service["hostname"]).split(STARTED)
    return shlex.split(started)


class Guarded(Cluster):
    """As its image makes it: reached by TCP, with a password, and with a database of the user's."""

    port = 0

    @property
    def url(self) -> str:
        return f"postgresql://druzina@{HERE}:{self.port}/druzina"

    def letting_in(self) -> tuple[str, ...]:
        secret = self.folder / "password"
        secret.write_text(ENVIRONMENT["PASSWORD"])
        secret.chmod(0o644)
        return ("-A", "scram-sha-256", "--pwfile", str(secret))

    def make(self) -> None:
        self.port = free_port()
        super().make()
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = '{HERE}'\nport = {self.port}\n")
        self.start()
        asyncio.run(self._make_database())
        self.stop("fast")

    async def _make_database(self) -> None:
        first = Address(self.url.removesuffix("druzina") + "postgres")
        database = await first.connect(password=ENVIRONMENT["PASSWORD"])
        await database.execute("CREATE DATABASE druzina")
        await database.close()


def free_port() -> int:
    with socket.create_server((HERE, 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


class Deployed(Struct):
    """The services' commands and what they find around them, with addresses of this machine."""

    cluster: Cluster
    ports: dict[str, int]
    commands: dict[str, list[str]]
    environment: dict[str, str]  # of the servers
    healthcheck: list[str]  # of the database


@contextmanager
def deployed(site: str = ENVIRONMENT["SITE"]) -> Iterator[Deployed]:
    """The database runs; the servers' commands are told, for whoever starts them."""
    whole = compose(site)
    with own_cluster(Guarded) as cluster:
        assert isinstance(cluster, Guarded)
        ports = {name: free_port() for name in servers(whole)}
        commands = {}
        for name, service in servers(whole).items():
            told = [_here(word, cluster.port, ports) for word in words(service)]
            told[told.index("--port") + 1] = str(ports[name])
            commands[name] = told
        [environment] = {tuple(one["environment"].items()) for one in servers(whole).values()}
        check = shlex.split(whole["services"]["database"]["healthcheck"]["test"][1])
        yield Deployed(cluster, ports, commands, dict(environment), check)


def _here(word: str, database: int, ports: dict[str, int]) -> str:
    """An address inside Compose's network as one of this machine."""
    for name, port in ports.items():
        word = word.replace(f"{name}:8000", f"{HERE}:{port}")
    word = word.replace("@database/", f"@{HERE}:{database}/").replace("0.0.0.0", HERE, 1)
    return re.sub(r"^10\.77\.0\.(0/24|\d+)$", HERE, word)
