"""What halves of cards promise as the map lies: reach, targets, kills, help; two halves a turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from druzina.games.gloomhaven.appraising import WORTH, blow, foes, heroes, reach, strength
from druzina.games.gloomhaven.approaching import distance_left
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.lines import AnyLine
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.model import BIT, Dungeon, Figure
from druzina.games.gloomhaven.rules import active, elements, field

LOSS = 4.2  # what it costs to lose a card for its half
STEP = 0.35  # a hex nearer to where there is something to do
BASIC = 2


class Eyes(Struct):
    """What a character sees before it plans: foes with their distances, how far it has to go."""

    g: Dungeon
    one: Figure
    foes: list[tuple[Figure, int]]
    left: float
    threatened: float
    slack: int = 0  # foes may come nearer by so much before it acts


def look(g: Dungeon, one: Figure, slack: int = 0) -> Eyes:
    seen = [foe for foe in foes(g) if field.visible(g, foe, one)]
    apart = [(foe, field.far(g, one.at, foe.at)) for foe in seen]
    near = sum(strength(g, foe) for foe, far in apart if far <= reach(g, foe))
    return Eyes(g, one, apart, distance_left(g, one.seat), near, slack)


class Tally(Struct):
    """What a turn has come to so far: points of movement not used yet, and points gained."""

    moves: int = 0
    gain: float = 0.0


def turn_worth(eyes: Eyes, first: Half | None, second: Half | None, top_first: bool) -> float:
    """Two halves one after the other; None is the basic action of its place."""
    tally = Tally()
    for half, top in ((first, top_first), (second, not top_first)):
        add_half(eyes, half, top, tally)
    return tally.gain + STEP * min(tally.moves, max(0.0, eyes.left))


def half_gain(eyes: Eyes, half: Half | None, top: bool, moves: int = 0) -> float:
    tally = Tally(moves)
    add_half(eyes, half, top, tally)
    return tally.gain


def add_half(eyes: Eyes, half: Half | None, top: bool, tally: Tally) -> None:
    if half is None:
        if top:
            tally.gain += best_blows(eyes, tally.moves, 1, BASIC, 1)
        else:
            tally.moves += BASIC
        return
    before = tally.gain
    add_lines(eyes, half.lines, tally)
    if half.lost:
        tally.gain -= LOSS
    if half.lost and tally.gain < before:
        tally.gain = min(tally.gain, before - 1.0)


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
        (blow(eyes.g, foe, value, pierce, names) for foe, apart in eyes.foes if apart <= within),
        reverse=True,
    )[:hits]
    if not gains:
        return 0.0
    further = 0.5 if cluster else 0.95
    return gains[0] + further * sum(gains[1:])


def other_gain(eyes: Eyes, line: AnyLine, moves: int) -> float:
    """What lines that are no attacks promise."""
    g, one = eyes.g, eyes.one
    if isinstance(line, kinds.Heal):
        return _heal(eyes, line.n, line.range)
    if isinstance(line, kinds.Shield):
        return 0.45 * line.n * min(3.0, eyes.threatened)
    if isinstance(line, kinds.Retaliate):
        near = sum(apart <= reach(g, foe) for foe, apart in eyes.foes)
        return 0.6 * line.n * min(2, near)
    if isinstance(line, kinds.Loot):
        coins = sum(field.far(g, one.at, each.at) <= line.n + moves for each in g.loose)
        return 0.7 * coins
    if isinstance(line, kinds.Recover):
        pile = g.heroes[one.seat].lost if line.pile == "lost" else g.heroes[one.seat].discard
        count = len(pile) if not line.n else min(line.n, len(pile))
        return (2.4 if line.pile == "lost" else 0.9) * count - (1.5 if line.lose else 0.0)
    if isinstance(line, kinds.Conditions):
        return _marks(eyes, line, moves)
    if isinstance(line, kinds.Summon):
        return 5.0 if line.figure is not None and eyes.foes else 1.0
    if isinstance(line, kinds.Slots):
        return 4.5 if eyes.foes and not _same_active(eyes, line) else 1.0
    if isinstance(line, kinds.Lasting):
        return 4.0 * max(1, line.attack) if eyes.foes else 0.5
    if isinstance(line, kinds.Slay):
        within = moves + 1 + (line.whom.within if line.whom is not None else 0)
        fit = [foe for foe, apart in eyes.foes if apart <= within and foe.rank == 0]
        return max((blow(g, foe, 99) for foe in fit), default=0.0)
    if isinstance(line, kinds.Damage):
        near = sum(apart <= moves + 1 for _, apart in eyes.foes)
        return 0.8 * line.n * min(3, near)
    if isinstance(line, kinds.Augment):
        return 3.0 if eyes.foes else 1.0
    if isinstance(line, kinds.Push | kinds.Pull):
        return 0.3 if any(apart <= moves + 1 for _, apart in eyes.foes) else 0.0
    return {kinds.Infuse: 0.3, kinds.Xp: 0.15, kinds.Trap: 1.5, kinds.Suffer: -1.0}.get(
        type(line), 0.0
    )


def _same_active(eyes: Eyes, line: kinds.Slots) -> bool:
    seat = eyes.one.seat
    return any(found.on == line.on for _, found in active.slots(eyes.g, seat, (line.on,)))


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


def _marks(eyes: Eyes, line: kinds.Conditions, moves: int) -> float:
    worth = sum(WORTH.get(name, 0.0) for name in line.conditions)
    if line.whom is None or line.whom.side in ("self", "allies"):
        mine = any(name in BIT and eyes.one.is_(name) for name in line.conditions)
        return 0.0 if mine else 0.6 * worth * (1.0 if eyes.foes else 0.3)
    far = max(1, line.whom.within) + moves
    near = sum(apart <= far for _, apart in eyes.foes)
    return 0.9 * worth * min(near, line.whom.count or 3)
