"""What never changes in a sound position (PRO-CMP, PRO-CHR-17, PRO-CHN-06)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import FIELDS, NOTHING, OUT, PLAYING, Kingdom
from druzina.games.prophecy.rules.draft import Draft
from druzina.games.prophecy.rules.effects_gains import KeepDrawn
from druzina.games.prophecy.rules.effects_shops import Buy, LearnOffered
from druzina.games.prophecy.rules.laying import MOST_ADVENTURES, MOST_LESSONS, lying
from druzina.games.prophecy.rules.round import DiscardChance

PILES = ("chance", "adventure", "common", "rare")


def broken(g: Kingdom) -> Iterator[str]:
    yield from _cards(g)
    yield from _characters(g)
    yield from _fields(g)
    for seat in range(len(g.heroes)):
        yield from _hero(g, seat)


def _cards(g: Kingdom) -> Iterator[str]:
    """PRO-CMP-07, -09: every card in one place, and decks unmixed."""
    facts = g.facts
    found = list(g.gone)
    for name in PILES:
        pile = getattr(g, name)
        found += pile.deck
        found += pile.discard
        if not backs(g.content, name).issuperset((*pile.deck, *pile.discard)):
            yield f"a foreign card among {name}"
    for guild, deck in enumerate(g.guilds):
        found += deck
        found += g.lessons[guild]
        if not backs(g.content, GUILDS[guild]).issuperset((*deck, *g.lessons[guild])):
            yield f"a foreign ability in guild {guild}"
        if not 0 <= g.buried[guild] <= len(deck):
            yield f"{g.buried[guild]} abilities are buried in guild {guild}"
    for cards in (*g.open, *g.goods):
        found += cards
    found += [card for card in g.hidden if card != NOTHING]
    found += [card for _, card in g.relics]
    for sphere in g.spheres:
        there = (sphere.lesser, sphere.greater, sphere.artifact, *sphere.dropped)
        found += [card for card in there if card != NOTHING]
    for hero in g.heroes:
        found += (*hero.items, *hero.abilities, *hero.kept)
    found += _between(g)
    if sorted(found) != list(range(len(facts.cards))):
        counted = Counter(found)
        wrong = [facts.ids[n] for n in range(len(facts.cards)) if counted[n] != 1]
        yield f"cards lost or doubled: {', '.join(wrong)}"


@cache
def backs(content: str, deck: str) -> frozenset[int]:
    """The cards with one back."""
    return frozenset(n for n, card in enumerate(LOADED[content].cards) if card.deck == deck)


def _between(g: Kingdom) -> Iterator[int]:
    """Cards on their way: a chance card at work, cards drawn openly and not yet given out."""
    for step in g.stack:
        if isinstance(step, Buy | KeepDrawn):
            yield from step.drawn
        elif isinstance(step, LearnOffered | DiscardChance):
            yield step.card


def _characters(g: Kingdom) -> Iterator[str]:
    """PRO-CMP-02, PRO-NEW-02: ten, each once."""
    found = Counter([*g.pool, *g.dead])
    found.update(
        hero.character
        for hero in g.heroes
        if hero.character != NOTHING and (hero.standing != OUT or hero.character not in g.dead)
    )
    for step in g.stack:
        if isinstance(step, Draft):
            found.update(card for lane in step.lanes for card in lane.hand)
    wrong = [c.id for c in g.facts.characters if found[c.number] != 1]
    if wrong:
        yield f"characters lost or doubled: {', '.join(wrong)}"


def _fields(g: Kingdom) -> Iterator[str]:
    """PRO-CHN-06, -09, -30."""
    for field in range(FIELDS):
        if lying(g, field) > MOST_ADVENTURES:
            yield f"{lying(g, field)} adventures on field {field}"
    for guild, lessons in enumerate(g.lessons):
        if len(lessons) > MOST_LESSONS:
            yield f"{len(lessons)} abilities lie by guild {guild}"


def _hero(g: Kingdom, seat: int) -> Iterator[str]:
    """PRO-CHR-06, -08, -17: stones within their caps, nothing below zero, a place on the ring."""
    hero, table = g.heroes[seat], g.facts.table
    if not 0 <= hero.lives <= hero.red <= table.most_strength:
        yield f"seat {seat} has {hero.lives} of {hero.red} lives"
    if not 0 <= hero.mags <= hero.blue <= table.most_willpower:
        yield f"seat {seat} has {hero.mags} of {hero.blue} mags"
    if hero.gold < 0 or hero.xp < 0:
        yield f"seat {seat} has {hero.gold} gold and {hero.xp} experience"
    if not set(hero.damaged) <= set(hero.items):
        yield f"seat {seat} has damage without an item"
    started = g.round > 0
    if started and hero.standing == PLAYING and not 0 <= hero.field < FIELDS:
        yield f"seat {seat} stands nowhere"
    if hero.standing != PLAYING and hero.field != NOTHING:
        yield f"seat {seat} is not in play and stands on field {hero.field}"
