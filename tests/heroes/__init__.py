"""A game that is all set-up: each seat brings a hero with a class, cards, items and perks.

HER-01  A hero has a class, and as many cards of it as the hand of the class holds, of its level
        at most.
HER-02  A hero may bring two items; there is only one sword.
HER-03  From the second level on a hero has a perk for each level.
HER-04  In turn everybody marches; with that the game is won.

Tests serve it as if it stood among the games (`tests.heroes.serving`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from druzina.core import (
    Game,
    Luck,
    Options,
    Outcome,
    Position,
    Problem,
    Question,
    SeatOptions,
    Shown,
    Step,
    Teams,
    blend,
    one_team,
)
from druzina.core.luck import State
from druzina.core.seat_field import Field

HANDS = {"brute": 3, "mage": 2}
CARDS = {  # with their levels
    "brute": {"bash": 1, "leap": 1, "shout": 1, "wall": 1, "crush": 2, "rage": 4},
    "mage": {"spark": 1, "mist": 1, "frost": 1, "storm": 3},
}
PERKS = {"brute": ("thick", "loud", "quick"), "mage": ("calm", "bright", "quick")}
SHARED = {"sword"}


class Hero(SeatOptions, frozen=True, kw_only=True):
    name: Annotated[str, Meta(max_length=12)] = ""
    level: Annotated[int, Meta(ge=1, le=9)] = 1
    banner: Literal["red", "blue", "green"] = "red"
    cards: tuple[str, ...] = ()
    items: Annotated[
        tuple[Literal["boots", "sword", "cloak", "potion"], ...], Meta(max_length=2)
    ] = ()
    perks: tuple[str, ...] = ()
    veteran: bool = False


class HeroOptions(Options, frozen=True, kw_only=True):
    scenario: Literal["cave", "tower"] = "cave"
    each: tuple[Hero, ...] = ()


class March(Position, kw_only=True):
    heroes: list[Hero]
    gone: int = 0


class Begin(Step[March]):
    """HER-04"""

    def run(self, g: March) -> None:
        g.then(*(Go(seat) for seat in range(len(g.heroes))), End())


class Go(Question[March, str]):
    """HER-04"""

    verb = "go"
    clause = "HER-04"

    def choices(self, g: March) -> list[str]:
        return ["go left", "go right"]

    def write(self, g: March, choice: str) -> str:
        return choice

    def show(self, g: March, choice: str) -> Shown:
        return Shown("choose-" + choice.replace(" ", "-"), self.clause)

    def answer(self, g: March, choice: str) -> None:
        g.gone += 1
        g.tell("HER-04", "event-gone", seat=self.seat)


class End(Step[March]):
    def run(self, g: March) -> None:
        seats = len(g.heroes)
        g.end(Outcome("HER-04", [True] * seats, [1] * seats, [g.gone] * seats))


class SeenMarch(Struct):
    round: int
    heroes: list[Hero]
    gone: int


class Card(Struct):
    """A card as the catalogue has it: its name by language."""

    name: dict[str, str]
    level: int


class Heroes(Game[March, HeroOptions]):
    name = "heroes"
    version = 1
    prefix = "HER"
    seats = range(1, 5)
    minutes = 5
    character_clause = "HER-01"
    option_clauses: ClassVar[Mapping[str, str]] = {"cards": "HER-01", "items": "HER-02"}
    position = March
    options = HeroOptions

    def load(self, folder: Path | None = None) -> str:
        return "heroes-content"

    def setup(self, options: HeroOptions, content: str, luck: State) -> March:
        heroes = [*options.each, *(Hero() for _ in range(options.seats - len(options.each)))]
        kept = luck if isinstance(luck, bytes) else blend(luck, 0)
        return March(content=content, luck=kept, heroes=heroes, stack=[Begin()])

    def teams(self, options: HeroOptions) -> Teams:
        return one_team(options.seats)

    def characters(self, content: str) -> Sequence[str]:
        return list(HANDS)

    def catalogue(self, content: str) -> Mapping[str, Struct]:
        return {
            card: Card({"en": card.title(), "cs": f"{card.title()} česky"}, level)
            for cards in CARDS.values()
            for card, level in cards.items()
        }

    def seat_field(self, content: str, name: str, one: SeatOptions) -> Field:
        """HER-01, -03"""
        assert isinstance(one, Hero)
        if name == "cards":
            hand = HANDS.get(one.character, 0)
            cards = CARDS.get(one.character, {})
            fit = tuple(card for card, level in cards.items() if level <= one.level)
            return Field(kind="several", values=fit, least=hand, most=hand)
        if name == "perks":
            perks = PERKS.get(one.character, ()) if one.level > 1 else ()
            return Field(kind="several", values=perks, most=min(len(perks), one.level - 1))
        return super().seat_field(content, name, one)

    def read_options(self, given: Mapping[str, object]) -> HeroOptions:
        options = super().read_options(given)
        for problem in shared(options.each):
            raise problem
        return options

    def view(self, g: March, seat: int | None) -> SeenMarch:
        return SeenMarch(g.round, list(g.heroes), g.gone)

    def resample(self, g: March, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden."""

    def judge(self, g: March, seat: int) -> float:
        return g.gone / len(g.heroes)


def shared(each: Sequence[Hero]) -> Iterator[Problem]:
    """HER-02: what there is only one of."""
    taken: set[str] = set()
    for seat, one in enumerate(each):
        for item in set(one.items) & SHARED:
            if item in taken:
                yield Problem("problem-item-gone", option=f"{seat}.items", found=item)
            taken.add(item)


GAME = Heroes()
