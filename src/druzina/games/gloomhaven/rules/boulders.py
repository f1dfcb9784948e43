"""GLH-V20 `roll_boulders`, `wrap`: rows of boulders that roll over whatever is in their way."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Shown, Step
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.arena.hexes import add
from druzina.games.gloomhaven.model import Dungeon, Piece
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.asking import Ask, thing, written
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.drifting import drift, may_enter
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries
from druzina.games.gloomhaven.rules.spawning import MakeRoom
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verbs import RollBoulders

ROLL = "roll"
FAR = (1, 2, 3)


@carries(RollBoulders)
def roll_boulders(g: Dungeon, now: Effected, rule: SpecialRule, effect: RollBoulders) -> None:
    g.then(HowFar(g.leader(), now.rule, now.part))


def effect_of(g: Dungeon, rule: int, part: int) -> RollBoulders:
    effect = field.scenario(g).special[rule].do[part]
    assert isinstance(effect, RollBoulders), "boulders that roll"
    return effect


def in_row(g: Dungeon, effect: RollBoulders, row: int) -> list[Piece]:
    """GLH-V20: the boulders of a row, the foremost first."""
    places = rolling_over(g, effect, row)
    found = [p for p in g.pieces if p.look == effect.look and p.hexes[0] in places]
    return sorted(found, key=lambda piece: places.index(piece.hexes[0]), reverse=True)


def rolling_over(g: Dungeon, effect: RollBoulders, row: int) -> list[Hex]:
    """The hexes of a row, from where boulders come to where they leave it."""
    at = field.scenario(g).markers[effect.back][row]
    found = [at]
    cells = field.arena(g).cells
    while (at := add(at, effect.step)) in cells:
        found.append(at)
    return found


class HowFar(Ask):
    """GLH-TIM-06: how far the boulders of each row roll, no two rows alike."""

    clause = "GLH-TIM-06"

    rule: int
    part: int
    rolled: list[int] = []

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{ROLL} {n}" for n in FAR if n not in self.rolled]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"n": len(self.rolled) + 1}

    def show(self, g: Dungeon, choice: str) -> Shown:
        """It points at where the boulders of the row come to lie."""
        effect, n = effect_of(g, self.rule, self.part), int(thing(choice))
        row = rolling_over(g, effect, len(self.rolled))
        ends = [onward(row, piece.hexes[0], n) for piece in in_row(g, effect, len(self.rolled))]
        targets = tuple(f"hex:{written(at)}" for at in ends)
        return Shown("choose-roll", self.clause, {"n": n}, targets)

    def answer(self, g: Dungeon, choice: str) -> None:
        self.rolled.append(int(thing(choice)))
        if len(self.rolled) < len(FAR):
            g.then(self)
            return
        effect = effect_of(g, self.rule, self.part)
        g.then(
            *(
                Rolls(self.rule, self.part, row, piece.hexes[0], n)
                for row, n in enumerate(self.rolled)
                for piece in in_row(g, effect, row)
            )
        )


def onward(row: Sequence[Hex], at: Hex, n: int) -> Hex:
    """Where it comes to; at the end of its row it is where the row begins."""
    return row[(row.index(at) + n) % (len(row) - 1)]


class Rolls(Step[Dungeon]):
    """One boulder, hex by hex."""

    rule: int
    part: int
    row: int
    at: Hex
    left: int

    def run(self, g: Dungeon) -> None:
        effect = effect_of(g, self.rule, self.part)
        row = rolling_over(g, effect, self.row)
        boulder = next(p for p in g.pieces if p.look == effect.look and p.hexes == [self.at])
        then = onward(row, self.at, 1)
        entered = [row[-1], then] if then == row[0] else [then]
        boulder.hexes = [then]
        crush(g, boulder, entered)
        self.at, self.left = then, self.left - 1
        struck = [Hurt(one.id, g.trap) for at in entered for one in g.figures if one.at == at]
        g.then(*struck, self if self.left > 0 else Thrown(then, effect.step))


def crush(g: Dungeon, boulder: Piece, places: Sequence[Hex]) -> None:
    """Obstacles are destroyed; traps and terrain stay."""
    g.pieces = [
        piece
        for piece in g.pieces
        if piece is boulder
        or piece.kind != "obstacle"
        or piece.look == boulder.look
        or not set(piece.hexes) & set(places)
    ]


class Thrown(Step[Dungeon]):
    """GLH-EFF-14: who is where a boulder stops goes a hex on; where it cannot, to the nearest."""

    at: Hex
    step: Hex

    def run(self, g: Dungeon) -> None:
        one = g.at(self.at)
        if one is None:
            return
        place = add(one.at, self.step)
        if may_enter(g, one, place):
            drift(g, one, place)
        else:
            g.then(MakeRoom(one.id, empty=True))
