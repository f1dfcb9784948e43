"""What the rules look up: everything printed, its lines and modifier cards by number, maps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from msgspec import Struct

from druzina.core.content import fingerprint, one_at_a_time

from .cards.lines import AnyLine, Attack, Move, Summon, Summoned
from .cards.model import Card, Half, Modifier
from .cards.read import HOME, Printed
from .cards.read import load as load_printed
from .cards.walk import within
from .scenario_maps import ScenarioMap, numbers, unplayable
from .scenario_maps import load as load_map
from .scenario_verbs import Act

# GLH-CMP-04: a standard attack modifier deck.
STANDARD: tuple[tuple[Modifier, int], ...] = (
    (Modifier(n=0), 6),
    (Modifier(n=1), 5),
    (Modifier(n=-1), 5),
    (Modifier(n=2), 1),
    (Modifier(n=-2), 1),
    (Modifier(times=0, shuffle=True), 1),
    (Modifier(times=2, shuffle=True), 1),
)
# GLH-TRN-07, GLH-SUM-03: basic actions, and what a summon does.
BASIC = (Attack(n=2), Move(n=2), Move(relative=True), Attack(relative=True))
BLESS, CURSE, HINDRANCE = "bless", "curse", "hindrance"  # cards that leave the deck again


class Content(Struct, frozen=True, dict=True):
    """One set of content. `lines` has every line by its number, `places` the numbers by identity.

    `modifiers` are the different modifier cards; `marks` says which of them are blesses, curses
    and the −1 cards of items and scenarios.
    """

    fingerprint: str
    printed: Printed
    lines: tuple[AnyLine, ...]
    places: Mapping[int, int]
    modifiers: tuple[Modifier, ...]
    marks: Mapping[str, int]
    summons: Mapping[str, Summoned]
    folder: Path
    basic_attack: int
    basic_move: int
    own_move: int
    own_attack: int

    def numbers(self, lines: Iterable[AnyLine]) -> list[int]:
        """The numbers of lines of the content."""
        return [self.places[id(line)] for line in lines]

    def half(self, card: str, top: bool) -> Half:
        found: Card = self.printed.cards[card]
        return found.top if top else found.bottom

    def scenario(self, number: int) -> ScenarioMap:
        return load_map(number)

    def standard(self) -> list[int]:
        """GLH-CMP-04: a deck of twenty, unshuffled."""
        return [self.modifiers.index(card) for card, times in STANDARD for _ in range(times)]


LOADED: dict[str, Content] = {}


@lru_cache(maxsize=4)
@one_at_a_time
def load(folder: Path = HOME) -> Content:
    """The content of a folder, kept by its fingerprint."""
    printed = load_printed(folder)
    lines: list[AnyLine] = []
    places: dict[int, int] = {}
    for line in (*_all_lines(printed), *_scenario_lines()):
        places[id(line)] = len(lines)
        lines.append(line)
    for line in BASIC:
        places[id(line)] = len(lines)
        lines.append(line)
    modifiers, marks = _modifiers(printed)
    content = Content(
        fingerprint(entries(printed)),
        printed,
        tuple(lines),
        places,
        modifiers,
        marks,
        {line.figure.id: line.figure for line in lines if isinstance(line, Summon) and line.figure},
        folder,
        *(places[id(line)] for line in BASIC),
    )
    LOADED[content.fingerprint] = content
    return content


@cache
def playable() -> tuple[int, ...]:
    """GLH-V20: the scenarios whose rules can all be carried out, by number."""
    return tuple(number for number in numbers() if not unplayable(number))


def entries(printed: Printed) -> dict[str, object]:
    """What rules read, by id."""
    found: dict[str, object] = {}
    for kind in ("classes", "cards", "monsters", "decks", "items", "goals"):
        found |= {f"{kind}/{id_}": one for id_, one in getattr(printed, kind).items()}
    for number in numbers():
        found[f"scenario/{number}"] = load_map(number)
    return found


def _all_lines(printed: Printed) -> Iterable[AnyLine]:
    for card in printed.cards.values():
        yield from within([*card.top.lines, *card.bottom.lines])
    for deck in printed.decks.values():
        for one in deck.cards:
            yield from within(one.lines)
    for monster in printed.monsters.values():
        yield from within([*monster.first, *monster.second])
    for item in printed.items.values():
        yield from within(item.lines)


def _scenario_lines() -> Iterable[AnyLine]:
    """What objectives do in their turns."""
    for number in numbers():
        for rule in load_map(number).special:
            for effect in rule.do:
                if isinstance(effect, Act):
                    yield from within(effect.lines)


def _modifiers(printed: Printed) -> tuple[tuple[Modifier, ...], dict[str, int]]:
    """Every different card: the standard ones, those of perks, and three that leave again.

    A bless, a curse and a −1 of an item are cards of their own though they look like others.
    """
    found = [card for card, _ in STANDARD]
    for one in printed.classes.values():
        for perk in one.perks:
            found += [some.card for some in (*perk.add, *perk.remove) if some.card not in found]
    marks = {BLESS: len(found), CURSE: len(found) + 1, HINDRANCE: len(found) + 2}
    return (*found, Modifier(times=2), Modifier(times=0), Modifier(n=-1)), marks
