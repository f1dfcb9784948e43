"""Hunting mythical monsters: what spells make of a descent, and whom of a team they make ready."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from druzina.games.amulet.content import LOADED
from druzina.games.amulet.fitting.grid import Token
from druzina.games.amulet.fitting.laying import HARM_FIRST, STEP, Ground, best_laying
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.arranging import spell_tokens, weapon_token
from druzina.games.amulet.rules.quests import in_play
from druzina.games.amulet.rules.trading import spell_price
from druzina.games.amulet.rules.weapons import damaged_weapons, ready_weapons

PAIR = 2
STUNNED, UNBEATEN = 1.0, 3.0
SQUARE = 0.8  # the damage that a square of a further spell covers
SAFE = 0.35  # who is stunned by no more than so many of the cards is ready
SIZES = ((4,), (3,), (2,), (4, 3), (4, 2), (3, 2))  # squares of spells that are bought together


@lru_cache(maxsize=65_536)
def harm_of(content: str, monster: int, tokens: tuple[Token, ...]) -> int | None:
    """The least health that victory costs with all these tokens laid; None if there is none."""
    card = LOADED[content].monsters[monster].card
    found = best_laying(Ground(card), tokens, True, 0, HARM_FIRST)
    if found is None:
        return None
    hearts = sum(token.symbol == "heart" for token in tokens)
    return card.total + -found.worth // STEP - hearts


@lru_cache(maxsize=65_536)
def peril(
    content: str,
    weapons: tuple[int, ...],
    spells: tuple[Token, ...],
    monsters: tuple[int, ...],
    health: int,
) -> float:
    """How badly a descent ends with the best two of these weapons, on average over the cards; of
    several spells the first is laid, the others are reckoned by their squares."""
    bears = health + int(SQUARE * sum(spell.size for spell in spells[1:]))
    least = UNBEATEN
    for pair in combinations(weapons, PAIR):
        tokens = (*(weapon_token(content, one, False) for one in pair), *spells[:1])
        harms = [harm_of(content, monster, tokens) for monster in monsters]
        ends = [UNBEATEN if harm is None else STUNNED * (harm >= bears) for harm in harms]
        least = min(least, sum(ends) / len(ends))
    return least


def mythical_left(g: Realm) -> int:
    """Those quest B still wants beaten; none if it is not in play."""
    if in_play(g, "mythical not beaten") is None:
        return 0
    return len(g.mythical) + (g.dungeon != NOTHING)


def unseen(g: Realm, monster: int) -> tuple[int, ...]:
    """Whichever it could be, as this seat knows."""
    return tuple(sorted({monster, *g.mythical, *g.unused} - {NOTHING}))


def peril_of(g: Realm, seat: int, more: tuple[Token, ...] = ()) -> float:
    """The same of a seat that has repaired its weapons and is in full health."""
    weapons = tuple(sorted((*ready_weapons(g, seat), *damaged_weapons(g, seat))))
    spells = sorted((*spell_tokens(g, seat), *more), key=lambda token: -token.size)
    return peril(g.content, weapons, tuple(spells), unseen(g, g.dungeon), g.most_health(seat))


def ready(g: Realm, seat: int) -> bool:
    """Whether the spells at hand are enough for a descent."""
    return bool(g.players[seat].spells) and peril_of(g, seat) <= SAFE


def lacking(g: Realm, but_for: int) -> int:
    """How many mythical monsters are left for whom nobody else is ready."""
    left = mythical_left(g)
    others = (seat for seat in range(len(g.players)) if seat != but_for)
    return left - sum(ready(g, seat) for seat in others) if left else 0


def best_purchase(g: Realm, seat: int, coins: int) -> tuple[float, int]:
    """How much less perilous spells for so many coins make a descent, and what they cost."""
    facts, now = g.facts, peril_of(g, seat)
    offered = {facts.spells[one].token.size: one for one in sorted(g.spells, reverse=True)}
    best = 0.0, 0
    for sizes in SIZES:
        if not all(size in offered for size in sizes):
            continue
        price = sum(spell_price(g, seat, offered[size], not n) for n, size in enumerate(sizes))
        if price > coins:
            continue
        gain = now - peril_of(g, seat, tuple(facts.spells[offered[size]].token for size in sizes))
        if gain > best[0] + 0.1:
            best = gain, price
    return best
