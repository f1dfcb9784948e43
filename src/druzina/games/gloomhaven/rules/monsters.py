"""GLH-PRC-08, GLH-MON: a type of monsters acts, one figure after the other; summons likewise."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from druzina.core import Argument, Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.paths import path
from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.lines import Attack, Consume, Control, Move
from druzina.games.gloomhaven.cards.walk import within
from druzina.games.gloomhaven.model import (
    MONSTER,
    NOBODY,
    OBJECTIVE,
    PARTY,
    SUMMON,
    Action,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.monsters import ALL, Board, Result, Turn, decide, decide_for
from druzina.games.gloomhaven.monsters.focus import focuses
from druzina.games.gloomhaven.rules import (
    acting,
    bodies,
    elements,
    field,
    objectives,
    scenario_bosses,
)
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.asking import Ask, hex_of, thing, written
from druzina.games.gloomhaven.rules.attacking import (
    begin_attack,
)
from druzina.games.gloomhaven.rules.conditions import expire
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.figures import stats
from druzina.games.gloomhaven.rules.focusing import (
    RANKED,
    WhichFocus,
    action_of,
    board_for,
    decider,
    focused,
    foes,
    for_focus,
    initiative,
    lost,
    seek,
    settled,
)
from druzina.games.gloomhaven.rules.items import PayElements
from druzina.games.gloomhaven.rules.moving import Walk, begin_move, kind_of, tell_way
from druzina.games.gloomhaven.rules.plates import settle_doors
from druzina.games.gloomhaven.rules.reacting import takers
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import (
    focus_first,
    stat_more,
)
from druzina.games.gloomhaven.rules.thinking import note
from druzina.games.gloomhaven.telling import figure_told

MANY = 99
FOCUS = "act"


class GroupTurn(Step[Dungeon]):
    """GLH-PRC-08 step 1: bosses, elites, normal ones, each by number; killed ones drop out."""

    what: str
    pending: bool = False
    begun: bool = False

    def run(self, g: Dungeon) -> None:
        if not self.begun:
            g.paid = []
            asked = scenario_bosses.come(g, self.what)
            if asked:
                g.then(*asked, GroupTurn(self.what, self.pending, begun=True))
                return
        waiting = [
            one
            for one in g.figures
            if acts_with(one, self.what) and not one.idle and one.pending == self.pending
        ]
        if not waiting:
            elements.settle(g)
            g.paid = []
            return
        one = min(waiting, key=lambda each: (RANKED[each.rank], each.number, each.id))
        one.idle, one.pending = True, False
        before = [FigureTurn(each.id) for each in scenario_bosses.companions(g, one)]
        g.then(*before, FigureTurn(one.id), GroupTurn(self.what, self.pending, begun=True))


def acts_with(one: Figure, what: str) -> bool:
    """Whether a figure belongs to the group: its type, or its objective."""
    if one.kind == OBJECTIVE:
        return what == f"objective:{one.number}"
    return one.kind == MONSTER and one.what == what and not one.dormant


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
        if any(boon.kind == "controlled" for boon in one.boons):
            one.side = PARTY  # GLH-VOC-06
        wound = [Hurt(one.id, 1)] if one.is_("wound") else []
        begins, ends = ByRule(one.id, "turn_start"), ByRule(one.id, "turn_end")
        g.then(*wound, begins, FigureActs(one.id), ends, FigureEnds(one.id))


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
        lines = lines_of(g, one)
        if one.kind == MONSTER and not g.paid:
            g.then(*paying(g, lines), Act(one.id, lines))
        else:
            g.then(Act(one.id, lines))


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
    figure: int

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is not None:
            if one.kind == MONSTER:
                one.side = field.home_side(g, one)
            expire(g, one)
            if one.kind == SUMMON:
                elements.settle(g)
        g.action, g.acting = None, NOBODY
        settle_doors(g)
        if one is not None and one.kind == OBJECTIVE:
            settle_goal(g)  # GLH-END-08


def lines_of(g: Dungeon, one: Figure) -> list[int]:
    """The lines of its card in this round; a summon moves and attacks (GLH-SUM-03)."""
    if one.kind == SUMMON:
        block = g.summoned(one)
        attacks = [g.facts.own_attack] if block.attack >= 0 else []
        return [g.facts.own_move, *attacks] if block.move else attacks
    if one.what in TOKENS:
        return scenario_bosses.token_lines(g, one.what)
    act = objectives.act_of(g, one)
    led = g.facts.numbers(act.lines) if act is not None else []
    if one.kind == OBJECTIVE:
        return led
    printed = g.facts.printed.monsters[one.what]
    deck = g.facts.printed.decks[printed.deck]
    card = next(each for each in deck.cards if each.id == g.decks[printed.deck].card)
    if act is not None:  # GLH-V20: all of its card but the moves
        return [*led, *g.facts.numbers(each for each in card.lines if not isinstance(each, Move))]
    return g.facts.numbers(card.lines)


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


class MonsterLine(Step[Dungeon]):
    """GLH-PRC-08 step 5: one line of the card."""

    figure: int
    number: int
    place: int
    lines: list[int] = []  # those of a boss's special, else the card's

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None:
            return
        line = g.facts.lines[self.number]
        directed = director(g, one)
        if directed != NOBODY and isinstance(line, Move | Attack):
            self._directed(g, one, line, directed)
        elif isinstance(line, Move):
            self._move(g, one, line)
        elif isinstance(line, Attack):
            self._attack(g, one)
        else:
            g.then(Perform(one.id, [self.number]))

    def _move(self, g: Dungeon, one: Figure, line: Move) -> None:
        """GLH-MON-11: toward the attack that follows; without one as for a melee attack."""
        own = own_move(g, one)
        if own < 0 or one.is_("immobilize"):
            return
        points = max(0, own + line.n)
        if acting.is_led(g, one):
            points = line.n
            g.then(acting.Proceed(one.id, points))
            return
        following = next_attack(g, self.lines or lines_of(g, one), self.place)
        board = board_for(g, one, following, points, line.jump)
        note(g, one, board)
        results = focused(g, one, board)
        if results is None:
            turn = Turn(board)
            if not settled(g, one, turn):
                g.then(WhichFocus(decider(g, one), one.id, seek(g, one, turn)), self)
                return
            results = self._goals(g, one, turn, line)
        ends = sorted({result.end for result in results})
        sets = [
            [list(each.attacks) for each in results if each.end == end and each.attacks]
            for end in ends
        ]
        aims = Aims(following, sets) if following is not None else Aims(NOBODY, [])
        if len(ends) > 1:
            g.then(MonsterEnd(decider(g, one), one.id, ends, line.jump, aims))
        elif ends:
            walk_to(g, one, ends[0], line.jump)
            keep_aims(g, ends[0], aims.number, aims.sets[0] if aims.sets else [])

    def _goals(self, g: Dungeon, one: Figure, turn: Turn, line: Move) -> tuple[Result, ...]:
        """GLH-FOC-13, -14, GLH-MON-11, GLH-MMV-12: for the focus of this turn; after an attack for
        the next one's own focus, and where it has none toward the first."""
        action = action_of(g)
        board = turn.board
        if action.attacks and board.monster.targets:
            again = Turn(board, attacked(g, one))
            if focuses(again.candidates()):
                return decide_for(again, focuses(again.candidates()), ALL).results
            board = board_for(g, one, None, board.monster.move, line.jump)
            turn = Turn(board)
        return for_focus(g, one, turn, action.focus).results

    def _directed(self, g: Dungeon, one: Figure, line: Move | Attack, seat: int) -> None:
        """GLH-VOC-06: the owner of the card decides every choice within its card."""
        if isinstance(line, Attack):
            begin_attack(g, one, self.number, chooser=seat)
        elif own_move(g, one) >= 0:
            begin_move(g, one, line, own_move(g, one) + line.n, line.jump, seat)

    def _attack(self, g: Dungeon, one: Figure) -> None:
        """GLH-MAT-01, -03: from where it stands, on its focus and as many more as it may."""
        line, action = g.facts.lines[self.number], action_of(g)
        if not action.sought and not one.more and not focus_first(g, one):
            turn = Turn(board_for(g, one, self.number, 0, jump=False))
            if not settled(g, one, turn):
                g.then(WhichFocus(decider(g, one), one.id, seek(g, one, turn)), self)
                return
        action.attacks += 1
        if one.more and isinstance(line, Attack) and line.area is not None and line.area.body:
            self._strike(g, one, bodies.breaths(g, one, line.area), [])
            return
        if one.more:
            bodies.face_focus(g, one, lambda: self._sets(g, one)[0])
        self._strike(g, one, *self._sets(g, one))

    def _sets(self, g: Dungeon, one: Figure) -> tuple[list[tuple[Hex, ...]], list[Hex]]:
        """All equally good sets of targets, and the focus."""
        board = board_for(g, one, self.number, 0, jump=False)
        note(g, one, board)
        if not one.more and out_of_reach(g, one, board):
            return [], []
        action = action_of(g)
        first = None if action.attacked else focused(g, one, board)
        if first is not None:
            return sorted({each.attacks for each in first if each.attacks}), []
        if kept := kept_aims(g, one, self.number):
            return kept, self._focus(g, action.focus)
        further = action.attacks > 1 or one.more
        if not further and action.focus != NOBODY and not lost(g, one, action.focus):
            decision = for_focus(g, one, Turn(board), action.focus)
        else:
            decision = decide(board, attacked(g, one), wanted=ALL)
        sets = sorted({result.attacks for result in decision.results if result.attacks})
        return sets, list(decision.focus)

    def _focus(self, g: Dungeon, focus: int) -> list[Hex]:
        other = g.find(focus)
        return field.hexes(other) if other is not None else []

    def _strike(
        self, g: Dungeon, one: Figure, sets: Sequence[Sequence[Hex]], focus: list[Hex]
    ) -> None:
        if len(sets) > 1:
            whole = [list(each) for each in sets]
            g.then(MonsterAim(decider(g, one), one.id, self.number, whole, focus))
        elif sets:
            strike_at(g, one, self.number, sets[0], focus)


def out_of_reach(g: Dungeon, one: Figure, board: Board) -> bool:
    """Whether nobody stands where its attack could hit from its hex, seen at a glance."""
    if board.monster.area is not None:
        return False
    here = field.arena(g)
    cells = here.strike(here.cells[one.at], max(1, board.monster.range))
    return not any(cells >> here.cells[foe.at] & 1 for foe in board.enemies)


def director(g: Dungeon, one: Figure) -> int:
    """The seat that directs the turn of a controlled figure."""
    for boon in one.boons:
        if boon.kind == "controlled":
            line = g.facts.lines[boon.line]
            if isinstance(line, Control) and line.directed:
                return boon.n
    return NOBODY


def own_move(g: Dungeon, one: Figure) -> int:
    """GLH-MON-15: its own movement; −1 where it never moves."""
    own = stats(g, one)
    if own is not None:
        return own.move + stat_more(g, one, "move") if own.move >= 0 else own.move
    if one.kind == OBJECTIVE:
        return 0
    return g.summoned(one).move if one.kind == SUMMON else -1


def attacked(g: Dungeon, one: Figure) -> list[int]:
    """GLH-FOC-14: the places among its enemies of those it has attacked in this turn."""
    done = action_of(g).attacked
    return [place for place, (enemy, _) in enumerate(foes(g, one)) if enemy.id in done]


def next_attack(g: Dungeon, lines: Sequence[int], place: int) -> int | None:
    """GLH-MON-11: the attack that follows a move on the card, or among the lines of a special."""
    return next((n for n in lines[place + 1 :] if isinstance(g.facts.lines[n], Attack)), None)


def walk_to(g: Dungeon, one: Figure, end: Hex, jump: bool) -> None:
    if end == one.at:
        return
    ways = field.ways(g, one, kind_of(g, one, jump))
    way = path(ways, field.arena(g).cells[end])[1:]
    tell_way(g, one, way)
    g.then(Walk(one.id, list(way), len(way) * 2, jump))


class Aims(Struct, array_like=True):
    """GLH-MMV-05: the attack a move serves, and for each end the sets of targets fixed with it."""

    number: int
    sets: list[list[list[Hex]]]


def keep_aims(g: Dungeon, end: Hex, number: int, sets: list[list[Hex]]) -> None:
    """For the attack, if it ends where it meant to."""
    action = action_of(g)
    action.aimed_from, action.aimed_by, action.aims = end, number, sets


def kept_aims(g: Dungeon, one: Figure, number: int) -> list[tuple[Hex, ...]]:
    """The sets that were fixed with the move, as long as everybody is where they were."""
    action = action_of(g)
    if action.aimed_by != number or action.aimed_from != one.at:
        return []
    there = {
        at
        for each in field.enemies(g, one)
        if field.visible(g, each, one)
        for at in field.hexes(each)
    }
    sets = [tuple(each) for each in action.aims]
    return sorted(sets) if all(set(each) <= there for each in sets) else []


class MonsterEnd(Ask):
    """GLH-MMV-08: several equally good ends: the players decide."""

    clause = "GLH-MMV-08"

    figure: int
    ends: list[Hex]
    jump: bool
    aims: Aims

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"go {written(end)}" for end in self.ends]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one, end = g.find(self.figure), hex_of(thing(choice))
        if one is not None:
            walk_to(g, one, end, self.jump)
            sets = self.aims.sets[self.ends.index(end)] if self.aims.sets else []
            keep_aims(g, end, self.aims.number, sets)


class MonsterAim(Ask):
    """GLH-FOC-10, GLH-MMV-05: several equally good sets of targets: the players decide."""

    clause = "GLH-FOC-10"

    figure: int
    number: int
    sets: list[list[Hex]]
    focus: list[Hex] = []

    def choices(self, g: Dungeon) -> Sequence[str]:
        return ["area " + ";".join(written(place) for place in each) for each in self.sets]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        one = g.find(self.figure)
        if one is not None:
            places = [hex_of(text) for text in thing(choice).split(";")]
            strike_at(g, one, self.number, places, self.focus)


def guarded(g: Dungeon, one: Figure, targets: Sequence[Figure]) -> list[int]:
    """GLH-PRC-05 step 4: who stands beside a guard is spared, the guard attacked instead."""
    found: list[int] = []
    for target in targets:
        guard = next((each for each in g.figures if _guards(g, each, target, one)), None)
        chosen = guard.id if guard is not None else target.id
        if chosen not in found:
            found.append(chosen)
    return found


def _guards(g: Dungeon, guard: Figure, target: Figure, attacker: Figure) -> bool:
    return (
        any(boon.kind == "guards" for boon in guard.boons)
        and guard.side == target.side
        and guard is not target
        and field.visible(g, guard, attacker)
        and field.adjacent(g, guard.at, target.at)
    )


def strike_at(
    g: Dungeon, one: Figure, number: int, places: Sequence[Hex], focus: Sequence[Hex] = ()
) -> None:
    """GLH-MON-14: the focus first, then the nearest, then by initiative."""
    line = g.facts.lines[number]
    targets = [
        each for each in field.enemies(g, one) if any(at in places for at in field.hexes(each))
    ]
    targets.sort(
        key=lambda each: (
            not any(at in focus for at in field.hexes(each)),
            field.apart(g, one, each),
            initiative(g, each),
            each.id,
        )
    )
    ids = guarded(g, one, targets)
    if isinstance(line, Attack) and line.all_on_one:
        own = stats(g, one)
        ids = ids[:1] * (own.targets if own is not None else 1)
    begin_attack(g, one, number, ids)
