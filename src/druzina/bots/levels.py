"""The bots by name, and the levels offered to people, which are settings of them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from druzina.bots.bot import Bot, Budget
from druzina.bots.fitted import FittedBot, from_file
from druzina.bots.greedy import GreedyBot
from druzina.bots.leaning import LeaningBot
from druzina.bots.own import is_own, own_bot
from druzina.bots.random import RandomBot
from druzina.bots.search import SearchBot
from druzina.core import Choice, Problem, Seen, Shown, allies

LEVELS = ("apprentice", "adept", "master")

_SETTINGS: dict[str, tuple[Callable[[int], Bot], Budget]] = {
    "apprentice": (LeaningBot, Budget()),
    "adept": (GreedyBot, Budget()),
    "master": (SearchBot, Budget(seconds=1.0)),
    "random": (RandomBot, Budget()),
    "greedy": (GreedyBot, Budget()),
    "search": (SearchBot, Budget(seconds=0.2)),
    "fitted": (FittedBot, Budget(seconds=0.2)),
}

_NAMED = re.compile(r"(?P<kind>\w+)((?<=fitted)=(?P<file>[^:]+))?(:(?P<amount>\d+(\.\d+)?s|\d+))?")


class Sitter:
    """A bot on a seat, with its budget."""

    def __init__(self, name: str, bot: Bot, budget: Budget) -> None:
        self.name = name
        self.bot = bot
        self.budget = budget
        self.aims: list[Shown] = []

    def choose(self, seen: Seen[Any]) -> Choice:
        choice = self.bot.choose(seen, self.budget)
        self.aims = self._told(seen, choice)
        return choice

    def _told(self, seen: Seen[Any], choice: Choice) -> list[Shown]:
        """What partners hear: the plan of a bot that has one, else what this choice is for."""
        if len(allies(seen.teams, seen.seat)) < 2:
            return []
        aim = seen.aim(choice)
        planned: list[Shown] = getattr(self.bot, "aims", [])
        return planned or ([aim] if aim else [])

    def keep(self) -> bytes:
        """What it has in mind beyond this choice, for whoever goes on in its place."""
        kept = getattr(self.bot, "keep", None)
        return kept() if kept else b""

    def recall(self, kept: bytes) -> None:
        """Goes on from what another of its kind had in mind."""
        recall = getattr(self.bot, "recall", None)
        if recall and kept:
            recall(kept)

    def reason(self) -> Shown:
        """Why; a bot of your own need not say."""
        told = getattr(self.bot, "reason", None)
        return told() if told else Shown("reason-none", "")


def sit(name: str, seed: int) -> Sitter:
    """A bot by its name: a level, a kind, a kind with a budget (`search:0.5s`, `search:400`), a
    search with weights (`fitted:400`, `fitted=weights.json:400`), or a class of your own
    (`my_bot.py:Cautious`)."""
    if is_own(name):
        return Sitter(name, own_bot(name, seed), Budget())
    read = _NAMED.fullmatch(name)
    if read is None or read["kind"] not in _SETTINGS:
        if name.endswith(".py"):
            raise Problem("problem-bot-which", file=name)
        raise Problem("problem-bot-unknown", bot=name, valid=", ".join(_SETTINGS))
    made, budget = _SETTINGS[read["kind"]]
    amount, file = read["amount"] or "", read["file"] or ""
    if amount.endswith("s"):
        budget = Budget(seconds=float(amount[:-1]))
    elif amount:
        budget = Budget(simulations=int(amount))
    if not file:
        return Sitter(name, made(seed), budget)
    from_file(file)
    return Sitter(name, FittedBot(seed, file), budget)
