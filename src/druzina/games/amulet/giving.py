"""What companions hand each other: coins, potions, spells and gems that serve another better."""

from __future__ import annotations

from druzina.games.amulet.appraising import gem_worths
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.cooperating import coins_wanted, emptying, oath_wants
from druzina.games.amulet.hunting import ready
from druzina.games.amulet.model import COOPERATIVE, Realm

FITTING = 2.0  # from what worth on a gem is handed over
GIFT = 4.0  # what going to a companion for it is worth


def gift(g: Realm, giver: int, taker: int) -> list[str]:
    """What one can spare and the other lacks, as parcels name it."""
    if g.mode != COOPERATIVE:
        return []
    return [
        *_coins(g, giver, taker),
        *_things(g, giver, taker, "potion", "discard potions"),
        *_things(g, giver, taker, "spell", "return spells"),
        *_gems(g, giver, taker),
    ]


def _coins(g: Realm, giver: int, taker: int) -> list[str]:
    """All coins of whoever means to have none; else what the other lacks, if it is all of it."""
    have = g.players[giver].coins
    if emptying(g, giver):
        return [f"coins {have}"]
    lack = coins_wanted(g, taker) - g.players[taker].coins
    return [f"coins {lack}"] if 0 < lack <= have - coins_wanted(g, giver) else []


def _things(g: Realm, giver: int, taker: int, word: str, verb: str) -> list[str]:
    """Potions or spells that an oath of the other asks for, as many as it lacks."""
    wanted = oath_wants(g, taker, verb)
    if not wanted or oath_wants(g, giver, verb) or (word == "spell" and ready(g, giver)):
        return []
    one, other, facts = g.players[giver], g.players[taker], g.facts
    if word == "potion":
        names = [facts.potions[each].id for each in one.potions]
        lack = wanted - len(other.potions)
    else:
        names = [facts.spells[each].id for each in one.spells]
        lack = wanted - len(other.spells)
    return [f"{word} {name}" for name in names[: max(0, lack)]]


def _gems(g: Realm, giver: int, taker: int) -> list[str]:
    """Gems set aside that the other's amulet has better use for."""
    aside = g.players[giver].aside
    if not any(aside) or oath_wants(g, giver, "discard gems of different colours"):
        return []
    mine, theirs = gem_worths(g, giver), gem_worths(g, taker)
    return [
        f"gem {name}"
        for colour, name in enumerate(COLOURS)
        if aside[colour] and theirs[colour] > max(FITTING, mine[colour])
    ]


def meeting(g: Realm, seat: int, place: int) -> float:
    """What going where companions stand is worth for what they can hand each other."""
    others = [one for one, player in enumerate(g.players) if player.place == place and one != seat]
    gifts = sum(bool(gift(g, seat, other) or gift(g, other, seat)) for other in others)
    return GIFT * min(1, gifts)
