"""GLH-DOR-04: a room with more monsters than standees: the nearest to the door come."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.scenario_maps import MonsterPlace

PUT = "put"
Place = tuple[MonsterPlace, str]


class WhoComes(Ask):
    """GLH-DOR-04: of monsters equally near to the door the players say which are placed."""

    clause = "GLH-DOR-04"

    what: str
    places: list[Hex]
    ranks: list[str]
    levels: list[int]
    left: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUT, self.places)

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"type": self.what}

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.doors import appear, place_monster

        which = self.places.index(hex_of(thing(choice)))
        at, rank = self.places.pop(which), self.ranks.pop(which)
        level = self.levels.pop(which)
        self.left -= 1
        if self.left:
            g.then(self)
        figure = place_monster(g, self.what, rank, at, coin=True, level_bonus=level)
        appear(g, [figure] if figure is not None else [], late=True)


def who_come(g: Dungeon, places: Sequence[Place], door: Hex) -> tuple[list[Place], list[WhoComes]]:
    """The monsters that come for certain, nearest first, and what is left to the players."""
    ranked = sorted(places, key=lambda each: _far(g, door, each))
    certain: list[Place] = []
    asked: list[WhoComes] = []
    for type_ in dict.fromkeys(each.named or each.type for each, _ in ranked):
        mine = [each for each in ranked if (each[0].named or each[0].type) == type_]
        sure, equal, left = _cut(g, type_, mine, door)
        certain += sure
        if equal:
            ranks, levels = [rank for _, rank in equal], [one.level_bonus for one, _ in equal]
            hexes = [one.at for one, _ in equal]
            asked.append(WhoComes(g.leader(), type_, hexes, ranks, levels, left))
    return [each for each in ranked if each in certain], asked


def _far(g: Dungeon, door: Hex, place: Place) -> int:
    """How far from the door; who a rule of the scenario waits for comes before all others."""
    waited_for = any(rule.place == place[0].at for rule in field.scenario(g).special)
    return -1 if waited_for else field.far(g, door, place[0].at)


def _cut(
    g: Dungeon, type_: str, mine: Sequence[Place], door: Hex
) -> tuple[Sequence[Place], Sequence[Place], int]:
    """Who has a standee for certain; who is equally near to the door, for how many standees."""
    from druzina.games.gloomhaven.rules.doors import free_standees

    free = len(free_standees(g, type_))
    if len(mine) <= free or not free:
        return mine[:free], (), 0
    last = _far(g, door, mine[free - 1])
    sure = [each for each in mine if _far(g, door, each) < last]
    equal = [each for each in mine if _far(g, door, each) == last]
    left = free - len(sure)
    return (mine[:free], (), 0) if len(equal) == left else (sure, equal, left)
