"""After the end: the same set-up again, a rematch, the turning points."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.screens import AMULET, BOOK, GLOOMHAVEN, PROPHECY, TALES, finished, golden
from tests.conformance.budget import turn_of
from tests.server.client import Client, play_out

SEATS = [
    {"who": "device", "name": "Ben"},
    {"who": "me", "name": "Ana"},
    {"who": "bot", "level": "apprentice"},
]
MANNERS = {"hints": False, "undo": "consent"}


@pytest.fixture(scope="module")
def ended(house: House) -> Any:
    """A table that was played to its end, with its keys."""
    opened = house.open(*SEATS, seed=7, options={"mode": "experienced"}, manners=MANNERS)
    url, table = f"{house.url.replace('http', 'ws')}/ws", opened["table"]["id"]
    people = [
        Client(url, table, eyes=one["seat"], secrets=[one["secret"]]) for one in opened["held"]
    ]
    play_out(*people)
    for one in people:
        one.close()
    return opened


def at_the_end(guest: Guest, ended: Any, *seats: int) -> Guest:
    """The end is told in the band, as one with these seats sees it; nothing lies over the board."""
    guest.sit(ended, *seats)
    expect(guest.page.locator('[data-region="prompt"] [data-outcome]')).to_be_visible()
    expect(guest.page.get_by_role("dialog")).to_have_count(0)
    assert guest.audit() == []
    return guest


def press(guest: Guest, words: str) -> None:
    band = guest.page.locator('[data-region="prompt"]')
    band.get_by_role("button", name=words, exact=True).click()


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Same set-up again"), ("cs", "Stejné nastavení znovu")]
)
def test_the_same_set_up_fills_the_form(come: Come, ended: Any, lang: str, words: str) -> None:
    guest = at_the_end(come(lang=lang), ended, 0, 1)
    press(guest, words)
    who = guest.page.locator("select.who")
    expect(who).to_have_count(5)
    assert [one.input_value() for one in who.all()] == ["device", "me", "bot", "nobody", "nobody"]
    names = guest.page.locator(".seats .more:is(input, select)")
    assert [one.input_value() for one in names.all()] == ["Ben", "Ana", "apprentice"]
    expect(guest.page.locator('[name="option-mode"]:checked')).to_have_value("experienced")
    expect(guest.page.locator('[name="undo"]:checked')).to_have_value("consent")
    expect(guest.page.locator(".manners .ticks input").first).not_to_be_checked()
    guest.page.reload()
    expect(who.first).to_have_value("device")
    assert guest.audit() == []
    who.nth(0).select_option("bot")
    guest.page.locator(".sum .primary").click()
    guest.asked()
    assert not guest.page.url.endswith(ended["table"]["id"])


def test_a_rematch_on_this_device_begins_at_once(come: Come, house: House, ended: Any) -> None:
    guest = at_the_end(come(), ended, 0, 1)
    press(guest, "Rematch")
    guest.page.wait_for_selector('[data-region="handover"]')
    table = house.get(f"/tables/{guest.page.url.rpartition('/')[2]}")
    assert table["id"] != ended["table"]["id"]
    assert (table["status"], table["options"]) == ("playing", ended["table"]["options"])
    assert table["manners"] == ended["table"]["manners"]
    seated = [(one["who"], one["name"], one["level"]) for one in table["seats"]]
    before = [(one["who"], one["name"], one["level"]) for one in ended["table"]["seats"]]
    assert seated == before


def test_in_a_rematch_others_sit_down_by_link(come: Come, ended: Any) -> None:
    guest = at_the_end(come(lang="cs", width=390, height=844), ended, 1)
    press(guest, "Odveta")
    guest.page.wait_for_selector(".room")
    seats = guest.page.locator(".room [data-seat]")
    expect(seats).to_have_count(3)
    expect(seats.nth(1)).to_contain_text("Ana")
    link = seats.nth(0).get_by_role("textbox")
    expect(link).to_have_value(re.compile(rf"{re.escape(guest.page.url)}#invite=\S+"))
    expect(seats.nth(2)).to_contain_text("Vojta")
    assert guest.audit() == []


@pytest.mark.parametrize(
    ("lang", "width", "words", "stop"),
    [("en", 1440, "Turning points", "Stop"), ("cs", 390, "Zlomové okamžiky", "Zastavit")],
)
def test_turning_points_begin_the_analysis(
    come: Come, ended: Any, lang: str, width: int, words: str, stop: str
) -> None:
    guest = at_the_end(come(lang=lang, width=width, height=900), ended, 1)
    press(guest, words)
    graph = guest.page.locator('[data-region="replay"] svg[role="img"]')
    if width > 600:
        expect(graph).to_be_visible()
    shown = guest.page.locator('[data-region="side"] .turns')
    expect(shown).to_be_visible()
    expect(shown).to_be_in_viewport(ratio=1)
    assert guest.audit() == []
    guest.page.get_by_role("button", name=stop).click()


@pytest.mark.ux(69)
@pytest.mark.parametrize(("lang", "title"), [("en", "What decided it"), ("cs", "Co rozhodlo")])
def test_the_end_says_what_decided_it(
    come: Come, house: House, ended: Any, lang: str, title: str
) -> None:
    """Rematch first; what decided it beside the story, and every seat's score."""
    guest = at_the_end(come(lang=lang), ended, 1)
    buttons = guest.page.locator('[data-region="prompt"] button')
    expect(buttons.first).to_have_class(re.compile("primary"))
    assert buttons.first.inner_text() in ("Rematch", "Odveta")
    result = guest.page.locator('[data-part="result"]')
    expect(result).to_be_visible()
    expect(result.locator("h3").first).to_contain_text(title)
    assert result.locator(".decider").count() >= 1
    for seat in guest.state["outcome"]["seats"]:
        expect(result).to_contain_text(str(seat["score"]))
    story = guest.state["view"]["players"][1]["story"]
    tiles = guest.page.locator('[data-region="board"] .map [data-target^="tile:"]')
    expect(tiles).to_have_count(len(story))
    guest.rest()
    assert not guest.ux("overlaps"), "nothing hides the story"


@pytest.mark.ux(69)
@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_every_tile_says_what_it_brought(
    come: Come, ended: Any, lang: str, shot: Callable[[Guest, str], None]
) -> None:
    """The figures on the tiles are the glory of the score, but for majorities."""
    guest = at_the_end(come(lang=lang), ended, 1)
    figures = guest.page.locator('[data-region="board"] .map [data-brought]')
    expect(figures.first).to_be_visible()
    brought = [int(str(one.get_attribute("data-brought"))) for one in figures.all()]
    score = next(one for one in guest.state["outcome"]["seats"] if one["seat"] == 1)
    parts = {one["part"]: one["points"] for one in score["lines"] if not one["tie"]}
    assert sum(brought) == score["score"] - parts["majorities"], parts
    worn = guest.page.locator('[data-region="board"] .map [data-decider]')
    assert sorted(worn.all_text_contents()) == ["1", "2", "3"]
    listed = guest.page.locator('[data-part="result"] .decider:has(.no)')
    expect(listed).to_have_count(3)
    assert [int(one.inner_text().lstrip("+")) for one in listed.locator("b").all()] == sorted(
        brought, reverse=True
    )[:3]
    shot(guest, f"end-brought-{lang}")


# Keeps, frame by frame, whether marks lie over the page once it tells the end.
WATCH = """() => {
  window.over = { told: 0, marked: 0 };
  const look = () => {
    if (document.querySelector('[data-region="prompt"] [data-outcome]')) {
      over.told++;
      if (document.querySelector("[data-marks]")) over.marked++;
    }
    requestAnimationFrame(look);
  };
  look();
}"""


def at_the_last_question(guest: Guest, house: House, game: str) -> int:
    """A golden game where one answer ends it; the option that does."""
    record = golden(game, "")
    seat, _, choice = record.entries[-1].partition(" ")
    wanted = {"step": len(record.entries) - 1, "luck": "same", "seat": int(seat)}
    told = {"name": "Ana", "level": "apprentice"}
    opened = house.post(f"/tables/{finished(house, game)}/fork", wanted | told)
    asked = guest.sit(opened, int(seat)).asked()
    return 1 + [one["choice"] for one in asked["options"]].index(choice)


@pytest.mark.ux(69)
@pytest.mark.parametrize("game", [TALES, BOOK, AMULET, PROPHECY, GLOOMHAVEN])
@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_no_mark_of_the_last_deed_lies_over_the_end(
    come: Come, house: House, game: str, motion: str
) -> None:
    """Neither of what others did nor of the line that was pointed at when the end came."""
    guest = come(reduced_motion=motion)
    number = at_the_last_question(guest, house, game)
    page = guest.page
    page.locator("#tab-log").click()
    pointed = page.locator(".log-line .words").last
    pointed.click()
    page.evaluate(WATCH)
    guest.answer(number)
    expect(page.locator('[data-part="result"]')).to_be_visible()
    guest.until(lambda: page.evaluate("over.told") > 20, "for some frames of the end")
    assert page.evaluate("over.marked") == 0
    assert page.locator("[data-marks]").count() == 0
    lit = page.locator('.lit, [data-lit="true"]').count()
    assert lit == 0, "what the line spoke of is let go of with it"


def test_a_line_kept_in_the_log_is_let_go_of_with_the_log(come: Come, house: House) -> None:
    guest = come(reduced_motion="reduce")
    at_the_last_question(guest, house, TALES)
    page = guest.page
    page.locator("#tab-log").click()
    page.locator(".log-line .words", has_text="takes").last.click()
    expect(page.locator("[data-arrow]")).to_be_visible()
    page.mouse.move(4, 4)
    expect(page.locator("[data-arrow]")).to_be_visible()
    page.locator("#tab-rules").click()
    expect(page.locator("[data-arrow]")).to_have_count(0)
