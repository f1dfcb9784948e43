"""The end of a scenario: experience, gold and battle goals of everybody, for all to see."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from druzina.games.gloomhaven.model import Dungeon
from tests.browser.conftest import Come
from tests.browser.gloomhaven import answer, last_of, placed
from tests.browser.guest import Guest
from tests.browser.house import House

FIRST = ("hit", "attack", "decline", "end")
SIZES = [(1440, 900), (390, 844)]
WORDS = {
    "en": ["gained in play", "for the victory", "3 money tokens", "Hunter", "Kept: 1 checkmark"],
    "cs": ["získané ve hře", "za vítězství", "3 žetony mincí", "Lovec", "Splněno: 1 zaškrtnutí"],
}


def all_but_won() -> Dungeon:
    """The last guard falls at any blow; the Brute has three money tokens and an elite kill."""
    two = ("lead provoking-roar", "second sweeping-blow", "lead fire-orbs", "second flame-strike")
    g = answer(last_of(), *two)
    brute, weaver = g.heroes
    brute.coins, brute.xp, brute.goal, brute.goals = 3, 5, "hunter", ["hunter"]
    brute.counts = {"kills": 2, "elite_kills": 1}
    weaver.goal, weaver.goals = "pacifist", ["pacifist"]
    return g


def play_out(guest: Guest) -> None:
    for _ in range(30):
        guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for what follows")
        if guest.over():
            break
        texts = [one["choice"] for one in guest.state["asked"]["options"]]
        wanted = [n for n, text in enumerate(texts, 1) if text.startswith(FIRST)]
        guest.answer(wanted[0] if wanted else len(texts))
    guest.page.wait_for_selector('[data-region="prompt"] [data-outcome]')


@pytest.mark.clause("GLH-END-02", "GLH-END-03", "GLH-BGL-01", "GLH-HID-02")
@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("size", SIZES)
def test_the_end_tells_what_everybody_gained(
    come: Come, house: House, shot: Callable[[Guest, str], None], lang: str, size: tuple[int, int]
) -> None:
    guest = come(lang=lang, width=size[0], height=size[1], reduced_motion="reduce")
    guest.sit(placed(house, all_but_won()), 0)
    guest.asked()
    ending = guest.page.locator('[data-part="ending"]')
    expect(ending).to_have_count(0)
    assert [one["reckoning"] for one in guest.state["view"]["heroes"]] == [None, None]
    play_out(guest)
    for words in WORDS[lang]:
        expect(ending).to_contain_text(words)
    expect(ending.locator("article")).to_have_count(2)
    expect(ending.locator('[data-target="goal:pacifist"]')).to_be_visible()
    assert guest.audit() == []
    shot(guest, f"gloomhaven-ending-{lang}-{size[0]}")
    guest.page.locator('[data-action="to-map"]').click()
    expect(ending).to_have_count(0)
    expect(
        guest.page.locator('[data-region="board"] [data-target^="figure:"]').first
    ).to_be_visible()
    guest.page.locator('[data-action="to-ending"]').click()
    expect(ending).to_be_visible()
