"""Reading what is printed, from content/*.toml: whatever is wrong is said at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from druzina.core import Problem, Problems
from druzina.core.content import one_at_a_time
from druzina.core.reading import parse
from druzina.games.gloomhaven.form import form

from .model import Card, CharacterClass, Deck, Goal, Item, MonsterType

HOME = Path(__file__).parents[1] / "content"
CLASSES, MONSTERS, DECKS, ITEMS, GOALS = "classes", "monsters", "decks", "items", "goals"

Fault = tuple[str, str, str, str, object]  # file, entry, field, the key of a sentence, value
E = TypeVar("E", CharacterClass, Card, MonsterType, Deck, Item, Goal)


class Printed(Struct, frozen=True):
    """All that is printed, by its ids; the cards of each class in the order of their file."""

    classes: dict[str, CharacterClass]
    cards: dict[str, Card]
    hands: dict[str, tuple[str, ...]]
    monsters: dict[str, MonsterType]
    decks: dict[str, Deck]
    items: dict[str, Item]
    goals: dict[str, Goal]


@lru_cache(maxsize=4)
@one_at_a_time
def load(folder: Path = HOME) -> Printed:
    """What the folder holds; `Problems` tells all that is wrong with it."""
    printed, problems = read(folder)
    if problems or printed is None:
        raise Problems(problems)
    return printed


def check(folder: Path = HOME) -> list[Problem]:
    """Everything that is wrong with a folder."""
    return read(folder)[1]


def read(folder: Path) -> tuple[Printed | None, list[Problem]]:
    """What is printed and its faults; nothing if a file does not have the form of one."""
    from .check import faults

    problems: list[Problem] = []

    def entries(file: str, table: str, kind: type[E]) -> dict[str, E]:
        found = {}
        for place, raw in enumerate(_listed(folder / f"{file}.toml", table, problems), 1):
            entry = _entry(f"{file}.toml", table, place, raw, kind, problems)
            if entry is None:
                continue
            if entry.id in found:
                problems.append(_wrong(file, entry.id, "id", "problem-printed-twice", entry.id))
            found[entry.id] = entry
        return found

    classes = entries(CLASSES, "class", CharacterClass)
    by_class = {id_: entries(f"cards/{id_}", "card", Card) for id_ in classes}
    cards: dict[str, Card] = {}
    for id_, own in by_class.items():
        twice = sorted(own.keys() & cards.keys())
        problems += [
            _wrong(f"cards/{id_}", card, "id", "problem-printed-twice", card) for card in twice
        ]
        cards |= own
    printed = Printed(
        classes,
        cards,
        {id_: tuple(own) for id_, own in by_class.items()},
        entries(MONSTERS, "monster", MonsterType),
        entries(DECKS, "deck", Deck),
        entries(ITEMS, "item", Item),
        entries(GOALS, "goal", Goal),
    )
    if problems:
        return None, problems
    return printed, [_wrong(*fault) for fault in faults(printed)]


def _wrong(file: str, entry: str, field: str, key: str, value: object) -> Problem:
    return Problem(key, file=f"{file}.toml", entry=entry, field=field, value=str(value))


def _listed(path: Path, table: str, problems: list[Problem]) -> Iterator[object]:
    document = parse(path, problems)
    if document is None:
        return
    listed = document.pop(table, None)
    problems += [_form(path.name, "–", key, {"detail": "form-unknown"}) for key in document]
    if isinstance(listed, list):
        yield from listed
    else:
        problems.append(_form(path.name, "–", table, {"detail": "form-missing"}))


def _entry(
    file: str, table: str, place: int, raw: object, kind: type[E], problems: list[Problem]
) -> E | None:
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        path, why = form(error)
        id_ = raw.get("id") if isinstance(raw, dict) else None
        entry = id_ if isinstance(id_, str) else f"{table} {place}"
        from .possible import unknown_word

        field = path.lstrip(".") or "–"
        word = unknown_word(file, entry, field, str(why["detail"]))
        problems.append(word or _form(file, entry, field, why))
        return None


def _form(file: str, entry: str, field: str, why: dict[str, int | str]) -> Problem:
    return Problem("problem-map-form", file=file, entry=entry, field=field, **why)
