"""On Ray the same rows come out as on processes, also when a worker dies on the way."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from druzina.core import Problem
from druzina.lab import files
from druzina.lab.command import main
from druzina.lab.on_ray import GREETING, reached
from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row
from druzina.lab.run import Results, play_all
from druzina.lab.sharing import Sharing

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own

DRUZINA = (sys.executable, "-c", "from druzina.cli import main; raise SystemExit(main())")
SETTINGS_FRAME = bytes((0, 0, 0, 4, 0, 0, 0, 0, 0))
FRAGILE = """
import os, pathlib

class Fragile:
    def __init__(self, seed): self.seed = seed
    def choose(self, seen, budget):
        mark = pathlib.Path({mark!r})
        if self.seed % 5 == 0 and not mark.exists():
            mark.write_text(str(os.nice(0)))
            os._exit(9)
        return seen.choices[self.seed % len(seen.choices)]
"""


def told(found: Results, folder: Path) -> bytes:
    assert found.failed == []
    return (folder / files.GAMES).read_bytes()


@pytest.mark.timeout(600)
def test_rows_are_equal_on_ray_with_any_workers_and_when_one_dies(tmp_path: Path) -> None:
    mark, bot = tmp_path / "died", tmp_path / "fragile.py"
    bot.write_text(FRAGILE.format(mark=str(mark)))
    plan = Plan(game="tales_of_glory", seats=(f"{bot}:Fragile", "random"), games=60)
    rows = {}
    for name, on, workers in (("ray", "ray", 2), ("one", "ray", 1), ("processes", "processes", 2)):
        if name != "ray":
            assert mark.exists(), "a worker died in the first run"
        folder = tmp_path / name
        folder.mkdir()
        rows[name] = told(play_all(plan, workers, folder, on=on), folder)
    assert rows["ray"] == rows["one"] == rows["processes"]
    assert rows["ray"].count(b"\n") == 61
    assert mark.read_text() == str(os.nice(0)), "Ray's workers are as nice as we are"


def test_an_address_where_nobody_answers_is_one_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = taken.getsockname()[1]
    for address in (f"127.0.0.1:{free}", "nowhere", "127.0.0.1:999999"):
        assert away(address)
    words = ["run", "tales_of_glory", "--seats", "random,random", "--lang", "en"]
    assert main([*words, "--on", f"ray:127.0.0.1:{free}"]) == 2
    assert "Nobody answers as Ray" in capsys.readouterr().err
    assert main([*words, "--on", "moon"]) == 2
    assert "not on “moon”" in capsys.readouterr().err


def away(address: str) -> bool:
    with pytest.raises(Problem) as told:
        reached(address)
    return told.value.key == "problem-lab-ray-away"


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """Somebody who says this to everybody and lets go; nothing at all: who listens only."""

    def serve() -> None:
        with suppress(OSError):
            while True:
                line, _ = listening.accept()
                with line:
                    line.recv(len(GREETING))
                    line.sendall(answer)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        if answer:
            threading.Thread(target=serve, daemon=True).start()
        yield f"127.0.0.1:{listening.getsockname()[1]}"


def test_who_speaks_another_language_is_no_ray_and_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ray itself would try again for minutes."""
    monkeypatch.setattr("druzina.lab.on_ray.PATIENCE", 0.2)
    for answer in (b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", SETTINGS_FRAME[:5]):
        with answering(answer) as address:
            assert away(address)
    with answering(SETTINGS_FRAME) as address:
        assert reached(address) == address
    with answering(b"") as address:
        monkeypatch.setenv("RAY_USE_TLS", "1")
        assert reached(address) == address, "what is said by TLS is Ray's to find out"


@pytest.mark.parametrize(("lang", "words"), [("en", "cannot join"), ("cs", "nepřipojí")])
def test_who_answers_but_lets_nobody_join_is_told_and_nothing_is_written(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    words: str,
) -> None:
    def refused(**_: object) -> None:
        raise ConnectionError("Failed to connect\nand much more")

    monkeypatch.setattr("ray.init", refused)
    asked = ["run", "tales_of_glory", "--seats", "random,random", "--lang", lang]
    with answering(SETTINGS_FRAME) as address:
        assert main([*asked, "--out", str(tmp_path), "--on", f"ray:{address}"]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "(Failed to connect)" in said
    assert "much more" not in said
    assert list(tmp_path.iterdir()) == [], "the same folder will do for the next try"
    assert main([*asked, "--on", "ray"]) == 2
    assert "(Failed to connect)" in capsys.readouterr().err


@contextmanager
def own_cluster(folder: Path, token: str) -> Iterator[str]:
    """A Ray that was there before, which asks for a token."""
    port = str(random.randrange(20_000, 30_000))  # below are those of its workers
    how = ["--head", "--block", "--port", port, "--num-cpus", "2", "--temp-dir", str(folder)]
    command = [str(Path(sys.executable).with_name("ray")), "start", *how, "--disable-usage-stats"]
    with (folder / "log").open("w+") as log:
        running = subprocess.Popen(
            [*command, "--include-dashboard", "false"],
            stdout=log,
            stderr=log,
            start_new_session=True,
            env={**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token},
        )
        try:
            while "--block" not in (folder / "log").read_text():
                assert running.poll() is None, (folder / "log").read_text()
                time.sleep(0.2)
            yield f"ray:127.0.0.1:{port}"
        finally:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait()


@pytest.mark.timeout(600)
def test_rows_are_equal_on_a_ray_at_an_address(tmp_path: Path) -> None:
    """In a process of its own: Ray reads a token once in its life."""
    token = "a-token-of-this-test-0123456789abcdef"
    environment = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": token}
    words = ["lab", "run", "tales_of_glory", "--seats", "random,random", "--games", "20"]
    rows = []
    with TemporaryDirectory(prefix="ray-") as folder, own_cluster(Path(folder), token) as there:
        for name, on in (("there", there), ("here", "processes")):
            out = tmp_path / name
            asked = [*DRUZINA, *words, "--on", on, "--out", str(out), "--lang", "en"]
            subprocess.run(asked, env=environment, check=True, capture_output=True)
            rows.append((out / files.GAMES).read_bytes())
    assert rows[0] == rows[1]
    assert rows[0].count(b"\n") == 21


def test_games_of_a_dead_worker_are_tried_alone_and_fail_once() -> None:
    plan = Plan(game="tales_of_glory", seats=("random", "random"), games=4)
    sharing = Sharing(plan, [0, 1, 2, 3], 1)
    assert sharing.next_games() == [0]
    assert sharing.died([1, 2], "died") == []
    assert sharing.next_games() == [1]
    [failed] = sharing.died([1], "died")
    assert isinstance(failed, Failed)
    assert failed.number == 1
    assert sharing.next_games() == [2]


def test_rows_are_written_as_parquet_with_numbers_as_numbers(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    plan = Plan(game="tales_of_glory", seats=("random", "random"), games=3)
    found = play_all(plan, 1)
    path = files.write_parquet(tmp_path, found.rows)
    assert path is not None
    columns = read_table(path).to_pydict()
    assert columns["game"] == [0, 1, 2]
    assert columns["seat0_score"] == [row.scores[0] for row in found.rows]
    assert columns["fingerprint"] == [row.fingerprint for row in found.rows]
    assert all(isinstance(row, Row) for row in found.rows)
