"""PRO-FLD: what the field and the cards on it offer in step 4, what it costs, and what it does.

Whatever costs gold is paid for first (PRO-FLD-05): the tables at the end say what and how much.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS, MARKETS, Service
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import AT_THE_INN, BASIC, NOTHING, Kingdom
from druzina.games.prophecy.parts import Monastery
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import USE, named, number, thing
from druzina.games.prophecy.rules.cards import gain, repair
from druzina.games.prophecy.rules.effects import does, usable, use
from druzina.games.prophecy.rules.effects_shops import learn, take_bought
from druzina.games.prophecy.rules.ending import Settle
from druzina.games.prophecy.rules.paying import can_pay_gold
from druzina.games.prophecy.rules.prices import affordable, buying_price, sell, sellable
from druzina.games.prophecy.rules.turn import outside

VISIT, PICK, BUY, SELL, LEARN, REPAIR = "visit", "pick", "buy", "sell", "learn", "repair"
PRAY, MEDITATE, SLEEP, HEAL, REFILL, CERTIFY = (
    "pray", "meditate", "sleep", "heal", "refill", "certify",
)  # fmt: skip
TRAIN, TRADE = "train", "trade"


def services(g: Kingdom) -> Sequence[Service]:
    return LOADED[g.content].fields[g.heroes[g.active].field].services


def service(g: Kingdom, do: str) -> Service:
    return next(one for one in services(g) if one.do == do)


# Cards lying on the field


def opportunities(g: Kingdom) -> dict[int, Effect]:
    """PRO-FLD-02 to -05, -29: those that would change something; none after Stealth."""
    if g.now.stealthy:
        return {}
    facts = LOADED[g.content]
    lying = g.open[g.heroes[g.active].field]
    if not facts.monsters.isdisjoint(lying):
        return {}
    found: dict[int, Effect] = {}
    for card in lying:
        for effect in facts.windows["step4"].get(card, ()):
            if usable(g, g.active, card, effect):
                found[card] = effect
    return found


def visit(g: Kingdom, choice: str) -> None:
    """PRO-FLD-03: used once and discarded."""
    card = number(g, choice)
    effect = opportunities(g)[card]
    g.open[g.hero.field].remove(card)
    g.adventure.discard.append(card)
    use(g, g.active, card, effect)


def relics(g: Kingdom) -> list[int]:
    """PRO-FLD-20, -21, -29: artifacts lying here."""
    if g.now.stealthy:
        return []
    return [card for field, card in g.relics if field == g.hero.field]


def pick(g: Kingdom, choice: str) -> None:
    card = number(g, choice)
    g.relics.remove((g.hero.field, card))
    gain(g, g.active, card)
    if g.told is not None:
        g.tell("PRO-FLD-20", "event-takes-artifact", seat=g.active, card=card)
    g.then(Settle(g.active))


# Buying, selling, repairing


def trades(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-06 to -08."""
    seat, hero = g.active, g.heroes[g.active]
    goods = g.goods[MARKETS.index(LOADED[g.content].fields[hero.field].kind)]
    wanted = affordable(g, seat, goods) if goods else []
    return named(BUY, g, wanted) + (named(SELL, g, sellable(g, seat)) if hero.items else [])


def buy_goods(g: Kingdom, choice: str) -> None:
    card = number(g, choice)
    g.goods[MARKETS.index(LOADED[g.content].fields[g.hero.field].kind)].remove(card)
    take_bought(g, g.active, card)


def sell_item(g: Kingdom, choice: str) -> None:
    sell(g, g.active, number(g, choice))


def repairs(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-09."""
    damaged = g.heroes[g.active].damaged
    if not damaged or not can_pay_gold(g, g.active, service.cost.gold):
        return []
    return named(REPAIR, g, damaged)


def repair_item(g: Kingdom, choice: str) -> None:
    repair(g, g.active, number(g, choice))


# Training


def own_guild(g: Kingdom, guild: int) -> bool:
    """PRO-CHR-18."""
    return guild in LOADED[g.content].characters[g.heroes[g.active].character].guilds


def gold_for(g: Kingdom, card: int) -> int:
    """PRO-FLD-12: the same amount of gold in a guild that is not one's own."""
    ability = LOADED[g.content].ability(card)
    return 0 if own_guild(g, ability.guild) else ability.price


def lessons(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-10 to -12."""
    facts, hero = LOADED[g.content], g.heroes[g.active]
    xp = hero.xp
    lying = g.lessons[facts.fields[hero.field].guild]
    known = [card for card in lying if xp >= facts.ability(card).price]
    if not known:
        return []
    return named(LEARN, g, [c for c in known if can_pay_gold(g, g.active, gold_for(g, c))])


def train(g: Kingdom, choice: str) -> None:
    card = number(g, choice)
    g.lessons[LOADED[g.content].fields[g.hero.field].guild].remove(card)
    learn(g, g.active, card)


def certificate(g: Kingdom) -> list[str]:
    """PRO-VBA-04, -08: in the basic version, once from each guild."""
    guild = LOADED[g.content].fields[g.hero.field].guild
    if g.goal != BASIC or guild == NOTHING or g.hero.certificates >> guild & 1:
        return []
    table = LOADED[g.content].table
    enough = g.hero.xp >= table.certificate_xp
    return [CERTIFY] if enough and can_pay_gold(g, g.active, certificate_gold(g, guild)) else []


def certificate_gold(g: Kingdom, guild: int) -> int:
    table = LOADED[g.content].table
    return table.certificate_gold if own_guild(g, guild) else table.certificate_gold_elsewhere


def certify(g: Kingdom, choice: str) -> None:
    guild = LOADED[g.content].fields[g.hero.field].guild
    g.hero.xp -= LOADED[g.content].table.certificate_xp
    g.hero.certificates |= 1 << guild
    if g.told is not None:
        g.tell("PRO-VBA-04", "event-certificate", seat=g.active, guild=guild)
    g.then(Settle(g.active))


# Lives and mags


def once(g: Kingdom, service: Service) -> bool:
    """PRO-RND-06: whether it was not used in this turn."""
    return services(g).index(service) not in g.now.served


def served(g: Kingdom, service: Service) -> None:
    g.now.served.append(services(g).index(service))


def monastery(g: Kingdom, service: Service) -> tuple[int, int]:
    """PRO-FLD-14: lives and mags of the free healing, for a pilgrim more."""
    for part in does(g, g.active, "service", Monastery):
        return part.lives, part.mags
    return service.lives, service.mags


def prayers(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-26: not where it would change nothing."""
    hero = g.heroes[g.active]
    lives, mags = monastery(g, service)
    helps = min(lives, hero.wounds) or min(mags, hero.drained)
    return [PRAY] if helps and once(g, service) else []


def pray(g: Kingdom, choice: str) -> None:
    here = service(g, "heal")
    lives, mags = monastery(g, here)
    served(g, here)
    stones.heal(g, g.active, lives)
    stones.refill(g, g.active, mags)


def meditations(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-16, -26."""
    return [MEDITATE] if g.hero.drained and once(g, service) else []


def meditate(g: Kingdom, choice: str) -> None:
    here = service(g, "refill")
    served(g, here)
    stones.refill(g, g.active, here.mags)


def beds(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-18, -19: also for the safety alone."""
    return [SLEEP] if once(g, service) and can_pay_gold(g, g.active, service.cost.gold) else []


def sleep(g: Kingdom, choice: str) -> None:
    here = service(g, "inn")
    served(g, here)
    stones.heal(g, g.active, here.lives)
    stones.refill(g, g.active, here.mags)
    g.hero.safe |= AT_THE_INN


def price_of(service: Service, n: int) -> int:
    """PRO-FLD-15, -17: for every so many or part of them."""
    each = service.lives or service.mags
    return -(-n // each) * service.cost.gold


def treatments(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-15, -25: any number that is missing and can be paid."""
    most = range(1, g.heroes[g.active].wounds + 1)
    return [f"{HEAL} {n}" for n in most if can_pay_gold(g, g.active, price_of(service, n))]


def heal(g: Kingdom, choice: str) -> None:
    stones.heal(g, g.active, int(thing(choice)))


def fillings(g: Kingdom, service: Service) -> list[str]:
    """PRO-FLD-17, -25."""
    most = range(1, g.heroes[g.active].drained + 1)
    return [f"{REFILL} {n}" for n in most if can_pay_gold(g, g.active, price_of(service, n))]


def refill(g: Kingdom, choice: str) -> None:
    stones.refill(g, g.active, int(thing(choice)))


def use_outside(g: Kingdom, choice: str) -> None:
    card = number(g, choice)
    use(g, g.active, card, outside(g, g.active)[card])


OFFERS: dict[str, Callable[[Kingdom, Service], list[str]]] = {
    TRADE: trades,
    REPAIR: repairs,
    TRAIN: lessons,
    "heal": prayers,
    "refill": meditations,
    "inn": beds,
    "buy_lives": treatments,
    "buy_mags": fillings,
}
ANSWERS: dict[str, Callable[[Kingdom, str], None]] = {
    VISIT: visit,
    PICK: pick,
    BUY: buy_goods,
    SELL: sell_item,
    REPAIR: repair_item,
    LEARN: train,
    CERTIFY: certify,
    PRAY: pray,
    MEDITATE: meditate,
    SLEEP: sleep,
    HEAL: heal,
    REFILL: refill,
    USE: use_outside,
}


# What is paid in gold before it is had.
PRICES: dict[str, Callable[[Kingdom, str], int]] = {
    BUY: lambda g, choice: buying_price(g, g.active, number(g, choice)),
    REPAIR: lambda g, choice: service(g, REPAIR).cost.gold,
    LEARN: lambda g, choice: gold_for(g, number(g, choice)),
    CERTIFY: lambda g, choice: certificate_gold(g, LOADED[g.content].fields[g.hero.field].guild),
    SLEEP: lambda g, choice: service(g, "inn").cost.gold,
    HEAL: lambda g, choice: price_of(service(g, "buy_lives"), int(thing(choice))),
    REFILL: lambda g, choice: price_of(service(g, "buy_mags"), int(thing(choice))),
}
assert len(GUILDS) <= 8, "certificates are bits"
