"""Sifting: cards of the own draw pile that their owner alone looks at (E1c, BBM-INFO-07)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Question, Shown
from druzina.games.big_book_of_madness.model import ALL, AMONG, CARDS, OWN, Book
from druzina.games.big_book_of_madness.parts import Part
from druzina.games.big_book_of_madness.rules.effects import Carry, verb
from druzina.games.big_book_of_madness.rules.zones import NO_MORE


@verb(Part, "sift", lambda g, seat, part, times: bool(g.players[seat].draw))
def sift(g: Book, frame: Carry, part: Part) -> None:
    """E1c, BBM-MAD-15: as many of the topmost cards as there are; no reshuffle."""
    player = g.players[frame.seat]
    look = min(frame.amount(part), len(player.draw))
    if not look:
        return
    player.lore[:0] = [0] * (look - len(player.lore))
    if any(known != ALL for known in player.lore[-look:]):
        g.reveal("card", by=None if 0 in player.lore[-look:] else frame.seat)
    for place in range(-look, 0):
        known = player.lore[place]
        player.lore[place] = AMONG if known in (ALL, AMONG) else OWN
    secret: dict[str, Argument] = {"cards": tuple(player.draw[-look:][::-1])}
    g.confide("BBM-INFO-07", "event-looks", (frame.seat,), secret, seat=frame.seat, n=look)
    g.then(SiftOut(frame.seat, look))


class Sifted(Question[Book, int]):
    """A question about the topmost `look` cards; the owner alone knows how many answers it has."""

    clause = "BBM-INFO-07"
    ask_single = True

    look: int

    def seen(self, g: Book) -> list[int]:
        return sorted(set(g.players[self.seat].draw[-self.look :]))

    def write(self, g: Book, choice: int) -> str:
        return "stop" if choice == NO_MORE else f"{self.verb} {CARDS[choice]}"

    def show(self, g: Book, choice: int) -> Shown:
        if choice == NO_MORE:
            return Shown("choose-stop", self.clause, {"n": 0}, ("option:stop",))
        target = f"card:{CARDS[choice]}@draw{self.seat}"
        return Shown(f"choose-{self.verb}", self.clause, {"card": choice}, (target,))

    def prompt(self, g: Book) -> Shown:
        key = "ask-sift-out" if self.verb == "sift" else "ask-put-back"
        return Shown(key, self.clause, {"seat": self.seat, "n": self.look})

    def lift(self, g: Book, one: int) -> int:
        """Takes a card out from among those looked at; what was known of it."""
        player = g.players[self.seat]
        start = len(player.draw) - self.look
        place = player.draw.index(one, start)
        depth = place - len(player.draw)
        player.draw.pop(place)
        return player.lore.pop(depth)


class SiftOut(Sifted):
    """E1c: discard any of them, in rising order, then the rest goes back."""

    verb = "sift"

    floor: int = 0

    def choices(self, g: Book) -> Sequence[int]:
        return [*(one for one in self.seen(g) if one >= self.floor), NO_MORE]

    def answer(self, g: Book, choice: int) -> None:
        if choice == NO_MORE:
            self._order(g)
            return
        self.lift(g, choice)
        g.reveal("card", by=self.seat)
        g.players[self.seat].discard.append(choice)
        g.tell("BBM-INFO-07", "event-discards", seat=self.seat, cards=(choice,), origin="draw")
        self.look, self.floor = self.look - 1, choice
        if self.look:
            g.then(self)

    def _order(self, g: Book) -> None:
        g.tell("BBM-INFO-07", "event-puts-back", seat=self.seat, n=self.look)
        if self.look > 1:
            g.then(PutBack(self.seat, self.look))


class PutBack(Sifted):
    """E1c: which of them lies deepest; then of the rest, up to the top one."""

    verb = "put back"

    def choices(self, g: Book) -> Sequence[int]:
        return self.seen(g)

    def answer(self, g: Book, choice: int) -> None:
        player = g.players[self.seat]
        known = self.lift(g, choice)
        deepest = len(player.draw) - self.look + 1
        player.draw.insert(deepest, choice)
        player.lore.insert(len(player.lore) - self.look + 1, known)
        self.look -= 1
        if self.look > 1:
            g.then(self)

    def show(self, g: Book, choice: int) -> Shown:
        target = f"card:{CARDS[choice]}@draw{self.seat}"
        return Shown("choose-put-back", self.clause, {"card": choice}, (target,))
