"""How good a position is, as far as one can tell: power to come for rivals, quests for a team."""

from __future__ import annotations

from math import exp

from druzina.games.amulet.model import COMPETITIVE, HIDDEN, NOTHING, Realm
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.gems import charged, sections_of
from druzina.games.amulet.rules.quests import met, sections, wanted
from druzina.games.amulet.rules.scoring import points

SPREAD = 9.0  # a lead of so much power is nearly two games in three
SKILL = 1.1  # what an XP on the tree is worth before the last day
HEALTH, COIN, SPARE, TOOL = 0.45, 0.22, 0.6, 1.1


def judge(g: Realm, seat: int) -> float:
    if g.outcome is not None:
        return float(g.outcome.won[seat])
    if any(player.character == NOTHING for player in g.players):
        return 0.5
    return rivalry(g, seat) if g.mode == COMPETITIVE else team(g, seat)


def days_left(g: Realm) -> float:
    """The part of the game that is still to come."""
    days = g.facts.table.days[len(g.players) - 1]
    return max(0.0, (days - g.round + (0.5 if g.phase < 2 else 0.0)) / days)


# Rivals


def rivalry(g: Realm, seat: int) -> float:
    """The lead over the best of the others, as a chance."""
    mine = standing(g, seat)
    best = max(standing(g, other) for other in range(len(g.players)) if other != seat)
    return 1.0 / (1.0 + exp((best - mine) / SPREAD))


def standing(g: Realm, seat: int) -> float:
    """Power now, and what the seat's means will be good for."""
    return sum(points(g, seat).values()) + days_left(g) * means(g, seat) + promise(g, seat)


def means(g: Realm, seat: int) -> float:
    """Health, coins, weapons, items and skills, in power over a whole game."""
    player = g.players[seat]
    learnt = sum(node.cost for node in tree_of(g, seat) if player.skills >> node.number & 1)
    begun = sum(player.xp) + player.due
    return (
        HEALTH * player.health
        + COIN * min(player.coins, 15)
        + SPARE * player.ready.bit_count()
        + TOOL * (len(player.spells) + len(player.potions))
        + SKILL * (learnt + 0.8 * begun)
    )


def promise(g: Realm, seat: int) -> float:
    """Sections that are begun, by how little they lack."""
    player = g.players[seat]
    left = days_left(g)
    worth = 0.0
    for needed, power in sections_of(g.content, player.character):
        missing = (needed & ~player.amulet).bit_count()
        if missing:
            have = (needed & player.amulet).bit_count()
            worth += power * left * 0.5 * (have / (have + missing)) ** 2
    return worth


# A team


def team(g: Realm, seat: int) -> float:
    """Quests, oaths and stuns so far against the days that are gone."""
    seats = range(len(g.players))
    sworn = [not g.players[one].oaths for one in seats]
    oaths = float(sworn[seat]) if g.mode == HIDDEN else sum(sworn) / len(sworn)
    quests = 3 - len(g.quests) + sum(progress(g, quest) for quest in g.quests)
    strength = sum(means(g, one) for one in seats) / len(sworn) / 25
    danger = 0.6 * bool(g.manor) * (g.phase == 2) + 0.25 * sum(p.stuns for p in g.players)
    reached = 0.9 * quests + 1.2 * oaths + strength - danger
    return 1.0 / (1.0 + exp(2.2 - reached))


def progress(g: Realm, quest: int) -> float:
    """How much of a quest is done."""
    face = g.facts.quests[quest]
    if met(g, quest):
        return 0.95
    if face.letter == "A":
        return 0.8 * min(1.0, sections(g) / wanted(g, face)) + 0.01 * sum(
            sum(charged(g, seat)) for seat in range(len(g.players))
        )
    if face.letter == "B":
        left = len(g.mythical) + (g.dungeon != NOTHING)
        return 0.9 * (1 - left / max(left, wanted(g, face)))
    return 0.0
