"""GLH-BOS: the specials of bosses in play, by characters and level, against frozen facts."""

import json
from collections import Counter
from typing import Any

import pytest

from druzina.games.gloomhaven.cards.lines import Special
from druzina.games.gloomhaven.model import MONSTER, RANK_NAMES, STRONG, Dungeon, Figure
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from tests.games.gloomhaven.dungeon import FACTS, monster, shows
from tests.games.gloomhaven.scenario_rule_facts import FILE
from tests.games.gloomhaven.test_scenario_rules import FOUR, spot
from tests.games.gloomhaven.test_scenarios_by_their_facts import settled
from tests.games.gloomhaven.test_scenarios_by_their_rules import whole

CALLED: dict[str, Any] = json.loads(FILE.read_text("utf-8"))["called"]
RETALIATES, HEALS = (3, 3, 3, 4, 4, 5, 5, 5), (4, 4, 5, 5, 6, 6, 7, 7)
EGGS = (2, 3, 3, 4, 4, 5, 5, 6)


def acts(scenario: int, type_: str, special: int, *classes: str, level: int = 1) -> Dungeon:
    """It acts by a special, with nobody but the characters on the map."""
    g = whole(scenario, *classes)
    g.level = g.monster_level = level
    g.elements = [STRONG] * len(g.elements)
    found = next((one for one in g.figures if one.what == type_), None)
    g.figures = [one for one in g.figures if one.kind != MONSTER or one is found]
    one = found or monster(g, type_, spot(g), "boss")
    one.health = one.full = 99
    cards = FACTS.printed.decks["boss"].cards
    shows(g, "boss", next(card.id for card in cards if Special(n=special) in card.lines))
    one.health -= 50
    g.then(GroupTurn(type_))
    return g


def boss_of(g: Dungeon, type_: str) -> Figure:
    return next(one for one in g.figures if one.what == type_)


@pytest.mark.clause("GLH-BOS-08", "GLH-BOS-09", "GLH-SUM-14")
@pytest.mark.parametrize("key", CALLED)
def test_a_special_calls_whom_its_card_says(key: str) -> None:
    scenario, type_, special, characters = key.split()
    g = acts(int(scenario), type_, int(special), *FOUR[: int(characters)])
    before = {one.id for one in g.figures}
    settled(g)
    come = [one for one in (*g.figures, *g.away) if one.id not in before and one.what != type_]
    found = [f"{one.what} {RANK_NAMES[one.rank]}" for one in come]
    assert Counter(found) == Counter(CALLED[key])


@pytest.mark.clause("GLH-BOS-06")
@pytest.mark.parametrize("level", range(8))
def test_the_bodyguard_retaliates_by_the_level(level: int) -> None:
    g = acts(8, "inox-bodyguard", 2, *FOUR[:2], level=level)
    settled(g)
    boons = [boon for boon in boss_of(g, "inox-bodyguard").boons if boon.kind == "retaliate"]
    assert [boon.n for boon in boons] == [RETALIATES[level]]


@pytest.mark.clause("GLH-BOS-06")
@pytest.mark.parametrize("level", range(8))
def test_the_colorless_heals_itself_by_the_level(level: int) -> None:
    g = acts(81, "the-colorless", 2, *FOUR[:2], level=level)
    one = boss_of(g, "the-colorless")
    before = one.health
    settled(g)
    assert one.health - before == HEALS[level]
    assert [boon.n for boon in one.boons if boon.kind == "shield"] == [1]


@pytest.mark.clause("GLH-BOS-08", "GLH-SUM-14")
@pytest.mark.parametrize("level", range(8))
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_eggs_have_hit_points_by_the_level(level: int, characters: int) -> None:
    g = acts(46, "winged-horror", 2, *FOUR[:characters], level=level)
    settled(g)
    eggs = [one for one in g.figures if one.what == "egg"]
    assert [one.health for one in eggs] == [EGGS[level]] * characters


@pytest.mark.clause("GLH-BOS-06")
def test_the_tables_are_those_of_the_cards() -> None:
    bosses = FACTS.printed.monsters
    heals = [getattr(line, "by_level", ()) for line in bosses["the-colorless"].second]
    retaliates = [getattr(line, "by_level", ()) for line in bosses["inox-bodyguard"].second]
    assert HEALS in heals
    assert RETALIATES in retaliates
