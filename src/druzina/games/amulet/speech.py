"""How the arguments of messages are spoken, what they point at, and things in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.amulet.content import Content
from druzina.games.amulet.content_model import COLOURS, INN
from druzina.games.amulet.wording import describe as described
from druzina.games.amulet.wording import night_text, who_text

CAUSES = {
    "AMU-COO-08": "won",
    "AMU-COO-14": "manor",
    "AMU-COO-15": "mythical",
    "AMU-COO-16": "deck",
    "AMU-COO-17": "stuns",
    "AMU-COO-25": "late",
    "AMU-HID-03": "quests",
    "AMU-HID-07": "late",
}


class Named(Protocol):
    @property
    def id(self) -> str: ...

    @property
    def name(self) -> dict[str, str]: ...


def _listed(facts: Content) -> dict[str, Sequence[Named]]:
    """The things of the content by the names that arguments have for one of them."""
    return {
        "character": facts.characters,
        "monster": facts.monsters,
        "adventure": facts.adventures,
        "weapon": facts.weapons,
        "spell": facts.spells,
        "potion": facts.potions,
        "oath": facts.oaths,
        "quest": facts.quests,
        "story": facts.stories,
        "skill": facts.skills,
        "upgrade": facts.upgrades,
        "location": facts.locations,
    }


RINGS = {"O": "outer", "S": "between", "I": "inner"}
PETALS = 6
NUMBERS = ("numbers",)
MANY = {"monsters": "monster", "weapons": "weapon", "oaths": "oath", "quests": "quest"}


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Things by their names, colours and causes as words, goods and tokens as lists."""
    things = _listed(facts).get(name)
    if things is not None and isinstance(value, str):
        return things[facts.numbers[value]].name if value else Shown("no-thing", "")
    if name in MANY and isinstance(value, tuple):
        listed = _listed(facts)[MANY[name]]
        return [listed[facts.numbers[str(one)]].name for one in value]
    if name in NUMBERS and isinstance(value, tuple):
        return " / ".join(map(str, value))
    if name in _WAYS:
        return _WAYS[name](facts, value)
    return value


def things(facts: Content) -> dict[str, Sequence[str]]:
    """Where messages have things by their numbers."""
    ids = {name: [one.id for one in listed] for name, listed in _listed(facts).items()}
    return {
        **ids,
        **{many: ids[one] for many, one in MANY.items()},
        "gem": COLOURS,
        "night": [one.id for one in facts.nights],
    }


def gem(facts: Content, value: Argument) -> Spoken:
    return Shown(f"gem-{value}", "")


def cause(facts: Content, value: Argument) -> Spoken:
    return Shown(f"cause-{CAUSES.get(str(value), 'late')}", "")


def places(facts: Content, value: Argument) -> Spoken:
    if not isinstance(value, tuple) or not value:
        return Shown("no-thing", "")
    return [place(facts, str(one)) for one in value]


def place(facts: Content, name: str) -> Mapping[str, str] | Shown:
    return Shown("slot-inn", "") if name == INN else facts.location(name).name


def laid(facts: Content, value: Argument) -> Spoken:
    """An arrangement as the tokens that lie in it."""
    names = [word.partition("@")[0] for word in str(value).split()]
    tokens = [token(facts, name) for name in names if name in facts.numbers]
    return tokens or Shown("no-token", "")


def token(facts: Content, name: str) -> Mapping[str, str]:
    """A weapon, a helper or a spell by its id."""
    number = facts.numbers[name]
    kinds: tuple[Sequence[Named], ...] = (facts.weapons, facts.helpers, facts.spells)
    for things in kinds:
        if number < len(things) and things[number].id == name:
            return things[number].name
    return {}


def one_token(facts: Content, value: Argument) -> Spoken:
    return token(facts, str(value)) if str(value) in facts.numbers else value


def goods(facts: Content, value: Argument) -> Spoken:
    """AMU-COO-21: what is handed over, `coins 3`, `gem red`, `spell ray`."""
    if not isinstance(value, tuple) or not value:
        return Shown("no-thing", "")
    return [_good(facts, str(one)) for one in value]


def _good(facts: Content, good: str) -> Mapping[str, str] | Shown:
    word, _, what = good.partition(" ")
    if word == "coins":
        return Shown("goods-coins", "", {"n": int(what)})
    if word == "gem":
        return Shown(f"gem-{what}", "")
    things: Sequence[Named] = facts.spells if word == "spell" else facts.potions
    return things[facts.numbers[what]].name


def night(facts: Content, value: Argument) -> Spoken:
    return night_text(facts.nights[facts.numbers[str(value)]]) if value else Shown("no-thing", "")


def slot(facts: Content, value: Argument) -> Spoken:
    """A face-down card by its place in the row: `lair:2`."""
    name, _, n = str(value).partition(":")
    return Shown("slot-numbered", "", {"places": (name,), "n": int(n)})


def square(facts: Content, value: Argument) -> Spoken:
    """A square of a card, `2,1`; beside it the numbers go on, and below one."""
    column, _, row = str(value).partition(",")
    if not row:
        return value
    return Shown("square-at", "", {"column": int(column), "row": int(row)})


def node(facts: Content, value: Argument) -> Spoken:
    """AMU-XP-03: a node of somebody's tree by the skill or the weapon it gives."""
    if not isinstance(value, tuple):
        return value
    character, name = map(str, value)
    found = next(one for one in facts.character(character).tree if one.id == name)
    return facts.skills[found.skill].name if found.skill >= 0 else facts.weapons[found.weapon].name


def amulet_field(facts: Content, value: Argument) -> Spoken:
    """A field by the petals it bounds: `O2` outside, `S1` between two, `I3` towards the centre."""
    ring, n = str(value)[:1], int(str(value)[1:])
    return Shown(f"field-{RINGS[ring]}", "", {"n": n, "next": n % PETALS + 1})


def who(facts: Content, value: Argument) -> Spoken:
    return who_text(value) if isinstance(value, tuple) else value


def tale(facts: Content, value: Argument) -> Spoken:
    """AMU-COO-03: one of the three texts of a story card."""
    if not isinstance(value, tuple):
        return value
    story, n = map(str, value)
    return facts.stories[facts.numbers[story]].text[int(n)]


_WAYS: dict[str, Callable[[Content, Argument], Spoken]] = {
    "gem": gem,
    "cause": cause,
    "places": places,
    "laid": laid,
    "token": one_token,
    "goods": goods,
    "wanted": goods,
    "night": night,
    "who": who,
    "node": node,
    "field": amulet_field,
    "slot": slot,
    "square": square,
    "tale": tale,
    "at": lambda facts, value: Shown(f"at-{value}", ""),
    "to": lambda facts, value: Shown(f"to-{value}", ""),
    "part": lambda facts, value: Shown(str(value), ""),
}


# What arguments point at


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if name in ("seat", "owner"):
        return (f"seat:{value}",)
    return (f"{name}:{value}",) if value and name in _listed(facts) else ()


# Faces


def catalogue(facts: Content) -> Mapping[str, Struct]:
    kinds = (
        facts.monsters, facts.adventures, facts.weapons, facts.helpers, facts.spells,
        facts.potions, facts.skills, facts.upgrades, facts.characters, facts.oaths, facts.quests,
        facts.stories, facts.locations, facts.nights,
    )  # fmt: skip
    return {thing.id: thing for things in kinds for thing in things}


def describe(facts: Content, thing: str) -> list[Shown]:
    return described(facts, catalogue(facts)[thing])


def position_names(facts: Content) -> dict[str, dict[int, str]]:
    """The fields of a position that hold things by number, with the things' ids."""

    def ids(things: Sequence[Named]) -> dict[int, str]:
        return {n: thing.id for n, thing in enumerate(things)}

    cards = ("deck", "lair", "manor", "village", "dungeon", "mythical", "unused", "gone")
    places = ids(facts.locations)
    return {
        **dict.fromkeys((*cards, "returned", "trophies", "ignored", "looked"), ids(facts.monsters)),
        **dict.fromkeys(("oaths", "sworn", "dropped", "refuted", "unsworn"), ids(facts.oaths)),
        **dict.fromkeys(("adventure", "adventures"), ids(facts.adventures)),
        **dict.fromkeys(("quests", "kept"), ids(facts.quests)),
        "spells": ids(facts.spells),
        "potions": ids(facts.potions),
        "upgrades": places,
        "character": ids(facts.characters),
        "story": ids(facts.stories),
        "place": {**places, len(places): INN},
    }
