"""Cards in words, made from the records that rules carry out: one line for each effect."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct, structs

from druzina.core import Argument, Shown
from druzina.games.prophecy.content import Content
from druzina.games.prophecy.content_model import (
    Ability,
    Chance,
    Character,
    Field,
    Item,
    Monster,
    Opportunity,
)
from druzina.games.prophecy.effect import Cost, Effect, When
from druzina.games.prophecy.part import verb
from druzina.games.prophecy.parts import AnyPart, Row, Table
from druzina.games.prophecy.parts_fights import Bonus, UntilTurnEnd

NO_CLAUSE = ""

# Arguments of verbs that would be taken for things of the same name.
RENAMED = {
    "replace_fight": {"xp": "rewarded"},
    "lay_adventures": {"terrain": "ground"},
    "lay_ability": {"guild": "school"},
    "lay_goods": {"field": "market"},
}

# What the figure of a verb counts.
UNITS = {
    **dict.fromkeys(("heal", "lose_lives", "lose_less"), "lives"),
    **dict.fromkeys(("refill", "lose_mags", "spell_less"), "mags"),
    **dict.fromkeys(("willpower_cheaper", "willpower_dearer_against"), "mags"),
    **dict.fromkeys(("gold", "lose_gold", "take_gold", "gold_less"), "gold"),
    **dict.fromkeys(("buy_cheaper", "sell_dearer"), "gold"),
    **dict.fromkeys(("xp", "drill_xp"), "xp"),
    **dict.fromkeys(("move_exactly", "move_up_to"), "fields"),
}


def _dashed(words: str) -> str:
    return words.replace("_", "-").replace(" ", "-").replace("+", "-plus")


# Effects


def effect_text(effect: Effect, foe: bool = False) -> Shown:
    """PRO-VOC-01: when, for what, what it does, under which conditions, how often."""
    window = f"{'foe-' if foe else ''}{_dashed(effect.window)}{'-may' if effect.may else ''}"
    arguments: dict[str, Argument] = {
        "window": window,
        "priced": len(costs(effect.cost)),
        "costs": effect.number,
        "does": effect.number,
        "ifs": len(conditions(effect.when)),
        "when": effect.number,
        "limited": int(bool(effect.limit)),
        "limit": effect.limit or "none",
    }
    return Shown("face-effect", "PRO-VOC-01", arguments)


def parts_text(effect: Effect) -> list[Shown]:
    return [part_text(part, effect.number, n) for n, part in enumerate(effect.parts)]


def part_text(part: AnyPart, effect: int, place: int) -> Shown:
    """One verb with its figures; what has two attributes says which."""
    arguments: dict[str, Argument] = {"n": 0}
    for field in structs.fields(type(part)):
        value = getattr(part, field.name)
        if isinstance(value, bool | int):
            arguments[field.name] = int(value)
        elif isinstance(value, str):
            arguments[field.name] = value or "none"
    unit = UNITS.get(verb(part))
    if unit is not None:
        arguments[unit] = arguments["n"]
    if isinstance(part, Bonus | UntilTurnEnd):
        arguments["what"] = attributes(part.strength, part.willpower)
    elif isinstance(part, Table):
        arguments["rows"] = (effect, place)
    elif hasattr(part, "what"):
        arguments["what"] = part.what[0] if len(part.what) == 1 else "either"
    for old, new in RENAMED.get(verb(part), {}).items():
        arguments[new] = arguments.pop(old)
    return Shown(f"do-{_dashed(verb(part))}", NO_CLAUSE, arguments)


def attributes(strength: int, willpower: int) -> str:
    if strength and willpower:
        return "both"
    return "strength" if strength else "willpower"


def rows_text(part: Table, effect: int, place: int) -> list[Shown]:
    """PRO-CNT-08: the results of a die table."""
    return [_row(row, effect, place, n) for n, row in enumerate(part.rows)]


def _row(row: Row, effect: int, place: int, number: int) -> Shown:
    single = int(row.low == row.high)
    about: dict[str, Argument] = {"low": row.low, "high": row.high, "single": single}
    if row.choose:
        return Shown("text-row-choose", NO_CLAUSE, about)
    return Shown("text-row", NO_CLAUSE, {**about, "result": (effect, place, number)})


def conditions_text(effect: Effect, first: int) -> Shown | list[Shown]:
    """The conditions from one on, one after the other; none where there are none."""
    found = conditions(effect.when)
    if first + 1 >= len(found):
        return found[first:]
    here: Argument = (effect.number, first)
    return Shown("text-if", NO_CLAUSE, {"condition": here, "further": (effect.number, first + 1)})


def condition_text(effect: Effect, place: tuple[int | str, ...]) -> Shown:
    return conditions(effect.when)[int(place[1])]


def conditions(when: When) -> list[Shown]:
    """PRO-VOC-02: what must hold, in the order of the record."""
    found = []
    for field in structs.fields(When):
        value = getattr(when, field.name)
        if value == field.default:
            continue
        found.append(_condition(field.name, value))
    return found


def _condition(name: str, value: Argument) -> Shown:
    arguments: dict[str, Argument] = {"n": value if isinstance(value, int) else 0}
    key = _dashed(name)
    if name == "weapon" and isinstance(value, tuple):
        arguments |= {"first": value[0], "second": value[-1], "n": len(value)}
    elif isinstance(value, tuple):
        kind = "places" if name == "terrain" else "types"
        arguments[kind] = value
    elif isinstance(value, str):
        key = f"{key}-{value}"
    return Shown(f"when-{key}", NO_CLAUSE, arguments)


def costs(cost: Cost) -> list[Shown]:
    """PRO-VOC-03."""
    found = []
    for name in ("mags", "gold", "xp", "lives"):
        n = getattr(cost, name)
        if n:
            found.append(Shown("cost-amount", NO_CLAUSE, {"amount": (name, n)}))
    if cost.terrain:
        about: dict[str, Argument] = {"terrain": cost.terrain, "mags": cost.mags_there}
        found.append(Shown("cost-there", NO_CLAUSE, about))
    found += [Shown("cost-card", NO_CLAUSE)] if cost.card else []
    found += [Shown("cost-damage", NO_CLAUSE)] if cost.damage else []
    return found


# Faces


def describe(facts: Content, found: Struct) -> list[Shown]:
    """The face of a thing, line by line."""
    if isinstance(found, Character):
        return [_character(found)]
    if isinstance(found, Field):
        return list(_field(found))
    if isinstance(found, Monster):
        return list(_monster(found))
    head = _head(found)
    lines = [effect_text(effect) for effect in _effects(found)]
    if isinstance(found, Opportunity) and found.monster is not None:
        lines += _monster(found.monster)
    return [head, *lines]


def _effects(found: Struct) -> tuple[Effect, ...]:
    effects: tuple[Effect, ...] = getattr(found, "effects", ())
    return effects


def _head(found: Struct) -> Shown:
    if isinstance(found, Item):
        arguments: dict[str, Argument] = {
            "slot": found.slot,
            "hands": found.hands,
            "class": found.weapon_class or "none",
            "deck": found.deck,
            "n": found.price,
        }
        return Shown("face-item", "PRO-ITM-02", arguments)
    if isinstance(found, Ability):
        shown: dict[str, Argument] = {"guild": found.guild, "n": found.price}
        return Shown("face-spell" if found.spell else "face-ability", "PRO-SPL-01", shown)
    if isinstance(found, Chance):
        return Shown("face-chance", "PRO-RND-02", {"n": found.copies})
    return Shown("face-opportunity", "PRO-FLD-02")


def _character(found: Character) -> Shown:
    arguments: dict[str, Argument] = {
        "sex": found.sex,
        "strength": found.strength,
        "willpower": found.willpower,
        "guilds": found.guilds,
    }
    return Shown("face-character", "PRO-SET-05", arguments)


def _monster(found: Monster) -> Iterator[Shown]:
    arguments: dict[str, Argument] = {
        "type": found.type,
        "strength": found.strength,
        "willpower": found.willpower,
        "xp": found.xp,
    }
    yield Shown("face-guardian" if found.guardian else "face-monster", "PRO-CNT-01", arguments)
    for effect in found.effects:
        yield effect_text(effect, foe=True)


def _field(found: Field) -> Iterator[Shown]:
    marks: dict[str, Argument] = {
        "kind": found.kind,
        "port": int(found.port),
        "gate": int(found.gate),
        "near": int(found.sphere >= 0),
        "sphere": found.sphere,
        "safe": int(found.safe),
    }
    yield Shown("face-field", "PRO-BRD-02", marks)
    for service in found.services:
        arguments: dict[str, Argument] = {
            "lives": service.lives,
            "mags": service.mags,
            "gold": service.gold,
            "xp": service.xp,
            "price": service.cost.gold,
            "paid": "mags" if service.cost.mags else "lives",
            "amount": ("gold", service.gold) if service.gold else ("xp", service.xp),
        }
        yield Shown(f"face-service-{_dashed(service.do)}", "PRO-FLD-23", arguments)
