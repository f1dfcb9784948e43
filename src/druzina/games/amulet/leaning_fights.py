"""What a fight is worth before it is fought: which monster, with which weapons, laid how."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import sqrt
from typing import Any, NamedTuple

from druzina.games.amulet.appraising import READY, XP, coin_worth, gem_worths, health_worth
from druzina.games.amulet.clock import fading, time_left
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import Monster
from druzina.games.amulet.cooperating import LOST, careful, hurried, lone_duel, stun_price, urgency
from druzina.games.amulet.fitting.front import Figures, figures, unbeaten
from druzina.games.amulet.fitting.grid import Token
from druzina.games.amulet.fitting.laying import HARM_FIRST, STEP, Ground, best_laying
from druzina.games.amulet.fitting.worth import Fitting
from druzina.games.amulet.hunting import PAIR, mythical_left, unseen
from druzina.games.amulet.model import DUNGEONS, LAIR, NOTHING, Realm
from druzina.games.amulet.rules.arranging import (
    LEVEL_TWO,
    accounted,
    duelling,
    fight_fitting,
    fight_tokens,
    helper_token,
    shields_free,
    weapon_token,
)
from druzina.games.amulet.rules.asking import ENOUGH, thing
from druzina.games.amulet.rules.fight import DESCEND, allowed, in_slot
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.skills import amount, powers
from druzina.games.amulet.rules.weapons import ready_weapons, weapon_of
from druzina.games.amulet.threat import losses_by, nights_of, threat_to

STUN = 5.0
SPELL_USED = 1.3
BEATEN, HURRY = 30.0, 42.0  # a mythical monster less for quest B, in time and late
RELIEF = 0.5
LONE = 12.0  # what the oath of the duel is worth
TOP = "unlock a top skill"


class Prices(NamedTuple):
    """What a seat pays and is paid by, as it stands now. `gem` is of the card's colour."""

    health: int
    most: int
    less: int
    fade: float
    coin: float
    weapon: float
    xp: float
    stun: float
    together: bool
    careful: bool
    threat: int  # health that the night will cost
    beaten: float  # what beating a mythical monster is worth to a team, and what losing to it costs
    gem: float = 0.0


def prices_of(g: Realm, seat: int) -> Prices:
    player, fade = g.players[seat], fading(g)
    coin = coin_worth(g, seat)
    stun = stun_price(g) if g.together else STUN + coin * ((player.coins + 1) // 2)
    return Prices(
        player.health,
        g.most_health(seat),
        amount(g, seat, "less damage"),
        fade,
        coin,
        1.0 + READY * fade,
        XP * time_left(g) + oath_wants_xp(g, seat),
        stun,
        g.together,
        careful(g),
        threat_to(g, seat) if careful(g) else 0,
        (HURRY if hurried(g) else BEATEN) if g.together and mythical_left(g) else 0.0,
    )


def oath_wants_xp(g: Realm, seat: int) -> float:
    """O9: XP leads to a top skill."""
    wanted = any(g.facts.oaths[one].part.do == TOP for one in g.players[seat].oaths)
    return 0.6 * urgency(g) if wanted else 0.0


def for_card(prices: Prices, monster: Monster, gems: Sequence[float]) -> Prices:
    return prices._replace(gem=gems[monster.gem] if monster.gem != NOTHING else max(gems))


def victory(prices: Prices, reached: Figures) -> bool:
    """AMU-RES-02: beaten, and not stunned."""
    gained = reached[1]
    if prices.less and gained < 0:
        gained = min(0, gained + prices.less)
    return bool(reached[0]) and prices.health + gained > 0


def figures_worth(monster: Monster, prices: Prices, reached: Figures) -> float:
    """A result in power: what it gives less what it costs."""
    won, gained, gems, coins, xp, weapons, spells = reached
    if prices.less and gained < 0:
        gained = min(0, gained + prices.less)
    after = min(prices.most, prices.health + gained)
    costs = prices.weapon * weapons + SPELL_USED * spells
    trophy = monster.power + prices.xp * monster.xp if won else 0.0
    if prices.together:
        trophy = 0.5 * trophy
        if monster.mythical and prices.beaten:
            trophy = prices.beaten if won else -LOST
    fade = 1.0 if prices.careful else prices.fade
    before = fade * health_worth(prices.health, prices.careful, prices.threat)
    if after <= 0:
        rested = fade * health_worth(prices.most, prices.careful, prices.threat)
        return trophy - prices.stun + costs + 0.5 * (rested - before)
    paid = gems * prices.gem + prices.coin * coins + prices.xp * xp
    rest = fade * health_worth(after, prices.careful, prices.threat)
    return trophy + paid + costs + rest - before


# Ordinary monsters: their backs tell who they are


@lru_cache(maxsize=65_536)
def duel(
    content: str,
    monster: int,
    weapons: tuple[int, ...],
    chosen: tuple[int, ...],
    helper: Token | None,
    free: bool,
    anyway: bool,
    prices: Prices,
    lone: float = 0.0,
) -> tuple[float, tuple[int, ...]]:
    """The best result with two of these weapons, those chosen among them, and which they are; a
    victory is worth `lone` more."""
    face = LOADED[content].monsters[monster]
    rest = [one for one in weapons if one not in chosen]
    more = min(PAIR - len(chosen), len(rest))
    best = -1e9, chosen
    for further in combinations(rest, more):
        pair = tuple(sorted((*chosen, *further)))
        tokens = tuple(weapon_token(content, one, free) for one in pair)
        if helper is not None:
            tokens = (*tokens, helper)
        fitting = Fitting(Ground(face.card), tokens, 0, anyway)
        worth = max(
            figures_worth(face, prices, one) + lone * victory(prices, one)
            for one in unbeaten(fitting)
        )
        if worth > best[0]:
            best = worth, pair
    return best


def best_duel(
    g: Realm, fight: Fight, prices: Prices, gems: Sequence[float]
) -> tuple[float, tuple[int, ...]]:
    monster, seat = g.facts.monsters[fight.monster], fight.seat
    given = (g.content, fight.monster, ready_weapons(g, seat), tuple(sorted(fight.weapons)))
    rules = (shields_free(g, seat, False), "coins on retreat" in powers(g, seat))
    known_prices = for_card(prices, monster, gems)
    best = duel(*given, helper_token(g, fight), *rules, known_prices)
    if g.together and monster.level == LEVEL_TWO and lone_duel(g, seat):
        best = max(best, duel(*given, None, *rules, known_prices, LONE))
    return best


def best_of_row(g: Realm, seat: int, place: int, prices: Prices, gems: Sequence[float]) -> float:
    """The best fight to be had there."""
    return max(card_worth(g, seat, place, monster, prices, gems) for monster in g.row(place))


def card_worth(
    g: Realm, seat: int, place: int, monster: int, prices: Prices, gems: Sequence[float]
) -> float:
    """A fight, and what it spares all to have the card away before night."""
    worth = best_duel(g, Fight(seat, place, monster, True), prices, gems)[0]
    return worth + relief(g, monster) if prices.careful and place == LAIR else worth


def relief(g: Realm, monster: int) -> float:
    """AMU-COO-17: the health that the night would cost the team by this card."""
    spared = 0.0
    for player, loss in zip(g.players, losses_by(g, monster), strict=True):
        if loss:
            left = max(0, player.health - round(loss))
            spared += health_worth(player.health, True) - health_worth(left, True)
    return RELIEF * spared * sqrt(nights_of(g, monster))


def fight_worth(g: Realm, fight: Fight, prices: Prices) -> float:
    """The best that can come of a fight with all that is at hand."""
    monster = g.facts.monsters[fight.monster]
    return max(figures_worth(monster, prices, one) for one in unbeaten(fight_fitting(g, fight)))


# Mythical monsters: nobody knows which it is


def descent_worth(g: Realm, seat: int) -> float:
    """A fight in the Dungeons with the best weapons, on average over the cards it may be."""
    player = g.players[seat]
    monster = g.dungeon if g.dungeon != NOTHING else g.mythical[-1] if g.mythical else NOTHING
    if monster == NOTHING or player.ready.bit_count() < PAIR:
        return -LOST if g.together else -4.0
    fight = Fight(seat, DUNGEONS, monster, True)
    prices, gems = prices_of(g, seat), gem_worths(g, seat)
    weapons = ready_weapons(g, seat)
    best = -LOST
    for some in combinations(weapons, min(len(weapons), allowed(g, fight))):
        fight.weapons = list(some)
        best = max(best, blind_worth(g, fight, prices, gems))
    return best


def blind_worth(g: Realm, fight: Fight, prices: Prices, gems: Sequence[float]) -> float:
    """All tokens laid in the best way on each card it may be."""
    tokens = fight_tokens(g, fight)
    monsters = unseen(g, fight.monster)
    known_prices = for_card(prices, g.facts.monsters[fight.monster], gems)
    return sum(laid_worth(g.content, one, tokens, known_prices) for one in monsters) / len(monsters)


def laid_worth(content: str, monster: int, tokens: tuple[Token, ...], prices: Prices) -> float:
    return figures_worth(
        LOADED[content].monsters[monster], prices, laid_figures(content, monster, tokens)
    )


@lru_cache(maxsize=65_536)
def laid_figures(content: str, monster: int, tokens: tuple[Token, ...]) -> Figures:
    """What all these tokens come to when they beat it with the least harm, or fail to."""
    card = LOADED[content].monsters[monster].card
    found = best_laying(Ground(card), tokens, True, 0, HARM_FIRST)
    covered = -(-found.worth // STEP) if found else 0
    symbols = [token.symbol for token in tokens]
    kinds = [token.kind for token in tokens]
    return (
        int(found is not None),
        symbols.count("heart") - card.total + covered,
        0,
        0,
        symbols.count("xp"),
        -kinds.count("weapon"),
        -kinds.count("spell"),
    )


# The questions


def choose_monster(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    seat = question.seat
    prices, gems, found = prices_of(g, seat), gem_worths(g, seat), []
    for choice in choices:
        if choice == DESCEND:
            found.append(descent_worth(g, seat))
        else:
            place, monster = in_slot(g, choice)
            found.append(card_worth(g, seat, place, monster, prices, gems))
    return found


def wield(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The weapons of the best result there can be; against an unknown card on average."""
    fight, seat = g.nearest(Fight), question.seat
    prices, gems = prices_of(g, seat), gem_worths(g, seat)
    if g.facts.monsters[fight.monster].mythical:
        return _wield_below(g, fight, choices, prices, gems)
    _, best = best_duel(g, fight, prices, gems)
    worth = []
    for choice in choices:
        if choice == ENOUGH:
            worth.append(0.5 if len(best) > len(fight.weapons) else 1.0)
        else:
            worth.append(1.0 if weapon_of(g, choice) in best else 0.0)
    return worth


def _wield_below(
    g: Realm, fight: Fight, choices: Sequence[str], prices: Prices, gems: Sequence[float]
) -> list[float]:
    most, seat, worth = allowed(g, fight), fight.seat, []
    ready = [one for one in ready_weapons(g, seat) if one not in fight.weapons]
    for choice in choices:
        more = [] if choice == ENOUGH else [weapon_of(g, choice)]
        rest = [one for one in ready if one not in more]
        room = min(most - len(fight.weapons) - 1, len(rest)) if more else 0
        best = -1e9
        for further in combinations(rest, room):
            weapons = [*fight.weapons, *more, *further]
            tried = Fight(seat, DUNGEONS, fight.monster, fight.open, weapons)
            if fight.open:
                value = fight_worth(g, tried, prices)
            else:
                value = blind_worth(g, tried, prices, gems)
            best = max(best, value)
        worth.append(best)
    return worth


def arrange(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    fight, seat = g.nearest(Fight), question.seat
    fitting, monster = fight_fitting(g, fight), g.facts.monsters[fight.monster]
    prices = for_card(prices_of(g, seat), monster, gem_worths(g, seat))
    accounts = [accounted(fitting, text) for text in choices]
    reached = [figures(fitting, account) for account, _ in accounts]
    worth = [figures_worth(monster, prices, one) for one in reached]
    if not duelling(g, fight):
        return worth
    weapons = {token.id for token in fitting.tokens if token.kind == "weapon"}
    alone = [weapons.issuperset(names) for _, names in accounts]
    return [
        one + LONE * (plain and victory(prices, each))
        for one, plain, each in zip(worth, alone, reached, strict=True)
    ]


def close_spot(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """A weak spot is closed if the fight is worth more with it, its price included."""
    fight, seat = g.nearest(Fight), question.seat
    monster = g.facts.monsters[fight.monster]
    prices = for_card(prices_of(g, seat), monster, gem_worths(g, seat))
    price = 0.6 * question.health + prices.coin * question.coins + prices.weapon * question.weapons
    worth = [fight_worth(g, fight, prices)]
    for choice in choices[1:]:
        tried = Fight(seat, fight.place, fight.monster, True, fight.weapons, fight.extra)
        tried.borrowed, tried.closed = fight.borrowed, [*fight.closed, thing(choice)]
        worth.append(fight_worth(g, tried, prices) - price)
    return worth


def further_weapon(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """PT06, PT01: one more weapon, if it brings more than the potion's point."""
    fight, seat = g.nearest(Fight), question.seat
    monster = g.facts.monsters[fight.monster]
    prices = for_card(prices_of(g, seat), monster, gem_worths(g, seat))
    worth = []
    for choice in choices:
        tried = Fight(seat, fight.place, fight.monster, True, fight.weapons)
        tried.extra, tried.borrowed = list(fight.extra), list(fight.borrowed)
        if choice.startswith("agility"):
            tried.extra.append(weapon_of(g, choice))
        elif choice.startswith("borrow"):
            tried.borrowed.append(weapon_of(g, choice))
        worth.append(fight_worth(g, tried, prices) - (1.4 if " " in choice else 0.0))
    return worth
