"""How the arguments of messages are spoken, what they point at, and the face of a tile in words."""

from __future__ import annotations

from collections.abc import Iterator

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.tales_of_glory.content import SIDES, Content, Gains, Item, Side, Tile
from druzina.games.tales_of_glory.model import NOTHING

# Arguments that name one of a few things: `kind` potions is the message kind-potions.
NAMED = ("times", "kind", "type", "side", "wanted")


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Tiles by their names, gains as amounts, cells by what lies beside them, the rest as words."""
    if name == "tile" and isinstance(value, int):
        return facts.tiles[value].name if value != NOTHING else Shown("no-tile", "")
    if name == "tiles" and isinstance(value, tuple):
        return [facts.tiles[int(tile)].name for tile in value]
    if name in ("gains", "cost") and isinstance(value, tuple):
        message = "goods" if name == "gains" else "price"
        pairs = zip(value[::2], value[1::2], strict=True)
        return [Shown(f"{message}-{kind}", "", {"n": n}) for kind, n in pairs]
    if name == "sides" and isinstance(value, tuple):
        pairs = zip(value[::2], value[1::2], strict=True)
        return [Shown(f"connector-{kind}", "", {"side": side}) for side, kind in pairs]
    if name == "cell" and isinstance(value, tuple):
        return _place(value)
    if name in NAMED:
        return Shown(f"{name}-{str(value).replace(' ', '-')}", "")
    return value


def _place(value: tuple[int | str, ...]) -> Shown:
    """A cell: x, y, and if a tile lies beside it, on which side of which tile it is."""
    if not value:
        return Shown("cell-start", "")
    if len(value) == 2:
        return Shown("cell-away", "")
    return Shown(f"cell-{SIDES[int(value[2])]}", "", {"tile": value[3]})


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if name in ("seat", "slot"):
        return (f"{name}:{value}",)
    if name == "cell" and isinstance(value, tuple):
        return ("cell:{},{}".format(*value),) if value else ()
    if name == "tile" and isinstance(value, int):
        return (f"tile:{facts.tiles[value].id}",)
    return ()


def describe(facts: Content, thing: str) -> list[Shown]:
    """The face of the tile with that id, from top to bottom."""
    tile = facts.by_id(thing)
    return [
        Shown("face-tile", "TOG-CNT-02", {"tile": tile.number, "id": tile.id, "type": tile.type}),
        *_cost(tile),
        *(_item(item) for item in tile.items),
        *_chests(tile),
        *_sides(tile),
    ]


def _cost(tile: Tile) -> Iterator[Shown]:
    """TOG-PAY-01, -02: a hero has none; what is not free has a ribbon."""
    if tile.type == "hero":
        return
    kinds = ("combat", "magic", "gold", "potions")
    asked = [(kind, getattr(tile.cost, kind)) for kind in kinds]
    cost = _words(tuple((kind, n) for kind, n in asked if n))
    yield (
        Shown("face-cost", "TOG-PAY-02", {"cost": cost})
        if cost
        else Shown("face-free", "TOG-PAY-01")
    )


def _item(item: Item) -> Shown:
    key, clause = ("end", "TOG-MUL-09") if item.at_end else ("reward", "TOG-REW-01")
    return Shown(f"face-{key}", clause, {"gains": _words(item.gains), "times": item.times or "one"})


def _chests(tile: Tile) -> Iterator[Shown]:
    for number, inside in enumerate(tile.chests, 1):
        yield Shown("face-chest", "TOG-KEY-01", {"number": number, "gains": _words(inside)})


def _sides(tile: Tile) -> Iterator[Shown]:
    """TOG-PLC-03, TOG-PLA-01: a place has a line for each connector, other tiles one for all."""
    there = [(name, side) for name, side in zip(SIDES, tile.sides, strict=True) if side]
    if any(side.gains for _, side in there):
        for name, side in there:
            yield _place_side(name, side)
        return
    kinds = ((name, "half-key" if side.half_key else "plain") for name, side in there)
    yield Shown("face-sides", "TOG-PLC-03", {"sides": tuple(x for pair in kinds for x in pair)})


def _place_side(name: str, side: Side) -> Shown:
    arguments: dict[str, Argument] = {"side": name, "gains": _words(side.gains)}
    if side.wanted:
        return Shown("face-side-wanting", "TOG-PLA-04", {**arguments, "wanted": side.wanted})
    return Shown("face-side", "TOG-PLA-01", arguments)


def _words(gains: Gains) -> tuple[int | str, ...]:
    """As messages carry them: gold, 2, potions, 1."""
    return tuple(word for part in gains for word in part)
