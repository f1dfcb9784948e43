"""PRO-CHN, PRO-SET-07 to -09: cards laid on fields."""

from __future__ import annotations

from functools import cache

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import ITEM_DECKS, MARKETS
from druzina.games.prophecy.model import FIELDS, NOTHING, Kingdom
from druzina.games.prophecy.rules.cards import bury, discard, draw, draw_ability, draw_unseen

MOST_ADVENTURES, MOST_LESSONS = 2, 2


def lying(g: Kingdom, field: int) -> int:
    """How many adventure cards lie on a field."""
    return len(g.open[field]) + (g.hidden[field] != NOTHING)


def lay_adventure(g: Kingdom, field: int) -> None:
    """PRO-CHN-03 to -05, -07: face up if no face-up card lies there, else under it unseen."""
    face_up = g.open[field]
    if len(face_up) + (g.hidden[field] != NOTHING) >= MOST_ADVENTURES:
        return
    if face_up:
        card = draw_unseen(g, "adventure")
        g.hidden[field] = card
        if card != NOTHING and g.told is not None:
            g.tell("PRO-CHN-04", "event-lays-hidden", field=field)
        return
    lay_open(g, field)


def lay_open(g: Kingdom, field: int) -> int:
    """The top adventure card face up; `NOTHING` if there is none."""
    card = draw(g, "adventure")
    if card != NOTHING:
        g.open[field].append(card)
        if g.told is not None:
            g.tell("PRO-CHN-03", "event-lays", field=field, card=card)
    return card


def turn_up(g: Kingdom, field: int) -> None:
    """PRO-MON-01: the face-down card of a field."""
    card = g.hidden[field]
    if card == NOTHING:
        return
    g.reveal("adventure")
    g.hidden[field] = NOTHING
    g.open[field].append(card)
    forget_looks(g, card)
    if g.told is not None:
        g.tell("PRO-MON-01", "event-turns-up-adventure", field=field, card=card)


def forget_looks(g: Kingdom, card: int) -> None:
    """PRO-HID-06: what lies open is no secret any more."""
    for hero in g.heroes:
        if card in hero.looked:
            hero.looked.remove(card)


def lay_adventures(g: Kingdom, terrain: str, first: int) -> None:
    """PRO-CHN-01, -02, PRO-SET-09: one on each field of the terrain, clockwise from a field."""
    for field in clockwise(g.content, terrain, first):
        lay_adventure(g, field)


@cache
def clockwise(content: str, terrain: str, first: int) -> tuple[int, ...]:
    """The fields of a terrain, from a field on."""
    fields = LOADED[content].fields
    circle = [(first + step) % FIELDS for step in range(FIELDS)]
    return tuple(field for field in circle if fields[field].kind == terrain)


def lay_ability(g: Kingdom, guild: int) -> None:
    """PRO-CHN-08 to -10: the older of two goes under the deck first; nothing from an empty one."""
    lessons = g.lessons[guild]
    if not g.guilds[guild]:
        return
    if len(lessons) >= MOST_LESSONS:
        bury(g, lessons.pop(0))
    card = draw_ability(g, guild)
    lessons.append(card)
    if g.told is not None:
        g.tell("PRO-CHN-08", "event-lays-ability", guild=guild, card=card)


def lay_goods(g: Kingdom, market: str, numbers: dict[str, int]) -> None:
    """PRO-CHN-12, -13: the goods left there go to their discards, then come new ones."""
    goods = g.goods[MARKETS.index(market)]
    for card in goods:
        discard(g, card)
    goods.clear()
    for deck in ITEM_DECKS:
        for _ in range(numbers.get(deck, 0)):
            card = draw(g, deck)
            if card != NOTHING:
                goods.append(card)
    if g.told is not None:
        field = next(f.number for f in LOADED[g.content].fields if f.kind == market)
        g.tell("PRO-CHN-12", "event-lays-goods", field=field, cards=tuple(goods))
