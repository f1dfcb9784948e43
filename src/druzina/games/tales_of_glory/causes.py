"""Why a player is asked, where the question does not say it itself."""

from __future__ import annotations

from typing import Any

from druzina.core import Argument, Shown
from druzina.games.tales_of_glory.model import NOTHING, Tale
from druzina.games.tales_of_glory.rules.laying import LayOrDiscard, no_laying
from druzina.games.tales_of_glory.rules.order import OrderRewards
from druzina.games.tales_of_glory.rules.rewards import OpenChest
from druzina.games.tales_of_glory.rules.taking import SecondChoice, taker


def cause(g: Tale, question: Any) -> Shown | None:
    if isinstance(question, SecondChoice):
        return _taken(g, question)
    if isinstance(question, OpenChest):
        return _key(g, question)
    if isinstance(question, OrderRewards):
        return Shown("because-order", "TOG-REW-13")
    if isinstance(question, LayOrDiscard):
        return _unlaid(g, question)
    return None


def _taken(g: Tale, question: SecondChoice) -> Shown | None:
    """TOG-SEL-06, -07: who was first at the slot, and why."""
    first = taker(g, question.wanted)
    if first is None:
        return None
    told: dict[str, Argument] = {"owner": first, "tile": g.players[first].taken}
    return Shown("because-taken", "TOG-SEL-07", told, (f"seat:{first}",))


def _key(g: Tale, question: OpenChest) -> Shown:
    if question.one == NOTHING:
        return Shown("because-key", "TOG-KEY-06")
    tiles = g.players[question.seat].story.tiles
    joined = (tiles[question.one], tiles[question.other])
    return Shown("because-half-keys", "TOG-KEY-04", {"tiles": joined})


def _unlaid(g: Tale, question: LayOrDiscard) -> Shown | None:
    """TOG-LAY-06: what keeps the taken tile from being laid."""
    player = g.players[question.seat]
    if player.taken == NOTHING:
        return None
    refusal = no_laying(g, player, player.taken, g.wilderness(player.slot))
    return Shown(refusal.reason, refusal.clause, refusal.arguments) if refusal else None
