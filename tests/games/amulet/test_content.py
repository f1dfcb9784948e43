"""The content: as the specification's tables have it, and what the box holds (AMU-CMP)."""

import re
from collections import Counter

import pytest

from druzina import rulebook
from druzina.games.amulet.content import load
from druzina.games.amulet.content_model import CHARACTERS, COLOURS, GREY, LOCATIONS, MYTHICAL
from druzina.games.amulet.fitting import card_of

CONTENT = load()
PAGE = rulebook.page("amulet")
MARKS = {"base": 1, "2+": 2, "3+": 3, "4+": 4, "5+": 5}
OWNERS = dict(
    zip(("Preacher", "Sorceress", "Hunter", "Holy Knight", "Thief"), CHARACTERS, strict=True)
)
LETTERS = {"Y": "yellow", "K": "black", "B": "blue", "R": "red", "G": "green"}


def rows(first: str) -> list[list[str]]:
    """The rows of the page's tables whose first cell looks like this."""
    lines = re.findall(rf"^\| ((?:{first}) \|.*) \|$", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in line.split("|")] for line in lines]


def drawn(cell: str) -> list[str]:
    return cell.strip("`").split()


# What the box holds


@pytest.mark.clause("AMU-CMP-01")
def test_nine_locations_and_five_characters() -> None:
    assert {location.id for location in CONTENT.locations} == set(LOCATIONS)
    assert [character.id for character in CONTENT.characters] == list(CHARACTERS)


@pytest.mark.clause("AMU-CMP-02")
def test_the_cards_of_the_box() -> None:
    levels = Counter(monster.level for monster in CONTENT.monsters)
    assert (levels[1] + levels[2], levels[MYTHICAL]) == (42, 6)
    assert (len(CONTENT.adventures), len(CONTENT.oaths), len(CONTENT.stories)) == (9, 12, 3)
    quests = [f"{letter}{level}" for letter in "ABC" for level in range(3)]
    assert [quest.id for quest in CONTENT.quests] == quests
    assert [f"{quest.letter}{quest.level}" for quest in CONTENT.quests] == quests


@pytest.mark.clause("AMU-CMP-03")
def test_the_tokens_of_the_box() -> None:
    assert Counter(weapon.character for weapon in CONTENT.weapons) == dict.fromkeys(range(5), 6)
    assert (len(CONTENT.spells), len(CONTENT.potions), len(CONTENT.upgrades)) == (13, 10, 9)
    sides = [(helper.place, helper.upgraded, helper.token.symbol) for helper in CONTENT.helpers]
    assert sides == [
        ("lair", False, ""),
        ("lair", True, "gem"),
        ("manor", False, ""),
        ("manor", True, "heart"),
    ]


@pytest.mark.clause("AMU-CMP-04")
def test_eleven_scrolls_for_each_character() -> None:
    assert Counter(skill.character for skill in CONTENT.skills) == dict.fromkeys(range(5), 11)


@pytest.mark.clause("AMU-CMP-05")
def test_twenty_five_gems_of_each_colour() -> None:
    assert CONTENT.table.gems * len(COLOURS) == 125


@pytest.mark.clause("AMU-CMP-06", "AMU-CON-04")
def test_the_health_tokens_are_enough_for_all() -> None:
    assert sum(character.health for character in CONTENT.characters) == 30


@pytest.mark.clause("AMU-SET-13", "AMU-SET-14")
def test_the_help_figures() -> None:
    given = {line[0]: line[1:] for line in rows(r"days|monsters at dawn[^|]*|spells[^|]*|potions")}
    table = CONTENT.table
    assert [str(days) for days in table.days] == given["days"]
    dawns = zip(table.lair, table.manor, strict=True)
    assert [f"{lair} + {manor}" for lair, manor in dawns] == given["monsters at dawn: Lair + Manor"]
    spells = zip(table.spells[5], table.spells[4], table.spells[3], strict=True)
    wanted = [cell.removesuffix(" [J]") for cell in given["spells of cost 5 / 4 / 3"]]
    assert [f"{five} / {four} / {three}" for five, four, three in spells] == wanted
    assert [str(number) for number in table.potions] == given["potions"]


# The tables of the specification


@pytest.mark.clause("AMU-CON-01", "AMU-CON-02")
@pytest.mark.parametrize("row", rows(r"M\d\d\d"), ids=lambda row: row[0])
def test_monsters(row: list[str]) -> None:
    monster = CONTENT.monster(row[0])
    assert f"{monster.name['cs']} / {monster.name['en']}" == row[2]
    assert (monster.level, monster.mark, monster.power) == (int(row[1]), MARKS[row[3]], int(row[4]))
    assert COLOURS[monster.gem] == row[5]
    assert (monster.card.total, monster.card.coins.bit_count()) == (int(row[6]), int(row[7]))
    assert CONTENT.nights[monster.night].id == row[8]
    assert monster.card == card_of(drawn(row[9]))
    assert monster.xp == monster.level


@pytest.mark.clause("AMU-CON-01")
@pytest.mark.parametrize("row", rows(r"Y\d"), ids=lambda row: row[0])
def test_mythical_monsters(row: list[str]) -> None:
    monster = CONTENT.monster(row[0])
    assert row[1].startswith(f"{monster.name['cs']} / {monster.name['en']} ")
    assert monster.card == card_of(drawn(row[4]))
    _, two, three = monster.card.damage
    values = ["3"] * three.bit_count() + ["2"] * two.bit_count()
    assert (", ".join(values), str(monster.card.total)) == (row[2], row[3])
    assert (monster.power, monster.gem, monster.night, monster.xp) == (12, -1, -1, 0)


@pytest.mark.parametrize("row", rows(r"D\d"), ids=lambda row: row[0])
@pytest.mark.clause("AMU-ADV-11")
def test_adventures(row: list[str]) -> None:
    adventure = CONTENT.adventure(row[0])
    card = adventure.card
    assert (adventure.name["en"], COLOURS[adventure.gem]) == (row[1], row[4])
    assert card == card_of(drawn(row[5]))
    assert (card.weak.bit_count(), card.coins.bit_count()) == (int(row[2]), int(row[3]))
    assert card.total == 0


@pytest.mark.parametrize("row", rows(r"W[PSHKT]\d"), ids=lambda row: row[0])
@pytest.mark.clause("AMU-SET-11")
def test_weapons(row: list[str]) -> None:
    weapon = CONTENT.weapon(row[0])
    assert f"{weapon.name['cs']} / {weapon.name['en']}" == row[2]
    assert (CHARACTERS[weapon.character], weapon.node) == (OWNERS[row[1]], row[3])
    assert " / ".join(weapon.token.shape) == row[4].strip("`")
    assert weapon.token.size == int(row[5])
    assert (weapon.symbol or "—") == row[6]


@pytest.mark.clause("AMU-SPL-01", "AMU-CON-05")
@pytest.mark.parametrize("row", rows("3|4|5"), ids=lambda row: row[0])
def test_spells(row: list[str]) -> None:
    spells = [spell for spell in CONTENT.spells if spell.cost == int(row[0])]
    told = "; ".join(f"{s.name['en']} `{' / '.join(s.token.shape)}`" for s in spells)
    assert told == row[2]
    assert {spell.token.size for spell in spells} == {int(row[1])}


@pytest.mark.clause("AMU-CON-05")
@pytest.mark.parametrize("row", rows(r"PT\d\d"), ids=lambda row: row[0])
def test_potions(row: list[str]) -> None:
    potion = CONTENT.potion(row[0])
    czech, english = row[1].split(" / ")
    assert potion.name["cs"] == czech
    assert potion.name["en"] in (english, f"Potion of {english}")
    assert potion.cost == int(row[2])
    assert (COLOURS[potion.gem] if potion.gem >= 0 else "—") == row[3]


@pytest.mark.parametrize("row", rows("|".join(OWNERS))[-5:], ids=lambda row: row[0])
@pytest.mark.clause("AMU-GEM-02", "AMU-GEM-03")
def test_amulets(row: list[str]) -> None:
    character = CONTENT.character(OWNERS[row[0]])
    colours = {"grey": GREY, **{key: COLOURS.index(name) for key, name in LETTERS.items()}}
    fields = [(one, colours[two]) for one, two in (f.split(":") for f in row[1].split())]
    assert [(field.id, field.colour) for field in character.fields] == fields
    told = [
        f"{s.id}: {'+'.join(character.fields[place].id for place in s.fields)} → {s.power}"
        for s in character.sections
    ]
    assert "; ".join(told) == row[2]
    assert sum(section.power for section in character.sections) == int(row[3])


@pytest.mark.clause("AMU-CON-04", "AMU-XP-02")
@pytest.mark.parametrize("row", rows(r"R\d[abc]"), ids=lambda row: row[0])
def test_trees(row: list[str]) -> None:
    """Each cell names a weapon, one of the rulebook's skills, or a skill of its own."""
    for character, cell in zip(CONTENT.characters, row[1:], strict=True):
        node = next(node for node in character.tree if node.id == row[0])
        weapon, known = re.fullmatch(r"weapon (W..)", cell), re.match(r"\*\*(S..)\*\*", cell)
        if weapon:
            assert CONTENT.weapons[node.weapon].id == weapon[1]
        elif known:
            assert CONTENT.skills[node.skill].id == known[1]
        else:
            assert CONTENT.skills[node.skill].id == f"{character.id[0].upper()}-{row[0]}"
        assert node.cost == node.row == int(row[0][1])


@pytest.mark.clause("AMU-XP-02", "AMU-CON-04")
def test_the_shape_of_the_tree() -> None:
    tree = CONTENT.characters[0].tree
    needs = {node.id: [tree[place].id for place in node.needs] for node in tree}
    assert [node for node, before in needs.items() if not before] == ["start", "R1a", "R1b", "R1c"]
    assert needs["R3a"] == ["R2a", "R2b"]
    assert needs["R3c"] == ["R2b", "R2c"]
    assert sum(node.cost for node in tree) == 30


@pytest.mark.clause("AMU-SET-12")
def test_every_character_starts_with_a_skill() -> None:
    started = [CONTENT.skills[character.tree[0].skill] for character in CONTENT.characters]
    assert [skill.node for skill in started] == ["start"] * 5
    assert [skill.character for skill in started] == list(range(5))


@pytest.mark.clause("AMU-NGT-03", "AMU-NGT-13", "AMU-NGT-14", "AMU-NGT-15")
@pytest.mark.parametrize("row", rows(r"N\d\d"), ids=lambda row: row[0])
def test_nights(row: list[str]) -> None:
    night = CONTENT.night(row[0])
    kind, _, place = row[1].partition(" → ")
    assert (night.kind, night.returns) == (kind, place.lower())
    numbers = [int(one) for one in re.findall(r"\b\d\b", row[2])]
    parts = [*night.parts, *(p.instead for p in night.parts if p.instead)]
    parts += [p.otherwise for p in night.parts if p.otherwise]
    mine = {part.n for part in parts if part.n} | {night.least, night.solo_below} - {0}
    assert set(numbers) <= mine or row[0] in ("N34", "N37")


@pytest.mark.clause("AMU-COO-02", "AMU-COO-04", "AMU-COO-05", "AMU-COO-11")
@pytest.mark.parametrize("row", rows(r"[ABC]\d"), ids=lambda row: row[0])
def test_quests(row: list[str]) -> None:
    quest = CONTENT.quest(row[0])
    if quest.letter == "C":
        tokens = {"C0": 3, "C1": 2, "C2": 2}[quest.id]
        assert quest.numbers == (tokens,) * 5
    else:
        assert [str(number) for number in quest.numbers] == re.findall(r"\d+", row[3])


@pytest.mark.clause("AMU-COO-18")
def test_only_c2_adds_to_the_nights() -> None:
    extra = [quest.id for quest in CONTENT.quests if quest.extra]
    assert extra == ["C2"]
    assert [COLOURS[colour] for colour in CONTENT.quest("C2").colours] == ["red", "black"]


@pytest.mark.clause("AMU-COO-28")
@pytest.mark.parametrize("row", rows(r"O\d+"), ids=lambda row: row[0])
def test_oaths(row: list[str]) -> None:
    """A plain fact is never asked about; a special action names its location."""
    oath = CONTENT.oath(row[0])
    words = {"castle": "Castle", "fair": "Fair", "village": "Village", "tower": "Mage Tower"}
    assert oath.fact == (row[0] in ("O6", "O9", "O10", "O11"))
    assert (words.get(oath.place, "Robbers' Hut") in row[2]) == bool(oath.place)
    if oath.part.n:
        assert str(oath.part.n) in row[2]


@pytest.mark.clause("AMU-MOV-03")
def test_the_banks_of_the_river() -> None:
    banks = dict(re.findall(r"(Left|Right) bank: ([^.]+)\.", PAGE))
    for side, names in banks.items():
        mine = {place.name["en"] for place in CONTENT.locations if place.bank == side.lower()}
        assert mine == set(names.split(", "))


def test_every_thing_has_its_names_in_both_languages() -> None:
    names = [
        *(thing.name for thing in CONTENT.monsters),
        *(thing.name for thing in CONTENT.adventures),
        *(thing.name for thing in CONTENT.weapons),
        *(thing.name for thing in CONTENT.helpers),
        *(thing.name for thing in CONTENT.spells),
        *(thing.name for thing in CONTENT.potions),
        *(thing.name for thing in CONTENT.locations),
        *(thing.name for thing in CONTENT.upgrades),
        *(thing.name for thing in CONTENT.skills),
        *(thing.name for thing in CONTENT.characters),
        *(thing.name for thing in CONTENT.oaths),
        *(thing.name for thing in CONTENT.quests),
        *(thing.name for thing in CONTENT.stories),
    ]
    assert all(name.keys() == {"en", "cs"} for name in names)
    skills = [skill.name["cs"] for skill in CONTENT.skills]
    assert len(set(skills)) == len(skills)


def test_loading_twice_is_one_set() -> None:
    assert load() is load()
    assert load().fingerprint == CONTENT.fingerprint
