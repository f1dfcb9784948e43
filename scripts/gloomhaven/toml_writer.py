"""Content files as a person would write them: short values in one line, long lists line by line."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

WIDTH = 96


def document(table: str, entries: Iterable[Mapping[str, object]]) -> str:
    """A file of entries, each under `[[table]]`."""
    return "\n".join(_entry(table, entry) for entry in entries)


def _entry(table: str, entry: Mapping[str, object]) -> str:
    lines = [f"[[{table}]]"]
    for key, value in entry.items():
        if isinstance(value, dict) and "lines" in value:
            lines += [_pair(f"{key}.{part}", one) for part, one in value.items()]
        else:
            lines.append(_pair(key, value))
    return "\n".join(lines) + "\n"


def _pair(key: str, value: object) -> str:
    short = f"{key} = {_inline(value)}"
    if len(short) <= WIDTH or not isinstance(value, list):
        return short
    return "\n".join([f"{key} = [", *(f"  {_inline(one)}," for one in value), "]"])


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_inline(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_inline(one) for one in value) + "]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)
