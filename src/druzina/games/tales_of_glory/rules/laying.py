"""Laying tiles: a seat's turn in phase 2, with its quests (TOG-LAY, TOG-DIS, TOG-QST-05 to -18)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.tales_of_glory.model import NOTHING, Player, Tale
from druzina.games.tales_of_glory.rules.order import COMPENSATION, Due, Turn
from druzina.games.tales_of_glory.rules.payment import PaySurcharge, lack, pay, ways
from druzina.games.tales_of_glory.rules.placement import PlaceTile, fits_somewhere

LAY_OR_DISCARD = ("lay", "discard")
ONLY_DISCARD = ("discard",)


class LayTiles(Step[Tale]):
    """TOG-LAY-01, -03: seat by seat, in the turn order as the phase starts."""

    def run(self, g: Tale) -> None:
        for seat in reversed(g.turn_order()):
            question = LayWithQuests if g.players[seat].held else LayOrDiscard
            g.then(question(seat), Turn(seat))


def can_lay(g: Tale, player: Player, tile: int, wild: bool) -> bool:
    """TOG-LAY-06, TOG-PAY-13: it can be paid, and there is a legal cell."""
    return bool(ways(g, player, tile, wild)) and fits_somewhere(g, player.story, tile)


def is_wild(g: Tale, player: Player, tile: int) -> bool:
    """TOG-PAY-08, TOG-QST-07: the slot of the taken tile counts; a quest never came from there."""
    return tile == player.taken and g.wilderness(player.slot)


class LayOrDiscard(Question[Tale, str]):
    """TOG-LAY-01, TOG-QST-18: lay or discard the taken tile, lay a quest, end the turn. D4, D5."""

    clause = "TOG-LAY-01"

    def choices(self, g: Tale) -> Sequence[str]:
        player = g.players[self.seat]
        if player.taken == NOTHING:
            return [*self._quests(g, player), "end"]
        laid = can_lay(g, player, player.taken, g.wilderness(player.slot))
        first = LAY_OR_DISCARD if laid else ONLY_DISCARD
        return [*first, *self._quests(g, player)] if player.held else first

    def _quests(self, g: Tale, player: Player) -> list[str]:
        """TOG-QST-05, -06, -07: held quests that can be paid and placed now."""
        tiles = g.facts.tiles
        return [f"quest {tiles[n].id}" for n in player.held if can_lay(g, player, n, wild=False)]

    def answer(self, g: Tale, choice: str) -> None:
        player = g.players[self.seat]
        if choice == "end":
            return
        if choice.startswith("quest"):
            tile, wild = quest(g, choice), False
            player.held.remove(tile)
            g.reveal("quest", by=self.seat)
            g.tell("TOG-HID-04", "event-shows-quest", seat=self.seat, tile=tile)
        else:
            tile, wild = player.taken, g.wilderness(player.slot)
            player.taken = NOTHING
        if player.held:
            g.then(self)
        elif player.taken != NOTHING:
            g.then(LayOrDiscard(self.seat))
        if choice == "discard":
            discard(g, self.seat, tile, wild)
        else:
            lay(g, self.seat, tile, wild)

    def write(self, g: Tale, choice: str) -> str:
        return choice

    def prompt(self, g: Tale) -> Shown:
        player = g.players[self.seat]
        if player.taken == NOTHING:
            return Shown("ask-quest-or-end", "TOG-QST-18", {"seat": self.seat})
        arguments: dict[str, Argument] = {"seat": self.seat, "tile": player.taken}
        return Shown("ask-lay-or-discard", self.clause, arguments)

    def show(self, g: Tale, choice: str) -> Shown:
        player = g.players[self.seat]
        if choice.startswith("quest"):
            tile = quest(g, choice)
            target = f"quest:{g.facts.tiles[tile].id}"
            return Shown("choose-quest", "TOG-QST-05", {"tile": tile}, (target,))
        if choice == "end":
            return Shown("choose-end", "TOG-QST-18", {}, ("option:end",))
        clause = {"lay": "TOG-LAY-01", "discard": "TOG-DIS-01"}[choice]
        return Shown(
            f"choose-{choice}-taken", clause, {"tile": player.taken}, (f"option:{choice}",)
        )

    def candidates(self, g: Tale) -> Sequence[str]:
        player = g.players[self.seat]
        quests = [f"quest {g.facts.tiles[tile].id}" for tile in player.held]
        if player.taken == NOTHING:
            return [*quests, "lay", "discard", "end"]
        end = ["end"] if quests else []  # without quests the turn ends by itself
        return ["lay", "discard", *quests, *end]

    def refusal(self, g: Tale, choice: str) -> Refusal | None:
        player = g.players[self.seat]
        if choice in ("lay", "discard") and player.taken == NOTHING:
            return Refusal("TOG-LAY-07", "refusal-tile-settled")
        if choice == "end":
            waits = player.taken != NOTHING
            return Refusal("TOG-QST-18", "refusal-tile-waits") if waits else None
        if choice == "discard":
            return None
        tile = player.taken if choice == "lay" else quest(g, choice)
        return no_laying(g, player, tile, is_wild(g, player, tile))


class LayWithQuests(LayOrDiscard):
    """TOG-QST-18: whoever holds quests is asked even if only one answer is left: silence would
    tell that none of them can be laid."""

    ask_single = True


def no_laying(g: Tale, player: Player, tile: int, wild: bool) -> Refusal | None:
    """TOG-PAY-13, TOG-LAY-06: what keeps a tile from being laid now."""
    if not ways(g, player, tile, wild):
        return lack(g, player, tile, wild)
    if not fits_somewhere(g, player.story, tile):
        return Refusal("TOG-LAY-06", "refusal-fits-nowhere", {"tile": tile})
    return None


def hindrance(refusal: Refusal | None) -> str:
    """TOG-LAY-06: what kept a tile from being laid, in a word: price, place or none."""
    if refusal is None:
        return "none"
    return "price" if refusal.clause == "TOG-PAY-13" else "place"


def quest(g: Tale, choice: str) -> int:
    """The tile number behind `quest Q-05`."""
    return g.facts.by_id(choice.removeprefix("quest ")).number


def lay(g: Tale, seat: int, tile: int, wild: bool) -> None:
    """TOG-LAY-05: pay first, then place; the rewards come when the turn is over."""
    if wild:
        g.then(PaySurcharge(seat, tile), PlaceTile(seat, tile))
    else:
        pay(g, seat, tile, "nothing")
        g.then(PlaceTile(seat, tile))


def discard(g: Tale, seat: int, tile: int, wild: bool) -> None:
    """TOG-DIS-02 to -06, -08: out of the game, nothing paid; the compensation is a reward item."""
    g.discard.append(tile)
    if g.told is not None:
        forced = no_laying(g, g.players[seat], tile, wild)
        clause = forced.clause if forced else "TOG-DIS-01"
        g.tell(clause, "event-discards", seat=seat, tile=tile, hindrance=hindrance(forced))
    g.nearest(Turn).due.append(Due(COMPENSATION))
