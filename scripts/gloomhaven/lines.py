"""The lines of the facts as the lines of the project's content files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from facts import Raw, area, one_ally, one_enemy, whom
from notes import ATTACK, CHANGES, EARNS, MOVE, OTHER, Lines, alone, match

RANKS = {"n": "normal", "e": "elite", "b": "boss", None: "none"}
NUMBERS = ("range", "targets", "pierce", "push", "pull")


def actions(raws: Sequence[Raw]) -> Lines:
    """A list of lines: bare ones are joined with what they complete (GLH-VOC-01)."""
    found: Lines = []
    for raw in _joined(raws):
        found += line(raw)
    return _attached(found)


def _joined(raws: Sequence[Raw]) -> list[Raw]:
    """Conditions and pushes without targets, and the bare `who` after them, as one line."""
    found: list[Raw] = []
    waiting: Raw = {}
    for raw in raws:
        if raw["do"] in ("condition", "push") and not {"who", "range", "notes"} & raw.keys():
            waiting.setdefault("do", "conditions")
            if raw["do"] == "push":
                waiting["push"] = raw["n"]
            else:
                waiting.setdefault("conditions", []).append(raw["condition"])
        elif raw["do"] == "who" and waiting:
            found.append({**waiting, "who": raw["who"]})
            waiting = {}
        else:
            found.append(raw)
    return [*found, waiting] if waiting else found


def _attached(lines: Lines) -> Lines:
    """GLH-VOC-23: a consume that changes the attack above it hangs on it."""
    found: Lines = []
    for one in lines:
        changes = [part for part in one.get("then", ()) if part["do"] == "change"]
        attack = next((each for each in found if each["do"] == "attack"), None)
        if one["do"] == "consume" and attack and any("attack" in part for part in changes):
            attack.setdefault("sub", []).append(one)
        else:
            found.append(one)
    return found


def line(raw: Raw) -> Lines:
    """One line of the facts, with whatever its notes add after it."""
    make = KINDS.get(raw["do"])
    if make is None:
        raise SystemExit(f"A line nobody knows: {raw}")
    return make(raw)


def _amount(raw: Raw) -> Raw:
    """`n`, or `mod` for what is added to the figure's own value."""
    if "mod" in raw:
        return {**({"n": raw["mod"]} if raw["mod"] else {}), "relative": True}
    n = raw.get("n", 0)
    if n == "C":
        return {"x": "characters"}
    return {"n": n} if isinstance(n, int) and n else {}


def _noted(raw: Raw, table: list[Any], one: Raw) -> tuple[Raw, Lines]:
    """A line with what its notes say of it, and the lines its other notes are."""
    after: Lines = []
    for text in raw.get("notes", ()):
        said = match(text, table)
        if said is None:
            after += alone(text)
        for key, value in (said or {}).items():
            one[key] = [*one.get(key, []), *value] if key == "bonuses" else value
    return one, after


def _move(raw: Raw) -> Lines:
    notes = list(raw.get("notes", ()))
    one: Raw = {"do": "move", **_amount(raw)}
    if raw.get("jump"):
        one["jump"] = True
    if "1 adj enemy is forced to perform:" in notes:
        forced = {"do": "move", "n": raw["sub"][0]["n"], "to_actor": True}
        grant = {"do": "grant", "whom": one_enemy("adj"), "forced": True, "lines": [forced]}
        return [one, grant]
    tests = {"if move was straight:": "straight", "if move ends in its start hex:": "round_trip"}
    test = next((tests[text] for text in notes if text in tests), "")
    rest = [text for text in notes if text not in tests and "in this action" not in text[:40]]
    rest += [text for text in notes if text.startswith("loot every hex")]
    one, after = _noted({"notes": rest}, MOVE, one)
    below = _below(raw, one)
    for each in below:
        if test:
            each["test"] = test
        if each["do"] == "attack" and "n" not in each:
            each["x"] = "hexes_moved_in_action"
    return [one if not below else {**one, "sub": below}, *after]


def _attack(raw: Raw) -> Lines:
    one: Raw = {"do": "attack", **_amount(raw)}
    one |= {key: raw[key] for key in NUMBERS if key in raw}
    if raw.get("range_mod"):
        one["range_more"] = raw["range_mod"]
    elif "range_mod" in raw and "mod" not in raw:
        one["own_range"] = True
    if raw.get("who") == "enemy_one_all":
        one["all_on_one"] = True
    elif "who" in raw:
        one["whom"] = whom(raw["who"])
    if "area" in raw:
        one["area"] = area(raw["area"])
    if "conditions" in raw:
        one["conditions"] = raw["conditions"]
    one, after = _noted(raw, ATTACK, one)
    around = [each for each in after if each.get("whom", {}).get("place") == "target"]
    below = [*around, *_below(raw, one)]
    rest = [each for each in after if each not in around]
    return [{**one, "sub": below} if below else one, *rest]


def _below(raw: Raw, parent: Raw) -> Lines:
    """The lines that hang on a line."""
    found: Lines = []
    for each in raw.get("sub", ()):
        if each["do"] == "note" and "targets enemies adj to the destroyed obstacle" in each["text"]:
            parent["whom"] = whom("enemies_by_obstacle")
            found += actions(each.get("then", ()))
        elif each["do"] == "consume":
            found.append(_consume_on(each, parent))
        elif each["do"] == "heal" and "affects allies in area" in each.get("notes", ()):
            found.append({"do": "heal", "n": each["n"], "whom": whom("allies_in_area")})
        elif each["do"] == "summon":
            found += [
                {**one, **({"by_target": True} if "notes" in each else {})} for one in line(each)
            ]
        else:
            found += line(each)
    return found


def _consume(raw: Raw) -> Lines:
    """A symbol that stands alone in the action."""
    elements = raw["element"].split("/")
    then = [each for each in raw["then"] if each["do"] != "duration"]
    relative = ("move", "attack", "shield")
    changing = [each for each in then if "mod" in each and each["do"] in relative]
    alone_attack = any(each["do"] == "attack" and each.get("mod") == 0 for each in changing)
    if changing and not alone_attack:
        return [{"do": "consume", "elements": elements, "then": [_change(then, {})]}]
    return [{"do": "consume", "elements": elements, "then": actions(then)}]


def _consume_on(raw: Raw, parent: Raw) -> Raw:
    """A symbol that hangs on a line: what it changes there, and what it adds."""
    then: Lines = []
    changes: list[Raw] = []
    for each in raw["then"]:
        own = each["do"] == "note" and not _changes(each["text"])
        if own and each["text"] not in ("A+2 instead", "A+2 instead, xp 1", "instead, xp 1"):
            earned = EARNS.fullmatch(each["text"])
            then += alone(earned[1] if earned else each["text"])
            if earned:
                changes.append({"do": "xp", "n": int(earned[2])})
        else:
            changes.append(each)
    change = _change(changes, parent)
    lines = [*([change] if len(change) > 1 else []), *then]
    moved = next((each for each in raw["then"] if each["do"] == "move" and "sub" in each), None)
    if moved:
        lines += actions(moved["sub"])
    return {"do": "consume", "elements": raw["element"].split("/"), "then": lines}


REPLACED: dict[str, tuple[str, Any]] = {
    "target": ("targets", lambda raw: raw["n"]),
    "area": ("area", lambda raw: area(raw["area"])),
    "who": ("whom", lambda raw: whom(raw["who"])),
}


def _changes(text: str) -> bool:
    return any(match(words, CHANGES) is not None for words in (text, EARNS.sub(r"\1", text)))


def _change(raws: Sequence[Raw], parent: Raw) -> Raw:
    change: Raw = {"do": "change"}

    def add(key: str, n: int) -> None:
        change[key] = change.get(key, 0) + n

    for raw in raws:
        kind = raw["do"]
        if kind in ("attack", "move", "heal", "shield", "retaliate", "push") and "mod" in raw:
            add(kind, raw["mod"])
            if "area" in raw:
                change["area"] = area(raw["area"])
        elif kind in ("shield", "push"):
            add(kind, raw["n"] - (parent.get("n", 0) if "notes" in raw else 0))
        elif kind == "condition":
            change.setdefault("conditions", []).append(raw["condition"])
        elif kind in ("pierce", "xp", "range"):
            add(kind, raw.get("n", raw.get("mod", 0)))
        elif kind == "note":
            _change_noted(raw["text"], parent, change, add)
        elif kind in REPLACED:
            key, make = REPLACED[kind]
            change[key] = make(raw)
        else:
            raise SystemExit(f"A change nobody knows: {raw}")
    return change


def _change_noted(text: str, parent: Raw, change: Raw, add: Any) -> None:
    if (earned := EARNS.fullmatch(text)) and "if target" not in text:
        text = earned[1]
        add("xp", int(earned[2]))
    if text == "A+2 instead":
        change["per_bonus" if parent.get("bonuses") else "bonus"] = 2
    elif text != "instead":
        change.update(match(text, CHANGES) or {})


def _note(raw: Raw) -> Lines:
    text, then = raw["text"], list(raw.get("then", ()))
    if text == "on death:":
        return [{"do": "dying", "lines": actions(then)}]
    if "perform:" in text:
        return [_grant(text, then)]
    if text == "choose hex within 4":
        return [{"do": "pull", "n": 2, "to_hex": 4, "whom": {"place": "hex", "within": 4}}]
    if text.startswith("slay all enemies in area with"):
        (slay,) = alone(text)
        pattern = next(each for each in then if each["do"] == "area")
        return [{**slay, "area": area(pattern["area"]), "xp_per_kill": 1}]
    if text == "xp 2 when an enemy springs it":
        return [{"do": "xp_of_trap", "n": 2}]
    found = alone(text)
    if not found or not then:
        return found
    hanging = [each for each in then if each["do"] == "consume"]
    if text.startswith("destroy all"):  # the range it changes is that of the obstacles
        found[-1]["sub"] = [_consume_on(each, found[-1]) for each in hanging]
        return found
    if found[-1]["do"] in ("slots", "lasting", "recover", "damage") and hanging:
        found[-1]["sub"] = [_consume_on(each, found[-1]) for each in hanging]
        then = [each for each in then if each not in hanging]
    if text.startswith("all enemies: dmg"):
        found[-1].pop("sub", None)
        return [*found, *actions(hanging)]
    passing = next((each for each in then if "takes the disarmed" in each.get("text", "")), None)
    if passing:
        found[-1]["passes"] = 3
        then.remove(passing)
    if then:
        found[-1]["then"] = actions(then)
    return found


def _grant(text: str, then: list[Raw]) -> Raw:
    one: Raw = {"do": "grant"}
    if text.startswith("all summons"):
        one["whom"] = {"side": "summons", "within": 3}
    elif "ally" in text:
        one["whom"] = one_ally(text.removeprefix("1 ").split(" may")[0])
    else:
        one["whom"] = one_enemy(text.removeprefix("1 "))
        one["forced"] = True
    if any(each.get("text") == "that attack gets own augment effects" for each in then):
        one["augmented"] = True
        then = [each for each in then if each["do"] != "note"]
    return {**one, "lines": actions(then)}


def _simple(raw: Raw) -> Lines:
    """Heals, shields, loot and their like."""
    one: Raw = {"do": raw["do"], **_amount(raw)}
    one |= {key: raw[key] for key in ("range", "targets") if key in raw}
    if "n_by_level" in raw:
        one["by_level"] = raw["n_by_level"]
    if "who" in raw and not (raw["do"] in ("heal", "shield", "retaliate") and raw["who"] == "self"):
        one["whom"] = whom(raw["who"])
    if raw["do"] == "pull":
        one["whom"] = {"within": one.pop("range"), "count": 1}
    one, after = _noted(raw, OTHER, one)
    below = _below(raw, one)
    return [{**one, "sub": below} if below else one, *after]


def _conditions(raw: Raw) -> Lines:
    one: Raw = {"do": "conditions", "conditions": raw.get("conditions", [])}
    if "condition" in raw:
        one["conditions"] = [raw["condition"]]
    if "push" in raw:
        one["push"] = raw["push"]
    if "who" in raw:
        one["whom"] = whom(raw["who"])
    elif "range" in raw:
        one["whom"] = {"within": raw["range"], "count": raw.get("targets", 1)}
    one, after = _noted(raw, OTHER, one)
    below = _below(raw, one)
    return [{**one, "sub": below} if below else one, *after]


def _summon(raw: Raw) -> Lines:
    if "summon" in raw:
        return [{"do": "summon", "figure": summoned(raw["summon"])}]
    if "monsters" not in raw:  # the altar calls the demon of its hex, which its rule says
        return []
    called = [_called(one) for one in raw["monsters"]]
    one: Raw = {"do": "summon", "monsters": called}
    if any(each.get("health") == "H" for each in called):
        one["splits"] = True
        for each in called:
            each.pop("health", None)
    return [one]


def _called(raw: Raw) -> Raw:
    one: Raw = {"type": raw["monster"]}
    if "by_players" in raw:
        one["ranks"] = [RANKS[rank] for rank in raw["by_players"]]
    if raw.get("count", 1) != 1:
        one["count"] = raw["count"]
    if raw.get("hp"):
        one["health"] = str(raw["hp"])
    if "actions" in raw:
        one["lines"] = actions(raw["actions"])
    return one


def summoned(raw: Raw) -> Raw:
    one: Raw = {"id": raw["name"], "health": raw["hp"]}
    if raw.get("move"):
        one["move"] = raw["move"]
    if raw.get("attack") == "X":
        one |= {"attack": 0, "x": "half_health"}
    elif "attack" in raw:
        one["attack"] = raw["attack"]
    if raw.get("range"):
        one["range"] = raw["range"]
    if raw.get("flying"):
        one["flying"] = True
    if "infuse_on_attack" in raw:
        one["infuses"] = raw["infuse_on_attack"]
    for trait in raw.get("traits", ()):
        if trait["do"] == "condition":
            one.setdefault("conditions", []).append(trait["condition"])
        elif trait["do"] == "all":
            one["dying"] = actions([each for each in trait["then"] if each["do"] != "note"])
    return one


def _box(raw: Raw) -> Lines:
    """GLH-ACT-14: an augment."""
    one: Raw = {"do": "augment"}
    lines: Lines = []
    for each in raw["then"]:
        if each["do"] == "condition":
            one.setdefault("conditions", []).append(each["condition"])
        elif each["do"] == "consume":
            lines.append(_consume_on(each, {}))
        elif each.get("text", "").startswith("A+"):
            one["attack"] = int(each["text"][2:])
        elif each.get("text") == "gain:":
            lines += actions(each["then"])
        else:
            lines += line(each)
    return [{**one, "lines": lines} if lines else one]


KINDS: dict[str, Any] = {
    "move": _move,
    "attack": _attack,
    "consume": _consume,
    "note": _note,
    "condition": _conditions,
    "conditions": _conditions,
    "summon": _summon,
    "box": _box,
    "infuse": lambda raw: [{"do": "infuse", "element": raw["element"]}],
    "xp": lambda raw: [{"do": "xp", "n": raw["n"]}],
    "suffer": lambda raw: [{"do": "suffer", "n": raw["n"]}],
    "boss_special": lambda raw: [{"do": "special", "n": raw["n"]}],
    "teleport": lambda _: [{"do": "rule", "name": "to_next_place"}],
    **dict.fromkeys(("heal", "shield", "retaliate", "loot", "push", "pull"), _simple),
}
