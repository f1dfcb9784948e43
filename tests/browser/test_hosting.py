"""The host's powers in the table's menu, and the way back with a code."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
LINK = {"who": "link"}

WORDS = {
    "en": (
        "Table menu",
        "Send away",
        "Really send away?",
        "New invitation",
        "Invitation to this seat",
    ),
    "cs": (
        "Nabídka stolu",
        "Poslat pryč",
        "Opravdu poslat pryč?",
        "Nová pozvánka",
        "Pozvánka na toto místo",
    ),
}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_guest_is_sent_away_and_somebody_else_invited(
    come: Come, house: House, lang: str
) -> None:
    menu, kick, sure, again, invitation = WORDS[lang]
    opened = house.open(ME, LINK)
    path = f"/tables/{opened['table']['id']}"
    house.post(f"{path}/sit", {"invite": opened["invites"][0]["invite"], "name": "Eve"})
    house.post(f"{path}/start", {"host": opened["host"]})
    host = come(lang=lang).sit(opened, 0)
    host.asked()
    host.page.get_by_role("button", name=menu).click()
    row = host.page.locator(".host .row", has_text="Eve")
    row.get_by_role("button", name=kick).click()
    row.get_by_role("button", name=sure).click()
    host.page.locator(".host").get_by_role("button", name=again).click()
    expect(host.page.locator(".host").get_by_label(invitation)).to_have_value(
        re.compile("#invite=")
    )
    assert house.get(path)["seats"][1]["who"] == "bot"


def test_a_lost_seat_is_found_again_by_its_code(come: Come, house: House) -> None:
    opened = house.open(ME, {"who": "device", "name": "Ben"})
    path = f"/tables/{opened['table']['id']}"
    code = house.post(f"{path}/code", {"secret": opened["held"][1]["secret"]})["code"]
    guest = come().go(f"/table/{opened['table']['id']}")
    guest.page.get_by_role("button", name="Table menu").click()
    guest.page.get_by_label("Code of your seat").fill(code)
    guest.page.get_by_role("button", name="Back to my seat").click()
    guest.until(lambda: bool(guest.states) and guest.state["eyes"] == 1)
