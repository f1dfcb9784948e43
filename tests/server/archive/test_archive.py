"""After the end, and before it: records, replays, forks, analyses."""

from __future__ import annotations

import gc
import time
from typing import Any
from weakref import WeakSet

import msgspec
import pytest

from druzina import games
from druzina.core import Match, read_record
from druzina.server.archive.playback import Playback
from druzina.server.lobby.opening import start_of
from druzina.store import SeatRow
from tests.server.client import Client, Message, play_out
from tests.server.conftest import LIMITS, House, Starter


def person(seat: int) -> SeatRow:
    return SeatRow(seat=seat, who="person", person=seat)


class Played:
    """One finished game of two people with quests."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.opened = house.open("Ana", "Ben", options={"mode": "experienced"})
        self.ana, self.ben = house.join(self.opened, 0), house.join(self.opened, 1)
        play_out(self.ana, self.ben)
        self.path = f"/api/tables/{self.opened['table']['id']}"


@pytest.fixture(scope="module")
def played(house: House) -> Played:
    return Played(house)


def get(house: House, path: str, secret: str = "", **query: Any) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {secret}"} if secret else {}
    answer = house.http.get(path, params=query, headers=headers)
    return answer.status_code, answer.json()


def test_a_record_is_told_after_the_end_and_can_be_opened(house: House, played: Played) -> None:
    answer = house.http.get(f"{played.path}/record")
    record = read_record(answer.content)
    assert record.seed == start_of(7, [person(0), person(1)], bytes), "the true start"
    assert Match.replay(games.find(record.game), record).fingerprint == record.fingerprint
    opened = house.http.post("/api/records", content=answer.content)
    assert opened.status_code == 201, opened.text
    card = opened.json()
    assert (card["status"], card["imported"]) == ("finished", True)
    assert [seat["name"] for seat in card["seats"]] == ["Ana", "Ben"]
    watcher = Client(f"ws://127.0.0.1:{house.port}/ws", card["id"])
    house.clients.append(watcher)
    assert watcher.until("state")["outcome"] == played.ana.state["outcome"]


def test_an_opened_record_is_put_away_until_somebody_comes(start: Starter) -> None:
    """Who sends many keeps no table of any in memory."""
    house = start()
    played = Played(house)
    record = house.http.get(f"{played.path}/record").content

    def tables() -> int:
        return int(house.http.get("/api/health").json()["tables"])

    assert tables() == 1
    card = house.http.post("/api/records", content=record).json()
    assert tables() == 1
    watcher = Client(f"ws://127.0.0.1:{house.port}/ws", card["id"])
    house.clients.append(watcher)
    assert watcher.until("state")["outcome"] == played.ana.state["outcome"]
    assert tables() == 2


def test_what_a_replay_was_wound_with_goes_with_its_table(start: Starter) -> None:
    house = start(limits=msgspec.structs.replace(LIMITS, idle_seconds=0.5))
    played, before = Played(house), _playbacks()
    assert get(house, f"{played.path}/replay", step=3, eyes="all")[0] == 200
    made = _playbacks() - before
    assert len(made) == 1
    del before
    played.ana.close()
    played.ben.close()
    for _ in range(100):
        if not made:
            break
        time.sleep(0.1)
    assert not made


def _playbacks() -> WeakSet[Playback]:
    return WeakSet(one for one in gc.get_objects() if type(one) is Playback)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"version": 99}, "problem-record-version"),
        ({"entries": ["0 fly"]}, "problem-record-choice"),
        ({"entries": ["?"]}, "problem-record-entry"),
        ({"game": "chess"}, "problem-game-unknown"),
        ({"content": "other"}, "problem-record-content"),
        ({"druzina": "cake"}, "problem-record-field"),
        ({"format": 9}, "problem-record-format"),
        ({"options": {"names": ["x" * 500, "y"]}}, "problem-record-field"),
        ({"sitting": ["x" * 500, "y"]}, "problem-record-field"),
        ({"sitting": ["x"] * 500}, "problem-record-field"),
    ],
)
def test_a_record_that_does_not_fit_says_why(
    house: House, played: Played, change: Message, key: str
) -> None:
    record = {**house.http.get(f"{played.path}/record").json(), **change}
    answer = house.http.post("/api/records", json=record)
    assert (answer.status_code // 100, answer.json()["key"]) == (4, key)


@pytest.mark.parametrize(
    "change",
    [{"entries": ["luck " + "9" * 90_000]}, {"game": "x" * 90_000}, {"entries": ["x" * 90_000]}],
)
def test_what_is_wrong_with_an_endless_word_is_a_sentence_that_quotes_its_beginning(
    house: House, played: Played, change: Message
) -> None:
    """Whoever sends a megabyte is not sent it back, and reads what is wrong all the same."""
    record = {**house.http.get(f"{played.path}/record").json(), **change}
    told = house.http.post("/api/records", json=record).json()
    assert told["key"] not in told["words"]
    assert "…" in told["words"]
    assert len(told["words"]) < 500


@pytest.mark.ux(46)
def test_before_the_end_the_record_and_other_eyes_stay_closed(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    path = f"/api/tables/{opened['table']['id']}"
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=5)
    secret = opened["held"][0]["secret"]
    assert get(house, f"{path}/record")[1]["key"] == "problem-not-over"
    assert get(house, f"{path}/analysis")[1]["key"] == "problem-not-over"
    for eyes, with_secret, status in (
        ("public", "", 200),
        ("0", secret, 200),
        ("0", "", 403),
        ("1", secret, 403),
        ("all", secret, 403),
        ("9", secret, 403),
    ):
        assert get(house, f"{path}/replay", with_secret, eyes=eyes)[0] == status, eyes
    ben.rest()
    frame = get(house, f"{path}/replay", secret, eyes="0", step=1)[1]["frames"][0]
    his = ben.state["view"]["quests"] or [ben.state["view"]["returned"]]
    assert not [quest for quest in his if quest in str(frame)]


def test_replay_of_a_running_game_does_not_tell_secret_answers(house: House) -> None:
    opened = house.open("Ana", "Ben")
    path = f"/api/tables/{opened['table']['id']}"
    ana = house.join(opened, 0)
    assert ana.play()["ok"]
    assert get(house, f"{path}/replay")[1]["steps"] == 0


def test_replay_walks_through_the_game_as_each_saw_it(house: House, played: Played) -> None:
    whole = get(house, f"{played.path}/replay", step=0, count=50, eyes="1")[1]
    steps = whole["steps"]
    assert [frame["step"] for frame in whole["frames"]] == list(range(min(50, steps + 1)))
    last = get(house, f"{played.path}/replay", step=steps, eyes="1")[1]["frames"][0]
    assert last["view"] == played.ben.state["view"]
    assert last["outcome"] == played.ben.state["outcome"]
    assert [line["words"] for line in last["lines"]] == list(played.ben.lines.values())
    lines = [line["number"] for frame in whole["frames"] for line in frame["lines"]]
    assert lines == list(range(1, len(lines) + 1))
    everybody = get(house, f"{played.path}/replay", step=3, eyes="all")[1]["frames"][0]
    assert [view["seat"] for view in everybody["views"]] == [0, 1]
    assert everybody["choice"]
    assert everybody["label"]
    for frame in whole["frames"]:
        assert bool(frame["label"]) == bool(frame["choice"]) == (frame["seat"] == 1), frame["step"]
    assert get(house, f"{played.path}/replay", step=steps + 1)[1]["key"] == "problem-step"
    czech = get(house, f"{played.path}/replay", step=1, lang="cs")[1]["frames"][0]
    assert czech["lines"][0]["words"] != whole["frames"][0]["lines"][0]["words"]


def fork(house: House, path: str, **body: Any) -> tuple[int, Any]:
    answer = house.http.post(f"{path}/fork", json=body)
    return answer.status_code, answer.json()


def test_playing_on_from_a_step_of_a_finished_game(house: House, played: Played) -> None:
    at = get(house, f"{played.path}/replay", step=10, eyes="public")[1]["frames"][0]
    for luck in ("same", "new"):
        status, made = fork(house, played.path, step=10, luck=luck, seat=1, name="Eve")
        assert status == 201, made
        assert made["table"]["forked_from"] == played.opened["table"]["id"]
        assert [seat["who"] for seat in made["table"]["seats"]] == ["bot", "person"]
        eve = house.join(made, 1)
        public = get(house, f"/api/tables/{made['table']['id']}/replay", step=10)[1]["frames"][0]
        assert public["view"] == at["view"]
        assert play_out(eve) > 5
    assert fork(house, played.path, step=9999)[1]["key"] == "problem-step"
    assert fork(house, played.path, seat=7)[1]["key"] == "problem-fork-seat"


def test_a_fork_of_ones_running_game_tells_nothing_of_it(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    path = f"/api/tables/{opened['table']['id']}"
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=4)
    ana.rest(), ben.rest()
    assert fork(house, path)[0] == 403
    assert fork(house, path, secret="guess")[0] == 403
    status, made = fork(house, path, secret=opened["held"][0]["secret"], name="Ana")
    assert status == 201
    mine = house.join(made, 0)
    mine.until("state")
    assert mine.state["view"]["quests"] == ana.state["view"]["quests"]
    for part in ("gold", "story"):
        here, there = (one.state["view"]["players"][0][part] for one in (mine, ana))
        assert here == there, part
    mine.until_asked()
    undo = mine.ask("ask_undo", seat=0)
    assert undo["refusal"]["key"] == "undo-fork"
    play_out(mine)
    assert mine.state["status"] == "finished"
    forked = f"/api/tables/{made['table']['id']}"
    assert get(house, f"{forked}/record")[1]["key"] == "problem-veiled"
    assert get(house, f"{forked}/replay", eyes="1")[0] == 403
    assert get(house, f"{forked}/replay", made["held"][0]["secret"], eyes="0")[0] == 200
    play_out(ana, ben)
    assert get(house, f"{forked}/record")[0] == 200


def test_a_fork_of_a_fork_tells_nothing_of_the_first_table_either(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=4)
    ana.rest(), ben.rest()
    first = fork(house, path_of(opened), secret=opened["held"][0]["secret"])[1]
    second = fork(house, path_of(first), secret=first["held"][0]["secret"])[1]
    play_out(house.join(second, 0))
    play_out(house.join(first, 0))
    for made in (first, second):
        assert get(house, f"{path_of(made)}/record")[1]["key"] == "problem-veiled"
        assert get(house, f"{path_of(made)}/replay", eyes="all")[0] == 403
        assert fork(house, path_of(made), step=3)[1]["key"] == "problem-veiled"
    play_out(ana, ben)
    assert get(house, f"{path_of(second)}/record")[0] == 200


def path_of(opened: dict[str, Any]) -> str:
    return f"/api/tables/{opened['table']['id']}"


def test_analysis_tells_how_far_it_is_and_can_be_stopped(
    house: House, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("druzina.server.archive.analysis.SIMULATIONS", 2)
    assert get(house, f"{played.path}/analysis")[1]["status"] == "none"
    first = house.http.post(f"{played.path}/analysis").json()
    assert first["status"] == "running"
    assert house.http.delete(f"{played.path}/analysis").json()["status"] == "stopped"
    told = house.http.post(f"{played.path}/analysis").json()
    for _ in range(300):
        told = get(house, f"{played.path}/analysis")[1]
        if told["status"] == "done":
            break
        time.sleep(0.1)
    assert told["done"] == told["steps"]
    seats = {moment["seat"] for moment in told["moments"]}
    assert seats == {0, 1}
    assert all(0 <= moment["estimate"] <= 1 for moment in told["moments"])
    assert all(len(moment["judged"]) == 2 for moment in told["moments"])
    assert all(moment["estimates"][moment["best"]] for moment in told["moments"])
    pick = next(one for one in told["moments"] if one["best"].startswith("pick "))
    assert pick["best_label"].startswith(f"slot {pick['best'].split()[1]}")
    asked = get(house, f"{played.path}/question", step=pick["step"], seat=pick["seat"])[1]["asked"]
    labels = {option["choice"]: option["label"] for option in asked["options"]}
    for which in ("best", "chosen"):
        assert labels[pick[which]] == pick[f"{which}_label"]
    czech = get(house, f"{played.path}/analysis", lang="cs")[1]["moments"]
    found = next(one for one in czech if one["step"] == pick["step"])
    assert found["best_label"].startswith("políčko ")
    assert all(one["loss"] == 0 for one in told["moments"] if one["best"] == one["chosen"])
    for one in told["moments"]:
        if one["best"] != one["chosen"] and one["chosen"] in one["estimates"]:
            cost = one["estimate"] - one["estimates"][one["chosen"]]
            assert one["loss"] == pytest.approx(max(0.0, cost), abs=1e-4)


def test_all_eyes_read_the_lines_of_all_seats(house: House, played: Played) -> None:
    steps = get(house, f"{played.path}/replay", eyes="public")[1]["steps"]

    def read(eyes: str) -> list[Message]:
        frames = get(house, f"{played.path}/replay", step=steps, eyes=eyes)[1]["frames"]
        lines: list[Message] = frames[0]["lines"]
        return lines

    def told(lines: list[Message]) -> set[tuple[str, ...]]:
        """Without the words: a seat reads of itself as of you."""
        return {(line["key"], line["clause"], *line["targets"]) for line in lines}

    everything = read("all")
    for seat in ("0", "1"):
        secret = [line for line in read(seat) if line["private"]]
        assert secret
        assert told(secret) <= told(everything)
    assert len(everything) >= len(read("public"))
    assert [line["number"] for line in read("all")] == list(range(1, len(everything) + 1))


def test_a_moment_of_a_finished_game_is_asked_again(house: House, played: Played) -> None:
    path, choices = f"{played.path}/question", []
    for step in range(60):
        frame = get(house, f"{played.path}/replay", step=step + 1, eyes="all")[1]["frames"][0]
        status, again = get(house, path, step=step, seat=frame["seat"])
        assert status == 200, again
        choices = [option["choice"] for option in again["asked"]["options"]]
        assert frame["choice"] in choices
        if again["asked"]["kind"] == "lay_or_discard" and "lay" in choices:
            break
    assert {option["crosses"] for option in again["forecast"]["options"]} == {None}
    assert [one["choices"] for one in again["forecast"]["options"]] == [[one] for one in choices]
    body = {"step": step, "seat": frame["seat"], "choices": ["lay"]}
    ahead = house.http.post(f"{path}/preview", json=body).json()
    assert ahead["ok"]
    assert ahead["preview"]["view"]["seat"] == frame["seat"]
    refused = house.http.post(f"{path}/preview", json={**body, "choices": ["fly"]}).json()
    assert refused["refusal"]["key"] == "refusal-no-answer"
    other = get(house, path, step=step, seat=1 - frame["seat"])
    assert (other[0], other[1]["key"]) == (409, "problem-not-asked")


def test_a_running_game_is_not_asked_again(house: House) -> None:
    opened = house.open("Ana", "Ben")
    path = f"/api/tables/{opened['table']['id']}/question"
    assert get(house, path, step=0, seat=0)[1]["key"] == "problem-not-over"
    body = {"step": 0, "seat": 0, "choices": ["pick 1"]}
    assert house.http.post(f"{path}/preview", json=body).json()["key"] == "problem-not-over"
