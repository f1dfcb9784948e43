"""What a sensible player leans to, question by question, before any search; in power."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from druzina.games.amulet.appraising import (
    POTION,
    READY,
    SPELL,
    SQUARE,
    coin_worth,
    gem_worths,
    health_worth,
)
from druzina.games.amulet.clock import fading, turns_ahead
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.cooperating import (
    ENOUGH_SQUARES,
    careful,
    emptying,
    errand,
    manor_duty,
    mythical_left,
    oath_at,
    oath_wants,
    squares_held,
)
from druzina.games.amulet.leaning_fights import (
    Prices,
    arrange,
    best_of_row,
    choose_monster,
    close_spot,
    descent_worth,
    further_weapon,
    prices_of,
    wield,
)
from druzina.games.amulet.model import (
    CASTLE,
    DUNGEONS,
    FAIR,
    HUT,
    LAIR,
    MANOR,
    MONASTERY,
    NOTHING,
    TOWER,
    VILLAGE,
    Realm,
)
from druzina.games.amulet.rules.arranging import accounted
from druzina.games.amulet.rules.asking import colour, number, thing
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.gems import fields_of, sections_of
from druzina.games.amulet.rules.moving import river_cost
from druzina.games.amulet.rules.offers import repair_number
from druzina.games.amulet.rules.skills import amount
from druzina.games.amulet.rules.trading import potion_price, spell_price
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


# Where to go


def go(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    seat = question.seat
    prices = prices_of(g, seat)
    worth = []
    for choice in choices:
        place = LOCATIONS.index(thing(choice))
        river = 0.4 * river_cost(g, seat, place)
        bonus = for_all(g, seat, place) if g.together else 0.0
        worth.append(PLACES[place](g, seat, prices) + bonus - river)
    return worth


def for_all(g: Realm, seat: int, place: int) -> float:
    """What a visit is worth to the team besides."""
    duty = manor_duty(g, seat) if place == MANOR else 0.0
    return duty + oath_at(g, seat, place) + errand(g, seat, place)


def weapon_worth(g: Realm) -> float:
    return 1.0 + READY * fading(g)


def healing_worth(g: Realm, seat: int, n: int) -> float:
    player = g.players[seat]
    after = min(g.most_health(seat), player.health + n)
    return fading(g) * lost_health(g, after, player.health)


def lost_health(g: Realm, before: int, after: int) -> float:
    """What lies between two states of health."""
    dear = careful(g)
    return health_worth(before, dear) - health_worth(after, dear)


def repairing(g: Realm, seat: int, place: int) -> float:
    """What the repairs of a location are worth."""
    broken = g.players[seat].damaged.bit_count()
    part = next((p for p in g.facts.locations[place].parts if p.do == "repair"), None)
    if not broken or part is None:
        return 0.0
    return weapon_worth(g) * min(broken, repair_number(g, seat, place, part))


def at_row(place: int) -> Callable[[Realm, int, Prices], float]:
    def worth(g: Realm, seat: int, prices: Prices) -> float:
        if not g.row(place):
            return 0.0
        return best_of_row(g, seat, place, prices, gem_worths(g, seat))

    return worth


def at_fair(g: Realm, seat: int, prices: Prices) -> float:
    worth = repairing(g, seat, FAIR)
    trophies = len(g.players[seat].trophies) * amount(g, seat, "coins on entry", "fair")
    worth += trophies * coin_worth(g, seat)
    if any(g.players[seat].aside):
        worth += max(0.0, max(gem_worths(g, seat)) - 1.0)
    return worth


def at_village(g: Realm, seat: int, prices: Prices) -> float:
    worth = repairing(g, seat, VILLAGE)
    if g.village:
        gems, monsters = gem_worths(g, seat), g.facts.monsters
        shown = sorted((gems[monsters[one].gem] for one in g.village), reverse=True)
        worth += sum(shown[: 2 if len(shown) >= 4 else 1])
        nights = (g.facts.nights[monsters[one].night].kind for one in g.village)
        pests = sum(kind in ("every round", "lasting") for kind in nights)
        worth += pests * (0.8 if g.together else 0.25) * fading(g)
    return worth


def at_monastery(g: Realm, seat: int, prices: Prices) -> float:
    potions = [potion_worth(g, seat, one) for one in g.potions]
    return healing_worth(g, seat, 9) + max([0.0, *potions])


def at_tower(g: Realm, seat: int, prices: Prices) -> float:
    return repairing(g, seat, TOWER) + hunting(g, seat)


def hunting(g: Realm, seat: int) -> float:
    """Spells for a mythical monster, if there is one and time to go down to it."""
    player = g.players[seat]
    if turns_ahead(g) < 1 or not (g.mythical or g.dungeon != NOTHING):
        return 0.4 * (player.coins // 4) if turns_ahead(g) < 1 else 0.0
    have = squares_held(g, seat)
    could = have + squares_for(player.coins)
    if not g.together:
        return 3.0 if have < ENOUGH_SQUARES <= could else 0.0
    if not mythical_left(g) or have >= ENOUGH_SQUARES or could <= have:
        return 0.0
    return 10.0 if could >= ENOUGH_SQUARES else 5.0 if turns_ahead(g) < 5 else 0.5


def squares_for(coins: int) -> int:
    """Squares that coins buy in one visit, two spells at most: 4 + 3, 4 + 2, 3 + 2, one."""
    for price, squares in ((9, 7), (8, 6), (7, 5), (5, 4), (4, 3), (3, 2)):
        if coins >= price:
            return squares
    return 0


def at_hut(g: Realm, seat: int, prices: Prices) -> float:
    player, coin = g.players[seat], coin_worth(g, seat)
    gains = [repairing(g, seat, HUT) - coin, healing_worth(g, seat, 2) - coin]
    return sum(sorted((gain for gain in gains if gain > 0), reverse=True)[: player.coins])


def at_castle(g: Realm, seat: int, prices: Prices) -> float:
    """XP, a symbol, and a weapon gone until somebody completes it."""
    player = g.players[seat]
    if g.adventure == NOTHING or not player.ready:
        return 0.0
    return prices.xp + 0.8 - 0.7 * weapon_worth(g) + 0.4 * bool(g.laid)


def at_dungeons(g: Realm, seat: int, prices: Prices) -> float:
    if g.dungeon == NOTHING:
        return -1.0
    return descent_worth(g, seat)


PLACES: dict[int, Callable[[Realm, int, Prices], float]] = {
    LAIR: at_row(LAIR),
    MANOR: at_row(MANOR),
    FAIR: at_fair,
    VILLAGE: at_village,
    MONASTERY: at_monastery,
    TOWER: at_tower,
    HUT: at_hut,
    CASTLE: at_castle,
    DUNGEONS: at_dungeons,
}


# In a visit


def potion_worth(g: Realm, seat: int, potion: int) -> float:
    """A point, its use, perhaps a gem, less its price."""
    price = potion_price(g, seat, potion)
    if price > g.players[seat].coins:
        return 0.0
    gem = g.facts.potions[potion].gem
    gems = gem_worths(g, seat)
    gained = gems[gem] if gem != NOTHING and g.gems[gem] else 0.0
    if g.together:
        sober = len(g.players[seat].potions) < oath_wants(g, seat, "discard potions")
        gained += 3.0 * sober - 1.0
    return 1.0 + POTION * fading(g) + gained - coin_worth(g, seat) * price


def spell_worth(g: Realm, seat: int, spell: int, first: bool) -> float:
    price, face = spell_price(g, seat, spell, first), g.facts.spells[spell]
    worth = 1.0 + fading(g) * (SPELL + SQUARE * face.token.size) - coin_worth(g, seat) * price
    wanting = squares_held(g, seat) < ENOUGH_SQUARES
    if g.together:
        worth -= 1.0
        worth += 2.0 * face.token.size * (wanting and mythical_left(g) > 0)
        worth += 2.0 * (len(g.players[seat].spells) < oath_wants(g, seat, "return spells"))
    elif wanting and hunting(g, seat) > 0:
        worth += 0.5 * face.token.size
    return worth


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
        return hand_worth(g, seat, int(thing(choice)))
    if word == "tinker":
        return weapon_worth(g) - 2 * coin_worth(g, seat)
    return ACTS.get(word, -0.5)


def hand_worth(g: Realm, seat: int, other: int) -> float:
    """O6: coins are given away to whoever stands here."""
    return 5.0 if emptying(g, seat) else -0.5


def pack_own(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """All coins, if the purse is to be empty; then done."""
    coins = f"coins {g.players[question.seat].coins}"
    empty = emptying(g, question.seat)
    return [2.0 if choice == coins and empty else float(choice == "done") for choice in choices]


def pack_theirs(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    return [float(choice == "done") for choice in choices]


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


# Gems and XP


def place_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The field whose sections are nearest to being charged; aside for the oath of the rainbow."""
    seat, kept = question.seat, 0.0
    if g.together and oath_wants(g, seat, "discard gems of different colours"):
        new = g.players[seat].aside[question.gem] == 1
        kept = (9.0 if not g.quests else 1.5) * new
    return [
        kept if choice == "aside" else field_worth(g, seat, question.gem, choice)
        for choice in choices
    ]


def field_worth(g: Realm, seat: int, gem: int, choice: str) -> float:
    player = g.players[seat]
    bit = dict(fields_of(g.content, player.character)[gem])[choice]
    worth = 0.1
    for needed, power in sections_of(g.content, player.character):
        if needed & bit:
            missing = (needed & ~(player.amulet | bit)).bit_count()
            worth += power / (1 + missing) ** 2
    return worth


def take_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The colour that helps the own amulet most."""
    gems = gem_worths(g, question.seat)
    return [
        gems[colour(choice)] if choice.partition(" ")[0] in ("gem", "copy") else 0.9
        for choice in choices
    ]


def give_gem(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """The colour that helps least."""
    gems = gem_worths(g, question.seat)
    return [-gems[colour(choice)] if " " in choice else -9.0 for choice in choices]


def place_xp(g: Realm, question: Any, choices: Sequence[str]) -> list[float]:
    """What is begun is finished; weapons and cheap nodes first, then up."""
    xp = g.players[question.seat].xp
    nodes = {node.id: node for node in tree_of(g, question.seat)}
    worth = []
    for choice in choices:
        node = nodes[thing(choice)]
        begun = xp[node.number] / max(1, node.cost)
        worth.append(begun * 3 + 0.5 * node.row + (1.0 if node.weapon >= 0 else 0.0))
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
