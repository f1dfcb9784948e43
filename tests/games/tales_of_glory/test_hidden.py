"""Hidden information (TOG-HID) and secret choices (TOG-SIM): what each seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from druzina.core import Luck, Match
from druzina.core.hidden import imagine
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import NOTHING, Tale
from druzina.games.tales_of_glory.rules.laying import LayTiles
from druzina.games.tales_of_glory.rules.taking import FirstChoice
from druzina.games.tales_of_glory.view import SeenTale
from tests.games.tales_of_glory.table import (
    FACTS,
    decisions,
    ids,
    number,
    offers,
    opening,
    player,
    run,
    say,
    table,
)
from tests.positions import position

ERAS = ("era1", "era2", "era3")
PLAYS = [(seats, mode) for seats in range(2, 6) for mode in ("basic", "experienced")]
every_table = pytest.mark.parametrize(("seats", "mode"), PLAYS)


def new(seats: int, mode: str = "basic", seed: int = 6) -> Match[Tale]:
    return Match.new(GAME, {"seats": seats, "mode": mode, "start": "0"}, seed)


def tiles_in(seen: SeenTale) -> set[str]:
    """All tiles that a view names."""
    text = msgspec.json.encode(seen).decode()
    return {tile.id for tile in FACTS.tiles if f'"{tile.id}"' in text}


def tiles_told(match: Match[Tale], reader: int | None) -> set[str]:
    """All tiles that a reader's log names."""
    found: set[str] = set()
    for line in match.log(reader):
        for name in ("tile", "tiles"):
            value = line.arguments.get(name, ())
            found |= {str(one) for one in (value if isinstance(value, tuple) else (value,))}
    return found


def still_to_come(seen: SeenTale, deck: str) -> set[str]:
    """What a reader can work out: the tiles of a deck that have not been seen yet."""
    return set(ids(FACTS.deck(deck))) - tiles_in(seen)


def worlds(g: Tale, seat: int, number_of: int = 300) -> Iterator[Tale]:
    data = GAME.codec.encode(g)
    return (imagine(GAME, data, seat, Luck(salt)) for salt in range(number_of))


# Selection cards


@pytest.mark.clause("TOG-HID-01", "TOG-SIM-01")
def test_card_is_known_to_its_owner_alone_until_all_are_turned_up() -> None:
    one, other = new(3), new(3)
    one.play(0, "pick 2")
    other.play(0, "pick 5")
    assert (GAME.view(position(one), 0).picked, GAME.view(position(other), 0).picked) == (2, 5)
    for reader in (1, 2, None):
        assert one.view(reader) == other.view(reader)
        assert one.log(reader) == other.log(reader)
        assert GAME.view(position(one), reader).picked is None
    for seat in (1, 2):
        one.play(seat, "pick 1")
    for reader in (0, 1, 2, None):
        turned = [line.arguments for line in one.log(reader) if line.key == "event-picked"]
        assert turned == [{"seat": 0, "slot": 2}, {"seat": 1, "slot": 1}, {"seat": 2, "slot": 1}]


@pytest.mark.clause("TOG-SIM-01")
def test_order_of_answering_makes_no_difference() -> None:
    one, other = new(3), new(3)
    for seat in (0, 1, 2):
        one.play(seat, "pick 3")
    for seat in (2, 0, 1):
        other.play(seat, "pick 3")
    assert one.fingerprint == other.fingerprint


@pytest.mark.clause("TOG-SIM-03", "TOG-QST-04")
def test_nobody_learns_more_than_that_a_seat_has_returned_a_quest() -> None:
    one, other = new(3, "experienced"), new(3, "experienced")
    held = ids(position(one).players[0].held)
    one.play(0, f"return {held[0]}")
    other.play(0, f"return {held[2]}")
    for reader in (1, 2, None):
        assert one.view(reader) == other.view(reader)
        assert one.log(reader) == other.log(reader)
        assert GAME.view(position(one), reader).asked == [(1, "ReturnQuest"), (2, "ReturnQuest")]


# Decks


@pytest.mark.clause("TOG-HID-02")
@every_table
def test_order_of_the_decks_is_hidden_from_all(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    for question in decisions(g, Luck(1)):
        if question.kind != "Pick":
            continue
        twin = GAME.codec.clone(g)
        for deck in twin.decks:
            deck.reverse()
        for reader in (None, *range(seats)):
            assert GAME.view(g, reader) == GAME.view(twin, reader)


@pytest.mark.clause("TOG-HID-02", "TOG-HID-03", "TOG-HID-07")
@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_still_to_come_can_be_worked_out(seats: int) -> None:
    """From the public view alone: the decks, with two or three players and the removed tiles."""
    g = opening(seats)
    for question in decisions(g, Luck(seats)):
        if question.kind != "Pick":
            continue
        seen = GAME.view(g, None)
        assert seen.decks == [len(deck) for deck in g.decks]
        assert seen.unseen == len(g.removed)
        assert still_to_come(seen, "era1") == set(ids(g.decks[0] + g.removed))
        for place, era in enumerate(ERAS[1:], 1):
            assert still_to_come(seen, era) == set(ids(g.decks[place]))
        if g.round >= 3:
            assert still_to_come(seen, "era1") == set(ids(g.removed)), "named by exclusion"
        else:
            assert len(still_to_come(seen, "era1")) > len(g.removed)


@pytest.mark.clause("TOG-HID-03", "TOG-SET-07")
@pytest.mark.parametrize("seats", [2, 3])
def test_removed_tiles_are_never_shown_or_told(seats: int) -> None:
    match = new(seats)
    luck, removed = Luck(seats), list(position(match).removed)
    while match.questions():
        question = luck.pick(match.questions())
        match.play(question.seat, luck.pick(match.choices(question.seat)))
        for reader in (None, *range(seats)):
            assert not tiles_in(GAME.view(position(match), reader)) & set(ids(removed))
    for reader in (None, *range(seats)):
        assert not tiles_told(match, reader) & set(ids(removed))
    assert position(match).removed == removed


# Quests


@pytest.mark.clause("TOG-HID-04")
def test_kept_quests_are_known_to_their_owner_alone_until_laid() -> None:
    who = player("H1", gold=9, taken="E1-17", slot=1, held=["Q-05", "Q-13"])
    g = table(who, player("H2", held=["Q-06"], taken="E1-18", slot=2), experienced=True)
    run(g, LayTiles())
    quests = [GAME.view(g, reader).quests for reader in (0, 1, None)]
    assert quests == [["Q-05", "Q-13"], ["Q-06"], None]
    for reader in (None, 0, 1):
        held = [seen.quests_held for seen in GAME.view(g, reader).players]
        assert held == [2, 1], "how many is public"
    for reader in (None, 1):
        assert not tiles_in(GAME.view(g, reader)) & {"Q-05", "Q-13"}
    say(g, "quest Q-05")
    say(g, "lay 0,1")
    for reader in (None, 0, 1):
        seen = GAME.view(g, reader)
        assert tiles_in(seen) & {"Q-05", "Q-13"} == ({"Q-05", "Q-13"} if reader == 0 else {"Q-05"})
        assert seen.players[0].quests_held == 1
    shown = [event for event in g.told or [] if event.key == "event-shows-quest"]
    assert [event.arguments(None)["tile"] for event in shown] == [number("Q-05")]


@pytest.mark.clause("TOG-HID-04", "TOG-HID-05")
@pytest.mark.parametrize("seats", [2, 3])
def test_no_view_or_log_ever_names_a_hidden_quest(seats: int) -> None:
    match = new(seats, "experienced")
    luck = Luck(seats)
    while match.questions():
        question = luck.pick(match.questions())
        match.play(question.seat, luck.pick(match.choices(question.seat)))
        g = position(match)
        for reader in (None, *range(seats)):
            hidden = set(g.quests)
            for seat, who in enumerate(g.players):
                if seat != reader:
                    hidden |= {*who.held, *who.returned}
            named = set(ids(sorted(hidden)))
            assert not tiles_in(GAME.view(g, reader)) & named
            assert not tiles_told(match, reader) & named


@pytest.mark.clause("TOG-HID-05")
def test_returned_quest_is_known_to_its_former_owner_alone() -> None:
    match = new(3, "experienced")
    for seat in range(3):
        match.play(seat, offers(position(match), seat)[1])
    g = position(match)
    assert GAME.view(g, None).returned is None
    for reader in (0, 1, 2):
        back = [ids(player.returned)[0] for player in g.players]
        assert GAME.view(g, reader).returned == back[reader]
        assert not tiles_in(GAME.view(g, reader)) & {*back[:reader], *back[reader + 1 :]}


# What is open


@pytest.mark.clause("TOG-HID-06")
@pytest.mark.parametrize("seats", range(2, 6))
def test_heroes_left_over_are_known_by_exclusion(seats: int) -> None:
    g = opening(seats)
    heroes = {ids(who.story.tiles)[0] for who in g.players}
    for reader in (None, *range(seats)):
        seen = GAME.view(g, reader)
        assert {who.story[0].tile for who in seen.players} == heroes
        left = set(ids(FACTS.deck("heroes"))) - tiles_in(seen)
        assert len(left) == 5 - seats


@pytest.mark.clause("TOG-HID-07")
@every_table
def test_everything_else_is_open_to_all_at_all_times(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    for _ in decisions(g, Luck(seats)):
        for reader in (None, *range(seats)):
            seen = GAME.view(g, reader)
            assert [slot.tile for slot in seen.display] == [
                "" if tile == NOTHING else FACTS.tiles[tile].id for tile in g.display
            ]
            assert (seen.start, seen.round, seen.discard) == (g.start, g.round, ids(g.discard))
            assert seen.decks == [len(deck) for deck in g.decks]
            for mine, who in zip(seen.players, g.players, strict=True):
                own = (who.gold, who.potions, who.combat, who.magic, who.glory)
                assert (mine.gold, mine.potions, mine.combat, mine.magic, mine.glory) == own
                assert [part.tile for part in mine.story] == ids(who.story.tiles)
                opened = [sum(bit << n for n, bit in enumerate(part.opened)) for part in mine.story]
                assert opened == who.story.opened
                assert mine.taken == ("" if who.taken == NOTHING else FACTS.tiles[who.taken].id)


@pytest.mark.clause("TOG-HID-07")
def test_stories_are_seen_where_they_lie() -> None:
    g = table(player(". E1-01\nH1 E1-02\nE1-05 .", opened={"H1": 2}), player("H2"))
    story = GAME.view(g, 1).players[0].story
    assert [(part.tile, part.x, part.y) for part in story] == [
        ("H1", 0, 0),
        ("E1-01", 1, 1),
        ("E1-02", 1, 0),
        ("E1-05", 0, -1),
    ]
    assert story[0].opened == [False, True]


# What a seat cannot tell apart


@pytest.mark.clause("TOG-HID-08")
@pytest.mark.parametrize("seats", [2, 4])
def test_any_order_of_the_decks_is_possible(seats: int) -> None:
    g = opening(seats)
    made = list(worlds(g, 0))
    for place, era in enumerate(ERAS):
        unseen = set(g.decks[place]) | (set(g.removed) if era == "era1" else set())
        for nth in (0, -1):
            assert {world.decks[place][nth] for world in made} == unseen
    for world in made:
        assert world.display == g.display
        assert [len(deck) for deck in world.decks] == [len(deck) for deck in g.decks]
        assert sorted(world.decks[0] + world.removed) == sorted(g.decks[0] + g.removed)
        assert sorted(world.decks[1]) == sorted(g.decks[1])
        assert sorted(world.decks[2]) == sorted(g.decks[2])


@pytest.mark.clause("TOG-HID-08", "TOG-HID-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_removed_tiles_may_be_any_unseen_ones_until_the_first_deck_is_empty(seats: int) -> None:
    g = opening(seats)
    for question in decisions(g, Luck(1)):
        if question.kind == "Pick":
            removed = Counter(tile for world in worlds(g, 1, 200) for tile in world.removed)
            assert removed.keys() == {*g.decks[0], *g.removed}
        if g.round == 3:
            assert removed.keys() == set(g.removed)
            break


@pytest.mark.clause("TOG-HID-08", "TOG-HID-01")
def test_unrevealed_cards_of_others_may_be_any_but_ones_own_is_known() -> None:
    g = opening(3)
    say(g, "pick 4", seat=0)
    say(g, "pick 2", seat=1)
    others, own = Counter[int](), Counter[int]()
    for world in worlds(g, 0):
        first = world.stack[-1]
        assert isinstance(first, FirstChoice)
        own[first.lanes[0].given[0]] += 1
        others[first.lanes[1].given[0]] += 1
        assert first.lanes[2].given == [], "who has not chosen has not chosen"
    assert own.keys() == {4}
    assert others.keys() == {1, 2, 3, 4, 5, 6}
    assert all(20 < times < 90 for times in others.values())


@pytest.mark.clause("TOG-HID-08", "TOG-HID-04", "TOG-HID-05")
def test_quests_not_seen_may_be_anywhere_out_of_sight() -> None:
    match = new(3, "experienced")
    for seat in range(3):
        match.play(seat, offers(position(match), seat)[0])
    g = position(match)
    mine, back = g.players[0].held, g.players[0].returned
    unseen = set(FACTS.deck("quests")) - {*mine, *back}
    spots: dict[str, set[int]] = {"held": set(), "returned": set(), "undealt": set()}
    for world in worlds(g, 0):
        assert (world.players[0].held, world.players[0].returned) == (mine, back)
        for before, after in zip(g.players[1:], world.players[1:], strict=True):
            assert len(after.held) == len(before.held)
            assert len(after.returned) == len(before.returned)
            spots["held"] |= set(after.held)
            spots["returned"] |= set(after.returned)
        spots["undealt"] |= set(world.quests)
        piles = [world.quests, *(who.held + who.returned for who in world.players)]
        assert sorted(tile for pile in piles for tile in pile) == FACTS.deck("quests")
    assert spots == dict.fromkeys(spots, unseen)


@pytest.mark.clause("TOG-HID-08")
def test_dealt_quests_of_others_may_be_any_not_dealt_to_oneself() -> None:
    g = opening(2, mode="experienced")
    unseen = set(FACTS.deck("quests")) - set(g.players[1].held)
    dealt = {tile for world in worlds(g, 1) for tile in world.players[0].held}
    assert dealt == unseen
    assert all(len(world.players[0].held) == 3 for world in worlds(g, 1, 20))


@pytest.mark.clause("TOG-HID-08")
@every_table
def test_imagined_worlds_look_the_same(seats: int, mode: str) -> None:
    g = opening(seats, mode=mode)
    for _ in decisions(g, Luck(seats)):
        for seat in range(seats):
            world = next(worlds(g, seat, 1))
            assert GAME.view(world, seat) == GAME.view(g, seat)
            assert list(GAME.broken(world)) == []
