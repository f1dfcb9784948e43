"""Rewards and keys: what is gained, and how a key is used at once (TOG-REW, TOG-KEY)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Question, Refusal, Shown, Step
from druzina.games.tales_of_glory.content import Gains
from druzina.games.tales_of_glory.model import NOTHING, Tale

Chest = tuple[int, int]

GOODS = ("gold", "potions", "combat", "magic", "glory")


def gain(g: Tale, seat: int, gains: Gains, factor: int = 1) -> list[Step[Tale]]:
    """TOG-REW-02 to -08, -10: all parts in printed order; a key interrupts (TOG-TIM-06).

    Returns what is still to be done: the use of the keys and what is printed behind them.
    """
    if not factor:
        return []
    player, told = g.players[seat], 0
    for place, (kind, amount) in enumerate(gains):
        if kind in GOODS:
            setattr(player, kind, getattr(player, kind) + amount * factor)
            continue
        tell_gains(g, seat, gains[told:place], factor)
        told = place + 1
        if kind == "key":
            keys: list[Step[Tale]] = [UseKey(seat) for _ in range(amount * factor)]
            later = gains[told:]
            return [*keys, Gain(seat, later, factor)] if later else keys
        take_start_token(g, seat)
    tell_gains(g, seat, gains[told:], factor)
    return []


def tell_gains(g: Tale, seat: int, gains: Gains, factor: int) -> None:
    """One line for goods that came at once."""
    if gains and g.told is not None:
        gained = tuple((kind, amount * factor) for kind, amount in gains)
        g.tell(gained_by(gains), "event-gains", seat=seat, gains=gained)


def gained_by(gains: Gains) -> str:
    """TOG-REW-02, -03, -08: from the supply to the reserve, to the banner, or several parts."""
    to_banner = {kind in ("combat", "magic") for kind, _ in gains}
    return (
        "TOG-REW-08" if len(to_banner) > 1 else "TOG-REW-03" if True in to_banner else "TOG-REW-02"
    )


def take_start_token(g: Tale, seat: int) -> None:
    """TOG-REW-04, -05: at once; it decides the turn order of the next round."""
    if g.start != seat:
        g.start = seat
        g.tell("TOG-REW-04", "event-takes-token", seat=seat)


class Gain(Step[Tale]):
    """TOG-REW-10: the parts of an item that follow a key in it."""

    seat: int
    gains: Gains
    factor: int

    def run(self, g: Tale) -> None:
        g.then(*gain(g, self.seat, self.gains, self.factor))


def closed_chests(g: Tale, seat: int, one: int = NOTHING, other: int = NOTHING) -> list[Chest]:
    """TOG-KEY-04, -05, -13: the closed chests a key may open, as (place in the story, chest).

    A key of half keys opens one on the two connected tiles or the hero; any other key any.
    """
    chests, story = g.facts.chests, g.players[seat].story
    return [
        (place, chest)
        for place, tile in enumerate(story.tiles)
        if chests[tile] and (one == NOTHING or place in (0, one, other))
        for chest in range(chests[tile])
        if not story.opened[place] >> chest & 1
    ]


class UseKey(Step[Tale]):
    """TOG-KEY-06, -07, -15: used at once if it can be, lost if not.

    A key that waits for its chest is told of; that of half keys was told when they met.
    """

    seat: int
    one: int = NOTHING
    other: int = NOTHING

    def run(self, g: Tale) -> None:
        chests = closed_chests(g, self.seat, self.one, self.other)
        if not chests:
            g.tell("TOG-KEY-07", "event-loses-key", seat=self.seat)
        elif len(chests) == 1:
            open_chest(g, self.seat, chests[0])
        else:
            if self.one == NOTHING:
                g.tell("TOG-KEY-06", "event-has-key", seat=self.seat)
            g.then(OpenChest(self.seat, self.one, self.other))


def open_chest(g: Tale, seat: int, chest: Chest) -> None:
    """TOG-KEY-01, -02, -03, -10: the key stays on it, the contents are gained like a reward."""
    place, number = chest
    story = g.players[seat].story
    story.opened[place] |= 1 << number
    tile = story.tiles[place]
    g.tell("TOG-KEY-02", "event-opens", seat=seat, tile=tile, chest=number + 1)
    g.then(*gain(g, seat, g.facts.tiles[tile].chests[number]))


def chest_text(g: Tale, seat: int, chest: Chest) -> str:
    """`hero:2`, `E1-05:1`: which chest of which tile, counted from 1."""
    place, number = chest
    tile = g.players[seat].story.tiles[place]
    return f"{g.facts.tiles[tile].id if place else 'hero'}:{number + 1}"


class OpenChest(Question[Tale, Chest]):
    """TOG-KEY-06: which of the permitted chests, the player chooses. D9."""

    verb = "open"
    clause = "TOG-KEY-06"

    one: int = NOTHING
    other: int = NOTHING

    def choices(self, g: Tale) -> Sequence[Chest]:
        return closed_chests(g, self.seat, self.one, self.other)

    def answer(self, g: Tale, choice: Chest) -> None:
        open_chest(g, self.seat, choice)

    def write(self, g: Tale, choice: Chest) -> str:
        return f"open {chest_text(g, self.seat, choice)}"

    def show(self, g: Tale, choice: Chest) -> Shown:
        tile = g.facts.tiles[g.players[self.seat].story.tiles[choice[0]]]
        target = f"chest:{self.seat}:{chest_text(g, self.seat, choice)}"
        arguments: dict[str, Argument] = {"tile": tile.number, "gains": tile.chests[choice[1]]}
        return Shown("choose-open", self.clause, arguments, (target,))

    def candidates(self, g: Tale) -> Sequence[Chest]:
        chests, story = g.facts.chests, g.players[self.seat].story
        return [(place, n) for place, tile in enumerate(story.tiles) for n in range(chests[tile])]

    def refusal(self, g: Tale, choice: Chest) -> Refusal | None:
        if g.players[self.seat].story.opened[choice[0]] >> choice[1] & 1:
            return Refusal("TOG-KEY-03", "refusal-chest-open")
        if choice not in self.choices(g):
            return Refusal("TOG-KEY-04", "refusal-chest-elsewhere")
        return None
