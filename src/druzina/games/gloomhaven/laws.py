"""What holds at every decision of a scenario: cards, decks, hit points, places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from druzina.games.gloomhaven.content import BLESS, CURSE
from druzina.games.gloomhaven.model import CHARACTER, INERT, MONSTER, STRONG, Dungeon, Modifiers
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.modifiers import SUPPLY

IN_MOTION = (
    "Walk", "Force", "ForceTo", "Proceed", "StepAside", "MakeRoom", "WhereItStands", "ComeOut",
    "SweepOn",
)  # fmt: skip


def broken(g: Dungeon) -> Iterator[str]:
    """Whatever is not so in this position."""
    yield from _cards(g)
    yield from _decks(g)
    yield from _figures(g)
    if any(not INERT <= state <= STRONG for state in g.elements):
        yield f"elements {g.elements}"


def _cards(g: Dungeon) -> Iterator[str]:
    """GLH-SET-04, GLH-VOC-12: all cards are somewhere, each once; one may lie with another seat."""
    found: Counter[str] = Counter()
    for hero in g.heroes:
        active = [one.card for one in hero.active]
        under_way = [hero.using] if hero.using and hero.using not in active else []
        for pile in (hero.hand, hero.discard, hero.lost, hero.waiting, active, under_way):
            found.update(pile)
    twice = sorted(card for card, times in found.items() if times > 1)
    if twice:
        yield f"{twice} are there twice"
    size = sum(g.facts.printed.classes[hero.class_].hand for hero in g.heroes)
    if len(found) != size:
        yield f"there are {len(found)} cards of {size}"


def _decks(g: Dungeon) -> Iterator[str]:
    """GLH-CMP-04, -05: twenty cards of monsters; blesses and curses as many as were given."""
    marks = g.facts.marks
    leaving = {marks[BLESS], marks[CURSE]}

    def kept(deck: Modifiers) -> int:
        return sum(card not in leaving for card in (*deck.draw, *deck.discard))

    if kept(g.monster_modifiers) != len(g.facts.standard()):
        yield f"the monsters' deck has {kept(g.monster_modifiers)} cards"
    decks = [g.monster_modifiers, *(hero.deck for hero in g.heroes)]
    cards = Counter(card for deck in decks for card in deck.draw)
    if cards[marks[BLESS]] != g.blesses or cards[marks[CURSE]] != g.curses + g.monster_curses:
        yield "blesses or curses do not add up"
    if not all(0 <= n <= SUPPLY for n in (g.blesses, g.curses, g.monster_curses)):
        yield "more blesses or curses than there are"
    for name, deck in g.decks.items():
        size = len(g.facts.printed.decks[name].cards)
        if len(deck.draw) + len(deck.discard) + bool(deck.card) != size:
            yield f"the deck {name} does not have {size} cards"


def _figures(g: Dungeon) -> Iterator[str]:
    """GLH-MOV-03: one figure a hex, on the map; hit points within their bounds."""
    here = field.arena(g)
    places = Counter(one.at for one in g.figures)
    moving = any(type(step).__name__ in IN_MOTION for step in g.stack)
    if not moving and any(times > 1 for times in places.values()):
        yield f"two figures in one hex: {[at for at, times in places.items() if times > 1]}"
    numbers: Counter[tuple[str, int]] = Counter()
    for one in g.figures:
        if one.at not in here.cells:
            yield f"{one.what} stands off the map in {one.at}"
        if one.health > one.full or (one.health < 1 and not one.falling):
            yield f"{one.what} has {one.health} of {one.full} hit points"
        if one.kind == MONSTER:
            numbers[one.what, one.number] += 1
        if one.kind == CHARACTER and g.heroes[one.seat].figure != one.id:
            yield f"{one.what} is not the figure of its seat"
    if any(times > 1 for times in numbers.values()):
        yield "two standees with one number"
