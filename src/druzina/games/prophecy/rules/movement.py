"""PRO-MOV: step 1 of a turn: stay, move, act instead of moving, attack a sphere, trade."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from druzina.core import Argument, Refusal, Shown, Step
from druzina.games.prophecy.content import LOADED, Content
from druzina.games.prophecy.content_model import SPHERES, Service
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import FIELDS, MOVEMENT, NOTHING, Kingdom
from druzina.games.prophecy.parts import DrillXp, GoldLess
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import USE, Ask, named, number, placed, thing
from druzina.games.prophecy.rules.effects import does, offered, use, without
from druzina.games.prophecy.rules.effects_moves import reached, stand
from druzina.games.prophecy.rules.limits import mark
from druzina.games.prophecy.rules.paying import can_pay, lowering, pay, pay_gold
from druzina.games.prophecy.rules.spheres import Assault, attackable_sphere
from druzina.games.prophecy.rules.trading import partners, propose_to
from druzina.games.prophecy.rules.turn import goes_on, in_final_battle, outside, outside_choices

STAY, WORK = "stay", "work"
ON_FOOT, BY_HORSE = 1, 2
MOVING = "moving"
ASSAULTS = tuple(f"sphere {name}" for name in SPHERES)


def movement(g: Kingdom) -> None:
    """PRO-MOV-01: exactly one of the options."""
    g.phase = MOVEMENT
    if goes_on(g):
        g.then(Move(g.active))


class Movement(Step[Kingdom]):
    """The question once more, after an effect outside combat or a refused trade."""

    def run(self, g: Kingdom) -> None:
        movement(g)


class Move(Ask):
    """PRO-MOV-02 to -12, PRO-FIN-10: in the final battle the field cannot be left."""

    clause = "PRO-MOV-01"

    def choices(self, g: Kingdom) -> Sequence[str]:
        seat = self.seat
        if g.battlefield != NOTHING:
            found = [STAY]
        else:
            hero = g.heroes[seat]
            purse = hero.gold + lowering(g, seat, GoldLess)[1] if hero.items else hero.gold
            found = [*travels(g.content, hero.field, purse)]
            for sphere in attackable_sphere(g):
                found.append(ASSAULTS[sphere])
        if work_here(g) is not None:
            found.append(WORK)
        if g.trading or g.team_game:
            found += [f"offer {other}" for other in partners(g)]
        return found if without(g, seat, MOVING) else found + self._effects(g)

    def _effects(self, g: Kingdom) -> list[str]:
        """PRO-MOV-07, -08, PRO-QST-02: of one's own cards."""
        flown = [] if g.battlefield != NOTHING else flights(g)
        acts = named("act", g, offered(g, self.seat, "instead"))
        return flown + acts + outside_choices(g, self.seat)

    def show(self, g: Kingdom, choice: str) -> Shown:
        """Work says what it takes and brings; to name a sphere is to attack it."""
        if choice in ASSAULTS:
            named = super().show(g, choice)
            return Shown("choose-assault", named.clause, named.arguments, named.targets)
        service = LOADED[g.content].work.get(g.hero.field) if choice == WORK else None
        if service is None:
            return super().show(g, choice)
        paid: dict[str, Argument] = {
            "paid": "mags" if service.cost.mags else "lives",
            "amount": ("gold", service.gold) if service.gold else ("xp", service.xp),
        }
        return Shown("choose-work", self.clause, paid, ("option:work",))

    def answer(self, g: Kingdom, choice: str) -> None:
        word = choice.partition(" ")[0]
        ANSWERS[word](g, choice)

    def others(self, g: Kingdom) -> Sequence[str]:
        facts, here = LOADED[g.content], g.hero.field
        nearby = placed("go", g, neighbours(here, ON_FOOT)) + placed(
            "horse", g, neighbours(here, BY_HORSE)
        )
        sphere = facts.fields[here].sphere
        return [
            *nearby,
            *placed("ship", g, next_ports(facts, here)),
            *placed("gate", g, other_gates(facts, here)),
            *([WORK] if here in facts.work else []),
            *([f"sphere {SPHERES[sphere]}"] if sphere != NOTHING else []),
        ]

    def against(self, g: Kingdom, choice: str) -> Refusal:
        word = choice.partition(" ")[0]
        if in_final_battle(g):
            return Refusal("PRO-FIN-10", "refusal-battlefield", {})
        if word in FARES:
            fare = FARES[word](g)
            return Refusal("PRO-MOV-19", "refusal-fare", {"n": fare, "gold": g.hero.gold})
        if word == WORK:
            return Refusal("PRO-MOV-14", "refusal-work", {})
        if word == "sphere":
            return Refusal("PRO-SPH-10", "refusal-sphere-closed", {})
        return super().against(g, choice)


# Ways to move


def neighbours(field: int, steps: int) -> list[int]:
    """PRO-BRD-01, -03: so many fields to the left and to the right."""
    return [(field - steps) % FIELDS, (field + steps) % FIELDS]


@cache
def travels(content: str, field: int, purse: int) -> tuple[str, ...]:
    """PRO-MOV-02 to -06, -19: stay, and all the ways from a field that so much gold can pay."""
    facts = LOADED[content]
    table = facts.table
    ends = [("go", neighbours(field, ON_FOOT))]
    if purse >= table.horse:
        ends.append(("horse", neighbours(field, BY_HORSE)))
    if purse >= table.ship:
        ends.append(("ship", next_ports(facts, field)))
    if purse >= table.gate:
        ends.append(("gate", other_gates(facts, field)))
    return (STAY, *(f"{word} {facts.fields[end].id}" for word, there in ends for end in there))


def next_ports(facts: Content, here: int) -> list[int]:
    """PRO-MOV-05, PRO-BRD-05: the nearest port to the left and to the right."""
    ports = facts.ports
    if here not in ports:
        return []
    place = ports.index(here)
    return [ports[place - 1], ports[(place + 1) % len(ports)]]


def other_gates(facts: Content, here: int) -> list[int]:
    """PRO-MOV-06."""
    return [gate for gate in facts.gates if gate != here] if here in facts.gates else []


def flights(g: Kingdom) -> list[str]:
    """PRO-MOV-07: by an effect that is a movement."""
    here = g.heroes[g.active].field
    found: list[str] = []
    for card, effect in offered(g, g.active, "move").items():
        found += flown(g.content, card, effect.number, here)
    return found


@cache
def flown(content: str, card: int, effect: int, start: int) -> tuple[str, ...]:
    """Where one effect leads from a field."""
    facts = LOADED[content]
    ends = reached(facts, start, facts.effects[effect].parts[0])
    return tuple(f"fly {facts.ids[card]} {facts.fields[end].id}" for end in ends)


# Work


def work_here(g: Kingdom) -> Service | None:
    """PRO-MOV-09 to -11, -14: the work a field has, if it can be paid in full."""
    service = LOADED[g.content].work.get(g.heroes[g.active].field)
    if service is None or not can_pay(g, g.active, NOTHING, service.cost):
        return None
    return service


def work(g: Kingdom, choice: str) -> None:
    """PRO-MOV-09 to -11: stones for gold or experience, perhaps more of it (Hard School)."""
    service = work_here(g)
    assert service is not None, "work was offered"
    pay(g, g.active, NOTHING, service.cost)
    stones.take_gold(g, g.active, service.gold)
    if service.xp:
        more = [part.n for part in does(g, g.active, "service", DrillXp)]
        stones.take_xp(g, g.active, max([service.xp, *more]))


# Answers


def stay(g: Kingdom, choice: str) -> None:
    """PRO-MOV-02."""
    if g.told is not None:
        g.tell("PRO-MOV-02", "event-stays", seat=g.active)


def walk(g: Kingdom, choice: str) -> None:
    stand(g, g.active, number(g, choice))


class Arrive(Step[Kingdom]):
    """The figure gets where its fare was paid to."""

    field: int

    def run(self, g: Kingdom) -> None:
        stand(g, g.active, self.field)


def travel(g: Kingdom, choice: str) -> None:
    """PRO-MOV-19: the fare first, then the way."""
    g.then(Arrive(number(g, choice)))
    pay_gold(g, g.active, FARES[choice.partition(" ")[0]](g))


def fly(g: Kingdom, choice: str) -> None:
    """PRO-MOV-07: its cost first; where to is part of the answer."""
    _, id_, field = choice.split(" ")
    card = g.facts.numbers[id_]
    g.then(Arrive(g.facts.numbers[field]))
    pay_for_flight(g, card, offered(g, g.active, "move")[card])


def pay_for_flight(g: Kingdom, card: int, effect: Effect) -> None:
    if g.told is not None:
        g.tell("PRO-MOV-07", "event-uses", seat=g.active, card=card)
    mark(g, g.active, effect)
    pay(g, g.active, card, effect.cost)


def act(g: Kingdom, choice: str) -> None:
    """PRO-MOV-08, -15: instead of movement; the character has stayed."""
    card = number(g, choice)
    use(g, g.active, card, offered(g, g.active, "instead")[card])


def storm(g: Kingdom, choice: str) -> None:
    """PRO-MOV-12."""
    g.now.sphere = True
    g.then(Assault(SPHERES.index(thing(choice))))


def offer(g: Kingdom, choice: str) -> None:
    """PRO-VTR-05: the movement is used up only if a trade takes place."""
    propose_to(g, int(thing(choice)))


def use_outside(g: Kingdom, choice: str) -> None:
    """PRO-TIM-08: before movement; then the question is put again."""
    card = number(g, choice)
    effect = outside(g, g.active)[card]
    g.then(Movement())
    use(g, g.active, card, effect)


FARES: dict[str, Callable[[Kingdom], int]] = {
    "horse": lambda g: LOADED[g.content].table.horse,
    "ship": lambda g: LOADED[g.content].table.ship,
    "gate": lambda g: LOADED[g.content].table.gate,
}
ANSWERS: dict[str, Callable[[Kingdom, str], None]] = {
    STAY: stay,
    "go": walk,
    "horse": travel,
    "ship": travel,
    "gate": travel,
    "fly": fly,
    "act": act,
    WORK: work,
    "sphere": storm,
    "offer": offer,
    USE: use_outside,
}
