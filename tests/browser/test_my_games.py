"""My games: history on this device, a profile link on another, statistics, being forgotten."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.test_sizes import CHECKS, COARSE, SPOKEN
from tests.server.client import Client, play_out

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}
ROWS = '[data-region="games"] > li'


@pytest.fixture(scope="module")
def tables(house: House) -> list[Any]:
    """Two games that are over and one that waits for me; the keys as a device keeps them."""
    opened = [
        house.open(ME, {"who": "device", "name": "Ben"}, seed=5),
        house.open(ME, BOT, seed=6, options={"mode": "experienced"}),
        house.open(ME, BOT, seed=7),
    ]
    for one in opened[:2]:
        clients = [
            Client(
                f"ws://127.0.0.1:{house.port}/ws",
                one["table"]["id"],
                eyes=key["seat"],
                secrets=[key["secret"]],
            )
            for key in one["held"]
        ]
        play_out(*clients)
        for client in clients:
            client.close()
    return [
        {"id": one["table"]["id"], "host": one["host"], "held": one["held"], "invites": []}
        | {"coach": False, "at": 10 + number}
        for number, one in enumerate(opened)
    ]


def with_keys(guest: Guest, tables: list[Any]) -> Guest:
    guest.go("/rules/tales_of_glory")
    guest.page.evaluate(
        "all => localStorage.setItem('druzina.tables', JSON.stringify(all))", tables
    )
    return guest


def rows(guest: Guest) -> Locator:
    return guest.page.locator(ROWS)


def test_the_lobby_tells_how_my_last_games_ended(come: Come, tables: list[Any]) -> None:
    guest = with_keys(come(), tables).go()
    box = guest.page.get_by_role("region", name="My games")
    expect(box.get_by_role("link", name="Replay")).to_have_count(2)
    box.get_by_role("link", name="All and statistics").click()
    expect(rows(guest)).to_have_count(3)


def test_what_goes_on_stands_first_and_continues(come: Come, tables: list[Any]) -> None:
    guest = with_keys(come(), tables).go("/mine")
    expect(rows(guest)).to_have_count(3)
    first = rows(guest).first
    expect(first).to_contain_text("Waits for you")
    first.get_by_role("link", name="Continue").click()
    assert guest.asked()["seat"] == 0


@pytest.mark.ux(70)
def test_a_result_leads_to_its_replay(come: Come, tables: list[Any]) -> None:
    guest = with_keys(come(), tables).go("/mine")
    row = guest.page.locator(f'[data-target="table:{tables[0]["id"]}"]')
    expect(row).to_contain_text("Ben")
    expect(row).to_contain_text(re.compile("Won|Place 2 of 2"))
    expect(row.locator("time")).to_have_attribute("datetime", re.compile(r"^\d{4}-\d\d-\d\dT"))
    expect(row.locator("time")).not_to_be_empty()
    row.get_by_role("link", name="Replay").click()
    guest.page.wait_for_selector('[data-region="replay"] input[type="range"]')


def test_filters_by_keys_alone(come: Come, tables: list[Any]) -> None:
    guest = with_keys(come(), tables).go("/mine")
    expect(rows(guest)).to_have_count(3)
    guest.page.get_by_role("radio", name="Going on").focus()
    guest.page.keyboard.press("Enter")
    expect(rows(guest)).to_have_count(1)
    guest.page.get_by_role("radio", name="All").focus()
    guest.page.keyboard.press("Space")
    expect(rows(guest)).to_have_count(3)
    guest.page.get_by_label("Whose").select_option("Ben")
    expect(rows(guest)).to_have_count(1)
    guest.page.get_by_role("radio", name="Going on").click()
    guest.see("No game fits these filters.")
    guest.page.get_by_role("button", name="Show all").click()
    expect(rows(guest)).to_have_count(3)


def test_statistics_by_company_rules_and_players(come: Come, tables: list[Any]) -> None:
    guest = with_keys(come(lang="cs"), tables).go("/mine")
    article = guest.page.get_by_role("article", name="Tales of Glory")
    for caption in ("S kým", "Pravidla", "Počet hráčů"):
        expect(article.get_by_role("table", name=caption)).to_be_visible()
    expect(article.get_by_role("row", name="S lidmi")).to_contain_text("/1")
    expect(article.get_by_role("row", name="Učeň")).to_contain_text("/1")


def test_without_games_the_page_says_what_will_stand_there(come: Come) -> None:
    guest = come().go("/mine")
    guest.see("No game yet.")
    guest.page.get_by_role("link", name="To the games").click()
    guest.page.wait_for_selector(".gc")


def test_the_link_opens_my_games_on_another_device(come: Come, tables: list[Any]) -> None:
    guest = with_keys(come(), tables).go("/mine")
    expect(rows(guest)).to_have_count(3)
    guest.page.get_by_role("button", name="Make my link").click()
    link = guest.page.get_by_label("Profile link").get_by_role("textbox").input_value()
    assert link.startswith(f"{guest.url}/mine#")
    other = come(width=390, height=844)
    other.page.goto(link)
    other.page.get_by_role("button", name="Only look").click()
    expect(rows(other)).to_have_count(3)
    assert other.page.evaluate("localStorage.getItem('druzina.profile')") is None
    assert "#" not in other.page.url
    other.page.goto(link)
    other.page.get_by_role("button", name="Use it on this device").click()
    expect(rows(other)).to_have_count(3)
    assert "#" not in other.page.url
    rows(other).first.get_by_role("link", name="Continue").click()
    assert other.asked()["seat"] == 0


def test_a_link_that_opens_nothing_says_so(come: Come) -> None:
    guest = come().go("/mine#guess")
    guest.page.get_by_role("button", name="Only look").click()
    guest.see("No profile has this link.")


def test_everything_of_mine_is_saved_and_then_erased(
    come: Come, house: House, tmp_path: Path
) -> None:
    opened = house.open(ME, BOT, seed=9)
    kept = {"id": opened["table"]["id"], "host": opened["host"], "held": opened["held"]}
    guest = with_keys(come(), [{**kept, "invites": [], "coach": False, "at": 9}]).go("/mine")
    expect(rows(guest)).to_have_count(1)
    with guest.page.expect_download() as saving:
        guest.page.get_by_role("button", name="Save everything of mine").click()
    saving.value.save_as(tmp_path / "mine.json")
    saved = json.loads((tmp_path / "mine.json").read_text())
    assert [game["table"] for game in saved["games"]] == [kept["id"]]
    assert opened["held"][0]["secret"] not in str(saved)
    guest.page.get_by_role("button", name="Erase everything of mine…").click()
    guest.page.get_by_role("button", name="Keep it").click()
    expect(rows(guest)).to_have_count(1)
    guest.page.get_by_role("button", name="Erase everything of mine…").click()
    guest.page.get_by_role("button", name="Erase it all").click()
    guest.see("No game yet.")
    assert guest.page.evaluate("localStorage.getItem('druzina.tables')") == "[]"
    assert guest.page.evaluate("localStorage.getItem('druzina.profile')") is None
    guest.go(f"/table/{kept['id']}")
    guest.see("There is no such table")


@pytest.mark.ux(61)
@pytest.mark.parametrize(("sizes", "lang"), SPOKEN)
def test_at_every_size(
    come: Come, tables: list[Any], sizes: list[tuple[int, int]], lang: str
) -> None:
    touch = {"is_mobile": True} if sizes is COARSE else {}
    guest = with_keys(come(lang=lang, width=sizes[0][0], height=sizes[0][1], **touch), tables)
    guest.go("/mine")
    expect(rows(guest)).to_have_count(3)
    faults: list[str] = []
    for width, height in sizes:
        guest.page.set_viewport_size({"width": width, "height": height})
        for check in CHECKS:
            faults += [f"{width}×{height} {check}: {one}" for one in guest.ux(check)]
    assert faults == []
    assert guest.audit() == []
