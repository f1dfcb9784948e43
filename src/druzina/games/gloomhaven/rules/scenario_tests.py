"""GLH-V20: what rules of a scenario ask of the position: tests, places, counts, figures."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import (
    CHARACTER,
    ELITE,
    MONSTER,
    OBJECTIVE,
    PARTY,
    SUMMON,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_special import Count, Rounds, SpecialRule, Spot, Test

KINDS = {CHARACTER: "character", MONSTER: "monster", SUMMON: "summon", OBJECTIVE: "objective"}


def is_named(one: Figure, names: Sequence[str]) -> bool:
    """By its kind, its type, its rank, or as `objective:1`."""
    if KINDS[one.kind] in names or one.what in names:
        return True
    if one.kind == OBJECTIVE:
        return f"objective:{one.number}" in names
    return one.rank == ELITE and "elite" in names


def named(g: Dungeon, names: Sequence[str]) -> list[Figure]:
    return [one for one in g.figures if is_named(one, names)]


def holds(g: Dungeon, rule: SpecialRule) -> bool:
    """GLH-V20: rounds, tests and limits of a rule, without regard to a figure."""
    if rule.rounds is not None and not in_rounds(g, rule.rounds):
        return False
    if rule.test is not None and not tested(g, rule.test):
        return False
    return rule.until is None or not tested(g, rule.until)


def in_rounds(g: Dungeon, rounds: Rounds) -> bool:
    return rounds.first <= g.round <= rounds.last and g.round % rounds.every == rounds.rest


def tested(g: Dungeon, test: Test) -> bool:
    """All that a test says holds now."""
    return all(each(g, test) for each in TESTS)


def _doors(g: Dungeon, test: Test) -> bool:
    if test.opened and not g.counters.get(f"door {test.opened}"):
        return False
    return not test.opened_now or g.counters.get(f"door {test.opened_now}") == g.round


def _loot(g: Dungeon, test: Test) -> bool:
    if test.looted_now and g.counters.get("all looted") != g.round:
        return False
    return len(g.looted) >= test.looted


def _figures(g: Dungeon, test: Test) -> bool:
    if test.dead and not all(placed_and_dead(g, type_) for type_ in test.dead):
        return False
    return not test.absent or not named(g, test.absent)


def placed_and_dead(g: Dungeon, type_: str) -> bool:
    """GLH-V16 `kill`: one was placed, none is left on the map or in a room to come."""
    if type_ not in g.placed or any(one.what == type_ for one in (*g.figures, *g.away)):
        return False
    here = field.scenario(g)
    return not any(
        place.type == type_ and place.tile not in g.revealed
        for place, _ in here.monsters_for(g.characters, {tile.id for tile in here.tiles})
    )


def _things(g: Dungeon, test: Test) -> bool:
    if test.stands and standing(g, test.stands) == 0:
        return False
    if test.near and not _beside(g, test.stands, test.near):
        return False
    if test.charged and g.counters.get("charge", 0) < worked_out(test.charged, g):
        return False
    return not test.saved or g.counters.get("saved", 0) >= test.saved


def _beside(g: Dungeon, number: int, marker: str) -> bool:
    """Whether an objective of that number stands beside a hex of the marker."""
    there = spots(g, Spot(marker=marker))
    things = [one for one in g.figures if one.kind == OBJECTIVE and one.number == number]
    return any(field.adjacent(g, one.at, at) for one in things for at in there)


def standing(g: Dungeon, number: int) -> int:
    """How many objectives of a number are not destroyed, revealed or not."""
    things = field.scenario(g).objectives
    wanted = sum(thing.number == number and thing.characters <= g.characters for thing in things)
    return wanted - g.counters.get(f"destroyed {number}", 0)


def plates(g: Dungeon, markers: Sequence[str], more: dict[str, tuple[str, ...]]) -> list[Hex]:
    here = field.scenario(g)
    named_ = (*markers, *more.get(str(g.characters), ()))
    return [place for name in named_ for place in here.markers[name]]


def _plates(g: Dungeon, test: Test) -> bool:
    if test.all_on:
        places = plates(g, test.all_on, test.more)
        characters = [one for one in g.figures if one.kind == CHARACTER]
        if not all(one.at in places for one in characters):
            return False
    if test.occupied:
        standing_ = {one.at for one in g.figures if one.side == PARTY}
        return set(plates(g, test.occupied, test.more)) <= standing_
    return True


def _tiles(g: Dungeon, test: Test) -> bool:
    if test.hidden and test.hidden in g.revealed:
        return False
    if not test.tile:
        return True
    here = field.scenario(g).hexes([test.tile])
    if test.on_tile and not any(one.at in here for one in named(g, test.on_tile)):
        return False
    return not test.off_tile or not any(one.at in here for one in named(g, test.off_tile))


def _party(g: Dungeon, test: Test) -> bool:
    """How many there are, where they are, and how many are left."""
    if test.characters and g.characters not in test.characters:
        return False
    if not all(peopled(g, tiles) for tiles in test.peopled):
        return False
    if test.deserted and all(peopled(g, tiles) for tiles in test.deserted):
        return False
    return not test.alone or sum(not hero.exhausted for hero in g.heroes) <= 1


def peopled(g: Dungeon, tiles: Sequence[str]) -> bool:
    """Whether a character is on one of these tiles."""
    there = field.scenario(g).hexes(tiles)
    return any(one.kind == CHARACTER and one.at in there for one in g.figures)


def _events(g: Dungeon, test: Test) -> bool:
    """What has happened before."""
    if test.woken and not g.counters.get(f"woken {test.woken}"):
        return False
    if test.placed and test.placed not in g.placed:
        return False
    return all(g.counters.get(f"token {number}") for number in test.tokens)


TESTS = (_doors, _loot, _figures, _things, _plates, _tiles, _party, _events)


def is_there(g: Dungeon, one: Figure, spot: Spot) -> bool:
    """Whether a figure stands there, or within so many hexes of it."""
    places = spots(g, spot)
    if spot.within:
        return any(field.far(g, one.at, place) <= spot.within for place in places)
    return one.at in places


def spots(g: Dungeon, spot: Spot) -> list[Hex]:
    here, cells = field.scenario(g), field.arena(g).cells
    found: list[Hex] = list(here.markers.get(spot.marker, ())) if spot.marker else []
    if spot.tile:
        found += here.hexes([spot.tile])
    if spot.look:
        found += [place for piece in g.pieces if piece.look == spot.look for place in piece.hexes]
    if spot.objective:
        things = [one for one in g.figures if one.kind == OBJECTIVE]
        found += [one.at for one in things if one.number == spot.objective]
    return [place for place in found if place in cells]


def counted(g: Dungeon, per: Count | None, one: Figure | None) -> int:
    """GLH-V20 `per`: X."""
    if per is None:
        return 0
    total = sum(standing(g, number) for number in per.objectives)
    things = [each for each in g.figures if each.kind == OBJECTIVE]
    total += sum(each.number in per.standing for each in things)
    total += sum(each is not one for each in named(g, per.figures)) if per.figures else 0
    if per.token and one is not None:
        total += one.tokens
    return total + (g.counters.get("saved", 0) if per.saved else 0)
