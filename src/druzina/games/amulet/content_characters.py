"""One reader for each kind of entry about characters, the co-operative game and the set-up."""

from __future__ import annotations

from druzina.core.content import index_of, source_of
from druzina.core.reading import Value
from druzina.games.amulet import vocabulary as words
from druzina.games.amulet.content_entries import (
    MOST_COST,
    MOST_POWER,
    PLAYERS,
    Parts,
    ThingReading,
)
from druzina.games.amulet.content_model import (
    CHARACTERS,
    COLOURS,
    GREY,
    LOCATIONS,
    Character,
    Field,
    Node,
    Oath,
    Quest,
    Section,
    Skill,
    Story,
    Table,
)
from druzina.games.amulet.content_parts import part_of, parts_of, wholes_of, word_of, words_of

START = "start"
FIELD_COLOURS = (*COLOURS, "grey")
MOST_HEALTH, MOST_GEMS = 12, 99


def read_skill(reading: ThingReading, id_: str, parts: Parts) -> None:
    together, node = parts["together"], parts["node"].raw
    if not isinstance(node, str):
        parts["node"].wrong("expected-name")
    reading.things.skills.append(
        Skill(
            number=len(reading.things.skills),
            id=id_,
            name=reading.name_of(parts["name"]),
            character=index_of(parts["character"], CHARACTERS),
            node=str(node),
            parts=parts_of(parts["do"], words.SKILL_VERBS),
            together=parts_of(together, words.SKILL_VERBS) if together.present else (),
            source=source_of(parts["source"]),
        )
    )


def read_node(reading: ThingReading, id_: str, parts: Parts) -> None:
    """AMU-XP-02: a node needs one of those before it; what it gives is linked later."""
    before = tuple(node.id for node in reading.nodes)
    needs = tuple(index_of(item, before) for item in parts["needs"].items())
    source_of(parts["source"])
    cost = parts["cost"].whole(0, MOST_COST)
    row = parts["row"].whole(0, 4)
    reading.nodes.append(Node(len(reading.nodes), id_, row, cost, needs, -1, -1))


def read_character(reading: ThingReading, id_: str, parts: Parts) -> None:
    parts["id"].one_of(CHARACTERS, "AMU-CMP-01")
    number = len(reading.things.characters)
    owner = CHARACTERS.index(id_) if id_ in CHARACTERS else -1
    fields = fields_of(parts["fields"])
    reading.things.characters.append(
        Character(
            number=number,
            id=id_,
            name=reading.name_of(parts["name"]),
            health=parts["health"].whole(1, MOST_HEALTH),
            order=parts["order"].whole(1, PLAYERS),
            weapons=tuple(w.number for w in reading.things.weapons if w.character == owner),
            tree=tree_of(reading, owner, parts["id"]),
            fields=fields,
            sections=sections_of(parts["sections"], fields),
            source=source_of(parts["source"]),
        )
    )


def tree_of(reading: ThingReading, owner: int, value: Value) -> tuple[Node, ...]:
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


def read_oath(reading: ThingReading, id_: str, parts: Parts) -> None:
    part = part_of(parts["do"], words.OATH_VERBS)
    if part is None:
        return
    reading.things.oaths.append(
        Oath(
            number=len(reading.things.oaths),
            id=id_,
            name=reading.name_of(parts["name"]),
            place=word_of(parts["place"], LOCATIONS),
            phase=word_of(parts["phase"], ("night",)),
            fact=parts["fact"].flag(),
            part=part,
            source=source_of(parts["source"]),
        )
    )


def read_quest(reading: ThingReading, id_: str, parts: Parts) -> None:
    extra = parts["extra"]
    colours = words_of(parts["colours"], COLOURS)
    if extra.present != bool(colours):
        parts["colours"].wrong("expected-something", "AMU-COO-18")
    reading.things.quests.append(
        Quest(
            number=len(reading.things.quests),
            id=id_,
            name=reading.name_of(parts["name"]),
            text=reading.name_of(parts["text"]),
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


def read_story(reading: ThingReading, id_: str, parts: Parts) -> None:
    reading.things.stories.append(
        Story(
            number=len(reading.things.stories),
            id=id_,
            name=reading.name_of(parts["name"]),
            text=tuple(reading.name_of(parts[letter]) for letter in "abc"),
            source=source_of(parts["source"]),
        )
    )


def read_table(reading: ThingReading, _: str, parts: Parts) -> None:
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
