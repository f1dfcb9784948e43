"""PRO-CHR: stones, gold and experience: what a character has, gains and loses of them."""

from __future__ import annotations

from druzina.games.prophecy.content_model import STRENGTH
from druzina.games.prophecy.model import Hero, Kingdom


def heal(g: Kingdom, seat: int, n: int) -> int:
    """PRO-CHR-05: never more than lie on the left; returns how many."""
    hero = g.heroes[seat]
    healed = min(n, hero.red - hero.lives)
    if healed > 0:
        hero.lives += healed
        if g.told is not None:
            g.tell("PRO-CHR-05", "event-heals", seat=seat, lives=healed)
    return max(healed, 0)


def refill(g: Kingdom, seat: int, n: int) -> int:
    """PRO-CHR-08: never more than lie on the left; returns how many."""
    hero = g.heroes[seat]
    filled = min(n, hero.blue - hero.mags)
    if filled > 0:
        hero.mags += filled
        if g.told is not None:
            g.tell("PRO-CHR-08", "event-refills", seat=seat, mags=filled)
    return max(filled, 0)


def can_increase(g: Kingdom, hero: Hero, what: str) -> bool:
    """PRO-CHR-19: whether an increase, or what replaces it, would change anything."""
    table = g.facts.table
    if what == STRENGTH:
        return hero.red < table.most_strength or hero.lives < hero.red
    return hero.blue < table.most_willpower or hero.mags < hero.blue


def increase(g: Kingdom, seat: int, what: str, n: int = 1) -> None:
    """PRO-CHR-06, -07, -09, -10: new stones up to the most; each point over it heals or refills."""
    table, hero = g.facts.table, g.heroes[seat]
    strong = what == STRENGTH
    room = table.most_strength - hero.red if strong else table.most_willpower - hero.blue
    new = min(n, max(room, 0))
    if strong:
        hero.red += new
        hero.lives += new
    else:
        hero.blue += new
        hero.mags += new
    if new and g.told is not None:
        g.tell("PRO-CHR-06" if strong else "PRO-CHR-08", f"event-raises-{what}", seat=seat, n=new)
    if n > new:
        (heal if strong else refill)(g, seat, n - new)


def decrease(g: Kingdom, seat: int, what: str) -> None:
    """PRO-CHR-14: a stone from the right if there is one, else from the left; one always stays."""
    hero = g.heroes[seat]
    if what == STRENGTH and hero.red > 1:
        hero.red -= 1
        hero.lives = max(hero.lives - 1, 0)
    elif what != STRENGTH and hero.blue > 1:
        hero.blue -= 1
        hero.mags = max(hero.mags - 1, 0)


def lose_mags(g: Kingdom, seat: int, n: int) -> int:
    """PRO-CHR-12, PRO-RSL-03: what goes beyond is ignored; returns how many were lost."""
    hero = g.heroes[seat]
    lost = min(n, hero.mags)
    if lost:
        hero.mags -= lost
        if g.told is not None:
            g.tell("PRO-CHR-12", "event-loses-mags", seat=seat, mags=lost)
    return lost


def take_gold(g: Kingdom, seat: int, n: int) -> None:
    """PRO-CHR-16: from the bank."""
    g.heroes[seat].gold += n
    if n and g.told is not None:
        g.tell("PRO-CHR-16", "event-takes-gold", seat=seat, gold=n)


def take_xp(g: Kingdom, seat: int, n: int) -> None:
    """PRO-CHR-16: from the bank."""
    g.heroes[seat].xp += n
    if n and g.told is not None:
        g.tell("PRO-CHR-16", "event-takes-xp", seat=seat, xp=n)
