"""The shorthand of the facts, text by text: what a note says as lines, or of the line it hangs on.

GLH-V14, -V18. A text that is not known here stops the script: nothing is passed over.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from facts import UNABLE, Raw, one_ally, one_enemy, whom

Lines = list[Raw]
AGAINST: dict[str, Raw] = {
    "isolated enemies": {"alone": True},
    "poisoned": {"conditions": ["poison"]},
    "disarmed, immobilized or stunned": {"conditions": UNABLE},
    "an isolated enemy adj to an own ally": {"alone": True, "near_ally": True},
}
# What a note alone is, as a line. The groups of the pattern are given to the function.
ALONE: list[tuple[str, Callable[..., Lines]]] = [
    (
        r"slay 1 normal target instead",
        lambda: [{"do": "slay", "instead": True, "whom": whom("normal_target")}],
    ),
    (
        r"slay all normal enemies in area",
        lambda: [{"do": "slay", "instead": True, "whom": whom("normal_in_area")}],
    ),
    (r"slay 1 (.*)", lambda who: [{"do": "slay", "whom": one_enemy(who)}]),
    (r"slay all enemies in area with hp<=(\d)", lambda n: [_slay_area(n)]),
    (r"place trap (?:dmg (\d))?(.*), adj empty hex", lambda n, more: [_trap(n, more)]),
    (r"destroy 1 adj obstacle", lambda: [{"do": "obstacle", "act": "destroy"}]),
    (
        r"destroy all obstacles within (\d)",
        lambda n: [{"do": "obstacle", "act": "destroy", "every": True, "within": int(n)}],
    ),
    (r"disarm 1 adj trap", lambda: [{"do": "disarm"}]),
    (r"place 2 one-hex obstacles, adj empty hexes", lambda: [{"do": "obstacle", "n": 2}]),
    (
        r"place 3 one-hex obstacles, empty hexes within 4",
        lambda: [{"do": "obstacle", "n": 3, "within": 4}],
    ),
    (
        r"place 3-hex triangle obstacle, empty hexes within 3",
        lambda: [{"do": "obstacle", "within": 3, "triangle": True}],
    ),
    (r"place one-hex obstacle where it died", lambda: [{"do": "obstacle", "where_slain": True}]),
    (
        r"move 1 adj one-hex obstacle to an empty hex within 4",
        lambda: [{"do": "obstacle", "act": "move", "within": 4}],
    ),
    (
        r"figures adj to a placed obstacle: dmg 2",
        lambda: [{"do": "damage", "n": 2, "whom": whom("both_by_obstacle")}],
    ),
    (
        r"adj allies and enemies: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("both_adjacent")}],
    ),
    (
        r"adj enemies and allies: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("both_adjacent")}],
    ),
    (
        r"adj enemies: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("enemies_adjacent")}],
    ),
    (
        r"adj allies: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("allies_adjacent")}],
    ),
    (
        r"all allies: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("allies_anywhere")}],
    ),
    (
        r"all enemies: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("enemies")}],
    ),
    (
        r"allies in own room: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("allies_room")}],
    ),
    (r"self: dmg (\d)", lambda n: [{"do": "suffer", "n": int(n)}]),
    (r"self: recover all lost", lambda: [_recover({"side": "self"}, 0, "lost")]),
    (r"self: recover up to (\d) lost", lambda n: [_recover({"side": "self"}, int(n), "lost")]),
    (
        r"1 (adj ally|ally within \d): recover all discarded",
        lambda who: [_recover(one_ally(who), 0, "discard")],
    ),
    (
        r"1 (adj ally|ally within \d): recover (?:up to )?(\d) (discarded|lost)",
        lambda who, n, pile: [_recover(one_ally(who), int(n), pile.replace("ed", ""))],
    ),
    (
        r"1 adj ally: recover up to 2 lost, then lose 2 cards",
        lambda: [{**_recover(one_ally("adj"), 2, "lost"), "lose": 2}],
    ),
    (
        r"1 ally within 3: recover 1 lost card of an ally adj to it",
        lambda: [{**_recover(one_ally("within 3"), 1, "lost"), "of_neighbour": True}],
    ),
    (
        r"1 adj ally: refresh 1 consumed small item",
        lambda: [
            {
                "do": "refresh",
                "whom": one_ally("adj"),
                "n": 1,
                "states": ["consumed"],
                "slot": "small",
            }
        ],
    ),
    (
        r"1 (.*enemy.*): its turn of this round has sides swapped(.*)",
        lambda who, more: [_control(who, more)],
    ),
    (
        r"round: attacks aimed at adj allies hit self instead, any range",
        lambda: [{"do": "rule", "name": "takes_attacks_on_allies"}],
    ),
    (
        r"own move abilities may be played as attack of same value",
        lambda: [{"do": "rule", "name": "moves_as_attacks"}],
    ),
    (r"2 augments may be active", lambda: [{"do": "rule", "name": "two_augments"}]),
    (
        r"round: own ranged attacks get augment effects",
        lambda: [{"do": "rule", "name": "augments_ranged"}],
    ),
    (r"round: next damage on self negated", lambda: [{"do": "lasting", "negates": True}]),
    (r"round: own attacks have advantage", lambda: [{"do": "lasting", "advantage": True}]),
    (
        r"round: attacks on it have disadvantage",
        lambda: [{"do": "lasting", "attacked_with_disadvantage": True}],
    ),
    (
        r"(?:round: )?own (melee |ranged )?attacks A\+(\d)(?: vs (.*))?",
        lambda kind, n, against: [_lasting(kind, int(n), against)],
    ),
    (
        r"own attacks add poison, wound",
        lambda: [{"do": "lasting", "conditions": ["poison", "wound"]}],
    ),
    (
        r"round: self and adj allies A\+1",
        lambda: [{"do": "lasting", "attack": 1, "whom": whom("self_allies_adjacent_affect")}],
    ),
    (
        r"round: adj allies A\+2",
        lambda: [{"do": "lasting", "attack": 2, "whom": whom("allies_adjacent_affect")}],
    ),
    (
        r"round: allies within 2 A\+X, X = number of own allies within 2",
        lambda: [{"do": "lasting", "x": "allies_within_2", "whom": whom("allies_range_affect:2")}],
    ),
    (
        r"round: all its allies A\+1",
        lambda: [{"do": "lasting", "attack": 1, "whom": whom("allies_anywhere")}],
    ),
    (r"x\d (.*)", lambda text: [_slots(text)]),
    (
        r"place trap dmg (\d) in adj empty hex nearest an enemy",
        lambda n: [{"do": "trap", "damage": int(n)}],
    ),
    (
        r"1 enemy within 3 takes the disarmed trap's effects",
        lambda: [{"do": "disarm", "passes": 3}],
    ),
    (r"heal 2 self per target damaged", lambda: [{"do": "heal", "n": 2, "per_target_hurt": True}]),
    (
        r"enemies adj to target: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("enemies_by_target")}],
    ),
    (
        r"figures adj to target: dmg (\d)",
        lambda n: [{"do": "damage", "n": int(n), "whom": whom("both_by_target")}],
    ),
    (
        r"figures adj to target: same damage as target took",
        lambda: [{"do": "damage", "as_target": True, "whom": whom("both_by_target")}],
    ),
    (r"shield (\d)", lambda n: [{"do": "shield", "n": int(n)}]),
    (
        r"jump to the next door and reveal its room",
        lambda: [{"do": "rule", "name": "to_next_door"}],
    ),
    (r"all vermling-scouts act again", lambda: [{"do": "rule", "name": "scouts_act_again"}]),
    (r"throne moves", lambda: [{"do": "rule", "name": "altar_moves"}]),
    (r"fly to next boulder perch", lambda: [{"do": "rule", "name": "to_next_perch"}]),
    (r"hatch eggs", lambda: [{"do": "rule", "name": "hatches_eggs"}]),
    (r"summon C eggs", lambda: [{"do": "rule", "name": "lays_eggs"}]),
    (
        r"characters and their summons forced: move 4, end as far .*",
        lambda: [{"do": "rule", "name": "scatters_party"}],
    ),
    (r"mind control", lambda: [{"do": "rule", "name": "mind_control"}]),
]
# Nothing to carry out: reminders, and the beginnings of sentences that the lines below end.
SILENT = {
    "mark it with own token for the round",
    "discard when another augment is played",
    "a third one replaces one",
    "own melee attacks:",
    "owner controls",
    "owner controls them",
    "on another enemy, owner controls",
    "gain:",
    "destroyed",
    "of hexes of the obstacles",
    "target",
    "instead",
    "instead, xp 1",
    "to the moved obstacle",
    "affects allies in area",
    "in a hex adj to the target",
    "H = summoner current hp, capped at a normal ooze max hp",
}
# What a note says of the attack it hangs on.
ATTACK: list[tuple[str, Callable[..., Raw]]] = [
    (r"A\+(\d) per negative condition on target", lambda n: _bonus(n, per="negative_condition")),
    (
        r"per negative condition on target: A\+(\d), xp 1",
        lambda n: _bonus(n, per="negative_condition", xp=1),
    ),
    (r"A\+(\d) per own ally adj to target", lambda n: _bonus(n, per="ally_near_target")),
    (
        r"if target adj to an own ally: A\+(\d), xp (\d)",
        lambda n, xp: _bonus(n, test="near_ally", xp=int(xp)),
    ),
    (
        r"if target adj to an own ally: wound, xp 1",
        lambda: _bonus(0, test="near_ally", conditions=["wound"], xp=1),
    ),
    (
        r"if target isolated from its allies: A\+(\d), xp 1",
        lambda n: _bonus(n, test="alone", xp=1),
    ),
    (r"A\+X, X = 2 x target shield", lambda: {"x": "twice_shield"}),
    (r"X = 2 x number", lambda: {"x": "twice_destroyed"}),
    (r"X = hexes moved this turn", lambda: {"x": "hexes_moved_in_turn"}),
    (r"also hits every enemy on the path to the main target", lambda: {"along": True}),
    (r"(immobilize|muddle) all figures in area", lambda one: {"in_area": [one]}),
    (r"per push hex blocked by .*", lambda: {"hits_walls": True}),
    (r"push may enter obstacle hexes.*", lambda: {"hits_obstacles": True}),
    (r"targets all enemies in own room", lambda: {"whom": whom("enemies_room")}),
    (
        r"targets enemies adj to the destroyed obstacle",
        lambda: {"whom": whom("enemies_by_obstacle")},
    ),
    (  # GLH-VOC-03: aimed at what was placed, moved or slain at a distance
        r"targets enemies adj(?: to the obstacle)?",
        lambda: {"whom": whom("enemies_by_obstacle"), "ranged": True},
    ),
    (
        r"targets enemies adj to the slain one",
        lambda: {"whom": whom("enemies_by_slain"), "ranged": True},
    ),
    (r"xp 1 per(?: target)?", lambda: {"xp_per_target": 1}),
    (r"A\+2 if target adj to an ally of the attacker", lambda: {"near_own_ally": 2}),
]
MOVE: list[tuple[str, Callable[..., Raw]]] = [
    (r"X = damage dealt this turn", lambda: {"x": "damage_dealt_in_turn"}),
    (r"destroy obstacles and disarm traps in hexes moved through", lambda: {"clears": True}),
    (r"figures adj to any hex entered: dmg (\d)", lambda n: {"hurts": int(n)}),
    (r"loot every hex entered in this action", lambda: {"loots": True}),
    (r"move must be straight", lambda: {"straight": True}),
    (r"move must end adj to an obstacle", lambda: {"to_obstacle": True}),
]
OTHER: list[tuple[str, Callable[..., Raw]]] = [
    (r"each own retaliate this round: xp 1", lambda: {"xp_each": 1}),
    (r"X = half that ally's max hp, round down", lambda: {"x": "half_full_health"}),
    (r"affects 1 ally, any distance", lambda: {"whom": whom("one_ally_anywhere")}),
    (r"affects all allies", lambda: {"whom": whom("allies_anywhere")}),
    (r"targets enemies moved through", lambda: {"whom": whom("enemies_moved_through")}),
    (r"at most (\d) tokens/tiles looted", lambda n: {"most": int(n)}),
    (r"\+1 money token from supply per adj enemy", lambda: {"per_enemy": True}),
]
# What a consumed element changes.
CHANGES: list[tuple[str, Callable[..., Raw]]] = [
    (r"A\+(\d)", lambda n: {"attack": int(n)}),
    (r"push (\d)", lambda n: {"push": int(n)}),
    (r"(immobilize)", lambda one: {"conditions": [one]}),
    (r"dmg (\d) instead", lambda n: {"damage": int(n)}),
    (r"loot (\d) instead", lambda n: {"loot": int(n)}),
    (r"instead (\d) discarded", lambda n: {"recover": int(n)}),
    (r"X = that ally's max hp instead", lambda: {"full_health": True}),
    (r"affects all allies instead", lambda: {"whom": whom("allies_anywhere")}),
    (r"targets all enemies within (\d)", lambda n: {"whom": {"within": int(n)}}),
    (
        r"if target adj to an own ally: A\+(\d), xp (\d)",
        lambda n, xp: _bonus(n, test="near_ally", xp=int(xp)),
    ),
]
EARNS = re.compile(r"(.*?)[,;] xp (\d)")


def match(text: str, table: list[tuple[str, Callable[..., Any]]]) -> Any:
    """What the table says of a text; None if it does not know it."""
    for pattern, make in table:
        if found := re.fullmatch(pattern, text):
            return make(*found.groups())
    return None


def alone(text: str) -> Lines:
    """A note as lines of its own."""
    if text in SILENT:
        return []
    found = match(text, ALONE)
    if found is None:
        raise SystemExit(f"A note nobody knows: {text!r}")
    return list(found)


def _bonus(n: int | str, **more: Any) -> Raw:
    plain = {key: value for key, value in more.items() if value}
    return {"bonuses": [{**plain, **({"attack": int(n)} if int(n) else {})}]}


def _slay_area(n: str) -> Raw:
    return {"do": "slay", "whom": {"place": "area", "health": int(n)}}


def _trap(n: str | None, more: str) -> Raw:
    conditions = [word for word in more.strip(" ,").split() if word]
    return {
        "do": "trap",
        **({"damage": int(n)} if n else {}),
        **({"conditions": conditions} if conditions else {}),
    }


def _recover(who: Raw, n: int, pile: str) -> Raw:
    found: Raw = {"do": "recover", "whom": who}
    if n:
        found["n"] = n
    if pile == "lost":
        found["pile"] = "lost"
    return found


def _control(who: str, more: str) -> Raw:
    found: Raw = {"do": "control", "whom": one_enemy(who)}
    if "owner controls" in more:
        found["directed"] = True
    return found


def _lasting(kind: str | None, n: int, against: str | None) -> Raw:
    found: Raw = {"do": "lasting", "attack": n}
    if kind:
        found["kind"] = kind.strip()
    if against:
        found["against"] = AGAINST[against]
    return found


SLOTS: list[tuple[str, Callable[..., Raw]]] = [
    (r"attack damage on self: shield (\d)", lambda n: {"on": "attack_damage", "shield": int(n)}),
    (r"damage on self: negate", lambda: {"on": "damage", "negates": True}),
    (
        r"attack damage on self: negate, and retaliate (\d) range (\d)",
        lambda n, far: {
            "on": "attack_damage",
            "negates": True,
            "retaliate": int(n),
            "retaliate_range": int(far),
        },
    ),
    (
        r"melee attacks on self: retaliate (\d)",
        lambda n: {"on": "melee_attacked", "retaliate": int(n)},
    ),
    (r"own attacks: A\+(\d)", lambda n: {"on": "attack", "attack": int(n)}),
    (
        r"own attacks (?:on|vs) (.*): A\+(\d)",
        lambda who, n: {"on": "attack", "against": AGAINST[who], "attack": int(n)},
    ),
    (
        r"own attack while invisible: doubled",
        lambda: {"on": "attack", "while_invisible": True, "doubles": True},
    ),
    (
        r"own attack on (.*): doubled",
        lambda who: {"on": "attack", "against": AGAINST[who], "doubles": True},
    ),
    (r"own heal actions: H\+(\d)", lambda n: {"on": "heal_action", "heal": int(n)}),
    (
        r"own melee attacks: destroy adj obstacle -> A\+(\d)",
        lambda n: {"on": "melee_attack", "cost": "obstacle", "attack": int(n)},
    ),
    (
        r"own ranged attack actions: \+1 target",
        lambda: {"on": "ranged_attack_action", "targets": 1},
    ),
    (
        r"own ranged attack actions with air up: consume air -> R\+(\d)",
        lambda n: {"on": "ranged_attack_action", "cost": "air", "range": int(n)},
    ),
    (
        r"end of own turn: 1 ally within 3 recovers 1 discarded",
        lambda: {"on": "turn_end", "lines": [_recover(one_ally("within 3"), 1, "discard")]},
    ),
    (
        r"end of own turn: attack 2 range 5",
        lambda: {"on": "turn_end", "lines": [{"do": "attack", "n": 2, "range": 5}]},
    ),
    (
        r"start of own turn: heal 2 range 2",
        lambda: {"on": "turn_start", "lines": [{"do": "heal", "n": 2, "range": 2}]},
    ),
]


def _slots(text: str) -> Raw:
    found = match(text, SLOTS)
    if found is None:
        raise SystemExit(f"Use slots nobody knows: {text!r}")
    return {"do": "slots", **found}
