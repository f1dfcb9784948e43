"""GLH-ELM-13: an attack under way, and what consumed elements change about a line."""

from __future__ import annotations

from druzina.games.gloomhaven.cards.lines import Attack, Change, Consume, Heal
from druzina.games.gloomhaven.model import Dungeon, Strike


def strike_of(g: Dungeon) -> Strike:
    assert g.strike is not None, "an attack is under way"
    return g.strike


def paid(g: Dungeon, line: Attack | Heal) -> list[Consume]:
    """The consumed elements that hang on a line."""
    bought = {*g.paid, *(g.action.changes if g.action is not None else ())}
    if not bought:  # nearly always
        return []
    numbers = g.facts.places
    return [each for each in line.sub if isinstance(each, Consume) and numbers[id(each)] in bought]


def changes(g: Dungeon, line: Attack | Heal) -> list[Change]:
    return [each for one in paid(g, line) for each in one.then if isinstance(each, Change)]
