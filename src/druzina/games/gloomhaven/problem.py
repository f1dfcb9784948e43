"""What is wrong with something a person gave: a message key and its arguments, one sentence."""

from __future__ import annotations

from msgspec import Struct

Argument = int | str


class Problem(Struct, frozen=True):
    """One fault; `words.sentence` says it in a language."""

    key: str
    arguments: dict[str, Argument] = {}


class Problems(ValueError):
    """All faults found at once."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(problem.key for problem in problems))
        self.problems = problems
