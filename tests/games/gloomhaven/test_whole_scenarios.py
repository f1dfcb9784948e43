"""Whole scenarios by chance: nothing breaks, every law holds, every one ends by a clause."""

import random

import pytest

from druzina.core.codec import Codec
from druzina.games.gloomhaven.content import load
from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.scenario_maps import numbers

CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
FACTS = load()
LONGEST = 5000


def outfit(chance: random.Random, level: int) -> tuple[str, ...]:
    """One item for every slot, and as many small things as the level allows."""
    found: list[str] = []
    for slot, number in (("head", 1), ("body", 1), ("legs", 1), ("one_hand", 2), ("small", level)):
        own = [id_ for id_, item in FACTS.printed.items.items() if item.slot == slot]
        found += chance.sample(own, number if slot != "small" else -(-number // 2))
    return tuple(found)


def by_chance(scenario: int, seats: int, level: int, seed: int) -> Dungeon:
    """A scenario to its end, with hands of all levels; the laws looked at at every decision."""
    chance = random.Random(seed)
    characters = []
    for class_ in chance.sample(CLASSES, seats):
        own = [
            card for card in FACTS.printed.hands[class_] if FACTS.printed.cards[card].level <= level
        ]
        hand = tuple(chance.sample(own, FACTS.printed.classes[class_].hand))
        perks = [str(n + 1) for n in range(len(FACTS.printed.classes[class_].perks))]
        ticked = tuple(chance.sample(perks, min(level, len(perks))))
        characters.append(Character(class_, level, hand, outfit(chance, level), ticked))
    options = DungeonOptions(seats=seats, scenario=scenario, each=tuple(characters))
    g = set_up(options, FACTS, seed)
    for _ in range(LONGEST):
        asked = g.advance()
        assert list(broken(g)) == []
        if asked is None:
            return g
        question, choices = asked
        g.answer(question, choices[chance.randrange(len(choices))])
    raise AssertionError("it does not end")


@pytest.mark.parametrize("scenario", numbers()[::4])
def test_every_fourth_scenario_ends_by_a_clause(scenario: int) -> None:
    g = by_chance(scenario, 2 + scenario % 3, 1 + scenario % 9, scenario)
    assert g.outcome is not None
    assert g.outcome.clause in {"GLH-END-03", "GLH-EXH-03", "GLH-END-04"}


def test_the_same_seed_is_the_same_scenario() -> None:
    codec = Codec(Dungeon, "druzina.games.gloomhaven")
    one, other = (codec.encode(by_chance(1, 3, 5, 77)) for _ in range(2))
    assert one == other


def test_a_position_is_plain_data() -> None:
    codec = Codec(Dungeon, "druzina.games.gloomhaven")
    g = set_up(DungeonOptions(seats=2), FACTS, 5)
    chance = random.Random(5)
    for _ in range(60):
        asked = g.advance()
        if asked is None:
            break
        again = codec.decode(codec.encode(g))
        assert codec.encode(again) == codec.encode(g)
        g.answer(asked[0], asked[1][chance.randrange(len(asked[1]))])
