"""Who is hurt, and whose cards could heal them: between two rooms there is time for it."""

from __future__ import annotations

from collections.abc import Iterable

from druzina.games.gloomhaven.appraising import foes
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.model import Dungeon, Figure, Hero


def hurt(g: Dungeon, seat: int) -> bool:
    one = g.mine(seat)
    return one is not None and 2 * one.health <= one.full


def unmended(g: Dungeon) -> bool:
    """Whether somebody hurt had better be healed before the next room."""
    return not foes(g) and any(patients(g, seat) for seat in range(len(g.heroes)))


def patients(g: Dungeon, seat: int) -> list[Figure]:
    """The hurt partners whom this character could heal with a card at hand that is not lost."""
    hero = g.heroes[seat]
    if hero.exhausted or hero.resting or g.mine(seat) is None:
        return []
    found = [each for each in range(len(g.heroes)) if each != seat and hurt(g, each)]
    if not found or not any(heals(half) for half in _at_hand(g, hero)):
        return []
    return [one for each in found if (one := g.mine(each)) is not None]


def _at_hand(g: Dungeon, hero: Hero) -> Iterable[Half]:
    cards = g.facts.printed.cards
    for card in (*hero.hand, *hero.waiting):
        yield from (cards[card].top, cards[card].bottom)


def heals(half: Half) -> bool:
    """Whether it heals somebody else, again and again."""
    lines = () if half.lost else half.lines
    return any(isinstance(line, kinds.Heal) and line.range for line in lines)
