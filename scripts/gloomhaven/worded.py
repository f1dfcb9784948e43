"""Rules of scenarios that stand in words in the facts, in the vocabulary of the project."""

from __future__ import annotations

from facts import Raw

# 87: a character that has bathed bears a token.
BEARERS: list[Raw] = [
    {
        "on": "turn_end",
        "who": ["character"],
        "at": {"marker": "a"},
        "once_each": True,
        "do": [{"do": "give_token"}],
    },
    {
        "on": "standing",
        "per": {"token": "bath"},
        "do": [
            {
                "do": "shield_mod",
                "who": ["character"],
                "n": "2*X",
                "against": ["ooze", "giant-ooze"],
            }
        ],
    },
    {
        "on": "standing",
        "do": [{"do": "immune", "who": ["character"], "to": ["poison"], "bearers": True}],
    },
]


# The rules of three bosses who are not where others are: in words in the facts.
WHOLE: dict[int, list[Raw]] = {
    21: [
        {
            "on": "standing",
            "do": [
                {"do": "immune", "who": ["prime-demon"], "to": ["damage"]},
                {"do": "redirect", "objective": 1, "monster": "prime-demon"},
            ],
        },
    ],
    34: [
        {
            "on": "standing",
            "do": [
                {"do": "occupies", "who": ["elder-drake"], "at_cycle": ["a", "b", "c"]},
                {"do": "immune", "who": ["elder-drake"], "to": ["forced"]},
                {"do": "immune", "who": ["zephyr"], "to": ["damage"]},
                {"do": "indestructible", "looks": ["boulder-3"]},
            ],
        },
    ],
    48: [
        {
            "on": "setup",
            "exempts": True,
            "do": [{"do": "gain_condition", "condition": "muddle", "who": ["character"]}],
        },
        {
            "on": "setup",
            "do": [
                {"do": "comes", "monster": "dark-rider", "rank": "boss", "at_cycle": list("abcdef")}
            ],
        },
        {"on": "standing", "do": [{"do": "goes_away", "who": ["dark-rider"]}]},
    ],
}


# Of other scenarios single rules: by its number, and the place of the rule in the facts.
DEMONS = ["flame-demon", "frost-demon", "earth-demon", "wind-demon"]
COME_OUT: Raw = {"do": "set_up", "reveals": True}
ALLIES = ["character", "summon", *DEMONS]
WORDED: dict[tuple[int, int], list[Raw]] = {
    # 35: archers on the battlements, all others behind the door
    (35, 0): [
        {
            "on": "standing",
            "do": [{"do": "hold_back", "tiles": ["b2b", "i1b"], "but_at": ["a", "b"]}],
        },
        {"on": "setup", "do": [{"do": "reveal_tiles", "tiles": ["i1b", "b2b"]}]},
    ],
    (35, 1): [
        {"on": "destroyed", "objective": 1, "do": [COME_OUT]},
        {"on": "enters", "who": ALLIES, "at": {"tile": "b2b"}, "do": [COME_OUT]},
        {"on": "enters", "who": ALLIES, "at": {"tile": "i1b"}, "do": [COME_OUT]},
    ],
    # 36: the demon suffers before it comes; in the eighth round the door gives way
    (36, 2): [
        {
            "on": "round_end",
            "test": {"stands": 1},
            "do": [{"do": "damage", "n": "(2*C)+L-2", "who": ["prime-demon-scenario-36"]}],
        }
    ],
    (36, 6): [
        {
            "on": "round_end",
            "rounds": {"first": 8, "last": 8},
            "do": [{"do": "destroy", "objective": 1}],
        }
    ],
    # 52: parts of a room that nothing passes between; a tile each
    (52, 1): [{"on": "setup", "do": [{"do": "start_limit", "with_monsters": True}]}],
    (52, 2): [],  # the map has no hexes there
    (52, 3): [
        {
            "on": "standing",
            "do": [{"do": "loot_rule", "ability_only": True, "most_each": 1, "for_bottom": True}],
        }
    ],
    # 54: one bears the staff, which takes in what the infesters suffer from its bearer
    (54, 1): [
        {"on": "setup", "do": [{"do": "choose_bearer"}]},
        {
            "on": "standing",
            "test": {"opened": "1"},
            "do": [
                {
                    "do": "immune",
                    "who": ["harrower-infester"],
                    "to": ["damage"],
                    "but_by_bearers": True,
                }
            ],
        },
    ],
    (54, 2): [{"on": "standing", "do": [{"do": "charge", "who": ["harrower-infester"]}]}],
    (54, 3): [
        {
            "on": "turn_end",
            "who": ["character"],
            "bearing": True,
            "at": {"marker": "a", "within": 1},
            "test": {"charged": "2*C*(L+1)"},
            "do": [{"do": "win"}],
        }
    ],
    # 58: whoever loots the dagger bears it
    (58, 1): [],
    (58, 2): [{"on": "looted", "do": [{"do": "give_token"}]}],
    (58, 6): [
        {
            "on": "standing",
            "do": [
                {
                    "do": "attack_mod",
                    "who": ["character"],
                    "bearers": True,
                    "pierce": 4,
                    "against": ["the-harvester"],
                }
            ],
        }
    ],
    # 75: graves are dug up with movement points
    (75, 0): [
        {
            "on": "standing",
            "do": [{"do": "dig", "who": ["objective:1", "objective:2", "objective:3"]}],
        },
        {
            "on": "destroyed",
            "objective": 1,
            "do": [
                {"do": "spawn", "monster": "living-corpse", "ranks": ["normal", "normal", "elite"]}
            ],
        },
        {
            "on": "destroyed",
            "objective": 2,
            "do": [
                {"do": "spawn", "monster": "living-corpse", "ranks": ["normal", "elite", "elite"]}
            ],
        },
    ],
    # 69: the doll
    (69, 0): [{"on": "setup", "do": [{"do": "choose_bearer"}]}],
    (69, 1): [
        {"on": "standing", "do": [{"do": "handed_on"}]},
        {"on": "looted", "do": [{"do": "give_token"}]},
    ],
    (69, 2): [
        {"on": "exhausted", "who": ["character"], "bearing": True, "do": [{"do": "drop_token"}]}
    ],
    (69, 4): [
        {
            "on": "door_opened",
            "door": "1",
            "do": [
                {
                    "do": "spawn",
                    "monster": "vermling-scout",
                    "ranks": ["normal", "elite", "elite"],
                    "count": 2,
                    "at": "c",
                },
                {
                    "do": "spawn",
                    "monster": "vermling-shaman",
                    "ranks": ["normal", "normal", "elite"],
                    "at": "c",
                },
                {"do": "place_trap", "look": "bear", "at": "d"},
            ],
        }
    ],
}
