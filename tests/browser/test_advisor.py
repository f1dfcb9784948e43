"""Gloomhaven's advisor in the browser: boards by mouse, by keys and by finger, and the engine's
own answers on the page."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from druzina.advisor.places import place
from druzina.advisor.terminal import words_in
from druzina.advisor.wording import Advised, sentence
from druzina.games.gloomhaven import board_file
from druzina.games.gloomhaven.advise import advise
from druzina.games.gloomhaven.study import study
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.conformance.budget import turn_of
from tests.games.gloomhaven.random_boards import board as random_board

ADVISOR = "/gloomhaven/advisor"
ROOM = (
    "#g=-3,-2,9,f5hf3f4wf4fd2f2tf4f3of5f6w2f&t=0,0,0&m=-1,-1,BA,e&c=3,4,2&a=f0,0;1,0;0,1"
    "&l=0,1,BG;2,-2&e=2,0,20;3,0,35;1,2,35,0,i&n=Hall"
)
TIE = "#g=0,0,5,f10&m=0,0&c=3,0,1&e=3,1,20"


def opened(come: Come, fragment: str = "", **more: Any) -> Guest:
    guest = come(**more).go(f"{ADVISOR}{fragment}")
    guest.page.wait_for_selector("#map .cell")
    return guest


def result(page: Page) -> str:
    return page.locator('[data-region="result"]').inner_text()


def hex_at(page: Page, at: str) -> Any:
    return page.locator(f'[data-target="hex:{at}"]')


def brush(page: Page, name: str) -> None:
    page.get_by_role("radio", name=name).click()


def read_in(page: Page, board: object) -> None:
    """Through the import dialog, as pasted text."""
    page.get_by_role("button", name="Import, export…").click()
    page.locator("#paste").fill(json.dumps(board))
    with page.expect_response("**/api/gloomhaven/advise*"):
        page.get_by_role("button", name="Read", exact=True).click()
    expect(page.locator("dialog")).to_have_count(0)


def steps(page: Page) -> list[str]:
    return page.locator(".step .words").all_inner_texts()


@pytest.mark.parametrize("to", ["1,1", "4,-2"])
def test_a_figure_is_dragged_to_another_hex(come: Come, to: str) -> None:
    """Also onto a hex that was none yet; the map stays where it is."""
    page = opened(come, ROOM).page
    ground = page.locator("#map").get_attribute("viewBox")
    hex_at(page, "2,0").drag_to(hex_at(page, to), force=True)
    expect(hex_at(page, to)).to_have_attribute("aria-label", re.compile("initiative 20"))
    expect(hex_at(page, "2,0")).not_to_have_attribute("aria-label", re.compile("initiative 20"))
    assert page.locator("#map").get_attribute("viewBox") == ground


def test_the_lobby_leads_there_beside_the_game(come: Come) -> None:
    guest = come().go()
    game = guest.page.get_by_role("article", name="Gloomhaven")
    expect(game.get_by_role("button", name="Play now")).to_be_visible()
    guest.page.get_by_role("link", name="Open the advisor").click()
    guest.see("Place the monster, or load a scenario.")


def test_a_scenario_is_loaded_and_the_focus_seen(come: Come) -> None:
    guest = opened(come)
    page = guest.page
    page.get_by_role("button", name="Scenario…").click()
    page.get_by_placeholder("Number or name").fill("black")
    expect(page.locator("dialog .all label")).to_have_text(["1Black Barrow"])
    page.get_by_label("Room 2").check()
    page.locator("dialog .pill", has_text="3").click()
    page.get_by_role("button", name="Load these rooms").click()
    expect(page.locator('[data-region="focus"]')).to_contain_text("Focus: ")
    door = re.compile(r"^(\d )?[a-z-]+( and \d [a-z-]+)? of ([A-Z]|the monster), open door")
    expect(hex_at(page, "-2,3")).to_have_attribute("aria-label", door)
    expect(hex_at(page, "-4,3")).to_have_attribute("aria-label", "ally BG, floor")
    assert page.locator(".enemies li").count() == 3
    page.wait_for_url("**#*n=1%20Black%20Barrow")


def test_a_board_is_drawn_by_mouse_and_every_change_can_be_undone(come: Come) -> None:
    guest = opened(come)
    page = guest.page
    brush(page, "Floor")
    first, last = (hex_at(page, at).bounding_box() for at in ("-2,0", "2,0"))
    assert first is not None
    assert last is not None
    page.mouse.move(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] / 2, last["y"] + last["height"] / 2, steps=20)
    page.mouse.up()
    for at, told in (
        ("-2,0", "2 west of the middle"),
        ("-1,0", "west of the middle"),
        ("0,0", "in the middle"),
        ("1,0", "east of the middle"),
        ("2,0", "2 east of the middle"),
    ):
        expect(hex_at(page, at)).to_have_attribute("aria-label", f"{told}, floor")
    brush(page, "Monster")
    hex_at(page, "-2,0").click()
    brush(page, "Enemy")
    hex_at(page, "2,0").click()
    expect(page.locator('[data-region="focus"]')).to_have_text("Focus: A")
    assert result(page) == "The monster goes to the hex 2 west of A and attacks nobody."
    brush(page, "Hand")
    hex_at(page, "2,0").click()
    expect(hex_at(page, "2,0")).to_have_attribute("aria-pressed", "true")
    hex_at(page, "1,0").click()
    expect(page.locator('[data-region="result"]')).to_have_text(
        "The monster goes to the hex west of A and attacks A."
    )
    for _ in range(4):
        page.get_by_role("button", name="Undo").click()
    guest.see("Place the monster, or load a scenario.")
    for _ in range(4):
        page.get_by_role("button", name="Redo").click()
    expect(page.locator('[data-region="focus"]')).to_have_text("Focus: A")


def test_a_thin_wall_lies_on_the_edge_that_was_clicked(come: Come) -> None:
    guest = opened(come, "#g=0,0,3,f3&m=0,0&c=1,0,1&e=2,0,20")
    page = guest.page
    brush(page, "Thin wall")
    box = hex_at(page, "0,0").locator(".hit").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.85, box["y"] + box["height"] / 2)
    expect(hex_at(page, "0,0")).to_have_attribute(
        "aria-label", "the monster, floor, thin wall east"
    )
    expect(page.locator('[data-region="focus"]')).to_have_text("Focus: nobody")


def test_everything_is_done_by_keys_alone(come: Come) -> None:
    guest = opened(come)
    page = guest.page
    page.locator('[data-target="hex:0,0"]').focus()
    keys = ["f", "Enter", "ArrowRight", "Enter", "ArrowRight", "Enter", "ArrowRight"]
    for key in [*keys, "e", "Enter", "ArrowLeft", "ArrowLeft", "ArrowLeft", "m", " "]:
        page.keyboard.press(key)
    expect(page.locator('[data-region="focus"]')).to_have_text("Focus: A")
    assert result(page) == "The monster goes to the hex west of A and attacks A."
    focused = "document.activeElement.getAttribute('aria-label')"
    assert page.evaluate(focused) == "the monster, floor"
    for key in ["ArrowRight", "t", "r", "r", "r", "Enter"]:
        page.keyboard.press(key)
    assert page.evaluate(focused).startswith("east of the monster, floor, thin wall west")
    expect(page.locator('[data-region="result"]')).to_contain_text("stays")
    page.keyboard.press("Control+z")
    page.keyboard.press("s")
    for key in ["ArrowLeft", "Enter", "ArrowRight", "ArrowRight", "Enter"]:
        page.keyboard.press(key)
    expect(page.locator('[data-region="result"]')).to_have_text(
        "The monster stays where it is and attacks A."
    )
    page.keyboard.press("Delete")
    guest.see("Place the monster, or load a scenario.")
    page.keyboard.press("u")
    expect(page.locator('[data-region="focus"]')).to_have_text("Focus: A")
    expect(page.locator("#say-prompt")).to_contain_text("attacks A")


def test_letters_can_be_moved_and_switched_off(come: Come) -> None:
    guest = opened(come)
    page = guest.page
    page.keyboard.press("F1")
    page.get_by_role("button", name="Tool: floor").click()
    page.keyboard.press("q")
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    expect(page.locator("#brush-floor")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("w")
    page.keyboard.press("f")
    expect(page.locator("#brush-wall")).to_have_attribute("aria-checked", "true")
    page.keyboard.press("F1")
    page.locator("dialog input[type=checkbox]").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("q")
    expect(page.locator("#brush-wall")).to_have_attribute("aria-checked", "true")


def test_equally_good_results_are_gone_through_and_the_rule_is_named(come: Come) -> None:
    guest = opened(come, TIE)
    page = guest.page
    own = advise(
        {
            "hexes": [[q, r] for q in range(5) for r in range(2)],
            "monster": {"at": [0, 0], "move": 3, "range": 0, "targets": 1},
            "enemies": [{"at": [3, 1], "initiative": 20}],
        }
    )
    ends = [one.end for one in own.results]
    assert len(ends) > 1
    cycle = page.locator('[data-region="cycle"]')
    expect(cycle).to_have_text(f"Result 1 of {len(ends)}")
    words = words_in("en", strict=True)
    for n, (q, r) in enumerate(ends):
        page.keyboard.press(str(n + 1))
        expect(cycle).to_have_text(f"Result {n + 1} of {len(ends)}")
        told = place(words, (q, r), (0, 0), {(3, 1): "A"})
        expect(page.locator('[data-region="result"]')).to_contain_text(told)
        expect(hex_at(page, f"{q},{r}")).to_have_attribute(
            "aria-label", f"{told}, floor, it ends here"
        )
    page.get_by_role("button", name="Next result").click()
    expect(cycle).to_have_text(f"Result 1 of {len(ends)}")


def test_a_step_lights_the_map_and_its_clause_opens_the_rules(come: Come) -> None:
    guest = opened(come, ROOM)
    page = guest.page
    lost = page.locator('.step[data-key="focus-lost-proximity"]')
    lost.hover()
    expect(page.locator('path.lit[data-at="3,0"]')).to_be_attached()
    page.mouse.move(5, 5)
    expect(page.locator("path.lit")).to_have_count(0)
    lost.click()
    page.mouse.move(5, 5)
    page.locator("#brush-hand").focus()
    expect(page.locator('path.lit[data-at="3,0"]')).to_be_attached()
    clause = page.locator('[data-region="why"] [data-clause="GLH-FOC-08"]').first
    clause.click()
    expect(page.locator("#clause-id")).to_have_text("§ GLH-FOC-08")
    expect(page.locator("article .text")).to_contain_text("nearest proximity")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(clause).to_be_visible()
    expect(clause).to_be_focused()


def test_the_table_of_the_focus_marks_what_decided(come: Come) -> None:
    page = opened(come, ROOM).page
    rows = page.locator('[data-region="why"] tbody tr')
    expect(rows).to_have_count(3)
    assert rows.nth(0).locator("td").all_inner_texts() == ["0", "0", "4", "20"]
    assert rows.nth(0).locator("td.dec").all_inner_texts() == ["4"]
    assert rows.nth(1).locator("td.lost").all_inner_texts() == ["5"]
    expect(rows.nth(2)).to_contain_text("out of the question")


def test_the_explanation_is_the_engines_on_twenty_boards(come: Come) -> None:
    page = opened(come).page
    words = words_in("en", strict=True)
    for seed in turn_of(range(5800, 5820), 4):
        board = random_board(seed)
        found = study(board).advised
        told = Advised(*(getattr(found, name) for name in Advised.__struct_fields__))
        read_in(page, board)
        expected = [sentence(words, reason, told) for reason in told.explanation]
        expect(page.locator(".step .words")).to_have_text(expected)
        clauses = page.locator(".steps [data-clause]")
        assert [one.get_attribute("data-clause") for one in clauses.all()] == [
            reason.clause for reason in told.explanation
        ]
        assert page.locator(".result").count() == (
            len(told.results) if len(told.results) > 1 else 0
        )


def drawn(guest: Guest, what: str, read: str, expected: list[str]) -> Any:
    """What is read of the map. The board before may have as many: its advice stays until the answer
    is here, and that is waited for."""
    found = guest.page.locator(what)
    expect(found).to_have_count(len(expected))
    any(guest.soon(lambda: found.evaluate_all(read) == expected) for _ in range(30))
    return found.evaluate_all(read)


def test_reach_and_sight_are_the_engines_on_fifty_boards(come: Come) -> None:
    guest = opened(come)
    page = guest.page
    places = "all => all.map(one => one.dataset.at).sort()"
    costs = (
        "all => all.map(one => `${one.dataset.at}: ${one.nextElementSibling.textContent}`).sort()"
    )
    reach, sight = (
        page.get_by_role("button", name=name, exact=True) for name in ("Reach", "Sight")
    )
    for seed in turn_of(range(5700, 5750), 5):
        board = random_board(seed)
        own = study(board)
        read_in(page, board)
        reach.click()
        expected = sorted(f"{one.at[0]},{one.at[1]}: {one.points}" for one in own.reach)
        assert drawn(guest, "path.reach", costs, expected) == expected
        sight.click()
        for name in ("seen", "unseen"):
            hexes = sorted(f"{q},{r}" for q, r in getattr(own.sight, name))
            assert drawn(guest, f"path.{name}", places, hexes) == hexes
        sight.click()


def test_what_is_wrong_with_a_file_is_said_with_board_and_field(come: Come) -> None:
    page = opened(come, lang="cs").page
    good = {
        "hexes": [[0, 0]],
        "enemies": [],
        "monster": {"at": [0, 0], "move": 1, "range": 0, "targets": 1},
    }
    page.get_by_role("button", name="Import, export…").click()
    page.locator("#paste").fill(json.dumps([good, {**good, "allies": [[0, 0]]}]))
    page.get_by_role("button", name="Přečíst").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("Plán 2, allies[0]:")
    page.locator("#paste").fill(json.dumps([good, {**good, "name": "Druhý"}]))
    page.get_by_role("button", name="Přečíst").click()
    page.get_by_role("button", name="Plán 2: Druhý").click()
    expect(page.locator(".board-name")).to_have_text("Druhý")


def test_the_exported_json_is_a_board_of_the_command(come: Come) -> None:
    page = opened(come, ROOM).page
    page.get_by_role("button", name="Import, export…").click()
    raw = json.loads(page.locator("#out").input_value())
    entry = board_file.entry(raw)
    assert entry.title == "Hall"
    assert entry.monster.area is not None
    assert board_file.board(entry).monster.targets == 2
    assert entry.enemies[2].invisible


def test_the_card_and_the_pattern_are_set_by_hand(come: Come) -> None:
    page = opened(come, "#g=0,0,7,f14&m=0,0&c=0,0,1&e=2,0,20;3,0,30").page
    expect(page.locator('[data-region="result"]')).to_contain_text("attacks nobody")
    page.get_by_label("Area").select_option("melee")
    page.locator('[data-area="1,0"]').click()
    page.locator('[data-area="1,0"]').press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator('[data-region="result"]')).to_have_text(
        "The monster stays where it is and attacks A."
    )
    page.get_by_text("Known patterns").click()
    page.get_by_role("button", name="M-line3").click()
    expect(page.locator('[data-region="result"]')).to_contain_text("attacks A, B")
    page.get_by_role("button", name="disarmed").click()
    expect(page.locator('[data-region="result"]')).to_contain_text("attacks nobody")
    page.get_by_role("spinbutton", name="Initiative of B").fill("5")
    page.get_by_role("spinbutton", name="Initiative of B").press("Enter")
    page.wait_for_url("**e=2,0,20;3,0,5*")


def test_an_address_restores_the_board_in_another_language(come: Come) -> None:
    first = opened(come, ROOM)
    expect(first.page.locator('[data-region="focus"]')).to_have_text("Focus: A")
    first.context.grant_permissions(["clipboard-read", "clipboard-write"])
    first.page.get_by_role("button", name="Copy link").click()
    first.see("Link copied")
    link = first.page.evaluate("navigator.clipboard.readText()")
    second = come(lang="cs")
    second.page.goto(link)
    expect(second.page.locator('[data-region="focus"]')).to_have_text("Zaměřený nepřítel: A")
    names = "all => all.map(one => one.dataset.target).sort()"
    cells = [
        one.page.locator("#map .cell:not(.empty)").evaluate_all(names) for one in (first, second)
    ]
    assert cells[0] == cells[1]
    second.page.reload()
    expect(second.page.locator('[data-region="focus"]')).to_have_text("Zaměřený nepřítel: A")
    english = ["Focus", "Floor", "Move", "Why", "Sight", "monster", "Copy"]
    assert not [word for word in english if word in second.text()]
    second.page.get_by_role("button", name="English").click()
    expect(second.page.locator('[data-region="focus"]')).to_have_text("Focus: A")
    second.see("Whom it focuses on")


@pytest.mark.parametrize(
    ("fragment", "words"),
    [
        ("#g=0,0,2,zz", "The address does not hold a whole board"),
        (f"#g=0,0,9,{'f' * 9000}", "The address is too long"),
    ],
    ids=["broken", "long"],
)
def test_an_address_without_a_board_says_so_and_gives_an_empty_one(
    come: Come, fragment: str, words: str
) -> None:
    guest = opened(come, fragment)
    guest.see(words)
    assert guest.page.locator("#map .cell:not(.empty)").count() == 0


def test_a_finger_draws_pans_and_reads_on_a_phone(come: Come) -> None:
    guest = opened(come, TIE, width=390, height=844, lang="cs", is_mobile=True)
    page = guest.page
    expect(page.locator('[data-region="focus"]')).to_have_text("Zaměřený nepřítel: A")
    navigation = page.get_by_role("navigation")
    navigation.get_by_role("button", name="Kreslit").tap()
    page.get_by_role("radio", name="Past").tap()
    hex_at(page, "1,0").tap()
    expect(hex_at(page, "1,0")).to_have_attribute("aria-label", "východně od nestvůry, past")
    before = page.locator("#map").get_attribute("viewBox")
    page.get_by_role("button", name="Přiblížit").tap()
    assert page.locator("#map").get_attribute("viewBox") != before
    navigation.get_by_role("button", name="Proč").tap()
    page.locator(".step").nth(2).tap()
    expect(page.locator('path.lit[data-at="3,1"]')).to_be_attached()
    wide = hex_at(page, "0,0").locator(".hit").bounding_box()
    assert wide is not None
    assert wide["width"] >= 44


# By language: the sizes, which of them are dark, and how large the type is.
LOOKS = {
    "en": [((1440, 900), False, 100), ((390, 844), True, 100)],
    "cs": [
        ((1440, 900), True, 100),
        ((390, 844), False, 100),
        ((1024, 768), False, 100),
        ((320, 640), False, 100),
        ((640, 900), False, 200),
    ],
}


@pytest.mark.parametrize("lang", list(LOOKS))
def test_every_look_is_accessible_and_fits(
    come: Come, shot: Callable[[Guest, str], None], lang: str
) -> None:
    guest = opened(come, ROOM, lang=lang)
    page = guest.page
    expect(page.locator('[data-region="focus"]')).to_contain_text(": A")
    for (width, height), dark, text in LOOKS[lang]:
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("size => { document.documentElement.style.fontSize = `${size}%` }", text)
        guest.rest()
        shot(guest, f"advisor-{lang}-{width}-{'dark' if dark else 'light'}-{text}")
        fitting(guest)


def fitting(guest: Guest) -> None:
    """The whole page, and what opens on it where it is narrow."""
    page = guest.page
    tabs = page.get_by_role("navigation").get_by_role("button")
    assert guest.fits()
    assert guest.audit() == []
    for tab in range(tabs.count()):
        tabs.nth(tab).click()
        assert guest.fits()
        assert guest.audit() == []
    names = "all => all.map(one => one.getAttribute('aria-label'))"
    for told in page.locator("#map .cell").evaluate_all(names):
        assert not re.match(r"-?\d+, ?-?\d", told), "places are no coordinates"
    nameless = "all => all.filter(one => !one.getAttribute('aria-label')).length"
    assert page.locator("[data-target]").evaluate_all(nameless) == 0
    small = """() => [...document.querySelectorAll('#map text')].filter(one => {
        const size = parseFloat(getComputedStyle(one).fontSize);
        return size * one.getScreenCTM().a < 11.9;
    }).length"""
    assert page.evaluate(small) == 0


@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_the_dialogs_are_accessible(come: Come, lang: str) -> None:
    guest = opened(come, ROOM, lang=lang)
    for n in range(2):
        guest.page.locator(".bar .btn").nth(n).click()
        guest.page.wait_for_selector("dialog[open]")
        assert guest.audit() == []
        guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("F1")
    assert guest.audit() == []


def test_nothing_moves_where_less_motion_is_wanted(come: Come) -> None:
    page = opened(come, ROOM, reduced_motion="reduce").page
    page.keyboard.press("c")
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert page.evaluate(moving) == 0


def test_the_sprite_of_gloomhaven_is_loaded_with_this_page_only(come: Come) -> None:
    asked: list[str] = []
    guest = come()
    guest.page.on("request", lambda request: asked.append(request.url))
    guest.go()
    guest.page.wait_for_selector(".gc")
    guest.page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "glyphs-b" in url or "Advisor-" in url]
    guest.page.get_by_role("link", name="Open the advisor").click()
    guest.page.wait_for_selector("#map .cell")
    guest.until(lambda: any("glyphs-b" in url for url in asked), "for the sprite")
