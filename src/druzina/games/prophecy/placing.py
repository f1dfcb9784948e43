"""Files of positions: what they leave open is filled up, so that every card is somewhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from druzina.games.prophecy.model import MOVEMENT, NOTHING, OUT, Kingdom
from druzina.games.prophecy.rules.entering import prepare
from druzina.games.prophecy.rules.round import TURNS, Round

PILES = ("chance", "adventure", "common", "rare")


def fill(g: Kingdom, told: Collection[str]) -> None:
    """Characters where a file names none, decks less what lies elsewhere, the turn to come."""
    if not told or "stack" in told:
        return
    g.round = max(1, g.round)
    for seat in range(len(g.heroes)):
        _ready(g, seat)
    taken = {hero.character for hero in g.heroes} | set(g.dead)
    g.pool = [one.number for one in g.facts.characters if one.number not in taken]
    _decks(g)
    if "turns" not in told:
        g.turns = 1
    if "phase" not in told:
        g.phase = MOVEMENT
    g.stack = [Round(part=TURNS)]


def _ready(g: Kingdom, seat: int) -> None:
    """PRO-SET-05, -11: the first character nobody is, on its guild, with its stones."""
    hero, facts = g.heroes[seat], g.facts
    if hero.standing == OUT:
        return
    if hero.character == NOTHING:
        taken = {other.character for other in g.heroes} | set(g.dead)
        hero.character = next(one.number for one in facts.characters if one.number not in taken)
    told = hero.lives, hero.red, hero.mags, hero.blue, hero.gold, hero.xp
    prepare(g, seat, hero.character)
    lives, red, mags, blue, gold, xp = told
    hero.red = max(red, lives) or hero.red
    hero.blue = max(blue, mags) or hero.blue
    hero.lives, hero.mags = lives or hero.red, mags or (0 if blue else hero.blue)
    hero.gold, hero.xp = gold or hero.gold, xp or hero.xp
    if hero.field == NOTHING:
        hero.field = facts.guild_fields[facts.characters[hero.character].guilds[0]]


def _decks(g: Kingdom) -> None:
    """PRO-CMP-07: a card lies once; a deck has what lies nowhere else."""
    used = set(_lying(g))
    for name in PILES:
        pile = getattr(g, name)
        pile.discard = [card for card in pile.discard if card not in used]
        pile.deck = [card for card in pile.deck if card not in (*used, *pile.discard)]
    for guild, deck in enumerate(g.guilds):
        g.guilds[guild] = [card for card in deck if card not in used]
        g.buried[guild] = min(g.buried[guild], len(g.guilds[guild]))
    held = {card for hero in g.heroes for card in hero.items} | {card for _, card in g.relics}
    for sphere in g.spheres:
        if sphere.artifact in held:  # PRO-SPH-11: conquered, its guardians are gone
            g.gone += [card for card in (sphere.lesser, sphere.greater) if card != NOTHING]
            sphere.lesser = sphere.greater = sphere.artifact = NOTHING


def _lying(g: Kingdom) -> Iterable[int]:
    """Cards that are with characters or lie on the board."""
    for hero in g.heroes:
        yield from (*hero.items, *hero.abilities, *hero.kept)
    for cards in (*g.open, *g.lessons, *g.goods):
        yield from cards
    yield from (card for card in g.hidden if card != NOTHING)
