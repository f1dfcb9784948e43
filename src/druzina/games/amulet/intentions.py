"""What a hunter tells companions: what the way leads to, and where the next one will lead.

All of it is made of what everybody sees: places, trophies, weapons, spells, open oaths and quests.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from druzina.core import Argument, Shown
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.cooperating import manor_duty, nearness
from druzina.games.amulet.leaning import inclinations
from druzina.games.amulet.model import (
    CASTLE,
    COOPERATIVE,
    DUNGEONS,
    FAIR,
    HUT,
    LAIR,
    MANOR,
    MONASTERY,
    NOTHING,
    TOWER,
    VILLAGE,
    Realm,
)
from druzina.games.amulet.rules.asking import number, thing
from druzina.games.amulet.rules.moving import Go
from druzina.games.amulet.rules.visit import Act

TIRED = 2  # health that wants a bed more than anything else

Facts = dict[str, Argument]
Purpose = tuple[str, str, Facts]  # a word of the messages, the clause, and what they name


def aim(g: Realm, question: Any, choice: Any) -> Shown | None:
    """AMU-MOV-01, AMU-MOV-08: where somebody goes and what for; how they fight is a detail."""
    if g.mode != COOPERATIVE:
        return None
    if isinstance(question, Go):
        return _told("aim", g, question.seat, LOCATIONS.index(thing(choice)))
    if isinstance(question, Act):
        word = choice.partition(" ")[0]
        told = _DEEDS.get(word)
        return told(g, question.seat, choice) if told else None
    return None


def intention(g: Realm, seat: int) -> Shown | None:
    """Where the seat would go if it were its turn now."""
    if g.mode != COOPERATIVE or g.players[seat].character == NOTHING:
        return None
    question = Go(seat)
    choices = question.choices(g)
    if not choices:
        return None
    leaning = inclinations(g, question, choices)
    best = choices[leaning.index(max(leaning))]
    return _told("intends", g, seat, LOCATIONS.index(thing(best)))


def _told(way: str, g: Realm, seat: int, place: int) -> Shown:
    word, clause, facts = _oath(g, seat, place) or _PURPOSES[place](g, seat)
    at: Facts = {"at": LOCATIONS[place], "to": LOCATIONS[place]}
    key = f"aim-{word}" if way == "aim" else f"intends-{word}"
    return Shown(key, clause, {**at, **facts}, (f"location:{LOCATIONS[place]}",))


# What a place is gone to for


def _oath(g: Realm, seat: int, place: int) -> Purpose | None:
    """AMU-COO-28: an oath that can be fulfilled there."""
    for one in g.players[seat].oaths:
        oath = g.facts.oaths[one]
        if oath.place == LOCATIONS[place] and nearness(g, seat, oath.part) >= 1.0:
            return "oath", "AMU-COO-28", {"oath": one}
    return None


def _manor(g: Realm, seat: int) -> Purpose:
    if manor_duty(g, seat):
        return "manor", "AMU-COO-14", {"n": len(g.manor)}
    return "fight", "AMU-LOC-03", {}


def _fair(g: Realm, seat: int) -> Purpose:
    return _mend(g, seat) or ("gem", "AMU-LOC-02", {})


def _village(g: Realm, seat: int) -> Purpose:
    if g.village:
        return "drive", "AMU-LOC-06", {"n": len(g.village)}
    return _mend(g, seat) or _VISIT


def _monastery(g: Realm, seat: int) -> Purpose:
    hurt = g.most_health(seat) - g.players[seat].health
    return ("heal", "AMU-LOC-09", {"n": hurt}) if hurt >= TIRED else ("potion", "AMU-LOC-09", {})


def _tower(g: Realm, seat: int) -> Purpose:
    if g.players[seat].coins > TIRED:
        return "spells", "AMU-LOC-10", {}
    return _mend(g, seat) or _VISIT


def _hut(g: Realm, seat: int) -> Purpose:
    hurt = g.most_health(seat) - g.players[seat].health
    return _mend(g, seat) or (("heal", "AMU-LOC-08", {"n": hurt}) if hurt else _VISIT)


def _mend(g: Realm, seat: int) -> Purpose | None:
    damaged = g.players[seat].damaged.bit_count()
    return ("mend", "AMU-LOC-31", {"n": damaged}) if damaged else None


_VISIT: Purpose = ("visit", "AMU-MOV-01", {})
_PURPOSES: dict[int, Callable[[Realm, int], Purpose]] = {
    MANOR: _manor,
    LAIR: lambda g, seat: ("fight", "AMU-LOC-03", {}),
    DUNGEONS: lambda g, seat: ("descend", "AMU-LOC-04", {}),
    FAIR: _fair,
    VILLAGE: _village,
    MONASTERY: _monastery,
    TOWER: _tower,
    HUT: _hut,
    CASTLE: lambda g, seat: ("adventure", "AMU-LOC-01", {}),
}


# What is done in a visit


def _buy(g: Realm, seat: int, choice: str) -> Shown:
    spell = number(g, choice)
    return Shown("aim-buy", "AMU-LOC-10", {"spell": spell}, (f"spell:{thing(choice)}",))


def _purchase(g: Realm, seat: int, choice: str) -> Shown:
    potion = number(g, choice)
    return Shown("aim-purchase", "AMU-LOC-09", {"potion": potion}, (f"potion:{thing(choice)}",))


def _swear(g: Realm, seat: int, choice: str) -> Shown:
    return Shown("aim-swear", "AMU-COO-28", {"oath": number(g, choice)}, (f"seat:{seat}",))


def _hand(g: Realm, seat: int, choice: str) -> Shown:
    """AMU-COO-21: why somebody is given something."""
    other = int(thing(choice))
    return Shown("aim-hand", "AMU-COO-21", {"owner": other}, (f"seat:{other}",))


_DEEDS: dict[str, Callable[[Realm, int, str], Shown]] = {
    "buy": _buy,
    "purchase": _purchase,
    "oath": _swear,
    "hand": _hand,
}
