"""Weapons: which are ready, repair and damage (AMU-WPN-01, -16, AMU-LOC-31)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from druzina.core import Argument, Refusal, Step
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.asking import Ask, thing


@cache
def _listed(content: str, character: int, mask: int) -> tuple[int, ...]:
    weapons = LOADED[content].characters[character].weapons
    return tuple(weapon for place, weapon in enumerate(weapons) if mask >> place & 1)


def ready_weapons(g: Realm, seat: int) -> tuple[int, ...]:
    player = g.players[seat]
    return _listed(g.content, player.character, player.ready)


def damaged_weapons(g: Realm, seat: int) -> tuple[int, ...]:
    player = g.players[seat]
    return _listed(g.content, player.character, player.damaged)


def bit_of(g: Realm, weapon: int) -> int:
    """Its bit among the six of its character."""
    return _bits(g.content)[weapon]


@cache
def _bits(content: str) -> tuple[int, ...]:
    facts = LOADED[content]
    return tuple(
        1 << facts.characters[weapon.character].weapons.index(weapon.number)
        for weapon in facts.weapons
    )


def texts(g: Realm, word: str, weapons: Sequence[int]) -> list[str]:
    return [f"{word} {g.facts.weapons[weapon].id}" for weapon in weapons]


def weapon_of(g: Realm, choice: str) -> int:
    return g.facts.numbers[thing(choice)]


def repair(g: Realm, seat: int, weapon: int, clause: str) -> None:
    """AMU-WPN-16: turned to its ready side."""
    player, bit = g.players[seat], bit_of(g, weapon)
    player.damaged &= ~bit
    player.ready |= bit
    if g.told is not None:
        g.tell(clause, "event-repairs", seat=seat, weapon=weapon)


def damage(g: Realm, seat: int, weapon: int, clause: str) -> None:
    """AMU-WPN-01."""
    player, bit = g.players[seat], bit_of(g, weapon)
    player.ready &= ~bit
    player.damaged |= bit
    if g.told is not None:
        g.tell(clause, "event-damages", seat=seat, weapon=weapon)


def against_weapon(g: Realm, seat: int, weapon: int, chosen: Sequence[int] = ()) -> Refusal:
    """Why a weapon of one's own cannot be used."""
    arguments: dict[str, Argument] = {"weapon": weapon}
    if weapon in chosen:
        return Refusal("AMU-FGT-02", "refusal-weapon-chosen", arguments)
    if weapon in damaged_weapons(g, seat):
        return Refusal("AMU-WPN-01", "refusal-weapon-damaged", arguments)
    if any(laid.text.startswith(f"{g.facts.weapons[weapon].id}@") for laid in g.laid):
        return Refusal("AMU-ADV-05", "refusal-weapon-away", arguments)
    return Refusal("AMU-SET-11", "refusal-weapon-on-tree", arguments)


class Repair(Step[Realm]):
    """AMU-LOC-31: as many as the number allows; asked only if more are damaged."""

    seat: int
    n: int
    clause: str

    def run(self, g: Realm) -> None:
        damaged = damaged_weapons(g, self.seat)
        if len(damaged) > self.n:
            g.then(RepairOne(self.seat, self.n, self.clause))
        else:
            for weapon in damaged:
                repair(g, self.seat, weapon, self.clause)


class RepairOne(Ask):
    """AMU-LOC-02, -31: which damaged weapon is repaired next."""

    verb = "repair"
    clause = "AMU-LOC-31"
    unordered = True

    n: int
    told_by: str

    def choices(self, g: Realm) -> Sequence[str]:
        return texts(g, "repair", damaged_weapons(g, self.seat))

    def answer(self, g: Realm, choice: str) -> None:
        repair(g, self.seat, weapon_of(g, choice), self.told_by)
        if self.n > 1:
            self.n -= 1
            g.then(self)

    def others(self, g: Realm) -> Sequence[str]:
        character = g.players[self.seat].character
        return texts(g, "repair", g.facts.characters[character].weapons)

    def against(self, g: Realm, choice: str) -> Refusal:
        weapon = weapon_of(g, choice)
        return Refusal("AMU-WPN-16", "refusal-not-damaged", {"weapon": weapon})
