"""Reading tiles: whatever is malformed is said with file, entry, field and expectation."""

from pathlib import Path

import pytest

from druzina.core import Problem, Problems
from druzina.games.tales_of_glory.content import DECKS, HOME, TYPES, load
from druzina.games.tales_of_glory.content_file import read, read_tiles
from tests.games.tales_of_glory.content_copies import a_copy, add, edit, refused, remove, told

KINDS = "gold, potions, combat, magic, glory, key"
COUNTED = "monster, character, place, treasure, key, combat, magic, majority"
ON_QUESTS = f"{COUNTED}, gold set, potion set, surrounded, closed chest"

# A spoilt tile: what was there and what stands there now; then the field, what was expected there,
# what was found, the clause if there is one, and what else the sentence says.
SPOILT: dict[str, tuple[str, str, str, str, str, str, str, str, dict[str, object]]] = {}


def spoilt(
    name: str,
    tile: str,
    old: str,
    new: str,
    field: str,
    expected: str,
    found: str,
    clause: str = "none",
    **more: object,
) -> None:
    file = {"H": "heroes", "Q": "quests"}.get(tile[0], f"era{tile[1]}")
    place = (f"{file}.toml", tile, old, new)
    SPOILT[name] = (*place, field, f"expected-{expected}", found, clause, more)


# Keys and types of values
spoilt("unknown key", "E1-01", "", "colour = 3", "colour", "known-key", "colour",
       valid="id, type, name, cost, reward, chests, sides, source")  # fmt: skip
spoilt("cost no table", "E1-01", "{ combat = 2 }", "2", "cost", "table", "2")
spoilt("cost kind", "E1-01", "combat = 2", "sword = 2", "cost.sword", "known-key", "sword",
       valid="combat, magic, gold, potions")  # fmt: skip
spoilt("cost zero", "E1-01", "combat = 2", "combat = 0", "cost.combat", "whole-number", "0",
       low=1, high=99)  # fmt: skip
spoilt("reward no list", "E1-01", "[{ glory = 4, gold = 1 }]", "{ glory = 4 }", "reward", "list",
       "{ … }")  # fmt: skip
spoilt("reward no table", "E1-01", "[{ glory = 4, gold = 1 }]", "[{ glory = 4 }, 1.5]",
       "reward[1]", "table", "1.5")  # fmt: skip
spoilt("reward kind", "E1-01", "gold = 1", "coins = 1", "reward[0].coins", "known-key", "coins",
       valid=f"{KINDS}, start, times, at_end")  # fmt: skip
spoilt("reward empty", "E1-01", "{ glory = 4, gold = 1 }", "{}", "reward[0]", "some-of", "{}",
       valid=f"{KINDS}, start")  # fmt: skip
spoilt("only a multiplier", "E2-11", "glory = 2, ", "", "reward[0]", "some-of", "{ … }",
       valid=f"{KINDS}, start")  # fmt: skip
spoilt("amount below one", "E1-01", "gold = 1", "gold = -1", "reward[0].gold", "whole-number",
       "-1", low=1, high=99)  # fmt: skip
spoilt("amount too large", "E1-01", "gold = 1", "gold = 100", "reward[0].gold", "whole-number",
       "100", low=1, high=99)  # fmt: skip
spoilt("amount in words", "E1-01", "gold = 1", 'gold = "one"', "reward[0].gold", "whole-number",
       '"one"', low=1, high=99)  # fmt: skip
spoilt("true is no amount", "E1-01", "gold = 1", "gold = true", "reward[0].gold", "whole-number",
       "true", low=1, high=99)  # fmt: skip
spoilt("two start tokens", "E1-09", "start = 1", "start = 2", "reward[0].start", "whole-number",
       "2", low=1, high=1)  # fmt: skip
spoilt("chest amount", "E1-01", "{ gold = 2 }", "{ gold = 0 }", "chests[0].gold", "whole-number",
       "0", low=1, high=99)  # fmt: skip
spoilt("chest empty", "H1", "{ glory = 2 }", "{}", "chests[0]", "some-of", "{}", valid=KINDS)
spoilt("multiplier", "E2-11", '"character"', '"dragon"', "reward[0].times", "one-of", '"dragon"',
       valid=COUNTED)  # fmt: skip
spoilt("at_end in words", "E2-11", "at_end = true", 'at_end = "yes"', "reward[0].at_end",
       "true-or-false", '"yes"')  # fmt: skip
spoilt("side", "E1-01", "west =", "up =", "sides.up", "known-key", "up",
       valid="north, east, south, west")  # fmt: skip
spoilt("connector", "E1-01", '"half key"', '"half"', "sides.east", "one-of", '"half"',
       valid="plain, half key")  # fmt: skip
spoilt("condition", "E1-11", 'if = "monster"', 'if = "hero"', "sides.north.if", "one-of", '"hero"',
       valid="monster, character, place, treasure")  # fmt: skip
spoilt("source", "E1-01", '"original"', '"memory"', "source", "one-of", '"memory"',
       valid="rulebook, public, original")  # fmt: skip
spoilt("no source", "E1-01", 'source = "original"\n', "", "source", "one-of", "nothing",
       valid="rulebook, public, original")  # fmt: skip
spoilt("no Czech name", "E1-01", ', cs = "Mechový goblin"', "", "name.cs", "name", "nothing")
spoilt("blank name", "E1-01", "Moss Goblin", " ", "name.en", "name", '" "')
spoilt("name in German", "E1-01", "{ en =", '{ de = "Kobold", en =', "name.de", "known-key", "de",
       valid="en, cs")  # fmt: skip
spoilt("no names", "E1-01", '{ en = "Moss Goblin", cs = "Mechový goblin" }', '"Moss Goblin"',
       "name", "table", '"Moss Goblin"')  # fmt: skip
spoilt("same name", "E1-02", "Bažinný skřítek", "mechový Goblin", "name.cs", "unique",
       '"mechový Goblin"', other="era1.toml, E1-01")  # fmt: skip
spoilt("a hero's type", "H1", "", 'type = "character"', "type", "known-key", "type",
       valid="id, name, reward, chests, sides, source")  # fmt: skip
spoilt("a hero's cost", "H1", "", "cost = { gold = 1 }", "cost", "known-key", "cost",
       valid="id, name, reward, chests, sides, source")  # fmt: skip

# What the rules rely on
spoilt("no type", "E1-01", 'type = "monster"\n', "", "type", "one-of", "nothing", "TOG-CNT-02",
       valid=", ".join(TYPES))  # fmt: skip
spoilt("another type", "E1-01", '"monster"', '"beast"', "type", "one-of", '"beast"', "TOG-CNT-02",
       valid=", ".join(TYPES))  # fmt: skip
spoilt("two types", "E1-01", '"monster"', '["monster", "place"]', "type", "one-of", "[ … ]",
       "TOG-CNT-02", valid=", ".join(TYPES))  # fmt: skip
spoilt("three kinds of cost", "E1-01", "combat = 2", "combat = 2, gold = 1, potions = 1", "cost",
       "kinds-at-most", "{ … }", "TOG-CNT-03", limit=2)  # fmt: skip
spoilt("plain connector of a place", "E1-10", "east = { gold = 2 }", 'east = "plain"',
       "sides.east", "connector-reward", '"plain"', "TOG-CNT-04")  # fmt: skip
spoilt("half key of a place", "E1-10", "east = { gold = 2 }", 'east = "half key"', "sides.east",
       "connector-reward", '"half key"', "TOG-CNT-04")  # fmt: skip
spoilt("half key in a place's reward", "E1-10", "{ gold = 2 }", '{ gold = 2, "half key" = 1 }',
       "sides.east.half key", "known-key", "half key", valid=f"{KINDS}, if")  # fmt: skip
spoilt("connector reward of a monster", "E1-01", '"half key"', "{ gold = 2 }", "sides.east",
       "one-of", "{ … }", "TOG-CNT-04", valid="plain, half key")  # fmt: skip
spoilt("connector reward of a hero", "H1", '"half key"', "{ gold = 2 }", "sides.east", "one-of",
       "{ … }", "TOG-CNT-04", valid="plain, half key")  # fmt: skip
spoilt("connector without reward", "E1-11", "{ combat = 1 }", '{ if = "place" }', "sides.east",
       "some-of", "{ … }", valid=KINDS)  # fmt: skip
spoilt("no connector", "E3-01", '{ south = "half key", west = "plain" }', "{}", "sides",
       "connectors-at-least", "{}", "TOG-CNT-05", limit=1)  # fmt: skip
spoilt("no sides", "E3-01", 'sides = { south = "half key", west = "plain" }\n', "", "sides",
       "table", "nothing")  # fmt: skip
spoilt("multiplier of a monster", "E1-01", "gold = 1 }", 'gold = 1, times = "monster" }',
       "reward[0].times", "no-multiplier", '"monster"', "TOG-CNT-08")  # fmt: skip
spoilt("multiplier of a hero", "H5", "gold = 2 }", 'gold = 2, times = "key" }', "reward[0].times",
       "no-multiplier", '"key"', "TOG-CNT-08")  # fmt: skip
spoilt("end reward of a treasure", "E3-13", "{ glory = 9 }", "{ glory = 9, at_end = true }",
       "reward[0].at_end", "no-end-reward", "true", "TOG-CNT-08")  # fmt: skip
spoilt("end reward of a hero", "H5", "gold = 2 }", "gold = 2, at_end = true }", "reward[0].at_end",
       "no-end-reward", "true", "TOG-CNT-08")  # fmt: skip
spoilt("majority before the end", "E3-10", ", at_end = true", "", "reward[1].at_end", "at-end",
       "nothing", "TOG-MUL-05")  # fmt: skip
spoilt("sets off quests", "E2-11", '"character", at', '"gold set", at', "reward[0].times",
       "one-of", '"gold set"', "TOG-QST-11", valid=COUNTED)  # fmt: skip
spoilt("surrounded off quests", "E2-11", '"character", at', '"surrounded", at', "reward[0].times",
       "one-of", '"surrounded"', "TOG-QST-12", valid=COUNTED)  # fmt: skip
spoilt("closed chests off quests", "E2-11", '"character", at', '"closed chest", at',
       "reward[0].times", "one-of", '"closed chest"', "TOG-QST-13", valid=COUNTED)  # fmt: skip
spoilt("multiplier of a quest", "Q-07", '"surrounded"', '"alone"', "reward[0].times", "one-of",
       '"alone"', valid=ON_QUESTS)  # fmt: skip
spoilt("start token in a chest", "E1-01", "{ gold = 2 }", "{ start = 1 }", "chests[0].start",
       "known-key", "start", "TOG-CNT-12", valid=KINDS)  # fmt: skip
spoilt("start token in a connector", "E1-10", "{ gold = 2 }", "{ start = 1 }",
       "sides.east.start", "known-key", "start", "TOG-CNT-12", valid=f"{KINDS}, if")  # fmt: skip
spoilt("multiplier in a chest", "E2-07", "{ glory = 3 }", '{ glory = 3, times = "key" }',
       "chests[0].times", "known-key", "times", valid=KINDS)  # fmt: skip
spoilt("end reward in a chest", "E2-07", "{ glory = 3 }", "{ glory = 3, at_end = true }",
       "chests[0].at_end", "known-key", "at_end", valid=KINDS)  # fmt: skip
spoilt("a hero's key", "H5", "gold = 2 }", "gold = 2, key = 1 }", "reward[0].key", "known-key",
       "key", "TOG-SET-13",
       valid="gold, potions, combat, magic, glory, start, times, at_end")  # fmt: skip
