"""Payment (TOG-PAY): costs, thresholds, the wilderness, potions for missing skill."""

from __future__ import annotations

import pytest

from druzina.games.tales_of_glory.content import Cost
from druzina.games.tales_of_glory.model import Tale
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.taking import FirstChoice, PassStartToken, Pick
from tests.games.tales_of_glory.table import (
    asked,
    declined,
    goods,
    number,
    offers,
    player,
    printed,
    run,
    say,
    table,
    told,
    turn,
    with_tiles,
)

KINDS = ("combat", "magic", "gold", "potions")
PAIRS = [(one, other) for one in KINDS for other in KINDS if one < other]


def facing(cost: Cost, slot: int = 1, seats: int = 2, **own: int) -> Tale:
    """The turn of a player with these goods who took a tile of this cost from this slot."""
    facts = with_tiles(printed("E1-07", cost=cost, items=()))
    return turn(player("H1", facts, taken="E1-07", slot=slot, **own), seats, facts)


def affordable(g: Tale) -> bool:
    """Whether laying is offered; if not, the tile is discarded unasked."""
    return asked(g).kind == "LayOrDiscard" and "lay" in offers(g)


def left(g: Tale) -> tuple[int, int, int, int]:
    own = goods(g)
    return own["combat"], own["magic"], own["gold"], own["potions"]


# The ribbon


@pytest.mark.clause("TOG-PAY-01")
def test_tile_without_ribbon_is_free() -> None:
    g = say(facing(Cost()), "lay")
    assert asked(g).kind == "PlaceTile"
    assert left(g) == (0, 0, 0, 0)
    assert told(g, "event-pays") == []


@pytest.mark.clause("TOG-PAY-02")
@pytest.mark.parametrize("kinds", [*((kind,) for kind in KINDS), *PAIRS])
def test_cost_is_one_kind_or_two_together(kinds: tuple[str, ...]) -> None:
    cost = Cost(**dict.fromkeys(kinds, 2))
    own = dict.fromkeys(kinds, 2)
    g = say(facing(cost, **own), "lay")
    kept = {kind: 2 for kind in kinds if kind in ("combat", "magic")}
    assert goods(g) == {**dict.fromkeys(goods(g), 0), **kept}
    for kind in kinds:
        assert not affordable(facing(cost, **{**own, kind: 1})), f"too little {kind}"


@pytest.mark.clause("TOG-PAY-03")
def test_gold_must_be_owned_and_is_paid() -> None:
    assert not affordable(facing(Cost(gold=3), gold=2))
    assert left(say(facing(Cost(gold=3), gold=3), "lay")) == (0, 0, 0, 0)
    assert left(say(facing(Cost(gold=3), gold=8), "lay")) == (0, 0, 5, 0)


@pytest.mark.clause("TOG-PAY-04")
def test_potions_must_be_owned_and_are_paid() -> None:
    assert not affordable(facing(Cost(potions=3), potions=2))
    assert left(say(facing(Cost(potions=3), potions=3), "lay")) == (0, 0, 0, 0)
    assert left(say(facing(Cost(potions=3), potions=8), "lay")) == (0, 0, 0, 5)


@pytest.mark.clause("TOG-PAY-05")
def test_combat_is_a_threshold_and_not_spent() -> None:
    assert not affordable(facing(Cost(combat=3), combat=2))
    assert left(say(facing(Cost(combat=3), combat=3), "lay")) == (3, 0, 0, 0)
    assert left(say(facing(Cost(combat=3), combat=5), "lay")) == (5, 0, 0, 0)
    assert not affordable(facing(Cost(combat=3), magic=9)), "magic is no combat"


@pytest.mark.clause("TOG-PAY-06")
def test_magic_is_a_threshold_and_not_spent() -> None:
    assert not affordable(facing(Cost(magic=3), magic=2))
    assert left(say(facing(Cost(magic=3), magic=3), "lay")) == (0, 3, 0, 0)
    assert left(say(facing(Cost(magic=3), magic=5), "lay")) == (0, 5, 0, 0)
    assert not affordable(facing(Cost(magic=3), combat=9)), "combat is no magic"


# The wilderness


@pytest.mark.clause("TOG-PAY-07")
@pytest.mark.parametrize(
    ("seats", "wild"),
    [(2, {4, 5, 6}), (3, {4, 5, 6}), (4, {5, 6, 7, 8}), (5, {5, 6, 7, 8})],
)
def test_upper_row_costs_one_more(seats: int, wild: set[int]) -> None:
    for slot in range(1, 7 if seats <= 3 else 9):
        g = say(facing(Cost(gold=1), slot, seats, gold=4), "lay")
        assert goods(g)["gold"] == (2 if slot in wild else 3), f"slot {slot}"


@pytest.mark.clause("TOG-PAY-07", "TOG-PAY-14")
@pytest.mark.parametrize(("way", "rest"), [("pay gold", (1, 3)), ("pay potions", (2, 2))])
def test_surcharge_is_gold_or_potion_as_the_player_chooses(way: str, rest: tuple[int, int]) -> None:
    g = say(facing(Cost(gold=1), slot=4, gold=3, potions=3), "lay")
    assert offers(g) == ["pay gold", "pay potions"]
    assert (goods(g)["gold"], goods(g)["potions"]) == (3, 3), "the whole is paid at once"
    say(g, way)
    assert (goods(g)["gold"], goods(g)["potions"]) == rest


@pytest.mark.clause("TOG-PAY-07")
@pytest.mark.parametrize("text", ["pay nothing", "pay glory", "pay gold,potions", "lay 0,1", ""])
def test_surcharge_is_paid_in_nothing_else(text: str) -> None:
    g = say(facing(Cost(), slot=4, gold=3, potions=3, combat=3), "lay")
    refusal = declined(g, text)
    assert (refusal.clause, refusal.reason) == ("TOG-PAY-07", "refusal-no-answer")


@pytest.mark.clause("TOG-PAY-08")
def test_free_tile_of_the_wilderness_costs_the_surcharge() -> None:
    assert left(say(facing(Cost(), slot=4, gold=1), "lay")) == (0, 0, 0, 0)
    assert left(say(facing(Cost(), slot=4, potions=1), "lay")) == (0, 0, 0, 0)
    assert not affordable(facing(Cost(), slot=4))


@pytest.mark.clause("TOG-PAY-08", "TOG-FPL-06")
def test_slot_counts_whether_the_tile_was_a_first_or_a_second_choice() -> None:
    shown = ["E1-17", "E1-18", "E1-10", "E1-11", "E1-12", "E1-13"]
    for cards, second, pays in (
        ((5, 3), "", {0: 1, 1: 0}),  # both by first choice
        ((3, 3), "take 6", {0: 0, 1: 1}),  # card of the lower row, tile of the upper
        ((6, 6), "take 2", {0: 1, 1: 0}),  # card of the upper row, tile of the lower
    ):
        g = table(player("H1", gold=1), player("H1", gold=1), display=shown)
        run(g, FirstChoice([Pick(0), Pick(1)]), PassStartToken(), LayTiles())
        for seat, card in enumerate(cards):
            say(g, f"pick {card}", seat=seat)
        if second:
            say(g, second)
        for _ in range(2):
            seat = asked(g).seat
            say(g, "lay")
            assert g.players[seat].gold == 1 - pays[seat]
            say(g, "lay -1,0" if "lay -1,0" in offers(g) else offers(g)[0])


# Potions for missing skill


@pytest.mark.clause("TOG-PAY-09", "TOG-PAY-10")
@pytest.mark.parametrize(
    ("cost", "own", "potions"),
    [
        (Cost(combat=3), {"combat": 3}, 0),
        (Cost(combat=3), {"combat": 2}, 1),
        (Cost(combat=3), {"combat": 0}, 3),
        (Cost(magic=4), {"magic": 1}, 3),
        (Cost(combat=3, magic=2), {"combat": 2, "magic": 0}, 3),
        (Cost(combat=3, magic=2), {"combat": 9, "magic": 1}, 1),
        (Cost(combat=3, magic=2), {"combat": 1, "magic": 9}, 2),
        (Cost(combat=2, potions=2), {"combat": 1}, 3),
    ],
)
def test_potions_cover_exactly_the_missing_skill(
    cost: Cost, own: dict[str, int], potions: int
) -> None:
    assert goods(say(facing(cost, potions=potions, **own), "lay"))["potions"] == 0
    assert goods(say(facing(cost, potions=9, **own), "lay"))["potions"] == 9 - potions
    if potions:
        assert not affordable(facing(cost, potions=potions - 1, **own))


@pytest.mark.clause("TOG-PAY-10")
def test_having_enough_forbids_substitution() -> None:
    g = say(facing(Cost(combat=2), combat=2, potions=9), "lay")
    assert asked(g).kind == "PlaceTile", "how many potions is never asked"
    assert left(g) == (2, 0, 0, 9)


@pytest.mark.clause("TOG-PAY-11")
def test_substitution_gives_no_lasting_token() -> None:
    facts = with_tiles(
        printed("E1-07", cost=Cost(combat=2), items=()),
        printed("E1-08", cost=Cost(combat=2), items=()),
    )
    who = player("H1", facts, combat=1, potions=2, taken="E1-07", slot=1)
    g = say(turn(who, facts=facts), "lay", "lay 0,1")
    assert left(g) == (1, 0, 0, 1)
    who.taken = number("E1-08")
    run(g, LayTiles())
    say(g, "lay", "lay 0,-1")
    assert left(g) == (1, 0, 0, 0)
    who.taken = number("E1-07")
    run(g, LayTiles())
    assert asked(g).kind == "OpenChest", "the third cannot be paid any more"


@pytest.mark.clause("TOG-PAY-12")
def test_potions_never_replace_gold_nor_gold_anything() -> None:
    assert not affordable(facing(Cost(gold=2), gold=1, potions=9))
    assert not affordable(facing(Cost(potions=2), gold=9, potions=1))
    assert not affordable(facing(Cost(combat=2), gold=9, combat=1))
    assert not affordable(facing(Cost(magic=2), gold=9, magic=1))
    assert not affordable(facing(Cost(gold=1), gold=0, combat=9, magic=9))


# All together


@pytest.mark.clause("TOG-PAY-13")
@pytest.mark.parametrize(
    ("gold", "potions", "can"),
    [(1, 2, False), (2, 2, True), (1, 3, True), (0, 9, False), (9, 1, False), (2, 1, False)],
)
def test_in_the_wilderness_the_surcharge_must_be_left_over(
    gold: int, potions: int, can: bool
) -> None:
    """Cost 1 G and 3 C with 1 C: 1 G, 2 P and one of either more."""
    g = facing(Cost(gold=1, combat=3), slot=6, gold=gold, potions=potions, combat=1)
    assert affordable(g) is can
    if can:
        say(g, "lay")
        assert (goods(g)["gold"], goods(g)["potions"]) == (0, 0)


@pytest.mark.clause("TOG-PAY-13")
def test_whole_payment_is_made_at_once() -> None:
    g = say(facing(Cost(gold=2, combat=3), slot=6, gold=3, potions=9, combat=1), "lay")
    say(g, "pay gold")
    assert [event.shown for event in told(g, "event-pays")] == [
        {"seat": 0, "tile": number("E1-07"), "gold": 3, "potions": 2}
    ]
    assert asked(g).kind == "PlaceTile"


@pytest.mark.clause("TOG-PAY-13")
def test_refusal_says_what_is_needed_and_what_there_is() -> None:
    facts = with_tiles(printed("E1-07", cost=Cost(combat=3, potions=1)))
    own = {"combat": 1, "gold": 4, "potions": 2}
    g = turn(player("H1", facts, taken="E1-07", slot=5, held=["Q-13"], **own), facts=facts)
    refusal = declined(g, "lay")
    assert (refusal.clause, refusal.reason) == ("TOG-PAY-13", "refusal-cannot-pay")
    needed = {"gold": 0, "potions": 3, "substituted": 2, "surcharge": 1}
    have = {"have_gold": 4, "have_potions": 2}
    assert refusal.arguments == {"tile": "E1-07", **needed, **have}


@pytest.mark.clause("TOG-PAY-14")
@pytest.mark.parametrize(
    ("cost", "gold", "potions", "rest"),
    [
        (Cost(gold=1), 2, 0, (0, 0)),
        (Cost(gold=1), 1, 1, (0, 0)),
        (Cost(gold=1, combat=1), 4, 1, (2, 0)),
        (Cost(gold=1, combat=1), 1, 3, (0, 1)),
        (Cost(potions=2), 5, 2, (4, 0)),
    ],
)
def test_only_way_to_pay_the_surcharge_is_taken_unasked(
    cost: Cost, gold: int, potions: int, rest: tuple[int, int]
) -> None:
    """The rest of the cost may use up a kind, then the surcharge is paid in the other."""
    g = say(facing(cost, slot=4, gold=gold, potions=potions), "lay")
    assert asked(g).kind == "PlaceTile"
    assert (goods(g)["gold"], goods(g)["potions"]) == rest


@pytest.mark.clause("TOG-PAY-14", "TOG-LAY-09")
def test_kind_of_the_surcharge_is_chosen_before_the_cell() -> None:
    g = say(facing(Cost(), slot=4, gold=1, potions=1), "lay")
    assert asked(g).kind == "PaySurcharge"
    say(g, "pay gold")
    assert asked(g).kind == "PlaceTile"


@pytest.mark.clause("TOG-PAY-15")
def test_any_amount_can_be_paid_exactly() -> None:
    for own in range(1, 12):
        for cost in range(1, own + 1):
            assert left(say(facing(Cost(gold=cost), gold=own), "lay")) == (0, 0, own - cost, 0)
