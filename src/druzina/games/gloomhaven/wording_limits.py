"""GLH-V20: on which conditions a rule of a scenario holds, in words; and the parts of sentences."""

from __future__ import annotations

from collections.abc import Iterator

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.gloomhaven.scenario_maps import ScenarioMap
from druzina.games.gloomhaven.scenario_special import AnyEffect, SpecialRule, Spot, Test

PARTS = (
    "rule_when", "rule_who", "rule_if", "rule_limits", "rule_limit", "rule_thing", "rule_at",
    "rule_ranks", "rule_per", "rule_does", "rule_deeds",
)  # fmt: skip
# Tests that need no further word.
PLAIN = ("tokens", "woken", "absent", "deserted", "alone", "occupied", "all_on", "looted_now",
         "peopled")  # fmt: skip


def limits(scenario: ScenarioMap, rule: SpecialRule, effect: AnyEffect) -> Iterator[str]:
    """All conditions that are to be told, each as a kind and what it is about."""
    if rule.test is not None:
        yield from _tested(scenario, rule.test, "once")
    if rule.until is not None:
        yield from _tested(scenario, rule.until, "until")
    if rule.at is not None:
        yield _spot(scenario, rule.at)
    if rule.unlooted:
        yield "unlooted:"
    if rule.having:
        yield "having:"
    if rule.cost == "token":
        yield "token:"
    if rule.once_each:
        yield "once-each:"
    if rule.bearing or getattr(effect, "bearers", False):
        yield "bearing:"
    if getattr(effect, "but_by_bearers", False):
        yield "but-bearers:"


def _tested(scenario: ScenarioMap, test: Test, so: str) -> Iterator[str]:
    """`so` says whether it must have come to that, or not yet."""
    if test.opened:
        yield f"{so}-opened:{test.opened}"
    if test.opened_now:
        yield f"opened-now:{test.opened_now}"
    if test.characters:
        yield f"characters:{'–'.join(map(str, test.characters))}"
    if test.stands:
        name = next(one.name for one in scenario.objectives if one.number == test.stands)
        alike = len({one.number for one in scenario.objectives if one.name == name}) > 1
        kind = "near" if test.near else "numbered" if alike else "stands"
        yield f"{kind}:{name}:{test.stands}"
    if test.dead:
        yield f"{so}-dead:{'+'.join(test.dead)}"
    if test.hidden:
        yield "hidden:"
    if test.on_tile:
        yield f"on-tile:{'+'.join(test.on_tile)}"
    if test.charged:
        yield f"charged:{test.charged.replace('*', ' × ').replace('+', ' + ')}"
    for key in PLAIN:
        if getattr(test, key):
            yield f"{so}-{key}:"


def _spot(scenario: ScenarioMap, spot: Spot) -> str:
    if spot.objective:
        name = next(one.name for one in scenario.objectives if one.number == spot.objective)
        return f"within-thing:{name}:{spot.within}"
    if spot.marker:
        near = f"within:{spot.marker}:{spot.within}" if spot.within > 1 else f"beside:{spot.marker}"
        return near if spot.within else f"at:{spot.marker}"
    return f"{spot.look}:"


# Parts of sentences


def part(name: str, value: str) -> Spoken:
    """A part of a sentence by itself: when, who, where, on which conditions, what X is."""
    if name == "rule_if":
        return _several("rule-if", "rule_limits", value)
    if name == "rule_limits":
        first, _, rest = value.partition("|")
        both: dict[str, Argument] = {"rule_limit": first, "rule_limits": rest}
        return Shown("rule-limits", "", both) if rest else _limit(first)
    if name == "rule_limit":
        return _limit(value)
    if name == "rule_does":
        return _several("rule-does", "rule_deeds", value)
    if name == "rule_deeds":
        return [_deed(each) for each in value.split("|")]
    if name == "rule_thing":
        return Shown(f"thing-{value or 'objective'}", "")
    if name == "rule_ranks":
        return _ranks(value)
    word, _, about = value.partition(":")
    if name == "rule_when":
        return Shown("rule-when", "", {"moment": word, "round": int(about)})
    if name == "rule_who":
        return Shown("rule-who", "", {"kind": word, **_about(word, about, ("thing",), ("types",))})
    if name == "rule_per":
        return _per(word, about)
    place, _, other = about.partition(":")
    given: dict[str, Argument] = {"kind": word or "none", "marker": place, "other": other}
    return Shown("rule-at", "", given | _about(word, place, ("things", "things-turn"), ()))


def _several(key: str, of: str, value: str) -> Shown:
    """What is told in a list, or nothing."""
    return Shown(key, "", {of: value}) if value else Shown("rule-nothing", "")


def _about(
    word: str, about: str, things: tuple[str, ...], types: tuple[str, ...]
) -> dict[str, Argument]:
    """A name that a part needs: of a thing, or of types of monsters."""
    found: dict[str, Argument] = {"types": tuple(about.split("+")) if word in types else ()}
    return {**found, "rule_thing": about if word in things else ""}


def _limit(value: str) -> Shown:
    word, _, about = value.partition(":")
    name, _, n = about.partition(":")
    things = ("stands", "numbered", "near", "within-thing")
    named = _about(word, name, things, ("once-dead", "on-tile"))
    return Shown("rule-limit", "", {"kind": word, "door": name, "n": n, **named})


def _deed(value: str) -> Shown:
    word, _, about = value.partition(":")
    named = _about(word, about, (), ("nearest", "up-to-type"))
    return Shown("rule-deed", "", {"kind": word, "value": about, **named})


def _per(word: str, about: str) -> Shown:
    if not word:
        return Shown("rule-nothing", "")
    named = _about(word, about, ("objectives", "standing"), ("figures",))
    return Shown("rule-per", "", {"kind": word, **named})


def _ranks(value: str) -> Shown:
    """GLH-SET-03: with two, three and four characters."""
    if not value:
        return Shown("rule-nothing", "")
    two, three, four = value.split(",")
    if two == three == four:
        return Shown("rule-rank", "", {"rank": two})
    return Shown("rule-ranks", "", {"two": two, "three": three, "four": four})
