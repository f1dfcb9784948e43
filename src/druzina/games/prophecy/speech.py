"""How the arguments of messages are spoken, what they point at, and things in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.prophecy import wording
from druzina.games.prophecy.content import Content
from druzina.games.prophecy.content_model import GUILDS, SPHERES
from druzina.games.prophecy.model import NOTHING
from druzina.games.prophecy.parts import Table

# Arguments that name one of a few things: `type` beast is the message type-beast.
NAMED = ("window", "limit", "type", "attribute", "cause")


Word = Mapping[str, str] | Shown | str
CARDS = ("card", "monster", "cards", "given", "claimed")
MANY = {"cards": "card", "given": "card", "claimed": "card", "guilds": "guild"}
UNITS = ("lives", "mags", "gold", "xp", "fields")


def things(facts: Content) -> dict[str, Sequence[str]]:
    """Where messages have things by their numbers."""
    return {
        **dict.fromkeys(CARDS, facts.ids),
        "field": [field.id for field in facts.fields],
        "character": [character.id for character in facts.characters],
        "guild": GUILDS,
        "guilds": GUILDS,
        "sphere": SPHERES,
    }


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Things by their names, effects as their texts, the rest as words."""
    if name in NAMED and isinstance(value, str):
        return Shown(f"{name}-{value.replace('_', '-').replace(' ', '-')}", "")
    if isinstance(value, tuple):
        return _several(facts, name, tuple(one for one in value if not isinstance(one, tuple)))
    if name in _NAMES:
        return _named(facts, name, value)
    if isinstance(value, int) and name in _ONE:
        return _ONE[name](facts, value)
    if isinstance(value, str) and name in _WORDS:
        return Shown(f"{_WORDS[name]}-{value}", "")
    return value


def _several(facts: Content, name: str, value: tuple[int | str, ...]) -> Spoken:
    if name in MANY:
        words = [_named(facts, MANY[name], one) for one in value]
        return [word for word in words if not isinstance(word, str)] or Shown("no-thing", "")
    return _LISTS[name](facts, value) if name in _LISTS else value


def _named(facts: Content, name: str, value: int | str) -> Word:
    """A thing by its number or its id; there may be none."""
    if value in ("", -1):
        return Shown("no-thing", "")
    number = value if isinstance(value, int) else things(facts)[name].index(value)
    return _NAMES[name](facts, number)


_NAMES: dict[str, Callable[[Content, int], Word]] = {
    "card": lambda facts, n: facts.cards[n].name,
    "monster": lambda facts, n: facts.cards[n].name,
    "character": lambda facts, n: facts.characters[n].name,
    "field": lambda facts, n: facts.fields[n].name,
    "guild": lambda facts, n: facts.fields[facts.guild_fields[n]].name,
    "sphere": lambda facts, n: SPHERES[n],
}

# Words that stand in a sentence in a form of their own.
_WORDS = {"first": "weapon", "second": "weapon", "terrain": "place"}


def _amount(unit: str) -> Callable[[Content, int], Spoken]:
    """So many of them, in the right form: `2 lives`."""
    return lambda facts, n: Shown(f"amount-{unit}", "", {"n": n})


_ONE: dict[str, Callable[[Content, int], Spoken]] = {
    "does": lambda facts, n: wording.parts_text(facts.effects[n]),
    "costs": lambda facts, n: wording.costs(facts.effects[n].cost),
    "when": lambda facts, n: wording.conditions_text(facts.effects[n], 0),
    **{unit: _amount(unit) for unit in UNITS},
}


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
    if name in ("seat", "owner"):
        return (f"seat:{value}",)
    return (f"{name}:{value}",) if value and name in _NAMES else ()


# Faces


def catalogue(facts: Content) -> Mapping[str, Struct]:
    """Everything that has a face, by id; copies have one."""
    found: dict[str, Struct] = {character.id: character for character in facts.characters}
    found |= {field.id: field for field in facts.fields}
    return found | {card.id: card for card in facts.cards}


def describe(facts: Content, thing: str) -> list[Shown]:
    return wording.describe(facts, catalogue(facts)[thing])


def position_names(facts: Content) -> dict[str, dict[int, str]]:
    """The fields of a position that hold things by number, with the things' ids."""
    cards = {NOTHING: "-", **dict(enumerate(facts.ids))}
    fields = {NOTHING: "-", **{field.number: field.id for field in facts.fields}}
    characters = {NOTHING: "-", **{one.number: one.id for one in facts.characters}}
    listed = (
        "deck", "discard", "items", "damaged", "abilities", "kept", "looked", "open", "hidden",
        "lessons", "goods", "gone", "lesser", "greater", "artifact", "dropped", "guilds",
        "weapon", "hands", "head", "thrown", "monster",
    )  # fmt: skip
    return {
        **dict.fromkeys(listed, cards),
        **dict.fromkeys(("field", "battlefield"), fields),
        **dict.fromkeys(("character", "pool", "dead", "passed"), characters),
    }
