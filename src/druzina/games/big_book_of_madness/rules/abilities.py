"""The wizards' abilities used between actions, once in each own turn (BBM-WIZ)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Question, Shown, Step
from druzina.games.big_book_of_madness.model import MADNESS, USED, Book
from druzina.games.big_book_of_madness.rules.choosing import Choosing
from druzina.games.big_book_of_madness.rules.madness import cure, draw, reshuffle, top_card
from druzina.games.big_book_of_madness.rules.spells import ChooseSpells
from druzina.games.big_book_of_madness.rules.zones import ADMITTED, Spot, cards_of, remove, spots


def can_use(g: Book, seat: int, ability: str) -> bool:
    """BBM-WIZ-01a, -04: between actions, and only if it can do something."""
    able = ABLE.get(ability)
    return able is not None and able(g, seat)


def _has_used_spell(g: Book, seat: int) -> bool:
    return any(USED in player.states for player in g.players if not player.out)


def _can_exchange(g: Book, seat: int) -> bool:
    return bool(g.players[seat].hand and g.players[seat].support)


ABLE: dict[str, Callable[[Book, int], bool]] = {
    "discard madness": lambda g, seat: MADNESS in g.players[seat].hand,
    "refresh": _has_used_spell,
    "exchange support": _can_exchange,
    "draw and drop": lambda g, seat: True,
}


class UseAbility(Step[Book]):
    """BBM-WIZ-01, -01a: no action, and free."""

    seat: int

    def run(self, g: Book) -> None:
        g.ability_used = True
        g.tell("BBM-WIZ-01", "event-ability", seat=self.seat, wizard=g.players[self.seat].wizard)
        USES[g.ability(self.seat)](g, self.seat)


def discard_madness(g: Book, seat: int) -> None:
    """Viktor: a Madness from hand to his discard pile, and a card for it."""
    g.players[seat].hand.remove(MADNESS)
    g.players[seat].discard.append(MADNESS)
    g.tell("BBM-DIS-02", "event-discards", seat=seat, cards=(MADNESS,), origin="hand")
    draw(g, seat, 1)


def refresh(g: Book, seat: int) -> None:
    """BBM-WIZ-06: Sandra turns one used spell of anybody ready; it may be cast again."""
    g.then(ChooseSpells(seat, word="refresh"))


def draw_and_drop(g: Book, seat: int) -> None:
    """BBM-WIZ-05: Larry draws; Madness is cured, an element card discarded at once."""
    player = g.players[seat]
    if not player.draw and not reshuffle(g, seat):
        return
    one = top_card(g, seat)
    g.tell("BBM-MAD-05", "event-draws", seat=seat, cards=(one,))
    if one == MADNESS:
        cure(g, seat, 1, "hand")
    else:
        player.discard.append(one)
        g.tell("BBM-DIS-02", "event-discards", seat=seat, cards=(one,), origin="hand")


def exchange(g: Book, seat: int) -> None:
    """BBM-WIZ-04, BBM-EXC-02: Violetta swaps one or two cards of hand and support."""
    player = g.players[seat]
    most = min(2, len(player.hand), len(player.support))
    g.then(HowManyToExchange(seat, most))


USES: dict[str, Callable[[Book, int], None]] = {
    "discard madness": discard_madness,
    "refresh": refresh,
    "draw and drop": draw_and_drop,
    "exchange support": exchange,
}


class HowManyToExchange(Question[Book, int]):
    """BBM-WIZ-04: one or two."""

    verb = "exchange"
    clause = "BBM-WIZ-04"

    most: int

    def choices(self, g: Book) -> Sequence[int]:
        return range(1, self.most + 1)

    def answer(self, g: Book, choice: int) -> None:
        hand = ExchangeHand(self.seat, choice, choice)
        g.then(hand, ExchangeSupport(self.seat, choice, choice), Swap(self.seat))

    def show(self, g: Book, choice: int) -> Shown:
        return Shown("choose-exchange-count", self.clause, {"n": choice}, (f"option:{choice}",))


class Swap(Step[Book]):
    """BBM-EXC-02: both sides change places; the support holds as many cards as before."""

    seat: int
    hand: list[Spot] = []
    support: list[Spot] = []

    def run(self, g: Book) -> None:
        player = g.players[self.seat]
        remove(g, [*self.hand, *self.support])
        player.hand.extend(cards_of(self.support))
        player.hand.sort()
        player.support.extend(cards_of(self.hand))
        player.support.sort()
        g.tell(
            "BBM-EXC-02",
            "event-swaps",
            seat=self.seat,
            cards=cards_of(self.hand),
            back=cards_of(self.support),
        )


class ExchangeHand(Choosing):
    """BBM-WIZ-04: the cards of the hand."""

    verb = "exchange"
    clause = "BBM-WIZ-04"

    def pool(self, g: Book) -> list[Spot]:
        return spots(g, self.seat, ("hand",), ADMITTED[""])

    def done(self, g: Book) -> None:
        g.nearest(Swap).hand.extend(self.picked)


class ExchangeSupport(Choosing):
    """BBM-WIZ-04: the cards of the support for them."""

    verb = "exchange"
    clause = "BBM-WIZ-04"

    def pool(self, g: Book) -> list[Spot]:
        return spots(g, self.seat, ("support",), ADMITTED[""])

    def done(self, g: Book) -> None:
        g.nearest(Swap).support.extend(self.picked)
