"""How much of the server's own time each household takes, and who waits for it.

One loop serves everybody: what matters is not how much somebody asks but how long all others stand
still meanwhile. That time is measured step by step, and whoever has used up their share waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Generator
from contextvars import ContextVar
from time import monotonic, perf_counter
from typing import Any, Generic, TypeVar

from druzina.server.limits import Limits
from druzina.server.web.addresses import Presence, Shares

T = TypeVar("T")

WAITING = 32  # requests of one household that wait for its share


class Bill:
    """Seconds that were used for somebody, on the loop and in threads."""

    def __init__(self) -> None:
        self.seconds = 0.0


BILL: ContextVar[Bill | None] = ContextVar("bill", default=None)


class Timed(Generic[T]):
    """A coroutine whose steps are timed; while it waits for others nothing is counted."""

    def __init__(self, steps: Coroutine[Any, Any, T], bill: Bill) -> None:
        self._steps, self._bill = steps, bill

    def __await__(self) -> Generator[Any, Any, T]:
        step, given = self._steps.send, None
        while True:
            began = perf_counter()
            try:
                waited_for = step(given)
            except StopIteration as ended:
                result: T = ended.value
                return result
            finally:
                self._bill.seconds += perf_counter() - began
            try:
                given = yield waited_for
                step = self._steps.send
            except GeneratorExit:
                self._steps.close()
                raise
            except BaseException as error:  # noqa: BLE001  # handed in, as `await` does
                given, step = error, self._steps.throw


class Overdrawn(Exception):
    """So many of this household wait already, or it would wait too long."""


class Meter:
    """Requests and working time by household."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        unlimited = limits.unlimited
        self._requests = Shares(limits.requests_per_second, limits.requests_burst, unlimited)
        self._work = Shares(limits.work_per_second, limits.work_burst, unlimited)
        self._waiting = Presence(WAITING)

    def request(self, address: str) -> bool:
        """Whether one more request may be made now."""
        share, at = self._requests.of(address), monotonic()
        if share.wait(at) > 0:
            return False
        share.use(1.0, at)
        return True

    async def turn(self, address: str) -> None:
        """Waits until the household's share allows more work; `Overdrawn` if that is too long."""
        wait = self._work.of(address).wait(monotonic())
        if not wait:
            return
        if wait > self._limits.work_wait or not self._waiting.enter(address):
            raise Overdrawn
        try:
            await asyncio.sleep(wait)
        finally:
            self._waiting.leave(address)

    def debt(self, address: str) -> float:
        """Seconds that this household should wait."""
        return self._work.of(address).wait(monotonic())

    def charge(self, address: str, seconds: float) -> float:
        """What was used for this household; how long it should wait now."""
        share, at = self._work.of(address), monotonic()
        share.use(seconds, at)
        return share.wait(at)

    async def timed(self, address: str, steps: Coroutine[Any, Any, T]) -> T:
        """Does it at this household's expense."""
        bill = Bill()
        token = BILL.set(bill)
        try:
            return await Timed(steps, bill)
        finally:
            BILL.reset(token)
            self.charge(address, bill.seconds)


async def in_thread(work: Awaitable[T]) -> T:
    """Something that another thread does for whoever asked: it counts as well."""
    bill, began = BILL.get(), perf_counter()
    try:
        return await work
    finally:
        if bill is not None:
            bill.seconds += perf_counter() - began
