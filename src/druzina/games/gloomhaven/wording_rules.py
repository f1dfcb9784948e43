"""GLH-V20: the special rules of scenarios in words, made from what they do.

What happens only behind a door, at a death or with a treasure is nobody's to read before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from druzina.core import Argument, Shown
from druzina.games.gloomhaven.cards.lines import Attack, Move
from druzina.games.gloomhaven.model import CONDITIONS
from druzina.games.gloomhaven.scenario_maps import ScenarioMap
from druzina.games.gloomhaven.scenario_special import AnyEffect, Rounds, SpecialRule
from druzina.games.gloomhaven.scenario_verbs import Act, Spawn, SpawnNext
from druzina.games.gloomhaven.scenario_verbs_standing import (
    AttackMod,
    Immune,
    MayNegate,
    StatMod,
)
from druzina.games.gloomhaven.wording_limits import limits

TOLD = (
    "map", "setup", "round_start", "round_end", "turn_start", "turn_end", "standing", "option",
    "enters", "acts", "always",
)  # fmt: skip
# Said by the map, or by what they belong to.
UNSAID = ("hold_back", "by_place", "level", "reveal_tiles", "set_up", "comes", "move_objective")
PARTY, EVERYBODY = {"character", "summon"}, {"character", "summon", "monster", "objective"}
EVEN = 2
FAR = 99
KINDS = {"character": "character", "monster": "monsters", "elite": "elite", "summon": "summons"}
STATS = ("health", "attack", "move", "range")


def rules(scenario: ScenarioMap) -> Iterator[Shown]:
    """Each effect in a sentence, alike ones once."""
    found: list[Shown] = []
    for rule in scenario.special:
        for effect in (each for one in rule.do for each in single(one)) if rule.on in TOLD else ():
            name = str(effect.__struct_config__.tag)
            key = f"rule-{name.replace('_', '-')}"
            said = [Shown(key, "", arguments(scenario, rule, effect)), *ranks(effect)]
            if name not in UNSAID:
                found += [each for each in said if each not in found]
    yield from found


def ranks(effect: AnyEffect) -> Iterator[Shown]:
    """Ranks that differ by type, by the round, or for every second one."""
    if isinstance(effect, Spawn) and effect.second is not None:
        told: dict[str, Argument] = {"types": (effect.monster,)}
        yield Shown("rule-ranks-second", "", {**told, "rule_ranks": ",".join(effect.second)})
    if not isinstance(effect, SpawnNext):
        return
    for key, table in (("rule-ranks-of", effect.ranks), ("rule-ranks-even", effect.even)):
        for some in dict.fromkeys(table.values()):
            types = tuple(type_ for type_ in effect.cycle if table.get(type_) == some)
            yield Shown(key, "", {"types": types, "rule_ranks": ",".join(some)})


def single(effect: AnyEffect) -> Iterator[AnyEffect]:
    """What is immune to conditions and to something else has a sentence for each."""
    if isinstance(effect, Immune):
        conditions = tuple(each for each in effect.to if each in CONDITIONS)
        others = tuple(each for each in effect.to if each not in CONDITIONS)
        yield from (replace(effect, to=some) for some in (others, conditions) if some)
    else:
        yield effect


def arguments(scenario: ScenarioMap, rule: SpecialRule, effect: AnyEffect) -> dict[str, Argument]:
    """When, under which condition, who, where, how much, and what else the sentence names."""
    given = {key: getattr(effect, key) for key in effect.__struct_fields__}
    figures = given.get("who") or rule.who
    types = given.get("monsters") or given.get("cycle") or ()
    types = types or tuple(given[key] for key in ("monster", "gun") if given.get(key))
    who, named = whom(scenario, figures)
    value = amount(effect, given)
    found: dict[str, Argument] = {
        "rule_when": when(rule),
        "rule_if": "|".join(limits(scenario, rule, effect)),
        "rule_who": f"{who}:{'+'.join(named)}",
        "rule_thing": thing(scenario, rule, given),
        "rule_at": where(scenario, effect),
        "rule_ranks": ",".join(given.get("ranks") or ()) if isinstance(effect, Spawn) else "",
        "rule_per": per(scenario, rule),
        "rule_does": "|".join(does(effect, figures)),
        "types": tuple(types) or (named if who == "types" else ()),
        "value": value,
        "more": len(value),
        "count": effect.count if isinstance(effect, Spawn) else 1,
        "kind": kind(given),
        "conditions": conditions(given),
        "against": tuple(given.get("against") or ()),
        "several": len(given.get("against") or ()),
    }
    if given.get("element"):
        found["element"] = given["element"]
    return found


def conditions(given: dict[str, object]) -> tuple[str, ...]:
    several = given.get("conditions") or given.get("to")
    if isinstance(several, tuple):
        return tuple(str(each) for each in several if each in CONDITIONS)
    return tuple(filter(None, [str(given.get("condition", ""))]))


def amount(effect: AnyEffect, given: dict[str, object]) -> str:
    """How much; what is added to an attack has a sign."""
    if isinstance(effect, AttackMod) and not effect.pierce:
        return f"+{effect.n}" if effect.n > 0 else written(effect.n or "")
    if isinstance(effect, MayNegate):
        return written(effect.most or "")
    return written(given.get("n") or given.get("harm") or given.get("pierce") or "")


def thing(scenario: ScenarioMap, rule: SpecialRule, given: dict[str, object]) -> str:
    """The objective a rule is about, by its name."""
    number = given.get("objective") or next(iter(rule.beside), 0) or rule.objective
    return object_of(scenario, int(str(number)))


def object_of(scenario: ScenarioMap, number: int) -> str:
    return next((one.name for one in scenario.objectives if one.number == number), "")


def when(rule: SpecialRule) -> str:
    """GLH-V20: the moment; of rounds every one, even or odd ones, one of them, or from one on."""
    given = rule.rounds or Rounds()
    if rule.on == "map":
        return "setup:0"
    if rule.on == "option":
        return f"option-{rule.cost}:0"
    if rule.on not in ("round_start", "round_end", "standing"):
        return f"{rule.on}:0"
    if given.first == given.last:
        return f"{rule.on}-one:{given.first}"
    if given.every > 1:
        rest = "odd" if given.rest else "even"
        return f"{rule.on}-{rest if given.every == EVEN else 'nth'}:{given.every}"
    return f"{rule.on}-from:{given.first}" if given.first > 1 else f"{rule.on}:0"


def where(scenario: ScenarioMap, effect: AnyEffect) -> str:
    """Where somebody appears: at letters, in turn or by the round, beside things or a door."""
    if isinstance(effect, SpawnNext) and effect.at_odd:
        return f"rounds:{', '.join(effect.at_odd)}:{', '.join(effect.at_even)}"
    if isinstance(effect, Spawn | SpawnNext) and effect.by_objectives:
        turns = "things-turn" if isinstance(effect, SpawnNext) else "things"
        return f"{turns}:{scenario.objectives[0].name}:"
    if isinstance(effect, SpawnNext):
        found = effect.at or effect.at_cycle
        return f"{'turn' if effect.at_cycle else 'at'}:{', '.join(found)}:"
    if isinstance(effect, Spawn):
        places = {"at": effect.at, "beside": effect.around, "door": effect.near_door}
        return next((f"{key}:{value}:" for key, value in places.items() if value), "")
    return ""


def per(scenario: ScenarioMap, rule: SpecialRule) -> str:
    """What X counts."""
    count = rule.per
    if count is None:
        return ""
    for key, numbers in (("objectives", count.objectives), ("standing", count.standing)):
        if numbers:
            return f"{key}:{object_of(scenario, numbers[0])}"
    return f"figures:{count.figures[0]}" if count.figures else "token:"


def does(effect: AnyEffect, who: Sequence[str]) -> Iterator[str]:
    """What a figure does in its turn by a rule, or which of its values are changed."""
    if isinstance(effect, StatMod):
        for name in STATS:
            if value := getattr(effect, name):
                yield f"stat-{name}:{written(value)}"
    if not isinstance(effect, Act):
        return
    if effect.nearest_to:
        yield f"nearest:{effect.nearest_to}"
    moves = [line for line in effect.lines if isinstance(line, Move) and line.n != FAR]
    yield from ("own-move:" if effect.own_move else f"move:{line.n}" for line in moves)
    yield from _aims(effect)
    for line in effect.lines:
        if isinstance(line, Attack):
            yield f"{'attack-all' if line.whom else 'attack'}:{line.n}{' + X' * bool(line.x)}"
            yield from [f"range:{line.range}"] if line.range else []
            yield from ["freed:"] if line.x else []
    if not effect.instead and any(":" not in name for name in who):
        yield "rest:"


def _aims(effect: Act) -> Iterator[str]:
    if effect.to_beside:
        name = effect.to_beside[0]
        yield "up-to-thing:" if ":" in name else f"up-to-type:{name}"
    if effect.toward:
        yield f"toward:{effect.toward}"
    if effect.toward_type:
        yield f"up-to-type:{effect.toward_type}"
    if effect.home:
        yield "home:"
    if effect.opens_doors:
        yield "opens:"


def whom(scenario: ScenarioMap, names: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """Kinds of figures by a word, monsters by their types, objectives by their names."""
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
    things = [name.partition(":")[2] for name in names if ":" in name]
    if things:
        return "thing", (object_of(scenario, int(things[0])),)
    return next(KINDS[name] for name in names if name in KINDS), ()


def kind(given: dict[str, object]) -> str:
    """What a verb is about, where it may be about several things."""
    for key in ("card", "side", "what", "state"):
        if isinstance(given.get(key), str):
            return str(given[key])
    to = given.get("to")
    if isinstance(to, tuple):
        return str(to[0]) if to[0] in ("damage", "healing", "forced", "attacks") else "conditions"
    for key in (
        "for_bottom", "ability_only", "look", "lightly", "disadvantage", "advantage",
        "with_monsters", "pierce", "conditions", "passed",
    ):  # fmt: skip
        if given.get(key):
            return key
    return "plain"


def written(value: object) -> str:
    """`(2*C)+L-2` as people read it."""
    text = str(value).replace("*", " × ").replace("/", " / ").replace("+", " + ")
    return text.replace("-", " − ") if not text.startswith("-") else text.replace("-", "−")
