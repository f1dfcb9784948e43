"""What was played, and how far back it may be taken."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence

from msgspec import Struct

from druzina.core.record import Chosen, Redrawn, read_entry

Entry = Chosen | Redrawn

KEYFRAME = 50  # entries from one position that is kept to the next


class Played(Struct, array_like=True, gc=False):
    """An entry in the record's words, and what is needed to take it back.

    `known` is how much had become known before it; `in_lane` marks an answer given where all
    choose together; `told` and `telling` are how many events there were before and after it.
    `seat` is who chose, nobody where luck was drawn anew.
    """

    text: str
    seat: int | None
    silent: bool
    known: int
    in_lane: bool
    told: int
    telling: int

    @property
    def entry(self) -> Entry:
        return read_entry(self.text, 0)


class History:
    """The entries of a match in their order.

    Of the positions between them, as bytes, those since something last became known are kept, for
    quick undo, and every fiftieth: from there any other is found by playing on.
    """

    def __init__(self) -> None:
        self.played: list[Played] = []
        self.positions: dict[int, bytes] = {}  # by how many entries were played before
        self._quick: list[int] = []
        self._spoken: dict[int | None, list[int]] = {}  # where each seat's spoken choices stand
        self._noted = 0  # how many entries `_spoken` knows of
        self.kept = 0  # how many entries stand in keyframes

    def __len__(self) -> int:
        return len(self.played)

    def __getitem__(self, index: int) -> Played:
        return self.played[index]

    def copy(self, count: int) -> History:
        """The first `count` entries."""
        other = History()
        other.played = self.played[:count]
        other.positions = {at: data for at, data in self.positions.items() if at <= count}
        return other

    def entries(self, since: int = 0) -> list[str]:
        """In the record's words, after the first `since`."""
        return [played.text for played in self.played[since:]]

    def add(self, entry: Entry, before: bytes, known: int, in_lane: bool, told: int) -> None:
        """An entry that is carried out now; what it tells is noted afterwards."""
        if self.played and self.played[-1].known != known:
            self._forget(len(self._quick))
        elif len(self._quick) >= KEYFRAME:
            self._forget(1)
        at = len(self.played)
        self.positions[at] = before
        if at % KEYFRAME:
            self._quick.append(at)
        seat, silent = (entry.seat, entry.silent) if isinstance(entry, Chosen) else (None, False)
        self.played.append(Played(str(entry), seat, silent, known, in_lane, told, told))

    def _forget(self, count: int) -> None:
        for at in self._quick[:count]:
            self.positions.pop(at, None)
        del self._quick[:count]

    def cut(self, count: int) -> list[Played]:
        """Forgets all but the first `count`; returns the forgotten."""
        forgotten = self.played[count:]
        del self.played[count:]
        self.kept = min(self.kept, count)
        for at in [at for at in self.positions if at >= count]:
            del self.positions[at]
        self._quick = [at for at in self._quick if at < count]
        self._spoken, self._noted = {}, 0
        return forgotten

    def nearest(self, count: int) -> tuple[int, bytes | None]:
        """The last position that is kept up to there, and how many entries were played then."""
        while count and count not in self.positions:
            count -= 1
        return count, self.positions.get(count)

    def settled(self, known: int) -> int:
        """How many anybody may know of: not the answers given where all choose now."""
        count = len(self.played)
        while count and self.played[count - 1].in_lane and self.played[count - 1].known == known:
            count -= 1
        return count

    def last(self, seats: Collection[int], before: int | None = None) -> int | None:
        """Where the last spoken choice of these seats stands, looking back from `before`."""
        if self._noted < len(self.played):
            self._note()
        each = [self._spoken[seat] for seat in seats if seat in self._spoken]
        if before is not None:
            each = [spoken[: bisect_left(spoken, before)] for spoken in each]
        return max([spoken[-1] for spoken in each if spoken], default=None)

    def _note(self) -> None:
        for index in range(self._noted, len(self.played)):
            if not self.played[index].silent:
                self._spoken.setdefault(self.played[index].seat, []).append(index)
        self._noted = len(self.played)

    def undoable(self, seats: Collection[int], known: int) -> int:
        """How many choices these seats may take back one after the other: as `may_undo` says of
        each, looking back once."""
        if not self.played or self.played[-1].known != known:
            return 0
        count, alone = 0, True  # nobody else has chosen since
        for one in reversed(self.played):
            if one.known != known:
                break
            mine = one.seat in seats
            if mine and not one.silent:
                if not alone and not one.in_lane:
                    break
                count += 1
            elif one.seat is None or not one.silent:
                alone = False
        return count

    def may_undo(self, index: int, seats: Collection[int], known: int) -> bool:
        """Nothing has become known since before that choice, and nobody else has chosen."""
        if self.played[index].known != known:
            return False
        return self.played[index].in_lane or _all_by(seats, self.played[index + 1 :])

    def together(self, index: int) -> int:
        """Where the first of the answers stands that were given together with this one."""
        known = self.played[index].known
        while index and self.played[index - 1].in_lane and self.played[index - 1].known == known:
            index -= 1
        return index


def _all_by(seats: Collection[int], later: Sequence[Played]) -> bool:
    return all(one.seat is not None and (one.silent or one.seat in seats) for one in later)
