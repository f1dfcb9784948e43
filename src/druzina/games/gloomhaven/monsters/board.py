"""What a monster decides on: the map, its own card and state, its allies and its enemies."""

from __future__ import annotations

from functools import cached_property

from msgspec import Struct

from druzina.games.gloomhaven.arena import PLAIN, Area, Arena, Ground, Hex, Terrain
from druzina.games.gloomhaven.arena.movement import Kind


class Monster(Struct, frozen=True):
    """The deciding figure. Values are final (GLH-MON-02); range 0 is melee, targets 0 no attack."""

    at: Hex
    move: int = 0
    range: int = 0
    targets: int = 1
    area: Area | None = None
    flying: bool = False
    jump: bool = False
    muddled: bool = False
    strengthened: bool = False
    immobilized: bool = False
    disarmed: bool = False
    stunned: bool = False

    @property
    def points(self) -> int:
        """GLH-MMV-01: the movement points of this turn."""
        return 0 if self.immobilized else self.move

    @property
    def kind(self) -> Kind:
        """GLH-MOV-05, -06: flying is the stronger of the two."""
        if self.flying:
            return "fly"
        return "jump" if self.jump else "walk"


class Enemy(Struct, frozen=True):
    """An enemy of the monster: a character, a summon, or for a summon a monster.

    GLH-FOC-09, -10: `order` tells apart figures of one initiative whose order is known, such as a
    summon and its summoner; if it is equal too, the players decide. GLH-V20 `focus`: who is `first`
    is the focus wherever it can be attacked in this turn.
    """

    at: Hex
    initiative: int
    order: int = 0
    invisible: bool = False
    first: bool = False


class Board(Struct, frozen=True, dict=True):
    """One moment: everything a monster's decision depends on."""

    arena: Arena
    monster: Monster
    enemies: tuple[Enemy, ...] = ()
    allies: tuple[Hex, ...] = ()
    terrain: Terrain = PLAIN

    @cached_property
    def ground(self) -> Ground:
        """GLH-MOV-02, GLH-CON-12: allies may be passed; an invisible enemy is an obstacle."""
        mask = self.arena.mask
        foes = mask([enemy.at for enemy in self.enemies])
        return Ground(self.arena, self.terrain, mask(self.allies), foes)

    @property
    def start(self) -> int:
        return self.arena.cells[self.monster.at]
