"""The content agrees with the tables of the specification, line by line."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from druzina.games.prophecy.content import load
from druzina.games.prophecy.content_model import GUILDS, Card, Item, Monster, Opportunity
from druzina.games.prophecy.parts_character import Increase
from tests.games.prophecy.test_vocabulary import SPECIFICATION, cards, table

CONTENT = load()
GUILD_NAMES = ("Fortress", "Thieves' Guild", "Forest Camp", "Magic Tower", "Monastery")


def lines() -> dict[str, list[str]]:
    """Every line of a content table, by its id."""
    found: dict[str, list[str]] = {}
    for line in SPECIFICATION.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| ") and re.fullmatch(r"[A-Z]\d{1,2}|[a-z]+", cells[0]):
            found.setdefault(cells[0], cells)
    return found


LINES = lines()


def plain(cell: str) -> str:
    return re.sub(r"\[[^\]]*\]|\*", "", cell).strip()


def number(cell: str) -> int:
    found = re.search(r"\d+", cell)
    assert found
    return int(found[0])


@pytest.mark.clause("PRO-CNT-05", "PRO-CMP-07")
@pytest.mark.parametrize("id_", sorted(cards()))
def test_names_are_those_of_the_table(id_: str) -> None:
    card = cards()[id_]
    assert f"{card.name['cs']} / {card.name['en']}" == LINES[id_][1]


@pytest.mark.clause("PRO-CMP-02", "PRO-CHR-18", "PRO-SET-11", "PRO-EX-18")
@pytest.mark.parametrize("row", list(table("| id | Czech | English | Sex")), ids=lambda row: row[0])
def test_characters(row: list[str]) -> None:
    id_, czech, english, sex, first, second, strength, willpower, _ = row
    one = CONTENT.character(id_)
    assert one.name == {"cs": czech, "en": english}
    assert one.sex == {"m": "man", "f": "woman"}[sex]
    names = tuple(GUILD_NAMES[guild] for guild in one.guilds)
    assert names == (plain(first), plain(second))
    assert (one.strength, one.willpower) == (number(strength), number(willpower))


@pytest.mark.clause("PRO-BRD-01", "PRO-BRD-02", "PRO-BRD-03", "PRO-BRD-04")
@pytest.mark.parametrize("row", list(table("| # | Field | Kind")), ids=lambda row: row[1])
def test_fields_of_the_ring(row: list[str]) -> None:
    place, name, kind, port, gate, sphere = row
    field = CONTENT.fields[int(place)]
    assert field.number == int(place)
    assert field.name["en"] == name
    assert field.kind == {"special": "wasteland"}.get(kind, kind)
    assert (field.port, field.gate) == (port == "port", gate == "gate")
    assert ("ABCDE"[field.sphere] if field.sphere >= 0 else "–") == sphere


@pytest.mark.clause("PRO-BRD-05", "PRO-EX-13", "PRO-CMP-01")
def test_ports_gates_and_doors() -> None:
    assert CONTENT.ports == (3, 8, 12, 15, 19)
    assert CONTENT.gates == (0, 5, 9, 15)
    assert CONTENT.doors[3] == (13, 15)
    assert [CONTENT.fields[f].guild for f in CONTENT.guild_fields] == list(range(5))


@pytest.mark.clause("PRO-CMP-07", "PRO-LIM-01", "PRO-LIM-02", "PRO-CHN-28")
def test_deck_sizes() -> None:
    sizes = {deck: len(found) for deck, found in CONTENT.decks.items()}
    assert sizes == {
        "chance": 22, "adventure": 63, "common": 35, "rare": 26, "lesser": 5, "greater": 5,
        "artifact": 5, **dict.fromkeys(GUILDS, 10),
    }  # fmt: skip
    assert sum(sizes.values()) == 211
    assert len(CONTENT.module) == 2
    adventure = [CONTENT.cards[n] for n in CONTENT.decks["adventure"]]
    assert Counter(type(card) for card in adventure) == {Monster: 40, Opportunity: 23}


def of(letter: str) -> list[Card]:
    return [card for id_, card in cards().items() if id_.startswith(letter)]


@pytest.mark.clause("PRO-CMP-07")
@pytest.mark.parametrize("card", of("H") + of("I"), ids=lambda card: card.id)
def test_copies(card: Card) -> None:
    assert card.copies == int(LINES[card.id][2])


@pytest.mark.clause("PRO-ITM-16", "PRO-ITM-21")
@pytest.mark.parametrize("card", of("I") + of("R") + of("A"), ids=lambda card: card.id)
def test_prices_and_slots_of_items(card: Card) -> None:
    assert isinstance(card, Item)
    line = LINES[card.id]
    price, slot = {"I": (line[3], line[4]), "R": (line[2], line[3])}.get(card.id[0], ("0", line[2]))
    assert card.price == int(price)
    weapon = f"weapon {card.hands}H {card.weapon_class}"
    assert (weapon if card.slot == "weapon" else card.slot) == plain(slot)


@pytest.mark.clause("PRO-FLD-10", "PRO-SPL-01")
@pytest.mark.parametrize("guild", GUILDS)
def test_abilities_and_what_is_a_spell(guild: str) -> None:
    for n in CONTENT.decks[guild]:
        ability = CONTENT.ability(n)
        line = LINES[ability.id]
        assert ability.price == int(line[2])
        printed = re.search(r"spell (\d)", line[3])
        costs = {effect.cost.mags for effect in ability.effects} - {0}
        assert costs == ({int(printed[1])} if printed else set())
        assert ability.spell == bool(printed)


@pytest.mark.clause("PRO-CNT-01", "PRO-CNT-03")
@pytest.mark.parametrize("card", of("N") + of("L") + of("G"), ids=lambda card: card.id)
def test_values_types_and_experience_of_monsters(card: Card) -> None:
    assert isinstance(card, Monster)
    line = LINES[card.id]
    if card.deck == "adventure":
        assert card.type == line[2]
        values, xp = line[3], line[4]
    else:
        assert card.type == "demon"
        values, xp = line[2], line[3]
    assert card.xp == number(xp)
    if card.id != "L5":
        strength, willpower = (re.search(rf"{mark} (\d+)", values) for mark in "SW")
        assert card.strength == (int(strength[1]) if strength else 0)
        assert card.willpower == (int(willpower[1]) if willpower else 0)
    group = any("ThreeLives" in type(p).__name__ for e in card.effects for p in e.parts)
    assert group == ("×3" in values)


@pytest.mark.clause("PRO-CNT-04", "PRO-LIM-06")
def test_permanent_increases_in_the_adventure_deck() -> None:
    raised: dict[str, set[str]] = {"strength": set(), "willpower": set()}
    for card in of("N") + of("O"):
        for effect in card.effects:
            for part in effect.parts:
                if isinstance(part, Increase):
                    raised[part.what[0]].add(card.id)
    assert raised["strength"] == {"N33", "N37", "N38", "O04", "O05", "O06"}
    assert raised["willpower"] == {"N17", "N25", "N30", "N36", "N39", "O07", "O08", "O09"}


@pytest.mark.clause("PRO-ITM-21")
def test_a_physical_card_has_a_text_form_of_its_own() -> None:
    assert len(set(CONTENT.ids)) == 213
    assert CONTENT.ids[CONTENT.card("I01-2")] == "I01-2"
    assert CONTENT.card("I01") == CONTENT.card("I01-1")
    assert CONTENT.item(CONTENT.card("I01-2")) is CONTENT.item(CONTENT.card("I01-1"))


@pytest.mark.clause("PRO-FLD-23", "PRO-MOV-09", "PRO-MOV-10", "PRO-MOV-11")
@pytest.mark.parametrize(
    ("field", "services", "safe"),
    [
        ("city", {"trade", "repair", "work"}, False),
        ("village", {"trade", "repair", "inn"}, False),
        ("fortress", {"train", "repair", "work"}, False),
        ("thieves", {"train", "repair", "work"}, False),
        ("camp", {"train", "repair", "buy_lives"}, True),
        ("tower", {"train", "repair", "buy_mags"}, False),
        ("monastery", {"train", "repair", "heal"}, True),
        ("wasteland", {"refill"}, False),
        ("plains-1", set(), False),
    ],
)
def test_services_of_fields(field: str, services: set[str], safe: bool) -> None:
    found = CONTENT.fields[CONTENT.field(field)]
    assert {service.do for service in found.services} == services
    assert found.safe == safe


@pytest.mark.clause("PRO-CNT-16")
def test_the_undead_of_the_old_tomb() -> None:
    undead = CONTENT.monster(CONTENT.card("O23"))
    assert (undead.type, undead.strength, undead.willpower, undead.xp) == ("undead", 5, 0, 2)
    assert not CONTENT.is_monster(CONTENT.card("O23"))
    assert CONTENT.card("O23") in CONTENT.foes["victory"]


@pytest.mark.clause("PRO-VBA-05", "PRO-VBA-08")
def test_what_the_basic_version_removes() -> None:
    names = {cards()[id_].name["en"] for id_ in CONTENT.table.basic_removed}
    assert names == {"Clairvoyant Dream", "Fortune Teller", "Crystal Ball"}
