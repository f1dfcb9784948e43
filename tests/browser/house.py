"""The real server as a process of its own, so that it can be killed and come back."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from random import randrange
from typing import Any

import httpx

from druzina.store.volumes import FILE

# Tables begin alike in every run, also where nobody types a seed or several persons sit; and where
# a busy machine is slow to read a game, a drawn position is not refused for it.
COMMAND = """
from functools import partial
from druzina.cli import main
from druzina.server import app
from druzina.server.workers import placing
placing.SECONDS = 90.0
app.application = partial(app.application, entropy=bytes)
raise SystemExit(main())
"""
PATIENCE = 90.0


def free_port() -> int:
    """Below those that the system gives to clients, or one of them has it before we come back."""
    while True:
        port = randrange(12_000, 32_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class House:
    """A server on a port and a data folder that stay the same when it starts again."""

    def __init__(self, data: Path, code: Path | None = None, more: Sequence[str] = ()) -> None:
        """`code` holds another copy of the package, with content of its own; `more` is said to the
        server besides."""
        self.data, self.port, self.code, self.more = data, free_port(), code, more
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["serve", "--port", str(self.port), "--data", str(self.data)]
        options += ["--workers", "1", "--tables-per-hour", "100000", *self.more]
        self._process = subprocess.Popen(
            [sys.executable, "-c", COMMAND, *options],
            env=os.environ | ({"PYTHONPATH": str(self.code)} if self.code else {}),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if time.monotonic() > until:
                self.kill()
                raise AssertionError("the server does not answer")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def wake(self) -> None:
        """A test that failed may have left it dead."""
        if self._process is None or self._process.poll() is not None:
            self.start()

    def kill(self) -> None:
        """As if the machine had failed."""
        self._end(signal.SIGKILL)

    def kill_bots(self) -> None:
        """The processes in which bots think, not the server."""
        if self._process is None:
            return
        with suppress(FileNotFoundError, ProcessLookupError):
            pid = self._process.pid
            for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
                os.kill(int(child), signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def age(self, table: str, seconds: int) -> None:
        """All that happened at the table was so much longer ago; the server starts again."""
        self.stop()
        with closing(sqlite3.connect(self.data / FILE)) as store, store:
            back = (seconds * 1000, table)
            store.execute("UPDATE tables SET created = created - ? WHERE id = ?", back)
            store.execute('UPDATE entries SET at = at - ? WHERE "table" = ?', back)
        self.start()

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    def post(self, path: str, body: Any) -> Any:
        answer = httpx.post(f"{self.url}/api{path}", json=body, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = httpx.get(f"{self.url}/api{path}", timeout=PATIENCE)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, *seats: dict[str, Any], **more: Any) -> Any:
        """A new table of Tales of Glory with these seats."""
        return self.post("/tables", {"game": "tales_of_glory", "seats": list(seats), **more})
