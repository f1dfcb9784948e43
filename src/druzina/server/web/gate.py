"""The door: how many may be inside at once, and that it is said when somebody is turned away."""

from __future__ import annotations

import logging
from collections.abc import Collection
from contextlib import suppress
from time import monotonic

from druzina.server.limits import Limits
from druzina.server.web.addresses import Presence
from druzina.server.web.metering import Meter

SPARE = 200  # descriptors for the store, workers, and what the interpreter opens
TOLD_EVERY = 60.0  # seconds
LOG = logging.getLogger("druzina.server")


class Gate:
    """Sockets by household and in all; those of trusted proxies are counted by whom they carry."""

    def __init__(
        self,
        limits: Limits,
        proxies: Collection[str] = (),
        most: int = 0,
        meter: Meter | None = None,
    ) -> None:
        self.meter = meter or Meter(limits)
        self.limits, self._uncounted = limits, {*proxies, *limits.unlimited}
        self.most = most or limits.connections
        self._inside = Presence(limits.sockets_per_address)
        self._carried = 0
        self._turned = 0
        self._told = -TOLD_EVERY

    @property
    def inside(self) -> int:
        return self._inside.total + self._carried

    def enter(self, address: str) -> bool:
        if self.inside >= self.most:
            self._turn_away("all places are taken")
            return False
        if address in self._uncounted:
            self._carried += 1
            return True
        if not self._inside.enter(address):
            self._turn_away("too many from one address")
            return False
        return True

    def leave(self, address: str) -> None:
        if address in self._uncounted:
            self._carried -= 1
        else:
            self._inside.leave(address)

    def charge(self, address: str, seconds: float) -> float:
        """The server's own time for who came from there; how long they should wait now. Whom a
        proxy carries is known only to what it says."""
        return 0.0 if address in self._uncounted else self.meter.charge(address, seconds)

    def _turn_away(self, why: str) -> None:
        """In the log now and then, without saying whom."""
        self._turned += 1
        at = monotonic()
        if at - self._told >= TOLD_EVERY:
            LOG.warning(
                "turned away %d connections: %s (%d inside)", self._turned, why, self.inside
            )
            self._told, self._turned = at, 0


def descriptors() -> int:
    """As many open files as the system lets us have; 0 where that cannot be asked."""
    with suppress(ImportError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            return hard
        return soft
    return 0


def places(wanted: int, files: int) -> int:
    """So many sockets can be open at once; said in the log if it is fewer than wanted."""
    if files <= 0 or files - SPARE >= wanted:
        return wanted
    found = max(1, files - SPARE)
    LOG.warning(
        "the system allows %d open files: at most %d connections instead of %d; raise ulimit -n",
        files,
        found,
        wanted,
    )
    return found
