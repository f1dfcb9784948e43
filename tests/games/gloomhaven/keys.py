"""What the forms of this game's message keys can become."""

from __future__ import annotations

from functools import cache

from druzina.core import Question, Shown
from druzina.core.codec import gathered
from druzina.core.step import dashed
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.content import load
from druzina.games.gloomhaven.model import CONDITIONS, ELEMENTS
from druzina.games.gloomhaven.rules.asking import KINDS
from druzina.games.gloomhaven.scenario_maps import numbers
from druzina.games.gloomhaven.speech import things
from druzina.games.gloomhaven.telling import PLACED
from druzina.terminal.boards.gloomhaven import STATES
from druzina.text.words import Words
from tests.text.forms import filled, named

ALONE = (
    "none", "yes", "no", "end", "rest", "earlier", "later", "as-move", "as-attack", "along-none",
    "suffer", "again", "any", "nobody", "nowhere", "stay", "halt", "all", "items", "worn",
)  # fmt: skip
# What the vocabulary can say although nothing that is printed, or played so far, says it.
POSSIBLE = {
    "text-if-invisible", "text-nothing", "text-refresh-consumed", "text-times", "text-win-arrive",
    "text-win-special", "text-x-characters", "text-x-full-health", "text-x-scouts",
    "whom-allies-some",
    # These come only with doors, deaths or treasure, and that is not told beforehand.
    "rule-draw-token", "rule-drop-token", "rule-may-remove", "rule-place-trap", "rule-replace",
}  # fmt: skip
SEAT = ("level", "cards", "items", "perks", "name")


def _asked() -> set[str]:
    return {
        dashed(step.__name__)
        for step in gathered(type(GAME).__module__)
        if issubclass(step, Question)
    } - {"ask", "use-items"}


class Listening(Words):
    """Words that remember which messages they said."""

    said: set[str]

    def shown(self, shown: Shown) -> str:
        self.said.add(shown.key)
        return super().shown(shown)


@cache
def faces() -> set[str]:
    """Every message that is said of some thing, or of a monster card that is turned up."""
    content = GAME.load()
    words = Listening("en", GAME, content, strict=True)
    words.said = set()
    for thing in GAME.catalogue(content):
        for line in GAME.describe(content, thing):
            words.shown(line)
    for deck in load().printed.decks.values():
        for card in deck.cards:
            words.say("event-ability", {"type": "ooze", "ability": f"{deck.id}/{card.id}", "n": 1})
    return words.said | POSSIBLE


def made() -> dict[str, set[str]]:
    return {
        "ask-{}": filled("ask", _asked()),
        "choose-{}": filled("choose", (*KINDS, *ALONE)),
        "{}-{}": named(
            {
                "condition": (*CONDITIONS, "bless", "curse"),
                "element": (*ELEMENTS, "any"),
                "half": ("top", "bottom", "attack", "move"),
                "slot": ("hands",),
            }
        ),
        **{form: faces() for form in ("text-{}", "face-{}", "goal-{}")},
        "thing-{}": filled("thing", things()),
        "summon-{}": filled("summon", (*load().summons, "zephyr")),
        "place-with-{}": filled("place-with", (*PLACED, "door", "coin", "treasure")),
        "reveal-{}": filled("reveal", ("modifier", "ability", "rest", "token")),
        "part-{}": filled("part", ("xp", "xp-bonus", "gold", "checks")),
        "board-{}": filled("board", ("strong", "waning", "bears", *STATES)),
        "board-card-{}": filled("board-card", ("hand", "waiting", "discard", "lost")),
        "option-{}": filled("setup", SEAT),
        "option-{}-about": filled("setup", (f"{name}-about" for name in SEAT)),
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
