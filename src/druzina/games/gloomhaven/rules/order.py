"""GLH-INI: who acts when in a round."""

from __future__ import annotations

from druzina.games.gloomhaven.model import A_GROUP, A_HERO, MONSTER, Actor, Dungeon
from druzina.games.gloomhaven.rules.doors import initiative_of

FIRST, REST = 1, 99


def types(g: Dungeon) -> list[str]:
    """The monster types on the map."""
    return sorted({one.what for one in g.figures if one.kind == MONSTER})


def group(g: Dungeon, type_: str) -> Actor:
    deck = g.facts.printed.monsters[type_].deck
    return Actor(A_GROUP, initiative_of(g, deck, g.decks[deck].card), type=type_)


def fixed(g: Dungeon) -> None:
    """GLH-INI-01 to -07, -10: ability cards drawn, the order fixed.

    GLH-INI-03: characters before monsters; two characters by their other cards, then by seat, as
    the players would agree; two types in the order of their names.
    """
    actors = []
    for seat, hero in enumerate(g.heroes):
        if hero.exhausted:
            continue
        cards = [g.facts.printed.cards[card].initiative for card in hero.played]
        led = REST if hero.resting else cards[0]
        hero.initiative = max(FIRST, min(REST, led + hero.shift))  # GLH-INI-09
        hero.shift = 0
        second = REST if hero.resting else cards[1]
        actors.append(Actor(A_HERO, hero.initiative, seat, second=second))
    actors += [group(g, type_) for type_ in types(g)]
    g.order = sorted(actors, key=_place)
    g.at_turn = 0


def _place(actor: Actor) -> tuple[int, int, int, int, str]:
    return actor.initiative, actor.kind, actor.second, actor.seat, actor.type


def sorted_in(g: Dungeon, actor: Actor) -> None:
    """A type that appears in mid-round: at its place among those that are still to act."""
    rest = sorted([*g.order[g.at_turn + 1 :], actor], key=_place)
    g.order = [*g.order[: g.at_turn + 1], *rest]
