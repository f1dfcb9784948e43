"""What the open question is about, for who looks at the map: ways, reach and sight, blows.

All of it follows from what lies open, but for the chances of a blow: they are for the eyes that may
know what is left of the deck it draws from (GLH-HID-04).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from msgspec import Struct

from druzina.core.codec import Codec
from druzina.games.gloomhaven.arena import Hex, bits
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import NOBODY, Dungeon, Figure, Strike
from druzina.games.gloomhaven.odds import draws
from druzina.games.gloomhaven.rules import arming, augmenting, field, items
from druzina.games.gloomhaven.rules.aiming import MonsterAim, MonsterEnd
from druzina.games.gloomhaven.rules.attacking import Aim, LayArea, area_of, laid_out, reach_of
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.doors import closed_doors
from druzina.games.gloomhaven.rules.entering import HAZARD_SHARE
from druzina.games.gloomhaven.rules.figures import shield, stats
from druzina.games.gloomhaven.rules.forcing import ForceTo
from druzina.games.gloomhaven.rules.modifiers import applied, deck_of
from druzina.games.gloomhaven.rules.moving import GoTo, kind_of
from druzina.games.gloomhaven.rules.resting import LoseDrawn
from druzina.games.gloomhaven.rules.striking import BEYOND, edge, valued


class SeenWay(Struct, frozen=True):
    """A hex a move may end in: the best way there, what it has cost after each hex, how much it
    hurts."""

    at: Hex
    points: int
    way: list[Hex]
    costs: list[int]
    harm: int
    door: bool


class SeenAsked(Struct, frozen=True):
    """Whom the open question is about, and what it may reach; `damage` that is to be suffered.

    `seen` are the hexes in range and sight of an attack, `unseen` those in range alone; `areas`
    the ways its pattern may lie.
    """

    figure: int = NOBODY
    points: int = 0
    jump: bool = False
    ways: list[SeenWay] = []
    reach: int = 0
    seen: list[Hex] = []
    unseen: list[Hex] = []
    areas: list[list[Hex]] = []
    named: list[int] = []
    damage: int = 0
    card: str = ""


class SeenBlow(Struct, frozen=True):
    """An attack on somebody before its card is drawn: the sum, and how likely each damage is."""

    figure: int
    attack: int
    bonus: int
    poison: int
    shield: int
    edge: int
    chances: list[tuple[int, float]]
    kill: float
    retaliate: int


@cache
def codec() -> Codec[Dungeon]:
    return Codec(Dungeon, "druzina.games.gloomhaven")


def asked_about(g: Dungeon) -> SeenAsked | None:
    """What all see of the question that is open; None where it points at nothing."""
    question = g.stack[-1] if g.stack else None
    if isinstance(question, GoTo):
        ways = [_way(g, question, end, way) for end, way in sorted(question.ends(g).items())]
        return SeenAsked(question.figure, question.points, question.jump, ways)
    if isinstance(question, Aim | LayArea) and g.strike is not None:
        return _aimed(g, g.strike, isinstance(question, LayArea))
    if isinstance(question, MonsterEnd | MonsterAim):
        return SeenAsked(question.figure)
    if isinstance(question, ForceTo):
        return SeenAsked(question.force.target)
    if isinstance(question, TakeDamage):
        return SeenAsked(g.heroes[question.seat].figure, damage=question.n)
    if isinstance(question, LoseDrawn):
        return SeenAsked(g.heroes[question.seat].figure, card=question.card)
    return None


def _way(g: Dungeon, question: GoTo, end: Hex, way: Sequence[Hex]) -> SeenWay:
    one = g.figure(question.figure)
    kind = kind_of(g, one, question.jump)
    felt = {"walk": way, "jump": way[-1:], "fly": ()}[kind]
    costs = question.costs(g, one, way)
    return SeenWay(
        end,
        costs[-1] if costs else field.FAR,
        list(way),
        costs,
        sum(_harm(g, place) for place in felt),
        end in closed_doors(g),
    )


def _harm(g: Dungeon, place: Hex) -> int:
    """GLH-OVL-02, -07: the damage that waits in a hex."""
    for piece in g.pieces:
        if place in piece.hexes and piece.kind == "trap":
            return piece.damage
        if place in piece.hexes and piece.kind == "hazardous":
            return g.trap // HAZARD_SHARE
    return 0


def _aimed(g: Dungeon, strike: Strike, area: bool) -> SeenAsked:
    one, here, reach = g.figure(strike.attacker), field.arena(g), reach_of(strike)
    cell = here.cells[one.at]
    near = here.ball(cell, reach) & ~(1 << cell)
    seen = here.seen(cell, near)
    areas = laid_out(g, one, area_of(g, strike), reach) if area else []
    return SeenAsked(
        one.id,
        reach=reach,
        seen=[here.hexes[each] for each in bits(seen)],
        unseen=[here.hexes[each] for each in bits(near & ~seen)],
        areas=[list(each) for each in areas],
        named=list(strike.targets),
    )


# Blows


def blows(g: Dungeon, seat: int | None) -> list[SeenBlow]:
    """GLH-PRC-06: what an attack that this seat aims would come to, target by target."""
    question = g.stack[-1] if g.stack else None
    if not isinstance(question, Aim | LayArea) or question.seat != seat or g.strike is None:
        return []
    one = g.figure(g.strike.attacker)
    if one.seat != seat:
        return []  # GLH-HID-04: another deck
    return [_blow(g, each) for each in _targets(g, question, g.strike)]


def _targets(g: Dungeon, question: Aim | LayArea, strike: Strike) -> Iterator[int]:
    if isinstance(question, Aim):
        yield from (*strike.targets, *question.legal(g, strike))
        return
    covered = {place for area in question.placements(g) for place in area}
    one = g.figure(strike.attacker)
    yield from (other.id for other in field.enemies(g, one) if other.at in covered)


def _blow(g: Dungeon, number: int) -> SeenBlow:
    """On a copy, for slots and experience are used up in reckoning."""
    g = codec().decode(codec().encode(g))
    strike = g.strike
    assert strike is not None, "an attack under way"
    one, target = g.figure(strike.attacker), g.figure(number)
    line = g.facts.lines[strike.line]
    assert isinstance(line, Attack), "an attack line"
    strike.target, strike.place = target.id, target.at
    edge_ = edge(g, one, target, strike)
    base, poison = strike.value, int(target.is_("poison"))
    worn = arming.in_force(g, one)
    value = valued(g, one, target, line, strike)
    value += sum(each.attack for each in augmenting.lines_for(g, one, strike))
    value += sum(item.attack for item in worn) + items.marked(one, target)
    pierce = strike.pierce
    pierce += sum(BEYOND if item.ignores_shield else item.pierce for item in worn)
    hard = shield(g, target)
    shares: dict[int, float] = {}
    for cards, share in draws(g.facts, deck_of(g, one), edge_, value, g.steady).items():
        n = _damage(value, cards, hard, pierce)
        shares[n] = shares.get(n, 0.0) + share
    return SeenBlow(
        target.id,
        base,
        value - base - poison,
        poison,
        max(0, hard - pierce),
        edge_,
        [(n, round(shares[n], 4)) for n in sorted(shares)],
        round(sum(share for n, share in shares.items() if n >= target.health), 4),
        _struck_back(g, one, target),
    )


def _damage(value: int, cards: Sequence[Modifier], hard: int, pierce: int) -> int:
    left = max(0, hard - pierce - sum(card.pierce for card in cards))
    return max(0, applied(value, cards) - left)


def _struck_back(g: Dungeon, one: Figure, target: Figure) -> int:
    """GLH-RET-01: what the target gives back if it lives."""
    sources = [(boon.n, boon.range) for boon in target.boons if boon.kind == "retaliate"]
    own = stats(g, target)
    if own is not None and own.retaliate:
        sources.append((own.retaliate, own.retaliate_range))
    distance = field.far(g, one.at, target.at)
    return sum(n for n, reach in sources if distance <= reach)


# Modifier cards


def face(card: Modifier) -> str:
    """A modifier card as its number says it; `~` for a rolling one, `*` for one that does more."""
    number = {0: "x0", 1: f"{card.n:+}", 2: "2x"}[card.times]
    plain = Modifier(n=card.n, times=card.times, rolling=card.rolling, shuffle=card.shuffle)
    return number + "~" * card.rolling + "*" * (card != plain)
