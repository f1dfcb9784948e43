"""A day: dawn, morning, evening, night, and the next (AMU-DAY, AMU-DWN, AMU-NGT-11)."""

from __future__ import annotations

from druzina.core import Step
from druzina.games.amulet.model import (
    DAWN,
    EVENING,
    MENDED,
    MORNING,
    NIGHT,
    NOTHING,
    Realm,
)
from druzina.games.amulet.rules.attack import Attack
from druzina.games.amulet.rules.experience import XpPart
from druzina.games.amulet.rules.gems import GemPart
from druzina.games.amulet.rules.moving import BeforeMove, Move
from druzina.games.amulet.rules.night import NightPlace, NightSkillsOver
from druzina.games.amulet.rules.quests import AskKept, EndRound, Reckon, in_play, lose
from druzina.games.amulet.rules.scoring import score

TOO_MANY = 3  # AMU-COO-16


class Day(Step[Realm]):
    """AMU-DAY-01, -02: dawn, then each player's turn in the morning and in the evening, night."""

    def run(self, g: Realm) -> None:
        g.round += 1
        g.phase = DAWN
        g.tell("AMU-DAY-01", "event-day", n=g.round, seat=g.start)
        if _too_many_left(g):
            lose(g, "AMU-COO-16")
            return
        g.then(Dawn(), Phase(MORNING), Phase(EVENING), Phase(NIGHT))


def _too_many_left(g: Realm) -> bool:
    """AMU-COO-16: at the start of the last day, before its dawn; the deck alone counts."""
    late = g.last_day and len(g.mythical) >= TOO_MANY
    return late and in_play(g, "mythical left in deck") is not None


class Dawn(Step[Realm]):
    """AMU-DWN-01, -06: monsters to the Lair, then to the Manor, face down; nobody is asked."""

    def run(self, g: Realm) -> None:
        g.phase = DAWN
        for player in g.players:
            player.purse = player.coins
        table, place = g.facts.table, len(g.players) - 1
        g.reveal("dawn")
        for row, n in ((g.lair, table.lair[place]), (g.manor, table.manor[place])):
            row += [g.deck.pop() for _ in range(n)]
        g.tell("AMU-DWN-01", "event-dawn", n=table.lair[place], more=table.manor[place])
        refill(g)


def refill(g: Realm) -> None:
    """AMU-DWN-03, -04, AMU-COO-19: a missing mythical monster, face down; a missing adventure."""
    if g.dungeon == NOTHING and g.mythical:
        g.dungeon = g.mythical.pop()
        g.tell("AMU-DWN-03", "event-mythical")
    if g.adventure == NOTHING:
        g.reveal("adventure")
        g.adventure = g.adventures.pop()
        g.buried = min(g.buried, len(g.adventures))
        g.tell("AMU-DWN-04", "event-adventure", adventure=g.adventure)


class Phase(Step[Realm]):
    """AMU-DAY-02, AMU-MOV-10, AMU-COO-14, -19: turns of all, or the steps of the night."""

    phase: int

    def run(self, g: Realm) -> None:
        g.phase = self.phase
        g.active = g.start
        for player in g.players:
            player.marks &= ~MENDED
        if self.phase == NIGHT:
            if _manor_lost(g):
                return
            g.tell("AMU-NGT-01", "event-night", n=g.round)
            places = [NightPlace(seat) for seat in g.circle()]
            g.then(*places, NightSkillsOver(), Attack(), NightOver())
            return
        if self.phase == EVENING and g.together:
            refill(g)
        if self.phase == EVENING:
            g.tell("AMU-MOV-10", "event-evening", n=g.round)
        g.then(*(Turn(seat) for seat in g.circle()))


def _manor_lost(g: Realm) -> bool:
    """AMU-COO-14, AMU-SOL-04: a monster in the Manor after the last evening turn."""
    if not g.manor or len(g.players) == 1 or not in_play(g, "monster in manor"):
        return False
    lose(g, "AMU-COO-14")
    return True


class Turn(Step[Realm]):
    """AMU-MOV-14, -15: the move, the actions, unplaced gems, XP; then the next player.

    AMU-COO-10, AMU-HID-03: a quest is done as soon as its condition is met, by a gem of the gem
    part before any XP is placed.
    """

    seat: int

    def run(self, g: Realm) -> None:
        g.turn += 1
        g.active = self.seat
        seat = self.seat
        if g.told is not None:
            g.tell("AMU-MOV-07", "event-turn", seat=seat, n=g.turn)
        before = (BeforeMove(seat),) if g.players[seat].potions else ()
        if g.together:
            g.then(*before, Move(seat), GemPart(seat), Reckon(), XpPart(seat), Reckon())
        else:
            g.then(*before, Move(seat), GemPart(seat), XpPart(seat))


class NightOver(Step[Realm]):
    """AMU-NGT-11, -12, -19, AMU-DAY-03: marks are removed; the end, or the token passes."""

    def run(self, g: Realm) -> None:
        for player in g.players:
            player.marks = 0
        if g.together:
            g.then(AskKept(), EndRound(), PassToken())
        elif g.last_day:
            score(g)
        else:
            g.then(PassToken())


class PassToken(Step[Realm]):
    """AMU-NGT-11: one seat clockwise, turned to morning."""

    def run(self, g: Realm) -> None:
        g.start = (g.start + 1) % len(g.players)
        g.active = g.start
        g.then(Day())
