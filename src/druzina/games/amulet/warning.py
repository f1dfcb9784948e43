"""What a person is told before a choice that loses the game for all (AMU-COO-14, -15, -17)."""

from __future__ import annotations

from druzina.core import AnyQuestion, Shown
from druzina.games.amulet.model import EVENING, MANOR, NOTHING, Realm
from druzina.games.amulet.rules.arranging import Arrange, accounted, fight_fitting
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.moving import GO, Go
from druzina.games.amulet.rules.potions import holds
from druzina.games.amulet.rules.quests import in_play, wanted
from druzina.games.amulet.rules.skills import amount


def warning(g: Realm, question: AnyQuestion, choice: str) -> Shown | None:
    if not g.quests:
        return None
    clause = ""
    if isinstance(question, Arrange):
        clause = by_fight(g, g.nearest(Fight), choice)
    elif isinstance(question, Go):
        clause = by_leaving(g, question.seat, choice)
    return Shown("warning-lost", clause, {"cause": clause}) if clause else None


def by_fight(g: Realm, fight: Fight, laid: str) -> str:
    """AMU-COO-15, -17: a mythical monster not beaten; the stun that is one too many."""
    account, _ = accounted(fight_fitting(g, fight), laid)
    mythical = g.facts.monsters[fight.monster].mythical
    if mythical and not account.beaten and in_play(g, "mythical not beaten"):
        return "AMU-COO-15"
    quest, player = in_play(g, "stun tokens"), g.players[fight.seat]
    if quest is None or any(
        holds(g, fight.seat, role) != NOTHING for role in ("avoid a stun", "restore health")
    ):
        return ""
    harm = max(0, account.harm - amount(g, fight.seat, "less damage"))
    stunned = player.health - harm + account.used.hearts <= 0
    last = sum(one.stuns for one in g.players) >= wanted(g, quest)
    return "AMU-COO-17" if stunned and last else ""


def by_leaving(g: Realm, seat: int, choice: str) -> str:
    """AMU-COO-14: the last turn of the evening, and a monster left in the Manor."""
    if g.phase != EVENING or len(g.players) == 1 or not in_play(g, "monster in manor"):
        return ""
    order = g.circle()
    able = [other for other in order[order.index(seat) + 1 :] if g.players[other].place != MANOR]
    coming = GO.index(choice) == MANOR
    return "AMU-COO-14" if len(g.manor) > len(able) + coming else ""
