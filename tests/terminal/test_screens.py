"""One screen per game and language, as it was last read and found good."""

from __future__ import annotations

import pytest

from tests.terminal.screens import FOLDER, GAMES, LANGUAGES, screen


@pytest.mark.ux(60)
@pytest.mark.parametrize("prefix", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_is_the_golden_one(prefix: str, lang: str) -> None:
    shown = screen(lang, GAMES[prefix])
    assert shown == (FOLDER / f"{prefix}{lang}.txt").read_text(encoding="utf-8")
