"""Bots at tables: they fail, hang, play alone; the table goes on."""

from __future__ import annotations

import asyncio

import pytest

from druzina import games
from druzina.core import Match
from druzina.server.limits import Limits
from druzina.server.workers.crew import PATIENT, Crew, NoThought
from druzina.server.workers.work import Choose, Chose, Consult, Consulted, Done, Work
from druzina.server.workers.worker import do
from tests.server.client import play_out
from tests.server.conftest import LIMITS, House, Starter

DYING = ("-c", "raise SystemExit(3)")
HANGING = ("-c", "import time; time.sleep(60)")


def choose(bot: str = "random") -> Choose:
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, 1)
    return Choose("tales_of_glory", match.seen(0).world, 0, match.teams, bot, 5)


def test_a_worker_chooses_with_a_reason() -> None:
    async def ask() -> Chose:
        crew = Crew(1)
        try:
            return await crew.choose(choose("greedy"), 20)
        finally:
            await crew.close()

    chose = asyncio.run(ask())
    assert chose.text.startswith("pick ")
    assert chose.reason.key == "reason-greedy"


@pytest.mark.parametrize("command", [DYING, HANGING])
def test_a_worker_that_dies_or_hangs_is_replaced(
    command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> Chose:
        crew = Crew(1)
        try:
            with monkeypatch.context() as patch:
                patch.setattr("druzina.server.workers.crew.COMMAND", command)
                with pytest.raises(NoThought):
                    await crew.choose(choose(), 0.5)
            return await crew.choose(choose(), 20)
        finally:
            await crew.close()

    assert asyncio.run(ask()).text.startswith("pick ")


def test_what_a_worker_reads_at_its_beginning_is_not_counted_as_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Work] = []

    async def slow(worker: object, work: Work) -> Done:
        asked.append(work)
        await asyncio.sleep(0.6 if work == reading else 0.0)
        return Consulted(b"{}")

    monkeypatch.setattr("druzina.server.workers.crew._Worker.do", slow)
    reading, board = Consult("shelf", b"", "en"), Consult("advise", b"{}", "en")
    assert asyncio.run(Crew(1, first=reading).ask(board, 0.5)) == Consulted(b"{}")
    assert asked == [reading, board]


def test_tables_come_before_analyses() -> None:
    async def ask() -> list[str]:
        crew, order = Crew(1), list[str]()

        async def one(name: str, urgency: int) -> None:
            await crew.ask(choose(), 20, urgency)
            order.append(name)

        first = asyncio.create_task(one("first", PATIENT))
        await asyncio.sleep(0)
        rest = [one("patient", PATIENT), one("urgent", 0)]
        await asyncio.gather(first, *rest)
        await crew.close()
        return order

    assert asyncio.run(ask()) == ["first", "urgent", "patient"]


def test_a_failing_bot_is_noticed_and_the_game_goes_on(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house: House = start()
    monkeypatch.setattr("druzina.server.workers.crew.COMMAND", DYING)
    opened = house.open("Ana", "link")
    ana = house.join(opened, 0)
    host = {"host": opened["host"], "level": "apprentice"}
    path = f"/api/tables/{opened['table']['id']}"
    assert house.http.post(f"{path}/fill", json=host).status_code == 200
    assert house.http.post(f"{path}/start", json={"host": opened["host"]}).status_code == 200
    notice = ana.until("notice")
    assert notice["key"] == "notice-bot-failed"
    assert notice["seat"] == 1
    monkeypatch.undo()
    assert play_out(ana) > 10


def test_bots_alone_play_to_the_end_for_a_spectator(house: House) -> None:
    watcher = house.join(house.open("bot", "bot", "bot"))
    while not watcher.state or not watcher.state["outcome"]:
        watcher.hear()
    assert watcher.state["status"] == "finished"


def test_an_idle_table_is_put_away_and_comes_back(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_back: list[str] = []
    monkeypatch.setattr("druzina.server.lobby.house.give_back", lambda: given_back.append("memory"))
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    house = start(limits=Limits(**{**quick, "idle_seconds": 0.5}))
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    assert ana.play()["ok"]
    view = ana.state["view"]
    ana.close()
    for _ in range(100):
        if house.http.get("/api/health").json()["tables"] == 0 and given_back:
            break
        asyncio.run(asyncio.sleep(0.1))
    assert house.http.get("/api/health").json()["tables"] == 0
    assert given_back
    back = house.join(opened, 0)
    assert back.until("state")["view"] == view


def test_memory_of_lines_that_are_gone_is_given_back_though_all_tables_stay(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    given_back: list[str] = []
    monkeypatch.setattr("druzina.server.lobby.house.give_back", lambda: given_back.append("memory"))
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    house = start(limits=Limits(**{**quick, "idle_seconds": 0.5}))
    opened = house.open("Ana", "Ben")
    staying, leaving = house.join(opened, 0), house.join(opened, 1)
    staying.until("state"), leaving.until("state")
    asyncio.run(asyncio.sleep(1.5))
    assert not given_back, "nothing was let go"
    leaving.close()
    for _ in range(100):
        if given_back:
            break
        asyncio.run(asyncio.sleep(0.1))
    assert given_back
    assert house.http.get("/api/health").json()["tables"] == 1


def test_a_bot_goes_on_where_the_bot_of_its_seat_had_come_to() -> None:
    """A worker keeps nothing: what the bot had in mind comes with the question and goes back."""
    match = Match.new(games.find("big_book_of_madness"), {"seats": 2, "character": "drawn"}, 3)
    kept, thoughts = {0: b"", 1: b""}, 0
    for _ in range(40):
        seat = match.questions()[0].seat
        seen = match.seen(seat)
        work = Choose(match.game.name, seen.world, seat, seen.teams, "search:16", 5, kept[seat])
        done = do(work)
        assert isinstance(done, Chose)
        thoughts += done.reason.arguments["simulations"] != 0
        kept[seat] = done.kept
        assert match.play(seat, done.text) is None
    assert 0 < thoughts < 25
