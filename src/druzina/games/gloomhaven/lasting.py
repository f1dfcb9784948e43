"""GLH-RST, GLH-EXH: how long a hand of cards lasts, how long it must, and what a lost card
costs."""

from __future__ import annotations

from druzina.games.gloomhaven.appraising import brings_back, card_worth, foes, turns_left
from druzina.games.gloomhaven.model import Dungeon, Hero
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.active import discards
from druzina.games.gloomhaven.rules.figures import shield

A_TURN = 3.3  # hit points of foes that a character's turn takes, walking and misses counted
A_ROOM = 6.0  # rounds for a room behind a closed door, the way there counted
SPARE = 2.0
COMING_BACK = 1.2
BRINGS_BACK, EACH_BACK = 8.0, 4.0  # the card that brings lost ones back, and each that is lost
DEAR, CHEAP = 2.9, 1.8  # what a round is worth that is needed, and one that is not
LEAST, MOST, LENT = 1.6, 10.0, 4.0


def rounds_left(g: Dungeon, seat: int, hand: int = 0, discard: int = 0) -> float:
    """How many turns the cards last, those among them that another card brings back, with so many
    lost of the hand and of the discards."""
    hero = g.heroes[seat]
    coming = len(discards(g, seat)) + len(hero.waiting) + bool(hero.using)
    over = max(0, hand - len(hero.hand))
    found = float(turns_left(len(hero.hand) - hand + over, max(0, coming - discard - over)))
    if hero.lost and _reviving(g, hero):
        found += COMING_BACK * len(hero.lost)
    return found


def _reviving(g: Dungeon, hero: Hero) -> bool:
    owned = (*hero.hand, *hero.discard, *hero.waiting)
    return any(brings_back(g.content, card) for card in owned)


def kept_for(g: Dungeon, seat: int, card: str) -> float:
    """What to lose last: what a card is good for, and the cards that it would bring back."""
    worth = card_worth(g.content, card)
    if brings_back(g.content, card):
        worth += BRINGS_BACK + EACH_BACK * len(g.heroes[seat].lost)
    return worth


def rounds_needed(g: Dungeon) -> float:
    """How many rounds the scenario may still take."""
    able = max(1, sum(not hero.exhausted for hero in g.heroes))
    work = sum(foe.health * (1.0 + 0.3 * shield(g, foe)) for foe in foes(g))
    return SPARE + work / (A_TURN * able) + A_ROOM * closed_rooms(g) * 3 / (1 + able)


def closed_rooms(g: Dungeon) -> int:
    """How many doors of the map are still shut: the map is no secret, only what waits there."""
    return sum(
        join.kind == "door" and not any(place in g.opened for place in join.hexes)
        for join in field.scenario(g).joins
    )


def loss(g: Dungeon, seat: int, hand: int = 1, discard: int = 0) -> float:
    """What it costs to lose cards now: the rounds they would have lasted, more where they are
    needed; little where another card brings them back."""
    hero, n = g.heroes[seat], hand + discard
    before, after = rounds_left(g, seat), rounds_left(g, seat, hand, discard)
    needed = rounds_needed(g)
    short = max(0.0, min(before, needed) - after)
    cost = DEAR * short + CHEAP * (before - after - short)
    if _reviving(g, hero):
        return LENT * n
    return max(LEAST * n, min(MOST * n, cost))
