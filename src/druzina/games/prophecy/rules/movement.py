"""PRO-MOV: step 1 of a turn: stay, move, act instead of moving, attack a sphere, trade."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from druzina.core import Refusal, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import SPHERES, Service
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import FIELDS, MOVEMENT, NOTHING, Kingdom
from druzina.games.prophecy.parts import DrillXp
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import USE, Ask, named, number, placed, thing
from druzina.games.prophecy.rules.effects import does, offered, use
from druzina.games.prophecy.rules.effects_moves import stand, ways
from druzina.games.prophecy.rules.limits import mark
from druzina.games.prophecy.rules.paying import PayGold, can_pay, can_pay_gold, pay
from druzina.games.prophecy.rules.spheres import Assault, attackable_sphere
from druzina.games.prophecy.rules.trading import partners, propose_to
from druzina.games.prophecy.rules.turn import goes_on, in_final_battle, outside, outside_choices

STAY, WORK = "stay", "work"
ON_FOOT, BY_HORSE = 1, 2


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
        found = [STAY]
        if not in_final_battle(g):
            found += walks(g) + rides(g) + sails(g) + gates(g) + flights(g)
            found += [f"sphere {SPHERES[n]}" for n in attackable_sphere(g)]
        found += named("act", g, list(offered(g, self.seat, "instead")))
        found += [WORK] if work_here(g) is not None else []
        found += [f"offer {seat}" for seat in partners(g)]
        return found + outside_choices(g, self.seat)

    def answer(self, g: Kingdom, choice: str) -> None:
        word = choice.partition(" ")[0]
        ANSWERS[word](g, choice)

    def others(self, g: Kingdom) -> Sequence[str]:
        here = g.hero.field
        nearby = placed("go", g, neighbours(here, ON_FOOT)) + placed(
            "horse", g, neighbours(here, BY_HORSE)
        )
        sphere = LOADED[g.content].fields[here].sphere
        return [
            *nearby,
            *placed("ship", g, next_ports(g)),
            *placed("gate", g, other_gates(g)),
            *([WORK] if service_of_work(g) else []),
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


def walks(g: Kingdom) -> list[str]:
    return placed("go", g, neighbours(g.hero.field, ON_FOOT))


def rides(g: Kingdom) -> list[str]:
    """PRO-MOV-04, -19."""
    if not can_pay_gold(g, g.active, LOADED[g.content].table.horse):
        return []
    return placed("horse", g, neighbours(g.hero.field, BY_HORSE))


def next_ports(g: Kingdom) -> list[int]:
    """PRO-MOV-05, PRO-BRD-05: the nearest port to the left and to the right."""
    ports, here = LOADED[g.content].ports, g.hero.field
    if here not in ports:
        return []
    place = ports.index(here)
    return [ports[place - 1], ports[(place + 1) % len(ports)]]


def sails(g: Kingdom) -> list[str]:
    if not can_pay_gold(g, g.active, LOADED[g.content].table.ship):
        return []
    return placed("ship", g, next_ports(g))


def other_gates(g: Kingdom) -> list[int]:
    """PRO-MOV-06."""
    known, here = LOADED[g.content].gates, g.hero.field
    return [gate for gate in known if gate != here] if here in known else []


def gates(g: Kingdom) -> list[str]:
    if not can_pay_gold(g, g.active, LOADED[g.content].table.gate):
        return []
    return placed("gate", g, other_gates(g))


def flights(g: Kingdom) -> list[str]:
    """PRO-MOV-07: by an effect that is a movement."""
    facts = LOADED[g.content]
    return [f"fly {facts.ids[card]} {facts.fields[end].id}" for card, _, end in ways(g, g.active)]


# Work


def service_of_work(g: Kingdom) -> Service | None:
    """PRO-MOV-09 to -11: the work this field has."""
    services = LOADED[g.content].fields[g.hero.field].services
    return next((service for service in services if service.do == WORK), None)


def work_here(g: Kingdom) -> Service | None:
    """PRO-MOV-14: if it can be paid in full."""
    service = service_of_work(g)
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
    fare = FARES[choice.partition(" ")[0]](g)
    g.then(PayGold(g.active, fare), Arrive(number(g, choice)))


def fly(g: Kingdom, choice: str) -> None:
    """PRO-MOV-07: its cost first; where to is part of the answer."""
    _, card, field = choice.split(" ")
    numbers = g.facts.numbers
    found = next(
        (c, effect)
        for c, effect, end in ways(g, g.active)
        if c == numbers[card] and end == numbers[field]
    )
    g.then(Arrive(numbers[field]))
    pay_for_flight(g, *found)


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
