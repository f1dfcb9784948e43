"""The parts of a tile as its file writes them: cost, reward, chests, connectors (TOG-CNT)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from druzina.core.reading import NO_CLAUSE, Value
from druzina.games.tales_of_glory.content import KINDS, SIDES, TYPES, Cost, Gains, Item, Side

UNKNOWN = ""  # the type of a tile whose file names none that there is
MOST = 99
COST_KINDS = ("combat", "magic", "gold", "potions")
MOST_COST_KINDS = 2
CONNECTORS = ("plain", "half key")

# TOG-MUL-01 to -05, and TOG-QST-11 to -13 for quests alone: what a reward can be counted by.
MULTIPLIERS = (*TYPES, "key", "combat", "magic", "majority")
QUEST_MULTIPLIERS = {
    "gold set": "TOG-QST-11",
    "potion set": "TOG-QST-11",
    "surrounded": "TOG-QST-12",
    "closed chest": "TOG-QST-13",
}

# What may not be gained where, and why: the start token lies in no chest and no connector, and a
# hero's chests stay closed at setup.
NOT_INSIDE = {"start": "TOG-CNT-12"}
NOT_ON_HEROES = {"key": "TOG-SET-13"}


def cost_of(value: Value) -> Cost:
    """TOG-CNT-03: at most two kinds; nothing is free."""
    parts = value.known(COST_KINDS) if value.present else None
    asked = {kind: part.whole(1, MOST) for kind, part in (parts or {}).items() if part.present}
    if len(asked) > MOST_COST_KINDS:
        found = ", ".join(asked)
        value.wrong("expected-kinds-at-most", "TOG-CNT-03", found, limit=MOST_COST_KINDS)
    return Cost(**asked)


def gains_of(
    value: Value, barred: Mapping[str, str] | None = None, beside: Collection[str] = ()
) -> Gains:
    """One or more parts in printed order; `barred` kinds break a clause, `beside` are no kinds."""
    parts = value.parts()
    if parts is None:
        return ()
    barred = barred or {}
    kinds = [kind for kind in KINDS if kind not in barred]
    gains = []
    for key, part in parts.items():
        if key in kinds:
            gains.append((key, part.whole(1, 1 if key == "start" else MOST)))
        elif key not in beside:
            valid = ", ".join([*kinds, *beside])
            clause = barred.get(key, NO_CLAUSE)
            part.wrong("expected-known-key", clause, found=key, valid=valid)
    if not parts.keys() - set(beside):
        value.wrong("expected-some-of", valid=", ".join(kinds))
    return tuple(gains)


def chests_of(value: Value) -> tuple[Gains, ...]:
    """TOG-CNT-12: parts alone; never a multiplier, an end-of-game reward or the start token."""
    return tuple(gains_of(chest, NOT_INSIDE) for chest in value.items()) if value.present else ()


def items_of(value: Value, deck: str, kind: str) -> tuple[Item, ...]:
    return tuple(item_of(item, deck, kind) for item in value.items()) if value.present else ()


def item_of(value: Value, deck: str, kind: str) -> Item:
    """TOG-CNT-08: a multiplier and the mark of the end stand on characters and quests only."""
    barred = NOT_ON_HEROES if deck == "heroes" else {}
    gains = gains_of(value, barred, ("times", "at_end"))
    times, at_end = value.part("times"), value.part("at_end")
    plain = deck != "quests" and kind not in ("character", UNKNOWN)
    late = at_end.flag()
    if late and plain:
        at_end.wrong("expected-no-end-reward", "TOG-CNT-08")
    counted = times_of(times, plain, deck == "quests") if times.present else ""
    if counted == "majority" and not late:
        at_end.wrong("expected-at-end", "TOG-MUL-05")
    return Item(gains, counted, late)


def times_of(value: Value, plain: bool, on_quest: bool) -> str:
    """TOG-CNT-08, TOG-QST-11 to -13: which multipliers may stand on which tiles."""
    if plain:
        value.wrong("expected-no-multiplier", "TOG-CNT-08")
        return ""
    if on_quest:
        return value.one_of([*MULTIPLIERS, *QUEST_MULTIPLIERS])
    return value.one_of(MULTIPLIERS, QUEST_MULTIPLIERS.get(str(value.raw), NO_CLAUSE))


def sides_of(value: Value, kind: str) -> tuple[Side | None, ...]:
    """TOG-CNT-05: a tile without any connector could never be laid."""
    parts = value.known(SIDES)
    if parts is None:
        return (None,) * len(SIDES)
    if not any(part.present for part in parts.values()):
        value.wrong("expected-connectors-at-least", "TOG-CNT-05", limit=1)
    return tuple(side_of(part, kind) if part.present else None for part in parts.values())


def side_of(value: Value, kind: str) -> Side:
    """TOG-CNT-04: on places every connector has a reward, on other tiles none has."""
    is_table = isinstance(value.raw, dict)
    if kind == "place" and not is_table:
        value.wrong("expected-connector-reward", "TOG-CNT-04")
        return Side()
    if is_table and kind in ("place", UNKNOWN):
        wanted = value.part("if")
        gains = gains_of(value, NOT_INSIDE, ("if",))
        return Side(gains=gains, wanted=wanted.one_of(TYPES) if wanted.present else "")
    clause = "TOG-CNT-04" if is_table else NO_CLAUSE
    return Side(half_key=value.one_of(CONNECTORS, clause) == "half key")
