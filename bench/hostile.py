"""Hostile clients against a server at which honest people play.

    python bench/hostile.py --messages 20000
    python bench/hostile.py --attack headers --seconds 20

Malformed, oversized, out-of-turn, forged and replayed messages, over the WebSocket and over HTTP.
Nothing of it may be answered with a yes, nothing may fail in the server, the records of the honest
tables must hold the honest choices and nothing else, and no honest client may be cut off. With
`--attack` one stranger at another address tries to have the server for himself (`starving.py`):
how long honest people and an honest person's bot take meanwhile, and whether memory comes back.
Honest play alone keeps more and more for a while (words and views that may be wanted again): what
comes of that is told by `--attack nobody`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from druzina.server.table.table import Table
from druzina.store import SqliteStore
from druzina.store.volumes import newest

sys.path.insert(0, str(Path(__file__).parent))
from honest import Honesty
from kill import _differing
from malice import KINDS, Malice, Request, Target
from server import GAME, HOST, Message, Player, Server, open_table, percentile
from starving import KINDS as STRANGERS
from starving import LARGE

PARTIES = 3
TICK = 0.005  # seconds
PATIENCE = 20.0  # seconds
ANSWERS = ('{"type":"error"', '{"type":"reply"')
WRONG = ("Traceback", "ERROR", "Exception", "Error at")


class Attack:
    """So many messages, shared out among connections; what came of them is counted."""

    def __init__(self, server: Server, honesty: Honesty, stalled: Message, seed: int) -> None:
        self.server, self.honesty, self.seed = server, honesty, seed
        self.table = stalled["table"]["id"]
        self.secret = stalled["held"][0]["secret"]
        self.spent: Message = {}
        self.sent: Counter[str] = Counter()
        self.answers: Counter[str] = Counter()
        self.accepted: list[str] = []

    async def prepare(self) -> None:
        """The attacker's one answer that is taken, to be replayed later."""
        async with connect(self.server.socket) as socket:
            await socket.send(json.dumps(self._hello(True)))
            while True:
                heard = json.loads(await socket.recv())
                if heard["type"] == "state" and (asked := heard["asked"]):
                    self.spent = {"type": "play", "id": 7, "seat": 0, "number": asked["number"]}
                    self.spent["choices"] = [asked["options"][0]["choice"]]
                    await socket.send(json.dumps(self.spent))
                if heard["type"] == "reply":
                    assert heard["ok"], heard
                    return

    def _hello(self, seated: bool) -> Message:
        """To the stalled table with a seat, to an honest one as a spectator."""
        hello: Message = {"type": "hello", "protocol": 3, "table": self.table}
        if seated:
            return {**hello, "secrets": [self.secret], "eyes": 0}
        return {**hello, "table": self.honesty.games[-1][0].table}

    async def run(self, messages: int) -> None:
        target = Target(self.table, self.honesty.overheard, self.spent)
        talkers = max(4, min(80, messages // 50))
        askers = max(2, talkers // 5)
        frames = messages * 4 // 5
        share = [frames // talkers + (n < frames % talkers) for n in range(talkers)]
        requests = messages - frames
        asked = [requests // askers + (n < requests % askers) for n in range(askers)]
        await asyncio.gather(
            *(
                self._talk(Malice(self.seed + n, target), count, n % 2 == 0, n % 10 == 3)
                for n, count in enumerate(share)
            ),
            *(self._ask(Malice(self.seed - 1 - n, target), c) for n, c in enumerate(asked)),
        )

    def _connect(self) -> connect:
        url = self.server.socket
        return connect(url, compression=None, max_size=None, ping_interval=None, open_timeout=60)

    async def _talk(self, malice: Malice, count: int, seated: bool, floods: bool) -> None:
        """Comes back whenever it is thrown out."""
        while count > 0:
            try:
                async with self._connect() as socket:
                    await socket.send(json.dumps(self._hello(seated)))
                    heard = asyncio.Event()
                    listening = asyncio.create_task(self._listen(socket, heard))
                    try:
                        while count > 0 and not listening.done():
                            heard.clear()
                            kind = malice.luck.choice(KINDS)
                            count -= 1
                            self.sent[kind] += 1
                            await socket.send(malice.frame(kind))
                            await self._answered(heard, kind, floods)
                    finally:
                        listening.cancel()
            except ConnectionClosed:
                continue
            except (OSError, InvalidHandshake) as error:
                self.answers[f"no connection: {type(error).__name__}"] += 1
                await asyncio.sleep(0.1)

    async def _answered(self, heard: asyncio.Event, kind: str, floods: bool) -> None:
        """Most wait for an answer, so that none of what they say is lost behind a closed door."""
        if floods and kind != "oversized":
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(heard.wait(), PATIENCE)
        except TimeoutError:
            self.answers["no answer"] += 1
        await asyncio.sleep(1 / 25)

    async def _listen(self, socket: Any, heard: asyncio.Event) -> None:
        try:
            async for text in socket:
                if text.startswith(ANSWERS):
                    self._hear(json.loads(text))
                    heard.set()
        except ConnectionClosed as closed:
            self.answers[f"closed {closed.rcvd.code if closed.rcvd else 'abruptly'}"] += 1
        finally:
            heard.set()

    def _hear(self, heard: Message) -> None:
        if heard["type"] == "error":
            self.answers[heard["key"]] += 1
        elif heard["ok"]:
            self.accepted.append(str(heard)[:200])
        else:
            self.answers[heard["refusal"]["key"]] += 1

    async def _ask(self, malice: Malice, count: int) -> None:
        async with httpx.AsyncClient(base_url=self.server.http, timeout=60) as http:
            for _ in range(count):
                kind = malice.luck.choice(KINDS)
                self.sent[kind] += 1
                request = malice.request(kind)
                if isinstance(request, bytes):
                    await self._throw(request)
                else:
                    await self._request(http, request)

    async def _request(self, http: httpx.AsyncClient, request: Request) -> None:
        try:
            answer = await http.request(
                request.method, request.path, content=request.body, headers=dict(request.headers)
            )
        except httpx.TransportError:  # thrown out before all of it was said
            self.answers["HTTP hung up"] += 1
            return
        self.answers[f"HTTP {answer.status_code}"] += 1
        page = request.method == "GET" and not answer.url.path.startswith("/api/")
        if (answer.is_success and not page) or b"root:" in answer.content:
            self.accepted.append(f"{request} {answer.text[:100]}"[:300])

    async def _throw(self, data: bytes) -> None:
        """Bytes that are no request: any answer will do, or none."""
        reader, writer = await asyncio.open_connection(HOST, self.server.port)
        try:
            writer.write(data)
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(64), 5)
            self.answers[f"thrown {answer[9:12].decode('latin-1') or 'closed'}"] += 1
        except (OSError, TimeoutError):
            self.answers["thrown away"] += 1
        finally:
            writer.close()


async def verify(data: Path, honesty: Honesty, stalled: str, spent: Message) -> Message:
    """Reads the store: honest choices and nothing else, and no table that nobody opened."""
    store = SqliteStore(data)
    changed = 0
    for players in honesty.games:
        stored = await store.load(players[0].table)
        assert stored is not None, "an honest table"
        for player in players:
            mine = f"{player.seat} "
            kept = [e.text.removeprefix(mine) for e in stored.entries if e.text.startswith(mine)]
            changed += kept != player.acknowledged
        changed += len(stored.entries) != sum(len(player.acknowledged) for player in players)
        changed += _differing(Table(store, stored, b"bench"), list(players))
    waiting = await store.load(stalled)
    assert waiting is not None, "the stalled table"
    changed += [entry.text for entry in waiting.entries] != [f"0 {spent['choices'][0]}"]
    await store.close()
    with sqlite3.connect(newest(data)) as database:
        [tables] = database.execute("SELECT count(*) FROM tables").fetchone()
    database.close()
    return {"records_changed": changed, "tables_made": tables - len(honesty.games) - 1}


def complaints(log: Path) -> list[str]:
    lines = log.read_text(errors="replace").splitlines()
    return [line for line in lines if any(word in line for word in WRONG)]


async def run(options: argparse.Namespace) -> Message:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as writing:
            server = Server(Path(folder) / "data", log=writing)
            server.start()
            try:
                honesty, attack, figures = await _assault(server, options)
            finally:
                server.stop()
        kept = await verify(Path(folder) / "data", honesty, attack.table, attack.spent)
        wrong = complaints(log)
        errors = [e for game in honesty.games for one in game for e in one.errors]
        return {
            **figures,
            **kept,
            "unhandled": len(wrong),
            "first_unhandled": wrong[:5],
            "log_lines": len(log.read_text(errors="replace").splitlines()),
            "accepted": len(attack.accepted),
            "first_accepted": attack.accepted[:5],
            "honest_cut_off": honesty.cut,
            "honest_errors": len(errors),
            "first_errors": errors[:5],
        }


async def _assault(server: Server, options: argparse.Namespace) -> tuple[Honesty, Attack, Message]:
    honesty = Honesty(server)
    playing = [asyncio.create_task(honesty.play(party)) for party in range(PARTIES)]
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        stalled = await open_table(http, 2, 99)
    attack = Attack(server, honesty, stalled, options.seed)
    await attack.prepare()
    await asyncio.sleep(options.quiet)
    quiet = list(honesty.delays)
    before, used, began = server.resident(), server.seconds(), time.monotonic()
    late: list[float] = []
    watch = asyncio.create_task(_watch(late))
    await attack.run(options.messages)
    watch.cancel()
    took, used = time.monotonic() - began, server.seconds() - used
    during = honesty.delays[len(quiet) :]
    left = await _settled(server, before, options.patience)
    honesty.stopping = True
    await asyncio.gather(*playing)
    well = httpx.get(f"{server.http}/api/health", timeout=60).json()["status"]
    return (
        honesty,
        attack,
        {
            "messages": attack.sent.total(),
            "kinds": dict(attack.sent),
            "seconds": round(took, 1),
            "server_seconds": round(used, 1),
            "answers": dict(attack.answers.most_common()),
            "honest_choices": sum(len(one.acknowledged) for game in honesty.games for one in game),
            "honest_ms": {"quiet": _times(quiet), "under_attack": _times(during)},
            "driver_late_ms": _times(late),
            "memory_mb": left,
            "health": well,
        },
    )


async def _watch(late: list[float]) -> None:
    """How late the clients themselves are: attackers and honest people share one process."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append((time.perf_counter() - due) * 1000)


def _times(delays: list[float]) -> Message:
    shares = {"p50": 0.5, "p99": 0.99, "max": 1.0}
    figures = {name: round(percentile(delays, share), 1) for name, share in shares.items()}
    return {"count": len(delays), **figures}


async def starve(options: argparse.Namespace) -> Message:
    """Honest people and one honest bot: in peace, under one attack, and what stays of it."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        with log.open("wb") as writing:
            server = Server(Path(folder) / "data", log=writing, sources=options.sources)
            server.start()
            try:
                figures = await _starved(server, options)
            finally:
                server.stop()
        lines = log.read_text(errors="replace").splitlines()
        return {"attack": options.attack, **figures, "log_lines": len(lines), "log": lines[:3]}


async def _starved(server: Server, options: argparse.Namespace) -> Message:
    for path in LARGE:  # what the first visitors read is kept from then on
        httpx.get(server.http + path, timeout=60)
    honesty = Honesty(server)
    playing = [asyncio.create_task(honesty.play(party)) for party in range(PARTIES)]
    thoughts: list[float] = []
    probe = asyncio.create_task(_probe(server, thoughts, lambda: honesty.stopping))
    await asyncio.sleep(options.quiet)
    quiet, calm = len(honesty.delays), len(thoughts)
    before = server.resident()
    script = str(Path(__file__).parent / "starving.py")
    attack = await asyncio.create_subprocess_exec(
        sys.executable, script, options.attack, str(server.port), str(options.seconds),
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    told, _ = await attack.communicate()
    during, thought = honesty.delays[quiet:], thoughts[calm:]
    left = await _settled(server, before, options.patience)
    honesty.stopping = True
    await asyncio.wait_for(asyncio.gather(*playing, probe, return_exceptions=True), 120)
    return {
        "honest_ms": {"quiet": _times(honesty.delays[:quiet]), "under_attack": _times(during)},
        "bot_ms": {"quiet": _times(thoughts[:calm]), "under_attack": _times(thought)},
        "memory_mb": left,
        "honest_cut_off": honesty.cut,
        "stranger": json.loads(told or b"{}"),
    }


async def _settled(server: Server, before: float, patience: float) -> Message:
    """What is left of it after a while, though honest people play on."""
    ended = server.resident()
    await asyncio.sleep(patience)
    sizes = {"before": before, "peak": server.memory(), "ended": ended, "after": server.resident()}
    return {name: round(size) for name, size in sizes.items()}


async def _probe(server: Server, thoughts: list[float], over: Callable[[], bool]) -> None:
    """An honest person against an apprentice: how long until it is their turn again."""
    while not over():
        async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
            seats = [{"who": "me"}, {"who": "bot", "level": "apprentice"}]
            answer = await http.post("/api/tables", json={"game": GAME, "seats": seats})
        player = Player(server.socket, answer.json(), 0, lambda table: None)
        await player.connect()
        listening = asyncio.create_task(player.listen())
        since = 0.0
        while not over() and not player.over and not listening.done():
            if player.asked:
                if since:
                    thoughts.append((time.perf_counter() - since) * 1000)
                since = time.perf_counter()
                await player.choose()
            await asyncio.sleep(0.01)
        listening.cancel()
        await player.leave()


BAD = ("records_changed", "tables_made", "unhandled", "accepted", "honest_cut_off", "honest_errors")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", type=float, default=5, help="seconds of peace before")
    parser.add_argument("--attack", choices=STRANGERS, help="one stranger instead of messages")
    parser.add_argument("--seconds", type=float, default=20, help="how long the stranger goes on")
    parser.add_argument(
        "--patience", type=float, default=30, help="seconds for memory to come back"
    )
    parser.add_argument("--sources", type=Path, help="src of another version, to compare")
    options = parser.parse_args()
    if options.attack:
        print(json.dumps(asyncio.run(starve(options)), indent=1))
        return
    result = asyncio.run(run(options))
    print(json.dumps(result, indent=1))
    sys.exit(1 if any(result[name] for name in BAD) else 0)


if __name__ == "__main__":
    main()
