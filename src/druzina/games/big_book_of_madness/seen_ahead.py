"""What the table tells beforehand, out of what everybody sees: what a payment owes and how it is
best made, how many are still to be chosen, what Recovery will do, and what would lose the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct

from druzina.core import AnyQuestion, Pick, Shown, Step, without
from druzina.games.big_book_of_madness.content import LOADED, Effect
from druzina.games.big_book_of_madness.model import (
    CARDS,
    HAND_SIZE,
    MADNESS,
    ROUNDS,
    SLOTS,
    SPACES,
    TURNS,
    Book,
)
from druzina.games.big_book_of_madness.parts import DrawCards, Madness
from druzina.games.big_book_of_madness.rules.actions import Acquire, Act, Cure
from druzina.games.big_book_of_madness.rules.breaking import Break
from druzina.games.big_book_of_madness.rules.casting import Cast
from druzina.games.big_book_of_madness.rules.curses import curse_cost, laid_at
from druzina.games.big_book_of_madness.rules.learning import Learn
from druzina.games.big_book_of_madness.rules.payment import Pay, changed, counted_as, worth
from druzina.games.big_book_of_madness.rules.purse import KIND, WORTH, Coin, spent_in
from druzina.games.big_book_of_madness.rules.zones import ADMITTED, HAND, spelled, spots

ALL_OF_THEM = ("each", "each other")


class SeenPayment(Struct, frozen=True):
    """An open payment: what for, the cost in full and what is still owed, by element (a fifth
    number: of any one kind), the cards named already, those that can be, and how to waste least.

    `substitute`: an air card of value 1 may count as another element (BBM-PAY-13).
    """

    seat: int
    purpose: str
    times: int
    full: list[int]
    cost: list[int]
    picked: list[str]
    cards: list[str]
    proposal: list[str]
    substitute: bool


class SeenChoosing(Struct, frozen=True):
    """An open question that names several things: how many more, or up to so many."""

    seat: int
    left: int
    up_to: bool
    picked: int


class SeenRecovery(Struct, frozen=True):
    """BBM-REC-01 to -08: what the end of the turn brings to the active player."""

    draw: int
    discard: int
    pile: int
    madness: int
    out: bool


# Payments


def payment(g: Book) -> SeenPayment | None:
    pay = asked(g)
    if not isinstance(pay, Pay):
        return None
    deed = g.stack[-2]
    cards = payable(g, pay)
    return SeenPayment(
        seat=pay.seat,
        purpose=purpose(g, deed),
        times=deed.times if isinstance(deed, Cast) else 1,
        full=in_full(g, pay, deed),
        cost=list(pay.cost),
        picked=[pay.write(g, key) for key in pay.picked],
        cards=[spelled(coin[:3]) for coin in cards],
        proposal=[pay.write(g, key) for key in proposed(g, pay, cards)],
        substitute=g.unused(pay.seat) == "substitute" and not any(map(changed, pay.picked)),
    )


def asked(g: Book) -> AnyQuestion | None:
    return next(iter(g.questions()), None)


def purpose(g: Book, deed: Step[Book]) -> str:
    """What is paid for, as a target."""
    match deed:
        case Cast(seat=seat, spell=spell):
            return f"spell:{g.facts.spells[spell].id}@{seat}"
        case Learn(element=element):
            return f"library:{'WEFA'[element]}"
        case Acquire(card=card):
            return f"supply:{CARDS[card]}"
        case Break(slot=slot):
            return f"curse:{SLOTS[slot]}"
        case Cure(spot=spot):
            return f"card:{spelled(spot)}"
    return ""


def in_full(g: Book, pay: Pay, deed: Step[Book]) -> list[int]:
    """The cost before any card was named; of an element that is covered already, what was printed
    counts."""
    named = [0] * len(pay.cost)
    for coin in pay.picked:
        named[KIND[coin[3]]] += worth(coin)
    printed = named
    laid = laid_at(g, deed.slot) if isinstance(deed, Break) else None
    if laid is not None:
        printed = curse_cost(g, laid)
    return [
        owed + done if owed else min(done, most)
        for owed, done, most in zip(pay.cost, named, printed, strict=False)
    ]


def payable(g: Book, pay: Pay) -> list[Coin]:
    """BBM-PAY-01, -05, -07: element cards of the own hand and of all supports not named yet."""
    origins = ("shared",) if pay.support_only else ("hand", "shared")
    there = spots(g, pay.seat, origins, ADMITTED["element"])
    used = [coin[:3] for coin in pay.picked] + (spent_in(g) if pay.support_only else [])
    return [(*spot, spot[0][0]) for spot in without(there, used)]


def proposed(g: Book, pay: Pay, cards: Sequence[Coin]) -> list[Coin]:
    """The payment that wastes least; of those the one with the fewest cards of others' supports,
    then of the own; then the one of the least valuable cards."""
    cards, owed = list(cards), dict(enumerate(pay.cost))
    if owed.pop(4, 0):
        ways = [cheapest(pay.seat, of_kind(cards, kind), 2) for kind in range(4)]
        return min((way for way in ways if way), default=(0, (), []))[2]
    chosen: list[Coin] = []
    for kind, need in owed.items():
        if not need:
            continue
        way = cheapest(pay.seat, of_kind(cards, kind), need)
        if way is None:  # Harold's card stands for the one that is missing
            air = next(coin for coin in cards if coin[0] == "A1")
            cards.remove(air)
            less = cheapest(pay.seat, of_kind(cards, kind), need - 1)
            chosen += [*(less[2] if less else ()), counted_as(air, kind)]
        else:
            chosen += way[2]
    return chosen


def of_kind(cards: Iterable[Coin], kind: int) -> list[Coin]:
    return [coin for coin in cards if KIND[coin[3]] == kind]


Way = tuple[int, tuple[int, ...], list[Coin]]


def cheapest(seat: int, cards: Sequence[Coin], need: int) -> Way | None:
    """Waste, weight and cards of the best way to cover the need; None if there is none."""
    best: dict[int, tuple[tuple[int, ...], list[Coin]]] = {0: ((0, 0, 0), [])}
    for coin in cards:
        shared = coin[1] != HAND
        for total, (weight, coins) in list(best.items()):
            if total >= need:
                continue
            more = (
                weight[0] + (shared and coin[2] != seat),
                weight[1] + shared,
                weight[2] - 1,
            )
            reached = total + WORTH[coin]
            if reached not in best or more < best[reached][0]:
                best[reached] = more, [*coins, coin]
    covering = [total for total in best if total >= need]
    return (min(covering) - need, *best[min(covering)]) if covering else None


# Choosing several things


def choosing(g: Book) -> SeenChoosing | None:
    question = asked(g)
    if not isinstance(question, Pick) or isinstance(question, Pay):
        return None
    named = len(question.picked)
    return SeenChoosing(question.seat, question.most - named, question.least < question.most, named)


# The end of the turn


def recovery(g: Book) -> SeenRecovery | None:
    """While the active player acts in the own turn."""
    question = asked(g)
    if not isinstance(question, Act) or not question.own:
        return None
    player = g.players[g.active]
    hand, elements = len(player.hand), sum(one != MADNESS for one in player.hand)
    shed = max(0, min(elements, hand - HAND_SIZE))
    return SeenRecovery(
        draw=max(0, HAND_SIZE - hand),
        discard=shed,
        pile=len(player.draw),
        madness=to_draw(g, g.active, HAND_SIZE - hand),
        out=hand >= HAND_SIZE and elements == shed,
    )


def to_draw(g: Book, seat: int, n: int) -> int:
    """BBM-MAD-01: how many Madness the shuffling costs until so many cards are drawn."""
    player = g.players[seat]
    pile, rest, madness = len(player.draw), len(player.discard), 0
    while n > pile:
        n, pile, rest, madness = n - pile, rest + 1, 0, madness + 1
    return madness


@lru_cache(maxsize=1024)
def strikes_for(content: str, curse: int, players: int) -> int:
    """The Madness that the stack would certainly lose to this curse now."""
    effect = LOADED[content].effects[LOADED[content].curses[curse].effect]
    struck = players if effect.who in ALL_OF_THEM else 1
    struck -= effect.who == "each other"
    received = (part for part in effect.parts if isinstance(part, Madness))
    return struck * sum(p.n for p in received if p.do == "madness" and not p.condition)


@lru_cache(maxsize=1024)
def burnt_by(content: str, curse: int, players: int) -> int:
    """BBM-MAD-14: the Madness that this curse would destroy, as far as the stack has any."""
    effect = LOADED[content].effects[LOADED[content].curses[curse].effect]
    parts = (part for part in effect.parts if isinstance(part, Madness))
    return sum(p.n + p.per_player * players for p in parts if p.do == "burn madness")


# What would lose the game


def warning(g: Book, act: Act, choice: str) -> Shown | None:
    clause = doom(g, act, choice)
    return Shown("warning-lost", clause, {"cause": clause}) if clause else None


def doom(g: Book, act: Act, choice: str) -> str:
    """The clause by which an action certainly loses the game, whatever is drawn."""
    if choice == "end":
        return doomed_end(g) if act.own else ""
    word, _, what = choice.partition(" ")
    if word != "cast":
        return ""
    name, _, times = what.partition(" x")
    spell = next(one for one in g.facts.spells if one.id == name)
    lost = madness_of(g, act.seat, g.facts.effects[spell.effect], int(times)) > g.supply[MADNESS]
    return "BBM-END-02" if lost else ""


def doomed_end(g: Book) -> str:
    """BBM-END-02 to -04: by Recovery, by the curses of the next space, by the last monster."""
    told = recovery(g)
    assert told is not None, "only the own turn is ended"
    if told.madness > g.supply[MADNESS]:
        return "BBM-END-02"
    if told.out and len(g.circle()) == 1:
        return "BBM-END-04"
    if g.round == ROUNDS and g.space == TURNS:
        return "BBM-END-03" if g.slots else ""
    due = (laid for laid in g.slots if SPACES[laid.slot] == g.space + 1 and not laid.down)
    left = len(g.circle())
    taken = told.madness + sum(strikes_for(g.content, laid.curse, left) for laid in due)
    return "BBM-END-02" if taken > g.supply[MADNESS] else ""


def madness_of(g: Book, seat: int, effect: Effect, times: int) -> int:
    """What the drawing of a spell costs at least."""
    drawn = sum(
        part.amount(times)
        for part in effect.parts
        if isinstance(part, DrawCards) and not (part.condition or part.as_many or part.up_to_hand)
    )
    seats = {"you": [seat], "each": g.circle()}.get(effect.who, [])
    # What is paid lies in the discard pile by then: only the first shuffling is certain.
    return sum(drawn > len(g.players[one].draw) for one in seats)
