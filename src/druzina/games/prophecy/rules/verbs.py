"""All handlers of verbs in one place: whoever carries effects out imports this."""

from __future__ import annotations

from druzina.games.prophecy.part import Part
from druzina.games.prophecy.parts import VERBS
from druzina.games.prophecy.rules import (
    effects_cards,
    effects_chance,
    effects_fights,
    effects_gains,
    effects_losses,
    effects_moves,
    effects_rolls,
    effects_shops,
)
from druzina.games.prophecy.rules.effects import HANDLERS

MODULES = (
    effects_cards,
    effects_chance,
    effects_fights,
    effects_gains,
    effects_losses,
    effects_moves,
    effects_rolls,
    effects_shops,
)


def standing() -> set[type[Part]]:
    """Verbs that are never carried out: rules of a fight, a price or a service ask for them."""
    return set(VERBS.values()) - set(HANDLERS)
