"""GLH-DOR, GLH-PRC-10: doors opened, rooms revealed, monsters placed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.model import MonsterType, Stats
from druzina.games.gloomhaven.content import LOADED
from druzina.games.gloomhaven.model import (
    BOSS,
    ELITE,
    MONSTER,
    NOBODY,
    NORMAL,
    AbilityDeck,
    Dungeon,
    Figure,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import (
    held_back,
    perch,
    settle_idle,
    side_of,
    sleeps,
    stat_more,
)
from druzina.games.gloomhaven.rules.shortage import who_come
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import MonsterPlace, Overlay

RANKS = {"normal": NORMAL, "elite": ELITE, "boss": BOSS}
HIGHEST = 7
BETWEEN = ("cards", "cleanup")  # phases in which nobody has a turn


def closed_doors(g: Dungeon) -> list[Hex]:
    """GLH-DOR-02: the closed doors of the revealed rooms."""
    revealed = set(g.revealed)
    return [
        place
        for join in field.scenario(g).joins
        if join.kind == "door" and revealed & set(join.tiles)
        for place in join.hexes
        if place not in g.opened
    ]


def enterable(g: Dungeon) -> list[Hex]:
    """GLH-DOR-14: the closed doors that are not locked."""
    locked = {
        place for join in field.scenario(g).joins if join.locked for place in join.hexes
    } - set(g.unlocked)
    return [place for place in closed_doors(g) if place not in locked]


def doors_named(g: Dungeon, names: Sequence[str]) -> list[Hex]:
    """The doors that rules speak of by these names."""
    return [
        place
        for join in field.scenario(g).joins
        if join.kind == "door" and join.name in names
        for place in join.hexes
    ]


def open_door(g: Dungeon, place: Hex, opener: Figure) -> None:
    """GLH-PRC-10: the door is open, the room behind exists from now on."""
    if g.told is not None:
        g.tell("GLH-DOR-01", "event-door", seat=opener.seat)
    if _open(g, [place]) and opener.id == g.acting and opener.seat != NOBODY:
        g.count(opener.seat, "rooms")


def open_by_rule(g: Dungeon, places: Sequence[Hex]) -> None:
    """GLH-DOR-12: doors that nobody enters."""
    if not places:
        return
    if g.told is not None:
        g.tell("GLH-DOR-12", "event-doors-open", n=len(places))
    _open(g, places)


def _open(g: Dungeon, places: Sequence[Hex]) -> bool:
    """GLH-PRC-10 steps 2 to 6; whether a room was revealed."""
    before = set(g.revealed)
    g.opened += places
    g.doorways = [each for each in g.doorways if each not in places]
    here = field.scenario(g)
    new = sorted(here.revealed(g.opened, g.shown) - before)
    g.reveal("room")
    placed = reveal(g, new, places[0])
    appear(g, placed, late=True)
    for join in here.joins:
        if join.name and set(join.hexes) & set(places):
            g.counters[f"door {join.name}"] = max(1, g.round)
            happens(g, "door_opened", door=join.name)
    from druzina.games.gloomhaven.rules.ending import settle_goal

    settle_goal(g)
    return bool(new)


def appear(g: Dungeon, placed: Sequence[Figure], late: bool) -> None:
    """GLH-DOR-05 to -07, -12, GLH-SUM-11: when figures that have just been placed act.

    `late`: those whose moment has passed act after the turn; else in the next round.
    """
    placed = [one for one in placed if not one.asleep]
    if g.phase in BETWEEN or not placed:
        return
    turn_of = g.order[g.at_turn] if g.at_turn < len(g.order) else None
    draw_cards(g, {one.what for one in placed})
    for one in placed:
        deck = g.facts.printed.monsters[one.what].deck
        initiative = initiative_of(g, deck, g.decks[deck].card)
        passed = initiative < turn_of.initiative if turn_of else False
        passed = passed or acted(g, one.what)
        one.pending = passed and late
        one.idle = passed and not late
    settle_idle(g)
    schedule(g, {one.what for one in placed if not one.pending and not one.idle})


def acted(g: Dungeon, type_: str) -> bool:
    """GLH-DOR-07: the turn of the type is over in this round."""
    group = group_of(g, type_)
    came = any(actor.type == group for actor in g.order[: g.at_turn + 1])
    return came and all(actor.type != group for actor in g.order[g.at_turn + 1 :])


def leads_group_of(g: Dungeon, type_: str) -> str:
    """GLH-BOS-10: the ordinary type whose cards and group a boss of its kind shares, if any."""
    return _led(g.content, type_)


@cache
def _led(content: str, type_: str) -> str:
    printed = LOADED[content].printed.monsters
    one = printed.get(type_, None)
    if one is None or not one.boss or not one.variant_of:
        return ""
    return "" if printed[one.variant_of].boss else one.variant_of


def group_of(g: Dungeon, type_: str) -> str:
    """GLH-BOS-10: the type in whose turn a type acts in this round."""
    ordinary = leads_group_of(g, type_)
    if not ordinary:
        return type_
    turns = {actor.type for actor in g.order}
    there = ordinary in turns or any(one.what == ordinary for one in g.figures)
    return ordinary if there and type_ not in turns else type_


def reveal(g: Dungeon, tiles: Iterable[str], door: Hex | None = None) -> list[Figure]:
    """GLH-SET-05, GLH-DOR-01, -04: overlays, money, treasure, then monsters, of these tiles."""
    from druzina.games.gloomhaven.rules.objectives import place_objectives

    chosen = set(tiles)
    g.revealed += [tile for tile in sorted(chosen) if tile not in g.revealed]
    here = field.scenario(g)
    things = {place for thing in here.objectives for place in thing.hexes}
    for overlay in here.overlays:
        if overlay.tile in chosen and not things & set(overlay.hexes):
            damage, conditions = _effect(g, overlay)
            piece = Piece(overlay.kind, list(overlay.hexes), damage, conditions, look=overlay.look)
            g.pieces.append(piece)
    for one in here.treasures:
        if one.tile in chosen:
            times = one.count if one.kind == "coin" else 1
            g.loose += [Loose(one.at, one.number, one.goal) for _ in range(times)]
    place_objectives(g, chosen)
    places = [each for each in here.monsters_for(g.characters, chosen) if not held_back(g, each[0])]
    if door is None:
        return place_monsters(g, places, coin=True)
    certain, asked = who_come(g, places, door)
    g.placed += [each[0].named or each[0].type for each in places if each not in certain]
    g.then(*asked)
    return place_monsters(g, certain, coin=True)


def place_monsters(
    g: Dungeon, places: Sequence[tuple[MonsterPlace, str]], coin: bool
) -> list[Figure]:
    """GLH-DOR-04: each on its printed hex, or the nearest one that is empty."""
    found = []
    for place, rank in places:
        type_ = place.named or place.type
        at = place.at
        if g.at(at) is not None:
            free = field.nearest_empty(g, at)
            at = free[0] if free else at
        rank = "boss" if g.facts.printed.monsters[type_].boss else rank
        figure = place_monster(g, type_, rank, at, coin, place.level_bonus)
        g.placed.append(type_)
        if figure is not None:
            found.append(figure)
    return found


def _effect(g: Dungeon, overlay: Overlay) -> tuple[int, list[str]]:
    """GLH-OVL-14: what a trap does is said by the scenario, not by its picture."""
    effect = field.scenario(g).traps.get(overlay.look)
    if overlay.kind != "trap" or effect is None:
        return 0, []
    return (g.trap if effect.damage else 0), list(effect.conditions)


def free_standees(g: Dungeon, type_: str) -> list[int]:
    """GLH-CMP-06: the numbers of a type that are not on the map."""
    taken = {one.number for one in g.figures if one.kind == MONSTER and one.what == type_}
    standees = g.facts.printed.monsters[type_].standees
    return [number for number in range(1, standees + 1) if number not in taken]


def place_monster(
    g: Dungeon, type_: str, rank: str, at: Hex, coin: bool = False, level_bonus: int = 0
) -> Figure | None:
    """GLH-SET-06, GLH-DOR-04: a random free standee; none left, none placed."""
    printed = g.facts.printed.monsters[type_]
    free = free_standees(g, type_)
    if not free:
        return None
    if len(free) > 1:
        g.reveal("standee")
    number = free[g.cast(len(free))]
    stats = stats_of(g, printed, RANKS[rank], level_bonus)
    health = worked_out(stats.health, g)
    figure = Figure(
        g.next,
        MONSTER,
        type_,
        side_of(g, type_),
        at,
        health,
        health,
        RANKS[rank],
        number,
        coin=coin,
        level=level_bonus,
        home=at,
        more=perch(g, type_, at),
        asleep=sleeps(g, type_),
    )
    more = stat_more(g, figure, "health")
    figure.health, figure.full = health + more, health + more
    g.next += 1
    g.figures.append(figure)
    prepare(g, printed)
    if stats.starts_invisible:
        from druzina.games.gloomhaven.rules.conditions import gain

        gain(g, figure, "invisible")
    return figure


def stats_of(g: Dungeon, printed: MonsterType, rank: int, more: int = 0) -> Stats:
    """GLH-LVL-05: of the scenario's level, or so many above it."""
    levels = (printed.normal, printed.elite, printed.boss)[rank]
    return levels[min(g.monster_level + more, HIGHEST)]


def prepare(g: Dungeon, printed: MonsterType) -> None:
    """GLH-SET-16: the deck of a type, shuffled when its first figure appears."""
    if printed.deck not in g.decks:
        deck = [card.id for card in g.facts.printed.decks[printed.deck].cards]
        g.shuffle(deck)
        g.decks[printed.deck] = AbilityDeck(deck)


def draw_cards(g: Dungeon, types: Iterable[str]) -> None:
    """GLH-INI-01, -04, GLH-DOR-05: one card for each deck that has none in this round."""
    for type_ in sorted(types):
        name = g.facts.printed.monsters[type_].deck
        deck = g.decks[name]
        if deck.card:
            continue
        if not deck.draw:
            deck.draw, deck.discard = deck.discard, []
            g.shuffle(deck.draw)
        deck.card = g.draw(deck.draw, "ability")
        if g.told is not None:
            n = initiative_of(g, name, deck.card)
            g.tell("GLH-INI-01", "event-ability", type=type_, ability=f"{name}/{deck.card}", n=n)


def initiative_of(g: Dungeon, deck: str, card: str) -> int:
    return next(one.initiative for one in g.facts.printed.decks[deck].cards if one.id == card)


def schedule(g: Dungeon, types: Iterable[str]) -> None:
    """GLH-DOR-06, -13: types that are new in this round come at their place in its order."""
    from druzina.games.gloomhaven.rules.order import group, sorted_in

    for type_ in sorted({group_of(g, each) for each in types}):
        if all(actor.type != type_ for actor in g.order[g.at_turn :]):
            sorted_in(g, group(g, type_))
