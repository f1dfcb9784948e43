"""A finger asks what a thing does, as a pointer does by resting on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
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
