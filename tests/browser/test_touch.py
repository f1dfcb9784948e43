"""A finger asks what a thing does, as a pointer does by resting on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gloomhaven import damage_of, placed
from tests.browser.house import House
from tests.browser.screens import SCREENS


@pytest.mark.ux(66)
@pytest.mark.parametrize(
    ("screen", "thing"),
    [
        ("tales-lay", '#board [data-target^="tile:"][data-state="plain"]'),
        ("book-pay", "[data-spell] .main"),
    ],
)
def test_a_finger_asks_what_a_thing_does(come: Come, house: House, screen: str, thing: str) -> None:
    guest = come(width=390, height=844, is_mobile=True)
    SCREENS[screen](guest, house)
    if screen == "book-pay":
        guest.page.get_by_role("navigation").get_by_role("button", name="Me").click()
    guest.rest()
    box = guest.page.locator(thing).first.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = guest.context.new_cdp_session(guest.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = guest.page.locator('[data-region="detail"]')
    expect(sheet).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(sheet).to_be_visible()
    expect(sheet.locator("[data-clause]").first).to_be_visible()
    assert not guest.ux("prompt"), "the prompt stays"
    sheet.get_by_role("button", name="Close").last.click()
    expect(sheet).to_have_count(0)


def test_a_phone_offers_what_is_scrolled_away_and_takes_it_back(come: Come, house: House) -> None:
    """Damage is answered in the tray; the prompt repeats it only while the tray hides it."""
    guest = come(width=390, height=844, reduced_motion="reduce")
    guest.sit(placed(house, damage_of()), 0)
    guest.asked()
    here = guest.page.locator('[data-region="tray"] [data-target="option:suffer"]')
    there = guest.page.locator('[data-region="prompt"] [data-target="option:suffer"]')
    expect(here).to_be_visible()
    for hidden in (True, False, True):
        here.evaluate("(one, away) => { one.style.translate = away ? '0 900px' : 'none' }", hidden)
        expect(there).to_have_count(int(hidden))
