"""Whether a set of tiles is a good one: TOG-CNT and TOG-COM-06, beyond what playing needs.

What fails in `content_file` cannot be loaded; a set that fails only here can be played.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean

from msgspec import Struct

from druzina.core import Problem
from druzina.core.reading import breach
from druzina.games.tales_of_glory.content import DECKS, SIDES, TYPES, Tile, all_gains
from druzina.games.tales_of_glory.content_file import ERAS, TileReading, read
from druzina.games.tales_of_glory.value_model import BANDS, VALUED, discard_value, net_value

SIZES = {"heroes": 5, "era1": 18, "era2": 20, "era3": 15, "quests": 16}
FIRST_DISPLAY = 8
DRAWN = 5
FEWEST_CONNECTORS = 2
FEWEST_ON_HEROES = 3
UNBALANCED = 2
SKILL_TOKENS = 18
HERO_CHESTS = 2

# TOG-CNT-10: thresholds of costs with one skill, and the most that two may sum to. The clause has
# no costs of two skills in era 1; they are held to what one skill may ask there.
THRESHOLDS = {"era1": (2, 3), "era2": (3, 5), "era3": (3, 7), "quests": (5, 6)}
TWO_SKILLS = {"era1": 3, "era2": 5, "era3": 9, "quests": 8}


class Fact(Struct, frozen=True):
    """A line about a set: a message key and its figures."""

    key: str
    figures: dict[str, int | float | str]


def check(folder: Path) -> list[Problem]:
    """All that is wrong with a folder of tiles: what cannot be read, then what should not be."""
    reading = read(folder)
    of_tiles = [found for tile in reading.tiles for rule in TILE_RULES for found in rule(tile)]
    of_set = [found for rule in SET_RULES for found in rule(reading)]
    return [*reading.problems, *of_tiles, *of_set]


def of_tile(
    tile: Tile, field: str, clause: str, found: float, expected: str, **more: int | str
) -> Problem:
    return breach(f"{tile.deck}.toml", tile.id, field, clause, found, expected, **more)


def of_deck(
    deck: str, field: str, clause: str, found: float, expected: str, **more: int | str
) -> Problem:
    return breach(f"{deck}.toml", deck, field, clause, found, expected, **more)


# Rules of one tile


def enough_connectors(tile: Tile) -> Iterator[Problem]:
    """TOG-CNT-05: at least two, heroes three."""
    least = FEWEST_ON_HEROES if tile.deck == "heroes" else FEWEST_CONNECTORS
    count = tile.connectors.bit_count()
    if count < least:
        expected = "expected-connectors-at-least"
        yield of_tile(tile, "sides", "TOG-CNT-05", count, expected, limit=least)


def no_multiplied_skill(tile: Tile) -> Iterator[Problem]:
    """TOG-CNT-07: no multiplied reward gives combat or magic."""
    for place, item in enumerate(tile.items):
        for kind, amount in item.gains:
            if item.times and kind in ("combat", "magic"):
                field = f"reward[{place}].{kind}"
                yield of_tile(tile, field, "TOG-CNT-07", amount, "expected-no-multiplied-skill")


def hero_start(tile: Tile) -> Iterator[Problem]:
    """TOG-CNT-09: a hero has two chests and some gold."""
    if tile.deck != "heroes":
        return
    if len(tile.chests) != HERO_CHESTS:
        found = len(tile.chests)
        expected = "expected-chests-exactly"
        yield of_tile(tile, "chests", "TOG-CNT-09", found, expected, number=HERO_CHESTS)
    if not any(kind == "gold" for item in tile.items for kind, _ in item.gains):
        yield of_tile(tile, "reward", "TOG-CNT-09", 0, "expected-gold-at-least", limit=1)


def thresholds(tile: Tile) -> Iterator[Problem]:
    """TOG-CNT-10: what a cost asks of one skill, or of two."""
    skills = {"combat": tile.cost.combat, "magic": tile.cost.magic}
    asked = {kind: threshold for kind, threshold in skills.items() if threshold}
    if len(asked) == 1:
        (kind, threshold), (low, high) = *asked.items(), THRESHOLDS[tile.deck]
        if not low <= threshold <= high:
            field, expected = f"cost.{kind}", "expected-whole-number"
            yield of_tile(tile, field, "TOG-CNT-10", threshold, expected, low=low, high=high)
    elif asked and sum(asked.values()) > TWO_SKILLS[tile.deck]:
        limit, found = TWO_SKILLS[tile.deck], sum(asked.values())
        yield of_tile(tile, "cost", "TOG-CNT-10", found, "expected-skills-at-most", limit=limit)


def worth_taking(tile: Tile) -> Iterator[Problem]:
    """TOG-CNT-11: better than discarding it, and within the band of its deck."""
    if tile.deck not in BANDS:
        return
    value, (low, high) = net_value(tile), BANDS[tile.deck]
    if tile.deck in ERAS and value <= discard_value(tile.deck):
        limit = f"{discard_value(tile.deck):.2f}"
        yield of_tile(tile, "tile", "TOG-CNT-11", value, "expected-value-above", limit=limit)
    elif not low <= value <= high:
        band = {"low": f"{low}", "high": f"{high}"}
        yield of_tile(tile, "tile", "TOG-CNT-11", value, "expected-value-within", **band)


def one_part(tile: Tile) -> Iterator[Problem]:
    """TOG-CNT-12: a place's connector gives one part."""
    for name, side in zip(SIDES, tile.sides, strict=True):
        if side and len(side.gains) > 1:
            count = len(side.gains)
            yield of_tile(tile, f"sides.{name}", "TOG-CNT-12", count, "expected-one-part")


# Rules of the whole set


def sizes(reading: TileReading) -> Iterator[Problem]:
    """TOG-CNT-01: so many tiles in each deck."""
    for deck, count in reading.entries.items():
        if count != SIZES[deck]:
            expected, number = "expected-tiles-exactly", SIZES[deck]
            yield of_deck(deck, "tile", "TOG-CNT-01", count, expected, number=number)


def change_over(reading: TileReading) -> Iterator[Problem]:
    """TOG-COM-06: eras change between rounds, so after the first display they go by fives."""
    for deck in ERAS:
        first = FIRST_DISPLAY if deck == "era1" else 0
        count = reading.entries.get(deck, first)
        if (count - first) % DRAWN:
            expected = "expected-tiles-by-fives"
            yield of_deck(deck, "tile", "TOG-COM-06", count, expected, first=first)


def balance(reading: TileReading) -> Iterator[Problem]:
    """TOG-CNT-06: tiles are never turned, so opposite sides must come equally often."""
    if not reading.sound(*ERAS):
        return
    tiles = of_decks(reading.tiles, ERAS)
    kinds = ((False, "expected-balanced-connectors"), (True, "expected-balanced-half-keys"))
    for half_keys, expected in kinds:
        count = on_sides(tiles, half_keys)
        for one, other in ((0, 2), (1, 3)):
            if abs(count[one] - count[other]) > UNBALANCED:
                field = f"sides.{SIDES[one]}, sides.{SIDES[other]}"
                found = f"{count[one]}, {count[other]}"
                where = ("era*.toml", " + ".join(ERAS), field, "TOG-CNT-06", found)
                yield breach(*where, expected, limit=UNBALANCED)


def skill_tokens(reading: TileReading) -> Iterator[Problem]:
    """TOG-CNT-07: no more combat and no more magic in all than the box has tokens."""
    for kind in ("combat", "magic"):
        found = total(reading.tiles, kind)
        if found > SKILL_TOKENS:
            where = ("*.toml", " + ".join(DECKS), kind, "TOG-CNT-07", found)
            yield breach(*where, "expected-total-at-most", limit=SKILL_TOKENS)


def rising_values(reading: TileReading) -> Iterator[Problem]:
    """TOG-CNT-11: the tiles of era 3 are worth the most."""
    if not reading.sound(*VALUED):
        return
    means = {deck: fmean(values) for deck in VALUED if (values := values_of(reading.tiles, deck))}
    best = max((value for deck, value in means.items() if deck != "era3"), default=0.0)
    if "era3" in means and means["era3"] <= best:
        expected, limit = "expected-mean-above", f"{best:.1f}"
        yield of_deck("era3", "tile", "TOG-CNT-11", means["era3"], expected, limit=limit)


TILE_RULES = (
    enough_connectors,
    no_multiplied_skill,
    hero_start,
    thresholds,
    worth_taking,
    one_part,
)
SET_RULES = (sizes, change_over, balance, skill_tokens, rising_values)


# Counting


def of_decks(tiles: Sequence[Tile], decks: Sequence[str]) -> list[Tile]:
    return [tile for tile in tiles if tile.deck in decks]


def on_sides(tiles: Sequence[Tile], half_keys: bool) -> list[int]:
    """How many connectors, or half keys, look north, east, south and west."""
    return [
        sum(side.half_key or not half_keys for side in column if side)
        for column in zip(*(tile.sides for tile in tiles), strict=True)
    ] or [0] * len(SIDES)


def total(tiles: Sequence[Tile], kind: str) -> int:
    return sum(amount for tile in tiles for found, amount in all_gains(tile) if found == kind)


def values_of(tiles: Sequence[Tile], deck: str) -> list[float]:
    return [net_value(tile) for tile in tiles if tile.deck == deck]


def facts(folder: Path) -> list[Fact]:
    """The totals of a set, as the specification has them, and what its decks are worth."""
    tiles = read(folder).tiles
    eras, quests = of_decks(tiles, ERAS), of_decks(tiles, ("quests",))
    chests = {deck: sum(len(tile.chests) for tile in of_decks(tiles, [deck])) for deck in DECKS}
    both = {"eras": eras, "quests": quests}
    return [
        Fact("fact-tiles", {deck: len(of_decks(tiles, [deck])) for deck in DECKS}),
        Fact("fact-combat", {"number": total(tiles, "combat"), "limit": SKILL_TOKENS}),
        Fact("fact-magic", {"number": total(tiles, "magic"), "limit": SKILL_TOKENS}),
        Fact("fact-connectors-eras", by_side(eras, half_keys=False)),
        Fact("fact-half-keys-eras", by_side(eras, half_keys=True)),
        Fact("fact-connectors-quests", by_side(quests, half_keys=False)),
        Fact("fact-half-keys-quests", by_side(quests, half_keys=True)),
        Fact("fact-keys", {name: total(some, "key") for name, some in both.items()}),
        Fact("fact-start", {name: total(some, "start") for name, some in both.items()}),
        Fact("fact-chests", dict(chests)),
        Fact("fact-types", {kind: sum(tile.type == kind for tile in eras) for kind in TYPES}),
        *(value_fact(deck, values) for deck in VALUED if (values := values_of(tiles, deck))),
    ]


def by_side(tiles: Sequence[Tile], half_keys: bool) -> dict[str, int | float | str]:
    return dict(zip(SIDES, on_sides(tiles, half_keys), strict=True))


def value_fact(deck: str, values: Sequence[float]) -> Fact:
    figures = {"least": min(values), "most": max(values), "mean": fmean(values)}
    low, high = BANDS[deck]
    rounded = {name: round(value, 1) for name, value in figures.items()}
    return Fact("fact-values", {"deck": deck, **rounded, "low": low, "high": high})
