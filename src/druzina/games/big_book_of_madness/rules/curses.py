"""Curses: what they cost, when they trigger, and the verbs that concern them
(BBM-CUR, BBM-TOK, BBM-WAR, BBM-NEU)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import STOP, Argument, Pick, Question, Refusal, Shown, Step
from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import MADNESS, SLOTS, Book, Laid
from druzina.games.big_book_of_madness.parts import HandleCurses, Part
from druzina.games.big_book_of_madness.rules.effects import Carry, resolve, verb
from druzina.games.big_book_of_madness.rules.purse import lack

MULTI = 4
# BBM-CUR-07: by kind, four of its element or one of each.
BASE_COSTS = ((4, 0, 0, 0), (0, 4, 0, 0), (0, 0, 4, 0), (0, 0, 0, 4), (1, 1, 1, 1))


def laid_at(g: Book, slot: int) -> Laid | None:
    for laid in g.slots:
        if laid.slot == slot:
            return laid
    return None


def curse_cost(g: Book, laid: Laid) -> list[int]:
    """BBM-CUR-07, BBM-TOK-02: that of its kind, and one more for each token."""
    cost = list(BASE_COSTS[LOADED[g.content].curse_kinds[laid.curse]])
    for token in laid.tokens:
        cost[token] += 1
    return cost


class Trigger(Step[Book]):
    """BBM-CUR-02, -04, -06, -09, -10: once, as the marker arrives; a face-down one does nothing."""

    slot: int

    def run(self, g: Book) -> None:
        laid = laid_at(g, self.slot)
        if laid is None or laid.down:
            return
        if g.told is not None:
            g.tell("BBM-CUR-02", "event-triggers", curse=laid.curse, slot=self.slot)
        resolve(g, g.active, LOADED[g.content].curses[laid.curse].effect)


def release(g: Book, laid: Laid) -> None:
    """BBM-TOK-04: tokens go back to the supply when the curse leaves its slot."""
    g.slots.remove(laid)
    for token in laid.tokens:
        g.tokens[token] += 1


@verb(Part, "seed madness")
def seed_madness(g: Book, frame: Carry, part: Part) -> None:
    """BBM-WAR-01, -01a, BBM-MAD-14: one under each curse in slot order, as many as there are."""
    for laid in g.slots:
        if g.supply[MADNESS]:
            g.supply[MADNESS] -= 1
            laid.under += 1
    g.tell("BBM-WAR-01", "event-seeds", left=g.supply[MADNESS])


@verb(Part, "bar reward")
def bar_reward(g: Book, frame: Carry, part: Part) -> None:
    """CM12, BBM-BRK-06: until a new monster arrives breaking a curse gives no card."""
    g.barred = True
    g.tell("BBM-BRK-06", "event-bars-reward")


@verb(HandleCurses, "token")
def place_tokens(g: Book, frame: Carry, part: HandleCurses) -> None:
    """BBM-TOK-05: through the slots in order, face-down curses included."""
    curses = g.facts.curses
    slots = [
        laid.slot
        for laid in g.slots
        if not (part.others and curses[laid.curse].effect == frame.effect)
    ]
    g.then(*(PlaceToken(slot) for slot in slots))


class PlaceToken(Step[Book]):
    """BBM-TOK-03, -05: of the curse's own element; on one of all elements the player chooses."""

    slot: int

    def run(self, g: Book) -> None:
        laid = laid_at(g, self.slot)
        if laid is None:
            return
        kind = g.facts.curse_kinds[laid.curse]
        if kind != MULTI:
            put_token(g, laid, kind)
        elif any(g.tokens):
            g.then(ChooseToken(g.active, self.slot))


def put_token(g: Book, laid: Laid, element: int) -> None:
    if not g.tokens[element]:
        return
    g.tokens[element] -= 1
    laid.tokens.append(element)
    g.tell("BBM-TOK-05", "event-token", curse=laid.curse, slot=laid.slot, element=element)


class ChooseToken(Question[Book, int]):
    """BBM-TOK-05: an element of which a token is left, the active player's choice."""

    verb = "token"
    clause = "BBM-TOK-05"

    slot: int

    def choices(self, g: Book) -> Sequence[int]:
        return [element for element in range(4) if g.tokens[element]]

    def answer(self, g: Book, choice: int) -> None:
        laid = laid_at(g, self.slot)
        assert laid is not None, "no curse leaves while tokens are placed"
        put_token(g, laid, choice)

    def write(self, g: Book, choice: int) -> str:
        return f"token {'WEFA'[choice]}"

    def show(self, g: Book, choice: int) -> Shown:
        target = f"element:{'WEFA'[choice]}"
        return Shown("choose-token", self.clause, {"element": choice}, (target,))

    def prompt(self, g: Book) -> Shown:
        arguments: dict[str, Argument] = {"seat": self.seat, "slot": self.slot}
        return Shown("ask-choose-token", self.clause, arguments)

    def candidates(self, g: Book) -> Sequence[int]:
        return range(4)

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if g.tokens[choice]:
            return None
        return Refusal("BBM-TOK-03", "refusal-no-token", {"element": choice})


# Neutralising


def face_up(g: Book) -> list[int]:
    return [laid.slot for laid in g.slots if not laid.down]


@verb(HandleCurses, "neutralise curse", lambda g, seat, part, times: bool(face_up(g)))
def neutralise_curses(g: Book, frame: Carry, part: HandleCurses) -> None:
    """BBM-NEU-01, -08: up to so many face-up curses of the caster's choice."""
    left = min(frame.amount(part), len(face_up(g)))
    if left:
        g.then(NeutraliseCurse(frame.seat, 0, left))


class NeutraliseCurse(Pick[Book, int]):
    """BBM-TGT-04: which curses are turned face down, or no more."""

    verb = "neutralise"
    clause = "BBM-NEU-01"
    order_clause: ClassVar[str] = "BBM-SIM-02"
    order_reason: ClassVar[str] = "refusal-curse-order"

    def pool(self, g: Book) -> list[int]:
        return face_up(g)

    def done(self, g: Book) -> None:
        for laid in g.slots:
            if laid.slot in self.picked:
                laid.down = True
                told: dict[str, Argument] = {"seat": self.seat, "curse": laid.curse}
                g.tell("BBM-NEU-01", "event-neutralises-curse", **told)

    def write_thing(self, g: Book, thing: int) -> str:
        return f"neutralise {SLOTS[thing]}"

    def show_thing(self, g: Book, thing: int) -> Shown:
        return shown_slot(g, "choose-neutralise-curse", self.clause, thing)

    def candidates(self, g: Book) -> Sequence[int | str]:
        return [*range(len(SLOTS)), STOP]

    def against(self, g: Book, thing: int) -> Refusal | None:
        return out_of_reach(g, thing, "BBM-NEU-08")


def out_of_reach(g: Book, slot: int, clause: str) -> Refusal | None:
    """No curse lies there, or it lies face down; `clause` says what that forbids."""
    laid = laid_at(g, slot)
    if laid is None:
        return Refusal("BBM-BRK-01", "refusal-no-curse", {"slot": slot})
    return Refusal(clause, "refusal-curse-down", {"slot": slot}) if laid.down else None


def unbreakable(g: Book, slot: int, sums: Sequence[int], less: int = 0) -> Refusal:
    """BBM-BRK-04, BBM-PAY-09: what keeps a curse from being broken."""
    laid = laid_at(g, slot)
    refusal = out_of_reach(g, slot, "BBM-BRK-04")
    if refusal is not None or laid is None:
        return refusal or Refusal("BBM-BRK-01", "refusal-no-curse", {"slot": slot})
    told: dict[str, Argument] = {"curse": laid.curse, "less": less}
    return Refusal(
        "BBM-PAY-09", "refusal-curse-too-dear", {**told, **lack(curse_cost(g, laid), sums)}
    )


def shown_slot(g: Book, key: str, clause: str, slot: int) -> Shown:
    laid = laid_at(g, slot)
    arguments: dict[str, Argument] = {"slot": slot, "curse": laid.curse if laid else -1}
    return Shown(key, clause, arguments, (f"curse:{SLOTS[slot]}",))
