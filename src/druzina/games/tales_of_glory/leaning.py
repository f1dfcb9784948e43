"""Leaning: which choices look good before any thinking ahead, in glory, roughly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from druzina.games.tales_of_glory.content import LOADED
from druzina.games.tales_of_glory.judgement import (
    WORTH,
    discarding,
    laying,
    left_of,
    plain_worth,
    side_worth,
    worth,
)
from druzina.games.tales_of_glory.model import FACING, STEPS, Tale, cell
from druzina.games.tales_of_glory.rules.laying import LayOrDiscard, LayWithQuests, is_wild, quest
from druzina.games.tales_of_glory.rules.order import OrderRewards, printed
from druzina.games.tales_of_glory.rules.payment import PaySurcharge
from druzina.games.tales_of_glory.rules.placement import PlaceTile
from druzina.games.tales_of_glory.rules.rewards import OpenChest
from druzina.games.tales_of_glory.rules.setup import ReturnQuest
from druzina.games.tales_of_glory.rules.taking import Pick, SecondChoice


def inclinations(g: Tale, question: Any, choices: Sequence[Any]) -> list[float]:
    """What a thoughtful player would lean to without thinking ahead."""
    together = _TOGETHER.get(type(question))
    if together is not None:
        return together(g, question, choices)
    lean = _LEANINGS[type(question)]
    return [lean(g, question, choice) for choice in choices]


def _picks(g: Tale, question: Pick | SecondChoice, slots: Sequence[int]) -> list[float]:
    seat, left = question.seat, left_of(g)
    discarded, display, near = discarding(g, seat, left), g.display, len(g.display) // 2
    tiles = [(display[slot - 1], slot > near) for slot in slots]
    return [
        (max(discarded, value)) - 0.02 * slot
        for slot, value in zip(slots, laying(g, seat, tiles, left), strict=True)
    ]


def _lays(g: Tale, question: LayOrDiscard, choices: Sequence[str]) -> list[float]:
    seat, left = question.seat, left_of(g)
    player = g.players[seat]
    laid = [choice for choice in choices if choice not in ("end", "discard")]
    tiles = [player.taken if choice == "lay" else quest(g, choice) for choice in laid]
    values = laying(g, seat, [(tile, is_wild(g, player, tile)) for tile in tiles], left)
    worths = dict(zip(laid, values, strict=True))
    for choice in laid:
        if choice != "lay":
            worths[choice] -= quest_patience(left)
    if "discard" in choices:
        worths["discard"] = discarding(g, seat, left)
    return [worths.get(choice, 0.0) for choice in choices]


def quest_patience(left: int) -> float:
    """A quest can wait: early on it should be a bargain."""
    return 0.8 * min(left, 6) - 0.5


def _places(g: Tale, question: PlaceTile, spots: Sequence[tuple[int, int]]) -> list[float]:
    """What the new connections bring, less the open connectors they use up."""
    left, story = left_of(g), g.players[question.seat].story
    laid = dict(zip(story.cells, story.tiles, strict=True)).get
    tile, content = question.tile, g.content
    sides = _connecting(content, tile)
    values = []
    for x, y in spots:
        place, value = cell(x, y), 0.0
        for n, step in sides:
            if (other := laid(place + step)) is not None:
                value += _joining(content, left, tile, n, other)
        values.append(value)
    return values


@lru_cache(maxsize=1 << 12)
def _connecting(content: str, tile: int) -> list[tuple[int, int]]:
    """The sides of a tile with a connector, and the step there."""
    return [(n, STEPS[n]) for n, side in enumerate(LOADED[content].tiles[tile].sides) if side]


@lru_cache(maxsize=1 << 16)
def _joining(content: str, left: int, tile: int, n: int, other: int) -> float:
    """What side n of a tile brings where it meets another tile."""
    mine, theirs = LOADED[content].tiles[tile], LOADED[content].tiles[other]
    side, facing = mine.sides[n], theirs.sides[FACING[n]]
    if side is None or facing is None:
        return 0.0
    value = -(side_worth(side, left) + side_worth(facing, left))
    if side.half_key and facing.half_key:
        value += WORTH["key"][left]
    if side.gains and side.wanted in ("", theirs.type):
        value += worth(side.gains, left)
    if facing.gains and facing.wanted in ("", mine.type):
        value += worth(facing.gains, left)
    return value


def _open(g: Tale, question: OpenChest, chest: tuple[int, int]) -> float:
    tile = g.players[question.seat].story.tiles[chest[0]]
    return worth(g.facts.tiles[tile].chests[chest[1]], left_of(g))


def _pay(g: Tale, question: PaySurcharge, kind: str) -> float:
    """The kind of which there is more, unless it is dearer."""
    owned: int = getattr(g.players[question.seat], kind)
    return 0.1 * owned - WORTH[kind][left_of(g)]


def _order(g: Tale, question: OrderRewards, choice: int) -> float:
    """Keys first, what counts them later."""
    _, times = printed(g, question.seat, question.due[choice - 1])
    return {"": 1.0, "closed chest": 2.0}.get(times, 0.0) - 0.01 * choice


def _return(g: Tale, question: ReturnQuest, tile: int) -> float:
    """The quest that is worth least is given back; later rounds will pay for thresholds."""
    face = g.facts.tiles[tile]
    value = plain_worth(g.content, 4)[tile]
    value += sum(3.0 * worth(item.gains, 0) for item in face.items if item.times)
    cost = face.cost
    value -= 0.9 * cost.gold + 1.0 * cost.potions
    value -= 1.0 * max(0, cost.combat - 3) + 1.0 * max(0, cost.magic - 3)
    return -value


_LEANINGS: dict[type, Callable[[Tale, Any, Any], float]] = {
    OpenChest: _open,
    PaySurcharge: _pay,
    OrderRewards: _order,
    ReturnQuest: _return,
}

# Where the choices share most of the reckoning.
_TOGETHER: dict[type, Callable[[Tale, Any, Sequence[Any]], list[float]]] = {
    Pick: _picks,
    SecondChoice: _picks,
    LayOrDiscard: _lays,
    LayWithQuests: _lays,
    PlaceTile: _places,
}
