"""Amulet's fight in a browser: the worked example by hand, by taps and by keys; what cannot lie."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.amulet import (
    confirmed,
    drag,
    example,
    fight_of,
    placed,
    press,
    spot,
)
from tests.browser.conftest import ROOT, Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.games.amulet.content_copies import edit, redraw

# The card of the worked examples.
TC = ("1.W.C", ".1..G", "..1..", "W...1", ".....", "..X..")
COMMIT = '[data-target="option:commit"]'
STILL = {"reduced_motion": "reduce"}


@pytest.fixture(scope="module")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose first monster is the card of the examples."""
    code = tmp_path_factory.mktemp("code")
    package = ROOT / "src" / "druzina"
    shutil.copytree(package, code / "druzina", ignore=shutil.ignore_patterns("client"))
    (code / "druzina" / "server" / "client").symlink_to(package / "server" / "client")
    content = code / "druzina" / "games" / "amulet" / "content"
    redraw(content, "monsters.toml", "M101", TC)
    edit(content, "monsters.toml", "M101", 'gem = "yellow"', 'gem = "blue"')
    running = House(tmp_path_factory.mktemp("house"), code)
    running.start()
    yield running
    running.stop()


def begun(come: Come, house: House, **more: object) -> Guest:
    guest = come(**STILL | more)
    guest.sit(placed(house, example()), 0)
    guest.asked("Arrange")
    expect(guest.page.locator("svg.arena")).to_be_visible()
    return guest


def won(guest: Guest) -> None:
    """AMU-EX-16: health 6 - 3 + 1, two coins more, one XP, the trophy; both weapons damaged."""
    number = guest.state["asked"]["number"]
    guest.page.locator(COMMIT).first.click()
    guest.gone(number)  # nothing asks again what was laid piece by piece
    me = guest.state["view"]["players"][0]
    assert (me["health"], me["coins"], me["trophies"]) == (4, 5, ["M101"])
    assert (me["damaged"], me["unplaced"]) == (["WP1", "WP2"], {})


def accounted(guest: Guest) -> None:
    """The account line by line, and the word."""
    page = guest.page
    expect(page.locator('[data-outcome="victory"]')).to_contain_text("Victory")
    expect(page.locator('[data-line="weak"]')).to_contain_text("2/2")
    expect(page.locator('[data-line="damage"]')).to_contain_text("4 − 1 = 3")
    expect(page.locator('[data-line="health"]')).to_contain_text("6 − 3 + 1 = 4")
    expect(page.locator('[data-line="coins"]')).to_contain_text("2")
    expect(page.locator('[data-line="worn"]')).to_contain_text("2")
    expect(page.locator(COMMIT)).to_contain_text("Victory, health 4")


@pytest.mark.ux(53, 16)
@pytest.mark.clause("AMU-EX-16")
def test_the_example_by_drag(come: Come, house: House) -> None:
    guest = begun(come, house)
    drag(guest, "WP1", 2, 1.5)
    expect(guest.page.locator('[data-token="WP1"]')).to_have_count(1)
    drag(guest, "WP2", 2, 4)
    expect(guest.page.locator('[data-token="WP2"]')).to_have_count(1)
    accounted(guest)
    won(guest)


@pytest.mark.ux(53, 16)
@pytest.mark.clause("AMU-EX-16")
def test_the_example_by_taps(come: Come, house: House) -> None:
    guest = begun(come, house, width=390, height=844, is_mobile=True)
    page = guest.page
    for token, column, row in (("WP1", 2.0, 1.5), ("WP2", 2.0, 4.0)):
        page.locator(f'[data-target="token:{token}"]').tap()
        expect(page.locator(f'[data-target="token:{token}"]')).to_have_attribute(
            "data-state", "chosen"
        )
        page.touchscreen.tap(*spot(guest, column, row))
        expect(page.locator(f'[data-token="{token}"]')).to_have_count(1)
    expect(page.locator(".strip")).to_contain_text("Victory")
    expect(page.locator(".strip")).to_contain_text("2/2")
    won(guest)


@pytest.mark.ux(53)
@pytest.mark.clause("AMU-EX-16")
def test_the_example_by_keys(come: Come, house: House) -> None:
    guest = begun(come, house)
    page = guest.page
    keys = page.keyboard
    for token, moves in (("WP1", ["ArrowLeft"] * 2 + ["ArrowUp"] * 3), ("WP2", ["ArrowLeft"] * 2)):
        page.locator(f'[data-target="token:{token}"]').focus()
        for key in ("Enter", "r", "Shift+R", *moves, "Enter"):
            keys.press(key)
        expect(page.locator(f'[data-token="{token}"]')).to_have_count(1)
    accounted(guest)
    number = guest.state["asked"]["number"]
    keys.press("c")
    confirmed(guest, number)
    assert guest.state["view"]["players"][0]["health"] == 4


# What cannot lie (checklist 53, bad input)


@pytest.mark.ux(53, 20)
@pytest.mark.clause("AMU-EX-17", "AMU-PLC-05")
@pytest.mark.parametrize(
    ("token", "column", "row", "clause", "words"),
    [
        ("WP2", 2.0, 5.0, "AMU-PLC-05", "a shield on a weak spot (column 1, row 4)"),
        ("WP2", 4.0, 6.0, "AMU-PLC-04", "on a forbidden square (column 3, row 6)"),
        ("WP1", 4.0, 3.5, "AMU-PLC-06", "the hilt does not touch the edge (column 2, row 3)"),
        ("WP1", 2.0, 3.5, "AMU-PLC-02", "on another token"),
    ],
)
def test_what_cannot_lie_says_why_and_where(
    come: Come, house: House, token: str, column: float, row: float, clause: str, words: str
) -> None:
    guest = begun(come, house)
    page = guest.page
    if clause == "AMU-PLC-02":
        drag(guest, "WP2", 2, 4)
        expect(page.locator('[data-token="WP2"]')).to_have_count(1)
    before = guest.state["fingerprint"]
    drag(guest, token, column, row)
    fault = page.locator(f'.bar [data-clause="{clause}"]')
    expect(fault).to_be_visible()
    expect(page.locator(".bar p")).to_contain_text(words)
    expect(page.locator("[data-fault]")).to_have_attribute("data-fault", clause)
    expect(page.locator(COMMIT)).to_have_attribute("aria-disabled", "true")
    page.locator(COMMIT).click(force=True)
    assert guest.state["fingerprint"] == before, "nothing was sent"
    fault.click()
    expect(page.locator(f'article[data-clause="{clause}"]').first).to_be_visible()


@pytest.mark.ux(53)
@pytest.mark.clause("AMU-PLC-09")
def test_no_token_is_mirrored(come: Come, house: House) -> None:
    guest = begun(come, house)
    guest.page.locator('[data-target="token:WP2"]').focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("m")
    expect(
        guest.page.locator('[data-region="prompt"] [data-clause="AMU-PLC-09"]').first
    ).to_be_visible()


# Suggestions (checklist 54)


@pytest.mark.ux(54)
def test_suggestions_for_four_goals_and_the_next_best(come: Come, house: House) -> None:
    guest = come(**STILL)
    guest.sit(placed(house, fight_of()), 0)
    guest.asked("Arrange")
    page = guest.page
    seen = []
    for goal in ("harm", "gem", "coins", "weapons"):
        page.locator(f'[data-goal="{goal}"]').click()
        expect(page.locator(f'[data-goal="{goal}"]')).to_have_attribute("aria-checked", "true")
        seen.append(laid(guest))
        page.locator('[data-act="clear"]').click()
        expect(page.locator("[data-token]")).to_have_count(0)
    assert len(set(seen)) > 1, "goals lead to different arrangements"
    page.locator('[data-goal="harm"]').click()
    expect(page.locator('[data-outcome="victory"]')).to_be_visible()
    first = page.locator('[data-act="suggest"]').inner_text()
    page.locator('[data-act="suggest"]').click()
    expect(page.locator('[data-act="suggest"]')).not_to_have_text(first)


def laid(guest: Guest) -> str:
    found = guest.page.locator("[data-token]").all()
    return " ".join(
        f"{one.get_attribute('data-token')}{one.get_attribute('transform')}" for one in found
    )


def test_a_draft_survives_a_reload(come: Come, house: House) -> None:
    guest = begun(come, house)
    drag(guest, "WP2", 2, 4)
    expect(guest.page.locator('[data-token="WP2"]')).to_have_count(1)
    guest.page.reload()
    guest.asked("Arrange")
    expect(guest.page.locator('[data-token="WP2"]')).to_have_count(1)


def test_what_one_more_token_would_make_of_it_can_be_laid(come: Come, house: House) -> None:
    guest = begun(come, house)
    drag(guest, "WP1", 2, 1.5)
    expect(guest.page.locator('[data-token="WP1"]')).to_have_count(1)
    better = guest.page.locator("[data-better]")
    expect(better).to_contain_text("Victory")
    better.locator('[data-act="add"]').click()
    expect(guest.page.locator('[data-outcome="victory"]')).to_be_visible()
    press(guest, "token:WP1")
    expect(guest.page.locator('[data-target="token:WP1"]')).to_have_attribute(
        "data-state", "chosen"
    )
