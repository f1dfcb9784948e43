"""PRO-FIN-01 to -04, PRO-VTW, PRO-VAP, PRO-DTH-08: who has won, who is out, what begins."""

from __future__ import annotations

from druzina.core import Outcome, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import (
    APOCALYPSE,
    BASIC,
    NOTHING,
    OUT,
    PLAYING,
    SHORT,
    STANDARD,
    Kingdom,
)
from druzina.games.prophecy.rules.death import leave_all
from druzina.games.prophecy.rules.entering import roll_off

ALL_CERTIFICATES = (1 << len(GUILDS)) - 1


class Settle(Step[Kingdom]):
    """PRO-PVP-23: the tests after a fight, a death, a gain of `gainer`."""

    gainer: int = NOTHING

    def run(self, g: Kingdom) -> None:
        settle(g, g.active if self.gainer == NOTHING else self.gainer)


def settle(g: Kingdom, gainer: int) -> None:
    if wins_by_artifacts(g) or wins_by_certificates(g) or wins_alone(g):
        return
    if g.battlefield != NOTHING:
        drop_out(g, "PRO-FIN-13")
        wins_alone(g)
    elif g.goal == APOCALYPSE:
        settle_apocalypse(g)
    elif g.goal == STANDARD and gathered(g) and g.taker == NOTHING:
        break_off(g, gainer)


def wanted(g: Kingdom) -> int:
    """PRO-FIN-01, PRO-VTW-01."""
    table = LOADED[g.content].table
    return table.artifacts_to_win_short if g.goal == SHORT else table.artifacts_to_win


def wins_by_artifacts(g: Kingdom) -> bool:
    """PRO-FIN-01, PRO-VTW-01, -02, PRO-DTH-10: at the moment a character holds enough."""
    if not g.spheres:
        return False
    for seat in kings(g):
        crown(g, seat, "PRO-VTW-01" if g.goal == SHORT else "PRO-FIN-01")
        return True
    return False


def kings(g: Kingdom) -> list[int]:
    """Who holds enough artifacts, clockwise from the character on turn."""
    enough = wanted(g)
    return [
        seat
        for seat in g.circle(g.active)
        if g.heroes[seat].standing == PLAYING and g.artifacts(seat) >= enough
    ]


def wins_by_certificates(g: Kingdom) -> bool:
    """PRO-VBA-03."""
    for seat in g.circle(g.active):
        if g.heroes[seat].certificates == ALL_CERTIFICATES:
            crown(g, seat, "PRO-VBA-03")
            return True
    return False


def wins_alone(g: Kingdom) -> bool:
    """PRO-DTH-08, PRO-FIN-26, PRO-VTM-05, -10, PRO-VAP-06, -09: who is left when all are out."""
    left = [seat for seat, hero in enumerate(g.heroes) if hero.standing != OUT]
    if g.goal == APOCALYPSE:
        if not left:
            end(g, [], "PRO-VAP-06")
        return not left
    sides = {min(seat, g.partner(seat)) if g.team_game else seat for seat in left}
    if len(sides) != 1:
        return False
    if g.battlefield != NOTHING or g.taker != NOTHING:
        clause = "PRO-VTM-05" if g.team_game else "PRO-FIN-26"
    else:
        clause = "PRO-VTM-10" if g.team_game else "PRO-DTH-08"
    crown(g, left[0], clause)
    return True


def held(g: Kingdom) -> list[int]:
    """Artifacts in hand, by seat."""
    return [g.artifacts(seat) for seat in range(len(g.heroes))]


def gathered(g: Kingdom) -> bool:
    """PRO-FIN-03: all artifacts are in characters' hands."""
    return bool(g.spheres) and sum(held(g)) == len(LOADED[g.content].decks["artifact"])


def no_newcomers(g: Kingdom) -> bool:
    """PRO-DTH-10, -12, PRO-NEW-06, PRO-VAP-08: a dead player is asked for nothing any more."""
    if g.battlefield != NOTHING or g.doom != NOTHING:
        return True
    return bool(kings(g)) or (g.goal in (STANDARD, APOCALYPSE) and gathered(g))


def break_off(g: Kingdom, gainer: int) -> None:
    """PRO-FIN-03, -25: the round ends at once; its end is carried out, then the battle begins."""
    from druzina.games.prophecy.rules.round import break_off_round

    g.taker = gainer
    g.fight = None
    g.turns = 0
    break_off_round(g)


def drop_out(g: Kingdom, clause: str) -> None:
    """PRO-FIN-04, -13, -20, PRO-VAP-01, -08, -11: whoever holds no artifact is out."""
    for seat in g.circle(g.active):
        if g.heroes[seat].standing != OUT and not g.artifacts(seat):
            leave_all(g, seat)
            if g.told is not None:
                g.tell(clause, "event-out", seat=seat)


def settle_apocalypse(g: Kingdom) -> None:
    """PRO-VAP-01, -02, -08: the fifth artifact is in somebody's hands, or was before."""
    if g.doom != NOTHING:
        drop_out(g, "PRO-VAP-08")
        wins_alone(g)
    elif gathered(g):
        g.doom = 0
        if g.told is not None:
            g.tell("PRO-VAP-01", "event-apocalypse-nears")
        drop_out(g, "PRO-VAP-01")
        g.chance.deck += g.chance.discard
        g.chance.discard = []
        g.shuffle(g.chance.deck)


# The end


def valve(g: Kingdom) -> bool:
    """PRO-FIN-18, -24, PRO-OPT-04: a game without end is decided by artifacts, stones, a die."""
    table = LOADED[g.content].table
    if g.battlefield != NOTHING:
        g.goes += 1
        if g.goes <= table.final_rounds:
            return False
        clause = "PRO-FIN-18"
    elif g.round <= table.valve_rounds * len(g.heroes):
        return False
    else:
        clause = "PRO-OPT-04"
    decide(g, clause)
    return True


def decide(g: Kingdom, clause: str) -> None:
    """PRO-FIN-18, PRO-OPT-04: the best of those on the board is crowned."""
    here = [seat for seat, hero in enumerate(g.heroes) if hero.here] or [g.active]
    best = max(marks(g, seat) for seat in here)
    crown(g, roll_off(g, [seat for seat in here if marks(g, seat) == best]), clause)


def marks(g: Kingdom, seat: int) -> tuple[int, int]:
    hero = g.heroes[seat]
    prizes = hero.certificates.bit_count() if g.goal == BASIC else g.artifacts(seat)
    return prizes, hero.red + hero.blue


def crown(g: Kingdom, seat: int, clause: str) -> None:
    """PRO-VTM-02: a king, and his partner with him."""
    partner = g.partner(seat)
    end(g, [seat] if partner == NOTHING else [seat, partner], clause)


def end(g: Kingdom, winners: list[int], clause: str) -> None:
    won = [seat in winners for seat in range(len(g.heroes))]
    prizes = [marks(g, seat)[0] for seat in range(len(g.heroes))]
    name = "certificates" if g.goal == BASIC else "artifacts"
    g.tell(clause, "event-wins" if winners else "event-nobody-wins", seats=tuple(winners))
    g.end(
        Outcome(
            clause=clause,
            won=won,
            ranks=[1 if one else 1 + max(1, len(winners)) for one in won],
            scores=prizes,
            parts=[{name: n} for n in prizes],
            counts=[{"stones": hero.red + hero.blue} for hero in g.heroes],
        )
    )
