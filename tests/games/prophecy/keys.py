"""What the forms of this game's message keys can become."""

from __future__ import annotations

from msgspec import structs

from druzina.core.codec import gathered
from druzina.core.step import dashed as spelled
from druzina.games.prophecy.content_model import (
    CHARACTER,
    GUILDS,
    ITEM_DECKS,
    KINDS,
    MODES,
    SERVICES,
    TYPES,
    WEAPON_CLASSES,
)
from druzina.games.prophecy.effect import LIMITS, WINDOWS, When
from druzina.games.prophecy.parts import VERBS
from druzina.games.prophecy.rules import death, duel, monsters, movement, trading
from druzina.games.prophecy.rules.asking import END, NONE, ROLL, WORDS, Ask
from druzina.games.prophecy.speech import UNITS
from tests.text.forms import filled

ALONE = (
    NONE, END, ROLL, *MODES, monsters.ON, movement.STAY, movement.WORK, death.NEW, death.LEAVE,
    duel.ACCEPT, duel.LIFE, duel.ITEM, trading.PROPOSE, trading.CANCEL, trading.REFUSE,
    "pray", "meditate", "sleep", "certify",
)  # fmt: skip
DRAWN = ("chance", "adventure", *ITEM_DECKS, "character", *GUILDS)
PLACES = (*KINDS, "none", "wilderness", "civilization", "sphere")
FOES = ("begin", "begin-may", "defeat", "foe", "prefight-may", "victory", "victory-may")
NOT_OF_CARDS = ("begin", "defeat", "foe")


def made() -> dict[str, set[str]]:
    windows = [dashed(one) for one in WINDOWS if one not in NOT_OF_CARDS]
    return {
        "ask-{}": filled("ask", questions()),
        "choose-{}": filled("choose", {*WORDS, *ALONE}),
        "choose-defend-{}": filled("choose-defend", (duel.ACCEPT, "willpower")),
        "choose-offer-{}": filled("choose-offer", (trading.GIVE, trading.PAY)),
        "board-said-{}": filled("board-said", (*MODES, "both")),
        "reveal-{}": filled("reveal", DRAWN),
        "part-{}": filled("part", ("artifacts", "certificates", "stones")),
        "board-{}": filled("board", ("playing", "waiting", "out")),
        "amount-{}": filled("amount", UNITS),
        "against-{}": filled("against", (*TYPES, CHARACTER)),
        "place-{}": filled("place", PLACES),
        "do-{}": filled("do", map(dashed, VERBS)),
        "when-{}": filled("when", conditions()),
        "face-service-{}": filled("face-service", map(dashed, SERVICES)),
        "event-raises-{}": filled("event-raises", MODES),
        "event-stake-{}": filled("event-stake", ("wins", "loses", "keeps")),
        "event-until-turn-end-{}": filled("event-until-turn-end", (*MODES, "both")),
        "{}-{}": {
            *filled("attribute", MODES),
            *filled("window", windows),
            *filled("window-foe", FOES),
            *filled("limit", (*map(dashed, LIMITS), "none")),
            *filled("type", TYPES),
            *filled("weapon", WEAPON_CLASSES),
        },
    }


def questions() -> set[str]:
    """All that can be asked."""
    steps = [step for step in gathered("druzina.games.prophecy") if issubclass(step, Ask)]
    return {spelled(step.__name__) for step in steps if step.clause}


def conditions() -> set[str]:
    """PRO-VOC-02: a condition by its name, and one of a few words by each of them."""
    names = {dashed(field.name) for field in structs.fields(When)} - {"mode", "shield"}
    return names | {"shield-use", "shield-none", *(f"mode-{mode}" for mode in MODES)}


def dashed(words: str) -> str:
    return words.replace("_", "-").replace(" ", "-").replace("+", "-plus")
