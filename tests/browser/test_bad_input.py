"""What can go wrong is said in both languages, where the person looks, with a way on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
LANGUAGES = pytest.mark.parametrize("lang", ["en", "cs"])


@LANGUAGES
def test_a_dead_link_to_a_table(come: Come, lang: str) -> None:
    said = {"en": "There is no such table", "cs": "Takový stůl tu není"}
    way_on, lobby = {
        "en": ("To the lobby", "What shall we play?"),
        "cs": ("Do herny", "Co si zahrajeme?"),
    }[lang]
    guest = come(lang=lang).go("/table/nonexistent1")
    expect(guest.page.get_by_role("alert").get_by_role("heading", name=said[lang])).to_be_visible()
    guest.page.get_by_role("link", name=way_on).click()
    guest.see(lobby)


@LANGUAGES
def test_a_seat_already_taken(come: Come, house: House, lang: str) -> None:
    heading, reason, way_on, there = {
        "en": (
            "You cannot sit down here",
            "This invitation is not good any more",
            "Watch the table",
            "Waiting room",
        ),
        "cs": ("Sem si sednout nejde", "Tato pozvánka už neplatí", "Sledovat stůl", "Čekárna"),
    }[lang]
    opened = house.open(ME, {"who": "link"}, {"who": "link"})
    table = opened["table"]["id"]
    invite = opened["invites"][0]["invite"]
    house.post(f"/tables/{table}/sit", {"invite": invite, "name": "Ben"})
    guest = come(lang=lang).go(f"/table/{table}#invite={invite}")
    guest.see(heading)
    guest.see(reason)
    guest.page.get_by_role("link", name=way_on).click()
    guest.see(there)


@LANGUAGES
def test_a_lost_connection(come: Come, house: House, lang: str) -> None:
    said, promise, way_on = {
        "en": ("The connection is lost.", "What you see stays", "Try now"),
        "cs": ("Spojení se přerušilo.", "Co vidíš, zůstává", "Zkusit hned"),
    }[lang]
    guest = come(lang=lang).sit(house.open(ME, {"who": "bot", "level": "apprentice"}), 0)
    guest.asked()
    house.kill()
    banner = guest.page.locator('[data-region="connection"]')
    expect(banner).to_contain_text(said)
    expect(banner).to_contain_text(promise)
    expect(banner.get_by_role("button", name=way_on)).to_be_visible()
    house.start()
    expect(banner).to_have_count(0)
    guest.answer(1)


@LANGUAGES
def test_a_bot_that_fails(come: Come, house: House, lang: str) -> None:
    said = {
        "en": "failed; a choice was drawn by lot for it.",
        "cs": "selhal; volba se za něj vylosovala.",
    }[lang]
    guest = come(lang=lang).sit(house.open(ME, {"who": "bot", "level": "apprentice"}), 0)
    guest.asked()
    guest.alone()
    notice = guest.page.locator('[data-region="notice"]').filter(has_text=said).first
    with dying(house):
        while notice.count() == 0:
            guest.answer(1)
            guest.until(lambda: notice.count() > 0 or guest.state["asked"] is not None)
    before = len(guest.states)
    guest.answer(1)
    assert len(guest.states) > before, "the game goes on"


@contextmanager
def dying(house: House) -> Iterator[None]:
    """Bots' processes die as soon as they are born."""
    enough = Event()

    def kill() -> None:
        while not enough.wait(0.01):
            house.kill_bots()

    killer = Thread(target=kill)
    killer.start()
    try:
        yield
    finally:
        enough.set()
        killer.join()
