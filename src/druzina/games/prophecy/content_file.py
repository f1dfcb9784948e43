"""Reading a folder of Prophecy's content: the form of every entry, and how many there are.

Everything that is wrong is said at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from msgspec import Struct, structs

from druzina.core.content import File, Reading, index_of, read_files, source_of
from druzina.core.reading import Value
from druzina.games.prophecy.content import Things
from druzina.games.prophecy.content_model import (
    GUILDS,
    KINDS,
    SEXES,
    SLOTS,
    SPHERES,
    TYPES,
    WEAPON_CLASSES,
    Ability,
    Chance,
    Character,
    Field,
    Item,
    Monster,
    Opportunity,
    Service,
    Table,
)
from druzina.games.prophecy.content_parts import effects_of, fields_of, record_of
from druzina.games.prophecy.effect import FREE, Cost, Effect

Parts = dict[str, Value]
MOST_STONES, MOST_VALUE, MOST_PRICE, MOST_COPIES, MOST_FIGURE = 10, 20, 15, 9, 9999
CARD = ("id", "name", "effects", "source")


class ThingReading(Reading):
    """The things so far, beside what is wrong."""

    things: Things = msgspec.field(default_factory=Things)

    def effects(self, id_: str, value: Value) -> tuple[Effect, ...]:
        found = effects_of(value, self.things.effects, id_)
        self.things.effects += len(found)
        return found


def read_character(reading: ThingReading, id_: str, parts: Parts) -> None:
    guilds = tuple(index_of(item, GUILDS, "PRO-CHR-18") for item in parts["guilds"].items())
    if len(guilds) != 2 or guilds[0] == guilds[1]:
        parts["guilds"].wrong("expected-two-guilds", "PRO-CHR-18")
        guilds = (0, 1)
    reading.things.characters.append(
        Character(
            number=len(reading.things.characters),
            id=id_,
            name=reading.name_of(parts["name"], unique=True),
            sex=parts["sex"].one_of(SEXES),
            guilds=(guilds[0], guilds[1]),
            strength=parts["strength"].whole(1, MOST_STONES),
            willpower=parts["willpower"].whole(1, MOST_STONES),
            source=source_of(parts["source"]),
        )
    )


def read_field(reading: ThingReading, id_: str, parts: Parts) -> None:
    guild, sphere = parts["guild"], parts["sphere"]
    kind = parts["kind"].one_of(KINDS, "PRO-BRD-01")
    if (kind == "guild") != guild.present:
        guild.wrong("expected-guild-field", "PRO-BRD-01")
    services = parts["services"].items() if parts["services"].present else []
    reading.things.fields.append(
        Field(
            number=len(reading.things.fields),
            id=id_,
            name=reading.name_of(parts["name"], unique=True),
            kind=kind,
            guild=index_of(guild, GUILDS) if guild.present else -1,
            port=parts["port"].flag(),
            gate=parts["gate"].flag(),
            sphere=index_of(sphere, SPHERES) if sphere.present else -1,
            safe=parts["safe"].flag(),
            services=tuple(service_of(item) for item in services),
            source=source_of(parts["source"]),
        )
    )


def service_of(value: Value) -> Service:
    cost = value.part("cost")
    plain = value.raw if isinstance(value.raw, dict) else {}
    rest = value.child("", {key: raw for key, raw in plain.items() if key != "cost"})
    return Service(
        **{"do": "", **fields_of(rest, _Plain)},  # type: ignore[arg-type]  # read by its fields
        cost=record_of(cost, Cost) if cost.present else FREE,
    )


class _Plain(Struct, kw_only=True):
    """A service without its cost."""

    do: str
    lives: int = 0
    mags: int = 0
    gold: int = 0
    xp: int = 0
    once: bool = False


def read_chance(reading: ThingReading, id_: str, parts: Parts) -> None:
    reading.things.entries.append(
        Chance(
            id=id_,
            name=reading.name_of(parts["name"]),
            deck="chance",
            copies=copies_of(parts["copies"]),
            module=parts["module"].flag(),
            effects=reading.effects(id_, parts["effects"]),
            source=source_of(parts["source"]),
        )
    )


def monster_reader(deck: str) -> Callable[[ThingReading, str, Parts], None]:
    def read_monster(reading: ThingReading, id_: str, parts: Parts) -> None:
        effects = reading.effects(id_, parts["effects"])
        reading.things.entries.append(monster_of(reading, id_, deck, parts, effects))

    return read_monster


def monster_of(
    reading: ThingReading, id_: str, deck: str, parts: Parts, effects: tuple[Effect, ...]
) -> Monster:
    strength, willpower = value_of(parts["strength"]), value_of(parts["willpower"])
    if not strength and not willpower:
        parts["strength"].wrong("expected-some-value", "PRO-CNT-01")
    return Monster(
        id=id_,
        name=reading.name_of(parts["name"]),
        deck=deck,
        copies=1,
        type=parts["type"].one_of(TYPES, "PRO-CNT-01") if "type" in parts else "demon",
        strength=strength,
        willpower=willpower,
        xp=parts["xp"].whole(0, MOST_VALUE),
        effects=effects,
        source=source_of(parts["source"]),
    )


def read_opportunity(reading: ThingReading, id_: str, parts: Parts) -> None:
    effects = reading.effects(id_, parts["effects"])
    described = parts["monster"]
    monster = None
    if described.present:
        keys = ("name", "type", "strength", "willpower", "xp", "effects")
        inner = described.known(keys) or {}
        if inner:
            treasure = reading.effects(id_, inner["effects"])
            inner["source"] = parts["source"]
            monster = monster_of(reading, id_, "adventure", inner, treasure)
    reading.things.entries.append(
        Opportunity(
            id=id_,
            name=reading.name_of(parts["name"], unique=True),
            deck="adventure",
            copies=1,
            monster=monster,
            effects=effects,
            source=source_of(parts["source"]),
        )
    )


def item_reader(deck: str) -> Callable[[ThingReading, str, Parts], None]:
    def read_item(reading: ThingReading, id_: str, parts: Parts) -> None:
        slot = parts["slot"].one_of(SLOTS)
        hands, weapon_class = parts["hands"], parts["class"]
        for value in (hands, weapon_class):
            if value.present != (slot == "weapon"):
                value.wrong("expected-of-weapons", "PRO-ITM-02")
        reading.things.entries.append(
            Item(
                id=id_,
                name=reading.name_of(parts["name"], unique=True),
                deck=deck,
                copies=copies_of(parts["copies"]) if "copies" in parts else 1,
                price=parts["price"].whole(1, MOST_PRICE) if "price" in parts else 0,
                slot=slot,
                hands=hands.whole(1, 2) if hands.present else 0,
                weapon_class=weapon_class.one_of(WEAPON_CLASSES) if weapon_class.present else "",
                effects=reading.effects(id_, parts["effects"]),
                source=source_of(parts["source"]),
            )
        )

    return read_item


def read_ability(reading: ThingReading, id_: str, parts: Parts) -> None:
    reading.things.entries.append(
        Ability(
            id=id_,
            name=reading.name_of(parts["name"], unique=True),
            deck=parts["guild"].one_of(GUILDS) or GUILDS[0],
            copies=1,
            price=parts["price"].whole(1, MOST_PRICE),
            effects=reading.effects(id_, parts["effects"]),
            source=source_of(parts["source"]),
        )
    )


def read_table(reading: ThingReading, id_: str, parts: Parts) -> None:
    removed = [item.one_of(_ids(reading)) for item in parts["basic_removed"].items()]
    figures = {key: value.whole(0, MOST_FIGURE) for key, value in parts.items() if key in FIGURES}
    reading.things.table = Table(
        **figures, basic_removed=tuple(removed), source=source_of(parts["source"])
    )


def _ids(reading: ThingReading) -> tuple[str, ...]:
    return tuple(card.id for card in reading.things.entries)


def copies_of(value: Value) -> int:
    return value.whole(1, MOST_COPIES) if value.present else 1


def value_of(value: Value) -> int:
    return value.whole(1, MOST_VALUE) if value.present else 0


FIGURES = tuple(
    field.name for field in structs.fields(Table) if field.name not in ("basic_removed", "source")
)
MONSTER = ("strength", "willpower", "xp", *CARD)
ITEM = ("slot", "hands", "class", *CARD)

# PRO-CMP-02, -07: how many entries the box holds; copies of one line share an entry.
FILES: dict[str, File[ThingReading]] = {
    "characters": File(
        "character", 10, "PRO-CMP-02", read_character,
        ("id", "name", "sex", "guilds", "strength", "willpower", "source"),
    ),
    "ring": File(
        "field", 20, "PRO-CMP-01", read_field,
        ("id", "name", "kind", "guild", "port", "gate", "sphere", "safe", "services", "source"),
    ),
    "chance": File("card", 21, "PRO-CMP-07", read_chance, ("copies", "module", *CARD)),
    "monsters": File(
        "monster", 40, "PRO-LIM-02", monster_reader("adventure"), ("type", *MONSTER)
    ),
    "opportunities": File(
        "opportunity", 23, "PRO-LIM-02", read_opportunity, ("monster", *CARD)
    ),
    "common": File(
        "item", 23, "PRO-CMP-07", item_reader("common"), ("copies", "price", *ITEM)
    ),
    "rare": File("item", 26, "PRO-CMP-07", item_reader("rare"), ("price", *ITEM)),
    "abilities": File("ability", 50, "PRO-CMP-07", read_ability, ("guild", "price", *CARD)),
    "lesser": File("guardian", 5, "PRO-CMP-07", monster_reader("lesser"), MONSTER),
    "greater": File("guardian", 5, "PRO-CMP-07", monster_reader("greater"), MONSTER),
    "artifacts": File("artifact", 5, "PRO-CMP-07", item_reader("artifact"), ITEM),
    "table": File("table", 1, "PRO-SET-06", read_table, (*FIGURES, "basic_removed", "source")),
}  # fmt: skip


def read_things(folder: Path) -> Things:
    """The things of a folder, or `Problems` with all that is wrong in all its files."""
    reading = read(folder)
    reading.insist()
    return reading.things


def read(folder: Path) -> ThingReading:
    """What can be read of a folder, and all the problems."""
    return read_files(ThingReading(), folder, FILES)
