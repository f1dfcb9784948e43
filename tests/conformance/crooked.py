"""A game with one fault of your choice, so that the suite can show that it would notice.

Without a fault: each seat holds a hidden card; in turn everybody adds 1, 2 or 3 to a heap, twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

from msgspec import Struct

from druzina.core import (
    Choice,
    Game,
    Lane,
    Luck,
    Options,
    Outcome,
    Position,
    Question,
    Refusal,
    Shown,
    Step,
    Teams,
    Together,
    blend,
)
from druzina.core.luck import State
from druzina.core.naming import Things

CONTENT = [1, 2, 3]
CLOCK = count()
ROUNDS = 2


class Heap(Position, kw_only=True):
    fault: str
    cards: list[int]
    deck: list[int]
    heap: list[int] = []
    other: list[int] = []
    looks: int = 0


class Start(Step[Heap]):
    def run(self, g: Heap) -> None:
        g.shuffle(g.deck)
        g.cards.extend(g.deck.pop() for _ in range(2))
        turns = [Add(seat) for _ in range(ROUNDS) for seat in range(2)]
        g.then(*turns, Finish())
        if g.fault == "a lane that remembers":
            g.then(Both([Secret(0), Secret(1)]))
        if g.fault == "a step in a step":
            g.stack.insert(0, Chapter(Finish()))
        if g.fault == "no end":
            g.then(Again())


class Secret(Lane[Heap, int]):
    verb = "hide"
    clause = "CRK-03"

    hidden: bool = False

    @property
    def done(self) -> bool:
        return self.hidden

    def choices(self, g: Heap) -> list[int]:
        return [1, 2]

    def answer(self, g: Heap, choice: int) -> None:
        super().answer(g, choice)
        self.hidden = True


class Both(Together[Heap, Secret]):
    pass


class Again(Step[Heap]):
    def run(self, g: Heap) -> None:
        g.then(Add(0), Again())


ENDS = {
    "a divided team": ([True, False], [1, 2]),
    "a team in two places": ([True, True], [1, 2]),
    "a winner behind": ([False, True], [1, 2]),
    "a first who lost": ([False, False], [1, 1]),
    "a winner but no first": ([True, True], [2, 2]),
}


class Chapter(Step[Heap]):
    last: Finish


class Finish(Step[Heap]):
    def run(self, g: Heap) -> None:
        won, ranks = ENDS.get(g.fault, ([True, True], [1, 1]))
        if g.fault != "no outcome":
            g.end(Outcome("CRK-02", won, ranks, [sum(g.heap)] * 2))


class Add(Question[Heap, Any]):
    """CRK-01"""

    verb = "add"
    clause = "CRK-01"
    silent = 3

    def choices(self, g: Heap) -> Sequence[Any]:
        top = g.cards[1 - self.seat]
        offers: dict[str, list[Any]] = {
            "a choice twice": [1, 2, 2, 3],
            "no plain choice": [1, 2.5, 3],
            "no silence": [1, 2],
            "hidden things offered": [1, 2, 3, 3 + top],
        }
        g.looks += g.fault == "choosing leaves a mark"
        return offers.get(g.fault, [1, 2, 3])

    def candidates(self, g: Heap) -> Sequence[Any]:
        more = {"a candidate without refusal": 4, "a refusal without clause": 5}
        return [*self.choices(g), *([more[g.fault]] if g.fault in more else [])]

    def refusal(self, g: Heap, choice: Choice) -> Refusal | None:
        if g.fault == "an offer refused" and choice == 2:
            return Refusal("CRK-01", "refusal-too-many")
        return Refusal("", "refusal-too-many") if choice == 5 else None

    def further(self, g: Heap, luck: Luck) -> Any:
        beyond = {
            "a listed answer beyond the list": 2,
            "an answer that is not read": 7,
            "an answer read in one world": 6 + g.cards[1 - self.seat],
        }
        return beyond.get(g.fault)

    def read(self, g: Heap, text: str) -> Any:
        """A number from 6 on; it must not hang on what is hidden."""
        number = text.removeprefix("add ")
        if g.fault == "an answer that is not read" or not number.isdecimal():
            return None
        secret = g.fault == "an answer read in one world"
        wanted = 6 + g.cards[1 - self.seat] if secret else int(number)
        return wanted if wanted == int(number) >= 6 else None

    def write(self, g: Heap, choice: Choice) -> str:
        texts = {
            "one text for all": "add",
            "a text with gaps": f"add  {choice}",
            "a text like a mark": f"~{choice}",
        }
        return texts.get(g.fault, super().write(g, choice))

    def answer(self, g: Heap, choice: Any) -> None:
        g.heap.append(choice)
        if g.fault == "a hidden thing told":
            g.tell("CRK-01", "event-told", card=g.deck[-1])
        if g.fault == "a thing by its number":
            g.tell("CRK-01", "event-adds", stone=choice)
        if g.fault == "a thing that is no id":
            g.tell("CRK-01", "event-adds", card="six")
        if g.fault == "a hidden thing asked" and g.cards[1 - self.seat] > 2:
            g.then(Add(1 - self.seat))
        if g.fault == "a shared part":
            g.other = g.heap
        if g.fault == "a part with no order":
            g.other = {1, 2}  # type: ignore[assignment]  # this is the fault
        if g.fault == "another clock":
            g.other = [next(CLOCK)]
        if g.fault == "a reveal now and then" and g.deck[-1] > 2:
            g.reveal("deck")


class HeapView(Struct):
    heap: list[int]
    cards: list[int]


class CrookedGame(Game[Heap, Options]):
    name = "crooked"
    warns = (Add,)
    version = 1
    prefix = "CRK"
    seats = range(2, 3)
    position = Heap
    options = Options

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def teams(self, options: Options) -> Teams:
        return ((0, 1),)

    def load(self, folder: Path | None = None) -> str:
        return "crooked-content"

    def setup(self, options: Options, content: str, luck: State) -> Heap:
        other = CONTENT if self.fault == "a part of the content" else []
        return Heap(
            content=content,
            luck=luck if isinstance(luck, bytes) else blend(luck, 0),
            fault=self.fault,
            cards=[],
            deck=[0, 1, 2, 3, 4, 5],
            other=other,
            stack=[Start()],
        )

    def view(self, g: Heap, seat: int | None) -> HeapView:
        g.looks += self.fault == "looking leaves a mark"
        shown = g.cards if self.fault == "a view of the hidden" else []
        heap = g.heap if self.fault == "a view that changes" else list(g.heap)
        return HeapView(heap, [*shown])

    def otherwise(self, g: Heap, seat: int, public: HeapView) -> dict[str, object]:
        if self.fault == "another view otherwise":
            return {"cards": list(g.cards)}
        return super().otherwise(g, seat, public)

    def warning(self, g: Heap, question: Any, choice: Any) -> Shown | None:
        if self.fault != "a hidden thing warned of":
            return None
        return Shown("warning-lost", "CRK-01", {"n": g.cards[1 - question.seat]})

    def resample(self, g: Heap, seat: int | None, luck: Luck) -> None:
        unseen = [*g.deck, *(card for owner, card in enumerate(g.cards) if owner != seat)]
        if self.fault == "a trace of the truth":
            unseen = [*unseen[1:], unseen[0]]
        else:
            unseen.sort()
            luck.shuffle(unseen)
        for owner in range(len(g.cards)):
            if owner != seat:
                g.cards[owner] = unseen.pop()
        g.deck = unseen

    def things(self, content: str) -> Things:
        return {"card": ("none", "one", "two", "three", "four", "five")}

    def judge(self, g: Heap, seat: int) -> float:
        return 0.5

    def broken(self, g: Heap) -> Iterable[str]:
        cards = sorted(g.deck + g.cards)
        return ["a law"] if self.fault == "a broken law" or cards != [0, 1, 2, 3, 4, 5] else []
