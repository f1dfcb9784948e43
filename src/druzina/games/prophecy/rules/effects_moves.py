"""PRO-MOV-07, -17, -20: where movement effects lead, and moves that are no movement."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.prophecy.content import LOADED, Content
from druzina.games.prophecy.content_model import Field
from druzina.games.prophecy.model import AT_THE_INN, FIELDS, Kingdom
from druzina.games.prophecy.parts import AnyPart
from druzina.games.prophecy.parts_character import MoveAny, MoveExactly, MoveUpTo
from druzina.games.prophecy.rules.asking import NONE, Ask, number, placed
from druzina.games.prophecy.rules.effects import Carry, carries


def reached(facts: Content, start: int, part: AnyPart) -> list[int]:
    """The fields a movement effect may lead to from a field, each once."""
    if isinstance(part, MoveExactly):
        steps = [part.n, -part.n]
    elif isinstance(part, MoveUpTo):
        steps = [step * side for side in (1, -1) for step in range(1, part.n + 1)]
    elif isinstance(part, MoveAny):
        return [f.number for f in facts.fields if f.number != start and of_kind(f, part.kind)]
    else:
        return []
    ends = [(start + step) % FIELDS for step in steps]
    return sorted({end for end in ends if end != start})


def of_kind(field: Field, kind: str) -> bool:
    """PRO-MOV-20."""
    if kind == "wilderness":
        return field.wilderness
    return field.civilization if kind == "civilization" else True


def stand(g: Kingdom, seat: int, field: int) -> None:
    """PRO-FLD-19: the figure is put on a field; leaving the inn ends its safety."""
    hero = g.heroes[seat]
    if hero.field != field:
        hero.field = field
        hero.safe &= ~AT_THE_INN
    if g.told is not None:
        g.tell("PRO-MOV-16", "event-moves", seat=seat, field=field)


@carries(MoveAny)
def move_any(g: Kingdom, frame: Carry, part: MoveAny) -> None:
    """PRO-MOV-18: outside step 1 the player names the field; perhaps he may stay."""
    may = LOADED[g.content].effects[frame.effect].may
    g.then(ChooseField(frame.seat, part.kind, part.ends, may))


class ChooseField(Ask):
    """PRO-MOV-18, -20: a move that is not step 1: nothing is turned up where it leads."""

    clause = "PRO-MOV-18"

    where: str = "any"
    ends: bool = False
    may: bool = False

    def choices(self, g: Kingdom) -> Sequence[str]:
        ends = reached(g.facts, g.heroes[self.seat].field, MoveAny(kind=self.where))
        return [*placed("to", g, ends), *([NONE] if self.may else [])]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice == NONE:
            return
        stand(g, self.seat, number(g, choice))
        if self.ends:
            g.now.over = True
