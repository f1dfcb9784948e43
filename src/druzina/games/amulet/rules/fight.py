"""A fight up to the arrangement: the card, the weapons, the reveal, what is added
(AMU-FGT-01 to -04, -09, -10, AMU-QCK-03)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Refusal, Step
from druzina.games.amulet.content_model import COLOURS, LOCATIONS
from druzina.games.amulet.model import (
    CLOSED,
    DUNGEONS,
    LAIR,
    LOOKED,
    MANOR,
    NOTHING,
    Realm,
)
from druzina.games.amulet.rules.arranging import LayOut, weak_spots
from druzina.games.amulet.rules.asking import ENOUGH, NONE, Ask, thing
from druzina.games.amulet.rules.coins import pay_coins
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.gems import GainGems
from druzina.games.amulet.rules.health import can_pay_health, pay_health
from druzina.games.amulet.rules.potions import holds, spend_potion
from druzina.games.amulet.rules.result import Settle
from druzina.games.amulet.rules.skills import amount, parts, powers, upgraded
from druzina.games.amulet.rules.weapons import (
    against_weapon,
    damage,
    damaged_weapons,
    ready_weapons,
    texts,
    weapon_of,
)

WEAPONS = 2  # AMU-FGT-02
DESCEND = "descend"


# Which monster


class StartFight(Step[Realm]):
    """AMU-FGT-01: the card, asked if there are several."""

    seat: int
    place: int

    def run(self, g: Realm) -> None:
        if self.place == DUNGEONS:
            begin(g, self.seat, DUNGEONS, g.dungeon)
        else:
            g.then(ChooseMonster(self.seat, self.place))


def slot(word: str, place: int, n: int) -> str:
    return f"{word} {LOCATIONS[place]}:{n + 1}"


def in_slot(g: Realm, choice: str) -> tuple[int, int]:
    """The place and the card that an answer such as `fight lair:2` names."""
    name, _, n = thing(choice).partition(":")
    place = LOCATIONS.index(name)
    return place, g.row(place)[int(n) - 1]


def looks(g: Realm, seat: int, place: int) -> bool:
    """Hunter R2c: whether the seat may look at a front on entering, once a day."""
    here = any(LOCATIONS[place] in part.places for part in parts(g, seat, "look at a front"))
    return here and not g.players[seat].marks & LOOKED


class LookAtFront(Ask):
    """Hunter R2c, AMU-INF-06: privately, one card of the row that was not looked at, or none."""

    verb = "look"
    clause = "AMU-INF-06"
    silent = NONE

    place: int

    def choices(self, g: Realm) -> Sequence[str]:
        looked = g.players[self.seat].looked
        cards = enumerate(g.row(self.place))
        return [NONE, *(slot("look", self.place, n) for n, one in cards if one not in looked)]

    def answer(self, g: Realm, choice: str) -> None:
        if choice == NONE:
            return
        _, monster = in_slot(g, choice)
        g.reveal("front")
        player = g.players[self.seat]
        player.marks |= LOOKED
        player.looked.append(monster)
        g.confide("AMU-INF-06", "event-looks", (self.seat,), {"monster": monster}, seat=self.seat)


class ChooseMonster(Ask):
    """AMU-FGT-01, AMU-LOC-03: which card of the row."""

    verb = "fight"
    clause = "AMU-FGT-01"

    place: int

    def choices(self, g: Realm) -> Sequence[str]:
        return [slot("fight", self.place, n) for n in range(len(g.row(self.place)))]

    def answer(self, g: Realm, choice: str) -> None:
        place, monster = in_slot(g, choice)
        begin(g, self.seat, place, monster)


class NightFight(Ask):
    """SH2, AMU-SKL-10: any monster left in the Lair, the Manor or the Dungeons."""

    verb = "fight"
    clause = "AMU-SKL-04"

    def choices(self, g: Realm) -> Sequence[str]:
        rows = [(place, n) for place in (LAIR, MANOR) for n in range(len(g.row(place)))]
        below = [DESCEND] if g.dungeon != NOTHING else []
        return [*(slot("fight", *one) for one in rows), *below]

    def answer(self, g: Realm, choice: str) -> None:
        if choice == DESCEND:
            begin(g, self.seat, DUNGEONS, g.dungeon)
        else:
            begin(g, self.seat, *in_slot(g, choice))


def begin(g: Realm, seat: int, place: int, monster: int) -> None:
    """AMU-QCK-03, AMU-LOC-05, AMU-SKL-15: the card leaves its row; gem, weapons, reveal, or the
    reveal first in the upgraded Dungeons."""
    if place == DUNGEONS:
        g.dungeon = NOTHING
    else:
        g.row(place).remove(monster)
    steps: list[Step[Realm]] = []
    for part in parts(g, seat, "gem on fighting"):
        gems = [COLOURS.index(part.colour)] * part.n
        steps.append(GainGems(seat, gems, "AMU-SKL-15"))
    weapons, reveal = ChooseWeapon(seat), Reveal()
    lit = place == DUNGEONS and upgraded(g, DUNGEONS)
    steps += [reveal, weapons] if lit else [weapons, reveal]
    g.then(*steps, Add(), LayOut(seat), Settle(), Fight(seat, place, monster))


# Weapons


class ChooseWeapon(Ask):
    """AMU-FGT-02, -09, SK5: up to two ready weapons, three against mythical ones, or none."""

    verb = "wield"
    clause = "AMU-FGT-02"
    unordered = True

    def choices(self, g: Realm) -> Sequence[str]:
        chosen = g.nearest(Fight).weapons
        ready = [one for one in ready_weapons(g, self.seat) if one not in chosen]
        return [*texts(g, "wield", ready), ENOUGH]

    def answer(self, g: Realm, choice: str) -> None:
        fight = g.nearest(Fight)
        if choice != ENOUGH:
            fight.weapons.append(weapon_of(g, choice))
            if len(fight.weapons) < allowed(g, fight):
                g.then(self)
                return
        if g.told is not None:
            tell_weapons(g, self.seat, fight.weapons)

    def about(self, g: Realm) -> dict[str, Argument]:
        fight = g.nearest(Fight)
        return {"n": allowed(g, fight) - len(fight.weapons)}

    def others(self, g: Realm) -> Sequence[str]:
        character = g.players[self.seat].character
        return texts(g, "wield", g.facts.characters[character].weapons)

    def against(self, g: Realm, choice: str) -> Refusal:
        return against_weapon(g, self.seat, weapon_of(g, choice), g.nearest(Fight).weapons)


def tell_weapons(g: Realm, seat: int, weapons: Sequence[int]) -> None:
    """AMU-INF-04: openly."""
    if weapons:
        g.tell("AMU-INF-04", "event-weapons", seat=seat, weapons=tuple(weapons))
    else:
        g.tell("AMU-INF-04", "event-weapons-none", seat=seat)


def allowed(g: Realm, fight: Fight) -> int:
    mythical = g.facts.monsters[fight.monster].mythical
    return WEAPONS + (amount(g, fight.seat, "more weapons", what="mythical") if mythical else 0)


class Reveal(Step[Realm]):
    """AMU-FGT-03, AMU-INF-02: the card is open to everybody."""

    def run(self, g: Realm) -> None:
        g.reveal("monster")
        fight = g.nearest(Fight)
        fight.open = True
        for player in g.players:
            if fight.monster in player.looked:
                player.looked.remove(fight.monster)
        if fight.monster in g.returned:
            g.returned.remove(fight.monster)
        g.tell("AMU-FGT-03", "event-turned-up", seat=fight.seat, monster=fight.monster)


# What is added after the reveal


class Add(Step[Realm]):
    """AMU-FGT-10: a further weapon by a potion, then skills that close a weak spot."""

    def run(self, g: Realm) -> None:
        fight = g.nearest(Fight)
        steps: list[Step[Realm]] = []
        if g.players[fight.seat].potions:
            steps.append(FurtherWeapon(fight.seat))
        for n, part in enumerate(parts(g, fight.seat, "close a weak spot")):
            steps.append(CloseSpot(fight.seat, n, part.health, part.coins, part.weapons))
        g.then(*steps)


class FurtherWeapon(Ask):
    """PT06, PT01, AMU-POT-02, -09: one's own ready weapon, or another's damaged one."""

    verb = "agility"
    clause = "AMU-POT-02"
    silent = NONE

    def choices(self, g: Realm) -> Sequence[str]:
        fight, found = g.nearest(Fight), [NONE]
        if holds(g, self.seat, "extra weapon") != NOTHING:
            spare = [one for one in ready_weapons(g, self.seat) if one not in fight.weapons]
            found += texts(g, "agility", spare)
        if holds(g, self.seat, "borrow a damaged weapon") != NOTHING:
            for other in range(len(g.players)):
                if other != self.seat:
                    found += texts(g, "borrow", damaged_weapons(g, other))
        return found

    def answer(self, g: Realm, choice: str) -> None:
        if choice == NONE:
            return
        fight, weapon = g.nearest(Fight), weapon_of(g, choice)
        fight.potion = True
        if choice.startswith("agility"):
            fight.extra.append(weapon)
            spend_potion(g, self.seat, holds(g, self.seat, "extra weapon"))
        else:
            fight.borrowed.append(weapon)
            spend_potion(g, self.seat, holds(g, self.seat, "borrow a damaged weapon"))
        g.tell("AMU-POT-09", "event-further-weapon", seat=self.seat, weapon=weapon)
        g.then(self)


class CloseSpot(Ask):
    """SP1, SS1, SH4, AMU-SKL-01 to -03, -08: a price closes one weak spot, or none."""

    verb = "close"
    clause = "AMU-SKL-02"
    silent = NONE

    which: int
    health: int
    coins: int
    weapons: int

    def choices(self, g: Realm) -> Sequence[str]:
        fight = g.nearest(Fight)
        if not self._payable(g, fight):
            return [NONE]
        spots = weak_spots(g.facts.monsters[fight.monster].card)
        return [NONE, *(f"close {spot}" for spot in spots if spot not in fight.closed)]

    def _payable(self, g: Realm, fight: Fight) -> bool:
        player = g.players[self.seat]
        part = powers(g, self.seat)["close a weak spot"][self.which]
        if part.once == "day" and player.marks & CLOSED:
            return False
        if self.weapons and not spendable(g, fight):
            return False
        enough = not self.health or can_pay_health(g, self.seat, self.health)
        return enough and player.coins >= self.coins

    def answer(self, g: Realm, choice: str) -> None:
        if choice == NONE:
            return
        fight = g.nearest(Fight)
        fight.closed.append(thing(choice))
        part = powers(g, self.seat)["close a weak spot"][self.which]
        if part.once == "day":
            g.players[self.seat].marks |= CLOSED
        g.tell("AMU-SKL-01", "event-closes", seat=self.seat, square=thing(choice))
        if self.health:
            pay_health(g, self.seat, self.health, "AMU-RES-14")
        pay_coins(g, self.seat, self.coins, "AMU-SKL-01")
        if self.weapons:
            g.then(SpendWeapon(self.seat))


def spendable(g: Realm, fight: Fight) -> list[int]:
    """SS1, AMU-SKL-12: ready weapons of one's own, chosen ones too, not the extra one."""
    return [one for one in ready_weapons(g, fight.seat) if one not in fight.extra]


class SpendWeapon(Ask):
    """SS1, AMU-SKL-12: the weapon that is damaged for it; if chosen, it is not placed."""

    verb = "spend"
    clause = "AMU-SKL-12"

    def choices(self, g: Realm) -> Sequence[str]:
        return texts(g, "spend", spendable(g, g.nearest(Fight)))

    def answer(self, g: Realm, choice: str) -> None:
        weapon, fight = weapon_of(g, choice), g.nearest(Fight)
        if weapon in fight.weapons:
            fight.weapons.remove(weapon)
        damage(g, self.seat, weapon, "AMU-SKL-12")
