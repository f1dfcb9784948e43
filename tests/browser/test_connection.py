"""The server dies and comes back: nothing is lost, nothing is asked twice."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Come
from tests.browser.house import House
from tests.server.client import Client

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}


def test_an_answer_given_while_the_line_is_cut_arrives_later(come: Come, house: House) -> None:
    guest = come().sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    guest.alone()
    guest.page.keyboard.press("1")
    expect(guest.page.locator('[data-target="option:confirm"]')).to_be_visible()
    house.kill()
    guest.see("The connection is lost.")
    assert guest.page.locator('[data-region="board"] [data-target]').count() > 0
    guest.page.keyboard.press("c")
    house.start()
    guest.until(lambda: guest.state["asked"] and guest.state["asked"]["kind"] != "Pick")
    expect(guest.page.locator('[data-region="connection"]')).to_have_count(0)
    numbers = [line["number"] for line in guest.state["lines"]]
    assert numbers == sorted(set(numbers))
    shown = guest.page.locator(".log-line[data-line]").all()
    lines = [int(str(one.get_attribute("data-line"))) for one in shown]
    assert lines == sorted(set(lines)), "no line twice, all in order"


def test_the_lobby_says_that_the_server_is_down_and_recovers(come: Come, house: House) -> None:
    guest = come().go()
    guest.see("server ready")
    play = guest.page.get_by_role("button", name="Play now").first
    expect(play).to_be_visible()
    house.kill()
    play.click()
    guest.see("The server cannot be reached.")
    guest.page.get_by_role("button", name="Try again").click()
    guest.see("The server cannot be reached.")
    house.start()
    guest.see("server ready")  # the page keeps looking by itself


def test_on_a_phone_the_header_stays_one_row_when_the_line_is_cut(come: Come, house: House) -> None:
    guest = come(lang="cs", width=390, height=844).sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    before = guest.page.locator('[data-region="header"]').bounding_box()
    house.kill()
    banner = guest.page.locator('[data-region="connection"]')
    expect(banner).to_be_visible()
    after = guest.page.locator('[data-region="header"]').bounding_box()
    words = banner.locator("p").bounding_box()
    house.start()
    assert before
    assert after
    assert words
    assert after["height"] == before["height"] <= 48
    assert words["y"] >= after["y"] + after["height"]
    assert words["y"] + words["height"] <= 844


def test_tables_of_these_tests_begin_alike(house: House) -> None:
    """Also among people, and where nobody types a seed: what a test meets is no chance."""

    def first() -> Any:
        opened = house.open(ME, {"who": "device", "name": "Ben"})
        secrets = [one["secret"] for one in opened["held"]]
        url = f"ws://127.0.0.1:{house.port}/ws"
        client = Client(url, opened["table"]["id"], eyes=0, secrets=secrets)
        try:
            return client.until_asked()["view"]
        finally:
            client.close()

    assert first() == first()
