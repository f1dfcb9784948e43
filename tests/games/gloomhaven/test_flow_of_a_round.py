"""GLH-PRC-01, GLH-SEL, GLH-DOR-06: from the choice of cards to the turns of a round."""

import pytest

from druzina.games.gloomhaven.model import MONSTERS, OBJECTIVE, PARTY, Actor, Dungeon
from druzina.games.gloomhaven.rules.round import Selection, Turns, TwoCards
from tests.games.gloomhaven.dungeon import HERE, comes, dungeon, hero, monster, play, shows
from tests.games.gloomhaven.test_focus_among_things import put
from tests.games.gloomhaven.test_turns_in_play import careless

EAST, WEST = (2, 3), (0, 3)


def pair() -> Dungeon:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, (1, 1))
    return g


@pytest.mark.clause("GLH-SEL-01", "GLH-INI-01", "GLH-SIM-01", "GLH-RST-04")
def test_two_cards_or_a_rest_are_chosen_and_the_turns_begin() -> None:
    g = pair()
    brute, other = g.heroes
    other.discard = [other.hand.pop() for _ in range(3)]
    brute.resting, other.waiting = True, ["left-from-before"]
    guard = monster(g, "bandit-guard", EAST)
    guard.idle = True
    lead, second, *rest = sorted(brute.hand)
    g.then(Selection())
    play(g, f"lead {lead}", f"second {second}", "rest")
    assert (brute.played, brute.resting, sorted(brute.hand)) == ([lead, second], False, rest)
    assert (other.played, other.waiting, other.resting) == ([], [], True)
    assert g.phase == "turns"
    assert not guard.idle
    assert other.initiative == 99


@pytest.mark.clause("GLH-SEL-01", "GLH-SEL-05")
def test_a_lane_is_done_with_a_rest_or_a_second_card() -> None:
    lane = TwoCards(0)
    for given, done in (([], False), (["lead a"], False), (["lead a", "second b"], True)):
        lane.given = list(given)
        assert lane.done == done
    lane.given = ["rest"]
    assert lane.done


@pytest.mark.clause("GLH-SEL-04", "GLH-SEL-03", "GLH-EXH-06")
@pytest.mark.parametrize(
    ("hand", "discard", "stays"), [(2, 0, True), (1, 1, False), (1, 2, True), (0, 2, True)]
)
def test_who_can_neither_play_nor_rest_is_exhausted(hand: int, discard: int, stays: bool) -> None:
    g = pair()
    sheet = g.heroes[0]
    cards = list(sheet.hand)
    sheet.hand, sheet.discard = cards[:hand], cards[hand : hand + discard]
    Selection().run(g)
    assert sheet.exhausted != stays
    assert not g.heroes[1].exhausted
    assert g.outcome is None


@pytest.mark.clause("GLH-EXH-03", "GLH-EXH-06", "GLH-SEL-04")
def test_when_nobody_can_play_any_more_it_is_over() -> None:
    g = pair()
    careless(g)
    g.heroes[1].exhausted = True
    g.heroes[1].counts = {}
    Selection().run(g)
    assert g.outcome is not None
    assert g.outcome.clause == "GLH-EXH-03"


@pytest.mark.clause("GLH-BGL-02")
@pytest.mark.parametrize("gone", ["exhausted", "escaped"])
def test_rounds_without_monsters_count_for_who_is_exhausted_not_for_who_has_left(gone: str) -> None:
    g = pair()
    g.heroes[1].exhausted, g.heroes[1].escaped = True, gone == "escaped"
    g.heroes[1].counts = {}
    Selection().run(g)
    assert g.heroes[1].counts == ({"rounds_without_monsters": 1} if gone == "exhausted" else {})


@pytest.mark.clause("GLH-BGL-02", "GLH-MON-08")
@pytest.mark.parametrize("there", ["thing", "ally", "monster"])
def test_only_hostile_monsters_make_a_round_one_with_monsters(there: str) -> None:
    g = pair()
    if there == "thing":
        put(g, OBJECTIVE, MONSTERS, EAST, number=1)
    else:
        monster(g, "bandit-guard", EAST).side = PARTY if there == "ally" else MONSTERS
    Selection().run(g)
    counted = g.heroes[0].counts.get("rounds_without_monsters", 0)
    assert counted == (there != "monster")


@pytest.mark.clause("GLH-DOR-06", "GLH-PRC-10")
def test_who_was_revealed_late_acts_before_the_round_goes_on() -> None:
    g = pair()
    careless(g)
    guard = monster(g, "bandit-guard", EAST)
    guard.pending = True
    shows(g, "guard", "527")  # Move, Attack
    comes(g.monster_modifiers, "+0", "+0")
    g.order = [Actor(0, 60, 0), Actor(0, 70, 1)]
    g.heroes[1].waiting = ["swift-bow", "throwing-knives"]
    g.heroes[1].played = list(g.heroes[1].waiting)
    g.then(Turns(begun=True))
    g.told = []
    play(g)
    assert any(each.key == "event-attack" for each in g.told)
    assert not guard.pending
    assert g.at_turn == 1


@pytest.mark.clause("GLH-EXH-06")
def test_nobody_acts_when_all_are_exhausted() -> None:
    g = pair()
    guard = monster(g, "bandit-guard", EAST)
    guard.pending = True
    for sheet in g.heroes:
        sheet.exhausted = True
    g.order = [Actor(0, 60, 0), Actor(1, 70, type="bandit-guard")]
    Turns().run(g)
    assert g.stack == []
