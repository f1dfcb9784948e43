"""Gloomhaven's board: scenario 1 to its end by mouse and keys, secrets, reasons, doors, rests."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from druzina.games.gloomhaven.advise import advise
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.view import view
from tests.browser.conftest import Come
from tests.browser.gloomhaven import (
    BEN,
    DOOR,
    ME,
    aim_of,
    begun,
    damage_of,
    last_of,
    move_of,
    placed,
    tired_of,
    weary_of,
)
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House

STILL = {"reduced_motion": "reduce"}
MAP = '[data-region="board"]'
TRAY = '[data-region="tray"]'


def sat(come: Come, house: House, g: Dungeon, **more: Any) -> Guest:
    guest = come(**STILL, **more).sit(placed(house, g), 0)
    guest.asked()
    return guest


def press(guest: Guest, selector: str) -> None:
    guest.page.locator(selector).locator("visible=true").first.click()


def taken(guest: Guest, number: int) -> None:
    """Confirms where undo ends, and waits until the answer is taken."""
    confirm = guest.page.locator(CONFIRM)
    guest.until(lambda: confirm.count() > 0 or guest.answered(number) or guest.over(), "for it")
    if confirm.count() and not guest.answered(number):
        confirm.click()
    guest.until(lambda: guest.answered(number) or guest.over(), "for the answer")


def two_cards(guest: Guest) -> None:
    cards = guest.page.locator(f"{TRAY} button.ability:visible")
    cards.nth(0).click()
    cards.nth(1).click()
    guest.page.locator('[data-target="option:commit"]:not([aria-disabled])').click()


# Where a hand would click at each question; elsewhere the first button of the prompt.
CLICKED = {
    "TurnMenu": f'{TRAY} .half.open, [data-region="prompt"] [data-choice="end"]',
    "Aim": f'{MAP} [data-figure][data-state="open"]',
    "TakeDamage": f"{TRAY} .suffer",
    "ShortRest": '[data-region="prompt"] [data-choice="no"]',
    "GoTo": '[data-region="prompt"] [data-choice="none"]',
}


def by_mouse(guest: Guest) -> None:
    asked = guest.asked()
    if asked["kind"] == "TwoCards":
        two_cards(guest)
    else:
        press(guest, CLICKED.get(asked["kind"], '[data-region="prompt"] [data-choice]'))
    taken(guest, asked["number"])


def asked_or_over(guest: Guest) -> bool:
    guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for the next question")
    return not guest.over()


@pytest.mark.clause("GLH-END-03", "GLH-END-05")
def test_scenario_1_is_won_by_mouse(come: Come, house: House) -> None:
    guest = sat(come, house, last_of())
    for _ in range(30):
        if not asked_or_over(guest):
            break
        by_mouse(guest)
    assert guest.state["outcome"]["clause"] == "GLH-END-03"
    guest.page.wait_for_selector('[data-region="prompt"] [data-outcome]')


@pytest.mark.clause("GLH-EXH-03", "GLH-SEL-04")
def test_a_loss_by_keys_for_want_of_cards(come: Come, house: House) -> None:
    guest = sat(come, house, weary_of())
    for _ in range(30):
        if not asked_or_over(guest):
            break
        guest.answer(1)
    assert guest.state["outcome"]["clause"] == "GLH-EXH-03"


def test_the_way_to_the_win_by_keys(come: Come, house: House) -> None:
    """Arrows reach a target on the map, Enter answers."""
    guest = sat(come, house, aim_of())
    number = guest.asked()["number"]
    focused = "document.activeElement.getAttribute('data-target')"
    for _ in range(6):
        guest.page.keyboard.press("n")
        if str(guest.page.evaluate(focused)).startswith("figure:"):
            break
    name = guest.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "Bandit Guard" in name
    assert "kills in" in name
    guest.page.keyboard.press("Enter")
    guest.settle(number)


@pytest.mark.clause("GLH-HID-01", "GLH-HID-02", "GLH-SIM-01")
def test_cards_and_goals_are_in_no_other_frame(come: Come, house: House) -> None:
    g = begun()
    opened = placed(house, g, ME, BEN)
    ana, ben = come(**STILL).sit(opened, 0), come(**STILL).sit(opened, 1)
    ana.asked("TwoCards")
    ben.asked("TwoCards")
    two_cards(ana)
    ana.until(lambda: ana.state["asked"] is None, "for Ana's cards")
    secrets = [*g.heroes[0].goals, *g.heroes[0].hand]
    told = "".join(ben.frames) + ben.dom()
    assert [one for one in secrets if f'"{one}"' in told or f":{one}" in told] == []
    theirs = ben.state["view"]["heroes"][0]
    assert (theirs["hand"], theirs["goals"], theirs["played"]) == (None, None, [])
    assert ben.state["view"]["heroes"][1]["hand"]


@pytest.mark.ux(58)
@pytest.mark.clause("GLH-MON-11", "GLH-FOC-07")
def test_a_monsters_turn_is_explained_step_by_step(come: Come, house: House) -> None:
    g = damage_of()
    guest = sat(come, house, g)
    press(guest, "[data-why]")
    why = guest.page.locator('[data-part="why"]')
    thought = view(g, 0).thoughts[-1]
    hexes = [list(at) for at in view(g, 0).hexes]
    advice = advise({**json.loads(thought.board), "hexes": hexes})
    keys = [reason.key for reason in advice.explanation]
    for number, key in enumerate(keys, 1):
        step = why.locator(f'[data-step="{number}"]')
        expect(step).to_have_attribute("data-key", key)
        if number < len(keys):
            why.locator(".primary").click()
    assert "focus-chosen" in keys
    why.locator("header button").last.click()
    expect(why).to_have_count(0)


@pytest.mark.ux(57)
@pytest.mark.clause("GLH-DOR-01", "GLH-MOV-01")
def test_a_way_shows_its_price_and_a_door_reveals_a_room(come: Come, house: House) -> None:
    g = move_of()
    guest = sat(come, house, g)
    number = guest.asked("GoTo")["number"]
    seen = view(g, 0).asked
    assert seen is not None
    drawn = guest.page.locator(f"{MAP} .reach")
    assert drawn.count() == len(seen.ways)
    before = len(guest.state["view"]["hexes"])
    door = f'{MAP} [data-target="hex:{DOOR[0]},{DOOR[1]}"]'
    guest.page.locator(door).hover(force=True)
    expect(guest.page.locator(f"{MAP} .route")).to_have_count(1)
    guest.page.locator(door).click(force=True)
    taken(guest, number)
    assert len(guest.state["view"]["hexes"]) > before
    assert len(guest.state["view"]["doors"]) == 1


@pytest.mark.clause("GLH-SEL-05", "GLH-RST-04")
def test_a_long_rest_loses_a_card_and_heals(come: Come, house: House) -> None:
    guest = sat(come, house, tired_of())
    number = guest.asked("TwoCards")["number"]
    press(guest, f'{TRAY} [data-target="option:rest"]')
    taken(guest, number)
    number = guest.asked("LoseForRest")["number"]
    press(guest, f'{TRAY} .chip[data-state="open"]')
    taken(guest, number)
    hero = guest.state["view"]["heroes"][0]
    assert (len(hero["lost"]), len(hero["discard"])) == (1, 0)


@pytest.mark.clause("GLH-DMG-02")
def test_damage_is_prevented_by_two_discards(come: Come, house: House) -> None:
    guest = sat(come, house, damage_of())
    number = guest.asked("TakeDamage")["number"]
    health = guest.state["view"]["figures"]
    pile = guest.page.locator(f"{TRAY} .pile .chip")
    pile.nth(0).click()
    pile.nth(1).click()
    guest.page.locator('[data-target="option:lose-two"]').click()
    taken(guest, number)
    assert len(guest.state["view"]["heroes"][0]["lost"]) == 2
    mine = next(one for one in guest.state["view"]["figures"] if one["seat"] == 0)
    assert mine["health"] == next(one["health"] for one in health if one["seat"] == 0)
