"""What goes wrong, for the log: where and what kind, never a value that could be a secret."""

from __future__ import annotations

import logging
from traceback import extract_tb

LOG = logging.getLogger("druzina.server")


def report(error: BaseException, **where: str) -> None:
    """Names the kind of the error and the lines it passed through; messages may hold cards."""
    places = " < ".join(
        f"{frame.name}:{frame.lineno}" for frame in reversed(extract_tb(error.__traceback__)[-4:])
    )
    told = " ".join(f"{name}={value}" for name, value in where.items())
    LOG.error("%s at %s %s", type(error).__name__, places, told)
