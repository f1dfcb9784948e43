"""The first game: a coach beside the prompt who shows what he speaks of, and can be sent away."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest

COACH = '[data-region="coach"]'


def first_game(come: Come, number: int, **more: object) -> Guest:
    guest = come(**more).go()
    guest.page.get_by_role("button", name="First game").nth(number).click()
    guest.asked()
    return guest


@pytest.mark.ux(19, 59)
@pytest.mark.parametrize("width", [1440, 390])
def test_following_the_coach_leads_through_the_first_round(come: Come, width: int) -> None:
    guest = first_game(come, 0, width=width, height=900)
    coach = guest.page.locator(COACH)
    expect(coach).to_be_visible()
    tips = 0
    while guest.state["view"]["round"] == 1:
        asked = guest.asked()
        guest.alone()
        shown = set[str]()
        if coach.count():
            tips += 1
            assert coach.locator("[data-clause]").get_attribute("data-clause")
            coach.get_by_role("button", name="Show me").click()
            assert not guest.ux("covered")
            assert not guest.ux("prompt")
            shown = set(guest.page.evaluate(LIT))
            coach.get_by_role("button", name="Next").click()
        options = asked["options"]
        best = next((one for one in options if set(one["targets"]) & shown), options[0])
        guest.page.keyboard.press(str(options.index(best) + 1))
        guest.settle(asked["number"])
        guest.until(lambda: guest.state["asked"] is not None, "for the next question")
    assert tips >= 2


LIT = """() => [...document.querySelectorAll('.lit')]
  .flatMap(one => one.closest('[data-target]')?.dataset.target ?? [])"""


@pytest.mark.ux(59)
def test_the_coach_is_skipped_for_good(come: Come) -> None:
    guest = first_game(come, 0)
    guest.page.get_by_role("button", name="Skip the coach").click()
    expect(guest.page.locator(COACH)).to_have_count(0)
    guest.page.reload()
    guest.asked()
    guest.alone()
    guest.answer(1)
    guest.asked()
    expect(guest.page.locator(COACH)).to_have_count(0)


@pytest.mark.ux(59)
def test_the_coach_recommends_a_wizard_and_moves_on_when_it_is_chosen(come: Come) -> None:
    guest = first_game(come, 1)
    assert guest.asked()["kind"] == "ChooseWizard"
    coach = guest.page.locator(COACH)
    expect(coach).to_contain_text("take Rosana")
    expect(coach).to_contain_text("1/")
    assert guest.page.evaluate(LIT) == ["wizard:rosana"]
    asked = guest.asked()
    rosana = next(n for n, one in enumerate(asked["options"], 1) if "rosana" in one["choice"])
    guest.answer(rosana)
    guest.asked()
    expect(coach).to_contain_text("2/")
    expect(coach).not_to_contain_text("Rosana")
    assert "wizard:rosana" not in guest.page.evaluate(LIT), "it is let go of"


@pytest.mark.ux(59)
def test_the_coach_counts_its_lines_in_order_and_lights_what_it_speaks_of(come: Come) -> None:
    guest = first_game(come, 0)
    coach = guest.page.locator(COACH)
    expect(coach).to_contain_text("1/")
    numbers = []
    for _ in range(6):
        guest.asked()
        guest.alone()
        if coach.count():
            numbers.append(int(coach.locator(".sub").inner_text().split("/")[0]))
        guest.answer(1)
    assert numbers == list(range(1, len(numbers) + 1)), "one after the other, none twice"
    assert len(numbers) >= 3


@pytest.mark.ux(59, 61)
def test_the_coach_leaves_the_book_its_room_and_goes_with_the_last_line(come: Come) -> None:
    guest = first_game(come, 1)
    guest.answer(1)
    guest.asked()
    line, coach = guest.page.locator(".second"), guest.page.locator(COACH)
    row = guest.page.locator(".shelf.strip")
    expect(line).to_be_visible()
    expect(row, "of the library and the supply one row must do").to_have_count(1)
    while line.is_visible():
        if coach.count():
            coach.get_by_role("button", name="Next").click()
        else:
            guest.answer(1)
            guest.asked()
        guest.rest()  # the line comes a moment after its question
    assert coach.count() == 0
    expect(row).to_have_count(0)
