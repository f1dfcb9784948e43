"""What a bot is: something that chooses, given what its seat has seen."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from druzina.core import Choice, Seen


class Budget(Struct, frozen=True):
    """How long a bot may think about one choice: by the clock, by simulations, or both."""

    seconds: float | None = None
    simulations: int | None = None


class Bot(Protocol):
    """Answers the seat's question.

    A bot may have a second method, `reason() -> Shown`, which says why it chose as it did: the
    same call then serves as a hint for a person.
    """

    def choose(self, seen: Seen[Any], budget: Budget) -> Choice: ...
