"""Why a player is asked: the half that is performed, the attack under way, the card at work."""

from __future__ import annotations

from druzina.core import Shown
from druzina.core.step import AnyQuestion
from druzina.games.gloomhaven.model import CHARACTER, Dungeon
from druzina.games.gloomhaven.rules.arming import Attacked, ShieldItems
from druzina.games.gloomhaven.rules.damage import TakeDamage
from druzina.games.gloomhaven.rules.items import Cure, Mark
from druzina.games.gloomhaven.rules.round import TwoCards
from druzina.games.gloomhaven.rules.setup import KeepGoal, PlaceCharacter
from druzina.games.gloomhaven.rules.turn import TurnMenu
from druzina.games.gloomhaven.telling import figure_told

PLAIN = (TwoCards, KeepGoal, PlaceCharacter, TurnMenu)
AGAINST_ME = (Attacked, ShieldItems)


def cause(g: Dungeon, question: AnyQuestion) -> Shown | None:
    """The attack for who is attacked, the half for who performs it; nothing at a turn's menu."""
    if isinstance(question, PLAIN):
        return None
    if isinstance(question, TakeDamage):
        return _damage(g, question)
    if isinstance(question, AGAINST_ME):
        return _attack(g)
    if isinstance(question, (Cure, Mark)):
        return _item(question.item)
    return _performed(g)


def _damage(g: Dungeon, question: TakeDamage) -> Shown:
    """GLH-DMG-01: a rest, an attack, what is performed, a wound; else a rule of the scenario."""
    if question.resting:
        return Shown("because-rest", "GLH-RST-02")
    found = (_attack(g) if question.attack else None) or _performed(g)
    if found is not None:
        return found
    mine = g.mine(question.seat)
    if mine is not None and mine.is_("wound") and g.acting == mine.id:
        return Shown("because-wound", "GLH-CON-05")
    return Shown("because-scenario", "GLH-SET-18")


def _performed(g: Dungeon) -> Shown | None:
    """The half, the item or the turn that is under way."""
    action = g.action
    performer = g.find(action.figure) if action is not None else None
    if action is None or performer is None:
        return None
    if performer.kind != CHARACTER:
        return Shown("because-figure", "GLH-MON-06", {"figure": figure_told(performer)})
    if action.item:
        return _item(action.item)
    if not action.card:
        return None
    key = "because-basic" if action.basic else "because-top" if action.top else "because-bottom"
    return Shown(key, "GLH-TRN-01", {"card": action.card})


def _item(item: str) -> Shown:
    return Shown("because-item", "GLH-VOC-22", {"item": item})


def _attack(g: Dungeon) -> Shown | None:
    strike = g.strike
    attacker = g.find(strike.attacker) if strike is not None else None
    if attacker is None:
        return None
    return Shown("because-attack", "GLH-ATK-03", {"figure": figure_told(attacker)})
