"""GLH-VOC-21: what works by itself as long as it is worn."""

from __future__ import annotations

from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure, Hero

AMONG, NEXT_TO_THREE = 3, 1


def hero_of(g: Dungeon, one: Figure) -> Hero | None:
    """The sheet of a character."""
    return g.heroes[one.seat] if one.kind == CHARACTER else None


def wears(g: Dungeon, one: Figure, *rules: str) -> bool:
    """GLH-ITM-12: whether an item that works by itself has one of these rules."""
    if one.kind != CHARACTER or not g.heroes[one.seat].items:
        return False
    printed = g.facts.printed.items
    return any(printed[each.item].rule in rules for each in g.heroes[one.seat].items)


def is_immune(g: Dungeon, one: Figure, condition: str) -> bool:
    """GLH-CON-16, GLH-EFF-14: by what it wears."""
    hero = hero_of(g, one)
    if hero is None or not hero.items:
        return False
    printed = g.facts.printed.items
    return any(condition in printed[each.item].immune for each in hero.items)


def instead_of(g: Dungeon, one: Figure, condition: str) -> str:
    """The condition gained where this one would be."""
    if condition == "muddle" and wears(g, one, "muddle_is_strengthen"):
        return "strengthen"
    return condition


def lifts(g: Dungeon, one: Figure) -> bool:
    """Whether what it wears makes it fly."""
    return wears(g, one, "flying", "phasing")


def is_phased(g: Dungeon, one: Figure) -> bool:
    """In the hex of an obstacle it can neither be targeted nor attack."""
    return wears(g, one, "phasing") and any(
        piece.kind == "obstacle" and one.at in piece.hexes for piece in g.pieces
    )


def is_sure_footed(g: Dungeon, one: Figure) -> bool:
    """Difficult terrain is like any other."""
    return wears(g, one, "ignores_terrain")


def is_fireproof(g: Dungeon, one: Figure) -> bool:
    """Hazardous terrain does no harm."""
    return wears(g, one, "ignores_terrain", "heals_in_hazards")


def takes_no_double(g: Dungeon, one: Figure) -> bool:
    """A 2× against the wearer is applied as +0."""
    return wears(g, one, "double_counts_as_nothing")
