"""What seats begin with, set up on the page: every kind of field, faults where they arise."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_sizes import resize
from tests.heroes.serving import copy_with_heroes

SIZES = [(1440, 900), (390, 844), (844, 390)]


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with the heroes among its games."""
    code = tmp_path_factory.mktemp("code")
    copy_with_heroes(code)
    running = House(tmp_path_factory.mktemp("house"), code)
    running.start()
    yield running
    running.stop()


def several(guest: Guest, label: str, seat: int) -> Locator:
    """The list of a seat's cards, opened."""
    row = guest.page.locator("li.seat").nth(seat)
    box = row.locator("details").filter(has=guest.page.get_by_text(label, exact=True))
    if box.get_attribute("open") is None:
        box.locator("summary").click()
    return box


def brute(guest: Guest, *cards: str) -> None:
    guest.page.select_option("#character-0", "brute")
    for card in cards:
        several(guest, "Cards", 0).get_by_label(card).check()


def test_cards_come_with_the_class_and_must_fill_the_hand(come: Come, house: House) -> None:
    guest = come().go("/new/heroes")
    page = guest.page
    expect(page.get_by_text("Cards", exact=True)).to_have_count(0)
    brute(guest, "Bash", "Leap")
    expect(page.locator("#cards-0-fault")).to_have_text("2 are chosen; it must be 3.")
    beside = page.locator(".sum")
    expect(beside).to_contain_text("Seat 1 – Cards: 2 are chosen; it must be 3.")
    expect(beside.get_by_role("button")).to_have_attribute("aria-disabled", "true")
    cards = several(guest, "Cards", 0)
    cards.get_by_label("Wall").check()
    expect(page.locator("#cards-0-fault")).to_have_count(0)
    expect(cards.get_by_label("Shout")).to_be_disabled()
    expect(cards).to_contain_text("3 of 3 chosen")
    page.select_option("#character-0", "mage")
    expect(several(guest, "Cards", 0).get_by_label("Spark")).to_be_visible()
    expect(several(guest, "Cards", 0)).to_contain_text("choose 2")
    expect(beside).not_to_contain_text("Seat 1")


def test_every_field_reaches_the_game(come: Come, house: House) -> None:
    guest = come().go("/new/heroes")
    page = guest.page
    page.select_option("#who-1", "nobody")
    page.select_option("#who-2", "nobody")
    brute(guest, "Bash", "Leap", "Wall")
    page.fill("#name-0", "Ulf")
    page.fill("#level-0", "12")
    expect(page.locator("#level-0-fault")).to_have_text("It can be 1–9.")
    page.fill("#level-0", "2")
    expect(page.locator("#level-0-fault")).to_have_count(0)
    page.select_option("#banner-0", "blue")
    several(guest, "Items", 0).get_by_label("Boots").check()
    several(guest, "Perks", 0).get_by_label("Loud voice").check()
    page.get_by_label("Veteran for seat 1").check()
    assert guest.audit() == []
    page.get_by_role("button", name="Start").click()
    guest.see("which way?")
    assert guest.state["view"]["heroes"] == [
        {
            "character": "brute",
            "name": "Ulf",
            "level": 2,
            "banner": "blue",
            "cards": ["bash", "leap", "wall"],
            "items": ["boots"],
            "perks": ["loud"],
            "veteran": True,
        }
    ]


def test_what_only_the_game_refuses_stands_at_the_field_too(come: Come, house: House) -> None:
    guest = come(lang="cs").go("/new/heroes")
    for seat in (0, 1):
        several(guest, "Předměty", seat).get_by_label("Meč").check()
    fault = guest.page.locator("#items-1-fault")
    expect(fault).to_have_text("Je jen jeden a má ho jiné místo: Meč.")
    expect(guest.page.locator("#items-0-fault")).to_have_count(0)
    guest.page.get_by_role("button", name="English").click()
    expect(fault).to_have_text("There is only one, and another seat has it: Sword.")


def test_a_guest_sets_up_the_own_seat_in_the_waiting_room(come: Come, house: House) -> None:
    host = come().go("/new/heroes")
    host.page.select_option("#who-1", "link")
    host.page.get_by_role("button", name="Open the table").click()
    host.see("Waiting room")
    friend = come(settings={"name": "Ben"})
    friend.page.goto(host.page.get_by_label("Invitation to this seat").input_value())
    friend.see("that is you")
    expect(friend.page.locator('[data-seat="0"] [data-part=setup]')).to_have_count(0)
    friend.page.locator("#character-1").select_option("mage")
    friend.page.locator("#level-1").fill("3")
    expect(host.page.locator('[data-seat="1"]')).to_contain_text("Mage")
    expect(host.page.locator('[data-seat="1"] [data-part=begins]')).to_have_text("Level: 3")
    expect(host.page.locator('[data-seat="1"] [data-part=setup]')).to_have_count(0)
    bot = host.page.locator('[data-seat="2"]')
    bot.locator("[data-part=setup] > summary").click()
    expect(bot.locator("#character-2 option[value=mage]")).to_be_disabled()
    bot.locator("#character-2").select_option("brute")
    expect(friend.page.locator('[data-seat="2"]')).to_contain_text("Brute")
    host.page.get_by_role("button", name="Start").click()
    friend.until(lambda: bool(friend.states), "for the game")
    heroes = friend.state["view"]["heroes"]
    assert heroes == [{}, {"character": "mage", "level": 3}, {"character": "brute"}]


def test_a_table_like_another_begins_with_the_same(come: Come, house: House) -> None:
    guest = come()
    seats = [
        {"who": "me", "name": "Ana", "options": {"character": "mage", "cards": ["mist", "frost"]}},
        {"who": "bot", "options": {"level": 4}},
    ]
    opened = house.open(*seats, game="heroes")
    guest.sit(opened, 0).go(f"/new/heroes?like={opened['table']['id']}")
    expect(guest.page.locator("#character-0")).to_have_value("mage")
    expect(guest.page.locator("#level-1")).to_have_value("4")
    expect(several(guest, "Cards", 0).get_by_label("Frost")).to_be_checked()


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_form_fits_every_screen(
    come: Come, shot: Callable[[Guest, str], None], lang: str
) -> None:
    guest = come(lang=lang).go("/new/heroes")
    page = guest.page
    page.select_option("#character-0", "brute")
    page.fill("#level-0", "12")
    box = several(guest, {"cs": "Karty", "en": "Cards"}[lang], 0)
    box.locator("input").first.check()
    page.locator("#cards-0-fault").wait_for()
    for size in SIZES:
        resize(guest, size)
        box.scroll_into_view_if_needed()
        assert not guest.ux("wide"), "nothing is pushed out of the page"
        shot(guest, f"seat-setup-{lang}-{size[0]}")
    assert guest.audit() == []
