"""The adventure board as boxes: slot, name, cost and reward, connectors; wilderness above."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from druzina.terminal.boards.picture import aimed
from druzina.terminal.boards.story_map import STYLES
from druzina.terminal.boards.tale import Faces, Slot

WIDEST = 24
MARKS = {"lay": ("✓", "green"), "pay": ("!", "red"), "place": ("×", "yellow"), "": ("─", "")}


def draw_display(
    faces: Faces, display: Sequence[Slot], numbers: Mapping[str, int], width: int
) -> list[Text]:
    """Two rows, the wilderness above; empty slots stay empty."""
    wild = [slot for slot in display if slot.wilderness]
    near = [slot for slot in display if not slot.wilderness]
    lines: list[Text] = []
    for row in (wild, near):
        if any(slot.tile for slot in row):
            wide = min(WIDEST, width // len(row))
            boxes = [_box(faces, slot, wide) for slot in row]
            lines += [Text.assemble(*parts) for parts in zip(*boxes, strict=True)]
    return lines


def _box(faces: Faces, slot: Slot, wide: int) -> list[Text]:
    inner = wide - 2
    if not slot.tile:
        return [Text(" " * wide)] * 4
    tile = faces.tiles[slot.tile]
    style = STYLES[tile.type]
    head = f"{slot.slot}{'~' if slot.wilderness else ''}"
    sign, colour = MARKS[slot.layable]
    kind = faces.kind(tile)
    top = Text.assemble(
        ("┌", style), (head, "bold"), (sign, colour), (kind, style),
        ("─" * (inner - len(head) - len(sign) - len(kind)) + "┐", style),
    )  # fmt: skip
    sides = " ".join(faces.side(side) for side in tile.sides)
    chest = f" □{faces.chests(tile)}" if tile.chests else ""
    rows = [
        top,
        _row(faces.name(tile), inner, style, "bold"),
        _row(f"{faces.cost(tile)}→{faces.reward(tile)}", inner, style),
        Text.assemble(("└", style), f"{short(f'{sides}{chest}', inner):─<{inner}}", ("┘", style)),
    ]
    return [aimed(row, f"slot:{slot.slot}") for row in rows]


def _row(told: str, inner: int, style: str, inside: str = "") -> Text:
    return Text.assemble(("│", style), (f"{short(told, inner):<{inner}}", inside), ("│", style))


def short(text: str, wide: int) -> str:
    return text if len(text) <= wide else f"{text[: wide - 1]}…"
