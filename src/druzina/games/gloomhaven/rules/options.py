"""GLH-V20 `option`: what a scenario offers a character in its turn for an action it forgoes."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.model import Dungeon, Figure, Loose
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, thing
from druzina.games.gloomhaven.rules.looting import allowed, take
from druzina.games.gloomhaven.rules.scenario_moments import effects, fits, waiting
from druzina.games.gloomhaven.rules.scenario_standing import loot_rule
from druzina.games.gloomhaven.rules.scenario_tests import named
from druzina.games.gloomhaven.scenario_special import SpecialRule

FORGO = "forgo"


def offered(g: Dungeon, seat: int) -> list[str]:
    """GLH-PRC-02 step 4: a card that is discarded instead of being used."""
    hero, one = g.heroes[seat], g.mine(seat)
    if one is None or not (any(fitting(g, one)) or tiles_beside(g, one)):
        return []
    return [f"{FORGO} {card}" for card in hero.waiting]


def fitting(g: Dungeon, one: Figure) -> list[tuple[int, Figure]]:
    """The rules that can be followed now, each with the thing beside the character."""
    rules = field.scenario(g).special
    return [
        (number, thing_)
        for number in waiting(g.scenario).get("option", ())
        if affordable(g, one, rules[number]) and fits(g, rules[number], None)
        for thing_ in beside(g, one, rules[number])
    ]


def tiles_beside(g: Dungeon, one: Figure) -> list[Loose]:
    """GLH-V20 `loot_rule`: goal tiles that may be taken for a bottom action."""
    rule = loot_rule(g)
    if rule is None or not rule.for_bottom or False in g.heroes[one.seat].halves:
        return []
    near = [each for each in g.loose if each.goal and field.far(g, one.at, each.at) <= 1]
    return allowed(g, one, near, ability=True)


def affordable(g: Dungeon, one: Figure, rule: SpecialRule) -> bool:
    """GLH-TRN-01: the bottom action, or any, must not have been used."""
    return rule.cost == "action" or False not in g.heroes[one.seat].halves


def beside(g: Dungeon, one: Figure, rule: SpecialRule) -> list[Figure]:
    names = [f"objective:{number}" for number in rule.beside]
    return [each for each in named(g, names) if field.near(g, one, each)]


def taken(g: Dungeon, seat: int, card: str) -> None:
    """The card is discarded; if several things are near, one is named."""
    hero, one = g.heroes[seat], g.mine(seat)
    hero.discard.append(card)
    if one is None:
        return
    tiles = tiles_beside(g, one)
    if tiles:
        hero.halves.append(False)
        take(g, one, tiles[:1])
        return
    g.then(Free(seat))


class Free(Ask):
    """Which of the things beside the character."""

    clause = "GLH-DOR-11"

    def choices(self, g: Dungeon) -> Sequence[str]:
        one = g.mine(self.seat)
        return [f"pick {each.id}" for _, each in fitting(g, one)] if one is not None else ["none"]

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.mine(self.seat)
        if one is None or choice == "none":
            return
        number = int(thing(choice))
        rule = next(rule for rule, each in fitting(g, one) if each.id == number)
        if field.scenario(g).special[rule].cost == "bottom":
            g.heroes[self.seat].halves.append(False)
        g.then(*effects(g, rule, number, g.figure(number).at))
