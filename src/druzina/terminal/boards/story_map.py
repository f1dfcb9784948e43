"""A story as a map: tiles as boxes with their connectors, legal cells with their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from druzina.terminal.boards.picture import aimed
from druzina.terminal.boards.tale import Faces, Laid, Tile

MARGIN = 1
TALL = 4
NARROWEST, WIDEST = 5, 15
STYLES = {
    "monster": "red",
    "character": "blue",
    "place": "green",
    "treasure": "yellow",
    "hero": "magenta",
}

Cell = tuple[int, int]


def draw_story(
    faces: Faces, story: Sequence[Laid], numbers: Mapping[Cell, int], width: int
) -> list[Text]:
    """Row by row from the north; `numbers` stand in the empty cells that a choice points at."""
    laid = {(one.x, one.y): one for one in story}
    cells = [*laid, *numbers]
    xs = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    ys = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    wide = cell_width(len(xs), width)
    lines = []
    for y in ys:
        boxes = [_cell(faces, (x, y), laid.get((x, y)), numbers.get((x, y)), wide) for x in xs]
        lines += [Text.assemble(" " * MARGIN, *(box[row] for box in boxes)) for row in range(TALL)]
    return lines


def cell_width(columns: int, width: int) -> int:
    """As wide as fits, odd, so that a side has a middle."""
    wide = min(WIDEST, max(NARROWEST, (width - MARGIN) // columns))
    return wide if wide % 2 else wide - 1


def _cell(faces: Faces, at: Cell, laid: Laid | None, number: int | None, wide: int) -> list[Text]:
    return [aimed(row, f"cell:{at[0]},{at[1]}") for row in _box(faces, laid, number, wide)]


def _box(faces: Faces, laid: Laid | None, number: int | None, wide: int) -> list[Text]:
    if laid is not None:
        return _tile(faces, faces.tiles[laid.tile], laid.opened, wide)
    if number is None:
        return [Text(" " * wide)] * TALL
    dots = Text(f"·{' ' * (wide - 2)}·", "dim")
    mark = Text(f"[{number}]", "bold reverse")
    before = (wide - len(mark)) // 2
    middle = Text.assemble(" " * before, mark, " " * (wide - len(mark) - before))
    return [dots, Text(" " * wide), middle, dots]


def _tile(faces: Faces, tile: Tile, opened: Sequence[bool], wide: int) -> list[Text]:
    north, east, south, west = ((side.mark if side else "") for side in tile.sides)
    inner, style = wide - 2, STYLES.get(tile.type, "")
    name = faces.name(tile)
    name = name if len(name) <= inner else f"{name[: inner - 1]}…"
    facts = f"{faces.kind(tile)} {''.join('■' if one else '□' for one in opened)}"
    middle = Text.assemble(
        (west or "│", style), (f"{facts[:inner]:^{inner}}", "dim"), (east or "│", style)
    )
    return [
        Text(f"┌{north or '─':─^{inner}}┐", style),
        Text.assemble(("│", style), (f"{name:^{inner}}", "bold"), ("│", style)),
        middle,
        Text(f"└{south or '─':─^{inner}}┘", style),
    ]


def draw_small(faces: Faces, story: Sequence[Laid]) -> list[Text]:
    """Types alone, a word for each tile."""
    laid = {(one.x, one.y): faces.tiles[one.tile] for one in story}
    xs = range(min(x for x, _ in laid), max(x for x, _ in laid) + 1)
    ys = range(max(y for _, y in laid), min(y for _, y in laid) - 1, -1)
    return [Text("  ").append_text(_small_row(faces, laid, xs, y)) for y in ys]


def _small_row(faces: Faces, laid: Mapping[Cell, Tile], xs: Sequence[int], y: int) -> Text:
    row = Text()
    for x in xs:
        tile = laid.get((x, y))
        row.append(
            f"{faces.kind(tile):<5}" if tile else "·    ", STYLES[tile.type] if tile else "dim"
        )
    return row
