"""Scenario 1 from its first room to its end, by mouse and by keys on their days, and with the coach
beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from druzina.games.gloomhaven.arena.hexes import distance
from tests.browser.conftest import Come
from tests.browser.gloomhaven import BOT, GLOOMHAVEN, ME
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_coach import COACH, LIT
from tests.browser.test_gloomhaven import MAP, STILL, TRAY, asked_or_over, taken, two_cards
from tests.conformance.budget import turn_of

SEED = 1
GLOOMHAVEN_CARD = 4  # among the games of the lobby
FIRST_GAME = {"en": "First game", "cs": "První hra"}
ENDS = {"GLH-END-03", "GLH-EXH-03"}
PROMPT = '[data-region="prompt"]'
# Where a hand would click at each question; elsewhere at the first thing that is marked.
CLICKED = {
    "KeepGoal": f"{TRAY} .goal",
    "Aim": f'{MAP} [data-figure][data-state="open"]',
    "LayArea": f'{MAP} [data-figure][data-state="open"]',
    "PickFigure": f'{MAP} [data-figure][data-state="open"]',
    "TakeDamage": f"{TRAY} .suffer",
    "ShortRest": f'{PROMPT} [data-choice="yes"]',
    "LoseDrawn": f'{TRAY} .chip[data-state="open"]',
    "LoseForRest": f'{TRAY} .chip[data-state="open"]',
}
MARKED = (
    f'{MAP} [data-figure][data-state="open"]',
    f'{MAP} [data-state="open"]',
    f'{TRAY} [data-state="open"]',
    f"{PROMPT} [data-choice]",
    "[data-option]",
)


def sat_down(come: Come, house: House) -> Guest:
    opened = house.open(ME, BOT, game=GLOOMHAVEN, seed=SEED)
    guest = come(**STILL).sit(opened, 0)
    guest.asked("KeepGoal")
    return guest


def place_of(choice: str) -> tuple[int, int]:
    q, r = choice.partition(" ")[2].split(",")
    return int(q), int(r)


def nearest(guest: Guest, asked: Any) -> str:
    """The hex next to the enemies, or to a door where nobody is left."""
    view = guest.state["view"]
    foes = [tuple(one["at"]) for one in view["figures"] if one["side"] == 1]
    goals = foes or [tuple(one) for one in view["doors"]]
    ends: list[str] = [one["choice"] for one in asked["options"] if one["choice"].startswith("go ")]
    return min(ends, key=lambda end: (min(distance(place_of(end), at) for at in goals), end))


def click_first(guest: Guest, *selectors: str) -> None:
    """The first of these that is there; what a hand can reach it can click."""
    found = [guest.page.locator(one).locator("visible=true") for one in selectors if one]

    def there() -> bool:
        return any(one.count() for one in found)

    guest.until(there, "for something to click")
    next(one for one in found if one.count()).first.click()


def by_hand(guest: Guest) -> str:
    """One question by clicks: forward, and at them."""
    asked = guest.asked()
    kind = str(asked["kind"])
    if kind == "TwoCards" and len(guest.state["view"]["heroes"][0]["hand"]) < 2:
        click_first(guest, f'{TRAY} [data-target="option:rest"]')
    elif kind == "TwoCards":
        two_cards(guest)
    elif kind == "GoTo":
        q, r = place_of(nearest(guest, asked))
        guest.page.locator(f'{MAP} .cell[data-target="hex:{q},{r}"]').click(force=True)
    elif kind == "TurnMenu":
        halves = guest.page.locator(f"{TRAY} .half.open")
        if halves.count():
            halves.last.click()
        else:
            click_first(guest, f'{PROMPT} [data-choice="end"]', "[data-option]")
    else:
        click_first(guest, CLICKED.get(kind, ""), *MARKED)
    taken(guest, asked["number"])
    return kind


def by_key(guest: Guest) -> str:
    """One question by the first option of its list."""
    kind = str(guest.asked()["kind"])
    guest.answer(1)
    return kind


BY_HAND = pytest.param(by_hand, {"GoTo"}, id="mouse")
BY_KEY = pytest.param(by_key, {"ShortRest"}, id="keys")


@pytest.mark.ux(14)
@pytest.mark.clause("GLH-SET-07", "GLH-SEL-01", "GLH-TRN-01", "GLH-EXH-03", "GLH-RST-01")
@pytest.mark.parametrize(("answered", "wanted"), turn_of([BY_HAND, BY_KEY], 2))
def test_scenario_1_from_its_first_room_to_its_end(
    come: Come, house: House, answered: Callable[[Guest], str], wanted: set[str]
) -> None:
    guest = sat_down(come, house)
    kinds: set[str] = set()
    for _ in range(200):
        if not asked_or_over(guest):
            break
        kinds.add(answered(guest))
    assert guest.state["outcome"]["clause"] in ENDS
    assert kinds >= {"KeepGoal", "PlaceCharacter", "TwoCards", "TurnMenu", *wanted}
    guest.page.wait_for_selector(f"{PROMPT} [data-outcome]")


@pytest.mark.ux(59)
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_the_coach_leads_through_the_first_round(come: Come, lang: str) -> None:
    """Tips come one after the other, each with its clause; what they speak of is lit."""
    guest = come(lang=lang, **STILL).go()
    guest.page.get_by_role("button", name=FIRST_GAME[lang]).nth(GLOOMHAVEN_CARD).click()
    guest.asked("KeepGoal")
    coach = guest.page.locator(COACH)
    numbers: list[int] = []
    while guest.state["view"]["round"] < 2 and not guest.over():
        asked = guest.asked()
        guest.rest()
        if coach.count() and number_of(coach) not in numbers:
            numbers.append(number_of(coach))
            clause = coach.locator("[data-clause]").get_attribute("data-clause")
            assert str(clause).startswith("GLH-")
            if asked["kind"] in ("KeepGoal", "PlaceCharacter", "TwoCards", "TurnMenu"):
                shown = {one for option in asked["options"] for one in option["targets"]}
                guest.until(partial(lit_some, guest, shown), "for what the coach speaks of")
        guest.answer(1)
        guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for what follows")
    assert numbers[:4] == [1, 2, 3, 4]
    assert numbers == sorted(set(numbers)), "none twice"
    expect(guest.page.locator("body")).not_to_contain_text("glh")


def lit_some(guest: Guest, targets: set[str]) -> bool:
    return bool(set(guest.page.evaluate(LIT)) & targets)


def number_of(coach: Any) -> int:
    return int(coach.locator(".sub").inner_text().split("/")[0])
