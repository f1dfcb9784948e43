"""Partners' plans in the browser: a bot's sentence, marks of people by mouse, key and finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.big_book import BEN, BOT, ME, opened
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.conformance.budget import turn_of

DRAWN = {"options": {"character": "drawn"}}
Shot = Callable[[Guest, str], None]


@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_a_bot_says_what_it_is_up_to_beside_its_name(
    come: Come, house: House, lang: str, shot: Shot
) -> None:
    guest = come(lang)
    guest.sit(opened(house, ME, BOT, BOT, seed=5, **DRAWN), 0)
    guest.asked()
    for plan in guest.state["plans"]:
        said = guest.page.locator(f'[data-plan-of="{plan["seat"]}"]')
        expect(said).to_have_text(plan["words"])
        assert plan["words"].endswith(".")
    assert guest.state["plans"]
    shot(guest, f"plans-{lang}")
    pointed = next(plan for plan in guest.state["plans"] if plan["targets"])
    guest.page.locator(f'[data-plan-of="{pointed["seat"]}"]').hover()
    lit = guest.page.locator(f'[data-target="{pointed["targets"][0]}"].lit')
    expect(lit.first).to_be_visible()


def test_a_mark_is_made_by_mouse_and_key_and_seen_by_the_other(
    come: Come, house: House, shot: Shot
) -> None:
    table = opened(house, ME, BEN, seed=5, **DRAWN)
    ana, ben, nobody = come(), come("cs", 1280, 720), come()
    ana.sit(table, 0)
    ben.sit(table, 1)
    nobody.go(f"/table/{table['table']['id']}")
    ana.until(lambda: bool(ana.states) and bool(ben.states), "for both")
    thing = ana.page.locator('[data-target="library:W"]').first
    thing.click(button="right", force=True)
    pin = '[data-planned="library:W"][data-seat="0"]'
    expect(ben.page.locator(pin)).to_be_visible()
    expect(ana.page.locator(pin)).to_be_visible()
    expect(ben.page.locator('[data-plan-of="0"]')).to_contain_text("Ana chystá")
    shot(ben, "plans-marked-cs")
    shot(ana, "plans-marked-en")
    assert nobody.page.locator("[data-planned], [data-plan-of]").count() == 0
    thing.hover()
    ana.page.keyboard.press("s")
    expect(ben.page.locator(pin)).to_have_count(0)
    ana.page.keyboard.press("s")
    expect(ben.page.locator(pin)).to_have_count(1)
    ana.page.locator('[data-plan-of="0"] button').click()
    expect(ben.page.locator(pin)).to_have_count(0)


def test_a_finger_marks_on_the_detail_sheet(come: Come, house: House, shot: Shot) -> None:
    table = opened(house, ME, BEN, seed=5, **DRAWN)
    ana, ben = come("cs", 390, 844), come()
    ana.sit(table, 0)
    ben.sit(table, 1)
    ana.until(lambda: bool(ana.states) and bool(ben.states), "for both")
    target = "library:W"
    piece = ana.page.locator(f'[data-target="{target}"]:visible').first
    box = piece.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = ana.context.new_cdp_session(ana.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(ana.page.locator('[data-region="detail"]')).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    button = ana.page.locator('[data-region="detail"] button[aria-pressed]')
    button.tap()
    expect(button).to_have_attribute("aria-pressed", "true")
    shot(ana, "plans-sheet-cs")
    expect(ben.page.locator(f'[data-planned="{target}"]')).to_be_visible()
