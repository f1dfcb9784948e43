"""Curses: when they trigger, whom they hit, and in which order (BBM-CUR, BBM-NEU)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import Player
from druzina.games.big_book_of_madness.rules.grimoire import (
    GrimoirePhase,
)
from druzina.games.big_book_of_madness.rules.turn import (
    ActionPhase,
)
from tests.games.big_book_of_madness.table import (
    FACTS,
    curses,
    discard,
    hand,
    offers,
    player,
    run,
    say,
    support,
    table,
    told,
)


def idle(n: int = 3) -> list[Player]:
    """Players who can do nothing."""
    return [player("") for _ in range(n)]


@pytest.mark.clause("BBM-CUR-01", "BBM-CUR-04")
def test_a_curse_hits_every_player_from_the_active_one() -> None:
    g = table(*idle(3), curses="2:CA6", space=1, active=2)
    run(g, GrimoirePhase())
    assert [event.shown["seat"] for event in told(g, "event-madness")] == [2, 0, 1]


@pytest.mark.clause(
    "BBM-CUR-05", "BBM-EX-20", "BBM-DIS-01", "BBM-DIS-04", "BBM-VRB-13", "BBM-TIM-04"
)
def test_forced_discard_reaches_the_shared_support_and_spares_who_cannot() -> None:
    g = table(player("W1"), player("W1", support="F1"), curses="2:CF1", space=1)
    run(g, GrimoirePhase())
    assert support(g, 1) == ""
    assert discard(g, 1) == "F1"
    assert (hand(g), hand(g, 1)) == ("W1", "W1")
    assert curses(g) == "2:CF1"


@pytest.mark.clause("BBM-CUR-06", "BBM-EX-17", "BBM-CUR-10")
def test_left_curse_for_all_before_the_right_one() -> None:
    g = table(*idle(2), curses="3l:CW5 3r:CA6", space=2)
    run(g, GrimoirePhase())
    zones = [event.shown["to"] for event in told(g, "event-madness")]
    assert zones == ["support", "support", "discard", "discard"]


@pytest.mark.clause("BBM-CUR-08")
def test_when_the_active_player_cannot_nobody_does() -> None:
    g = table(player("E1"), player("W1"), curses="2:CW3", space=1)
    run(g, GrimoirePhase())
    assert hand(g, 1) == "W1"


@pytest.mark.clause("BBM-CUR-09a", "BBM-CUR-02")
def test_breaking_later_does_not_undo_and_it_triggers_once() -> None:
    g = table(player("W3 W1"), player(""), curses="2:CW7", space=1)
    run(g, GrimoirePhase(), ActionPhase())
    say(g, "break 2", "reward W2")
    assert discard(g).endswith("M")
    again = table(player(""), player(""), curses="2:CW7", space=2)
    run(again, GrimoirePhase())
    assert not told(again, "event-triggers")


@pytest.mark.clause("BBM-EX-23", "BBM-NEU-04", "BBM-NEU-05", "BBM-CUR-10")
def test_a_neutralised_curse_does_not_trigger_and_turns_up_in_the_next_action_phase() -> None:
    g = table(player("A2 W3 W1", spells="A2c"), player("W3 W1"), curses="3l:CW7", space=2)
    run(g, ActionPhase(), GrimoirePhase(), ActionPhase())
    say(g, "cast A2c x1", "neutralise 3l")
    assert [laid.down for laid in g.slots] == [True]
    assert "break 3l" not in offers(g)
    say(g, "end")
    assert not told(g, "event-triggers")
    assert [laid.down for laid in g.slots] == [False]
    assert "break 3l" in offers(g)


@pytest.mark.clause("BBM-EX-33", "BBM-NEU-06")
def test_neutralised_curses_left_mean_the_penalty() -> None:
    g = table(*idle(2), curses="5:CW1", space=5, pages="MC1 MI4 MI2 MI3 MI5 MI6 LP")
    g.slots[0].down = True
    run(g, GrimoirePhase())
    assert told(g, "event-not-defeated")
    assert FACTS.curse("CW1").number == g.piles[0][0]
