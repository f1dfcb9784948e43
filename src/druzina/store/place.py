"""Where a store is: a folder for SQLite, or the address of a PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from druzina.store.postgres_address import Address, is_address

Place = Path | Address


def place_of(text: str) -> Place:
    return Address(text) if is_address(text) else Path(text)


def named(place: Place) -> str:
    """As it may be told: without a password."""
    return place.name if isinstance(place, Address) else str(place)
