"""A visit: what a location offers, each at most once, in any order (AMU-LOC, AMU-MOV-07, -08)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Argument, Refusal, Shown
from druzina.games.amulet.content_model import LOCATIONS, Part
from druzina.games.amulet.model import (
    DUNGEONS,
    HIDDEN,
    INN,
    MENDED,
    NOTHING,
    Realm,
)
from druzina.games.amulet.rules.asking import DONE, Ask, shown
from druzina.games.amulet.rules.coins import pay_coins
from druzina.games.amulet.rules.drinking import potions_at_hand, use_potion
from druzina.games.amulet.rules.expedition import Expedition
from druzina.games.amulet.rules.fight import StartFight
from druzina.games.amulet.rules.handing import partners, propose
from druzina.games.amulet.rules.health import pay_health, restore
from druzina.games.amulet.rules.oaths import oaths_here, swear
from druzina.games.amulet.rules.offers import (
    ALL,
    CLAUSES,
    DOES,
    DRIVE,
    EVERYTHING,
    EXCHANGE,
    FIGHT,
    HEAL,
    MEND,
    OFFERS,
    REPAIR,
    SELL,
    SEND,
    price,
    repair_number,
    repairs,
    sacrifices,
    upgrade_part,
)
from druzina.games.amulet.rules.quests import Reckon
from druzina.games.amulet.rules.skills import powers, upgraded
from druzina.games.amulet.rules.trading import (
    Exchange,
    SellGem,
    buy_potion,
    buy_spell,
    potion_price,
    spell_price,
)
from druzina.games.amulet.rules.village import DriveOff
from druzina.games.amulet.rules.weapons import Repair


class Act(Ask):
    """AMU-MOV-07, -08, AMU-LOC-13: what to do next in this visit, or done.

    `did` are the actions taken, `bought` the costs of spells, `potions` those bought, `gross` what
    the Hut's actions cost before its discount, `given` whom something was handed before and after
    the first action, and who refused, `held` the spells owned before the visit.
    """

    verb = "act"
    clause = "AMU-MOV-08"

    place: int
    did: list[str] = []
    bought: list[int] = []
    potions: int = 0
    gross: int = 0
    given: list[int] = []
    held: list[int] = []

    @staticmethod
    def of(g: Realm, seat: int, place: int) -> Act:
        """AMU-HID-06: who holds oaths in secret is asked even if nothing else could be done."""
        held = list(g.players[seat].spells)
        if g.mode == HIDDEN and g.players[seat].oaths:
            return ActInSecret(seat, place, held=held)
        return Act(seat, place, held=held)

    def choices(self, g: Realm) -> Sequence[str]:
        if g.players[self.seat].place == INN:  # AMU-STN-09, -11
            return [DONE]
        found: list[str] = []
        for part in g.facts.locations[self.place].parts:
            found += OFFERS[part.do](g, self, part) if part.do in OFFERS else ()
        must = FIGHT in found or DRIVE in found
        found += self._besides(g)
        return found if must else [*found, DONE]

    def _besides(self, g: Realm) -> list[str]:
        """What skills, potions, oaths and companions add to any location."""
        found = self._skilled(g)
        if g.players[self.seat].potions:
            found += potions_at_hand(g, self.seat)
        if g.together:
            found += oaths_here(g, self.seat, self.place, self.held)
            found += partners(g, self.seat, bool(self.did), self.given)
        return found

    def _skilled(self, g: Realm) -> list[str]:
        found, name, can = list[str](), LOCATIONS[self.place], powers(g, self.seat)
        for part in can.get("sell a gem", ()):
            if name in part.places and SELL not in self.did:
                found += [SELL] if any(g.players[self.seat].aside) else []
        for part in can.get("more repairs", ()):
            base = [one for one in g.facts.locations[self.place].parts if one.do == "repair"]
            if name in part.places and not base:
                found += repairs(g, self, part)
        return found + sacrifices(g, self.seat)

    def answer(self, g: Realm, choice: str) -> None:
        if choice == DONE:
            return
        word, _, what = choice.partition(" ")
        g.then(Reckon(), self)
        if word in ("drink", "stealth"):
            use_potion(g, self.seat, choice)
        elif word == "oath":
            swear(g, self.seat, g.facts.numbers[what], self.held)
        elif word == "hand":
            propose(g, self.seat, int(what), bool(self.did))
        elif word == MEND:
            sacrifice(g, self.seat)
        else:
            DEEDS[word](g, self, what)

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"location": self.place}

    def show(self, g: Realm, choice: str) -> Shown:
        word = choice.partition(" ")[0]
        if word in ("buy", "purchase"):
            return self._priced(g, choice)
        if word in EVERYTHING:
            arguments: dict[str, Argument] = {"n": self._price(g, word), "location": self.place}
            return Shown(f"choose-{word}", CLAUSES[word], arguments, (f"option:{word}",))
        return shown(g, self.seat, choice, self.clause)

    def _priced(self, g: Realm, choice: str) -> Shown:
        word, _, what = choice.partition(" ")
        one = g.facts.numbers[what]
        if word == "buy":
            price = spell_price(g, self.seat, one, not self.bought)
            return Shown("choose-buy", "AMU-LOC-10", {"spell": one, "n": price}, (f"spell:{what}",))
        price = potion_price(g, self.seat, one)
        arguments: dict[str, Argument] = {"potion": one, "n": price}
        return Shown("choose-purchase", "AMU-LOC-26", arguments, (f"potion:{what}",))

    def _price(self, g: Realm, word: str) -> int:
        for part in g.facts.locations[self.place].parts:
            if DOES.get(part.do) == word:
                return price(g, self, part)
        return 0

    def others(self, g: Realm) -> Sequence[str]:
        facts = g.facts
        oaths = (f"oath {facts.oaths[oath].id}" for oath in g.players[self.seat].oaths)
        return [
            *EVERYTHING,
            *(f"buy {spell.id}" for spell in facts.spells),
            *(f"purchase {potion.id}" for potion in facts.potions),
            *(f"drink {facts.potions[potion].id}" for potion in g.players[self.seat].potions),
            *oaths,
            *(f"hand {seat}" for seat in range(len(g.players)) if seat != self.seat),
            DONE,
        ]

    def against(self, g: Realm, choice: str) -> Refusal:
        from druzina.games.amulet.rules.refusing import against

        return against(g, self, choice)


class ActInSecret(Act):
    """AMU-HID-06: the same, asked though there may be one answer only."""

    ask_single = True

    @property
    def kind(self) -> str:
        return "Act"


# What is done


def part_of(g: Realm, place: int, word: str) -> Part | None:
    parts_here = g.facts.locations[place].parts
    return next((part for part in parts_here if DOES.get(part.do) == word), None)


def pay(g: Realm, visit: Act, word: str) -> Part | None:
    """Notes the action as taken and pays it."""
    part = part_of(g, visit.place, word)
    visit.did.append(word)
    if part is not None and part.coins:
        due = price(g, visit, part)
        free = part.do == "repair" and upgrade_part(g, visit.place, "free repair")
        visit.gross += 0 if free else part.coins
        pay_coins(g, visit.seat, due, "AMU-LOC-08")
    return part


def do_fight(g: Realm, visit: Act, what: str) -> None:
    visit.did.append(FIGHT)
    place = visit.place
    if place == DUNGEONS and g.dungeon == NOTHING:
        g.dungeon = g.mythical.pop()
    g.then(StartFight(visit.seat, place))


def do_drive(g: Realm, visit: Act, what: str) -> None:
    visit.did.append(DRIVE)
    g.then(DriveOff(visit.seat))


def do_repair(g: Realm, visit: Act, what: str) -> None:
    part = pay(g, visit, REPAIR)
    g.then(Repair(visit.seat, repair_number(g, visit.seat, visit.place, part), "AMU-LOC-31"))


def do_send(g: Realm, visit: Act, what: str) -> None:
    """AMU-ADV-10, -14, -15: the price first; what the Castle pays is known before."""
    pay(g, visit, SEND)
    g.then(Expedition(visit.seat, visit.place, upgraded(g, visit.place)))


def do_heal(g: Realm, visit: Act, what: str) -> None:
    part = pay(g, visit, HEAL)
    assert part is not None, "only where it is offered"
    n = part.n if part.do == "restore health" else ALL
    restore(g, visit.seat, n, "AMU-LOC-08" if part.n else "AMU-LOC-09")


def do_exchange(g: Realm, visit: Act, what: str) -> None:
    visit.did.append(EXCHANGE)
    g.then(Exchange(visit.seat))


def do_sell(g: Realm, visit: Act, what: str) -> None:
    visit.did.append(SELL)
    g.then(SellGem(visit.seat))


def do_buy(g: Realm, visit: Act, what: str) -> None:
    spell = g.facts.numbers[what]
    visit.did.append("buy")
    buy_spell(g, visit.seat, spell, visit.bought)


def do_purchase(g: Realm, visit: Act, what: str) -> None:
    visit.did.append("purchase")
    visit.potions += 1
    buy_potion(g, visit.seat, g.facts.numbers[what])


DEEDS: dict[str, Callable[[Realm, Act, str], None]] = {
    FIGHT: do_fight,
    DRIVE: do_drive,
    REPAIR: do_repair,
    SEND: do_send,
    HEAL: do_heal,
    EXCHANGE: do_exchange,
    SELL: do_sell,
    "buy": do_buy,
    "purchase": do_purchase,
}


# SK2, in turns and in the night


def sacrifice(g: Realm, seat: int) -> None:
    part = next(p for p in powers(g, seat)["repair for a price"] if p.health)
    g.players[seat].marks |= MENDED
    pay_health(g, seat, part.health, "AMU-SKL-11")
    g.then(Repair(seat, part.n, "AMU-SKL-11"))
