"""What the forms of this game's message keys can become."""

from __future__ import annotations

from druzina.games import find
from druzina.games.big_book_of_madness.content import ABILITIES, ELEMENTS, KINDS, LOADED
from druzina.games.big_book_of_madness.model import SLOTS
from druzina.games.big_book_of_madness.parts import MoveCards
from druzina.games.big_book_of_madness.vocabulary import ONLY, UPGRADES, VERBS
from tests.text.forms import filled, named

PLACES = ("hand", "support", "discard")
SPELLS = ("exhaust", "neutralise", "refresh", "forget")
CARDS = (
    "discard", "destroy", "support", "recover", "take", "put", "cure", "exchange", "trade", "pass",
)  # fmt: skip


def made() -> dict[str, set[str]]:
    return {
        "choose-{}": filled("choose", (*CARDS, *SPELLS, "use", "decline", "sift")),
        "ask-{}-cards": {f"ask-{word}-cards" for word in CARDS},
        "ask-{}-spells": {f"ask-{word}-spells" for word in SPELLS},
        "because-{}": filled("because", ("arrival", "bonus", "penalty")),
        "do-{}": filled("do", map(dashed, VERBS)),
        "ability-{}": filled("ability", map(dashed, ABILITIES)),
        "cause-{}": filled("cause", ("won", "stack", "monster", "eliminated")),
        "element-{}": filled("element", ELEMENTS),
        "slot-{}": filled("slot", SLOTS),
        "letter-{}": filled("letter", tuple("WEFAM")),
        "part-{}": filled("part", ("defeated", "madness-left", "alive")),
        "{}-{}": named(
            {
                "to": (*PLACES, "top", "stack", "none"),
                "zone": (*PLACES, "destroyed"),
                "origin": (*PLACES, "draw", "shared", "destroyed", "none", *origins()),
                "only": ("none", "madness", *map(dashed, ONLY)),
                "upgrade": ("none", *UPGRADES),
                "kind": KINDS,
            }
        ),
    }


def dashed(words: str) -> str:
    return words.replace(" ", "-")


def origins() -> set[str]:
    """Several zones together, as the cards name them."""
    effects = LOADED[find("big_book_of_madness").load()].effects
    return {
        "-".join(part.origin)
        for one in effects
        for part in one.parts
        if isinstance(part, MoveCards) and part.origin
    }
