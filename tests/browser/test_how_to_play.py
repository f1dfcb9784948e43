"""How to play: one illustrated page before the clauses, for every game, at every size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_sizes import CHECKS, COARSE, SPOKEN

GAMES = ["tales_of_glory", "big_book_of_madness", "amulet", "prophecy", "gloomhaven"]
DRAWN = """() => [...document.querySelectorAll('.how .token use')].filter(one => {
  const box = one.getBBox(); return !(box.width && box.height) }).map(one => one.href.baseVal)"""

# What lies in a chapter that is closed has no place on the page.
CLOSED = "() => document.querySelectorAll('details > ul').forEach(one => one.remove())"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_opens_its_rules_with_one_page(come: Come, game: str) -> None:
    guest = come(lang="cs").go(f"/rules/{game}")
    expect(guest.page.locator(".how .steps > li")).to_have_count(6)
    guest.until(lambda: guest.page.evaluate(DRAWN) == [], "for the glyphs")
    guest.page.locator(".how [data-clause]").first.click()
    expect(guest.page.locator("article[data-clause] .text")).to_be_visible()
    guest.page.go_back()
    expect(guest.page.locator(".how")).to_be_visible()
    assert guest.audit() == []


@pytest.mark.ux(61)
@pytest.mark.parametrize(("sizes", "lang"), SPOKEN)
def test_at_every_size(come: Come, sizes: list[tuple[int, int]], lang: str) -> None:
    touch = {"is_mobile": True} if sizes is COARSE else {}
    guest = come(lang=lang, width=sizes[0][0], height=sizes[0][1], **touch)
    faults: list[str] = []
    for game in ("big_book_of_madness", "gloomhaven"):
        guest.go(f"/rules/{game}")
        expect(guest.page.locator(".how .steps > li")).to_have_count(6)
        expect(guest.page.locator("details").first).to_be_visible()
        guest.page.evaluate(CLOSED)
        for width, height in sizes:
            guest.page.set_viewport_size({"width": width, "height": height})
            for check in CHECKS:
                faults += [f"{game} {width}×{height} {check}: {one}" for one in guest.ux(check)]
    assert faults == []


@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("cs", (390, 844))])
def test_the_rules_at_the_table_open_with_it(
    come: Come, house: House, lang: str, size: tuple[int, int], shot: Callable[[Guest, str], None]
) -> None:
    guest = come(lang, *size)
    guest.sit(house.open({"who": "me"}, {"who": "bot", "level": "apprentice"}, seed=7), 0)
    guest.asked()
    if not guest.page.locator("#tab-rules").is_visible():
        guest.page.locator('[data-action="options"]').click()
    guest.page.locator("#tab-rules").click()
    how = guest.page.locator('[data-region="side"] .how')
    expect(how.locator(".steps > li")).to_have_count(6)
    expect(how).to_be_visible()
    clauses = guest.page.locator('[data-region="side"] details').first
    expect(clauses).to_be_attached()
    top = "one => one.getBoundingClientRect().top"
    assert how.evaluate(top) < clauses.evaluate(top), "the page first, then the clauses"
    assert guest.fits()
    shot(guest, f"rules-drawer-{lang}")
    how.locator("[data-clause]").first.click()
    expect(guest.page.locator("article[data-clause] .text")).to_be_visible()
