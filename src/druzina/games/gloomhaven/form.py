"""What the decoder says about a value of the wrong form, as arguments of a problem.

`detail` is the key of a message, or the decoder's own words where there is no message for them.
"""

from __future__ import annotations

import re

PATH = re.compile(r"^(?P<what>.*?)(?: - at `(?:key in )?\$(?P<path>[^`]*)`)?$")

FORMS = (
    (r"Expected `(?P<wanted>\w+)[^`]*`, got `(?P<found>\w+)`", "form-expected"),
    (r"Object missing required field `(?P<field>[^`]+)`", "form-missing"),
    (r"Object contains unknown field `(?P<field>[^`]+)`", "form-unknown"),
    (r"Expected `int` >= (?P<limit>\d+)", "form-at-least"),
    (r"Expected `int` <= (?P<limit>\d+)", "form-at-most"),
    (r"Expected `array` of length (?P<length>\d+)", "form-length"),
    (r"Expected `array` of length >= 1", "form-not-empty"),
    (r"Number out of range", "form-too-great"),
    (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", "form-malformed"),
    (r"Input data was truncated", "form-truncated"),
    (r"'utf-8' codec", "form-not-utf8"),
    (r"maximum recursion depth", "form-too-deep"),
)


def form(error: Exception) -> tuple[str, dict[str, int | str]]:
    """Where a value does not have the right form, and what is wrong with it."""
    whole = PATH.match(str(error))
    what, path = (whole["what"], whole["path"] or "") if whole else (str(error), "")
    why = reading(what)
    field = why.pop("field", "")
    return f"{path}.{field}" if field else path, why


def reading(what: str) -> dict[str, int | str]:
    """The message for what a decoder says, with its arguments."""
    for pattern, key in FORMS:
        found = re.match(pattern, what)
        if found:
            told = found.groupdict().items()
            numbers = {name: int(value) if value.isdecimal() else value for name, value in told}
            return {"detail": key, **numbers}
    return {"detail": what}
