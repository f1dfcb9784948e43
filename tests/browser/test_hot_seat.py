"""Two people around one screen: the device goes from hand to hand."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House

OPEN = '[data-region="board"] button[data-state="open"]'


def test_the_device_changes_hands_without_a_warning(come: Come, house: House) -> None:
    """The slot just chosen has the focus when its board is taken away."""
    opened = house.open({"who": "me", "name": "Ana"}, {"who": "device", "name": "Ben"}, seed=7)
    guest = come()
    guest.sit(opened, 0, 1)
    for name, following in (("Ana", "Ben"), ("Ben", "")):
        guest.page.get_by_role("button", name=name).click()
        guest.page.locator(OPEN).first.click()
        confirm = guest.page.locator('[data-target="option:confirm"]')
        if following:
            hand_over = guest.page.get_by_role("heading", name=following)
            expect(confirm.or_(hand_over)).to_be_visible()
            if confirm.count():
                confirm.click()
            expect(hand_over).to_be_visible()
    assert guest.faults == []
