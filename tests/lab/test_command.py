"""`druzina lab run` as a person meets it."""

import csv
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from druzina.core import Match, read_record
from druzina.games import find
from druzina.lab import files
from druzina.lab.command import STUDIES, main

ROOT = Path(__file__).parents[2]
START = (  # who runs the tests may ignore Ctrl-C; the lab must not
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "import sys; from druzina.lab.command import app; app(sys.argv[1:])"
)
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "DRUZINA_LANG": "en"}
TWO = ["run", "tales", "--seats", "random,random"]


Lab = Callable[..., tuple[int, str, str]]


@pytest.fixture
def lab(capsys: pytest.CaptureFixture[str]) -> Lab:
    """Runs the command with two random bots: exit code, output, error output."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main([*TWO, "--lang", "en", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    return run


def test_a_run_shows_its_summary_and_writes_its_files(lab: Lab, tmp_path: Path) -> None:
    code, shown, aside = lab("--games", "4", "--workers", "1", "--out", str(tmp_path / "new"))
    assert code == 0
    assert "Tales of Glory: 4 games" in shown
    assert "Seat 2" in shown
    assert aside == ""
    names = {path.name for path in (tmp_path / "new").iterdir()}
    assert names == {
        files.GAMES,
        files.PARQUET,
        files.TIMES,
        files.SUMMARY,
        files.REPORT,
    }


def test_one_game_is_shown_and_recorded(lab: Lab, tmp_path: Path) -> None:
    code, shown, _ = lab("--only", "5", "--out", str(tmp_path))
    assert code == 0
    assert "Game 5" in shown
    record = read_record((tmp_path / "game-5.json").read_bytes())
    assert Match.replay(find("tales"), record).outcome is not None


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--games", "0"], "at least 1"),
        (["--workers", "0"], "at least 1"),
        (["--only", "-1"], "numbered from 0"),
        (["seats=3"], "follows from --seats"),
        (["mode"], "name=value"),
        (["mode=hard"], "basic, experienced"),
        (["colour=red"], "mode, seats, start"),
        (["--seats", "random"], "2–5"),
        (["--seats", "random,deep blue"], "deep blue"),
        (["--lang", "de"], "cs, en"),
        (["--games", "many"], "--games"),
        (["--content", "/nowhere"], "/nowhere"),
    ],
)
def test_wrong_words_are_told_in_one_sentence(lab: Lab, words: list[str], told: str) -> None:
    code, shown, aside = lab(*words)
    assert (code, shown) == (2, "")
    assert told in aside
    assert aside.count("\n") == 1


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_help_is_in_the_readers_language(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DRUZINA_LANG", lang)
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert ("Odehraje mnoho her" if lang == "cs" else "Play many games") in told
    assert main(["walk"]) == 2
    assert "run" in capsys.readouterr().err
    for command in ("run", *STUDIES):
        assert f"  {command} " in told
        with pytest.raises(SystemExit) as left:
            main([command, "--help"])
        assert left.value.code == 0
        head = "použití:" if lang == "cs" else "usage:"
        assert capsys.readouterr().out.startswith(f"{head} druzina lab {command} [-h]")


def test_a_used_folder_is_told_before_the_first_game(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    code, _, aside = lab("--games", "1000000000", "--out", str(tmp_path))
    assert code == 2
    assert "--force" in aside


def test_games_that_need_not_repeat_and_uneven_seats_are_told_beforehand(lab: Lab) -> None:
    words = ["--seats", "search:0.0001s,random", "--games", "1", "--workers", "1"]
    code, _, aside = lab(*words)
    assert code == 0
    assert "thinks by the clock" in aside
    assert "no multiple of 2" in aside


def test_a_failed_game_is_told_with_the_way_to_see_it_again(lab: Lab, tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text(
        "class Cheat:\n    def choose(self, seen, budget): return 'x'\n"
    )
    bot = f"{tmp_path / 'bad.py'}:Cheat"
    code, _, aside = lab("--seats", f"{bot},random", "--games", "5", "--workers", "1")
    assert code == 1
    assert f"druzina lab run tales_of_glory --seats {bot},random --seed 1 --only 2" in aside
    assert "Failed too: 3, 4" in aside


def test_ctrl_c_keeps_the_rows_so_far(tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = [*TWO, "--games", "1000000", "--workers", "2", "--out", str(out)]
    started = subprocess.Popen(
        [sys.executable, "-c", START, *words],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 30
    while not (out / files.GAMES).exists() or (out / files.GAMES).stat().st_size < 2000:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    os.killpg(started.pid, signal.SIGINT)
    shown, aside = started.communicate(timeout=30)
    assert started.returncode == 130
    assert b"Traceback" not in aside
    assert b"cut short" in shown
    text = (out / files.GAMES).read_text()
    assert text.endswith("\n")
    rows = list(csv.DictReader(text.splitlines()))
    assert all(None not in row.values() for row in rows)
    summary = msgspec.json.decode((out / files.SUMMARY).read_bytes())
    assert summary["interrupted"] is True
    assert summary["played"] == len(rows) > 0
    assert (out / files.REPORT).stat().st_size > 0


def test_progress_goes_to_the_error_output_of_a_terminal_only() -> None:
    terminal, theirs = pty.openpty()
    words = [*TWO, "--games", "40", "--workers", "1"]
    command = [sys.executable, "-c", START, *words]
    environment = {**ENVIRONMENT, "TERM": "xterm", "COLUMNS": "100"}
    started = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=theirs)
    os.close(theirs)
    shown, _ = started.communicate(timeout=30)
    seen = b""
    while select.select([terminal], [], [], 0)[0]:
        try:
            seen += os.read(terminal, 65536)
        except OSError:  # the other end is closed and all is read
            break
    os.close(terminal)
    assert b"Playing" in seen
    assert b"games/s" in seen
    assert b"Playing" not in shown
    assert b"\x1b" not in shown
