"""Scoring and the end of the competitive game (AMU-SCO)."""

from __future__ import annotations

from druzina.core import Outcome, ranked
from druzina.games.amulet.content_model import Part
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.experience import TOP_ROW, tree_of
from druzina.games.amulet.rules.gems import charged
from druzina.games.amulet.rules.skills import powers

COINS_A_POINT = 5
STUN = 5


def points(g: Realm, seat: int) -> dict[str, int]:
    """AMU-SCO-01 to -04, -06 to -10: power by where it comes from."""
    player, monsters = g.players[seat], g.facts.monsters
    return {
        "trophies": sum(monsters[one].power for one in player.trophies),
        "sections": sum(charged(g, seat)),
        "coins": player.coins // _worth(g, seat, "coins", COINS_A_POINT),
        "weapons": player.ready.bit_count(),
        "potions": len(player.potions),
        "spells": len(player.spells) * _worth(g, seat, "spells", 1),
        "unplaced": sum(player.aside),
        "experience": top_xp(g, seat) // 2,
        "skills": sum(_for(g, seat, part) for part in powers(g, seat).get("power for", ())),
        "stuns": -STUN * player.stuns,
    }


def top_xp(g: Realm, seat: int) -> int:
    """AMU-SCO-03: XP lying on top-row nodes, over the whole row."""
    xp = g.players[seat].xp
    return sum(xp[node.number] for node in tree_of(g, seat) if node.row == TOP_ROW)


def _worth(g: Realm, seat: int, what: str, usual: int) -> int:
    """AMU-SCO-10: a skill that changes what a thing is worth."""
    changed = [part for part in powers(g, seat).get("worth", ()) if part.what == what]
    if not changed:
        return usual
    return changed[0].each if what == "coins" else changed[0].n


def _for(g: Realm, seat: int, part: Part) -> int:
    """AMU-SCO-10: so many points for every so many of a thing."""
    player = g.players[seat]
    mythical = sum(g.facts.monsters[one].mythical for one in player.trophies)
    have = {
        "health": player.health,
        "trophy": len(player.trophies),
        "ordinary trophy": len(player.trophies) - mythical,
        "mythical trophy": mythical,
    }[part.what]
    return part.n * (have // part.each)


def gems_of(g: Realm, seat: int) -> int:
    """AMU-SCO-05: placed and unplaced together."""
    player = g.players[seat]
    return player.amulet.bit_count() + sum(player.aside)


def score(g: Realm) -> None:
    """AMU-SCO-05, -11: most power, then gems, coins, the order of characters."""
    seats = range(len(g.players))
    parts = [points(g, seat) for seat in seats]
    totals = [sum(part.values()) for part in parts]
    orders = [g.facts.characters[player.character].order for player in g.players]
    marks: list[tuple[int, ...]] = [
        (totals[seat], gems_of(g, seat), g.players[seat].coins, -orders[seat]) for seat in seats
    ]
    ranks = ranked(marks)
    contested = [
        {"gems": gems_of(g, seat), "coins-left": g.players[seat].coins, "order": orders[seat]}
        for seat in seats
    ]
    for seat in seats:
        g.tell("AMU-SCO-01", "event-score", seat=seat, n=totals[seat])
    g.end(Outcome("AMU-DAY-03", [rank == 1 for rank in ranks], ranks, totals, parts, contested))
