"""Every card is carried out by play, or else from a position made for it; none is left out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from druzina.core import AnyQuestion, Choice, Luck, Step
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.executed import all_cards, by_event, watch
from druzina.games.big_book_of_madness.model import ROUNDS, Book
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.effects import MayUse
from druzina.games.big_book_of_madness.rules.grimoire import (
    CheckMonster,
    GrimoirePhase,
    NewMonster,
)
from tests.games.big_book_of_madness.table import FACTS, opening, player, run, table

EVERYTHING = all_cards(FACTS)
RICH = "W3 W3 W3 E3 E3 E3 F3 F3 F3 A1 A3 A3 A3 M"


def played_on(g: Book, luck: Luck, first: str = "") -> set[str]:
    """Plays to the end, or to the end of what is on the stack; every law holds on the way."""
    found = {card for event in g.told or [] for card in by_event(g, event)}
    while (asked := g.advance()) is not None:
        question, choices = asked
        found |= watch(g, question, choice_of(question, choices, luck, first))
        first = ""
    return found


def choice_of(question: AnyQuestion, choices: Sequence[Choice], luck: Luck, first: str) -> Choice:
    if first:
        return choices[list(choices).index(first)]
    if isinstance(question, Act) and luck.roll(3):
        return choices[-1]
    return "use" if isinstance(question, MayUse) else luck.pick(choices)


def test_random_play_reaches_most_cards_and_keeps_every_law() -> None:
    found: set[str] = set()
    for seed in range(24):
        options = list(GAME.variants())[seed % 3]
        g, luck = opening(2 + seed % 4, seed, **options), Luck(seed)
        while (asked := g.advance()) is not None:
            found |= watch(g, asked[0], luck.pick(asked[1]))
            assert list(GAME.broken(g)) == []
    assert found <= set(EVERYTHING)
    curses = {card for card in EVERYTHING if card.startswith("curse")}
    assert len(curses & found) > len(curses) / 2
    assert {f"spell:{basic} x1" for basic in ("growth", "ice", "combustion")} <= found


def staged(label: str) -> tuple[Book, str]:
    """A position in which this is carried out, and the answer that does it, if one is needed."""
    kind, _, name = label.partition(":")
    if kind == "spell":
        name = name.split()[0]
        spells = f"growth* {name}" if name != "growth" else name
        g = table(
            player(RICH, spells=spells, discard="W1 M"), player(RICH), player("W1", support="E1")
        )
        return run(g, Act(0)), f"cast {label.partition(':')[2]}"
    if kind == "curse":
        return staged_step(GrimoirePhase(), curses=f"2:{name}", space=1), ""
    if kind == "page":
        return staged_page(*name.split(":")), ""
    return staged_wizard(name)


def staged_step(step: Step[Book], **given: object) -> Book:
    seats = [player("W1 E2 F1 A1 M", support="W1 M", discard="E1 M") for _ in range(3)]
    return run(table(*seats, **given), step)  # type: ignore[arg-type]


def staged_page(page: str, side: str) -> Book:
    if side == "arrival":
        last = page == "LP"
        pages = "MC1 MI1 MI2 MI3 MI4 MI5 LP" if last else f"{page} MI1 MI2 MI3 MI4 MI5 LP"
        round_ = ROUNDS - 1 if last else 0
        return staged_step(NewMonster(), pages=pages, round=round_)
    curses = "2:CW1" if side == "penalty" else ""
    return staged_step(CheckMonster(), pages=f"MC1 {page} MI9 MI10 MI11 MI12 LP", curses=curses)


def staged_wizard(name: str) -> tuple[Book, str]:
    five = "growth ice combustion telepathy E1a"
    own = {
        "harold": (player("W1 W1 A1 A1", wizard=name), "acquire W2"),
        "alice": (player("W2 W2", wizard=name), "break 2"),
        "rosana": (player("W1 E1", support="W1 E1 F1", wizard=name), "cast ice x1"),
        "patrik": (
            player("W2", spells=five, wizard=name),
            "learn W",
        ),
    }
    mine, text = own.get(
        name, (player("W1 M", support="E1", spells="growth* ice", wizard=name), "ability")
    )
    return run(table(mine, player(""), curses="2:CW1"), Act(0)), text


@pytest.mark.clause("BBM-NP-01", "BBM-NP-03", "BBM-NP-06")
@pytest.mark.parametrize("label", EVERYTHING)
def test_every_card_is_carried_out_from_a_position_made_for_it(label: str) -> None:
    for salt in range(6):
        g, first = staged(label)
        found = played_on(g, Luck(salt), first)
        if label in found:
            return
    pytest.fail(f"{label} was not carried out")
