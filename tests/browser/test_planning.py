"""While others are asked: marks of a plan, on the page alone, that nobody takes for targets."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.big_book import BEN, ME, opened
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.line import Line
from tests.conformance.budget import turn_of

LANGS = turn_of([("en", "plan, not sent", "Clear"), ("cs", "plán, neodesláno", "Smazat")], 2)
# From any tile of the adventure board to all others.
ROUND = [
    *("ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowRight"),
    *("ArrowDown", "ArrowLeft", "ArrowLeft"),
]
SET = '[data-plan="marked"], [data-plan="kept"]'


def seated(come: Come, table: Any, lang: str) -> tuple[Guest, Line]:
    guest = come(lang=lang)
    line = Line(guest)
    guest.sit(table, 0)
    return guest, line


def said(line: Line) -> list[str]:
    """What the page has told the server, but for its sign of life."""
    return [one["type"] for one in line.sent if one["type"] != "ping"]


def thing(guest: Guest, target: str, region: str = "board") -> Locator:
    return guest.page.locator(f'[data-region="{region}"] [data-target="{target}"]').first


def by_keys(guest: Guest, region: str, target: str, *arrows: str) -> None:
    """From where the region's key leads, with arrows until the thing has the focus; Enter."""
    guest.page.keyboard.press(region)
    for arrow in ("", *arrows):
        if arrow:
            guest.page.keyboard.press(arrow)
        if guest.page.evaluate("document.activeElement.dataset.target") == target:
            guest.page.keyboard.press("Enter")
            return
    raise AssertionError(f"{target} cannot be reached by keys")


def marked(piece: Locator) -> None:
    """It is in the plan, says so, and is no target."""
    expect(piece).to_have_attribute("data-plan", "marked")
    expect(piece).to_have_attribute("aria-pressed", "true")
    expect(piece).to_have_attribute("data-state", "plain")


@pytest.mark.ux(11, 17)
@pytest.mark.parametrize(("lang", "words", "clear"), LANGS)
def test_a_tile_is_tried_in_the_story_while_others_choose(
    come: Come, house: House, lang: str, words: str, clear: str
) -> None:
    table = house.open(ME, BEN, seed=7)
    ana, line = seated(come, table, lang)
    page = ana.page
    ana.asked("Pick")
    expect(page.locator("[data-plan]")).to_have_count(0)
    ana.answer(ana.state["view"]["layable"].index("lay") + 1)
    picked = ana.state["view"]["picked"]
    mine = f"slot:{picked}"
    others = [f"slot:{slot['slot']}" for slot in ana.state["view"]["display"]]
    others.remove(mine)
    note = page.locator('[data-region="tray"] [data-plan-note]')
    expect(note).to_be_visible()
    before = said(line)

    thing(ana, others[0]).click()
    marked(thing(ana, others[0]))
    thing(ana, others[1]).click()
    marked(thing(ana, others[1]))
    expect(thing(ana, others[0])).to_have_attribute("data-plan", "free")

    by_keys(ana, "b", mine, *ROUND)
    expect(thing(ana, mine)).to_have_attribute("data-plan", "marked")
    cells = page.locator('[data-region="board"] [data-target^="cell:"]')
    expect(cells).not_to_have_count(0)
    cell = str(cells.last.get_attribute("data-target"))
    cells.last.focus()
    page.keyboard.press("Enter")
    marked(thing(ana, cell))
    assert words in str(thing(ana, cell).get_attribute("aria-label"))
    expect(page.locator(".map text", has_text=words.rsplit(maxsplit=1)[-1])).to_be_visible()
    expect(note).to_contain_text(words)
    assert ana.ux("targets", "open") == []
    assert ana.ux("nameless") + ana.ux("small") + ana.audit() == []
    assert said(line) == before, "a plan is nobody's business"

    note.get_by_role("button", name=clear).click()
    expect(page.locator(SET)).to_have_count(0)
    expect(cells).to_have_count(0)
    thing(ana, mine).click()
    thing(ana, cell).click()
    assert said(line) == before

    ben = come().sit(table, 1)
    ben.asked("Pick")
    ben.answer(2 if picked == 1 else 1)
    asked = ana.after(ben)
    expect(thing(ana, mine)).to_have_attribute("data-plan", "kept")
    expect(page.locator('[data-plan="free"], [data-plan="marked"]')).to_have_count(0)
    page.keyboard.press("1")
    ana.settle(asked["number"])
    expect(page.locator(SET)).to_have_count(0)


def by_list(guest: Guest, choice: str = "") -> None:
    """This choice of the list, or its first."""
    asked = guest.asked()
    at = next((n for n, one in enumerate(asked["options"]) if one["choice"] == choice), 0)
    guest.page.keyboard.press("o")
    guest.page.locator("[data-option]").nth(at).click()
    guest.settle(asked["number"])


def begun(ana: Guest, ben: Guest) -> None:
    """Past what the first monster does as it comes: its curses lie there, and Ben acts."""
    ana.until(lambda: bool(ana.states and ben.states), "for the table")
    while True:
        ana.until(lambda: ana.state["asked"] or ben.state["asked"], "for whoever is next")
        if (ben.state["asked"] or {}).get("kind") == "Act":
            break
        by_list(ana if ana.state["asked"] else ben)
    ana.until(lambda: ana.state["view"]["curses"] and not ana.state["asked"], "for the curses")


@pytest.mark.ux(11, 17, 40)
@pytest.mark.parametrize(("lang", "words", "clear"), LANGS)
def test_cards_spells_and_curses_are_marked_while_others_act(
    come: Come, house: House, lang: str, words: str, clear: str
) -> None:
    options = {"character": "drawn", "start": "1"}
    table = opened(house, ME, BEN, seed=5, options=options)
    ana, line = seated(come, table, lang)
    page = ana.page
    ben = come().sit(table, 1)
    begun(ana, ben)
    expect(page.locator('[data-region="tray"] [data-plan="free"]')).not_to_have_count(0)
    before = said(line)
    me = ana.state["view"]["players"][0]
    cards = [card for card in dict.fromkeys(me["hand"]) if card != "M"][:2]
    note = page.locator('[data-region="tray"] [data-plan-note]')

    thing(ana, f"card:{cards[0]}@hand0", "tray").click()
    marked(thing(ana, f"card:{cards[0]}@hand0", "tray"))
    by_keys(ana, "h", f"card:{cards[1]}@hand0", *["ArrowRight"] * 6)
    marked(thing(ana, f"card:{cards[1]}@hand0", "tray"))
    curse = f"curse:{ana.state['view']['curses'][0]['slot']}"
    thing(ana, curse).click()
    marked(thing(ana, curse))
    expect(note).to_contain_text(words)
    worths = {card[0]: sum(int(one[1]) for one in cards if one[0] == card[0]) for card in cards}
    told = [str(one.get_attribute("data-worth")) for one in note.locator("[data-worth]").all()]
    assert sorted(told) == sorted(f"{letter}{worth}" for letter, worth in worths.items())
    assert ana.ux("targets", "open") == []
    assert ana.ux("nameless") + ana.audit() == []

    note.get_by_role("button", name=clear).click()
    expect(page.locator(SET)).to_have_count(0)
    assert page.evaluate("document.activeElement !== document.body")
    spell = f"spell:{me['spells'][0]['spell']}@0"
    thing(ana, spell, "tray").focus()
    page.keyboard.press("Space")
    marked(thing(ana, spell, "tray"))
    assert said(line) == before, "a plan is nobody's business"

    while ana.state["asked"] is None:
        by_list(ben, "end")
        ana.until(lambda: ana.state["asked"] or ben.state["asked"], "for whoever is next")
    asked = ana.asked()
    expect(thing(ana, spell, "tray")).to_have_attribute("data-plan", "kept")
    expect(page.locator('[data-plan="free"], [data-plan="marked"]')).to_have_count(0)
    page.keyboard.press("1")
    ana.settle(asked["number"])
    expect(page.locator(SET)).to_have_count(0)
