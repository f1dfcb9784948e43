"""What things are worth to a seat, in power: the common measure of leaning and judgement."""

from __future__ import annotations

from functools import lru_cache

from druzina.games.amulet.clock import fading, time_left
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.cooperating import careful, coin_longing, coin_savings
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.gems import fields_of, sections_of
from druzina.games.amulet.rules.quests import in_play

# What a point of health is worth, the lowest first: the first keep one awake.
HEALTH = (1.6, 1.0, 0.8, 0.65, 0.5, 0.4, 0.3, 0.3)
HEALTH_OF_A_TEAM = (4.5, 3.5, 2.6, 1.7, 1.0, 0.6, 0.4, 0.3)  # a stun costs all of them
FAINT = -6.0  # whom the night will stun
READY = 0.45  # a ready weapon, besides its point at the end
POINT = 0.2  # a coin at the end
COIN, POTION, SPELL, SQUARE = 0.3, 0.4, 0.1, 0.15
XP, BEGUN, WEAPON_NODE = 1.25, 0.8, 1.0
GEM_EARLY, GEM_LATE = 0.62, 0.12  # how likely one more gem of a wanted colour is found
SHARED = 1.6  # what gems are worth more to a team
NO_GEMS = (0.1,) * len(COLOURS)


# Means


_HEALTH = tuple(
    tuple(sum(each[:n]) for n in range(len(each) + 1)) for each in (HEALTH, HEALTH_OF_A_TEAM)
)


def health_worth(health: int, dear: bool = False, threat: int = 0) -> float:
    """To whom a stun is dear, what counts is what the night will leave."""
    if health <= 0:
        return 0.0
    if not threat:
        return _HEALTH[dear][health]
    return _HEALTH[dear][health - threat] if health > threat else FAINT + 0.5 * health


def coin_worth(g: Realm, seat: int) -> float:
    """To a rival a fifth of a point at least; to a team what its oaths make of it."""
    if g.together:
        return COIN * fading(g) + coin_longing(g, seat)
    return POINT + COIN * fading(g)


def means_worth(g: Realm, seat: int, threat: int = 0) -> float:
    """Health, coins, weapons, items and skills: what they will still be good for."""
    player, fade = g.players[seat], fading(g)
    spells = g.facts.spells
    items = POTION * len(player.potions) + SPELL * len(player.spells)
    items += SQUARE * sum(spells[one].token.size for one in player.spells)
    soon = health_worth(player.health, careful(g), threat) + READY * player.ready.bit_count()
    soon += COIN * min(player.coins, 15) + items
    if g.together:
        soon += coin_savings(g, seat)
    return fade * soon + skills_worth(g, seat)


def skills_worth(g: Realm, seat: int) -> float:
    """XP by how long what it buys will work."""
    player, left = g.players[seat], time_left(g)
    have = player.skills | player.fresh
    worth = 0.0
    for node in tree_of(g, seat):
        if have >> node.number & 1:
            worth += node.cost + (WEAPON_NODE if node.weapon != NOTHING else 0.0)
        elif player.xp[node.number]:
            worth += BEGUN * player.xp[node.number]
    return XP * left * (worth + BEGUN * player.due)


# Gems


def gem_chance(left: float) -> float:
    return GEM_LATE + (GEM_EARLY - GEM_LATE) * min(1.0, 1.3 * left)


@lru_cache(maxsize=65_536)
def amulet_worth(content: str, character: int, amulet: int, chance: float) -> float:
    """What sections that are not charged promise, by how many gems they lack."""
    worth = 0.0
    for needed, power in sections_of(content, character):
        missing = (needed & ~amulet).bit_count()
        if missing:
            worth += power * chance**missing
    return worth


def promise(g: Realm, seat: int) -> float:
    player = g.players[seat]
    return amulet_worth(g.content, player.character, player.amulet, gem_chance(time_left(g)))


@lru_cache(maxsize=65_536)
def colour_worths(content: str, character: int, amulet: int, chance: float) -> tuple[float, ...]:
    """What a gem of each colour adds where it is best placed; set aside it is a point."""
    base = amulet_worth(content, character, amulet, chance)
    sections = sections_of(content, character)
    worths = []
    for fields in fields_of(content, character):
        best = 1.0
        for _, bit in fields:
            if not amulet & bit:
                with_it = amulet | bit
                charged = sum(
                    power for need, power in sections if not need & ~with_it and need & ~amulet
                )
                gain = charged + amulet_worth(content, character, with_it, chance) - base
                best = max(best, gain)
        worths.append(best)
    return tuple(worths)


def gem_worths(g: Realm, seat: int) -> tuple[float, ...]:
    """To a team gems are worth more than power while quest A wants sections, then nothing."""
    if g.together and in_play(g, "monster in manor") is None:
        return NO_GEMS
    player = g.players[seat]
    chance = gem_chance(time_left(g))
    worths = colour_worths(g.content, player.character, player.amulet, chance)
    return tuple(SHARED * one for one in worths) if g.together else worths
