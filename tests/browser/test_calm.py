"""One primary button in one place: a second press right after the first meets nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import amulet
from tests.browser.big_book import opened
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


# One confirmation for one answer

WATCH = """() => {
  window.confirms = 0;
  let there = false;
  new MutationObserver(() => {
    const now = document.querySelector('[data-target="option:confirm"]') !== null;
    if (now && !there) window.confirms += 1;
    there = now;
  }).observe(document.body, { subtree: true, childList: true });
}"""


def asked_twice(guest: Guest) -> int:
    return int(guest.page.evaluate("window.confirms"))


@pytest.mark.ux(26)
def test_a_book_s_payment_and_cards_are_sent_without_a_second_confirm(
    come: Come, house: House
) -> None:
    """BBM-PAY, BBM-DISC: what was laid together is decided piece by piece."""
    table = opened(house, ME, BOT, seed=5, options={"character": "drawn", "start": "0"})
    guest = come(reduced_motion="reduce").sit(table, 0)
    guest.page.evaluate(WATCH)
    sent = 0
    for _ in range(30):
        asked = guest.asked()
        whole = guest.page.locator(
            ':not([data-settling]) > :is([data-target="option:pay"], [data-target="option:done"])'
        )
        if asked["kind"] == "Pay":
            expect(guest.page.locator('[data-payment="complete"]')).to_be_visible()
        elif asked["unordered"] and guest.state["view"]["choosing"]["left"] > 1:
            for _ in range(guest.state["view"]["choosing"]["left"]):
                chosen = guest.page.locator('[data-state="chosen"]:visible').count()
                guest.page.locator('[data-state="open"]:visible, .also:visible').first.click()
                expect(guest.page.locator('[data-state="chosen"]:visible')).not_to_have_count(
                    chosen
                )
        else:
            guest.answer(1)
            continue
        before = asked_twice(guest)
        whole.first.click()
        guest.gone(asked["number"])
        assert asked_twice(guest) == before, asked["kind"]
        sent += 1
        if sent == 3:
            break
    assert sent >= 2


@pytest.mark.ux(26)
def test_a_fight_of_amulet_is_committed_once(come: Come, house: House) -> None:
    guest = come().sit(amulet.placed(house, amulet.followed(amulet.fight_of())), 0)
    asked = guest.asked("Arrange")
    guest.page.evaluate(WATCH)
    guest.page.keyboard.press("1")
    guest.settle(asked["number"])
    assert asked_twice(guest) <= 1


@pytest.mark.ux(26)
def test_a_tile_is_laid_with_one_confirmation_at_most(come: Come, house: House) -> None:
    table = house.post("/tables", {"game": TALES, "seats": [ME, BOT], "seed": 7})
    guest = come().sit(table, 0)
    guest.page.evaluate(WATCH)
    for _ in range(10):
        asked = guest.asked()
        before = asked_twice(guest)
        guest.page.keyboard.press("1")
        guest.settle(asked["number"])
        assert asked_twice(guest) - before <= 1
