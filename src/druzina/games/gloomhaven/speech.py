"""How the arguments of messages are spoken, what they point at, and things in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.gloomhaven.cards.read import Printed
from druzina.games.gloomhaven.content import Content
from druzina.games.gloomhaven.telling import START

Word = Mapping[str, str] | Shown

# Arguments that name one of a few things: `condition` poison is the message condition-poison.
NAMED = ("condition", "element", "half", "slot", "pile")
SEVERAL = {"cards": "card", "elements": "element", "items": "item", "figures": "figure"}
CARD = ("card", "second")
FIGURE = ("figure", "target")
DIRECTIONS = ("direction", "other")
PLACES = ("place", "end")


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Things by their names, figures and hexes by what was told of them, the rest as words."""
    if isinstance(value, str):
        return _named(facts, name, value) or value
    if isinstance(value, int):
        return Shown(f"heading-{value}", "") if name in DIRECTIONS else value
    if name in PLACES:
        return place(*map(str, value))
    if name in SEVERAL:
        words = (_named(facts, SEVERAL[name], str(one)) for one in value)
        return [word for word in words if word is not None]
    return value


def _named(facts: Content, name: str, value: str) -> Word | None:
    """What has a name: a thing of the content, or one of a few words."""
    if name in NAMED:
        return Shown(f"{name}-{value.replace('_', '-')}", "")
    if name in FIGURE:
        return figure(facts, value)
    if name == "way":
        return way(value)
    if name == "actor":
        return _actor(facts, value)
    find = _NAMES.get(name)
    return find(facts, value) if find is not None else None


def _actor(facts: Content, value: str) -> Word:
    """Who or what comes first: a character, a type of monsters, a card, or a wound."""
    printed = facts.printed
    for known in (printed.classes, printed.monsters, printed.cards):
        if value in known:
            return known[value].name
    return Shown(f"condition-{value}", "")


_NAMES: dict[str, Callable[[Content, str], Word]] = {
    "card": lambda facts, id_: facts.printed.cards[id_].name,
    "second": lambda facts, id_: facts.printed.cards[id_].name,
    "item": lambda facts, id_: facts.printed.items[id_].name,
    "goal": lambda facts, id_: facts.printed.goals[id_].name,
    "type": lambda facts, id_: facts.printed.monsters[id_].name,
    "character": lambda facts, id_: facts.printed.classes[id_].name,
}


# Figures and hexes


def figure(facts: Content, told: str) -> Word:
    """A character by its class, a monster by its type, standee and rank, a summon by its name."""
    what, rank, number, _ = told.split(":")
    printed = facts.printed
    if what in printed.classes:
        return printed.classes[what].name
    if what in printed.monsters:
        key = {"elite": "figure-elite", "boss": "figure-boss"}.get(rank, "figure-monster")
        return Shown(key, "", {"type": what, "number": int(number)})
    return Shown(f"summon-{what}" if what in facts.summons else "figure-objective", "")


def place(leads: str, start: str, lying: str) -> Shown:
    """A hex by the way to it and what lies there."""
    if lying:
        return Shown(f"place-with-{lying}", "", {"place": (leads, start, "")})
    if leads.startswith(START):
        return Shown("place-start", "", {"n": int(leads.partition(":")[2])})
    if not start:
        return way(leads)
    if not leads:
        return Shown("place-of", "", {"figure": start})
    return Shown("place-from", "", {"way": leads, "figure": start})


def way(told: str) -> Shown:
    """Steps in a direction, and in the next one; none at all is the own hex."""
    if not told:
        return Shown("place-own", "")
    n, number, m, following = map(int, told.split(":"))
    if m == 0:
        return Shown("hex-line", "", {"n": n, "direction": number})
    return Shown("hex-bent", "", {"n": n, "direction": number, "m": m, "other": following})


# What arguments point at


def targets(name: str, value: Argument) -> tuple[str, ...]:
    if name == "seat":
        return (f"seat:{value}",)
    if name in FIGURE:
        return (f"figure:{str(value).rpartition(':')[2]}",)
    if name in CARD or name in ("item", "goal"):
        return (f"card:{value}" if name in CARD else f"{name}:{value}",)
    return ()


# Faces


_FACES: dict[str, Mapping[str, Struct]] = {}


def catalogue(facts: Content) -> Mapping[str, Struct]:
    """Everything that has a name and a face, by id; made once for each content."""
    if facts.fingerprint not in _FACES:
        _FACES[facts.fingerprint] = _faces(facts.printed)
    return _FACES[facts.fingerprint]


def _faces(printed: Printed) -> Mapping[str, Struct]:
    return {
        **printed.classes,
        **printed.cards,
        **printed.items,
        **printed.monsters,
        **printed.goals,
    }


def describe(facts: Content, thing: str) -> list[Shown]:
    return []
