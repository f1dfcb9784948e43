"""The commands of `deploy/` on this machine, with Caddy in front: one of two servers is killed.

    python bench/deployed.py --caddy /usr/bin/caddy --kills 10 --tables 4

Everything is started as `compose.yaml` and `Caddyfile` say, with addresses of this machine: the
database with its password over TCP, two servers, Caddy with TLS by an authority of its own. Every
client is a browser of its own: it takes Caddy's cookie, stays where that leads, and comes back with
the pauses of the page. What is looked at in the end is what `kill_several.py` looks at.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from kill_several import LOST, PAUSE, WRONG, Company, Guest, OnPostgres, rounds, told
from server import Message, Player, free_port, open_table

from tests.deployment import DEPLOY, ENVIRONMENT, HERE, Deployed, deployed

SITE = "localhost"
COOKIE = "druzina_server"


class Composed(OnPostgres):
    """A server with the command that Compose would give it, and more tables an hour."""

    def __init__(self, stack: Deployed, name: str) -> None:
        super().__init__(stack.cluster.url)
        self.port, self._command = stack.ports[name], stack.commands[name]

    @property
    def arguments(self) -> list[str]:
        return [*self._command, "--tables-per-hour", "1000000", "--unlimited", HERE]


class Browser(Guest):
    """Knows the site alone, and which server its cookie names."""

    def __init__(self, site: str, opened: Message, seat: int) -> None:
        super().__init__([], opened, seat)
        self.url = f"{site.replace('https', 'wss', 1)}/ws"
        self._site = site
        self.arguments = {"ssl": trusting()}

    async def _come_in(self) -> None:
        cookies = self.arguments.get("additional_headers", {})
        async with httpx.AsyncClient(verify=False, timeout=10, headers=cookies) as http:
            page = await http.get(f"{self._site}/")
        if COOKIE in page.cookies:
            self.arguments["additional_headers"] = {"Cookie": f"{COOKIE}={page.cookies[COOKIE]}"}
        await asyncio.wait_for(self.connect(), 10)


def trusting() -> ssl.SSLContext:
    """Caddy's authority is its own, and nobody else's."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


class Table(Company):
    """Opened by a browser, and sat at by others."""

    def __init__(self, site: str, number: int) -> None:
        super().__init__([], number)
        self.site = site

    async def play(self) -> None:
        while True:
            try:
                async with httpx.AsyncClient(base_url=self.site, verify=False, timeout=10) as http:
                    opened = await open_table(http, 3, 1000 * self.number + len(self.games))
            except LOST:
                await asyncio.sleep(PAUSE)
                continue
            guests: list[Player] = [Browser(self.site, opened, seat) for seat in range(3)]
            self.games.append(guests)
            await asyncio.gather(*(one.stay() for one in guests if isinstance(one, Guest)))


@contextmanager
def caddy(program: Path, ports: dict[str, int]) -> Iterator[str]:
    """The address of the site; nothing of this machine's trust or Caddy's folders is touched."""
    port = free_port()
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    for name, behind in ports.items():
        text = text.replace(f"{name}:8000", f"{HERE}:{behind}")
    with tempfile.TemporaryDirectory() as folder:
        alone = "local_certs\nskip_install_trust\nadmin off\nauto_https disable_redirects\n"
        alone += f"https_port {port}\nstorage file_system {folder}\ndefault_bind {HERE}\n"
        file = Path(folder) / "Caddyfile"
        file.write_text(f"{{\n{alone}}}\n{text}", encoding="utf-8")
        command = [program, "run", "--adapter", "caddyfile", "--config", file]
        environment = {**os.environ, "SITE": f"{SITE}:{port}", "HOME": folder}
        with (Path(folder) / "log").open("w") as log:
            running = subprocess.Popen(command, stderr=log, stdout=log, env=environment)
            try:
                yield f"https://{SITE}:{port}"
            finally:
                running.terminate()
                running.wait()


def run(options: argparse.Namespace) -> Message:
    os.environ["PGPASSWORD"] = ENVIRONMENT["PASSWORD"]
    with deployed(SITE) as stack, caddy(options.caddy, stack.ports) as site:
        return asyncio.run(played(stack, site, options))


async def played(stack: Deployed, site: str, options: argparse.Namespace) -> Message:
    servers = [Composed(stack, name) for name in stack.commands]
    companies: list[Company] = [Table(site, number) for number in range(options.tables)]
    try:
        deaths = await rounds(servers, companies, options)
    finally:
        for server in servers:
            server.kill()
    return await told(stack.cluster.url, companies, deaths)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--caddy", type=Path, required=True, help="the program")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=1800, help="stop after this long")
    parser.add_argument("--seed", type=int, default=5, help="another for each piece of a long run")
    parser.add_argument("--pauses", type=float, default=0.0, help="the share that is only paused")
    result = run(parser.parse_args())
    print(json.dumps(result, indent=1))
    sys.exit(1 if any(result[wrong] for wrong in WRONG) else 0)


if __name__ == "__main__":
    main()
