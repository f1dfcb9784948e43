"""GLH-SUM: figures called to help, by characters and by monsters."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.lines import Summon
from druzina.games.gloomhaven.model import CHARACTER, PARTY, SUMMON, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import carries, used
from druzina.games.gloomhaven.rules.asking import NONE, Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.doors import place_monster
from druzina.games.gloomhaven.rules.pieces import nearest_enemy
from druzina.games.gloomhaven.rules.scenario_standing import summoned_instead

PUT = "put"


@carries(Summon)
def summon(g: Dungeon, one: Figure, line: Summon, number: int) -> None:
    """GLH-SUM-01, -10, -14."""
    here, free = field.arena(g), field.empty(g)
    places = [place for place in field.beside(g, one.at) if free >> here.cells[place] & 1]
    if line.figure is not None:
        if places and one.kind == CHARACTER:
            g.then(PutSummon(one.seat, number))
        return
    instead = summoned_instead(g, one)
    for called in line.monsters:
        type_ = instead.monster if instead is not None else called.type
        rank = (called if instead is None else instead).ranks[g.characters - 2]
        if rank == "none" or type_ in TOKENS:
            continue
        for _ in range(called.count):
            free = field.empty(g)
            places = [p for p in field.beside(g, one.at) if free >> here.cells[p] & 1]
            if not places:
                return
            near = min(nearest_enemy(g, one, place) for place in places)
            place = min(p for p in places if nearest_enemy(g, one, p) == near)
            figure = place_monster(g, type_, rank, place)
            if figure is not None:
                used(g)
                figure.idle = True
                if line.splits:
                    figure.health = min(one.health, figure.full)


class PutSummon(Ask):
    clause = "GLH-SUM-01"

    number: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        here, free = field.arena(g), field.empty(g)
        places = field.beside(g, one.at) if one is not None else []
        return [*to_hexes(PUT, [p for p in places if free >> here.cells[p] & 1]), NONE]

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
