"""At the table: keys, confirm, undo, why not, rules, log, and what is said."""

from __future__ import annotations

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


@pytest.mark.ux(14, 17)
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


@pytest.mark.ux(26)
def test_confirm_stands_exactly_where_undo_ends(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("1")
    crossing = guest.crossings()[0]
    assert crossing is not None
    words = crossing["words"]
    expect(guest.page.locator(CONFIRM)).to_contain_text(words)
    guest.page.locator(CONFIRM).click()
    asked = guest.reach("LayOrDiscard", "lay")
    free = guest.crossings().index(None)
    guest.page.keyboard.press(str(free + 1))
    guest.gone(asked["number"])


@pytest.mark.ux(27)
def test_undo_takes_back_one_choice_after_the_other(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.reach("LayOrDiscard", "lay")
    while True:
        guest.alone()  # a bot that still plays would change the view meanwhile
        views, before = [guest.state["view"]], guest.state["undo"]["count"]
        asked = guest.state["asked"]
        while asked and None in guest.crossings():
            free = guest.crossings().index(None)
            guest.page.keyboard.press(str(free + 1))
            guest.gone(asked["number"])
            views.append(guest.state["view"])
            asked = guest.state["asked"]
        if len(views) > 2:
            break
        guest.answer(1)
        guest.reach("LayOrDiscard", "lay")
    button = guest.page.locator('[data-action="undo"]')
    expect(button).to_contain_text(f"({before + len(views) - 1})")
    for view in reversed(views[:-1]):
        guest.page.keyboard.press("u")
        guest.until(partial(_shows, guest, view), "for the view as it was")
    guest.asked("LayOrDiscard")
    guest.page.keyboard.press("Shift+U")
    guest.until(partial(_shows, guest, views[1]), "for redo")


def _shows(guest: Guest, view: Any) -> bool:
    return bool(guest.state["view"] == view)


@pytest.mark.ux(30)
def test_a_secret_answer_can_be_changed_until_the_reveal(come: Come, house: House) -> None:
    ana, ben = two(come, house, house.open(ME, LINK, seed=7))
    ana.page.keyboard.press("3")
    ana.see("You have chosen.")
    assert "Ana" in ben.region("players")
    picked = [state for state in ben.states if state["view"]["picked"] is not None]
    assert not picked, "nobody else's card is told"
    for place, other in (("prompt", "4"), ("tray", "5")):
        region = ana.page.locator(f'[data-region="{place}"]')
        region.get_by_role("button", name="Change", exact=True).click()
        ana.asked()
        ana.page.keyboard.press(other)
        ana.see("You have chosen.")


@pytest.mark.ux(22, 23)
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
    guest.rest()
    guest.page.locator(".rules .hit").first.click()
    expect(guest.page.locator("article[data-clause]")).to_be_visible()


LIT = """() => [...document.querySelectorAll('.lit')]
  .map(one => one.closest('[data-target]').dataset.target)"""


@pytest.mark.ux(22, 37)
def test_a_log_line_lights_exactly_what_it_speaks_of(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.answer(1)
    guest.asked()
    page = guest.page
    spoken = {line["number"]: line for state in guest.states for line in state["lines"]}
    slots = {f"tile:{one['tile']}": f"slot:{one['slot']}" for one in guest.state["view"]["display"]}
    drawn = set(page.eval_on_selector_all("[data-target]", "all => all.map(e => e.dataset.target)"))
    lines = page.locator(".log-line:has(.words)")
    for index in range(lines.count()):
        line = spoken[int(str(lines.nth(index).get_attribute("data-line")))]
        lines.nth(index).locator(".words").hover()
        wanted = {slots.get(one, one) for one in line["targets"]} & drawn
        guest.until(partial(_lit, guest, wanted), f"for {wanted} of {line['words']}")
    section = lines.last.locator(".sec")
    clause = section.get_attribute("data-clause")
    section.click()
    expect(page.locator("article[data-clause]")).to_have_attribute("data-clause", str(clause))
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(f'.log-line .sec[data-clause="{clause}"]:focus')).to_have_count(1)


def _lit(guest: Guest, wanted: set[str]) -> bool:
    return set(guest.page.evaluate(LIT)) == wanted


@pytest.mark.ux(27, 28)
def test_undo_beyond_the_limit_needs_everybodys_consent(come: Come, house: House) -> None:
    ana, ben = two(come, house, house.open(ME, LINK, seed=7))
    first = [one.state["view"] for one in (ana, ben)]
    ana.answer(1)
    ben.answer(1)
    ana.until(lambda: ana.state["undo"]["ask"], "for the limit")
    button = ana.page.locator('[data-action="ask-undo"]')
    expect(button).to_contain_text(ana.state["undo"]["words"])
    before = ana.state["view"]
    button.click()
    ben.see("Ana asks")
    ben.page.get_by_role("button", name="Refuse").click()
    ana.see("Ben does not allow it")
    assert ana.state["view"] == before, "a refused undo changes nothing"
    button.click()
    ben.page.get_by_role("button", name="Allow").click()
    for one, view in zip((ana, ben), first, strict=True):
        one.until(partial(_sees, one, view), "for the table to be taken back")


def _sees(guest: Guest, view: Any) -> bool:
    known = ("round", "display", "players", "asked", "picked")
    return all(guest.state["view"][part] == view[part] for part in known)


@pytest.mark.ux(40)
def test_focus_is_never_lost_after_a_choice(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("o")
    guest.page.wait_for_selector("[data-option]:focus")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(CONFIRM)
    guest.page.keyboard.press("c")
    guest.until(lambda: guest.state["asked"] and guest.state["asked"]["kind"] != "Pick")
    guest.asked()
    guest.rest()
    assert guest.page.evaluate("document.activeElement !== document.body")


@pytest.mark.ux(36, 38, 39)
def test_one_choice_gives_one_announcement(come: Come, house: House) -> None:
    """My turn: said once, as an alert; marked in the title; told outside the page if allowed."""
    guest = come(settings={"notify": True})
    guest.context.add_init_script(
        """window.notes = []; Object.defineProperty(document, 'hidden', { get: () => true });
        window.Notification = class { static permission = 'granted'; close() {}
          constructor(title, more) { window.notes.push(title + ' | ' + more.body) } }"""
    )
    guest.sit(house.open(ME, BOT, seed=7), 0)
    first = guest.asked()["prompt"]
    guest.alone()
    regions = guest.page.locator("#say-prompt, #say-now")
    guest.until(lambda: first in " ".join(regions.all_text_contents()), "for the first to be said")
    guest.ux("listen")
    guest.answer(1)
    prompt = guest.asked()["prompt"]
    said: list[Any] = []

    def heard() -> bool:
        said.extend(guest.ux("heard"))
        return any(prompt in text for _, text, _ in said)

    guest.until(heard, "for the next to be said")
    guest.page.wait_for_timeout(500)  # the time in which a second one is forbidden
    said += guest.ux("heard")
    assert all(len(text) <= 200 for _, text, _ in said)
    times = [at for *_, at in said]
    assert all(later - earlier > 250 for earlier, later in pairwise(times))
    assert prompt in said[-1][1]
    turns = [text for region, text, _ in said if region == "say-now"]
    assert [text for text in turns if "Your turn" in text] == turns, "an alert is kept for that"
    assert len(turns) <= 1
    assert guest.page.title().startswith("● Your turn")
    notes = guest.page.evaluate("window.notes")
    assert len(notes) == len(turns)
    assert all(prompt in note for note in notes)


@pytest.mark.ux(47)
def test_letters_do_nothing_where_one_writes(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("k")
    guest.page.get_by_label("Say something").fill("")
    guest.page.get_by_label("Say something").press_sequentially("1 c u t o")
    assert guest.page.locator(CONFIRM).count() == 0
    guest.page.keyboard.press("Enter")
    guest.see("1 c u t o")


@pytest.mark.ux(47)
def test_keys_can_be_moved_and_switched_off(come: Come, house: House) -> None:
    guest = seated(come, house)
    keys, options = guest.page.keyboard, guest.page.locator("[data-option]")
    keys.press("F1")
    guest.page.get_by_role("button", name="Change the key for: options").click()
    keys.press("x")
    keys.press("Escape")
    guest.page.reload()
    guest.asked()
    keys.press("o")
    expect(options).to_have_count(0)
    keys.press("x")
    expect(options.first).to_be_focused()
    keys.press("F1")
    guest.page.get_by_role("dialog").get_by_role("checkbox").uncheck()
    keys.press("Escape")
    keys.press("1")
    keys.press("u")
    guest.rest()
    assert guest.page.locator(CONFIRM).count() == 0
    keys.press("Control+Enter")
    guest.page.reload()
    guest.asked()
    keys.press("x")
    guest.rest()
    expect(options).to_have_count(0)


@pytest.mark.ux(48)
def test_the_text_board_names_every_target(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.keyboard.press("b")
    guest.page.keyboard.press("t")
    guest.page.wait_for_selector(".text h2")
    wanted = {one for option in guest.state["asked"]["options"] for one in option["targets"]}
    shown = guest.page.locator('.text [data-state="open"]').all()
    assert {one.get_attribute("data-target") for one in shown} == wanted
    assert all(one.inner_text().strip() for one in shown)
