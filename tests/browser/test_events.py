"""What others do is shown event by event, marked, pointed at; and what is out of sight is found."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House

STRIP = 56  # pixels: one row of figures
PEOPLE = ({"who": "device", "name": "Ana"}, {"who": "device", "name": "Ben"})
# Keeps which events were shown, and how long the longest animation runs.
WATCH = """() => {
  window.seen = []; window.longest = 0;
  const look = () => {
    const at = document.querySelector('[data-event]')?.dataset.event;
    if (at && at !== seen.at(-1)) seen.push(at);
    for (const one of document.getAnimations())
      longest = Math.max(longest, Number(one.effect?.getComputedTiming().duration) || 0);
    requestAnimationFrame(look);
  };
  look();
}"""


def two(come: Come, house: House, **more: Any) -> tuple[Guest, Guest]:
    opened = house.open(*PEOPLE, seed=7)
    ana, ben = come(**more).sit(opened, 0), come().sit(opened, 1)
    ana.asked("Pick"), ben.asked("Pick")
    return ana, ben


def picked(ana: Guest, ben: Guest) -> None:
    """Both take tiles that they can lay."""
    for guest in (ana, ben):
        layable = guest.state["view"]["layable"]
        fits = [slot for slot, one in enumerate(layable, 1) if one == "lay"]
        guest.alone() if guest is ben else None
        guest.answer(fits[0] if guest is ana else fits[-1])


def until_laying(guest: Guest, other: Guest) -> None:
    """The other answers until this guest is asked to lay."""
    while True:
        guest.until(lambda: guest.state["waiting"] == other.state["waiting"])
        waits = [one["seat"] for one in guest.state["waiting"] if one["status"] == "thinking"]
        if waits == [guest.state["eyes"]]:
            guest.asked("LayOrDiscard")
            return
        other.answer(1)


@pytest.mark.ux(42)
def test_anothers_turn_is_shown_event_by_event_and_soon_over(come: Come, house: House) -> None:
    ana, ben = two(come, house)
    picked(ana, ben)
    until_laying(ben, ana)
    expect(ana.page.locator("[data-event]")).to_have_count(0)
    ana.page.evaluate(WATCH)
    ben.answer(2)
    ana.until(lambda: ana.page.evaluate("seen.length") > 0, "for an event")
    expect(ana.page.locator("[data-event], [data-marks]")).to_have_count(0)
    seen = ana.page.evaluate("seen")
    numbers = [int(one) for one in seen]
    assert numbers == sorted(set(numbers))
    assert set(numbers) <= {line["number"] for line in ana.state["lines"]}
    assert ana.page.evaluate("longest") <= 350


@pytest.mark.ux(42)
def test_a_key_skips_what_is_shown(come: Come, house: House) -> None:
    ana, ben = two(come, house)
    # Time stands still on Ana's page: what is shown stays until it is skipped.
    ana.page.evaluate("window.setTimeout = () => 0")
    pick_with_time_standing_still(ana, ben)
    event = ana.page.locator("[data-event]")
    expect(event).to_be_visible()
    ana.page.keyboard.press("Shift")
    expect(event).to_have_count(0)


def pick_with_time_standing_still(ana: Guest, ben: Guest) -> None:
    number = ben.asked("Pick")["number"]
    ana.page.locator('[data-target="slot:2"]').first.click()
    ana.page.locator('[data-target="option:confirm"]').or_(
        ana.page.locator('[data-action="change"]')
    ).first.wait_for()
    ben.alone().answer(1)
    ben.gone(number)


@pytest.mark.ux(41)
def test_without_motion_what_changed_is_marked_and_nothing_moves(come: Come, house: House) -> None:
    ana, ben = two(come, house, reduced_motion="reduce")
    ana.page.evaluate(WATCH)
    picked(ana, ben)
    expect(ana.page.locator('[data-marks="was"] rect.was').first).to_be_visible()
    assert ana.page.evaluate("longest") == 0
    assert ana.page.locator("[data-event]").count() == 0
    expect(ana.page.locator("[data-marks]")).to_have_count(0, timeout=4000)


def test_a_line_of_the_log_draws_from_where_to_where(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=12&eyes=0")
    guest.see("Step 12 of")
    guest.page.locator("#tab-log").click()
    line = guest.page.locator(".log-line", has_text="takes").last.locator(".words")
    line.hover()
    expect(guest.page.locator("[data-arrow]")).to_be_visible()
    guest.page.mouse.move(2, 2)
    expect(guest.page.locator("[data-arrow]")).to_have_count(0)
    line.focus()
    expect(guest.page.locator("[data-arrow]")).to_be_visible()


def test_the_log_is_filtered_by_kind_and_detail(come: Come, recorded: str) -> None:
    guest = come().go(f"/table/{recorded}/replay?step=30&eyes=0")
    guest.see("Step 30 of")
    guest.page.locator("#tab-log").click()
    lines = guest.page.locator(".log-line")
    everything = lines.count()
    guest.page.locator('[data-filter="gains"]').click()
    gains = lines.all_inner_texts()
    assert 0 < len(gains) < everything
    assert not [words for words in gains if " pays " in words]
    assert guest.page.locator('[data-filter="fights"]').count() == 0
    guest.page.locator('[data-filter="all"]').click()
    guest.page.get_by_role("button", name="Settings").click()
    guest.page.get_by_text("main events").click()
    guest.page.keyboard.press("Escape")
    assert 0 < lines.count() < everything


def test_an_arrow_at_the_edge_leads_to_what_is_out_of_sight(come: Come, house: House) -> None:
    ana, ben = two(come, house)
    picked(ana, ben)
    until_laying(ana, ben)
    ana.answer(1)
    ana.asked("PlaceTile")
    cells = ana.page.locator('[data-target^="cell:"][data-state="open"]')
    cells.first.wait_for()
    story = ana.page.locator(".map").bounding_box()
    assert story is not None
    middle = story["x"] + 200, story["y"] + story["height"] / 2
    ana.page.mouse.move(*middle)
    ana.page.mouse.down()
    ana.page.mouse.move(middle[0] + 900, middle[1], steps=4)
    ana.page.mouse.up()
    arrow = ana.page.locator('[data-edge="right"]')
    expect(arrow).to_be_visible()
    away = out_of_sight(cells, story)
    assert away == cells.count()
    while away:
        ana.until(lambda: told(arrow) == out_of_sight(cells, story), "for what the arrow tells")
        arrow.click()
        focused = ana.page.evaluate("document.activeElement.dataset.target")
        assert focused.startswith("cell:")
        assert out_of_sight(ana.page.locator(f'[data-target="{focused}"]'), story) == 0
        before, away = away, out_of_sight(cells, story)
        assert away < before, "every arrow leads to more"
    expect(arrow).to_have_count(0)


def out_of_sight(cells: Locator, story: FloatRect) -> int:
    """How many of them have their middle beyond the right edge of the story."""
    boxes = [one.bounding_box() for one in cells.all()]
    right = story["x"] + story["width"]
    return sum(box is not None and box["x"] + box["width"] / 2 > right for box in boxes)


def told(arrow: Locator) -> int:
    """How many things it leads to; it bears no number for one."""
    return int("".join(arrow.locator("b").all_inner_texts()) or arrow.count())


def test_who_waits_a_minute_may_remind_and_the_server_has_the_last_word(
    come: Come, house: House
) -> None:
    ana, ben = two(come, house)
    ana.answer(2)
    remind = ana.page.locator('[data-action="remind"]')
    assert remind.count() == 0
    ana.page.evaluate("{ const real = Date.now; Date.now = () => real() + 120000 }")
    remind.click()
    expect(ana.page.locator('[data-region="why"]')).to_contain_text("A little longer")
    ben.answer(1)
    ana.after(ben)
    expect(remind).to_have_count(0)


def test_my_cards_can_be_lowered_to_a_strip(come: Come, house: House) -> None:
    ana, _ = two(come, house)
    tray = ana.page.locator('[data-region="tray"]')
    high, story = height(tray), height(ana.page.locator(".map"))
    ana.page.get_by_role("button", name="Lower my cards").click()
    ana.until(lambda: height(ana.page.locator(".map")) > story, "for the board to grow")
    low = height(tray)
    assert low <= STRIP
    assert height(ana.page.locator(".map")) - story == high - low, "the board has the height"
    assert tray.locator("> .tray").evaluate("one => one.scrollHeight <= one.clientHeight")
    ana.page.keyboard.press("h")
    expect(ana.page.get_by_role("button", name="Lower my cards")).to_be_visible()
    ana.until(lambda: height(tray) == high, "for the cards to rise")


def height(of: Locator) -> float:
    box = of.bounding_box()
    assert box is not None
    return box["height"]
