"""Learning a spell (BBM-LRN)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.model import READY, Book
from druzina.games.big_book_of_madness.parts import Part
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.spells import (
    destroy_spell,
    shown_library,
    spell_text,
    tops,
    uncover,
)

LIMIT = 5


def spell_limit(g: Book, seat: int) -> int:
    """BBM-LRN-05, -06: five, Patrik six; neutralised ones count."""
    return LIMIT + 1 if g.ability(seat) == "six spells" else LIMIT


class Learn(Step[Book]):
    """BBM-LRN-03 to -05, -09: at the limit one goes first; then the new one lies ready."""

    seat: int
    element: int

    def run(self, g: Book) -> None:
        player = g.players[self.seat]
        if len(player.spells) >= spell_limit(g, self.seat):
            g.then(GiveUpSpell(self.seat), self)
            return
        spell = g.libraries[self.element][-1]
        player.spells.append(spell)
        player.states.append(READY)
        if g.told is not None:
            g.tell("BBM-LRN-03", "event-learns", seat=self.seat, spell=spell)
        uncover(g, self.element)


class GiveUpSpell(Question[Book, int]):
    """BBM-LRN-05, -07, BBM-NEU-02: any spell already held."""

    verb = "give up"
    clause = "BBM-LRN-05"

    def choices(self, g: Book) -> Sequence[int]:
        return range(len(g.players[self.seat].spells))

    def answer(self, g: Book, choice: int) -> None:
        destroy_spell(g, self.seat, choice)

    def write(self, g: Book, choice: int) -> str:
        return f"give up {spell_text(g, (self.seat, choice))}"

    def show(self, g: Book, choice: int) -> Shown:
        arguments: dict[str, Argument] = {"spell": g.players[self.seat].spells[choice]}
        target = f"spell:{spell_text(g, (self.seat, choice))}"
        return Shown("choose-give-up", self.clause, arguments, (target,))


@verb(Part, "learn", lambda g, seat, part, times: bool(tops(g)))
def learn_free(g: Book, frame: Carry, part: Part) -> None:
    """PF10: without paying, the limit applies; the player named may still decline."""
    g.then(LearnFree(frame.seat))


class LearnFree(Question[Book, int]):
    """BBM-LRN-09, BBM-GRM-18: which pile, or none: it says "may"."""

    verb = "learn"
    clause = "BBM-LRN-09"

    def choices(self, g: Book) -> Sequence[int]:
        return [*tops(g), 4]

    def answer(self, g: Book, choice: int) -> None:
        if choice < 4:
            g.then(Learn(self.seat, choice))

    def write(self, g: Book, choice: int) -> str:
        return "stop" if choice == 4 else f"learn {'WEFA'[choice]}"

    def show(self, g: Book, choice: int) -> Shown:
        if choice == 4:
            return Shown("choose-stop", self.clause, {"n": 0}, ("option:stop",))
        return shown_library(g, "choose-learn", self.clause, choice)

    def candidates(self, g: Book) -> Sequence[int]:
        return range(5)

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice == 4 or choice in tops(g):
            return None
        return Refusal("BBM-LRN-07", "refusal-library-empty", {"element": choice})
