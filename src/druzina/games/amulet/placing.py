"""Files of positions: what they leave open is filled up, so that every piece is somewhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.model import CUBES, EVENING, MORNING, NIGHT, NOTHING, Player, Realm
from druzina.games.amulet.rules.day import Phase, Turn
from druzina.games.amulet.rules.expedition import weapons_there
from druzina.games.amulet.rules.experience import tree_of
from druzina.games.amulet.rules.weapons import bit_of


def fill(g: Realm, told: Collection[str]) -> None:
    """Characters and their weapons, piles less what lies elsewhere, and the turns to come."""
    if not told or "stack" in told:
        return
    g.round = max(1, g.round)
    if "phase" not in told:
        g.phase = MORNING
    if "active" not in told:
        g.active = g.start
    for seat in range(len(g.players)):
        _equip(g, seat)
    _fill_monsters(g, told)
    _fill_piles(g, told)
    if g.together and "unsworn" not in told:
        _fill_oaths(g)
    g.turn = max(0, g.turn - 1)
    g.stack = [*reversed([*_turns(g)])]


def _equip(g: Realm, seat: int) -> None:
    """AMU-SET-10, -11: the first character nobody is; full health; weapons owned are ready."""
    player = g.players[seat]
    if player.character == NOTHING:
        taken = {other.character for other in g.players}
        player.character = next(one.number for one in g.facts.characters if one.number not in taken)
    player.skills |= 1
    player.health = player.health or g.most_health(seat)
    away = sum(bit_of(g, weapon) for weapon in weapons_there(g, seat))
    player.ready |= _owned(g, seat) & ~(player.ready | player.damaged | away)


def _owned(g: Realm, seat: int) -> int:
    player, facts = g.players[seat], g.facts
    have = player.skills | player.fresh
    weapons = facts.characters[player.character].weapons
    start = (weapon for weapon in weapons if facts.weapons[weapon].node == "start")
    learnt = (n.weapon for n in tree_of(g, seat) if n.weapon >= 0 and have >> n.number & 1)
    return sum(bit_of(g, weapon) for weapon in (*start, *learnt))


def _fill_monsters(g: Realm, told: Collection[str]) -> None:
    """AMU-SET-15: what was drawn by this day and lies nowhere has left the game."""
    used = [*g.lair, *g.manor, *g.village, *g.gone, g.dungeon]
    used += [one for player in g.players for one in player.trophies]
    g.mythical = _without(g.mythical, used)
    g.unused = _without(g.unused, (*used, *g.mythical))
    if "deck" not in told:
        table, place = g.facts.table, len(g.players) - 1
        size = len(g.facts.deck(1, place + 1)) + len(g.facts.deck(2, place + 1))
        left = size - g.round * (table.lair[place] + table.manor[place])
        deck = _without(g.deck, used)
        g.deck = deck[:left]
        if "gone" not in told:
            g.gone += deck[left:]


def _fill_piles(g: Realm, told: Collection[str]) -> None:
    """AMU-SET-01 to -04, AMU-CMP-05: adventures, upgrades, spells, potions and gems."""
    if "adventures" not in told:
        every = [one.number for one in g.facts.adventures]
        g.adventures = _without((*g.adventures, *_without(every, g.adventures)), [g.adventure])
    if "upgrades" not in told:
        g.upgrades = [one for one in g.upgrades if not g.upgraded >> one & 1]
    if "spells" not in told:
        names = [laid.text.partition("@")[0] for laid in g.laid]
        held = [one for player in g.players for one in player.spells]
        held += [spell.number for spell in g.facts.spells if spell.id in names]
        g.spells = _offer(g, held)
    if "potions" not in told:
        held = [one for player in g.players for one in player.potions]
        most = g.facts.table.potions[len(g.players) - 1]
        g.potions = _without(g.potions, held)[: max(0, most - len(held))]
    if "gems" not in told:
        g.gems = [CUBES - _gems_out(g, colour) for colour in range(len(COLOURS))]


def _offer(g: Realm, held: list[int]) -> list[int]:
    """Spells on offer: of each cost as many as the table says, less those held."""
    found: list[int] = []
    for cost, numbers in g.facts.table.spells.items():
        some = [one.number for one in g.facts.spells if one.cost == cost]
        out = sum(one in some for one in held)
        rest = [one for one in g.spells if one in some] + _without(some, g.spells)
        found += _without(rest, held)[: max(0, numbers[len(g.players) - 1] - out)]
    return sorted(found)


def _gems_out(g: Realm, colour: int) -> int:
    return sum(player.aside[colour] + _placed(g, player, colour) for player in g.players)


def _placed(g: Realm, player: Player, colour: int) -> int:
    fields = g.facts.characters[player.character].fields
    bits = (player.amulet >> n & 1 for n, field in enumerate(fields) if field.colour == colour)
    return sum(bits)


def _fill_oaths(g: Realm) -> None:
    """AMU-COO-06: those a file names for one seat nobody else has; two for each that has none."""
    held: set[int] = set()
    for player in g.players:
        own = [one for one in player.oaths if one not in held]
        player.oaths = own
        held.update(own, {player.sworn, player.dropped} - {NOTHING})
    rest = [one.number for one in g.facts.oaths if one.number not in held]
    for player in g.players:
        if player.sworn == NOTHING:
            while len(player.oaths) < 2:
                player.oaths.append(rest.pop())
    g.unsworn = rest


def _turns(g: Realm) -> Iterator[Turn | Phase]:
    """What is left of the day, the active seat's turn first."""
    order = g.circle()
    if g.phase in (MORNING, EVENING):
        yield from (Turn(seat) for seat in order[order.index(g.active) :])
    first = max(g.phase + 1, MORNING) if g.phase != NIGHT else NIGHT
    yield from (Phase(phase) for phase in range(first, NIGHT + 1))


def _without(some: Iterable[int], used: Iterable[int]) -> list[int]:
    gone = set(used)
    return [one for one in some if one not in gone]
