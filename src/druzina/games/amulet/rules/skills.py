"""What a seat's working skills do, by verb; what monsters beside the Village keep in force
(AMU-SKL, AMU-PRE, AMU-NGT-08, -21, -22)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import PHASES, Part
from druzina.games.amulet.model import COMPETITIVE, DAWN, Realm
from druzina.games.amulet.vocabulary import HEALING_VERBS

Powers = Mapping[str, tuple[Part, ...]]
OWN_HEALING = tuple(verb for verb in HEALING_VERBS if verb != "night healing of all")


@cache
def _powers(content: str, character: int, skills: int, together: bool, phase: int) -> Powers:
    """The parts of all working skills that count in a phase, by verb."""
    facts = LOADED[content]
    found: dict[str, list[Part]] = {}
    for node in facts.characters[character].tree:
        if node.skill < 0 or not skills >> node.number & 1:
            continue
        skill = facts.skills[node.skill]
        for part in skill.together if together and skill.together else skill.parts:
            if not part.phases or (phase != DAWN and PHASES[phase - 1] in part.phases):
                found.setdefault(part.do, []).append(part)
    return {verb: tuple(parts) for verb, parts in found.items()}


def powers(g: Realm, seat: int) -> Powers:
    """AMU-MOV-11: what the seat's skills do in this phase, by verb."""
    player = g.players[seat]
    return _powers(g.content, player.character, player.skills, g.mode != COMPETITIVE, g.phase)


def parts(g: Realm, seat: int, verb: str) -> tuple[Part, ...]:
    """AMU-PRE-01, AMU-NGT-22: healing skills do not work for who is under their block.

    Where all are healed (SP2), each is judged alone (AMU-NGT-24).
    """
    found = powers(g, seat).get(verb, ())
    if found and verb in OWN_HEALING and healing_stopped(g, seat):
        return ()
    return found


def amount(g: Realm, seat: int, verb: str, place: str = "", what: str = "") -> int:
    """The sum of a verb's numbers, of those parts that concern a place and a thing."""
    total = 0
    for part in parts(g, seat, verb):  # nearly always there is none
        if (not part.places or place in part.places) and part.what in ("", what):
            total += part.n
    return total


# Lasting abilities


@cache
def _lasting(content: str) -> dict[int, Part]:
    """The monsters whose ability lasts, with what it does."""
    facts = LOADED[content]
    nights = {m.number: facts.nights[m.night] for m in facts.monsters if m.night >= 0}
    return {n: night.parts[0] for n, night in nights.items() if night.kind == "lasting"}


def lasts(g: Realm, monster: int) -> bool:
    return monster in _lasting(g.content)


def calm(g: Realm) -> bool:
    """No lasting ability is in force: nothing is locked or dearer, no skill is stopped."""
    return not g.village or _lasting(g.content).keys().isdisjoint(g.village)


def immune(g: Realm, seat: int) -> bool:
    """AMU-PRE-01, ST6: no monster ability touches this seat."""
    return "immune to abilities" in powers(g, seat)


def in_force(g: Realm, seat: int, verb: str) -> list[Part]:
    """AMU-NGT-15, -21, AMU-PRE-06: the lasting abilities of a kind under which the seat is."""
    if not g.village:
        return []
    lasting, found = _lasting(g.content), []
    for monster in g.village:
        part = lasting.get(monster)
        if part and part.do == verb and monster not in g.players[seat].ignored:
            found.append(part)
    return [] if found and immune(g, seat) else found


def healing_stopped(g: Realm, seat: int) -> bool:
    """AMU-NGT-22, -24: N35, judged by the seat that would be healed."""
    return bool(in_force(g, seat, "stop healing skills"))


def locked(g: Realm, seat: int, place: str) -> bool:
    """AMU-MOV-02, AMU-NGT-08: whether this seat may not enter."""
    return any(place in part.places for part in in_force(g, seat, "lock"))


def rise(g: Realm, seat: int, place: str) -> int:
    """N34: how much dearer purchases at a place are."""
    rises = in_force(g, seat, "raise prices")
    return sum(part.n for part in rises if place in part.places) if rises else 0


def upgraded(g: Realm, place: int) -> bool:
    """AMU-ADV-08."""
    return bool(g.upgraded >> place & 1)
