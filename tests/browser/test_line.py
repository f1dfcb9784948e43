"""What goes over the line: refusals, silence, and a line that is cut."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.line import Line
from tests.server.client import Client

ME = {"who": "me", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}


@pytest.mark.ux(21, 22)
def test_a_refused_choice_says_why_and_changes_nothing(come: Come, house: House) -> None:
    guest = come()
    line = Line(guest)
    guest.sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()

    def spoiled(message: Any) -> Any:
        return message | {"choices": ["pick 7"]} if message["type"] == "play" else message

    line.out = spoiled
    guest.alone()
    before = guest.state["view"]
    guest.ux("listen")
    guest.page.keyboard.press("1")
    guest.page.locator(CONFIRM).click()
    why = guest.page.locator('[data-region="why"]')
    expect(why).to_contain_text("Nothing has changed.")
    expect(why).to_have_attribute("data-clause", "TOG-SET-17")
    alerts: list[str] = []

    def alerted() -> bool:
        alerts.extend(text for region, text, _ in guest.ux("heard") if region == "say-now")
        return any("Nothing has changed." in text for text in alerts)

    guest.until(alerted, "for the refusal to be said")
    assert guest.state["view"] == before
    clause = why.locator("[data-clause]")
    clause.click()
    expect(guest.page.locator("article[data-clause]")).to_have_attribute(
        "data-clause", "TOG-SET-17"
    )
    guest.page.get_by_role("button", name="Back", exact=True).click()
    expect(clause).to_be_focused()


@pytest.mark.ux(29)
def test_a_question_is_silenced_listed_and_called_back(come: Come, house: House) -> None:
    """No game asks such a question yet: the server's words are changed on the way."""
    guest = come()
    line = Line(guest)
    silent = {"kind": "Pick", "scope": "round", "words": "Which slot to take"}

    def hushed(message: Any) -> Any:
        if message["type"] in ("state", "changed"):
            if message.get("asked"):
                message["asked"]["silenceable"] = True
            message["silenced"] = [silent] if _sent(line, "silence") else []
        return message

    line.back = hushed
    guest.sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    guest.page.locator('[data-action="silence"]').click()
    guest.page.get_by_role("button", name="this round").click()
    guest.until(lambda: bool(_sent(line, "silence")), "for silence")
    assert _sent(line, "silence")[0] | {"id": 0} == {
        "type": "silence",
        "id": 0,
        "seat": 0,
        "kind": "Pick",
        "scope": "round",
    }
    guest.alone()
    guest.answer(1)
    guest.asked()
    guest.page.locator(':not([data-settling]) > [data-action="silence"]').click()
    guest.see("Which slot to take")
    guest.page.get_by_role("button", name="Ask again").click()
    guest.until(lambda: bool(_sent(line, "speak")), "for speaking")
    assert _sent(line, "speak")[0]["kind"] == "Pick"


@pytest.mark.ux(29)
@pytest.mark.parametrize(
    ("lang", "words", "again", "nothing", "nowhere"),
    [
        ("en", "Settings", "Ask again", "At this table you are asked everything.", "No table"),
        ("cs", "Nastavení", "Zase se ptát", "není žádná otázka potlačená", "Není otevřený"),
    ],
)
def test_settings_list_what_is_silent_at_the_table(
    come: Come, house: House, lang: str, words: str, again: str, nothing: str, nowhere: str
) -> None:
    guest = come(lang=lang)
    line = Line(guest)
    silent = {"kind": "Pick", "scope": "game", "words": "Which slot to take"}

    def hushed(message: Any) -> Any:
        if message["type"] in ("state", "changed"):
            message["silenced"] = [] if _sent(line, "speak") else [silent]
        return message

    line.back = hushed
    guest.sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    guest.alone()
    guest.page.get_by_role("button", name=words, exact=True).click()
    list_ = guest.page.get_by_role("dialog").locator('[aria-labelledby="set-silent"]')
    expect(list_).to_contain_text("Which slot to take")
    assert guest.audit() == []
    list_.get_by_role("button", name=again).click()
    guest.until(lambda: bool(_sent(line, "speak")), "for speaking")
    assert _sent(line, "speak")[0] | {"id": 0} == {
        "type": "speak",
        "id": 0,
        "seat": 0,
        "kind": "Pick",
    }
    guest.page.keyboard.press("Escape")
    guest.answer(1)
    guest.asked()
    guest.page.get_by_role("button", name=words, exact=True).click()
    expect(list_).to_contain_text(nothing)
    guest.go()
    guest.page.get_by_role("button", name=words, exact=True).click()
    expect(list_).to_contain_text(nowhere)


def _sent(line: Line, kind: str) -> list[Any]:
    return [one for one in line.sent if one["type"] == kind]


@pytest.mark.ux(34)
def test_a_cut_line_shows_a_banner_and_then_all_that_was_missed(come: Come, house: House) -> None:
    opened = house.open(ME, BEN, seed=7)
    ana, ben = come(), friend(house, opened, 1)
    line = Line(ana)
    ana.sit(opened, 0)
    ana.asked()
    ana.answer(1)
    line.cut()
    ana.see("The connection is lost.")
    shown = numbers(ana)
    ben.play()
    ben.rest()
    while ben.state["asked"]:
        ben.play()
        ben.rest()
    assert ana.page.locator('[data-region="board"] [data-target]').count() > 0
    assert numbers(ana) == shown, "nothing comes over a cut line"
    line.mend_by_hand()
    expect(ana.page.locator('[data-region="connection"]')).to_have_count(0)

    def as_ben() -> bool:
        ben.rest(0.05)  # on a busy machine the last of it comes late
        return bool(max(line["number"] for line in ana.state["lines"]) == max(ben.lines))

    ana.until(as_ben, "for the lines")
    ana.until(lambda: numbers(ana)[-1] == max(ben.lines), "for the page to show them")
    assert all(later - earlier in (1, 2) for earlier, later in pairwise(numbers(ana)))
    assert len(numbers(ana)) > len(shown)


@pytest.mark.ux(34, 35)
def test_what_waits_for_confirm_outlives_a_cut_line_and_a_reload(come: Come, house: House) -> None:
    guest = come()
    line = Line(guest)
    guest.sit(house.open(ME, BOT, seed=7), 0)
    number = guest.asked()["number"]
    guest.alone()
    guest.page.keyboard.press("3")
    confirm = guest.page.locator(CONFIRM)
    expect(confirm).to_be_visible()
    line.cut()
    guest.see("The connection is lost.")
    line.mend_by_hand()
    expect(confirm).to_be_visible()
    guest.page.reload()
    assert guest.asked()["number"] == number
    expect(confirm).to_be_visible()
    expect(guest.page.locator('[data-region="board"] [data-target="slot:3"]')).to_have_attribute(
        "data-state", "chosen"
    )
    guest.page.keyboard.press("Escape")
    guest.page.reload()
    guest.asked()
    expect(confirm).to_have_count(0)


def friend(house: House, opened: Any, seat: int) -> Client:
    """Somebody at the table without a browser."""
    secret = next(one["secret"] for one in opened["held"] if one["seat"] == seat)
    url = f"{house.url.replace('http', 'ws')}/ws"
    client = Client(url, opened["table"]["id"], eyes=seat, secrets=[secret])
    client.until("state")
    return client


def numbers(guest: Guest) -> list[int]:
    """The numbers of the log's lines, as the page shows them."""
    shown = guest.page.locator(".log-line[data-line]").all()
    return [int(str(one.get_attribute("data-line"))) for one in shown]
