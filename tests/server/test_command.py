"""`druzina serve`: what keeps it from starting is one sentence, in both languages, and code 2."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import httpx
import pytest

from druzina.store.sqlite import FILE

SERVE = (sys.executable, "-c", "from druzina.cli import main; raise SystemExit(main())", "serve")


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*SERVE, *arguments]
    return subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_taken_port(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = serve("--port", port, "--data", str(tmp_path), "--lang", lang)
    assert ended.returncode == 2
    assert port in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").write_text("in the way")
    ended = serve("--port", "0", "--data", str(tmp_path / "file" / "deep"), "--lang", lang)
    assert ended.returncode == 2
    assert "--data" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_store_of_a_newer_version_and_no_store(tmp_path: Path) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("CREATE TABLE version (version INTEGER NOT NULL)")
    database.execute("INSERT INTO version VALUES (99)")
    database.commit()
    database.close()
    ended = serve("--port", "0", "--data", str(tmp_path))
    assert ended.returncode == 2
    assert "99" in ended.stderr
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to be taken for one" * 50)
    ended = serve("--port", "0", "--data", str(tmp_path))
    assert ended.returncode == 2
    assert FILE in ended.stderr


def test_ctrl_c_ends_it_and_nothing_is_lost(tmp_path: Path) -> None:
    server = subprocess.Popen(
        [*SERVE, "--port", "0", "--data", str(tmp_path), "--lang", "en"],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        body = {"game": "tales_of_glory", "seats": [{"who": "me"}, {"who": "bot"}]}
        made = _when_ready(address, body)
        server.send_signal(signal.SIGINT)
        assert server.wait(20) == 0
    finally:
        server.kill()
        server.communicate()
    with sqlite3.connect(tmp_path / FILE) as database:
        assert database.execute("SELECT id FROM tables").fetchall() == [(made["table"]["id"],)]
    database.close()


def _when_ready(address: str, body: Mapping[str, object]) -> dict[str, dict[str, object]]:
    for _ in range(200):
        try:
            answer: dict[str, dict[str, object]] = httpx.post(
                f"{address}api/tables", json=body
            ).json()
            return answer
        except httpx.ConnectError:
            time.sleep(0.05)
    raise TimeoutError("the server did not start")
