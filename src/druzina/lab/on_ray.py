"""Games on Ray: on this machine, or on a cluster at an address.

A task is a handful of games; it is told by its rows or not at all, so a worker that dies loses
none and doubles none, and the rows are those of any other run with the same seed.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from importlib.util import find_spec
from typing import Any

from druzina.core import Problem
from druzina.lab.plan import Plan
from druzina.lab.play import play_games
from druzina.lab.row import Row
from druzina.lab.sharing import Result, Sharing

SCHEME = "ray://"
PATIENCE = 5.0  # seconds for an address to answer
AS_OURS = {"worker_niceness": 0}  # else Ray's workers give way to everything on a busy machine
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))  # of gRPC
HEAD, KIND, SETTINGS = 9, 3, 4  # of what is answered to it: how long its head is, and the kind
AHEAD = 2  # handfuls for each worker, so that none waits for the next


def reached(address: str) -> str:
    """The address, once Ray is installed and somebody answers there; empty: this machine."""
    if find_spec("ray") is None:
        raise Problem("problem-lab-ray-missing")
    if not address:
        return ""
    host, _, port = address.removeprefix(SCHEME).rpartition(":")
    try:
        number = int(port)
        with closing(socket.create_connection((host, number), PATIENCE)) as line:
            if secret() or speaks(line):
                return address
    except (OSError, ValueError, OverflowError) as error:
        raise Problem("problem-lab-ray-away", address=address) from error
    raise Problem("problem-lab-ray-away", address=address)


def secret() -> bool:
    """Whether Ray's lines are by TLS, whose greeting is not ours to make."""
    return os.environ.get("RAY_USE_TLS", "0") not in ("", "0")


def speaks(line: socket.socket) -> bool:
    """Whether gRPC is spoken there, as every Ray does; it would wait minutes for anybody else."""
    line.sendall(GREETING)
    answer = b""
    while len(answer) < HEAD:
        more = line.recv(HEAD - len(answer))
        if not more:
            return False
        answer += more
    return answer[KIND] == SETTINGS


def ray_results(
    plan: Plan, numbers: Sequence[int], workers: int, address: str
) -> Generator[Result, None, None]:
    """Every game's row or failure as soon as it is known, in no order. Ray is there when it
    returns, so that nothing is written for a run that never begins."""
    import ray

    _start(ray, workers, reached(address))
    return _played(ray, plan, numbers, workers)


def _played(
    ray: Any, plan: Plan, numbers: Sequence[int], workers: int
) -> Generator[Result, None, None]:
    try:
        yield from _Cluster(ray, plan, numbers, workers).results()
    finally:
        ray.shutdown()


def _start(ray: Any, workers: int, address: str) -> None:
    how: dict[str, Any] = {"address": address} if address else {"num_cpus": workers}
    if not address:
        how |= {"address": "local", "include_dashboard": False, "_system_config": AS_OURS}
    try:
        ray.init(logging_level="ERROR", log_to_driver=False, **how)
    except Exception as error:
        detail = str(error).strip().split("\n")[0] or type(error).__name__
        key = "problem-lab-ray-refused" if address else "problem-lab-ray-start"
        raise Problem(key, address=address, detail=detail) from error


class _Cluster:
    """The handfuls under way."""

    def __init__(self, ray: Any, plan: Plan, numbers: Sequence[int], workers: int) -> None:
        self.ray, self.sharing, self.size = ray, Sharing(plan, numbers, workers), AHEAD * workers
        self.plan = ray.put(plan)
        self.work = ray.remote(num_cpus=1, max_retries=0)(play_games)
        self.games: dict[Any, list[int]] = {}

    def results(self) -> Iterator[Result]:
        for _ in range(self.size):
            self._give()
        while self.games:
            done, _ = self.ray.wait(list(self.games), num_returns=1)
            yield from self._hear(done[0])

    def _give(self) -> None:
        if games := self.sharing.next_games():
            self.games[self.work.remote(self.plan, games)] = games

    def _hear(self, done: Any) -> Iterator[Result]:
        games = self.games.pop(done)
        try:
            found: list[Result] = self.ray.get(done)
        except self.ray.exceptions.RayError as error:
            said = str(error).strip().splitlines()[0] if str(error).strip() else repr(error)
            failed = self.sharing.died(games, f"the worker died: {said}")
            self._give()
            yield from failed
            return
        self.sharing.learn([one for one in found if isinstance(one, Row)])
        self._give()
        yield from found
