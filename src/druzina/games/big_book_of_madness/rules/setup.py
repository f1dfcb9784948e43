"""Setup: options, piles, wizards, decks (BBM-SET, BBM-MODE)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Literal

from druzina.core import Argument, Options, Problem, Question, Refusal, SeatOptions, Shown, Step
from druzina.core.luck import State
from druzina.core.seat_options import assigned
from druzina.games.big_book_of_madness.content import LEVELS, Content
from druzina.games.big_book_of_madness.model import (
    HAND_SIZE,
    MADNESS,
    NOTHING,
    PRINTED,
    READY,
    STACK,
    Book,
    Player,
    card,
)
from druzina.games.big_book_of_madness.rules.madness import draw
from druzina.games.big_book_of_madness.rules.turn import Turn

INNER_PAGES = 5
BASIC = (0, 1, 2, 3)


class BookOptions(Options, frozen=True, kw_only=True):
    """BBM-SET-17: difficulty, mode, five-player variant, starting seat, wizards.

    Whoever of `each` has no wizard as `character` is asked; `drawn` draws one.
    """

    difficulty: Literal["I", "II", "III"] = "I"
    mode: Literal["classic", "terror", "nightmare"] = "classic"
    variant: bool = False
    start: Literal["drawn", "0", "1", "2", "3", "4"] = "drawn"
    each: tuple[SeatOptions, ...] = ()


VARIANT_SEATS = 5


def check_options(options: BookOptions) -> None:
    """BBM-SET-14a, BBM-MODE-05: the starting seat is there; the variant for five has five."""
    if options.start.isdigit() and int(options.start) >= options.seats:
        valid = f"drawn, 0–{options.seats - 1}"
        raise Problem("problem-option-value", option="start", found=options.start, valid=valid)
    if options.variant and options.seats < VARIANT_SEATS:
        raise Problem("problem-option-value", option="variant", found="true", valid="false")


def set_up(options: BookOptions, content: Content, luck: State) -> Book:
    """BBM-SET-02 to -05, -10 to -14: everything laid out; the wizards come first."""
    g = Book(
        content=content.fingerprint,
        luck=luck,
        difficulty=options.difficulty,
        mode=options.mode,
        variant=options.variant,
        players=[
            Player(spells=list(BASIC), states=[READY] * len(BASIC)) for _ in range(options.seats)
        ],
        active=0,
        pages=[],
        libraries=[],
        piles=[list(curses) for curses in content.curses_of],
        supply=[0 if one % 3 == 0 else PRINTED[one % 3] for one in range(MADNESS)]
        + [STACK[options.seats]],
        box=[PRINTED[0] if one % 3 == 0 else 0 for one in range(MADNESS)]
        + [STACK[5] - STACK[options.seats]],
    )
    g.shuffle(*g.piles)
    bind(g, content)
    fill_libraries(g, content)
    g.active = int(options.start) if options.start.isdigit() else g.pick(range(options.seats))
    given = assigned(g, options.each, [one.id for one in content.wizards])  # BBM-SET-17
    for seat, number in given.items():
        g.players[seat].wizard = number
    g.then(Begin())
    return g


def bind(g: Book, content: Content) -> None:
    """BBM-SET-10: a first page, five inner pages, the last page."""
    first, inner = content.pages_of("first_pages"), content.pages_of("inner_pages")
    g.shuffle(first, inner)
    g.pages = [first[0], *inner[:INNER_PAGES], *content.pages_of("last_page")]


def fill_libraries(g: Book, content: Content) -> None:
    """BBM-SET-11: for each element one spell of each level, level 1 on top, face up."""
    piles = [[content.library(element, level) for level in LEVELS[::-1]] for element in range(4)]
    g.shuffle(*chain.from_iterable(piles))
    g.libraries = [[spells[0] for spells in pile] for pile in piles]


class Begin(Step[Book]):
    """BBM-SET-06a: who has no wizard is asked, in seat order from the first player."""

    def run(self, g: Book) -> None:
        g.tell("BBM-SET-14", "event-first", seat=g.active)
        tops = tuple(pile[-1] for pile in g.libraries)
        g.tell("BBM-SET-11", "event-library", spells=tops)
        asked = [seat for seat in g.circle() if g.players[seat].wizard == NOTHING]
        g.then(*(ChooseWizard(seat) for seat in asked), Deal(), Turn())


class ChooseWizard(Question[Book, int]):
    """BBM-SET-06: a different wizard for each."""

    verb = "wizard"
    clause = "BBM-SET-06"

    def choices(self, g: Book) -> Sequence[int]:
        taken = [player.wizard for player in g.players]
        return [number for number in range(len(g.facts.wizards)) if number not in taken]

    def answer(self, g: Book, choice: int) -> None:
        g.players[self.seat].wizard = choice

    def write(self, g: Book, choice: int) -> str:
        return f"wizard {g.facts.wizards[choice].id}"

    def show(self, g: Book, choice: int) -> Shown:
        target = f"wizard:{g.facts.wizards[choice].id}"
        arguments: dict[str, Argument] = {"wizard": choice, "ability": choice}
        return Shown("choose-wizard", self.clause, arguments, (target,))

    def candidates(self, g: Book) -> Sequence[int]:
        return range(len(g.facts.wizards))

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice in self.choices(g):
            return None
        return Refusal("BBM-SET-06a", "refusal-wizard-taken", {"wizard": choice})


class Deal(Step[Book]):
    """BBM-SET-07 to -09, -15, -16: the decks as the mode has them, shuffled; six cards each."""

    def run(self, g: Book) -> None:
        circle = g.circle()
        for seat in circle:
            player = g.players[seat]
            g.tell("BBM-SET-06", "event-wizard", seat=seat, wizard=player.wizard)
            player.draw = starting_deck(g, player.wizard)
            for one in set(player.draw):
                source = g.box if one % 3 == 0 and one != MADNESS else g.supply
                source[one] -= player.draw.count(one)
        g.shuffle(*[g.players[seat].draw for seat in circle])
        for seat in circle:
            draw(g, seat, HAND_SIZE)


def starting_deck(g: Book, number: int) -> list[int]:
    """BBM-WIZ-02a, BBM-MODE-02, -03: eleven of value 1, one of value 2, or as the mode has it."""
    wizard = g.facts.wizards[number]
    deck: list[int] = []
    for element, ones in enumerate(wizard.ones):
        deck += [card(element, 1)] * ones
    deck.append(card(wizard.strong, 1 if g.mode == "nightmare" else 2))
    return [*deck, MADNESS] if g.mode == "terror" else deck
