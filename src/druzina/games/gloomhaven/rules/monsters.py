"""GLH-PRC-08, GLH-MON: a type of monsters acts, one figure after the other; summons likewise."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.cards.lines import Attack, Consume, Move
from druzina.games.gloomhaven.cards.walk import within
from druzina.games.gloomhaven.model import (
    MONSTER,
    MONSTERS,
    NOBODY,
    OBJECTIVE,
    PARTY,
    SUMMON,
    Action,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.monsters import Turn
from druzina.games.gloomhaven.rules import (
    acting,
    bewitching,
    elements,
    field,
    objectives,
    scenario_bosses,
)
from druzina.games.gloomhaven.rules.conditions import expire
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.deciding import decider, director
from druzina.games.gloomhaven.rules.doors import group_of
from druzina.games.gloomhaven.rules.ending import decided, settle_goal
from druzina.games.gloomhaven.rules.focusing import (
    RANKED,
    WhichFocus,
    board_for,
    seek,
    settled,
)
from druzina.games.gloomhaven.rules.items import PayElements
from druzina.games.gloomhaven.rules.monster_lines import (
    MonsterLine,
    lines_of,
    next_attack,
)
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.reacting import takers
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import focus_first, said
from druzina.games.gloomhaven.scenario_verbs_standing import Side


class GroupTurn(Step[Dungeon]):
    """GLH-PRC-08 step 1: bosses, elites, normal ones, each by number; killed ones drop out."""

    what: str
    pending: bool = False
    begun: bool = False

    def run(self, g: Dungeon) -> None:
        if decided(g):
            return  # GLH-EXH-06
        if not self.begun:
            g.paid = []
            asked = scenario_bosses.come(g, self.what)
            if asked:
                g.then(*asked, GroupTurn(self.what, self.pending, begun=True))
                return
        waiting = [
            one
            for one in g.figures
            if acts_with(g, one, self.what) and not one.idle and one.pending == self.pending
        ]
        if not waiting:
            elements.settle(g)
            g.paid = []
            settle_goal(g)  # GLH-PRC-08 step 8
            return
        one = min(waiting, key=lambda each: (RANKED[each.rank], each.number, each.id))
        one.idle, one.pending = True, False
        before = [FigureTurn(each.id) for each in scenario_bosses.companions(g, one)]
        g.then(*before, FigureTurn(one.id), GroupTurn(self.what, self.pending, begun=True))


def acts_with(g: Dungeon, one: Figure, what: str) -> bool:
    """GLH-BOS-10: whether a figure belongs to the group: its type, or its objective."""
    if one.kind == OBJECTIVE:
        return what == f"objective:{one.number}"
    if one.kind != MONSTER or one.dormant or one.asleep:
        return False
    return group_of(g, one.what) == what


class FigureTurn(Step[Dungeon]):
    """GLH-PRC-08 steps 2 to 7 for one monster; GLH-PRC-09 for a summon."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None:
            return
        one.idle = True
        one.entered, one.scorched = 0, False
        g.acting = one.id
        objectives.appoint(g, one)
        if any(boon.kind == "controlled" for boon in one.boons):
            change_sides(g, one)
        elif bewitching.is_bewitched(one):
            one.side = MONSTERS
        wound = [Hurt(one.id, 1)] if one.is_("wound") else []
        begins, ends = ByRule(one.id, "turn_start"), ByRule(one.id, "turn_end")
        g.then(*wound, begins, FigureActs(one.id), ends, FigureEnds(one.id, one.kind == SUMMON))


def change_sides(g: Dungeon, one: Figure) -> None:
    """GLH-VOC-06: its enemies are its allies in this turn, also those who are of neither side."""
    home = field.home_side(g, one)
    one.side = PARTY
    for other in g.figures:
        if other.kind == MONSTER and other.side != home:
            other.side = PARTY


def go_home(g: Dungeon, one: Figure | None) -> None:
    """GLH-VOC-06: outside that turn nobody treats it, or others where there are more than two
    sides, differently."""
    changed = g.figures if said(g.scenario, Side) else [one]
    for each in changed:
        if each is not None and each.kind == MONSTER:
            each.side = field.home_side(g, each)


class MonsterActsNow(Step[Dungeon]):
    """V17 `extra_turn`: a turn besides the one it has in this round."""

    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            acting = g.acting
            g.then(FigureTurn(one.id), GivesBack(one.id, one.idle, acting))


class GivesBack(Step[Dungeon]):
    """Its own turn is still to come, if it was; whoever acted before acts on."""

    figure: int
    idle: bool
    acting: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            one.idle = self.idle
        g.acting = self.acting


class ByRule(Step[Dungeon]):
    """GLH-V20 `turn_start`, `turn_end`: what the scenario does to the figure whose turn it is."""

    figure: int
    moment: str

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            happens(g, self.moment, one)


class FigureActs(Step[Dungeon]):
    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or one.is_("stun"):
            return
        if acting.asks_for_deck(g, one):
            g.then(acting.ChooseDeck(g.leader()), self)
            return
        g.action = Action(one.id)
        acting.lift(g, one)
        lines = lines_of(g, one)
        paid = paying(g, lines) if one.kind == MONSTER and not g.paid else []
        g.then(*paid, Act(one.id, lines), *acting.follow(g, one))


class Act(Step[Dungeon]):
    """GLH-PRC-08 steps 4 and 5: the focus as the board lies now, then the lines in order."""

    figure: int
    lines: list[int]

    def run(self, g: Dungeon) -> None:
        one, lines = g.find(self.figure), self.lines
        if one is None:
            return
        steps = [MonsterLine(one.id, number, place) for place, number in enumerate(lines)]
        g.then(*(SeekFirst(one.id, lines) for _ in steps[:1]), *steps)


class SeekFirst(Step[Dungeon]):
    """GLH-FOC-02: at the start of the turn; where it moves or attacks at once, that line does."""

    figure: int
    lines: list[int]

    def run(self, g: Dungeon) -> None:
        one = g.figure(self.figure)
        kinds = [g.facts.lines[number] for number in self.lines]
        later = any(isinstance(line, Move | Attack) for line in kinds[1:])
        if isinstance(kinds[0], Move | Attack) or not later:
            return
        if one.more or focus_first(g, one) or acting.is_led(g, one) or director(g, one) != NOBODY:
            return
        jump = any(isinstance(line, Move) and line.jump for line in kinds)
        turn = Turn(board_for(g, one, next_attack(g, self.lines, -1), 0, jump))
        if not settled(g, one, turn):
            g.then(WhichFocus(decider(g, one), one.id, seek(g, one, turn)))


class FigureEnds(Step[Dungeon]):
    """GLH-PRC-08 step 7; GLH-PRC-09: what a summon infused is strong now, even if it is gone."""

    figure: int
    summon: bool = False

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        go_home(g, one)
        if one is not None:
            expire(g, one)
            if one.kind == SUMMON:
                one.side = PARTY
        if self.summon:
            elements.settle(g)
        g.action, g.acting = None, NOBODY
        settle_doors(g)
        if one is not None and one.kind == OBJECTIVE:
            settle_goal(g)  # GLH-END-08


def paying(g: Dungeon, lines: Sequence[int]) -> list[Step[Dungeon]]:
    """GLH-PRC-08 step 3: who takes an element away before, then what can be paid."""
    numbers = [
        g.facts.places[id(line)]
        for line in within(g.facts.lines[number] for number in lines)
        if isinstance(line, Consume)
    ]
    found: list[Step[Dungeon]] = []
    for number in numbers:
        line = g.facts.lines[number]
        assert isinstance(line, Consume), "a consume line"
        found += [*takers(g, line.elements), PayFor(number)]
    return found


class PayFor(Step[Dungeon]):
    """GLH-ELM-08, -09, -16: a symbol that can be paid is, for the whole group."""

    number: int

    def run(self, g: Dungeon) -> None:
        line = g.facts.lines[self.number]
        assert isinstance(line, Consume), "a consume line"
        if elements.payable(g, line.elements):
            g.paid.append(self.number)
            g.then(WildElement(g.leader(), list(line.elements)))


class WildElement(PayElements):
    """GLH-ELM-08: which of those present a wild symbol takes is for the players to say."""

    clause = "GLH-ELM-08"
