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
PARTY = ["character", "summon"]
RISING: Raw = {
    "do": "place_overlay",
    "look": "water",
    "kind": "difficult",
    "tile": "b1a",
    "or_lose": True,
}
BEARERS_OF_VICTIM = ["cultist-scenario-78"]
RIGHT_ROOM = ["d1b", "c2a"]
WORDED: dict[tuple[int, int], list[Raw]] = {
    # 35: archers on the battlements, all others behind the door
    (35, 0): [
        {
            "on": "standing",
            "do": [{"do": "hold_back", "tiles": ["b2b", "i1b"], "but_at": ["a", "b"]}],
        },
        {"on": "map", "do": [{"do": "reveal_tiles", "tiles": ["i1b", "b2b"]}]},
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
    # 68: nobody heals a tree that nobody has seen
    (68, 3): [
        {
            "on": "standing",
            "test": {"hidden": "m1b"},
            "do": [{"do": "immune", "who": ["objective:1"], "to": ["healing"]}],
        }
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
    # 49: who is nearest to the cannon goes to it and fires along the rows before it
    (49, 0): [{"on": "standing", "do": [{"do": "sleep", "monsters": ["siege-cannon"]}]}],
    (49, 1): [
        {
            "on": "acts",
            "who": ["city-archer"],
            "test": {"opened": "1"},
            "do": [
                {
                    "do": "act",
                    "lines": [{"do": "move", "n": 3}],
                    "instead": True,
                    "nearest_to": "siege-cannon",
                    "to_beside": ["siege-cannon"],
                    "but": "b",
                },
                {
                    "do": "fire",
                    "who": PARTY,
                    "gun": "siege-cannon",
                    "at": "b",
                    "step": [-1, 0],
                    "like": "ancient-artillery",
                },
            ],
        }
    ],
    # 71: the wind turns with the rounds; drakes sleep until somebody disturbs them
    (71, 0): [
        {
            "on": "round_end",
            "exempts": True,
            "do": [
                {
                    "do": "forced_move",
                    "who": PARTY,
                    "ways": [[[0, -1], [1, -1]], [[1, 0]], [[0, 1], [-1, 1]], [[-1, 0]]],
                }
            ],
        }
    ],
    (71, 1): [
        {
            "on": "standing",
            "do": [{"do": "sleep", "monsters": ["spitting-drake"], "lightly": True}],
        }
    ],
    (71, 2): [],
    (71, 3): [
        {"on": "standing", "do": [{"do": "cannot", "what": "attack_asleep", "who": ["summon"]}]}
    ],
    # 73: boulders
    (73, 0): [
        {
            "on": "round_end",
            "do": [
                {
                    "do": "roll_boulders",
                    "look": "boulder-1",
                    "front": "a",
                    "back": "b",
                    "step": [-1, 0],
                }
            ],
        }
    ],
    (73, 1): [
        {"on": "standing", "do": [{"do": "indestructible", "looks": ["boulder-1", "dark-pit"]}]}
    ],
    (73, 2): [
        {
            "on": "standing",
            "test": {"opened": "1"},
            "do": [
                {
                    "do": "cannot",
                    "what": "enter_door",
                    "who": ["inox-archer", "inox-guard", "inox-shaman"],
                    "door": "1",
                    "tile": "e1b",
                }
            ],
        }
    ],
    # 74: water rises, and is carried away
    (74, 0): [
        {
            "on": "map",
            "test": {"characters": [3]},
            "do": [{"do": "remove_overlay", "look": "water", "at": "d"}],
        }
    ],
    (74, 1): [
        {
            "on": "round_end",
            "rounds": {"every": 2},
            "test": {"characters": [2]},
            "do": [RISING],
        },
        {"on": "round_end", "test": {"characters": [3, 4]}, "do": [RISING]},
    ],
    (74, 2): [{"on": "standing", "do": [{"do": "loot_rule", "look": "water"}]}],
    (74, 3): [
        {
            "on": "turn_end",
            "who": ["character"],
            "bearing": True,
            "at": {"marker": "e"},
            "do": [{"do": "remove_token", "who": []}],
        }
    ],
    # 78: two cultists carry a victim to the altar
    (78, 0): [],
    (78, 1): [
        {
            "on": "acts",
            "who": BEARERS_OF_VICTIM,
            "do": [
                {
                    "do": "act",
                    "lines": [{"do": "move", "n": 0}],
                    "instead": True,
                    "own_move": True,
                    "to_beside": ["objective:1"],
                    "toward": "c",
                    "or_beside": "d",
                    "opens_doors": True,
                },
                {"do": "move_objective", "objective": 1, "who": BEARERS_OF_VICTIM},
            ],
        }
    ],
    (78, 2): [
        {
            "on": "turn_start",
            "who": BEARERS_OF_VICTIM,
            "at": {"marker": "d", "within": 1},
            "test": {"stands": 1, "near": "d"},
            "do": [{"do": "lose"}],
        }
    ],
    (78, 3): [
        {
            "on": "standing",
            "do": [
                {
                    "do": "immune",
                    "who": [*BEARERS_OF_VICTIM, "objective:1"],
                    "to": ["forced", "immobilize", "stun"],
                },
                {"do": "immune", "who": ["objective:1"], "to": ["damage"]},
            ],
        }
    ],
    # 79: golems stand idle until all plates are taken
    (79, 0): [
        {
            "on": "standing",
            "until": {"woken": "stone-golem"},
            "do": [{"do": "idle", "monsters": ["stone-golem"]}],
        }
    ],
    (79, 1): [
        {
            "on": "turn_end",
            "once": True,
            "test": {"occupied": ["a"], "more": {"3": ["b"], "4": ["b", "c"]}},
            "do": [{"do": "wake", "monsters": ["stone-golem"]}],
        }
    ],
    # 88: a current, and a claw that is handed on
    (88, 0): [
        {
            "on": "standing",
            "exempts": True,
            "do": [{"do": "move_mod", "who": PARTY, "n": -1}],
        }
    ],
    (88, 1): [
        {
            "on": "round_end",
            "test": {"opened": "1"},
            "do": [
                {
                    "do": "forced_move",
                    "who": PARTY,
                    "ways": [[[0, -1]], [[1, -1]]],
                    "by_deck": "lurker",
                    "tiles": ["g2a", "n1a"],
                    "harm": 3,
                }
            ],
        }
    ],
    (88, 2): [
        {
            "on": "dead",
            "who": ["lurker-king"],
            "do": [{"do": "drop_token", "for_money": True}],
        }
    ],
    (88, 3): [
        {
            "on": "standing",
            "do": [{"do": "move_mod", "who": ["character"], "n": -2, "bearers": True}],
        }
    ],
    (88, 4): [
        {
            "on": "standing",
            "do": [{"do": "handed_on"}, {"do": "loot_rule", "ability_only": True}],
        },
        {"on": "looted", "do": [{"do": "give_token"}]},
    ],
    (88, 5): [
        {"on": "exhausted", "who": ["character"], "bearing": True, "do": [{"do": "drop_token"}]}
    ],
    # 90: two rooms joined by a rift
    (90, 0): [{"on": "standing", "do": [{"do": "link_hexes", "at": "a", "tiles": RIGHT_ROOM}]}],
    (90, 1): [
        {
            "on": "round_end",
            "rounds": {"every": 2},
            "test": {"deserted": [RIGHT_ROOM]},
            "do": [
                {
                    "do": "spawn",
                    "monster": "night-demon",
                    "ranks": ["normal", "normal", "elite"],
                    "second": ["normal", "elite", "elite"],
                    "around": "a",
                }
            ],
        }
    ],
    (90, 2): [
        {"on": "always", "test": {"deserted": [["m1b"]]}, "do": [{"do": "lose"}]},
        {"on": "always", "test": {"alone": True}, "do": [{"do": "lose"}]},
    ],
    (90, 3): [
        {
            "on": "always",
            "once": True,
            "test": {
                "dead": ["earth-demon", "night-demon", "wind-demon"],
                "peopled": [["m1b"], RIGHT_ROOM],
            },
            "do": [
                {
                    "do": "spawn",
                    "monster": "living-spirit",
                    "ranks": ["normal", "elite", "elite"],
                    "count": 2,
                    "at": "b",
                },
                {
                    "do": "spawn",
                    "monster": "living-spirit",
                    "ranks": ["normal", "normal", "elite"],
                    "count": 2,
                    "at": "c",
                },
            ],
        }
    ],
    (90, 4): [
        {
            "on": "always",
            "test": {"placed": "living-spirit", "deserted": [["m1b"], RIGHT_ROOM]},
            "do": [{"do": "lose"}],
        }
    ],
    (90, 5): [],  # the goal
    # 95: tokens face down, four of which open the last door
    (95, 0): [{"on": "looted", "do": [{"do": "draw_token", "of": 6}]}],
    (95, 1): [
        {
            "on": "always",
            "once": True,
            "test": {"tokens": [1, 2, 3, 4]},
            "do": [{"do": "unlock_door", "doors": ["1"]}],
        }
    ],
    (95, 2): [
        {
            "on": "round_end",
            "rounds": {"every": 2, "rest": 1},
            "until": {"tokens": [1, 2, 3, 4]},
            "do": [
                {
                    "do": "spawn",
                    "monster": "flame-demon",
                    "ranks": ["normal", "elite", "elite"],
                    "near_door": "1",
                }
            ],
        }
    ],
    (95, 3): [
        {
            "on": "round_end",
            "rounds": {"every": 2},
            "until": {"tokens": [1, 2, 3, 4]},
            "do": [
                {
                    "do": "spawn",
                    "monster": "earth-demon",
                    "ranks": ["normal", "normal", "elite"],
                    "near_door": "1",
                }
            ],
        }
    ],
    (95, 5): [],  # objectives of the map
}
