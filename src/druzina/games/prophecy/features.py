"""Figures of a table for a fit to correct judgement by: what a seat, or its team in the mean, has
more of than the others.

Each stands twice, as it is and by the share of prizes that nobody holds yet.
"""

from __future__ import annotations

from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import BASIC, NOTHING, OUT, Hero, Kingdom
from druzina.games.prophecy.powers import bonuses, tidy, with_spells

GOODS = ("strength", "willpower", "lives", "mags", "gold", "xp", "things", "abilities", "prizes")
NAMES = (*GOODS, *(f"{name} early" for name in GOODS))
NONE = (0.0,) * len(GOODS)
PRIZES = len(GUILDS)  # certificates to win by, and as many artifacts


def features(g: Kingdom, seat: int) -> list[float]:
    """In the order of `NAMES`."""
    every = [_goods(g, one, hero) for one, hero in enumerate(g.heroes)]
    mine = {seat, g.partner(seat)} if g.team_game else {seat}
    ours, others = len(mine), len(every) - len(mine)
    more = []
    for column in zip(*every, strict=True):
        own = sum([column[one] for one in mine])
        more.append(own / ours - (sum(column) - own) / others)
    early = _early(g, [one[-1] for one in every])
    return [*more, *(early * one for one in more)]


def _goods(g: Kingdom, seat: int, hero: Hero) -> tuple[float, ...]:
    if hero.standing == OUT or hero.character == NOTHING:
        return NONE
    carried = bonuses(g.content, tidy(hero.items), tidy(hero.damaged), tidy(hero.abilities))
    added = with_spells(carried, hero.blue)
    prizes = hero.certificates.bit_count() if g.goal == BASIC else g.artifacts(seat)
    return (
        hero.red + added.strength,
        hero.blue + added.willpower,
        hero.lives,
        hero.mags,
        hero.gold,
        hero.xp,
        len(hero.items),
        len(hero.abilities),
        float(prizes),
    )


def _early(g: Kingdom, prizes: list[float]) -> float:
    """1 at first, 0 when the last artifact is in hands, or somebody has every certificate."""
    taken = max(prizes) if g.goal == BASIC else sum(prizes)
    return max(0.0, 1.0 - taken / PRIZES)
