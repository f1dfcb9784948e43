"""What happened since one's own turn: a list beside the board, a line in the prompt of a phone."""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect

from tests.browser.big_book import BOT, ME, confirmed, opened, press
from tests.browser.conftest import Come
from tests.browser.house import House

SHOTS = os.environ.get("DRUZINA_SHOTS", "")

# Buttons of the steps or of the answers that do not stand in one row, and words cut sideways.
WRAPPED = """() => {
  const prompt = document.querySelector('[data-region="prompt"] .prompt');
  const text = prompt.querySelector('.txt').getBoundingClientRect();
  const narrow = text.width < prompt.clientWidth * 0.7 ? ['words ' + text.width] : [];
  return [...narrow, ...['[data-region="recap"]', '.acts'].flatMap(group => {
    const buttons = [...prompt.querySelectorAll(`${group} button`)].filter(one => one.offsetParent);
    const rows = new Set(buttons.map(one => Math.round(one.getBoundingClientRect().top / 12)));
    return rows.size === 1 ? [] : [`${group} has ${rows.size} rows`];
  })];
}"""


@pytest.mark.ux(65)
@pytest.mark.parametrize(("lang", "size"), [("en", (1440, 900)), ("cs", (390, 844))])
def test_a_recap_is_stepped_through_and_skipped(
    come: Come, house: House, lang: str, size: tuple[int, int]
) -> None:
    options = {"character": "drawn", "start": "0"}
    table = opened(house, ME, BOT, BOT, seed=5, options=options)
    width, height = size
    guest = come(lang, width, height, reduced_motion="reduce").sit(table, 0)
    recap = guest.page.locator('[data-region="recap"]:visible')
    for _ in range(12):
        asked = guest.asked()
        if asked["kind"] == "Act" and recap.count():
            break
        if asked["kind"] == "Act":
            press(guest, "option:end")
            confirmed(guest, asked["number"])
        else:
            guest.answer(1)
    expect(recap).to_be_visible()
    if SHOTS:
        guest.page.screenshot(path=f"{SHOTS}/recap-{lang}.png")
    if width < 600:
        # The tray that is down hides it: the prompt offers it as soon as it knows.
        expect(guest.page.locator('#prompt [data-target="option:end"]')).to_be_visible()
        guest.rest()
        assert guest.page.evaluate(WRAPPED) == [], "a row for the steps, a row for the answers"
    back, on = recap.get_by_role("button").nth(-3), recap.get_by_role("button").nth(-2)
    expect(back).to_be_disabled()
    on.click()
    expect(back).to_be_enabled()
    expect(recap.get_by_role("status")).to_contain_text("2")
    recap.get_by_role("button").last.click()
    expect(recap).to_have_count(0)
