"""Two people around one screen: the device goes from hand to hand."""

from __future__ import annotations

import re

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


def test_a_hot_seat_game_says_nothing_to_the_console(come: Come, house: House) -> None:
    """Two rounds from hand to hand: no warning and no error, of whatever kind."""
    opened = house.open({"who": "me", "name": "Ana"}, {"who": "device", "name": "Ben"}, seed=9)
    guest = come()
    said: list[str] = []
    guest.page.on(
        "console",
        lambda one: said.append(one.text) if one.type in ("warning", "error") else None,
    )
    guest.sit(opened, 0, 1)
    mine = re.compile("Ana|Ben")
    here = guest.page.locator(".tbl[data-question]:not([data-question=''])").first
    over = guest.page.locator('[data-region="handover"]')
    for _ in range(14):
        expect(over.or_(here).first).to_be_visible()
        if over.count():
            over.get_by_role("button", name=mine).first.click()
            expect(here).to_be_visible()
        guest.answer(1)
    assert said == [], said
