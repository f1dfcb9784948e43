"""What every backend of the store offers. Nothing returns before it is durable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from druzina.store.profiles import Profiles
from druzina.store.rows import ChatRow, KeyframeRow, SeatRow, Status, Stored, TableRow


class Store(Protocol):
    """Whatever fails is `StoreFailed`; a number that is taken is `Conflict`."""

    profiles: Profiles

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[str] = ()
    ) -> None:
        """A new table, perhaps with entries it begins with."""

    async def save(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """The table and its seats as they are now."""

    async def append(
        self, table: str, after: int, texts: Sequence[str], at: int, status: Status | None = None
    ) -> None:
        """Entries numbered from `after` + 1, all of them or none; with a status the table is noted
        to have changed then."""

    async def mark(self, table: str, since: int, keyframe: KeyframeRow) -> None:
        """A keyframe that follows the one of number `since`; any others after that are gone."""

    async def say(self, table: str, line: ChatRow) -> None:
        """A line of chat."""

    async def load(self, table: str) -> Stored | None:
        """A table with everything that happened at it."""

    async def listed(self, statuses: Sequence[Status], limit: int) -> list[TableRow]:
        """Public tables, those changed last first."""

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table."""

    async def keep(self, table: str, kind: str, data: bytes) -> None:
        """Something made from a table that is costly to make again."""

    async def kept(self, table: str, kind: str) -> bytes | None:
        """What was kept under that name."""

    async def setting(self, name: str) -> str | None:
        """A setting of the whole server."""

    async def set(self, name: str, value: str) -> None:
        """Changes a setting."""

    async def set_once(self, name: str, value: str) -> str:
        """Sets what was never set; how it is set now."""

    @property
    def commits(self) -> int:
        """How often something was made durable."""

    async def start(self) -> None:
        """Before anything else is asked of it."""

    async def take(self, table: str) -> str | None:
        """None if the table may be opened here, else the address of the server that has it."""

    async def leave(self, table: str) -> None:
        """It is open here no more: any server may have it."""

    async def taken(self) -> list[str]:
        """Tables that other servers may have open."""

    async def tend(self) -> None:
        """What is to be done now and then, beside everything else."""

    async def close(self) -> None:
        """Waits for what is under way, then lets go."""
