"""What a location offers in a visit, and what it costs (AMU-LOC, AMU-MOV-08, AMU-SKL-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from druzina.games.amulet.content_model import LOCATIONS, Part
from druzina.games.amulet.model import LAIR, MANOR, MENDED, NOTHING, Realm
from druzina.games.amulet.rules.expedition import can_send
from druzina.games.amulet.rules.health import can_pay_health
from druzina.games.amulet.rules.skills import amount, powers, upgraded
from druzina.games.amulet.rules.trading import can_exchange, potions_for_sale, spells_for_sale

if TYPE_CHECKING:
    from druzina.games.amulet.rules.visit import Act

FIGHT, DRIVE, SEND, REPAIR, HEAL = "battle", "drive", "expedition", "mend", "heal"
EXCHANGE, SELL, MEND = "swap", "sale", "sacrifice"
EVERYTHING = (FIGHT, DRIVE, SEND, REPAIR, HEAL, EXCHANGE, SELL, MEND)
ALL = 99


def price(g: Realm, visit: Act, part: Part) -> int:
    """AMU-LOC-08, -12, -18, ST2: what one more action of the Hut adds to the visit's total."""
    coins = part.coins
    if coins and part.do == "repair" and upgrade_part(g, visit.place, "free repair"):
        coins = 0
    discount = amount(g, visit.seat, "discount", what="hut actions")
    return max(0, visit.gross + coins - discount) - max(0, visit.gross - discount)


def payable(g: Realm, visit: Act, part: Part) -> bool:
    return g.players[visit.seat].coins >= price(g, visit, part)


def upgrade_part(g: Realm, place: int, verb: str) -> Part | None:
    """AMU-LOC-21: the part of a location's upgrade with this verb, once it lies there."""
    if not upgraded(g, place):
        return None
    return next((part for part in g.facts.upgrades[place].parts if part.do == verb), None)


def fights(g: Realm, visit: Act, part: Part) -> list[str]:
    """AMU-LOC-03, -04, AMU-MOV-08, ST5: a must where a monster is."""
    if FIGHT in visit.did:
        return []
    return [FIGHT] if opponents(g, visit.seat, visit.place) else []


def opponents(g: Realm, seat: int, place: int) -> list[int]:
    """AMU-FGT-01, AMU-SKL-10: the row; the mythical card, or with ST5 the top of its deck."""
    if place in (LAIR, MANOR):
        return g.row(place)
    if g.dungeon != NOTHING:
        return [g.dungeon]
    if g.mythical and "fight the top mythical" in powers(g, seat):
        return [g.mythical[-1]]
    return []


def drives(g: Realm, visit: Act, part: Part) -> list[str]:
    return [DRIVE] if g.village else []


def repairs(g: Realm, visit: Act, part: Part) -> list[str]:
    """AMU-LOC-32: a damaged weapon is there, and the price."""
    if REPAIR in visit.did or not g.players[visit.seat].damaged:
        return []
    return [REPAIR] if payable(g, visit, part) else []


def sends(g: Realm, visit: Act, part: Part) -> list[str]:
    if SEND in visit.did or g.adventure == NOTHING or not payable(g, visit, part):
        return []
    return [SEND] if can_send(g, visit.seat, visit.place) else []


def heals(g: Realm, visit: Act, part: Part) -> list[str]:
    if HEAL in visit.did or g.players[visit.seat].health >= g.most_health(visit.seat):
        return []
    return [HEAL] if payable(g, visit, part) else []


def exchanges(g: Realm, visit: Act, part: Part) -> list[str]:
    if EXCHANGE in visit.did:
        return []
    return [EXCHANGE] if can_exchange(g, visit.seat) else []


def sells_potions(g: Realm, visit: Act, part: Part) -> list[str]:
    most = part.n + amount(g, visit.seat, "more purchases", what="potions")
    return potions_for_sale(g, visit.seat) if visit.potions < most else []


def sells_spells(g: Realm, visit: Act, part: Part) -> list[str]:
    return spells_for_sale(g, visit.seat, visit.bought)


def repair_number(g: Realm, seat: int, place: int, part: Part | None) -> int:
    """AMU-LOC-15, -17, -20, -31: the location's number, its upgrade's, the skills'."""
    if upgrade_part(g, place, "repair all"):
        return ALL
    more = upgrade_part(g, place, "more repairs")
    base = (part.n if part else 0) + (more.n if more else 0)
    return base + amount(g, seat, "more repairs", LOCATIONS[place])


def sacrifices(g: Realm, seat: int) -> list[str]:
    """SK2, AMU-SKL-11, AMU-MOV-05: once in each phase, never with the last health."""
    player = g.players[seat]
    if not player.damaged or player.marks & MENDED:
        return []
    for part in powers(g, seat).get("repair for a price", ()):
        if part.health and can_pay_health(g, seat, part.health):
            return [MEND]
    return []


OFFERS: dict[str, Callable[[Realm, Act, Part], list[str]]] = {
    "fight": fights,
    "drive off": drives,
    "repair": repairs,
    "expedition": sends,
    "restore health": heals,
    "restore all health": heals,
    "exchange a gem": exchanges,
    "buy potions": sells_potions,
    "buy spells": sells_spells,
}
DOES = {
    "fight": FIGHT,
    "drive off": DRIVE,
    "repair": REPAIR,
    "expedition": SEND,
    "restore health": HEAL,
    "restore all health": HEAL,
    "exchange a gem": EXCHANGE,
}
CLAUSES = {
    FIGHT: "AMU-FGT-01",
    DRIVE: "AMU-LOC-06",
    SEND: "AMU-ADV-01",
    REPAIR: "AMU-LOC-31",
    HEAL: "AMU-LOC-09",
    EXCHANGE: "AMU-LOC-29",
    SELL: "AMU-LOC-29",
    MEND: "AMU-SKL-11",
}
