"""GLH-V20 `give_token`: who bears what a scenario is about, and how it changes hands."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument
from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure, Loose, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import NO, YES, Ask, thing
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.entering import spring
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries
from druzina.games.gloomhaven.rules.scenario_standing import said
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import (
    ChooseBearer,
    DrawToken,
    DropToken,
    PlaceTrap,
)
from druzina.games.gloomhaven.scenario_verbs_standing import HandedOn
from druzina.games.gloomhaven.telling import figure_told


@carries(ChooseBearer)
def choose_bearer(g: Dungeon, now: Effected, rule: SpecialRule, effect: ChooseBearer) -> None:
    g.then(WhoBears(g.leader()))


class WhoBears(Ask):
    """GLH-TIM-06: the players choose who bears it."""

    clause = "GLH-TIM-06"

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"pick {one.id}" for one in g.figures if one.kind == CHARACTER]

    def answer(self, g: Dungeon, choice: str) -> None:
        g.figure(int(thing(choice))).tokens += 1


def hand_on(g: Dungeon, one: Figure, reach: int) -> bool:
    """Whether a Loot ability reaches somebody from whom the token may be taken."""
    if one.kind != CHARACTER or one.tokens or not said(g.scenario, HandedOn):
        return False
    here = field.arena(g)
    cells = here.strike(here.cells[one.at], reach)
    for other in g.figures:
        if other.kind == CHARACTER and other.tokens and cells >> here.cells[other.at] & 1:
            g.then(TakeOver(one.seat, other.id))
            return True
    return False


class TakeOver(Ask):
    """GLH-V20 `give_token`: whether it is taken over from another character."""

    clause = "GLH-LOT-01"

    figure: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [YES, NO]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        mine, other = g.mine(self.seat), g.find(self.figure)
        if choice == YES and mine is not None and other is not None:
            mine.tokens, other.tokens = mine.tokens + other.tokens, 0


@carries(DropToken)
def drop_token(g: Dungeon, now: Effected, rule: SpecialRule, effect: DropToken) -> None:
    coin = Loose(now.at)
    if effect.for_money and coin in g.loose:
        g.loose.remove(coin)
    g.loose.append(Loose(now.at, goal=True))


@carries(DrawToken)
def draw_token(g: Dungeon, now: Effected, rule: SpecialRule, effect: DrawToken) -> None:
    """GLH-HID-03: they lie shuffled and face down; one that was looted is turned up."""
    hidden = [n for n in range(1, effect.of + 1) if f"token {n}" not in g.counters]
    number = g.pick(hidden, "token")
    g.counters[f"token {number}"] = g.round
    if g.told is not None:
        g.tell("GLH-LOT-01", "event-token", n=number)
    settle_goal(g)


@carries(PlaceTrap)
def place_trap(g: Dungeon, now: Effected, rule: SpecialRule, effect: PlaceTrap) -> None:
    """GLH-OVL-14, -15: a figure that does not fly springs it at once."""
    here = field.scenario(g)
    printed = here.traps[effect.look]
    for at in here.markers[effect.at]:
        if at not in field.arena(g).cells:
            continue
        damage = g.trap if printed.damage else 0
        piece = Piece("trap", [at], damage, list(printed.conditions), look=effect.look)
        g.pieces.append(piece)
        one = g.at(at)
        if one is not None and not field.flies(g, one):
            spring(g, one, piece)
