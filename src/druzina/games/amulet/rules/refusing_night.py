"""What keeps an act of the night from being done now (AMU-NGT-01, -16)."""

from __future__ import annotations

from druzina.core import Refusal
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules import night, offers
from druzina.games.amulet.rules.refusing import (
    against_sacrifice,
    oath_moment,
    potion_moment,
    too_dear,
)


def against(g: Realm, act: night.NightAct, choice: str) -> Refusal:
    word, _, what = choice.partition(" ")
    if word == "oath":
        return oath_moment(g, what)
    if word == "drink":
        return potion_moment(g, what)
    if word == offers.MEND:
        return against_sacrifice(g, act.seat)
    if word in act.did:
        return Refusal("AMU-NGT-01", "refusal-once-a-phase")
    if word == night.PROWL:
        return Refusal("AMU-SKL-10", "refusal-no-prey")
    if word == night.TINKER:
        return _against_tinkering(g, act.seat)
    if g.adventure == NOTHING:
        return Refusal("AMU-ADV-09", "refusal-no-adventure")
    return Refusal("AMU-LOC-32", "refusal-no-weapon-fits")


def _against_tinkering(g: Realm, seat: int) -> Refusal:
    """ST1: a weapon that is damaged, and the coins."""
    if not g.players[seat].damaged:
        return Refusal("AMU-LOC-32", "refusal-none-damaged")
    return too_dear(g, seat, "AMU-SKL-07", night.tinkering(g, seat))
