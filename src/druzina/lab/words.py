"""The lab's own words and figures in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal

from druzina import games
from druzina.core import Game, Problem
from druzina.lab.statistics import Estimate
from druzina.text import LANGUAGES
from druzina.text.messages import Messages
from druzina.text.words import Words as Spoken

HOME = Path(__file__).parent / "text"
THIN = {"cs": "\N{NO-BREAK SPACE}", "en": ""}  # before a percent sign


class Words:
    """Messages of the lab, of the shell and of the game; numbers with the right comma."""

    def __init__(self, lang: str, game: Game[Any, Any] | None = None) -> None:
        if lang not in LANGUAGES:
            raise Problem("problem-language", found=lang, valid=", ".join(LANGUAGES))
        self.lang = lang
        self.game = game
        self.name = game.name if game else ""
        self.messages = Messages(lang, [HOME, *([game.text] if game else [])])

    def __call__(self, key: str, **arguments: str | float) -> str:
        return self.messages.format(key, arguments)

    def title(self) -> str:
        """What people call the game."""
        return self("game-title") if self.messages.has("game-title") else self.name

    def part(self, name: str) -> str:
        """A part of the score as a label: its message without the number at the end."""
        key = f"part-{name.replace('_', '-')}"
        if not self.messages.has(key):
            return name.replace("_", " ")
        return self(key, n="").strip(" :\N{NO-BREAK SPACE}")

    def ended(self, clause: str, won: bool) -> str:
        """How a game that is won or lost together ended, in the words of the game."""
        if self.game is None or not self.messages.has("outcome-together"):
            return self("lab-won" if won else "lab-lost", clause=clause)
        spoken = Spoken(self.lang, self.game, self.game.load())
        return spoken.say("outcome-together", {"cause": clause, "n": int(won)})

    def seat(self, seat: int) -> str:
        return self("lab-seat", number=seat + 1)

    def thing(self, id_: str) -> str:
        """A thing of the content by its name, where it has one."""
        face = self.game.catalogue(self.game.load()).get(id_) if self.game else None
        names = getattr(face, "name", None)
        return f"{names[self.lang]} ({id_})" if isinstance(names, Mapping) else id_

    def number(self, value: float, digits: int = 0) -> str:
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=pattern, locale=self.lang))

    def share(self, value: float, digits: int = 1) -> str:
        return f"{self.number(100 * value, digits)}{THIN[self.lang]}%"

    def share_interval(self, of: Estimate) -> str:
        return f"{self.number(100 * of.low, 1)}–{self.share(of.high)}"

    def margin(self, of: Estimate) -> str:
        return f"{self.number(of.value, 1)} ± {self.number(of.high - of.value, 1)}"

    def seconds(self, value: float) -> str:
        """A span of time in the unit that suits it."""
        for unit, least in (("s", 1.0), ("ms", 1e-3), ("µs", 0.0)):
            if value >= least:
                scaled = value * {"s": 1, "ms": 1e3, "µs": 1e6}[unit]
                return f"{self.number(scaled, 1 if scaled < 10 else 0)} {unit}"
        return ""


@cache
def words(lang: str, game: str | None = None) -> Words:
    return Words(lang, None if game is None else games.find(game))
