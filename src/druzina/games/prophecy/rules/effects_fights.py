"""Verbs that change whether and with whom one fights, and what a victory over somebody brings.

While a fight is about to begin or under way `g.fight` is its bout; a verb that takes its place
(PRO-CNT-10, Dodge) leaves no bout behind.
"""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import FIELDS, IN_SANCTUARY, NOTHING, Kingdom
from druzina.games.prophecy.parts import ChooseBattlefield
from druzina.games.prophecy.parts_fights import (
    CancelAttack,
    LayAdventure,
    ReplaceFight,
    Safe,
    SkipMonsters,
    TakeGold,
    TakeItem,
    Weaken,
)
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import Ask, named, number, placed
from druzina.games.prophecy.rules.cards import hand_over, left, plain_items
from druzina.games.prophecy.rules.conditions import printed
from druzina.games.prophecy.rules.effects import Carry, carries
from druzina.games.prophecy.rules.effects_cards import remove_lying
from druzina.games.prophecy.rules.laying import MOST_ADVENTURES, lay_open, lying

# Monsters


def _replaceable(g: Kingdom, frame: Carry, part: ReplaceFight) -> bool:
    """No guardian, and by printed values not above `most`."""
    bout = g.fight
    if bout is None or bout.monster == NOTHING or LOADED[g.content].monster(bout.monster).guardian:
        return False
    return not part.most or max(printed(g, bout)) <= part.most


@carries(ReplaceFight, _replaceable)
def replace_fight(g: Kingdom, frame: Carry, part: ReplaceFight) -> None:
    """PRO-CNT-10: neither a fight nor a victory; XP perhaps, no treasure."""
    assert g.fight is not None
    monster = g.fight.monster
    g.fight = None
    remove_lying(g, frame.seat, monster)
    if part.xp:
        stones.take_xp(g, frame.seat, LOADED[g.content].monster(monster).xp)


@carries(SkipMonsters)
def skip_monsters(g: Kingdom, frame: Carry, part: SkipMonsters) -> None:
    """Stealth: no monster is fought this turn."""
    g.now.stealthy = True
    g.fight = None


def _room(g: Kingdom, frame: Carry, part: LayAdventure) -> bool:
    """Call of the Wild: room on the field, no Stealth, no sphere in this turn."""
    field = g.heroes[frame.seat].field
    return (
        not g.now.stealthy
        and not g.now.sphere
        and g.battlefield == NOTHING
        and lying(g, field) < MOST_ADVENTURES
        and left(g, "adventure") > 0
    )


@carries(LayAdventure, _room)
def lay_adventure(g: Kingdom, frame: Carry, part: LayAdventure) -> None:
    g.now.called = True
    lay_open(g, g.heroes[frame.seat].field)


@carries(Weaken)
def weaken(g: Kingdom, frame: Carry, part: Weaken) -> None:
    assert g.fight is not None
    g.fight.strength = part.strength


# Characters


@carries(CancelAttack)
def cancel_attack(g: Kingdom, frame: Carry, part: CancelAttack) -> None:
    """Dodge: on a high enough roll the attack does not take place and is used up."""
    light = 1 + g.roll(6)
    if g.told is not None:
        key = "event-dodges" if light >= part.least else "event-dodges-not"
        g.tell("PRO-PVP-19", key, seat=frame.seat, n=light)
    if light >= part.least:
        g.fight = None


def loser(g: Kingdom, winner: int) -> int:
    """The other character of the fight under way."""
    assert g.fight is not None, "no fight under way"
    first, second = g.fight.sides
    return second.seat if first.seat == winner else first.seat


@carries(TakeGold)
def take_gold(g: Kingdom, frame: Carry, part: TakeGold) -> None:
    """Picking Pockets: all, if it has fewer; a dead loser's gold was taken already."""
    beaten = g.heroes[loser(g, frame.seat)]
    n = min(part.n, beaten.gold)
    if n:
        beaten.gold -= n
        stones.take_gold(g, frame.seat, n)


@carries(TakeItem)
def take_item(g: Kingdom, frame: Carry, part: TakeItem) -> None:
    """Robbery: one item of the loser's choice, no artifact, if it has any."""
    other = loser(g, frame.seat)
    if plain_items(g, other):
        g.then(GiveItem(other, frame.seat))


class GiveItem(Ask):
    """PRO-PVP-23: which item is given to the winner."""

    clause = "PRO-PVP-23"

    winner: int = NOTHING

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("give", g, plain_items(g, self.seat))

    def answer(self, g: Kingdom, choice: str) -> None:
        item = number(g, choice)
        hand_over(g, self.seat, self.winner, item)
        if g.told is not None:
            g.tell("PRO-PVP-23", "event-gives", seat=self.seat, owner=self.winner, card=item)


def _unsafe(g: Kingdom, frame: Carry, part: Safe) -> bool:
    """PRO-TIM-14: not twice, and of no use to a holder of an artifact."""
    safe = g.heroes[frame.seat].safe & IN_SANCTUARY
    return not safe and not g.artifacts(frame.seat)


@carries(Safe, _unsafe)
def safe(g: Kingdom, frame: Carry, part: Safe) -> None:
    g.heroes[frame.seat].safe |= IN_SANCTUARY


# The final battle


@carries(ChooseBattlefield)
def choose_battlefield(g: Kingdom, frame: Carry, part: ChooseBattlefield) -> None:
    g.then(NameBattlefield(frame.seat))


class NameBattlefield(Ask):
    """PRO-FIN-05: any of the fields, not a sphere."""

    clause = "PRO-FIN-05"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return placed("go", g, range(FIELDS))

    def answer(self, g: Kingdom, choice: str) -> None:
        g.battlefield = number(g, choice)
        if g.told is not None:
            g.tell("PRO-FIN-05", "event-battlefield", seat=self.seat, field=g.battlefield)
