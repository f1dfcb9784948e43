"""Whole scenarios by chance: nothing breaks, every law holds, every one ends by a clause."""

import random
import re
from collections.abc import Sequence

import pytest

from druzina.core.codec import Codec
from druzina.games.gloomhaven.arena import distance
from druzina.games.gloomhaven.content import load
from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import MONSTER, OBJECTIVE, PARTY, Dungeon
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import hex_of, thing
from druzina.games.gloomhaven.rules.doors import enterable
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.scenario_maps import numbers

CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
FACTS = load()
LONGEST = 8000
MIGHTY, FRAIL, EAGER = 500, 3, 0.85
GO = re.compile("go -?[0-9]+,-?[0-9]+")
ACTS = ("hit", "area", "top", "bottom", "attack", "move", "suffer", "lead")


def outfit(chance: random.Random, level: int) -> tuple[str, ...]:
    """One item for every slot, and as many small things as the level allows."""
    found: list[str] = []
    for slot, number in (("head", 1), ("body", 1), ("legs", 1), ("one_hand", 2), ("small", level)):
        own = [id_ for id_, item in FACTS.printed.items.items() if item.slot == slot]
        found += chance.sample(own, number if slot != "small" else -(-number // 2))
    return tuple(found)


def learned(class_: str, level: int, chance: random.Random) -> list[str]:
    """GLH-LVU-02, -03: those of levels 1 and X, and one for each level gained."""
    cards = {card: FACTS.printed.cards[card].level for card in FACTS.printed.hands[class_]}
    own = [card for card, least in cards.items() if least <= 1]
    for gained in range(2, level + 1):
        own.append(chance.choice([c for c in cards if 1 < cards[c] <= gained and c not in own]))
    return own


def by_chance(scenario: int, seats: int, level: int, seed: int, mighty: bool = False) -> Dungeon:
    """A scenario to its end, with hands of all levels; the laws looked at at every decision.

    `mighty`: characters that hardly die and whose foes do, and that go where something happens.
    """
    chance = random.Random(seed)
    characters = []
    for class_ in chance.sample(CLASSES, seats):
        own = learned(class_, level, chance)
        hand = tuple(chance.sample(own, FACTS.printed.classes[class_].hand))
        perks = [str(n + 1) for n in range(len(FACTS.printed.classes[class_].perks))]
        ticked = tuple(chance.sample(perks, min(level, len(perks))))
        characters.append(Character(class_, level, hand, outfit(chance, level), ticked))
    options = DungeonOptions(seats=seats, scenario=scenario, each=tuple(characters))
    g = set_up(options, FACTS, seed)
    for hero in g.heroes if mighty else ():
        hero.full = MIGHTY
    for decision in range(LONGEST):
        asked = g.advance()
        found = list(broken(g))
        assert not found, found
        if asked is None:
            return g
        question, choices = asked
        lively = mighty and decision < LONGEST // 2 and chance.random() < EAGER
        wanted = inviting(g, [str(each) for each in choices]) if lively else choices
        g.answer(question, wanted[chance.randrange(len(wanted))])
    raise AssertionError("it does not end")


def inviting(g: Dungeon, choices: Sequence[str]) -> Sequence[str]:
    """Doors, foes, loot and options before all else; the weakest foes are struck down."""
    for one in g.figures:
        if one.kind == MONSTER or (one.thing and one.side != PARTY):
            one.health = min(one.health, FRAIL)
        elif one.kind == OBJECTIVE:
            one.health = one.full
    for hero in g.heroes if any(each.startswith("lead") for each in choices) else ():
        if not hero.exhausted:
            hero.discard, hero.lost = [*hero.discard, *hero.lost], []
    doors = set(enterable(g))
    goals = [each.at for each in g.loose if each.goal]
    marked = [at for places in field.scenario(g).markers.values() for at in places]
    special = [each for each in choices if each.startswith(("forgo", "yes"))]
    ways = {
        each: hex_of(thing(each)) for each in choices if re.fullmatch("go -?[0-9]+,-?[0-9]+", each)
    }
    special = special or [each for each, at in ways.items() if at in doors]
    special = special or [each for each, at in ways.items() if at in goals]
    if ways and not special:
        aims = [*doors, *goals, *marked, *(one.at for one in g.figures if one.side != PARTY)]
        far = {
            each: min((distance(at, aim) for aim in aims), default=0) for each, at in ways.items()
        }
        return [each for each in far if far[each] == min(far.values())]
    acts = [each for each in choices if each.startswith(("hit", "area", "top", "bottom", "suffer"))]
    return special or acts or choices


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
