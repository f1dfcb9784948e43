"""Answers that are out of place: which rule each of them breaks."""

from __future__ import annotations

from collections.abc import Collection

from druzina.core import Refusal
from druzina.core.refusal import Arguments
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import hex_of, thing
from druzina.games.gloomhaven.rules.doors import closed_doors, enterable
from druzina.games.gloomhaven.telling import figure_told


def against_place(
    g: Dungeon, one: Figure, text: str, ends: Collection[Hex], points: int
) -> Refusal | None:
    """GLH-MOV-01, -03, GLH-OVL-08, GLH-DOR-14: a hex that is no hex of the map, is taken, blocked
    or locked, or costs too much."""
    try:
        at = hex_of(thing(text))
    except ValueError:
        return None
    if at in ends:
        return None
    if at in closed_doors(g):
        if at not in enterable(g):
            return Refusal("GLH-DOR-14", "refusal-locked")
    elif at not in field.arena(g).cells:
        return Refusal("GLH-GEO-04", "refusal-off-map")
    other = g.at(at)
    if other is not None and other is not one:
        return Refusal("GLH-MOV-03", "refusal-taken", {"figure": figure_told(other)})
    blocked = any(piece.kind == "obstacle" and at in piece.hexes for piece in g.pieces)
    if blocked and not field.flies(g, one):
        return Refusal("GLH-OVL-08", "refusal-obstacle")
    return Refusal("GLH-MOV-01", "refusal-too-far", {"n": points})


def against_target(g: Dungeon, one: Figure, text: str, reach: int) -> Refusal | None:
    """GLH-ATK-01, GLH-LOS-01, GLH-CON-12: out of range, out of sight, not to be seen, no enemy."""
    about = thing(text)
    other = g.find(int(about)) if about.isdecimal() else None
    if other is None:
        return None
    told: Arguments = {"figure": figure_told(other)}
    if not field.hostile(one, other):
        return Refusal("GLH-TRN-06", "refusal-no-enemy", told)
    if not field.visible(g, other, one):
        return Refusal("GLH-CON-12", "refusal-invisible", told)
    if field.apart(g, one, other) > reach:
        return Refusal("GLH-ATK-01", "refusal-out-of-range", {**told, "n": reach})
    if not field.in_sight(g, one, other):
        return Refusal("GLH-LOS-01", "refusal-no-sight", told)
    return Refusal("GLH-ATK-09", "refusal-target-twice", told)


def against_item(g: Dungeon, seat: int, text: str) -> Refusal | None:
    """GLH-ITM-03, -04, GLH-TIM-07: an item one does not have, that is used up, or out of place."""
    id_ = thing(text)
    if id_ not in g.facts.printed.items:
        return None
    told: Arguments = {"item": id_}
    worn = next((one for one in g.heroes[seat].items if one.item == id_), None)
    if worn is None:
        return Refusal("GLH-ITM-01", "refusal-item-not-worn", told)
    if worn.state != "ready":
        spent = worn.state == "spent"
        return Refusal("GLH-ITM-03" if spent else "GLH-ITM-04", "refusal-item-used", told)
    return Refusal("GLH-TIM-07", "refusal-item-window", told)


def against_loss(g: Dungeon, seat: int, text: str, discards: Collection[str]) -> Refusal | None:
    """GLH-DMG-02: one card of the hand, or two of the discards; nothing else keeps damage off."""
    cards = thing(text).split("+")
    if any(card not in g.facts.printed.cards for card in cards):
        return None
    if text.startswith("lose-two"):
        fit = len(set(cards)) == len(cards) == 2 and all(card in discards for card in cards)
        return None if fit else Refusal("GLH-DMG-02", "refusal-two-discards", {"n": len(discards)})
    if len(cards) != 1:
        return Refusal("GLH-DMG-02", "refusal-one-card")
    return Refusal("GLH-DMG-02", "refusal-not-in-hand", {"card": cards[0]})


def against_half(g: Dungeon, seat: int, text: str) -> Refusal | None:
    """GLH-TRN-01, GLH-SEL-01: a card that is not there to be played, or a half played already."""
    hero, card = g.heroes[seat], thing(text)
    if card not in g.facts.printed.cards:
        return None
    if card not in hero.waiting:
        return Refusal("GLH-TRN-01", "refusal-not-played", {"card": card})
    return Refusal("GLH-TRN-01", "refusal-half-done", {"card": card})
