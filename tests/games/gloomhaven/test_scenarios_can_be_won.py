"""GLH-END: scenarios that chance hardly wins are won by swift and mighty characters who know where
to go: whole games from the set-up to the end, by the answers that the rules offer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest

from druzina.games.gloomhaven.arena import Hex, arena, neighbours
from druzina.games.gloomhaven.content import load
from druzina.games.gloomhaven.laws import broken
from druzina.games.gloomhaven.model import CHARACTER, MONSTER, OBJECTIVE, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import hex_of, thing
from druzina.games.gloomhaven.rules.doors import enterable
from druzina.games.gloomhaven.rules.moving import GoTo
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.scenario_maps import arena_of

FACTS = load()
MIGHTY, FRAIL, SWIFT, LONGEST = 900, 1, 6, 3000
WORDS = ("dig", "forgo", "hit", "area", "yes", "suffer", "lead", "second", "move", "attack")

Aims = Callable[[Dungeon, Figure], list[Hex]]


def marked(g: Dungeon, name: str) -> list[Hex]:
    return list(field.scenario(g).markers[name])


def beside(g: Dungeon, places: Sequence[Hex]) -> list[Hex]:
    return [at for place in places for at in neighbours(place)]


def foes(g: Dungeon, but: Sequence[str] = ()) -> list[Hex]:
    return [
        one.at
        for one in g.figures
        if one.kind == MONSTER and one.side != PARTY and one.what not in but and not one.dormant
    ]


def goal_tiles(g: Dungeon) -> list[Hex]:
    return [each.at for each in g.loose if each.goal]


def well(g: Dungeon, one: Figure) -> list[Hex]:
    """69: somebody steps on b; then the doll is carried to the well."""
    if not g.counters.get("door 1"):
        return marked(g, "b")
    return beside(g, marked(g, "a")) if one.tokens else []


def graveyard(g: Dungeon, one: Figure) -> list[Hex]:
    """75: foes, then graves."""
    graves = [each.at for each in g.figures if each.kind == OBJECTIVE]
    return foes(g) or beside(g, graves) or enterable(g)


def vault(g: Dungeon, one: Figure) -> list[Hex]:
    """77: guards before all, then the tiles."""
    guards = [each.at for each in g.figures if each.what == "city-guard"]
    return guards or goal_tiles(g) or enterable(g)


def keep(g: Dungeon, one: Figure) -> list[Hex]:
    """80: a tile for each, then out."""
    if not g.heroes[one.seat].counts.get("goal_tiles"):
        return goal_tiles(g) or enterable(g)
    if all(hero.counts.get("goal_tiles") for hero in g.heroes):
        return sorted(field.scenario(g).hexes(["b1a"]))
    return []


def alley(g: Dungeon, one: Figure) -> list[Hex]:
    """92: everybody but the guards of the city."""
    return foes(g, GUARDS) or enterable(g)


GUARDS = ("city-guard", "city-archer")


def cove(g: Dungeon, one: Figure) -> list[Hex]:
    """66: each stands on a plate for the other; the first on a, c and e, the second on b and d."""
    names = ("a", "c", "e") if one.seat == 0 else ("b", "d")
    places = [marked(g, name)[0] for name in names]
    there = [at for at in places if at in field.arena(g).cells]
    return there[-1:]


def ship(g: Dungeon, one: Figure) -> list[Hex]:
    """74: one fights, the other bails the water out."""
    if one.seat == 0:
        return foes(g)
    water = [piece.hexes[0] for piece in g.pieces if piece.look == "water"]
    return marked(g, "e") if one.tokens else water


def rift(g: Dungeon, one: Figure) -> list[Hex]:
    """90: one stays, the other goes through."""
    left, altars = field.scenario(g).hexes(["m1b"]), marked(g, "a")
    mine = [at for at in foes(g) if (at in left) == (one.at in left)]
    if one.seat == 1 and one.at in left and not mine:
        return altars[:1]
    return [at for at in beside(g, mine) if at not in altars]


def payment(g: Dungeon, one: Figure) -> list[Hex]:
    """95: tokens, then the lieutenant."""
    if "token" in " ".join(g.counters) and not goal_tiles(g):
        return foes(g) or enterable(g)
    return goal_tiles(g) or enterable(g) or foes(g)


WAYS: dict[int, Aims] = {
    66: cove, 69: well, 74: ship, 75: graveyard, 77: vault, 80: keep, 90: rift, 92: alley,
    95: payment,
}  # fmt: skip


def distances(g: Dungeon, aims: Sequence[Hex]) -> dict[Hex, int]:
    """Over the whole map around obstacles, doors open."""
    whole = arena_of(field.scenario(g), None)
    solid = {at for piece in g.pieces if piece.kind == "obstacle" for at in piece.hexes}
    floor = arena(
        [at for at in whole.cells if at not in solid or at in aims],
        whole.wall_hexes,
        whole.thin_walls,
    )
    found: dict[Hex, int] = {}
    for aim in aims:
        if aim in floor.cells:
            for far, ring in enumerate(floor.rings(floor.cells[aim])):
                for at, cell in floor.cells.items():
                    if ring >> cell & 1:
                        found[at] = min(found.get(at, far), far)
    return found


def chosen(g: Dungeon, question: object, choices: Sequence[str], chance: random.Random) -> str:
    if isinstance(question, GoTo):
        return gone(g, g.figure(question.figure), choices, chance)
    spared = {f"hit {one.id}" for one in g.figures if g.scenario == 92 and one.what in GUARDS}
    able = [each for each in choices if each not in spared] or list(choices)
    for word in WORDS:
        found = [each for each in able if each.split(" ")[0] == word]
        if found:
            return chance.choice(found)
    return chance.choice(able)


def gone(g: Dungeon, one: Figure, choices: Sequence[str], chance: random.Random) -> str:
    digs = [each for each in choices if each.startswith("dig")]
    aims = WAYS[g.scenario](g, one) if one.kind == CHARACTER else []
    far = distances(g, aims)
    ends = {each: hex_of(thing(each)) for each in choices if each.startswith("go ")}
    ranked = {each: far.get(at, 999) for each, at in ends.items()} | {"none": far.get(one.at, 998)}
    best = min(ranked.values())
    return digs[0] if digs else chance.choice([each for each in ranked if ranked[each] == best])


def swift_and_mighty(scenario: int, seed: int, classes: Sequence[str]) -> Dungeon:
    """A whole game: foes fall at a blow, cards come back, moves are long; the laws hold."""
    chance = random.Random(seed)
    each = tuple(Character(class_) for class_ in classes)
    g = set_up(DungeonOptions(seats=len(classes), scenario=scenario, each=each), FACTS, seed)
    for hero in g.heroes:
        hero.full = MIGHTY
    for _ in range(LONGEST):
        asked = g.advance()
        assert list(broken(g)) == []
        if asked is None:
            return g
        question, choices = asked
        for one in g.figures:
            if one.kind == MONSTER and one.what not in GUARDS[: 2 * (scenario == 92)]:
                one.health = min(one.health, FRAIL)
        for hero in g.heroes if question.kind == "TwoCards" else ():
            hero.hand, hero.discard, hero.lost = [*hero.hand, *hero.discard, *hero.lost], [], []
        if isinstance(question, GoTo) and question.points < SWIFT:
            question.points += SWIFT
            choices = question.choices(g)
        g.answer(question, chosen(g, question, [str(one) for one in choices], chance))
    raise AssertionError("it does not end")


@pytest.mark.clause("GLH-END-01", "GLH-END-03")
@pytest.mark.parametrize("scenario", sorted(WAYS))
def test_it_can_be_won(scenario: int) -> None:
    for seed in range(4):
        g = swift_and_mighty(scenario, seed, ("brute", "scoundrel"))
        if g.won:
            return
    pytest.fail("four games, none of them won")
