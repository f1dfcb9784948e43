"""Companions in Amulet: bots say where they go and what for, people mark places for each other."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.amulet import BEN, BOT, ME, followed, placed, together
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.conformance.budget import turn_of
from tests.games.amulet.table import turn

Shot = Callable[[Guest, str], None]


@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_a_bot_says_what_it_is_up_to_beside_its_name(
    come: Come, house: House, lang: str, shot: Shot
) -> None:
    guest = come(lang)
    guest.sit(placed(house, followed(turn(together())), ME, BOT, BOT), 0)
    guest.asked()
    plans = guest.state["plans"]
    assert [plan["seat"] for plan in plans] == [1, 2]
    for plan in plans:
        assert plan["words"].startswith("Next turn" if lang == "en" else "Příští tah")
        said = guest.page.locator(f'[data-plan-of="{plan["seat"]}"]')
        expect(said).to_have_text(plan["words"])
        said.hover()
        lit = guest.page.locator(f'[data-target="{plan["targets"][0]}"].lit')
        expect(lit.first).to_be_visible()
    shot(guest, f"amulet-plans-{lang}")


def test_a_place_marked_by_one_is_seen_by_the_other(come: Come, house: House, shot: Shot) -> None:
    table = placed(house, followed(turn(together())), ME, BEN, BOT)
    ana, ben = come(), come("cs", 1280, 720)
    ana.sit(table, 0)
    ben.sit(table, 1)
    ana.until(lambda: bool(ana.states) and bool(ben.states), "for both")
    place = ana.page.locator('[data-target="location:manor"]:visible').first
    place.click(button="right", force=True)
    pin = '[data-planned="location:manor"][data-seat="0"]'
    expect(ben.page.locator(pin)).to_be_visible()
    expect(ben.page.locator('[data-plan-of="0"]')).to_contain_text("Ana chystá")
    shot(ben, "amulet-plans-marked-cs")
    place.hover()
    ana.page.keyboard.press("s")
    expect(ben.page.locator(pin)).to_have_count(0)
