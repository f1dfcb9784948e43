"""What the forms of this game's message keys can become."""

from __future__ import annotations

from tests.text.forms import filled, named

KINDS = ("gold", "potions", "combat", "magic", "glory", "key", "start")
GOODS = KINDS[:5]
TYPES = ("monster", "character", "place", "treasure")
SIDES = ("north", "east", "south", "west")
MULTIPLIERS = (
    *TYPES, "key", "combat", "magic", "majority", "gold-set", "potion-set", "surrounded",
    "closed-chest",
)  # fmt: skip
COLUMNS = ("name", "type", "cost", "reward", "chests", "tiles", "keys", "quests")


def made() -> dict[str, set[str]]:
    return {
        "choose-{}-taken": {"choose-lay-taken", "choose-discard-taken"},
        "choose-pay-{}": {"choose-pay-gold", "choose-pay-potions"},
        "choose-gain-{}": filled("choose-gain", ("half-key", "connector", "item", "compensation")),
        "part-{}": filled(
            "part", ("during", "majorities", "end-rewards", "combat", "magic", "potions", "gold")
        ),
        "{}-{}": {
            *filled("goods", KINDS),
            *filled("price", ("combat", "magic", "gold", "potions")),
            *named(
                {
                    "times": ("one", *MULTIPLIERS),
                    "kind": ("combat", "magic", "potions", "gold"),
                    "type": (*TYPES, "hero"),
                    "side": SIDES,
                    "wanted": TYPES,
                }
            ),
        },
        "connector-{}": {"connector-plain", "connector-half-key"},
        "cell-{}": filled("cell", SIDES),
        "face-{}": {"face-reward", "face-end"},
        "expected-balanced-{}": filled("expected-balanced", ("connectors", "half-keys")),
        "short-{}": filled("short", KINDS),
        "column-{}": filled("column", GOODS),
        "abbreviated-{}": filled("abbreviated", (*TYPES, "hero")),
        "by-{}": filled("by", MULTIPLIERS),
        "board-{}": filled("board", (*COLUMNS, *SIDES)),
        "board-legend-{}": filled("board-legend", ("goods", "marks", "story")),
        "board-layable-{}": filled("board-layable", ("lay", "pay")),
    }
