"""A turn in one line: tiles printed in the notation of the rules, a story, and what happened."""

from __future__ import annotations

from collections.abc import Callable

from druzina.core import Argument, Event
from druzina.games.tales_of_glory.content import Cost, Gains, Item, Kind, Side, Tile
from druzina.games.tales_of_glory.model import Player, Tale, at
from druzina.games.tales_of_glory.rules.laying import LayOrDiscard, LayWithQuests
from druzina.games.tales_of_glory.rules.order import OrderRewards, Turn
from druzina.games.tales_of_glory.rules.placement import PlaceTile
from tests.games.tales_of_glory.table import (
    asked,
    number,
    player,
    printed,
    run,
    say,
    table,
    with_tiles,
)

SYMBOLS: dict[str, Kind] = {
    "G": "gold",
    "P": "potions",
    "C": "combat",
    "M": "magic",
    "V": "glory",
    "K": "key",
    "S": "start",
}
LETTERS: dict[str, str] = {kind: letter for letter, kind in SYMBOLS.items()}
NONE = dict.fromkeys(("gold", "potions", "combat", "magic", "glory"), 0)
SETS = {"set of 3 G": "gold set", "set of 3 P": "potion set"}
COUNTED = {name: words for words, name in SETS.items()}


# Printing: `face("E1-05", "o k - o", reward="1 V × key; 2 V", chests="2 G / 1 K", cost="1 G")`


def face(
    tile: str,
    sides: str = "o o o o",
    reward: str = "",
    chests: str = "",
    cost: str = "",
    kind: str | None = None,
) -> Tile:
    """This tile with another face. Sides are north, east, south, west; `|` parts a place's."""
    whole = printed(tile)
    return printed(
        tile,
        sides=tuple(side(one) for one in (sides.split("|") if "|" in sides else sides.split())),
        items=tuple(item(one) for one in reward.split(";") if one),
        chests=tuple(gains(one) for one in chests.split("/") if one),
        cost=Cost(**dict(gains(cost))),
        type=whole.type if kind is None else kind,
    )


def gains(text: str) -> Gains:
    """`2 G + 1 K`."""
    parts = [part.split() for part in text.split("+") if part.strip()]
    return tuple((SYMBOLS[part[-1]], int(part[0]) if len(part) > 1 else 1) for part in parts)


def item(text: str) -> Item:
    """`end: (1 G + 2 V) × monster`."""
    body, _, times = text.strip().removeprefix("end:").partition("×")
    times = times.strip()
    return Item(gains(body.strip(" ()")), SETS.get(times, times), text.strip().startswith("end:"))


def side(text: str) -> Side | None:
    """`-` none, `o` plain, `k` half key, `3 V if monster` a place's."""
    text = text.strip()
    if text == "-":
        return None
    if text in ("o", "k"):
        return Side(half_key=text == "k")
    reward, _, wanted = text.partition(" if ")
    return Side(gains=gains(reward), wanted=wanted)


# Playing


def turn(picture: str, *faces: Tile, **fields: object) -> Tale:
    """The turn of seat 0 at its first question: a story, a tile taken from slot 1, goods.

    The tile is E1-05 unless `taken` says otherwise; `held` names quests.
    """
    facts = with_tiles(*faces)
    mine = player(picture, facts, **{"taken": "E1-05", "slot": 1, **fields})
    g = table(mine, player("H5", facts), start=1, facts=facts, experienced=bool(mine.held))
    question = LayWithQuests if mine.held else LayOrDiscard
    return run(g, question(0), Turn(0))


def rewarded(reward: str, chests: str = "", **fields: object) -> Tale:
    """A tile with this reward laid north of a hero with these chests; nothing else is there."""
    faces = face("H1", chests=chests), face("Q-09", "- - o -", reward=reward)
    return lay(turn("H1", *faces, taken="Q-09", **fields), "0,1")


def next_turn(g: Tale, taken: str) -> Tale:
    """Another turn of seat 0 with this tile; what happened before is forgotten."""
    me(g).taken = number(taken, g.facts)
    return run(g, LayOrDiscard(0), Turn(0))


def lay(g: Tale, cell: str, quest: str = "") -> Tale:
    """Lays the taken tile, or a quest, on that cell, whether or not it is the only one."""
    tiles = len(me(g).story.tiles)
    say(g, f"quest {quest}" if quest else "lay")
    if g.questions() and isinstance(asked(g), PlaceTile):
        say(g, f"lay {cell}")
    x, y = at(me(g).story.cells[tiles])
    assert f"{x},{y}" == cell, "it lies elsewhere"
    return g


def me(g: Tale) -> Player:
    return g.players[0]


# Looking


def keys(g: Tale) -> dict[str, int]:
    """The key tokens of seat 0: bits of open chests by tile, tiles without any left out."""
    story = me(g).story
    return {
        _id(g, tile): bits for tile, bits in zip(story.tiles, story.opened, strict=True) if bits
    }


def happened(g: Tale) -> list[str]:
    """The rewards since `run`, in order: `2 G`, `S`, `half keys`, `opens hero:1`, `key lost`."""
    return [
        word for event in g.told or [] if event.key in TOLD for word in TOLD[event.key](g, event)
    ]


def _id(g: Tale, tile: int) -> str:
    face = g.facts.tiles[tile]
    return "hero" if face.deck == "heroes" else face.id


def _gained(g: Tale, event: Event) -> list[str]:
    """A line may tell several goods; the parts stand in the order of gaining."""
    return _pairs(event.shown["gains"])


def _pairs(gained: Argument) -> list[str]:
    assert isinstance(gained, tuple)
    pairs = [pair for pair in gained if isinstance(pair, tuple)]
    return [f"{amount} {LETTERS[str(kind)]}" for kind, amount in pairs]


def _opened(g: Tale, event: Event) -> list[str]:
    return [f"opens {_id(g, int(str(event.shown['tile'])))}:{event.shown['chest']}"]


TOLD: dict[str, Callable[[Tale, Event], list[str]]] = {
    "event-gains": _gained,
    "event-opens": _opened,
    "event-joins-key": lambda g, event: ["half keys"],
    "event-loses-key": lambda g, event: ["key lost"],
    "event-takes-token": lambda g, event: ["S"],
    "event-misses": lambda g, event: ["missed"],
}


def waiting(g: Tale) -> dict[str, str]:
    """The items that the question of order offers, as printed: `{"gain 2": "1 V × key"}`."""
    question = asked(g)
    assert isinstance(question, OrderRewards), f"{question.kind} is asked"
    return {question.write(g, n): _words(g, question, n) for n in question.choices(g)}


def _words(g: Tale, question: OrderRewards, choice: int) -> str:
    shown = question.show(g, choice)
    if shown.key == "choose-gain-half-key":
        return "half keys"
    words = " + ".join(_pairs(shown.arguments["gains"]))
    times = str(shown.arguments["times"])
    return words if times == "one" else f"{words} × {COUNTED.get(times, times)}"
