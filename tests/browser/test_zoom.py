"""A board of boxes looked at closer: by wheel, keys, buttons and fingers, and all of it again."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.screens import BOOK, TALES, at_question, replay

PIECE = '[data-region="board"] [data-target^="curse:"]'
WRONG = ("covered", "prompt", "small", "wide", "hidden")


def seated(come: Come, house: House, **more: Any) -> Guest:
    guest = come(**more)
    at_question(BOOK, "2-terror", "Act")(guest, house)
    guest.rest()
    return guest


def box(guest: Guest) -> tuple[float, float, float, float]:
    """Where a piece of the board is drawn, and how large."""
    found = guest.page.locator(PIECE).first.bounding_box()
    assert found
    return found["x"], found["y"], found["width"], found["height"]


def near(one: tuple[float, ...], other: tuple[float, ...]) -> bool:
    return all(abs(a - b) < 2 for a, b in zip(one, other, strict=True))


@pytest.mark.ux(8, 18, 19)
def test_wheel_keys_and_buttons_zoom_and_show_all_again(come: Come, house: House) -> None:
    guest = seated(come, house)
    page = guest.page
    fit = box(guest)

    def larger(by: float) -> bool:
        return abs(box(guest)[2] / fit[2] - by) < 0.01

    middle = fit[0] + fit[2] / 2, fit[1] + fit[3] / 2
    page.mouse.move(*middle)
    page.mouse.wheel(0, -300)
    guest.until(lambda: box(guest)[2] > 1.4 * fit[2], "for the wheel")
    now = box(guest)
    assert near(middle, (now[0] + now[2] / 2, now[1] + now[3] / 2)), "what is pointed at stays"
    page.mouse.wheel(0, -5000)
    guest.until(lambda: larger(3), "for the most")
    page.mouse.wheel(0, 20000)
    guest.until(lambda: larger(0.5), "for the least")
    page.keyboard.press("0")
    assert box(guest) == fit

    page.keyboard.press("+")
    assert larger(1.25)
    page.keyboard.press("-")
    page.keyboard.press("-")
    assert larger(0.8)
    page.get_by_role("button", name="Show the whole table").click()
    assert box(guest) == fit
    for words, by in (("Zoom in", 1.25), ("Zoom out", 1.0)):
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("dialog").get_by_role("button", name=words).click()
        assert larger(by)
    assert [one for check in WRONG for one in guest.ux(check)] == []


@pytest.mark.ux(40)
def test_a_larger_board_is_dragged_and_a_drag_chooses_nothing(come: Come, house: House) -> None:
    guest = seated(come, house)
    page, number = guest.page, guest.state["asked"]["number"]
    for _ in range(3):
        page.keyboard.press("+")
    held = page.locator('[data-region="board"] [data-state="open"]').first
    held.scroll_into_view_if_needed()
    at = held.bounding_box()
    before = box(guest)
    assert at
    start = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] - 30, start[1] - 40, steps=5)
    page.mouse.up()
    assert near(box(guest)[:2], (before[0] - 30, before[1] - 40))
    assert guest.state["asked"]["number"] == number
    assert page.locator('[data-target="option:confirm"]').count() == 0
    page.keyboard.press("b")
    page.keyboard.press("ArrowUp")
    assert guest.ux("focus") == [], "what has the focus comes into view"


def test_fingers_pinch_and_one_finger_scrolls(come: Come, house: House) -> None:
    guest = seated(come, house, width=390, height=700, is_mobile=True)
    page, number = guest.page, guest.state["asked"]["number"]
    line = guest.context.new_cdp_session(page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def pinch(start: float, end: float, y: float = 400) -> None:
        touch("touchStart", (195 - start, y))
        touch("touchStart", (195 - start, y), (195 + start, y))
        for step in range(1, 9):
            far = start + (end - start) * step / 8
            touch("touchMove", (195 - far, y), (195 + far, y))
        touch("touchEnd")

    fit = box(guest)
    assert page.get_by_role("button", name="Show the whole table").count() == 0
    pinch(40, 80)
    guest.until(lambda: box(guest)[2] > 1.8 * fit[2], "for the pinch")
    assert page.evaluate("visualViewport.scale") == 1, "the board is zoomed, not the page"
    before = box(guest)
    touch("touchStart", (195, 400))
    for step in range(1, 9):
        touch("touchMove", (195, 400 - 10 * step))
    touch("touchEnd")
    guest.until(lambda: box(guest)[1] < before[1] - 40, "for one finger")
    seen: list[tuple[float, ...]] = []

    def lies_still() -> bool:
        seen.append(box(guest))
        return len(seen) > 5 and seen[-1] == seen[-5]

    guest.until(lies_still, "for the board to lie still")
    assert box(guest)[2] == before[2]
    page.get_by_role("button", name="Show the whole table").tap()
    guest.until(lambda: box(guest)[2:] == fit[2:], "for all of it")
    pinch(80, 56)
    guest.until(lambda: box(guest)[2] < 0.8 * fit[2], "for all in sight")
    assert guest.state["asked"]["number"] == number
    assert page.locator('[data-region="why"]').count() == 0, "two fingers ask nothing"


def test_where_fingers_pinch_the_menu_has_buttons_for_it(come: Come, house: House) -> None:
    guest = seated(come, house, width=390, height=700, is_mobile=True)
    fit = box(guest)

    def drawn(by: float) -> bool:
        return abs(box(guest)[2] / fit[2] - by) < 0.01

    for words, by in (("Zoom in", 1.25), ("Zoom out", 1.0)):
        guest.page.get_by_role("button", name="Table menu").tap()
        guest.page.get_by_role("button", name=words).tap()
        guest.until(partial(drawn, by), f"to {words}")


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_the_buttons_do_not_lie_on_the_compass(
    come: Come, house: House, size: tuple[int, int]
) -> None:
    guest = come(width=size[0], height=size[1])
    replay(TALES)(guest, house)
    guest.rest()
    rose = guest.page.locator('[data-part="compass"]').bounding_box()
    zoom = guest.page.locator('[data-part="zoom"]').bounding_box()
    assert rose
    assert zoom
    assert rose["x"] > zoom["x"] + zoom["width"]
