"""Setup (TOG-SET): boards, decks, heroes, the display, the start player, the options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
import pytest

from druzina.core import Luck, Match, Problem
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import HERO_CELL, Tale
from druzina.games.tales_of_glory.rules.setup import TaleOptions, set_up
from tests.games.tales_of_glory.table import (
    FACTS,
    asked,
    decisions,
    declined,
    goods,
    offers,
    opening,
    told,
)

COUNTS = range(2, 6)
SLOTS = {2: 6, 3: 6, 4: 8, 5: 8}

# What the heroes start with, as the table of the specification prints it.
STARTS = {
    "H1": {"gold": 3, "potions": 3, "combat": 2, "magic": 1, "glory": 0},
    "H2": {"gold": 4, "potions": 7, "combat": 0, "magic": 0, "glory": 0},
    "H3": {"gold": 1, "potions": 3, "combat": 3, "magic": 0, "glory": 0},
    "H4": {"gold": 8, "potions": 1, "combat": 1, "magic": 0, "glory": 0},
    "H5": {"gold": 2, "potions": 0, "combat": 0, "magic": 3, "glory": 0},
}


def hero(g: Tale, seat: int) -> str:
    return FACTS.tiles[g.players[seat].story.tiles[0]].id


# The boards and the decks


@pytest.mark.clause("TOG-SET-01")
def test_two_to_five_play() -> None:
    assert [len(opening(seats).players) for seats in COUNTS] == [2, 3, 4, 5]


@pytest.mark.clause("TOG-SET-01")
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 100])
def test_no_other_number_of_players_is_accepted(seats: int) -> None:
    with pytest.raises(Problem) as caught:
        Match.new(GAME, {"seats": seats}, seed=1)
    assert caught.value.key == "problem-seats"
    assert caught.value.arguments == {"game": "tales_of_glory", "found": seats, "valid": "2–5"}


@pytest.mark.clause("TOG-SET-02", "TOG-SET-14")
@pytest.mark.parametrize("seats", COUNTS)
def test_every_slot_of_the_side_for_the_players_shows_an_era_1_tile(seats: int) -> None:
    g = opening(seats)
    assert len(g.display) == SLOTS[seats]
    assert all(tile in FACTS.deck("era1") for tile in g.display)
    assert len(set(g.display)) == len(g.display)
    assert [event.shown["tiles"] for event in told(g, "event-display")] == [tuple(g.display)]


@pytest.mark.clause("TOG-SET-03")
@pytest.mark.parametrize("mode", ["basic", "experienced"])
@pytest.mark.parametrize("seats", COUNTS)
def test_tiles_are_sorted_by_their_backs(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    assert sorted(g.decks[0] + g.display + g.removed) == FACTS.deck("era1")
    assert sorted(g.decks[1]) == FACTS.deck("era2")
    assert sorted(g.decks[2]) == FACTS.deck("era3")
    dealt = [tile for player in g.players for tile in player.held]
    assert sorted(g.quests + dealt) == (FACTS.deck("quests") if mode == "experienced" else [])


@pytest.mark.clause("TOG-SET-04")
def test_basic_mode_knows_no_quests() -> None:
    g = opening(3)
    kinds = {question.kind for question in decisions(g, Luck(1))}
    assert not kinds & {"ReturnQuest", "LayWithQuests"}
    assert g.quests == []
    for player in g.players:
        assert (player.held, player.returned) == ([], [])
        assert not set(player.story.tiles) & set(FACTS.deck("quests"))


@pytest.mark.clause("TOG-SET-06")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 2), (4, 0), (5, 0)])
def test_two_era_1_tiles_leave_before_two_or_three_players_see_any(
    seats: int, removed: int
) -> None:
    g = opening(seats)
    assert len(g.removed) == removed
    assert set(g.removed) <= set(FACTS.deck("era1"))
    assert len(g.decks[0]) == 18 - removed - SLOTS[seats]


@pytest.mark.clause("TOG-SET-08")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_goods_but_the_heroes_and_all_majorities_lie_aside(seats: int) -> None:
    g = opening(seats)
    for seat, player in enumerate(g.players):
        assert goods(g, seat) == STARTS[hero(g, seat)]
        assert player.majorities == 0
    assert g.discard == []


@pytest.mark.clause("TOG-SET-09")
@pytest.mark.parametrize(("seats", "leaving"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_discard_board_is_that_of_the_player_count(seats: int, leaving: int) -> None:
    g = opening(seats)
    for _ in decisions(g, Luck(1)):
        pass
    swept = [event.shown["tiles"] for event in told(g, "event-sweeps")]
    assert [len(tiles) for tiles in swept if isinstance(tiles, tuple)] == (
        [leaving] * 9 if leaving else []
    )


# Heroes


@pytest.mark.clause("TOG-SET-10")
@pytest.mark.parametrize("seats", COUNTS)
def test_each_story_begins_with_a_hero_of_its_own(seats: int) -> None:
    g = opening(seats)
    heroes = [hero(g, seat) for seat in range(seats)]
    assert len(set(heroes)) == seats
    assert set(heroes) <= set(STARTS)
    for player in g.players:
        assert player.story.cells == [HERO_CELL]
    left = [*g.display, *g.removed, *g.quests, *g.discard, *(tile for d in g.decks for tile in d)]
    assert not set(left) & set(FACTS.deck("heroes")), "left-over heroes go to the box"


@pytest.mark.clause("TOG-SET-11")
def test_everybody_holds_all_selection_cards() -> None:
    g = opening(5)
    assert [question.seat for question in g.questions()] == [0, 1, 2, 3, 4]
    for question in g.questions():
        assert list(question.candidates(g)) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.clause("TOG-SET-11", "TOG-SET-12")
def test_hero_reward_is_gained_at_once_in_reserve_and_at_the_banner() -> None:
    met: dict[str, dict[str, int]] = {}
    for seed in range(12):
        g = opening(5, seed)
        met |= {hero(g, seat): goods(g, seat) for seat in range(5)}
    assert met == STARTS


@pytest.mark.clause("TOG-SET-13")
def test_hero_chests_stay_closed() -> None:
    g = opening(5)
    assert [player.story.opened for player in g.players] == [[0]] * 5
    seen = GAME.view(g, None)
    assert [player.story[0].opened for player in seen.players] == [[False, False]] * 5


# Fair draws


def fairly_spread(counts: Counter[int], kinds: int, total: int) -> bool:
    """Every kind came up, none much more or less often than its share."""
    share = total / kinds
    wide = 6 * (share * (1 - 1 / kinds)) ** 0.5
    return len(counts) == kinds and all(abs(n - share) <= wide for n in counts.values())


def setups(number: int, seats: int, **options: object) -> list[Tale]:
    typed = GAME.read_options({"seats": seats, **options})
    return [set_up(typed, FACTS, seed) for seed in range(number)]


def assert_fair(piles: Sequence[Sequence[int]], deck: str) -> None:
    """At every place of the piles every tile of the deck turns up alike often."""
    tiles = len(FACTS.deck(deck))
    for place in range(len(piles[0])):
        counts = Counter(pile[place] for pile in piles)
        assert fairly_spread(counts, tiles, len(piles)), f"{deck}, place {place}: {counts}"


@pytest.mark.clause("TOG-SET-05", "TOG-SET-20")
def test_every_era_deck_is_shuffled_fairly() -> None:
    tables = setups(1500, seats=5)
    assert_fair([g.decks[0] + g.display for g in tables], "era1")
    assert_fair([g.decks[1] for g in tables], "era2")
    assert_fair([g.decks[2] for g in tables], "era3")


@pytest.mark.clause("TOG-SET-05", "TOG-SET-06", "TOG-SET-10", "TOG-SET-14", "TOG-SET-20")
def test_removed_tiles_heroes_display_and_quests_are_drawn_fairly() -> None:
    tables = setups(1500, seats=3, mode="experienced", start="drawn")
    assert_fair([g.removed for g in tables], "era1")
    assert_fair([g.display for g in tables], "era1")
    assert_fair([[player.story.tiles[0] for player in g.players] for g in tables], "heroes")
    assert_fair([g.quests for g in tables], "quests")
    assert fairly_spread(Counter(g.start for g in tables), 3, len(tables))


@pytest.mark.clause("TOG-SET-05", "TOG-SET-20")
def test_draws_of_setup_do_not_depend_on_each_other() -> None:
    """Of any two draws, both fall in the lower half of their range in a quarter of all games."""
    tables = setups(1500, seats=3, mode="experienced", start="drawn")
    halves = {
        "removed": [low(g.removed[0], "era1") for g in tables],
        "display": [low(g.display[0], "era1") for g in tables],
        "era 2": [low(g.decks[1][-1], "era2") for g in tables],
        "era 3": [low(g.decks[2][-1], "era3") for g in tables],
        "hero": [low(g.players[0].story.tiles[0], "heroes") for g in tables],
        "quest": [low(g.quests[-1], "quests") for g in tables],
        "start": [g.start < 1 for g in tables],
    }
    for one, first in halves.items():
        for other, second in halves.items():
            if one < other:
                both = sum(a and b for a, b in zip(first, second, strict=True))
                wanted = sum(first) * sum(second) / len(tables)
                assert abs(both - wanted) < 90, f"{one} and {other}: {both}, not {wanted}"


def low(tile: int, deck: str) -> bool:
    tiles = FACTS.deck(deck)
    return tiles.index(tile) < len(tiles) // 2


@pytest.mark.clause("TOG-SET-20")
@pytest.mark.parametrize("mode", ["basic", "experienced"])
def test_same_seed_and_options_give_the_same_setup(mode: str) -> None:
    prints = [GAME.codec.fingerprint(opening(3, seed, mode=mode)) for seed in range(50)]
    again = [GAME.codec.fingerprint(opening(3, seed, mode=mode)) for seed in range(50)]
    assert prints == again
    assert len(set(prints)) == 50


# The start player


def starter(
    seed: int = 1, seats: int = 0, names: tuple[str, ...] = (), start: str | None = None
) -> int:
    chosen = {} if start is None else {"start": start}
    g = opening(seats or len(names), seed, names=names, **chosen)
    assert [event.shown["seat"] for event in told(g, "event-first-token")] == [g.start]
    return g.start


@pytest.mark.clause("TOG-SET-15", "TOG-SET-16")
@pytest.mark.parametrize("start", [None, "auto", "by-name"])
def test_longest_name_starts(start: str | None) -> None:
    names = ("Ann", "Rosamunda", "Bartholomew", "Ben")
    assert {starter(seed, names=names, start=start) for seed in range(20)} == {2}


@pytest.mark.clause("TOG-SET-16")
def test_names_are_measured_in_composed_characters_without_blanks_around() -> None:
    assert starter(names=("  Eva   ", "Jana")) == 1
    assert starter(names=("Re\u0301mi\u0301", "Ester")) == 1  # four letters, typed as six
    assert starter(names=("Jan Amos", "Bartolo")) == 0  # the blank within counts


@pytest.mark.clause("TOG-SET-16")
def test_equal_longest_names_are_drawn() -> None:
    starts = Counter(starter(seed, names=("Adam", "Eva", "Olga")) for seed in range(400))
    assert starts.keys() == {0, 2}
    assert 140 < starts[0] < 260


@pytest.mark.clause("TOG-SET-16")
@pytest.mark.parametrize("names", [(), ("Bartholomew", "", "Al"), ("Bartholomew", "  ", "Al")])
def test_without_all_names_the_start_player_is_drawn(names: tuple[str, ...]) -> None:
    starts = Counter(starter(seed, seats=3, names=names) for seed in range(600))
    assert fairly_spread(starts, 3, 600)


@pytest.mark.clause("TOG-SET-16")
def test_drawn_gives_every_seat_the_same_chance_whatever_the_names() -> None:
    names = ("Bartholomew", "Al", "Jo", "Ed", "Io")
    starts = Counter(starter(seed, names=names, start="drawn") for seed in range(1000))
    assert fairly_spread(starts, 5, 1000)


@pytest.mark.clause("TOG-SET-16")
@pytest.mark.parametrize("seat", range(4))
def test_named_seat_starts_whatever_the_names(seat: int) -> None:
    names = ("Al", "Bartholomew", "Jo", "Ed")
    assert {starter(seed, names=names, start=str(seat)) for seed in range(10)} == {seat}


@pytest.mark.clause("TOG-SET-16")
def test_names_belong_to_the_options_of_the_play() -> None:
    match = Match.new(GAME, {"seats": 2, "names": ("Ann", "Bartholomew")}, seed=1)
    assert list(match.record.options["names"]) == ["Ann", "Bartholomew"]  # type: ignore[call-overload]  # a list of names
    assert Match.replay(GAME, match.record).fingerprint == match.fingerprint


@pytest.mark.clause("TOG-SET-16")
def test_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(Problem) as caught:
        GAME.read_options({"seats": 3, "start": "3"})
    assert caught.value.arguments == {
        "option": "start",
        "found": "3",
        "valid": "auto, by-name, drawn, 0–2",
    }


@pytest.mark.clause("TOG-SET-16")
@pytest.mark.parametrize("names", [(), ("Ann", " ")])
def test_going_by_name_needs_every_name(names: tuple[str, ...]) -> None:
    with pytest.raises(Problem) as caught:
        GAME.read_options({"seats": 2, "start": "by-name", "names": names})
    assert caught.value.key == "problem-option-names"


# Cards, quests, options


@pytest.mark.clause("TOG-SET-17")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("card", ["pick 7", "pick 8"])
def test_with_six_slots_cards_7_and_8_are_not_used(seats: int, card: str) -> None:
    refusal = declined(opening(seats), card)
    assert (refusal.clause, refusal.reason) == ("TOG-SET-17", "refusal-no-such-slot")
    assert refusal.arguments == {"slot": int(card[-1])}


@pytest.mark.clause("TOG-SET-17")
def test_with_eight_slots_cards_7_and_8_are_used() -> None:
    assert offers(opening(4))[-2:] == ["pick 7", "pick 8"]


@pytest.mark.clause("TOG-SET-18")
def test_quests_are_dealt_when_heroes_and_display_lie_and_before_the_first_choice() -> None:
    g = opening(3, mode="experienced")
    assert {question.kind for question in g.questions()} == {"ReturnQuest"}
    keys = [event.key for event in g.told or []]
    last_hero = max(place for place, key in enumerate(keys) if key == "event-hero")
    assert last_hero < keys.index("event-display") < keys.index("event-dealt-quests")
    assert g.round == 0
    for _ in range(3):
        g.answer(asked(g), g.players[asked(g).seat].held[0])
    g.advance()
    assert g.round == 1
    assert {question.kind for question in g.questions()} == {"Pick"}


@pytest.mark.clause("TOG-SET-19")
def test_options_are_seats_mode_and_start_player() -> None:
    fields = {field.name for field in msgspec.structs.fields(TaleOptions)}
    assert fields == {"seats", "names", "mode", "start"}
    assert GAME.read_options({"seats": 4}) == TaleOptions(seats=4, mode="basic", start="auto")
    plain, named = TaleOptions(seats=2), TaleOptions(seats=2, names=("A", "Bo"), start="1")
    assert set_up(plain, FACTS, 1).decks == set_up(named, FACTS, 1).decks


@pytest.mark.clause("TOG-SET-19")
@pytest.mark.parametrize(
    ("option", "value", "key"),
    [
        ("difficulty", "hard", "problem-option-unknown"),
        ("mode", "expert", "problem-option-value"),
        ("start", "5", "problem-option-value"),
        ("seats", "many", "problem-seats"),
        ("names", ("Ann",), "problem-names"),
    ],
)
def test_anything_else_is_no_option(option: str, value: object, key: str) -> None:
    with pytest.raises(Problem) as caught:
        Match.new(GAME, {"seats": 2, option: value}, seed=1)
    assert caught.value.key == key
