"""The things of Prophecy: typed, frozen. What they do is data: effects made of verbs.

A physical card is a number in `Content.cards`; copies share their entry. Rules carry effects out
by window and verb and never ask which card it is.
"""

from __future__ import annotations

from msgspec import Struct

from druzina.core.content import Name, Source
from druzina.games.prophecy.effect import Cost, Effect

STRENGTH, WILLPOWER = "strength", "willpower"
MODES = (STRENGTH, WILLPOWER)
SEXES = ("man", "woman")
GUILDS = ("fortress", "thieves", "camp", "tower", "monastery")
TERRAINS = ("forest", "mountains", "plains")
MARKETS = ("city", "village")
KINDS = (*TERRAINS, "guild", *MARKETS, "wasteland")
TYPES = ("humanoid", "beast", "undead", "demon", "magical")
CHARACTER = "character"  # PRO-VOC-02: as a type of opponent
WEAPON_CLASSES = ("slashing", "blunt", "piercing", "missile")
SLOTS = ("weapon", "shield", "hand", "head", "worn", "potion", "scroll", "other")
SPHERES = ("A", "B", "C", "D", "E")

# PRO-CMP-07: the decks, told apart by their backs; abilities lie by their guilds.
DECKS = ("chance", "adventure", "common", "rare", *GUILDS, "lesser", "greater", "artifact")
ITEM_DECKS = ("common", "rare")

# PRO-FLD-23: what a field offers beside its cards; `work` is done instead of movement.
SERVICES = ("train", "trade", "repair", "work", "heal", "refill", "inn", "buy_lives", "buy_mags")


class Character(Struct, frozen=True):
    """A character; `guilds` by number, the first is where it starts (PRO-SET-11)."""

    number: int
    id: str
    name: Name
    sex: str
    guilds: tuple[int, int]
    strength: int
    willpower: int
    source: Source


class Service(Struct, frozen=True, kw_only=True):
    """What a field offers for a cost: figures mean lives healed, mags refilled, gold and XP taken.

    `buy_lives` heals so many lives for each gold of its cost, `buy_mags` refills so many mags.
    """

    do: str
    cost: Cost
    lives: int = 0
    mags: int = 0
    gold: int = 0
    xp: int = 0
    once: bool = False


class Field(Struct, frozen=True):
    """A field of the ring (PRO-BRD-02); its number is its place, clockwise is `number + 1`."""

    number: int
    id: str
    name: Name
    kind: str
    guild: int
    port: bool
    gate: bool
    sphere: int
    safe: bool
    services: tuple[Service, ...]
    source: Source

    @property
    def wilderness(self) -> bool:
        return self.kind in TERRAINS

    @property
    def civilization(self) -> bool:
        return self.kind == "guild" or self.kind in MARKETS


class Chance(Struct, frozen=True):
    """A chance card; those of the module are used only with it (PRO-CHN-27)."""

    id: str
    name: Name
    deck: str
    copies: int
    module: bool
    effects: tuple[Effect, ...]
    source: Source


class Monster(Struct, frozen=True):
    """A monster or guardian: printed values, 0 where it has none (PRO-CNT-01)."""

    id: str
    name: Name
    deck: str
    copies: int
    type: str
    strength: int
    willpower: int
    xp: int
    effects: tuple[Effect, ...]
    source: Source

    @property
    def guardian(self) -> bool:
        return self.deck in ("lesser", "greater")


class Opportunity(Struct, frozen=True):
    """An opportunity; `monster` is the one described on it, if there is one (PRO-CNT-16)."""

    id: str
    name: Name
    deck: str
    copies: int
    monster: Monster | None
    effects: tuple[Effect, ...]
    source: Source


class Item(Struct, frozen=True):
    """An item; `hands` and `weapon_class` are those of a weapon; artifacts have no price."""

    id: str
    name: Name
    deck: str
    copies: int
    price: int
    slot: str
    hands: int
    weapon_class: str
    effects: tuple[Effect, ...]
    source: Source

    @property
    def artifact(self) -> bool:
        return self.deck == "artifact"

    @property
    def single_use(self) -> bool:
        """PRO-ITM-01."""
        return self.slot in ("potion", "scroll")

    @property
    def half_price(self) -> int:
        """PRO-FLD-07: rounded up."""
        return (self.price + 1) // 2


class Ability(Struct, frozen=True):
    """An ability; it is a spell if its use costs mags (PRO-SPL-01)."""

    id: str
    name: Name
    deck: str
    copies: int
    price: int
    effects: tuple[Effect, ...]
    source: Source

    @property
    def guild(self) -> int:
        return GUILDS.index(self.deck)

    @property
    def spell(self) -> bool:
        return any(effect.cost.mags for effect in self.effects)


Card = Chance | Monster | Opportunity | Item | Ability


class Table(Struct, frozen=True, kw_only=True):
    """Figures of the rules that are on no card."""

    gold: int
    xp: int
    most_strength: int
    most_willpower: int
    most_gold: int
    most_xp: int
    most_items: int
    most_abilities: int
    horse: int
    ship: int
    gate: int
    willpower_fight: int
    new_lives: int
    new_mags: int
    artifacts_to_win: int
    artifacts_to_win_short: int
    certificate_xp: int
    certificate_gold: int
    certificate_gold_elsewhere: int
    refused_trades: int
    final_rounds: int
    valve_rounds: int
    apocalypse_rounds: int
    basic_removed: tuple[str, ...]
    source: Source
