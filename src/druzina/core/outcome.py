"""How it ended."""

from __future__ import annotations

from msgspec import Struct


class Outcome(Struct, array_like=True):
    """Who won, and why: `clause` ended the game; rank 1 is best, equal ranks share a place.

    A team shares won and rank. Where nobody wins, as in a lost game of all together, there is no
    rank 1.

    `parts` says for every seat where its score came from, by names the game gives: they add up to
    it. `counts` are what adds nothing: what decides between equals, how a team fared.
    """

    clause: str
    won: list[bool]
    ranks: list[int]
    scores: list[int]
    parts: list[dict[str, int]] = []
    counts: list[dict[str, int]] = []

    def account(self, seat: int, counts: bool = True) -> dict[str, int]:
        """The seat's parts, then its counts."""
        of_seat = (one[seat] for one in (self.parts, self.counts if counts else []) if one)
        return {name: n for one in of_seat for name, n in one.items()}


def ranked(marks: list[tuple[int, ...]]) -> list[int]:
    """1, 1, 3: a seat's rank is one more than the number of seats that are better."""
    return [1 + sum(other > mark for other in marks) for mark in marks]
