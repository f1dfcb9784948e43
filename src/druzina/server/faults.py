"""What goes wrong, for the log: where and what kind, never a value that could be a secret."""

from __future__ import annotations

import logging
from traceback import extract_tb

from druzina.server.logs import FACTS
from druzina.store import StoreFailed

LOG = logging.getLogger("druzina.server")


def explain(error: BaseException) -> str:
    """SQLite's words about a disk or a file hold nothing of a table; no others are repeated."""
    return f" ({error})" if isinstance(error, StoreFailed) else ""


def report(error: BaseException, **where: str) -> None:
    """Names the kind of the error and the lines it passed through; messages may hold cards."""
    places = " < ".join(
        f"{frame.name}:{frame.lineno}" for frame in reversed(extract_tb(error.__traceback__)[-4:])
    )
    told = " ".join(f"{name}={value}" for name, value in where.items())
    facts = {"kind": type(error).__name__, "places": places, **where}
    LOG.error("%s%s at %s %s", facts["kind"], explain(error), places, told, extra={FACTS: facts})
