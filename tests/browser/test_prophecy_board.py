"""Prophecy's board: odds, what is against things, details, the text board, every size."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from playwright.sync_api import FloatRect, expect

from druzina.games.prophecy.model import Kingdom
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.prophecy import (
    BEN,
    ME,
    confirmed,
    duel_of,
    fight_of,
    final_of,
    map_of,
    placed,
    press,
    trade_of,
)
from tests.browser.screens import GOLDEN, PROPHECY, finished
from tests.games.prophecy.scenes import answer, begin_turn, lay, lessons, realm
from tests.games.prophecy.table import FACTS, give, hero

STILL = {"reduced_motion": "reduce"}
BAR = ".combat [data-odds]"


def fight(monster: str, *cards: str, answers: tuple[str, ...] = (), **how: Any) -> Kingdom:
    g = realm(hero("paladin", **how), hero("scout", "village"))
    give(g, 0, *cards)
    lay(g, "plains-4", monster)
    begin_turn(g)
    answer(g, "go plains-4", *answers)
    return g


def bar(guest: Guest) -> tuple[int, ...]:
    found = guest.page.locator(BAR)
    found.first.wait_for()
    return tuple(map(int, str(found.first.get_attribute("data-odds")).split("/")))


def sat(come: Come, house: House, g: Kingdom, **more: Any) -> Guest:
    guest = come(**STILL, **more).sit(placed(house, g), 0)
    guest.asked()
    return guest


# Odds


@pytest.mark.ux(55)
@pytest.mark.clause("PRO-EX-06", "PRO-EX-08")
def test_one_behind_and_then_a_prayer(come: Come, house: House) -> None:
    """EX-06: one behind wins 10 of 36. With Prayer, EX-08, the better of two light dice counts."""
    guest = sat(come, house, fight("N10", "K01", "K08", lives=3, red=4))
    ahead = sum(side["total"] for side in guest.state["view"]["fight"]["sides"][:1])
    foe = guest.state["view"]["fight"]["sides"][1]["total"]
    plain = bar(guest)
    assert sum(plain) == 36
    assert plain == table_of(ahead - foe)[:3]
    press(guest, "card:K01")
    guest.until(lambda: bar(guest) != plain, "for the bar to move")
    assert bar(guest) == table_of(ahead - foe)[3:]
    press(guest, "card:K01")
    guest.until(lambda: bar(guest) == plain, "for the bar to move back")


def table_of(ahead: int) -> tuple[int, ...]:
    """PRO-CMB-09, PRO-DIC-03 by counting: one light die, then the better of two."""
    dice = range(1, 7)
    once = [ahead + a - b for a in dice for b in dice]
    twice = [ahead + max(a, c) - b for a in dice for b in dice for c in dice]
    return tuple(
        count
        for rolls in (once, twice)
        for count in (sum(n > 0 for n in rolls), rolls.count(0), sum(n < 0 for n in rolls))
    )


@pytest.mark.ux(55)
@pytest.mark.clause("PRO-EX-09", "PRO-GRP-04")
def test_a_group_with_the_axe_thrown_first(come: Come, house: House) -> None:
    """EX-09: strength 5 against Harpies of 3, the axe thrown in the first roll."""
    guest = sat(come, house, fight("N18", "I04-1", lives=5, red=5))
    wanted = Fraction(35, 36) * Fraction(26, 36) ** 2
    guest.page.locator(".combat .tick").filter(has_text="thrown").click()

    def thrown() -> bool:
        win, draw, lose = bar(guest)
        return Fraction(win, win + draw + lose) == wanted

    guest.until(thrown, f"for {wanted}")
    expect(guest.page.locator(".combat footer")).to_contain_text("3 rolls to be won")


@pytest.mark.ux(55)
@pytest.mark.clause("PRO-EX-22", "PRO-CMB-02")
def test_willpower_is_reckoned_after_its_price(come: Come, house: House) -> None:
    g = fight("N02", mags=3, blue=4)
    guest = sat(come, house, g)
    guest.until(lambda: guest.page.locator(".combat .v").count() == 2, "for both ways")
    press(guest, "option:willpower")
    guest.until(lambda: bar(guest) == (15, 6, 15), "for even odds")
    expect(guest.page.locator('[data-target="option:commit"]')).to_contain_text("42 %")


@pytest.mark.ux(56)
@pytest.mark.clause("PRO-ITM-02", "PRO-ITM-03", "PRO-ITM-04", "PRO-ITM-11")
def test_illegal_sets_cannot_be_ticked_and_say_why(come: Come, house: House) -> None:
    g = fight("N21", "I03-1", "I10-1", "I10-2", "I12-1", "R08", answers=("strength",))
    g.heroes[0].damaged.append(FACTS.card("R08"))
    guest = sat(come, house, g)
    tick = guest.page.locator(".combat .tick")
    expect(tick.filter(has_text="damaged")).to_contain_text("ITM-11")
    expect(tick.filter(has_text="no hand left").first).to_contain_text("ITM-04")
    sword = tick.filter(has_text="Sword")
    sword.click()
    expect(sword).to_have_attribute("aria-checked", "false")
    tick.filter(has_text="Shield").first.click()
    expect(tick.filter(has_text="second shield")).to_contain_text("ITM-03")
    tick.filter(has_text="second shield").click(force=True)
    expect(guest.page.locator('[data-region="why"]')).to_contain_text("shield")


# What is against it, with numbers


@pytest.mark.ux(20, 67)
@pytest.mark.clause("PRO-FLD-12", "PRO-CHR-16")
def test_what_is_too_dear_says_what_it_costs_and_what_there_is(come: Come, house: House) -> None:
    g = realm(hero("paladin", "tower", gold=1, xp=9, mags=2), hero("scout", "village"))
    lessons(g, "M01", "M04")
    give(g, 0, "I16-1")
    begin_turn(g)
    answer(g, "stay")
    guest = sat(come, house, g)
    dear = guest.page.locator('[data-part="offers"] .grey').first
    expect(dear).to_contain_text("you have 1")
    expect(dear).to_contain_text("FLD-12")
    dear.click(force=True)
    why = guest.page.locator('[data-region="why"]')
    expect(why).to_contain_text("you have 1")
    assert why.get_attribute("data-clause") == "PRO-FLD-12"


@pytest.mark.ux(66)
def test_a_thing_shows_what_it_does(come: Come, house: House) -> None:
    guest = sat(come, house, map_of())
    detail = guest.page.locator('[data-region="side"] .detail')
    guest.page.locator('[data-target="field:mountains-fortress"]').hover()
    expect(detail).to_contain_text("Dragon")
    guest.page.locator('[data-target="sphere:B"]').hover()
    expect(detail).to_contain_text("lesser guardian")
    guest.page.locator('[data-region="tray"] [data-target="card:M08"]').hover()
    expect(detail).to_contain_text("Before a roll")


@pytest.mark.ux(56)
@pytest.mark.clause("PRO-BRD-02", "PRO-MOV-05", "PRO-MOV-06")
def test_the_ring_shows_ports_gates_and_ways(come: Come, house: House) -> None:
    guest = sat(come, house, map_of())
    fields = guest.page.locator('[data-region="board"] [data-target^="field:"]')
    ids = fields.evaluate_all("all => all.map(one => one.dataset.target.slice(6))")
    assert ids == [field.id for field in FACTS.fields]
    for field in FACTS.fields:
        name = guest.page.locator(f'[data-target="field:{field.id}"]').get_attribute("aria-label")
        assert name is not None
        assert ("port" in name.split(", ")) == field.port
        assert ("magic gate" in name.split(", ")) == field.gate
    way = guest.page.locator('[data-target="field:mountains-fortress"]')
    expect(way.locator(".price")).to_have_text("1")


@pytest.mark.ux(48)
def test_the_text_board_has_every_field_and_answers(come: Come, house: House) -> None:
    guest = sat(come, house, map_of(), settings={"textBoard": True})
    number = guest.state["asked"]["number"]
    for field in FACTS.fields:
        expect(guest.page.locator(f'#board [data-target="field:{field.id}"]').first).to_be_visible()
    guest.page.locator('#board [data-target="field:monastery"]').first.click()
    guest.settle(number)
    assert guest.state["view"]["heroes"][0]["field"] == "monastery"


# The final battle, a fight of others


@pytest.mark.ux(69)
@pytest.mark.clause("PRO-FIN-04", "PRO-FIN-11", "PRO-FIN-12")
def test_the_final_battle_is_a_page_of_its_own(come: Come, house: House) -> None:
    """The favourites with their artifacts; one of the others must be attacked."""
    guest = sat(come, house, final_of())
    number = guest.asked("Attack")["number"]
    page = guest.page.locator('[data-part="final"]')
    assert [one.get_attribute("data-favourite") for one in page.locator("article").all()] == [
        *"012"
    ]
    expect(page.locator('[data-favourite="2"] li')).to_have_count(2)
    expect(page.locator('[data-favourite="0"] button')).to_have_count(0)
    foreseen = guest.state["view"]["foreseen"]
    for seat in (1, 2):
        odds = foreseen[f"attack {seat}"]
        shown = page.locator(f'[data-favourite="{seat}"] [data-odds]')
        expect(shown).to_have_attribute("data-odds", f"{odds['win']}/{odds['draw']}/{odds['lose']}")
    expect(page.locator("[data-odds]")).to_have_count(2)
    page.get_by_role("button", name="FIN-12").click()
    expect(guest.page.locator('article[data-clause="PRO-FIN-12"]').first).to_be_visible()
    page.locator('[data-favourite="2"] button').click()
    confirmed(guest, number)
    guest.asked("AttackMode")
    expect(page).to_have_count(0)
    expect(guest.page.locator(".combat header")).to_contain_text("Druid")


def test_a_fight_of_others_is_watched_with_its_odds(come: Come, house: House) -> None:
    """Ana and a bot fight; Ben, who sits elsewhere, reads who stands against whom."""
    g = duel_of()
    bot = {"who": "bot", "level": "apprentice"}
    table = placed(house, g, ME, BEN, *[bot] * (len(g.heroes) - 2))
    ana, ben = come(**STILL).sit(table, 0), come(lang="cs", **STILL).sit(table, 1)
    ana.asked("AttackMode")
    watched = ben.page.locator(".watched")
    expect(watched).to_contain_text("Ana")
    expect(ben.page.locator(".combat")).to_have_count(0)
    expect(ana.page.locator(".watched")).to_have_count(0)
    assert not ben.ux("overlaps")


@pytest.mark.ux(29)
@pytest.mark.clause("PRO-TIM-10")
def test_a_window_is_silenced_named_and_called_back(come: Come, house: House) -> None:
    """The rule of a monster need not be used; who does not want to be asked says so once."""
    guest = sat(come, house, fight("N23"))
    number = guest.asked("UseRule")["number"]
    guest.page.locator('[data-action="silence"]').click()
    guest.page.get_by_role("button", name="this game").click()
    guest.gone(number)
    guest.until(lambda: guest.state["asked"] is not None, "for what comes after it")
    assert guest.state["asked"]["kind"] != "UseRule"
    guest.page.locator(':not([data-settling]) > [data-action="silence"]').click()
    guest.see("optional rules of monsters: not asked for the rest of the game")
    guest.page.get_by_role("button", name="Ask again").click()
    guest.until(lambda: guest.state["silenced"] == [], "to be asked again")


# The first game, the end


@pytest.mark.ux(59)
@pytest.mark.parametrize(
    ("lang", "words", "further"),
    [
        ("en", ["Four of the five artifacts", "On foot", "Stones on the right"], "Next"),
        ("cs", ["čtyři z pěti artefaktů", "Pěšky", "Kameny vpravo"], "Dál"),
    ],
)
def test_the_coach_begins_with_what_wins(
    come: Come, house: House, lang: str, words: list[str], further: str
) -> None:
    """One thing after the other while one is asked to move, each with its clause."""
    guest = come(lang=lang, **STILL).sit(placed(house, map_of()), 0, coach=True)
    guest.asked("Move")
    coach = guest.page.locator('[data-region="coach"]')
    clauses = ["PRO-FIN-01", "PRO-MOV-01", "PRO-CHR-01"]
    for said, clause in zip(words, clauses, strict=True):
        expect(coach).to_contain_text(said)
        expect(coach.locator("[data-clause]")).to_have_attribute("data-clause", clause)
        assert not guest.ux("covered")
        coach.get_by_role("button", name=further).click()
    expect(coach).not_to_contain_text(words[-1])


@pytest.mark.ux(69)
@pytest.mark.parametrize(
    ("lang", "titles"),
    [
        (
            "en",
            ["Artifacts", "Monsters beaten", "Fights won against characters", "Characters lost"],
        ),
        ("cs", ["Artefakty", "Poražené nestvůry", "Vyhrané boje s postavami", "Ztracené postavy"]),
    ],
)
def test_the_end_says_what_decided_it(
    come: Come, house: House, lang: str, titles: list[str]
) -> None:
    """Counted off the log of the whole game, seat by seat."""
    record, log = "2-short", (GOLDEN / PROPHECY / "2-short.spectator.log").read_text()
    told = [line.split(" ")[:2] for line in log.splitlines() if " seat=" in line]
    guest = come(lang=lang, **STILL).go(f"/table/{finished(house, PROPHECY, record)}")
    result = guest.page.locator('[data-part="result"]').first
    expect(result).to_be_visible()
    seats = sorted(guest.state["outcome"]["seats"], key=lambda one: int(one["seat"]))
    wanted = [[seat["score"] for seat in seats]] + [
        [told.count([key, f"seat={seat['seat']}"]) for seat in seats]
        for key in ("event-beats", "event-beats-character", "event-dies")
    ]
    assert guest.state["outcome"]["clause"] == "PRO-DTH-08", "who is alone has won, not by stones"
    expect(result.locator("h3").first).to_contain_text(titles[1])
    for title, figures in zip(titles, wanted, strict=True):
        group = result.locator("section").filter(has=guest.page.locator("h3", has_text=title))
        shown = [int(text) for text in group.locator(".decider b").all_text_contents()]
        assert shown == (figures if any(figures) else [])


def box(guest: Guest, what: str, n: int = 0) -> FloatRect:
    found = guest.page.locator(what).locator("visible=true").nth(n).bounding_box()
    assert found is not None, what
    return found


def test_all_things_are_clear_of_the_button_that_folds_the_tray(come: Come, house: House) -> None:
    guest = sat(come, house, map_of(), width=768, height=1024)
    fold = box(guest, ".btn.lower")
    things = guest.page.locator('[data-region="tray"] .row').first.locator("[data-target]")
    assert things.count() == 7
    for thing in things.all():
        there = thing.bounding_box()
        assert there is not None
        assert there["x"] + there["width"] <= fold["x"]


def test_on_a_phones_side_both_who_trade_stand_beside_each_other(come: Come, house: House) -> None:
    guest = sat(come, house, trade_of(), width=844, height=390)
    mine, theirs = (box(guest, "[data-part=trade] [data-side]", n) for n in (0, 1))
    assert mine["x"] + mine["width"] <= theirs["x"] + 1
    assert mine["y"] == theirs["y"]


def test_on_a_phones_side_what_a_fight_leads_to_scrolls_with_it(come: Come, house: House) -> None:
    guest = sat(come, house, fight_of(), width=844, height=390)
    arena, footer = box(guest, ".combat .arena"), box(guest, ".combat footer")
    assert arena["height"] > 2 * footer["height"]
    expect(guest.page.locator(".combat .arena .after")).to_contain_text("lives 4 to 2")
