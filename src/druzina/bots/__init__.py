"""Players without a body. A bot is given what its seat may know, and nothing else."""

from __future__ import annotations

from druzina.bots.bot import Bot, Budget
from druzina.bots.levels import LEVELS, Sitter, sit

__all__ = ["LEVELS", "Bot", "Budget", "Sitter", "sit"]
