"""A finger asks what a thing does, as a pointer does by resting on it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.gloomhaven import damage_of
from tests.browser.gloomhaven import placed as dungeon_placed
from tests.browser.house import House
from tests.browser.prophecy import final_of, placed, world
from tests.browser.screens import SCREENS
from tests.games.prophecy.scenes import answer, begin_turn
from tests.games.prophecy.table import FACTS

PHONE = {"lang": "cs", "width": 390, "height": 844, "reduced_motion": "reduce"}


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


@pytest.mark.ux(69)
def test_a_bar_of_odds_names_the_chance_to_win_even_where_losing_fills_it(
    come: Come, house: House
) -> None:
    guest = come(**PHONE).sit(placed(house, final_of()), 0)
    guest.asked("Attack")
    for seat in (1, 2):
        odds = guest.state["view"]["foreseen"][f"attack {seat}"]
        chance = round(100 * odds["win"] / sum(odds.values()))
        bar = guest.page.locator(f'[data-favourite="{seat}"] [data-odds]')
        expect(bar).to_contain_text(f"{chance} %")
        assert bar.inner_text().count("%") == 1
    expect(bar).to_contain_text("Výhra")


def test_what_is_chosen_among_opponents_can_still_be_read(come: Come, house: House) -> None:
    g = world("forest-monastery")
    g.open[FACTS.field("forest-monastery")] = []
    g.adventure.deck.append(FACTS.card("O18"))
    begin_turn(g)
    answer(g, "stay")
    guest = come(**PHONE, settings={"confirm": "always"}).sit(placed(house, g), 0)
    guest.asked("Attack")
    chip = guest.page.locator('[data-part="offers"] .chip.big').first
    chip.click()
    expect(chip).to_have_attribute("data-state", "chosen")
    colour = "one => getComputedStyle(one).color"
    assert chip.locator("small").evaluate(colour) == chip.evaluate(colour)


@pytest.mark.ux(65)
def test_the_steps_of_a_recap_never_squeeze_the_buttons_that_answer(
    come: Come, house: House
) -> None:
    """Where they are too many for one line with them, they have the next for themselves."""
    g = world()
    g.active = 3
    begin_turn(g)
    guest = come(**{**PHONE, "width": 340}).sit(placed(house, g), 0)
    guest.asked()
    prompt = guest.page.locator('[data-region="prompt"]')
    expect(prompt.locator('[data-region="recap"]')).to_be_visible()
    guest.rest()
    steps, acts = (prompt.locator(one).bounding_box() for one in ('[data-region="recap"]', ".acts"))
    assert steps
    assert acts
    assert acts["y"] >= steps["y"] + steps["height"]
    assert acts["x"] == steps["x"]


@pytest.mark.parametrize("width", [768, 1440])
def test_none_of_four_values_stands_alone_in_its_row(come: Come, width: int) -> None:
    page = come(width=width).go("/new/gloomhaven").page
    hard = page.get_by_role("radio", name="hard", exact=True)
    expect(hard).to_be_attached()
    values = page.locator('.opt:has([name="option-difficulty"]) .pick')
    tops = [one.bounding_box()["y"] for one in values.all()]  # type: ignore[index]  # it is shown
    assert len(tops) == 4
    assert all(tops.count(top) > 1 for top in tops)


def test_a_phone_offers_what_is_scrolled_away_and_takes_it_back(come: Come, house: House) -> None:
    """Damage is answered in the tray; the prompt repeats it only while the tray hides it."""
    guest = come(width=390, height=844, reduced_motion="reduce")
    guest.sit(dungeon_placed(house, damage_of()), 0)
    guest.asked()
    here = guest.page.locator('[data-region="tray"] [data-target="option:suffer"]')
    there = guest.page.locator('[data-region="prompt"] [data-target="option:suffer"]')
    expect(here).to_be_visible()
    for hidden in (True, False, True):
        here.evaluate("(one, away) => { one.style.translate = away ? '0 900px' : 'none' }", hidden)
        expect(there).to_have_count(int(hidden))


@pytest.mark.ux(61)
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_on_a_phone_on_its_side_nothing_that_is_read_or_pressed_is_cut_in_half(
    come: Come, house: House, lang: str
) -> None:
    """Whom to attack in the final battle, and both sides of the open page of the book."""
    side: dict[str, Any] = {"width": 844, "height": 390, "is_mobile": True, "lang": lang}
    guest = come(**side)
    SCREENS["prophecy-final"](guest, house)
    guest.rest()
    for seat in (1, 2):
        attack = guest.page.locator(f'[data-favourite="{seat}"] button')
        expect(attack).to_be_in_viewport(ratio=1)
    guest = come(**side)
    SCREENS["book-recap"](guest, house)
    guest.rest()
    page = guest.page.locator(".book .both")
    assert page.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
