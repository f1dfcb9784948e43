"""Pictures whose parts can be pointed at: a piece of a line carries the target it stands for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

TARGET = "target"
OPEN = Style(bold=True, underline=True)
BOXED = Style(bold=True)
FRAMES = frozenset("┌┐└┘│─·")
CHOSEN = Style(bold=True, reverse=True)

Direction = tuple[int, int]  # columns, rows
TALL = 2  # a row is about as high as two columns are wide


class Place(NamedTuple):
    """Where a target stands: its line, and the columns from `start` to before `end`."""

    row: int
    start: int
    end: int

    @property
    def middle(self) -> tuple[float, float]:
        return (self.start + self.end) / 2, self.row * TALL


def aimed(text: Text | str, target: str, style: str = "") -> Text:
    """A piece of a picture that stands for a target."""
    piece = Text(text, style) if isinstance(text, str) else text.copy()
    piece.stylize(Style(meta={TARGET: target}))
    return piece


def uncoloured(line: Text) -> Text:
    """The same for a terminal without colours: shapes, letters and weight carry everything."""
    bare = Text(line.plain, _without(line.style))
    for span in line.spans:
        bare.stylize(_without(span.style), span.start, span.end)
    return bare


def _without(style: str | Style) -> Style:
    read = style if isinstance(style, Style) else Style.parse(style)
    return Style.combine([read.without_color, Style(meta=dict(read.meta))])


def places(lines: Sequence[Text]) -> dict[str, list[Place]]:
    """Where in the picture each target stands."""
    found: dict[str, list[Place]] = {}
    for row, line in enumerate(lines):
        for span in line.spans:
            target = _target(span.style)
            if target:
                found.setdefault(target, []).append(Place(row, span.start, span.end))
    return found


def target_at(lines: Sequence[Text], row: int, column: int) -> str:
    """What stands there; nothing if it is no target."""
    for target, all_places in places(lines).items():
        if any(each.row == row and each.start <= column < each.end for each in all_places):
            return target
    return ""


def lit(lines: Sequence[Text], open_: Collection[str], chosen: Collection[str]) -> list[Text]:
    """The picture with what is asked marked, and what is pointed at turned over."""
    return [_lit(line, open_, chosen) for line in lines]


def _lit(line: Text, open_: Collection[str], chosen: Collection[str]) -> Text:
    shown = line.copy()
    for span in line.spans:
        target = _target(span.style)
        if target in chosen:
            shown.stylize(CHOSEN, span.start, span.end)
        elif target in open_:
            piece = line.plain[span.start : span.end]
            boxed = "  " in piece or FRAMES & set(piece)  # a line under a box would cut it
            shown.stylize(BOXED if boxed else OPEN, span.start, span.end)
    return shown


def nearest(
    found: Mapping[str, Iterable[Place]], start: str, way: Direction, among: Collection[str]
) -> str:
    """The target that lies nearest in a direction; the same one if there is none."""
    known = {target: min(all_places) for target, all_places in found.items() if target in among}
    if start not in known:
        return min(known, key=lambda target: known[target], default="")
    x, y = known[start].middle

    def far(target: str) -> float:
        dx, dy = known[target].middle[0] - x, known[target].middle[1] - y
        along, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
        return along + 2 * aside if along > 0 else float("inf")

    best = min(known, key=far)
    return best if far(best) < float("inf") else start


def _target(style: str | Style) -> str:
    meta = style.meta if isinstance(style, Style) else {}
    return str(meta.get(TARGET, ""))
