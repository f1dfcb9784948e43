"""Laying tokens on a card: what is legal, what it comes to, and what is best."""

from druzina.games.amulet.fitting.grid import Card, Token, card_of, token_of

__all__ = ["Card", "Token", "card_of", "token_of"]
