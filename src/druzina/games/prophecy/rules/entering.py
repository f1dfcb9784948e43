"""PRO-SET-05, PRO-NEW: a character made ready and put on the board; who rolls highest."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.model import PLAYING, Kingdom


def prepare(g: Kingdom, seat: int, character: int) -> None:
    """PRO-SET-05, -06, PRO-NEW-03: its stones on the right, gold and experience, nothing else."""
    facts = LOADED[g.content]
    found = facts.characters[character]
    hero = g.heroes[seat]
    hero.character = character
    hero.red = hero.lives = found.strength
    hero.blue = hero.mags = found.willpower
    hero.gold, hero.xp = facts.table.gold, facts.table.xp


def roll_off(g: Kingdom, seats: Sequence[int]) -> int:
    """The seat with the highest die, the tied ones among themselves until one is left."""
    left = list(seats)
    while len(left) > 1:
        rolls = [g.roll(6) for _ in left]
        left = [seat for seat, roll in zip(left, rolls, strict=True) if roll == max(rolls)]
    return left[0]


def enter(g: Kingdom, seat: int) -> None:
    """PRO-NEW-04: on its first guild, one life and two mags fewer."""
    facts, hero = LOADED[g.content], g.heroes[seat]
    hero.standing = PLAYING
    hero.field = facts.guild_fields[facts.characters[hero.character].guilds[0]]
    hero.lives -= min(hero.lives, facts.table.new_lives)
    hero.mags -= min(hero.mags, facts.table.new_mags)
    if g.told is not None:
        g.tell("PRO-NEW-04", "event-enters", seat=seat, character=hero.character, field=hero.field)
