"""PRO-LIM-10: the ladder of values: what is better in all it does must not be cheaper."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from druzina.games.prophecy.content_model import Ability, Card, Item
from druzina.games.prophecy.part import verb
from druzina.games.prophecy.parts import AnyPart

Priced = Item | Ability
Key = tuple[object, ...]

# What is said with `all` is more than any figure.
ALL = 99


def ladder(cards: Sequence[Card]) -> Iterator[tuple[Priced, Priced]]:
    """Pairs of things alike in kind, of which the better is the cheaper."""
    priced = [card for card in cards if isinstance(card, Item | Ability) and card.price]
    for better in priced:
        for worse in priced:
            if better.price < worse.price and alike(better, worse) and dominates(better, worse):
                yield better, worse


def alike(one: Priced, other: Priced) -> bool:
    """Used in the same way: the same slot and hands and class, or the same guild."""
    if isinstance(one, Item) and isinstance(other, Item):
        return (one.slot, one.hands, one.weapon_class) == (
            other.slot,
            other.hands,
            other.weapon_class,
        )
    return isinstance(one, Ability) and isinstance(other, Ability) and one.deck == other.deck


def dominates(better: Priced, worse: Priced) -> bool:
    """Whether it does all that the other does, as much or more, and something more."""
    mine, theirs = powers(better), powers(worse)
    return mine != theirs and all(mine.get(key, 0) >= n for key, n in theirs.items())


def powers(card: Priced) -> dict[Key, int]:
    """What a card does, as figures by window, verb, words, conditions, cost and limit."""
    found: dict[Key, int] = {}
    for effect in card.effects:
        for part in effect.parts:
            same = (effect.window, verb(part), words(part), effect.when, effect.cost, effect.limit)
            for field, n in figures(part).items():
                key = (*same, field)
                found[key] = found.get(key, 0) + n
    return found


def words(part: AnyPart) -> Key:
    """All of a part that is no number."""
    values = (getattr(part, name) for name in part.__struct_fields__)
    return tuple(value for value in values if not isinstance(value, int))


def figures(part: AnyPart) -> dict[str, int]:
    """The numbers of a part; a part without any is worth one."""
    found = {
        name: (ALL if name == "all" else int(value))
        for name in part.__struct_fields__
        if isinstance(value := getattr(part, name), int) and value and name != "instead"
    }
    return found or {"": 1}
