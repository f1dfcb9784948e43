"""What carries out lines is known once it is imported: import this."""

from druzina.games.gloomhaven.rules import (
    affecting,
    augmenting,
    bearing,
    boulders,
    carrying,
    doing,
    drifting,
    granting,
    overlays,
    pieces,
    recovering,
    scenario_effects,
    single,
    sleeping,
    summoning,
)

__all__ = [
    "affecting",
    "augmenting",
    "bearing",
    "boulders",
    "carrying",
    "doing",
    "drifting",
    "granting",
    "overlays",
    "pieces",
    "recovering",
    "scenario_effects",
    "single",
    "sleeping",
    "summoning",
]
