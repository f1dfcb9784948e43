"""Many of one household come one after the other; what they cost is theirs from the first step."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from websockets.sync.client import connect

from druzina.core.content import digests
from druzina.games import find
from druzina.server.limits import Limits
from druzina.server.web.metering import Meter
from druzina.server.web.security import Guard
from tests.server.conftest import LIMITS, Starter


def test_a_hundred_who_wait_for_the_same_debt_are_not_all_woken_for_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """To be woken takes time that nobody pays for, and it was taken from all others."""
    meter, looks = Meter(Limits(work_per_second=1.0, work_burst=0.001)), []
    debt = meter.debt

    def watched(address: str) -> float:
        looks.append(address)
        return debt(address)

    monkeypatch.setattr(meter, "debt", watched)

    async def come() -> None:
        await meter.patience("192.0.2.1")
        meter.charge("192.0.2.1", 0.002)

    async def all_of_them() -> None:
        meter.charge("192.0.2.1", 0.02)
        await asyncio.gather(*(come() for _ in range(100)))

    asyncio.run(all_of_them())
    assert 100 < len(looks) < 400


def test_others_have_their_turn_between_two_of_one_household() -> None:
    """However many say something at once: it was a quarter of a second of work in one go."""
    meter, done = Meter(Limits(work_per_second=1.0, work_burst=60.0)), []

    async def one(address: str) -> None:
        await meter.patience(address)
        done.append(address)

    async def all_of_them() -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(20):
                group.create_task(one("192.0.2.1"))
            group.create_task(one("198.51.100.1"))

    asyncio.run(all_of_them())
    assert done.index("198.51.100.1") < 5
    assert len(done) == 21


@pytest.mark.parametrize("path", ["/ws", "/ws/lobby"])
def test_an_upgrade_is_at_the_expense_of_who_asks_for_it(start: Starter, path: str) -> None:
    """From its first step: a thousand of them would else be nobody's."""
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    own = {"unlimited": (), "work_per_second": 1e-6, "work_burst": 60.0, "requests_burst": 1e6}
    house = start(limits=Limits(**{**quick, **own}))
    application: Any = house.server.config.loaded_app
    while hasattr(application, "app"):
        guard, application = application, application.app
    slow, share = guard.app, guard.meter._work.of("127.0.0.1")

    async def slowly(*given: Any) -> None:
        time.sleep(0.05)  # of the loop's own time
        await slow(*given)

    guard.app = slowly
    before = share._left
    with connect(f"ws://127.0.0.1:{house.port}{path}"):
        assert share._left < before - 0.05


def test_of_lines_that_are_given_up_before_they_open_only_so_many_wait() -> None:
    """Who owes much, and comes and hangs up again and again, would else fill the memory."""
    told: list[str] = []

    async def opened(scope: Any, receive: Any, send: Any) -> None:
        told.append("open")

    async def nothing(*_: Any) -> Any:
        return {"type": "websocket.connect"}

    async def closed(message: Any) -> None:
        told.append(message["type"])

    meter = Meter(Limits(sockets_per_address=3, work_per_second=10.0, work_burst=0.001))
    guard = Guard(opened, meter=meter)
    scope = {"type": "websocket", "path": "/ws", "headers": [], "client": ("192.0.2.1", 1)}

    async def all_of_them() -> None:
        meter.charge("192.0.2.1", 1.0)
        await asyncio.gather(*(guard(scope, nothing, closed) for _ in range(5)))

    asyncio.run(all_of_them())
    assert told == ["websocket.close"] * 2 + ["open"] * 3


def test_what_every_record_holds_of_the_content_is_made_by_a_thread(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tenth of a second in Gloomhaven, at its first table."""
    on_the_loop: list[bool] = []

    def watched(entries: Any) -> str:
        try:
            asyncio.get_running_loop()
            on_the_loop.append(True)
        except RuntimeError:
            on_the_loop.append(False)
        return digests(entries)

    monkeypatch.setattr("druzina.core.game.digests", watched)
    find("tales_of_glory").__dict__.pop("_digests", None)
    start().open("Ana", "Ben")
    assert on_the_loop == [False]
