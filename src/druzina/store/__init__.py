"""Where tables live: what was accepted is on disk before anybody is told."""

from __future__ import annotations

from druzina.store.rows import (
    ChatRow,
    Conflict,
    Contended,
    Entry,
    KeyframeRow,
    Memory,
    ProfileRow,
    SeatRow,
    SittingRow,
    StoreAway,
    Stored,
    StoreFailed,
    TableRow,
)
from druzina.store.sqlite import SqliteStore
from druzina.store.store import Store

__all__ = [
    "ChatRow",
    "Conflict",
    "Contended",
    "Entry",
    "KeyframeRow",
    "Memory",
    "ProfileRow",
    "SeatRow",
    "SittingRow",
    "SqliteStore",
    "Store",
    "StoreAway",
    "StoreFailed",
    "Stored",
    "TableRow",
]
