"""What every table keeps: the prompt in sight and in its place, players by keys, quiet regions."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.screens import ANA, BOT, TALES, at_first
from tests.conformance.budget import turn_of

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}

_table = at_first(TALES, BOT, BOT)


def test_players_in_a_narrow_strip_are_scrolled_by_keys(come: Come, house: House) -> None:
    guest = come(width=700, height=900)
    _table(guest, house)
    strip = guest.page.get_by_role("region", name="Players")
    expect(strip).to_have_attribute("tabindex", "0")

    def moved() -> bool:
        """A board that is laid out anew takes the focus and the scrolling back."""
        strip.focus()
        guest.page.keyboard.press("ArrowRight")
        return bool(strip.evaluate("one => one.scrollLeft") > 0)

    guest.rest()
    guest.until(moved, "for the others")
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    expect(strip).to_have_attribute("tabindex", "-1")


@pytest.mark.ux(18, 19)
def test_the_prompt_stays_in_sight_with_every_panel_open(come: Come, house: House) -> None:
    guest = come(width=390, height=844)
    _table(guest, house)
    for name in ("Me", "Others", "Log", "Rules", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=name).click()
        assert not guest.ux("prompt")
    wide = come()
    _table(wide, house)
    for key in ("o", "l", "k", "/", "Escape"):
        wide.page.keyboard.press(key)
        assert not wide.ux("prompt")
        assert not wide.ux("covered")


@pytest.mark.ux(39)
def test_live_regions_are_there_and_empty_at_first(come: Come) -> None:
    guest = come().go()
    for name, role in (("say-prompt", "status"), ("log", "log"), ("say-now", "alert")):
        region = guest.page.locator(f"#{name}")
        assert region.inner_text() == ""
        assert region.get_attribute("role") == role


@pytest.mark.ux(43)
def test_no_sound_before_it_is_switched_on(come: Come, house: House) -> None:
    guest = come()
    guest.context.add_init_script(
        "window.made = 0; window.AudioContext = class { constructor() { window.made++ } }"
    )
    _table(guest, house)
    guest.answer(1)
    assert guest.page.evaluate("window.made") == 0


def test_scan_keys_read_the_story_in_the_text_board(come: Come, house: House) -> None:
    guest = come(settings={"textBoard": True}).sit(house.open(ANA, BOT, seed=7), 0)
    guest.asked()
    hero = guest.page.locator('td [data-target^="tile:"]').first
    hero.focus()
    guest.page.keyboard.press("x")
    scan = guest.page.locator("[data-scan]")
    expect(scan).to_contain_text("up: ")
    expect(scan).to_contain_text("left: ")
    guest.page.keyboard.press("v")
    expect(scan).to_have_text("Nothing next to it.")
    expect(guest.page.locator("#say-prompt")).to_contain_text("Nothing next to it.")


@pytest.mark.parametrize(
    ("lang", "size"),
    turn_of([("cs", "desktop"), ("en", "desktop"), ("en", "phone"), ("cs", "phone")], 2),
)
def test_the_prompt_does_not_grow_under_the_pointer(
    come: Come, house: House, lang: str, size: str
) -> None:
    width, height = SIZES[size]
    guest = come(lang, width, height).sit(house.open(ANA, BOT, BOT, seed=7), 0)
    prompt = guest.page.locator("#prompt")

    def tall() -> float:
        box = prompt.bounding_box()
        assert box is not None
        return box["height"]

    guest.asked("Pick")
    guest.alone()
    before = tall()
    slot = guest.page.locator('[data-region="board"] [data-target="slot:3"]')
    slot.hover()
    expect(prompt.locator("[data-preview]")).to_be_visible()
    assert tall() == before
    slot.click()
    expect(prompt.locator('[data-target="option:confirm"]')).to_be_visible()
    assert tall() == before
