"""Who counts as one: an address, or the network that a household has of the new kind."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Collection
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic

HOUSEHOLD = 64  # bits of an IPv6 address that one customer does not choose at will
REMEMBERED = 10_000
PLENTY = 1e12


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """One key for all addresses that one client may take at will."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((found, HOUSEHOLD), strict=False))


class Presence:
    """How many things of each household are there now, at most so many for one."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._here: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        whose = household(address)
        if self._here[whose] >= self.most:
            return False
        self._here[whose] += 1
        return True

    def leave(self, address: str) -> None:
        whose = household(address)
        self._here[whose] -= 1
        if self._here[whose] <= 0:
            del self._here[whose]

    def of(self, address: str) -> int:
        return self._here[household(address)]

    @property
    def total(self) -> int:
        return self._here.total()


class Share:
    """So many seconds of the server's own time in a second, and some at once.

    What was used is known only afterwards: whoever owes waits before being served again.
    """

    def __init__(self, rate: float, burst: float, at: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, at

    def wait(self, at: float) -> float:
        """Seconds until it is no longer in debt."""
        self._refill(at)
        return max(0.0, -self._left / self._rate)

    def use(self, seconds: float, at: float) -> None:
        self._refill(at)
        self._left -= seconds

    def _refill(self, at: float) -> None:
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at


class Shares:
    """A share for each household; those long unheard of are forgotten."""

    def __init__(
        self,
        rate: float,
        burst: float,
        unlimited: Collection[str] = (),
        remembered: int = REMEMBERED,
    ) -> None:
        self._rate, self._burst, self._remembered = rate, burst, remembered
        self._free = dict.fromkeys(unlimited, Share(PLENTY, PLENTY, monotonic()))
        self._of: OrderedDict[str, Share] = OrderedDict()

    def of(self, address: str) -> Share:
        if address in self._free:
            return self._free[address]
        whose = household(address)
        share = self._of.get(whose)
        if share is None:
            share = self._of[whose] = Share(self._rate, self._burst, monotonic())
        self._of.move_to_end(whose)
        if len(self._of) > self._remembered:
            self._of.popitem(last=False)
        return share
