"""Answers are a word and what it is about: `top trample`, `go 2,-1`, `hit 12`, `none`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from druzina.core import Argument, Question, Refusal, Shown
from druzina.core.step import dashed
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.telling import figure_told, figures_told, place_told, start_told

NONE, YES, NO, END = "none", "yes", "no", "end"
HALVES = ("top", "bottom")
LEADS = ("lead", "second")
GOAL = "goal"
BETWEEN, AND = ";", "+"

# What each word of an answer is about.
KINDS: dict[str, str] = {
    "top": "card",
    "bottom": "card",
    "attack": "card",
    "move": "card",
    "decline": "card",
    "discard": "card",
    "forgo": "card",
    "lose": "card",
    "lose-two": "cards",
    "stop": "card",
    "slot": "card",
    "lead": "card",
    "second": "card",
    "recover": "card",
    "go": "hex",
    "start": "start",
    "push": "hex",
    "put": "hex",
    "loot": "hex",
    "disarm": "hex",
    "destroy": "hex",
    "pull": "hex",
    "against": "hex",
    "area": "hexes",
    "lay": "hexes",
    "over": "hexes",
    "shift": "hexes",
    "hit": "figure",
    "dig": "figure",
    "pick": "figure",
    "leave": "figure",
    "along": "figures",
    "act": "figure",
    "take": "elements",
    "infuse": "elements",
    "goal": "goal",
    "use": "item",
    "refresh": "item",
    "cure": "condition",
    "without": "condition",
    "first": "actor",
}


class Ask(Question[Dungeon, str]):
    """A question of a scenario. `spoken` says which words mean something else here."""

    spoken: ClassVar[Mapping[str, str]] = {}

    def about(self, g: Dungeon) -> Mapping[str, Argument]:
        """What else the question's sentence names besides the seat."""
        return {}

    def prompt(self, g: Dungeon) -> Shown:
        return Shown(f"ask-{dashed(self.kind)}", self.clause, {"seat": self.seat, **self.about(g)})

    def write(self, g: Dungeon, choice: str) -> str:
        return choice

    def show(self, g: Dungeon, choice: str) -> Shown:
        word, _, about = choice.partition(" ")
        return shown(g, self.seat, self.spoken.get(word, word), about, self.clause)

    def candidates(self, g: Dungeon) -> Sequence[str]:
        return list(dict.fromkeys((*self.choices(g), *self.others(g))))

    def refusal(self, g: Dungeon, choice: str) -> Refusal | None:
        return None if choice in self.choices(g) else self.against(g, choice)

    def others(self, g: Dungeon) -> Sequence[str]:
        """What a person could try besides."""
        return ()

    def against(self, g: Dungeon, choice: str) -> Refusal:
        return Refusal(self.clause, "refusal-not-now", {"choice": choice})


def shown(g: Dungeon, seat: int, word: str, about: str, clause: str) -> Shown:
    """An answer in people's words: `choose-` and its word, and what it points at."""
    kind = KINDS.get(word, "")
    if not about or about == NONE or not kind:
        tail = "-".join(filter(None, (word, about)))
        return Shown(f"choose-{tail}", clause, {}, (f"option:{tail}",))
    arguments, targets = _about(g, seat, kind, about)
    if word in (*HALVES, GOAL):  # it says what it does
        arguments["does"] = f"{about}/{word}"
    if word in LEADS:
        arguments["n"] = g.facts.printed.cards[about].initiative
    return Shown(f"choose-{word}", clause, arguments, targets)


def _about(
    g: Dungeon, seat: int, kind: str, about: str
) -> tuple[dict[str, Argument], tuple[str, ...]]:
    """What an answer is about, as arguments and as targets."""
    if kind == "start":
        return {"place": start_told(g, hex_of(about))}, (f"hex:{about}",)
    if kind == "hex":
        return {"place": place_told(g, hex_of(about), seat)}, (f"hex:{about}",)
    if kind == "hexes":
        return _hexes(g, seat, about.split(BETWEEN))
    if kind == "figure":
        return {"figure": figure_told(g.figure(int(about)))}, (f"figure:{about}",)
    several = about.split(AND)
    if kind == "figures":
        told = figures_told(g.figure(int(one)) for one in several)
        return {"figures": told}, tuple(f"figure:{one}" for one in several)
    if kind in ("cards", "elements"):
        return {kind: tuple(several)}, tuple(f"{kind[:-1]}:{one}" for one in several)
    return {kind: about}, (f"{kind}:{about}",)


def _hexes(
    g: Dungeon, seat: int, texts: Sequence[str]
) -> tuple[dict[str, Argument], tuple[str, ...]]:
    """Hexes by who stands in them, and by the first and the last of them."""
    places = [hex_of(text) for text in texts]
    told = figures_told(one for one in g.figures if one.at in places)
    first, last = (place_told(g, at, seat) for at in (places[0], places[-1]))
    arguments: dict[str, Argument] = {"figures": told, "place": first, "end": last}
    return arguments, tuple(f"hex:{text}" for text in texts)


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
