"""What a player may not do, and what was wrong with an input: values, not stack traces."""

from __future__ import annotations

import errno

from msgspec import Struct

# A plain value, a list of them, or a list of pairs: what is gained, how much of it.
Listed = int | str | tuple[int | str, ...]
Argument = int | str | tuple[Listed, ...]
Arguments = dict[str, Argument]

LONGEST_SAID = 80  # letters of what was given that are said again

# The messages about what people meet with files and folders.
_HINDRANCES = {
    errno.ENOSPC: "error-full",
    errno.EDQUOT: "error-full",
    errno.EACCES: "error-forbidden",
    errno.EPERM: "error-forbidden",
    errno.ENOENT: "error-missing",
    errno.ENOTDIR: "error-missing",
    errno.EEXIST: "error-taken",
    errno.EISDIR: "error-folder",
    errno.EROFS: "error-read-only",
}


def clipped(found: object) -> str:
    """What was given, which may be anything, on one line and short enough to be said again."""
    try:
        text = str(found)[:LONGEST_SAID]
    except ValueError:  # Python does not write numbers of thousands of digits
        return "…"
    return "".join(one if one.isprintable() else " " for one in text)


class Refusal(Struct, frozen=True):
    """Why a choice is not allowed: the clause that forbids it, a message key and its arguments."""

    clause: str
    reason: str
    arguments: Arguments = {}


class Problem(Exception):
    """Bad input from outside the rules: an option, a file, a content entry. One sentence of it.

    `key` and `arguments` name the sentence; the place that talks to people makes the words.
    """

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key, arguments)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key} ({told})" if told else self.key


class Problems(Exception):
    """Several of them found at once, so that one look mends all."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(map(str, problems)))
        self.problems = problems


def hindrance(error: Exception) -> str:
    """Why a file or a folder could not be used: a message key for what people meet, the system's
    own words for the rest."""
    if not isinstance(error, OSError):
        return str(error)
    number = errno.ENOENT if isinstance(error, FileNotFoundError) else error.errno
    return _HINDRANCES.get(number or 0, error.strerror or str(error))
