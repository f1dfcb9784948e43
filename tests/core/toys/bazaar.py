"""A bazaar: payments coin by coin, a neighbour's interrupt, gifts in closed boxes.

BAZ-01  In turn one buys as many wares as one likes, then passes. A sold ware is gone.
BAZ-02  The price is paid exactly, coin by coin.
BAZ-03  The neighbour may curse the deal once a game; the buyer then loses a coin, the smallest.
BAZ-04  With gifts: each ware comes with the top of a shuffled pile of boxes, opened at once.
BAZ-05  Two rounds; most wares win.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from druzina.core import (
    Choice,
    Game,
    Luck,
    Match,
    Options,
    Outcome,
    Position,
    Question,
    Refusal,
    Shown,
    Step,
    blend,
    ranked,
)
from druzina.core.luck import State

PRICES = [4, 3, 7, 2, 5]


class Bazaar(Position, kw_only=True):
    """Purses are kept sorted. Boxes lie face down; a ware's owner is −1 while it is for sale."""

    purses: list[list[int]]
    curses: list[int]
    owners: list[int]
    boxes: list[int] = []


class BazaarOptions(Options, frozen=True):
    gifts: bool = False
    curses: int = 0


class Day(Step[Bazaar]):
    """BAZ-01, -05"""

    def run(self, g: Bazaar) -> None:
        if g.round == 2:
            scores = [g.owners.count(seat) for seat in range(len(g.purses))]
            ranks = ranked([(score,) for score in scores])
            g.end(Outcome("BAZ-05", [rank == 1 for rank in ranks], ranks, scores))
            return
        g.round += 1
        g.then(*(Shop(seat) for seat in range(len(g.purses))), Day())


class Shop(Question[Bazaar, Choice]):
    """BAZ-01"""

    verb = "buy"
    clause = "BAZ-01"

    def candidates(self, g: Bazaar) -> list[Choice]:
        return ["nothing", *range(len(PRICES))]

    def choices(self, g: Bazaar) -> list[Choice]:
        return [choice for choice in self.candidates(g) if self.refusal(g, choice) is None]

    def refusal(self, g: Bazaar, choice: Choice) -> Refusal | None:
        if not isinstance(choice, int):
            return None
        if g.owners[choice] >= 0:
            return Refusal("BAZ-01", "refusal-sold", {"ware": choice})
        if not payable(g.purses[self.seat], PRICES[choice]):
            return Refusal("BAZ-02", "refusal-not-exactly", {"price": PRICES[choice]})
        return None

    def show(self, g: Bazaar, choice: Choice) -> Shown:
        return Shown("choose-buy", "BAZ-01", {"ware": str(choice)}, (f"ware:{choice}",))

    def answer(self, g: Bazaar, choice: Choice) -> None:
        if not isinstance(choice, int):
            g.turn += 1
            return
        g.owners[choice] = self.seat
        neighbour = (self.seat + 1) % len(g.purses)
        g.then(
            Pay(self.seat, PRICES[choice], 0),
            Curse(neighbour, self.seat),
            OpenBox(self.seat),
            Shop(self.seat),
        )


class Pay(Question[Bazaar, int]):
    """BAZ-02: coin by coin in rising order, so that no payment is offered twice."""

    verb = "pay"
    clause = "BAZ-02"
    unordered = True

    left: int
    least: int

    def candidates(self, g: Bazaar) -> list[int]:
        return sorted(set(g.purses[self.seat]))

    def choices(self, g: Bazaar) -> list[int]:
        return [coin for coin in self.candidates(g) if self.refusal(g, coin) is None]

    def refusal(self, g: Bazaar, choice: int) -> Refusal | None:
        if choice < self.least:
            return Refusal("BAZ-02", "refusal-smaller-first", {"coin": choice})
        rest = [coin for coin in g.purses[self.seat] if coin >= choice]
        rest.remove(choice)
        if not payable(rest, self.left - choice):
            return Refusal("BAZ-02", "refusal-not-exactly", {"price": self.left})
        return None

    def answer(self, g: Bazaar, choice: int) -> None:
        g.purses[self.seat].remove(choice)
        g.tell("BAZ-02", "event-paid", seat=self.seat, coin=choice)
        if choice < self.left:
            g.then(Pay(self.seat, self.left - choice, choice))


class Curse(Question[Bazaar, str]):
    """BAZ-03: who has no curse left has one choice and is not asked."""

    verb = "curse"
    clause = "BAZ-03"
    silent = "no"

    buyer: int

    def choices(self, g: Bazaar) -> list[str]:
        return ["no", "curse"] if g.curses[self.seat] else ["no"]

    def answer(self, g: Bazaar, choice: str) -> None:
        if choice == "curse":
            g.curses[self.seat] -= 1
            g.tell("BAZ-03", "event-cursed", seat=self.seat, buyer=self.buyer)
            del g.purses[self.buyer][:1]


class OpenBox(Step[Bazaar]):
    """BAZ-04"""

    seat: int

    def run(self, g: Bazaar) -> None:
        if g.boxes:
            coin = g.draw(g.boxes, "box")
            g.purses[self.seat] = sorted([*g.purses[self.seat], coin])
            g.tell("BAZ-04", "event-gift", seat=self.seat, coin=coin)


def payable(coins: list[int], price: int) -> bool:
    """Whether some of the coins make exactly the price."""
    sums = {0}
    for coin in coins:
        sums |= {total + coin for total in sums}
    return price in sums


class BazaarView(Struct):
    round: int
    purses: list[list[int]]
    curses: list[int]
    owners: list[int]
    boxes: int


class BazaarGame(Game[Bazaar, BazaarOptions]):
    name = "bazaar"
    version = 1
    prefix = "BAZ"
    seats = range(2, 4)
    position = Bazaar
    options = BazaarOptions

    def load(self, folder: Path | None = None) -> str:
        return folder.name if folder else "bazaar-content"

    def variants(self) -> Iterable[dict[str, object]]:
        return {}, {"curses": 1}, {"gifts": True}, {"gifts": True, "curses": 2}

    def setup(self, options: BazaarOptions, content: str, luck: State) -> Bazaar:
        g = Bazaar(
            content=content,
            luck=luck if isinstance(luck, bytes) else blend(luck, 0),
            purses=[[1, 1, 2, 2, 5] for _ in range(options.seats)],
            curses=[options.curses] * options.seats,
            owners=[-1] * len(PRICES),
            boxes=[0, 1, 2, 3, 4, 5] if options.gifts else [],
            stack=[Day()],
        )
        g.shuffle(g.boxes)
        return g

    def view(self, g: Bazaar, seat: int | None) -> BazaarView:
        purses = [list(purse) for purse in g.purses]
        return BazaarView(g.round, purses, list(g.curses), list(g.owners), len(g.boxes))

    def resample(self, g: Bazaar, seat: int | None, luck: Luck) -> None:
        g.boxes.sort()
        luck.shuffle(g.boxes)

    def judge(self, g: Bazaar, seat: int) -> float:
        return g.owners.count(seat) / len(PRICES)


def bazaar(seats: int = 2, seed: int = 1, **options: object) -> Match[Bazaar]:
    return Match.new(BazaarGame(), {"seats": seats, **options}, seed)
