"""What a sensible player leans to, question by question, before any search; in power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from druzina.games.amulet.appraising import coin_worth, gem_worths
from druzina.games.amulet.clock import fading
from druzina.games.amulet.giving import gift
from druzina.games.amulet.leaning_fights import (
    arrange,
    choose_monster,
    close_spot,
    further_weapon,
    prices_of,
    wield,
)
from druzina.games.amulet.leaning_gems import give_gem, place_gem, place_xp, take_gem
from druzina.games.amulet.leaning_goods import lost_health, potion_worth, spell_worth, weapon_worth
from druzina.games.amulet.leaning_places import go
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.arranging import accounted
from druzina.games.amulet.rules.asking import number, thing
from druzina.games.amulet.rules.handing import Parcel, refusal_of
from druzina.games.amulet.rules.visit import Act
from druzina.games.amulet.rules.weapons import weapon_of

Leaning = Callable[[Realm, Any, Sequence[str]], list[float]]


def inclinations(g: Realm, question: Any, choices: Sequence[Any]) -> list[float]:
    lean = LEANINGS.get(question.kind)
    return lean(g, question, choices) if lean else [PLAIN.get(str(c), 1.0) for c in choices]


# Answers that mean the same everywhere.
PLAIN = {
    "none": 0.5,
    "done": 0.5,
    "aside": 0.2,
    "enough": 0.0,
    "wait": 0.0,
    "refuse": 0.0,
    "accept": 1.0,
}


def act(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    return [act_worth(g, question, choice) for choice in choices]


def act_worth(g: Realm, question: Any, choice: str) -> float:
    word, seat = choice.partition(" ")[0], question.seat
    if word == "done":
        return 0.01
    if word == "buy":
        first = isinstance(question, Act) and not question.bought
        return spell_worth(g, seat, number(g, choice), first)
    if word == "purchase":
        return potion_worth(g, seat, number(g, choice))
    if word == "sacrifice":
        health = g.players[seat].health
        spare = lost_health(g, health, health - 2)
        return weapon_worth(g) - fading(g) * spare
    if word == "drink":
        return -1.0 if g.players[seat].health > 2 else 0.5
    if word == "stealth":
        return 0.2
    if word == "hand":
        other = int(thing(choice))
        refused = isinstance(question, Act) and refusal_of(other) in question.given
        return -0.5 if refused else hand_worth(g, seat, other)
    if word == "tinker":
        return weapon_worth(g) - 2 * coin_worth(g, seat)
    return ACTS.get(word, -0.5)


def hand_worth(g: Realm, seat: int, other: int) -> float:
    """AMU-COO-21: if one has what the other lacks."""
    return 5.0 if gift(g, seat, other) or gift(g, other, seat) else -0.5


def pack_own(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """What the other lacks; then done."""
    return _packed(gift(g, question.seat, g.nearest(Parcel).partner), choices)


def pack_theirs(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    return _packed(gift(g, g.nearest(Parcel).partner, question.seat), choices)


def _packed(meant: Sequence[str], choices: Sequence[str]) -> list[float]:
    """Of goods the parcel does not hold yet, those that are meant; then done."""
    return [2.0 if choice in meant else float(choice == "done") for choice in choices]


ACTS = {
    "battle": 3.0,
    "drive": 3.0,
    "mend": 4.0,
    "heal": 4.0,
    "expedition": 2.0,
    "swap": 0.6,
    "sale": -0.1,
    "oath": 9.0,
    "prowl": 1.0,
}


def explore(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    fitting = question.fitting(g)
    prices, gems = prices_of(g, question.seat), gem_worths(g, question.seat)
    gem = gems[g.facts.adventures[g.adventure].gem]
    worth = []
    for text in choices:
        account, _ = accounted(fitting, text)
        used = account.used
        spots = 0.4 * account.weak + (prices.coin * account.coins if account.beaten else 0.0)
        gains = gem * account.gems + prices.xp * used.xp
        gains += prices.coin * used.coins
        done = 0.7 * weapon_worth(g) if account.beaten else 0.0
        worth.append(spots + gains + done - 1.4 * used.spells - 0.7 * used.weapons)
    return worth


def send(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """A weapon with a symbol that pays, and not the largest."""
    pays = {"gem": 1.3, "xp": 1.0, "coin": 0.5, "heart": 0.3}
    worth = []
    for choice in choices:
        if choice == "none":
            worth.append(0.3)
            continue
        token = g.facts.weapons[weapon_of(g, choice)].token
        worth.append(pays.get(token.symbol, 0.0) + 0.1 * token.size)
    return worth


def mend_first(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The best weapon: symbols and squares."""
    pays = {"gem": 1.2, "xp": 1.0, "coin": 0.5, "heart": 0.6}
    tokens = [g.facts.weapons[weapon_of(g, choice)].token for choice in choices if " " in choice]
    worth = [pays.get(token.symbol, 0.0) + 0.4 * token.size for token in tokens]
    return [*([0.0] * (len(choices) - len(worth))), *worth]


def hurt_least(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    return [-one for one in mend_first(g, question, choices)]


def drink_now(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """A potion is a point at the end: it is drunk where it brings more."""
    return [1.0 if choice == "none" else 1.4 for choice in choices]


def pay_river(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    seat, player = question.seat, g.players[question.seat]
    cost = lost_health(g, player.health, player.health - 1)
    prices = {"pay coins": -coin_worth(g, seat), "pay health": -fading(g) * cost}
    return [prices[choice] for choice in choices]


def health_or_coins(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    seat, player = question.seat, g.players[question.seat]
    cost = lost_health(g, player.health, player.health - 1)
    prices = {"suffer": -cost * fading(g), "forfeit": -2 * coin_worth(g, seat)}
    return [prices[choice] for choice in choices]


LEANINGS: dict[str, Leaning] = {
    "Go": go,
    "Act": act,
    "NightAct": act,
    "BeforeMove": act,
    "PayRiver": pay_river,
    "ChooseMonster": choose_monster,
    "NightFight": choose_monster,
    "ChooseWeapon": wield,
    "CloseSpot": close_spot,
    "FurtherWeapon": further_weapon,
    "Arrange": arrange,
    "PackOwn": pack_own,
    "PackTheirs": pack_theirs,
    "SendWeapon": send,
    "SendMore": send,
    "LayOnAdventure": explore,
    "PlaceGem": place_gem,
    "FreeGems": take_gem,
    "DrivenGems": take_gem,
    "ExchangeFor": take_gem,
    "CopyGem": take_gem,
    "Exchange": give_gem,
    "SellGem": give_gem,
    "ReturnGem": give_gem,
    "DiscardGem": give_gem,
    "PlaceXp": place_xp,
    "RepairOne": mend_first,
    "KeepReady": mend_first,
    "SaveWeapon": mend_first,
    "DamageOwn": hurt_least,
    "SpendWeapon": hurt_least,
    "DrinkAtResult": drink_now,
    "StayAwake": drink_now,
    "HealthOrCoins": health_or_coins,
}
