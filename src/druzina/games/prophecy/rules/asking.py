"""Answers are a word and what it is about: `use I16-1`, `fly M05 city`, `none`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from druzina.core import Argument, Question, Refusal, Shown
from druzina.core.step import dashed
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS, SPHERES
from druzina.games.prophecy.model import Kingdom

NONE, USE, END, ROLL = "none", "use", "end", "roll"

# What each word of an answer is about, in order; a word about nothing stands alone.
WORDS: dict[str, tuple[str, ...]] = {
    "use": ("card",),
    "fly": ("card", "field"),
    "go": ("field",),
    "to": ("field",),
    "horse": ("field",),
    "ship": ("field",),
    "gate": ("field",),
    "look": ("field",),
    "divine": ("sphere",),
    "sphere": ("sphere",),
    "guild": ("guild",),
    "raise": ("attribute",),
    "repair": ("card",),
    "damage": ("card",),
    "discard": ("card",),
    "give": ("card",),
    "take": ("card",),
    "keep": ("card",),
    "buy": ("card",),
    "sell": ("card",),
    "learn": ("card",),
    "banish": ("card",),
    "fight": ("card",),
    "act": ("card",),
    "spare": ("card", "monster"),
    "sneak": ("card",),
    "visit": ("card",),
    "claim": ("card",),
    "charge": ("n",),
    "wield": ("card",),
    "hold": ("card",),
    "wear": ("card",),
    "pick": ("card",),
    "be": ("character",),
    "attack": ("owner",),
    "offer": ("owner",),
    "result": ("n",),
    "stake": ("n",),
    "pay": ("n",),
    "heal": ("n",),
    "refill": ("n",),
}

# Where a thing of an answer lies on the table; figures and attributes lie nowhere.
AT = {
    "card": "card",
    "monster": "card",
    "field": "field",
    "guild": "field",
    "sphere": "sphere",
    "character": "character",
    "owner": "seat",
}


class Ask(Question[Kingdom, str]):
    """A question of Prophecy: `others` are what a person could try besides, `against` why not."""

    def about(self, g: Kingdom) -> Mapping[str, Argument]:
        """What else the question's sentence names besides the seat."""
        return {}

    def prompt(self, g: Kingdom) -> Shown:
        return Shown(f"ask-{dashed(self.kind)}", self.clause, {"seat": self.seat, **self.about(g)})

    def write(self, g: Kingdom, choice: str) -> str:
        return choice

    def show(self, g: Kingdom, choice: str) -> Shown:
        return shown(g, choice, self.clause)

    def candidates(self, g: Kingdom) -> Sequence[str]:
        return list(dict.fromkeys((*self.choices(g), *self.others(g))))

    def refusal(self, g: Kingdom, choice: str) -> Refusal | None:
        return None if choice in self.choices(g) else self.against(g, choice)

    def read(self, g: Kingdom, text: str) -> str | Refusal | None:
        """No answer beyond the list is taken, but the rule against it is said."""
        from druzina.games.prophecy.rules.refusing import misplaced

        return misplaced(g, self.seat, text)

    def others(self, g: Kingdom) -> Sequence[str]:
        return ()

    def against(self, g: Kingdom, choice: str) -> Refusal:
        return Refusal(self.clause, "refusal-not-now", {"choice": choice})


def thing(choice: str) -> str:
    """What an answer is about, without its word."""
    return choice.partition(" ")[2]


def number(g: Kingdom, choice: str) -> int:
    """The number of the first thing an answer names: a card, a field, a character."""
    return LOADED[g.content].numbers[choice.split(" ", 2)[1]]


def named(word: str, g: Kingdom, cards: Collection[int]) -> list[str]:
    """One answer for each of the cards."""
    if not cards:  # nearly always
        return []
    ids = LOADED[g.content].ids
    found: list[str] = []
    for card in cards:
        found.append(f"{word} {ids[card]}")  # noqa: PERF401  # a comprehension would be a call
    return found


def placed(word: str, g: Kingdom, fields: Sequence[int]) -> list[str]:
    """One answer for each of the fields."""
    return [f"{word} {g.facts.fields[field].id}" for field in fields]


def shown(g: Kingdom, choice: str, clause: str) -> Shown:
    """An answer in people's words: `choose-` and its word, the things, and where they lie."""
    word, *things = choice.split(" ")
    kinds = WORDS.get(word, ())
    if not things or not kinds:
        return Shown(f"choose-{word}", clause, {"n": 0}, (f"option:{choice.replace(' ', '-')}",))
    arguments: dict[str, Argument] = {}
    targets = []
    for kind, what in zip(kinds, things, strict=True):
        arguments[kind] = valued(g, kind, what)
        targets.append(f"{AT[kind]}:{what}" if kind in AT else f"option:{word}-{what}")
    return Shown(f"choose-{word}", clause, arguments, tuple(dict.fromkeys(reversed(targets))))


def valued(g: Kingdom, kind: str, what: str) -> Argument:
    """A thing of an answer as an argument of a message."""
    if kind in ("card", "field", "character", "monster"):
        return g.facts.numbers[what]
    if kind == "sphere":
        return SPHERES.index(what)
    if kind == "guild":
        return GUILDS.index(what)
    return what if kind == "attribute" else int(what)
