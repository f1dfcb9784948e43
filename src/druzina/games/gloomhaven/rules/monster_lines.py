"""GLH-PRC-08 step 5, GLH-MON-11: the lines of a monster's card, decided as the mind decides."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.check import TOKENS
from druzina.games.gloomhaven.cards.lines import Attack, Move
from druzina.games.gloomhaven.model import (
    NOBODY,
    OBJECTIVE,
    SUMMON,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.monsters import ALL, Board, Result, Turn, decide, decide_for
from druzina.games.gloomhaven.monsters.focus import focuses
from druzina.games.gloomhaven.rules import (
    acting,
    bodies,
    field,
    objectives,
    scenario_bosses,
)
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.aiming import (
    Aims,
    MonsterAim,
    MonsterEnd,
    keep_aims,
    kept_aims,
    strike_at,
    walk_to,
)
from druzina.games.gloomhaven.rules.attacking import (
    begin_attack,
)
from druzina.games.gloomhaven.rules.deciding import decider, director
from druzina.games.gloomhaven.rules.directing import DirectedLine, may_be_left_out
from druzina.games.gloomhaven.rules.figures import stats
from druzina.games.gloomhaven.rules.focusing import (
    WhichFocus,
    action_of,
    board_for,
    comes_first,
    focused,
    foes,
    for_focus,
    lost,
    seek,
    settled,
)
from druzina.games.gloomhaven.rules.moving import begin_move
from druzina.games.gloomhaven.rules.scenario_standing import (
    focus_first,
    move_more,
    stat_more,
)
from druzina.games.gloomhaven.rules.thinking import is_noted, note


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
    if act is not None and act.instead:
        return led
    if act is not None:  # GLH-V20: all of its card but the moves
        return [*led, *g.facts.numbers(each for each in card.lines if not isinstance(each, Move))]
    return g.facts.numbers(card.lines)


class MonsterLine(Step[Dungeon]):
    """GLH-PRC-08 step 5: one line of the card."""

    figure: int
    number: int
    place: int
    lines: list[int] = []  # those of a boss's special, else the card's

    def run(self, g: Dungeon) -> None:
        one = g.find(self.figure)
        if one is None or one.is_("stun"):  # GLH-CON-08, GLH-ELM-10: by a trap on its way
            return
        line = g.facts.lines[self.number]
        directed = director(g, one)
        if directed != NOBODY and isinstance(line, Move | Attack):
            self._directed(g, one, line, directed)
        elif isinstance(line, Move):
            self._move(g, one, line)
        elif isinstance(line, Attack):
            self._attack(g, one)
        elif directed != NOBODY and may_be_left_out(g, line, self.number):
            g.then(DirectedLine(directed, one.id, self.number))
        else:
            g.then(Perform(one.id, [self.number]))

    def _move(self, g: Dungeon, one: Figure, line: Move) -> None:
        """GLH-MON-11: toward the attack that follows; without one as for a melee attack."""
        own = own_move(g, one)
        if own < 0 or one.is_("immobilize"):
            return
        points = max(0, own + line.n + move_more(g, one))
        if acting.is_led(g, one):
            g.then(acting.Proceed(one.id, acting.points_of(g, one, line.n, points)))
            return
        following = next_attack(g, self.lines or lines_of(g, one), self.place)
        board = board_for(g, one, following, points, line.jump)
        note(g, one, board)
        first = focused(g, one, board)
        results = first.results if first is not None else ()
        if first is None:
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
        line, action, turn = g.facts.lines[self.number], action_of(g), None
        if not action.sought and not one.more and not focus_first(g, one):
            turn = Turn(board_for(g, one, self.number, 0, jump=False))
            if not settled(g, one, turn):
                g.then(WhichFocus(decider(g, one), one.id, seek(g, one, turn)), self)
                return
        action.attacks += 1
        if one.more:
            assert isinstance(line, Attack), "an attack line"
            area = line.area
            aimed = bodies.breaths(g, one, area) if area is not None and area.body else None
            self._strike(g, one, *(aimed or bodies.face_focus(g, one, self.number)))
            return
        self._strike(g, one, *self._sets(g, one, turn))

    def _sets(
        self, g: Dungeon, one: Figure, turn: Turn | None = None
    ) -> tuple[list[tuple[Hex, ...]], list[Hex]]:
        """All equally good sets of targets, and the focus."""
        action = action_of(g)
        kept = kept_aims(g, one, self.number)
        if kept and is_noted(g, one):
            return kept, self._focus(g, one)  # as decided with the move
        board = board_for(g, one, self.number, 0, jump=False) if turn is None else turn.board
        note(g, one, board)
        if out_of_reach(g, one, board):
            return [], []
        if kept:
            return kept, self._focus(g, one)
        first = None if action.attacked else focused(g, one, board)
        if first is not None:
            return sorted({each.attacks for each in first.results if each.attacks}), [*first.focus]
        if action.attacks <= 1 and action.focus != NOBODY and not lost(g, one, action.focus):
            decision = for_focus(g, one, turn or Turn(board), action.focus)
        else:
            decision = decide(board, attacked(g, one), wanted=ALL)
        sets = sorted({result.attacks for result in decision.results if result.attacks})
        return sets, list(decision.focus)

    def _focus(self, g: Dungeon, one: Figure) -> list[Hex]:
        """GLH-MON-14: where its focus is, or the objective that it went for instead of any."""
        other = g.find(action_of(g).focus)
        if other is not None:
            return field.hexes(other)
        return [at for each, at in foes(g, one) if comes_first(g, one, each)]

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
