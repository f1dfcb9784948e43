"""The worked examples of the rules, with their own figures (TOG-EX-01 to -30)."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.tales_of_glory.content import Content
from druzina.games.tales_of_glory.model import NOTHING, Player, Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from druzina.games.tales_of_glory.rules.laying import LayOrDiscard, LayTiles
from druzina.games.tales_of_glory.rules.order import Turn
from druzina.games.tales_of_glory.rules.placement import PlaceTile
from druzina.games.tales_of_glory.rules.preparing import Prepare
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick
from tests.games.tales_of_glory.scene import (
    NONE,
    face,
    happened,
    keys,
    lay,
    me,
    next_turn,
    turn,
    waiting,
)
from tests.games.tales_of_glory.table import (
    FACTS,
    asked,
    decisions,
    declined,
    goods,
    ids,
    number,
    offers,
    opening,
    player,
    run,
    say,
    table,
    told,
    with_tiles,
)

ALICE, ROBERT, KAREL, DAVID = range(4)
OPEN_HERO = face("H1", "o o o o")
EIGHT = [f"E1-0{slot}" for slot in range(1, 9)]


# Examples of the rulebook


@pytest.mark.clause("TOG-EX-01")
def test_hero_reward() -> None:
    """The shaman's, wherever the deal puts him."""
    dealt = [(g, seat) for g in map(opening, (2, 3, 4, 5)) for seat in range(len(g.players))]
    shamans = [(g, seat) for g, seat in dealt if ids(g.players[seat].story.tiles) == ["H2"]]
    assert shamans
    for g, seat in shamans:
        assert goods(g, seat) == NONE | {"potions": 7, "gold": 4}
        assert FACTS.chests[number("H2")] == 2
        assert g.players[seat].story.opened == [0]


def four_at_slot_three() -> Tale:
    """Cards 3, 3, 4, 3, turned up; Alice holds the token."""
    g = table(*(player("H1") for _ in range(4)), display=EIGHT, start=ALICE)
    run(g, FirstChoice([Pick(seat) for seat in range(4)]), PassStartToken(), LayTiles())
    for seat, card in ((ALICE, 3), (ROBERT, 3), (KAREL, 4), (DAVID, 3)):
        say(g, f"pick {card}", seat=seat)
    return g


@pytest.mark.clause("TOG-EX-02")
def test_taking() -> None:
    g = four_at_slot_three()
    assert ids([one.taken for one in g.players]) == ["E1-03", ".", "E1-04", "."]
    assert asked(g).seat == ROBERT
    say(g, "take 2")
    assert asked(g).seat == DAVID
    say(g, "take 7")
    takes = [(event.shown["seat"], event.shown["slot"]) for event in told(g, "event-takes")]
    assert takes == [(ALICE, 3), (KAREL, 4), (ROBERT, 2), (DAVID, 7)]


@pytest.mark.clause("TOG-EX-03")
def test_start_player() -> None:
    g = table(*(player("H1", slot=slot) for slot in (1, 8, 5, 3)), start=ALICE)
    assert run(g, PassStartToken()).start == DAVID


@pytest.mark.clause("TOG-EX-04")
@pytest.mark.parametrize(("kind", "paid"), [("potions", (1, 2)), ("gold", (2, 1))])
def test_payment(kind: str, paid: tuple[int, int]) -> None:
    """A character from slot 6 of 8 for 1 G + 3 C; Alice has 2 C."""
    facts = with_tiles(OPEN_HERO, face("E1-05", "- - o -", cost="1 G + 3 C"))
    alice = player("H1", facts, taken="E1-05", slot=6, gold=5, potions=5, combat=2)
    g = table(alice, *(player("H2", facts) for _ in range(3)), facts=facts)
    run(g, LayOrDiscard(ALICE), Turn(ALICE))
    say(g, "lay", f"pay {kind}")
    assert (5 - alice.gold, 5 - alice.potions) == paid
    assert (alice.combat, alice.magic) == (2, 0)


@pytest.mark.clause("TOG-EX-05")
def test_placement_of_two_characters_that_touch_without_connectors() -> None:
    """They stand side by side, each connected to an older tile south of it."""
    faces = OPEN_HERO, face("E1-10"), face("E1-05", "- - o -"), face("E1-06", "- - o -")
    g = turn("H1 E1-10", *faces)
    lay(g, "0,1")
    lay(next_turn(g, "E1-06"), "1,1")
    assert ids(me(g).story.tiles) == ["H1", "E1-10", "E1-05", "E1-06"]


@pytest.mark.clause("TOG-EX-05")
def test_placement_of_a_treasure_that_is_illegal() -> None:
    """North of it an open side where it has none; then bare sides where it faces no connector."""
    faces = face("H1", "o o o -"), face("E1-10", "o o o o"), face("E1-15", "- - o o")
    g = turn("E1-10\n.\nH1", *faces, taken="E1-15")
    say(g, "lay")
    assert declined(g, "lay 0,1").clause == "TOG-PLC-05"
    assert declined(g, "lay -1,0").clause == "TOG-PLC-04"


@pytest.mark.clause("TOG-EX-06")
def test_place_rewards() -> None:
    place = face("E1-10", "2 V if treasure | 3 G if treasure | - | 1 P")
    laid = (
        face("E1-01", "- o - -", kind="monster"),
        face("E1-15", "- - - o", kind="treasure"),
        face("E1-05", "- - o -", kind="character"),
    )
    g = turn("E1-10\nH1", face("H1", "- - - -"), place, *laid, taken="E1-01")
    lay(g, "-1,1")
    assert goods(g) == NONE | {"potions": 1}
    lay(next_turn(g, "E1-15"), "1,1")
    assert goods(g) == NONE | {"potions": 1, "gold": 3}
    lay(next_turn(g, "E1-05"), "0,2")
    assert goods(g) == NONE | {"potions": 1, "gold": 3}


@pytest.mark.clause("TOG-EX-07")
@pytest.mark.parametrize(("story", "number"), [("E1-01 E1-02 H1", 2), ("E1-15 E1-16 H1", 0)])
def test_multiplied_reward(story: str, number: int) -> None:
    character = face("E1-05", "- - o -", reward="(1 G + 1 P) × monster")
    g = lay(turn(story, OPEN_HERO, character), "0,1")
    assert goods(g) == NONE | {"gold": number, "potions": number}


@pytest.mark.clause("TOG-EX-08")
def test_end_of_game_reward() -> None:
    character = face("E1-05", "- - o -", reward="end: 2 V × monster")
    g = turn("H1", OPEN_HERO, character)
    g.round = 2
    lay(g, "0,1")
    assert me(g).glory == 0
    me(g).story = player("H1 E1-05 E1-01 E1-02 E1-03 E1-04", g.facts).story
    g.round = 10
    run(g, FinalScoring())
    assert me(g).glory == 8


@pytest.mark.clause("TOG-EX-09")
def test_key() -> None:
    """The monster joins the treasure in the north; the character is elsewhere."""
    faces = (
        face("H1", "o - - o", chests="2 V / 2 P"),
        face("E1-15", "- - k o", chests="2 V"),
        face("E1-05", "- o - -", chests="2 V"),
        face("E1-01", "k - - -", chests="2 G"),
    )
    g = turn(". . E1-15\nE1-05 H1 .", *faces, taken="E1-01")
    lay(g, "1,0")
    assert happened(g) == ["half keys"]
    assert offers(g) == ["open hero:1", "open hero:2", "open E1-15:1", "open E1-01:1"]
    assert declined(g, "open E1-05:1").clause == "TOG-KEY-04"


@pytest.mark.clause("TOG-EX-10")
def test_preparation_with_four_players() -> None:
    left = [".", "E1-02", ".", "E1-04", ".", "E1-06", "E1-07", "."]
    deck = ["E2-05", "E2-04", "E2-03", "E2-02", "E2-01"]
    g = table(*(player("H1") for _ in range(4)), display=left, decks=[[], deck, []])
    run(g, Prepare())
    assert ids(g.discard) == ["E1-02"]
    assert ids(g.display) == ["E1-04", "E1-06", "E1-07", *(f"E2-0{n}" for n in range(1, 6))]


# Further cases


@pytest.mark.clause("TOG-EX-11")
def test_the_second_choice_decides_the_token() -> None:
    g = say(four_at_slot_three(), "take 2", "take 7")
    assert [one.slot for one in g.players] == [3, 2, 4, 7]
    assert g.start == ROBERT
    while any(one.taken != NOTHING for one in g.players):
        say(g, next(text for text in offers(g) if not text.startswith("lay")))
    order = [event.shown["seat"] for event in told(g, "event-discards")]
    assert order == [ROBERT, KAREL, DAVID, ALICE]


@pytest.mark.clause("TOG-EX-12")
def test_the_token_with_two_players() -> None:
    ann, ben = 0, 1
    g = table(player("H1", slot=5), player("H2", slot=2), start=ann)
    assert run(g, PassStartToken()).start == ben
    g.players[ann].slot, g.players[ben].slot = 6, 1
    assert run(g, PassStartToken()).start == ann


def facing(cost: str, slot: int, **own: int) -> Tale:
    """A tile of this cost that fits, taken from this slot of six."""
    return turn(
        "H1", OPEN_HERO, face("E1-05", "- - o -", cost=cost, reward="5 G"), slot=slot, **own
    )


@pytest.mark.clause("TOG-EX-13")
def test_double_shortfall() -> None:
    g = facing("3 C + 2 M", slot=3, combat=2, potions=3)
    assert offers(g) == ["lay", "discard"]
    say(g, "lay")
    assert (me(g).potions, me(g).combat, me(g).magic) == (0, 2, 0)
    hero = face("H1", "o o o o", chests="2 V")
    tile = face("E1-05", "- - o -", cost="3 C + 2 M")
    g = turn("H1", hero, tile, slot=4, combat=2, potions=3)
    assert happened(g) == ["1 G", "1 P", "opens hero:1", "2 V"]
    assert goods(g) == NONE | {"combat": 2, "potions": 4, "gold": 1, "glory": 2}
    assert ids(g.discard) == ["E1-05"]


@pytest.mark.clause("TOG-EX-14")
def test_a_free_tile_in_the_wilderness() -> None:
    g = facing("", slot=4)
    assert ids(g.discard) == ["E1-05"], "without being asked: it cannot be laid"
    assert not told(g, "event-pays")
    assert goods(g) == NONE | {"gold": 1, "potions": 1}


@pytest.mark.clause("TOG-EX-15")
def test_no_gold_by_potions() -> None:
    g = facing("2 G", slot=1, gold=1, potions=9)
    assert ids(g.discard) == ["E1-05"]
    assert offers(facing("2 G", slot=1, gold=2)) == ["lay", "discard"]


@pytest.mark.clause("TOG-EX-16")
def test_a_reward_cannot_pay() -> None:
    g = facing("2 G", slot=1, gold=1)
    assert ids(g.discard) == ["E1-05"]
    assert happened(g)[:2] == ["1 G", "1 P"], "the compensation, not the reward of 5 G"


@pytest.mark.clause("TOG-EX-17")
def test_a_forced_key() -> None:
    """Q-08 pays 2 V for each closed chest at the end, and the only one must be opened."""
    counter = face("Q-08", "o o o o", reward="end: 2 V × closed chest")
    giver = face("E1-05", "- - o -", reward="1 K")
    g = lay(turn("Q-08 H1", face("H1", "o o o o", chests="1 C"), counter, giver), "0,1")
    assert happened(g) == ["opens hero:1", "1 C"]
    run(g, FinalScoring())
    assert me(g).glory == 4, "the majority in combat and nothing else"
    g = lay(turn("H1", OPEN_HERO, giver), "0,1")
    assert happened(g) == ["key lost"]


def times_key() -> Tale:
    """2 keys in the story, a closed hero chest with 2 G, half keys joined by the character."""
    hero = face("H1", "k o o o", chests="1 V / 1 V / 2 G")
    counter = face("E1-05", "- - k -", reward="1 V × key")
    return lay(turn("H1", hero, counter, opened={"H1": 0b011}), "0,1")


@pytest.mark.clause("TOG-EX-18")
def test_the_order_of_rewards() -> None:
    g = times_key()
    assert waiting(g) == {"gain 1": "half keys", "gain 2": "1 V × key"}
    say(g, "gain 1")
    assert goods(g) == NONE | {"gold": 2, "glory": 3}
    assert happened(g) == ["half keys", "opens hero:3", "2 G", "3 V"], "the default order as well"
    assert goods(say(times_key(), "gain 2")) == NONE | {"gold": 2, "glory": 2}


@pytest.mark.clause("TOG-EX-19")
@pytest.mark.parametrize(("wanted", "glory"), [("place", 3), ("monster", 0)])
def test_place_against_place(wanted: str, glory: int) -> None:
    older = face("E1-10", "- | 2 G | - | -")
    newer = face("E1-11", f"- | - | - | 3 V if {wanted}")
    g = turn("H1 E1-10", face("H1", "- - - -"), older, newer, taken="E1-11")
    assert goods(lay(g, "2,0")) == NONE | {"gold": 2, "glory": glory}


@pytest.mark.clause("TOG-EX-20")
def test_a_half_key_against_a_place_connector() -> None:
    hero = face("H1", "- k - -", chests="2 V / 2 V")
    g = turn("H1", hero, face("E1-10", "- | - | - | 1 P"), taken="E1-10")
    assert happened(lay(g, "1,0")) == ["1 P"]
    assert keys(g) == {}


@pytest.mark.clause("TOG-EX-21")
@pytest.mark.parametrize("shape", range(16))
def test_four_neighbours(shape: int) -> None:
    """North and south are open towards the gap, east and west not; bit 0 is north, 1 east."""
    around = """
    .     E1-10 .
    E1-11 .     E1-12
    .     H1    .
    """
    sides = " ".join("o" if shape >> side & 1 else "-" for side in range(4))
    facts = with_tiles(
        face("E1-10", "- - o -"),
        face("E1-12", "o o o -"),
        face("H1", "o - - -"),
        face("E1-11", "o - o o"),
        face("E1-05", sides),
    )
    g = table(player(around, facts), facts=facts)
    fits = (0, 1) in PlaceTile(0, number("E1-05")).choices(g)
    assert fits == (shape == 0b0101)


@pytest.mark.clause("TOG-EX-22")
def test_two_rewards_with_the_token() -> None:
    """Phase 2 runs Karel, David, Alice; seats 1, 2 and 0."""
    herald = [face(tile, "- - o -", reward="S") for tile in ("E1-05", "E1-06")]
    facts = with_tiles(OPEN_HERO, face("E1-07", "- - o -"), *herald)
    tiles = {0: "E1-06", 1: "E1-05", 2: "E1-07"}
    seats = [player("H1", facts, taken=tiles[seat]) for seat in range(3)]
    g = table(*seats, start=1, display=EIGHT[:6], facts=facts)
    run(g, LayTiles(), FirstChoice([Pick(seat) for seat in range(3)]))
    holders = []
    for seat in (1, 2, 0):
        assert asked(g).seat == seat
        say(g, "lay")
        holders.append(g.start)
    assert holders == [1, 1, 0]
    assert g.turn_order() == [0, 1, 2]


@pytest.mark.clause("TOG-EX-23")
def test_self_count() -> None:
    character = face("E1-05", "- - o -", reward="1 P × character")
    assert goods(lay(turn("H1", OPEN_HERO, character), "0,1")) == NONE | {"potions": 1}


@pytest.mark.clause("TOG-EX-24")
def test_a_shared_majority_with_multiplier() -> None:
    facts = with_tiles(face("E3-10", reward="end: 3 V × majority"))

    def final(picture: str, combat: int, magic: int, gold: int) -> Player:
        return player(picture, facts, combat=combat, magic=magic, gold=gold)

    g = table(final("H1 E3-10", 4, 3, 5), final("H2", 4, 1, 6), final("H3", 2, 0, 6), facts=facts)
    run(g, FinalScoring())
    majorities = [(event.shown["kind"], event.shown["seat"]) for event in told(g, "event-majority")]
    assert majorities == [("combat", 0), ("combat", 1), ("magic", 0), ("gold", 1), ("gold", 2)]
    assert [one.majorities for one in g.players] == [2, 2, 1]
    assert [one.glory for one in g.players] == [8 + 6, 8, 4]


@pytest.mark.clause("TOG-EX-25")
def test_a_quest_is_not_financed_by_a_chest() -> None:
    hero = face("H1", "k o o o", chests="4 G")
    quest = face("Q-13", "- o - -", cost="3 G")
    g = turn("H1", hero, quest, face("E1-05", "- - k -"), held=["Q-13"], gold=1)
    assert offers(g) == ["lay", "discard"]
    assert declined(g, "quest Q-13").clause == "TOG-PAY-13"
    lay(g, "0,1")
    assert declined(g, "quest Q-13").clause == "TOG-PAY-13"
    say(g, "end")
    assert me(g).gold == 5
    assert ids(me(g).held) == ["Q-13"]


@pytest.mark.clause("TOG-EX-26")
def test_sets_of_three() -> None:
    quest = face("Q-06", "- - o -", reward="2 V × set of 3 P", cost="2 P")
    g = turn("H1", OPEN_HERO, quest, face("E1-05", "- o - -"), held=["Q-06"], potions=8)
    lay(g, "-1,0")
    lay(g, "0,1", quest="Q-06")
    assert goods(g) == NONE | {"potions": 6, "glory": 4}


@pytest.mark.clause("TOG-EX-27")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_era_change(seats: int) -> None:
    shown: dict[int, tuple[list[int], list[int]]] = {}  # by round: tiles by era, decks left
    g = opening(seats, seed=seats)
    for _ in decisions(g, Luck(seats)):
        if g.round not in shown:
            eras = [int(tile[1]) for tile in ids(g.display)]
            shown[g.round] = [eras.count(n) for n in (1, 2, 3)], [len(deck) for deck in g.decks]
    slots = 6 if seats < 4 else 8
    left = slots - 5
    assert list(shown) == list(range(1, 11))
    for n in (1, 2, 3):
        assert shown[n] == ([slots, 0, 0], [15 - 5 * n, 20, 15])
    assert shown[4] == ([left, 5, 0], [0, 15, 15])
    assert [shown[n][0][2] for n in (5, 6, 7)] == [0, 0, 0]
    assert shown[7][1] == [0, 0, 15]
    assert shown[8] == ([0, left, 5], [0, 0, 10])
    assert shown[10][1] == [0, 0, 0]


def two_half_keys() -> Tale:
    """A west of the new tile with one chest, B east of it with none; the hero's are open."""
    faces = (
        face("E1-01", "- k - -", chests="1 G"),
        face("E1-02", "- - - k"),
        face("H1", "- - - -", chests="1 V / 1 V"),
        face("E1-05", "- k - k", chests="1 P"),
    )
    g = turn("E1-01 . E1-02\n. H1 .", *faces, opened={"H1": 0b11})
    return lay(g, "0,1")


@pytest.mark.clause("TOG-EX-28")
def test_two_keys_of_half_keys() -> None:
    """B lies east, so its key is the first of the list."""
    g = two_half_keys()
    assert waiting(g) == {"gain 1": "half keys", "gain 2": "half keys"}
    say(g, "gain 2")
    assert offers(g) == ["open E1-01:1", "open E1-05:1"]
    say(g, "open E1-05:1")
    assert happened(g) == ["half keys", "opens E1-05:1", "1 P", "half keys", "key lost"]
    g = say(two_half_keys(), "gain 1")
    opened = ["half keys", "opens E1-05:1", "1 P", "half keys", "opens E1-01:1", "1 G"]
    assert happened(g) == opened


@pytest.mark.clause("TOG-EX-29")
def test_no_question_of_order() -> None:
    place = face("E1-10", "- | - | 2 G | 1 V", reward="2 V")
    g = turn("E1-05 .\n. H1", OPEN_HERO, face("E1-05"), place, taken="E1-10")
    lay(g, "0,1")
    assert not g.questions()
    assert goods(g) == NONE | {"gold": 2, "glory": 3}


def making_room(facts: Content, gold: int) -> Tale:
    """The hero is open to the north alone; the taken tile needs a neighbour in the west."""
    seat = player("H1", facts, taken="E1-05", slot=1, held=["Q-13"], gold=gold)
    return run(table(seat, player("H2"), facts=facts, experienced=True), LayTiles())


@pytest.mark.clause("TOG-EX-30")
def test_a_quest_makes_room() -> None:
    facts = with_tiles(
        face("H1", "o - - -", chests="2 V"),
        face("Q-13", "- o o -", cost="3 G"),
        face("E1-05", "- - - o", cost="1 G", reward="5 P"),
    )
    g = making_room(facts, gold=4)
    assert offers(g) == ["discard", "quest Q-13"]
    assert declined(g, "lay").clause == "TOG-LAY-06"
    say(g, "quest Q-13")
    assert offers(g) == ["lay", "discard"]
    say(g, "lay")
    assert ids(me(g).story.tiles) == ["H1", "Q-13", "E1-05"]
    assert goods(g) == NONE | {"potions": 5}
    g = say(making_room(facts, gold=3), "quest Q-13")
    assert ids(g.discard) == ["E1-05"], "the quest took what would have paid for it"
    assert happened(g) == ["1 G", "1 P", "opens hero:1", "2 V"]
