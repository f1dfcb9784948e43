"""Several things out of many: how many, each set once, a test on what was picked so far."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import pytest
from msgspec import Struct

from druzina.core import STOP, Game, Luck, Match, Options, Outcome, Pick, Position, Refusal, Step
from tests.core.table import all_of, truth

WEIGHT = {"axe": 3, "bow": 2, "dagger": 1, "sling": 1}


class Armoury(Position, kw_only=True):
    stock: list[str]
    load: int
    taken: list[str] = []


class TakeWeapons(Pick[Armoury, str]):
    """ARM-01: one to three weapons; ARM-02: together no heavier than the load."""

    verb = "take"
    clause = "ARM-01"
    order_clause = "ARM-03"

    def pool(self, g: Armoury) -> list[str]:
        return g.stock

    def rest(self, g: Armoury) -> list[str]:
        return [one for one in super().rest(g) if not self.too_heavy(g, one)]

    def too_heavy(self, g: Armoury, thing: str) -> bool:
        return sum(WEIGHT[one] for one in (*self.picked, thing)) > g.load

    def against(self, g: Armoury, thing: str) -> Refusal | None:
        if thing not in g.stock:
            return Refusal("ARM-01", "refusal-not-there", {"weapon": thing})
        heavy = Refusal("ARM-02", "refusal-too-heavy", {"weapon": thing})
        return heavy if self.too_heavy(g, thing) else None

    def candidates(self, g: Armoury) -> Sequence[str]:
        return [*WEIGHT, STOP]

    def done(self, g: Armoury) -> None:
        g.taken = list(self.picked)
        g.tell("ARM-01", "event-taken", seat=self.seat, weapons=tuple(self.picked))


class Line(Pick[Armoury, str]):
    """ARM-04: two weapons in the order in which they are drawn."""

    verb = "draw"
    clause = "ARM-04"
    sequence = True

    def pool(self, g: Armoury) -> list[str]:
        return g.stock

    def done(self, g: Armoury) -> None:
        g.taken = list(self.picked)


class TakeSling(Pick[Armoury, str]):
    """ARM-06: a sling, or none."""

    verb = "take"
    clause = "ARM-06"

    def pool(self, g: Armoury) -> list[str]:
        return ["sling"]

    def done(self, g: Armoury) -> None:
        g.taken += self.picked


class Out(Step[Armoury]):
    def run(self, g: Armoury) -> None:
        g.end(Outcome("ARM-05", [True], [1], [0]))


class ArmouryView(Struct):
    stock: list[str]
    taken: list[str]


class ArmouryOptions(Options, frozen=True):
    load: int = 9
    least: int = 1
    most: int = 3
    line: bool = False
    sling: bool = False
    stock: tuple[str, ...] = ("axe", "bow", "dagger", "dagger")


class ArmouryGame(Game[Armoury, ArmouryOptions]):
    name = "armoury"
    version = 1
    prefix = "ARM"
    seats = range(1, 2)
    position = Armoury
    options = ArmouryOptions

    def load(self, folder: Path | None = None) -> str:
        return "armoury-content"

    def setup(self, options: ArmouryOptions, content: str, seed: int | bytes) -> Armoury:
        kind = Line if options.line else TakeWeapons
        slings = [TakeSling(0, 0, 1)] if options.sling else []
        steps: list[Step[Armoury]] = [Out(), *slings, kind(0, options.least, options.most)]
        stock = list(options.stock)
        return Armoury(content=content, stock=stock, load=options.load, stack=[*steps])

    def view(self, g: Armoury, seat: int | None) -> ArmouryView:
        return ArmouryView(list(g.stock), list(g.taken))

    def resample(self, g: Armoury, seat: int | None, luck: Luck) -> None:
        """Nothing is hidden."""

    def judge(self, g: Armoury, seat: int) -> float:
        return 0.5


GAME = ArmouryGame()


def armoury(**options: object) -> Match[Armoury]:
    return Match.new(GAME, {"seats": 1, **options}, 1)


def offers(match: Match[Armoury]) -> list[str]:
    asked = match.asked(0)
    return [] if asked is None else [one.text for one in asked.offered]


def all_sets(match: Match[Armoury], *said: str) -> list[tuple[str, ...]]:
    """Whatever can be taken, by trying every choice after every other."""
    if not match.questions():
        return [tuple(truth(match).taken)]
    found = []
    for text in offers(match):
        again = Match.replay(GAME, match.record)
        assert again.play(0, text) is None
        found += all_sets(again, *said, text)
    return found


@pytest.mark.parametrize(
    ("least", "most"), [(1, 1), (0, 2), (1, 3), (2, 2), (3, 3), (2, 4), (0, 4)]
)
def test_every_set_of_the_right_size_is_reached_in_one_way(least: int, most: int) -> None:
    match = armoury(least=least, most=most)
    stock = truth(match).stock
    wanted = {one for n in range(least, most + 1) for one in combinations(stock, n)}
    found = all_sets(match)
    assert len(set(found)) == len(found)
    assert set(found) == wanted


def test_nothing_moves_before_the_last_is_named() -> None:
    match = armoury(most=2)
    match.play(0, "take axe")
    assert truth(match).taken == []
    match.play(0, "take bow")
    assert truth(match).taken == ["axe", "bow"]


def test_from_the_least_on_one_may_stop() -> None:
    match = armoury(least=1)
    assert STOP not in offers(match)
    assert match.play(0, STOP) == Refusal("ARM-01", "refusal-must-go-on", {"n": 1})
    match.play(0, "take dagger")
    assert offers(match) == ["take dagger", STOP]
    match.play(0, STOP)
    assert truth(match).taken == ["dagger"]


def test_what_does_not_go_with_what_was_picked_is_refused_by_its_clause() -> None:
    match = armoury(load=4)
    match.play(0, "take axe")
    assert offers(match) == ["take dagger", STOP]
    assert match.why_not(0, "take bow") == Refusal("ARM-02", "refusal-too-heavy", {"weapon": "bow"})
    assert match.why_not(0, "take sling") == Refusal(
        "ARM-01", "refusal-not-there", {"weapon": "sling"}
    )


def test_one_named_too_late_is_refused_by_the_rule_of_the_order() -> None:
    match = armoury()
    match.play(0, "take bow")
    against = Refusal("ARM-03", "refusal-other-order", {"choice": "axe"})
    assert match.play(0, "take axe") == against


def test_sent_at_once_they_may_come_in_any_order() -> None:
    for sent in (["take dagger", "take axe", "take bow"], ["take bow", "take dagger", "take axe"]):
        match = armoury()
        assert match.play_many(0, sent) is None
        assert truth(match).taken == ["axe", "bow", "dagger"]


def test_sent_at_once_with_one_that_cannot_be_had_none_is_taken() -> None:
    match = armoury()
    before = all_of(match)
    found = match.play_many(0, ["take sling", "take axe"])
    assert found == Refusal("ARM-01", "refusal-not-there", {"weapon": "sling"})
    assert all_of(match) == before


def test_where_the_order_means_something_both_orders_are_offered() -> None:
    match = armoury(line=True, least=2, most=2, stock=("axe", "bow"))
    assert sorted(all_sets(match)) == [("axe", "bow"), ("bow", "axe")]


def test_what_is_picked_is_kept_in_a_saved_position() -> None:
    match = armoury()
    match.play(0, "take axe")
    again = GAME.codec.clone(truth(match))
    question = again.questions()[0]
    assert isinstance(question, TakeWeapons)
    assert question.picked == ["axe"]


def test_what_was_wrong_for_one_question_is_not_kept_for_the_next() -> None:
    """A sling was sent among the weapons, where there is none: it is refused as that."""
    match = armoury(most=1, sling=True)
    before = all_of(match)
    found = match.play_many(0, ["take sling", "take axe"])
    assert found == Refusal("ARM-01", "refusal-not-there", {"weapon": "sling"})
    assert all_of(match) == before
    assert match.play_many(0, ["take axe"]) is None
    assert match.play_many(0, ["take sling"]) is None
    assert truth(match).taken == ["axe", "sling"]
