"""What carries out lines is known once it is imported: import this."""

from druzina.games.gloomhaven.rules import (
    affecting,
    augmenting,
    bearing,
    doing,
    granting,
    pieces,
    recovering,
    scenario_effects,
    single,
    summoning,
)

__all__ = [
    "affecting",
    "augmenting",
    "bearing",
    "doing",
    "granting",
    "pieces",
    "recovering",
    "scenario_effects",
    "single",
    "summoning",
]
