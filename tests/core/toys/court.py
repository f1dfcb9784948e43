"""At court: hidden hands and deck, secret choices of all at once, peeking, secret events.

CRT-01  All secretly send 1 (or 2) of their cards; shown together, the highest sum wins favour,
        ties the lower seat.
CRT-02  The favoured seat draws the top card of the deck, or peeks at it, if there is one.
CRT-03  It may then show a card of the same suit (value modulo 3) as its highest, for favour.
CRT-04  It ends when a hand is too small to send from; most favour wins.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from druzina.core import (
    Choice,
    Game,
    Lane,
    Luck,
    Match,
    Options,
    Outcome,
    Position,
    Question,
    Shown,
    Step,
    Together,
    blend,
    ranked,
)
from druzina.core.luck import State

CARDS = 20
HAND = 4


class Court(Position, kw_only=True):
    """Hands are kept sorted, the deck's top is its last; `peekers` know the top."""

    deck: list[int]
    hands: list[list[int]]
    favour: list[int]
    send: int
    table: list[int] = []
    peekers: list[int] = []


class CourtOptions(Options, frozen=True):
    send: int = 1


class Deal(Step[Court]):
    """Face down: nobody learns anything but their own hand, before the first question."""

    def run(self, g: Court) -> None:
        g.shuffle(g.deck)
        for hand in g.hands:
            hand.extend(sorted(g.deck.pop() for _ in range(HAND)))
        g.then(Audience())


class Audience(Step[Court]):
    """CRT-01, -04: as long as everybody can send."""

    def run(self, g: Court) -> None:
        if min(map(len, g.hands)) < g.send:
            ranks = ranked([(favour,) for favour in g.favour])
            g.end(Outcome("CRT-04", [rank == 1 for rank in ranks], ranks, list(g.favour)))
            return
        g.round += 1
        lanes = [Send(seat, cards=g.send) for seat in range(len(g.hands))]
        g.then(Envoys(lanes), Audience())


class Send(Lane[Court, int]):
    """CRT-01: cards in rising order, so that none is sent twice."""

    verb = "send"
    clause = "CRT-01"

    cards: int = 1

    @property
    def done(self) -> bool:
        return len(self.given) == self.cards

    def choices(self, g: Court) -> list[int]:
        missing = self.cards - len(self.given)
        hand = g.hands[self.seat]
        return [
            card
            for place, card in enumerate(hand)
            if place + missing <= len(hand) and (not self.given or card > self.given[-1])
        ]

    def show(self, g: Court, choice: int) -> Shown:
        return Shown("choose-send", "CRT-01", {"card": choice}, (f"card:{choice}",))


class Envoys(Together[Court, Send]):
    """CRT-01"""

    def run(self, g: Court) -> None:
        sums = []
        for lane in self.lanes:
            cards = lane.given
            for card in cards:
                g.hands[lane.seat].remove(card)
            g.table.extend(cards)
            g.tell("CRT-01", "event-sent", seat=lane.seat, cards=tuple(cards))
            sums.append(sum(cards))
        winner = sums.index(max(sums))
        g.favour[winner] += 1
        g.then(Favour(winner), Boast(winner, g.table[-1] % 3))


class Favour(Question[Court, str]):
    """CRT-02: with an empty deck there is nothing to choose, and nobody is asked."""

    verb = "favour"
    clause = "CRT-02"

    def choices(self, g: Court) -> list[str]:
        return ["draw", "peek"] if g.deck else ["none"]

    def answer(self, g: Court, choice: str) -> None:
        if choice == "draw":
            card = g.draw(g.deck)
            g.peekers.clear()
            g.hands[self.seat] = sorted([*g.hands[self.seat], card])
            g.confide("CRT-02", "event-drew", [self.seat], {"card": card}, seat=self.seat)
        elif choice == "peek":
            g.reveal("top")
            if self.seat not in g.peekers:
                g.peekers = sorted([*g.peekers, self.seat])
            g.tell("CRT-02", "event-peeked", seat=self.seat)
            g.confide("CRT-02", "event-saw", [self.seat], {"card": g.deck[-1]}, private=True)


class Boast(Question[Court, Choice]):
    """CRT-03: how many choices there are hangs on a hidden hand, so it is always asked."""

    verb = "boast"
    clause = "CRT-03"
    ask_single = True

    suit: int

    def choices(self, g: Court) -> list[Choice]:
        return ["no", *(card for card in g.hands[self.seat] if card % 3 == self.suit)]

    def answer(self, g: Court, choice: Choice) -> None:
        if not isinstance(choice, int):
            return
        g.reveal("boast", by=self.seat)
        g.hands[self.seat].remove(choice)
        g.table.append(choice)
        g.favour[self.seat] += 1
        g.tell("CRT-03", "event-boasted", seat=self.seat, card=choice)


class CourtView(Struct):
    round: int
    favour: list[int]
    table: list[int]
    sizes: list[int]
    deck: int
    peekers: list[int]
    ready: list[int]
    hand: list[int] = []
    top: int = -1
    sent: list[int] = []


class CourtGame(Game[Court, CourtOptions]):
    name = "court"
    version = 3
    prefix = "CRT"
    seats = range(2, 5)
    position = Court
    options = CourtOptions

    def load(self, folder: Path | None = None) -> str:
        return folder.name if folder else "court-content"

    def variants(self) -> Iterable[dict[str, object]]:
        return {"send": 1}, {"send": 2}

    def setup(self, options: CourtOptions, content: str, luck: State) -> Court:
        return Court(
            content=content,
            luck=luck if isinstance(luck, bytes) else blend(luck, 0),
            deck=list(range(1, CARDS + 1)),
            hands=[[] for _ in range(options.seats)],
            favour=[0] * options.seats,
            send=options.send,
            stack=[Deal()],
        )

    def view(self, g: Court, seat: int | None) -> CourtView:
        lanes = g.stack[-1].lanes if g.stack and isinstance(g.stack[-1], Envoys) else []
        view = CourtView(
            round=g.round,
            favour=list(g.favour),
            table=list(g.table),
            sizes=[len(hand) for hand in g.hands],
            deck=len(g.deck),
            peekers=list(g.peekers),
            ready=[lane.seat for lane in lanes if lane.done],
        )
        if seat is not None:
            view.hand = list(g.hands[seat])
            view.top = g.deck[-1] if seat in g.peekers else -1
            view.sent = [card for lane in lanes if lane.seat == seat for card in lane.given]
        return view

    def resample(self, g: Court, seat: int | None, luck: Luck) -> None:
        """All that the seat has not seen, sorted first, so that no trace of the truth is left."""
        peeked = bool(g.peekers) if seat is None else seat in g.peekers
        top = [g.deck.pop()] if peeked else []
        others = [] if seat is None else [o for o in range(len(g.hands)) if o != seat]
        unseen = sorted([*g.deck, *(card for other in others for card in g.hands[other])])
        luck.shuffle(unseen)
        for other in others:
            g.hands[other] = sorted(unseen.pop() for _ in g.hands[other])
        g.deck = unseen + top

    def judge(self, g: Court, seat: int) -> float:
        return g.favour[seat] / max(1, sum(g.favour))

    def broken(self, g: Court) -> Iterable[str]:
        cards = sorted([*g.deck, *g.table, *(card for hand in g.hands for card in hand)])
        return [] if cards == list(range(1, CARDS + 1)) else [f"cards are {cards}"]


def court(seats: int = 3, seed: int = 1, **options: object) -> Match[Court]:
    return Match.new(CourtGame(), {"seats": seats, **options}, seed)
