"""Faces in words: cards, items, classes with their perks, monsters, battle goals, scenarios."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from msgspec import Struct

from druzina.core import Argument, Shown
from druzina.core.content import Name
from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.model import (
    AbilityCard,
    Card,
    CharacterClass,
    Goal,
    Half,
    Item,
    Modifier,
    MonsterType,
    Perk,
    Stats,
)
from druzina.games.gloomhaven.content import Content
from druzina.games.gloomhaven.scenario_maps import Goal as ScenarioGoal
from druzina.games.gloomhaven.scenario_maps import ScenarioMap
from druzina.games.gloomhaven.wording_lines import text
from druzina.games.gloomhaven.wording_rules import rules

SIGNS = re.compile(r"([*/+])")
ADDED = ("attack", "range", "move", "pierce", "push", "pull", "shield", "retaliate")


class Scenario(Struct, frozen=True):
    """A scenario as people may read of it before they play: its number and its name."""

    id: str
    number: int
    name: Name


class Standing(Struct, frozen=True):
    """What stands on the map without a card of its own: a summon, an objective."""

    id: str
    name: Name


def describe(facts: Content, thing: object) -> list[Shown]:
    """The face of a thing, line by line."""
    if isinstance(thing, Card):
        return list(card(facts, thing))
    if isinstance(thing, Item):
        return list(item(facts, thing))
    if isinstance(thing, CharacterClass):
        return list(character(facts, thing))
    if isinstance(thing, MonsterType):
        return list(monster(facts, thing))
    if isinstance(thing, Goal):
        return [goal(thing)]
    if isinstance(thing, AbilityCard):
        return [acted(facts, thing)]
    if isinstance(thing, Standing):
        return [standing(facts, thing)]
    return list(scenario(facts, thing)) if isinstance(thing, Scenario) else []


def standing(facts: Content, one: Standing) -> Shown:
    """GLH-SUM-12: what a summon can do; an objective stands for its goal."""
    id_ = one.id.removeprefix("summon-")
    found = facts.summons.get(id_)
    if found is None:
        return line("token" if id_ in TOKENS else "objective")
    strike, reach = "X" if found.x else str(found.attack), str(found.range)
    return line("summon", n=found.health, move=found.move, strike=strike, reach=reach)


def line(key: str, **arguments: Argument) -> Shown:
    return Shown(f"face-{key}", "", arguments)


# Cards


def card(facts: Content, one: Card) -> Iterator[Shown]:
    yield line("card", level=one.level, n=one.initiative)
    yield line("top", does=f"{one.id}/top")
    yield line("bottom", does=f"{one.id}/bottom")


def half(facts: Content, id_: str, part: str) -> Shown:
    """What a half does, and what becomes of its card."""
    lines = tuple(facts.numbers(facts.half(id_, part == "top").lines))
    if closing(facts.half(id_, part == "top")):
        return text("half", lines=lines, closing=f"{id_}/{part}")
    return text("does", lines=lines)


def closing(one: Half) -> list[Shown]:
    """Experience, how long it lasts, where the card goes."""
    found = [text("xp", n=one.xp)] if one.xp else []
    found += [text("uses", n=len(one.slots))] if one.slots else []
    found += [text(f"lasts-{one.lasts}")] if one.lasts else []
    found += [text("lost")] if one.lost else []
    return found + ([text("unrecoverable")] if one.unrecoverable else [])


def ability(facts: Content, deck: str, id_: str) -> Shown:
    """A monster card."""
    return acted(facts, next(one for one in facts.printed.decks[deck].cards if one.id == id_))


def acted(facts: Content, one: AbilityCard) -> Shown:
    lines = tuple(facts.numbers(one.lines))
    return text("does", lines=lines) if lines else text("nothing")


# Items


def item(facts: Content, one: Item) -> Iterator[Shown]:
    yield line("item", slot=one.slot, n=one.cost)
    yield line(f"window-{one.window.replace('_', '-')}", does=f"{one.id}/item")
    if one.uses:
        yield line("uses", n=one.uses)
    yield line(f"use-{one.use}")
    if one.minus_ones:
        yield line("minus-ones", n=one.minus_ones)


def item_parts(facts: Content, one: Item) -> list[Shown]:
    """What an item does when it is used."""
    found = [
        text(f"more-{name}", value=f"+{getattr(one, name)}") for name in ADDED if getattr(one, name)
    ]
    flags = ("jump", "ignores_shield", "advantage", "attacker_disadvantage")
    found += [text(name.replace("_", "-")) for name in flags if getattr(one, name)]
    found += [text("conditions", conditions=one.conditions)] if one.conditions else []
    found += [text("immune", conditions=one.immune)] if one.immune else []
    if one.against:
        found.append(text("against-types", types=one.against))
    found += [text("area", n=len(one.area.hexes))] if one.area is not None else []
    found += [text("suffer", n=one.damage)] if one.damage else []
    found += [text("consumes", elements=one.consumes)] if one.consumes else []
    found += [text(f"item-{one.rule.replace('_', '-')}")] if one.rule else []
    if one.lines:
        found.append(text("does", lines=tuple(facts.numbers(one.lines))))
    return [*found, text("whole")] if one.whole else found or [text("nothing")]


# Classes and their perks


def character(facts: Content, one: CharacterClass) -> Iterator[Shown]:
    yield line("class", n=one.hand, least=one.health[0], most=one.health[-1])
    for number, each in enumerate(one.perks, 1):
        yield line("perk", number=number, n=each.boxes, perk=f"{one.id}/{number}")


def perk(facts: Content, one: Perk) -> list[Shown]:
    """What ticking a box changes."""
    found = [
        text(key, n=some.n, modifier=facts.modifiers.index(some.card))
        for key, several in (("perk-remove", one.remove), ("perk-add", one.add))
        for some in several
    ]
    found += [text("perk-items")] if one.ignore_item_effects else []
    return found + ([text("perk-scenario")] if one.ignore_scenario_effects else [])


def modifier(one: Modifier) -> list[Shown]:
    """A modifier card."""
    found = [text("times", n=one.times)] if one.times != 1 else []
    plain = one.times == 1 and (one.n or not one.rolling)
    signed = f"\N{MINUS SIGN}{-one.n}" if one.n < 0 else f"+{one.n}"
    found += [text("plus", value=signed)] if plain else []
    found += [text("conditions", conditions=one.conditions)] if one.conditions else []
    found += [text("infuse", elements=(one.infuse,))] if one.infuse else []
    for name in ("push", "pull", "pierce", "shield"):
        found += [text(name, n=getattr(one, name))] if getattr(one, name) else []
    found += [text("heal", value=str(one.heal))] if one.heal else []
    found += [text("more-targets", value=f"+{one.target}")] if one.target else []
    found += [text("refresh-spent", n=one.refresh)] if one.refresh else []
    return found + ([text("conditions", conditions=("invisible",))] if one.invisible else [])


# Monsters, goals, scenarios


def monster(facts: Content, one: MonsterType) -> Iterator[Shown]:
    """Its figures at the lowest and the highest level."""
    for rank, levels in (("normal", one.normal), ("elite", one.elite), ("boss", one.boss)):
        if levels:
            first, last = levels[0], levels[-1]
            yield line(
                f"stats-{rank}",
                health=between(first.health, last.health),
                attack=between(first.attack, last.attack),
                move=between(max(0, first.move), max(0, last.move)),
                reach=between(first.range, last.range),
            )
            yield from (line(letter.lower()) for letter in letters(first))
            yield from traits(last)
    if one.flying:
        yield text("flying")
    if one.immune:
        yield text("immune", conditions=one.immune)
    for number, lines in ((1, one.first), (2, one.second)):
        if lines:
            yield line("special", n=number, lines=tuple(facts.numbers(lines)))


def between(first: int | str, last: int | str) -> str:
    """`4–9`, or the one there is; what is worked out stands apart: `8 × C … 23 × C`."""
    low, high = (SIGNS.sub(r" \1 ", str(value)).replace("*", "×") for value in (first, last))
    if low == high:
        return low
    return f"{low}–{high}" if low.isdecimal() and high.isdecimal() else f"{low} … {high}"


def letters(one: Stats) -> list[str]:
    """GLH-BOS-03, -09: the letters in the figures of a boss."""
    return [letter for letter in "CVX" if letter in f"{one.health}{one.attack}"]


def traits(one: Stats) -> Iterator[Shown]:
    """What the figures of the highest level have besides."""
    for name in ("shield", "retaliate", "pierce"):
        if getattr(one, name):
            yield text(f"trait-{name}", n=getattr(one, name))
    if one.conditions:
        yield text("trait-conditions", conditions=one.conditions)


def goal(one: Goal) -> Shown:
    """A battle goal: what is counted, and what the count must be."""
    return Shown(
        f"goal-{one.counts.replace('_', '-')}",
        "",
        {"test": one.test, "n": one.n, "checks": one.checks},
    )


def scenario(facts: Content, one: Scenario) -> Iterator[Shown]:
    """What wins it, and its special rules."""
    here = facts.scenario(one.number)
    yield from aims(here, here.win)
    yield from failures(here)
    yield from rules(here)


def aims(here: ScenarioMap, goal: ScenarioGoal) -> Iterator[Shown]:
    """What wins a scenario, as far as it has words of its own."""
    if goal.enemies:
        yield text(f"win-{goal.enemies}")
    if goal.kill:
        yield text("win-kill", types=goal.kill)
    if goal.kills:
        yield text("win-kills", value=goal.kills.replace("*", " × "))
    if goal.loot or goal.loot_id:
        yield text("win-one-each" if goal.loot == "one_each" else "win-loot")
    if goal.destroy:
        yield text("win-destroy", objectives=things(here, goal.destroy))
    if goal.reveal:
        yield text("win-reveal-all" if "*" in goal.reveal else "win-reveal")
    yield from _places(here, goal)
    if goal.survive_rounds:
        yield text("win-survive", n=goal.survive_rounds)
    if goal.special:
        yield text("win-special")
    for each in goal.then:
        yield from aims(here, each)


def _places(here: ScenarioMap, goal: ScenarioGoal) -> Iterator[Shown]:
    """Where characters must be, or what is led somewhere."""
    for place in ("escape", "occupy", "reach"):
        if (where := getattr(goal, place)) is not None:
            all_ = "-everybody" if getattr(where, "everybody", False) else ""
            yield text(f"win-{place}{all_}")
    if goal.arrive is not None:
        yield text("win-arrive", objectives=things(here, [goal.arrive.objective]), n=goal.arrive.n)


def things(here: ScenarioMap, numbers: Iterable[int]) -> tuple[str, ...]:
    """Objectives by their names, each once."""
    found = [one.name for one in here.objectives if one.number in numbers]
    return tuple(dict.fromkeys(found))


def failures(here: ScenarioMap) -> Iterator[Shown]:
    """What loses a scenario besides the exhaustion of all."""
    lose = here.lose
    for number, n in lose.objective_killed.items():
        yield text("lose-destroyed", objectives=things(here, [int(number)]), n=n)
    for how in lose.exhausted:
        each = "-each" if how == "before_loot" and here.win.loot == "one_each" else ""
        late = "-once-revealed" if lose.once_revealed else ""
        yield text(f"lose-exhausted-{how.replace('_', '-')}{each}{late}")
    if lose.after_round:
        yield text("lose-after-round", n=lose.after_round)
    if lose.killed:
        yield text("lose-killed", types=lose.killed)
