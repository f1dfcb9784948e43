"""What lines of cards promise that neither move nor attack: help, shields, loot, cards again."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from druzina.games.gloomhaven.appraising import (
    WORTH,
    Mark,
    blow,
    foes,
    heroes,
    marked,
    reach,
)
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.lines import AnyLine, Line
from druzina.games.gloomhaven.lasting import loss
from druzina.games.gloomhaven.model import BIT, NORMAL, Dungeon, Figure
from druzina.games.gloomhaven.rules import active, field

BEYOND = 99
UNSEEN = 2
SHIELD, SUMMON, SLOTS = 0.5, 6.0, 2.7  # a round's shield for each blow, a partner, a bonus
LOW, HIGH = 1.5, 1.0  # what a healed hit point is worth to who is hurt much, and little
ALL_BACK, ENOUGH_LOST, LATEST = 2.4, 5, 4  # all lost cards brought back, not too early


class Eyes(Struct):
    """What a character sees before it plans: foes with their distances, how far it has to go."""

    g: Dungeon
    one: Figure
    foes: list[tuple[Mark, int]]
    left: float
    threatened: float
    loss: float  # what it costs to lose a card for its half


def look(g: Dungeon, one: Figure) -> Eyes:
    seen = [foe for foe in foes(g) if field.visible(g, foe, one)]
    apart = [(marked(g, foe), _steps_off(g, one, foe)) for foe in seen]
    near = sum(mark.force for mark, far in apart if far <= reach(g, mark.one))
    return Eyes(g, one, apart, distance_left(g, one.seat), near, loss(g, one.seat))


def _steps_off(g: Dungeon, one: Figure, foe: Figure) -> int:
    """How far away it is; somebody out of sight is farther."""
    return field.far(g, one.at, foe.at) + (0 if field.sees(g, one.at, foe.at) else UNSEEN)


Gain = Callable[[Eyes, AnyLine, int], float]


def other_gain(eyes: Eyes, line: AnyLine, moves: int) -> float:
    """What lines that are no attacks promise."""
    found = GAINS.get(type(line))
    return found(eyes, line, moves) if found is not None else PLAIN.get(type(line), 0.0)


def _shield(eyes: Eyes, line: AnyLine, moves: int) -> float:
    assert isinstance(line, kinds.Shield)
    return SHIELD * line.n * min(3.0, eyes.threatened)


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
    if line.pile == "lost" and not line.n:
        short = len(hero.hand) + len(hero.discard) + len(hero.waiting) <= LATEST
        return ALL_BACK * count if count >= ENOUGH_LOST or (short and count > 1) else -ALL_BACK
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
    return SLOTS if eyes.foes and not _same_active(eyes, line) else 1.0


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
        low = LOW if hero.health * 2 <= hero.full else HIGH
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
    kinds.Summon: _among_foes(SUMMON),
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
