"""The log as lines of JSON, for who collects it from several servers."""

from __future__ import annotations

import logging
from datetime import UTC, datetime

import msgspec

FACTS = "facts"  # what a line of the log may have beside its words


class JsonLines(logging.Formatter):
    """One object a line; what a fault passed through is one string, so that no line is broken."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "from": record.name,
            "words": record.getMessage(),
            **getattr(record, FACTS, {}),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


def as_json() -> None:
    """Everything that is logged from here on."""
    lines = logging.StreamHandler()
    lines.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(logging.INFO)
