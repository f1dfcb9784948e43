"""PRO-ITM-02 to -08, PRO-QST-03: what a fighter takes in hand and on the head for a fight."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from druzina.core import Refusal, Step
from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import STRENGTH, WILLPOWER
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.model import NOTHING, Kingdom, Side
from druzina.games.prophecy.parts_character import LoseLess
from druzina.games.prophecy.parts_fights import Bonus, Burn, Dice, Throw
from druzina.games.prophecy.rules.asking import NONE, Ask, named, number
from druzina.games.prophecy.rules.conditions import ignored, side_of
from druzina.games.prophecy.rules.fight_values import modes

HANDS = 2
WIELD, HOLD, WEAR = "wield", "hold", "wear"
DECLARED = ("weapon", "shield", "hand", "head")
GIVING, PROTECTING = ("fight", "roll+", "loss"), ("loss",)


def arm(g: Kingdom, seat: int) -> None:
    """PRO-QST-03: weapon, then the other hand or hands, then the head; asked only with a choice."""
    hero, slots = g.heroes[seat], LOADED[g.content].slots
    if not hero.items:
        return
    kinds = {slots[item] for item in hero.items}
    if kinds.isdisjoint(DECLARED):
        return
    asked: list[Step[Kingdom]] = []
    if "weapon" in kinds:
        asked.append(Wield(seat))
    if "shield" in kinds or "hand" in kinds:
        asked += [Hold(seat), Hold(seat, second=True)]
    if "head" in kinds:
        asked.append(Wear(seat))
    g.then(*asked)


def gives(effect: Effect, mode: str) -> bool:
    """PRO-QST-03: a bonus, a die or protection in this mode."""
    if effect.when.mode and effect.when.mode != mode:
        return False
    for part in effect.parts:
        if isinstance(part, Bonus):
            if part.strength if mode == STRENGTH else part.willpower:
                return True
        elif isinstance(part, Throw):
            if mode == STRENGTH:
                return True
        elif isinstance(part, Burn):
            if mode == WILLPOWER:
                return True
        elif isinstance(part, Dice | LoseLess):
            return True
    return False


def matters(g: Kingdom, item: int) -> bool:
    """PRO-QST-03, PRO-CNT-14, -20: whether it gives anything here, as weapons by strength do.

    Where the monster makes its bonuses not count, only its protection is left.
    """
    facts, fought = LOADED[g.content], modes(g)
    if facts.slots[item] == "weapon" and STRENGTH in fought:
        return True
    assert g.fight is not None
    return useful_in(g.content, item, fought, ignored(facts, g.fight, item))


@cache
def useful_in(content: str, item: int, fought: tuple[str, ...], ignored: bool) -> bool:
    """Whether a thing gives anything in one of the modes, or protects where its bonuses do not
    count."""
    windows = LOADED[content].windows
    listed = [windows[window].get(item, ()) for window in (PROTECTING if ignored else GIVING)]
    effects = [effect for found in listed for effect in found]
    return any(gives(effect, mode) for mode in fought for effect in effects)


def owned(g: Kingdom, seat: int, *slots: str) -> list[int]:
    """The undamaged things of these kinds that give something."""
    kinds, hero = LOADED[g.content].slots, g.heroes[seat]
    return [
        item
        for item in hero.items
        if kinds[item] in slots and item not in hero.damaged and matters(g, item)
    ]


def hands_left(g: Kingdom, side: Side) -> int:
    """PRO-ITM-02, -04."""
    used = LOADED[g.content].item(side.weapon).hands if side.weapon != NOTHING else 0
    return HANDS - used - len(side.hands)


class Wield(Ask):
    """PRO-ITM-03: at most one weapon."""

    clause = "PRO-ITM-03"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(WIELD, g, owned(g, self.seat, "weapon")), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != NONE:
            side_of(g, self.seat).weapon = number(g, choice)

    def others(self, g: Kingdom) -> Sequence[str]:
        return named(WIELD, g, things(g, self.seat, "weapon"))

    def against(self, g: Kingdom, choice: str) -> Refusal:
        return unfit(g, self.seat, number(g, choice), self.clause)


class Hold(Ask):
    """PRO-ITM-02 to -05: shields and things for the hands; one shield at most."""

    clause = "PRO-ITM-02"

    second: bool = False

    def choices(self, g: Kingdom) -> Sequence[str]:
        side = side_of(g, self.seat)
        if not hands_left(g, side) or (self.second and not side.hands):
            return (NONE,)
        facts = LOADED[g.content]
        shielded = any(facts.item(held).slot == "shield" for held in side.hands)
        slots = ("hand",) if shielded else ("shield", "hand")
        free = [item for item in owned(g, self.seat, *slots) if item not in side.hands]
        return [*named(HOLD, g, free), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != NONE:
            side_of(g, self.seat).hands.append(number(g, choice))

    def others(self, g: Kingdom) -> Sequence[str]:
        return named(HOLD, g, things(g, self.seat, "shield", "hand"))

    def against(self, g: Kingdom, choice: str) -> Refusal:
        item, side = number(g, choice), side_of(g, self.seat)
        if item in side.hands or not hands_left(g, side):
            return Refusal("PRO-ITM-04", "refusal-hands", {"card": item})
        facts = LOADED[g.content]
        if any(facts.item(held).slot == "shield" for held in side.hands):
            return Refusal("PRO-ITM-03", "refusal-second-shield", {"card": item})
        return unfit(g, self.seat, item, self.clause)


class Wear(Ask):
    """PRO-ITM-06: at most one thing on the head."""

    clause = "PRO-ITM-06"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [*named(WEAR, g, owned(g, self.seat, "head")), NONE]

    def answer(self, g: Kingdom, choice: str) -> None:
        if choice != NONE:
            side_of(g, self.seat).head = number(g, choice)

    def others(self, g: Kingdom) -> Sequence[str]:
        return named(WEAR, g, things(g, self.seat, "head"))

    def against(self, g: Kingdom, choice: str) -> Refusal:
        return unfit(g, self.seat, number(g, choice), self.clause)


def things(g: Kingdom, seat: int, *slots: str) -> list[int]:
    facts = LOADED[g.content]
    return [item for item in g.heroes[seat].items if facts.item(item).slot in slots]


def unfit(g: Kingdom, seat: int, item: int, clause: str) -> Refusal:
    """PRO-ITM-11, PRO-QST-03: damaged, or of no use in this fight."""
    if item in g.heroes[seat].damaged:
        return Refusal("PRO-ITM-11", "refusal-damaged", {"card": item})
    return Refusal("PRO-QST-03", "refusal-useless", {"card": item})
