"""Whether the special rules of a scenario can be carried out: verbs, and all that they name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from druzina.core import Problem

from .cards.check import TOKENS
from .cards.possible import unknown_word
from .cards.read import load as load_printed
from .scenario_maps import ScenarioMap
from .scenario_special import AnyEffect, Moment, SpecialRule

KINDS = ("character", "summon", "monster", "objective", "elite")
MARKED = (
    "at", "at_odd", "at_even", "at_cycle", "plates", "toward", "marker", "front", "back", "but",
    "or_beside", "around",
)  # fmt: skip
TYPED = ("monster", "monsters", "cycle", "toward_type", "nearest_to", "gun", "like")


def possible(file: str, entry: str, field: str, what: str) -> Problem | None:
    """GLH-V20: a verb or a moment that nobody knows, with those there are."""
    last = field.rpartition(".")[2]
    if last not in ("do", "on"):
        return None
    verbs = sorted(str(each.__struct_config__.tag) for each in get_args(AnyEffect))
    return unknown_word(file, entry, field, what, verbs if last == "do" else [*get_args(Moment)])


def faults(file: str, scenario: ScenarioMap) -> Iterator[Problem]:
    """Markers, doors, objectives and figures that rules name and nobody knows."""
    known = {
        "marker": set(scenario.markers),
        "door": {join.name for join in scenario.joins if join.name},
        "objective": {str(thing.number) for thing in scenario.objectives},
        "figure": set(),
    }
    if scenario.special:
        objectives = {f"objective:{number}" for number in known["objective"]}
        known["figure"] = {*load_printed().monsters, *TOKENS, *KINDS, *objectives}
    for number, rule in enumerate(scenario.special, 1):
        for field, kind, value in _named(rule):
            if value not in known[kind]:
                yield Problem(
                    "problem-rule-unknown",
                    file=file,
                    entry=f"special {number}",
                    field=field,
                    value=value,
                    valid=", ".join(sorted(known[kind])) or "–",
                )


def _named(rule: SpecialRule) -> Iterator[tuple[str, str, str]]:
    """Every name in a rule: its field, what it is the name of, and itself."""
    yield from (("who", "figure", name) for name in rule.who)
    if rule.door:
        yield "door", "door", rule.door
    yield from (("beside", "objective", str(n)) for n in (*rule.beside, rule.objective) if n)
    if rule.at is not None and rule.at.marker:
        yield "at.marker", "marker", rule.at.marker
    for test in (rule.test, rule.until):
        if test is not None:
            yield from (("test", "door", door) for door in (test.opened, test.opened_now) if door)
            figures = (*test.dead, *test.absent, test.woken, test.placed)
            yield from (("test", "figure", name) for name in figures if name)
            markers = (*test.all_on, *test.occupied, test.near)
            yield from (("test", "marker", name) for name in markers if name)
    for place, effect in enumerate(rule.do):
        for key in effect.__struct_fields__:
            value = getattr(effect, key)
            names = (value,) if isinstance(value, str) else value
            if not isinstance(names, tuple):
                continue
            field = f"do[{place}].{key}"
            for kind in _kinds(key):
                yield from ((field, kind, name) for name in names if isinstance(name, str) and name)


def _kinds(key: str) -> Iterator[str]:
    if key in MARKED:
        yield "marker"
    elif key in TYPED or key in ("who", "against", "to_beside"):
        yield "figure"
    elif key in ("door", "doors", "near_door"):
        yield "door"
