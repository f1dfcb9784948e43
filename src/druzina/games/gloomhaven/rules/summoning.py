"""GLH-SUM: figures called to help, by characters and by monsters."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.lines import Summon
from druzina.games.gloomhaven.model import CHARACTER, PARTY, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import field, scenario_bosses
from druzina.games.gloomhaven.rules.action import carries, used
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.deciding import decider
from druzina.games.gloomhaven.rules.doors import free_standees, place_monster
from druzina.games.gloomhaven.rules.pieces import nearest_enemy
from druzina.games.gloomhaven.rules.scenario_standing import summoned_instead

PUT = "put"


@carries(Summon)
def summon(g: Dungeon, one: Figure, line: Summon, number: int) -> None:
    """GLH-SUM-01, -10, -14: a character's is put where it likes, a monster's near an enemy."""
    if line.figure is not None:
        if one.kind == CHARACTER and empty_beside(g, one.at):
            g.then(PutSummon(one.seat, number))
        return
    call(g, one, line, number, one.at)


def call(g: Dungeon, one: Figure, line: Summon, number: int, around: Hex) -> None:
    """GLH-SUM-14: one after the other."""
    instead = summoned_instead(g, one)
    steps: list[Call] = []
    for which, called in enumerate(line.monsters):
        if called.type in TOKENS:
            scenario_bosses.call_tokens(g, one, called.type, called.count)
            continue
        if (called if instead is None else instead).ranks[g.characters - 2] == "none":
            continue
        steps += [Call(one.id, number, which, around) for _ in range(called.count)]
    g.then(*steps)


class Call(Step[Dungeon]):
    """GLH-SUM-10, -14: one figure in an empty hex beside the summoner or its target."""

    figure: int
    number: int
    which: int
    around: Hex

    def run(self, g: Dungeon) -> None:
        one, line = g.find(self.figure), g.facts.lines[self.number]
        if one is None or not isinstance(line, Summon):
            return
        places = nearest(g, one, empty_beside(g, self.around))
        if places and free_standees(g, _called(g, one, line, self.which)[0]):
            g.then(PutCalled(decider(g, one), self.figure, self.number, self.which, places))


class PutCalled(Ask):
    """GLH-SUM-10: among equally near hexes the players decide."""

    clause = "GLH-SUM-10"

    figure: int
    number: int
    which: int
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUT, self.places)

    def answer(self, g: Dungeon, choice: str) -> None:
        one, line = g.find(self.figure), g.facts.lines[self.number]
        if one is None or not isinstance(line, Summon):
            return
        type_, rank = _called(g, one, line, self.which)
        figure = place_monster(g, type_, rank, hex_of(thing(choice)))
        if figure is not None:
            used(g)
            figure.idle = True
            if line.splits:
                figure.health = min(one.health, figure.full)


def _called(g: Dungeon, one: Figure, line: Summon, which: int) -> tuple[str, str]:
    """Who is called, of which rank."""
    called, instead = line.monsters[which], summoned_instead(g, one)
    if instead is not None:
        return instead.monster, instead.ranks[g.characters - 2]
    return called.type, called.ranks[g.characters - 2]


def empty_beside(g: Dungeon, place: Hex) -> list[Hex]:
    here, free = field.arena(g), field.empty(g)
    return [each for each in field.beside(g, place) if free >> here.cells[each] & 1]


def nearest(g: Dungeon, one: Figure, places: Sequence[Hex]) -> list[Hex]:
    """GLH-SUM-14, GLH-MOT-11: those of them with the least range to an enemy."""
    near = min((nearest_enemy(g, one, place) for place in places), default=0)
    return [place for place in places if nearest_enemy(g, one, place) == near]


class PutSummon(Ask):
    clause = "GLH-SUM-01"

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        return [*to_hexes(PUT, empty_beside(g, one.at) if one is not None else []), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        line = g.facts.lines[self.number]
        if choice == NONE or not isinstance(line, Summon) or line.figure is None:
            return
        used(g)
        block = line.figure
        figure = Figure(
            g.next,
            SUMMON,
            block.id,
            PARTY,
            hex_of(thing(choice)),
            block.health,
            block.health,
            seat=self.seat,
            idle=True,
        )
        g.next += 1
        g.figures.append(figure)
        if g.action is not None:
            g.action.summoned = figure.id
