"""`druzina serve`: what keeps it from starting is one sentence, in both languages, and code 2."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import httpx
import pytest

from druzina.core import Problem
from druzina.server import command
from druzina.server.browser import DISPLAYS
from druzina.store.volumes import FILE

SERVE = (sys.executable, "-c", "from druzina.cli import main; raise SystemExit(main())", "serve")


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*SERVE, *arguments], check=False, capture_output=True, text=True, timeout=60
    )


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_taken_port(tmp_path: Path, lang: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        ended = serve("--port", port, "--data", str(tmp_path), "--lang", lang)
    assert ended.returncode == 2
    assert port in ended.stderr
    assert f"druzina serve --port {int(port) + 1}" in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1


def test_the_usual_port_gives_way_to_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        usual = taken.getsockname()[1]
        monkeypatch.setattr(command, "USUAL_PORT", usual)
        monkeypatch.setattr(command, "PORTS_TRIED", 50)
        with command._listening("127.0.0.1", None) as listening:
            assert usual < listening.getsockname()[1] < usual + 50
        monkeypatch.setattr(command, "PORTS_TRIED", 1)
        with pytest.raises(Problem) as told:
            command._listening("127.0.0.1", None)
        assert told.value.arguments["port"] == str(usual)


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, lang: str) -> None:
    (tmp_path / "file").write_text("in the way")
    ended = serve("--port", "0", "--data", str(tmp_path / "file" / "deep"), "--lang", lang)
    assert ended.returncode == 2
    assert "--data" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("lang", "newer", "damaged"),
    [("en", "a newer Družina", "is no store"), ("cs", "novější Družina", "není úložiště")],
)
def test_a_store_of_a_newer_version_and_no_store(
    tmp_path: Path, lang: str, newer: str, damaged: str
) -> None:
    database = sqlite3.connect(tmp_path / FILE)
    database.execute("CREATE TABLE version (version INTEGER NOT NULL)")
    database.execute("INSERT INTO version VALUES (99)")
    database.commit()
    database.close()
    ended = serve("--port", "0", "--data", str(tmp_path), "--lang", lang)
    assert ended.returncode == 2
    assert "99" in ended.stderr
    assert newer in ended.stderr
    assert "--data" in ended.stderr
    (tmp_path / FILE).write_bytes(b"no database at all, but long enough to be taken for one" * 50)
    ended = serve("--port", "0", "--data", str(tmp_path), "--lang", lang)
    assert ended.returncode == 2
    assert FILE in ended.stderr
    assert damaged in ended.stderr


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


@pytest.mark.parametrize(
    ("lang", "opens", "stays"),
    [
        ("en", "Your browser opens it now.", "Open this address in a browser"),
        ("cs", "Prohlížeč ji právě otevírá.", "Otevři tuto adresu v prohlížeči"),
    ],
)
def test_the_page_opens_in_the_browser_where_there_is_one(
    tmp_path: Path, lang: str, opens: str, stays: str
) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys; open({str(seen)!r}, 'w').write(sys.argv[1])")
    options = ("--open", "--port", "0", "--data", str(tmp_path / "data"), "--lang", lang)
    bare = {k: v for k, v in os.environ.items() if k not in DISPLAYS}
    told = _greeting(options, {**bare, "BROWSER": f"{sys.executable} {browser} %s"}, seen.exists)
    assert told[1].strip() == opens
    assert seen.read_text() == told[0].split()[-1]
    seen.unlink()
    told = _greeting(options, bare, lambda: True)
    assert told[1].startswith(stays)
    assert not seen.exists()


def _greeting(
    options: Sequence[str], environment: Mapping[str, str], done: Callable[[], bool]
) -> list[str]:
    """The first lines of a server that then runs until this is done."""
    server = subprocess.Popen(
        [*SERVE, *options], stdout=subprocess.PIPE, text=True, env={**environment}
    )
    try:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(3)]
        for _ in range(200):
            if done():
                break
            time.sleep(0.05)
    finally:
        server.kill()
        server.communicate()
    return lines


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
