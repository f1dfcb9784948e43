"""One screen per language, as it was last read and found good."""

from __future__ import annotations

import pytest

from tests.terminal.screens import FOLDER, LANGUAGES, screen


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_is_the_golden_one(lang: str) -> None:
    assert screen(lang) == (FOLDER / f"{lang}.txt").read_text(encoding="utf-8")
