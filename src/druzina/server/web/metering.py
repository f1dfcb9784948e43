"""How much of the server's own time each household takes, and who waits for it.

One loop serves everybody: what matters is not how much somebody asks but how long all others stand
still meanwhile. That time is measured step by step, and whoever has used up their share waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic, perf_counter, thread_time
from typing import Any, Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from druzina.server.limits import Limits
from druzina.server.web.addresses import Presence, Share, Shares, household

T = TypeVar("T")
P = ParamSpec("P")

WAITING = 32  # requests of one household that wait for its share


class Bill:
    """Seconds that were used for somebody, on the loop and in threads; `one` is for what their
    household does one at a time."""

    def __init__(self, one: asyncio.Lock | None = None, share: Share | None = None) -> None:
        self.seconds = 0.0
        self.one, self._share = one, share

    def add(self, seconds: float) -> None:
        """At once, so that whoever of the household comes next finds it."""
        self.seconds += seconds
        if self._share is not None:
            self._share.use(seconds, monotonic())


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
                self._bill.add(perf_counter() - began)
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
        self._entering = Presence(limits.sockets_per_address)
        self._long: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

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
            while wait:
                await asyncio.sleep(wait)
                wait = self.debt(address)
                if wait > self._limits.work_wait:
                    raise Overdrawn
        finally:
            self._waiting.leave(address)

    async def patience(self, address: str) -> None:
        """Waits for as long as it takes, all of one household in one line: the first alone is woken
        when the debt is paid, and between two of them everybody else has a turn."""
        if address in self._limits.unlimited:
            return
        async with self._lines.setdefault(household(address), asyncio.Lock()):
            while wait := self.debt(address):
                await asyncio.sleep(wait)
            await asyncio.sleep(0)

    async def entrance(self, address: str) -> None:
        """The same before a line is open. Who hangs up meanwhile still waits, so no more may than
        could be inside: `Overdrawn`."""
        if not self._entering.enter(address):
            raise Overdrawn
        try:
            await self.patience(address)
        finally:
            self._entering.leave(address)

    def debt(self, address: str) -> float:
        """Seconds that this household should wait."""
        return self._work.of(address).wait(monotonic())

    def charge(self, address: str, seconds: float) -> float:
        """What was used for this household; how long it should wait now."""
        share, at = self._work.of(address), monotonic()
        share.use(seconds, at)
        return share.wait(at)

    def _one(self, address: str) -> asyncio.Lock | None:
        if address in self._limits.unlimited:
            return None
        return self._long.setdefault(household(address), asyncio.Lock())

    async def timed(self, address: str, steps: Coroutine[Any, Any, T]) -> T:
        """Does it at this household's expense."""
        bill = Bill(self._one(address), self._work.of(address))
        token = BILL.set(bill)
        try:
            return await Timed(steps, bill)
        finally:
            BILL.reset(token)


@asynccontextmanager
async def one_by_one() -> AsyncIterator[None]:
    """Of one household one at a time: what is long, and takes the interpreter from all who play if
    many threads are at it. Never while others wait for something that is held."""
    bill = BILL.get()
    if bill is None or bill.one is None:
        yield
        return
    async with bill.one:
        yield


async def elsewhere(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """In another thread, at the expense of whoever asked."""

    def measured() -> tuple[T, float]:
        began = thread_time()
        return work(*given, **named), thread_time() - began

    result, seconds = await asyncio.to_thread(measured)
    bill = BILL.get()
    if bill is not None:
        bill.add(seconds)
    return result
