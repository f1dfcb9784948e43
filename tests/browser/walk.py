"""Whole games played in the browser; at every question the page is looked at."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.guest import CONFIRM, Guest

FEW = 4  # as many answers that point at nothing are buttons of the prompt
FINGER, POINTER = 44, 28
# Answered by tokens laid anywhere on a card; the list has a few of the ways.
LAYS = ("Arrange", "LayOnAdventure")


def next_question(guest: Guest) -> Any:
    """The next question that is shown; None at the end of the game."""
    guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for a question")
    return None if guest.over() else guest.asked()


def marked(asked: Any) -> set[str]:
    """The targets a question must mark: those of its choices."""
    loose = [one for one in asked["options"] if all(map(_of_prompt, one["targets"]))]
    listed = [] if len(loose) <= FEW else [one["choice"] for one in loose]
    return {
        target
        for option in asked["options"]
        if option["choice"] not in listed
        for target in option["targets"] or [f"option:{option['choice']}"]
    }


def _of_prompt(target: str) -> bool:
    return target.startswith("option:")


def open_are(guest: Guest, wanted: set[str]) -> bool:
    """All are marked and nothing else; what a half-built answer has taken is marked as chosen."""
    opened = set(guest.ux("targets", "open"))
    return opened <= wanted <= opened | set(guest.ux("targets", "chosen"))


LOOKS = ("nameless", "covered", "prompt", "small", "wide")


def look(guest: Guest, asked: Any, least: int) -> list[str]:
    """Marks, names, sizes and room: what is wrong with the page, whatever is asked."""
    if asked["kind"] not in LAYS:
        guest.until(partial(open_are, guest, marked(asked)), f"for the targets of {asked['kind']}")
    found = {check: guest.ux(check) for check in LOOKS} | {"tight": guest.ux("tight", least)}
    return [f"{asked['kind']}, {check}: {one}" for check, all_ in found.items() for one in all_]


class Greyed:
    """Asks by `?` why a thing is greyed, once for every kind of thing."""

    def __init__(self, guest: Guest, clause_exists: Callable[[str], bool]) -> None:
        self.guest, self.clause_exists = guest, clause_exists
        self.asked: dict[str, str] = {}

    def look(self) -> None:
        for target in self.guest.ux("targets", "greyed"):
            kind = target.partition(":")[0]
            if kind not in self.asked:
                self.asked[kind] = self._why(target)

    def _why(self, target: str) -> str:
        page = self.guest.page
        thing = page.locator(f'[data-target="{target}"][data-state="greyed"]').first
        self.guest.rest()  # after an answer the page looks for what has the focus now
        thing.focus()
        expect(thing).to_be_focused()
        page.keyboard.press("?")
        why = page.locator('[data-region="why"]')
        why.wait_for()
        assert why.inner_text().strip(), f"{target} does not say why"
        clause = str(why.get_attribute("data-clause"))
        assert self.clause_exists(clause), f"{target} names {clause!r}"
        page.keyboard.press("Escape")
        why.wait_for(state="detached")
        return clause


def lines_after(guest: Guest, number: int) -> list[str]:
    """The log's lines after this number, as the states told them."""
    told: dict[int, str] = {}
    for state in guest.states:
        told = {at: words for at, words in told.items() if at < state["first"]}
        told |= {line["number"]: line["words"] for line in state["lines"]}
    return [told[at] for at in sorted(told) if at > number]


def last_line(guest: Guest) -> int:
    return max((line["number"] for state in guest.states for line in state["lines"]), default=0)


def press_option(guest: Guest, asked: Any, index: int) -> None:
    """By the option list, without a look at what is foreseen."""
    page, number = guest.page, asked["number"]
    page.locator("[data-option]").nth(index).click()
    confirm = page.locator(CONFIRM)
    guest.until(lambda: confirm.count() > 0 or guest.answered(number), "for the answer")
    if not guest.answered(number):
        confirm.click()
    guest.gone(number)


def choose(guest: Guest, asked: Any, index: int) -> None:
    """By the option list: preview, confirm exactly where undo ends, and what was foreseen comes."""
    page, number = guest.page, asked["number"]
    button = page.locator("[data-option]").nth(index)
    guest.until(lambda: number in guest.forecasts, "for the forecast")
    foreseen = guest.forecasts[number]["options"][index]
    page.mouse.move(4, 4)  # a thing that comes under a still hand is not pointed at
    button.hover()
    page.locator("[data-preview]").wait_for()
    now = guest.state["asked"]["options"][index]
    before = last_line(guest)
    button.click()
    crosses = guest.forecasts[number]["options"][index]["crosses"]
    if crosses or now.get("warning"):
        page.locator(CONFIRM).wait_for()
        told = page.locator('[data-region="prompt"]').inner_text()
        assert now.get("warning") or crosses["words"] in told
        page.locator(CONFIRM).click()
    guest.gone(number)
    promised = [line["words"] for line in foreseen["lines"]]
    guest.until(lambda: len(lines_after(guest, before)) >= len(promised), "for what was foreseen")
    came = lines_after(guest, before)
    assert came[: len(promised)] == promised, f"{now['choice']}: {promised} but {came}"


# Where a finger can tap a thing that is marked as open: in the window, and under nothing.
IN_SIGHT = """() => {
  const spots = [];
  for (const one of document.querySelectorAll('[data-state="open"][data-target]')) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && one.contains(hit)) spots.push([x, y]);
  }
  return spots;
}"""
# What is laid together is sent by the one primary button of the prompt.
WHOLE = '.prompt .acts .primary:visible:not([aria-disabled="true"])'
PATIENT = 12  # so many taps until a person looks for the list


def by_taps(guest: Guest, number: int, luck: random.Random) -> int:
    """Answers as one who has a phone and reads nothing but the screen; how many taps it took."""
    page = guest.page
    for taps in range(1, 4 * PATIENT):
        ways: list[Callable[[], None]] = [
            partial(page.touchscreen.tap, *spot) for spot in page.evaluate(IN_SIGHT)
        ]
        listed, menu = page.locator("[data-option]:visible"), page.get_by_role("menuitem")
        confirm, whole = page.locator(CONFIRM), page.locator(WHOLE)
        options = page.locator('[data-region="prompt"] [data-action="options"]:visible')
        if confirm.count():
            ways = [confirm.first.tap]
        elif menu.count() or listed.count():
            ways = [one.tap for one in (menu if menu.count() else listed).all()]
        elif whole.count():
            ways = [whole.first.tap]
        elif (taps > PATIENT or not ways) and options.count():
            ways = [options.tap]
        if ways and not guest.answered(number):
            luck.choice(ways)()
        guest.rest()
        if guest.over() or guest.answered(number):
            shut = page.locator(".sd .shut:visible")
            if shut.count():
                shut.tap()
            return taps
    raise AssertionError(f"no answer by taps: {guest.region('prompt')}")
