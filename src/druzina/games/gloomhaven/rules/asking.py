"""Answers are a word and what it is about: `top trample`, `go 2,-1`, `hit 12`, `none`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from druzina.core import Argument, Question, Refusal, Shown
from druzina.core.step import dashed
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import Dungeon

NONE, YES, NO, END = "none", "yes", "no", "end"

# What each word of an answer is about.
KINDS: dict[str, str] = {
    "top": "card",
    "bottom": "card",
    "attack": "card",
    "move": "card",
    "decline": "card",
    "discard": "card",
    "lose": "card",
    "stop": "card",
    "lead": "card",
    "recover": "card",
    "go": "hex",
    "start": "hex",
    "push": "hex",
    "put": "hex",
    "area": "hexes",
    "hit": "figure",
    "pick": "figure",
    "focus": "figure",
    "take": "element",
    "goal": "goal",
    "use": "item",
    "first": "actor",
}


class Ask(Question[Dungeon, str]):
    """A question of a scenario."""

    def about(self, g: Dungeon) -> Mapping[str, Argument]:
        """What else the question's sentence names besides the seat."""
        return {}

    def prompt(self, g: Dungeon) -> Shown:
        return Shown(f"ask-{dashed(self.kind)}", self.clause, {"seat": self.seat, **self.about(g)})

    def write(self, g: Dungeon, choice: str) -> str:
        return choice

    def show(self, g: Dungeon, choice: str) -> Shown:
        return shown(choice, self.clause)

    def candidates(self, g: Dungeon) -> Sequence[str]:
        return list(dict.fromkeys((*self.choices(g), *self.others(g))))

    def refusal(self, g: Dungeon, choice: str) -> Refusal | None:
        return None if choice in self.choices(g) else self.against(g, choice)

    def others(self, g: Dungeon) -> Sequence[str]:
        """What a person could try besides."""
        return ()

    def against(self, g: Dungeon, choice: str) -> Refusal:
        return Refusal(self.clause, "refusal-not-now", {"choice": choice})


def shown(choice: str, clause: str) -> Shown:
    """An answer in people's words: `choose-` and its word, and what it points at."""
    word, _, thing = choice.partition(" ")
    kind = KINDS.get(word, "")
    if not thing or not kind:
        return Shown(f"choose-{word}", clause, {"n": 0}, (f"option:{choice.replace(' ', '-')}",))
    return Shown(f"choose-{word}", clause, {kind: thing}, (f"{kind}:{thing}",))


def thing(choice: str) -> str:
    """What an answer is about, without its word."""
    return choice.partition(" ")[2]


def written(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def hex_of(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def to_hexes(word: str, places: Iterable[Hex]) -> list[str]:
    return [f"{word} {written(place)}" for place in sorted(places)]
