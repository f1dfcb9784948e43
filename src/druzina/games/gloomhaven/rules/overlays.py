"""GLH-V20 `place_overlay`, `remove_overlay`, `loot_rule`: water that rises and is carried away."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, to_hexes
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries
from druzina.games.gloomhaven.rules.scenario_standing import loot_rule
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import PlaceOverlay, RemoveOverlay

PUT = "put"


@carries(RemoveOverlay)
def remove_overlay(g: Dungeon, now: Effected, rule: SpecialRule, effect: RemoveOverlay) -> None:
    places = field.scenario(g).markers[effect.at] if effect.at else (now.at,)
    g.pieces = [p for p in g.pieces if p.look != effect.look or not set(places) & set(p.hexes)]


@carries(PlaceOverlay)
def place_overlay(g: Dungeon, now: Effected, rule: SpecialRule, effect: PlaceOverlay) -> None:
    """GLH-TIM-06: where several hexes fit, the players decide; GLH-END-01 where none does."""
    places = rising(g, effect)
    if places:
        g.then(WhereItLies(g.leader(), effect.look, effect.kind, places))
    elif effect.or_lose and not g.won:
        g.lost = True
        if g.told is not None:
            g.tell("GLH-END-01", "event-failed")


def covered(g: Dungeon, look: str) -> set[Hex]:
    return {at for piece in g.pieces if piece.look == look for at in piece.hexes}


def rising(g: Dungeon, effect: PlaceOverlay) -> list[Hex]:
    """The hexes of the tile without one, beside one; whoever stands there."""
    there = covered(g, effect.look)
    tile = next(tile for tile in field.scenario(g).tiles if tile.id == effect.tile)
    cells = field.arena(g).cells
    return sorted(
        at
        for at in tile.hexes
        if at in cells and at not in there and there.intersection(field.beside(g, at))
    )


class WhereItLies(Ask):
    clause = "GLH-TIM-06"

    look: str
    piece: str
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes(PUT, self.places)

    def answer(self, g: Dungeon, choice: str) -> None:
        g.pieces.append(Piece(self.piece, [hex_of(thing(choice))], look=self.look))
        if g.told is not None:
            g.tell("GLH-EOR-02", "event-rises")


def scoop(g: Dungeon, one: Figure, cells: int) -> bool:
    """GLH-V20 `loot_rule`: an overlay in reach is taken along, one at a time; the own hex first."""
    rule = loot_rule(g)
    if rule is None or not rule.look or one.kind != CHARACTER or one.tokens:
        return False
    here = field.arena(g)
    places = [at for at in covered(g, rule.look) if cells >> here.cells[at] & 1]
    if not places:
        return False
    if one.at in places or len(places) == 1:
        take_up(g, one, rule.look, one.at if one.at in places else places[0])
    else:
        g.then(WhichIsTaken(one.seat, rule.look, sorted(places)))
    return True


def take_up(g: Dungeon, one: Figure, look: str, at: Hex) -> None:
    one.tokens = 1
    g.pieces = [p for p in g.pieces if p.look != look or at not in p.hexes]
    if g.told is not None:
        g.tell("GLH-LOT-01", "event-looted", seat=one.seat, n=1)


class WhichIsTaken(Ask):
    """GLH-LOT-01: one of several that a Loot ability reaches."""

    clause = "GLH-LOT-01"

    look: str
    places: list[Hex]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return to_hexes("loot", self.places)

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if one is not None:
            take_up(g, one, self.look, hex_of(thing(choice)))
