"""Both languages: rules are found in either, and what stands there follows a change."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.browser.test_play import BOT, ME


@pytest.mark.ux(23)
@pytest.mark.parametrize(
    ("lang", "asked", "found"),
    [
        ("en", "TOG-PLC-04", "TOG-PLC-04"),
        ("cs", "plc-04", "TOG-PLC-04"),
        ("en", "wilderness", "wilderness"),
        ("cs", "divocina", "divočin"),
        ("cs", "truhla", "truh"),
        ("cs", "wilderness", "divočin"),
    ],
)
def test_rules_are_found_by_number_and_by_word(
    come: Come, lang: str, asked: str, found: str
) -> None:
    guest = come(lang=lang).go("/rules/tales_of_glory")
    guest.page.get_by_role("searchbox").fill(asked)
    hit = guest.page.locator(".rules .hit").first
    expect(hit).to_contain_text(re.compile(re.escape(found), re.IGNORECASE))


@pytest.mark.ux(3, 22, 23)
def test_the_rules_drawer_speaks_the_language_of_the_page(come: Come, house: House) -> None:
    """Opened by § at a clause, searched without accents, and switched while it is open."""
    guest = come(lang="cs").sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    page = guest.page
    guest.open_options()
    page.locator("#options .sec").first.click()
    article = page.locator("article[data-clause='TOG-SEL-01']")
    expect(article).to_contain_text("Všichni hráči vybírají současně a tajně")
    expect(article).to_contain_text("Průběh kola › Fáze 1a – První výběr")
    assert article.locator("[lang]").count() == 0
    page.get_by_role("button", name="English").click()
    expect(article).to_contain_text("All players choose at the same time and secretly")
    expect(article).to_contain_text("Round structure › Phase 1a — first choice")
    page.get_by_role("button", name="Čeština").click()
    expect(article).to_contain_text("Všichni hráči vybírají současně a tajně")
    page.get_by_role("button", name="Všechna pravidla").click()
    page.get_by_role("searchbox").fill("doplatek divocina")
    hit = page.locator(".rules .hit:has(b:text-is('TOG-PAY-07'))")
    expect(hit).to_be_visible()
    expect(hit).to_contain_text("Divočina: za dílek vzatý z horní řady")
    page.get_by_role("button", name="English").click()
    expect(hit).to_contain_text("Wilderness: for a tile taken from the top row")


@pytest.mark.ux(3)
def test_a_notice_follows_a_change_of_language(come: Come, house: House) -> None:
    opened = house.open(ME, {"who": "device", "name": "Ben"}, BOT, seed=7)
    guest = come(lang="en").sit(opened, 0)
    guest.asked()
    secret = next(one["secret"] for one in opened["held"] if one["seat"] == 1)
    house.post(f"/tables/{opened['table']['id']}/leave", {"secret": secret, "level": "adept"})
    notice = guest.page.locator('[data-region="notice"]')
    expect(notice).to_contain_text("Ben has left; a bot plays on.")
    guest.page.get_by_role("button", name="Čeština").click()
    expect(notice).to_contain_text("Ben odchází; místo přebírá bot.")
    expect(notice).to_have_count(1)
