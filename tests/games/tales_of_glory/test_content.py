"""The tiles: as the specification's tables have them, and what the box holds (TOG-COM)."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from druzina import rulebook
from druzina.core import Match, Problem, Refusal
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.content import (
    DECKS,
    Cost,
    Gains,
    Item,
    Kind,
    Side,
    Tile,
    TileType,
    all_gains,
    load,
)
from druzina.games.tales_of_glory.model import Tale, cell
from druzina.games.tales_of_glory.rules.ending import score_majorities
from druzina.games.tales_of_glory.rules.multipliers import count
from druzina.games.tales_of_glory.rules.preparing import LEAVING
from druzina.games.tales_of_glory.rules.rewards import (
    closed_chests,
    gain,
    open_chest,
    take_start_token,
)
from druzina.games.tales_of_glory.rules.setup import set_up
from druzina.games.tales_of_glory.rules.taking import Pick
from druzina.games.tales_of_glory.view import SeenTale
from tests.games.tales_of_glory.content_copies import a_copy, add, refused, remove, told

CONTENT = load()
PAGE = rulebook.page("tales_of_glory")
BOX = {"era1": 18, "era2": 20, "era3": 15, "quests": 16, "heroes": 5}


# The tables of the specification, read with its own notation

LETTERS: dict[str, Kind] = {
    "G": "gold",
    "P": "potions",
    "C": "combat",
    "M": "magic",
    "V": "glory",
    "K": "key",
    "S": "start",
}
SETS = {"set of 3 G": "gold set", "set of 3 P": "potion set"}
FILES = {"E1": "era1", "E2": "era2", "E3": "era3", "Q": "quests"}


def rows() -> list[list[str]]:
    lines = re.findall(r"^\| ((?:H\d|E\d-\d\d|Q-\d\d) \|.*) \|$", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def parts(text: str) -> Gains:
    """2 C + 1 K; S stands alone."""
    found = [part.split() for part in text.strip("() ").split(" + ")] if text != "–" else []
    return tuple((LETTERS[part[-1]], int(part[0]) if len(part) > 1 else 1) for part in found)


def items(text: str) -> tuple[Item, ...]:
    return tuple(item(part) for part in text.split("; ")) if text != "–" else ()


def item(text: str) -> Item:
    at_end = text.startswith("end: ")
    gains, _, times = text.removeprefix("end: ").partition(" × ")
    return Item(parts(gains), SETS.get(times, times), at_end)


def side(text: str) -> Side | None:
    if text in ("–", "o", "k"):
        return None if text == "–" else Side(half_key=text == "k")
    gains, _, wanted = text.partition(" if ")
    return Side(gains=parts(gains), wanted=wanted)


def chests(*texts: str) -> tuple[Gains, ...]:
    return tuple(parts(chest) for text in texts for chest in text.split(" / ") if chest != "–")


def in_table(number: int, row: list[str]) -> Tile:
    """The tile that a row describes."""
    id_, deck = row[0], FILES.get(row[0].partition("-")[0], "heroes")
    if deck == "heroes":
        _, name, reward, first, second, *sides = row
        kind, cost, inside = "hero", "free", chests(first, second)
    else:
        _, kind, name, cost, reward, chest, *sides, _net = row
        inside = chests(chest)
    english, czech = name.split(" / ")
    return Tile(
        number=number,
        id=id_,
        deck=deck,
        type=msgspec.convert(kind, TileType),
        name={"en": english, "cs": czech},
        cost=Cost(**dict(parts("–" if cost == "free" else cost))),
        items=items(reward),
        chests=inside,
        sides=tuple(side(text) for text in sides),
        source="rulebook" if id_ == "H2" else "original",
    )


def test_the_tables_have_all_tiles() -> None:
    assert len(rows()) == 74
    assert [row[0] for row in rows()] == [tile.id for tile in CONTENT.tiles]


@pytest.mark.parametrize("number", range(74), ids=lambda number: CONTENT.tiles[number].id)
def test_a_tile_is_as_its_table_says(number: int) -> None:
    assert CONTENT.tiles[number] == in_table(number, rows()[number])


# What the box holds


def a_tale(seats: int, **options: object) -> Tale:
    given = GAME.read_options({"seats": seats, **options})
    return set_up(given, CONTENT, luck=7)


@pytest.mark.clause("TOG-COM-01")
@pytest.mark.parametrize(("seats", "slots"), [(2, 6), (3, 6), (4, 8), (5, 8)])
def test_the_board_has_six_slots_or_eight(seats: int, slots: int) -> None:
    assert len(a_tale(seats).display) == slots


@pytest.mark.clause("TOG-COM-02", "TOG-CNT-01")
def test_the_tiles_are_divided_into_five_decks() -> None:
    assert {deck: len(CONTENT.deck(deck)) for deck in DECKS} == BOX
    assert len(CONTENT.tiles) == sum(BOX.values()) == 74


@pytest.mark.clause("TOG-COM-03")
def test_there_are_five_heroes_and_no_set_has_fewer(tmp_path: Path) -> None:
    heroes = {CONTENT.tiles[hero].name["en"] for hero in CONTENT.deck("heroes")}
    assert heroes == {"Paladin", "Shaman", "Barbarian", "Thief", "Mage"}
    folder = a_copy(tmp_path)
    remove(folder, "heroes.toml", "H5")
    assert [told(problem) for problem in refused(folder)] == [
        {
            "key": "problem-content",
            "file": "heroes.toml",
            "entry": "heroes",
            "field": "tile",
            "expected": "expected-tiles-at-least",
            "limit": 5,
            "found": "4",
            "clause": "TOG-COM-03",
        }
    ]


@pytest.mark.clause("TOG-COM-04")
@pytest.mark.parametrize("change", [-1, 1])
def test_the_eras_have_53_tiles_together(tmp_path: Path, change: int) -> None:
    assert sum(len(CONTENT.deck(era)) for era in ("era1", "era2", "era3")) == 53
    folder = a_copy(tmp_path)
    if change < 0:
        remove(folder, "era2.toml", "E2-04")
    else:
        add(folder, "era2.toml", "E2-04")
    assert [told(problem) for problem in refused(folder)] == [
        {
            "key": "problem-content",
            "file": "era*.toml",
            "entry": "era1 + era2 + era3",
            "field": "tile",
            "expected": "expected-tiles-exactly",
            "number": 53,
            "found": str(53 + change),
            "clause": "TOG-COM-04",
        }
    ]


@pytest.mark.clause("TOG-COM-05")
def test_there_are_16_quests_and_no_set_has_too_few_to_deal(tmp_path: Path) -> None:
    assert len(CONTENT.deck("quests")) == 16
    folder = a_copy(tmp_path)
    remove(folder, "quests.toml", "Q-01")
    assert refused(folder) == []
    remove(folder, "quests.toml", "Q-02")
    (problem,) = refused(folder)
    assert problem.arguments["clause"] == "TOG-COM-05"
    assert problem.arguments["limit"] == 15


@pytest.mark.clause("TOG-COM-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_eras_change_between_rounds(seats: int) -> None:
    eras = {1: {"era1"}, 4: {"era2"}, 8: {"era3"}}
    wanted = {n: eras[max(first for first in eras if first <= n)] for n in range(1, 11)}
    new: dict[int, set[str]] = {n: set() for n in wanted}
    seen: set[str] = set()
    for table in shown(seats):
        tiles = {slot.tile for slot in table.display if slot.tile} - seen
        new[table.round] |= {CONTENT.by_id(tile).deck for tile in tiles}
        seen |= tiles
    assert new == wanted


def shown(seats: int) -> list[SeenTale]:
    """What a spectator sees before every answer of a game of random choices."""
    match = Match.new(GAME, {"seats": seats}, seed=seats)
    random, tables = Random(seats), []
    while match.outcome is None:
        table = match.view(None)
        assert isinstance(table, SeenTale)
        tables.append(table)
        seat = match.questions()[0].seat
        asked = match.asked(seat)
        assert asked
        assert match.play(seat, random.choice(asked.offered).choice) is None
    return tables


@pytest.mark.clause("TOG-COM-07")
def test_five_seats_have_a_banner_each_and_a_sixth_none() -> None:
    table = a_tale(5)
    for seat, player in enumerate(table.players):
        player.combat, player.magic = seat, 5 - seat
    assert [player.combat for player in table.players] == [0, 1, 2, 3, 4]
    with pytest.raises(Problem, match="problem-seats"):
        a_tale(6)


def open_everything(g: Tale) -> int:
    """Gives seat 0 all tiles but the other heroes, opens every chest, and says how many."""
    tiles = [tile.number for tile in CONTENT.tiles if tile.deck != "heroes"]
    for place, tile in enumerate(tiles):
        g.players[0].story.lay(tile, cell(place % 9 + 1, place // 9))
    chests = closed_chests(g, 0)
    for chest in chests:
        open_chest(g, 0, chest)
    return len(chests)


@pytest.mark.clause("TOG-COM-08", "TOG-COM-17")
def test_keys_lie_on_chests_and_never_run_out() -> None:
    table = a_tale(2)
    chests = open_everything(table)
    assert chests > 30
    assert count(table, 0, "key") == chests
    assert count(table, 0, "closed chest") == 0


@pytest.mark.clause("TOG-COM-09")
def test_a_side_of_a_discard_board_for_every_number_of_players() -> None:
    assert LEAVING == {2: 3, 3: 2, 4: 1, 5: 0}
    assert set(LEAVING) == set(GAME.seats)


@pytest.mark.clause("TOG-COM-10")
def test_the_start_player_token_is_always_with_one_seat() -> None:
    table = a_tale(3, start="1")
    assert table.turn_order() == [1, 2, 0]
    take_start_token(table, 2)
    assert table.turn_order() == [2, 0, 1]


@pytest.mark.clause("TOG-COM-11")
@pytest.mark.parametrize("kind", ["combat", "magic", "potions", "gold"])
def test_there_is_one_majority_for_each_of_four_kinds(kind: str) -> None:
    table = a_tale(2)
    best = table.players[0]
    setattr(best, kind, 3)
    score_majorities(table)
    assert (best.majorities, table.players[1].majorities) == (1, 0)
    full = a_tale(2)
    for one in ("combat", "magic", "potions", "gold", "glory"):
        setattr(full.players[1], one, 3)
    score_majorities(full)
    assert full.players[1].majorities == 4


@pytest.mark.clause("TOG-COM-12")
def test_every_seat_has_selection_cards_from_1_to_8() -> None:
    table = a_tale(5)
    cards = [list(Pick(seat).candidates(table)) for seat in range(5)]
    assert cards == [[1, 2, 3, 4, 5, 6, 7, 8]] * 5


@pytest.mark.clause("TOG-SET-17")
@pytest.mark.parametrize("card", [7, 8])
def test_with_six_slots_two_cards_are_not_shown_and_refused(card: int) -> None:
    table = a_tale(2)
    assert list(Pick(0).candidates(table)) == [1, 2, 3, 4, 5, 6]
    refusal = Pick(0).read(table, f"pick {card}")
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "TOG-SET-17"


@pytest.mark.clause("TOG-COM-13")
@pytest.mark.parametrize("kind", ["combat", "magic"])
def test_all_tiles_together_give_no_more_skill_than_the_box_has(kind: str) -> None:
    printed = [
        amount for tile in CONTENT.tiles for found, amount in all_gains(tile) if found == kind
    ]
    assert 0 < sum(printed) <= 18


@pytest.mark.clause("TOG-COM-14", "TOG-COM-15", "TOG-COM-16", "TOG-COM-17")
@pytest.mark.parametrize(
    ("kind", "in_box"),
    [("gold", 25 + 10 * 3), ("potions", 25 + 10 * 3), ("glory", 40 + 20 * 5 + 25 * 10)],
)
def test_a_player_can_hold_more_than_the_box(kind: Kind, in_box: int) -> None:
    table = a_tale(2)
    gain(table, 0, ((kind, in_box),))
    gain(table, 1, ((kind, 1),), factor=in_box + 1)
    gain(table, 0, ((kind, 1),))
    assert [getattr(player, kind) for player in table.players] == [in_box + 1] * 2
