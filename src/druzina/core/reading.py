"""Content files: a value and the way to it; whatever is wrong with one is one `Problem`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import Literal, TypeVar

from msgspec import Struct

from druzina.core.refusal import Problem, hindrance

MISSING = object()
NO_CLAUSE = "none"
LONGEST = 60

L = TypeVar("L", bound=str)  # words that a type lists


class Value(Struct):
    """A raw value of a file; all values of a reading write to the same list of problems.

    `entry` is the id of a tile or card, or its place in the file; `field` is the way within it,
    such as `chests[0].gold`, empty for the `thing` itself.
    """

    problems: list[Problem]
    file: str
    entry: str
    field: str
    raw: object
    thing: str = "tile"

    def wrong(
        self,
        expected: str,
        clause: str = NO_CLAUSE,
        found: str | None = None,
        **more: int | str,
    ) -> None:
        """Notes a problem: the key of what was expected here, with what that sentence needs."""
        self.problems.append(
            Problem(
                "problem-content",
                file=self.file,
                entry=self.entry,
                field=self.field or self.thing,
                expected=expected,
                found=shown(self.raw) if found is None else found,
                clause=clause,
                **more,
            )
        )

    @property
    def present(self) -> bool:
        return self.raw is not MISSING

    def child(self, key: str, raw: object) -> Value:
        return self._at(f"{self.field}.{key}" if self.field else key, raw)

    def _at(self, way: str, raw: object) -> Value:
        return Value(self.problems, self.file, self.entry, way, raw, self.thing)

    def part(self, key: str) -> Value:
        """One value of a table, `MISSING` if it is not there."""
        return self.child(
            key, self.raw.get(key, MISSING) if isinstance(self.raw, dict) else MISSING
        )

    def parts(self) -> dict[str, Value] | None:
        """The values of a table in their order; None, and a problem, if it is no table."""
        if isinstance(self.raw, dict):
            return {key: self.child(key, raw) for key, raw in self.raw.items()}
        self.wrong("expected-table")
        return None

    def known(self, keys: Collection[str]) -> dict[str, Value] | None:
        """All of these values of a table, the absent ones as `MISSING`; any other is a problem."""
        if not isinstance(self.raw, dict):
            self.wrong("expected-table")
            return None
        for key in self.raw:
            if key not in keys:
                self.part(key).wrong("expected-known-key", found=key, valid=", ".join(keys))
        return {key: self.part(key) for key in keys}

    def items(self) -> list[Value]:
        """The values of a list; none, and a problem, if it is no list."""
        if isinstance(self.raw, list):
            return [self._at(f"{self.field}[{n}]", raw) for n, raw in enumerate(self.raw)]
        self.wrong("expected-list")
        return []

    def one_of(self, valid: Collection[L], clause: str = NO_CLAUSE) -> L | Literal[""]:
        """One of these words; empty, and a problem, if it is none."""
        for word in valid:
            if word == self.raw:
                return word
        self.wrong("expected-one-of", clause, valid=", ".join(valid))
        return ""

    def whole(self, low: int, high: int) -> int:
        if type(self.raw) is int and low <= self.raw <= high:
            return self.raw
        self.wrong("expected-whole-number", low=low, high=high)
        return low

    def flag(self) -> bool:
        """True or false; false where nothing stands."""
        if self.present and not isinstance(self.raw, bool):
            self.wrong("expected-true-or-false")
        return self.raw is True


def breach(
    file: str, entry: str, field: str, clause: str, found: object, expected: str, **more: int | str
) -> Problem:
    """Where content that can be read breaks a rule about what there should be."""
    told = f"{found:.1f}" if isinstance(found, float) else str(found)
    return Problem(
        "problem-content",
        file=file,
        entry=entry,
        field=field,
        expected=expected,
        found=told,
        clause=clause,
        **more,
    )


def shown(raw: object) -> str:
    """A value as its file writes it, in short; `nothing` where there is none."""
    if raw is MISSING:
        return "nothing"
    if isinstance(raw, bool):
        return str(raw).lower()
    if isinstance(raw, dict):
        return "{ … }" if raw else "{}"
    if isinstance(raw, list):
        return "[ … ]" if raw else "[]"
    text = f'"{raw}"' if isinstance(raw, str) else str(raw)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def parse(path: Path, problems: list[Problem]) -> dict[str, object] | None:
    """The document in a file; None, and a problem, if there is none."""
    try:
        text = path.read_text("utf-8-sig")
    except FileNotFoundError:
        folder = str(path.parent)
        problems.append(Problem("problem-content-missing", file=path.name, folder=folder))
        return None
    except OSError as error:
        problems.append(Problem("problem-content-file", file=path.name, detail=hindrance(error)))
        return None
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        problems.append(Problem("problem-content-utf8", file=path.name, line=line))
        return None
    return parse_text(text, path.name, problems)


def parse_text(text: str, file: str, problems: list[Problem]) -> dict[str, object] | None:
    """The document in a text; None, and a problem, if it is none."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        detail, _, where = str(error).partition(" (at ")
        told = re.search(r"line (\d+)", where)
        line = int(told[1]) if told else text.count("\n") + 1
        problems.append(Problem("problem-content-toml", file=file, line=line, detail=detail))
        return None
