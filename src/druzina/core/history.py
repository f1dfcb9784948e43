"""What was played, and how far back it may be taken."""

from __future__ import annotations

from collections.abc import Container, Sequence

from msgspec import Struct

from druzina.core.record import Chosen, Redrawn

Entry = Chosen | Redrawn


class Played(Struct):
    """An entry with what is needed to take it back: the position before it, as bytes.

    `known` is how much had become known by then; `in_lane` marks an answer given where all
    choose together.
    """

    entry: Entry
    before: bytes
    known: int
    in_lane: bool


class History:
    """The entries of a match in their order. `known` says how much is known now."""

    def __init__(self) -> None:
        self.played: list[Played] = []

    def __len__(self) -> int:
        return len(self.played)

    def __getitem__(self, index: int) -> Played:
        return self.played[index]

    def entries(self, since: int = 0) -> list[str]:
        """In the record's words, after the first `since`."""
        return [str(played.entry) for played in self.played[since:]]

    def add(self, entry: Entry, before: bytes, known: int, in_lane: bool) -> None:
        self.played.append(Played(entry, before, known, in_lane))

    def cut(self, count: int) -> list[Played]:
        """Forgets all but the first `count`; returns the forgotten."""
        forgotten = self.played[count:]
        del self.played[count:]
        return forgotten

    def settled(self, known: int) -> int:
        """How many anybody may know of: not the answers given where all choose now."""
        count = len(self.played)
        while count and self.played[count - 1].in_lane and self.played[count - 1].known == known:
            count -= 1
        return count

    def last(self, seats: Container[int], before: int | None = None) -> int | None:
        """Where the last spoken choice of these seats stands, looking back from `before`."""
        for index in reversed(range(len(self.played) if before is None else before)):
            entry = self.played[index].entry
            if isinstance(entry, Chosen) and entry.seat in seats and not entry.silent:
                return index
        return None

    def undoable(self, seats: Container[int], known: int) -> int:
        """How many choices these seats may take back one after the other."""
        count, last = 0, self.last(seats)
        while last is not None and self.may_undo(last, seats, known):
            count, last = count + 1, self.last(seats, last)
        return count

    def may_undo(self, index: int, seats: Container[int], known: int) -> bool:
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

    def chooser(self, index: int) -> int:
        entry = self.played[index].entry
        assert isinstance(entry, Chosen), "only choices are taken back"
        return entry.seat


def _all_by(seats: Container[int], later: Sequence[Played]) -> bool:
    entries = [played.entry for played in later]
    return all(isinstance(one, Chosen) and (one.silent or one.seat in seats) for one in entries)
