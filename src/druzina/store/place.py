"""Where a store is: a folder for SQLite, or the address of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from druzina.core import Problem
from druzina.store.postgres_address import Address, is_address

Place = Path | Address


def place_of(text: str) -> Place:
    """What looks like an address of anything else is no folder."""
    if is_address(text):
        return Address(text)
    scheme, address, _ = text.partition("://")
    if address:
        raise Problem("problem-store-scheme", scheme=scheme)
    return Path(text)


def named(place: Place) -> str:
    """As it may be told: without a password."""
    return place.name if isinstance(place, Address) else str(place)
