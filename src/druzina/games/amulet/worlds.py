"""What a seat may not see, drawn anew (AMU-INF, AMU-HID-06)."""

from __future__ import annotations

from druzina.core import Luck
from druzina.games.amulet.model import HIDDEN, NOTHING, Player, Realm
from druzina.games.amulet.rules.fighting import Fight


def resample(g: Realm, seat: int | None, luck: Luck) -> None:
    """AMU-INF-01, -05, AMU-HID-06: decks, the pile of upgrades, the mythical card, others' oaths.

    What is unknown is sorted before it is shuffled; face-down cards of the rows stay the same,
    since every back belongs to one card.
    """
    _resample_deck(g, luck)
    unknown = g.adventures[g.buried :]
    unknown.sort()
    luck.shuffle(unknown)
    g.adventures[g.buried :] = unknown
    g.upgrades.sort()
    luck.shuffle(g.upgrades)
    _resample_mythical(g, luck)
    if g.mode == HIDDEN:
        _resample_oaths(g, seat, luck)


def _resample_deck(g: Realm, luck: Luck) -> None:
    """AMU-SET-06: level 1 stays above level 2."""
    monsters = g.facts.monsters
    for level in (2, 1):
        part = sorted(one for one in g.deck if monsters[one].level == level)
        luck.shuffle(part)
        g.deck = [one for one in g.deck if monsters[one].level != level] + part


def _resample_mythical(g: Realm, luck: Luck) -> None:
    """AMU-INF-05: from all mythical cards that were never turned up."""
    fight = next((step for step in g.stack if isinstance(step, Fight)), None)
    unseen = [*g.unused, *g.mythical]
    below = g.dungeon != NOTHING
    if below:
        unseen.append(g.dungeon)
    fought = fight is not None and not fight.open and _mythical(g, fight.monster)
    if fight is not None and fought:
        unseen.append(fight.monster)
    unseen.sort()
    luck.shuffle(unseen)
    if below:
        g.dungeon = unseen.pop()
    if fight is not None and fought:
        fight.monster = unseen.pop()
    g.mythical = [unseen.pop() for _ in g.mythical]
    g.unused = unseen


def _mythical(g: Realm, monster: int) -> bool:
    return g.facts.monsters[monster].mythical


def _resample_oaths(g: Realm, seat: int | None, luck: Luck) -> None:
    """AMU-HID-05, -06: all oaths this seat has not seen; for nobody those no seat holds."""
    unknown = list(g.unsworn)
    others = [] if seat is None else [p for n, p in enumerate(g.players) if n != seat]
    for player in others:
        unknown += player.oaths
        if player.dropped != NOTHING:
            unknown.append(player.dropped)
    unknown.sort()
    held = [(player, len(player.oaths) + (player.dropped != NOTHING)) for player in others]
    dealt: list[list[int]] | None = None
    while dealt is None:
        luck.shuffle(unknown)
        dealt = deal_oaths(unknown, held)
    for player, oaths in zip(others, dealt, strict=True):
        if player.dropped != NOTHING:
            player.dropped = oaths.pop()
        player.oaths = sorted(oaths)
    given = {oath for oaths in dealt for oath in oaths}
    given |= {player.dropped for player in others}
    g.unsworn = [oath for oath in unknown if oath not in given]


def deal_oaths(unknown: list[int], held: list[tuple[Player, int]]) -> list[list[int]] | None:
    """To each so many of those it can have, in their order; None if this order does not go."""
    left, dealt = list(unknown), []
    for player, n in held:
        oaths = [oath for oath in left if oath not in player.refuted][:n]
        if len(oaths) < n:
            return None
        dealt.append(oaths)
        left = [oath for oath in left if oath not in oaths]
    return dealt


def secret(g: Realm, seat: int) -> bool:
    """Whether the seat sees anything another may not: its oaths, a card it looked at."""
    player = g.players[seat]
    return bool(player.looked) or (g.mode == HIDDEN and bool(player.oaths))
