r"""Maps as text, for tests, docs and terminals: people must be able to see the board.

    .   A   .       a row of hexes, four columns each; every further row is two columns on
      . | M~  %     M stands on difficult terrain; a thin wall to its left, a wall hex to its right
       / \          thin walls towards the next row, drawn as they run
        ^   #   !   trap, obstacle, hazardous terrain

A space holds nothing. Letters are figures. The first hex of the first row is the origin.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct, field

from .hexes import Edge, Hex, same_edge

FLOOR, WALL = ".", "%"
SIGNS = {"obstacle": "#", "trap": "^", "hazardous": "!", "difficult": "~"}
KINDS = {sign: kind for kind, sign in SIGNS.items()}
SLANTS = {"/": (1, 1), "\\": (3, 2)}  # column after a hex in steps of four, side that is walled


class Unreadable(ValueError):
    """A place in a text map that means nothing: its line and column, from 1."""

    def __init__(self, line: int, column: int, sign: str) -> None:
        super().__init__(f"line {line}, column {column}: {sign}")
        self.line, self.column, self.sign = line, column, sign


class Sketch(Struct):
    """What a text map shows."""

    hexes: list[Hex] = field(default_factory=list)
    wall_hexes: list[Hex] = field(default_factory=list)
    thin_walls: list[Edge] = field(default_factory=list)
    terrain: dict[str, list[Hex]] = field(default_factory=lambda: {kind: [] for kind in SIGNS})
    figures: dict[Hex, str] = field(default_factory=dict)


def read(text: str, origin: Hex = (0, 0)) -> Sketch:
    """The map that a text shows; `origin` names the first hex of its first row."""
    sketch, row = Sketch(), -1
    lines = _lines(text)
    rows = [line for _, line in lines if not _is_slanted(line)]
    left = len(rows[0]) - len(rows[0].lstrip(" |")) if rows else 0
    for number, line in lines:
        slants = _is_slanted(line)
        row += not slants
        for column, sign in enumerate(line):
            if sign == " ":
                continue
            quarter = column - left - 2 * row
            place = (origin[0] + quarter // 4, origin[1] + row)
            if not (_slant if slants else _sign)(sketch, place, quarter % 4, sign):
                raise Unreadable(number, column + 1, sign)
    return sketch


def _is_slanted(line: str) -> bool:
    """A line between two rows, with thin walls only."""
    return bool(line.strip()) and set(line) <= set("/\\ ")


def _lines(text: str) -> list[tuple[int, str]]:
    """The lines with their numbers, without empty ones before and after the map."""
    lines = [(number, line.rstrip()) for number, line in enumerate(text.splitlines(), 1)]
    full = [index for index, (_, line) in enumerate(lines) if line]
    return lines[full[0] : full[-1] + 1] if full else []


def _slant(sketch: Sketch, place: Hex, quarter: int, sign: str) -> bool:
    wanted, side = SLANTS[sign]
    if quarter == wanted:
        q, r = place
        sketch.thin_walls.append((q + (quarter == 3), r, side))
    return quarter == wanted


def _sign(sketch: Sketch, place: Hex, quarter: int, sign: str) -> bool:
    if quarter == 2 and sign == "|":
        sketch.thin_walls.append((*place, 0))
    elif quarter == 1 and sign in KINDS and place in sketch.figures:
        sketch.terrain[KINDS[sign]].append(place)
    elif quarter == 0 and sign == WALL:
        sketch.wall_hexes.append(place)
    elif quarter == 0 and (sign == FLOOR or sign in KINDS or sign.isalpha()):
        sketch.hexes.append(place)
        if sign in KINDS:
            sketch.terrain[KINDS[sign]].append(place)
        elif sign != FLOOR:
            sketch.figures[place] = sign
    else:
        return False
    return True


def draw(
    hexes: Iterable[Hex],
    wall_hexes: Iterable[Hex] = (),
    thin_walls: Iterable[Edge] = (),
    terrain: Mapping[str, Iterable[Hex]] | None = None,
    figures: Mapping[Hex, str] | None = None,
) -> str:
    """The text map of all this, with thin walls between the rows where there are any."""
    signs = dict.fromkeys(wall_hexes, WALL) | dict.fromkeys(hexes, FLOOR)
    marks = {each: SIGNS[kind] for kind, places in (terrain or {}).items() for each in places}
    signs |= marks | {each: sign + marks.get(each, "") for each, sign in (figures or {}).items()}
    walls = set(map(same_edge, thin_walls))
    return "\n".join(_rows(signs, walls))


def _rows(signs: Mapping[Hex, str], walls: set[Edge]) -> Iterator[str]:
    rows = [r for _, r in signs] + [r for _, r, _ in walls]
    columns = [4 * q + 2 * r for q, r in signs]
    columns += [4 * q + 2 * r + (2, 1, -1)[side] for q, r, side in walls]
    left = min(columns, default=0)
    for r in range(min(rows, default=0), max(rows, default=-1) + 1):
        here = {4 * q + 2 * r - left: sign for (q, other), sign in signs.items() if other == r}
        here |= {4 * q + 2 * r + 2 - left: "|" for q, at, side in walls if (at, side) == (r, 0)}
        yield _line(here)
        below = {
            4 * q + 2 * r + (1 if side == 1 else -1) - left: "/" if side == 1 else "\\"
            for q, at, side in walls
            if at == r and side
        }
        if below:
            yield _line(below)


def _line(signs: Mapping[int, str]) -> str:
    line = ""
    for column, sign in sorted(signs.items()):
        line = line.ljust(column) + sign
    return line
