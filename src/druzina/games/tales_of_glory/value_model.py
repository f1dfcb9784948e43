"""What a tile is worth, in glory: the value model of the specification ("Content not printed")."""

from __future__ import annotations

from druzina.games.tales_of_glory.content import Cost, Gains, Item, Side, Tile

VALUED = ("era1", "era2", "era3", "quests")

# The parameters by deck, in the order of VALUED: unit values, chances, a typical player's higher
# and lower skill, and how often a multiplier counts on laying.
PARAMETERS = {
    "gold": (1.0, 0.9, 0.5, 0.9),
    "potions": (1.1, 1.0, 0.55, 1.0),
    "combat": (4.0, 2.8, 1.1, 2.8),
    "magic": (4.0, 2.8, 1.1, 2.8),
    "key": (2.2, 2.2, 2.2, 2.2),
    "glory": (1.0, 1.0, 1.0, 1.0),
    "start": (0.7, 0.7, 0.3, 0.7),
    "connector": (0.35, 0.25, 0.1, 0.2),
    "half key joins": (0.3, 0.3, 0.22, 0.25),
    "connector pays": (0.75, 0.65, 0.5, 0.6),
    "condition met": (0.45, 0.38, 0.3, 0.35),
    "chest opens": (0.45, 0.4, 0.3, 0.35),
    "higher skill": (2.4, 3.5, 3.9, 3.7),
    "lower skill": (0.5, 1.0, 1.3, 1.1),
    "× monster": (1, 1.9, 2.5, 1.9),
    "× character": (1, 2.0, 2.6, 2.0),
    "× place": (1, 1.4, 1.8, 1.4),
    "× treasure": (1, 1.7, 2.2, 1.7),
    "× key": (1, 2.2, 4, 2.2),
}

# How often a multiplier counts at the end, whatever the deck.
AT_END = {
    "× monster": 3.6,
    "× character": 2.8,
    "× place": 2.2,
    "× treasure": 2.2,
    "× key": 4,
    "× combat": 3.4,
    "× magic": 3.4,
    "× majority": 1.2,
    "× surrounded": 1.2,
    "× closed chest": 3.0,
    "× gold set": 1.6,
    "× potion set": 1.3,
}

Worth = dict[str, float]
WORTH: dict[str, Worth] = {
    deck: {name: row[place] for name, row in PARAMETERS.items()}
    for place, deck in enumerate(VALUED)
}

UPKEEP = 0.15  # what a point of a threshold costs even those who have it

# TOG-CNT-11: what a tile of a deck may be worth.
BANDS = {"era1": (5.5, 7.5), "era2": (4.5, 8.0), "era3": (5.0, 10.0), "quests": (3.5, 7.5)}


def net_value(tile: Tile) -> float:
    """R + H + L − X. Heroes have no such value: they are dealt."""
    worth = WORTH[tile.deck]
    reward = sum(expected_count(worth, item) * sum_of(worth, item.gains) for item in tile.items)
    chests = worth["chest opens"] * sum(sum_of(worth, chest) for chest in tile.chests)
    sides = [side for side in tile.sides if side]
    joined = worth["connector"] * (len(sides) - 1) + sum(side_value(worth, side) for side in sides)
    return reward + chests + joined - cost_value(worth, tile.cost)


def discard_value(deck: str) -> float:
    """What discarding a tile instead of laying it brings: a gold, a potion and a key."""
    return sum_of(WORTH[deck], (("gold", 1), ("potions", 1), ("key", 1)))


def sum_of(worth: Worth, gains: Gains) -> float:
    return sum(amount * worth[kind] for kind, amount in gains)


def expected_count(worth: Worth, item: Item) -> float:
    """The f of the model; what it does not tell for laying is taken from the end."""
    if not item.times:
        return 1
    counts = AT_END if item.at_end else AT_END | worth
    return counts[f"× {item.times}"]


def side_value(worth: Worth, side: Side) -> float:
    if side.half_key:
        return worth["half key joins"] * worth["key"]
    return worth["condition met" if side.wanted else "connector pays"] * sum_of(worth, side.gains)


def cost_value(worth: Worth, cost: Cost) -> float:
    """Gold and potions as they are; potions for what a threshold is above a typical skill."""
    skills = [threshold for threshold in (cost.combat, cost.magic) if threshold]
    share = 0.75 if len(skills) == 1 else 0.5
    level = share * worth["higher skill"] + (1 - share) * worth["lower skill"]
    missing = sum(max(0, threshold - level) + UPKEEP * threshold for threshold in skills)
    return cost.gold * worth["gold"] + (cost.potions + missing) * worth["potions"]
