"""PRO-HID: worlds a seat cannot tell from the true one: what it cannot know is drawn anew.

What is unknown is sorted before it is shuffled, so that the true order leaves no trace.
"""

from __future__ import annotations

from druzina.core import Luck
from druzina.games.prophecy.model import ARTIFACT, GREATER, LESSER, NOTHING, Kingdom, Sphere
from druzina.games.prophecy.rules.draft import Draft


def resample(g: Kingdom, seat: int | None, luck: Luck) -> None:
    """PRO-HID-01 to -04, -06, -07."""
    known = looked(g, seat)
    before = face_down_cards(g)
    for deck in (g.chance.deck, g.common.deck, g.rare.deck):
        mix(deck, luck)
    _adventures(g, known, luck)
    for guild, deck in enumerate(g.guilds):
        unknown = deck[g.buried[guild] :]
        mix(unknown, luck)
        deck[g.buried[guild] :] = unknown
    _spheres(g, known, luck)
    remember(g, dict(zip(before, face_down_cards(g), strict=True)))
    _characters(g, seat, luck)


def face_down_cards(g: Kingdom) -> list[int]:
    """What lies on fields and in spheres, place by place, whether looked at or not."""
    inside = ((sphere.lesser, sphere.greater, sphere.artifact) for sphere in g.spheres)
    return [*g.hidden, *(card for cards in inside for card in cards)]


def remember(g: Kingdom, now: dict[int, int]) -> None:
    """What others remember of a card they looked at follows the card that lies there now."""
    for hero in g.heroes:
        if hero.looked:
            hero.looked = [now.get(card, card) for card in hero.looked]


def looked(g: Kingdom, seat: int | None) -> set[int]:
    """PRO-HID-06: face-down cards this seat has seen; for nobody, those that any seat has."""
    heroes = g.heroes if seat is None else [g.heroes[seat]]
    return {card for hero in heroes for card in hero.looked}


def secret(g: Kingdom, seat: int) -> bool:
    """Whether the seat sees anything another may not: its draft, a card it looked at."""
    drafting = bool(g.stack) and isinstance(g.stack[-1], Draft)
    return drafting or bool(g.heroes[seat].looked)


def mix(cards: list[int], luck: Luck) -> None:
    cards.sort()
    luck.shuffle(cards)


def _adventures(g: Kingdom, known: set[int], luck: Luck) -> None:
    """PRO-HID-03, -04: the deck and the face-down cards of fields, but those looked at."""
    fields = [f for f, card in enumerate(g.hidden) if card != NOTHING and card not in known]
    unknown = [*g.adventure.deck, *(g.hidden[field] for field in fields)]
    mix(unknown, luck)
    for field in fields:
        g.hidden[field] = unknown.pop()
    g.adventure.deck = unknown


def _spheres(g: Kingdom, known: set[int], luck: Luck) -> None:
    """PRO-HID-02: each kind among the spheres where it lies face down."""
    for name, mark in (("lesser", LESSER), ("greater", GREATER), ("artifact", ARTIFACT)):
        veiled = [s for s in g.spheres if _veiled(s, name, mark, known)]
        unknown = [getattr(sphere, name) for sphere in veiled]
        mix(unknown, luck)
        for sphere, card in zip(veiled, unknown, strict=True):
            setattr(sphere, name, card)


def _veiled(sphere: Sphere, name: str, mark: int, known: set[int]) -> bool:
    card = getattr(sphere, name)
    return card != NOTHING and not sphere.shown & mark and card not in known


# The draft


def _characters(g: Kingdom, seat: int | None, luck: Luck) -> None:
    """PRO-HID-01, PRO-DRF-05: the pool; during the draft what the others hold."""
    top = g.stack[-1] if g.stack else None
    if seat is None or not isinstance(top, Draft):
        mix(g.pool, luck)
        return
    hands = [list(lane.hand) for lane in top.lanes]
    sure = surely(g, top, seat, luck)
    unknown = [
        *g.pool,
        *(card for other, hand in enumerate(hands) if other != seat for card in hand),
    ]
    unknown = [card for card in unknown if card not in sure]
    mix(unknown, luck)
    for other, lane in enumerate(top.lanes):
        if other != seat:
            lane.hand = [dealt(sure, other, place, unknown) for place in range(len(lane.hand))]
            g.heroes[other].passed = []
    g.pool = unknown


def surely(g: Kingdom, draft: Draft, seat: int, luck: Luck) -> dict[int, tuple[int, int]]:
    """PRO-HID-01: where the cards this seat passed must lie: by card, the seat and the place.

    The last lies with the left neighbour, in the place of what was passed; the one before is what
    the neighbour kept, or has gone on to the next.
    """
    seats = len(g.heroes)
    left, beyond = (seat + 1) % seats, (seat + 2) % seats
    passed = g.heroes[seat].passed
    sure: dict[int, tuple[int, int]] = {}
    if passed:
        sure[passed[-1]] = (left, 1)
    mine = draft.lanes[seat].hand
    if len(passed) > 1 and passed[0] not in mine and passed[0] != passed[-1]:
        stays = beyond == seat or luck.roll(2)
        sure[passed[0]] = (left, 0) if stays else (beyond, 1)
    return sure


def dealt(sure: dict[int, tuple[int, int]], seat: int, place: int, unknown: list[int]) -> int:
    """The card that must lie there, or any other."""
    for card, there in sure.items():
        if there == (seat, place):
            return card
    return unknown.pop()
