"""What the last scenarios bring to the map: sleepers, boulders, water, a rift, tokens, bearers."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.round import EndOfRound
from tests.browser.conftest import Come
from tests.browser.gloomhaven import people, placed
from tests.browser.guest import Guest
from tests.browser.house import House

STILL = {"reduced_motion": "reduce"}
MAP = '[data-region="board"]'
SHOTS = os.environ.get("DRUZINA_SHOTS", "")


def first_cards(scenario: int) -> Dungeon:
    """Two characters on start hexes, about to choose their first cards."""
    g = GAME.setup(GAME.read_options({"seats": 2, "scenario": scenario}), GAME.load(), 5)
    while (asked := g.advance()) is not None and asked[0].kind != "TwoCards":
        g.answer(asked[0], asked[1][0])
    return g


def highlands() -> Dungeon:
    return first_cards(71)


def ridge() -> Dungeon:
    """73: the first round ends."""
    g = first_cards(73)
    g.stack.clear()
    g.then(EndOfRound())
    g.advance()
    return g


def ship() -> Dungeon:
    """74: the second round ends; one carries water."""
    g = first_cards(74)
    people(g)[0].tokens = 1
    g.stack.clear()
    g.round = 2
    g.then(EndOfRound())
    g.advance()
    return g


def temple() -> Dungeon:
    return first_cards(79)


def rift() -> Dungeon:
    """90: beside the altar, with points to go."""
    g = first_cards(90)
    one = people(g)[0]
    one.at = (1, 2)
    g.stack.clear()
    g.then(GoTo(0, one.id, 3), EndOfRound())
    g.advance()
    return g


def payment() -> Dungeon:
    return first_cards(95)


def sat(come: Come, house: House, scene: Callable[[], Dungeon]) -> Guest:
    guest = come(**STILL).sit(placed(house, scene()), 0)
    guest.asked()
    guest.rest()
    if SHOTS:
        guest.page.screenshot(path=f"{SHOTS}/{scene.__name__}.png")
    return guest


@pytest.mark.clause("GLH-END-09")
def test_who_sleeps_is_marked_and_told(come: Come, house: House) -> None:
    guest = sat(come, house, highlands)
    asleep = guest.page.locator(f'{MAP} [data-figure]:has([data-state="asleep"])')
    expect(asleep).to_have_count(6)
    assert "asleep" in str(asleep.first.get_attribute("aria-label"))


def test_boulders_are_rolled_row_by_row(come: Come, house: House) -> None:
    guest = sat(come, house, ridge)
    assert guest.asked()["kind"] == "HowFar"
    number = guest.asked()["number"]
    guest.page.locator(f'{MAP} [data-target="hex:0,-4"]').first.click()
    guest.settle(number)
    assert guest.asked()["kind"] == "HowFar"
    assert [each["choice"] for each in guest.asked()["options"]] == ["roll 1", "roll 2"]


def test_water_is_placed_on_the_map_and_counted(come: Come, house: House) -> None:
    guest = sat(come, house, ship)
    assert guest.asked()["kind"] == "WhereItLies"
    assert "12 / 14" in guest.region("board")
    bears = guest.page.locator(f'{MAP} [data-figure]:has([data-state="bears"])')
    expect(bears).to_have_count(1)


def test_idle_golems_are_marked(come: Come, house: House) -> None:
    guest = sat(come, house, temple)
    idle = guest.page.locator(f'{MAP} [data-figure]:has([data-state="dormant"])')
    expect(idle).to_have_count(3)
    assert "idle" in str(idle.first.get_attribute("aria-label"))


@pytest.mark.clause("GLH-MOV-01", "GLH-HID-03")
def test_the_altar_is_entered_and_the_room_beyond_is_seen(come: Come, house: House) -> None:
    guest = sat(come, house, rift)
    number = guest.asked()["number"]
    before = len(guest.state["view"]["hexes"])
    guest.page.locator(f'{MAP} [data-target="hex:1,3"]').first.click()
    guest.settle(number)
    assert guest.asked()["kind"] == "ComeOut"
    assert len(guest.state["view"]["hexes"]) > before
    if SHOTS:
        guest.rest()
        guest.page.screenshot(path=f"{SHOTS}/rift-through.png")


def test_tokens_are_counted_on_the_title(come: Come, house: House) -> None:
    guest = sat(come, house, payment)
    assert "0 / 4" in guest.region("board")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_rules_of_a_scenario_unfold_beside_its_goal(
    come: Come, house: House, size: tuple[int, int]
) -> None:
    width, height = size
    guest = come(**STILL, width=width, height=height)
    guest.sit(placed(house, highlands()), 0)
    guest.asked()
    rules = guest.page.locator(f'{MAP} [data-part="rules"]')
    rules.locator("summary").click()
    expect(rules.locator("li").nth(1)).to_be_visible()
    assert "moved one hex by wind or water" in rules.inner_text()
    guest.rest()
    if SHOTS:
        guest.page.screenshot(path=f"{SHOTS}/rules-{width}.png")
    rules.locator("summary").click()
    expect(rules.locator("li").first).to_be_hidden()
