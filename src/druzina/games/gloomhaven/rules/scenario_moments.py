"""GLH-V20: when something happens, the rules of the scenario that wait for it are carried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeVar

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import NOBODY, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import NO, YES, Ask
from druzina.games.gloomhaven.rules.scenario_tests import holds, is_named, is_there
from druzina.games.gloomhaven.scenario_maps import load
from druzina.games.gloomhaven.scenario_special import AnyEffect, SpecialRule
from druzina.games.gloomhaven.scenario_verb import Effect

E = TypeVar("E", bound=Effect)
NOWHERE: Hex = (999, 999)


@lru_cache(maxsize=256)
def waiting(scenario: int) -> dict[str, tuple[int, ...]]:
    """The numbers of a scenario's rules by the moment they wait for."""
    found: dict[str, list[int]] = {}
    for number, rule in enumerate(load(scenario).special):
        found.setdefault(rule.on, []).append(number)
    return {moment: tuple(numbers) for moment, numbers in found.items()}


def happens(
    g: Dungeon, moment: str, one: Figure | None = None, door: str = "", at: Hex = NOWHERE
) -> None:
    """GLH-V20: in the order of the data, each completed with what it causes."""
    waits = waiting(g.scenario).get(moment)
    if waits is None:  # nearly always
        return
    steps = [
        step
        for number in waits
        if fits(g, load(g.scenario).special[number], one, door, at)
        for step in carried_out(g, number, one, at)
    ]
    g.then(*steps)


def fits(
    g: Dungeon, rule: SpecialRule, one: Figure | None, door: str = "", at: Hex = NOWHERE
) -> bool:
    """Whether a rule is about what has just happened."""
    if rule.door and rule.door != door:
        return False
    if rule.who and (one is None or not is_named(one, rule.who)):
        return False
    if rule.objective and (one is None or one.number != rule.objective):
        return False
    if rule.place is not None and rule.place != (at if rule.on == "looted" else one and one.home):
        return False
    if rule.having and (one is None or not one.is_(rule.having)):
        return False
    if (rule.bearing or rule.cost == "token") and (one is None or not one.tokens):
        return False
    if rule.at is not None and (one is None or not is_there(g, one, rule.at)):
        return False
    if rule.n and rule.on == "dead" and killed(g, rule) != rule.n:
        return False
    if rule.n and rule.on == "looted" and len(g.looted) != rule.n:
        return False
    return holds(g, rule)


def killed(g: Dungeon, rule: SpecialRule) -> int:
    return sum(g.killed.get(type_, 0) for type_ in rule.who)


def carried_out(g: Dungeon, number: int, one: Figure | None, at: Hex) -> list[Step[Dungeon]]:
    """The effects of a rule, one after the other."""
    rule = load(g.scenario).special[number]
    if rule.once:
        if number in g.fired:
            return []
        g.fired.append(number)
    if rule.once_each and one is not None:
        key = f"rule {number} {one.id}"
        if key in g.counters:
            return []
        g.counters[key] = 1
    place = one.at if one is not None and at == NOWHERE else at
    if rule.cost == "token" and one is not None:
        return [PayToken(one.seat, number, one.id, place)]
    return effects(g, number, one.id if one is not None else NOBODY, place)


def effects(g: Dungeon, number: int, figure: int, place: Hex) -> list[Step[Dungeon]]:
    return [
        Effected(number, part, figure, place)
        for part, effect in enumerate(load(g.scenario).special[number].do)
        if type(effect) in CARRIED
    ]


class PayToken(Ask):
    """GLH-V20: whether a token is given up for what a rule does."""

    clause = "GLH-DOR-11"

    rule: int
    figure: int
    at: Hex

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [YES, NO]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice == YES:
            g.figure(self.figure).tokens -= 1
            g.then(*effects(g, self.rule, self.figure, self.at))


Carrying = Callable[[Dungeon, "Effected", SpecialRule, E], None]
CARRIED: dict[type[Effect], Callable[[Dungeon, Effected, SpecialRule, AnyEffect], None]] = {}


def carries(verb: type[E]) -> Callable[[Carrying[E]], Carrying[E]]:
    """What carries out a verb at its moment."""

    def registered(function: Carrying[E]) -> Carrying[E]:
        CARRIED[verb] = function  # type: ignore[assignment]  # called with that verb only
        return function

    return registered


class Effected(Step[Dungeon]):
    """One effect of a rule: about a figure, at a hex, where there are such."""

    rule: int
    part: int
    figure: int = NOBODY
    at: Hex = NOWHERE

    def run(self, g: Dungeon) -> None:
        rule = field.scenario(g).special[self.rule]
        effect = rule.do[self.part]
        CARRIED[type(effect)](g, self, rule, effect)
