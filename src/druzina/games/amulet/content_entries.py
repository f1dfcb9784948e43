"""One reader for each kind of entry: from its values to the thing."""

from __future__ import annotations

from msgspec import Struct

from druzina.core import Problem
from druzina.core.reading import Value
from druzina.games.amulet import vocabulary as words
from druzina.games.amulet.content import Things
from druzina.games.amulet.content_model import (
    CHARACTERS,
    COLOURS,
    GREY,
    LOCATIONS,
    MYTHICAL,
    SYMBOLS,
    Adventure,
    Character,
    Field,
    Helper,
    Location,
    Monster,
    Night,
    Node,
    Oath,
    Potion,
    Quest,
    Section,
    Skill,
    Spell,
    Story,
    Table,
    Upgrade,
    Weapon,
)
from druzina.games.amulet.content_parts import (
    grid_of,
    index_of,
    name_of,
    number_of,
    part_of,
    parts_of,
    shape_of,
    source_of,
    wholes_of,
    word_of,
    words_of,
)
from druzina.games.amulet.fitting.grid import Token

Parts = dict[str, Value]
PLAYERS = 5
START = "start"
BANKS = ("left", "right")
MONSTER_ROWS = ("lair", "manor")
FIELD_COLOURS = (*COLOURS, "grey")
MOST_COST, MOST_HEALTH, MOST_POWER, MOST_GEMS = 12, 12, 20, 99


class Reading(Struct):
    """What a folder gave so far: the things, the shape of the trees, and what is wrong."""

    things: Things
    problems: list[Problem] = []
    taken: dict[str, str] = {}
    nodes: list[Node] = []


# Cards


def read_night(reading: Reading, id_: str, parts: Parts) -> None:
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


def read_monster(reading: Reading, id_: str, parts: Parts) -> None:
    nights = tuple(night.id for night in reading.things.nights)
    reading.things.monsters.append(
        Monster(
            number=len(reading.things.monsters),
            id=id_,
            name=name_of(parts["name"]),
            level=parts["level"].whole(1, 2),
            mark=parts["mark"].whole(1, PLAYERS),
            power=parts["power"].whole(1, MOST_POWER),
            gem=index_of(parts["gem"], COLOURS),
            night=index_of(parts["night"], nights),
            card=grid_of(parts["grid"]),
            source=source_of(parts["source"]),
        )
    )


def read_mythical(reading: Reading, id_: str, parts: Parts) -> None:
    """AMU-NGT-07, AMU-WPN-05: no night ability, and a gem of any colour."""
    reading.things.monsters.append(
        Monster(
            number=len(reading.things.monsters),
            id=id_,
            name=name_of(parts["name"]),
            level=MYTHICAL,
            mark=1,
            power=parts["power"].whole(1, MOST_POWER),
            gem=-1,
            night=-1,
            card=grid_of(parts["grid"]),
            source=source_of(parts["source"]),
        )
    )


def read_adventure(reading: Reading, id_: str, parts: Parts) -> None:
    card = grid_of(parts["grid"])
    if card.total:
        parts["grid"].wrong("expected-no-damage", "AMU-ADV-11", str(card.total))
    reading.things.adventures.append(
        Adventure(
            number=len(reading.things.adventures),
            id=id_,
            name=name_of(parts["name"]),
            gem=index_of(parts["gem"], COLOURS),
            card=card,
            source=source_of(parts["source"]),
        )
    )


# Tokens


def read_weapon(reading: Reading, id_: str, parts: Parts) -> None:
    symbol = word_of(parts["symbol"], SYMBOLS)
    node = parts["node"].raw
    if not isinstance(node, str):
        parts["node"].wrong("expected-name")
    reading.things.weapons.append(
        Weapon(
            number=len(reading.things.weapons),
            id=id_,
            name=name_of(parts["name"]),
            character=index_of(parts["character"], CHARACTERS),
            node=str(node),
            token=Token(id_, shape_of(parts["shape"]), "weapon", symbol),
            source=source_of(parts["source"]),
        )
    )


def read_helper(reading: Reading, id_: str, parts: Parts) -> None:
    symbol = word_of(parts["symbol"], SYMBOLS)
    reading.things.helpers.append(
        Helper(
            number=len(reading.things.helpers),
            id=id_,
            name=name_of(parts["name"]),
            place=parts["place"].one_of(MONSTER_ROWS, "AMU-WPN-07"),
            upgraded=parts["upgraded"].flag(),
            token=Token(id_, shape_of(parts["shape"]), "helper", symbol),
            source=source_of(parts["source"]),
        )
    )


def read_spell(reading: Reading, id_: str, parts: Parts) -> None:
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
            name=name_of(parts["name"]),
            cost=cost,
            token=token,
            source=source_of(parts["source"]),
        )
    )


def read_potion(reading: Reading, id_: str, parts: Parts) -> None:
    gem = parts["gem"]
    reading.things.potions.append(
        Potion(
            number=len(reading.things.potions),
            id=id_,
            name=name_of(parts["name"]),
            cost=parts["cost"].whole(1, MOST_COST),
            gem=index_of(gem, COLOURS) if gem.present else -1,
            windows=words_of(parts["windows"], words.WINDOWS),
            parts=parts_of(parts["do"], words.POTION_VERBS),
            source=source_of(parts["source"]),
        )
    )


# Places


def read_location(reading: Reading, id_: str, parts: Parts) -> None:
    parts["id"].one_of(LOCATIONS, "AMU-CMP-01")
    reading.things.locations.append(
        Location(
            number=len(reading.things.locations),
            id=id_,
            name=name_of(parts["name"]),
            bank=parts["bank"].one_of(BANKS),
            parts=parts_of(parts["do"], words.LOCATION_VERBS),
            source=source_of(parts["source"]),
        )
    )


def read_upgrade(reading: Reading, id_: str, parts: Parts) -> None:
    reading.things.upgrades.append(
        Upgrade(
            number=len(reading.things.upgrades),
            id=id_,
            name=name_of(parts["name"]),
            place=parts["place"].one_of(LOCATIONS),
            parts=parts_of(parts["do"], words.UPGRADE_VERBS),
            source=source_of(parts["source"]),
        )
    )


# Characters


def read_skill(reading: Reading, id_: str, parts: Parts) -> None:
    together, node = parts["together"], parts["node"].raw
    if not isinstance(node, str):
        parts["node"].wrong("expected-name")
    reading.things.skills.append(
        Skill(
            number=len(reading.things.skills),
            id=id_,
            name=name_of(parts["name"]),
            character=index_of(parts["character"], CHARACTERS),
            node=str(node),
            parts=parts_of(parts["do"], words.SKILL_VERBS),
            together=parts_of(together, words.SKILL_VERBS) if together.present else (),
            source=source_of(parts["source"]),
        )
    )


def read_node(reading: Reading, id_: str, parts: Parts) -> None:
    """AMU-XP-02: a node needs one of those before it; what it gives is linked later."""
    before = tuple(node.id for node in reading.nodes)
    needs = tuple(index_of(item, before) for item in parts["needs"].items())
    source_of(parts["source"])
    cost = parts["cost"].whole(0, MOST_COST)
    row = parts["row"].whole(0, 4)
    reading.nodes.append(Node(len(reading.nodes), id_, row, cost, needs, -1, -1))


def read_character(reading: Reading, id_: str, parts: Parts) -> None:
    parts["id"].one_of(CHARACTERS, "AMU-CMP-01")
    number = len(reading.things.characters)
    owner = CHARACTERS.index(id_) if id_ in CHARACTERS else -1
    fields = fields_of(parts["fields"])
    reading.things.characters.append(
        Character(
            number=number,
            id=id_,
            name=name_of(parts["name"]),
            health=parts["health"].whole(1, MOST_HEALTH),
            order=parts["order"].whole(1, PLAYERS),
            weapons=tuple(w.number for w in reading.things.weapons if w.character == owner),
            tree=tree_of(reading, owner, parts["id"]),
            fields=fields,
            sections=sections_of(parts["sections"], fields),
            source=source_of(parts["source"]),
        )
    )


def tree_of(reading: Reading, owner: int, value: Value) -> tuple[Node, ...]:
    """AMU-CON-04: every node gives exactly one skill or one weapon."""
    tree = []
    for node in reading.nodes:
        skills = [
            s.number for s in reading.things.skills if (s.character, s.node) == (owner, node.id)
        ]
        weapons = [
            w.number
            for w in reading.things.weapons
            if (w.character, w.node) == (owner, node.id) and node.id != START
        ]
        if len(skills) + len(weapons) != 1:
            found = str(len(skills) + len(weapons))
            value.wrong("expected-one-at-node", "AMU-CON-04", found, node=node.id)
        skill, weapon = skills[0] if skills else -1, weapons[0] if weapons else -1
        tree.append(Node(node.number, node.id, node.row, node.cost, node.needs, skill, weapon))
    return tuple(tree)


def fields_of(value: Value) -> tuple[Field, ...]:
    """AMU-GEM-02: every field has a colour, or is grey."""
    fields = []
    for key, part in (value.parts() or {}).items():
        index = index_of(part, FIELD_COLOURS, "AMU-GEM-02")
        fields.append(Field(key, index if index < len(COLOURS) else GREY))
    return tuple(fields)


def sections_of(value: Value, fields: tuple[Field, ...]) -> tuple[Section, ...]:
    """AMU-GEM-03: a section names the coloured fields around it."""
    named = tuple(field.id for field in fields if field.colour != GREY)
    sections = []
    for key, part in (value.parts() or {}).items():
        known = part.known(("needs", "power"))
        if known is None:
            continue
        ids = [field.id for field in fields]
        needs = tuple(ids.index(one) for one in words_of(known["needs"], named) if one)
        sections.append(Section(key, needs, known["power"].whole(1, MOST_POWER)))
    return tuple(sections)


# The co-operative game, and the help figures


def read_oath(reading: Reading, id_: str, parts: Parts) -> None:
    part = part_of(parts["do"], words.OATH_VERBS)
    if part is None:
        return
    reading.things.oaths.append(
        Oath(
            number=len(reading.things.oaths),
            id=id_,
            name=name_of(parts["name"]),
            place=word_of(parts["place"], LOCATIONS),
            phase=word_of(parts["phase"], ("night",)),
            fact=parts["fact"].flag(),
            part=part,
            source=source_of(parts["source"]),
        )
    )


def read_quest(reading: Reading, id_: str, parts: Parts) -> None:
    extra = parts["extra"]
    colours = words_of(parts["colours"], COLOURS)
    if extra.present != bool(colours):
        parts["colours"].wrong("expected-something", "AMU-COO-18")
    reading.things.quests.append(
        Quest(
            number=len(reading.things.quests),
            id=id_,
            name=name_of(parts["name"]),
            text=name_of(parts["text"]),
            letter=parts["letter"].one_of(("A", "B", "C"), "AMU-COO-02"),
            level=parts["level"].whole(0, 2),
            condition=parts["condition"].one_of(words.CONDITIONS),
            numbers=wholes_of(parts["numbers"], PLAYERS, 0, MOST_COST, "AMU-COO-02"),
            loses=words_of(parts["loses"], words.LOSES),
            colours=tuple(COLOURS.index(colour) for colour in colours if colour),
            extra=parts_of(extra, words.NIGHT_VERBS) if extra.present else (),
            source=source_of(parts["source"]),
        )
    )


def read_story(reading: Reading, id_: str, parts: Parts) -> None:
    reading.things.stories.append(
        Story(
            number=len(reading.things.stories),
            id=id_,
            name=name_of(parts["name"]),
            texts=tuple(name_of(parts[letter]) for letter in "abc"),
            source=source_of(parts["source"]),
        )
    )


def read_table(reading: Reading, _: str, parts: Parts) -> None:
    """AMU-SET-13, -14: one column for each number of players."""
    costs = parts["spells"].known(("3", "4", "5")) or {}
    source_of(parts["source"])
    figures = {
        key: wholes_of(parts[key], PLAYERS, 1, MOST_COST, "AMU-SET-13")
        for key in ("days", "lair", "manor", "potions")
    }
    spells = {
        int(cost): wholes_of(value, PLAYERS, 0, MOST_COST, "AMU-SET-14")
        for cost, value in costs.items()
    }
    reading.things.table = Table(
        days=figures["days"],
        lair=figures["lair"],
        manor=figures["manor"],
        spells=spells,
        potions=figures["potions"],
        gems=parts["gems"].whole(1, MOST_GEMS),
        coins=parts["coins"].whole(0, MOST_COST),
    )
