"""GLH-V20: what rules of scenarios bring about, against frozen facts: who appears, where, when and
of which rank, what characters begin with, elements, and every figure by characters and level."""

import json
from collections import Counter
from typing import Any

import pytest

from druzina.games.gloomhaven.arena.hexes import distance
from druzina.games.gloomhaven.content import CURSE, HINDRANCE
from druzina.games.gloomhaven.model import BOSS, ELEMENTS, MONSTER, RANK_NAMES, WANING, Dungeon
from druzina.games.gloomhaven.rules.round import Round
from druzina.games.gloomhaven.rules.scenario_effects import STATES
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import load, playable
from druzina.games.gloomhaven.scenario_verbs import Damage
from tests.games.gloomhaven.dungeon import FACTS
from tests.games.gloomhaven.scenario_rule_facts import COUNTS, FILE, LEVELS
from tests.games.gloomhaven.test_scenario_rules import FOUR, scene
from tests.games.gloomhaven.test_scenarios_by_their_rules import whole, without_monsters

WRITTEN: dict[str, dict[str, Any]] = json.loads(FILE.read_text("utf-8"))
CARDS = {"curse": CURSE, "minus1": HINDRANCE}


def settled(g: Dungeon, until: str = "") -> None:
    """The first answer is given to whatever is asked."""
    while (asked := g.advance()) is not None and asked[0].kind != until:
        g.answer(asked[0], asked[1][0])


@pytest.mark.clause("GLH-SUM-11", "GLH-SET-03", "GLH-EOR-02")
@pytest.mark.parametrize("key", WRITTEN["come"])
def test_who_appears_when_and_where_is_as_written(key: str) -> None:
    number, moment, characters = key.split()
    g = whole(int(number), *FOUR[: int(characters)])
    g.counters["door 1"] = int(number != "3")  # there they come until it is open
    lines = WRITTEN["come"][key]
    for round_ in range(1, 9):
        without_monsters(g)
        g.round = round_
        g.stack.clear()
        happens(g, moment)
        settled(g)
        come = [one for one in g.figures if one.kind == MONSTER and one.rank != BOSS]
        wanted: Counter[tuple[str, str]] = Counter()
        for line in lines:
            when, type_, rank, hexes = line.split(" ", 3)
            if int(when) != round_:
                continue
            wanted[type_, rank] += 1
            near = [one for one in come if (one.what, RANK_NAMES[one.rank]) == (type_, rank)]
            places = [tuple(at) for at in json.loads(hexes)]
            assert any(distance(one.at, at) <= 1 for one in near for at in places), (round_, line)
        assert Counter((one.what, RANK_NAMES[one.rank]) for one in come) == wanted, round_


def begun(number: int) -> Dungeon:
    """The first round begins; the second character ignores effects of scenarios."""
    g = scene(number)
    g.heroes[1].ignores = True
    g.round = 0
    g.then(Round())
    settled(g, until="TwoCards")
    return g


@pytest.mark.clause("GLH-SET-18", "GLH-PRK-03")
@pytest.mark.parametrize("number", [n for n in playable() if str(n) in WRITTEN["deck"]])
def test_the_cards_everybody_begins_with_are_as_written(number: int) -> None:
    card, n, exempts = WRITTEN["deck"][str(number)]
    found = [hero.deck.draw.count(FACTS.marks[CARDS[card]]) for hero in begun(number).heroes]
    assert found == [n, 0 if exempts else n]


@pytest.mark.clause("GLH-SET-12", "GLH-SET-18", "GLH-PRK-03")
@pytest.mark.parametrize("number", playable())
def test_conditions_everybody_begins_with_are_as_written(number: int) -> None:
    condition = WRITTEN["conditions"].get(str(number))
    first, second = begun(number).figures[:2]
    assert not second.has
    assert first.is_(condition) if condition else not first.has


@pytest.mark.clause("GLH-EOR-02", "GLH-ELM-01")
@pytest.mark.parametrize("number", playable())
def test_elements_at_the_start_of_a_round_are_as_written(number: int) -> None:
    g = whole(number)
    without_monsters(g)  # 83: those whose death it needs
    g.round, g.elements = 2, [WANING] * len(ELEMENTS)
    happens(g, "round_start")
    settled(g)
    found = {name: STATES[g.elements[place]] for place, name in enumerate(ELEMENTS)}
    changed = {name: state for name, state in found.items() if state != STATES[WANING]}
    assert changed == WRITTEN["elements"].get(str(number), {})


@pytest.mark.clause("GLH-LVL-10", "GLH-BOS-09")
@pytest.mark.parametrize("key", WRITTEN["figures"])
def test_every_figure_by_characters_and_level_is_as_written(key: str) -> None:
    number, what, *place = key.split()
    here = load(int(number))
    if what == "thing":
        texts = {one.health for one in here.objectives if one.number == int(place[0])}
    else:
        effects = [each for rule in here.special for each in rule.do if isinstance(each, Damage)]
        texts = {each.n for each in effects if not each.n.isdigit() and each.n != "T"}
    assert len(texts) == 1
    table = []
    for characters in COUNTS:
        g = scene(int(number), *FOUR[:characters])
        row = []
        for g.level in LEVELS:
            row.append(worked_out(next(iter(texts)), g))
        table.append(row)
    assert table == WRITTEN["figures"][key]
