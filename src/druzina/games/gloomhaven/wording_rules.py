"""GLH-V20: the special rules of scenarios in words, made from what they do.

What happens only behind a door, at a death or with a treasure is nobody's to read before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.core import Argument, Shown
from druzina.games.gloomhaven.scenario_maps import ScenarioMap
from druzina.games.gloomhaven.scenario_special import AnyEffect, Rounds, SpecialRule, Test

TOLD = (
    "map", "setup", "round_start", "round_end", "turn_start", "turn_end", "standing", "option",
    "enters", "acts", "always",
)  # fmt: skip
# Said by the map, or by what they belong to.
UNSAID = ("hold_back", "by_place", "level", "reveal_tiles", "set_up", "comes", "move_objective")
PARTY, EVERYBODY = {"character", "summon"}, {"character", "summon", "monster", "objective"}
PARTS = ("rule_when", "rule_who", "rule_if")
EVEN = 2
KINDS = {"character": "character", "monster": "monsters", "elite": "elite", "summon": "summons"}


def rules(scenario: ScenarioMap) -> Iterator[Shown]:
    """Each effect in a sentence, alike ones once."""
    found: list[Shown] = []
    for rule in scenario.special:
        for effect in rule.do if rule.on in TOLD else ():
            name = str(effect.__struct_config__.tag)
            said = Shown(f"rule-{name.replace('_', '-')}", "", arguments(rule, effect))
            if name not in UNSAID and said not in found:
                found.append(said)
    yield from found


def arguments(rule: SpecialRule, effect: AnyEffect) -> dict[str, Argument]:
    """When, under which condition, who, how much, and what else the sentence names."""
    given = {key: getattr(effect, key) for key in effect.__struct_fields__}
    figures = given.get("who") or rule.who
    types = given.get("monsters") or given.get("cycle") or ()
    types = types or tuple(given[key] for key in ("monster", "gun") if given.get(key))
    who, named = whom(figures)
    value = written(given.get("n") or given.get("harm") or "")
    found: dict[str, Argument] = {
        "rule_when": when(rule),
        "rule_if": limits(rule, bool(given.get("bearers"))),
        "rule_who": f"{who}:{'+'.join(named)}",
        "types": tuple(types) or named,
        "value": value,
        "more": len(value),
        "kind": kind(given),
        "conditions": tuple(given.get("conditions") or filter(None, [given.get("condition", "")])),
    }
    if given.get("element"):
        found["element"] = given["element"]
    return found


def when(rule: SpecialRule) -> str:
    """GLH-V20: the moment; of rounds every one, even or odd ones, one of them, or from one on."""
    given = rule.rounds or Rounds()
    if rule.on == "map":
        return "setup:0"
    if rule.on not in ("round_start", "round_end"):
        return f"{rule.on}:0"
    if given.first == given.last:
        return f"{rule.on}-one:{given.first}"
    if given.every > 1:
        rest = "odd" if given.rest else "even"
        return f"{rule.on}-{rest if given.every == EVEN else 'nth'}:{given.every}"
    return f"{rule.on}-from:{given.first}" if given.first > 1 else f"{rule.on}:0"


def limits(rule: SpecialRule, bearers: bool) -> str:
    """Which condition is to be told; `some` where no words are made for it."""
    found: list[str] = [
        *(_tested(rule.test, "once") if rule.test is not None else ()),
        *(_tested(rule.until, "until") if rule.until is not None else ()),
    ]
    if found:
        return found[0]
    if rule.at is not None:
        return f"at:{rule.at.marker}" if rule.at.marker else f"{rule.at.look or 'some'}:"
    if rule.bearing or bearers:
        return "bearing:"
    return "some:" if rule.test or rule.until or rule.having else "none:"


def _tested(test: Test, so: str) -> Iterator[str]:
    """`so` says whether it must have come to that, or not yet."""
    if test.opened:
        yield f"{so}-opened:{test.opened}"
    if test.characters:
        yield f"characters:{'–'.join(map(str, test.characters))}"
    for key in ("tokens", "woken", "dead", "absent", "deserted", "alone", "occupied", "all_on"):
        if getattr(test, key):
            yield f"{so}-{key}:"


def part(name: str, value: str) -> Shown:
    """A part of a sentence by itself: when, who, and on which condition."""
    word, _, about = value.partition(":")
    if name == "rule_who":
        return Shown("rule-who", "", {"kind": word, "types": tuple(filter(None, about.split("+")))})
    if name == "rule_when":
        return Shown("rule-when", "", {"moment": word, "round": int(about)})
    return Shown("rule-if", "", {"kind": word, "door": about})


def whom(names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Kinds of figures by a word, monsters by their types."""
    some = set(names)
    if not some:
        return "one", ()
    if some == PARTY:
        return "party", ()
    if some == EVERYBODY:
        return "everybody", ()
    types = tuple(name for name in names if name not in EVERYBODY and ":" not in name)
    if types and "elite" not in some:
        return "types", types
    return next((KINDS[name] for name in names if name in KINDS), "thing"), ()


def kind(given: dict[str, object]) -> str:
    """What a verb is about, where it may be about several things."""
    for key in ("card", "side", "what", "state"):
        if isinstance(given.get(key), str):
            return str(given[key])
    to = given.get("to")
    if isinstance(to, tuple):
        return str(to[0]) if to[0] in ("damage", "healing", "forced", "attacks") else "conditions"
    for key in ("ability_only", "look", "lightly", "disadvantage", "advantage", "with_monsters"):
        if given.get(key):
            return key
    return "plain"


def written(value: object) -> str:
    """`(2*C)+L-2` as people read it."""
    text = str(value).replace("*", " × ").replace("/", " / ").replace("+", " + ")
    return text.replace("-", " − ") if not text.startswith("-") else text.replace("-", "−")
