"""What cards add to a fighter, for bots: each card's weight in both modes, and the best equipment.

These are estimates for plans; a fight that is about to be rolled has its exact odds.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import Struct

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import STRENGTH, WILLPOWER, Ability, Item
from druzina.games.prophecy.effect import Effect, When
from druzina.games.prophecy.parts_character import LoseLess, LoseNone
from druzina.games.prophecy.parts_fights import Bonus, Burn, Dice, Throw, UntilTurnEnd
from druzina.games.prophecy.rules.equipment import HANDS

# What so many dice more for me, or for the opponent the worst of so many more, are worth in points.
DICE = (0.0, 0.97, 1.46, 1.74)
THROWN, SAVED = 0.3, 0.8
ONCE, DRUNK = 0.15, 0.25  # of what works once: in any fight, and drunk before an attack on a sphere
THINGS, SKILLS = 0.05, 0.25  # of a card's price, for what it does beside bonuses

# How often the condition of an effect holds in the wilderness, and the price in mags is paid.
OFTEN = {
    "thrown": 0.3, "terrain": 0.6, "group": 0.1, "not_started": 0.5, "not_against": 0.8,
    "against": 0.3,
}  # fmt: skip
# Mags that go into the spells of one fight, as a share of those one has.
CAST, CAST_IN_SPHERE = 0.4, 0.6
EQUIPPED = 0.7  # how often the equipment fits that a spell asks for
GUARDIANS = "demon"

# What is asked of the equipment, which is looked at as it is.
PERHAPS = 0.4  # such equipment may still be found
ARMED = ("weapon", "hands", "rare", "armed", "unarmed", "shield")
BARE = When()


class Powers(NamedTuple):
    """What is added to strength and to willpower fights in the wilderness, and in spheres."""

    strength: float = 0.0
    willpower: float = 0.0
    sphere_strength: float = 0.0
    sphere_willpower: float = 0.0


MODES = range(len(Powers._fields))


class Spell(NamedTuple):
    """What is added for so many mags."""

    mags: int
    powers: Powers


class CardPowers(Struct, frozen=True):
    """What a card adds by itself, what it adds with such equipment or for mags, and its worth
    beside that."""

    plain: Powers
    tied: tuple[tuple[When, Powers], ...]
    spells: tuple[Spell, ...]
    beside: float


@cache
def of_card(content: str, card: int) -> CardPowers:
    facts = LOADED[content]
    plain, tied, spells = [0.0] * len(MODES), [], []
    for window in ("fight", "fight+", "roll+", "outside"):
        effects, bought, mags = facts.windows[window].get(card, ()), [0.0] * len(MODES), 0
        usual = _usual(effects)
        for effect in effects:
            found = [_added(effect, in_sphere, usual) for in_sphere in (False, True)]
            powers = Powers(*found[0], *found[1])
            arms = _arms(effect.when)
            if effect.cost.mags:
                often, mags = 1.0 if arms == BARE else EQUIPPED, effect.cost.mags
                bought = [n + often * more for n, more in zip(bought, powers, strict=True)]
            elif arms == BARE:
                plain = [n + more for n, more in zip(plain, powers, strict=True)]
            else:
                tied.append((arms, powers))
        if any(bought):
            spells.append(Spell(mags, Powers(*bought)))
    saved = [part for e in facts.windows["loss"].get(card, ()) for part in e.parts]
    beside = SAVED * sum(isinstance(part, LoseLess | LoseNone) for part in saved)
    return CardPowers(Powers(*plain), tuple(tied), tuple(spells), beside + _use(facts.cards[card]))


def _usual(effects: tuple[Effect, ...]) -> Powers:
    """PRO-ITM-18: the plain bonus, which one that is `instead` replaces."""
    strength = willpower = 0
    for effect in effects:
        for part in effect.parts:
            if isinstance(part, Bonus) and not part.instead:
                strength, willpower = strength + part.strength, willpower + part.willpower
    return Powers(strength, willpower)


def _added(effect: Effect, in_sphere: bool, usual: Powers) -> tuple[float, float]:
    """By strength and by willpower, where a spell paid in mags costs what it adds."""
    strong = mental = 0.0
    for part in effect.parts:
        if isinstance(part, Bonus):
            strong += part.strength - (usual.strength if part.instead else 0)
            mental += part.willpower - (usual.willpower if part.instead else 0)
        elif isinstance(part, UntilTurnEnd):
            strong, mental = strong + part.strength, mental + part.willpower
        elif isinstance(part, Throw):
            strong += THROWN * part.strength
        elif isinstance(part, Burn):
            mental += THROWN * part.willpower
        elif isinstance(part, Dice):
            die = DICE[min(3, abs(part.own))] + DICE[min(3, abs(part.foe))]
            strong += die if effect.when.mode != WILLPOWER else 0
            mental += max(0.0, die - effect.cost.mags) if effect.when.mode != STRENGTH else 0
    share = _share(effect, in_sphere)
    return share * strong, share * mental


def _share(effect: Effect, in_sphere: bool) -> float:
    """How much of an effect one can reckon with: conditions, cost, how it is used up."""
    share, when = 1.0, effect.when
    if in_sphere:
        share *= not when.against or GUARDIANS in when.against
        share *= GUARDIANS not in when.not_against
        share *= not when.terrain or "sphere" in when.terrain
    for name, often in OFTEN.items():
        if getattr(when, name) and not (in_sphere and name in IN_SPHERE):
            share *= often
    cost = effect.cost
    if cost.card:
        share *= (DRUNK if in_sphere else 0.0) if effect.window == "outside" else ONCE
    return share * (0.5 if cost.gold or cost.xp or cost.lives else 1.0)


IN_SPHERE = ("against", "not_against", "terrain")


def _arms(when: When) -> When:
    return When(**{name: getattr(when, name) for name in ARMED})


def _use(card: object) -> float:
    if isinstance(card, Ability):
        return SKILLS * card.price
    return THINGS * card.price if isinstance(card, Item) else 0.0


class Carried(NamedTuple):
    """What the best equipment and all abilities add, by mode, what is added for mags, and what all
    that is worth beside."""

    powers: Powers
    spells: tuple[Spell, ...]
    beside: float


@lru_cache(1 << 16)
def bonuses(
    content: str, items: tuple[int, ...], damaged: tuple[int, ...], abilities: tuple[int, ...]
) -> Carried:
    """PRO-ITM-02 to -06: the best weapon, hands and head for each mode, with all abilities."""
    facts = LOADED[content]
    known = [of_card(content, card) for card in abilities]
    by_slot: dict[str, list[int]] = {}
    for item in items:
        if item not in damaged:
            by_slot.setdefault(facts.slots[item], []).append(item)
    tied = [one for card in known for one in card.tied]
    added = _equipped(content, by_slot, tied)
    powers = Powers(*(added[mode] + sum(card.plain[mode] for card in known) for mode in MODES))
    spells = [one for card in known for one in card.spells]
    whole = [item for item in items if item not in damaged]
    spells += [one for item in whole for one in of_card(content, item).spells]
    beside = sum(card.beside for card in known)
    beside += sum(of_card(content, item).beside for item in items)
    return Carried(powers, tuple(spells), beside)


@lru_cache(1 << 14)
def with_spells(carried: Carried, mags: int) -> Powers:
    """All that with the spells so many mags pay: in fights by willpower those that add more than
    they cost, as every mag is a point there."""
    if not carried.spells or mags <= 0:
        return carried.powers
    shares = (CAST, CAST, CAST_IN_SPHERE, CAST_IN_SPHERE)
    found = [
        added + _cast(carried.spells, mode, share * mags)
        for mode, (added, share) in enumerate(zip(carried.powers, shares, strict=True))
    ]
    return Powers(*found)


def _cast(spells: tuple[Spell, ...], mode: int, mags: float) -> float:
    """Those that add most for a mag first, the last of them as often as the mags last."""
    added = 0.0
    for spell in sorted(spells, key=lambda one: -one.powers[mode] / one.mags):
        if mags <= 0.0:
            break
        often = min(1.0, mags / spell.mags)
        added += often * spell.powers[mode]
        mags -= often * spell.mags
    return added


def _equipped(
    content: str, by_slot: dict[str, list[int]], tied: list[tuple[When, Powers]]
) -> list[float]:
    free = [0.0] * len(MODES)
    for slot in ("worn", "other", "potion", "scroll"):
        for item in by_slot.get(slot, ()):
            free = [n + more for n, more in zip(free, of_card(content, item).plain, strict=True)]
    heads, shields, held = [_plain(content, by_slot, slot) for slot in HANDED]
    arms = [(NO_WEAPON, Powers())]
    arms += [(_described(content, one), _whole(content, one)) for one in by_slot.get("weapon", ())]
    found = []
    for mode in MODES:
        head = max([0.0, *(one[mode] for one in heads)])
        shield = max([0.0, *(one[mode] for one in shields)])
        hands = sorted((one[mode] for one in held), reverse=True)
        found.append(
            free[mode]
            + head
            + max(_armed(weapon, gain[mode], shield, hands, tied, mode) for weapon, gain in arms)
        )
    return found


HANDED = ("head", "shield", "hand")


def _plain(content: str, by_slot: dict[str, list[int]], slot: str) -> list[Powers]:
    return [of_card(content, item).plain for item in by_slot.get(slot, ())]


def _whole(content: str, weapon: int) -> Powers:
    """A weapon's own conditions on weapons hold for it."""
    card = of_card(content, weapon)
    added = [card.plain, *(powers for _, powers in card.tied)]
    return Powers(*(sum(one[mode] for one in added) for mode in MODES))


class Weapon(NamedTuple):
    kind: str
    hands: int
    rare: bool


NO_WEAPON = Weapon("", 0, rare=False)


@cache
def _described(content: str, weapon: int) -> Weapon:
    item = LOADED[content].item(weapon)
    return Weapon(item.weapon_class, item.hands, item.deck != "common")


def _armed(
    weapon: Weapon,
    gain: float,
    shield: float,
    hands: list[float],
    tied: list[tuple[When, Powers]],
    mode: int,
) -> float:
    """A weapon with the best for the hands that are left, one shield at most, and what abilities
    add to such equipment."""
    left = HANDS - weapon.hands
    things = sorted([shield, *hands], reverse=True)[:left]
    points = gain + sum(one for one in things if one > 0)
    if tied:
        shielded = shield > 0 and shield in things
        for when, powers in tied:
            points += powers[mode] * (1.0 if _fits(when, weapon, shielded) else PERHAPS)
    return points


def _fits(when: When, weapon: Weapon, shielded: bool) -> bool:
    """PRO-VOC-02, as far as it speaks of what is in use."""
    if weapon is NO_WEAPON:
        if when.weapon or when.hands or when.rare or when.armed:
            return False
    elif (
        when.unarmed
        or (when.weapon and weapon.kind not in when.weapon)
        or (when.hands and weapon.hands != when.hands)
        or (when.rare and not weapon.rare)
    ):
        return False
    return not when.shield or (when.shield == "use") == shielded


def tidy(cards: Collection[int]) -> tuple[int, ...]:
    return tuple(sorted(cards)) if cards else ()
