"""Why a player is asked: the fight, the expedition or the night ability that is under way."""

from __future__ import annotations

from druzina.core import Shown, Step
from druzina.core.step import AnyQuestion
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.attack import PutAway, Resolve
from druzina.games.amulet.rules.expedition import Party
from druzina.games.amulet.rules.fighting import Fight


def cause(g: Realm, question: AnyQuestion) -> Shown | None:
    """What lies nearest under the question; nothing where it is the turn's own."""
    for step in reversed(g.stack):
        found = _said(g, step)
        if found is not None:
            return found
    return None


def _said(g: Realm, step: Step[Realm]) -> Shown | None:
    """AMU-DWN-02: a card that lies face down is told by where it came from."""
    if isinstance(step, Fight):
        if step.open:
            return Shown("because-monster", "AMU-FGT-03", {"monster": step.monster})
        return Shown("because-fight", "AMU-FGT-02", {"location": step.place})
    if isinstance(step, Party) and g.adventure != NOTHING:
        return Shown("because-expedition", "AMU-ADV-01", {"adventure": g.adventure})
    if isinstance(step, Resolve | PutAway):
        return Shown("because-ability", "AMU-NGT-06", {"monster": step.monster})
    return None
