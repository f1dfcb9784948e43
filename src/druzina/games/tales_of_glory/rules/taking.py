"""Taking tiles: first choice, taking, second choice, start player (TOG-SEL, TOG-FPL)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import ClassVar

from druzina.core import Argument, Lane, Question, Refusal, Shown, Step, Together
from druzina.games.tales_of_glory.model import NOTHING, Tale

UNUSED = {"pick 7": 7, "pick 8": 8}


class Pick(Lane[Tale, int]):
    """TOG-SEL-01, -02, -04: a selection card face down, any slot; changed until all have chosen."""

    verb = "pick"
    clause = "TOG-SEL-01"
    change_clause: ClassVar[str] = "TOG-SEL-04"

    def choices(self, g: Tale) -> Sequence[int]:
        return range(1, len(g.display) + 1)

    def show(self, g: Tale, choice: int) -> Shown:
        return shown_slot(g, choice, "choose-pick", self.clause)

    def read(self, g: Tale, text: str) -> int | Refusal | None:
        """TOG-SET-17: with six slots the cards 7 and 8 are not used; nobody sees them."""
        card = UNUSED.get(text)
        if card is None or card <= len(g.display):
            return None
        return Refusal("TOG-SET-17", "refusal-no-such-slot", {"slot": card})


def shown_slot(g: Tale, slot: int, key: str, clause: str) -> Shown:
    tile = g.display[slot - 1] if slot <= len(g.display) else NOTHING
    return _shown_slot(slot, tile, int(g.wilderness(slot)), key, clause)


@cache
def _shown_slot(slot: int, tile: int, wild: int, key: str, clause: str) -> Shown:
    """Kept: every seat is offered all of them in every round."""
    arguments: dict[str, Argument] = {"slot": slot, "tile": tile, "wild": wild}
    return Shown(key, clause, arguments, (f"slot:{slot}",))


class FirstChoice(Together[Tale, Pick]):
    """TOG-SEL-05 to -09: all turn up; in turn order each takes the tile named; who misses waits."""

    def run(self, g: Tale) -> None:
        order = g.turn_order()
        picked = {lane.seat: lane.given[0] for lane in self.lanes}
        for seat in order:
            g.tell("TOG-SEL-05", "event-picked", seat=seat, slot=picked[seat])
        missed = [seat for seat in order if not take(g, seat, picked[seat])]
        g.then(*(SecondChoice(seat, picked[seat]) for seat in missed))


def turned_up(g: Tale, text: str) -> str:
    """TOG-SEL-05: once all cards lie face up, none is changed any more."""
    late = g.round > 0 and bool(g.stack) and not isinstance(g.stack[-1], FirstChoice)
    return "TOG-SEL-05" if late and text.startswith("pick ") else ""


def take(g: Tale, seat: int, slot: int) -> bool:
    """TOG-SEL-06, -07, TOG-FPL-06: the tile leaves the slot, which is remembered."""
    tile = g.display[slot - 1]
    if tile == NOTHING:
        first = taker(g, slot)
        assert first is not None, "a slot is empty because somebody took from it"
        g.tell("TOG-SEL-07", "event-misses-tile", seat=seat, slot=slot, owner=first)
        return False
    g.display[slot - 1] = NOTHING
    player = g.players[seat]
    player.taken, player.slot = tile, slot
    g.tell("TOG-SEL-06", "event-takes", seat=seat, tile=tile, slot=slot)
    return True


def taker(g: Tale, slot: int) -> int | None:
    """TOG-SEL-06: who holds the tile of that slot in this round."""
    holders = enumerate(g.players)
    return next((n for n, one in holders if one.taken != NOTHING and one.slot == slot), None)


class SecondChoice(Question[Tale, int]):
    """TOG-SEL-09, -10: openly, any tile still there. D3."""

    verb = "take"
    clause = "TOG-SEL-09"

    wanted: int = 0

    def choices(self, g: Tale) -> Sequence[int]:
        return [slot for slot, tile in enumerate(g.display, 1) if tile != NOTHING]

    def answer(self, g: Tale, choice: int) -> None:
        take(g, self.seat, choice)

    def show(self, g: Tale, choice: int) -> Shown:
        return shown_slot(g, choice, "choose-take", self.clause)

    def candidates(self, g: Tale) -> Sequence[int]:
        return range(1, len(g.display) + 1)

    def refusal(self, g: Tale, choice: int) -> Refusal | None:
        if g.display[choice - 1] != NOTHING:
            return None
        return Refusal("TOG-SEL-09", "refusal-slot-empty", {"slot": choice})


class PassStartToken(Step[Tale]):
    """TOG-FPL-01 to -03: to whoever took from the lowest slot, but never to its holder."""

    def run(self, g: Tale) -> None:
        slots = {player.slot: seat for seat, player in enumerate(g.players) if seat != g.start}
        g.start = slots[min(slots)]
        g.tell("TOG-FPL-02", "event-token-passes", seat=g.start, slot=min(slots))
