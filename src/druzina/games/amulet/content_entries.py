"""One reader for each kind of card, token and place: from its values to the thing."""

from __future__ import annotations

import msgspec

from druzina.core.content import Reading, index_of, source_of
from druzina.core.reading import Value
from druzina.games.amulet import vocabulary as words
from druzina.games.amulet.content import Things
from druzina.games.amulet.content_model import (
    CHARACTERS,
    COLOURS,
    LOCATIONS,
    MYTHICAL,
    SYMBOLS,
    Adventure,
    Bank,
    Helper,
    Location,
    Monster,
    Night,
    Node,
    Potion,
    Spell,
    Upgrade,
    Weapon,
)
from druzina.games.amulet.content_parts import (
    grid_of,
    number_of,
    parts_of,
    shape_of,
    word_of,
    words_of,
)
from druzina.games.amulet.fitting.grid import Token

Parts = dict[str, Value]
PLAYERS = 5
BANKS: tuple[Bank, ...] = ("left", "right")
MONSTER_ROWS = ("lair", "manor")
MOST_COST, MOST_POWER = 12, 20


class ThingReading(Reading):
    """The things so far and the shape of the trees, beside what is wrong."""

    things: Things = msgspec.field(default_factory=Things)
    nodes: list[Node] = []


# Cards


def read_night(reading: ThingReading, id_: str, parts: Parts) -> None:
    """AMU-NGT-03, -13 to -15: returning abilities say where to; comparisons say how many."""
    kind = parts["kind"].one_of(words.KINDS, "AMU-NGT-02")
    who = parts["who"].one_of(words.WHO)
    if (kind == "returns") != parts["returns"].present:
        parts["returns"].wrong("expected-returns", "AMU-NGT-13")
    if (who == "figure at") != parts["places"].present:
        parts["places"].wrong("expected-figure-at")
    done = parts_of(parts["do"], words.NIGHT_VERBS)
    for place, part in enumerate(done):
        if (part.do in words.LASTING_VERBS) != (kind == "lasting"):
            parts["do"].items()[place].wrong("expected-lasting-verb", "AMU-NGT-15", part.do)
    reading.things.nights.append(
        Night(
            number=len(reading.things.nights),
            id=id_,
            kind=kind,
            returns=word_of(parts["returns"], MONSTER_ROWS),
            who=who,
            least=number_of(parts["least"]),
            places=words_of(parts["places"], LOCATIONS),
            solo_below=number_of(parts["solo_below"]),
            parts=done,
            source=source_of(parts["source"]),
        )
    )


def read_monster(reading: ThingReading, id_: str, parts: Parts) -> None:
    nights = tuple(night.id for night in reading.things.nights)
    reading.things.monsters.append(
        Monster(
            number=len(reading.things.monsters),
            id=id_,
            name=reading.name_of(parts["name"]),
            level=parts["level"].whole(1, 2),
            mark=parts["mark"].whole(1, PLAYERS),
            power=parts["power"].whole(1, MOST_POWER),
            gem=index_of(parts["gem"], COLOURS),
            night=index_of(parts["night"], nights),
            card=grid_of(parts["grid"]),
            source=source_of(parts["source"]),
        )
    )


def read_mythical(reading: ThingReading, id_: str, parts: Parts) -> None:
    """AMU-NGT-07, AMU-WPN-05: no night ability, and a gem of any colour."""
    reading.things.monsters.append(
        Monster(
            number=len(reading.things.monsters),
            id=id_,
            name=reading.name_of(parts["name"]),
            level=MYTHICAL,
            mark=1,
            power=parts["power"].whole(1, MOST_POWER),
            gem=-1,
            night=-1,
            card=grid_of(parts["grid"]),
            source=source_of(parts["source"]),
        )
    )


def read_adventure(reading: ThingReading, id_: str, parts: Parts) -> None:
    card = grid_of(parts["grid"])
    if card.total:
        parts["grid"].wrong("expected-no-damage", "AMU-ADV-11", str(card.total))
    reading.things.adventures.append(
        Adventure(
            number=len(reading.things.adventures),
            id=id_,
            name=reading.name_of(parts["name"]),
            gem=index_of(parts["gem"], COLOURS),
            card=card,
            source=source_of(parts["source"]),
        )
    )


# Tokens


def read_weapon(reading: ThingReading, id_: str, parts: Parts) -> None:
    symbol = word_of(parts["symbol"], SYMBOLS)
    node = parts["node"].raw
    if not isinstance(node, str):
        parts["node"].wrong("expected-name")
    reading.things.weapons.append(
        Weapon(
            number=len(reading.things.weapons),
            id=id_,
            name=reading.name_of(parts["name"]),
            character=index_of(parts["character"], CHARACTERS),
            node=str(node),
            token=Token(id_, shape_of(parts["shape"]), "weapon", symbol),
            source=source_of(parts["source"]),
        )
    )


def read_helper(reading: ThingReading, id_: str, parts: Parts) -> None:
    symbol = word_of(parts["symbol"], SYMBOLS)
    reading.things.helpers.append(
        Helper(
            number=len(reading.things.helpers),
            id=id_,
            name=reading.name_of(parts["name"]),
            place=parts["place"].one_of(MONSTER_ROWS, "AMU-WPN-07"),
            upgraded=parts["upgraded"].flag(),
            token=Token(id_, shape_of(parts["shape"]), "helper", symbol),
            source=source_of(parts["source"]),
        )
    )


def read_spell(reading: ThingReading, id_: str, parts: Parts) -> None:
    """AMU-SPL-01, -04: one square less than it costs; neither hilt nor shield."""
    token = Token(id_, shape_of(parts["shape"]), "spell")
    cost = parts["cost"].whole(3, 5)
    if token.shape and token.size != cost - 1:
        found = str(token.size)
        parts["shape"].wrong("expected-squares-exactly", "AMU-SPL-01", found, number=cost - 1)
    if set("".join(token.shape)) - set("#."):
        parts["shape"].wrong("expected-plain-shape", "AMU-SPL-04")
    reading.things.spells.append(
        Spell(
            number=len(reading.things.spells),
            id=id_,
            name=reading.name_of(parts["name"]),
            cost=cost,
            token=token,
            source=source_of(parts["source"]),
        )
    )


def read_potion(reading: ThingReading, id_: str, parts: Parts) -> None:
    gem = parts["gem"]
    reading.things.potions.append(
        Potion(
            number=len(reading.things.potions),
            id=id_,
            name=reading.name_of(parts["name"]),
            cost=parts["cost"].whole(1, MOST_COST),
            gem=index_of(gem, COLOURS) if gem.present else -1,
            windows=words_of(parts["windows"], words.WINDOWS),
            parts=parts_of(parts["do"], words.POTION_VERBS),
            source=source_of(parts["source"]),
        )
    )


# Places


def read_location(reading: ThingReading, id_: str, parts: Parts) -> None:
    parts["id"].one_of(LOCATIONS, "AMU-CMP-01")
    reading.things.locations.append(
        Location(
            number=len(reading.things.locations),
            id=id_,
            name=reading.name_of(parts["name"]),
            bank=parts["bank"].one_of(BANKS) or "left",
            parts=parts_of(parts["do"], words.LOCATION_VERBS),
            source=source_of(parts["source"]),
        )
    )


def read_upgrade(reading: ThingReading, id_: str, parts: Parts) -> None:
    reading.things.upgrades.append(
        Upgrade(
            number=len(reading.things.upgrades),
            id=id_,
            name=reading.name_of(parts["name"]),
            place=parts["place"].one_of(LOCATIONS),
            parts=parts_of(parts["do"], words.UPGRADE_VERBS),
            source=source_of(parts["source"]),
        )
    )
