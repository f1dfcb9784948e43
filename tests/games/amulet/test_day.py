"""The day: dawn, order of turns, passing of the token, the end (AMU-DAY, AMU-DWN, AMU-NGT-11)."""

from __future__ import annotations

import pytest

from druzina.core import Luck
from druzina.games.amulet import GAME
from druzina.games.amulet.model import COMPETITIVE, COOPERATIVE, NOTHING, Realm
from druzina.games.amulet.rules.day import Dawn, Day, NightOver, Phase, refill
from tests.games.amulet.table import (
    FACTS,
    kind,
    numbers,
    offers,
    opening,
    player,
    run,
    said,
    say,
    silently,
    table,
    told,
)

LEVEL_ONE = "M101 M102 M103 M104 M105 M106 M107"


FOUR = ("preacher", "thief", "hunter", "knight")


def four(
    deck: str = "", lair: str = "", dungeon: str = "", mythical: str = "", adventure: str = "D1"
) -> Realm:
    return table(
        *map(player, FOUR),
        deck=deck,
        lair=lair,
        dungeon=dungeon,
        mythical=mythical,
        adventure=adventure,
        adventures="D4 D5",
    )


def quietly(g: Realm, luck: Luck) -> Realm:
    """Plays at random to the end."""
    while (asked := g.advance()) is not None:
        g.answer(asked[0], luck.pick(asked[1]))
    return g


@pytest.mark.clause("AMU-DAY-01", "AMU-DAY-02", "AMU-MOV-10")
def test_each_player_has_a_turn_in_the_morning_and_in_the_evening_clockwise() -> None:
    g = opening(3, start="1", character="preacher,thief,hunter")
    g = silently_through_a_day(g)
    assert said(g, "event-turn", "seat") == [1, 2, 0, 1, 2, 0, 2], "then the token has passed"
    keys = [e.key for e in g.told or [] if e.key in ("event-day", "event-evening", "event-night")]
    assert keys[:3] == ["event-day", "event-evening", "event-night"]
    where = [e.key for e in g.told or []]
    third = [n for n, key in enumerate(where) if key == "event-turn"][3]
    assert where.index("event-evening") < third < where.index("event-night")


def silently_through_a_day(g: Realm) -> Realm:
    while g.round == 1 and g.questions():
        offered = offers(g)
        plain = [w for w in ("done", "none", "aside", "enough", "lay none") if w in offered]
        say(g, (plain or offered)[0])
    return g


@pytest.mark.clause("AMU-DAY-03", "AMU-EX-30", "AMU-SET-15")
@pytest.mark.parametrize(("seats", "days"), [(2, 8), (3, 7), (4, 6), (5, 6)])
def test_the_game_ends_with_the_day_in_which_the_deck_runs_out(seats: int, days: int) -> None:
    g = quietly(opening(seats, seed=3, character="drawn"), Luck(5))
    assert (g.round, g.deck) == (days, [])
    assert g.outcome is not None
    assert g.outcome.clause == "AMU-DAY-03"


@pytest.mark.clause("AMU-DWN-01", "AMU-DWN-06", "AMU-EX-07")
def test_dawn_with_four_players() -> None:
    g = four(deck=LEVEL_ONE, lair="M108", mythical="Y1 Y2")
    top = list(reversed(g.deck))
    run(g, Dawn())
    assert g.lair == [*numbers("M108"), *top[:3]], "first the Lair, whatever lies there"
    assert g.manor == top[3:6]
    assert FACTS.monsters[g.dungeon].id == "Y2"
    assert not g.questions()
    keys = [event.key for event in g.told or []]
    assert keys == ["event-dawn", "event-mythical"]


@pytest.mark.clause("AMU-DWN-02", "AMU-DWN-05", "AMU-INF-01")
def test_a_face_down_monster_shows_its_back_only() -> None:
    g = four(lair="M116", dungeon="Y3")
    seen = GAME.view(g, 0)
    back = seen.lair[0]
    assert (back.level, back.mark, back.power, back.gem) == (1, 4, 4, "yellow")
    assert back.name == {"cs": "Duchové", "en": "Ghosts"}
    assert back.weak == [(1, 1), (1, 5)]
    assert back.id == "", "the front is not to be looked up"
    assert seen.dungeon is True, "of the mythical card nothing is seen"
    assert "Y3" not in str(seen)
    assert "M116" not in str(seen)


@pytest.mark.clause("AMU-DWN-03")
def test_a_mythical_monster_comes_only_to_empty_dungeons() -> None:
    g = four(deck=LEVEL_ONE, dungeon="Y1", mythical="Y2")
    run(g, Dawn())
    assert FACTS.monsters[g.dungeon].id == "Y1"
    empty = four(deck=LEVEL_ONE)
    run(empty, Dawn())
    assert empty.dungeon == NOTHING, "an empty deck sends nothing"


@pytest.mark.clause("AMU-DWN-04", "AMU-ADV-09")
def test_a_missing_adventure_is_turned_up_at_dawn() -> None:
    g = four(deck=LEVEL_ONE, adventure="")
    run(g, Dawn())
    assert FACTS.adventures[g.adventure].id == "D5"
    kept = four(deck=LEVEL_ONE, adventure="D1")
    run(kept, Dawn())
    assert FACTS.adventures[kept.adventure].id == "D1"


@pytest.mark.clause("AMU-COO-19", "AMU-ADV-09")
def test_the_evening_refills_in_the_cooperative_game_only() -> None:
    for mode, there in ((COMPETITIVE, False), (COOPERATIVE, True)):
        g = table(player(), player("thief"), mode=mode, adventure="", mythical="Y1", quests="B0")
        run(g, Phase(2))
        assert (g.dungeon != NOTHING, g.adventure != NOTHING) == (there, there)


@pytest.mark.clause("AMU-NGT-11", "AMU-NGT-12")
def test_the_tokens_pass_clockwise_and_marks_go() -> None:
    g = table(player(), player("thief"), player("hunter"), start=2, deck=LEVEL_ONE, day=1)
    for one in g.players:
        one.marks = 7
    run(g, NightOver())
    assert (g.start, g.active, g.round) == (0, 0, 2)
    assert [one.marks for one in g.players] == [0, 0, 0]
    assert g.phase == 1, "turned to morning"


@pytest.mark.clause("AMU-NGT-19")
def test_the_last_night_is_played_in_full() -> None:
    g = table(player(coins=4), player("thief", coins=0), day=8, lair="M103")
    run(g, Phase(3))
    assert [p.coins for p in g.players] == [3, 0], "N02 was resolved before scoring"
    assert g.outcome is not None


@pytest.mark.clause("AMU-DWN-06", "AMU-ADV-07")
def test_finished_adventures_go_under_the_deck_so_it_never_runs_out() -> None:
    g = table(player(), player("thief"), adventure="", adventures="D9")
    g.buried = 1
    refill(g)
    assert (g.adventure, g.adventures, g.buried) == (numbers("D9")[0], [], 0)


@pytest.mark.clause("AMU-QCK-01", "AMU-QCK-02", "AMU-SIM-01", "AMU-FGT-12")
def test_a_fight_is_over_before_the_next_player_is_asked() -> None:
    g = table(player(), player("thief"), lair="M101", deck="M102")
    run(g, Phase(1))
    say(g, "go lair", "wield WP1", "enough")
    seats = []
    while g.questions() and not (kind(g) == "Go" and g.questions()[0].seat == 1):
        seats.append(g.questions()[0].seat)
        say(g, offers(g)[0])
    assert set(seats) == {0}, "XP and gems are placed before it too"
    assert len(told(g, "event-sum")) == 1


def test_a_day_begins_with_a_dawn() -> None:
    g = table(player(), player("thief"), deck=LEVEL_ONE, day=0)
    run(g, Day())
    assert (g.round, g.phase) == (1, 1)
    assert kind(g) == "Go"
    silently(table(player(), player("thief")))
