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
    area_of,
    begun,
    cards_of,
    damage_of,
    foes,
    last_of,
    move_of,
    placed,
    resting_of,
    tired_of,
    turn_of,
    two_minus_and_a_plain,
    weary_of,
)
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.screens import ANA, BOT, GLOOMHAVEN

STILL = {"reduced_motion": "reduce"}
MAP = '[data-region="board"]'
TRAY = '[data-region="tray"]'


def sat(come: Come, house: House, g: Dungeon, **more: Any) -> Guest:
    guest = come(**STILL, **more).sit(placed(house, g), 0)
    guest.asked()
    return guest


def press(guest: Guest, selector: str) -> None:
    guest.page.locator(selector).locator("visible=true").first.click()


COMMIT = ':not([data-settling]) > [data-target="option:commit"]:not([aria-disabled])'


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
    guest.page.locator(COMMIT).click()


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


@pytest.mark.ux(58, 68)
@pytest.mark.clause("GLH-MON-11")
def test_reasons_speak_of_everybody_by_name_also_from_a_line_of_the_log(
    come: Come, house: House
) -> None:
    guest = sat(come, house, begun())
    two_cards(guest)
    for _ in range(20):
        asked = guest.asked()
        if guest.page.locator("[data-ask]").count():
            break
        declined = [
            number
            for number, one in enumerate(asked["options"], 1)
            if one["choice"] in ("end", "suffer", "no") or one["choice"].startswith("decline")
        ]
        guest.answer(declined[0] if declined else 1)
    line = guest.page.locator("[data-ask]").first
    told = line.locator("..").inner_text()
    line.click()
    why = guest.page.locator('[data-part="why"]')
    for _ in range(12):
        expect(why.locator("[data-step]")).to_be_visible()
        if why.locator("[data-step]").get_attribute("data-key") == "focus-chosen":
            break
        why.locator(".primary").click()
    assert why.locator("header b").first.inner_text().split(" did")[0].split()[-1] in told
    assert why.locator(".said").inner_text().startswith(("Brute is the focus", "Spellweaver is"))
    chosen = why.locator('[data-part="candidates"] tr.chosen th')
    assert chosen.inner_text() in ("Brute", "Spellweaver")


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
    way = next(one for one in seen.ways if one.at == DOOR)
    costs = guest.page.locator(f"{MAP} .route [data-cost]")
    assert [int(one.text_content() or 0) for one in costs.all()] == way.costs
    assert way.costs == list(range(1, len(way.way) + 1)), "a point for every hex"
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


@pytest.mark.clause("GLH-RST-01", "GLH-RST-02", "GLH-RST-08")
@pytest.mark.parametrize("again", [False, True])
def test_a_short_rest_shows_the_card_that_is_lost_or_draws_another(
    come: Come, house: House, again: bool
) -> None:
    guest = sat(come, house, resting_of())
    number = guest.asked("ShortRest")["number"]
    press(guest, '[data-region="prompt"] [data-choice="yes"]')
    taken(guest, number)
    asked = guest.asked("LoseDrawn")
    drawn = asked["options"][0]["choice"].partition(" ")[2]
    name = guest.page.locator(f'{TRAY} .chip[data-target="card:{drawn}"] .called').first
    assert "drawn" in name.inner_text()
    before = next(one for one in guest.state["view"]["figures"] if one["seat"] == 0)["health"]
    if again:
        press(guest, '[data-region="prompt"] [data-choice="again"]')
    else:
        press(guest, f'{TRAY} .chip[data-target="card:{drawn}"]')
    taken(guest, asked["number"])
    guest.until(lambda: guest.state["asked"] is not None, "for what follows")
    if again:
        number = guest.asked("TakeDamage")["number"]
        press(guest, f"{TRAY} .suffer")
        taken(guest, number)
    guest.asked("TwoCards")
    hero = guest.state["view"]["heroes"][0]
    after = next(one for one in guest.state["view"]["figures"] if one["seat"] == 0)["health"]
    assert ((drawn in hero["lost"]), before - after) == ((False, 1) if again else (True, 0))
    assert hero["discard"] == []


@pytest.mark.clause("GLH-PRC-06", "GLH-HID-04")
def test_the_chance_to_kill_is_counted_from_what_is_left_of_my_deck(
    come: Come, house: House
) -> None:
    """Attack 2 on a guard of health 2: of −1, −1 and ±0 one card kills."""
    guest = sat(come, house, two_minus_and_a_plain())
    wounded = foes(two_minus_and_a_plain())[0].id
    tag = guest.page.locator(f'{MAP} [data-blow="{wounded}"]')
    expect(tag).to_contain_text("33 %")
    guest.page.locator(f'{MAP} [data-figure="{wounded}"]').hover(force=True)
    shown = guest.page.locator('[data-part="blow"]')
    expect(shown).to_contain_text("33 % chance to kill")
    assert shown.get_by_role("img").get_attribute("aria-label", timeout=5000) == (
        "chance to kill: 1 67 %, 2 33 %"
    )


@pytest.mark.ux(57)
@pytest.mark.clause("GLH-ARE-01", "GLH-LOS-01")
def test_an_area_follows_the_pointer_and_turns_and_sight_is_drawn(come: Come, house: House) -> None:
    g = area_of()
    guest = sat(come, house, g)
    seen = view(g, 0).asked
    assert seen is not None
    assert guest.page.locator(f"{MAP} .seen").count() == len(seen.seen)
    assert guest.page.locator(f"{MAP} .unseen").count() == len(seen.unseen)
    target = foes(g)[1]
    figure = guest.page.locator(f'{MAP} [data-figure="{target.id}"]')
    figure.hover(force=True)
    area = guest.page.locator(f"{MAP} .area")
    expect(area).to_have_count(len(seen.areas[0]))
    before = [one.get_attribute("d") for one in area.all()]
    guest.page.keyboard.press("r")
    guest.until(lambda: [one.get_attribute("d") for one in area.all()] != before, "for the turn")
    assert area.count() == len(seen.areas[0])
    number = guest.asked()["number"]
    figure.click(force=True)
    taken(guest, number)


def test_a_picture_tells_its_name_to_who_points_at_it(come: Come, house: House) -> None:
    guest = sat(come, house, turn_of())
    picture = guest.page.locator('[data-region="players"] [role="img"]').first
    picture.hover()
    assert picture.get_attribute("title") == picture.get_attribute("aria-label")


def test_a_chosen_hex_carries_the_tick(come: Come, house: House) -> None:
    """Where undo ends the answer waits for Confirm, and the map shows what it is."""
    guest = come(**STILL).sit(house.open(ANA, BOT, game=GLOOMHAVEN, seed=7), 0)
    guest.reach("PlaceCharacter")
    press(guest, f'{MAP} [data-target^="hex:"][data-state="open"]')
    guest.page.wait_for_selector(CONFIRM)
    expect(guest.page.locator(f"{MAP} .tick")).to_have_count(1)


@pytest.mark.ux(61)
def test_what_folds_the_strip_lies_beside_the_long_rest(come: Come, house: House) -> None:
    guest = sat(come, house, cards_of(), width=390, height=844, is_mobile=True)
    guest.page.set_viewport_size({"width": 768, "height": 1024})
    guest.rest()
    rest = guest.page.locator(f'{TRAY} .line[data-target="option:rest"]').bounding_box()
    knob = guest.page.locator(".lower").bounding_box()
    assert rest
    assert knob
    assert rest["x"] + rest["width"] < knob["x"]
