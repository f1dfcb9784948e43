"""News that is no part of the game. It stays on the page, so it is told in every language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from druzina.server.table.wording import Voice
from druzina.server.wire.server_messages import Notice
from druzina.text import LANGUAGES

Say = Callable[[str], str]


def says(voice: Callable[[str], Voice], key: str, **arguments: Any) -> Say:
    """The message in any language."""
    return lambda lang: voice(lang).say(key, **arguments)


def also(lang: str, say: Say) -> dict[str, str]:
    """The same in the languages that the reader may change to."""
    return {other: say(other) for other in LANGUAGES if other != lang}


def notice(key: str, lang: str, say: Say, seat: int | None = None) -> Notice:
    return Notice(key=key, words=say(lang), also=also(lang, say), seat=seat)
