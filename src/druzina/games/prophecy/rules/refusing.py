"""What is against an answer that the open question does not know: the rule it would break."""

from __future__ import annotations

from collections.abc import Callable

from druzina.core import Refusal
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import SPHERES
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import MOVEMENT, Kingdom
from druzina.games.prophecy.rules.conditions import holds
from druzina.games.prophecy.rules.duel import safe
from druzina.games.prophecy.rules.limits import used_up
from druzina.games.prophecy.rules.movement import next_ports, other_gates
from druzina.games.prophecy.rules.paying import can_pay
from druzina.games.prophecy.rules.trading import no_offer

# By window: an effect tried anywhere else. Those outside combat are nothing within one.
OUTSIDE, WAYS = "outside", ("use", "act", "fly", "spare", "sneak")


def misplaced(g: Kingdom, seat: int, text: str) -> Refusal | None:
    """Nothing if it is no answer to any question of the game."""
    word, *things = text.split(" ")
    against = AGAINST.get(word)
    return against(g, seat, word, things[0]) if against is not None and things else None


# Moves


def no_way(g: Kingdom, seat: int, word: str, thing: str) -> Refusal | None:
    """PRO-MOV-03 to -06, -13: only in step 1, and only so far."""
    if thing not in {field.id for field in LOADED[g.content].fields}:
        return None
    if g.phase != MOVEMENT or g.active != seat or g.fight is not None:
        return Refusal("PRO-MOV-13", "refusal-moved", {})
    field = g.facts.field(thing)
    if word == "ship" and not next_ports(g.facts, g.hero.field):
        return Refusal("PRO-MOV-05", "refusal-no-port", {})
    if word == "gate" and not other_gates(g.facts, g.hero.field):
        return Refusal("PRO-MOV-06", "refusal-no-gate", {})
    return Refusal(REACH[word], "refusal-too-far", {"field": field})


REACH = {"go": "PRO-MOV-03", "horse": "PRO-MOV-04", "ship": "PRO-MOV-05", "gate": "PRO-MOV-06"}


def no_sphere(g: Kingdom, seat: int, word: str, thing: str) -> Refusal | None:
    """PRO-SPH-01: instead of movement, from one of its two fields."""
    if thing not in SPHERES:
        return None
    return Refusal("PRO-SPH-01", "refusal-sphere-far", {"sphere": SPHERES.index(thing)})


# Attacks


def no_attack(g: Kingdom, seat: int, word: str, thing: str) -> Refusal | None:
    """PRO-PVP-01, -02, -04, -21: in step 3, once, on somebody here who is not safe."""
    if not thing.isdecimal() or not 0 <= int(thing) < len(g.heroes) or int(thing) == seat:
        return None
    target = int(thing)
    other, shown = g.heroes[target], {"owner": target}
    if target == g.partner(seat):
        return Refusal("PRO-VTM-08", "refusal-partner", dict(shown))
    if not other.here or other.field != g.heroes[seat].field:
        return Refusal("PRO-PVP-21", "refusal-elsewhere", dict(shown))
    if safe(g, target):
        return Refusal("PRO-PVP-04", "refusal-safe", dict(shown))
    if g.now.attacked:
        return Refusal("PRO-PVP-02", "refusal-attacked", {})
    return Refusal("PRO-PVP-01", "refusal-no-attack-now", {})


# Effects and equipment


def no_effect(g: Kingdom, seat: int, word: str, thing: str) -> Refusal | None:
    """PRO-VOC-04: why an effect of one's own card cannot be used now."""
    card, hero = g.facts.numbers.get(thing), g.heroes[seat]
    if card is None or thing not in g.facts.ids:
        return None
    if card not in (*hero.items, *hero.abilities, *hero.kept):
        return Refusal("PRO-VOC-04", "refusal-not-yours-card", {"card": card})
    if card in hero.damaged:
        return Refusal("PRO-ITM-11", "refusal-damaged", {"card": card})
    effects = LOADED[g.content].cards[card].effects
    for clause, key, wrong in REASONS:
        if effects and all(wrong(g, seat, card, effect) for effect in effects):
            return Refusal(clause, key, {"card": card})
    return Refusal("PRO-VOC-04", "refusal-window", {"card": card})


Reason = Callable[[Kingdom, int, int, Effect], bool]


def _in_fight(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    return effect.window == OUTSIDE and g.fight is not None


def _not_own_turn(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    return effect.window == OUTSIDE and g.active != seat


def _used(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    return used_up(g, seat, effect)


def _too_dear(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    return not can_pay(g, seat, card, effect.cost)


def _vain(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    """Outside combat in the own turn only its being of no use is left as a reason."""
    return effect.window == OUTSIDE and holds(g, effect.when, seat)


REASONS: tuple[tuple[str, str, Reason], ...] = (
    ("PRO-TIM-04", "refusal-in-fight", _in_fight),
    ("PRO-TIM-03", "refusal-own-turn", _not_own_turn),
    ("PRO-TIM-01", "refusal-used", _used),
    ("PRO-CHR-11", "refusal-too-dear", _too_dear),
    ("PRO-TIM-10", "refusal-no-effect", _vain),
)


def no_equipment(g: Kingdom, seat: int, word: str, thing: str) -> Refusal | None:
    """PRO-ITM-08: only where it is declared, at the beginning of a fight."""
    card = g.facts.numbers.get(thing)
    if card is None or card not in g.heroes[seat].items:
        return None
    return Refusal("PRO-ITM-08", "refusal-equipment", {"card": card})


AGAINST: dict[str, Callable[[Kingdom, int, str, str], Refusal | None]] = {
    **dict.fromkeys(REACH, no_way),
    "sphere": no_sphere,
    "attack": no_attack,
    "offer": no_offer,
    **dict.fromkeys(WAYS, no_effect),
    **dict.fromkeys(("wield", "hold", "wear"), no_equipment),
}
