"""Tables of Amulet that begin with a position drawn by a test."""

from __future__ import annotations

from typing import Any

from druzina.core.position_text import write_position
from druzina.games.amulet import GAME
from druzina.games.amulet.content_model import COLOURS, LOCATIONS, MYTHICAL
from druzina.games.amulet.model import CUBES, EVENING, MORNING, NIGHT, NOTHING, Realm
from druzina.games.amulet.rules.day import Phase, Turn
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.view import attacking
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}


def opened(house: House, *seats: dict[str, str], **more: Any) -> Any:
    return house.post("/tables", {"game": "amulet", "seats": list(seats), **more})


def placed(house: House, g: Realm, *seats: dict[str, str], **options: Any) -> Any:
    """A table that goes on from this position; seat 0 is Ana's, the others are bots."""
    g.told = None
    mode = g.mode if len(g.players) > 1 else "cooperative"
    wanted = GAME.read_options({"seats": len(g.players), "mode": mode, **options})
    people = list(seats) or [ME, *[BOT] * (len(g.players) - 1)]
    text = write_position(GAME, wanted, whole(g))
    return house.post("/positions", {"text": text, "seats": people})


def followed(g: Realm, seat: int = 0) -> Realm:
    """The rest of the day comes after what is on the stack: a table that can be played on."""
    order = g.circle()
    later = order[order.index(seat) + 1 :]
    phases = [Phase(phase) for phase in (MORNING, EVENING, NIGHT) if phase > g.phase]
    g.stack[:0] = [*reversed(phases), *(Turn(one) for one in reversed(later))]
    return g


# What a drawing leaves out


def whole(g: Realm) -> Realm:
    """Everything a drawing does not name lies where the laws of the game want it."""
    _monsters(g)
    _supplies(g)
    used = [0] * len(COLOURS)
    for player in g.players:
        fields = g.facts.characters[player.character].fields
        for colour in range(len(COLOURS)):
            lying = [n for n, one in enumerate(fields) if one.colour == colour]
            used[colour] += player.aside[colour] + sum(player.amulet >> n & 1 for n in lying)
    g.gems = [CUBES - n for n in used]
    g.adventures = [n for n in range(len(g.facts.adventures)) if n != g.adventure]
    g.upgrades = [n for n in range(len(LOCATIONS)) if not g.upgraded >> n & 1]
    if g.together:
        g.story = max(g.story, 0)
        held = [
            one for player in g.players for one in (*player.oaths, player.sworn, player.dropped)
        ]
        g.unsworn = [n for n in range(len(g.facts.oaths)) if n not in held]
    return g


def _monsters(g: Realm) -> None:
    seats, table = len(g.players), g.facts.table
    named = [*g.lair, *g.manor, *g.village, *g.mythical, g.dungeon, *attacking(g)]
    named += [one for player in g.players for one in player.trophies]
    named += [step.monster for step in g.stack if isinstance(step, Fight)]
    all_ = [one for one in g.facts.monsters if one.level == MYTHICAL or one.mark <= seats]
    left = [one for one in all_ if one.number not in named]
    ordinary = sorted(one.number for one in left if one.level != MYTHICAL)
    drawn = g.round * (table.lair[seats - 1] + table.manor[seats - 1])
    size = sum(one.level != MYTHICAL for one in all_) - drawn
    assert size <= len(ordinary), f"on day {g.round} only so many cards are out of the deck"
    g.deck = ordinary[len(ordinary) - size :][::-1]
    g.gone = ordinary[: len(ordinary) - size]
    g.unused = [one.number for one in left if one.level == MYTHICAL]


def _supplies(g: Realm) -> None:
    place, table = len(g.players) - 1, g.facts.table
    laid = [one.text.partition("@")[0] for one in g.laid]
    out = [one for player in g.players for one in player.spells]
    out += [one.number for one in g.facts.spells if one.id in laid]
    size = sum(some[place] for some in table.spells.values()) - len(out)
    g.spells = [n for n in range(len(g.facts.spells)) if n not in out][:size]
    drunk = [one for player in g.players for one in player.potions]
    size = table.potions[place] - len(drunk)
    g.potions = [n for n in range(len(g.facts.potions)) if n not in drunk][:size]
    if g.phase != NIGHT and g.dungeon == NOTHING and g.mythical:
        g.dungeon = g.mythical.pop()
