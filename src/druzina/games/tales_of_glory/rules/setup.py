"""Setup, and the quests of the experienced mode (TOG-SET, TOG-QST-02 to -04)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal
from unicodedata import normalize

from druzina.core import Argument, Lane, Options, Problem, Shown, Step, Together
from druzina.core.luck import State
from druzina.games.tales_of_glory.content import Content
from druzina.games.tales_of_glory.model import HERO_CELL, Player, Story, Tale
from druzina.games.tales_of_glory.rules.preparing import Round
from druzina.games.tales_of_glory.rules.rewards import gain

Start = Literal["auto", "by-name", "drawn", "0", "1", "2", "3", "4"]

DEALT_QUESTS = 3
REMOVED = 2


class TaleOptions(Options, frozen=True, kw_only=True):
    """TOG-SET-19: seats, mode, start player; nothing else changes the rules."""

    mode: Literal["basic", "experienced"] = "basic"
    start: Start = "auto"


def set_up(options: TaleOptions, content: Content, luck: State) -> Tale:
    """TOG-SET-02 to -10, -14 to -18: everything laid out; the first step shows it."""
    slots = 6 if options.seats <= 3 else 8
    experienced = options.mode == "experienced"
    g = Tale(
        content=content.fingerprint,
        luck=luck,
        experienced=experienced,
        players=[],
        start=0,
        display=[],
        decks=[content.deck(era) for era in ("era1", "era2", "era3")],
        removed=[],
        quests=content.deck("quests") if experienced else [],
    )
    heroes = content.deck("heroes")
    g.shuffle(*g.decks, heroes, g.quests)
    if slots == 6:
        g.removed = [g.decks[0].pop() for _ in range(REMOVED)]
    g.players = [Player(Story([heroes.pop()], [HERO_CELL], [0])) for _ in range(options.seats)]
    g.display = [g.decks[0].pop() for _ in range(slots)]
    g.start = start_player(g, options)
    g.then(Begin())
    return g


def start_player(g: Tale, options: TaleOptions) -> int:
    """TOG-SET-15, -16: a named seat, the longest name, or drawn."""
    if options.start.isdigit():
        return int(options.start)
    seats: Sequence[int] = range(options.seats)
    if options.start == "by-name" or (options.start == "auto" and all_named(options)):
        lengths = [len(normalize("NFC", name).strip()) for name in options.names]
        seats = [seat for seat in seats if lengths[seat] == max(lengths)]
    return seats[0] if len(seats) == 1 else g.pick(seats)


def all_named(options: TaleOptions) -> bool:
    return bool(options.names) and all(name.strip() for name in options.names)


def check_start(options: TaleOptions) -> None:
    """TOG-SET-16: the seat must be there; going by name needs every name."""
    if options.start.isdigit() and int(options.start) >= options.seats:
        valid = f"auto, by-name, drawn, 0–{options.seats - 1}"
        raise Problem("problem-option-value", option="start", found=options.start, valid=valid)
    if options.start == "by-name" and not all_named(options):
        raise Problem("problem-option-names")


class Begin(Step[Tale]):
    """TOG-SET-12, -13, -18: the heroes' rewards at once, their chests closed; then the rounds."""

    def run(self, g: Tale) -> None:
        for seat, player in enumerate(g.players):
            hero = player.story.tiles[0]
            g.tell("TOG-SET-10", "event-hero", seat=seat, tile=hero)
            for item in g.facts.tiles[hero].items:
                g.then(*gain(g, seat, item.gains))
        g.tell("TOG-SET-14", "event-display", tiles=tuple(g.display))
        g.tell("TOG-SET-15", "event-first-token", seat=g.start)
        g.then(*([DealQuests()] if g.experienced else []), Round())


class DealQuests(Step[Tale]):
    """TOG-QST-02: three quests to each seat."""

    def run(self, g: Tale) -> None:
        for seat, player in enumerate(g.players):
            player.held = [g.quests.pop() for _ in range(DEALT_QUESTS)]
            secret: dict[str, Argument] = {"tiles": tuple(player.held)}
            g.confide("TOG-QST-02", "event-dealt-quests", (seat,), secret, seat=seat)
        g.then(ReturnQuests([ReturnQuest(seat) for seat in range(len(g.players))]))


class ReturnQuest(Lane[Tale, int]):
    """TOG-QST-03, -04: one of the three goes back to the box, unseen. D1."""

    verb = "return"
    clause = "TOG-QST-03"

    def choices(self, g: Tale) -> Sequence[int]:
        return g.players[self.seat].held

    def write(self, g: Tale, choice: int) -> str:
        return f"return {g.facts.tiles[choice].id}"

    def show(self, g: Tale, choice: int) -> Shown:
        target = f"quest:{g.facts.tiles[choice].id}"
        return Shown("choose-return", self.clause, {"tile": choice}, (target,))


class ReturnQuests(Together[Tale, ReturnQuest]):
    """TOG-QST-03: two are kept face down."""

    def run(self, g: Tale) -> None:
        for lane in self.lanes:
            returned = lane.given[0]
            g.players[lane.seat].held.remove(returned)
            g.players[lane.seat].returned.append(returned)
            secret: dict[str, Argument] = {"tile": returned}
            g.confide("TOG-QST-03", "event-returns-quest", (lane.seat,), secret, seat=lane.seat)
