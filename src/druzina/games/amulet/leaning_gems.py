"""Which gem a sensible player takes, gives and places where; which node XP goes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from druzina.games.amulet.appraising import gem_worths
from druzina.games.amulet.cooperating import oath_wants
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.asking import colour, thing
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.gems import fields_of, sections_of


def place_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The field whose sections are nearest to being charged; aside for the oath of the rainbow."""
    seat, kept = question.seat, 0.0
    if g.together and oath_wants(g, seat, "discard gems of different colours"):
        new = g.players[seat].aside[question.gem] == 1
        kept = (9.0 if not g.quests else 1.5) * new
    return [
        kept if choice == "aside" else field_worth(g, seat, question.gem, choice)
        for choice in choices
    ]


def field_worth(g: Realm, seat: int, gem: int, choice: str) -> float:
    player = g.players[seat]
    bit = dict(fields_of(g.content, player.character)[gem])[choice]
    worth = 0.1
    for needed, power in sections_of(g.content, player.character):
        if needed & bit:
            missing = (needed & ~(player.amulet | bit)).bit_count()
            worth += power / (1 + missing) ** 2
    return worth


def take_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The colour that helps the own amulet most."""
    gems = gem_worths(g, question.seat)
    return [
        gems[colour(choice)] if choice.partition(" ")[0] in ("gem", "copy") else 0.9
        for choice in choices
    ]


def give_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The colour that helps least."""
    gems = gem_worths(g, question.seat)
    return [-gems[colour(choice)] if " " in choice else -9.0 for choice in choices]


def place_xp(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """What is begun is finished; weapons and cheap nodes first, then up."""
    xp = g.players[question.seat].xp
    nodes = {node.id: node for node in tree_of(g, question.seat)}
    worth = []
    for choice in choices:
        node = nodes[thing(choice)]
        begun = xp[node.number] / max(1, node.cost)
        worth.append(begun * 3 + 0.5 * node.row + (1.0 if node.weapon >= 0 else 0.0))
    return worth
