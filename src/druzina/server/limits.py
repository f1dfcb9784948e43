"""How much one client may ask of the server."""

from __future__ import annotations

from collections import OrderedDict, deque
from time import monotonic

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    """Everything that is bounded, in one place."""

    message_bytes: int = 16_384
    body_bytes: int = 16_384
    record_bytes: int = 1_048_576
    record_entries: int = 5_000
    messages_per_second: float = 30.0
    messages_burst: int = 60
    messages_over: int = 300
    outbox: int = 256
    outbox_bytes: int = 1_048_576
    connections: int = 5_000
    sockets_per_address: int = 200
    header_bytes: int = 16_384
    request_bytes: int = 2_097_152
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    hello_seconds: float = 10.0
    write_seconds: float = 20.0
    socket_bytes: float = 65_536.0  # a second
    socket_burst: float = 262_144.0
    frame_bytes: int = 1_024  # what a frame of any kind costs beside its bytes
    socket_pauses: int = 8
    requests_per_second: float = 40.0
    requests_burst: float = 400.0
    work_per_second: float = 0.2  # seconds of the server's own time for one address
    work_burst: float = 0.25
    work_wait: float = 5.0
    unlimited: tuple[str, ...] = ()  # addresses to which what is said of one address does not apply
    metrics_for: tuple[str, ...] | None = None  # who may read the figures; None: everybody
    tables_per_hour: int = 60
    tables_listed: int = 50
    my_tables: int = 50
    profiles_per_hour: int = 30
    wrong_profiles_per_hour: int = 60
    history: int = 1_000
    analyses: int = 4
    board_bytes: int = 65_536
    advice_seconds: float = 5.0
    bot_seconds: float = 20.0
    remote_seconds: float = 20.0  # for a bot from elsewhere to answer one question
    remote_away_seconds: float = 5.0  # and to come back
    consent_seconds: float = 30.0
    consent_post_seconds: float = 86_400.0
    renames_per_hour: int = 20
    keep_days: int = 0  # of tables that are over; 0: for ever
    chat_days: int = 0
    remind_seconds: float = 60.0
    remind_post_seconds: float = 86_400.0
    idle_seconds: float = 10.0


class Bucket:
    """So many messages a second, with a burst; counts what was over."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = float(burst), monotonic()
        self.over = 0

    def take(self) -> bool:
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            self.over += 1
            return False
        self._left -= 1
        return True


class Quota:
    """So many times an hour for each address; addresses long unheard of are forgotten."""

    def __init__(self, per_hour: int, addresses: int = 10_000) -> None:
        self._per_hour, self._addresses = per_hour, addresses
        self._seen: OrderedDict[str, deque[float]] = OrderedDict()

    def take(self, address: str) -> bool:
        now = monotonic()
        times = self._seen.setdefault(address, deque())
        self._seen.move_to_end(address)
        if len(self._seen) > self._addresses:
            self._seen.popitem(last=False)
        while times and times[0] < now - 3600:
            times.popleft()
        if len(times) >= self._per_hour:
            return False
        times.append(now)
        return True
