"""What the open question is about, as the page draws it: ways, sight, blows, monsters' thoughts."""

import json

import msgspec
import pytest

from druzina.games.gloomhaven.advise import advise
from druzina.games.gloomhaven.model import Dungeon, Piece
from druzina.games.gloomhaven.odds import draws
from druzina.games.gloomhaven.rules.modifiers import ADVANTAGE, DISADVANTAGE, PLAIN
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.view import view
from tests.games.gloomhaven.dungeon import FACTS, HERE, begin, dungeon, give, hero, monster, play

EAST = (2, 3)
FAR_EAST = (0, 4)


def brute() -> Dungeon:
    g = dungeon("brute", "spellweaver")
    hero(g, 0, HERE)
    return g


def aimed(g: Dungeon) -> Dungeon:
    """The Brute strikes with the top of Provoking Roar: attack 2."""
    begin(g, 0, 9, top=True)
    g.advance()
    return g


@pytest.mark.clause("GLH-AMD-03", "GLH-ADV-01")
def test_chances_are_counted_from_the_cards_left() -> None:
    g = brute()
    deck = g.heroes[0].deck
    deck.draw = [FACTS.modifiers.index(card) for card in FACTS.modifiers if card.times == 0][:1]
    null = deck.draw[0]
    plus = next(n for n, card in enumerate(FACTS.modifiers) if card.n == 1 and not card.rolling)
    deck.draw = [null, plus, plus, plus]
    deck.discard = []

    def share(edge: int) -> float:
        found = draws(FACTS, deck, edge, 3)
        return sum(part for cards, part in found.items() if cards[-1].times)

    assert share(PLAIN) == pytest.approx(3 / 4)
    assert share(ADVANTAGE) == 1.0
    assert share(DISADVANTAGE) == pytest.approx(3 / 6)


def test_an_empty_deck_is_mixed_before_it_is_counted() -> None:
    g = brute()
    deck = g.heroes[0].deck
    deck.discard, deck.draw = deck.draw, []
    assert sum(draws(FACTS, deck, PLAIN, 3).values()) == pytest.approx(1.0)


@pytest.mark.clause("GLH-PRC-06", "GLH-HID-04")
def test_a_blow_adds_poison_and_takes_the_shield_for_its_owner_alone() -> None:
    g = brute()
    guard = monster(g, "bandit-guard", EAST, health=3)
    give(guard, "poison")
    aimed(g)
    [blow] = view(g, 0).blows
    value = blow.attack + blow.poison - blow.shield
    assert (blow.figure, blow.poison, blow.edge) == (guard.id, 1, 0)
    assert sum(share for _, share in blow.chances) == pytest.approx(1.0, abs=1e-3)
    assert dict(blow.chances)[value] == pytest.approx(6 / 20, abs=1e-3)
    assert blow.kill == pytest.approx(sum(p for n, p in blow.chances if n >= 3), abs=1e-3)
    assert view(g, 1).blows == view(g, None).blows == []


def test_reckoning_a_blow_changes_nothing() -> None:
    g = brute()
    monster(g, "bandit-guard", EAST)
    aimed(g)
    before = msgspec.msgpack.encode(g.heroes)
    assert view(g, 0).blows
    assert msgspec.msgpack.encode(g.heroes) == before


@pytest.mark.clause("GLH-MOV-01", "GLH-OVL-02")
def test_ways_cost_points_and_say_what_waits_on_them() -> None:
    g = brute()
    g.pieces.append(Piece("trap", [EAST], damage=3))
    g.then(GoTo(0, g.heroes[0].figure, 2))
    asked = view(g, 1).asked
    assert asked is not None
    assert asked.points == 2
    ways = {way.at: way for way in asked.ways}
    assert (ways[EAST].points, ways[EAST].harm) == (1, 3)
    assert (ways[FAR_EAST].points, ways[FAR_EAST].harm) == (1, 0)
    assert all(way.way[-1] == at and way.points <= 2 for at, way in ways.items())


@pytest.mark.clause("GLH-MOV-01", "GLH-MOV-09")
def test_a_way_says_what_it_has_cost_after_each_hex() -> None:
    g = brute()
    g.pieces.append(Piece("difficult", [EAST]))
    g.then(GoTo(0, g.heroes[0].figure, 4))
    g.advance()
    asked = view(g, 0).asked
    assert asked is not None
    ways = {way.at: way for way in asked.ways}
    assert ways[EAST].costs == [2], "difficult terrain counts twice"
    assert all(len(way.costs) == len(way.way) for way in asked.ways)
    assert all(way.costs[-1] == way.points for way in asked.ways)
    assert all(way.costs == sorted(set(way.costs)) for way in asked.ways)


@pytest.mark.clause("GLH-LOS-03")
def test_an_attack_shows_what_is_in_range_and_sight() -> None:
    g = brute()
    monster(g, "bandit-guard", EAST)
    aimed(g)
    asked = view(g, None).asked
    assert asked is not None
    assert EAST in asked.seen
    assert asked.reach == 1
    assert len(asked.seen) + len(asked.unseen) == 6


@pytest.mark.clause("GLH-MON-11", "GLH-FOC-01")
def test_what_a_monster_decided_on_can_be_asked_about_after_its_turn() -> None:
    g = brute()
    guard = monster(g, "bandit-guard", (-1, 3))
    g.decks["guard"].card = g.decks["guard"].draw.pop()
    g.order = []
    g.then(FigureTurn(guard.id))
    g.advance()
    [thought] = view(g, 1).thoughts
    assert thought.figure == guard.id
    assert thought.hexes is None
    board = json.loads(thought.board)
    assert board["monster"]["at"] == [-1, 3]
    assert [tuple(enemy["at"]) for enemy in board["enemies"]] == [HERE]
    assert thought.who == [g.heroes[0].figure], "who they were, wherever they go after it"
    advice = advise({**board, "hexes": [list(at) for at in view(g, None).hexes]})
    assert advice.focus == (HERE,)


def test_choosing_cards_begins_with_no_thoughts() -> None:
    g = brute()
    assert play(g) == []
    assert view(g, 0).thoughts == []
