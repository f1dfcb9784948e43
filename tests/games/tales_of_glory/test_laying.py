"""Laying tiles in general (TOG-LAY): in turn order, paid, placed, collected, or discarded."""

from __future__ import annotations

import pytest

from druzina.core import Luck, blend
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.content import Cost, Side
from druzina.games.tales_of_glory.model import NOTHING, Tale
from druzina.games.tales_of_glory.rules.laying import LayOrDiscard, LayTiles, LayWithQuests
from druzina.games.tales_of_glory.rules.order import Turn
from druzina.games.tales_of_glory.rules.preparing import Round
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
    turn,
    with_tiles,
)

PLAYS = [(seats, mode) for seats in range(2, 6) for mode in ("basic", "experienced")]
every_table = pytest.mark.parametrize(("seats", "mode"), PLAYS)

# The drill sergeant with a connector to the south only: it fits nowhere at the mage, who has none
# to the north.
SOUTH_ONLY = with_tiles(printed("E1-05", sides=(None, None, Side(), None)))


def kinds(g: Tale, *texts: str) -> list[str]:
    """The kinds of the questions that these answers meet, and of the one after them."""
    met = []
    for text in texts:
        met.append(asked(g).kind)
        say(g, text)
    return [*met, *(question.kind for question in g.questions())]


# In turn order


@pytest.mark.clause("TOG-LAY-01", "TOG-LAY-08", "TOG-TIM-03")
@pytest.mark.parametrize("start", range(4))
def test_each_in_turn_order_lays_or_discards(start: int) -> None:
    shown = ("E1-17", "E1-18", "E1-10", "E1-09")
    players = [player("H1", taken=tile, slot=slot) for slot, tile in enumerate(shown, 1)]
    g = run(table(*players, start=start), LayTiles())
    order = []
    while g.questions():
        assert len(g.questions()) == 1
        order.append(asked(g).seat)
        assert offers(g) == ["lay", "discard"]
        say(g, "lay", "lay -1,0")
    assert order == [(start + place) % 4 for place in range(4)]


@pytest.mark.clause("TOG-LAY-03", "TOG-REW-05")
def test_token_gained_in_the_phase_does_not_reorder_it() -> None:
    shown = ("E1-09", "E1-18", "E1-10", "E1-17", "E1-14")
    players = [player("H1", taken=tile, slot=1) for tile in shown]
    g = run(table(*players, start=3, display=["E1-01"] * 8), LayTiles(), Round())
    order = []
    for _ in range(5):
        order.append(asked(g).seat)
        say(g, "lay", "lay -1,0")
    assert order == [3, 4, 0, 1, 2]
    assert g.start == 0
    assert g.turn_order() == [0, 1, 2, 3, 4], "it decides the order of the next round"
    assert asked(g).kind == "Pick"


@pytest.mark.clause("TOG-LAY-04")
@pytest.mark.parametrize(
    ("start", "herald", "ring", "holder"), [(2, 2, 1, 1), (2, 2, 0, 0), (1, 0, 2, 0), (0, 0, 0, 0)]
)
def test_last_in_turn_order_to_gain_the_token_has_it(
    start: int, herald: int, ring: int, holder: int
) -> None:
    players = [player("H1", gold=2, taken="E1-17", slot=1) for _ in range(3)]
    players[ring].taken = number("E2-18")
    players[herald].taken = number("E1-09")
    g = run(table(*players, start=start), LayTiles())
    for _ in range(3):
        say(g, "lay", "lay -1,0")
    assert g.start == holder


def mid_game(seats: int, mode: str, seed: int) -> Tale:
    """Everybody in the middle of a game has taken a tile; some of these give the token."""
    g = opening(seats, seed, mode=mode)
    for question in decisions(g, Luck(seed)):
        if g.round == 5 and question.kind == "Pick":
            break
    g.stack.clear()
    luck = Luck(seed)
    slots = list(range(1, len(g.display) + 1))
    luck.shuffle(slots)
    for seat, slot in enumerate(slots[:seats]):
        who = g.players[seat]
        who.gold, who.potions = luck.roll(8), luck.roll(8)
        token = ("E1-09", "E2-18")[seat % 2]
        tile = number(token) if luck.roll(3) else g.display[slot - 1]
        who.taken, who.slot, g.display[slot - 1] = tile, slot, NOTHING
    g.told = []
    return g


def lucks(seed: int, seats: int) -> list[Luck]:
    return [Luck(blend(seed, seat)) for seat in range(seats)]


def settle(g: Tale, by: list[Luck]) -> None:
    """Answers all questions, each seat by its own luck."""
    while (now := g.advance()) is not None:
        question, choices = now
        g.answer(question, by[question.seat].pick(choices))


@pytest.mark.clause("TOG-LAY-02", "TOG-LAY-04", "TOG-LAY-08", "TOG-SIM-02")
@every_table
def test_laying_at_the_same_time_gives_the_same_as_turn_order(seats: int, mode: str) -> None:
    gained = 0
    for seed in range(25):
        g = mid_game(seats, mode, seed)
        first, order = g.start, g.turn_order()
        loose = GAME.codec.clone(g)
        g.then(LayTiles())
        settle(g, lucks(seed, seats))
        mixed = list(range(seats))
        Luck(seed).shuffle(mixed)
        for seat in mixed:
            question = LayWithQuests if loose.players[seat].held else LayOrDiscard
            loose.then(question(seat), Turn(seat))
            settle(loose, lucks(seed, seats))
        assert loose.players == g.players
        givers = {number("E1-09"), number("E2-18"), number("Q-16")}
        winners = [seat for seat in order if givers & set(laid_now(g, seat))]
        gained += len(winners) > 1
        assert g.start == (winners[-1] if winners else first)
    assert gained, "in some phase several gained the token"


def laid_now(g: Tale, seat: int) -> list[int]:
    """What the seat laid since anybody listened."""
    laid = [event.shown["tile"] for event in told(g, "event-lays") if event.shown["seat"] == seat]
    return [int(str(tile)) for tile in laid]


# Pay, place, collect


@pytest.mark.clause("TOG-LAY-05")
def test_pay_first_then_place_then_collect() -> None:
    g = turn(player("H1", potions=1, taken="E2-19", slot=1))
    say(g, "lay")
    assert (goods(g)["potions"], goods(g)["gold"]) == (0, 0)
    assert len(g.players[0].story.tiles) == 1
    say(g, "lay -1,0")
    assert ids(g.players[0].story.tiles) == ["H1", "E2-19"]
    assert goods(g)["gold"] == 5
    order = [e.key for e in g.told or [] if e.key in ("event-pays", "event-lays", "event-gains")]
    assert order == ["event-pays", "event-lays", "event-gains"]


@pytest.mark.clause("TOG-LAY-05", "TOG-REW-11")
def test_reward_of_a_tile_never_pays_for_it() -> None:
    facts = with_tiles(printed("E1-17", cost=Cost(gold=2)))
    g = turn(player("H1", facts, gold=1, taken="E1-17", slot=1, held=["Q-13"]), facts=facts)
    assert offers(g) == ["discard"]
    assert declined(g, "lay").clause == "TOG-PAY-13"


@pytest.mark.clause("TOG-LAY-06")
def test_tile_that_fits_nowhere_is_discarded_unpaid_and_unasked() -> None:
    g = turn(player("H5", SOUTH_ONLY, gold=3, taken="E1-05", slot=1), facts=SOUTH_ONLY)
    assert asked(g).kind == "OpenChest"
    assert g.discard == [number("E1-05")]
    assert goods(g)["gold"] == 3 + 1
    assert told(g, "event-pays") == []


@pytest.mark.clause("TOG-LAY-06", "TOG-QST-18")
def test_laying_what_fits_nowhere_is_refused() -> None:
    who = player("H5", SOUTH_ONLY, gold=3, taken="E1-05", slot=1, held=["Q-13"])
    g = turn(who, facts=SOUTH_ONLY)
    refusal = declined(g, "lay")
    assert (refusal.clause, refusal.reason) == ("TOG-LAY-06", "refusal-fits-nowhere")
    assert refusal.arguments == {"tile": "E1-05"}


@pytest.mark.clause("TOG-LAY-06", "TOG-QST-17")
def test_quest_laid_before_may_open_a_position_for_the_tile() -> None:
    who = player("H5", SOUTH_ONLY, gold=6, taken="E1-05", slot=1, held=["Q-07"])
    g = turn(who, facts=SOUTH_ONLY)
    assert offers(g) == ["discard", "quest Q-07"]
    say(g, "quest Q-07", "lay 1,0")
    assert offers(g) == ["lay", "discard"]
    say(g, "lay")
    assert goods(g)["gold"] == 0
    assert ids(g.players[0].story.tiles) == ["H5", "Q-07", "E1-05"], "on the only cell, unasked"


@pytest.mark.clause("TOG-LAY-06", "TOG-TIM-05")
def test_quest_laid_before_may_use_up_what_would_have_paid() -> None:
    who = player("H5", SOUTH_ONLY, gold=5, taken="E1-05", slot=1, held=["Q-07"])
    g = say(turn(who, facts=SOUTH_ONLY), "quest Q-07", "lay 1,0")
    assert g.discard == [number("E1-05")]
    assert goods(g)["gold"] == 5 - 3 + 1


@pytest.mark.clause("TOG-LAY-07")
@every_table
def test_no_taken_tile_is_kept_for_a_later_round(seats: int, mode: str) -> None:
    for seed in range(3):
        g = opening(seats, seed, mode=mode)
        for question in decisions(g, Luck(seed)):
            if question.kind == "Pick":
                assert [who.taken for who in g.players] == [NOTHING] * seats
                gone = {tile for who in g.players for tile in who.story.tiles} | set(g.discard)
                assert {take.shown["tile"] for take in told(g, "event-takes")} <= gone


@pytest.mark.clause("TOG-LAY-07", "TOG-QST-18")
@pytest.mark.parametrize("text", ["lay", "discard"])
def test_tile_is_settled_once(text: str) -> None:
    g = turn(player("H1", gold=9, taken="E1-17", slot=1, held=["Q-13"]))
    say(g, "lay", "lay 0,-1")
    assert offers(g) == ["quest Q-13", "end"]
    refusal = declined(g, text)
    assert (refusal.clause, refusal.reason) == ("TOG-LAY-07", "refusal-tile-settled")


@pytest.mark.clause("TOG-LAY-08", "TOG-SIM-02", "TOG-SIM-04")
@every_table
def test_only_secret_choices_are_asked_of_several_at_once(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    together = set()
    for _ in decisions(g, Luck(4)):
        if len(g.questions()) > 1:
            together |= {question.kind for question in g.questions()}
    assert together == ({"Pick", "ReturnQuest"} if mode == "experienced" else {"Pick"})


@pytest.mark.clause("TOG-LAY-09")
def test_turn_in_the_basic_mode_asks_one_thing_after_the_other() -> None:
    g = turn(player("H1", gold=2, potions=1, taken="E1-08", slot=4))
    met = kinds(g, "lay", "pay potions", "lay 0,1")
    assert met == ["LayOrDiscard", "PaySurcharge", "PlaceTile"]
    assert goods(g) == {"gold": 1, "potions": 1, "combat": 0, "magic": 1, "glory": 0}


@pytest.mark.clause("TOG-LAY-09")
def test_turn_of_a_discard_is_the_compensation() -> None:
    g = turn(player("H1", gold=2, taken="E1-08", slot=4))
    assert kinds(g, "discard", "open hero:1") == ["LayOrDiscard", "OpenChest"]
    assert goods(g) == {"gold": 3, "potions": 1, "combat": 0, "magic": 0, "glory": 2}


@pytest.mark.clause("TOG-LAY-09")
def test_tile_that_cannot_be_laid_asks_nothing() -> None:
    g = turn(player("H1", gold=1, taken="E1-08", slot=4, opened={"H1": 1}))
    assert g.questions() == []
    assert goods(g) == {"gold": 2, "potions": 3, "combat": 0, "magic": 0, "glory": 0}


@pytest.mark.clause("TOG-LAY-01")
@pytest.mark.parametrize("text", ["lay 0,1", "end", "quest Q-05", "pick 1", "keep", "option:end"])
def test_nothing_else_can_be_done_with_a_taken_tile(text: str) -> None:
    g = turn(player("H1", taken="E1-17", slot=1))
    assert declined(g, text).clause == ("TOG-SEL-05" if text == "pick 1" else "TOG-LAY-01")
