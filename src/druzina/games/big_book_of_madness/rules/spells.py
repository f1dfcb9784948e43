"""The verbs of spells: exhaust, neutralise, refresh, forget, learn, burn (BBM-NEU, BBM-LRN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from druzina.core import STOP, Argument, Pick, Question, Refusal, Shown
from druzina.games.big_book_of_madness.model import CASTING, DOWN, READY, USED, Book
from druzina.games.big_book_of_madness.parts import Part, TurnSpells
from druzina.games.big_book_of_madness.rules.choosing import how_many
from druzina.games.big_book_of_madness.rules.effects import Carry, verb

STATES = {
    "exhaust": (READY,),
    "neutralise": (READY, USED),
    "refresh": (USED,),
    "forget": (READY, USED, DOWN, USED | DOWN),
}
TURNED = {
    "exhaust": ("BBM-VRB-05", "event-exhausts"),
    "neutralise": ("BBM-VRB-11", "event-neutralises"),
    "refresh": ("BBM-NEU-08", "event-refreshes"),
}


Place = tuple[int, int]  # a spell: before whom, and where among theirs


def fitting(g: Book, seat: int, word: str) -> list[Place]:
    """BBM-VRB-05, -11, BBM-NEU-08: face-up spells that can be exhausted, neutralised, refreshed."""
    states = STATES[word]
    if word != "refresh":
        own = g.players[seat].states
        return [(seat, place) for place, state in enumerate(own) if state in states]
    return [
        (owner, place)
        for owner, player in enumerate(g.players)
        for place, state in enumerate(player.states)
        if state in states
    ]


def can_turn(g: Book, seat: int, part: TurnSpells, times: int) -> bool:
    return bool(fitting(g, seat, part.do))


def turn(g: Book, frame: Carry, part: TurnSpells) -> None:
    spells = fitting(g, frame.seat, part.do)
    n = min(frame.amount(part), len(spells))
    if not n:
        return
    if n == len(spells) and not part.up_to:
        turn_all(g, frame.seat, part.do, spells)
    else:
        least = 0 if part.up_to else n
        g.then(ChooseSpells(frame.seat, least, n, word=part.do))


for _word in ("exhaust", "neutralise", "refresh", "forget"):
    verb(TurnSpells, _word, can_turn)(turn)


def turn_all(g: Book, seat: int, word: str, spells: Sequence[Place]) -> None:
    """BBM-NEU-01, -03, BBM-VRB-05, -11: turned, or destroyed; a used one stays used face down."""
    players = g.players
    for seat_of, place in sorted(spells, reverse=True):
        owner = players[seat_of]
        if word == "forget":
            destroy_spell(g, seat_of, place)
        elif word == "neutralise":
            owner.states[place] |= DOWN
        else:
            owner.states[place] = USED if word == "exhaust" else READY
    if word != "forget" and g.told is not None:
        clause, key = TURNED[word]
        named = tuple(players[owner].spells[place] for owner, place in spells)
        g.tell(clause, key, seat=seat, spells=named)


def destroy_spell(g: Book, seat: int, place: int) -> None:
    """BBM-LRN-05, -08: it leaves the game for the destroyed pile."""
    player = g.players[seat]
    spell = player.spells.pop(place)
    player.states.pop(place)
    g.destroyed_spells.append(spell)
    g.tell("BBM-LRN-05", "event-destroys-spell", seat=seat, spell=spell)


class ChooseSpells(Pick[Book, Place]):
    """BBM-TGT-02, -04: which spells are turned or destroyed."""

    clause = "BBM-TGT-02"
    stop_clause: ClassVar[str] = "BBM-TIM-02"
    order_clause: ClassVar[str] = "BBM-SIM-02"
    order_reason: ClassVar[str] = "refusal-spell-order"

    word: str = "refresh"

    def pool(self, g: Book) -> list[Place]:
        return fitting(g, self.seat, self.word)

    def done(self, g: Book) -> None:
        if self.picked:
            turn_all(g, self.seat, self.word, self.picked)

    def write_thing(self, g: Book, thing: Place) -> str:
        return f"{self.word} {spell_text(g, thing)}"

    def show_thing(self, g: Book, thing: Place) -> Shown:
        seat, place = thing
        arguments: dict[str, Argument] = {
            "spell": g.players[seat].spells[place],
            "owner": seat,
            "mine": int(seat == self.seat),
        }
        target = f"spell:{spell_text(g, thing)}"
        return Shown(f"choose-{self.word}", self.clause, arguments, (target,))

    def prompt(self, g: Book) -> Shown:
        return Shown(f"ask-{self.word}-spells", self.clause, how_many(self))

    def candidates(self, g: Book) -> Sequence[Place | str]:
        spells = [(seat, n) for seat, one in enumerate(g.players) for n in range(len(one.spells))]
        return [*spells, STOP]

    def against(self, g: Book, thing: Place) -> Refusal | None:
        return None if thing in self.pool(g) else unfit(g, self.seat, self.word, thing)


def unfit(g: Book, seat: int, word: str, one: Place) -> Refusal:
    """BBM-VRB-05, -11, BBM-NEU-08, BBM-CAST-05a: whose it is, or how it lies."""
    owner, place = one
    spell, state = g.players[owner].spells[place], g.players[owner].states[place]
    if owner != seat and word != "refresh":
        return Refusal("BBM-TGT-04", "refusal-spell-not-own", {"spell": spell, "owner": owner})
    if state & DOWN:
        return Refusal("BBM-NEU-08", "refusal-spell-neutralised", {"spell": spell})
    if state == CASTING:
        return Refusal("BBM-CAST-05a", "refusal-spell-casting", {"spell": spell})
    if state == READY:
        return Refusal("BBM-NEU-08", "refusal-spell-ready", {"spell": spell})
    return Refusal("BBM-VRB-05", "refusal-spell-used", {"spell": spell})


def spell_text(g: Book, one: Place) -> str:
    """`W1a@2`: which spell before whom."""
    seat, place = one
    return f"{g.facts.spells[g.players[seat].spells[place]].id}@{seat}"


# The library


def tops(g: Book) -> list[int]:
    """BBM-LRN-01, -07: the piles with a face-up card."""
    return [element for element, pile in enumerate(g.libraries) if pile]


def uncover(g: Book, element: int) -> int:
    """BBM-LRN-04: the face-up spell leaves, the next one is turned up."""
    pile = g.libraries[element]
    if len(pile) > 1:
        g.reveal("library")
        if g.told is not None:
            g.tell("BBM-LRN-04", "event-uncovers", spell=pile[-2])
    return pile.pop()


@verb(Part, "burn library", lambda g, seat, part, times: bool(tops(g)))
def burn_library(g: Book, frame: Carry, part: Part) -> None:
    """CF6, MI11: the face-up spell of one pile of choice is destroyed; nothing if all are empty."""
    if tops(g):
        g.then(BurnSpell(frame.seat))


class BurnSpell(Question[Book, int]):
    """BBM-TGT-02: the active player chooses the pile."""

    verb = "burn"
    clause = "BBM-TGT-02"

    def choices(self, g: Book) -> Sequence[int]:
        return tops(g)

    def answer(self, g: Book, choice: int) -> None:
        spell = g.libraries[choice][-1]
        g.destroyed_spells.append(spell)
        g.tell("BBM-DES-01", "event-burns-spell", seat=self.seat, spell=spell)
        uncover(g, choice)

    def write(self, g: Book, choice: int) -> str:
        return f"burn {'WEFA'[choice]}"

    def show(self, g: Book, choice: int) -> Shown:
        return shown_library(g, "choose-burn", self.clause, choice)

    def candidates(self, g: Book) -> Sequence[int]:
        return range(4)

    def refusal(self, g: Book, choice: int) -> Refusal | None:
        if choice in tops(g):
            return None
        return Refusal("BBM-LRN-07", "refusal-library-empty", {"element": choice})


def shown_library(g: Book, key: str, clause: str, element: int) -> Shown:
    pile = g.libraries[element]
    arguments: dict[str, Argument] = {"element": element, "spell": pile[-1] if pile else -1}
    return Shown(key, clause, arguments, (f"library:{'WEFA'[element]}",))
