"""Answers are a word and what it is about: `go castle`, `repair WP1`, `none`."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Question, Refusal, Shown
from druzina.core.step import dashed
from druzina.games.amulet.content_model import CHARACTERS, COLOURS, LOCATIONS
from druzina.games.amulet.model import Realm

NONE, DONE, ASIDE, ENOUGH = "none", "done", "aside", "enough"

# What each word of an answer is about; a word about nothing stands alone.
WORDS: dict[str, str] = {
    "be": "character",
    "go": "location",
    "look": "slot",
    "fight": "slot",
    "resolve": "monster",
    "stealth": "monster",
    "trophy": "monster",
    "wield": "weapon",
    "send": "weapon",
    "agility": "weapon",
    "borrow": "weapon",
    "spend": "weapon",
    "save": "weapon",
    "repair": "weapon",
    "damage": "weapon",
    "close": "square",
    "keep": "spell",
    "buy": "spell",
    "return": "spell",
    "drink": "potion",
    "purchase": "potion",
    "discard": "potion",
    "gem": "gem",
    "copy": "gem",
    "exchange": "gem",
    "sell": "gem",
    "lose": "gem",
    "field": "field",
    "node": "node",
    "oath": "oath",
    "hand": "owner",
    "coins": "n",
    "pay": "means",
    "finish": "quest",
    "spell": "spell",
    "potion": "potion",
}

# The things of the content that answers name, by what they are called in arguments.
LISTS = {
    "character": "characters",
    "monster": "monsters",
    "weapon": "weapons",
    "spell": "spells",
    "potion": "potions",
    "oath": "oaths",
    "quest": "quests",
    "location": "locations",
}
PLAIN = {"gem": COLOURS, "location": LOCATIONS, "character": CHARACTERS}


class Ask(Question[Realm, str]):
    """A question of Amulet: `others` are what a person could try besides, `against` why not."""

    def about(self, g: Realm) -> dict[str, Argument]:
        """What else the question's sentence names besides the seat."""
        return {}

    def prompt(self, g: Realm) -> Shown:
        return Shown(f"ask-{dashed(self.kind)}", self.clause, {"seat": self.seat, **self.about(g)})

    def write(self, g: Realm, choice: str) -> str:
        return choice

    def show(self, g: Realm, choice: str) -> Shown:
        return shown(g, self.seat, choice, self.clause)

    def candidates(self, g: Realm) -> Sequence[str]:
        return list(dict.fromkeys((*self.choices(g), *self.others(g))))

    def refusal(self, g: Realm, choice: str) -> Refusal | None:
        return None if choice in self.choices(g) else self.against(g, choice)

    def others(self, g: Realm) -> Sequence[str]:
        return ()

    def against(self, g: Realm, choice: str) -> Refusal:
        return Refusal(self.clause, "refusal-not-now", {"choice": choice})


def thing(choice: str) -> str:
    return choice.partition(" ")[2]


def number(g: Realm, choice: str) -> int:
    """The number of the thing an answer names."""
    return g.facts.numbers[choice.partition(" ")[2]]


def colour(choice: str) -> int:
    return COLOURS.index(choice.partition(" ")[2])


def shown(g: Realm, seat: int, choice: str, clause: str) -> Shown:
    """An answer in people's words: `choose-` and its word, the thing, and where it lies."""
    word, _, what = choice.partition(" ")
    if not what:
        return Shown(f"choose-{word}", clause, {"n": 0}, (f"option:{word}",))
    kind = WORDS[word]
    value: Argument = what
    target = f"{'seat' if kind == 'owner' else kind}:{what}"
    if kind == "slot":
        target = f"card:{what}"
    elif kind in LISTS:
        value = g.facts.numbers[what]
    elif kind == "gem":
        value = COLOURS.index(what)
    elif kind in ("owner", "n"):
        value = int(what)
    elif kind in ("field", "node"):
        target = f"{kind}:{seat}:{what}"
    if kind == "node":
        value = node_named(g, seat, what)
    return Shown(f"choose-{word}", clause, {kind: value}, (target,))


def node_named(g: Realm, seat: int, node: str) -> tuple[str, str]:
    """A node for messages: whose tree it stands in, for trees have different skills there."""
    return g.facts.characters[g.players[seat].character].id, node
