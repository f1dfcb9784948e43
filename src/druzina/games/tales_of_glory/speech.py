"""How the arguments of messages are spoken, what they point at, and the face of a tile in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.core.refusal import Listed
from druzina.games.tales_of_glory.content import SIDES, Content, Item, Side, Tile

# Arguments that name one of a few things: `kind` potions is the message kind-potions.
NAMED = ("times", "kind", "type", "side", "wanted")


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Tiles by their names, gains as amounts, cells by what lies beside them, the rest as words."""
    if name == "tile":
        return facts.by_id(str(value)).name if value else Shown("no-tile", "")
    if isinstance(value, tuple) and name in _LISTS:
        return [_LISTS[name](facts, one) for one in value]
    if name == "cell" and isinstance(value, tuple):
        return _place(value)
    if name in NAMED:
        return Shown(f"{name}-{str(value).replace(' ', '-')}", "")
    return value


def _place(value: tuple[Listed, ...]) -> Shown:
    """A cell: x, y, and if a tile lies beside it, on which side of which tile it is."""
    if not value:
        return Shown("cell-start", "")
    if len(value) == 2:
        return Shown("cell-away", "")
    return Shown(f"cell-{value[2]}", "", {"tile": str(value[3])})


def _amount(message: str, pair: Argument) -> Shown:
    """`gold` and 2 as `goods-gold` with 2."""
    kind, n = pair if isinstance(pair, tuple) else (pair, 0)
    return Shown(f"{message}-{kind}", "", {"n": n})


def _connector(facts: Content, pair: Argument) -> Shown:
    side, kind = pair if isinstance(pair, tuple) else (pair, "plain")
    return Shown(f"connector-{kind}", "", {"side": side})


_LISTS: dict[str, Callable[[Content, Argument], Mapping[str, str] | Shown]] = {
    "tiles": lambda facts, one: facts.by_id(str(one)).name,
    "gains": lambda facts, pair: _amount("goods", pair),
    "cost": lambda facts, pair: _amount("price", pair),
    "sides": _connector,
}


def things(facts: Content) -> dict[str, list[str]]:
    """Where messages have tiles by their numbers."""
    ids = [tile.id for tile in facts.tiles]
    return {"tile": ids, "tiles": ids}


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if name in ("seat", "slot"):
        return (f"{name}:{value}",)
    if name == "cell" and isinstance(value, tuple):
        return ("cell:{},{}".format(*value),) if value else ()
    if name == "tile" and value:
        return (f"tile:{value}",)
    return ()


def describe(facts: Content, thing: str) -> list[Shown]:
    """The face of the tile with that id, from top to bottom."""
    tile = facts.by_id(thing)
    return [
        Shown("face-tile", "TOG-CNT-02", {"tile": tile.id, "id": tile.id, "type": tile.type}),
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
    cost = tuple((kind, n) for kind, n in asked if n)
    yield (
        Shown("face-cost", "TOG-PAY-02", {"cost": cost})
        if cost
        else Shown("face-free", "TOG-PAY-01")
    )


def _item(item: Item) -> Shown:
    key, clause = ("end", "TOG-MUL-09") if item.at_end else ("reward", "TOG-REW-01")
    return Shown(f"face-{key}", clause, {"gains": item.gains, "times": item.times or "one"})


def _chests(tile: Tile) -> Iterator[Shown]:
    for number, inside in enumerate(tile.chests, 1):
        yield Shown("face-chest", "TOG-KEY-01", {"number": number, "gains": inside})


def _sides(tile: Tile) -> Iterator[Shown]:
    """TOG-PLC-03, TOG-PLA-01: a place has a line for each connector, other tiles one for all."""
    there = [(name, side) for name, side in zip(SIDES, tile.sides, strict=True) if side]
    if any(side.gains for _, side in there):
        for name, side in there:
            yield _place_side(name, side)
        return
    kinds = ((name, "half-key" if side.half_key else "plain") for name, side in there)
    yield Shown("face-sides", "TOG-PLC-03", {"sides": tuple(kinds)})


def _place_side(name: str, side: Side) -> Shown:
    arguments: dict[str, Argument] = {"side": name, "gains": side.gains}
    if side.wanted:
        return Shown("face-side-wanting", "TOG-PLA-04", {**arguments, "wanted": side.wanted})
    return Shown("face-side", "TOG-PLA-01", arguments)
