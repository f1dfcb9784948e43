"""Setup: components, decks, characters, options (AMU-CMP, AMU-SET)."""

from __future__ import annotations

from collections import Counter

import pytest

from druzina.core import Problem
from druzina.games.amulet import GAME
from druzina.games.amulet.content_model import COLOURS, MYTHICAL
from druzina.games.amulet.model import CUBES, INN, NOTHING, Realm
from druzina.games.amulet.rules.gems import GainGems
from tests.games.amulet.table import (
    FACTS,
    aside,
    fight,
    ids,
    offers,
    opening,
    place,
    player,
    ready,
    refused,
    run,
    said,
    say,
    table,
    told,
    visit,
)


def fresh(seats: int, **options: object) -> Realm:
    """A game before anything has happened."""
    typed = GAME.read_options({"seats": seats, "character": "drawn", **options})
    return GAME.setup(typed, FACTS.fingerprint, 7)


@pytest.mark.clause("AMU-CMP-01", "AMU-CMP-02", "AMU-CMP-03", "AMU-CMP-04")
def test_all_things_are_there() -> None:
    ordinary = [m for m in FACTS.monsters if m.level != MYTHICAL]
    assert (len(ordinary), len(FACTS.monsters) - len(ordinary)) == (42, 6)
    assert len(FACTS.locations) == 9
    assert len(FACTS.characters) == 5
    assert len(FACTS.adventures) == 9
    assert len(FACTS.oaths) == 12
    assert {q.id for q in FACTS.quests} == {f"{x}{n}" for x in "ABC" for n in range(3)}
    assert len(FACTS.stories) == 3
    assert Counter(w.character for w in FACTS.weapons) == dict.fromkeys(range(5), 6)
    assert (len(FACTS.spells), len(FACTS.potions), len(FACTS.upgrades)) == (13, 10, 9)
    assert Counter(s.character for s in FACTS.skills) == dict.fromkeys(range(5), 11)


@pytest.mark.clause("AMU-CMP-05", "AMU-SET-17")
def test_the_supply_has_25_gems_of_each_colour() -> None:
    g = fresh(2)
    assert g.gems == [CUBES] * len(COLOURS) == [25] * 5
    assert (g.quests, g.unsworn, [p.oaths for p in g.players]) == ([], [], [[], []])
    assert g.story == NOTHING


@pytest.mark.clause("AMU-CMP-06")
def test_all_five_can_be_at_full_health() -> None:
    assert sum(character.health for character in FACTS.characters) == 30


@pytest.mark.clause("AMU-CMP-07", "AMU-CMP-08")
def test_markers_coins_and_stuns_never_run_out_gems_do() -> None:
    g = table(player(coins=200, stuns=9), player("thief"))
    g.gems[3] = 1
    run(g, GainGems(0, [3, 3], "AMU-WPN-02"))
    say(g, "aside") if g.questions() else None
    assert aside(g) == "red", "the second is simply not gained"
    g.players[0].coins += 500
    assert g.players[0].coins == 700
    many = table(player(), player("thief"), village="M112 M215 M213 M202 M116 M207")
    assert GAME.view(many, 0).locked == ["fair", "monastery", "tower"]
    assert GAME.view(many, 0).revels == ["monastery", "tower", "castle"]


@pytest.mark.clause("AMU-SET-01", "AMU-SET-02", "AMU-SET-07")
def test_adventures_upgrades_and_mythical_monsters_are_shuffled() -> None:
    one, two = (
        fresh(3),
        GAME.setup(GAME.read_options({"seats": 3, "character": "drawn"}), FACTS.fingerprint, 8),
    )
    assert one.adventure != NOTHING
    assert sorted([one.adventure, *one.adventures]) == list(range(9))
    assert sorted(one.upgrades) == list(range(9))
    assert sorted(one.mythical) == list(range(42, 48))
    assert one.adventures != two.adventures
    assert one.upgrades != two.upgrades
    assert one.mythical != two.mythical


@pytest.mark.clause("AMU-SET-03", "AMU-SET-13", "AMU-SET-14")
@pytest.mark.parametrize(
    ("seats", "costs"), [(1, "2 2 1"), (2, "2 2 1"), (3, "3 2 1"), (4, "3 3 2"), (5, "4 3 2")]
)
def test_spells_on_offer(seats: int, costs: str) -> None:
    found = Counter(FACTS.spells[spell].cost for spell in fresh(seats).spells)
    assert [found[cost] for cost in (5, 4, 3)] == [int(n) for n in costs.split()]


@pytest.mark.clause("AMU-SET-04", "AMU-SOL-03")
@pytest.mark.parametrize(("seats", "n"), [(1, 10), (2, 5), (3, 5), (4, 5), (5, 5)])
def test_potions_on_offer(seats: int, n: int) -> None:
    potions = fresh(seats).potions
    assert len(set(potions)) == n


@pytest.mark.clause("AMU-SET-05", "AMU-SET-06", "AMU-SET-13", "AMU-SET-15", "AMU-SOL-01")
@pytest.mark.parametrize(
    ("seats", "size", "days", "draws"),
    [(1, 16, 8, (1, 1)), (2, 24, 8, (2, 1)), (3, 28, 7, (2, 2)), (4, 36, 6, (3, 3)),
     (5, 42, 6, (4, 3))],
)  # fmt: skip
def test_the_deck(seats: int, size: int, days: int, draws: tuple[int, int]) -> None:
    g = fresh(seats)
    cards = [FACTS.monsters[one] for one in g.deck]
    assert len(cards) == size == days * sum(draws)
    assert all(card.mark <= seats for card in cards)
    levels = [card.level for card in reversed(cards)]
    assert levels == sorted(levels), "all level 1 come before any level 2"
    table_ = FACTS.table
    assert table_.days[seats - 1] == days
    assert (table_.lair[seats - 1], table_.manor[seats - 1]) == draws


@pytest.mark.clause("AMU-SET-08")
def test_the_first_player_is_drawn_or_named() -> None:
    assert {fresh(5, start=str(n)).start for n in range(5)} == set(range(5))
    options = GAME.read_options({"seats": 5, "character": "drawn"})
    assert len({GAME.setup(options, FACTS.fingerprint, s).start for s in range(40)}) == 5
    g = opening(2, start="1", character="drawn")
    assert (g.start, g.active) == (1, 1)


@pytest.mark.clause("AMU-SET-09", "AMU-SET-16")
def test_characters_are_picked_counter_clockwise_the_holder_last() -> None:
    g = opening(4, start="1")
    order = []
    for name in ("hunter", "thief", "knight", "preacher"):
        order.append(g.questions()[0].seat)
        assert f"be {name}" in offers(g)
        say(g, f"be {name}")
        if g.questions()[0].kind == "ChooseCharacter":
            assert refused(g, f"be {name}").reason == "refusal-character-taken"
    assert order == [0, 3, 2, 1]
    assert ids("characters", [p.character for p in g.players]) == "hunter preacher knight thief"


@pytest.mark.clause("AMU-SET-09")
def test_characters_may_be_drawn_or_named() -> None:
    g = opening(3, character="thief,drawn")
    assert g.questions()[0].kind == "ChooseCharacter"
    assert g.questions()[0].seat == 2
    assert FACTS.characters[g.players[0].character].id == "thief"
    assert g.players[1].character not in (NOTHING, g.players[0].character)


@pytest.mark.clause("AMU-SET-10", "AMU-SET-11", "AMU-SET-12")
def test_what_each_player_starts_with() -> None:
    g = opening(2, character="preacher,thief", start="0")
    for seat, health in ((0, 6), (1, 6)):
        one = g.players[seat]
        assert (one.health, one.coins, one.place) == (health, 3, INN)
        assert one.skills == 1
        assert (one.damaged, one.fresh, one.due) == (0, 0, 0)
    assert ready(g, 0) == "WP1 WP2 WP3 WP4"
    assert ready(g, 1) == "WT1 WT2 WT3 WT4"
    fight(g, "M101")
    say(g, "enough")
    assert "warrior" in str(offers(g)), "the warrior side lies ready"
    assert place(g, 1) == "inn"


@pytest.mark.clause("AMU-SET-18", "AMU-SOL-01")
def test_which_form_needs_how_many_seats() -> None:
    for mode in ("competitive", "hidden"):
        with pytest.raises(Problem):
            GAME.read_options({"seats": 1, "mode": mode})
        for seats in range(2, 6):
            assert GAME.read_options({"seats": seats, "mode": mode}).mode == mode
    for seats in range(1, 6):
        assert GAME.read_options({"seats": seats, "mode": "cooperative"}).seats == seats
    assert GAME.read_options({"seats": 1}).mode == "cooperative"
    with pytest.raises(Problem):
        GAME.read_options({"seats": 6})


@pytest.mark.parametrize(
    "given",
    [{"start": "2"}, {"character": "thief,thief"}, {"character": "wizard"},
     {"character": "thief,hunter,knight"}, {"more_mythical": "1"}, {"quest_a": "3"},
     {"more_mythical": "5", "mode": "cooperative", "quest_b": "1"}],
)  # fmt: skip
def test_options_that_make_no_sense_are_one_sentence(given: dict[str, object]) -> None:
    with pytest.raises(Problem):
        GAME.read_options({"seats": 2, **given})


@pytest.mark.clause("AMU-SET-10")
def test_the_story_begins_with_who_is_who() -> None:
    g = opening(2, character="preacher,thief", start="1")
    assert said(g, "event-first", "seat") == [1]
    assert len(told(g, "event-character")) == 2
    visit(table(player(), player("thief")), "fair")
