"""How the arguments of messages are spoken, what they point at, and things in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.prophecy import wording
from druzina.games.prophecy.content import Content
from druzina.games.prophecy.content_model import GUILDS, SPHERES
from druzina.games.prophecy.parts import Table

# Arguments that name one of a few things: `type` beast is the message type-beast.
NAMED = ("window", "limit", "type", "attribute", "cause")


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Things by their names, effects as their texts, the rest as words."""
    if name in NAMED and isinstance(value, str):
        return Shown(f"{name}-{value.replace('_', '-').replace(' ', '-')}", "")
    if isinstance(value, tuple):
        plain = tuple(one for one in value if not isinstance(one, tuple))
        return _LISTS[name](facts, plain) if name in _LISTS else value
    if isinstance(value, int) and name in _ONE:
        return _ONE[name](facts, value)
    if isinstance(value, str) and name in _WORDS:
        return Shown(f"{_WORDS[name]}-{value}", "")
    return value


# Words that stand in a sentence in a form of their own.
_WORDS = {"first": "weapon", "second": "weapon", "terrain": "place"}


UNITS = ("lives", "mags", "gold", "xp", "fields")


def _amount(unit: str) -> Callable[[Content, int], Spoken]:
    """So many of them, in the right form: `2 lives`."""
    return lambda facts, n: Shown(f"amount-{unit}", "", {"n": n})


_ONE: dict[str, Callable[[Content, int], Spoken]] = {
    "card": lambda facts, n: facts.cards[n].name if n >= 0 else Shown("no-thing", ""),
    "monster": lambda facts, n: facts.cards[n].name,
    "character": lambda facts, n: facts.characters[n].name,
    "field": lambda facts, n: facts.fields[n].name,
    "guild": lambda facts, n: facts.fields[facts.guild_fields[n]].name,
    "sphere": lambda facts, n: SPHERES[n] if n >= 0 else Shown("no-thing", ""),
    "does": lambda facts, n: wording.parts_text(facts.effects[n]),
    "costs": lambda facts, n: wording.costs(facts.effects[n].cost),
    "when": lambda facts, n: wording.conditions_text(facts.effects[n], 0),
    **{unit: _amount(unit) for unit in UNITS},
}


def _cards(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    if not value:
        return Shown("no-thing", "")
    return [facts.cards[int(one)].name for one in value]


def _guilds(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    return [facts.fields[facts.guild_fields[int(one)]].name for one in value]


def _types(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    return [Shown(f"against-{one}", "") for one in value]


def _places(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    return [Shown(f"place-{one}", "") for one in value]


def _table(facts: Content, effect: int, place: int) -> Table:
    part = facts.effects[effect].parts[place]
    assert isinstance(part, Table), "only tables have rows"
    return part


def _rows(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    effect, place = map(int, value)
    return wording.rows_text(_table(facts, effect, place), effect, place)


def _result(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    effect, place, row = map(int, value)
    found = _table(facts, effect, place).rows[row]
    return [wording.part_text(part, effect, place) for part in found.parts]


def _of_unit(facts: Content, value: tuple[int | str, ...]) -> Spoken:
    unit, n = value
    return Shown(f"amount-{unit}", "", {"n": n})


_LISTS: dict[str, Callable[[Content, tuple[int | str, ...]], Spoken]] = {
    "cards": _cards,
    "given": _cards,
    "claimed": _cards,
    "guilds": _guilds,
    "types": _types,
    "places": _places,
    "rows": _rows,
    "result": _result,
    "amount": _of_unit,
    "condition": lambda facts, value: wording.condition_text(facts.effects[int(value[0])], value),
    "further": lambda facts, value: wording.conditions_text(
        facts.effects[int(value[0])], int(value[1])
    ),
}


# What arguments point at


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if not isinstance(value, int) or value < 0:
        return ()
    if name in ("seat", "owner"):
        return (f"seat:{value}",)
    pointed: dict[str, Callable[[int], str]] = {
        "card": lambda n: facts.ids[n],
        "field": lambda n: facts.fields[n].id,
        "character": lambda n: facts.characters[n].id,
        "sphere": lambda n: SPHERES[n],
        "guild": lambda n: GUILDS[n],
    }
    return (f"{name}:{pointed[name](value)}",) if name in pointed else ()


# Faces


def catalogue(facts: Content) -> Mapping[str, Struct]:
    """Everything that has a face, by id; copies have one."""
    found: dict[str, Struct] = {character.id: character for character in facts.characters}
    found |= {field.id: field for field in facts.fields}
    return found | {card.id: card for card in facts.cards}


def describe(facts: Content, thing: str) -> list[Shown]:
    return wording.describe(facts, catalogue(facts)[thing])
