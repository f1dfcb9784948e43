"""Amulet's screens: details, the order of the night, the text board, tree and amulet, zoom."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from druzina.games.amulet.model import Realm
from tests.browser.amulet import map_of, night_of, placed, together_of
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.screens import AMULET, replay

STILL = {"reduced_motion": "reduce"}
Scene = Callable[[], Realm]


def seated(guest: Guest, house: House, scene: Scene) -> None:
    guest.sit(placed(house, scene()), 0)
    guest.until(lambda: bool(guest.states) and guest.state["asked"] is not None)
    kind = guest.state["asked"]["kind"]
    expect(guest.page.locator(f'.tbl[data-question="{kind}"] .realm')).to_be_visible()


@pytest.mark.clause("AMU-NGT-06")
def test_the_night_says_what_the_order_changes(come: Come, house: House) -> None:
    """After the Undead that cost everybody health nobody is at full health for the others."""
    guest = come(**STILL)
    seated(guest, house, night_of)
    order = guest.page.locator('[data-part="order"]')
    guest.page.locator('[data-target="monster:M102"]').hover()
    expect(order).to_contain_text("Undead")
    expect(order).to_contain_text("0 instead of −1")
    guest.page.locator('[data-target="monster:M107"]').hover()
    expect(order).to_contain_text("Nothing")


# What words of places, widened by their outline and a finger's breadth of air, lie over.
CROWDED = """() => {
  const near = (a, b) => a.left < b.right + 6 && b.left < a.right + 6
    && a.top < b.bottom + 2 && b.top < a.bottom + 2;
  const box = one => one.getBoundingClientRect();
  const things = [...document.querySelectorAll(
    '[data-part=zoom] button, .monster > rect[width="60"], .map text.fig')];
  return [...document.querySelectorAll('.place .act')]
    .filter(one => things.some(other => near(box(one), box(other))))
    .map(one => one.textContent);
}"""


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("scene", [map_of, together_of])
def test_words_of_places_have_room(come: Come, house: House, scene: Scene, lang: str) -> None:
    guest = come(lang=lang, **STILL)
    seated(guest, house, scene)
    expect(guest.page.locator(".place .act").first).to_be_visible()
    assert guest.page.evaluate(CROWDED) == []


@pytest.mark.ux(66)
def test_a_thing_shows_what_it_does(come: Come, house: House) -> None:
    """On a wide screen beside the log, under a finger on a sheet."""
    guest = come(**STILL)
    seated(guest, house, map_of)
    guest.page.locator('[data-target="card:lair:1"]').hover()
    detail = guest.page.locator('[data-region="side"] .detail')
    expect(detail).to_contain_text("weak spots")
    expect(detail).to_contain_text("Hidden")
    guest.page.locator('[data-target="location:fair"]').hover()
    expect(detail).to_contain_text("locked by: Dark Knights")


@pytest.mark.ux(48)
def test_the_text_board_has_every_place_and_answers(come: Come, house: House) -> None:
    guest = come(settings={"textBoard": True}, **STILL)
    guest.sit(placed(house, map_of()), 0)
    guest.asked("Go")
    number = guest.state["asked"]["number"]
    for place in ("castle", "lair", "manor", "fair", "tower", "hut"):
        expect(guest.page.locator(f'#board [data-target="location:{place}"]').first).to_be_visible()
    guest.page.locator('#board [data-target="location:castle"]').first.click()
    guest.settle(number)
    assert guest.state["view"]["players"][0]["place"] == "castle"


def test_tree_and_amulet_are_looked_at_over_the_map(come: Come, house: House) -> None:
    guest = come(**STILL)
    seated(guest, house, map_of)
    guest.page.locator('[data-grow="tree"]').click()
    grown = guest.page.locator(".growth")
    expect(grown).to_contain_text("Skill tree")
    grown.locator('[data-act="other"]').click()
    expect(grown).to_contain_text("Charged sections")
    grown.locator('[data-act="map"]').click()
    expect(grown).to_have_count(0)


def test_the_map_is_zoomed_by_wheel_and_keys(come: Come, house: House) -> None:
    guest = come(**STILL)
    seated(guest, house, map_of)
    castle = guest.page.locator('[data-target="location:castle"]')

    def width() -> float:
        box = castle.bounding_box()
        assert box
        return box["width"]

    before = width()
    guest.page.keyboard.press("+")
    guest.until(lambda: width() > before * 1.1, "for a closer look")
    guest.page.keyboard.press("0")
    guest.until(lambda: abs(width() - before) < 2, "for the whole")


@pytest.mark.ux(61)
@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (1280, 720)])
def test_a_name_lies_on_its_ribbon_and_the_ribbon_on_the_map(
    come: Come, house: House, width: int, height: int
) -> None:
    """Also where the map is so small that its letters are enlarged."""
    guest = come("cs", width, height, **STILL)
    replay(AMULET)(guest, house)
    guest.rest()
    assert guest.page.evaluate(OFF_THEIR_RIBBON) == []


OFF_THEIR_RIBBON = """() => {
    const foot = document.querySelector('.realm .map').getBoundingClientRect().bottom;
    return [...document.querySelectorAll('.realm .map text.name')].flatMap((name) => {
        const plates = [...name.parentElement.querySelectorAll(':scope > rect')];
        const plate = plates.at(-1).getBoundingClientRect();
        const { top, bottom, left, right } = name.getBoundingClientRect();
        // The box of a line is higher than its letters.
        const above = (bottom - top) * 0.25;
        const off = top + above < plate.top || bottom - above > plate.bottom + 0.5
            || left < plate.left || right > plate.right || plate.bottom > foot;
        return off ? [name.textContent] : [];
    });
}"""
