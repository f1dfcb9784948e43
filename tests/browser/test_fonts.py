"""The page brings its typefaces, looks the same everywhere, and loses nothing without them."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.screens import AMULET, ANA, BOOK, BOT, PROPHECY, TALES
from tests.browser.test_sizes import resize

FACES = "[...document.fonts].filter(one => one.status === 'loaded').map(one => one.family)"
WIDTHS = """() => ['Družina', 'Příliš žluťoučký kůň', 'Bridge Troll 0123'].flatMap(words =>
  ['--font', '--serif'].map(face => {
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = `700 20px ${getComputedStyle(document.documentElement).getPropertyValue(face)}`;
    return pen.measureText(words).width;
  }))"""


def _table(guest: Guest, house: House, game: str) -> Guest:
    guest.sit(house.open(ANA, BOT, BOT, game=game, seed=7), 0)
    guest.asked()
    guest.page.evaluate("document.fonts.ready")
    return guest


def test_titles_and_text_are_set_in_the_page_s_own_typefaces(come: Come) -> None:
    guest = come().go()
    guest.page.wait_for_selector(".gc")
    guest.page.evaluate("document.fonts.ready")
    assert {name.strip('"') for name in guest.page.evaluate(FACES)} >= {
        "Druzina Text",
        "Druzina Title",
    }


def test_what_stands_in_for_them_is_as_wide_within_a_tenth(come: Come) -> None:
    """So that little moves when they arrive, and all fits if they never do."""
    widths = []
    for fonts in (True, False):
        guest = come(fonts=fonts).go()
        guest.page.wait_for_selector(".gc")
        guest.page.evaluate("document.fonts.ready")
        widths.append(guest.page.evaluate(WIDTHS))
    for own, other in zip(*widths, strict=True):
        assert other == pytest.approx(own, rel=0.1), widths


@pytest.mark.ux(62)
@pytest.mark.parametrize("game", [TALES, BOOK, AMULET, PROPHECY])
def test_without_them_no_name_is_cut_or_covered(come: Come, house: House, game: str) -> None:
    """With them every screen is looked at, at every size."""
    guest = _table(come(lang="cs", fonts=False), house, game)
    for size in ((1440, 900), (390, 844)):
        resize(guest, size)
        for check in ("wide", "clipped", "small", "covered", "broken"):
            assert not guest.ux(check), (size, check)
