"""Why a monster does what it does, step by step, with the clause behind every step."""

from __future__ import annotations

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.ground import bits
from druzina.games.gloomhaven.arena.paths import path, several

from .approach import approaches
from .board import Board
from .destination import Weighed, suffering, weigh
from .explanation_destination import considered
from .explanation_targets import told_sets
from .focus import FAR, Candidate, focuses
from .mind import FIRST, Decision, Result, Turn, Wanted, cells_of, decide_for, for_first
from .profile import near_cells
from .reason import Reason, Reasons, places, reason
from .sets import Sets

CRITERIA = (("negatives", "FOC-06"), ("points", "FOC-07"), ("proximity", "FOC-08"))


class Explained(Decision, frozen=True):
    """A decision and the reasons for it."""

    explanation: tuple[Reason, ...] = ()


def explain(board: Board, excluded: tuple[int, ...] = (), wanted: Wanted = FIRST) -> Explained:
    """The decision of `decide`, and why."""
    if board.monster.stunned:
        stay = Result(board.monster.at)
        return Explained((), (stay,), explanation=(reason("stunned", "FOC-01"),))
    turn = Turn(board, excluded)
    found = turn.candidates()
    named = [each for each in found if board.enemies[each.enemy].first]
    first = bool(named) and for_first(Turn(board, excluded)) is not None
    chosen = focuses(named if first else found)
    decision = decide_for(turn, chosen, wanted)
    reasons = [*_card(turn), *_by_rule(board, first), *_focus(turn, found, chosen, first)]
    for focus in chosen:
        reasons += _turn(turn, focus)
    return Explained(decision.focus, decision.results, decision.count, tuple(reasons))


def _card(turn: Turn) -> Reasons:
    """GLH-FOC-02, GLH-MMV-01: the attack profile and the movement of this turn."""
    monster, area = turn.board.monster, turn.profile.area
    targets, reach = monster.targets, turn.profile.reach
    if not turn.profile.attacks:
        yield reason("profile-disarmed" if targets else "profile-none", "FOC-02")
    elif area is not None and area.melee:
        yield reason("profile-area-melee", "ARE-01", hexes=area.hexes, further=targets - 1)
    elif area is not None:
        yield reason(
            "profile-area-free", "ARE-03", hexes=area.hexes, range=reach, further=targets - 1
        )
    elif monster.range == 0:
        yield reason("profile-melee", "FOC-02", count=targets)
    else:
        yield reason("profile-ranged", "FOC-02", range=reach, count=targets)
    if monster.immobilized:
        yield reason("movement-immobilized", "MMV-01")
    elif not monster.move:
        yield reason("movement-none", "MMV-01")
    else:
        clause = {"walk": "MOV-01", "jump": "MOV-05", "fly": "MOV-06"}[monster.kind]
        yield reason(f"movement-{monster.kind}", clause, points=monster.move)
    if monster.muddled and turn.profile.attacks:
        yield reason("muddled", "MMV-13")
    if monster.strengthened and turn.profile.attacks:
        yield reason("strengthened", "MMV-13")


def _by_rule(board: Board, first: bool) -> Reasons:
    """GLH-V20 `focus`, instead of GLH-FOC-07 to -10: a rule of the scenario names the focus."""
    named = tuple(enemy.at for enemy in board.enemies if enemy.first)
    if named:
        yield reason("focus-first" if first else "focus-first-not", "FOC-07", enemies=named)


def _focus(
    turn: Turn, found: list[Candidate], chosen: list[Candidate], first: bool = False
) -> Reasons:
    """GLH-FOC-03 to -11: every enemy with its figures and what it lost on."""
    known = {candidate.enemy: candidate for candidate in found}
    for number, enemy in enumerate(turn.board.enemies):
        at = (enemy.at,)
        if enemy.invisible:
            yield reason("focus-invisible", "FOC-03", enemy=at)
        elif number in turn.excluded:
            yield reason("focus-excluded", "FOC-14", enemy=at)
        elif number not in known:
            yield _out_of_question(turn, enemy.at)
        elif first and not enemy.first:
            yield reason("focus-lost-first", "FOC-07", enemy=at)
        else:
            yield _candidate(at, known[number], chosen, found)
    if not chosen:
        yield reason("focus-none", "FOC-11")
    elif len(chosen) > 1:
        tied = tuple(sorted(turn.board.enemies[each.enemy].at for each in chosen))
        yield reason("focus-tie", "FOC-10", enemies=tied)


def _out_of_question(turn: Turn, enemy: Hex) -> Reason:
    """GLH-FOC-04, GLH-LOS-03: it lacks sight, or any way."""
    arena = turn.board.arena
    near = near_cells(arena, turn.profile, arena.cells[enemy]) & turn.ends
    if turn.ways.best(near) is None:
        return reason("focus-unreachable", "FOC-04", enemy=(enemy,))
    return reason("focus-unseen", "LOS-03", enemy=(enemy,))


def _candidate(
    at: tuple[Hex], candidate: Candidate, chosen: list[Candidate], found: list[Candidate]
) -> Reason:
    figures = {
        "negatives": candidate.negatives,
        "points": candidate.points,
        "proximity": -1 if candidate.proximity == FAR else candidate.proximity,
        "initiative": candidate.initiative,
    }
    best = chosen[0]
    if candidate in chosen:
        return reason("focus-chosen", _deciding(best, found), enemy=at, **figures)
    for name, clause in CRITERIA:
        if getattr(candidate, name) != getattr(best, name):
            limit = getattr(best, name)
            return reason(f"focus-lost-{name}", clause, enemy=at, best=limit, **figures)
    return reason("focus-lost-initiative", "FOC-09", enemy=at, best=best.initiative, **figures)


def _deciding(best: Candidate, found: list[Candidate]) -> str:
    """The last criterion on which another candidate fell behind the focus."""
    lost = [
        next((number for number in range(4) if each[number] != best[number]), 3)
        for each in found
        if each.rank != best.rank
    ]
    return ("FOC-06", "FOC-07", "FOC-08", "FOC-09")[max(lost, default=1)]


def _turn(turn: Turn, focus: Candidate) -> Reasons:
    """GLH-MMV-02, -09: where it can attack its focus from, or how it comes nearer."""
    points = turn.board.monster.points
    now = turn.attack_cells(focus, points)
    cells = now or turn.attack_cells(focus, None)
    weighed = weigh(turn.hits(), turn.ways, focus.enemy, cells, thorough=True)
    at = (turn.board.enemies[focus.enemy].at,)
    if not now:
        yield reason("out-of-reach", "MMV-09", focus=at, points=points)
    yield from considered(turn, focus, weighed, limited=bool(now))
    if now:
        yield from _attack(turn, focus, weighed)
    else:
        yield from _approach(turn, focus, cells_of(weighed.best))


def _attack(turn: Turn, focus: Candidate, weighed: Weighed) -> Reasons:
    """GLH-MAT-01: the way, and whom it attacks, with what disadvantage."""
    arena, enemies = turn.board.arena, turn.board.enemies
    yield from _ways(turn, cells_of(weighed.best))
    if not turn.profile.attacks:
        clause = "CON-07" if turn.board.monster.disarmed else "MMV-11"
        yield reason("attack-not-possible", clause)
        return
    pains = [suffering(turn.board, turn.profile, number) for number in range(len(enemies))]
    attacks: dict[tuple[Sets, int], list[int]] = {}
    for cell, sets in weighed.best:
        hurt = sum(1 << number for number in bits(sets.most) if pains[number] >> cell & 1)
        attacks.setdefault((sets, hurt), []).append(cell)
    for (sets, hurt), cells in attacks.items():
        chosen = told_sets(enemies, sets)
        many, ends = "among" in chosen, places(arena, cells)
        yield reason("attack-among" if many else "attack", "MAT-01", hexes=ends, **chosen)
        if hurt:
            targets = tuple(enemies[number].at for number in bits(hurt))
            yield reason("attack-disadvantage", "ATK-02", targets=targets)


def _approach(turn: Turn, focus: Candidate, goals: int) -> Reasons:
    """GLH-MMV-09, -10: the nearest ends on the way to each goal."""
    points, arena = turn.board.monster.points, turn.board.arena
    for step in approaches(turn.ways, turn.ends, points, focus.negatives, goals):
        goal = places(arena, [step.goal])
        if step.ends == 1 << turn.ways.start:
            yield reason("approach-stay", "MMV-10", goal=goal, remaining=step.remaining)
            continue
        yield reason(
            "approach",
            "MMV-09",
            goal=goal,
            hexes=places(arena, step.ends),
            remaining=step.remaining,
            points=step.spent,
        )
        yield from _ways(turn, step.ends)
    yield reason("attack-none", "MMV-09")


def _ways(turn: Turn, ends: int) -> Reasons:
    """GLH-MMV-16, -17: one best way to each end, and the negative hexes on it."""
    ways, arena = turn.ways, turn.board.arena
    for end in bits(ends & ~(1 << ways.start)):
        best = ways.best(1 << end)
        way = path(ways, end)
        points, count = best[1] if best else 0, several(ways, end)
        yield reason("path", "MMV-17", hexes=way, points=points, count=count)
        entered = way[1:] if ways.kind == "walk" else way[-1:]
        negative = 0 if ways.kind == "fly" else turn.board.terrain.negative
        harm = arena.mask(entered) & negative
        if harm:
            yield reason("path-negative", "MMV-16", hexes=places(arena, harm))
