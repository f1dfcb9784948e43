"""How to play, on one page: every game, both languages, glyphs that exist, clauses that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from druzina import rulebook, rulebook_how
from druzina.cli import main

ART = Path(__file__).parents[1] / "web" / "src" / "art"
GLYPHS = {
    name
    for file in ("glyphs.svg", "glyphs-b.svg")
    for name in re.findall(r'id="([a-z0-9-]+)"', (ART / file).read_text(encoding="utf-8"))
}
GAMES = rulebook.games()


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_steps_what_wins_and_icons(game: str, lang: str) -> None:
    told = rulebook_how.how_to(game, lang)
    assert [part.kind for part in told.parts] == ["steps", "points", "icons"]
    items = [item for part in told.parts for item in part.items]
    assert [item.glyph for item in items if item.glyph not in GLYPHS] == []
    clauses = [told.clause, *(item.clause for item in items if item.clause)]
    assert [rulebook.find(one).id for one in clauses] == clauses
    assert all(rulebook.find(one).game == game for one in clauses)
    assert all(item.words and item.name for item in items)
    assert len(told.parts[0].items) == 6


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_say_the_same_things(game: str) -> None:
    english, czech = rulebook_how.how_to(game, "en"), rulebook_how.how_to(game, "cs")
    assert czech.words != english.words
    for one, other in zip(english.parts, czech.parts, strict=True):
        assert [(i.glyph, i.clause) for i in one.items] == [
            (i.glyph, i.clause) for i in other.items
        ]


def test_the_terminal_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "how", "gloomhaven", "--lang", "cs"]) == 0
    text = capsys.readouterr().out
    assert "1. Dvě karty: " in text
    assert "(GLH-SEL-01)" in text
    assert "- Past: Sklapne jednou." in text
    assert main(["rules", "how", "chess", "--lang", "en"]) == 2
    assert "chess" in capsys.readouterr().err


def test_a_line_that_is_no_item_is_named(tmp_path: Path) -> None:
    page = tmp_path / "toy.md"
    page.write_text("# Toy\n\nAim.\n\n## Turn\n\n1. no glyph\n", encoding="utf-8")
    with pytest.raises(ValueError, match="no glyph"):
        rulebook_how._read("toy", page)
