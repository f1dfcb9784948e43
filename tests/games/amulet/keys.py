"""What the forms of this game's message keys can become."""

from __future__ import annotations

from druzina.core.codec import gathered
from druzina.core.step import dashed as spelled
from druzina.games.amulet.content_model import COLOURS, LOCATIONS, SYMBOLS
from druzina.games.amulet.rules.asking import ASIDE, DONE, ENOUGH, NONE, WORDS, Ask
from druzina.games.amulet.rules.attack import LOSE_COINS, LOSE_HEALTH
from druzina.games.amulet.rules.fight import DESCEND
from druzina.games.amulet.rules.handing import ACCEPT, REFUSE
from druzina.games.amulet.rules.night import PROWL, TINKER
from druzina.games.amulet.rules.offers import EVERYTHING
from druzina.games.amulet.rules.quests import KEEP
from druzina.games.amulet.speech import CAUSES, RINGS
from druzina.games.amulet.vocabulary import (
    CONDITIONS,
    KINDS,
    LOCATION_VERBS,
    LOSES,
    NIGHT_VERBS,
    OATH_VERBS,
    POTION_VERBS,
    SKILL_VERBS,
    UPGRADE_VERBS,
    WHO,
)
from druzina.terminal.boards.amulet_spoken import STATES
from tests.text.forms import filled

ALONE = (
    NONE, DONE, ASIDE, ENOUGH, ACCEPT, REFUSE, LOSE_COINS, LOSE_HEALTH, DESCEND, PROWL, TINKER,
    KEEP, *EVERYTHING,
)  # fmt: skip
PARTS = (
    "trophies", "sections", "coins", "weapons", "potions", "spells", "unplaced", "experience",
    "skills", "stuns", "gems", "coins-left", "order", "oath",
)  # fmt: skip

PURPOSES = (
    "oath", "manor", "fight", "descend", "drive", "mend", "heal", "potion", "spells", "gem",
    "adventure", "visit",
)  # fmt: skip


def made() -> dict[str, set[str]]:
    return {
        "ask-{}": filled("ask", questions()),
        "choose-{}": filled("choose", {*WORDS, *ALONE} - {"pay"}),
        "choose-pay-{}": filled("choose-pay", ("coins", "health")),
        "aim-{}": filled("aim", PURPOSES),
        "intends-{}": filled("intends", PURPOSES),
        "board-said-{}": filled(
            "board-said",
            (*STATES, "ready", "damaged", "away", "spells", "potions", "unplaced", "oaths"),
        ),
        "at-{}": filled("at", LOCATIONS),
        "to-{}": filled("to", LOCATIONS),
        "field-{}": filled("field", RINGS.values()),
        "gem-{}": filled("gem", COLOURS),
        "gem-short-{}": filled("gem-short", COLOURS),
        "kind-{}": filled("kind", map(dashed, KINDS)),
        "cause-{}": filled("cause", set(CAUSES.values())),
        "part-{}": filled("part", PARTS),
        "who-{}": filled("who", map(dashed, WHO)),
        "night-{}": filled("night", map(dashed, NIGHT_VERBS)),
        "skill-{}": filled("skill", map(dashed, SKILL_VERBS)),
        "potion-{}": filled("potion", map(dashed, POTION_VERBS)),
        "oath-{}": filled("oath", map(dashed, OATH_VERBS)),
        "upgrade-{}": filled("upgrade", map(dashed, UPGRADE_VERBS)),
        "location-{}": filled("location", map(dashed, LOCATION_VERBS)),
        "quest-{}": filled("quest", map(dashed, CONDITIONS)),
        "lost-{}": filled("lost", map(dashed, LOSES)),
        "face-symbol-{}": filled("face-symbol", SYMBOLS),
    }


def questions() -> set[str]:
    """All that can be asked; a question asked in secret is called as the open one."""
    steps = [step for step in gathered("druzina.games.amulet") if issubclass(step, Ask)]
    asked = [step for step in steps if step.clause and not step.__subclasses__()]
    return {spelled(step.__name__).removesuffix("-in-secret") for step in asked}


def dashed(words: str) -> str:
    return words.replace(" ", "-")
