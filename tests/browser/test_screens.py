"""Every screen in both languages and themes: axe, no horizontal scroll, pictures for review."""

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
LOOKS = [("en", False), ("cs", True)]


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
    guest.page.wait_for_timeout(500)


def _handover(guest: Guest, house: House, record: str) -> None:
    guest.sit(house.open(ANA, BEN, seed=7), 0, 1)
    guest.page.wait_for_selector('[data-region="handover"] button:enabled')


def _replay(guest: Guest, house: House, record: str) -> None:
    guest.go(f"/table/{record}/replay?step=30&eyes=0")
    guest.page.wait_for_selector('[data-region="replay"]')
    guest.page.wait_for_timeout(800)


def _rules(guest: Guest, house: House, record: str) -> None:
    guest.go("/rules/tales_of_glory/TOG-PLC-04")
    guest.page.wait_for_selector("article[data-clause] .text")


def _settings(guest: Guest, house: House, record: str) -> None:
    _lobby(guest, house, record)
    guest.page.locator('[data-region="header"] .tools .btn').last.click()
    guest.page.wait_for_selector("dialog[open]")


def _lost(guest: Guest, house: House, record: str) -> None:
    guest.go("/table/nonexistent1")
    guest.page.wait_for_selector('[role="alert"] h1')


SCREENS = [_lobby, _new, _waiting, _table, _handover, _replay, _rules, _settings, _lost]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lang", "dark"), LOOKS)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__.strip("_"))
def test_a_screen_is_accessible_and_fits(
    come: Come,
    house: House,
    recorded: str,
    shot: Callable[[Guest, str], None],
    screen: Callable[[Guest, House, str], None],
    lang: str,
    dark: bool,
    size: str,
) -> None:
    width, height = SIZES[size]
    guest = come(lang=lang, dark=dark, width=width, height=height)
    screen(guest, house, recorded)
    shot(guest, f"{screen.__name__.strip('_')}-{size}-{lang}-{'dark' if dark else 'light'}")
    assert guest.fits()
    assert guest.audit() == []


NARROW: list[dict[str, Any]] = [
    {"width": 320, "height": 640},
    {"width": 640, "height": 900, "settings": {"text": 200}},
    {"width": 740, "height": 360},
]


@pytest.mark.parametrize("narrow", NARROW, ids=["320", "200%", "landscape"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__.strip("_"))
def test_a_narrow_screen_never_scrolls_sideways(
    come: Come,
    house: House,
    recorded: str,
    shot: Callable[[Guest, str], None],
    screen: Callable[[Guest, House, str], None],
    narrow: dict[str, Any],
) -> None:
    guest = come(lang="cs", **narrow)
    screen(guest, house, recorded)
    name = f"{screen.__name__.strip('_')}-{narrow['width']}x{narrow['height']}"
    shot(guest, name)
    assert guest.fits()


def test_the_prompt_stays_in_sight_with_every_panel_open(come: Come, house: House) -> None:
    guest = come(width=390, height=844)
    _table(guest, house, "")
    for name in ("Others", "Log", "Rules", "Board"):
        guest.page.get_by_role("navigation").get_by_role("button", name=name).click()
        box = guest.page.locator(".prompt").bounding_box()
        assert box is not None
        assert 0 <= box["y"] <= 844 - box["height"]
        seen = "([x, y]) => !!document.elementFromPoint(x, y)?.closest('[data-region=prompt]')"
        assert guest.page.evaluate(seen, [box["x"] + 60, box["y"] + 12])


def test_nothing_moves_where_less_motion_is_wanted(come: Come, house: House) -> None:
    guest = come(reduced_motion="reduce")
    _table(guest, house, "")
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    guest.page.keyboard.press("1")
    assert guest.page.evaluate(moving) == 0


def test_live_regions_are_there_and_empty_at_first(come: Come) -> None:
    guest = come().go()
    for name in ("say-prompt", "log", "say-now"):
        assert guest.page.locator(f"#{name}").inner_text() == ""


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
