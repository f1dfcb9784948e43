"""What is wrong with something a person gave: a message key and its arguments, one sentence."""

from __future__ import annotations

import re

from msgspec import DecodeError, Struct

PATH = re.compile(r"^(?P<what>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?$")
TYPES = ("int", "array", "object", "str", "bool", "null", "float")


class Problem(Struct, frozen=True):
    """One fault; `words.problem` says it in a language. An argument may be a fault itself."""

    key: str
    arguments: dict[str, int | str | Problem] = {}


class Problems(ValueError):
    """All faults found at once."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(problem.key for problem in problems))
        self.problems = problems


FORMS = (
    (r"Expected `(?P<expected>[^`]+)`, got `(?P<found>[^`]+)`", "form-expected"),
    (r"Object missing required field `(?P<field>[^`]+)`", "form-missing"),
    (r"Object contains unknown field `(?P<field>[^`]+)`", "form-unknown"),
    (r"Expected `int` >= (?P<limit>\d+)", "form-at-least"),
    (r"Expected `int` <= (?P<limit>\d+)", "form-at-most"),
    (r"Expected `array` of length (?P<expected>\d+)", "form-length"),
    (r"Expected `array` of length >= 1", "form-not-empty"),
    (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", "json-malformed"),
    (r"Input data was truncated", "json-truncated"),
)


def form(error: DecodeError) -> tuple[str, Problem]:
    """Where a value does not have the right form, and what is wrong with it."""
    whole = PATH.match(str(error))
    what, path = (whole["what"], whole["path"] or "") if whole else (str(error), "")
    why = reading(what)
    field = why.arguments.get("field")
    return f"{path}.{field}" if field else path, why


def reading(what: str) -> Problem:
    """What a decoder says, as a message of ours."""
    for pattern, key in FORMS:
        found = re.match(pattern, what)
        if found:
            return Problem(key, {name: _argument(each) for name, each in found.groupdict().items()})
    return Problem("form-other", {"what": what})


def _argument(value: str) -> int | str | Problem:
    """A number, a name, or what the types are called."""
    if value.isdecimal():
        return int(value)
    kinds = [kind for kind in value.split(" | ") if kind in TYPES]
    return Problem(f"type-{kinds[0]}") if kinds else value
