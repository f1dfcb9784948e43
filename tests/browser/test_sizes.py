"""Every screen at every size: nothing lies on another thing, is cut off or out of reach.

A screen is opened once and goes through all sizes, as a window does that is dragged.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.big_book import forked, found
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.moments import moment

FINE = [(1024, 768), (1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
COARSE = [(390, 844), (844, 390), (768, 1024)]
CHECKS = ("wide", "clipped", "overlaps", "lost", "broken", "cut")
ME, BOT, LINK = {"who": "me", "name": "Ana"}, {"who": "bot", "level": "adept"}, {"who": "link"}
PHONE = 600

Screen = Callable[[Guest, House, str], None]


def _lobby(guest: Guest, house: House, record: str) -> None:
    guest.go()
    guest.page.wait_for_selector(".gc.coming")


def _settings(guest: Guest, house: House, record: str) -> None:
    _lobby(guest, house, record)
    guest.page.locator('[data-region="header"] .tools .btn').last.click()
    guest.page.wait_for_selector("dialog[open]")


def _new(guest: Guest, house: House, record: str) -> None:
    guest.go("/new/big_book_of_madness")
    guest.page.wait_for_selector("form.form")


def _waiting(guest: Guest, house: House, record: str) -> None:
    guest.sit(house.open(ME, LINK, BOT, seed=7), 0)
    guest.page.wait_for_selector(".room")


def _rules(guest: Guest, house: House, record: str) -> None:
    guest.go("/rules/tales_of_glory/TOG-PLC-04")
    guest.page.wait_for_selector("article[data-clause] .text")


def _advisor(guest: Guest, house: House, record: str) -> None:
    guest.go("/gloomhaven/advisor")
    guest.page.wait_for_selector("#map")


def _replay(guest: Guest, house: House, record: str) -> None:
    guest.go(f"/table/{record}/replay?step=60&eyes=0")
    guest.page.wait_for_selector('[data-region="replay"] input[type="range"]')


def _tales(guest: Guest, house: House, record: str) -> None:
    """A tile is laid in the middle of the game, the coach speaks."""
    guest.sit(_laying(house), 0)
    guest.page.evaluate(
        "() => { const [one] = JSON.parse(localStorage.getItem('druzina.tables'));"
        " localStorage.setItem('druzina.tables', JSON.stringify([{...one, coach: true}])) }"
    )
    guest.page.reload()
    guest.asked()


def _book(guest: Guest, house: House, record: str) -> None:
    """A curse is being paid for."""
    guest.sit(_paying(house), _paid()[2])
    guest.asked()


def _laying(house: House) -> Any:
    def right(match: Any) -> bool:
        asked = match.asked(0)
        texts = [one.text for one in asked.offered] if asked else []
        return bool(match.view(0).round > 4) and sum(text.startswith("lay ") for text in texts) > 3

    return moment(house, "tales_of_glory", {"seats": 4}, right)


@functools.cache
def _paid() -> tuple[Any, int, int]:
    def right(match: Any, seat: int) -> bool:
        view = match.view(seat)
        pay = view.payment
        return pay is not None and view.round > 1 and len(view.curses) > 2 and len(pay.proposal) > 1

    return found(right, seats=4)


def _paying(house: House) -> Any:
    return forked(house, _paid())


SCREENS: list[Screen] = [
    _lobby,
    _settings,
    _new,
    _waiting,
    _rules,
    _advisor,
    _replay,
    _tales,
    _book,
]


def wrong(guest: Guest, sizes: list[tuple[int, int]], board: bool) -> list[str]:
    """What is wrong with the screen that is open, size by size."""
    complaints: list[str] = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.wait_for_timeout(250)
        for check in CHECKS:
            complaints += [f"{width}×{height} {check}: {one}" for one in guest.ux(check)]
        least = 0.35 if width < PHONE else 0.45
        if board and (share := guest.ux("share")) < least:
            complaints.append(f"{width}×{height}: the board has {share:.2f} of the height")
    return complaints


@pytest.mark.ux(61)
@pytest.mark.parametrize("sizes", [FINE, COARSE], ids=["desktop", "touch"])
@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize("screen", SCREENS, ids=lambda one: one.__name__.strip("_"))
def test_nothing_lies_on_another_thing_or_is_lost(
    come: Come,
    house: House,
    recorded: str,
    screen: Screen,
    lang: str,
    sizes: list[tuple[int, int]],
) -> None:
    width, height = sizes[0]
    touch = {"is_mobile": True} if sizes is COARSE else {}
    guest = come(lang=lang, width=width, height=height, **touch)
    screen(guest, house, recorded)
    assert not wrong(guest, sizes, screen in (_tales, _book))


@pytest.mark.ux(66)
@pytest.mark.parametrize(
    ("screen", "thing"),
    [(_tales, '#board [data-target^="tile:"][data-state="plain"]'), (_book, "[data-spell] .main")],
    ids=["tales", "book"],
)
def test_a_finger_asks_what_a_thing_does(
    come: Come, house: House, screen: Screen, thing: str
) -> None:
    guest = come(width=390, height=844, is_mobile=True)
    screen(guest, house, "")
    if screen is _book:
        guest.page.get_by_role("navigation").get_by_role("button", name="Me").click()
    box = guest.page.locator(thing).first.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = guest.context.new_cdp_session(guest.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    guest.page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    sheet = guest.page.locator('[data-region="detail"]')
    expect(sheet).to_be_visible()
    expect(sheet.locator("[data-clause]").first).to_be_visible()
    assert not guest.ux("prompt"), "the prompt stays"
    sheet.get_by_role("button", name="Close").last.click()
    expect(sheet).to_have_count(0)
