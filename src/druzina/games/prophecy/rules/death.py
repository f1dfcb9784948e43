"""PRO-DTH: a character dies, and what becomes of all it had."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import NOTHING, OUT, WAITING, Kingdom
from druzina.games.prophecy.rules.asking import Ask
from druzina.games.prophecy.rules.cards import discard, hand_over, lose
from druzina.games.prophecy.rules.entering import prepare

NEW, LEAVE = "new", "leave"


def die(g: Kingdom, seat: int, killer: int = NOTHING) -> None:
    """PRO-DTH-01 to -06: the possessions are dealt with at once; `killer` beat it in a fight."""
    hero = g.heroes[seat]
    if g.told is not None:
        g.tell("PRO-DTH-01", "event-dies", seat=seat, character=hero.character)
    if killer != NOTHING:
        inherit(g, seat, killer)
    leave_all(g, seat)
    g.dead.append(hero.character)
    g.then(Mourning(seat, killer))


def inherit(g: Kingdom, seat: int, winner: int) -> None:
    """PRO-DTH-02, -10: gold and items, artifacts included, damaged ones as they are."""
    hero = g.heroes[seat]
    g.heroes[winner].gold += hero.gold
    for item in list(hero.items):
        hand_over(g, seat, winner, item)


def leave_all(g: Kingdom, seat: int) -> None:
    """PRO-DTH-03 to -06, PRO-FIN-20, PRO-VAP-11: the character leaves the board and all it had."""
    hero = g.heroes[seat]
    for item in list(hero.items):
        lose(g, seat, item)
        if LOADED[g.content].item(item).artifact:
            drop(g, seat, item)
        else:
            discard(g, item)
    scatter(g, hero.abilities)
    for card in hero.kept:
        discard(g, card)
    hero.abilities, hero.kept = [], []
    hero.gold = hero.xp = 0
    hero.lives = hero.red = hero.mags = hero.blue = 0
    hero.might = hero.mind = hero.safe = hero.certificates = 0
    hero.at_work, hero.used, hero.used_turn, hero.looped, hero.resting = [], [], [], [], []
    hero.field, hero.standing = NOTHING, OUT


def drop(g: Kingdom, seat: int, artifact: int) -> None:
    """PRO-DTH-05, -06: on the field of death, or in the sphere whose guardian killed."""
    if g.fight is not None and g.fight.in_sphere != NOTHING:
        g.spheres[g.fight.in_sphere].dropped.append(artifact)
    else:
        g.relics.append((g.heroes[seat].field, artifact))


def scatter(g: Kingdom, abilities: list[int]) -> None:
    """PRO-DTH-04, PRO-HID-07: under the decks of their guilds in an order nobody knows."""
    mixed = list(abilities)
    g.shuffle(mixed)
    for card in mixed:
        guild = LOADED[g.content].ability(card).guild
        g.guilds[guild].insert(0, card)
        g.buried[guild] = 0


# New characters


class Mourning(Step[Kingdom]):
    """PRO-DTH-07, -10 to -12, PRO-NEW-06: a new one, unless all is decided; then who is left."""

    seat: int
    killer: int = NOTHING

    def run(self, g: Kingdom) -> None:
        from druzina.games.prophecy.rules.ending import Settle, no_newcomers

        asked = [] if no_newcomers(g) or not g.pool else [TakeNew(self.seat)]
        g.then(*asked, Settle(self.killer))


class TakeNew(Ask):
    """PRO-DTH-07, -08: a new character, or out of the game."""

    clause = "PRO-DTH-07"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return (NEW, LEAVE)

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == LEAVE:
            return
        g.shuffle(g.pool)
        prepare(g, self.seat, g.draw(g.pool, "character"))
        hero = g.heroes[self.seat]
        hero.standing = WAITING
        if g.told is not None:
            g.tell("PRO-NEW-01", "event-new-character", seat=self.seat, character=hero.character)
