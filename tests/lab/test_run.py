"""The same seed gives the same bytes; what fails is told and stops nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from druzina import games, lab
from druzina.core import Match, Problem, read_record
from druzina.lab import files, play
from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row
from druzina.lab.run import MOST_FAILURES, play_all
from druzina.lab.workers import InOrder, results

ROOT = Path(__file__).parents[2]

MIXED = Plan(game="tales_of_glory", seats=("random", "apprentice", "random"), games=9)

BOTS = """
import os

class Killer:
    def __init__(self, seed): self.seed = seed
    def choose(self, seen, budget):
        if self.seed % 4 == 0: os._exit(9)
        return seen.choices[0]

class Raiser(Killer):
    def __init__(self, seed): self.seed = seed
    def choose(self, seen, budget):
        if self.seed % 4 == 0: raise ValueError("bad luck")
        return seen.choices[0]

class Cheat:
    def choose(self, seen, budget): return "everything"
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    path = tmp_path / "bad_bots.py"
    path.write_text(BOTS)
    return path


def repeated(row: Row) -> tuple[object, ...]:
    """All of a row but what the clock said."""
    names = [name for name in row.__struct_fields__ if name not in ("seconds", "thinking")]
    return tuple(getattr(row, name) for name in names)


def test_same_seed_same_bytes_whatever_the_workers_and_hashes(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    play_all(MIXED, workers=1, folder=here)
    code = (
        "from pathlib import Path; from druzina.lab import Plan; from druzina.lab.run import *; "
        f"play_all({MIXED!r}, workers=2, folder=Path({str(there)!r}))"
    )
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(ROOT / "src")}
    subprocess.run([sys.executable, "-c", code], check=True, env=environment)
    rows = (here / files.GAMES).read_bytes()
    assert rows == (there / files.GAMES).read_bytes()
    assert [line.split(b",")[0] for line in rows.splitlines()[1:]] == [b"%d" % n for n in range(9)]


def test_another_seed_gives_other_games() -> None:
    one = lab.run("tales", ("random", "random"), 3, seed=1, workers=1)
    two = lab.run("tales", ("random", "random"), 3, seed=2, workers=1)
    assert {row.fingerprint for row in one.rows}.isdisjoint(row.fingerprint for row in two.rows)


def test_a_bot_given_only_choices_plays_as_if_given_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = play.play_games(MIXED, range(3))
    monkeypatch.setattr(play, "RandomBot", int)
    slow = play.play_games(MIXED, range(3))
    assert [repeated(r) for r in quick if isinstance(r, Row)] == [
        repeated(r) for r in slow if isinstance(r, Row)
    ]
    assert len(quick) == len(slow) == 3


def test_bots_never_see_the_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot is given has other hidden cards than the table, decision after decision."""
    game, true, imagined = games.find("tales"), [], []
    real = play.seen

    def watched(game_: object, g: object, seat: int, luck: object, teams: object) -> object:
        made = real(game_, g, seat, luck, teams)  # type: ignore[arg-type]  # passed on as they came
        true.append(game.codec.encode(g))
        imagined.append(made.world)
        return made

    monkeypatch.setattr(play, "seen", watched)
    play.play_games(MIXED, range(1))
    early = list(zip(true, imagined, strict=True))[:10]
    assert early
    assert all(one != other for one, other in early)


@pytest.mark.parametrize("mode", ["basic", "experienced"])
def test_a_recorded_game_replays_to_the_same_end(mode: str) -> None:
    seats = ("random", "greedy", "apprentice")
    plan = Plan(game="tales_of_glory", seats=seats, games=9, options={"mode": mode})
    row, record = play.play_record(plan, 4)
    match = Match.replay(games.find("tales"), read_record(record.write()))
    assert match.outcome is not None
    assert tuple(match.outcome.scores) == row.scores
    assert match.fingerprint == row.fingerprint
    assert record.sitting == ["greedy", "apprentice", "random"]
    again = play.play_games(plan, [4])[0]
    assert isinstance(again, Row)
    assert repeated(again) == repeated(row)


def test_results_come_in_the_order_of_the_games() -> None:
    order = InOrder(range(5))
    failed = [Failed(number=n, deal=0, error="") for n in range(5)]
    came = [[one.number for one in order.add(failed[n])] for n in (2, 0, 4, 1)]
    assert came == [[], [0], [], [1, 2]]
    assert [one.number for one in order.rest()] == [4]
    assert order.rest() == []


def test_a_game_that_raises_is_told_and_the_others_go_on(bots: Path) -> None:
    plan = Plan(game="tales_of_glory", seats=(f"{bots}:Raiser", "random"), games=12)
    found = play_all(plan, workers=1)
    unlucky = [n for n in range(12) if plan.bot_seed(n, 0) % 4 == 0]
    assert [one.number for one in found.failed] == unlucky != []
    assert len(found.rows) == 12 - len(unlucky)
    assert found.failed[0].error == "ValueError: bad luck"
    assert found.failed[0].deal == plan.deal_seed(unlucky[0])
    assert "bad_bots.py" in found.failed[0].detail


def test_a_worker_that_dies_is_replaced_and_its_game_told(bots: Path) -> None:
    plan = Plan(game="tales_of_glory", seats=(f"{bots}:Killer", "random"), games=8)
    found = play_all(plan, workers=2)
    unlucky = [n for n in range(8) if plan.bot_seed(n, 0) % 4 == 0]
    assert [one.number for one in found.failed] == unlucky != []
    assert [row.number for row in found.rows] == [n for n in range(8) if n not in unlucky]
    assert "exit code 9" in found.failed[0].error


def test_many_failures_end_the_run(bots: Path) -> None:
    plan = Plan(game="tales_of_glory", seats=(f"{bots}:Cheat", "random"), games=50)
    found = play_all(plan, workers=1)
    assert found.given_up
    assert len(found.failed) == MOST_FAILURES
    assert "not offered" in found.failed[0].error


def test_one_worker_needs_no_process() -> None:
    found = list(results(MIXED, range(2), workers=1))
    assert [one.number for one in found] == [0, 1]


def test_a_used_folder_is_left_alone_unless_forced(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    (tmp_path / files.REPORT).write_text("old")
    with pytest.raises(Problem) as caught:
        lab.run("tales", ("random", "random"), 1, workers=1, folder=tmp_path)
    assert caught.value.key == "problem-lab-folder-used"
    lab.run("tales", ("random", "random"), 1, workers=1, folder=tmp_path, force=True)
    assert (tmp_path / "notes.txt").read_text() == "mine"
    assert (tmp_path / files.REPORT).read_text() != "old"


def test_a_folder_that_cannot_be_is_told_first(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Problem) as caught:
        lab.run("tales", ("random", "random"), 10**9, folder=tmp_path / "file" / "out")
    assert caught.value.key == "problem-lab-folder"
