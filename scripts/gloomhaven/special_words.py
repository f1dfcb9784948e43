"""The words of the facts about scenarios: whom, when, where and which."""

from __future__ import annotations

import re

from facts import Raw

RANKS = {"n": "normal", "e": "elite", "b": "boss", None: "none"}
DEMONS = ["earth-demon", "flame-demon", "frost-demon", "night-demon", "sun-demon", "wind-demon"]
WHO: dict[str, list[str]] = {
    "character": ["character"],
    "each_character": ["character"],
    "that character": ["character"],
    "characters_and_summons": ["character", "summon"],
    "monster": ["monster"],
    "monsters": ["monster"],
    "all demons": DEMONS,
    "demons": DEMONS,
    "any demon": DEMONS,
    "party-allied demons": DEMONS,
    "all figures": ["character", "summon", "monster", "objective"],
    "any figure": ["character", "summon", "monster", "objective"],
    "any": [],
    "an elite monster (the k-th)": ["elite"],
    "all cultists": ["cultist"],
    "any ooze": ["ooze"],
    "all stone-golems": ["stone-golem"],
    "crystal a": ["objective:1"],
}
# Tests in words: `from`, `while`, `test`, and words about rounds.
TESTS: dict[str, Raw] = {
    "door 1 opened": {"opened": "1"},
    "door 1 opened, this round included": {"opened": "1"},
    "door 2 opened": {"opened": "2"},
    "all cultists dead": {"dead": ["cultist"]},
    "door 1 stands": {"stands": 1},
    "every character stands on a plate in play: d (2), d e (3), d e f (4)": {
        "all_on": ["d"],
        "more": {"3": ["e"], "4": ["e", "f"]},
    },
    "every character stands on a plate c": {"all_on": ["c"]},
    "every plate in play is occupied (Fish counts)": {
        "occupied": ["a"],
        "more": {"3": ["b"], "4": ["b", "c"]},
    },
    "no city-archer on the map": {"absent": ["city-archer"]},
    "the round in which door 1 opens": {"opened_now": "1"},
    "the round in which the last goal tile is looted": {"looted_now": True},
    "the round in which the first villager is saved": {"saved": 1},
    **{f"chord {n} stands": {"stands": n} for n in range(1, 7)},
}
SPOTS: dict[str, Raw] = {
    "2 of a": {"marker": "a", "within": 2},
    "2 of a totem": {"objective": 1, "within": 2},
}
PER: dict[str, Raw] = {
    "altar not yet destroyed, revealed or not (X of them)": {"objectives": [1]},
    "bone pile on the map (X)": {"standing": [1]},
    "living-bones on the map other than it (X)": {"figures": ["living-bones"]},
    "token on it (X)": {"token": "ooze"},
}
DOORS: dict[str, list[str]] = {
    "both doors d1a-h3b and d1a-h1b": ["a"],
    "both doors d1a-c1a": ["b"],
    "both m1a-j1a (a)": ["a"],
    "both m1a-j2a (b)": ["b"],
    "m1a-d2a (c)": ["c"],
    "m1a-d1a (d)": ["d"],
    "i and j (for good)": ["i", "j"],
    "that door": [],
    "the k-th of a,b,c,d,e,f": ["a", "b", "c", "d", "e", "f"],
    "room a3a (corridor at b)": ["b"],
    "room a2b (corridor at c)": ["c"],
    "room e1b (corridor at d)": ["d"],
    "the tile or tiles behind (every tile is a room)": [],
}
IMMUNE = {
    "all damage": ["damage"],
    "all damage (conditions and other effects apply)": ["damage"],
    "healing": ["healing"],
    "forced movement and any change of place": ["forced"],
    "everything but healing (once revealed) and the rule above": ["attacks"],
}


class MissingError(Exception):
    """A verb nobody can carry out yet."""


def names(words: object) -> list[str]:
    if isinstance(words, list):
        return [str(one) for one in words]
    text = str(words)
    if text in WHO:
        return WHO[text]
    if re.fullmatch(r"objective:\d|[a-z]+(-[a-z]+)*", text):
        return [text]
    raise MissingError(text)


def ranks(raw: Raw) -> list[str]:
    return [RANKS[one] for one in raw["by_players"]]
