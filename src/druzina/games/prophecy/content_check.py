"""Whether a set of things is a good one: PRO-LIM and the invariants of the tables, beyond form.

What fails in `content_file` cannot be loaded; a set that fails only here can be played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path

from msgspec import structs

from druzina.core import Problem
from druzina.core.game import Figures
from druzina.core.reading import breach
from druzina.games.prophecy.content import Content, keep
from druzina.games.prophecy.content_file import read
from druzina.games.prophecy.content_ladder import ladder
from druzina.games.prophecy.content_model import (
    GUILDS,
    MARKETS,
    SPHERES,
    TERRAINS,
    Ability,
    Card,
    Chance,
    Item,
    Monster,
    Opportunity,
)
from druzina.games.prophecy.effect import WINDOWS, Effect, When
from druzina.games.prophecy.odds import group_odds, roll_odds
from druzina.games.prophecy.part import verb
from druzina.games.prophecy.parts import Table
from druzina.games.prophecy.parts_character import Increase
from druzina.games.prophecy.parts_fights import ThreeLives
from druzina.games.prophecy.vocabulary import WINDOWS_ASKING, WINDOWS_OF

# PRO-LIM-01, PRO-BRD-02: the sizes of decks, and how many fields of each kind.
SIZES = {
    "chance": 22, "adventure": 63, "common": 35, "rare": 26, "lesser": 5, "greater": 5,
    "artifact": 5, **dict.fromkeys(GUILDS, 10),
}  # fmt: skip
FIELDS = {"forest": 4, "mountains": 3, "plains": 5, "guild": 5, "city": 1, "village": 1}
PORTS, GATES, DOORS = 5, 4, 2
PAIRS = {(5, 2), (4, 4), (3, 6)}
STARTS = 2

# PRO-LIM-10: the budget.
MONSTER_STRENGTH, MONSTER_WILLPOWER, MONSTER_XP = (2, 9), (1, 8), (1, 5)
PRICES = {"common": (2, 6), "rare": (5, 10), **dict.fromkeys(GUILDS, (2, 7))}
MOST_INCREASES = 16
CHEAP_SPELL = 2
YARDSTICK = 12  # a well-trained hero, by which monsters are compared

FILES = {
    "chance": "chance.toml", "common": "common.toml", "rare": "rare.toml",
    "lesser": "lesser.toml", "greater": "greater.toml", "artifact": "artifacts.toml",
    **dict.fromkeys(GUILDS, "abilities.toml"),
}  # fmt: skip


def check(folder: Path) -> list[Problem]:
    """All that is wrong with a folder: what cannot be read, or else what should not be."""
    reading = read(folder)
    if reading.problems:
        return reading.problems
    content = keep(reading.things)
    return [found for rule in RULES for found in rule(content)]


def file_of(card: Card) -> str:
    if card.deck == "adventure":
        return "monsters.toml" if isinstance(card, Monster) else "opportunities.toml"
    return FILES[card.deck]


def different(content: Content) -> list[Card]:
    """Every entry once."""
    return list({card.id: card for card in content.cards}.values())


# Counts by deck, guild and terrain


def deck_sizes(content: Content) -> Iterator[Problem]:
    """PRO-LIM-01, PRO-CMP-07."""
    for deck, number in SIZES.items():
        found = len(content.decks[deck])
        if found != number:
            file = FILES.get(deck, "monsters.toml")
            where = (file, deck, "copies")
            yield breach(*where, "PRO-LIM-01", found, "expected-cards-exactly", number=number)


def ring(content: Content) -> Iterator[Problem]:
    """PRO-BRD-01, -02: fields by kind, ports, gates, two doors to each sphere."""
    count = Counter(field.kind for field in content.fields)
    marks = {"port": (len(content.ports), PORTS), "gate": (len(content.gates), GATES)}
    counted = {kind: (count[kind], number) for kind, number in FIELDS.items()} | marks
    doors = {SPHERES[n]: (len(fields), DOORS) for n, fields in enumerate(content.doors)}
    for name, (found, number) in (counted | doors).items():
        if found != number:
            where = ("ring.toml", name, "kind" if name in FIELDS else "sphere")
            yield breach(*where, "PRO-BRD-02", found, "expected-fields-exactly", number=number)
    for guild, name in enumerate(GUILDS):
        found = sum(field.guild == guild for field in content.fields)
        if found != 1:
            where = ("ring.toml", name, "guild")
            yield breach(*where, "PRO-BRD-01", found, "expected-fields-exactly", number=1)


def characters(content: Content) -> Iterator[Problem]:
    """Each pair of guilds once, each guild twice as a start, and one of three pairs of stones."""
    pairs = Counter(frozenset(character.guilds) for character in content.characters)
    for pair in combinations(range(len(GUILDS)), 2):
        found = pairs[frozenset(pair)]
        if found != 1:
            names = ", ".join(GUILDS[guild] for guild in pair)
            where = ("characters.toml", names, "guilds")
            yield breach(*where, "PRO-CHR-18", found, "expected-entries-exactly", number=1)
    starts = Counter(character.guilds[0] for character in content.characters)
    for guild, name in enumerate(GUILDS):
        if starts[guild] != STARTS:
            where = ("characters.toml", name, "guilds")
            found = starts[guild]
            yield breach(*where, "PRO-SET-11", found, "expected-entries-exactly", number=STARTS)
    for character in content.characters:
        stones = (character.strength, character.willpower)
        if stones not in PAIRS:
            where = ("characters.toml", character.id, "strength")
            yield breach(*where, "PRO-LIM-10", "{}/{}".format(*stones), "expected-stones")


# Whether the rules can carry it out


def verbs_in_their_windows(content: Content) -> Iterator[Problem]:
    """PRO-LIM-11, PRO-VOC-01: every verb stands in a window where it is carried out."""
    for card, place, effect in all_effects(content):
        for part in effect.parts:
            if effect.window not in WINDOWS_OF[verb(part)]:
                where = (file_of(card), card.id, f"effects[{place}].window")
                valid = ", ".join(WINDOWS_OF[verb(part)])
                yield breach(*where, "PRO-LIM-11", effect.window, "expected-one-of", valid=valid)
            if isinstance(part, Table) and any(len(row.parts) > 1 for row in part.rows):
                where = (file_of(card), card.id, f"effects[{place}].do")
                yield breach(*where, "PRO-CNT-08", "–", "expected-one-result")


def conditions_in_their_windows(content: Content) -> Iterator[Problem]:
    """PRO-VOC-02: what speaks of a fight is asked only where there is one."""
    for card, place, effect in all_effects(content):
        for name in asked(effect.when):
            fine = WINDOWS_ASKING.get(name, WINDOWS)
            if effect.window not in fine:
                where = (file_of(card), card.id, f"effects[{place}].when.{name}")
                valid = ", ".join(fine)
                yield breach(*where, "PRO-VOC-02", effect.window, "expected-window", valid=valid)


def asked(when: When) -> list[str]:
    fields = structs.fields(When)
    return [field.name for field in fields if getattr(when, field.name) != field.default]


def all_effects(content: Content) -> Iterator[tuple[Card, int, Effect]]:
    for card in different(content):
        for place, effect in enumerate(card.effects):
            yield card, place, effect


def something_to_do(content: Content) -> Iterator[Problem]:
    """Every card but a monster does something; an opportunity is used in step 4 (PRO-FLD-02)."""
    for card in different(content):
        windows = [effect.window for effect in card.effects]
        idle = not isinstance(card, Monster) and not windows
        if idle or (isinstance(card, Opportunity) and windows.count("step4") != 1):
            where = (file_of(card), card.id, "effects")
            yield breach(*where, "PRO-VOC-01", len(windows), "expected-effects")


# PRO-LIM: what other content must obey


def kinds_of_monsters(content: Content) -> Iterator[Problem]:
    """PRO-LIM-02, -03: two monsters to one opportunity, and all kinds among them."""
    listed = [card for card in different(content) if card.deck == "adventure"]
    monsters = [card for card in listed if isinstance(card, Monster)]
    does = {card.id: {verb(p) for e in card.effects for p in e.parts} for card in monsters}
    kinds = {
        "strength": any(m.strength and not m.willpower for m in monsters),
        "strength/willpower": any(m.strength and m.willpower for m in monsters),
        "willpower": any(m.willpower and not m.strength for m in monsters),
        "roll_sequence": any("roll_sequence" in verbs for verbs in does.values()),
        "three_lives": any("three_lives" in verbs for verbs in does.values()),
        "increase": any("increase" in verbs for verbs in does.values()),
        "draw_item": any("draw_item" in verbs for verbs in does.values()),
        "lose_mags": any("lose_mags" in verbs for verbs in does.values()),
    }
    for kind, found in kinds.items():
        if not found:
            where = ("monsters.toml", kind, "effects")
            yield breach(*where, "PRO-LIM-03", 0, "expected-at-least", limit=1)


def only_harm_is_crisis(content: Content) -> Iterator[Problem]:
    """PRO-LIM-04: one harmful chance card."""
    harmful = [
        card
        for card in different(content)
        if isinstance(card, Chance)
        and any(verb(p).startswith("lose") for e in card.effects for p in e.parts)
    ]
    if len(harmful) != 1:
        names = ", ".join(card.id for card in harmful)
        where = ("chance.toml", names or "chance", "effects")
        yield breach(*where, "PRO-LIM-04", len(harmful), "expected-entries-exactly", number=1)


def guardians(content: Content) -> Iterator[Problem]:
    """PRO-LIM-05: lesser guardians give a treasure; none is weaker than any monster."""
    monsters = [content.monster(card) for card in content.decks["adventure"] if _is(content, card)]
    hardest = min(chance_against(monster) for monster in monsters)
    for deck in ("lesser", "greater"):
        for card in content.decks[deck]:
            guardian = content.monster(card)
            where = (FILES[deck], guardian.id, "strength")
            if chance_against(guardian) > hardest:
                yield breach(*where, "PRO-LIM-05", guardian.strength, "expected-stronger")
            treasure = any(effect.window == "victory" for effect in guardian.effects)
            if deck == "lesser" and not treasure:
                where = (FILES[deck], guardian.id, "effects")
                yield breach(*where, "PRO-LIM-05", 0, "expected-treasure")


def _is(content: Content, card: int) -> bool:
    return content.is_monster(card)


def chance_against(monster: Monster) -> float:
    """How often a hero of twelve points wins, by whichever value is lower."""
    values = [value for value in (monster.strength, monster.willpower) if value]
    odds = roll_odds(YARDSTICK - min(values))
    if any(isinstance(part, ThreeLives) for effect in monster.effects for part in effect.parts):
        odds = group_odds(odds)
    return float(odds.shares[0])


def increases_are_rare(content: Content) -> Iterator[Problem]:
    """PRO-LIM-06."""
    found = sum(
        any(isinstance(part, Increase) for effect in card.effects for part in effect.parts)
        for card in different(content)
        if card.deck == "adventure"
    )
    if found > MOST_INCREASES:
        where = ("monsters.toml", "adventure", "effects")
        yield breach(*where, "PRO-LIM-06", found, "expected-at-most", limit=MOST_INCREASES)


def potions_outside_combat(content: Content) -> Iterator[Problem]:
    """PRO-LIM-07."""
    for card in different(content):
        if isinstance(card, Item) and card.slot == "potion":
            for effect in card.effects:
                if effect.window != "outside" or not effect.cost.card:
                    where = (file_of(card), card.id, "effects")
                    yield breach(*where, "PRO-LIM-07", effect.window, "expected-outside")


def spells(content: Content) -> Iterator[Problem]:
    """PRO-LIM-08: in every guild's deck, most of them for 1 or 2 mags."""
    abilities = [card for card in different(content) if isinstance(card, Ability)]
    for guild in GUILDS:
        if not any(ability.spell for ability in abilities if ability.deck == guild):
            where = ("abilities.toml", guild, "effects")
            yield breach(*where, "PRO-LIM-08", 0, "expected-at-least", limit=1)
    prices = [e.cost.mags for a in abilities for e in a.effects if e.cost.mags]
    cheap = sum(mags <= CHEAP_SPELL for mags in prices)
    if prices and 2 * cheap <= len(prices):
        where = ("abilities.toml", "spells", "effects.cost.mags")
        yield breach(*where, "PRO-LIM-08", cheap, "expected-at-least", limit=len(prices) // 2 + 1)


def budget(content: Content) -> Iterator[Problem]:
    """PRO-LIM-10: values and XP of monsters, prices of items and abilities."""
    for card in different(content):
        if isinstance(card, Monster) and card.deck == "adventure":
            values = (
                ("strength", card.strength, MONSTER_STRENGTH),
                ("willpower", card.willpower, MONSTER_WILLPOWER),
                ("xp", card.xp, MONSTER_XP),
            )
            for field, value, band in values:
                if value or field == "xp":
                    yield from _within(card, field, value, band)
        elif isinstance(card, Item | Ability) and card.deck in PRICES:
            yield from _within(card, "price", card.price, PRICES[card.deck])


def _within(card: Card, field: str, value: int, band: tuple[int, int]) -> Iterator[Problem]:
    low, high = band
    if not low <= value <= high:
        where = (file_of(card), card.id, field)
        yield breach(*where, "PRO-LIM-10", value, "expected-whole-number", low=low, high=high)


def values_rise(content: Content) -> Iterator[Problem]:
    """PRO-LIM-10: nothing that is better in all it does is cheaper."""
    for better, worse in ladder(different(content)):
        where = (file_of(better), better.id, "price")
        yield breach(
            *where, "PRO-LIM-10", better.price, "expected-dearer", limit=worse.price, than=worse.id
        )


RULES = (
    deck_sizes,
    ring,
    characters,
    verbs_in_their_windows,
    conditions_in_their_windows,
    something_to_do,
    kinds_of_monsters,
    only_harm_is_crisis,
    guardians,
    increases_are_rare,
    potions_outside_combat,
    spells,
    budget,
    values_rise,
)


def facts(folder: Path) -> list[tuple[str, Figures]]:
    """The counts of a set, and how hard its monsters are for heroes of some strength."""
    content = keep(read(folder).things)
    counts: dict[str, int | float | str] = {deck: len(content.decks[deck]) for deck in SIZES}
    sources = Counter(card.source for card in different(content))
    terrain: dict[str, int | float | str] = {t: len(content.of_kind(t)) for t in TERRAINS}
    return [
        ("fact-decks", counts),
        ("fact-terrain", terrain | {"markets": len(MARKETS)}),
        ("fact-sources", {name: sources[name] for name in ("rulebook", "public", "original")}),
        *(("fact-monster", of_monster(monster)) for monster in monsters_of(content)),
    ]


def monsters_of(content: Content) -> Sequence[Monster]:
    return [card for card in different(content) if isinstance(card, Monster)]


def of_monster(monster: Monster) -> dict[str, int | float | str]:
    return {
        "monster": monster.id,
        "strength": monster.strength,
        "willpower": monster.willpower,
        "xp": monster.xp,
        "percent": round(100 * chance_against(monster)),
    }
