"""GLH-INI: who acts when in a round; what the players agree on between equals."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Step
from druzina.games.gloomhaven.model import A_GROUP, A_HERO, A_THING, MONSTER, Actor, Dungeon, Figure
from druzina.games.gloomhaven.rules.asking import Ask, thing
from druzina.games.gloomhaven.rules.doors import group_of, initiative_of, leads_group_of
from druzina.games.gloomhaven.rules.objectives import acting

FIRST, REST = 1, 99
BEFORE = "first"


def types(g: Dungeon) -> list[str]:
    """The monster types on the map."""
    found = [one for one in (*g.figures, *g.away) if one.kind == MONSTER]
    return sorted({one.what for one in found if not one.dormant and not one.asleep})


def group(g: Dungeon, type_: str) -> Actor:
    deck = g.facts.printed.monsters[type_].deck
    return Actor(A_GROUP, initiative_of(g, deck, g.decks[deck].card), type=type_)


def fixed(g: Dungeon) -> None:
    """GLH-INI-02 to -07, -10: the order is fixed; characters before monsters, two characters by
    their other cards; what is equal then is asked."""
    actors = []
    for seat, hero in enumerate(g.heroes):
        if hero.exhausted:
            continue
        if hero.helpless:  # GLH-VAR-04
            hero.initiative, hero.played = REST, []
            actors.append(Actor(A_HERO, REST, seat, second=REST))
            continue
        cards = [g.facts.printed.cards[card].initiative for card in hero.played]
        led = REST if hero.resting else cards[0]
        hero.initiative = max(FIRST, min(REST, led + hero.shift))  # GLH-INI-09
        hero.shift = 0
        second = REST if hero.resting else cards[1]
        actors.append(Actor(A_HERO, hero.initiative, seat, second=second))
    found = types(g)
    actors += [group(g, type_) for type_ in found if leads_group_of(g, type_) not in found]
    actors += [Actor(A_THING, initiative, type=name) for name, initiative in acting(g)]
    g.order = sorted(actors, key=_place)
    g.at_turn = 0
    g.then(Ties(0))


def _place(actor: Actor) -> tuple[int, int, int, int, int, str]:
    return actor.initiative, actor.kind, actor.second, actor.rank, actor.seat, actor.type


def equal(one: Actor, other: Actor) -> bool:
    """GLH-INI-03: whether nothing but the players decides between two."""
    return _place(one)[:3] == _place(other)[:3]


def sorted_in(g: Dungeon, actor: Actor) -> None:
    """A type that appears in mid-round: at its place among those that are still to act."""
    rest = sorted([*g.order[g.at_turn + 1 :], actor], key=_place)
    g.order = [*g.order[: g.at_turn + 1], *rest]
    g.then(Ties(g.at_turn + 1))


# Ties


class Ties(Step[Dungeon]):
    """GLH-PRC-01 step 6: from the lowest initiative up, one place of the order after the other."""

    place: int

    def run(self, g: Dungeon) -> None:
        while self.place < len(g.order):
            among = alike(g, self.place)
            open_ = foremost(g, among)
            if len(open_) > 1:
                g.then(WhoIsFirst(g.leader(), self.place), Ties(self.place + 1))
                return
            put(g, self.place, open_[0])
            self.place += 1


def alike(g: Dungeon, place: int) -> list[Actor]:
    """The actor at a place of the order and those after it that are equal to it."""
    return [one for one in g.order[place:] if equal(one, g.order[place])]


def foremost(g: Dungeon, among: Sequence[Actor]) -> list[Actor]:
    """Those of whom it is not settled that another comes before them."""
    return [one for one in among if not any(_precedes(g, other, one) for other in among)]


def _precedes(g: Dungeon, one: Actor, other: Actor) -> bool:
    """GLH-INI-04: settled in this round, or once for the scenario if they share a deck."""
    if one.rank and other.rank:
        return one.rank < other.rank
    if other.type and other.type == leads_group_of(g, one.type):
        return True  # GLH-BOS-10
    known = g.type_order
    if not share_deck(g, one.type, other.type) or not {one.type, other.type} <= set(known):
        return False
    return known.index(one.type) < known.index(other.type)


def share_deck(g: Dungeon, one: str, other: str) -> bool:
    printed = g.facts.printed.monsters
    return one in printed and other in printed and printed[one].deck == printed[other].deck


def put(g: Dungeon, place: int, actor: Actor) -> None:
    """An actor to its place; types that share a deck keep their order for the whole scenario."""
    rest = [one for one in alike(g, place) if one is not actor]
    g.order.remove(actor)
    g.order.insert(place, actor)
    before = g.order[place - 1] if place else None
    follows = before is not None and equal(before, actor)
    actor.rank = before.rank + 1 if before is not None and follows else 1
    keep(g, actor.type, [one.type for one in rest])


def keep(g: Dungeon, type_: str, others: Sequence[str]) -> None:
    """GLH-INI-04: asked once for a scenario."""
    known = g.type_order
    sharing = [one for one in others if share_deck(g, type_, one)]
    if type_ in known or not (sharing or any(share_deck(g, type_, one) for one in known)):
        return
    later = [known.index(one) for one in sharing if one in known]
    known.insert(min(later, default=len(known)), type_)


def name_of(g: Dungeon, actor: Actor) -> str:
    return g.heroes[actor.seat].class_ if actor.kind == A_HERO else actor.type


class WhoIsFirst(Ask):
    """GLH-INI-03, -04, -06: between equals the players decide."""

    clause = "GLH-INI-03"

    place: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        open_ = foremost(g, alike(g, self.place))
        return sorted(f"{BEFORE} {name_of(g, one)}" for one in open_)

    def answer(self, g: Dungeon, choice: str) -> None:
        among = alike(g, self.place)
        put(g, self.place, next(one for one in among if name_of(g, one) == thing(choice)))


def late_ones(g: Dungeon) -> list[Figure]:
    """GLH-DOR-06: revealed figures whose moment has passed; who stands idle has no turn."""
    return [one for one in g.figures if one.pending and not one.idle and not one.dormant]


class WhichIsNext(Ask):
    """GLH-DOR-06, GLH-PRC-10 step 8: revealed types of one initiative that act after a turn."""

    clause = "GLH-INI-03"

    def among(self, g: Dungeon) -> list[Actor]:
        """The revealed types with the lowest initiative."""
        late = sorted({group_of(g, one.what) for one in late_ones(g)})
        actors = sorted((group(g, type_) for type_ in late), key=_place)
        return foremost(g, [one for one in actors if equal(one, actors[0])])

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{BEFORE} {one.type}" for one in self.among(g)]

    def answer(self, g: Dungeon, choice: str) -> None:
        from druzina.games.gloomhaven.rules.monsters import GroupTurn

        among = [one.type for one in self.among(g)]
        type_ = thing(choice)
        keep(g, type_, [one for one in among if one != type_])
        g.then(GroupTurn(type_, pending=True))
