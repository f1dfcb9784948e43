"""How the arguments of messages are spoken, what they point at, and cards in words: their texts
are made from their effects, with the factors multiplied where a multiple is chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.core.refusal import Listed
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
from druzina.games.big_book_of_madness.model import CARDS, MADNESS, SLOTS
from druzina.games.big_book_of_madness.rules.purse import ANY, KIND

# Arguments that name one of a few things: `to` hand is the message to-hand.
NAMED = ("to", "origin", "zone", "cause", "only", "level", "upgrade", "kind")
MULTIPLES = (1, 2, 3)
LETTERS = tuple(KIND)
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
    if isinstance(value, str) and name in _ONE:
        return _ONE[name](facts, value) if value else Shown("no-thing", "")
    return value


def _spoken_list(facts: Content, name: str, value: tuple[Listed, ...]) -> Spoken:
    if name in ("text", "parts"):
        effect = facts.effects[facts.numbers[str(value[0])]]
        times, *parts = (int(str(one)) for one in value[1:])
        return [part_text(effect, n, times) for n in parts] if parts else text(effect, times)
    if name in ("cost", "have"):
        return [_owed(*pair) for pair in value if isinstance(pair, tuple)]
    if name in _MANY:
        return [_MANY[name](facts, str(one)) for one in value]
    return value


def _named(
    kind: Callable[[Content], Sequence[Spell | Curse | Page | Wizard]],
) -> Callable[[Content, str], Mapping[str, str]]:
    """Things of a kind by the names they have."""
    return lambda facts, one: kind(facts)[facts.numbers[one]].name


_ONE: dict[str, Callable[[Content, str], Mapping[str, str] | Shown]] = {
    "card": lambda facts, one: card(one),
    "spell": _named(lambda facts: facts.spells),
    "curse": _named(lambda facts: facts.curses),
    "page": _named(lambda facts: facts.pages),
    "wizard": _named(lambda facts: facts.wizards),
    "ability": lambda facts, one: ability(facts.wizards[facts.numbers[one]]),
    "element": lambda facts, one: Shown(f"element-{ELEMENTS[KIND[one]]}", ""),
    "slot": lambda facts, one: Shown(f"slot-{one}", ""),
    "effect": lambda facts, one: text(facts.effects[facts.numbers[one]], 1),
}
_MANY = {
    "cards": _ONE["card"],
    "back": _ONE["card"],
    "spells": _ONE["spell"],
    "curses": _ONE["curse"],
    "elements": _ONE["element"],
}


def things(facts: Content) -> dict[str, Sequence[str]]:
    """Where messages have cards, slots and elements by their numbers."""
    spells, curses = [one.id for one in facts.spells], [one.id for one in facts.curses]
    wizards = [one.id for one in facts.wizards]
    return {
        **dict.fromkeys(("card", "cards", "back"), CARDS),
        **dict.fromkeys(("element", "elements"), tuple(KIND)),
        **dict.fromkeys(("spell", "spells"), spells),
        **dict.fromkeys(("curse", "curses"), curses),
        **dict.fromkeys(("wizard", "ability"), wizards),
        "page": [one.id for one in facts.pages],
        "effect": [one.card for one in facts.effects],
        "slot": SLOTS,
    }


def _owed(element: int | str, n: int | str) -> Shown:
    """So many of an element, none too; or of any one kind."""
    if element == ANY:
        return Shown("cost-any", "", {"n": n})
    return Shown("cost-element", "", {"n": n, "letter": element})


def ability(wizard: Wizard) -> Shown:
    return Shown(f"ability-{wizard.ability.replace(' ', '-')}", "BBM-WIZ-01")


def card(one: str) -> Shown:
    if one == CARDS[MADNESS]:
        return Shown("card-madness", "")
    return Shown("card-element", "", {"element": one[0], "value": int(one[1])})


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
            "parts": (effect.card, times, *parts),
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
            "spell": found.id,
            "id": found.id,
            "element": LETTERS[found.element],
            "n": found.level,
        }
        head = Shown("face-spell", "BBM-CAST-02", arguments)
        effect = facts.effects[found.effect]
        times = [_multiple(effect, n) for n in MULTIPLES]
        return [head, _line("face-effect", "BBM-CAST-03", effect), *times]
    if isinstance(found, Curse):
        shown: dict[str, Argument] = {"curse": found.id, "id": found.id}
        kind = Shown("face-curse", "BBM-CUR-07", {**shown, "kind": KINDS[found.kind]})
        return [kind, _line("face-trigger", "BBM-CUR-01", facts.effects[found.effect])]
    if isinstance(found, Wizard):
        return list(_wizard(found))
    assert isinstance(found, Page), "nothing else is in the catalogue"
    return list(_page(facts, found))


def _line(key: str, clause: str, effect: Effect) -> Shown:
    return Shown(key, clause, {"text": (effect.card, 0)})


def _multiple(effect: Effect, times: int) -> Shown:
    return Shown("face-multiple", "BBM-CAST-03", {"times": times, "text": (effect.card, times)})


def _wizard(wizard: Wizard) -> Iterator[Shown]:
    yield Shown("face-wizard", "BBM-WIZ-02", {"wizard": wizard.id, "id": wizard.id})
    ones = [f"{letter}1" for letter, n in zip(LETTERS, wizard.ones, strict=True) for _ in range(n)]
    deck: dict[str, Argument] = {"cards": (f"{LETTERS[wizard.strong]}2", *ones)}
    yield Shown("face-deck", "BBM-SET-07", deck)
    yield Shown("face-ability", "BBM-WIZ-01", {"ability": wizard.id})


def _page(facts: Content, page: Page) -> Iterator[Shown]:
    yield Shown("face-page", "BBM-BOOK-02", {"page": page.id, "id": page.id})
    if page.curses:
        yield Shown(
            "face-curses", "BBM-BOOK-02", {"elements": tuple(LETTERS[kind] for kind in page.curses)}
        )
    yield _line("face-arrival", "BBM-GRM-10", facts.effects[page.arrival])
    if page.bonus >= 0:
        yield _line("face-bonus", "BBM-BOOK-03", facts.effects[page.bonus])
        yield _line("face-penalty", "BBM-BOOK-03", facts.effects[page.penalty])


def catalogue(facts: Content) -> dict[str, Struct]:
    things: list[Wizard | Spell | Curse | Page] = [*facts.wizards, *facts.spells]
    things += [*facts.curses, *facts.pages]
    return {thing.id: thing for thing in things}


def targets(facts: Content, name: str, value: Argument) -> tuple[str, ...]:
    if name not in _POINTED or isinstance(value, tuple) or value == "":
        return ()
    return (f"{_POINTED[name]}:{value}",)


_POINTED = {
    "seat": "seat",
    "owner": "seat",
    "slot": "curse",
    "card": "supply",
    "spell": "spell",
    "curse": "card",
    "page": "page",
    "wizard": "wizard",
}
