"""How the arguments of messages are spoken, and what they point at."""

from __future__ import annotations

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.tales_of_glory.content import Content


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Tiles by their names, gains as amounts, cells as coordinates, multipliers as words."""
    if name == "tile" and isinstance(value, int):
        return facts.tiles[value].name
    if name == "tiles" and isinstance(value, tuple):
        return [facts.tiles[int(tile)].name for tile in value]
    if name == "gains" and isinstance(value, tuple):
        kinds, amounts = value[::2], value[1::2]
        return [
            Shown(f"goods-{kind}", "", {"n": n}) for kind, n in zip(kinds, amounts, strict=True)
        ]
    if name == "cell" and isinstance(value, tuple):
        return Shown("cell", "", {"x": value[0], "y": value[1]})
    if name in ("times", "kind"):
        return Shown(f"{name}-{str(value).replace(' ', '-')}", "")
    return value


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if name in ("seat", "slot"):
        return (f"{name}:{value}",)
    if name == "cell" and isinstance(value, tuple):
        return ("cell:{},{}".format(*value),)
    if name == "tile" and isinstance(value, int):
        return (f"tile:{facts.tiles[value].id}",)
    return ()
