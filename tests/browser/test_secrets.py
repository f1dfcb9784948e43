"""Nothing leaks: spectators, other seats, and people around one screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.guest import CONFIRM, Guest
from tests.browser.house import House
from tests.browser.test_play import two

BOT = {"who": "bot", "level": "apprentice"}
ANA = {"who": "me", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
QUESTS = {"mode": "experienced"}


@pytest.mark.ux(31)
def test_a_spectator_is_sent_the_public_view_only(come: Come, house: House) -> None:
    opened = house.open(ANA, BOT, seed=7, options=QUESTS)
    ana = come().sit(opened, 0)
    ana.asked()
    secret = set(ana.state["view"]["quests"])
    watcher = come().go(f"/table/{opened['table']['id']}")
    watcher.see("You are watching.")
    ana.answer(1)
    ana.asked("Pick")
    ana.page.keyboard.press("2")
    expect(ana.page.locator(CONFIRM)).to_be_visible()
    known = ana.state["view"]["round"]
    watcher.until(lambda: watcher.state["view"]["round"] == known, "to see the same table")
    watcher.rest()
    for state in watcher.states:
        assert state["asked"] is None
        assert state["eyes"] is None
        assert state["view"]["quests"] is None
        assert not any(line["private"] for line in state["lines"])
    everything = "".join(watcher.frames) + watcher.dom()
    assert not [one for one in secret if one in everything]


@pytest.mark.ux(31, 32)
def test_the_device_changes_hands_without_a_secret_on_it(come: Come, house: House) -> None:
    opened = house.open(ANA, BEN, seed=7, options=QUESTS)
    guest = come().sit(opened, 0, 1)
    guest.see("Give the device to Ana")
    names = {tile: face["name"] for tile, face in _tiles(house).items()}

    def secrets(seat: int) -> list[str]:
        ids = [
            quest
            for state in guest.states
            if state["eyes"] == seat
            for quest in state["view"]["quests"] or []
        ]
        return [*ids, *(names[one] for one in ids)]

    guest.page.get_by_role("button", name="I am Ana, show my side").click()
    guest.asked()
    assert secrets(0)
    guest.answer(1)
    guest.see("Give the device to Ben")
    dom = guest.dom()
    assert not [one for one in secrets(0) if one in dom], "nothing of Ana's stays"
    guest.page.reload()
    guest.see("Give the device to Ben")
    guest.page.get_by_role("button", name="I am Ben, show my side").click()
    guest.asked()
    dom = guest.dom()
    assert not [one for one in secrets(0) if one in dom], "Ben does not see Ana's quests"
    assert secrets(1)
    guest.page.go_back()
    guest.page.go_forward()
    guest.see("Give the device to Ben")


@pytest.mark.ux(32)
def test_where_nobody_has_secrets_the_device_only_goes_round(come: Come, house: House) -> None:
    guest = come().sit(house.open(ANA, BEN, game="big_book_of_madness", seed=7), 0, 1)
    guest.asked()
    first = guest.state["asked"]["seat"]
    guest.answer(1)
    guest.until(lambda: (guest.state["asked"] or {}).get("seat", first) != first, "for the other")
    assert guest.page.locator('[data-region="handover"]').count() == 0
    assert ("Ana", "Ben")[1 - first] in guest.region("prompt")


def _tiles(house: House) -> dict[str, dict[str, str]]:
    content = house.get("/games/tales_of_glory/content?lang=en")
    tiles: dict[str, dict[str, str]] = content["things"]
    return tiles


@pytest.mark.ux(30, 31)
def test_a_seat_never_hears_of_anothers_pick(come: Come, house: House) -> None:
    ana, ben = two(come, house, house.open(ANA, {"who": "link"}, seed=7))
    heard, before = len(ben.frames), board(ben)
    ana.answer(5)
    ana.see("You have chosen.")
    ben.until(lambda: ready(ben, heard), "to hear that Ana is ready")
    ben.rest()
    told = [json.loads(frame) for frame in ben.frames[heard:]]
    states = [one for one in told if one["type"] in ("state", "changed")]
    for state in states:
        assert set(state.get("view", {})) <= {"asked"}, "nothing on the table has changed"
        assert [one["status"] for one in state["waiting"] if one["seat"] == 0] == ["ready"]
        assert not state["lines"]
    expect(ben.page.locator('[data-seat="0"] .mark.ready').first).to_be_visible()
    assert board(ben) == before, "the board shows nothing of it"
    ana.page.get_by_role("button", name="Change", exact=True).first.click()
    ana.asked()
    heard = len(ben.frames)
    ana.answer(4)
    ben.until(lambda: ready(ben, heard), "to hear that Ana is ready")
    ben.rest()
    assert board(ben) == before


def ready(guest: Guest, after: int) -> bool:
    """Whether a message after that many told that seat 0 is ready."""
    told = [json.loads(frame) for frame in guest.frames[after:]]
    waiting = [one for state in told for one in state.get("waiting", ())]
    return any(one["seat"] == 0 and one["status"] == "ready" for one in waiting)


def board(guest: Guest) -> str:
    return guest.page.locator('[data-region="board"]').inner_text()
