"""Whole games: by the option list, by keys alone; confirm, undo, why not, rules, log."""

from __future__ import annotations

import re
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}
LINK = {"who": "link"}


def seated(come: Come, house: House, **more: object) -> Guest:
    guest = come(**more).sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    return guest.alone()


def two(come: Come, house: House, opened: Any) -> tuple[Guest, Guest]:
    """Ana on the host's device, Ben by his invitation, both asked."""
    table, invite = opened["table"]["id"], opened["invites"][0]["invite"]
    ben = come(settings={"name": "Ben"}).go(f"/table/{table}#invite={invite}")
    ben.see("that is you")
    house.post(f"/tables/{table}/start", {"host": opened["host"]})
    ana = come().sit(opened, 0)
    ana.asked()
    ben.asked()
    return ana, ben


@pytest.mark.slow
def test_a_whole_game_by_the_option_list_alone(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.open_options()
    while asked := next_question(guest):
        wanted = [option["choice"] for option in asked["options"]]
        guest.until(partial(_lists, guest, wanted), "for every option")
        guest.page.locator("[data-option]").last.click()
        guest.settle(asked["number"])
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for seat in guest.state["outcome"]["seats"]:
        expect(dialog).to_contain_text(str(seat["score"]))


@pytest.mark.slow
def test_a_whole_game_by_keys_alone(come: Come, house: House) -> None:
    guest = seated(come, house)
    while next_question(guest):
        guest.answer(1)
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.get_by_role("dialog")).to_have_count(0)


def _lists(guest: Guest, wanted: list[str]) -> bool:
    return guest.options() == wanted


def next_question(guest: Guest) -> Any:
    """The next question that is shown; None at the end of the game."""
    guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for a question")
    return None if guest.over() else guest.asked()


def test_targets_are_walked_and_chosen_by_keys(come: Come, house: House) -> None:
    guest = seated(come, house)
    here = "document.activeElement.dataset.target"
    guest.page.keyboard.press("n")
    first = guest.page.evaluate(here)
    guest.page.keyboard.press("n")
    second = guest.page.evaluate(here)
    assert first
    assert second
    assert first != second
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(CONFIRM)).to_be_visible()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator(CONFIRM)).to_have_count(0)


def test_confirm_stands_exactly_where_undo_ends(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("1")
    words = guest.state["asked"]["options"][0]["crosses"]["words"]
    expect(guest.page.locator(CONFIRM)).to_contain_text(words)
    guest.page.locator(CONFIRM).click()
    asked = guest.reach("LayOrDiscard", "lay")
    free = [option["crosses"] is None for option in asked["options"]].index(True)
    guest.page.keyboard.press(str(free + 1))
    guest.gone(asked["number"])


def test_undo_takes_back_one_choice_after_the_other(come: Come, house: House) -> None:
    guest = seated(come, house)
    asked = guest.reach("LayOrDiscard", "lay")
    before = guest.state["view"]
    guest.answer([one["choice"] for one in asked["options"]].index("lay") + 1)
    guest.until(lambda: guest.state["undo"]["count"] > 0)
    guest.page.keyboard.press("u")
    guest.until(lambda: guest.state["view"] == before, "for the view as it was")
    guest.asked("LayOrDiscard")
    guest.page.keyboard.press("Shift+U")
    guest.until(lambda: guest.state["view"] != before, "for redo")


def test_a_secret_answer_can_be_changed_until_the_reveal(come: Come, house: House) -> None:
    opened = house.open(ME, LINK, seed=7)
    ben = come(settings={"name": "Ben"}).go(
        f"/table/{opened['table']['id']}#invite={opened['invites'][0]['invite']}"
    )
    ben.see("that is you")
    house.post(f"/tables/{opened['table']['id']}/start", {"host": opened["host"]})
    ana = come().sit(opened, 0)
    ana.asked()
    ana.page.keyboard.press("3")
    ana.see("You have chosen.")
    ben.asked()
    assert "Ana" in ben.region("players")
    picked = [state for state in ben.states if state["view"]["picked"] is not None]
    assert not picked, "nobody else's card is told"
    for place, other in (("prompt", "4"), ("tray", "5")):
        region = ana.page.locator(f'[data-region="{place}"]')
        region.get_by_role("button", name="Change", exact=True).click()
        ana.asked()
        ana.page.keyboard.press(other)
        ana.see("You have chosen.")


def test_why_not_says_the_reason_and_opens_the_clause(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.open_options()
    clause = guest.state["asked"]["options"][0]["clause"]
    section = guest.page.locator("#options .sec").first
    section.click()
    expect(guest.page.locator("article[data-clause]")).to_have_attribute("data-clause", clause)
    guest.page.get_by_role("button", name="Back", exact=True).click()
    expect(section).to_be_focused()
    guest.page.keyboard.press("/")
    with guest.page.expect_response(lambda answer: "q=chest" in answer.url):
        guest.page.keyboard.type("chest")
    guest.see("clauses found")
    guest.page.wait_for_timeout(300)
    guest.page.locator(".rules .hit").first.click()
    expect(guest.page.locator("article[data-clause]")).to_be_visible()


def test_a_log_line_lights_what_it_speaks_of(come: Come, house: House) -> None:
    guest = seated(come, house)
    line = guest.page.locator(".log-line:has(.words)").first
    line.locator(".words").hover()
    expect(guest.page.locator("[data-seat].lit").first).to_be_visible()
    expect(line.locator(".sec")).to_have_text(re.compile(r"^[A-Z]{3}-\d\d$"))


def test_undo_beyond_the_limit_needs_everybodys_consent(come: Come, house: House) -> None:
    opened = house.open(ME, LINK, seed=7)
    table = opened["table"]["id"]
    ben = come(settings={"name": "Ben"}).go(
        f"/table/{table}#invite={opened['invites'][0]['invite']}"
    )
    ben.see("that is you")
    house.post(f"/tables/{table}/start", {"host": opened["host"]})
    ana = come().sit(opened, 0)
    ana.answer(1)
    ben.answer(1)
    ana.until(lambda: ana.state["undo"]["ask"], "for the limit")
    before = ana.state["view"]
    ana.page.locator('[data-action="ask-undo"]').click()
    ben.see("Ana asks")
    ben.page.get_by_role("button", name="Refuse").click()
    ana.see("Ben")
    ana.page.wait_for_timeout(500)
    assert ana.state["view"] == before, "a refused undo changes nothing"
    ana.page.locator('[data-action="ask-undo"]').click()
    ben.page.get_by_role("button", name="Allow").click()
    ana.until(lambda: ana.state["view"] != before, "for the table to be taken back")


def test_focus_is_never_lost_after_a_choice(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("o")
    guest.page.wait_for_selector("[data-option]:focus")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(CONFIRM)
    guest.page.keyboard.press("c")
    guest.until(lambda: guest.state["asked"] and guest.state["asked"]["kind"] != "Pick")
    guest.page.wait_for_timeout(300)
    assert guest.page.evaluate("document.activeElement !== document.body")


LISTEN = """() => { window.said = []; for (const id of ['say-prompt', 'log', 'say-now'])
  new MutationObserver(() => { const text = document.getElementById(id).textContent;
    if (text) window.said.push([id, text, performance.now()]); })
  .observe(document.getElementById(id), {childList: true, characterData: true, subtree: true}) }"""


def test_one_choice_gives_one_announcement(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.wait_for_timeout(500)
    guest.page.evaluate(LISTEN)
    guest.answer(1)
    prompt = guest.asked()["prompt"]
    guest.page.wait_for_timeout(800)
    said = guest.page.evaluate("window.said")
    assert said
    assert all(len(text) <= 200 for _, text, _ in said)
    times = [at for *_, at in said]
    assert all(later - earlier > 250 for earlier, later in pairwise(times))
    assert prompt in said[-1][1]


def test_letters_do_nothing_where_one_writes(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("k")
    guest.page.get_by_label("Say something").fill("")
    guest.page.get_by_label("Say something").press_sequentially("1 c u t o")
    assert guest.page.locator(CONFIRM).count() == 0
    guest.page.keyboard.press("Enter")
    guest.see("1 c u t o")


def test_the_text_board_names_every_target(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("t")
    guest.page.wait_for_selector(".text h2")
    wanted = {one for option in guest.state["asked"]["options"] for one in option["targets"]}
    shown = guest.page.locator('.text [data-state="open"]').all()
    assert {one.get_attribute("data-target") for one in shown} == wanted
    assert all(one.inner_text().strip() for one in shown)
