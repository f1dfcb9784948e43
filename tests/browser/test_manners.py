"""Clock, pace, order and characters: set up on the page, kept at the table, fair to who is late."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House

ANA = {"who": "device", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
LET = '[data-action="let-bot"]'
TIMER = '[data-region="prompt"] [role="timer"]'
# What the page tells the system, kept where the test can read it.
ALERTS = """window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, more) { (window.alerts ??= []).push(`${title}: ${more.body}`); }
  close() {}
}"""


def two(come: Come, house: House, **manners: Any) -> tuple[Any, Guest, Guest]:
    opened = house.open(ANA, BEN, manners=manners, seed=7)
    ana, ben = come().sit(opened, 0), come(settings={"name": "Ben"}).sit(opened, 1)
    ana.asked()
    ben.asked()
    return opened, ana, ben


def sitting(guest: Guest) -> list[str]:
    return [one.input_value() for one in guest.page.locator("select.who").all()]


def clock(guest: Guest, seconds: str) -> Locator:
    return guest.page.locator(f'input[name="clock"][value="{seconds}"]')


def test_a_clock_and_the_post_exclude_each_other_and_say_why(come: Come) -> None:
    guest = come().go("/new/tales_of_glory")
    page = guest.page
    post = page.locator('input[name="pace"][value="post"]')
    expect(clock(guest, "60")).to_be_disabled()
    guest.see("here only bots play beside you")
    page.select_option("#who-1", "link")
    clock(guest, "60").check()
    expect(page.get_by_role("status").filter(has_text="1 min a question")).to_be_visible()
    expect(post).to_be_disabled()
    guest.see("A table by post has no clock. Choose “none” there first.")
    assert guest.audit() == []
    page.get_by_role("radiogroup", name="Clock").get_by_label("none").check()
    post.check()
    expect(clock(guest, "60")).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text="by post")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    guest.see("by post, at everybody's leisure")
    expect(page.get_by_role("button", name="Allow alerts")).to_be_visible()
    assert "is away" not in guest.text()


def test_the_waiting_room_tells_everybody_of_the_clock(come: Come) -> None:
    guest = come(lang="cs").go("/new/tales_of_glory")
    guest.page.select_option("#who-1", "link")
    clock(guest, "30").check()
    guest.page.get_by_role("button", name="Otevřít stůl").click()
    guest.see("30 sekund na každou otázku")
    guest.see("nikdo o nic nepřijde")


def test_seats_are_moved_by_buttons_and_keys(come: Come) -> None:
    guest = come().go("/new/tales_of_glory")
    page = guest.page
    page.select_option("#who-2", "public")
    page.get_by_role("button", name="Move seat 1 down").click()
    assert sitting(guest) == ["bot", "me", "public", "nobody", "nobody"]
    expect(page.get_by_role("button", name="Move seat 2 down")).to_be_focused()
    expect(page.locator("#say-prompt")).to_have_text("Now seat 2.")
    page.keyboard.press("Enter")
    assert sitting(guest) == ["bot", "public", "me", "nobody", "nobody"]
    page.locator("#who-2").focus()
    page.keyboard.press("Alt+ArrowUp")
    page.keyboard.press("Alt+ArrowUp")
    assert sitting(guest) == ["me", "bot", "public", "nobody", "nobody"]
    page.get_by_label("Random order").check()
    expect(page.get_by_role("button", name="Move seat 2 down")).to_be_disabled()
    expect(page.get_by_role("status").filter(has_text="random order")).to_be_visible()


def test_a_random_order_is_the_same_for_the_same_seed(come: Come) -> None:
    orders = []
    for _ in range(2):
        guest = come().go("/new/tales_of_glory")
        guest.page.select_option("#who-1", "public")
        guest.page.get_by_label("Random order").check()
        guest.page.fill("#seed", "4")
        guest.page.get_by_role("button", name="Open the table").click()
        guest.see("that is you")
        orders.append(guest.region("players"))
    assert orders[0] == orders[1]


def test_a_wizard_is_named_drawn_or_chosen_at_the_table(come: Come, house: House) -> None:
    guest = come().go("/new/big_book_of_madness")
    page = guest.page
    guest.see("BBM-SET-17")
    page.select_option("#character-1", "alice")
    taken = page.locator('#character-0 option[value="alice"]')
    expect(taken).to_be_disabled()
    expect(taken).to_contain_text("(taken)")
    page.select_option("#character-2", "drawn")
    page.get_by_role("button", name="Start").click()
    guest.asked("ChooseWizard")
    card = house.get(f"/tables/{page.url.rsplit('/', 1)[1]}?lang=en")
    given = [seat["character"] for seat in card["seats"]]
    assert given[0] == ""
    assert given[1].startswith("Alice")
    assert given[2] == "drawn at random"
    wizards = [player["wizard"] for player in guest.state["view"]["players"]]
    assert wizards[:2] == ["", "alice"]
    assert wizards[2]


def test_where_the_rules_deal_characters_the_form_says_so(come: Come) -> None:
    guest = come().go("/new/tales_of_glory")
    guest.see("dealt at random before the first round")
    expect(guest.page.get_by_role("link", name="TOG-SET-10")).to_be_visible()
    assert guest.page.locator("#character-0").count() == 0


def test_the_time_runs_beside_who_is_waited_for_and_is_said_once(come: Come, house: House) -> None:
    opened = house.open(ANA, BEN, manners={"clock": 30}, seed=7)
    ana = come()
    ana.page.clock.install()
    ana.sit(opened, 0).asked()
    expect(ana.page.locator(TIMER)).to_have_text(re.compile(r"0:\d\d"))
    panels = ana.page.locator('[data-region="players"] [role="timer"]')
    expect(panels).to_have_count(2)
    said = ana.page.locator("#say-prompt")
    ana.page.clock.fast_forward(15_000)
    expect(said).not_to_contain_text("seconds left")
    ana.page.clock.fast_forward(6_000)
    expect(said).to_contain_text("You have 10 seconds left.")
    ana.answer(2)
    ana.page.clock.fast_forward(11_000)
    expect(ana.page.locator(TIMER)).to_have_text("time is up")
    expect(panels).to_have_text("0:00")
    assert ana.audit() == []


def test_who_presses_early_is_told_how_long_it_still_is(come: Come, house: House) -> None:
    _, ana, ben = two(come, house, clock=300)
    ana.answer(2)
    ana.page.evaluate("{ const real = Date.now; Date.now = () => real() + 301000 }")
    ana.page.locator(LET).click()
    expect(ana.page.locator('[data-region="why"]')).to_contain_text("Ben still has")
    assert ben.state["asked"], "nothing was taken"


def test_a_bot_answers_one_question_for_who_is_late(come: Come, house: House) -> None:
    opened, ana, ben = two(come, house, clock=60)
    ana.answer(2)
    ben.page.close()
    house.age(opened["table"]["id"], 61)
    let = ana.page.locator(LET)
    expect(let).to_have_text("Let a bot answer this question (Ben)")
    let.click()
    notice = ana.page.locator('[data-region="notice"]')
    expect(notice).to_contain_text("Ana lets a bot answer this one question for Ben")
    expect(let).to_have_count(0)
    assert [line for line in ana.state["lines"] if "Ben" in line["words"]], "Ben's card is known"
    back = come(settings={"name": "Ben"}).sit(opened, 1)
    expect(back.page.locator('[data-region="notice"]')).to_contain_text("Ben: time was up")


def test_the_late_person_may_still_answer(come: Come, house: House) -> None:
    opened, ana, ben = two(come, house, clock=30)
    ana.answer(2)
    house.age(opened["table"]["id"], 31)
    expect(ana.page.locator(LET)).to_be_visible()
    expect(ben.page.locator(TIMER)).to_have_text("time is up")
    assert ben.page.locator(LET).count() == 0
    ben.answer(1)
    expect(ana.page.locator(LET)).to_have_count(0)


def test_by_post_nobody_is_away_hurried_or_counted(come: Come, house: House) -> None:
    opened = house.open(ANA, BEN, manners={"pace": "post"}, seed=7)
    ana = come().sit(opened, 0)
    ana.answer(2)
    ana.see("Ben is choosing.")
    assert "is away" not in ana.region("players")
    assert ana.page.locator('[role="timer"]').count() == 0
    remind = ana.page.locator('[data-action="remind"]')
    house.age(opened["table"]["id"], 3600)
    ana.page.reload()
    expect(ana.page.locator('[data-region="prompt"]')).to_contain_text("since")
    expect(remind).to_have_count(0)
    house.age(opened["table"]["id"], 86_400)
    ana.page.reload()
    remind.click()
    expect(remind).to_have_count(0)


def test_a_table_by_post_that_waits_for_me_is_marked_and_told(come: Come, house: House) -> None:
    opened = house.open(ANA, BEN, manners={"pace": "post"}, seed=7)
    ana, ben = come(settings={"notify": True}), come(settings={"name": "Ben"}).sit(opened, 1)
    ana.context.add_init_script(ALERTS)
    ana.sit(opened, 0)
    ana.answer(2)
    ana.go("/rules/tales_of_glory")
    expect(ana.page).to_have_title(re.compile("^Rules"))
    ben.asked()
    ben.alone()
    while ("thinking", 0) not in {(one["status"], one["seat"]) for one in ben.state["waiting"]}:
        ben.answer(1)
    ana.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(ana.page).to_have_title(re.compile("^✉ 1 · Rules"))
    alerts = ana.page.evaluate("window.alerts")
    assert len(alerts) == 1
    assert alerts[0].startswith("Your turn · Tales of Glory: Ana")
    ana.page.reload()
    expect(ana.page).to_have_title(re.compile("^✉ 1 · Rules"))
    assert ana.page.evaluate("window.alerts") is None, "told once"
    ana.go()
    table = ana.page.locator(f'[data-target="table:{opened["table"]["id"]}"]')
    expect(table).to_contain_text(re.compile(r"waits for you since .*by post"))
    table.get_by_role("link", name="Continue").click()
    ana.asked()
    assert "✉" not in ana.page.title()
