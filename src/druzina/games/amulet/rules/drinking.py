"""Potions between the actions of one's own turn: Health and Stealth (AMU-PRE-06 to -08)."""

from __future__ import annotations

from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.gems import GainGems
from druzina.games.amulet.rules.health import drink, restore
from druzina.games.amulet.rules.potions import holds, spend_potion, strength
from druzina.games.amulet.rules.skills import immune, lasts


def stealthy(g: Realm, seat: int, monster: int) -> bool:
    """PT07: against any ability, also a harmless one, for the gem."""
    if holds(g, seat, "cancel an ability") == NOTHING:
        return False
    return bool(g.gems[g.facts.monsters[monster].gem]) or not immune(g, seat)


def potions_at_hand(g: Realm, seat: int) -> list[str]:
    """AMU-PRE-07, AMU-MOV-15: Health below the maximum, Stealth against what lasts."""
    player = g.players[seat]
    if not player.potions:
        return []
    found = []
    health = holds(g, seat, "restore health")
    if health != NOTHING and player.health < g.most_health(seat):
        found.append(drink(g, health))
    if g.village:
        monsters = g.facts.monsters
        found += [
            f"stealth {monsters[one].id}"
            for one in g.village
            if one not in player.ignored and lasts(g, one) and stealthy(g, seat, one)
        ]
    return found


def use_potion(g: Realm, seat: int, choice: str) -> None:
    """PT03, PT07, AMU-PRE-06, AMU-POT-06: health, or freedom from a lasting ability and its gem."""
    word, _, what = choice.partition(" ")
    if word == "drink":
        potion = g.facts.numbers[what]
        spend_potion(g, seat, potion)
        restore(g, seat, strength(g, potion, "restore health"), "AMU-POT-04")
        return
    monster = g.facts.monsters[g.facts.numbers[what]]
    spend_potion(g, seat, holds(g, seat, "cancel an ability"))
    g.players[seat].ignored.append(monster.number)
    g.then(GainGems(seat, [monster.gem], "AMU-POT-06"))
