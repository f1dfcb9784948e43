"""Keys that are put together: a head and what may follow it."""

from __future__ import annotations

from collections.abc import Iterable


def filled(head: str, tails: Iterable[str]) -> set[str]:
    return {f"{head}-{tail}" for tail in tails}


def named(values: dict[str, Iterable[str]]) -> set[str]:
    """Keys of a name and one of its values: `kind-gold`."""
    return {key for name, tails in values.items() for key in filled(name, tails)}
