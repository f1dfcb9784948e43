"""Judgement: what things are worth, and how a table stands.

All values are in glory. They follow the value model of the specification, spread over the rounds:
`left` is the number of rounds after this one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp

from druzina.games.tales_of_glory.content import LOADED, Gains, Item, Side
from druzina.games.tales_of_glory.model import ROUNDS, STEPS, Player, Tale
from druzina.games.tales_of_glory.rules.ending import CONTESTED, MAJORITY
from druzina.games.tales_of_glory.rules.multipliers import count

# What one of each kind is worth with 0, 1, 2 … rounds left.
WORTH: dict[str, tuple[float, ...]] = {
    "gold": (0.1, 0.45, 0.7, 0.8, 0.88, 0.92, 0.96, 0.98, 1.0, 1.0, 1.0),
    "potions": (0.1, 0.5, 0.75, 0.9, 0.98, 1.02, 1.06, 1.08, 1.1, 1.1, 1.1),
    "combat": (0.2, 1.1, 1.8, 2.3, 2.65, 3.0, 3.3, 3.7, 4.0, 4.2, 4.3),
    "magic": (0.2, 1.1, 1.8, 2.3, 2.65, 3.0, 3.3, 3.7, 4.0, 4.2, 4.3),
    "glory": (1.0,) * 11,
    "key": (1.8, 2.0, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2, 2.2),
    "start": (0.0, 0.4, 0.5, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7),
}

# How many of what a multiplier counts a player gains per round, on average.
GROWTH = {
    "monster": 0.33,
    "character": 0.25,
    "place": 0.18,
    "treasure": 0.22,
    "key": 0.42,
    "combat": 0.25,
    "magic": 0.2,
    "surrounded": 0.12,
    "closed chest": 0.15,
}
KEYS_A_ROUND = 0.42
CHANCE_HALF_KEY = 0.3
CHANCE_ANY = 0.65
CHANCE_TYPE = 0.4


def left_of(g: Tale) -> int:
    return ROUNDS - g.round if g.round else ROUNDS


def worth(gains: Gains, left: int) -> float:
    return sum(WORTH[kind][left] * amount for kind, amount in gains)


def expected(g: Tale, seat: int, item: Item, left: int) -> float:
    """An item with a multiplier: its count now, and at the end what it may have grown to."""
    times = count(g, seat, item.times)
    if not item.at_end:
        return times * worth(item.gains, left)
    return (times + GROWTH.get(item.times, 0.0) * left) * worth(item.gains, 0)


@lru_cache(maxsize=64)
def plain_worth(content: str, left: int) -> tuple[float, ...]:
    """What every tile brings anybody who lays it: plain items, chests, connectors."""
    values = []
    for tile in LOADED[content].tiles:
        value = sum(worth(item.gains, left) for item in tile.items if not item.times)
        value += sum(min(0.5, 0.07 * left + 0.1) * worth(chest, left) for chest in tile.chests)
        value += sum(side_worth(side, left) for side in tile.sides if side)
        values.append(value)
    return tuple(values)


def side_worth(side: Side, left: int) -> float:
    """A connector that may still be met."""
    later = min(1.0, 0.25 + 0.12 * left)
    value = 0.03 * left
    if side.half_key:
        value += CHANCE_HALF_KEY * later * WORTH["key"][left]
    if side.gains:
        value += (CHANCE_TYPE if side.wanted else CHANCE_ANY) * later * worth(side.gains, left)
    return value


UNPAYABLE = -99.0


def laying(g: Tale, seat: int, tiles: Iterable[tuple[int, bool]], left: int) -> list[float]:
    """What laying each tile, perhaps out of the wilderness, is worth to the seat, its cost taken
    off; `UNPAYABLE` if it cannot pay (TOG-PAY-03 to -07, as in `ways`)."""
    player, faces = g.players[seat], _faces(g.content, left)
    combat, magic, purse, bottles = player.combat, player.magic, player.gold, player.potions
    gold, potion = WORTH["gold"][left], WORTH["potions"][left]
    values = []
    for tile, wild in tiles:
        price, drunk, fight, spell, value, counting = faces[tile]
        if fight > combat:
            drunk += fight - combat
        if spell > magic:
            drunk += spell - magic
        if purse < price or bottles < drunk or (wild and purse == price and bottles == drunk):
            values.append(UNPAYABLE)
            continue
        for item, matching in counting:
            value += expected(g, seat, item, left) + matching
        value -= price * gold + drunk * potion
        values.append(value - gold if wild else value)
    return values


def discarding(g: Tale, seat: int, left: int) -> float:
    """What the compensation is worth: gold, potion, and the best chest a key can open."""
    return WORTH["gold"][left] + WORTH["potions"][left] + best_chest(g, seat, left)


def best_chest(g: Tale, seat: int, left: int) -> float:
    best, story = _best_chests(g.content, left), g.players[seat].story
    return max([best[tile][opened] for tile, opened in zip(story.tiles, story.opened, strict=True)])


# How the table stands


def judge(g: Tale, seat: int) -> float:
    """From 0, lost, to 1, won, by the margin over the best of the others."""
    return judge_all(g)[seat]


def judge_all(g: Tale) -> list[float]:
    """The same for every seat: what each may end with is worked out once."""
    left = left_of(g)
    margins = over_the_others(estimates(g, left))
    if g.outcome is None:
        scale = 3.0 + 0.9 * left
        return [squash(margin, scale) for margin in margins]
    winners = sum(g.outcome.won)
    return [
        0.9 * won / winners + 0.1 * squash(margin, 6.0)
        for won, margin in zip(g.outcome.won, margins, strict=True)
    ]


def over_the_others(marks: list[float]) -> list[float]:
    """How far each is ahead of the best of the others."""
    best = max(marks)
    second = sorted(marks)[-2]
    return [mark - (second if mark == best else best) for mark in marks]


def squash(margin: float, scale: float) -> float:
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, margin / scale))))


def estimates(g: Tale, left: int) -> list[float]:
    """What every seat may end with, in glory."""
    if g.outcome is not None:
        return [float(player.glory) for player in g.players]
    crowns = majorities(g, left)
    return [
        player.glory
        + goods_worth(player, left)
        + story_worth(g, seat, left, crowns[seat])
        + MAJORITY * crowns[seat]
        for seat, player in enumerate(g.players)
    ]


def goods_worth(player: Player, left: int) -> float:
    """Gold and potions beyond what the rounds left can use are worth little."""
    useful = 3 * left + 1
    value = 0.0
    for kind, amount in (("gold", player.gold), ("potions", player.potions)):
        spare = max(0, amount - useful)
        value += WORTH[kind][left] * (amount - spare) + 0.1 * spare
    for kind, amount in (("combat", player.combat), ("magic", player.magic)):
        value += WORTH[kind][left] * (min(amount, 7) + 0.3 * max(0, amount - 7))
    return value if left else 0.0


def majorities(g: Tale, left: int) -> list[float]:
    """How many majorities each seat may expect, the less sure the more rounds are left."""
    totals = [0.0] * len(g.players)
    for kind in CONTESTED:
        amounts = [getattr(player, kind) for player in g.players]
        spread = 0.25 + (0.25 if kind in ("combat", "magic") else 0.6) * left
        for seat, ahead in enumerate(over_the_others(amounts)):
            if amounts[seat] or left:
                totals[seat] += _crown(ahead, spread)
    return totals


@lru_cache(maxsize=1 << 12)
def _crown(ahead: float, spread: float) -> float:
    return squash(ahead + 0.15, spread * 0.6)


def story_worth(g: Tale, seat: int, left: int, crowns: float) -> float:
    """Closed chests, open connectors, and end-of-game rewards."""
    story, last = g.players[seat].story, _last_items(g.content)
    worths = chest_worths(g.content, left)
    value = 0.0
    chests: list[float] = []
    for number, opened in zip(story.tiles, story.opened, strict=True):
        for item in last[number]:
            if item.times == "majority":
                value += crowns * worth(item.gains, 0)
            else:
                value += expected(g, seat, item, left)
        chests += [one for n, one in enumerate(worths[number]) if not opened >> n & 1]
    return value + chest_hopes(chests, left) + edge_hopes(g, seat, left)


def chest_hopes(chests: list[float], left: int) -> float:
    """The best are opened first, as far as keys may come."""
    keys = KEYS_A_ROUND * left
    value = 0.0
    for chest in sorted(chests, reverse=True):
        if keys <= 0:
            break
        value += min(1.0, keys) * chest
        keys -= 1
    return value


def edge_hopes(g: Tale, seat: int, left: int) -> float:
    """Connectors that still face an empty cell."""
    if not left:
        return 0.0
    story = g.players[seat].story
    sides = _side_worths(g.content, left)
    cells = set(story.cells)
    value = 0.0
    for number, place in zip(story.tiles, story.cells, strict=True):
        for side, hope in sides[number]:
            if place + STEPS[side] not in cells:
                value += hope
    return value


# What hangs on the content and the rounds left alone, tile by tile


# The four costs of a tile (gold, potions, combat, magic), its plain worth, and what it counts.
Face = tuple[int, int, int, int, float, tuple[tuple[Item, float], ...]]


@lru_cache(maxsize=64)
def _faces(content: str, left: int) -> tuple[Face, ...]:
    every = zip(
        LOADED[content].tiles, plain_worth(content, left), _counting_items(content), strict=True
    )
    return tuple(
        (tile.cost.gold, tile.cost.potions, tile.cost.combat, tile.cost.magic, plain, counting)
        for tile, plain, counting in every
    )


@lru_cache(maxsize=64)
def _side_worths(content: str, left: int) -> tuple[tuple[tuple[int, float], ...], ...]:
    return tuple(
        tuple((n, side_worth(side, left)) for n, side in enumerate(tile.sides) if side)
        for tile in LOADED[content].tiles
    )


@lru_cache(maxsize=64)
def chest_worths(content: str, left: int) -> tuple[tuple[float, ...], ...]:
    return tuple(
        tuple(worth(chest, left) for chest in tile.chests) for tile in LOADED[content].tiles
    )


@lru_cache(maxsize=64)
def _best_chests(content: str, left: int) -> tuple[tuple[float, ...], ...]:
    """The best chest of every tile that is still closed, by which of them are open."""
    return tuple(
        tuple(
            max([one for n, one in enumerate(worths) if not opened >> n & 1], default=0.0)
            for opened in range(1 << len(worths))
        )
        for worths in chest_worths(content, left)
    )


@lru_cache(maxsize=64)
def _counting_items(content: str) -> tuple[tuple[tuple[Item, float], ...], ...]:
    """The rewards with a multiplier; one that counts its own tile's type is worth a bit more."""
    return tuple(
        tuple((item, float(item.times == tile.type)) for item in tile.items if item.times)
        for tile in LOADED[content].tiles
    )


@lru_cache(maxsize=64)
def _last_items(content: str) -> tuple[tuple[Item, ...], ...]:
    """The rewards that come at the end of the game."""
    tiles = LOADED[content].tiles
    return tuple(tuple(item for item in tile.items if item.at_end) for tile in tiles)
