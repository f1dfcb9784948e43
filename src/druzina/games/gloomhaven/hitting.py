"""What an attack of a card brings from every hex: whom it reaches there, and how likely they
fall."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from druzina.games.gloomhaven.arena import Area, Hex, orientations
from druzina.games.gloomhaven.blows import Chances, Target, blow, chances, killed, mean_harm
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.whom import Area as Shape
from druzina.games.gloomhaven.cards.words import Bonus
from druzina.games.gloomhaven.model import NEGATIVE, PARTY, Dungeon, Figure
from druzina.games.gloomhaven.rules import elements
from druzina.games.gloomhaven.rules.modifiers import ADVANTAGE, DISADVANTAGE, deck_of
from druzina.games.gloomhaven.stage import Stage

UNKNOWN_X = 2  # an X that shows only on the way
CLUSTER, ALONG = 0.75, 0.45  # of the others around a target, or on the way to it
NOBODY_HIT = (0.0, -1)
LEAST = 0.5  # of hit points: who has less is as good as gone

Worn = tuple[int, int]  # a target that was struck before in this turn, and the harm it took


class Reached(Struct):
    """A target of one attack: what a blow at it brings, and from the hex next to it."""

    place: int
    target: Target
    gain: float
    close: float
    within: int  # the cells from which it is reached
    beside: int
    felt: int = 0  # those where it strikes back, and what that costs
    cost: float = 0.0

    def at(self, cell: int) -> float:
        gain = self.close if self.beside >> cell & 1 else self.gain
        return gain - self.cost if self.felt >> cell & 1 else gain


class Hitting:
    """One attack line, with what elements and bonuses add to it now."""

    def __init__(self, stage: Stage, line: kinds.Attack, worn: Worn | None = None) -> None:
        self.stage, self.line = stage, line
        g, one = stage.g, stage.one
        paid = _paid(g, line)
        self.value = line.n + (UNKNOWN_X if line.x else 0) + sum(each.attack for each in paid)
        self.value += sum(boon.n for boon in one.boons if boon.kind == "attack")
        self.pierce = line.pierce + sum(each.pierce for each in paid)
        self.names = (*line.conditions, *(name for each in paid for name in each.conditions))
        self.far = max(1, line.range + sum(each.range for each in paid)) if line.range else 1
        if line.whom is not None and line.whom.place != "adjacent":
            self.far = max(1, line.whom.within)
        self.edge = one.is_("strengthen") - one.is_("muddle")
        self.able = not (one.is_("disarm") or one.is_("stun"))
        self.reached = self._reached(worn) if self.able else []
        self.mask = self._mask()
        self._known: dict[int, tuple[float, int]] = {}

    def _reached(self, worn: Worn | None) -> list[Reached]:
        stage, found = self.stage, []
        here = stage.arena
        for place, foe in enumerate(stage.foes):
            target = foe.target
            if worn is not None and worn[0] == place:
                left = target.health - worn[1]
                if left < LEAST:
                    continue
                target = replace(target, health=left)
            value = self.value + sum(_bonus(stage, each, target) for each in self.line.bonuses)
            if self.line.x == "twice_shield":
                value += 2 * target.guard - UNKNOWN_X
            comes, pierce = self._comes(value, 0), self.pierce
            gain = blow(target, comes, pierce, self.names)
            near = 1 << target.cell | here.spread(1 << target.cell)
            worse = self.far > 1
            close = blow(target, self._comes(value, -1), self.pierce, self.names) if worse else gain
            within = here.strike(target.cell, self.far) & ~(1 << target.cell)
            one = Reached(place, target, gain, close, within, near)
            if target.strikes_back:
                one.felt = here.ball(target.cell, max(1, target.back_range))
                one.cost = target.strikes_back * stage.mine * (1.0 - killed(target, comes, pierce))
            found.append(one)
        return sorted(found, key=lambda each: -each.gain)

    def _comes(self, value: int, more: int) -> Chances:
        stage = self.stage
        edge = max(DISADVANTAGE, min(ADVANTAGE, self.edge + more))
        return chances(stage.g, deck_of(stage.g, stage.one), edge, value)

    def _mask(self) -> int:
        """The cells from which somebody may be hit at all."""
        found, shape = 0, self.line.area
        more = 1 + max(abs(part) for at in shape.hexes for part in at) if shape else 0
        for each in self.reached:
            if more:
                found |= self.stage.arena.ball(each.target.cell, self.far + more)
            else:
                found |= each.within
        return found

    def at(self, cell: int) -> tuple[float, int]:
        """What it brings from a cell, and at whom it would be aimed first."""
        if not self.mask >> cell & 1:
            return NOBODY_HIT
        known = self._known.get(cell)
        if known is None:
            known = self._known[cell] = self._at(cell)
        return known

    def _at(self, cell: int) -> tuple[float, int]:
        line = self.line
        if line.area is not None:
            return self._area(cell, line.area) if line.area.melee else self._cluster(cell)
        gains = self._single(cell)
        if not gains:
            return NOBODY_HIT
        if line.whom is not None:
            return sum(gain for gain, _ in gains), gains[0][1]
        if line.along:
            return gains[0][0] + ALONG * sum(gain for gain, _ in gains[1:3]), gains[0][1]
        return sum(gain for gain, _ in gains[: max(1, line.targets)]), gains[0][1]

    def _single(self, cell: int) -> list[tuple[float, int]]:
        found = [(each.at(cell), each.place) for each in self.reached if each.within >> cell & 1]
        if len(found) > 1:
            found.sort(key=lambda pair: -pair[0])
        return [pair for pair in found if pair[0] > 0]

    def _area(self, cell: int, shape: Shape) -> tuple[float, int]:
        """GLH-ARE-02: the pattern as it lies best around the own hex."""
        here = self.stage.arena
        own = here.hexes[cell]
        struck: dict[Hex, tuple[float, int]] = {}
        for each in self.reached:
            at = here.hexes[each.target.cell]
            if here.sees(own, at):
                struck[at[0] - own[0], at[1] - own[1]] = (each.at(cell), each.place)
        best = NOBODY_HIT
        for pattern in orientations(Area(True, shape.hexes)) if struck else ():
            hits = [struck[each] for each in pattern if each in struck]
            total = sum(gain for gain, _ in hits)
            if total > best[0]:
                best = total, max(hits)[1]
        return best

    def _cluster(self, cell: int) -> tuple[float, int]:
        """A free area: somebody within range and, mostly, those beside them."""
        best = NOBODY_HIT
        for first in self.reached:
            if not first.within >> cell & 1:
                continue
            beside = sum(
                other.gain
                for other in self.reached
                if other is not first and first.beside >> other.target.cell & 1
            )
            best = max(best, (first.gain + CLUSTER * beside, first.place))
        return best

    def harm(self, place: int) -> int:
        """What the target has left to bear less after this blow, on average."""
        target = self.stage.foes[place].target
        value = self.value + sum(_bonus(self.stage, each, target) for each in self.line.bonuses)
        return round(mean_harm(target, self._comes(value, 0), self.pierce))


def _paid(g: Dungeon, line: kinds.Attack) -> list[kinds.Change]:
    """What elements that are there add to it."""
    return [
        change
        for each in line.sub
        if isinstance(each, kinds.Consume) and elements.payable(g, each.elements)
        for change in each.then
        if isinstance(change, kinds.Change)
    ]


def _bonus(stage: Stage, bonus: Bonus, target: Target) -> int:
    """GLH-VOC-14: what a card adds against this target."""
    if bonus.per == "negative_condition":
        return bonus.attack * (target.one.has & NEGATIVE).bit_count()
    friends = [cell for cell, _ in stage.others]
    near = stage.arena.spread(1 << target.cell)
    if bonus.per == "ally_near_target":
        return bonus.attack * sum(near >> cell & 1 for cell in friends)
    if bonus.test == "near_ally":
        return bonus.attack if any(near >> cell & 1 for cell in friends) else 0
    if bonus.test == "alone":
        return 0 if _has_company(stage, target.one, near) else bonus.attack
    if bonus.test == "invisible":
        return bonus.attack if stage.one.is_("invisible") else 0
    return 0


def _has_company(stage: Stage, one: Figure, near: int) -> bool:
    return any(
        near >> stage.arena.cells[other.at] & 1
        for other in stage.g.figures
        if other.side != PARTY and other is not one and other.at in stage.arena.cells
    )
