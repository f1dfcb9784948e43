"""The board of Tales of Glory: ghosts, the bill, why not, and a story that stays in view."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from druzina import games
from druzina.core.match import Match
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.moments import moment
from tests.conformance.budget import turn_of

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}
MAP = '[data-region="board"] .map'
SIZES = [(1440, 900), (390, 844)]

# Every text inside a drawing that is smaller on the screen than 12 pixels.
SMALL = """() => [...document.querySelectorAll('[data-region="board"] svg text')].flatMap(text => {
  if (!text.getBoundingClientRect().width) return [];
  const at = text.getScreenCTM();
  const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(at.a, at.b);
  return size < 11.95 ? [`${text.textContent}: ${size.toFixed(1)}`] : [];
})"""

# Open targets of board and tray that are smaller than a finger or a pointer needs.
TIGHT = """least => [...document.querySelectorAll(
  '[data-region="board"] [data-state="open"], [data-region="tray"] [data-state="open"]')]
  .flatMap(one => {
    const box = one.getBoundingClientRect();
    const fits = box.width >= least && box.height >= least;
    return fits || !box.width ? [] : [`${one.dataset.target} ${box.width}x${box.height}`];
  })"""

NAMELESS = """() => [...document.querySelectorAll(
  '[data-region="board"] [data-target], [data-region="tray"] [data-target]')]
  .filter(one => !(one.getAttribute('aria-label') || one.textContent).trim())
  .map(one => one.outerHTML.slice(0, 120))"""

OUTSIDE = """selector => {
  const room = document.querySelector(selector).getBoundingClientRect();
  return [...document.querySelectorAll(`${selector} [data-target^="tile:"]`)].flatMap(one => {
    const box = one.getBoundingClientRect();
    const inside = box.left >= room.left && box.right <= room.right
      && box.top >= room.top && box.bottom <= room.bottom;
    return inside ? [] : [one.dataset.target];
  });
}"""


def pennies(player: Any) -> dict[str, int]:
    goods = ("glory", "gold", "potions", "combat", "magic")
    return {good: player[good] for good in goods}


# Positions


def hunted(house: House, tile: str, wild: bool, fits: Callable[[Any], bool]) -> Any:
    """A table at the moment when seat 0 has taken this tile and is asked what to do with it.

    Games of chance are played until one comes to it; seat 0 picks the tile when it lies right and
    `fits` the player's goods. The game is then played to its end and forked at that step.
    """
    game = games.find("tales_of_glory")
    options = game.read_options({"seats": 2, "mode": "basic", "start": "0"})
    for seed in range(400):
        match, luck, step = Match.new(game, options, seed), random.Random(seed), -1
        while match.outcome is None:
            seat = match.questions()[0].seat
            asked = match.asked(seat)
            assert asked is not None
            texts = [one.text for one in asked.offered]
            view: Any = match.view(0)
            me = view.players[0]
            lies = [s.slot for s in view.display if s.tile == tile and s.wilderness == wild]
            if step < 0 and seat == 0 and fits(me):
                if asked.kind == "Pick" and lies:
                    texts = [f"pick {lies[0]}"]
                elif me.taken == tile and wild == view.display[me.slot - 1].wilderness:
                    step = match.length if "lay" in texts else step
            match.play(seat, luck.choice(texts))
        if step >= 0:
            return forked(house, match, step)
    raise AssertionError(f"no game comes to {tile}")


def forked(house: House, match: Any, step: int) -> Any:
    table = house.post("/records", msgspec.to_builtins(match.record))
    wanted = {"step": step, "luck": "same", "seat": 0, "name": "Ana", "level": "apprentice"}
    return house.post(f"/tables/{table['id']}/fork", wanted)


def seated(come: Come, house: House, **more: Any) -> Guest:
    guest = come(**more).sit(house.open(ME, BOT, seed=7), 0)
    guest.asked()
    return guest


# Reading the board


def _open_are(guest: Guest, legal: set[str]) -> bool:
    return cells(guest, '[data-state="open"]') == legal


def cells(guest: Guest, which: str) -> set[str]:
    found = guest.page.locator(f'{MAP} [data-target^="cell:"]{which}').all()
    return {str(one.get_attribute("data-target")) for one in found}


def haunted(guest: Guest) -> set[str]:
    """The cells with a ghost, once all have come."""
    seen: list[set[str]] = []

    def settled() -> bool:
        seen.append(cells(guest, '[data-ghost="legal"]'))
        return len(seen) > 6 and bool(seen[-1]) and seen[-1] == seen[-6]

    guest.until(settled, "for ghosts")
    return seen[-1]


def bill(guest: Guest) -> dict[str, str]:
    lines = guest.page.locator("[data-bill] [data-line]").all()
    words = {str(one.get_attribute("data-line")): one.inner_text() for one in lines}
    return {key: re.sub(r"\s+", " ", text) for key, text in words.items()}


def left(guest: Guest) -> tuple[int, int]:
    gold, potions = (
        int(guest.page.locator(f'[data-left="{good}"]').inner_text())
        for good in ("gold", "potions")
    )
    return gold, potions


def still(guest: Guest) -> None:
    """The hand lies where nothing is pointed at."""
    guest.page.mouse.move(4, 4)


def press(guest: Guest, target: str, region: str = "board") -> None:
    guest.page.locator(f'[data-region="{region}"] [data-target="{target}"]').first.click()


def take(guest: Guest, number: int = 1) -> Any:
    """Answers by the first option until a tile may be laid."""
    while True:
        asked = guest.asked()
        if any(one["choice"] == "lay" for one in asked["options"]):
            return asked
        guest.page.keyboard.press(str(number))
        guest.settle(asked["number"])


# Tests


@pytest.mark.ux(17, 49)
def test_ghosts_are_the_legal_cells(come: Come, house: House) -> None:
    """Before the cell is asked for as after it; and every choice is marked."""
    guest = seated(come, house)
    for _ in range(3):
        asked = take(guest)
        still(guest)
        before = haunted(guest)
        assert {one["targets"][0] for one in asked["options"]} <= {
            str(one.get_attribute("data-target"))
            for one in guest.page.locator(':is(#board, #tray) [data-state="open"]').all()
        }
        press(guest, "option:lay")
        guest.settle(asked["number"])
        if len(before) == 1:
            continue  # a cell that is the only one is not asked for
        now = guest.asked()
        while now["kind"] == "PaySurcharge":
            press(guest, "pay:gold", "tray")
            guest.gone(now["number"])
            now = guest.asked()
        legal = {target for one in now["options"] for target in one["targets"]}
        guest.until(partial(_open_are, guest, legal), "for cells")
        assert before == legal
        guest.page.keyboard.press("1")
        guest.settle(now["number"])


@pytest.mark.ux(20, 50)
def test_a_refused_cell_says_why(come: Come, house: House) -> None:
    """TOG-PLC-04, -05: the reason, and a clause that there is in the rules."""
    guest = seated(come, house)
    while True:
        asked = take(guest)
        press(guest, "option:lay")
        guest.settle(asked["number"])
        still(guest)
        asked = guest.asked()
        guest.crossings()
        guest.rest()
        if asked["kind"] == "PlaceTile" and cells(guest, '[data-state="greyed"]'):
            break
        guest.page.keyboard.press("1")
        guest.settle(asked["number"])
    grey = guest.page.locator(f'{MAP} [data-state="greyed"]').first
    clause = str(grey.get_attribute("data-clause"))
    assert clause in ("TOG-PLC-04", "TOG-PLC-05")
    assert grey.get_attribute("aria-disabled") == "true"
    before = guest.state["view"]
    grey.click(force=True)  # aria-disabled, yet it can be asked why
    why = guest.page.locator('[data-region="why"]')
    why.wait_for()
    assert why.get_attribute("data-clause") == clause
    assert guest.state["view"] == before
    assert house.get(f"/rules/clauses/{clause}")["id"] == clause


@pytest.mark.ux(49)
def test_the_bill_tells_a_payment_like_ex_04(come: Come, house: House) -> None:
    """A price in gold, one missing point of combat, and the wilderness: the events say the same."""
    opened = hunted(
        house, "E3-15", True, lambda me: me.combat == 2 and me.gold >= 3 and me.potions >= 2
    )
    guest = come().sit(opened, 0)
    guest.asked("LayOrDiscard")
    me = guest.state["view"]["players"][0]
    guest.until(lambda: "wilderness" in bill(guest), "for the bill")
    assert bill(guest)["combat"].startswith("3 you have 2")
    assert bill(guest)["combat"].endswith("−1")
    assert bill(guest)["gold"].startswith("2 you have")
    assert bill(guest)["gold"].endswith("−2")
    assert guest.page.locator("[data-left]").count() == 0, "nobody has said how to pay yet"
    press(guest, "pay:gold", "tray")
    guest.until(lambda: guest.page.locator("[data-left]").count() > 0, "for what is left")
    assert left(guest) == (me["gold"] - 3, me["potions"] - 1)
    press(guest, "pay:potions", "tray")
    guest.until(lambda: left(guest) == (me["gold"] - 2, me["potions"] - 2), "for the other way")
    still(guest)
    cell = min(haunted(guest))
    number = guest.state["asked"]["number"]
    press(guest, cell)
    guest.settle(number)
    told = [line["words"] for state in guest.states for line in state["lines"]]
    assert any("pay 2\xa0gold and 2\xa0potions for Blade of Legends" in line for line in told)


@pytest.mark.ux(49)
def test_the_bill_tells_a_payment_like_ex_13(come: Come, house: House) -> None:
    """Two skills fall short; potions cover exactly what is missing."""
    opened = hunted(
        house,
        "E2-03",
        False,
        lambda me: me.combat < 3 and me.magic < 2 and me.potions >= 5 - me.combat - me.magic,
    )
    guest = come().sit(opened, 0)
    guest.asked("LayOrDiscard")
    me = guest.state["view"]["players"][0]
    short = 3 - me["combat"], 2 - me["magic"]
    guest.until(lambda: "magic" in bill(guest), "for the bill")
    assert bill(guest)["combat"].startswith(f"3 you have {me['combat']}")
    assert bill(guest)["combat"].endswith(f"−{short[0]}")
    assert bill(guest)["magic"].startswith(f"2 you have {me['magic']}")
    assert bill(guest)["magic"].endswith(f"−{short[1]}")
    assert left(guest) == (me["gold"], me["potions"] - sum(short))
    number = guest.state["asked"]["number"]
    press(guest, "option:lay")
    guest.settle(number)
    told = [line["words"] for state in guest.states for line in state["lines"]]
    assert any(f"pay {sum(short)}\xa0potion" in line and "Basilisk" in line for line in told)


@pytest.mark.parametrize(("lang", "key"), turn_of([("en", "key"), ("cs", "klíč")], 2))
def test_the_preview_of_a_discard_names_the_key(
    come: Come, house: House, lang: str, key: str
) -> None:
    """With more than one closed chest the key waits for its chest; it is gained all the same."""
    guest = seated(come, house, lang=lang)
    take(guest)
    guest.page.locator('[data-region="tray"] [data-target="option:discard"]').hover()
    told = guest.page.locator('[data-region="prompt"] [data-preview] b')
    guest.until(lambda: told.count() > 0 and key in told.inner_text(), "for the key")


@pytest.mark.ux(24, 49)
def test_what_a_ghost_promises_happens(come: Come, house: House) -> None:
    """The tray's differences under a ghost are those of the goods after it."""
    guest = seated(come, house)
    asked = take(guest)
    still(guest)
    cell = min(haunted(guest))
    before = pennies(guest.state["view"]["players"][0])
    guest.page.locator(f'{MAP} [data-target="{cell}"]').hover()
    shown = guest.page.locator('[data-region="tray"] [data-good] small')
    guest.until(lambda: any("+" in text or "−" in text for text in shown.all_inner_texts()))
    texts = [text.replace("−", "-") for text in shown.all_inner_texts()]
    promised = [int(text) if re.fullmatch(r"[+-]\d+", text) else 0 for text in texts]
    press(guest, cell)
    guest.settle(asked["number"])
    then = next(
        state["view"]["players"][0]
        for state in guest.states
        if any(
            line["key"] == "event-lays" and "seat:0" in line["targets"] for line in state["lines"]
        )
    )
    after = pennies(then)
    assert [after[good] - before[good] for good in before] == promised


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.ux(8, 10, 50)
def test_the_story_stays_in_view_and_readable(
    come: Come, house: House, width: int, height: int
) -> None:
    """After a tile in each direction; no type below 12 pixels, no target below a finger's size."""
    guest = seated(come, house, width=width, height=height)
    ways: list[Callable[[tuple[int, int]], int]] = [
        lambda at: at[1],
        lambda at: at[0],
        lambda at: -at[1],
        lambda at: -at[0],
    ]
    for way in ways:
        asked = take(guest)
        still(guest)
        parted = {cell: cell[5:].split(",") for cell in haunted(guest)}
        spots = {cell: (int(x), int(y)) for cell, (x, y) in parted.items()}
        assert guest.page.evaluate(SMALL) == []
        assert guest.page.evaluate(TIGHT, 28 if width > 600 else 44) == []
        assert guest.page.evaluate(NAMELESS) == []
        _, farthest = max((way(spot), name) for name, spot in spots.items())
        press(guest, farthest)
        guest.settle(asked["number"])
        still(guest)
        guest.rest()
        assert guest.page.evaluate(OUTSIDE, MAP) == []


@pytest.mark.ux(19)
def test_nobody_moves_what_the_hand_points_at(come: Come, house: House) -> None:
    """The words above may grow with a preview: the cell stays under the hand."""
    guest = seated(come, house)
    take(guest)
    still(guest)
    cell = min(haunted(guest))
    piece = guest.page.locator(f'{MAP} [data-target="{cell}"] .hit')
    before = piece.bounding_box()
    piece.hover()
    expect(guest.page.locator('[data-region="prompt"] [data-preview]')).to_be_visible()
    guest.rest()
    after = piece.bounding_box()
    assert before
    assert after
    assert abs(before["x"] - after["x"]) < 2
    assert abs(before["y"] - after["y"]) < 2


def test_another_seats_story_is_enlarged_and_back(come: Come, house: House) -> None:
    guest = seated(come, house)
    guest.page.get_by_role("button", name=re.compile("^Enlarge the story")).first.click()
    back = guest.page.get_by_role("button", name="Back to your story")
    back.wait_for()
    hero = guest.state["view"]["players"][1]["story"][0]["tile"]
    assert guest.page.locator(f'{MAP} [data-target="tile:{hero}"]').count() == 1
    back.click()
    mine = guest.state["view"]["players"][0]["story"][0]["tile"]
    assert guest.page.locator(f'{MAP} [data-target="tile:{mine}"]').count() == 1


def test_a_cell_asks_how_to_pay_for_the_wilderness(come: Come, house: House) -> None:
    """Where both could pay and neither was chosen, the cell opens a menu of the two."""
    opened = hunted(house, "E3-15", True, lambda me: me.gold >= 3 and me.potions >= 4)
    guest = come().sit(opened, 0)
    asked = guest.asked("LayOrDiscard")
    me = guest.state["view"]["players"][0]
    still(guest)
    press(guest, min(haunted(guest)))
    menu = guest.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem", name="Pay the wilderness: 1 gold")).to_be_visible()
    menu.get_by_role("menuitem", name="Pay the wilderness: 1 potion").click()
    guest.settle(asked["number"])
    told = [line["words"] for state in guest.states for line in state["lines"]]
    potions = max(0, 3 - me["combat"]) + 1
    paid = f"You pay 2\xa0gold and {potions}\xa0potion"
    assert any(line.startswith(paid) and "Blade of Legends" in line for line in told)


def drag(guest: Guest, piece: str, cell: str) -> None:
    """From the middle of the piece to that of the cell, by the mouse alone."""
    guest.rest()
    for number, selector in enumerate((piece, f'{MAP} [data-target="{cell}"] .hit')):
        box = guest.page.locator(selector).first.bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        guest.page.mouse.move(*middle, steps=8)
        if number == 0:
            guest.page.mouse.down()
            guest.page.mouse.move(middle[0] - 20, middle[1] - 20, steps=4)
            haunted(guest)
            guest.rest()


@pytest.mark.ux(16)
def test_the_tile_in_hand_is_dragged_to_its_cell(come: Come, house: House) -> None:
    guest = seated(come, house)
    asked = take(guest)
    still(guest)
    cell = min(haunted(guest))
    piece = '[data-region="board"] [data-target="option:lay"]'
    before = guest.state["view"]["players"][0]
    drag(guest, piece, cell)
    expect(guest.page.locator(".carried")).to_be_visible()
    guest.page.mouse.move(4, 4)
    guest.page.mouse.up()
    expect(guest.page.locator(".carried")).to_have_count(0)
    assert guest.state["asked"]["number"] == asked["number"], "let go elsewhere: nothing happens"
    drag(guest, piece, cell)
    guest.page.mouse.up()
    guest.settle(asked["number"])
    laid = [one for one in guest.states if one["view"]["players"][0]["story"] != before["story"]]
    x, y = cell[5:].split(",")
    tile = next(
        one for one in laid[0]["view"]["players"][0]["story"] if one["tile"] == before["taken"]
    )
    assert (tile["x"], tile["y"]) == (int(x), int(y))


# Puts a name on every slot; those that are cut, broken inside a word or covered by a mark.
COVERED = """names => names.filter(name => {
  const wrong = [...document.querySelectorAll('.slot')].filter(slot => {
    const shown = slot.querySelector('.nm');
    shown.textContent = name;
    slot.classList.toggle('wordy', name.length > 22);
    const text = shown.firstChild;
    const boxes = (from, to) => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()];
    };
    let at = 0;
    const broken = name.split(/[ -]/).some(word => {
      const start = at;
      at += word.length + 1;
      return boxes(start, start + word.length).length > 1;
    });
    const covered = [...slot.querySelectorAll('.look, .leave')].some(mark => {
      const box = mark.getBoundingClientRect();
      return boxes(0, name.length).some(line => line.right > box.left + 1
        && line.left < box.right - 1 && line.bottom > box.top + 4 && line.top < box.bottom - 4);
    });
    return broken || covered || shown.scrollHeight > shown.clientHeight + 1;
  });
  return wrong.length > 0;
})"""


@pytest.mark.parametrize(
    ("lang", "seats"), turn_of([("cs", 3), ("cs", 5), ("en", 5), ("en", 3)], 2)
)
def test_no_mark_covers_the_name_of_a_tile_on_display(
    come: Come, house: House, lang: str, seats: int
) -> None:
    things = house.get(f"/games/tales_of_glory/content?lang={lang}")["things"].values()
    names = [one["name"] for one in things if one["deck"].startswith("era")]
    guest = come(lang=lang).sit(house.open(ME, *[BOT] * (seats - 1), seed=7), 0)
    guest.asked("Pick")
    expect(guest.page.locator(".slot .look").first).to_be_visible()
    assert len(names) == 53
    assert guest.page.evaluate(COVERED, names) == []


@pytest.mark.ux(16)
@pytest.mark.parametrize("by", ["drag", "taps"])
def test_a_quest_is_a_piece_like_the_tile(come: Come, house: House, by: str) -> None:
    """Dragged from the tray, or tapped and then its cell; what is laid in a turn is numbered."""

    def payable(match: Match[Any]) -> bool:
        asked = match.asked(0)
        texts = [one.text for one in asked.offered] if asked else []
        return "lay" in texts and any(text.startswith("quest ") for text in texts)

    opened = moment(house, "tales_of_glory", {"seats": 2, "mode": "experienced"}, payable)
    guest = come(width=1600).sit(opened, 0)
    asked = guest.asked("LayWithQuests")
    choice = next(one for one in asked["options"] if one["choice"].startswith("quest "))
    quest = choice["targets"][0].partition(":")[2]
    piece = f'[data-region="tray"] [data-target="quest:{quest}"]'
    still(guest)
    guest.rest()
    if by == "drag":
        box = guest.page.locator(piece).bounding_box()
        assert box
        guest.page.mouse.move(box["x"] + 20, box["y"] + 20)
        guest.page.mouse.down()
        guest.page.mouse.move(box["x"], box["y"] - 30, steps=5)
        cell = min(haunted(guest))
        guest.rest()
        for steps in (8, 2):  # the second time where it came to rest
            target = guest.page.locator(f'{MAP} [data-target="{cell}"] .hit').bounding_box()
            assert target
            guest.page.mouse.move(target["x"] + 20, target["y"] + 20, steps=steps)
            guest.rest()
        guest.page.mouse.up()
        guest.settle(asked["number"])
    else:
        guest.page.locator(piece).click()
        guest.settle(asked["number"])
        now = guest.asked()
        if now["kind"] == "PlaceTile":
            still(guest)
            press(guest, now["options"][0]["targets"][0])
            guest.settle(now["number"])
    guest.until(lambda: any(one["tile"] == quest for one in story(guest)), "for the quest")
    guest.asked("LayOrDiscard" if not guest.state["view"]["quests"] else "")
    number = guest.page.locator(f'{MAP} g:has(> [data-target="tile:{quest}"]) .nth')
    expect(number).to_have_text("1")


def story(guest: Guest) -> list[Any]:
    return list(guest.state["view"]["players"][0]["story"])


def test_cells_are_named_by_what_lies_beside_them(come: Come, house: House) -> None:
    guest = seated(come, house)
    take(guest)
    still(guest)
    haunted(guest)
    cells = guest.page.locator(f'{MAP} [data-target^="cell:"]').all()
    names = [str(one.get_attribute("aria-label")) for one in cells]
    assert names
    assert any(re.search(r"(north|south|east|west) of", name) for name in names), names
    assert not [name for name in names if re.search(r"[-−]?\d+,\s*[-−]?\d", name)], names


def test_an_option_line_that_is_pointed_at_shows_its_cell(come: Come, house: House) -> None:
    """The tile is seen lying there, and nowhere else."""
    guest = seated(come, house)
    asked = take(guest)
    press(guest, "option:lay")
    guest.settle(asked["number"])
    options = guest.reach("PlaceTile")["options"]
    guest.open_options()
    for option in options[:3]:
        guest.page.locator(f'[data-option="{option["choice"]}"]').hover()
        for one in options:
            cell = f'g:has(> [data-target="{one["targets"][0]}"])'
            drawn = guest.page.locator(f"{MAP} {cell} > .art .laid")
            expect(drawn).to_have_count(1 if one is option else 0)


@pytest.mark.parametrize("lang", turn_of(["en", "cs"], 2))
def test_a_cell_that_takes_no_tile_says_so_in_words(come: Come, house: House, lang: str) -> None:
    guest = seated(come, house, lang=lang)
    for _ in range(12):
        asked = take(guest)
        press(guest, "option:lay")
        guest.settle(asked["number"])
        asked = guest.reach("PlaceTile")
        guest.rest()
        if cells(guest, '[data-state="greyed"]'):
            break
        guest.answer(1)
    told = guest.page.locator(f"{MAP} text.against").all_text_contents()
    assert told
    assert not [one for one in told if re.search(r"[A-Z]{3}-\d\d", one)], "no bare clause"


NAMED = """() => {
  const chests = [...document.querySelectorAll('.map [data-target^="chest:"] .hit')];
  const boxes = chests.map(one => one.getBoundingClientRect());
  return [...document.querySelectorAll('.map text.name')].filter(one => {
    const at = one.getBBox ? one.getBoundingClientRect() : null;
    const middle = at.top + at.height * 0.6;
    return boxes.some(box => box.left < at.right && box.right > at.left
      && box.top < middle && box.bottom > at.top);
  }).map(one => one.textContent);
}"""


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_chests_to_choose_from_leave_the_names_readable(
    come: Come, house: House, width: int, height: int
) -> None:
    guest = seated(come, house, width=width, height=height)
    for _ in range(40):
        asked = guest.asked()
        if asked["kind"] == "OpenChest":
            break
        texts = [one["choice"] for one in asked["options"]]
        guest.answer(texts.index("discard") + 1 if "discard" in texts else 1)
    guest.asked("OpenChest")
    guest.rest()
    assert guest.page.evaluate(NAMED) == []
