"""Chance: one integer, the same draws everywhere, fair, and known only when it is revealed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from druzina.core import Luck, Match, Position, blend, read_record
from druzina.core.luck import MASK, SealedLuck, drawn, lucky, mix, shuffled, stir
from druzina.core.position import Blind, Revealed
from tests.core.table import truth
from tests.core.toys.duel import DuelGame


def test_the_draws_are_those_of_splitmix64() -> None:
    """The published first values for seed 1234567."""
    luck = Luck(1234567)
    assert [luck.bits() for _ in range(3)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
    ]


def test_a_position_draws_as_luck_does() -> None:
    g, luck = Position(luck=77), Luck(77)
    assert [g.roll(6) for _ in range(50)] == [luck.roll(6) for _ in range(50)]
    assert g.luck == luck.state


def test_the_same_state_shuffles_alike_in_and_out_of_a_position() -> None:
    here, there = list(range(20)), list(range(20))
    Position(luck=5).shuffle(here)
    Luck(5).shuffle(there)
    assert here == there != list(range(20))


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 12, 48, 200])
@pytest.mark.parametrize("state", [0, 1, 2**63 + 12345, MASK])
def test_a_shuffle_draws_one_card_after_the_other(cards: int, state: int) -> None:
    luck, plain, here = Luck(state), list(range(cards)), list(range(cards))
    for last in range(cards - 1, 0, -1):
        other = luck.roll(last + 1)
        plain[last], plain[other] = plain[other], plain[last]
    assert shuffled(state, here) == luck.state
    assert here == plain


def test_several_piles_are_shuffled_as_one_after_the_other() -> None:
    piles = [list(range(n)) for n in (5, 0, 1, 12)]
    luck = Luck(7)
    one_by_one = [list(pile) for pile in piles]
    for pile in one_by_one:
        luck.shuffle(pile)
    assert shuffled(7, *piles) == luck.state
    assert piles == one_by_one


# Sealed

SEALED = bytes(range(32))


def test_a_sealed_position_draws_as_sealed_luck_does() -> None:
    g, luck = Position(luck=SEALED), lucky(SEALED.hex())
    assert [g.roll(6) for _ in range(50)] == [luck.roll(6) for _ in range(50)]
    here, there = list(range(20)), list(range(20))
    g.shuffle(here)
    luck.shuffle(there)
    assert here == there != list(range(20))
    assert isinstance(g.luck, bytes)
    assert luck.onward() == drawn(g.luck)[0]


def test_sealed_draws_are_the_same_everywhere() -> None:
    luck, cards = lucky(SEALED.hex()), list(range(12))
    luck.shuffle(cards)
    assert (cards, luck.roll(1000)) == ([1, 8, 6, 11, 2, 0, 7, 5, 9, 3, 10, 4], 251)


def test_a_sealed_shuffle_is_fair_and_takes_its_piles_one_after_the_other() -> None:
    luck, times, orders = lucky(SEALED.hex()), 6000, Counter[tuple[int, ...]]()
    for _ in range(times):
        cards = [1, 2, 3]
        luck.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations((1, 2, 3)))
    assert all(0.14 < count / times < 0.20 for count in orders.values())
    piles, state = [list(range(n)) for n in (5, 0, 1, 100)], lucky(SEALED.hex())
    one_by_one = [list(pile) for pile in piles]
    for pile in one_by_one:
        state.shuffle(pile)
    shuffled(SEALED, *piles)
    assert piles == one_by_one


def test_what_is_drawn_is_no_part_of_any_state() -> None:
    """Of SplitMix64 a single word gives the state away, and with it all draws before and after."""
    states, state = [SEALED], drawn(SEALED)[0]
    words = [drawn(SEALED)[1]]
    for _ in range(20):
        assert isinstance(state, bytes)
        states.append(state)
        state, word = drawn(state)
        words.append(word)
    whole = b"".join(states)
    assert len(set(states)) == len(states)
    assert not [word for word in words if word.to_bytes(8, "little") in whole]


def test_a_match_without_a_seed_is_sealed_and_what_it_imagines_is_not() -> None:
    match = Match.new(DuelGame(), {"seats": 2})
    assert isinstance(truth(match).luck, bytes)
    assert isinstance(match.seen(0)._g.luck, int), "a quick generator for the bots' worlds"
    match.redraw("ab" * 32)
    assert isinstance(truth(match).luck, bytes)
    again = Match.replay(match.game, read_record(match.record.write()))
    assert again.fingerprint == match.fingerprint


@given(st.integers(), st.integers(1, 10**6))
def test_a_roll_is_below_its_sides(state: int, sides: int) -> None:
    luck = Luck(state)
    assert all(0 <= luck.roll(sides) < sides for _ in range(5))
    assert 0 <= luck.chance() < 1


def test_a_die_is_fair() -> None:
    luck, times = Luck(3), 6000
    rolls = Counter(luck.roll(6) for _ in range(times))
    assert set(rolls) == set(range(6))
    assert all(0.14 < count / times < 0.20 for count in rolls.values())


def test_every_order_is_shuffled_alike_often() -> None:
    luck, times, orders = Luck(4), 6000, Counter[tuple[int, ...]]()
    for _ in range(times):
        cards = [1, 2, 3]
        luck.shuffle(cards)
        orders[tuple(cards)] += 1
    assert set(orders) == set(permutations((1, 2, 3)))
    assert all(0.14 < count / times < 0.20 for count in orders.values())


@given(st.integers(0, MASK), st.integers(0, MASK))
def test_states_stay_in_64_bits(seed: int, salt: int) -> None:
    assert 0 <= mix(seed) <= MASK
    assert 0 <= stir(seed) <= MASK
    assert 0 <= blend(seed, salt) <= MASK


def test_every_pair_of_seed_and_salt_has_a_state_of_its_own() -> None:
    states = {blend(seed, salt) for seed in range(60) for salt in range(60)}
    assert len(states) == 3600


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_any_number_is_a_seed(seed: int) -> None:
    assert 0 <= blend(seed, seed) <= MASK
    assert 0 <= Luck(seed).bits() <= MASK


def test_all_but_a_shuffle_becomes_known() -> None:
    g = Position(luck=1)
    g.shuffle([1, 2, 3])
    assert g.known == 0
    g.roll(6)
    g.pick([1, 2, 3])
    g.draw([1, 2, 3])
    g.reveal("quest")
    assert g.known == 4


def test_a_pile_is_drawn_from_its_end() -> None:
    pile = [1, 2, 3]
    assert Position().draw(pile) == 3
    assert pile == [1, 2]


@pytest.mark.parametrize("sides", [1, 2, 6])
def test_a_blind_position_rolls_no_die(sides: int) -> None:
    g = Position(luck=1, blind=Blind(0))
    with pytest.raises(Revealed) as found:
        g.roll(sides, "attack")
    assert found.value.what == "attack"
    assert (g.luck, g.known) == (1, 0)


def test_a_blind_position_gives_nothing_hidden_away() -> None:
    g, pile = Position(blind=Blind(0)), [1, 2]
    for reveal in (lambda: g.draw(pile), lambda: g.pick(pile), lambda: g.reveal("x", by=1)):
        with pytest.raises(Revealed):
            reveal()
    assert (pile, g.known) == ([1, 2], 0)


def test_a_seat_foresees_what_it_shows_of_its_own() -> None:
    g = Position(blind=Blind(2))
    g.reveal("hand", by=2)
    g.reveal("sleeve", by=2)
    assert g.known == 2
    assert g.blind == Blind(2, shown="hand")


@given(st.integers(0, 2**64 - 1), st.integers(1, 40))
def test_several_chances_are_those_drawn_one_after_the_other(state: int, n: int) -> None:
    at_once, singly = Luck(state), Luck(state)
    assert at_once.chances(n) == [singly.chance() for _ in range(n)]
    assert at_once.state == singly.state


def test_sealed_chances_are_those_drawn_one_after_the_other() -> None:
    at_once, singly = SealedLuck(bytes(32)), SealedLuck(bytes(32))
    assert at_once.chances(5) == [singly.chance() for _ in range(5)]
    assert at_once.bits() == singly.bits()
