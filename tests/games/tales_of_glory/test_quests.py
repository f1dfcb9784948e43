"""Mode for experienced players (TOG-QST): dealing, keeping and laying quests."""

from __future__ import annotations

from collections import Counter

import pytest

from druzina.core import Luck, Match
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.content import Side
from druzina.games.tales_of_glory.rules.laying import LayTiles
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
    printed,
    run,
    say,
    table,
    told,
    turn,
    with_tiles,
)
from tests.positions import position

COUNTS = range(2, 6)
QUESTS = FACTS.deck("quests")


# The mode


@pytest.mark.clause("TOG-QST-01")
@pytest.mark.parametrize("seats", COUNTS)
def test_all_other_rules_stay(seats: int) -> None:
    """Who never lays a quest plays the same game as in the basic mode."""
    basic = opening(seats, seed=seats, start="0")
    chosen: list[tuple[int, str]] = []
    luck = Luck(seats)
    while basic.questions():
        chosen.append((asked(basic).seat, luck.pick(offers(basic))))
        say(basic, chosen[-1][1])
    other = opening(seats, seed=seats, start="0", mode="experienced")
    while other.questions():
        plain = [text for text in offers(other) if not text.startswith("quest")]
        if asked(other).kind == "ReturnQuest" or len(plain) == 1:
            say(other, plain[0])
        else:
            seat, text = chosen.pop(0)
            assert asked(other).seat == seat
            say(other, text)
    assert chosen == []
    for who in other.players:
        assert len(who.held) == 2
        who.held, who.returned = [], []
    assert other.players == basic.players
    assert other.outcome == basic.outcome


@pytest.mark.clause("TOG-QST-02")
@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_is_dealt_three_quests(seats: int) -> None:
    g = opening(seats, mode="experienced")
    dealt = [tile for who in g.players for tile in who.held]
    assert [len(who.held) for who in g.players] == [3] * seats
    assert len(set(dealt)) == 3 * seats
    assert sorted(dealt + g.quests) == QUESTS


@pytest.mark.clause("TOG-QST-02", "TOG-SET-20")
def test_quests_are_dealt_at_random() -> None:
    tables = [opening(5, seed, mode="experienced") for seed in range(800)]
    for seat in range(5):
        dealt = Counter(tile for g in tables for tile in g.players[seat].held)
        assert dealt.keys() == set(QUESTS)
        assert all(90 < times < 215 for times in dealt.values()), dealt  # 150 on average


@pytest.mark.clause("TOG-QST-03")
def test_one_quest_is_returned_and_two_are_kept() -> None:
    g = opening(2, mode="experienced")
    dealt = [list(who.held) for who in g.players]
    for seat in range(2):
        assert offers(g, seat) == [f"return {tile}" for tile in ids(dealt[seat])]
    say(g, f"return {ids(dealt[0])[1]}", seat=0)
    say(g, f"return {ids(dealt[1])[2]}", seat=1)
    assert g.players[0].held == [dealt[0][0], dealt[0][2]]
    assert g.players[0].returned == [dealt[0][1]]
    assert (g.players[1].held, g.players[1].returned) == (dealt[1][:2], dealt[1][2:])
    assert asked(g).kind == "Pick"


@pytest.mark.clause("TOG-QST-03")
def test_only_a_quest_that_was_dealt_can_be_returned() -> None:
    g = opening(2, mode="experienced")
    others = ids(g.players[1].held + g.quests)
    for text in [*(f"return {tile}" for tile in others), "return", "keep", "pick 1", "return none"]:
        assert declined(g, text, seat=0).clause == "TOG-QST-03"


@pytest.mark.clause("TOG-QST-04", "TOG-SIM-03")
def test_quests_are_returned_secretly_at_the_same_time_and_may_be_changed() -> None:
    match = Match.new(GAME, {"seats": 3, "mode": "experienced"}, seed=4)
    first = ids(position(match).players[0].held)
    assert [question.seat for question in match.questions()] == [0, 1, 2]
    assert match.play(0, f"return {first[0]}") is None
    assert match.undo(0) is None
    assert match.play(0, f"return {first[2]}") is None
    assert [question.seat for question in match.questions()] == [1, 2]
    assert ids(position(match).players[0].held) == first, (
        "nothing happens before the last has chosen"
    )
    for seat in (1, 2):
        assert match.play(seat, offers(position(match), seat)[0]) is None
    assert ids(position(match).players[0].returned) == [first[2]]
    assert match.undo(0) is not None


@pytest.mark.clause("TOG-QST-04", "TOG-HID-05")
def test_returned_quest_is_shown_to_nobody() -> None:
    match = Match.new(GAME, {"seats": 2, "mode": "experienced"}, seed=4)
    for seat in range(2):
        match.play(seat, offers(position(match), seat)[0])
    back = position(match).players[0].returned[0]
    lines = {reader: match.log(reader) for reader in (None, 0, 1)}
    told_to = {
        reader
        for reader, log in lines.items()
        for line in log
        if line.key == "event-returns-quest" and line.arguments.get("tile") == FACTS.tiles[back].id
    }
    assert told_to == {0}


# Laying them


@pytest.mark.clause("TOG-QST-05")
@pytest.mark.parametrize(
    "order",
    [
        ("lay", "quest Q-05", "quest Q-06"),
        ("quest Q-06", "lay", "quest Q-05"),
        ("quest Q-05", "quest Q-06", "lay"),
        ("discard", "quest Q-06", "quest Q-05"),
    ],
)
def test_quests_may_be_laid_before_and_after_the_taken_tile(order: tuple[str, ...]) -> None:
    g = turn(player("H1", gold=9, potions=9, taken="E1-10", slot=1, held=["Q-05", "Q-06"]))
    for text in order:
        assert text in offers(g)
        say(g, text)
        if asked(g).kind == "PlaceTile":
            say(g, offers(g)[0])
    laid = {"lay": "E1-10", "quest Q-05": "Q-05", "quest Q-06": "Q-06"}
    assert ids(g.players[0].story.tiles)[1:] == [laid[text] for text in order if text in laid]
    assert g.players[0].held == []


@pytest.mark.clause("TOG-QST-05")
def test_quests_need_not_be_laid() -> None:
    g = turn(player("H1", gold=9, potions=9, taken="E1-17", slot=1, held=["Q-05", "Q-06"]))
    say(g, "lay", "lay 0,-1", "end")
    assert ids(g.players[0].held) == ["Q-05", "Q-06"]
    assert g.questions() == []


@pytest.mark.clause("TOG-QST-05")
def test_quests_are_laid_in_the_own_turn_only() -> None:
    g = table(
        player("H1", gold=9, taken="E1-17", slot=1, held=["Q-05"]),
        player("H1", gold=9, taken="E1-18", slot=2, held=["Q-10"]),
        experienced=True,
    )
    run(g, LayTiles())
    assert declined(g, "quest Q-10", seat=1).reason == "refusal-not-asked"
    assert declined(g, "quest Q-10", seat=0).reason == "refusal-no-answer"


@pytest.mark.clause("TOG-QST-06")
def test_quest_is_paid_and_placed_like_any_tile() -> None:
    """Q-01 costs 5 C + 2 G; two potions cover the missing combat."""
    g = turn(player("H1", gold=3, potions=3, combat=3, held=["Q-01"]))
    say(g, "quest Q-01")
    assert goods(g) == {"gold": 1, "potions": 1, "combat": 3, "magic": 0, "glory": 0}
    assert offers(g) == ["lay 0,-1", "lay -1,0", "lay 1,0"]
    assert declined(g, "lay 0,1").clause == "TOG-PLC-05"
    say(g, "lay 0,-1")
    assert ids(g.players[0].story.tiles) == ["H1", "Q-01"]


@pytest.mark.clause("TOG-QST-06")
def test_quest_that_cannot_be_paid_or_fits_nowhere_is_refused() -> None:
    facts = with_tiles(printed("Q-10", sides=(None, None, Side(), None)))
    who = player("H5", facts, gold=3, taken="E1-17", slot=1, held=["Q-10", "Q-12"])
    g = turn(who, facts=facts)
    assert offers(g) == ["lay", "discard"]
    assert declined(g, "quest Q-12").clause == "TOG-PAY-13"
    assert declined(g, "quest Q-10").clause == "TOG-LAY-06"


@pytest.mark.clause("TOG-QST-07")
def test_quest_costs_no_surcharge() -> None:
    """Not even in a turn whose taken tile came from the wilderness."""
    g = turn(player("H1", gold=3, taken="E1-17", slot=6, held=["Q-10"]))
    say(g, "quest Q-10")
    assert asked(g).kind == "PlaceTile"
    assert goods(g)["gold"] == 0
    g = turn(player("H1", gold=2, taken="E1-17", slot=6, held=["Q-10"]))
    assert declined(g, "quest Q-10").arguments["surcharge"] == 0


@pytest.mark.clause("TOG-QST-08", "TOG-REW-11")
def test_reward_of_the_taken_tile_does_not_pay_for_a_quest() -> None:
    """E1-17 gives 4 G, but only when the turn is over."""
    g = turn(player("H1", gold=1, taken="E1-17", slot=1, held=["Q-05"]))
    say(g, "lay", "lay 0,-1")
    assert goods(g)["gold"] == 1
    refusal = declined(g, "quest Q-05")
    assert (refusal.clause, refusal.arguments["have_gold"]) == ("TOG-PAY-13", 1)
    say(g, "end")
    assert goods(g)["gold"] == 5


@pytest.mark.clause("TOG-QST-08")
def test_reward_of_a_quest_does_not_pay_for_the_taken_tile() -> None:
    """Q-11 beside a hero whose chest holds 3 G: its keys come after all payments."""
    g = turn(player("H4", potions=3, taken="E1-05", slot=1, held=["Q-11"]))
    say(g, "quest Q-11", "lay 0,-1")
    assert g.discard == [number("E1-05")], "nothing to pay with: discarded unasked"
    assert "open hero:1" in offers(g)


@pytest.mark.clause("TOG-QST-09")
def test_quest_may_be_laid_when_the_taken_tile_is_discarded() -> None:
    """The compensation comes after all payments: 2 G are not there yet."""
    g = turn(player("H1", gold=1, potions=2, taken="E1-17", slot=1, held=["Q-05", "Q-06"]))
    say(g, "discard")
    assert offers(g) == ["quest Q-06", "end"]
    assert (goods(g)["gold"], goods(g)["potions"]) == (1, 2)
    say(g, "quest Q-06", "lay 0,1")
    assert declined(g, "quest Q-05").clause == "TOG-PAY-13"
    say(g, "end")
    assert (goods(g)["gold"], goods(g)["potions"]) == (2, 1)
    assert asked(g).kind == "OpenChest"


@pytest.mark.clause("TOG-QST-10")
@pytest.mark.parametrize("text", ["discard Q-05", "discard quest Q-05", "discard"])
def test_quest_cannot_be_discarded(text: str) -> None:
    g = turn(player("H1", gold=9, taken="E1-17", slot=1, held=["Q-05"]))
    say(g, "lay", "lay 0,-1")
    assert offers(g) == ["quest Q-05", "end"]
    declined(g, text)
    assert ids(g.players[0].held) == ["Q-05"]


@pytest.mark.clause("TOG-QST-10", "TOG-QST-19")
@pytest.mark.parametrize("seats", COUNTS)
def test_kept_quest_stays_with_its_owner_until_laid(seats: int) -> None:
    g = opening(seats, mode="experienced")
    for question in decisions(g, Luck(seats)):
        if question.kind == "ReturnQuest":
            continue
        for who in g.players:
            laid = [tile for tile in who.story.tiles if tile in QUESTS]
            paying = [step.tile for step in g.stack if hasattr(step, "tile")]
            mine = who is g.players[question.seat]
            hand = [tile for tile in paying if tile in QUESTS] if mine else []
            assert len(who.held) + len(laid) + len(hand) == 2
        assert not set(g.discard) & set(QUESTS)


@pytest.mark.clause("TOG-QST-16")
@pytest.mark.parametrize("nth", range(1, 11))
def test_quest_may_be_laid_in_any_round(nth: int) -> None:
    who = player("H1", gold=2, taken="E1-17", slot=1, held=["Q-05"])
    g = run(table(who, player("H5"), round=nth, experienced=True), LayTiles())
    assert "quest Q-05" in offers(g)
    say(g, "quest Q-05", "lay 0,1")
    assert ids(g.players[0].story.tiles) == ["H1", "Q-05"]


@pytest.mark.clause("TOG-QST-16")
def test_three_tiles_may_be_laid_in_one_turn() -> None:
    g = turn(player("H1", gold=9, potions=9, taken="E1-17", slot=1, held=["Q-05", "Q-06"]))
    say(g, "lay", "lay 0,-1", "quest Q-05", "lay 0,1", "quest Q-06", "lay -1,0")
    assert ids(g.players[0].story.tiles) == ["H1", "E1-17", "Q-05", "Q-06"]


@pytest.mark.clause("TOG-QST-17")
def test_tiles_of_one_turn_join_half_keys() -> None:
    """E1-05 west of the hero has a half key to the north, Q-13 one to the south."""
    g = turn(player("H1", gold=10, taken="E1-05", slot=1, held=["Q-13"]))
    say(g, "lay", "lay -1,0", "quest Q-13")
    assert "lay -1,1" in offers(g), "the tile laid before is part of the story"
    say(g, "lay -1,1")
    assert len(told(g, "event-joins-key")) == 1
    assert offers(g) == ["open hero:1", "open hero:2", "open E1-05:1"]


@pytest.mark.clause("TOG-QST-17")
def test_tiles_of_one_turn_give_place_rewards_to_each_other() -> None:
    """E1-10 gives 2 P to the hero's side and 2 P more when Q-13 is laid north of it."""
    g = turn(player("H1", gold=7, taken="E1-10", slot=1, held=["Q-13"]))
    say(g, "lay", "lay 0,1", "quest Q-13", "lay 0,2")
    assert goods(g) == {"gold": 0, "potions": 4, "combat": 0, "magic": 0, "glory": 10}


# The turn


@pytest.mark.clause("TOG-QST-18")
def test_turn_offers_the_taken_tile_the_quests_and_then_the_end() -> None:
    g = turn(player("H1", gold=7, potions=2, taken="E1-17", slot=1, held=["Q-05", "Q-06"]))
    assert offers(g) == ["lay", "discard", "quest Q-05", "quest Q-06"]
    refusal = declined(g, "end")
    assert (refusal.clause, refusal.reason) == ("TOG-QST-18", "refusal-tile-waits")
    say(g, "quest Q-05", "lay 0,1")
    assert offers(g) == ["lay", "discard", "quest Q-06"]
    say(g, "lay", "lay 0,-1")
    assert offers(g) == ["quest Q-06", "end"]
    assert goods(g)["gold"] == 5, "the rewards come when the turn is ended"
    say(g, "end")
    assert goods(g)["gold"] == 9


@pytest.mark.clause("TOG-QST-18", "TOG-LAY-09")
def test_surcharge_is_asked_in_the_turn_with_quests_too() -> None:
    g = turn(player("H1", gold=1, potions=1, taken="E1-17", slot=5, held=["Q-13"]))
    say(g, "lay")
    assert offers(g) == ["pay gold", "pay potions"]
    say(g, "pay potions", "lay 0,-1")
    assert offers(g) == ["end"]


@pytest.mark.clause("TOG-QST-18")
def test_whoever_holds_quests_is_asked_even_if_one_answer_is_left() -> None:
    """Silence would tell that none of the hidden quests can be laid."""
    g = turn(player("H1", taken="E1-05", slot=1, held=["Q-13", "Q-14"]))
    assert offers(g) == ["discard"]
    say(g, "discard")
    assert offers(g) == ["end"]
    assert goods(g)["gold"] == 0
    say(g, "end")
    assert goods(g)["gold"] == 1


@pytest.mark.clause("TOG-QST-18", "TOG-HID-04")
def test_what_is_asked_does_not_hang_on_which_quests_are_held() -> None:
    """Cheap quests or dear ones: the others see the same questions."""
    seen = []
    for held in (["Q-05", "Q-06"], ["Q-13", "Q-03"]):
        g = turn(player("H1", gold=3, potions=3, taken="E1-17", slot=1, held=held))
        met = [asked(g).kind]
        for text in ("lay", "lay 0,-1"):
            say(g, text)
            met.append(asked(g).kind)
        say(g, "end")
        seen.append((met, [event.key for event in g.told or []], g.questions()))
    assert seen[0] == seen[1]


@pytest.mark.clause("TOG-QST-18")
def test_turn_ends_by_itself_when_no_quest_is_held_any_more() -> None:
    g = turn(player("H1", gold=2, taken="E1-17", slot=1, held=["Q-05"]))
    say(g, "lay", "lay 0,-1", "quest Q-05", "lay 0,1")
    assert g.questions() == []
    assert goods(g)["gold"] == 4


@pytest.mark.clause("TOG-QST-18", "TOG-LAY-09")
def test_without_quests_a_tile_that_cannot_be_laid_is_discarded_unasked() -> None:
    g = turn(player("H1", gold=2, taken="E1-05", slot=1, held=["Q-05"], opened={"H1": 3}))
    assert offers(g) == ["discard", "quest Q-05"]
    say(g, "quest Q-05", "lay 0,1")
    assert g.discard == [number("E1-05")]
    assert g.questions() == []
    g = turn(player("H1", gold=1, taken="E1-05", slot=1, opened={"H1": 3}))
    assert g.discard == [number("E1-05")], "nor in the first place"


@pytest.mark.clause("TOG-QST-19")
@pytest.mark.parametrize(
    "text", ["return Q-05", "show Q-05", "exchange Q-05", "give Q-05", "quest Q-06", "quest:Q-06"]
)
def test_kept_quest_cannot_be_exchanged_shown_or_given_back(text: str) -> None:
    g = turn(player("H1", gold=9, potions=9, taken="E1-17", slot=1, held=["Q-05"]))
    unasked = "refusal-no-target" if ":" in text else "refusal-no-answer"
    assert declined(g, text).reason == unasked


def test_quest_story_in_a_whole_game() -> None:
    """Quests do get laid in random games, so that the properties above speak of something."""
    laid = 0
    for seed in range(5):
        g = opening(3, seed, mode="experienced")
        for _ in decisions(g, Luck(seed)):
            pass
        laid += sum(tile in QUESTS for who in g.players for tile in who.story.tiles)
    assert laid > 5
