"""One primary button in one place: a second press right after the first meets nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}
TALES = "tales_of_glory"


def listening(guest: Guest) -> list[str]:
    """All that the page says from now on."""
    said: list[str] = []
    guest.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame)))
    )
    return said


def deeds(said: list[str]) -> list[str]:
    return [one for one in said if '"play"' in one or '"undo"' in one or '"ask_undo"' in one]


@pytest.mark.ux(63)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_a_second_press_within_half_a_second_does_nothing(
    come: Come, house: House, width: int, height: int
) -> None:
    opened = house.post("/tables", {"game": TALES, "seats": [ME, BOT], "seed": 7})
    guest = come("en", width, height)
    said = listening(guest)
    guest.sit(opened, 0)
    asked = guest.asked("Pick")
    guest.page.locator('[data-region="board"] [data-target="slot:1"]').first.click()
    confirm = guest.page.locator(CONFIRM)
    expect(confirm).to_be_visible()
    box = confirm.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    guest.page.mouse.click(*at)
    for _ in range(3):
        guest.page.wait_for_timeout(60)
        guest.page.mouse.click(*at)
    guest.gone(asked["number"])
    guest.page.wait_for_timeout(300)
    assert len(deeds(said)) == 1, deeds(said)


@pytest.mark.ux(63)
def test_no_destructive_button_stands_where_confirm_stood(come: Come, house: House) -> None:
    opened = house.post("/tables", {"game": TALES, "seats": [ME, BOT], "seed": 7})
    guest = come()
    guest.sit(opened, 0)
    confirms, discards = [], []
    confirm = guest.page.locator(CONFIRM)
    for _ in range(12):
        asked = guest.asked()
        guest.page.wait_for_timeout(700)
        shown = guest.page.locator('[data-region="prompt"] .acts [data-choice^="discard"]').all()
        discards += [button.bounding_box() for button in shown]
        option = next(one for one in asked["options"] if not one["choice"].startswith("discard"))
        number = asked["options"].index(option) + 1
        guest.page.keyboard.press(str(number))
        if guest.soon(lambda: confirm.count() > 0):
            confirms.append(confirm.bounding_box())
            confirm.click()
        guest.gone(asked["number"])
        if len(confirms) > 3:
            break
    assert confirms
    for place in filter(None, confirms):
        for other in filter(None, discards):
            assert (
                other["x"] + other["width"] <= place["x"]
                or place["x"] + place["width"] <= other["x"]
            )
