"""Every screen in both languages, themes and sizes: axe, contrast, room; pictures for review."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House

ANA = {"who": "me", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}
LINK = {"who": "link"}

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}

Shot = Callable[[Guest, str], None]
Screen = Callable[[Guest, House, str], None]


def _lobby(guest: Guest, house: House, record: str) -> None:
    guest.go()
    guest.page.wait_for_selector(".gc")


def _new(guest: Guest, house: House, record: str) -> None:
    guest.go("/new/tales_of_glory")
    guest.page.wait_for_selector("form.form")


def _waiting(guest: Guest, house: House, record: str) -> None:
    guest.sit(house.open(ANA, LINK, BOT, seed=7), 0)
    guest.page.wait_for_selector(".room")


def _table(guest: Guest, house: House, record: str) -> None:
    guest.sit(house.open(ANA, BOT, BOT, seed=7), 0)
    guest.asked()
    guest.alone()


def _generic(guest: Guest, house: House, record: str) -> None:
    guest.sit(house.open(ANA, BOT, game="big_book_of_madness", seed=7), 0)
    guest.asked()


def _handover(guest: Guest, house: House, record: str) -> None:
    guest.sit(house.open(ANA, BEN, seed=7), 0, 1)
    guest.page.wait_for_selector('[data-region="handover"] button:enabled')


def _replay(guest: Guest, house: House, record: str) -> None:
    guest.go(f"/table/{record}/replay?step=30&eyes=0")
    guest.page.wait_for_selector('[data-region="board"] [data-target]')
    guest.page.wait_for_selector('[data-region="replay"] input[type="range"]')


def _end(guest: Guest, house: House, record: str) -> None:
    guest.go(f"/table/{record}")
    guest.page.locator(".prompt .primary").click()
    guest.page.wait_for_selector("dialog[open]")


def _rules(guest: Guest, house: House, record: str) -> None:
    guest.go("/rules/tales_of_glory/TOG-PLC-04")
    guest.page.wait_for_selector("article[data-clause] .text")


def _settings(guest: Guest, house: House, record: str) -> None:
    _lobby(guest, house, record)
    guest.page.locator('[data-region="header"] .tools .btn').last.click()
    guest.page.wait_for_selector("dialog[open]")


def _keys(guest: Guest, house: House, record: str) -> None:
    _lobby(guest, house, record)
    guest.page.keyboard.press("F1")
    guest.page.wait_for_selector("dialog[open]")


def _lost(guest: Guest, house: House, record: str) -> None:
    guest.go("/table/nonexistent1")
    guest.page.wait_for_selector('[role="alert"] h1')


SCREENS: list[Screen] = [
    _lobby,
    _new,
    _waiting,
    _table,
    _generic,
    _handover,
    _replay,
    _end,
    _rules,
    _settings,
    _keys,
    _lost,
]


def every(
    guest: Guest, house: House, record: str, look: Callable[[str], list[str]], *only: Screen
) -> str:
    """Visits the screens; what is wrong with them, a line each."""
    wrong: list[str] = []
    for screen in only or SCREENS:
        name = screen.__name__.strip("_")
        screen(guest, house, record)
        wrong += [f"{name}: {one}" for one in look(name)]
    return "\n".join(wrong)


LOOKS: list[dict[str, Any]] = [
    {"lang": "en", "dark": False, "width": 1440, "height": 900},
    {"lang": "cs", "dark": True, "width": 1440, "height": 900},
    {"lang": "cs", "dark": False, "width": 390, "height": 844},
    {"lang": "en", "dark": True, "width": 390, "height": 844},
    {"lang": "en", "dark": False, "width": 700, "height": 900},
]


def named(look: dict[str, Any]) -> str:
    return f"{look['width']}-{look['lang']}-{'dark' if look['dark'] else 'light'}"


@pytest.mark.slow
@pytest.mark.ux(5, 6, 8, 11)
@pytest.mark.parametrize("dress", LOOKS, ids=named)
def test_every_screen_is_accessible_and_fits(
    come: Come, house: House, recorded: str, shot: Shot, dress: dict[str, Any]
) -> None:
    guest = come(**dress)

    def look(name: str) -> list[str]:
        shot(guest, f"{name}-{named(dress)}")
        found = [one for check in ("wide", "faint", "small", "nameless") for one in guest.ux(check)]
        return found + guest.audit()

    assert not every(guest, house, recorded, look)


def test_players_in_a_narrow_strip_are_scrolled_by_keys(come: Come, house: House) -> None:
    guest = come(width=700, height=900)
    _table(guest, house, "")
    strip = guest.page.get_by_role("region", name="Players")
    expect(strip).to_have_attribute("tabindex", "0")
    strip.focus()
    guest.page.keyboard.press("ArrowRight")
    guest.until(lambda: strip.evaluate("one => one.scrollLeft") > 0, "for the others")
    guest.page.set_viewport_size({"width": 1440, "height": 900})
    expect(strip).to_have_attribute("tabindex", "-1")


NARROW: list[dict[str, Any]] = [
    {"width": 320, "height": 640},
    {"width": 640, "height": 900, "settings": {"text": 200}},
    {"width": 740, "height": 360},
    {"width": 1024, "height": 768},
]


@pytest.mark.ux(9)
@pytest.mark.parametrize("narrow", NARROW, ids=["320", "200%", "landscape", "tablet"])
def test_a_narrow_screen_cuts_nothing_off(
    come: Come, house: House, recorded: str, shot: Shot, narrow: dict[str, Any]
) -> None:
    guest = come(lang="cs", **narrow)

    def look(name: str) -> list[str]:
        shot(guest, f"{name}-{narrow['width']}x{narrow['height']}")
        return [*guest.ux("wide"), *guest.ux("clipped")]

    assert not every(guest, house, recorded, look)


@pytest.mark.ux(18, 19)
def test_the_prompt_stays_in_sight_with_every_panel_open(come: Come, house: House) -> None:
    guest = come(width=390, height=844)
    _table(guest, house, "")
    for name in ("Me", "Others", "Log", "Rules", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=name).click()
        assert not guest.ux("prompt")
    wide = come()
    _table(wide, house, "")
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
    _table(guest, house, "")
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


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("lang", ["cs", "en"])
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
