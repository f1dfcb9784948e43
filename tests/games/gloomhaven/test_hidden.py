"""GLH-HID: what a seat sees, and worlds it cannot tell from the true one."""

import random

import msgspec
import pytest

from druzina.core import Luck
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.setup import DungeonOptions, KeepGoal, set_up
from druzina.games.gloomhaven.view import view
from druzina.games.gloomhaven.worlds import resample
from tests.games.gloomhaven.dungeon import FACTS


def later(seed: int, decisions: int, **more: bool) -> Dungeon:
    """A scenario after so many decisions by chance."""
    g = set_up(DungeonOptions(seats=3, **more), FACTS, seed)  # type: ignore[arg-type]
    chance = random.Random(seed)
    for _ in range(decisions):
        asked = g.advance()
        if asked is None:
            break
        g.answer(asked[0], asked[1][chance.randrange(len(asked[1]))])
    g.advance()
    return g


@pytest.mark.clause("GLH-HID-01", "GLH-SET-13", "GLH-HID-02", "GLH-HID-04")
def test_hands_goals_and_decks_are_for_their_owners() -> None:
    g = later(3, 12)
    mine, others = view(g, 0).heroes[0], view(g, 1).heroes[0]
    assert mine.hand == sorted(g.heroes[0].hand)
    assert mine.goals == g.heroes[0].goals
    assert mine.modifiers.cards == sorted(g.heroes[0].deck.draw)
    assert (others.hand, others.goals, others.modifiers.cards) == (None, None, None)
    assert others.cards_in_hand == len(g.heroes[0].hand)
    assert others.discard == mine.discard


@pytest.mark.clause("GLH-HID-03")
def test_rooms_behind_doors_are_not_told() -> None:
    g = later(3, 6)
    seen = view(g, 0)
    assert {one.what for one in seen.figures if one.kind == "monster"} == {"bandit-guard"}
    assert (-3, 3) not in seen.hexes
    assert (-2, 3) in seen.doors
    text = msgspec.json.encode(view(g, None)).decode()
    assert "living-bones" not in text
    assert all(goal not in text for hero in g.heroes for goal in hero.goals)


@pytest.mark.clause("GLH-HID-05", "GLH-VAR-02")
def test_with_open_information_hands_are_open_and_goals_are_not() -> None:
    g = later(3, 12, open_information=True)
    others = view(g, 1).heroes[0]
    assert others.hand == sorted(g.heroes[0].hand)
    assert others.goals is None


@pytest.mark.parametrize("seed", range(4))
def test_an_imagined_world_looks_the_same(seed: int) -> None:
    g = later(seed, 30)
    before = {seat: view(g, seat) for seat in (0, None)}
    goal = g.heroes[0].goal
    luck = Luck(seed + 1)
    resample(g, 0, luck)
    assert view(g, 0) == before[0]
    assert view(g, None) == before[None]
    assert g.heroes[0].goal == goal


def test_others_goals_and_the_decks_are_drawn_anew() -> None:
    found = set()
    for seed in range(20):
        g = later(5, 30)
        resample(g, 0, Luck(seed))
        found.add((g.heroes[1].goal, tuple(g.monster_modifiers.draw)))
    assert len({goal for goal, _ in found}) > 3
    assert len({deck for _, deck in found}) > 15


def after_goals(seats: int, seed: int) -> Dungeon:
    g = set_up(DungeonOptions(seats=seats), FACTS, seed)
    while (found := g.advance()) is not None and isinstance(found[0], KeepGoal):
        g.answer(found[0], found[1][0])
    return g


@pytest.mark.clause("GLH-HID-02", "GLH-SET-14")
def test_a_goal_that_another_did_not_keep_may_be_anybodys() -> None:
    g = after_goals(3, 4)
    mine, theirs = g.heroes[0], g.heroes[1]
    assert theirs.passed
    assert theirs.passed not in g.goal_deck
    before, dealt = view(g, 0), {mine.goal, mine.passed}
    kept: set[str] = set()
    for seed in range(200):
        world = after_goals(3, 4)
        resample(world, 0, Luck(seed))
        assert view(world, 0) == before
        assert {world.heroes[0].goal, world.heroes[0].passed} == dealt
        others = [goal for sheet in world.heroes[1:] for goal in (sheet.goal, sheet.passed)]
        assert len({*others, *dealt, *world.goal_deck}) == len(FACTS.printed.goals)
        kept |= {sheet.goal for sheet in world.heroes[1:]}
    assert kept == set(FACTS.printed.goals) - dealt


@pytest.mark.clause("GLH-VAR-01", "GLH-HID-05")
@pytest.mark.parametrize("solo", [False, True])
def test_a_player_of_two_characters_sees_both_hands(solo: bool) -> None:
    g = set_up(DungeonOptions(seats=2, solo=solo), FACTS, 3)
    seen = view(g, 1).heroes[0]
    assert seen.hand == (sorted(g.heroes[0].hand) if solo else None)
    assert seen.goals is None
