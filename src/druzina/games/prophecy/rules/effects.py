"""PRO-VOC-04: which effects can be used in a window, and carrying them out verb by verb.

A verb's handler stands in one of the `effects_…` modules; it changes the position or pushes steps.
What a character may use is found by window among its own cards; nothing is found by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Never, TypeVar

from druzina.core import Step
from druzina.games.prophecy.content import LOADED, Held
from druzina.games.prophecy.effect import ALWAYS, FREE, Effect
from druzina.games.prophecy.model import NOTHING, PLAYING, Hero, Kingdom
from druzina.games.prophecy.part import Part
from druzina.games.prophecy.parts_fights import Burn, Throw
from druzina.games.prophecy.rules.conditions import holds, side_of, test_of
from druzina.games.prophecy.rules.limits import mark, used_up
from druzina.games.prophecy.rules.paying import can_pay, pay

K = TypeVar("K", bound=Part)
Handler = Callable[[Kingdom, "Carry", K], None]
Test = Callable[[Kingdom, "Carry", K], bool]

HANDLERS: dict[type[Part], Handler[Never]] = {}
USEFUL: dict[type[Part], Test[Never]] = {}


def carries(kind: type[K], useful: Test[K] | None = None) -> Callable[[Handler[K]], Handler[K]]:
    """Says how a verb is carried out, and when it would change something (PRO-TIM-10)."""

    def register(handler: Handler[K]) -> Handler[K]:
        HANDLERS[kind] = handler
        if useful is not None:
            USEFUL[kind] = useful
        return handler

    return register


def needs(kind: type[K]) -> Callable[[Test[K]], Test[K]]:
    """Says when a verb that is only declared would change something."""

    def register(test: Test[K]) -> Test[K]:
        USEFUL[kind] = test
        return test

    return register


class Carry(Step[Kingdom]):
    """One effect of one card, carried out for a character part by part, as printed.

    It lies under the part that is being carried out. A dead character suffers no further part
    (PRO-RSL-08); `character` is who it was begun for.
    """

    seat: int
    card: int
    effect: int
    part: int = 0
    character: int = NOTHING

    def run(self, g: Kingdom) -> None:
        stack, hero, character = g.stack, g.heroes[self.seat], self.character
        if character == NOTHING:
            self.character = character = hero.character
        stack.append(self)
        for part in LOADED[g.content].effects[self.effect].parts[self.part :]:
            if hero.standing != PLAYING or hero.character != character:
                break
            self.part += 1
            HANDLERS[type(part)](g, self, part)  # type: ignore[arg-type]  # `carries` saw to it
            if not stack or stack[-1] is not self:
                return
        stack.pop()


def carry(g: Kingdom, seat: int, card: int, effect: Effect) -> None:
    """An effect that works by itself, without cost and question."""
    g.then(Carry(seat, card, effect.number))


def carrying(seat: int, effects: dict[int, Effect]) -> list[Carry]:
    """The steps that carry these out one after the other."""
    return [Carry(seat, card, effect.number) for card, effect in effects.items()]


def part_useful(g: Kingdom, frame: Carry, part: Part) -> bool:
    test = USEFUL.get(type(part))
    return test is None or test(g, frame, part)  # type: ignore[arg-type]  # `carries` saw to it


def usable(g: Kingdom, seat: int, card: int, effect: Effect) -> bool:
    """PRO-VOC-04: conditions hold, the cost can be paid, the limit leaves a use, and one of its
    parts could change something (PRO-TIM-10, PRO-FLD-05).

    The test of use is made before the cost is paid (PRO-FLD-28).
    """
    if effect.limit and used_up(g, seat, effect):
        return False
    if effect.when is not ALWAYS and not test_of(effect.when)(g, seat):
        return False
    if effect.cost is not FREE and not can_pay(g, seat, card, effect.cost):
        return False
    for part in effect.parts:
        test = USEFUL.get(type(part))
        if test is None or test(g, Carry(seat, card, effect.number), part):  # type: ignore[arg-type]  # `carries` saw to it
            return True
    return False


def offered(
    g: Kingdom, seat: int, window: str, cards: Sequence[int] | None = None
) -> dict[int, Effect]:
    """What a character can use in a window, by card.

    Of several effects of a card the last whose conditions hold is meant (PRO-ITM-18).
    """
    facts = LOADED[g.content]
    if cards is None:
        cards = having(g.heroes[seat], facts.held[window])
        if not cards:  # nearly always
            return {}
    table = facts.windows[window]
    found: dict[int, Effect] = {}
    for card in cards:
        effects = table.get(card, ())
        meant = effects[0] if len(effects) == 1 else meant_of(g, seat, effects)
        if meant is not None and usable(g, seat, card, meant):
            found[card] = meant
    return found


def meant_of(g: Kingdom, seat: int, effects: tuple[Effect, ...]) -> Effect | None:
    """PRO-ITM-18: the last whose conditions hold; of a single one that is asked later."""
    for effect in reversed(effects):
        if holds(g, effect.when, seat):
            return effect
    return None


def without(g: Kingdom, seat: int, windows: str) -> bool:
    """Whether a character has no card for a window or a group of them: nearly always at first."""
    hero = g.heroes[seat]
    if not (hero.abilities or hero.items or hero.kept):
        return True
    return LOADED[g.content].held[windows].lacked(hero)


def having(hero: Hero, held: Held) -> list[int]:
    """Those of some cards that a character has and that are not damaged: seldom any.

    Most windows have cards of one kind only, and this is asked all the time: no comprehension,
    which would be a call.
    """
    found: list[int] = []
    wanted = held.items
    if wanted and not wanted.isdisjoint(hero.items):
        for card in hero.items:
            if card not in wanted or card in hero.damaged:
                continue
            found.append(card)
    wanted = held.abilities
    if wanted and not wanted.isdisjoint(hero.abilities):
        for card in hero.abilities:
            if card not in wanted:
                continue
            found.append(card)
    wanted = held.kept
    if wanted:
        for card in hero.kept:
            if card not in wanted:
                continue
            found.append(card)
    return found


def use(g: Kingdom, seat: int, card: int, effect: Effect) -> None:
    """Pays for an effect, notes the use, and carries it out; in a fight it is declared."""
    if g.told is not None:
        g.tell("PRO-VOC-04", "event-uses", seat=seat, card=card)
    mark(g, seat, effect)
    if effect.window in DECLARED:
        declare(g, seat, card, effect)
    else:
        g.then(Carry(seat, card, effect.number))
    pay(g, seat, card, effect.cost)


DECLARED = ("fight+", "roll+", "after")


def declare(g: Kingdom, seat: int, card: int, effect: Effect) -> None:
    """PRO-CMB-10, PRO-ITM-09: for the fight, for the roll, or to repeat it."""
    side = side_of(g, seat)
    if type(effect.parts[0]) in (Throw, Burn):
        side.thrown = card
    elif effect.window == "fight+":
        side.lasting.append(effect.number)
    elif effect.window == "roll+":
        side.roll.append(effect.number)
    else:
        assert g.fight is not None
        g.fight.repeated.append(effect.number)


def does(g: Kingdom, seat: int, window: str, kind: type[K]) -> list[K]:
    """The parts of a kind that a character's cards do in a window, conditions asked."""
    facts = LOADED[g.content]
    cards = having(g.heroes[seat], facts.held[window])
    found: list[K] = []
    for card in cards:
        for effect in facts.windows[window][card]:
            if holds(g, effect.when, seat):
                found += of_kind(effect, kind)
    return found


def of_kind(effect: Effect, kind: type[K]) -> list[K]:
    return [part for part in effect.parts if isinstance(part, kind)]
