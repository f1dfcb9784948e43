"""What a person could try in step 4 besides what is offered, and the clause against each."""

from __future__ import annotations

from collections.abc import Callable

from druzina.core import Refusal
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import MARKETS
from druzina.games.prophecy.model import BASIC, NOTHING, Kingdom
from druzina.games.prophecy.rules.asking import named, number
from druzina.games.prophecy.rules.effects import usable
from druzina.games.prophecy.rules.options import (
    BUY,
    CERTIFY,
    HEAL,
    LEARN,
    MEDITATE,
    PICK,
    PRAY,
    PRICES,
    REFILL,
    REPAIR,
    SELL,
    SLEEP,
    VISIT,
    gold_for,
    once,
    services,
)
from druzina.games.prophecy.rules.prices import buying_price

# Words of services that are there or not, by what the field does.
PLAIN = {"heal": PRAY, "refill": MEDITATE, "inn": SLEEP}
AMOUNTS = {"buy_lives": HEAL, "buy_mags": REFILL}


def others(g: Kingdom) -> list[str]:
    """Cards lying here and owned, and the services of the field."""
    facts, here = LOADED[g.content], LOADED[g.content].fields[g.hero.field]
    lying = [card for card in g.open[here.number] if not facts.is_monster(card)]
    found = named(VISIT, g, lying)
    found += named(PICK, g, [card for field, card in g.relics if field == here.number])
    if here.guild != NOTHING:
        found += named(LEARN, g, g.lessons[here.guild])
        found += [CERTIFY] if g.goal == BASIC else []
    if here.kind in MARKETS:
        found += named(BUY, g, g.goods[MARKETS.index(here.kind)])
        found += named(SELL, g, g.hero.items)
    doing = [service.do for service in services(g)]
    found += named(REPAIR, g, g.hero.damaged) if REPAIR in doing else []
    return found + [PLAIN[do] for do in doing if do in PLAIN]


def against(g: Kingdom, choice: str) -> Refusal:
    return REFUSALS[choice.partition(" ")[0]](g, choice)


def too_much(g: Kingdom, text: str) -> Refusal | None:
    """PRO-FLD-15, -17, -25: more lives or mags than are missing, or than can be paid."""
    word, _, amount = text.partition(" ")
    if word not in (AMOUNTS[one.do] for one in services(g) if one.do in AMOUNTS):
        return None
    if not amount.isdecimal() or len(amount) > 3:
        return None
    missing = g.hero.wounds if word == HEAL else g.hero.drained
    if not 1 <= int(amount) <= missing:
        return Refusal("PRO-FLD-25", "refusal-not-missing", {"n": missing})
    return no_gold(g, text)


def not_here(g: Kingdom, text: str) -> Refusal | None:
    """A card that does not lie here, or a thing one does not own."""
    word, _, what = text.partition(" ")
    ids = LOADED[g.content].ids
    if word not in LYING or what not in ids:
        return None
    clause, key = LYING[word]
    return Refusal(clause, key, {"card": ids.index(what), "owner": g.active})


# Words about cards: where they must be.
LYING = {
    VISIT: ("PRO-FLD-02", "refusal-not-here"),
    PICK: ("PRO-FLD-20", "refusal-not-here"),
    BUY: ("PRO-FLD-06", "refusal-not-here"),
    LEARN: ("PRO-FLD-10", "refusal-not-here"),
    SELL: ("PRO-FLD-07", "refusal-not-owned"),
    REPAIR: ("PRO-FLD-09", "refusal-not-damaged"),
}


def no_gold(g: Kingdom, choice: str) -> Refusal:
    """PRO-CHR-16: nobody may pay more than he has."""
    price = PRICES[choice.partition(" ")[0]](g, choice)
    return Refusal("PRO-CHR-16", "refusal-fare", {"n": price, "gold": g.hero.gold})


def no_visit(g: Kingdom, choice: str) -> Refusal:
    card = number(g, choice)
    if g.now.stealthy:
        return Refusal("PRO-FLD-29", "refusal-stealthy", {"card": card})
    effects = LOADED[g.content].windows["step4"].get(card, ())
    vain = any(not usable(g, g.active, card, effect) for effect in effects)
    key = "refusal-no-effect" if vain else "refusal-not-now"
    return Refusal("PRO-FLD-04", key, {"card": card})


def no_pick(g: Kingdom, choice: str) -> Refusal:
    return Refusal("PRO-FLD-29", "refusal-stealthy", {"card": number(g, choice)})


def no_purchase(g: Kingdom, choice: str) -> Refusal:
    card = number(g, choice)
    price = buying_price(g, g.active, card)
    return Refusal("PRO-CHR-16", "refusal-price", {"card": card, "n": price, "gold": g.hero.gold})


def no_sale(g: Kingdom, choice: str) -> Refusal:
    card = number(g, choice)
    key = "refusal-artifact" if LOADED[g.content].item(card).artifact else "refusal-damaged"
    return Refusal("PRO-FLD-08", key, {"card": card})


def no_lesson(g: Kingdom, choice: str) -> Refusal:
    card = number(g, choice)
    ability = LOADED[g.content].ability(card)
    if g.hero.xp < ability.price:
        shown = {"card": card, "n": ability.price, "xp": g.hero.xp}
        return Refusal("PRO-FLD-11", "refusal-lesson-xp", dict(shown))
    shown = {"card": card, "n": gold_for(g, card), "gold": g.hero.gold, "guild": ability.guild}
    return Refusal("PRO-FLD-12", "refusal-lesson-gold", dict(shown))


def no_certificate(g: Kingdom, choice: str) -> Refusal:
    """PRO-VBA-04, -08: held already, or too dear."""
    facts, hero = LOADED[g.content], g.hero
    guild, price = facts.fields[hero.field].guild, facts.table.certificate_xp
    if hero.certificates >> guild & 1:
        return Refusal("PRO-VBA-08", "refusal-certificate-held", {"guild": guild})
    if hero.xp < price:
        return Refusal("PRO-VBA-04", "refusal-certificate-xp", {"n": price, "xp": hero.xp})
    return no_gold(g, choice)


def no_service(g: Kingdom, choice: str) -> Refusal:
    """PRO-FLD-18, -26: used in this turn, of no use, or too dear."""
    service = next(one for one in services(g) if PLAIN.get(one.do) == choice)
    if not once(g, service):
        return Refusal("PRO-FLD-26", "refusal-once-a-turn", {})
    if choice == SLEEP:
        return no_gold(g, choice)
    return Refusal("PRO-FLD-26", "refusal-not-missing", {"n": 0})


REFUSALS: dict[str, Callable[[Kingdom, str], Refusal]] = {
    VISIT: no_visit,
    PICK: no_pick,
    BUY: no_purchase,
    SELL: no_sale,
    LEARN: no_lesson,
    CERTIFY: no_certificate,
    REPAIR: no_gold,
    PRAY: no_service,
    MEDITATE: no_service,
    SLEEP: no_service,
}
