"""GLH-DOR, GLH-PRC-10: doors opened, rooms revealed, monsters placed."""

from __future__ import annotations

from collections.abc import Iterable

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.model import MonsterType, Stats
from druzina.games.gloomhaven.model import (
    BOSS,
    ELITE,
    MONSTER,
    MONSTERS,
    NORMAL,
    AbilityDeck,
    Dungeon,
    Figure,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import Overlay

RANKS = {"normal": NORMAL, "elite": ELITE, "boss": BOSS}


def closed_doors(g: Dungeon) -> list[Hex]:
    """GLH-DOR-02, -14: the closed doors of the revealed rooms."""
    revealed = set(g.revealed)
    return [
        place
        for join in field.scenario(g).joins
        if join.kind == "door" and revealed & set(join.tiles)
        for place in join.hexes
        if place not in g.opened
    ]


def open_door(g: Dungeon, place: Hex, opener: Figure) -> None:
    """GLH-PRC-10: the door is open, the room behind exists from now on."""
    g.opened.append(place)
    if g.told is not None:
        g.tell("GLH-DOR-01", "event-door", seat=opener.seat)
    new = sorted(field.scenario(g).revealed(g.opened) - set(g.revealed))
    g.reveal("room")
    if new:
        g.count(opener.seat, "rooms")
    placed = reveal(g, new, place)
    turn_of = g.order[g.at_turn] if g.at_turn < len(g.order) else None
    draw_cards(g, {one.what for one in placed})
    for one in placed:
        deck = g.facts.printed.monsters[one.what].deck
        passed = (
            initiative_of(g, deck, g.decks[deck].card) < turn_of.initiative if turn_of else False
        )
        one.pending = passed or acted(g, one.what)
    schedule(g, {one.what for one in placed if not one.pending})
    from druzina.games.gloomhaven.rules.ending import settle_goal

    settle_goal(g)


def acted(g: Dungeon, type_: str) -> bool:
    """GLH-DOR-07: the turn of the type is over in this round."""
    came = any(actor.type == type_ for actor in g.order[: g.at_turn + 1])
    return came and all(actor.type != type_ for actor in g.order[g.at_turn + 1 :])


def reveal(g: Dungeon, tiles: Iterable[str], door: Hex | None = None) -> list[Figure]:
    """GLH-SET-05, GLH-DOR-01, -04: overlays, money, treasure, then monsters, of these tiles."""
    chosen = set(tiles)
    g.revealed += [tile for tile in sorted(chosen) if tile not in g.revealed]
    here = field.scenario(g)
    for overlay in here.overlays:
        if overlay.tile in chosen:
            g.pieces.append(Piece(overlay.kind, list(overlay.hexes), *_effect(g, overlay)))
    for one in here.treasures:
        if one.tile in chosen:
            times = one.count if one.kind == "coin" else 1
            g.loose += [Loose(one.at, one.number, one.goal) for _ in range(times)]
    places = here.monsters_for(g.characters, chosen)
    if door is not None:
        places.sort(key=lambda each: field.far(g, door, each[0].at))
    found = []
    for place, rank in places:
        figure = place_monster(g, place.type, rank, place.at, coin=True)
        g.placed.append(place.type)
        if figure is not None:
            found.append(figure)
    return found


def _effect(g: Dungeon, overlay: Overlay) -> tuple[int, list[str]]:
    """GLH-OVL-14: what a trap does is said by the scenario, not by its picture."""
    effect = field.scenario(g).traps.get(overlay.look)
    if overlay.kind != "trap" or effect is None:
        return 0, []
    return (g.trap if effect.damage else 0), list(effect.conditions)


def place_monster(
    g: Dungeon, type_: str, rank: str, at: Hex, coin: bool = False, level_bonus: int = 0
) -> Figure | None:
    """GLH-SET-06, GLH-DOR-04: a random free standee; none left, none placed."""
    printed = g.facts.printed.monsters[type_]
    taken = {one.number for one in g.figures if one.kind == MONSTER and one.what == type_}
    free = [number for number in range(1, printed.standees + 1) if number not in taken]
    if not free:
        return None
    number = free[g._roll(len(free))]
    stats = stats_of(g, printed, RANKS[rank])
    health = worked_out(stats.health, g)
    figure = Figure(
        g.next, MONSTER, type_, MONSTERS, at, health, health, RANKS[rank], number, coin=coin
    )
    g.next += 1
    g.figures.append(figure)
    prepare(g, printed)
    if stats.starts_invisible:
        from druzina.games.gloomhaven.rules.conditions import gain

        gain(g, figure, "invisible")
    return figure


def stats_of(g: Dungeon, printed: MonsterType, rank: int) -> Stats:
    levels = (printed.normal, printed.elite, printed.boss)[rank]
    return levels[min(g.monster_level, len(levels) - 1)]


def prepare(g: Dungeon, printed: MonsterType) -> None:
    """GLH-SET-16: the deck of a type, shuffled when its first figure appears."""
    if printed.deck not in g.decks:
        deck = [card.id for card in g.facts.printed.decks[printed.deck].cards]
        g.shuffle(deck)
        g.decks[printed.deck] = AbilityDeck(deck)


def draw_cards(g: Dungeon, types: Iterable[str]) -> None:
    """GLH-INI-01, -04, GLH-DOR-05: one card for each deck that has none in this round."""
    for type_ in sorted(types):
        deck = g.decks[g.facts.printed.monsters[type_].deck]
        if deck.card:
            continue
        if not deck.draw:
            deck.draw, deck.discard = deck.discard, []
            g.shuffle(deck.draw)
        deck.card = g.draw(deck.draw, "ability")
        if g.told is not None:
            g.tell("GLH-INI-01", "event-ability", type=type_, card=deck.card)


def initiative_of(g: Dungeon, deck: str, card: str) -> int:
    return next(one.initiative for one in g.facts.printed.decks[deck].cards if one.id == card)


def schedule(g: Dungeon, types: Iterable[str]) -> None:
    """GLH-DOR-06, -13: types that are new in this round come at their place in its order."""
    from druzina.games.gloomhaven.rules.order import group, sorted_in

    for type_ in sorted(types):
        if all(actor.type != type_ for actor in g.order[g.at_turn :]):
            sorted_in(g, group(g, type_))
