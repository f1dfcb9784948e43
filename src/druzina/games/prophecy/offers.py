"""What a field offers once no monster is left on it: services, lessons, goods, opportunities."""

from __future__ import annotations

from collections.abc import Callable

from druzina.games.prophecy.appraising import (
    CERTIFICATE,
    GOLD,
    ITEM,
    RAISED,
    SPENT,
    XP,
    Fighter,
    gained,
    near_death,
    power_points,
    stones_of,
)
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import MARKETS, STRENGTH, Service
from druzina.games.prophecy.effect import Cost
from druzina.games.prophecy.model import BASIC, NOTHING, Hero, Kingdom
from druzina.games.prophecy.part import Part
from druzina.games.prophecy.parts import HealForGold, LearnTop, RevealSphere, Shop, Table
from druzina.games.prophecy.parts_character import DrawKeep, Gold, Heal, Increase, Keep, Refill, Xp
from druzina.games.prophecy.parts_fights import Fight
from druzina.games.prophecy.powers import tidy

DRAINING = 0.8  # what a life costs that is paid


def services(g: Kingdom, seat: int, who: Fighter, field: int) -> float:
    facts = LOADED[g.content]
    here = facts.fields[field]
    points = 0.0
    for service in here.services:
        points += _service(g, seat, who, field, service)
    if g.goal == BASIC and here.guild != NOTHING:
        points += certificate(g, seat, here.guild)
    return points


def _service(g: Kingdom, seat: int, who: Fighter, field: int, service: Service) -> float:
    hero, do = g.heroes[seat], service.do
    if do == "train":
        return best_lesson(g, seat, LOADED[g.content].fields[field].guild)
    if do == "trade":
        return best_bargain(g, seat, field)
    if do == "repair":
        return 0.6 * min(len(hero.damaged), hero.gold)
    lives, mags = service.lives, service.mags
    if do in ("buy_lives", "buy_mags"):
        lives, mags = lives * hero.gold, mags * hero.gold
    if do == "inn" and not hero.gold:
        return 0.0
    if not (lives or mags):
        return 0.0
    paid = GOLD if service.cost.gold else 0.0
    return max(0.0, _healed(hero, who, lives, paid) + _filled(hero, who, mags, paid / 2))


def _healed(hero: Hero, who: Fighter, lives: int, paid: float) -> float:
    n = min(lives, hero.wounds)
    return with_stones(hero, who, n, 0) - n * paid if n else 0.0


def _filled(hero: Hero, who: Fighter, mags: int, paid: float) -> float:
    n = min(mags, hero.drained)
    return with_stones(hero, who, 0, n) - n * paid if n else 0.0


def with_stones(hero: Hero, who: Fighter, lives: int, mags: int) -> float:
    """What so many more on the right add."""
    red, had, blue, held = stones_of(hero)
    carried = tidy(hero.items), tidy(hero.damaged), tidy(hero.abilities)
    after = power_points(who.content, (red, had + lives, blue, held + mags), *carried)
    return after - power_points(who.content, (red, had, blue, held), *carried)


def best_lesson(g: Kingdom, seat: int, guild: int) -> float:
    """PRO-FLD-10 to -12: the best ability lying there that can be paid."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    own = guild in facts.characters[hero.character].guilds if hero.character >= 0 else False
    best = 0.0
    for card in g.lessons[guild]:
        price = facts.ability(card).price
        if price <= hero.xp and (own or price <= hero.gold):
            paid = gained(XP, hero.xp, -price) + (0.0 if own else gained(GOLD, hero.gold, -price))
            best = max(best, with_ability(g, seat, card) + paid)
    return best


def with_ability(g: Kingdom, seat: int, card: int) -> float:
    """What an ability adds to the hero's points."""
    hero = g.heroes[seat]
    items, damaged = tidy(hero.items), tidy(hero.damaged)
    known, stones = tidy(hero.abilities), stones_of(hero)
    after = power_points(g.content, stones, items, damaged, tidy((*known, card)))
    return after - power_points(g.content, stones, items, damaged, known)


def with_item(g: Kingdom, seat: int, card: int) -> float:
    hero = g.heroes[seat]
    items, damaged = tidy(hero.items), tidy(hero.damaged)
    known, stones = tidy(hero.abilities), stones_of(hero)
    after = power_points(g.content, stones, tidy((*items, card)), damaged, known)
    return after - power_points(g.content, stones, items, damaged, known)


def best_bargain(g: Kingdom, seat: int, field: int) -> float:
    """PRO-FLD-06: the best thing there that can be paid."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    best = 0.0
    for card in g.goods[MARKETS.index(facts.fields[field].kind)]:
        price = facts.item(card).price
        if price <= hero.gold:
            best = max(best, with_item(g, seat, card) + gained(GOLD, hero.gold, -price))
    return best


def certificate(g: Kingdom, seat: int, guild: int) -> float:
    """PRO-VBA-04: in the basic version what wins, if it can be paid."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    table = facts.table
    own = guild in facts.characters[hero.character].guilds
    price = table.certificate_gold if own else table.certificate_gold_elsewhere
    if hero.certificates >> guild & 1 or hero.xp < table.certificate_xp or hero.gold < price:
        return 0.0
    return CERTIFICATE - XP * table.certificate_xp - GOLD * price


# Opportunities


def opportunity(g: Kingdom, seat: int, who: Fighter, field: int, card: int) -> float:
    """PRO-FLD-02 to -05: what it would bring, less its cost; nothing to who cannot use it."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    effect = facts.windows["step4"][card][0]
    cost = effect.cost
    there = cost.terrain and cost.terrain == facts.fields[field].kind
    mags = cost.mags_there if there else cost.mags
    if mags > hero.mags or not _affordable(hero, cost):
        return 0.0
    points = sum(BROUGHT[type(part)](hero, who, part) for part in effect.parts if _known(part))
    if points <= 0.0:
        return 0.0
    paid = gained(XP, hero.xp, -cost.xp) + gained(GOLD, hero.gold, -cost.gold)
    lives = DRAINING * cost.lives + near_death(hero.lives - cost.lives) - near_death(hero.lives)
    return max(0.0, points + paid - lives - SPENT * mags)


def _affordable(hero: Hero, cost: Cost) -> bool:
    return cost.gold <= hero.gold and cost.xp <= hero.xp and cost.lives <= hero.lives


def _known(part: Part) -> bool:
    return type(part) in BROUGHT


def _raised(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, Increase)
    strong = STRENGTH in part.what
    if not (hero.wounds or hero.red < 8 if strong else hero.drained or hero.blue < 10):
        return 0.0
    return RAISED if strong == (who.strong >= who.mental) else RAISED / 2


def _cured(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, Heal)
    return _healed(hero, who, hero.wounds if part.all else part.n, 0.0)


def _recharged(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, Refill)
    return _filled(hero, who, hero.drained if part.all else part.n, 0.0)


def _herbs(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, HealForGold)
    lives = part.lives * min(hero.gold, part.most)
    return _healed(hero, who, lives, GOLD / part.lives)


def _taken(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, Gold)
    return gained(GOLD, hero.gold, part.n)


def _learnt(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, Xp)
    return gained(XP, hero.xp, part.n)


def _drawn(hero: Hero, who: Fighter, part: Part) -> float:
    assert isinstance(part, DrawKeep)
    return ITEM[part.deck] * part.keep


def _shopping(hero: Hero, who: Fighter, part: Part) -> float:
    """The more gold, the more of what is laid out can be paid."""
    assert isinstance(part, Shop)
    return max(0.0, min(1.8, 0.25 * (hero.gold - (4 if part.deck == "rare" else 1))))


Brought = Callable[[Hero, Fighter, Part], float]
BROUGHT: dict[type[Part], Brought] = {
    Increase: _raised,
    Heal: _cured,
    Refill: _recharged,
    HealForGold: _herbs,
    Gold: _taken,
    Xp: _learnt,
    DrawKeep: _drawn,
    Shop: _shopping,
    Keep: lambda hero, who, part: 0.0 if hero.kept else 1.2,
    Table: lambda hero, who, part: 0.8 if hero.lives > 2 else 0.0,
    LearnTop: lambda hero, who, part: 1.2 if hero.xp > 3 else 0.0,
    RevealSphere: lambda hero, who, part: 0.3,
    Fight: lambda hero, who, part: max(0.0, min(2.5, 0.8 * (who.strong - 5))),
}
