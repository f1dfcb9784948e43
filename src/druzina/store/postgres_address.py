"""A PostgreSQL address: how it is told without its password, and what keeps us from it in words."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from druzina.core import Problem

if TYPE_CHECKING:
    from asyncpg import Connection

SCHEMES = ("postgresql://", "postgres://")
SCHEMA = "druzina"
BAD_VALUE = "22"  # how codes of values begin that cannot be kept: their words quote them
PATIENCE = 10.0  # seconds for a connection


def is_address(store: str) -> bool:
    return store.startswith(SCHEMES)


class Address:
    """`url` is given to nobody but the driver; `name` may be told."""

    def __init__(self, url: str) -> None:
        self.url = url
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", f":{parts.port}" if parts.port else ""
            asked = parse_qs(parts.query)
        except ValueError as error:
            raise Problem("problem-postgres-address", detail=str(error)) from error
        host = host or asked.get("host", [""])[0]
        self.name = f"postgresql://{host}{port}{parts.path}"
        self.schema = asked.get("search_path", [SCHEMA])[0]

    async def connect(self, **more: Any) -> Connection:
        """A connection whose commits are durable; what is in the way is a `Problem`."""
        asyncpg = driver()
        try:
            return await asyncpg.connect(self.url, **self.settings(), **more)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self.problem(error) from error
        except (ValueError, UnicodeError) as error:
            raise Problem("problem-postgres-address", detail=type(error).__name__) from error

    def settings(self) -> dict[str, Any]:
        return {
            "timeout": PATIENCE,
            "server_settings": {
                "search_path": self.schema,
                "synchronous_commit": "on",
                "application_name": "druzina",
                "idle_in_transaction_session_timeout": "2000",  # who is paused holds nobody up
            },
        }

    def problem(self, error: BaseException) -> Problem:
        """By what the database said; in its words where there are none of ours."""
        for key, is_it in _PROBLEMS.items():
            if is_it(error):
                return Problem(key, store=self.name, detail=words_of(error))
        return Problem("problem-postgres-away", store=self.name, detail=words_of(error))


def words_of(error: BaseException) -> str:
    """Without details, which may quote what was to be kept."""
    if isinstance(error, ValueError | TypeError) or state(error).startswith(BAD_VALUE):
        return type(error).__name__
    text = getattr(error, "message", None) or getattr(error, "strerror", None)
    return str(text or error).split("\n")[0] or type(error).__name__


def state(error: BaseException) -> str:
    """PostgreSQL's code of an error, or nothing."""
    return str(getattr(error, "sqlstate", None) or "")


_PROBLEMS: dict[str, Callable[[BaseException], bool]] = {
    "problem-postgres-rights": lambda error: state(error) in ("42501", "28000", "28P01"),
    "problem-postgres-none": lambda error: state(error) == "3D000",
    "problem-postgres-reading": lambda error: state(error) == "25006",
    "problem-postgres-full": lambda error: state(error) in ("53100", "53300", "53200"),
}


def driver() -> Any:
    """asyncpg, which only this backend needs."""
    try:
        import asyncpg
    except ImportError as error:
        raise Problem("problem-postgres-missing") from error
    return asyncpg
