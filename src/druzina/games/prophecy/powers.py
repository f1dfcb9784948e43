"""What cards add to a fighter, for bots: each card's weight in both modes, and the best equipment.

These are estimates for plans; a fight that is about to be rolled has its exact odds.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from msgspec import Struct

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import STRENGTH, WILLPOWER, Ability, Item
from druzina.games.prophecy.effect import Effect
from druzina.games.prophecy.parts import Bonus, Burn, Dice, LoseLess, LoseNone, Throw
from druzina.games.prophecy.rules.equipment import HANDS

DIE = 1.0  # one die more for me, or the worse of two for the opponent, is worth about a point
THROWN, SAVED = 0.3, 0.8
THINGS, SKILLS = 0.2, 0.5  # of a card's price, for what it does beside bonuses

# How often the condition of an effect holds.
OFTEN = {
    "weapon": 0.6, "hands": 0.5, "rare": 0.4, "armed": 0.8, "unarmed": 0.3, "shield": 0.5,
    "thrown": 0.3, "terrain": 0.4, "group": 0.1, "own_turn": 0.6, "not_started": 0.7,
    "not_against": 0.8, "against": 0.3,
}  # fmt: skip


class Powers(Struct, frozen=True):
    """What a card adds to strength and to willpower fights, and its worth beside them."""

    strength: float
    willpower: float
    beside: float


@cache
def of_card(content: str, card: int) -> Powers:
    facts = LOADED[content]
    strong = mental = beside = 0.0
    for window in ("fight", "fight+", "roll+"):
        for effect in facts.windows[window].get(card, ()):
            share = _share(effect)
            for part in effect.parts:
                if isinstance(part, Bonus):
                    strong += share * part.strength
                    mental += share * part.willpower
                elif isinstance(part, Throw):
                    strong += THROWN * share * part.strength
                elif isinstance(part, Burn):
                    mental += THROWN * share * part.willpower
                elif isinstance(part, Dice):
                    die = share * DIE * (abs(part.own) + abs(part.foe))
                    strong += die if effect.when.mode != WILLPOWER else 0
                    mental += die if effect.when.mode != STRENGTH else 0
    for effect in facts.windows["loss"].get(card, ()):
        beside += SAVED * any(isinstance(part, LoseLess | LoseNone) for part in effect.parts)
    return Powers(strong, mental, beside + _use(facts.cards[card]))


def _use(card: object) -> float:
    if isinstance(card, Ability):
        return SKILLS * card.price
    return THINGS * card.price if isinstance(card, Item) else 0.0


def _share(effect: Effect) -> float:
    """How much of an effect one can reckon with: conditions, cost, how it is used up."""
    share = 1.0
    for name, often in OFTEN.items():
        if getattr(effect.when, name):
            share *= often
    cost = effect.cost
    if cost.card:
        share *= 0.15
    if cost.mags:
        share *= 0.6 if cost.mags == 1 else 0.4
    return share * (0.5 if cost.gold or cost.xp or cost.lives else 1.0)


@lru_cache(1 << 16)
def bonuses(
    content: str, items: tuple[int, ...], damaged: tuple[int, ...], abilities: tuple[int, ...]
) -> tuple[float, float, float]:
    """PRO-ITM-02 to -06: what the best equipment and all abilities add: by strength, by willpower;
    and what all of them are worth beside that."""
    facts = LOADED[content]
    sound = [item for item in items if item not in damaged]
    known = [of_card(content, card) for card in abilities]
    strong = mental = 0.0
    for power in known:
        strong, mental = strong + power.strength, mental + power.willpower
    by_slot: dict[str, list[int]] = {}
    for item in sound:
        by_slot.setdefault(facts.slots[item], []).append(item)
    strong += _equipped(content, by_slot, 0)
    mental += _equipped(content, by_slot, 1)
    beside = sum(power.beside for power in known)
    beside += sum(of_card(content, item).beside for item in items)
    return strong, mental, beside


def _equipped(content: str, by_slot: dict[str, list[int]], mode: int) -> float:
    def gain(item: int) -> float:
        power = of_card(content, item)
        return power.willpower if mode else power.strength

    def ranked(*slots: str) -> list[float]:
        return sorted(
            (gain(item) for slot in slots for item in by_slot.get(slot, ())), reverse=True
        )

    free = sum(ranked("worn", "other", "potion", "scroll"))
    head = max([0.0, *ranked("head")])
    shield = max([0.0, *ranked("shield")])
    held = ranked("hand")
    facts = LOADED[content]
    arms = [(0.0, HANDS)]
    arms += [(gain(one), HANDS - facts.item(one).hands) for one in by_slot.get("weapon", ())]
    return free + head + max(value + _held(shield, held, left) for value, left in arms)


def _held(shield: float, held: list[float], hands: int) -> float:
    """The best for the hands that are left, one shield at most."""
    things = sorted([shield, *held], reverse=True)
    return sum(one for one in things[:hands] if one > 0)


def tidy(cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(cards))
