"""Laying tokens on a card: what is legal, what it comes to, and what is best."""

from druzina.games.amulet.fitting.account import Account, Used, account
from druzina.games.amulet.fitting.front import front, ranked
from druzina.games.amulet.fitting.grid import Card, Token, card_of, token_of
from druzina.games.amulet.fitting.laying import Ground
from druzina.games.amulet.fitting.legality import Fault, fits, legal
from druzina.games.amulet.fitting.order import in_order
from druzina.games.amulet.fitting.placement import (
    Arrangement,
    Placement,
    placed,
    placements,
    read,
    written,
)
from druzina.games.amulet.fitting.worth import GOALS, SPOTS, Fitting, best, measure

__all__ = [
    "GOALS",
    "SPOTS",
    "Account",
    "Arrangement",
    "Card",
    "Fault",
    "Fitting",
    "Ground",
    "Placement",
    "Token",
    "Used",
    "account",
    "best",
    "card_of",
    "fits",
    "front",
    "in_order",
    "legal",
    "measure",
    "placed",
    "placements",
    "ranked",
    "read",
    "token_of",
    "written",
]
