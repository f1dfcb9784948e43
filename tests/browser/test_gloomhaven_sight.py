"""What Gloomhaven's board shows before one decides: sight from a hex, when a card acts, reasons."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.doors import initiative_of
from tests.browser.conftest import Come
from tests.browser.gloomhaven import acted_of, cards_of, foes, last_of, placed
from tests.browser.house import House
from tests.browser.test_gloomhaven import MAP, STILL, sat
from tests.games.gloomhaven.dungeon import FACTS

WHY = '[data-part="why"]'


def initiative(card: str) -> int:
    return FACTS.printed.cards[card].initiative


@pytest.mark.ux(57)
@pytest.mark.clause("GLH-LOS-01", "GLH-LOS-08")
def test_v_shows_what_is_seen_from_a_hex_and_where_a_line_is_stopped(
    come: Come, house: House
) -> None:
    g = last_of()
    ground, eye = field.arena(g), (-1, 4)
    seen = {at for at in ground.cells if ground.sees(eye, at)}
    guest = sat(come, house, g)
    guest.page.locator(f'{MAP} [data-target="hex:-1,4"]').hover(force=True)
    guest.page.keyboard.press("v")
    expect(guest.page.locator(f"{MAP} .seen")).to_have_count(len(seen))
    expect(guest.page.locator(f"{MAP} .unseen")).to_have_count(len(ground.cells) - len(seen))
    taken = {one.at for one in g.figures}
    hidden = min(set(ground.cells) - seen - taken)
    plain = min(seen - taken - {eye})
    for (q, r), clear in ((hidden, "false"), (plain, "true")):
        guest.page.locator(f'{MAP} [data-target="hex:{q},{r}"]').hover(force=True)
        line = guest.page.locator(f'{MAP} [data-part="sightline"]')
        expect(line).to_have_attribute("data-clear", clear)
    guest.page.keyboard.press("v")
    expect(guest.page.locator(f"{MAP} .unseen")).to_have_count(0)


@pytest.mark.clause("GLH-INI-02", "GLH-INI-03")
def test_a_leading_card_says_whom_it_would_have_come_before(come: Come, house: House) -> None:
    g = cards_of()
    deck = g.decks["guard"]
    deck.discard = [deck.draw.pop()]
    guest = sat(come, house, g)
    guard = initiative_of(g, "guard", deck.discard[-1])
    for card in (min(g.heroes[0].hand, key=initiative), max(g.heroes[0].hand, key=initiative)):
        guest.page.locator(f'[data-region="tray"] [data-target="card:{card}"]').click()
        before = "before" if initiative(card) <= guard else "after"
        said = guest.page.locator('[data-part="acts"]')
        expect(said).to_contain_text(f"With {initiative(card)}: {before} Bandit Guard {guard}")
        guest.page.locator(f'[data-region="tray"] [data-target="card:{card}"]').click()
        expect(said).to_have_count(0)


@pytest.mark.ux(58)
def test_in_a_first_game_every_monsters_turn_is_explained_until_one_has_enough(
    come: Come, house: House
) -> None:
    g = acted_of()
    guest = come(**STILL).sit(placed(house, g), 0, coach=True)
    guest.asked()
    why = guest.page.locator(WHY)
    expect(why.locator("[data-step]")).to_be_visible()
    named = {why.locator("header b").first.inner_text()}
    following = why.locator('[data-part="next-monster"]')
    for _ in range(60):
        if following.count() or why.locator(".primary").is_disabled():
            break
        why.locator(".primary").click()
    following.click()
    expect(why.locator('[data-step="1"]')).to_be_visible()
    named.add(why.locator("header b").first.inner_text())
    assert len(named) == 2
    why.locator('[data-part="explain-each"]').uncheck()
    why.locator("header button").last.click()
    expect(why).to_have_count(0)
    guest.page.reload()
    guest.asked()
    expect(guest.page.locator(MAP)).to_be_visible()
    expect(why).to_have_count(0)
    assert len(foes(g)) > 1


def test_words_that_a_card_in_hand_has_no_room_for_stand_whole_beside_the_map(
    come: Come, house: House
) -> None:
    guest = sat(come, house, cards_of(), lang="cs")
    card = guest.page.locator('[data-region="tray"] [data-target="card:provoking-roar"]').first
    assert "…" in card.inner_text() or card.evaluate(
        "one => [...one.querySelectorAll('*')].some(at => at.scrollHeight > at.clientHeight + 1)"
    )
    side = guest.page.locator('[data-region="side"]')
    expect(side).not_to_contain_text("do konce kola")
    card.hover()
    expect(side).to_contain_text("do konce kola")


@pytest.mark.ux(58)
@pytest.mark.parametrize("read", [False, True])
def test_on_a_phone_what_opened_by_itself_makes_way_unless_it_is_read(
    come: Come, house: House, read: bool
) -> None:
    guest = come(width=390, height=844, **STILL).sit(placed(house, acted_of()), 0, coach=True)
    guest.asked()
    why = guest.page.locator(WHY)
    expect(why.locator("[data-step]")).to_be_visible()
    if read:
        why.locator(".primary").click()
    guest.answer(1)
    guest.asked()
    if read:
        expect(why.locator('[data-step="2"]')).to_be_visible()
    else:
        expect(why).to_have_count(0)
