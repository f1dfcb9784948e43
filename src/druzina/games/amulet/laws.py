"""What never changes in a sound position (AMU-CMP, AMU-SET-15)."""

from __future__ import annotations

from collections.abc import Iterator

from druzina.games.amulet.content_model import COLOURS, MYTHICAL
from druzina.games.amulet.model import CUBES, INN, NOTHING, Realm
from druzina.games.amulet.rules.expedition import weapons_there
from druzina.games.amulet.rules.experience import TOP_ROW, tree_of
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.weapons import bit_of
from druzina.games.amulet.view import attacking

OATHS = 12


def broken(g: Realm) -> Iterator[str]:
    if any(player.character == NOTHING for player in g.players):
        return
    yield from _monsters(g)
    yield from _gems(g)
    yield from _tokens(g)
    for seat in range(len(g.players)):
        yield from _player(g, seat)
        yield from _tree(g, seat)
    if g.round > g.facts.table.days[len(g.players) - 1]:
        yield f"day {g.round}"
    if g.together:
        yield from _oaths(g)


def _monsters(g: Realm) -> Iterator[str]:
    """AMU-SET-05, -15: every card of the deck and every mythical one in one place."""
    monsters = g.facts.monsters
    found = [*g.deck, *g.lair, *g.manor, *g.village, *g.mythical, *g.unused, *g.gone]
    found += attacking(g)
    found += [one for player in g.players for one in player.trophies]
    if g.dungeon != NOTHING:
        found.append(g.dungeon)
    fought = [s.monster for s in g.stack if isinstance(s, Fight)]
    found += [one for one in fought if one not in found]
    seats = len(g.players)
    wanted = [m.number for m in monsters if m.level == MYTHICAL or m.mark <= seats]
    lost = sorted(set(wanted) - set(found))
    broken_off = g.together and g.outcome is not None  # what was about to strike lies nowhere
    if sorted([*found, *(lost if broken_off else ())]) != sorted(wanted):
        yield f"monsters: {len(found)} found, {len(wanted)} wanted"
    table = g.facts.table
    drawn = g.round * (table.lair[seats - 1] + table.manor[seats - 1])
    size = sum(m.level != MYTHICAL for m in monsters if m.mark <= seats)
    if g.phase and len(g.deck) != size - drawn:
        yield f"the deck has {len(g.deck)} cards on day {g.round}"
    if len(g.adventures) + (g.adventure != NOTHING) != len(g.facts.adventures):
        yield "an adventure is lost or doubled"
    if not 0 <= g.buried <= len(g.adventures):
        yield f"{g.buried} adventures are buried"
    if len(g.upgrades) + g.upgraded.bit_count() != len(g.facts.locations):
        yield "an upgrade is lost or doubled"


def _gems(g: Realm) -> Iterator[str]:
    """AMU-CMP-05, -08: 25 of each colour."""
    for colour in range(len(COLOURS)):
        n = g.gems[colour]
        for player in g.players:
            fields = g.facts.characters[player.character].fields
            n += player.aside[colour] + sum(
                field.colour == colour and player.amulet >> place & 1
                for place, field in enumerate(fields)
            )
            if player.aside[colour] < 0:
                yield f"fewer than no {COLOURS[colour]} gems"
        if n != CUBES or g.gems[colour] < 0:
            yield f"{n} {COLOURS[colour]} gems"


def _tokens(g: Realm) -> Iterator[str]:
    """AMU-SET-03, -04, AMU-SOL-03: spells and potions of this game, each in one place."""
    place, table = len(g.players) - 1, g.facts.table
    names = [laid.text.partition("@")[0] for laid in g.laid]
    spells = [*g.spells, *(one for p in g.players for one in p.spells)]
    spells += [spell.number for spell in g.facts.spells if spell.id in names]
    if len(set(spells)) != len(spells) or len(spells) != sum(
        some[place] for some in table.spells.values()
    ):
        yield f"{len(spells)} spells"
    potions = [*g.potions, *(one for p in g.players for one in p.potions)]
    lost = len(potions) < table.potions[place] and len(g.players) > 1
    if len(set(potions)) != len(potions) or len(potions) > table.potions[place] or lost:
        yield f"{len(potions)} potions"


def _player(g: Realm, seat: int) -> Iterator[str]:
    player = g.players[seat]
    if player.health > g.most_health(seat):
        yield f"seat {seat} has {player.health} health"
    if player.coins < 0:
        yield f"seat {seat} has {player.coins} coins"
    if not 0 <= player.place <= INN:
        yield f"seat {seat} stands nowhere"
    away = sum(bit_of(g, weapon) for weapon in weapons_there(g, seat))
    have = player.skills | player.fresh
    owned = 0
    for node in tree_of(g, seat):
        if node.weapon >= 0 and have >> node.number & 1:
            owned |= bit_of(g, node.weapon)
    for weapon in g.facts.characters[player.character].weapons:
        if g.facts.weapons[weapon].node == "start":
            owned |= bit_of(g, weapon)
    if player.ready & player.damaged or (player.ready | player.damaged) & away:
        yield f"seat {seat} has a weapon twice"
    if player.ready | player.damaged | away != owned:
        yield f"seat {seat} has lost a weapon or found one"


def _tree(g: Realm, seat: int) -> Iterator[str]:
    """AMU-XP-02, -03, -07."""
    player = g.players[seat]
    have = player.skills | player.fresh
    if player.skills & player.fresh:
        yield f"seat {seat} has a fresh skill that works"
    for node in tree_of(g, seat):
        there = player.xp[node.number]
        unlocked = have >> node.number & 1
        if there < 0 or (unlocked and there and node.row != TOP_ROW):
            yield f"seat {seat} has XP on {node.id}"
        if not unlocked and node.row and there >= node.cost:
            yield f"seat {seat} has not unlocked {node.id}"
        opened = not node.needs or any(have >> below & 1 for below in node.needs)
        if (unlocked or there) and not opened:
            yield f"seat {seat} has reached {node.id} too early"


def _oaths(g: Realm) -> Iterator[str]:
    """AMU-CMP-02, AMU-COO-06: twelve, two for each seat, or one fulfilled and one dropped."""
    oaths = list(g.unsworn)
    for player in g.players:
        oaths += player.oaths
        oaths += [one for one in (player.sworn, player.dropped) if one != NOTHING]
    if sorted(oaths) != list(range(OATHS)):
        yield "an oath is lost or doubled"
