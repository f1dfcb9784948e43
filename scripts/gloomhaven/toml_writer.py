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
    if len(short) <= WIDTH or not isinstance(value, list) or not isinstance(value[0], dict):
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


def sheet(whole: Mapping[str, object]) -> str:
    """One thing as a file of its own: plain values, then tables, then lists of tables."""
    plain = [_pair(key, one) for key, one in whole.items() if not _nested(one)]
    parts = ["\n".join(plain) + "\n"]
    for key, one in whole.items():
        if isinstance(one, dict):
            inside = [_pair(part, each) for part, each in one.items()]
            parts.append("\n".join([f"[{key}]", *inside]) + "\n")
    for key, one in whole.items():
        if _nested(one) and isinstance(one, list):
            parts += [_entry(key, each) for each in one]
    return "\n".join(parts)


def _nested(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )
