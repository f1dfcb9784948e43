"""GLH-SET: every scenario set up with two, three and four characters, against frozen facts."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest

from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import MONSTER, OBJECTIVE, RANK_NAMES, Dungeon
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.scenario_bosses import BOSSES
from druzina.games.gloomhaven.rules.scenario_moments import CARRIED
from druzina.games.gloomhaven.scenario_maps import load, numbers, playable, unplayable
from druzina.games.gloomhaven.scenario_special import SpecialRule
from tests.games.gloomhaven.dungeon import FACTS, dungeon
from tests.games.gloomhaven.scenario_facts import FILE

WRITTEN: dict[str, list[str]] = json.loads(FILE.read_text("utf-8"))
CLASSES = ("brute", "scoundrel", "spellweaver", "tinkerer")


def opened(scenario: int, characters: int) -> Dungeon:
    """All doors open and all rooms set up, those held back too."""
    g = dungeon(*CLASSES[:characters], scenario=scenario)
    here = field.scenario(g)
    g.called = ["*"]
    g.revealed, g.opened = [], sorted(here.doors())
    g.shown = [tile.id for tile in here.tiles]
    reveal(g, g.shown)
    return g


@pytest.mark.clause("GLH-SET-03", "GLH-SET-05", "GLH-SET-16", "GLH-DOR-01", "GLH-SET-01")
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_every_scenario_is_set_up_as_its_facts_say(characters: int) -> None:
    for scenario in numbers():
        here = load(scenario)
        wanted: Counter[str] = Counter()
        for line in WRITTEN.get(f"{scenario} {characters}", ()):
            number, what = line.split(" ", 1)
            wanted[what] += int(number)
        tiles = {place.at: place for place in here.monsters}
        g = opened(scenario, characters)
        found: Counter[str] = Counter()
        for one in g.figures:
            if one.kind == MONSTER:
                place = tiles[one.home]
                rank = place.by_characters[characters - 2] if place.named else RANK_NAMES[one.rank]
                found[f"{place.tile} {place.type} {rank}"] += 1
        standees: Counter[str] = Counter()
        for what, n in wanted.items():
            standees[what.split()[1]] += n
        monsters = FACTS.printed.monsters
        short = {type_ for type_, n in standees.items() if n > monsters[type_].standees}
        assert {k: n for k, n in found.items() if k.split()[1] not in short} == {
            k: n for k, n in wanted.items() if k.split()[1] not in short
        }, scenario
        things = [thing for thing in here.objectives if thing.characters <= characters]
        closed = [thing for thing in things if not thing.door]
        assert sum(one.kind == OBJECTIVE for one in g.figures) == len(closed), scenario


@pytest.mark.clause("GLH-MOV-03", "GLH-SET-06")
def test_nothing_stands_where_it_cannot() -> None:
    for scenario in numbers():
        g = opened(scenario, 4)
        assert [each for each in broken(g) if "cards" not in each] == [], scenario


def test_what_is_missing_for_a_scenario_is_said_by_number() -> None:
    assert unplayable(55) == ("random_dungeon",)
    assert set(range(1, 16)) <= set(playable())
    plain = [number for number in numbers() if load(number).rules != "special"]
    assert len(plain) == 42
    assert set(plain) <= set(playable())
    assert all(unplayable(number) for number in range(1, 96) if number not in playable())


LOOKED_UP = {
    "hold_back", "door_while", "attack_mod", "stat_mod", "shield_mod", "move_mod", "immune",
    "indestructible", "loot_rule", "start_limit", "side", "replace_summon", "cannot", "focus",
    "may_negate", "idle", "act", "treat_as", "level", "occupies", "redirect", "by_place",
    "goes_away", "charge", "handed_on", "dig", "sleep", "link_hexes",
}  # fmt: skip


def test_every_verb_of_a_playable_scenario_is_carried_out_or_looked_up() -> None:
    def verbs(rule: SpecialRule) -> set[str]:
        return {
            str(effect.__struct_config__.tag) for effect in rule.do if type(effect) not in CARRIED
        }

    for scenario in playable():
        for rule in load(scenario).special:
            assert verbs(rule) <= LOOKED_UP, (scenario, rule)


@pytest.mark.clause("GLH-BOS-08", "GLH-BOS-01")
def test_every_rule_of_a_boss_that_can_be_met_has_its_function() -> None:
    for scenario in playable():
        for place in load(scenario).monsters:
            printed = FACTS.printed.monsters[place.named or place.type]
            for line in (*printed.first, *printed.second):
                name = getattr(line, "name", "")
                assert not name or name in BOSSES, (scenario, name)


def test_the_page_lists_what_is_missing_as_the_files_say() -> None:
    page = Path(__file__).parents[3] / "docs" / "gloomhaven_scenarios.md"
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", page.read_text("utf-8"), re.MULTILINE)
    listed = {int(number): set(re.findall(r"`(\w+)`", words)) for number, words in rows}
    wanted = {number: set(unplayable(number)) for number in range(1, 96) if unplayable(number)}
    assert listed == wanted
