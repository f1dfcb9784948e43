"""What each seat may see, and how to draw anew what it may not (TOG-HID)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from druzina.core import Luck, Outcome
from druzina.games.tales_of_glory import prospects
from druzina.games.tales_of_glory.content import LOADED, Kind
from druzina.games.tales_of_glory.model import NOTHING, Player, Tale, at
from druzina.games.tales_of_glory.rules.payment import ways
from druzina.games.tales_of_glory.rules.placement import fitting_somewhere
from druzina.games.tales_of_glory.rules.taking import FirstChoice

KEPT = 65_536
LATELY = 4_096  # what tables look like now: once they have gone on it hardly comes again

# The content, what fits somewhere in a story, and its player's gold, potions, combat and magic.
State = tuple[str, int, tuple[int, int, int, int]]
Layable = Literal["", "lay", "pay", "place"]


class SeenTile(Struct, frozen=True):
    """A tile of a story: where it lies, and which of its chests have a key on them."""

    tile: str
    x: int
    y: int
    opened: list[bool]


class SeenPlayer(Struct, frozen=True):
    """TOG-HID-04, -07: all but the quests themselves.

    `at_end` is the glory of end-of-game rewards if the game ended now, `due` what the turn will
    still bring.
    """

    seat: int
    gold: int
    potions: int
    combat: int
    magic: int
    glory: int
    majorities: int
    story: list[SeenTile]
    taken: str
    slot: int
    quests_held: int
    at_end: int
    due: list[tuple[Kind, int]]


class SeenSlot(Struct, frozen=True):
    """A slot of the adventure board."""

    slot: int
    tile: str
    wilderness: bool


class SeenTale(Struct, frozen=True):
    """The whole table as one seat, or a spectator, sees it.

    What only the seat itself sees: `quests` in its hand and the one it `returned`, its face-down
    card `picked`, and slot by slot whether it could lay the tile now, `layable`: `lay`, or what is
    missing, `pay` or `place`; empty where there is no tile.
    """

    seat: int | None
    round: int
    experienced: bool
    start: int
    display: list[SeenSlot]
    decks: list[int]
    discard: list[str]
    unseen: int
    players: list[SeenPlayer]
    asked: list[tuple[int, str]]
    picked: int | None = None
    quests: list[str] | None = None
    returned: str | None = None
    layable: list[Layable] = []
    outcome: Outcome | None = None


def view(g: Tale, seat: int | None) -> SeenTale:
    public = _public(g)
    return public if seat is None else replace(public, **otherwise(g, seat, public))


def otherwise(g: Tale, seat: int, public: SeenTale) -> dict[str, object]:
    """What only this seat sees; kept by all that it is made of, for it seldom changes."""
    player, picked = g.players[seat], _picked(g, seat)
    key = g.content, seat, picked, _encode(player), *g.display
    seen = _OWN.get(key)
    if seen is None:
        if len(_OWN) >= LATELY:
            _OWN.clear()
        seen = _OWN[key] = {
            "seat": seat,
            "picked": picked,
            "quests": _ids(g.content, tuple(player.held)),
            "returned": _id(g, player.returned[0]) if player.returned else None,
            "layable": _layable(g, player),
        }
    return seen


def _public(g: Tale) -> SeenTale:
    """What everybody sees."""
    return SeenTale(
        seat=None,
        round=g.round,
        experienced=g.experienced,
        start=g.start,
        display=_display(g.content, tuple(g.display)),
        decks=[len(deck) for deck in g.decks],
        discard=_ids(g.content, tuple(g.discard)),
        unseen=len(g.removed),
        players=_players(g),
        asked=[(question.seat, question.kind) for question in g.questions()],
        outcome=g.outcome,
    )


def _id(g: Tale, tile: int) -> str:
    return "" if tile == NOTHING else g.facts.tiles[tile].id


@lru_cache(maxsize=LATELY)
def _ids(content: str, tiles: tuple[int, ...]) -> list[str]:
    return [LOADED[content].tiles[tile].id for tile in tiles]


@lru_cache(maxsize=LATELY)
def _display(content: str, display: tuple[int, ...]) -> list[SeenSlot]:
    """Kept: it stays as it is while tiles are laid."""
    tiles, near = LOADED[content].tiles, len(display) // 2
    return [
        SeenSlot(slot, "" if tile == NOTHING else tiles[tile].id, slot > near)
        for slot, tile in enumerate(display, 1)
    ]


def _layable(g: Tale, player: Player) -> list[Layable]:
    """Slot by slot; kept by the display, a player's means and the places of the story."""
    means = player.gold, player.potions, player.combat, player.magic
    state = g.content, fitting_somewhere(g, player.story), means
    key = state, *g.display
    layable = _LAYABLE.get(key)
    if layable is None:
        if len(_LAYABLE) >= LATELY:
            _LAYABLE.clear()
        near = len(g.display) // 2
        layable = _LAYABLE[key] = [
            _JUDGED.get((tile, slot > near, state)) or _judged(g, player, tile, slot > near, state)
            for slot, tile in enumerate(g.display, 1)
        ]
    return layable


_OWN: dict[tuple[object, ...], dict[str, object]] = {}
_JUDGED: dict[tuple[int, bool, State], Layable] = {}
_LAYABLE: dict[tuple[object, ...], list[Layable]] = {}


def _judged(g: Tale, player: Player, tile: int, wild: bool, state: State) -> Layable:
    """TOG-PAY-13, TOG-LAY-06: as things stand, before any quest of this turn; kept as well, for
    the display changes more often than the rest."""
    if tile == NOTHING:
        return ""
    judged: Layable = "pay"
    if ways(g, player, tile, wild):
        judged = "lay" if state[1] >> g.facts.connectors[tile] & 1 else "place"
    if len(_JUDGED) >= KEPT:
        _JUDGED.clear()
    _JUDGED[tile, wild, state] = judged
    return judged


def _players(g: Tale) -> list[SeenPlayer]:
    """As the others see them; kept by what is encoded of each, and what comes of the table."""
    content, due = g.content, prospects.all_waiting(g)
    return [
        _player(content, seat, _encode(player), prospects.at_end(g, seat), due.get(seat, ()))
        for seat, player in enumerate(g.players)
    ]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Player).decode


@lru_cache(maxsize=LATELY)
def _player(
    content: str, seat: int, encoded: bytes, at_end: int, due: tuple[tuple[Kind, int], ...]
) -> SeenPlayer:
    player, tiles = _decode(encoded), LOADED[content].tiles
    story = player.story
    return SeenPlayer(
        seat=seat,
        gold=player.gold,
        potions=player.potions,
        combat=player.combat,
        magic=player.magic,
        glory=player.glory,
        majorities=player.majorities,
        story=_story(content, tuple(story.tiles), tuple(story.cells), tuple(story.opened)),
        taken="" if player.taken == NOTHING else tiles[player.taken].id,
        slot=player.slot,
        quests_held=len(player.held),
        at_end=at_end,
        due=list(due),
    )


@lru_cache(maxsize=LATELY)
def _story(
    content: str, tiles: tuple[int, ...], cells: tuple[int, ...], opened: tuple[int, ...]
) -> list[SeenTile]:
    """Kept: it looks the same to everybody, until another tile is laid or a chest is opened."""
    return [_tile(content, *laid) for laid in zip(tiles, cells, opened, strict=True)]


@lru_cache(maxsize=65_536)
def _tile(content: str, tile: int, place: int, opened: int) -> SeenTile:
    face = LOADED[content].tiles[tile]
    return SeenTile(face.id, *at(place), [bool(opened >> n & 1) for n in range(len(face.chests))])


def _picked(g: Tale, seat: int | None) -> int | None:
    """TOG-HID-01: one's own card, before all are turned up."""
    top = g.stack[-1] if g.stack else None
    if not isinstance(top, FirstChoice):
        return None
    return next((lane.given[0] for lane in top.lanes if lane.seat == seat and lane.given), None)


def resample(g: Tale, seat: int | None, luck: Luck) -> None:
    """TOG-HID-08: the decks, the removed tiles, and the quests this seat has not seen.

    Everything unknown is put in order before it is shuffled, so that the result depends on what
    the seat knows and on the luck alone.
    """
    first = sorted(g.decks[0] + g.removed)
    luck.shuffle(first)
    g.removed, g.decks[0] = first[: len(g.removed)], first[len(g.removed) :]
    for deck in g.decks[1:]:
        deck.sort()
        luck.shuffle(deck)
    _resample_quests(g, seat, luck)


def _resample_quests(g: Tale, seat: int | None, luck: Luck) -> None:
    """Others' quests change places with the undealt rest; for nobody only the rest is mixed."""
    piles = [g.quests]
    if seat is not None:
        others = [player for other, player in enumerate(g.players) if other != seat]
        piles += [pile for player in others for pile in (player.held, player.returned)]
    unknown = sorted(tile for pile in piles for tile in pile)
    luck.shuffle(unknown)
    for pile in piles:
        pile[:] = [unknown.pop() for _ in pile]
