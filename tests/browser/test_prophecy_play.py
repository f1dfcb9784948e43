"""Prophecy played in the browser: whole games by mouse and by keys, two people, endings."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from druzina.games.prophecy.model import APOCALYPSE, Kingdom
from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.moments import seated, whole
from tests.browser.prophecy import BEN, BOT, ME, PROPHECY, confirmed, placed, press
from tests.browser.walk import FEW
from tests.games.prophecy.scenes import answer, begin_turn, drop, hold, realm
from tests.games.prophecy.table import give, hero

STILL = {"reduced_motion": "reduce"}
COMMIT = '[data-target="option:commit"]'
ARMS = ("ChooseMode", "Wield", "Hold", "Wear", "DeclareForFight", "DeclareForRoll")
# Who seeks fights and leaves when dead comes to an end soon.
RASH = ("leave", "fight", "sphere", "attack", "on", "none", "end", "go", "stay")


def opened(house: House, *seats: dict[str, str], **more: Any) -> Any:
    return house.post("/tables", {"game": PROPHECY, "seats": list(seats), **more})


def next_asked(guest: Guest) -> Any:
    guest.until(lambda: bool(guest.states), "for the table")
    guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for a question")
    return None if guest.over() else guest.asked()


def rash(asked: Any) -> Any:
    """The option that brings trouble."""
    texts = [option["choice"] for option in asked["options"]]
    for word in RASH:
        for at, text in enumerate(texts):
            if text.partition(" ")[0] == word:
                return asked["options"][at]
    return asked["options"][0]


def drawn(asked: Any) -> set[str]:
    """The targets that lie on the board, the sheet or in the prompt: all but many loose ones."""
    loose = [o for o in asked["options"] if all(t.startswith("option:") for t in o["targets"])]
    left_out = {o["choice"] for o in loose} if len(loose) > FEW else set()
    return {t for o in asked["options"] if o["choice"] not in left_out for t in o["targets"]}


def marks(guest: Guest, asked: Any) -> None:
    """What is marked is what can be chosen, and all of it."""
    wanted = drawn(asked)

    def shown() -> bool:
        there = {one for state in ("open", "chosen") for one in guest.ux("targets", state)}
        return wanted <= there

    guest.until(shown, f"for {wanted} of {asked['kind']}")


def commit(guest: Guest, number: int) -> None:
    """Right after another choice a press there does nothing: then once more."""
    guest.until(lambda: guest.page.locator(f"{COMMIT}:not([aria-disabled])").count() > 0, COMMIT)
    for _ in range(3):
        guest.page.locator(COMMIT).click()
        if guest.soon(lambda: guest.over() or guest.answered(number)):
            return


def choose(guest: Guest, option: Any, number: int) -> None:
    """A click on what stands for it; of several ways the menu has the right line."""
    press(guest, option["targets"][0])
    item = guest.page.get_by_role("menuitem", name=option["label"], exact=False)
    confirm = guest.page.locator(CONFIRM)

    def done() -> bool:
        return guest.over() or guest.answered(number) or confirm.count() > 0

    guest.until(lambda: done() or item.count() > 0, f"for {option['choice']}")
    if not done():
        item.first.click()
    confirmed(guest, number)


def fresh(house: House) -> Any:
    return opened(house, ME, BOT, seed=5)


@pytest.mark.ux(13, 17)
def test_a_game_to_its_end_by_mouse(come: Come, house: House) -> None:
    """Every answer is a click on the board, the sheet or the prompt, at every question."""
    guest = seated(come(**STILL), house, PROPHECY, "mouse", partial(fresh, house))
    kinds = set()
    while asked := next_asked(guest):
        kinds.add(asked["kind"])
        if asked["kind"] in ARMS:
            commit(guest, asked["number"])
        else:
            marks(guest, asked)
            choose(guest, rash(asked), asked["number"])
    assert kinds >= {"Move", "ChooseMode"}
    assert kinds >= {"KeepCharacter", "TakeNew"} or not whole(PROPHECY, "mouse")
    assert guest.state["outcome"]["clause"].startswith("PRO-")
    expect(guest.page.locator("[data-outcome]").first).to_be_visible()


@pytest.mark.ux(14)
def test_a_game_to_its_end_by_keys(come: Come, house: House) -> None:
    guest = seated(come(lang="cs", **STILL), house, PROPHECY, "arrows", partial(fresh, house))
    keys = guest.page.keyboard
    while asked := next_asked(guest):
        number = asked["number"]
        wanted = [option["choice"] for option in asked["options"]].index(rash(asked)["choice"])
        if asked["kind"] == "Move" and wanted < 9:
            by_arrows(guest, rash(asked)["targets"][0])
        keys.press(str(min(wanted, 8) + 1))
        settled_by_keys(guest, number)
    assert guest.state["outcome"]["clause"].startswith("PRO-")


def settled_by_keys(guest: Guest, number: int) -> None:
    confirm = guest.page.locator(CONFIRM)
    guest.until(lambda: _taken(guest, number) or confirm.count() > 0, "for the answer")
    if not _taken(guest, number):
        guest.page.keyboard.press("c")
        guest.until(lambda: _taken(guest, number), "for the confirmed answer")


def _taken(guest: Guest, number: int) -> bool:
    return guest.over() or guest.answered(number)


def by_arrows(guest: Guest, target: str) -> None:
    """From one open thing to the next until it has the focus."""
    for _ in range(40):
        guest.page.keyboard.press("n")
        if guest.page.evaluate("document.activeElement.dataset.target") == target:
            return
    raise AssertionError(f"{target} cannot be reached by keys")


# Two people


def both(come: Come, house: House, g: Kingdom) -> tuple[Guest, Guest]:
    """Ana and Ben, each in a browser of their own."""
    table = placed(house, g, ME, BEN, *[BOT] * (len(g.heroes) - 2))
    return come(**STILL).sit(table, 0), come(**STILL).sit(table, 1)


@pytest.mark.clause("PRO-PVP-19")
def test_a_fight_between_two_people(come: Come, house: House) -> None:
    g = realm(hero("spellblade", "plains-1", lives=4), hero("paladin", "plains-1", lives=3))
    give(g, 0, "I03-1", "M08")
    give(g, 1, "I03-2", "I10-1")
    begin_turn(g)
    answer(g, "stay", "attack 1")
    ana, ben = both(come, house, g)
    number = ana.asked("AttackMode")["number"]
    ana.page.locator('.combat [data-target="option:strength"]').click()
    confirmed(ana, number)
    number = ben.asked("DefenceMode")["number"]
    expect(ben.page.locator(".combat header")).to_contain_text("Ana")
    press(ben, "option:accept")
    confirmed(ben, number)
    number = ana.asked("Wield")["number"]
    expect(ana.page.locator("[data-odds]")).to_be_visible()
    commit(ana, number)
    number = ben.asked("Wield")["number"]
    ben.until(lambda: ben.page.locator(".combat [data-odds]").count() > 0, "for Ben's odds")
    commit(ben, number)
    number = ana.asked("DeclareForRoll")["number"]
    before = ana.page.locator(".combat [data-odds]").get_attribute("data-odds")
    press(ana, "card:M08")
    ana.until(
        lambda: ana.page.locator(".combat [data-odds]").get_attribute("data-odds") != before,
        "for the bar to move",
    )
    commit(ana, number)
    ana.until(lambda: any(one["key"] == "event-dice" for one in ana.state["lines"]), "for dice")


@pytest.mark.clause("PRO-VTR-03")
def test_a_trade_between_two_people(come: Come, house: House) -> None:
    g = realm(hero("spellblade", "village", gold=5), hero("paladin", "village"), trading=True)
    give(g, 0, "I03-1", "I15")
    give(g, 1, "I10-1")
    begin_turn(g)
    ana, ben = both(come, house, g)
    number = ana.asked("Move")["number"]
    ana.page.locator('.rail [data-target="seat:1"]').click()
    confirmed(ana, number)
    number = ana.asked("Proposal")["number"]
    expect(ana.page.locator(COMMIT)).to_have_attribute("aria-disabled", "true")
    ana.page.locator('[data-part="trade"] [data-target="card:I03-1"]').click()
    ana.page.locator('[data-part="trade"] [data-side="0"] .gold button').last.click()
    ana.page.locator('[data-part="trade"] [data-target="card:I10-1"]').click()
    commit(ana, number)
    number = ben.asked("AnswerProposal")["number"]
    offered = ben.page.locator('[data-part="trade"]')
    expect(offered.locator('[data-side="0"]')).to_contain_text("Sword")
    expect(offered.locator('[data-gold="pay"]')).to_have_text("1")
    press(ben, "option:accept")
    confirmed(ben, number)
    ana.until(lambda: ana.state["view"]["heroes"][0]["items"] == ["I15", "I10-1"], "for the shield")
    assert ana.state["view"]["heroes"][0]["gold"] == 4


@pytest.mark.ux(31)
@pytest.mark.clause("PRO-HID-01")
def test_the_draft_is_secret(come: Come, house: House) -> None:
    """What one is dealt and passes on is in nobody else's frames, until all have chosen."""
    table = opened(house, ME, BEN, seed=3)
    ana, ben = come(**STILL).sit(table, 0), come(**STILL).sit(table, 1)
    number = ana.asked("KeepCharacter")["number"]
    ben.asked("KeepCharacter")
    hands = [guest.state["view"]["hand"] for guest in (ana, ben)]
    assert not set(hands[0]) & set(hands[1])
    ana.page.locator(f'[data-part="offers"] [data-target="character:{hands[0][0]}"]').click()
    confirmed(ana, number)
    ana.until(lambda: ana.state["asked"] is None, "until she waits")
    told = ["".join(guest.frames) + guest.dom() for guest in (ana, ben)]
    for guest, other in ((0, 1), (1, 0)):
        assert not [one for one in hands[guest] if f'"{one}"' in told[other]]


# Endings


def last_artifact(**how: Any) -> Kingdom:
    """Ana holds three artifacts, and the fourth lies at her feet."""
    count = 4 if how.get("team_game") else 2
    people = ("spellblade", "paladin", "druid", "seer")[:count]
    g = realm(*[hero(one, "city" if n == 0 else "tower") for n, one in enumerate(people)], **how)
    hold(g, 0, "A1", "A2", "A3")
    drop(g, "city", "A4")
    begin_turn(g)
    answer(g, "stay")
    return g


@pytest.mark.ux(69)
@pytest.mark.parametrize(
    ("how", "clause"),
    [({"team_game": True}, "PRO-FIN-01"), ({"goal": APOCALYPSE}, "PRO-FIN-01")],
    ids=["team", "apocalypse"],
)
def test_the_fourth_artifact_ends_it(
    come: Come, house: House, how: dict[str, Any], clause: str
) -> None:
    guest = come(**STILL).sit(placed(house, last_artifact(**how)), 0)
    number = guest.asked("UseField")["number"]
    guest.page.locator('[data-part="offers"] [data-target="card:A4"]').click()
    confirmed(guest, number)
    guest.until(guest.over, "for the end")
    assert guest.state["outcome"]["clause"] == clause
    won = [seat["seat"] for seat in guest.state["outcome"]["seats"] if seat["won"]]
    assert sorted(won) == ([0, 2] if "team_game" in how else [0])
    expect(guest.page.locator("[data-outcome]").first).to_contain_text("win")
    expect(guest.page.locator('[data-part="result"]').first).to_contain_text("Artifacts")


@pytest.mark.clause("PRO-VAP-06")
def test_the_apocalypse_takes_the_last_of_them(come: Come, house: House) -> None:
    """Nobody has a life left when it strikes again."""
    g = realm(
        hero("spellblade", "plains-1", lives=0),
        hero("paladin", "plains-2", lives=0),
        goal=APOCALYPSE,
        doom=3,
        round=30,
    )
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 1, "A4", "A5")
    g.gone += g.chance.deck
    g.chance.deck = []
    begin_turn(g)
    guest = come(**STILL).sit(placed(house, g), 0)
    expect(guest.page.locator(".race")).to_contain_text("Apocalypse")
    while asked := next_asked(guest):
        choose(guest, rash(asked), asked["number"])
    assert guest.state["outcome"]["clause"] == "PRO-VAP-06"
    assert not any(seat["won"] for seat in guest.state["outcome"]["seats"])
    expect(guest.page.locator("[data-outcome]").first).to_contain_text("Lost")
    result = guest.page.locator('[data-part="result"]').first
    expect(result).to_contain_text("The scores")
    expect(result).not_to_contain_text("place 2")
