"""The reward list of a turn and its order (TOG-REW-09 to -13, TOG-END-11)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec import Struct

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.tales_of_glory.content import Gains
from druzina.games.tales_of_glory.model import BITS, FACING, NOTHING, STEPS, Story, Tale
from druzina.games.tales_of_glory.rules.multipliers import count
from druzina.games.tales_of_glory.rules.rewards import UseKey, closed_chests, gain

# The groups of TOG-REW-12, in default order.
HALF_KEY, CONNECTOR, ITEM, COMPENSATION = range(4)

KEY: Gains = (("key", 1),)
FOR_DISCARD: Gains = (("gold", 1), ("potions", 1), ("key", 1))
Edge = tuple[int, int]  # a tile's place in the story, and one of its sides

COUNTED = {"combat": "combat", "magic": "magic", "gold set": "gold", "potion set": "potions"}
CHANGEABLE = {"key", "closed chest", *COUNTED}


class Due(Struct, array_like=True, gc=False):
    """A reward item that waits: on the tile at `place` of the story, its side or item `part`.

    A key of half keys names its second tile, `other`.
    """

    group: int
    place: int = 0
    part: int = 0
    other: int = NOTHING


def printed(g: Tale, seat: int, due: Due) -> tuple[Gains, str]:
    """What the item gives, and for each what."""
    if due.group == HALF_KEY:
        return KEY, ""
    if due.group == COMPENSATION:
        return FOR_DISCARD, ""
    tile = g.facts.tiles[g.players[seat].story.tiles[due.place]]
    if due.group == ITEM:
        item = tile.items[due.part]
        return item.gains, item.times
    side = tile.sides[due.part]
    return side.gains if side else (), ""


def connected(g: Tale, story: Story, place: int) -> list[tuple[int, int]]:
    """TOG-PLC-11: the sides of the tile at `place` with a connection, and the tile beyond each."""
    sides, cells = g.facts.connectors[story.tiles[place]], story.cells
    beside = [(side, cells[place] + step) for side, step in enumerate(STEPS) if sides & BITS[side]]
    return [(side, cells.index(other)) for side, other in beside if other in cells]


class Turn(Step[Tale]):
    """TOG-REW-09, TOG-TIM-04: the frame of a seat's turn; the rewards come when it is over."""

    seat: int
    due: list[Due] = []

    def gather(self, g: Tale) -> None:
        """Puts on the list what the tile just laid brings: keys, connectors, its own items."""
        story = g.players[self.seat].story
        new = len(story.tiles) - 1
        for side, other in connected(g, story, new):
            self._join(g, story, (new, side), (other, FACING[side]))
        for part, item in enumerate(g.facts.tiles[story.tiles[new]].items):
            if not item.at_end:
                self.due.append(Due(ITEM, new, part))

    def _join(self, g: Tale, story: Story, new: Edge, old: Edge) -> None:
        """TOG-KEY-04, -08: two half keys make a key. TOG-PLA: both connectors are looked at."""
        facts = g.facts
        mine, theirs = story.tiles[new[0]], story.tiles[old[0]]
        if facts.half_keys[mine] & BITS[new[1]] and facts.half_keys[theirs] & BITS[old[1]]:
            self.due.append(Due(HALF_KEY, new[0], new[1], old[0]))
        for tile, beyond, edge in ((mine, theirs, new), (theirs, mine, old)):
            connector = facts.tiles[tile].sides[edge[1]]
            if not connector or not connector.gains:
                continue
            if connector.wanted in ("", facts.types[beyond]):
                self.due.append(Due(CONNECTOR, *edge))
            else:
                g.tell("TOG-PLA-05", "event-misses", seat=self.seat, tile=tile)

    def run(self, g: Tale) -> None:
        """TOG-REW-12: the default order; within a group as gathered."""
        g.turn += 1
        if len(self.due) > 1:
            self.due.sort(key=lambda due: due.group)
        collect(g, self.seat, self.due)


class Collect(Step[Tale]):
    """TOG-REW-09, -13: the items one by one; what takes no part in a conflict comes first."""

    seat: int
    due: list[Due]

    def run(self, g: Tale) -> None:
        collect(g, self.seat, self.due)


def collect(g: Tale, seat: int, due: list[Due]) -> None:
    """As far as nothing is asked: a key may ask for its chest, a conflict for the order."""
    while due:
        rivals = conflict(g, seat, due) if len(due) > 1 else ()
        free = next((n for n in range(len(due)) if n not in rivals), None) if rivals else 0
        if free is None:
            g.then(OrderRewards(seat, due))
            return
        keys = resolve(g, seat, due.pop(free))
        if keys:
            g.then(*keys, Collect(seat, due)) if due else g.then(*keys)
            return


# Which rule counts for a multiplier that is no type of tiles.
COUNTED_BY = {
    "key": "TOG-MUL-03",
    "combat": "TOG-MUL-04",
    "magic": "TOG-MUL-04",
    "majority": "TOG-MUL-05",
}


def resolve(g: Tale, seat: int, due: Due) -> list[Step[Tale]]:
    """TOG-REW-10: the multiplier is counted once, before the first part is gained."""
    if due.group == HALF_KEY:
        g.tell("TOG-KEY-04", "event-joins-key", seat=seat)
        return [UseKey(seat, due.place, due.other)]
    gains, times = printed(g, seat, due)
    if not times:
        return gain(g, seat, gains)
    number = count(g, seat, times)
    tile = g.players[seat].story.tiles[due.place]
    clause = COUNTED_BY.get(times, "TOG-MUL-01")
    g.tell(clause, "event-counts", seat=seat, tile=tile, times=times, n=number)
    return gain(g, seat, gains, number)


def conflict(g: Tale, seat: int, due: list[Due]) -> Collection[int]:
    """TOG-REW-13: the places on the list of the items whose order matters; none if it does not."""
    texts = [printed(g, seat, one) for one in due]
    sensitive = [n for n, (_, times) in enumerate(texts) if times in CHANGEABLE]
    keyed = [n for n, (gains, _) in enumerate(texts) if any(kind == "key" for kind, _ in gains)]
    if not sensitive and len(keyed) < 2:
        return ()
    live = {n: chests for n in keyed if (chests := permitted(g, seat, due[n]))}
    part: set[int] = set()
    for n in sensitive:
        counted = COUNTED.get(texts[n][1])
        gives = {
            m for m, (gains, _) in enumerate(texts) if any(kind == counted for kind, _ in gains)
        }
        others = (gives | live.keys()) - {n}
        if others:
            part |= {n} | others
    if len(set(live.values())) > 1:
        part |= live.keys()
    return part


def permitted(g: Tale, seat: int, due: Due) -> tuple[tuple[int, int], ...]:
    one, other = (due.place, due.other) if due.group == HALF_KEY else (NOTHING, NOTHING)
    return tuple(closed_chests(g, seat, one, other))


class OrderRewards(Question[Tale, int]):
    """TOG-REW-09, -13: which of the items that hinge on each other comes next. D8, D10."""

    verb = "gain"
    clause = "TOG-REW-13"

    due: list[Due]

    def choices(self, g: Tale) -> Sequence[int]:
        """Of keys that can open the same chests, only the first is offered."""
        seen: set[tuple[tuple[int, int], ...]] = set()
        offered = []
        for n, due in enumerate(self.due):
            gains, times = printed(g, self.seat, due)
            if times not in CHANGEABLE and any(kind == "key" for kind, _ in gains):
                chests = permitted(g, self.seat, due)
                if chests and chests in seen:
                    continue
                seen.add(chests)
            offered.append(n + 1)
        return offered

    def answer(self, g: Tale, choice: int) -> None:
        due = self.due.pop(choice - 1)
        g.then(*resolve(g, self.seat, due), Collect(self.seat, self.due))

    def show(self, g: Tale, choice: int) -> Shown:
        due = self.due[choice - 1]
        gains, times = printed(g, self.seat, due)
        story = g.players[self.seat].story
        key = ("half-key", "connector", "item", "compensation")[due.group]
        arguments: dict[str, Argument] = {
            "tile": story.tiles[due.place],
            "gains": gains,
            "times": times or "one",
        }
        return Shown(f"choose-gain-{key}", self.clause, arguments)

    def candidates(self, g: Tale) -> Sequence[int]:
        return range(1, len(self.due) + 1)

    def refusal(self, g: Tale, choice: int) -> Refusal | None:
        if choice in self.choices(g):
            return None
        return Refusal("TOG-REW-13", "refusal-same-key", {})
