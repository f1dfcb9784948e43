"""End of the game and scoring (TOG-END): majorities, end rewards, comparison, outcome."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match, Outcome
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.content import Content, Item
from druzina.games.tales_of_glory.model import Player, Tale
from druzina.games.tales_of_glory.rules.ending import FinalScoring
from tests.games.tales_of_glory.table import (
    FACTS,
    asked,
    decisions,
    declined,
    goods,
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


def ended(*players: Player, facts: Content = FACTS) -> Tale:
    return run(table(*players, round=10, facts=facts), FinalScoring())


def outcome(*players: Player, facts: Content = FACTS) -> Outcome:
    g = ended(*players, facts=facts)
    assert g.outcome is not None
    return g.outcome


def reserve(
    glory: int = 0, combat: int = 0, magic: int = 0, potions: int = 0, gold: int = 0
) -> Player:
    return player("H1", glory=glory, combat=combat, magic=magic, potions=potions, gold=gold)


# When it ends


@pytest.mark.clause("TOG-END-01", "TOG-RND-03")
@every_table
def test_decks_become_empty_with_the_refill_before_round_10(seats: int, mode: str) -> None:
    for seed in range(3):
        g = opening(seats, seed, mode=mode)
        left = {}
        for question in decisions(g, Luck(seed)):
            assert g.outcome is None
            if question.kind == "Pick":
                left[g.round] = sum(len(deck) for deck in g.decks)
        assert left == {nth: 5 * (10 - nth) for nth in range(1, 11)}
        assert g.outcome is not None
        assert g.decks == [[], [], []]


@pytest.mark.clause("TOG-END-01")
def test_after_the_end_nobody_is_asked_and_every_choice_is_refused() -> None:
    match = Match.new(GAME, {"seats": 2}, seed=1)
    luck = Luck(1)
    while match.questions():
        question = luck.pick(match.questions())
        match.play(question.seat, luck.pick(match.choices(question.seat)))
    before = match.fingerprint
    refusal = match.play(0, "pick 1")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("TOG-END-05", "refusal-over")
    assert match.fingerprint == before


# Majorities


@pytest.mark.clause("TOG-END-02")
@pytest.mark.parametrize("kind", ["combat", "magic", "potions", "gold"])
def test_most_of_a_kind_gives_four_glory(kind: str) -> None:
    g = ended(reserve(**{kind: 2}), reserve(**{kind: 3}), reserve())
    assert g.outcome is not None
    assert g.outcome.scores == [0, 4, 0]
    assert [who.majorities for who in g.players] == [0, 1, 0]
    assert [event.shown for event in told(g, "event-majority")] == [
        {"seat": 1, "kind": kind, "glory": 4}
    ]


@pytest.mark.clause("TOG-END-02")
def test_one_player_may_have_all_four_majorities() -> None:
    assert outcome(reserve(0, 1, 1, 1, 1), reserve()).scores == [16, 0]


@pytest.mark.clause("TOG-END-03")
def test_all_that_are_tied_for_the_most_get_the_full_four() -> None:
    made = outcome(reserve(combat=4, gold=5), reserve(combat=4, gold=6), reserve(2, gold=6))
    assert made.scores == [4, 8, 6]
    assert outcome(*(reserve(magic=1) for _ in range(5))).scores == [4] * 5


@pytest.mark.clause("TOG-END-09")
def test_majority_needs_at_least_one_token() -> None:
    made = outcome(reserve(combat=1), reserve())
    assert made.scores == [4, 0], "nobody has magic, potions or gold"


@pytest.mark.clause("TOG-END-10")
def test_end_rewards_change_no_majority_but_break_the_tie() -> None:
    """Seat 0 gets 3 G by an end reward: too late for the majority of seat 1."""
    facts = with_tiles(printed("E2-11", items=(Item((("gold", 3),), "", at_end=True),)))
    rich = player("H1 E2-11", facts, glory=4, gold=1)
    g = ended(rich, player("H2", facts, gold=2), facts=facts)
    assert [who.majorities for who in g.players] == [0, 1]
    assert [who.gold for who in g.players] == [4, 2]
    assert g.outcome is not None
    assert g.outcome.scores == [4, 4]
    assert g.outcome.ranks == [1, 2], "4 G against 2 G"


# End-of-game rewards


@pytest.mark.clause("TOG-END-04")
def test_everybody_gains_the_end_rewards_of_the_own_story() -> None:
    """E2-11 gives 2 V for each character, E3-08 3 V for each place, E3-07 2 V for each monster."""
    made = outcome(
        player("H1 E2-11 E3-08 E1-10 E1-14"),
        player("H2 E3-07 E1-01 E1-03 E2-01"),
        player("H3 E1-05"),
    )
    assert made.scores == [2 * 2 + 3 * 2, 2 * 3, 0]


@pytest.mark.clause("TOG-END-04", "TOG-TIM-07")
def test_end_rewards_are_gained_after_the_majorities() -> None:
    """E3-10 gives 3 V for each majority."""
    assert outcome(player("H1 E3-10", combat=2, gold=1), reserve(gold=1)).scores == [8 + 6, 4]


@pytest.mark.clause("TOG-END-11")
def test_interacting_end_rewards_come_in_the_order_the_player_chooses() -> None:
    facts = with_tiles(
        printed("E2-11", items=(Item((("glory", 3),), "gold set", at_end=True),)),
        printed("E3-07", items=(Item((("gold", 2),), "", at_end=True),)),
    )
    for order, glory in ((("gain 1",), 0), (("gain 2",), 3)):
        g = ended(player("H5", facts), player("H1 E2-11 E3-07", facts, gold=1), facts=facts)
        assert (asked(g).seat, asked(g).kind, offers(g)) == (
            1,
            "OrderRewards",
            ["gain 1", "gain 2"],
        )
        assert declined(g, "gain 3").clause == "TOG-REW-13"
        say(g, *order)
        assert g.outcome is not None
        assert g.outcome.scores[1] == 4 + glory
        assert goods(g, 1)["gold"] == 3


@pytest.mark.clause("TOG-END-11")
def test_other_end_rewards_come_unasked_as_laid_and_seat_by_seat() -> None:
    facts = with_tiles(
        printed("E2-11", items=(Item((("glory", 5),), "", at_end=True),)),
        printed("E3-07", items=(Item((("glory", 1),), "", at_end=True),)),
    )
    g = ended(player("H1 E3-07 E2-11", facts), player("H2 E2-11 E3-07", facts), facts=facts)
    gained = [(event.shown["seat"], event.shown["gains"]) for event in told(g, "event-gains")]
    assert gained == [
        (0, (("glory", 1),)),
        (0, (("glory", 5),)),
        (1, (("glory", 5),)),
        (1, (("glory", 1),)),
    ]


@pytest.mark.clause("TOG-END-11")
def test_with_the_tiles_of_the_box_the_order_of_end_rewards_is_never_asked() -> None:
    givers = [tile for tile in FACTS.tiles if any(item.at_end for item in tile.items)]
    assert len(givers) == 9
    for tile in givers:
        for item in tile.items:
            assert not item.at_end or {kind for kind, _ in item.gains} == {"glory"}
    everything = "H1 " + " ".join(tile.id for tile in givers)
    assert ended(player(everything, gold=7, potions=7), player("H2")).outcome is not None


# Comparison


@pytest.mark.clause("TOG-END-05")
def test_most_glory_wins() -> None:
    made = outcome(reserve(30), reserve(31), reserve(29))
    assert (made.clause, made.won, made.ranks) == ("TOG-END-05", [False, True, False], [2, 1, 3])


@pytest.mark.clause("TOG-END-06", "TOG-END-07")
@pytest.mark.parametrize(
    ("ahead", "behind"),
    [
        # glory before the majorities, then combat, magic, potions, gold
        ((20, 2, 0, 0, 0), (16, 1, 9, 9, 0)),
        ((20, 2, 2, 0, 0), (16, 2, 1, 3, 4)),
        ((20, 2, 2, 3, 0), (20, 2, 2, 2, 1)),
        ((20, 2, 2, 2, 4), (24, 2, 2, 2, 3)),
    ],
)
def test_tie_is_broken_by_combat_magic_potions_gold(
    ahead: tuple[int, ...], behind: tuple[int, ...]
) -> None:
    made = outcome(reserve(*behind), reserve(*ahead))
    assert made.scores[0] == made.scores[1]
    assert made.ranks == [2, 1]
    assert made.won == [False, True]


@pytest.mark.clause("TOG-END-06")
def test_glory_comes_before_every_tie_break() -> None:
    made = outcome(reserve(20), reserve(3, 9, 9, 9, 9))
    assert made.scores == [20, 19]
    assert made.ranks == [1, 2]


@pytest.mark.clause("TOG-END-08")
def test_what_is_equal_in_all_shares_the_place() -> None:
    made = outcome(reserve(7), reserve(9), reserve(7), reserve(9), reserve(1))
    assert made.ranks == [3, 1, 3, 1, 5]
    assert made.won == [False, True, False, True, False]


@pytest.mark.clause("TOG-END-08")
def test_tie_break_orders_all_players() -> None:
    made = outcome(reserve(50, combat=9), reserve(5, magic=1), reserve(5, magic=2), reserve(9))
    assert made.scores == [54, 5, 9, 9]
    assert made.ranks == [1, 4, 2, 3], "2 magic put seat 2 before seat 3"


@pytest.mark.clause("TOG-END-12")
def test_only_glory_counts() -> None:
    """Goods, keys and tiles of seat 1 give nothing but their majorities."""
    hoard = player(
        "H1 E1-07 E1-08", glory=1, combat=8, magic=8, potions=8, gold=8, opened={"H1": 3}
    )
    made = outcome(reserve(17), hoard)
    assert made.scores == [17, 1 + 16]
    assert outcome(reserve(123), reserve(0)).scores == [123, 0]


@pytest.mark.clause("TOG-END-13")
def test_outcome_names_the_parts_and_the_counts() -> None:
    made = outcome(player("H1 E3-10", glory=11, combat=3, gold=2), reserve(20, magic=1, potions=4))
    assert made.scores == [11 + 8 + 6, 20 + 8]
    assert made.ranks == [2, 1]
    assert made.won == [False, True]
    assert made.parts[0] == {"during": 11, "majorities": 8, "end_rewards": 6}
    assert made.parts[1] == {"during": 20, "majorities": 8, "end_rewards": 0}
    assert made.counts[0] == {"combat": 3, "magic": 0, "potions": 0, "gold": 2}
    assert made.counts[1] == {"combat": 0, "magic": 1, "potions": 4, "gold": 0}


@pytest.mark.clause("TOG-END-13")
@every_table
def test_parts_add_up_and_rank_1_has_won(seats: int, mode: str) -> None:
    for seed in range(5):
        g = opening(seats, seed, mode=mode)
        for _ in decisions(g, Luck(seed)):
            pass
        made = g.outcome
        assert made is not None
        parts = ("during", "majorities", "end_rewards")
        assert [sum(part[name] for name in parts) for part in made.parts] == made.scores
        assert made.scores == [who.glory for who in g.players]
        assert made.won == [rank == 1 for rank in made.ranks]
        ends = [(event.shown["seat"], event.shown["rank"]) for event in told(g, "event-ends")]
        assert sorted(ends) == list(enumerate(made.ranks))
