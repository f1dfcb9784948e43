"""Where tables live: what was accepted is on disk before anybody is told."""

from __future__ import annotations

from druzina.store.rows import (
    ChatRow,
    Conflict,
    Entry,
    KeyframeRow,
    SeatRow,
    Stored,
    StoreFailed,
    TableRow,
)
from druzina.store.sqlite import SqliteStore
from druzina.store.store import Store

__all__ = [
    "ChatRow",
    "Conflict",
    "Entry",
    "KeyframeRow",
    "SeatRow",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "Stored",
    "TableRow",
]
