"""Why a player is asked: the card at work, the fight under way, the limit that is kept."""

from __future__ import annotations

from druzina.core import Shown
from druzina.core.step import AnyQuestion
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules.draft import Draft, KeepCharacter
from druzina.games.prophecy.rules.effects import Carry
from druzina.games.prophecy.rules.equipment import Hold, Wear, Wield
from druzina.games.prophecy.rules.rolling import Declaring, RepeatRoll
from druzina.games.prophecy.rules.round import DiscardExcess, ForgetExcess

IN_A_FIGHT = (Wield, Hold, Wear, Declaring, RepeatRoll)


def cause(g: Kingdom, question: AnyQuestion) -> Shown | None:
    """What lies nearest under the question and says why; nothing in the own turn itself."""
    if isinstance(question, IN_A_FIGHT):
        return _fight(g)
    if isinstance(question, KeepCharacter):
        return _passed(g, question)
    table = g.facts.table
    if isinstance(question, DiscardExcess):
        return Shown("because-items", "PRO-RND-09", {"n": table.most_items})
    if isinstance(question, ForgetExcess):
        return Shown("because-abilities", "PRO-ABL-01", {"n": table.most_abilities})
    for step in reversed(g.stack[: g.stack.index(question)] if question in g.stack else ()):
        if isinstance(step, Carry):
            return Shown("because-card", "PRO-VOC-01", {"card": step.card})
    return None


def _passed(g: Kingdom, question: KeepCharacter) -> Shown | None:
    """PRO-DRF-03: after the first choice it is one's own against what the neighbour passed on."""
    draft = next((step for step in reversed(g.stack) if isinstance(step, Draft)), None)
    if draft is None or not draft.passes:
        return None
    return Shown("because-passed", "PRO-DRF-03", {"character": question.hand[0]})


def _fight(g: Kingdom) -> Shown | None:
    bout = g.fight
    if bout is None:
        return None
    if bout.monster != NOTHING:
        return Shown("because-monster", "PRO-MON-03", {"card": bout.monster})
    attacker, defender = (side.seat for side in bout.sides)
    return Shown("because-duel", "PRO-PVP-01", {"seat": attacker, "owner": defender})
