"""Thinking is shared out: nobody's bots keep others' waiting, and nobody's think for nobody."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from types import SimpleNamespace
from typing import Any

import pytest

from druzina.core import Problem
from druzina.server.archive.analysis import Analyses, Progress
from druzina.server.limits import Limits
from druzina.server.table import answers
from druzina.server.workers.crew import Crew
from druzina.server.workers.fairness import HALF_LIFE, FairQueue, Ledger, Payer
from druzina.server.workers.placing import tried
from druzina.server.workers.work import Choose, Chose, Place, Put
from tests.server.client import Client
from tests.server.conftest import LIMITS, House, Starter


def test_what_was_used_is_forgotten_by_and_by() -> None:
    ledger = Ledger()
    ledger.use("a", 8.0, 0.0)
    assert ledger.used("a", HALF_LIFE) == pytest.approx(4.0)
    assert ledger.used("b", HALF_LIFE) == 0
    ledger.use("b", 4.0, HALF_LIFE)
    assert ledger.shares(str, HALF_LIFE) == [0.5, 0.5]
    for n in range(20_000):
        ledger.use(f"once {n}", 0.0001, 0.0)
    assert len(ledger._used) < 15_000


def test_one_newcomer_comes_before_sixty_of_who_had_much() -> None:
    async def run() -> None:
        ledger = Ledger()
        queue: FairQueue[str] = FairQueue(ledger)
        crowd = [queue.wait(0, Payer("crowd", f"t{n}")) for n in range(60)]
        ledger.use("crowd", 5.0, 0.0)
        newcomer = queue.wait(0, Payer("newcomer", "t"))
        assert queue.of("crowd") == 60
        assert queue.next(1.0) is newcomer
        assert queue.next(1.0) is crowd[0], "then in the order they came"
        ledger.use(Payer("crowd", "t1"), 1.0, 1.0)
        assert queue.next(1.0) is crowd[2], "at a table that had none yet"
        crowd[3].cancel()
        assert queue.next(1.0) is crowd[4]

    asyncio.run(run())


def test_the_crew_asks_the_queue(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[str]:
        crew, order, work = Crew(1), list[str](), Choose("g", b"", 0, (), "random", 1)

        async def think(self: object, work: object) -> Chose:
            await asyncio.sleep(0.001)
            return Chose("x", None)  # type: ignore[arg-type]  # nobody reads why

        monkeypatch.setattr("druzina.server.workers.crew._Worker.do", think)

        async def one(household: str, table: str) -> None:
            await crew.choose(work, 5, payer=Payer(household, table))
            order.append(household)

        first = asyncio.create_task(one("crowd", "0"))
        await asyncio.sleep(0)
        crowd = [asyncio.create_task(one("crowd", str(n))) for n in range(1, 20)]
        await asyncio.sleep(0)
        honest = asyncio.create_task(one("honest", "h"))
        await asyncio.gather(first, honest, *crowd)
        assert crew.shares()[0] > 0.8
        assert (crew.size, crew.busy, crew.waiting) == (1, 0, 0)
        return order

    order = asyncio.run(run())
    assert order.index("honest") <= 2, "not after all who came before"


def entries(house: House, table: str) -> int:
    application: Any = house.server.config.loaded_app
    while hasattr(application, "app"):
        application = application.app
    room = application.state.house.rooms.get(table)
    return 0 if room is None else int(room.table.number)


def test_bots_whom_nobody_watches_wait(house: House) -> None:
    opened = house.open("bot", "bot")
    id_ = opened["table"]["id"]
    told = house.http.get("/api/health").json()["thinking"]
    assert (told["workers"], told["busy"], told["waiting"]) == (1, 0, 0)
    assert entries(house, id_) == 0
    watcher = house.join(opened)
    while not watcher.state or not watcher.state["outcome"]:
        watcher.hear()
    assert entries(house, id_) > 0
    assert house.http.get("/api/health").json()["thinking"]["shares"] == [1.0]


def test_bots_play_on_for_people_who_are_away_and_wait_for_each_other(house: House) -> None:
    opened = house.open("Ana", "Ben", "bot")
    for _ in range(1200):
        if entries(house, opened["table"]["id"]):
            return
        time.sleep(0.05)
    pytest.fail("the bot did not choose")


def test_one_hint_at_a_time_for_a_person(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = start()
    opened = house.open("Ana", "Ben")
    gate = asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []
    choose = Crew.choose

    async def slow(crew: Crew, *given: Any, **named: Any) -> Chose:
        loops.append(asyncio.get_running_loop())
        await gate.wait()
        return await choose(crew, *given, **named)

    monkeypatch.setattr(Crew, "choose", slow)
    first, second, other = house.join(opened, 0), house.join(opened, 0), house.join(opened, 1)
    for client in (first, second, other):
        client.until_asked()
    first.say("hint", id=1, seat=0)
    while not loops:
        first.rest(0.01)
    refused = second.ask("hint", seat=0)
    assert refused["refusal"]["key"] == "refusal-hint-busy"
    other.say("hint", id=1, seat=1)
    while len(loops) < 2:
        other.rest(0.01)
    loops[0].call_soon_threadsafe(gate.set)
    assert first.until("reply")["ok"]
    assert other.until("reply")["ok"], "another person's is another's"
    assert second.ask("hint", seat=0)["ok"], "after it one may ask again"


def test_a_table_put_away_is_freed_though_others_still_play(start: Starter) -> None:
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    house = start(limits=Limits(**{**quick, "idle_seconds": 0.1}))
    staying = house.join(house.open("Ana", "Ben"), 0)
    opened = house.open("Ana", "Ben", "bot")
    ana = house.join(opened, 0)
    assert ana.play()["ok"]
    application: Any = house.server.config.loaded_app
    while hasattr(application, "app"):
        application = application.app
    table = weakref.ref(application.state.house.rooms[opened["table"]["id"]].table)
    gc.disable()
    try:
        ana.close()
        for _ in range(400):
            if table() is None:
                break
            Client.rest(staying, 0.02)
        assert table() is None, "without anybody looking for circles"
    finally:
        gc.enable()
    assert staying.play()["ok"]


def test_renames_and_chat_are_bounded(start: Starter, tmp_path: Any) -> None:
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    house = start(limits=Limits(**{**quick, "renames_per_hour": 3}))
    opened = house.open("Ana", "Ben")
    path, secret = f"/api/tables/{opened['table']['id']}/name", opened["held"][0]["secret"]
    codes = [
        house.http.post(path, json={"secret": secret, "name": f"Ana {n}"}).status_code
        for n in range(5)
    ]
    assert codes == [200, 200, 200, 429, 429]
    same = house.http.post(path, json={"secret": secret, "name": "Ana 2"})
    assert same.status_code == 200, "the name they have costs nothing"


def test_who_answers_at_once_does_not_wait_behind_who_thinks_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        crew, gate = Crew(1), asyncio.Event()

        async def think(self: object, work: Choose) -> Chose:
            if work.bot == "master":
                await gate.wait()
            return Chose(work.bot, None)  # type: ignore[arg-type]  # nobody reads why

        monkeypatch.setattr("druzina.server.workers.crew._Worker.do", think)
        long = [
            asyncio.create_task(crew.choose(Choose("g", b"", 0, (), "master", 1), 60))
            for _ in range(5)
        ]
        chose = await crew.choose(Choose("g", b"", 0, (), "apprentice", 1), 60)
        assert chose.text == "apprentice"
        assert (crew.busy, crew.waiting) == (1, 4)
        gate.set()
        await asyncio.gather(*long)

    asyncio.run(run())


def test_many_who_come_for_one_seat_are_told_of_once(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ben = house.join(opened, 1)
    ben.until("state")
    same = [house.join(opened, 0) for _ in range(5)]
    ben.say("ping")
    ben.until("pong")
    assert sum('"type":"table"' in frame for frame in ben.frames) == 1
    for one in same[1:]:
        one.close()
    ben.say("ping")
    ben.until("pong")
    assert sum('"type":"table"' in frame for frame in ben.frames) == 1, "she is still there"


def test_written_positions_and_analyses_are_thought_about_at_ones_own_expense(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A position may be written so that it takes ten seconds: sixty of them keep nobody waiting."""

    async def run() -> list[str]:
        crew, order = Crew(1), list[str]()

        async def think(self: object, work: Place | Choose) -> Put | Chose:
            await asyncio.sleep(0.001)
            return Chose("x", None) if isinstance(work, Choose) else Put(b"")  # type: ignore[arg-type]  # nobody reads it

        monkeypatch.setattr("druzina.server.workers.crew._Worker.do", think)
        monkeypatch.setattr("druzina.server.workers.placing.read_record", bytes)

        async def place() -> None:
            await tried(crew, Place(text="slow"), "crowd")
            order.append("crowd")

        async def choose() -> None:
            work = Choose("g", b"", 0, (), "master", 1)
            await crew.choose(work, 5, payer=Payer("honest", "t"))
            order.append("honest")

        crew._ledger.use("honest", 0.003, time.monotonic())
        crowd = [asyncio.create_task(place()) for _ in range(40)]
        await asyncio.sleep(0)
        await asyncio.gather(choose(), *crowd)
        return order

    assert asyncio.run(run()).index("honest") < 20, "who asks for much comes after who had a little"


def test_one_household_has_no_more_than_half_of_the_analyses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run() -> None:
        nothing: Any = None
        analyses = Analyses(nothing, nothing, 4)
        match: Any = SimpleNamespace(length=9)

        async def look(self: object, table: str) -> Progress:
            return Progress("none", 0, 0, [])

        async def forever(self: object, *_: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(Analyses, "look", look)
        monkeypatch.setattr(Analyses, "_run", forever)
        for table, whose in (("a", "crowd"), ("b", "crowd"), ("c", "honest")):
            assert (await analyses.start(table, match, whose)).status == "running"
        with pytest.raises(Problem, match="problem-analyses"):
            await analyses.start("d", match, "crowd")
        await analyses.start("d", match, "other")
        with pytest.raises(Problem, match="problem-analyses"):
            await analyses.start("e", match, "another")
        analyses.close()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        await analyses.start("e", match, "crowd")
        analyses.close()

    asyncio.run(run())


def test_boards_of_one_household_do_not_keep_the_advisor_from_others(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = start()
    monkeypatch.setattr("druzina.advisor.routes.WAITING", 0)
    told = house.http.get("/api/gloomhaven/shelf", params={"lang": "en"})
    assert (told.status_code, told.json()["key"]) == (429, "error-busy")
    monkeypatch.undo()
    payers: list[Payer] = []
    ask = Crew.ask

    async def noted(crew: Crew, *given: Any, **named: Any) -> Any:
        payers.append(named["payer"])
        return await ask(crew, *given, **named)

    monkeypatch.setattr(Crew, "ask", noted)
    assert house.http.get("/api/gloomhaven/shelf").status_code == 200
    assert payers == [Payer("127.0.0.1")]


def test_forecasts_are_at_the_expense_of_who_asks(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    own = {"unlimited": (), "work_per_second": 1e-6, "work_burst": 60.0, "requests_burst": 1e6}
    house = start(limits=Limits(**{**quick, **own}))
    ana = house.join(house.open("Ana", "Ben"), 0)
    ana.until_asked()
    application: Any = house.server.config.loaded_app
    while hasattr(application, "app"):
        application = application.app
    share = application.state.house.meter._work.of("127.0.0.1")
    for what, more in (("forecast", {}), ("preview", {"choices": ["pick 1"], "view": True})):
        quick = getattr(answers, what)

        def slow(*given: Any, quick: Any = quick) -> Any:
            time.sleep(0.05)  # of the loop's own time
            return quick(*given)

        monkeypatch.setattr(answers, what, slow)
        before = share._left
        assert ana.ask(what, seat=0, **more)["ok"]
        ana.say("ping")
        ana.until("pong")
        assert share._left < before - 0.05, what
