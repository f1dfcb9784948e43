"""GLH-V20: verbs of scenarios that are carried out when their moment has come."""

from __future__ import annotations

from typing import Literal

from .cards.lines import AnyLine
from .scenario_verb import RANK, Effect, Hex, Names, Ranks


class Spawn(Effect, frozen=True, kw_only=True):
    """GLH-SUM-11: at the hexes of a marker in turn, or where it happened.

    `around`: in an empty hex as near as possible to a marker; `near_door`: to a door.
    """

    monster: str
    ranks: Ranks
    second: Ranks | None = None  # of every second one
    count: int = 1
    at: str = ""
    around: str = ""
    near_door: str = ""
    by_objectives: bool = False  # beside each that is not destroyed


class SpawnNext(Effect, frozen=True, kw_only=True):
    """The next of the cycle at each place; `even`: ranks of even rounds where they differ."""

    cycle: Names
    ranks: dict[str, Ranks]
    even: dict[str, Ranks] = {}
    at: Names = ()
    at_odd: Names = ()
    at_even: Names = ()
    at_cycle: Names = ()
    by_objectives: bool = False  # in turn; one that is destroyed keeps its turn


class SetUp(Effect, frozen=True, kw_only=True):
    """Those held back are placed now; revealed ones leave money and act as such."""

    monsters: Names = ()
    reveals: bool = False


class RevealTiles(Effect, frozen=True, kw_only=True):
    """Tiles that lie open though no open door leads to them."""

    tiles: Names


class OpenDoor(Effect, frozen=True, kw_only=True):
    """Doors of these names open; `next_one`: one at a time."""

    doors: Names
    next_one: bool = False


class UnlockDoor(Effect, frozen=True, kw_only=True):
    doors: Names


class Damage(Effect, frozen=True, kw_only=True):
    """GLH-PRC-07. Without figures: the one it happened to."""

    n: str
    who: Names = ()
    tile: str = ""


class Heal(Effect, frozen=True, kw_only=True):
    n: str
    who: Names = ()


class GainCondition(Effect, frozen=True, kw_only=True):
    condition: str
    who: Names = ()
    beside: bool = False  # only those beside where it happened
    permanent: bool = False  # GLH-SET-15


class AddCards(Effect, frozen=True, kw_only=True):
    """GLH-SET-18: curses or −1 cards of the scenario into every character's deck."""

    card: Literal["curse", "minus1"]
    n: int


class DiscardCards(Effect, frozen=True, kw_only=True):
    n: int


class Element(Effect, frozen=True, kw_only=True):
    element: Literal["fire", "ice", "air", "earth", "light", "dark"]
    state: Literal["inert", "waning", "strong"]


class Replace(Effect, frozen=True, kw_only=True):
    """Another figure where the first one died; `level`: so many levels above the scenario's."""

    monster: str
    rank: RANK
    level: int = 0


class Act(Effect, frozen=True, kw_only=True):
    """GLH-V20 `act_as`: these lines by the rules of monsters; its moves may go toward a place.

    `nearest_to`: only the one of them that is nearest to such a figure. `to_beside` names figures:
    it goes to stand beside one of them, though not on `but`; if there is a marker to go to as well,
    that is where it goes once all of them stand so, and else to a hex beside `or_beside`.
    """

    lines: tuple[AnyLine, ...]
    nearest_to: str = ""
    to_beside: Names = ()
    but: str = ""
    or_beside: str = ""
    instead: bool = False  # nothing of its card
    own_move: bool = False  # its own movement, and so much more
    toward: str = ""  # a marker; none: toward its focus
    toward_type: str = ""  # monsters of that type, and where they are printed
    toward_tile: str = ""  # only those of this tile
    home: bool = False  # back to where it was placed
    opens_doors: bool = False
    own_deck: bool = False  # drawn from a character's deck
    saves: bool = False  # who has come there is taken off the map, saved


class RemoveFigure(Effect, frozen=True, kw_only=True):
    """GLH-V20: it leaves the map; saved ones are counted."""

    who: Names = ()
    saved: bool = False


class Leave(Effect, frozen=True, kw_only=True):
    """GLH-END-09: characters on the marker leave the map with their summons; they have escaped."""

    marker: str


class Destroy(Effect, frozen=True, kw_only=True):
    """The objective it happened to, or of that number, is gone as if its hit points were."""

    objective: int = 0


class GiveToken(Effect, frozen=True, kw_only=True):
    """To these figures, or to the one it happened to."""

    who: Names = ()
    n: int = 1


class ChooseBearer(Effect, frozen=True, kw_only=True):
    """A character of the players' choice has a token."""


class DropToken(Effect, frozen=True, kw_only=True):
    """It lies where its bearer was, as a goal tile; perhaps in the place of a money token."""

    for_money: bool = False


class DrawToken(Effect, frozen=True, kw_only=True):
    """One of so many numbered tokens that lay face down is turned up."""

    of: int


class PlaceTrap(Effect, frozen=True, kw_only=True):
    """Traps of a look on a marker; who stands there springs them at once."""

    look: str
    at: str


class RemoveToken(Effect, frozen=True, kw_only=True):
    who: Names


class RemoveOverlay(Effect, frozen=True, kw_only=True):
    """That of the hex where it happened, or those on a marker."""

    look: str
    at: str = ""


class PlaceOverlay(Effect, frozen=True, kw_only=True):
    """GLH-V20: in a hex of the tile that has none, beside one that has; nowhere: perhaps lost."""

    look: str
    kind: Literal["difficult", "hazardous"]
    tile: str
    or_lose: bool = False


class ForcedMove(Effect, frozen=True, kw_only=True):
    """GLH-EFF-14: one hex, for each of them in turn.

    `ways` are the steps of a round, any of them: the first in the first round, then the next; or
    `by_deck` the first where the initiative of that deck is even, the second where it is odd.
    Without `harm` who cannot go stays; with it whom something shelters from behind stays, and who
    cannot go suffers so much.
    """

    who: Names
    ways: tuple[tuple[Hex, ...], ...]
    by_deck: str = ""
    tiles: Names = ()
    harm: int = 0


class RollBoulders(Effect, frozen=True, kw_only=True):
    """GLH-V20: rows of two overlays of a look, each row 1, 2 or 3 hexes, all different.

    The foremost of a row lies on `front`, the other on `back`, where one goes that has come to the
    end of its row.
    """

    look: str
    front: str
    back: str
    step: Hex


class Fire(Effect, frozen=True, kw_only=True):
    """GLH-V20: damage to these on a marker and in the rows behind it, if who acts stands beside
    `gun`; as much as the attack of an elite monster of a type."""

    who: Names
    gun: str
    at: str
    step: Hex
    like: str


class MoveObjective(Effect, frozen=True, kw_only=True):
    """GLH-V20: after the last of these has moved, it stands beside them, if they stood by it."""

    objective: int
    who: Names


class Wake(Effect, frozen=True, kw_only=True):
    """GLH-V20: from now on ordinary figures, acting as newly revealed."""

    monsters: Names


class MayRemove(Effect, frozen=True, kw_only=True):
    """The leader may take one of these off the map."""

    who: Names


class Comes(Effect, frozen=True, kw_only=True):
    """Off the map at first; in its turn it appears at the next marker if it is off the map."""

    monster: str
    rank: RANK
    at_cycle: Names


class Win(Effect, frozen=True, kw_only=True):
    """GLH-END-01."""


class Lose(Effect, frozen=True, kw_only=True):
    """GLH-END-01."""
