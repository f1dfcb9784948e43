"""What is asked of a database: things to write, and queries to read, the same for every backend.

Marks for values are question marks, as SQLite has them; others translate.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from msgspec import Struct

Row = tuple[object, ...]
Query = tuple[str, Row]
Found = list[list[tuple[Any, ...]]]  # the rows of every query


class Work(Struct, frozen=True):
    """Statements with the rows each of them takes, all or nothing.

    `joins`: rows of several such works for the same statement may go to the database together, in
    any order. `table` is the one that is written to: where several servers share a database, only
    who has it may.
    """

    parts: Sequence[tuple[str, Sequence[Row]]]
    table: str = ""
    joins: bool = False


Writing = Callable[[Work], Awaitable[None]]
Reading = Callable[..., Awaitable[Found]]  # queries, all answered as of one moment


def one(statement: str, *values: object) -> Work:
    """A single statement with its values, which belongs to no table that is played."""
    return Work(((statement, (values,)),))
