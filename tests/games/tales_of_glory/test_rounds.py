"""The round and its timing (TOG-RND, TOG-TIM): three phases, ten times, for every table."""

from __future__ import annotations

from collections import Counter

import pytest

from druzina.core import Luck
from druzina.games.tales_of_glory.content import Cost, Item
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
    number,
    offers,
    opening,
    player,
    printed,
    run,
    say,
    table,
    told,
    with_tiles,
)

PLAYS = [(seats, mode) for seats in range(2, 6) for mode in ("basic", "experienced")]
every_table = pytest.mark.parametrize(("seats", "mode"), PLAYS)

# The moments of a round in their order, by the events that tell of them.
MOMENTS = [
    {"event-round"},
    {"event-picked"},
    {"event-takes", "event-misses-tile"},
    {"event-token-passes"},
    {
        "event-lays",
        "event-pays",
        "event-discards",
        "event-shows-quest",
        "event-gains",
        "event-misses",
        "event-joins-key",
        "event-loses-key",
        "event-opens",
        "event-takes-token",
    },
    {"event-sweeps", "event-draws"},
]


def moments(keys: list[str]) -> list[int]:
    return [next(n for n, moment in enumerate(MOMENTS) if key in moment) for key in keys]


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
        order = moments(keys[start:stop])
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
    g = table(
        player("H1", gold=9, potions=9, taken="E1-05", slot=1, held=["Q-13", "Q-14"]),
        player("H2", taken="E1-17", slot=2),
        experienced=True,
    )
    run(g, LayTiles())
    say(g, "quest Q-14", "lay 0,1", "lay", "lay 0,-1", "quest Q-13", offers_first(g))
    keys = [event.key for event in g.told or [] if event.shown.get("seat") == 0]
    step = ["event-shows-quest", "event-pays", "event-lays"]
    assert keys[:8] == [*step, *step[1:], *step]
    assert "event-gains" not in keys
    say(g, "end") if "end" in offers(g) else None
    assert goods(g)["glory"] >= 19
