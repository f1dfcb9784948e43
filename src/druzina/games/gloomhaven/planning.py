"""What halves of cards promise as the map lies: reach, targets, kills, help; two halves a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec import Struct

from druzina.games.gloomhaven.appraising import (
    WORTH,
    Mark,
    blow,
    brings_back,
    foes,
    heroes,
    marked,
    reach,
)
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.lines import AnyLine, Line
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.model import BIT, NORMAL, Dungeon, Figure
from druzina.games.gloomhaven.rules import active, elements, field

LOSS, LENT = 7.0, 3.0  # what a card costs that is lost for its half, or can be brought back
STEP = 0.45  # a hex nearer to where there is something to do
BASIC = 2
BEYOND = 99
UNSEEN = 2


class Eyes(Struct):
    """What a character sees before it plans: foes with their distances, how far it has to go."""

    g: Dungeon
    one: Figure
    foes: list[tuple[Mark, int]]
    left: float
    threatened: float
    loss: float  # what it costs to lose a card for its half
    slack: int = 0  # foes may come nearer by so much before it acts
    kept: dict[tuple[int, bool, int], tuple[int, float]] = {}  # halves, by the moves before them


def look(g: Dungeon, one: Figure, slack: int = 0) -> Eyes:
    seen = [foe for foe in foes(g) if field.visible(g, foe, one)]
    apart = [(marked(g, foe), _steps_off(g, one, foe)) for foe in seen]
    near = sum(mark.force for mark, far in apart if far <= reach(g, mark.one))
    return Eyes(g, one, apart, distance_left(g, one.seat), near, _loss(g, one), slack)


def _loss(g: Dungeon, one: Figure) -> float:
    hero = g.heroes[one.seat]
    owned = (*hero.hand, *hero.discard, *hero.waiting)
    return LENT if any(brings_back(g.content, card) for card in owned) else LOSS


def _steps_off(g: Dungeon, one: Figure, foe: Figure) -> int:
    """How far away it is; somebody out of sight is farther."""
    return field.far(g, one.at, foe.at) + (0 if field.sees(g, one.at, foe.at) else UNSEEN)


Gain = Callable[[Eyes, AnyLine, int], float]


class Tally(Struct):
    """What a turn has come to so far: points of movement not used yet, and points gained."""

    moves: int = 0
    gain: float = 0.0


def add_half(eyes: Eyes, half: Half | None, top: bool, tally: Tally) -> None:
    """A half after what was moved before it; None is the basic action of its place."""
    key = (id(half), top, tally.moves)
    found = eyes.kept.get(key)
    if found is None:
        fresh = Tally(tally.moves)
        _add(eyes, half, top, fresh)
        found = eyes.kept[key] = fresh.moves, fresh.gain
    tally.moves = found[0]
    tally.gain += found[1]


def _add(eyes: Eyes, half: Half | None, top: bool, tally: Tally) -> None:
    if half is not None:
        add_lines(eyes, half.lines, tally)
        if half.lost:
            tally.gain = min(tally.gain - eyes.loss, tally.gain * 0.8)
    elif top:
        tally.gain += best_blows(eyes, tally.moves, 1, BASIC, 1)
    else:
        tally.moves += BASIC


def add_lines(eyes: Eyes, lines: Iterable[AnyLine], tally: Tally) -> None:
    for line in lines:
        add_line(eyes, line, tally)


def add_line(eyes: Eyes, line: AnyLine, tally: Tally) -> None:
    g = eyes.g
    if isinstance(line, kinds.Move):
        if not eyes.one.is_("immobilize"):
            tally.moves += line.n + (1 if line.jump else 0)
    elif isinstance(line, kinds.Attack):
        tally.gain += attack_gain(eyes, line, tally.moves)
    elif isinstance(line, kinds.Consume):
        if elements.payable(g, line.elements):
            add_lines(eyes, line.then, tally)
        return
    else:
        tally.gain += other_gain(eyes, line, tally.moves)
    add_lines(eyes, (each for each in line.sub if not isinstance(each, kinds.Change)), tally)
    add_lines(eyes, line.then, tally)


def attack_gain(eyes: Eyes, line: kinds.Attack, moves: int) -> float:
    if eyes.one.is_("disarm") or eyes.one.is_("stun"):
        return 0.0
    value = line.n + (2 if line.x else 0) + _bought(eyes, line)
    value += sum(boon.n for boon in eyes.one.boons if boon.kind == "attack")
    hits = max(1, line.targets)
    if line.area is not None:
        hits = max(2, len(line.area.hexes) - 1)
    elif line.whom is not None:
        hits = 4
    far = max(1, line.range)
    if line.whom is not None and line.whom.place == "moved_through":
        far = 0
    cluster = line.area is not None or line.whom is not None
    return best_blows(eyes, moves, far, value, hits, line.pierce, line.conditions, cluster)


def _bought(eyes: Eyes, line: kinds.Attack) -> int:
    """What elements that are there add to it."""
    return sum(
        change.attack
        for each in line.sub
        if isinstance(each, kinds.Consume) and elements.payable(eyes.g, each.elements)
        for change in each.then
        if isinstance(change, kinds.Change)
    )


def best_blows(
    eyes: Eyes,
    moves: int,
    far: int,
    value: float,
    hits: int,
    pierce: int = 0,
    names: Iterable[str] = (),
    cluster: bool = False,
) -> float:
    """The best targets within a move and a reach; an area seldom covers all it could."""
    within = moves + far + eyes.slack
    gains = sorted(
        (blow(mark, value, pierce, names) for mark, apart in eyes.foes if apart <= within),
        reverse=True,
    )[:hits]
    if not gains:
        return 0.0
    further = 0.5 if cluster else 0.95
    return gains[0] + further * sum(gains[1:])


def other_gain(eyes: Eyes, line: AnyLine, moves: int) -> float:
    """What lines that are no attacks promise."""
    found = GAINS.get(type(line))
    return found(eyes, line, moves) if found is not None else PLAIN.get(type(line), 0.0)


def _shield(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Shield)
    return 0.45 * line.n * min(3.0, eyes.threatened)


def _retaliate(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Retaliate)
    near = sum(apart <= reach(eyes.g, mark.one) for mark, apart in eyes.foes)
    return 0.6 * line.n * min(2, near)


def _loot(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Loot)
    within = line.n + moves
    at = eyes.one.at
    return 0.7 * sum(field.far(eyes.g, at, each.at) <= within for each in eyes.g.loose)


def _recover(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Recover)
    hero = eyes.g.heroes[eyes.one.seat]
    pile = hero.lost if line.pile == "lost" else hero.discard
    count = len(pile) if not line.n else min(line.n, len(pile))
    return (2.4 if line.pile == "lost" else 0.9) * count - (1.5 if line.lose else 0.0)


def _slay(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Slay)
    within = moves + 1 + (line.whom.within if line.whom is not None else 0)
    fit = [mark for mark, apart in eyes.foes if apart <= within and mark.one.rank == NORMAL]
    return max((blow(mark, BEYOND) for mark in fit), default=0.0)


def _damage(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Damage)
    return 0.8 * line.n * min(3, sum(apart <= moves + 1 for _, apart in eyes.foes))


def _lasting(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Lasting)
    return 4.0 * max(1, line.attack) if eyes.foes else 0.5


def _slots(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Slots)
    return 4.5 if eyes.foes and not _same_active(eyes, line) else 1.0


def _push(eyes: Eyes, line: AnyLine, moves: int) -> float:
    return 0.3 if any(apart <= moves + 1 for _, apart in eyes.foes) else 0.0


def _among_foes(worth: float) -> Gain:
    return lambda eyes, line, moves: worth if eyes.foes else 1.0


def _same_active(eyes: Eyes, line: kinds.Slots) -> bool:
    seat = eyes.one.seat
    return any(found.on == line.on for _, found in active.slots(eyes.g, seat, (line.on,)))


def _healed(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Heal)
    return _heal(eyes, line.n, line.range)


def _heal(eyes: Eyes, n: int, far: int) -> float:
    """What healing the most hurt within range brings; a wound or poison is worth its end."""
    best = 0.0
    for hero in heroes(eyes.g):
        if hero is not eyes.one and field.far(eyes.g, eyes.one.at, hero.at) > far + 1:
            continue
        missing = 0 if hero.is_("poison") else min(n, hero.full - hero.health)
        low = 1.0 if hero.health * 2 <= hero.full else 0.6
        ends = 1.3 * hero.is_("poison") + 1.2 * hero.is_("wound")
        best = max(best, low * missing + ends)
    return best


def _marks(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Conditions)
    worth = sum(WORTH.get(name, 0.0) for name in line.conditions)
    if line.whom is None or line.whom.side in ("self", "allies"):
        mine = any(name in BIT and eyes.one.is_(name) for name in line.conditions)
        return 0.0 if mine else 0.6 * worth * (1.0 if eyes.foes else 0.3)
    far = max(1, line.whom.within) + moves
    near = sum(apart <= far for _, apart in eyes.foes)
    return 0.9 * worth * min(near, line.whom.count or 3)


GAINS: dict[type[Line], Gain] = {
    kinds.Heal: _healed,
    kinds.Shield: _shield,
    kinds.Retaliate: _retaliate,
    kinds.Loot: _loot,
    kinds.Recover: _recover,
    kinds.Conditions: _marks,
    kinds.Summon: _among_foes(5.0),
    kinds.Augment: _among_foes(3.0),
    kinds.Slots: _slots,
    kinds.Lasting: _lasting,
    kinds.Slay: _slay,
    kinds.Damage: _damage,
    kinds.Push: _push,
    kinds.Pull: _push,
}
PLAIN: dict[type[Line], float] = {
    kinds.Infuse: 0.3,
    kinds.Xp: 0.15,
    kinds.Trap: 1.5,
    kinds.Suffer: -1.0,
}
