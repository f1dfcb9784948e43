"""How good a position is, as far as one can tell: power to come for rivals, quests for a team."""

from __future__ import annotations

from math import exp

from druzina.games.amulet.appraising import means_worth, promise
from druzina.games.amulet.cooperating import (
    ENOUGH_SQUARES,
    PRICE_OF_A_HUNT,
    best_oath,
    idle,
    manor_danger,
    squares_held,
)
from druzina.games.amulet.model import COMPETITIVE, HIDDEN, NOTHING, Realm
from druzina.games.amulet.rules.quests import in_play, sections, wanted
from druzina.games.amulet.rules.scoring import points

OATH_DONE, SECTION, BEATEN = 6.0, 4.0, 6.0
TEAM_SPREAD = 8.0
DANGER = 20.0  # a monster in the Manor for whom nobody can come any more
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
    worth = OATH_DONE * sum(oaths) / len(oaths) * (2 if g.quests else 5)
    worth += charging(g) + hunting(g)
    worth += sum(means_worth(g, one) for one in seats) / len(seats)
    tokens = in_play(g, "stun tokens")
    if tokens is not None:
        stuns = sum(player.stuns for player in g.players)
        worth -= sum(2.0 + 6.0 / (1 + wanted(g, tokens) - n) for n in range(stuns))
    return worth - DANGER * manor_danger(g)


def charging(g: Realm) -> float:
    """Quest A: sections charged and those begun; all of it once it is done."""
    quest = in_play(g, "monster in manor")
    if quest is None:
        return SECTION * 4.0 + 3.0
    need = wanted(g, quest)
    begun = sum(promise(g, one) for one in range(len(g.players))) / 5.0
    return SECTION * 4.0 * min(1.0, (sections(g) + 0.5 * begun) / need)


def hunting(g: Realm) -> float:
    """Quest B: monsters beaten, and spells in one hand for the next."""
    quest = in_play(g, "mythical not beaten")
    if quest is None:
        return BEATEN * 4.0
    left = len(g.mythical) + (g.dungeon != NOTHING)
    need = max(left, wanted(g, quest))
    hands = sorted((hunter_worth(g, one) for one in range(len(g.players))), reverse=True)
    return BEATEN * (need - left + 0.6 * sum(hands[:left]))


def hunter_worth(g: Realm, seat: int) -> float:
    """How well a seat is prepared: spells, and coins for them."""
    squares, coins = squares_held(g, seat), g.players[seat].coins
    return min(1.0, squares / ENOUGH_SQUARES + 0.5 * min(coins, PRICE_OF_A_HUNT) / PRICE_OF_A_HUNT)
