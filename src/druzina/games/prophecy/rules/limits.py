"""PRO-TIM-01, -02, -15: how often an effect may be used, and what was used already."""

from __future__ import annotations

from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.rules.conditions import side_of


def used_up(g: Kingdom, seat: int, effect: Effect) -> bool:
    """Whether its limit leaves no further use now."""
    limit = effect.limit
    if not limit:
        return False
    hero = g.heroes[seat]
    if limit == "round":
        return effect.number in hero.used
    if limit == "turn":
        return effect.number in hero.used_turn
    if limit == "two rounds":
        return effect.number in hero.looped or effect.number in hero.resting
    if g.fight is None:
        return False
    side = side_of(g, seat)
    if limit == "fight":
        return effect.number in side.lasting
    return effect.number in side.roll or effect.number in g.fight.repeated


def mark(g: Kingdom, seat: int, effect: Effect) -> None:
    """Notes a use; those of a fight and of a roll are noted in the fight itself."""
    hero = g.heroes[seat]
    if effect.limit == "round":
        hero.used.append(effect.number)
    elif effect.limit == "turn":
        hero.used_turn.append(effect.number)
    elif effect.limit == "two rounds":
        hero.looped.append(effect.number)


def begin_round(g: Kingdom, seat: int) -> None:
    """PRO-TIM-15: uses of a round of all characters renew; PRO-TIM-02: the own rounds go on."""
    for hero in g.heroes:
        if hero.used:
            hero.used = []
    mine = g.heroes[seat]
    if mine.resting or mine.looped:
        mine.resting, mine.looped = mine.looped, []


def begin_turn(g: Kingdom, seat: int) -> None:
    """PRO-RND-06: uses of a turn renew."""
    g.heroes[seat].used_turn = []


def end_turn(g: Kingdom, seat: int) -> None:
    """PRO-RND-13: effects until the end of the turn end with it."""
    hero = g.heroes[seat]
    hero.might = hero.mind = 0
    if hero.at_work:
        hero.at_work = []
