"""What things are worth to the party, in points of damage: foes, blows, conditions, cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from msgspec import Struct

from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.lines import AnyLine
from druzina.games.gloomhaven.cards.model import Half
from druzina.games.gloomhaven.content import LOADED
from druzina.games.gloomhaven.model import CHARACTER, MONSTER, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules.figures import shield, stat_attack, stat_range, stats

PRESENCE = 1.6  # what a foe that can still strike is worth, for each point of its attack
KILL = 1.8
SECOND = 0.55  # a further hex of an area hits somebody so often
WORTH = {
    "stun": 3.0,
    "disarm": 2.2,
    "immobilize": 1.2,
    "wound": 1.5,
    "poison": 1.2,
    "muddle": 0.8,
    "curse": 0.8,
    "bless": 0.8,
    "strengthen": 1.5,
    "invisible": 2.5,
}


def foes(g: Dungeon) -> list[Figure]:
    return [one for one in g.figures if one.side != PARTY and one.kind == MONSTER]


def heroes(g: Dungeon) -> list[Figure]:
    return [one for one in g.figures if one.kind == CHARACTER]


def strength(g: Dungeon, foe: Figure) -> float:
    """How much a foe strikes for in a round."""
    return max(1.0, stat_attack(g, foe)) * (0.4 if foe.is_("stun") or foe.is_("disarm") else 1.0)


def reach(g: Dungeon, foe: Figure) -> int:
    """How far away it can strike somebody in a round."""
    own = stats(g, foe)
    return max(0, own.move if own is not None else 2) + max(1, stat_range(g, foe))


def foe_points(g: Dungeon, foe: Figure) -> float:
    """What is left to be done about a foe: its hit points behind its shield, and its blows."""
    guard = 1.0 + 0.25 * shield(g, foe)
    return foe.health * guard + PRESENCE * strength(g, foe)


class Mark(Struct):
    """A figure as a target: what a blow at it depends on, looked up once."""

    one: Figure
    guard: int
    force: float


def marked(g: Dungeon, one: Figure) -> Mark:
    return Mark(one, shield(g, one), strength(g, one))


def blow(mark: Mark, attack: float, pierce: int = 0, names: Iterable[str] = ()) -> float:
    """What an attack of so much on a figure brings, before the card is drawn."""
    one = mark.one
    attack += one.is_("poison")
    harm = max(0.0, attack - max(0, mark.guard - pierce))
    gain = min(harm, one.health) * (1.0 + 0.25 * mark.guard)
    if harm >= one.health:
        return gain + KILL + PRESENCE * mark.force
    if harm + 1 >= one.health:
        gain += 0.35 * PRESENCE * mark.force
    gain += 0.6 * harm / max(1, one.health)
    return gain + sum(WORTH.get(name, 0.0) for name in names if not _has(one, name))


def _has(foe: Figure, name: str) -> bool:
    return name not in ("curse", "bless") and foe.is_(name)


# Cards


@lru_cache(maxsize=4096)
def card_worth(content: str, card: str) -> float:
    """What a card is good for in general: what to lose last."""
    printed = LOADED[content].printed.cards[card]
    return half_worth(printed.top) + half_worth(printed.bottom)


@lru_cache(maxsize=4096)
def brings_back(content: str, card: str) -> bool:
    """Whether it brings all lost cards back."""
    return any(
        isinstance(line, kinds.Recover) and line.pile == "lost" and not line.n
        for line in LOADED[content].printed.cards[card].top.lines
    )


def half_worth(half: Half) -> float:
    found = sum(_line_worth(line) for line in half.lines)
    return found * (0.55 if half.lost else 1.0)


def _line_worth(line: AnyLine) -> float:
    more = sum(_line_worth(each) for each in (*line.sub, *line.then))
    return more + _plain_worth(line)


def _plain_worth(line: AnyLine) -> float:
    if isinstance(line, kinds.Attack):
        hits = max(line.targets, 1) + (SECOND * len(line.area.hexes) if line.area else 0)
        hits += 0.8 if line.whom is not None else 0
        marks = sum(WORTH.get(name, 0.0) for name in line.conditions)
        return (max(line.n, 2) + 0.3 * line.pierce + marks) * (0.4 + 0.6 * hits) + 0.2 * line.range
    if isinstance(line, kinds.Move):
        return 0.45 * line.n + (0.4 if line.jump else 0)
    if isinstance(line, kinds.Heal):
        return 0.6 * line.n
    if isinstance(line, kinds.Shield | kinds.Retaliate):
        return 1.2 * line.n
    if isinstance(line, kinds.Recover | kinds.Summon | kinds.Slay | kinds.Slots | kinds.Lasting):
        return 4.0
    if isinstance(line, kinds.Conditions):
        return sum(WORTH.get(name, 0.0) for name in line.conditions)
    return 0.4


def turns_left(hand: int, discard: int) -> int:
    """GLH-RST: how many rounds these cards last, with a short rest whenever the hand is empty."""
    rounds, total = hand // 2, hand + discard
    while (total := total - 1) >= 2:
        rounds += total // 2
    return rounds
