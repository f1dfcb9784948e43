"""What the forms of this game's message keys can become."""

from __future__ import annotations

from druzina.games.gloomhaven.scenario_maps import numbers
from tests.text.forms import filled


def made() -> dict[str, set[str]]:
    return {
        "direction-{}": filled("direction", map(str, range(6))),
        "heading-{}": filled("heading", map(str, range(6))),
        "scenario-{}": filled("scenario", map(str, numbers())),
        "movement-{}": filled("movement", ("walk", "jump", "fly")),
        "focus-lost-{}": filled("focus-lost", ("negatives", "points", "proximity")),
        "targets-lost-{}": filled("targets-lost", ("proximity", "initiative")),
        "destination-lost-{}": filled(
            "destination-lost", ("disadvantage", "targets", "set", "suffering", "points")
        ),
    }
