"""The round and its timing (TOG-RND, TOG-TIM): three phases, ten times, for every table."""

from __future__ import annotations

from collections import Counter

import pytest

from druzina.core import Luck
from druzina.games.tales_of_glory.content import Item, Side
from druzina.games.tales_of_glory.model import NOTHING
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.preparing import Round
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick
from tests.games.tales_of_glory.table import (
    asked,
    decisions,
    declined,
    goods,
    ids,
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

PLAYS = [(seats, mode) for seats in range(2, 6) for mode in ("basic", "experienced")]
every_table = pytest.mark.parametrize(("seats", "mode"), PLAYS)

# The moments of a round in their order, by the events that tell of them; all others tell of laying.
MOMENTS = {
    "event-round": 0,
    "event-picked": 1,
    "event-takes": 2,
    "event-misses-tile": 2,
    "event-token-passes": 3,
    "event-sweeps": 5,
    "event-draws": 5,
}
LAYING = 4


@pytest.mark.clause("TOG-RND-01", "TOG-TIM-01", "TOG-TIM-02")
@every_table
def test_round_is_taking_then_laying_then_preparing(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    for _ in decisions(g, Luck(seats)):
        pass
    keys = [event.key for event in g.told or []]
    starts = [place for place, key in enumerate(keys) if key == "event-round"]
    end = next(n for n, key in enumerate(keys) if key in ("event-majority", "event-ends"))
    for start, stop in zip(starts, [*starts[1:], end], strict=True):
        order = [MOMENTS.get(key, LAYING) for key in keys[start:stop]]
        assert order == sorted(order)
        assert set(order) == ({0, 1, 2, 3, 4, 5} if stop != end else {0, 1, 2, 3, 4})


@pytest.mark.clause("TOG-RND-02")
@pytest.mark.parametrize("seats", range(2, 6))
def test_turn_order_is_clockwise_from_the_token(seats: int) -> None:
    for start in range(seats):
        g = table(*(player() for _ in range(seats)), start=start)
        clockwise = [*range(start, seats), *range(start)]
        assert g.turn_order() == clockwise


@pytest.mark.clause("TOG-RND-02", "TOG-SEL-09", "TOG-TIM-02")
def test_second_choice_and_laying_go_clockwise() -> None:
    shown = ["E1-17", "E1-10", "E1-14", "E1-18", "E1-11", "E1-12", "E1-13", "E1-09"]
    g = table(*(player("H1", gold=1) for _ in range(5)), display=shown, start=3)
    run(g, FirstChoice([Pick(seat) for seat in range(5)]), PassStartToken(), LayTiles())
    for seat in range(5):
        say(g, "pick 8", seat=seat)
    second = []
    for slot in ("take 7", "take 5", "take 3", "take 1"):
        second.append(asked(g).seat)
        say(g, slot)
    assert second == [4, 0, 1, 2]
    assert g.start == 2
    laying = []
    for _ in range(5):
        laying.append(asked(g).seat)
        say(g, "discard", "open hero:1")
    assert laying == [2, 3, 4, 0, 1]


@pytest.mark.clause("TOG-RND-03", "TOG-RND-05", "TOG-END-01")
@every_table
def test_game_has_exactly_ten_rounds_and_prepares_nine(seats: int, mode: str) -> None:
    for seed in range(6):
        g = opening(seats, seed, mode=mode)
        for _ in decisions(g, Luck(seed)):
            pass
        assert [event.shown["round"] for event in told(g, "event-round")] == list(range(1, 11))
        assert g.round == 10
        assert g.outcome is not None
        assert len(told(g, "event-draws")) == 9
        left = [tile for tile in g.display if tile != NOTHING]
        assert len(left) == len(g.display) - seats, "the display of round 10 lies as it was left"


@pytest.mark.clause("TOG-RND-04")
@every_table
def test_everybody_takes_one_tile_every_round(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    for _ in decisions(g, Luck(7)):
        pass
    rounds: list[list[object]] = []
    for event in g.told or []:
        if event.key == "event-round":
            rounds.append([])
        elif event.key == "event-takes":
            rounds[-1].append(event.shown["seat"])
    assert [Counter(takers) for takers in rounds] == [Counter(range(seats))] * 10


@pytest.mark.clause("TOG-RND-04")
def test_nobody_may_pass_on_taking() -> None:
    g = opening(2)
    assert all(offer.startswith("pick ") for offer in offers(g))
    assert declined(g, "pass").clause == "TOG-SEL-01"
    say(g, "pick 2", seat=0)
    say(g, "pick 2", seat=1)
    assert all(offer.startswith("take ") for offer in offers(g))
    assert declined(g, "pass").clause == "TOG-SEL-09"


@pytest.mark.clause("TOG-RND-05")
def test_nothing_is_prepared_after_round_10() -> None:
    shown = ["E1-17", "E1-18", "E3-01", "E3-02", "E3-03", "E3-04"]
    g = table(player("H1"), player("H2"), display=shown, round=9, decks=((), (), ["E3-15"] * 5))
    run(g, Round())
    say(g, "pick 1", seat=0)
    say(g, "pick 2", seat=1)
    while g.questions():
        say(g, offers(g)[-1])
    assert g.outcome is not None
    assert ids(g.display) == [".", ".", "E3-01", "E3-02", "E3-03", "E3-04"]
    assert len(g.decks[2]) == 5
    assert told(g, "event-sweeps") == []


# Timing


@pytest.mark.clause("TOG-TIM-01")
def test_nobody_pays_before_all_have_taken() -> None:
    shown = ["E1-05", "E1-06", "E1-07", "E1-08", "E1-15", "E1-16"]
    g = table(*(player("H1", gold=9) for _ in range(3)), display=shown)
    run(g, FirstChoice([Pick(seat) for seat in range(3)]), PassStartToken(), LayTiles())
    say(g, "pick 1", seat=0)
    say(g, "pick 1", seat=1)
    say(g, "pick 2", seat=2)
    assert (asked(g).kind, asked(g).seat) == ("SecondChoice", 1)
    assert [who.gold for who in g.players] == [9, 9, 9]
    assert declined(g, "lay", seat=0).reason == "refusal-not-asked"
    say(g, "take 3")
    assert all(who.taken != NOTHING for who in g.players)
    assert asked(g).kind == "LayOrDiscard"


@pytest.mark.clause("TOG-TIM-02", "TOG-TIM-03")
def test_taking_goes_by_the_old_holder_and_laying_by_the_new() -> None:
    shown = ["E1-17", "E1-18", "E1-10", "E1-11", "E1-12", "E1-13"]
    g = table(*(player("H1", gold=1) for _ in range(3)), display=shown, start=1)
    run(g, FirstChoice([Pick(seat) for seat in range(3)]), PassStartToken(), LayTiles())
    for seat in range(3):
        say(g, "pick 2", seat=seat)
    assert ids([g.players[1].taken]) == ["E1-18"]
    assert asked(g).seat == 2
    say(g, "take 6")
    assert asked(g).seat == 0
    say(g, "take 1")
    order = []
    while g.questions():
        order.append(asked(g).seat)
        say(g, "discard", "open hero:1")
    assert order == [0, 1, 2]
    assert [event.shown["seat"] for event in told(g, "event-takes")] == [1, 2, 0]


@pytest.mark.clause("TOG-TIM-04")
def test_turn_lays_tile_by_tile_and_then_collects() -> None:
    who = player("H1", gold=10, potions=5, taken="E1-05", slot=1, held=["Q-13", "Q-14"])
    g = turn(who)
    say(g, "quest Q-14", "lay 0,-1", "lay", "lay -1,0", "quest Q-13")
    settled = ("event-pays", "event-lays")
    keys = [event.key for event in g.told or [] if event.key in settled]
    assert keys == [*settled, *settled, "event-pays"]
    assert (goods(g)["glory"], goods(g)["combat"]) == (0, 0)
    say(g, "lay 0,1")
    assert [event.shown["gains"] for event in told(g, "event-gains")] == [
        (("glory", 9),),
        (("combat", 2),),
        (("glory", 10),),
    ]
    assert goods(g) == {"gold": 0, "potions": 0, "combat": 2, "magic": 0, "glory": 19}


@pytest.mark.clause("TOG-TIM-05", "TOG-PAY-13", "TOG-QST-06")
def test_payment_is_checked_after_the_earlier_ones_of_the_turn() -> None:
    g = turn(player("H1", gold=4, taken="E1-05", slot=1, held=["Q-05", "Q-10"]))
    assert offers(g) == ["lay", "discard", "quest Q-05", "quest Q-10"]
    say(g, "quest Q-05", "lay 0,1")
    assert offers(g) == ["discard"]
    for tile in ("lay", "quest Q-10"):
        refusal = declined(g, tile)
        assert refusal.clause == "TOG-PAY-13"
        assert (refusal.arguments["gold"], refusal.arguments["have_gold"]) == (3, 2)


@pytest.mark.clause("TOG-TIM-06")
def test_key_interrupts_what_is_printed_behind_it() -> None:
    """Q-16 gives 6 V + 1 K + S: the token comes when the key lies on a chest."""
    g = table(player("H1", gold=4, held=["Q-16"]), player("H5"), start=1, experienced=True)
    run(g, LayTiles())
    say(g, "quest Q-16", "lay 0,1")
    assert offers(g) == ["open hero:1", "open hero:2", "open Q-16:1"]
    assert (goods(g)["glory"], g.start) == (6, 1)
    say(g, "open hero:1")
    assert (goods(g)["glory"], g.start) == (8, 0)


@pytest.mark.clause("TOG-TIM-06")
def test_key_of_half_keys_interrupts_when_its_item_is_resolved() -> None:
    g = turn(player("H1", magic=3, taken="E1-04", slot=1))
    say(g, "lay", "lay 1,0")
    assert offers(g) == ["open hero:1", "open hero:2"]
    assert goods(g)["glory"] == 0
    assert declined(g, "end").clause == "TOG-KEY-06"
    say(g, "open hero:2")
    assert (goods(g)["glory"], goods(g)["potions"]) == (6, 2)


@pytest.mark.clause("TOG-TIM-07")
def test_end_is_majorities_then_end_rewards_then_comparison() -> None:
    g = table(player("H1 E3-10", combat=1), player("H2 E2-11", magic=1))
    run(g, FinalScoring())
    steps = ("event-majority", "event-gains", "event-ends")
    keys = [event.key for event in g.told or [] if event.key in steps]
    assert keys == [step for step in steps for _ in range(2)]
    assert g.outcome is not None
    assert g.outcome.scores == [4 + 3, 4 + 2]


@pytest.mark.clause("TOG-TIM-08", "TOG-END-09", "TOG-LAY-06")
def test_rulings_on_silent_cases_stand() -> None:
    """Nobody has a majority of nothing, and what fits nowhere is not paid for."""
    g = run(table(player("H1"), player("H2")), FinalScoring())
    assert g.outcome is not None
    assert g.outcome.scores == [0, 0]
    facts = with_tiles(printed("E1-05", sides=(None, None, Side(), None)))
    g = turn(player("H5", facts, gold=3, taken="E1-05", slot=1), facts=facts)
    assert goods(g)["gold"] == 4, "the mage has no connector to the north"


@pytest.mark.clause("TOG-TIM-08")
def test_what_a_tile_says_beats_the_general_rule() -> None:
    """Rewards are collected once, on laying; a tile that says `end:` waits until the end."""
    facts = with_tiles(printed("E1-17", items=(Item((("gold", 4),), "", at_end=True),)))
    g = turn(player("H1", facts, taken="E1-17", slot=1), facts=facts)
    say(g, "lay", "lay 0,-1")
    assert goods(g)["gold"] == 0
    run(g, FinalScoring())
    assert goods(g)["gold"] == 4
