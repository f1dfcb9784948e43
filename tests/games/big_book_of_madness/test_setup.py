"""Components, setup, modes, the round track, and the rules for content
(BBM-CMP, BBM-SET, BBM-TRK, BBM-MODE, BBM-NP)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest

from druzina.core import Luck, Problem
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.content import HOME
from druzina.games.big_book_of_madness.content_check import check
from druzina.games.big_book_of_madness.model import MADNESS, Book, Player
from druzina.games.big_book_of_madness.parts import MoveCards
from tests.games.big_book_of_madness.table import (
    FACTS,
    asked,
    cards,
    decisions,
    offers,
    opening,
    refused,
    say,
    spells,
    told,
)

SEATS = (2, 3, 4, 5)


def dealt(seats: int = 4, **options: object) -> Book:
    """After the deal, at the first question of the first turn."""
    return opening(seats, 1, character="drawn", **options)


def owned(g: Book, seat: int) -> list[int]:
    who = g.players[seat]
    return sorted([*who.hand, *who.draw, *who.discard, *who.support])


# Components


@pytest.mark.clause("BBM-CMP-01", "BBM-CMP-02", "BBM-NP-01")
def test_spells_of_the_box() -> None:
    assert [spell.id for spell in FACTS.spells[:4]] == ["growth", "ice", "combustion", "telepathy"]
    library = FACTS.spells[4:]
    assert len(library) == 36
    counts = Counter((spell.element, spell.level) for spell in library)
    assert counts == {(element, level): 3 for element in range(4) for level in (1, 2, 3)}


@pytest.mark.clause("BBM-CMP-03", "BBM-CMP-04", "BBM-CMP-11", "BBM-CMP-08", "BBM-CMP-10")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_over_all_zones_are_those_of_the_box(seats: int) -> None:
    g = opening(seats)
    total = [have + boxed for have, boxed in zip(g.supply, g.box, strict=True)]
    assert total == [18, 10, 6] * 4 + [35]
    assert sum(total[:MADNESS]) == 136


@pytest.mark.clause("BBM-CMP-05", "BBM-CMP-05a", "BBM-NP-04")
def test_curses_of_the_box() -> None:
    assert Counter(FACTS.curse_kinds) == {0: 9, 1: 9, 2: 9, 3: 9, 4: 12}


@pytest.mark.clause("BBM-CMP-06", "BBM-CMP-07", "BBM-NP-06", "BBM-NP-05")
def test_pages_and_wizards_of_the_box() -> None:
    assert len(FACTS.wizards) == 8
    files = Counter(page.file for page in FACTS.pages)
    assert files == {"first_pages": 4, "inner_pages": 12, "last_page": 1}
    for page in FACTS.pages:
        inner = page.file == "inner_pages"
        assert (page.bonus >= 0, page.penalty >= 0) == (inner, inner)
        assert len(page.curses) == (0 if page.file == "last_page" else 3)


@pytest.mark.clause("BBM-CMP-09", "BBM-CMP-11", "BBM-CMP-08")
@pytest.mark.parametrize("mode", ["classic", "terror", "nightmare"])
def test_nothing_is_lost_or_doubled_in_random_games(mode: str) -> None:
    for seed in range(4):
        g = opening(2 + seed, seed, mode=mode, difficulty="III")
        for _ in decisions(g, Luck(seed)):
            assert list(GAME.broken(g)) == []
        assert list(GAME.broken(g)) == []
        assert g.turn <= 31


@pytest.mark.clause("BBM-CMP-09")
def test_the_laws_notice_what_is_wrong() -> None:
    spoilers: tuple[Callable[[Book], object], ...] = (
        lambda g: g.players[0].hand.append(MADNESS),
        lambda g: g.players[0].draw.pop(),
        lambda g: g.piles[0].pop(),
        lambda g: g.libraries[0].pop(),
        lambda g: g.slots[0].tokens.append(0),
        lambda g: g.players[1].spells.pop(),
        lambda g: g.supply.insert(1, g.supply.pop(1) + 1),
    )
    for spoil in spoilers:
        g = dealt()
        spoil(g)
        assert list(GAME.broken(g))


# Setup


@pytest.mark.clause("BBM-SET-01", "BBM-SET-01a")
def test_two_to_five_players() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    for seats in (1, 6):
        with pytest.raises(Problem):
            GAME.read_options({"seats": seats})


@pytest.mark.clause("BBM-SET-02", "BBM-MODE-01")
@pytest.mark.parametrize(("seats", "stack"), [(2, 20), (3, 25), (4, 30), (5, 35)])
def test_madness_by_players(seats: int, stack: int) -> None:
    g = opening(seats)
    assert g.supply[MADNESS] == stack
    assert g.box[MADNESS] == 35 - stack


@pytest.mark.clause("BBM-SET-03")
def test_curse_piles_are_sorted_by_kind_and_shuffled() -> None:
    one, two = opening(seed=1), opening(seed=2)
    for kind, pile in enumerate(one.piles):
        assert {FACTS.curse_kinds[curse] for curse in pile} == {kind}
    assert one.piles != two.piles


@pytest.mark.clause("BBM-SET-04", "BBM-SET-04a", "BBM-SET-04b", "BBM-SET-08", "BBM-MODE-03")
@pytest.mark.parametrize("mode", ["classic", "nightmare"])
def test_supply_after_the_decks_are_built(mode: str) -> None:
    g = opening(3, character="harold,alice,viktor", mode=mode)
    twos = 8, 10, 9, 10
    wanted = twos if mode == "classic" else (10, 10, 10, 10)
    assert [g.supply[one] for one in cards("W2 E2 F2 A2")] == list(wanted)
    assert [g.supply[one] for one in cards("W3 E3 F3 A3")] == [6, 6, 6, 6]
    assert [g.supply[one] for one in cards("W1 E1 F1 A1")] == [0, 0, 0, 0]


@pytest.mark.clause("BBM-SET-05")
def test_four_basic_spells_each() -> None:
    g = opening(5)
    assert {spells(g, seat) for seat in range(5)} == {"growth ice combustion telepathy"}


@pytest.mark.clause("BBM-SET-06", "BBM-SET-06a", "BBM-SET-17")
def test_wizards_are_chosen_from_the_first_player_without_doubles() -> None:
    g = opening(3, start="1", character=",,larry")
    assert asked(g).seat == 1
    assert "wizard larry" not in offers(g)
    assert refused(g, "wizard larry").clause == "BBM-SET-06a"
    assert told(g, "event-first")[0].shown == {"seat": 1}
    say(g, "wizard alice")
    assert asked(g).seat == 0
    assert len(offers(g)) == 6, "all but those of the two others"
    assert "wizard alice" not in offers(g)
    say(g, "wizard harold")
    assert [event.shown["seat"] for event in told(g, "event-wizard")] == [1, 2, 0]
    assert [FACTS.wizards[one.wizard].id for one in g.players] == ["harold", "alice", "larry"]


@pytest.mark.clause(
    "BBM-SET-07", "BBM-WIZ-02", "BBM-WIZ-02a", "BBM-NP-08", "BBM-SET-15", "BBM-SET-09"
)
def test_starting_decks_and_hands() -> None:
    g = opening(2, 3, character="larry,rosana", start="0")
    larry = Counter(owned(g, 0))
    assert [larry[one] for one in cards("W1 E1 F1 A1 A2")] == [5, 1, 2, 3, 1]
    for seat in (0, 1):
        elements = [one for one in owned(g, seat) if one != MADNESS]
        assert len(elements) == 12
        assert sum(one % 3 == 1 for one in elements) == 1
    assert g.active == 0


@pytest.mark.clause("BBM-SET-10", "BBM-SET-11")
def test_book_and_library() -> None:
    seen = set()
    for seed in range(12):
        g = opening(seed=seed)
        files = [FACTS.pages[page].file for page in g.pages]
        assert files == ["first_pages", *["inner_pages"] * 5, "last_page"]
        assert len(set(g.pages)) == 7
        tops = tuple(pile[-1] for pile in g.libraries)
        assert told(g, "event-library")[0].shown == {"spells": tops}
        for element, pile in enumerate(g.libraries):
            levels = [(FACTS.spells[one].element, FACTS.spells[one].level) for one in pile]
            assert levels == [(element, 3), (element, 2), (element, 1)]
        seen.add((tuple(g.pages), tuple(map(tuple, g.libraries))))
    assert len(seen) == 12


@pytest.mark.clause("BBM-SET-03", "BBM-SET-09", "BBM-SET-10", "BBM-SET-11")
def test_every_page_spell_and_curse_may_come() -> None:
    games = [opening(2, seed, character="drawn") for seed in range(60)]
    assert {FACTS.pages[g.pages[0]].id for g in games} == {"MC1", "MC2", "MC3", "MC4"}
    assert len({page for g in games for page in g.pages[1:6]}) == 12
    assert len({one for g in games for pile in g.libraries for one in pile}) == 36
    for kind in range(5):
        assert len({g.piles[kind][0] for g in games}) > 5
    assert {g.players[0].wizard for g in games} == set(range(8))
    assert len({tuple(g.players[1].draw) for g in games}) > 50


@pytest.mark.clause("BBM-SET-14", "BBM-SET-14a", "BBM-SET-17")
def test_starting_player_is_named_or_drawn() -> None:
    assert opening(4, start="3").active == 3
    assert {opening(4, seed=seed).active for seed in range(20)} == {0, 1, 2, 3}
    for wrong in (
        {"start": "4"},
        {"character": "nobody"},
        {"character": "alice,alice"},
        {"character": "alice,,,,larry"},
        {"mode": "x"},
    ):
        with pytest.raises(Problem):
            GAME.read_options({"seats": 4, **wrong})
    g = opening(4, start="3", character="alice, larry,,viktor")
    assert [g.players[seat].wizard for seat in (0, 1, 3)] == [
        FACTS.wizard(name).number for name in ("alice", "larry", "viktor")
    ]


@pytest.mark.clause("BBM-SET-14a", "BBM-SET-17")
@pytest.mark.parametrize(
    ("option", "found", "valid"),
    [("start", "3", "drawn, 0–2"), ("0.character", "bob", "drawn, harold, alice, ")],
)
def test_a_wrong_option_is_named_with_what_it_may_be(option: str, found: str, valid: str) -> None:
    with pytest.raises(Problem) as problem:
        GAME.read_options({"seats": 3, option: found})
    arguments = problem.value.arguments
    assert (arguments["option"], arguments["found"]) == (option, found)
    assert str(arguments["valid"]).startswith(valid)


@pytest.mark.clause("BBM-MODE-02", "BBM-MODE-08", "BBM-SET-16", "BBM-EX-32", "BBM-MODE-04")
@pytest.mark.parametrize(("seats", "stack"), [(2, 18), (3, 22), (4, 26), (5, 30)])
def test_terror_shuffles_a_madness_into_every_deck(seats: int, stack: int) -> None:
    from druzina.games.big_book_of_madness.rules.setup import Deal

    typed = GAME.read_options({"seats": seats, "character": "drawn", "mode": "terror"})
    g = GAME.setup(typed, FACTS.fingerprint, 1)
    Deal().run(g)
    assert g.supply[MADNESS] == stack
    for seat in range(seats):
        assert len(owned(g, seat)) == 13
        assert owned(g, seat).count(MADNESS) == 1
    hidden = sum(MADNESS in one.draw for s in range(9) for one in terror_players(s))
    assert 0 < hidden < 18, "shuffled in before the hands are drawn"


def terror_players(seed: int) -> list[Player]:
    from druzina.games.big_book_of_madness.rules.setup import Deal

    typed = GAME.read_options({"seats": 2, "character": "drawn", "mode": "terror"})
    g = GAME.setup(typed, FACTS.fingerprint, seed)
    Deal().run(g)
    return g.players


@pytest.mark.clause("BBM-MODE-03", "BBM-MODE-04")
def test_nightmare_has_twelve_cards_of_value_one_and_no_madness() -> None:
    from druzina.games.big_book_of_madness.rules.setup import starting_deck

    g = opening(2, mode="nightmare", character="viktor,alice", difficulty="II")
    for wizard in range(8):
        deck = starting_deck(g, wizard)
        assert len(deck) == 12
        assert {one % 3 for one in deck} == {0}
        assert MADNESS not in deck


# The round track


@pytest.mark.clause("BBM-TRK-01", "BBM-TRK-03", "BBM-MODE-07", "BBM-SET-12", "BBM-NP-07")
def test_round_track() -> None:
    assert FACTS.tracks == {
        "I": (0, 0, 1, 1, 1, 1),
        "II": (0, 1, 1, 1, 2, 2),
        "III": (1, 2, 2, 2, 2, 2),
    }
    for difficulty, first in (("I", 3), ("II", 3), ("III", 4)):
        assert len(dealt(difficulty=difficulty).slots) == first


@pytest.mark.clause("BBM-TRK-06", "BBM-NP-05")
def test_no_pile_can_run_out() -> None:
    for element in range(4):
        first = max(p.curses.count(element) for p in FACTS.pages if p.file == "first_pages")
        inner = [p.curses.count(element) for p in FACTS.pages if p.file == "inner_pages"]
        assert first + max(sum(five) for five in combinations(inner, 5)) <= 7
    assert max(map(sum, FACTS.tracks.values())) == 11


# Rules for content


@pytest.mark.clause("BBM-NP-01", "BBM-NP-05", "BBM-NP-07", "BBM-NP-08", "BBM-WIZ-03")
def test_the_content_keeps_its_rules() -> None:
    assert check(HOME) == []


@pytest.mark.clause("BBM-WIZ-03", "BBM-NP-08")
def test_any_five_wizards_find_their_cards() -> None:
    assert Counter(wizard.strong for wizard in FACTS.wizards) == {0: 2, 1: 2, 2: 2, 3: 2}
    for five in combinations(FACTS.wizards, 5):
        for element in range(4):
            ones = sum(one.ones[element] + (one.strong == element) for one in five)
            assert ones <= 18, "in Nightmare too"


@pytest.mark.clause("BBM-NP-03")
def test_effects_that_the_rules_speak_of_exist() -> None:
    verbs = {part.do for effect in FACTS.effects for part in effect.parts}
    assert {"neutralise curse", "take", "trade", "destroy top", "token"} <= verbs


@pytest.mark.clause("BBM-NP-02")
def test_no_spell_gives_its_own_payment_back() -> None:
    for name in ("W2c", "E2c"):
        first = FACTS.effects[FACTS.spell(name).effect].parts[0]
        assert isinstance(first, MoveCards)
        assert first.unpaid


@pytest.mark.clause("BBM-NP-09")
def test_random_teams_do_not_win_and_few_cards_give_everybody_madness() -> None:
    for seed in range(12):
        g = opening(4, seed)
        for _ in decisions(g, Luck(seed)):
            pass
        assert g.outcome is not None
        assert not any(g.outcome.won)
    each = [
        curse
        for curse in FACTS.curses
        if curse.source == "original" and FACTS.effects[curse.effect].who == "each"
        if any(part.do == "madness" for part in FACTS.effects[curse.effect].parts)
    ]
    assert max(Counter(curse.kind for curse in each).values()) == 1


@pytest.mark.clause("BBM-SET-17")
def test_single_seats_may_be_drawn_from_the_wizards_nobody_was_given() -> None:
    for seed in range(30):
        g = opening(4, seed, character="alice,drawn,,drawn")
        ids = [FACTS.wizards[one.wizard].id if one.wizard >= 0 else "" for one in g.players]
        assert (ids[0], ids[2]) == ("alice", "")
        assert len({*ids}) == 4
    drawn = {opening(2, seed, character="alice,drawn").players[1].wizard for seed in range(60)}
    assert drawn == {wizard.number for wizard in FACTS.wizards if wizard.id != "alice"}
