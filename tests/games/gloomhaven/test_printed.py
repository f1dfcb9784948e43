"""What is printed: how much of it there is, that it can be carried out, and what is refused."""

import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from druzina.advisor.terminal import words_in
from druzina.games.gloomhaven.cards import lines
from druzina.games.gloomhaven.cards.lines import Attack, Consume, Heal, Move, Slots
from druzina.games.gloomhaven.cards.model import Card
from druzina.games.gloomhaven.cards.read import HOME, check, load
from druzina.games.gloomhaven.cards.walk import of_card, of_deck, of_item, of_monster, within
from druzina.games.gloomhaven.scenario_maps import load as load_map
from druzina.games.gloomhaven.scenario_maps import numbers

PRINTED = load()
Spoil = Callable[[str, str, str], None]


def card(number: int) -> Card:
    return next(one for one in PRINTED.cards.values() if one.print == number)


@pytest.fixture
def spoil(tmp_path: Path) -> Spoil:
    """The content in a folder of its own, with one text of one file replaced."""
    shutil.copytree(HOME, tmp_path / "content")

    def replace(file: str, old: str, new: str) -> None:
        path = tmp_path / "content" / file
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new, 1), "utf-8")

    return replace


@pytest.mark.clause("GLH-CMP-08")
def test_every_deck_has_eight_cards_two_of_them_shuffle() -> None:
    base = {id_: deck for id_, deck in PRINTED.decks.items() if "scenario" not in id_}
    assert len(base) == 29
    assert {len(deck.cards) for deck in base.values()} == {8}
    assert {sum(one.shuffle for one in deck.cards) for deck in base.values()} == {2}
    assert sum(len(deck.cards) for deck in base.values()) == 232
    sharing = Counter(one.deck for one in PRINTED.monsters.values() if not one.variant_of)
    assert {deck: n for deck, n in sharing.items() if n > 1} == {
        "boss": 13,
        "guard": 3,
        "archer": 3,
        "imp": 2,
        "shaman": 2,
    }


@pytest.mark.clause("GLH-CMP-06")
def test_standees_of_the_ordinary_types() -> None:
    ordinary = [one for one in PRINTED.monsters.values() if one.normal and not one.variant_of]
    assert Counter(one.standees for one in ordinary) == {6: 22, 10: 7, 4: 5}
    bosses = [one for one in PRINTED.monsters.values() if one.boss and not one.variant_of]
    assert {one.id for one in bosses if one.standees != 1} == {"inox-bodyguard"}
    assert PRINTED.monsters["inox-bodyguard"].standees == 2
    assert sum(one.standees for one in [*ordinary, *bosses]) == 236


@pytest.mark.clause("GLH-CMP-04")
def test_perks_take_out_only_what_a_standard_deck_has() -> None:
    standard = Counter({0: 6, 1: 5, -1: 5, 2: 1, -2: 1})
    assert standard.total() + 2 == 20  # one 2× and one null besides
    for one in PRINTED.classes.values():
        removed: Counter[int] = Counter()
        for perk in one.perks:
            for some in perk.remove:
                removed[some.card.n] += some.n * perk.boxes
        assert removed <= standard, one.id


@pytest.mark.clause("GLH-CNT-01", "GLH-CNT-07")
def test_classes_have_their_cards_and_perks() -> None:
    for one in PRINTED.classes.values():
        levels = Counter(PRINTED.cards[name].level for name in PRINTED.hands[one.id])
        assert levels[0] == 3
        assert all(levels[level] == 2 for level in range(2, 10))
        assert 8 <= one.hand <= levels[1] <= 13
        assert sum(perk.boxes for perk in one.perks) == 15
    assert sum(map(len, PRINTED.hands.values())) == 174


@pytest.mark.clause("GLH-CNT-02")
def test_initiatives_are_early_and_late_and_not_unique() -> None:
    for names in PRINTED.hands.values():
        values = [PRINTED.cards[name].initiative for name in names]
        assert min(values) < 30
        assert max(values) > 70
    brute = [PRINTED.cards[name].initiative for name in PRINTED.hands["brute"]]
    assert len(set(brute)) < len(brute)


@pytest.mark.clause("GLH-CNT-08")
def test_battle_goals_are_worth_one_check_or_two() -> None:
    assert Counter(goal.checks for goal in PRINTED.goals.values()) == {1: 20, 2: 4}


@pytest.mark.clause("GLH-CNT-09")
def test_items_stand_in_groups_of_prosperity() -> None:
    groups = Counter(item.prosperity for item in PRINTED.items.values())
    assert groups == {1: 14, **dict.fromkeys(range(2, 10), 7), 0: 80}
    by_number = {item.print: item for item in PRINTED.items.values()}
    assert sorted(by_number) == list(range(1, 151))
    assert all(by_number[n].design for n in range(71, 96))
    assert all(by_number[n].solo for n in range(134, 151))
    assert all(10 <= by_number[n].cost <= 75 for n in range(1, 71))


@pytest.mark.clause("GLH-BOS-06")
def test_two_specials_grow_with_the_level() -> None:
    growing = {
        (one.id, line.by_level)
        for one in PRINTED.monsters.values()
        for line in of_monster(one)
        if isinstance(line, lines.Heal | lines.Retaliate) and line.by_level
    }
    assert growing == {
        ("inox-bodyguard", (3, 3, 3, 4, 4, 5, 5, 5)),
        ("the-colorless", (4, 4, 5, 5, 6, 6, 7, 7)),
    }


@pytest.mark.clause("GLH-BOS-07")
def test_no_boss_flies() -> None:
    assert not [one.id for one in PRINTED.monsters.values() if one.boss and one.flying]
    assert len([one for one in PRINTED.monsters.values() if one.flying]) == 6


@pytest.mark.clause("GLH-BOS-08")
def test_the_winged_horror_lays_eggs_first() -> None:
    second = PRINTED.monsters["winged-horror"].second
    assert [type(line).__name__ for line in second] == ["Rule", "Move", "Attack"]


@pytest.mark.clause("GLH-VOC-03")
def test_attacks_without_a_range_are_melee() -> None:
    for number, half in ((1, "bottom"), (20, "top"), (64, "top"), (87, "top"), (131, "bottom")):
        printed = getattr(card(number), half)
        attack = next(line for line in printed.lines if isinstance(line, Attack))
        assert (attack.range, attack.ranged) == (0, False)


@pytest.mark.clause("GLH-VOC-03")
def test_attacks_around_what_was_placed_or_slain_at_a_distance_are_ranged() -> None:
    ranged = {
        one.print
        for one in PRINTED.cards.values()
        for half in (one.top, one.bottom)
        for line in within(half.lines)
        if isinstance(line, Attack) and line.ranged
    }
    assert ranged == {132, 140, 164}


@pytest.mark.clause("GLH-VOC-23")
def test_an_element_of_a_monster_card_changes_the_attack_above_it_or_is_one() -> None:
    wind = next(one for one in PRINTED.decks["wind-demon"].cards if one.id == "648")
    (attack,) = [line for line in wind.lines if isinstance(line, Attack)]
    (consume,) = attack.sub
    assert isinstance(consume, Consume)
    (change,) = consume.then
    assert isinstance(change, lines.Change)
    assert change.attack == 1
    assert change.area
    assert len(change.area.hexes) == 6
    ice = next(one for one in PRINTED.decks["savvas-icestorm"].cards if one.id == "713")
    assert isinstance(ice.lines[-1], Consume)
    assert isinstance(ice.lines[-1].then[0], Attack)


def test_a_card_reads_as_it_is_printed() -> None:
    flame = card(67)  # Attack 3, Range 2; fire: wound. Below: Attack 2, Range 2
    attack, second = flame.top.lines[0], flame.bottom.lines[0]
    assert isinstance(attack, Attack)
    assert (attack.n, attack.range) == (3, 2)
    assert isinstance(attack.sub[0], Consume)
    assert isinstance(second, Attack)
    ward = card(7).bottom
    assert (ward.lasts, ward.lost, ward.slots) == ("persistent", True, (0, 1, 0, 1, 0, 1))
    slots = ward.lines[0]
    assert isinstance(slots, Slots)
    assert (slots.on, slots.shield) == ("attack_damage", 1)


def test_every_kind_of_line_is_used_by_something() -> None:
    found = {type(line) for one in PRINTED.cards.values() for line in of_card(one)}
    found |= {type(line) for deck in PRINTED.decks.values() for line in of_deck(deck)}
    found |= {type(line) for one in PRINTED.monsters.values() for line in of_monster(one)}
    found |= {type(line) for one in PRINTED.items.values() for line in of_item(one)}
    kinds = {kind for kind in vars(lines).values() if isinstance(kind, type)}
    assert {kind for kind in kinds if issubclass(kind, lines.Line)} - {lines.Line} == found


def test_names_are_in_both_languages_and_ids_are_words() -> None:
    for entries in (PRINTED.cards, PRINTED.items, PRINTED.monsters, PRINTED.goals):
        for id_, entry in entries.items():
            assert set(entry.name) == {"en", "cs"}
            assert id_ == id_.lower()


@pytest.mark.parametrize(
    ("file", "old", "new", "wanted"),
    [
        ("cards/brute.toml", 'do = "attack"', 'do = "atack"', "attack"),
        ("decks.toml", '"poison"', '"poisson"', "poison"),
        ("decks.toml", 'element = "dark"', 'element = "murk"', "dark"),
        ("monsters.toml", 'name = "to_next_perch"', 'name = "flies_off"', "to_next_perch"),
        ("items.toml", 'slot = "head"', 'slot = "nose"', "head"),
    ],
)
def test_a_word_nobody_can_carry_out_is_told_with_those_that_are_known(
    tmp_path: Path, spoil: Spoil, file: str, old: str, new: str, wanted: str
) -> None:
    spoil(file, old, new)
    (problem,) = check(tmp_path / "content")
    assert problem.key == "problem-rule-word"
    assert problem.arguments["value"] == new.split('"')[-2]
    known = str(problem.arguments["valid"]).split(", ")
    assert wanted in known
    assert problem.arguments["value"] not in known
    for lang in ("cs", "en"):
        sentence = words_in(lang, strict=True).problem(problem)
        assert all(part in sentence for part in (file, str(problem.arguments["entry"]), wanted))


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("cards/brute.toml", "initiative = 72", "initiative = 0", "problem-printed-initiative"),
        ("cards/brute.toml", 'do = "attack"', 'do = "atack"', "problem-rule-word"),
        ("cards/brute.toml", 'id = "trample"', 'id = "eye-for-an-eye"', "problem-printed-twice"),
        ("cards/brute.toml", 'lasts = "persistent"', 'lasts = "round"', "problem-printed-slots"),
        ("classes.toml", "boxes = 2", "boxes = 3", "problem-printed-perk-boxes"),
        ("monsters.toml", 'deck = "archer"', 'deck = "archers"', "problem-printed-unknown"),
        ("monsters.toml", '"10*C"', '"10*Q"', "problem-printed-value"),
        ("decks.toml", "shuffle = true, ", "", "problem-printed-deck"),
        ("decks.toml", 'type = "living-bones"', 'type = "bones"', "problem-printed-unknown"),
        ("items.toml", "print = 2\n", "print = 1\n", "problem-printed-twice"),
        ("goals.toml", "[[goal]]", "[[gaol]]", "problem-map-form"),
    ],
)
def test_a_wrong_entry_is_named_with_its_place(
    tmp_path: Path, spoil: Spoil, file: str, old: str, new: str, told: str
) -> None:
    spoil(file, old, new)
    problems = check(tmp_path / "content")
    assert {problem.key for problem in problems} == {told}
    assert {problem.arguments["file"] for problem in problems} <= {file, Path(file).name}
    assert all(problem.arguments.get("entry") for problem in problems)
    for lang in ("cs", "en"):
        assert file in words_in(lang, strict=True).problem(problems[0]) or "form" in told


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    shutil.copytree(HOME, tmp_path / "content")
    (tmp_path / "content" / "decks.toml").unlink()
    [missing] = check(tmp_path / "content")
    told = words_in("en", strict=True).problem(missing)
    assert told == f"There is no decks.toml in {tmp_path / 'content'}."


def test_what_is_no_toml_is_said_with_its_line(tmp_path: Path, spoil: Spoil) -> None:
    spoil("goals.toml", "[[goal]]", "[[goal]")
    [broken] = check(tmp_path / "content")
    assert broken.key == "problem-content-toml"
    assert broken.arguments["file"] == "goals.toml"


def test_moves_and_heals_have_values() -> None:
    for one in PRINTED.cards.values():
        for line in of_card(one):
            if isinstance(line, Move | Heal):
                assert line.n or line.x or line.relative, one.id


@pytest.mark.clause("GLH-CMP-02", "GLH-CMP-03")
def test_items_cards_and_standees_add_up_to_what_is_in_the_box() -> None:
    printed = load()
    assert sum(item.count for item in printed.items.values()) == 270
    base = [deck for id_, deck in printed.decks.items() if "scenario" not in id_]
    assert sum(len(deck.cards) for deck in base) == 232
    ordinary = [one for one in printed.monsters.values() if not one.variant_of and not one.boss]
    bosses = [
        one
        for one in printed.monsters.values()
        if not one.variant_of and one.boss and one.deck == "boss"
    ]
    assert (len(ordinary), sum(one.standees for one in ordinary)) == (34, 222)
    assert sum(one.standees for one in bosses) >= 14


@pytest.mark.clause("GLH-CNT-03", "GLH-CNT-04")
def test_how_strong_cards_are() -> None:
    printed = load()
    for own in printed.hands.values():
        cards = [printed.cards[id_] for id_ in own]
        assert 3 * sum(card.top.lost or card.bottom.lost for card in cards) >= len(cards)
    first = [card for card in printed.cards.values() if card.level == 1]
    attacks = [
        line.n
        for card in first
        for line in card.top.lines
        if isinstance(line, Attack) and not line.x and not card.top.lost
    ]
    moves = [
        line.n
        for card in first
        for line in card.bottom.lines
        if isinstance(line, Move) and not card.bottom.lost
    ]
    assert max(attacks) <= 4
    assert 2 <= min(moves) <= max(moves) <= 6


@pytest.mark.clause("GLH-CNT-05", "GLH-MSC-01")
def test_how_strong_monsters_are() -> None:
    printed = load()
    for deck in printed.decks.values():
        for card in deck.cards:
            for line in card.lines:
                if isinstance(line, Attack | Move) and line.relative:
                    assert abs(line.n) <= 3
    both = [one for one in printed.monsters.values() if one.normal and one.elite]
    tougher = [
        int(elite.health) > int(normal.health)
        for one in both
        for normal, elite in zip(one.normal, one.elite, strict=True)
    ]
    assert sum(tougher) > 0.9 * len(tougher)


@pytest.mark.clause("GLH-CNT-06", "GLH-SET-01")
def test_how_large_scenarios_are() -> None:
    scenarios = [load_map(number) for number in numbers()]
    assert all(len(one.start) >= 4 for one in scenarios)
    crowds = sorted(len(one.monsters_for(4, {t.id for t in one.tiles})) for one in scenarios)
    rooms = sorted(len(one.rooms()) for one in scenarios)
    assert 10 <= crowds[len(crowds) // 2] <= 20
    assert 2 <= rooms[len(rooms) // 2] <= 4
    treasures = sum(bool(each.number) for one in scenarios for each in one.treasures)
    assert 0.5 <= treasures / len(scenarios) <= 1.5
