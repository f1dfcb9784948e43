"""Oaths: which can be fulfilled here, what it takes, what happens then (AMU-COO-06, -07, -28)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.games.amulet.content_model import COLOURS, LOCATIONS
from druzina.games.amulet.model import HIDDEN, NOTHING, Player, Realm
from druzina.games.amulet.rules.asking import Ask, colour, number, thing
from druzina.games.amulet.rules.coins import pay_coins
from druzina.games.amulet.rules.health import can_pay_health, pay_health
from druzina.games.amulet.rules.potions import return_potion
from druzina.games.amulet.rules.weapons import damage, ready_weapons, texts

LOSE_TEXTS = tuple(f"lose {name}" for name in COLOURS)


# What it needs


def _spells_before(player: Player, held: Sequence[int]) -> int:
    return sum(spell in held for spell in player.spells)


def can(g: Realm, seat: int, oath: int, held: Sequence[int]) -> bool:
    """The condition of an oath that is done, not one that happens."""
    part, player = g.facts.oaths[oath].part, g.players[seat]
    have = {
        "discard potions": len(player.potions),
        "damage weapons": player.ready.bit_count(),
        "pay coins": player.coins,
        "lose health": player.health - 1,
        "return spells": _spells_before(player, held),
        "discard trophies": len(player.trophies),
        "discard gems of different colours": sum(map(bool, player.aside)),
    }
    return have[part.do] >= part.n


def oaths_here(g: Realm, seat: int, place: int, held: Sequence[int]) -> list[str]:
    """AMU-COO-07: those whose special action can be done at this location now."""
    found = []
    for oath in g.players[seat].oaths:
        face = g.facts.oaths[oath]
        if face.place == LOCATIONS[place] and not face.fact and can(g, seat, oath, held):
            found.append(f"oath {face.id}")
    return found


def oaths_at_night(g: Realm, seat: int) -> list[str]:
    """O2, AMU-EX-09."""
    found = []
    for oath in g.players[seat].oaths:
        face = g.facts.oaths[oath]
        if face.phase == "night" and not face.fact and can(g, seat, oath, ()):
            found.append(f"oath {face.id}")
    return found


# Doing it


def swear(g: Realm, seat: int, oath: int, held: Sequence[int] = ()) -> None:
    """AMU-COO-06, -28, AMU-HID-05: shown, carried out, then both oaths are gone."""
    part = g.facts.oaths[oath].part
    if g.mode == HIDDEN:
        g.reveal("oath", by=seat)
    fulfil(g, seat, oath)
    WAYS[part.do](g, seat, part.n, list(held))


def fulfil(g: Realm, seat: int, oath: int) -> None:
    """AMU-COO-06, AMU-HID-05: the other one is discarded with it, unseen in the hidden form."""
    player = g.players[seat]
    player.sworn = oath
    player.dropped = next((one for one in player.oaths if one != oath), NOTHING)
    player.oaths.clear()
    g.tell("AMU-COO-06", "event-oath", seat=seat, oath=oath)


def happened(g: Realm, seat: int, verb: str) -> None:
    """AMU-COO-28: an oath that is a plain fact is discarded as soon as it happens.

    AMU-HID-06: whether it is or not, everybody learns that much, once.
    """
    player = g.players[seat]
    if not player.oaths:
        return
    told = [oath.number for oath in g.facts.oaths if oath.part.do == verb]
    if g.mode == HIDDEN and not set(told) <= set(player.refuted):
        g.reveal("oath", by=seat)
        player.refuted += [oath for oath in told if oath not in player.oaths]
    for oath in player.oaths:
        if oath in told:
            fulfil(g, seat, oath)
            return


def empty_purse(g: Realm, seat: int) -> None:
    """O6: no coin now, at least so many when the day began."""
    player = g.players[seat]
    if player.coins or not player.oaths:
        return
    for oath in g.facts.oaths:
        if oath.part.do == "empty purse" and player.purse >= oath.part.n:
            happened(g, seat, oath.part.do)


def _pay(g: Realm, seat: int, n: int, held: list[int]) -> None:
    pay_coins(g, seat, n, "AMU-COO-07")


def _suffer(g: Realm, seat: int, n: int, held: list[int]) -> None:
    assert can_pay_health(g, seat, n), "only then it is offered"
    pay_health(g, seat, n, "AMU-COO-07")


WAYS: dict[str, Callable[[Realm, int, int, list[int]], None]] = {
    "pay coins": _pay,
    "lose health": _suffer,
    "discard potions": lambda g, seat, n, held: g.then(DiscardPotion(seat, n)),
    "return spells": lambda g, seat, n, held: g.then(ReturnSpell(seat, n, held)),
    "damage weapons": lambda g, seat, n, held: g.then(DamageOwn(seat, n, "AMU-COO-07")),
    "discard trophies": lambda g, seat, n, held: g.then(DiscardTrophy(seat, n)),
    "discard gems of different colours": lambda g, seat, n, held: g.then(DiscardGem(seat, n)),
}


class Giving(Ask):
    """So many things of one's own, named one at a time; asked only if there are more."""

    unordered = True

    left: int

    def options(self, g: Realm) -> list[str]:
        raise NotImplementedError

    def choices(self, g: Realm) -> Sequence[str]:
        options = self.options(g)
        return options if len(options) > self.left else options[:1]

    def give(self, g: Realm, choice: str) -> None:
        raise NotImplementedError

    def answer(self, g: Realm, choice: str) -> None:
        self.give(g, choice)
        self.left -= 1
        if self.left:
            g.then(self)


class DiscardPotion(Giving):
    """O1, AMU-SOL-07: unused, back to the Monastery."""

    verb = "discard"
    clause = "AMU-COO-07"

    def options(self, g: Realm) -> list[str]:
        potions = g.facts.potions
        return [f"discard {potions[one].id}" for one in g.players[self.seat].potions]

    def give(self, g: Realm, choice: str) -> None:
        return_potion(g, self.seat, number(g, choice))


class ReturnSpell(Giving):
    """O5: spells owned before this visit."""

    verb = "return"
    clause = "AMU-COO-07"

    held: list[int]

    def options(self, g: Realm) -> list[str]:
        spells = g.facts.spells
        mine = g.players[self.seat].spells
        return [f"return {spells[one].id}" for one in mine if one in self.held]

    def give(self, g: Realm, choice: str) -> None:
        return_spell(g, self.seat, number(g, choice))


def return_spell(g: Realm, seat: int, spell: int) -> None:
    g.players[seat].spells.remove(spell)
    g.spells.append(spell)


class DamageOwn(Giving):
    """O2, N03: ready weapons of one's own choice."""

    verb = "damage"
    clause = "AMU-NGT-06"

    told_by: str

    def options(self, g: Realm) -> list[str]:
        return texts(g, "damage", ready_weapons(g, self.seat))

    def give(self, g: Realm, choice: str) -> None:
        damage(g, self.seat, number(g, choice), self.told_by)


class DiscardTrophy(Giving):
    """O7: trophies of any level; quest B is not touched."""

    verb = "trophy"
    clause = "AMU-COO-07"

    def options(self, g: Realm) -> list[str]:
        monsters = g.facts.monsters
        return [f"trophy {monsters[one].id}" for one in g.players[self.seat].trophies]

    def give(self, g: Realm, choice: str) -> None:
        monster = g.facts.numbers[thing(choice)]
        g.players[self.seat].trophies.remove(monster)
        g.gone.append(monster)


class DiscardGem(Giving):
    """O8: unplaced gems of different colours."""

    verb = "lose"
    clause = "AMU-COO-07"

    given: list[int] = []

    def options(self, g: Realm) -> list[str]:
        aside = g.players[self.seat].aside
        return [LOSE_TEXTS[one] for one, n in enumerate(aside) if n and one not in self.given]

    def give(self, g: Realm, choice: str) -> None:
        one = colour(choice)
        self.given.append(one)
        g.players[self.seat].aside[one] -= 1
        g.gems[one] += 1
