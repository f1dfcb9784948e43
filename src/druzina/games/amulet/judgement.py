"""How good a position is, as far as one can tell: power to come for rivals, quests for a team."""

from __future__ import annotations

from math import exp

from druzina.games.amulet.appraising import means_worth, promise
from druzina.games.amulet.cooperating import (
    PRICE_OF_A_HUNT,
    best_oath,
    careful,
    idle,
    manor_danger,
    scarce,
    tokens_left,
)
from druzina.games.amulet.hunting import peril_of
from druzina.games.amulet.model import COMPETITIVE, HIDDEN, NOTHING, Realm
from druzina.games.amulet.rules.quests import in_play, sections, wanted
from druzina.games.amulet.rules.scoring import points
from druzina.games.amulet.threat import tonight

OATHS, QUEST, PREPARED = 24.0, 28.0, 0.35
TEAM_SPREAD = 8.0
DANGER = 20.0  # a monster in the Manor for whom nobody can come any more
TOKEN, TOKEN_SCARCE, LAST_TOKEN = 1.5, 4.0, 14.0  # what stun tokens left are worth
SPREAD = 9.0  # a lead of so much power is nearly two games in three


def judge(g: Realm, seat: int) -> float:
    if g.outcome is not None:
        return float(g.outcome.won[seat])
    if any(player.character == NOTHING for player in g.players):
        return 0.5
    return rivalry(g, seat) if g.mode == COMPETITIVE else team(g, seat)


# Rivals


def rivalry(g: Realm, seat: int) -> float:
    """The lead over the best of the others, as a chance."""
    mine = standing(g, seat)
    best = max(standing(g, other) for other in range(len(g.players)) if other != seat)
    return 1.0 / (1.0 + exp((best - mine) / SPREAD))


def standing(g: Realm, seat: int) -> float:
    """Power now, and what the seat's means will be good for."""
    return sum(points(g, seat).values()) + means_worth(g, seat) + promise(g, seat)


# A team


def team(g: Realm, seat: int) -> float:
    """What is done of quests and oaths, and what is at hand for the rest; nothing is gained by
    putting off the end of a turn."""
    if idle(g):
        return 0.0
    return 1.0 / (1.0 + exp(-(team_standing(g, seat) - 9.0) / TEAM_SPREAD))


def team_standing(g: Realm, seat: int) -> float:
    """In the measure of leaning: sections, mythical monsters, oaths, means; stuns and dangers."""
    seats = range(len(g.players))
    oaths = [best_oath(g, one) for one in seats]
    if g.mode == HIDDEN:
        oaths = [2 * oaths[seat] if one == seat else 0.5 * oaths[one] for one in seats]
    worth = OATHS * sum(oaths) / len(oaths) * (1 if g.quests else 2)
    worth += charging(g) + hunting(g)
    threats = [round(one) for one in tonight(g)] if careful(g) else [0] * len(seats)
    worth += sum(means_worth(g, one, threats[one]) for one in seats) / len(seats)
    return worth - DANGER * manor_danger(g) - burden(g, threats)


def burden(g: Realm, threats: list[int]) -> float:
    """AMU-COO-17: the stun tokens taken, and those that tonight will bring."""
    quest, left = in_play(g, "stun tokens"), tokens_left(g)
    if quest is None or left is None:
        return 0.0
    coming = sum(player.health <= threats[seat] for seat, player in enumerate(g.players))
    each = TOKEN_SCARCE if scarce(g, left) else TOKEN
    still = left - 0.6 * coming
    return LAST_TOKEN / max(0.3, still + 1.0) + each * (wanted(g, quest) - still)


def charging(g: Realm) -> float:
    """Quest A: sections charged and those begun; all of it once it is done."""
    quest = in_play(g, "monster in manor")
    if quest is None:
        return QUEST
    need = wanted(g, quest)
    begun = sum(promise(g, one) for one in range(len(g.players))) / 5.0
    return QUEST * min(0.95, (sections(g) + 0.5 * begun) / need)


def hunting(g: Realm) -> float:
    """Quest B: monsters beaten, and spells in one hand for the next."""
    quest = in_play(g, "mythical not beaten")
    if quest is None:
        return QUEST
    left = len(g.mythical) + (g.dungeon != NOTHING)
    need = max(left, wanted(g, quest))
    hands = sorted((hunter_worth(g, one) for one in range(len(g.players))), reverse=True)
    return QUEST * (need - left + PREPARED * sum(hands[:left])) / need


def hunter_worth(g: Realm, seat: int) -> float:
    """How well a seat is prepared: spells, and coins for them."""
    player = g.players[seat]
    prepared = max(0.0, 1.0 - peril_of(g, seat)) if player.spells else 0.0
    return max(prepared, 0.5 * min(player.coins, PRICE_OF_A_HUNT) / PRICE_OF_A_HUNT)
