"""How the arguments of messages are spoken, what they point at, and things in words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.game import Spoken
from druzina.games.gloomhaven import wording
from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.read import Printed
from druzina.games.gloomhaven.content import Content, playable
from druzina.games.gloomhaven.model import CONDITIONS
from druzina.games.gloomhaven.telling import START
from druzina.games.gloomhaven.wording_limits import PARTS, part
from druzina.games.gloomhaven.wording_lines import phrases

Word = Mapping[str, str] | Shown

# Arguments that name one of a few things: `condition` poison is the message condition-poison.
NAMED = ("condition", "element", "half", "slot", "pile")
SEVERAL = {
    "cards": "card",
    "elements": "element",
    "items": "item",
    "figures": "figure",
    "types": "type",
    "conditions": "condition",
    "against": "type",
    "objectives": "objective",
}
CARD = ("card", "second")
NAMED_SCENARIO = re.compile(r"^scenario-(\d+) = (.+)$", re.MULTILINE)
NAMED_THING = re.compile(r"^thing-([a-z-]+) = ", re.MULTILINE)
NAMED_STANDING = re.compile(r"^(summon-[a-z-]+|figure-objective) = (.+)$", re.MULTILINE)
FIGURE = ("figure", "target")
DIRECTIONS = ("direction", "other")
PLACES = ("place", "end")
PAIRED = ("whom", "who", "rest", "gains", "filters", "either", "otherwise")
# Of whom a line is about: what must hold of them, wherever they are.
FILTERS = ("normal", "normal-or-elite", "health", "has", "alone", "near-ally")
# Who is meant besides.
BESIDES: dict[int | str, str] = {
    "self-too": "whom-and-self",
    "or-self": "whom-or-self",
}
STATES = (*CONDITIONS, "bless", "curse")


def spoken(facts: Content, name: str, value: Argument) -> Spoken:
    """Things by their names, figures and hexes by what was told of them, the rest as words."""
    if name in PARTS and isinstance(value, str):
        return part(name, value)
    if isinstance(value, str):
        return _named(facts, name, value) or _worded(facts, name, value) or value
    if isinstance(value, int):
        if name == "modifier" and facts.modifiers[value].rolling:
            return Shown("text-rolling", "", {"face": value})
        if name in ("modifier", "face"):
            return wording.modifier(facts.modifiers[value])
        return Shown(f"heading-{value}", "") if name in DIRECTIONS else value
    if name in PLACES:
        return place(*map(str, value))
    if name in ("lines", "phrases", "phrase"):
        return _lines(facts, name, [int(str(one)) for one in value])
    if name in PAIRED:
        return _paired(name, [pair for pair in value if isinstance(pair, tuple)])
    if name == "modifiers":
        return [Shown("text-modifier-card", "", {"modifier": int(str(one))}) for one in value]
    if name in SEVERAL:
        words = (_named(facts, SEVERAL[name], str(one)) for one in value)
        return [word for word in words if word is not None]
    return value


def _lines(facts: Content, name: str, numbers: Sequence[int]) -> Shown:
    """Lines one after the other, and the phrases of a line: by its number and their places."""
    if name == "lines":
        first, *rest = numbers
        if not rest:
            return _lines(facts, "phrases", (first, 0))
        return Shown("text-lines", "", {"phrases": (first, 0), "lines": tuple(rest)})
    line, at = numbers
    found = phrases(facts, [facts.lines[line]])
    if name == "phrase" or at == len(found) - 1:
        return found[at]
    return Shown("text-phrases", "", {"phrase": (line, at), "phrases": (line, at + 1)})


def _worded(facts: Content, name: str, value: str) -> Spoken:
    """What a part of a thing does: a half or a line of it, an item, a monster card, a perk."""
    id_, _, part = value.partition("/")
    if name == "line":
        return _lines(facts, "lines", [int(part)])
    if name == "ability":
        return wording.ability(facts, id_, part)
    if name == "closing":
        return wording.closing(facts.half(id_, part == "top"))
    if name == "perk":
        return wording.perk(facts, facts.printed.classes[id_].perks[int(part) - 1])
    if name == "does" and part == "goal":
        return wording.goal(facts.printed.goals[id_])
    if name == "does" and part == "item":
        return wording.item_parts(facts, facts.printed.items[id_])
    return wording.half(facts, id_, part) if name == "does" else ""


def _paired(name: str, pairs: Sequence[tuple[int | str, ...]]) -> Spoken:
    """Words with their numbers: whom a line is about, what a bonus gives."""
    if name == "whom" and len(pairs) > 1:
        return _whom(pairs)
    head = "gain" if name == "gains" else "whom"
    return [_pair(head, *pair) for pair in pairs]


def _pair(head: str, word: int | str, *of: int | str) -> Shown:
    if word in STATES:
        return Shown(f"condition-{word}", "")
    if word != "has":
        return Shown(f"{head}-{word}", "", {"n": of[0]})
    first, *rest = of
    if not rest:
        return Shown(f"whom-has-{first}", "")
    key = "whom-or" if len(rest) == 1 else "whom-or-more"
    return Shown(key, "", {"either": (("has", first),), "otherwise": (("has", *rest),)})


def _whom(pairs: Sequence[tuple[int | str, ...]]) -> Shown:
    """Who, where; in brackets what must hold of them; and the actor besides."""
    too = BESIDES.get(pairs[-1][0])
    if too is not None:
        return Shown(too, "", {"whom": tuple(pairs[:-1])})
    filters = tuple(pair for pair in pairs if pair[0] in FILTERS)
    if filters:
        whom = tuple(pair for pair in pairs if pair[0] not in FILTERS)
        return Shown("whom-only", "", {"whom": whom, "filters": filters})
    return Shown("whom-with", "", {"who": (pairs[0],), "rest": tuple(pairs[1:])})


def _named(facts: Content, name: str, value: str) -> Word | None:
    """What has a name: a thing of the content, or one of a few words."""
    if name in NAMED:
        return Shown(f"{name}-{value.replace('_', '-')}", "")
    if name == "reach":
        return (
            Shown("text-melee", "")
            if value == "0"
            else Shown("text-range-more", "", {"value": value})
        )
    if name == "strike":
        return (
            Shown("text-no-attack", "")
            if value == "-1"
            else Shown("text-attack", "", {"value": value})
        )
    if name in FIGURE:
        return figure(facts, value)
    if name == "way":
        return way(value)
    if name == "actor":
        return _actor(facts, value)
    find = _NAMES.get(name)
    return find(facts, value) if find is not None else None


def _type(facts: Content, id_: str) -> Word:
    """A type of monsters, or one that is only ever called."""
    known = facts.printed.monsters
    return known[id_].name if id_ in known else Shown(f"summon-{id_}", "")


def _actor(facts: Content, value: str) -> Word:
    """Who or what comes first: a character, a type of monsters, a card, or a wound."""
    printed = facts.printed
    for known in (printed.classes, printed.monsters, printed.cards):
        if value in known:
            return known[value].name
    return Shown(f"condition-{value}", "")


_NAMES: dict[str, Callable[[Content, str], Word]] = {
    "card": lambda facts, id_: facts.printed.cards[id_].name,
    "second": lambda facts, id_: facts.printed.cards[id_].name,
    "item": lambda facts, id_: facts.printed.items[id_].name,
    "goal": lambda facts, id_: facts.printed.goals[id_].name,
    "type": _type,
    "summon": lambda facts, id_: Shown(f"summon-{id_}", ""),
    "objective": lambda facts, id_: Shown(f"thing-{id_}", ""),
    "character": lambda facts, id_: facts.printed.classes[id_].name,
}


# Figures and hexes


def figure(facts: Content, told: str) -> Word:
    """A character by its class, a monster by its type, standee and rank, all others by name."""
    what, rank, number, _ = told.split(":")
    printed = facts.printed
    if what in printed.classes:
        return printed.classes[what].name
    if what in printed.monsters:
        key = {"elite": "figure-elite", "boss": "figure-boss"}.get(rank, "figure-monster")
        return Shown(key, "", {"type": what, "number": int(number)})
    if what in facts.summons or what in TOKENS:
        return Shown(f"summon-{what}", "")
    return Shown(f"thing-{what}" if what in things() else "figure-objective", "")


@cache
def things() -> frozenset[str]:
    """What objectives are called."""
    return frozenset(NAMED_THING.findall(_listed("en", "rules")))


def place(leads: str, start: str, lying: str) -> Shown:
    """A hex by the way to it and what lies there."""
    if lying:
        return Shown(f"place-with-{lying}", "", {"place": (leads, start, "")})
    if leads.startswith(START):
        return Shown("place-start", "", {"n": int(leads.partition(":")[2])})
    if not start:
        return way(leads)
    if not leads:
        return Shown("place-of", "", {"figure": start})
    return Shown("place-from", "", {"way": leads, "figure": start})


def way(told: str) -> Shown:
    """Steps in a direction, and in the next one; none at all is the own hex."""
    if not told:
        return Shown("place-own", "")
    n, number, m, following = map(int, told.split(":"))
    if m == 0:
        return Shown("hex-line", "", {"n": n, "direction": number})
    return Shown("hex-bent", "", {"n": n, "direction": number, "m": m, "other": following})


# What arguments point at


def targets(name: str, value: Argument) -> tuple[str, ...]:
    if name == "seat":
        return (f"seat:{value}",)
    if name in FIGURE:
        return (f"figure:{str(value).rpartition(':')[2]}",)
    if name == "path":
        ends = str(value).split(">")
        return (f"hex:{ends[0]}", f"hex:{ends[-1]}")
    if name in CARD or name in ("item", "goal"):
        return (f"card:{value}" if name in CARD else f"{name}:{value}",)
    return ()


# Faces


_FACES: dict[str, Mapping[str, Struct]] = {}


def catalogue(facts: Content) -> Mapping[str, Struct]:
    """Everything that has a name and a face, by id; made once for each content."""
    if facts.fingerprint not in _FACES:
        _FACES[facts.fingerprint] = _faces(facts.printed)
    return _FACES[facts.fingerprint]


def _faces(printed: Printed) -> Mapping[str, Struct]:
    """Classes, cards, items, monsters, battle goals, the scenarios that can be played, summons."""
    return {
        **printed.classes,
        **printed.cards,
        **printed.items,
        **printed.monsters,
        **printed.goals,
        **{one.id: one for one in scenarios(playable())},
        **{one.id: one for one in standing()},
        **{f"{deck.id}-{card.id}": card for deck in printed.decks.values() for card in deck.cards},
    }


def scenarios(some: Iterable[int]) -> list[wording.Scenario]:
    """Scenarios by the names that the words of every language give them."""
    names = {
        lang: dict(NAMED_SCENARIO.findall(_listed(lang, "scenarios"))) for lang in ("cs", "en")
    }
    return [
        wording.Scenario(
            f"scenario-{number}", number, {lang: names[lang][str(number)] for lang in names}
        )
        for number in some
    ]


def standing() -> list[wording.Standing]:
    """Summons and objectives, which no other thing names, by the words of every language."""
    names = {lang: dict(NAMED_STANDING.findall(_listed(lang, "answers"))) for lang in ("cs", "en")}
    return [
        wording.Standing(id_, {lang: names[lang][id_] for lang in names}) for id_ in names["en"]
    ]


def _listed(lang: str, file: str) -> str:
    return (Path(__file__).parent / "text" / lang / f"{file}.ftl").read_text("utf-8")


def describe(facts: Content, thing: str) -> list[Shown]:
    return wording.describe(facts, catalogue(facts)[thing])
