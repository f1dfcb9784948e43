"""GLH-AMD, GLH-ADV: attack modifier decks, drawn from with advantage, disadvantage or without."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.content import BLESS, CURSE, Content
from druzina.games.gloomhaven.model import NOBODY, OBJECTIVE, Dungeon, Figure, Modifiers

ADVANTAGE, PLAIN, DISADVANTAGE = 1, 0, -1
BETTER, WORSE = Modifier(n=2), Modifier(n=-2)
WORST, BEST = -1000, 1000


def deck_of(g: Dungeon, one: Figure) -> Modifiers:
    """GLH-AMD-01: the own deck, a summon the summoner's, all monsters one."""
    if one.kind == OBJECTIVE and "deck" in g.counters:
        return g.heroes[g.counters["deck"]].deck
    return g.monster_modifiers if one.seat == NOBODY else g.heroes[one.seat].deck


def draw(g: Dungeon, deck: Modifiers, drawn: int = 0) -> int:
    """GLH-AMD-04 to -06: one card; a bless or a curse leaves the deck, an empty one is mixed.

    The last `drawn` discards are cards of the attack that is under way: they stay out, unless there
    are no others.
    """
    if not deck.draw:
        kept = max(0, len(deck.discard) - drawn) or len(deck.discard)
        deck.draw, deck.discard = deck.discard[:kept], deck.discard[kept:]
        g.shuffle(deck.draw)
    number = g.draw(deck.draw, "modifier")
    marks = g.facts.marks
    if number == marks[BLESS]:
        g.blesses -= 1
    elif number == marks[CURSE]:
        if deck is g.monster_modifiers:
            g.monster_curses -= 1
        else:
            g.curses -= 1
    else:
        deck.discard.append(number)
        deck.mix = deck.mix or g.facts.modifiers[number].shuffle
    return number


def leaves(facts: Content, number: int) -> bool:
    """GLH-AMD-06: whether a card that was drawn goes back to the supply."""
    return number in (facts.marks[BLESS], facts.marks[CURSE])


def counted(card: Modifier, steady: bool) -> Modifier:
    """GLH-VAR-05: with less luck 2× and bless are +2, null and curse −2."""
    if not steady or card.times == 1:
        return card
    return BETTER if card.times else WORSE


def drawn(g: Dungeon, one: Figure, edge: int, value: int) -> tuple[list[Modifier], list[Modifier]]:
    """The cards that count, and all that were drawn."""
    deck, cards = deck_of(g, one), g.facts.modifiers
    all_: list[Modifier] = []
    out = 0

    def next_card() -> Modifier:
        nonlocal out
        number = draw(g, deck, out)
        out += not leaves(g.facts, number)
        all_.append(counted(cards[number], g.steady))
        return all_[-1]

    return kept(next_card, edge, value), all_


def kept(next_card: Callable[[], Modifier], edge: int, value: int) -> list[Modifier]:
    """GLH-AMD-03, GLH-ADV-01 to -08: of the cards that come, those that count."""
    if edge == PLAIN:
        return _to_the_last(next_card, [])
    pair = [next_card(), next_card()]
    rolling = [card for card in pair if card.rolling]
    plain = [card for card in pair if not card.rolling]
    if not plain:
        found = _to_the_last(next_card, rolling)
        return found if edge == ADVANTAGE else found[-1:]
    if rolling:
        return [*rolling, *plain] if edge == ADVANTAGE else plain
    first, second = plain
    better = edge == ADVANTAGE
    return [
        second
        if _better(second, first, value) == better and _differ(first, second, value)
        else first
    ]


def _to_the_last(next_card: Callable[[], Modifier], cards: Sequence[Modifier]) -> list[Modifier]:
    found = [*cards, next_card()]
    while found[-1].rolling:
        found.append(next_card())
    return found


def _differ(one: Modifier, other: Modifier, value: int) -> bool:
    """GLH-ADV-04: whether it is clear which of two is better."""
    return _better(one, other, value) != _better(other, one, value)


def _better(one: Modifier, other: Modifier, value: int) -> bool:
    """GLH-ADV-04, -08: no smaller number and no fewer effects, and one of them more."""
    more, less = worth(one, value), worth(other, value)
    mine, others = effects(one), effects(other)
    return more >= less and mine >= others and (more > less or mine > others)


def worth(card: Modifier, value: int) -> int:
    """GLH-ADV-06, -08: what the number makes of a value; null is the worst."""
    if not card.times:
        return WORST
    return value * card.times + card.n


def effects(card: Modifier) -> frozenset[str]:
    found: set[str] = set(card.conditions)
    if card.infuse:
        found.add(card.infuse)
    for name in ("push", "pull", "pierce", "heal", "shield", "target", "refresh"):
        n = getattr(card, name)
        found |= {f"{name} {step}" for step in range(1, n + 1)}
    if card.invisible:
        found.add("invisible")
    return frozenset(found)


def applied(value: int, cards: Sequence[Modifier], doubles: bool = True) -> int:
    """GLH-AMD-09: numbers first, then 2× or null; GLH-VOC-21: a 2× may count as +0."""
    total, times = value, 1
    for card in cards:
        total += card.n
        times *= card.times if doubles else min(1, card.times)
    return max(0, total) * times


def curse(g: Dungeon, one: Figure) -> bool:
    """GLH-CON-10: a curse into the rest of the deck, if the side's supply has one."""
    deck = deck_of(g, one)
    if one.seat == NOBODY:
        if g.monster_curses >= SUPPLY:
            return False
        g.monster_curses += 1
    else:
        if g.curses >= SUPPLY:
            return False
        g.curses += 1
    deck.draw.append(g.facts.marks[CURSE])
    g.shuffle(deck.draw)
    return True


def bless(g: Dungeon, one: Figure) -> bool:
    """GLH-CON-11, -21: the supply of blesses is common."""
    if g.blesses >= SUPPLY:
        return False
    g.blesses += 1
    deck = deck_of(g, one)
    deck.draw.append(g.facts.marks[BLESS])
    g.shuffle(deck.draw)
    return True


SUPPLY = 10  # GLH-CMP-05


def mix_if_due(g: Dungeon, deck: Modifiers) -> None:
    """GLH-AMD-05: after a standard 2× or null, at the end of the round."""
    if deck.mix:
        deck.draw += deck.discard
        deck.discard, deck.mix = [], False
        g.shuffle(deck.draw)
