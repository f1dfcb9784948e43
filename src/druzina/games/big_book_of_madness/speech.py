"""How the arguments of messages are spoken, what they point at, and cards in words: their texts
are made from their effects, with the factors multiplied where a multiple is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.big_book_of_madness.content import (
    ELEMENTS,
    KINDS,
    Content,
    Curse,
    Effect,
    Page,
    Spell,
    Wizard,
)
from druzina.games.big_book_of_madness.model import CARDS, ELEMENT, MADNESS, SLOTS, VALUE

# Arguments that name one of a few things: `to` hand is the message to-hand.
NAMED = ("to", "origin", "zone", "cause", "only", "level", "upgrade", "kind")
MULTIPLES = (1, 2, 3)
CAUSES = {
    "BBM-END-01": "won",
    "BBM-END-02": "stack",
    "BBM-END-03": "monster",
    "BBM-END-04": "eliminated",
}


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Cards and things by their names, effects as their texts, the rest as words."""
    if name == "cause":
        return Shown(f"cause-{CAUSES[str(value)]}", "")
    if name in NAMED:
        return Shown(f"{name}-{str(value).replace(' ', '-')}", "")
    if isinstance(value, tuple):
        return _spoken_list(facts, name, value)
    if isinstance(value, int) and name in _ONE:
        return _ONE[name](facts, value)
    return value


def _spoken_list(facts: Content, name: str, value: tuple[int | str, ...]) -> Spoken:
    numbers = [int(one) for one in value if not isinstance(one, str)]
    if name in ("cards", "back"):
        return [card(one) for one in numbers]
    if name in ("spells", "curses"):
        things: Sequence[Spell | Curse] = facts.spells if name == "spells" else facts.curses
        return [things[one].name for one in numbers]
    if name == "elements":
        return [Shown(f"element-{ELEMENTS[one]}", "") for one in numbers]
    if name == "cost":
        return list(cost(numbers))
    if name == "have":
        return [_had(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)]
    if name == "text":
        return text(facts.effects[numbers[0]], numbers[1])
    if name == "parts":
        return [part_text(facts.effects[numbers[0]], n, numbers[1]) for n in numbers[2:]]
    return value


def _named(things: Sequence[Spell | Curse | Page | Wizard], one: int) -> Mapping[str, str] | Shown:
    return things[one].name if one >= 0 else Shown("no-thing", "")


_ONE: dict[str, Callable[[Content, int], Spoken]] = {
    "card": lambda facts, one: card(one),
    "spell": lambda facts, one: _named(facts.spells, one),
    "curse": lambda facts, one: _named(facts.curses, one),
    "page": lambda facts, one: _named(facts.pages, one),
    "wizard": lambda facts, one: _named(facts.wizards, one),
    "ability": lambda facts, one: ability(facts.wizards[one]),
    "element": lambda facts, one: Shown(f"element-{ELEMENTS[one]}", ""),
    "slot": lambda facts, one: Shown(f"slot-{SLOTS[one]}", ""),
    "effect": lambda facts, one: text(facts.effects[one], 1),
}


def _had(kind: int, n: int) -> Shown:
    """So many of an element, none too; of any one kind if there is no such element."""
    if kind >= len(ELEMENTS):
        return Shown("cost-any", "", {"n": n})
    return Shown("cost-element", "", {"n": n, "element": kind})


def ability(wizard: Wizard) -> Shown:
    return Shown(f"ability-{wizard.ability.replace(' ', '-')}", "BBM-WIZ-01")


def card(one: int) -> Shown:
    if one == MADNESS:
        return Shown("card-madness", "")
    return Shown("card-element", "", {"element": ELEMENT[one], "value": VALUE[one]})


def cost(numbers: Sequence[int]) -> Iterator[Shown]:
    """A cost by element; five numbers are a cost of any one kind."""
    for element, n in enumerate(numbers):
        if n and element < len(ELEMENTS):
            yield Shown("cost-element", "", {"n": n, "element": element})
        elif n:
            yield Shown("cost-any", "", {"n": n})


# Texts of effects


def text(effect: Effect, times: int) -> Shown:
    """A whole text. With `times` 0 the factors stand in brackets, as on the card."""
    parts = tuple(range(len(effect.parts)))
    who = f"who-{effect.who.replace(' ', '-')}"
    players = effect.players * max(1, times)
    return Shown(
        "text-effect",
        "",
        {
            "may": int(effect.may),
            "who": who,
            "players": players,
            "amount": _amount(effect.players, True, times),
            "parts": (effect.number, times, *parts),
        },
    )


class Said(Struct):
    """All that a part may say, whatever its kind: what it does not speak of is empty."""

    n: int = 0
    all: bool = False
    as_many: bool = False
    down_to: int = 0
    up_to_hand: int = 0
    per_player: int = 0
    up_to: bool = False
    origin: tuple[str, ...] = ()
    to: str = ""
    only: str = ""
    upgrade: str = ""
    condition: str = ""
    value: int = 0
    same: bool = False
    unpaid: bool = False
    others: bool = False
    less: int = 0


# How many, where no plain number says it.
OTHERWISE = ("all", "as_many", "down_to", "up_to_hand", "per_player")


def part_text(effect: Effect, number: int, times: int) -> Shown:
    """BBM-CAST-03, -04: one part, its factor multiplied."""
    part = effect.parts[number]
    said = msgspec.convert(part, Said, from_attributes=True)
    arguments: dict[str, Argument] = {
        "person": {"you": "you", "table": "table"}.get(effect.who, "then" if number else "they"),
        "n": part.amount(max(1, times)) or _plain(said),
        "amount": _amount(_plain(said), part.factor, times),
        "upto": int(said.up_to),
        "much": next((word.replace("_", "-") for word in OTHERWISE if getattr(said, word)), "n"),
        "only": "madness" if part.do == "cure" else said.only or "none",
        "origin": "-".join(said.origin) or "none",
        "to": said.to or "none",
        "upgrade": said.upgrade or "none",
        "condition": said.condition.replace(" ", "-") or "none",
        "value": said.value,
        "flag": int(said.unpaid or said.others or said.same),
        "less": said.less,
    }
    return Shown(f"do-{part.do.replace(' ', '-')}", "", arguments)


def _plain(said: Said) -> int:
    return said.n or said.down_to or said.up_to_hand or said.per_player


def _amount(n: int, factor: bool, times: int) -> str:
    if not factor:
        return str(n)
    return str(n * times) if times else f"⟨{n}⟩"


# Cards


def describe(facts: Content, thing: str) -> list[Shown]:
    """The face of the card with that id, from top to bottom."""
    found = catalogue(facts)[thing]
    if isinstance(found, Spell):
        arguments: dict[str, Argument] = {
            "spell": found.number,
            "id": found.id,
            "element": found.element,
            "n": found.level,
        }
        head = Shown("face-spell", "BBM-CAST-02", arguments)
        times = [_multiple(found.effect, n) for n in MULTIPLES]
        return [head, _line("face-effect", "BBM-CAST-03", found.effect), *times]
    if isinstance(found, Curse):
        shown: dict[str, Argument] = {"curse": found.number, "id": found.id}
        kind = Shown("face-curse", "BBM-CUR-07", {**shown, "kind": KINDS[found.kind]})
        return [kind, _line("face-trigger", "BBM-CUR-01", found.effect)]
    if isinstance(found, Wizard):
        return list(_wizard(found))
    assert isinstance(found, Page), "nothing else is in the catalogue"
    return list(_page(found))


def _line(key: str, clause: str, effect: int) -> Shown:
    return Shown(key, clause, {"text": (effect, 0)})


def _multiple(effect: int, times: int) -> Shown:
    return Shown("face-multiple", "BBM-CAST-03", {"times": times, "text": (effect, times)})


def _wizard(wizard: Wizard) -> Iterator[Shown]:
    yield Shown("face-wizard", "BBM-WIZ-02", {"wizard": wizard.number, "id": wizard.id})
    ones = [3 * element for element in range(4) for _ in range(wizard.ones[element])]
    deck: dict[str, Argument] = {"cards": (3 * wizard.strong + 1, *ones)}
    yield Shown("face-deck", "BBM-SET-07", deck)
    yield Shown("face-ability", "BBM-WIZ-01", {"ability": wizard.number})


def _page(page: Page) -> Iterator[Shown]:
    yield Shown("face-page", "BBM-BOOK-02", {"page": page.number, "id": page.id})
    if page.curses:
        yield Shown("face-curses", "BBM-BOOK-02", {"elements": page.curses})
    yield _line("face-arrival", "BBM-GRM-10", page.arrival)
    if page.bonus >= 0:
        yield _line("face-bonus", "BBM-BOOK-03", page.bonus)
        yield _line("face-penalty", "BBM-BOOK-03", page.penalty)


def catalogue(facts: Content) -> dict[str, Struct]:
    things: list[Wizard | Spell | Curse | Page] = [*facts.wizards, *facts.spells]
    things += [*facts.curses, *facts.pages]
    return {thing.id: thing for thing in things}


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if not isinstance(value, int):
        return ()
    if name in ("seat", "owner"):
        return (f"seat:{value}",)
    if name == "slot":
        return (f"curse:{SLOTS[value]}",)
    if name == "card":
        return (f"supply:{CARDS[value]}",)
    if name in _THINGS and value >= 0:
        return (f"{_THINGS[name]}:{_things(facts, name)[value].id}",)
    return ()


_THINGS = {"spell": "spell", "curse": "card", "page": "page", "wizard": "wizard"}


def _things(facts: Content, name: str) -> Sequence[Spell | Curse | Page | Wizard]:
    kinds: dict[str, Sequence[Spell | Curse | Page | Wizard]] = {
        "spell": facts.spells,
        "curse": facts.curses,
        "page": facts.pages,
        "wizard": facts.wizards,
    }
    return kinds[name]
