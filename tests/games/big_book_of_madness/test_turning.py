"""Spells that effects turn or destroy, and the library (BBM-NEU, BBM-LRN, BBM-VRB)."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import Book
from druzina.games.big_book_of_madness.rules.grimoire import CheckMonster
from druzina.games.big_book_of_madness.rules.spells import turn_all
from tests.games.big_book_of_madness.table import (
    FACTS,
    acting,
    asked,
    offers,
    player,
    refused,
    resolve,
    run,
    say,
    seated,
    spells,
    table,
    told,
)
from tests.positions import position


def exhausting() -> Book:
    """Seat 4 of five must exhaust two spells; the others have none."""
    nobody = [player("", spells="") for _ in range(4)]
    return resolve(
        table(*nobody, player("", spells="growth ice combustion*- telepathy W1a")), "CA5"
    )


@pytest.mark.clause("BBM-VRB-05", "BBM-SIM-02", "BBM-TIM-02")
def test_two_of_several_spells_are_exhausted_in_one_order() -> None:
    g = exhausting()
    assert asked(g).seat == 4
    assert offers(g) == ["exhaust growth@4", "exhaust ice@4", "exhaust telepathy@4"]
    assert refused(g, "stop").clause == "BBM-TIM-02"
    assert refused(g, "exhaust W1a@4").clause == "BBM-SIM-02"
    say(g, "exhaust growth@4")
    assert offers(g) == ["exhaust ice@4", "exhaust telepathy@4", "exhaust W1a@4"]
    say(g, "exhaust W1a@4")
    assert spells(g, 4) == "growth* ice combustion*- telepathy W1a*"
    named = told(g, "event-exhausts")[0].shown["spells"]
    assert named == tuple(FACTS.spell(one).number for one in ("growth", "W1a"))


@pytest.mark.clause("BBM-VRB-05", "BBM-SIM-02")
def test_spells_may_be_named_at_once_in_any_order() -> None:
    match = seated(exhausting())
    assert match.play_many(4, ["exhaust W1a@4", "exhaust ice@4"]) is None
    assert spells(position(match), 4) == "growth ice* combustion*- telepathy W1a*"


@pytest.mark.clause("BBM-VRB-11", "BBM-NEU-03", "BBM-NEU-08", "BBM-TGT-02", "BBM-TGT-04")
def test_everybody_chooses_a_face_up_spell_to_neutralise() -> None:
    seats = player("", spells="growth- ice* combustion"), player("", spells="growth ice")
    g = resolve(table(*seats), "MI2", "arrival")
    assert offers(g) == ["neutralise ice@0", "neutralise combustion@0"]
    assert refused(g, "neutralise growth@0").clause == "BBM-NEU-08"
    assert refused(g, "neutralise growth@1").clause == "BBM-TGT-04", "an own one"
    say(g, "neutralise ice@0", "neutralise growth@1")
    assert (spells(g), spells(g, 1)) == ("growth- ice*- combustion", "growth- ice")


@pytest.mark.clause("BBM-NEU-08", "BBM-TGT-04", "BBM-TIM-08")
def test_used_face_up_spells_of_all_players_are_refreshed_as_one_likes() -> None:
    seats = player("", spells="growth* ice"), player("", spells="growth- ice* combustion* W1a*-")
    g = resolve(table(*seats), "A3b", times=2)
    assert offers(g) == ["refresh growth@0", "refresh ice@1", "refresh combustion@1", "stop"]
    say(g, "refresh ice@1")
    assert offers(g) == ["refresh combustion@1", "stop"]
    say(g, "stop")
    assert (spells(g), spells(g, 1)) == ("growth* ice", "growth- ice combustion* W1a*-")
    none = say(resolve(table(*seats), "A3b"), "stop")
    assert not told(none, "event-refreshes")


@pytest.mark.clause("BBM-CAST-05a", "BBM-TIM-08")
def test_a_spell_does_not_refresh_itself_and_three_are_enough() -> None:
    used = "growth* ice* combustion* telepathy*"
    g = resolve(table(player("", spells=used), player("")), "A3b")
    say(g, "refresh growth@0", "refresh ice@0")
    assert offers(g) == ["refresh combustion@0", "refresh telepathy@0", "stop"]
    say(g, "refresh telepathy@0")
    assert (spells(g), g.questions()) == ("growth ice combustion* telepathy", [])


@pytest.mark.clause("BBM-LRN-05", "BBM-LRN-08", "BBM-TGT-02")
@pytest.mark.parametrize("state", ["", "*", "-", "*-"])
def test_any_own_spell_may_be_the_one_that_is_destroyed(state: str) -> None:
    nobody = [player("", spells="") for _ in range(4)]
    held = player("", spells=f"growth W1a telepathy ice{state}")
    g = resolve(table(*nobody, held), "MI10", "penalty")
    assert offers(g) == [f"forget {one}@4" for one in ("growth", "W1a", "telepathy", "ice")]
    say(g, "forget ice@4")
    assert spells(g, 4) == "growth W1a telepathy"
    assert told(g, "event-destroys-spell")[0].shown["seat"] == 4
    assert [FACTS.spells[one].id for one in g.destroyed_spells] == ["ice"]


@pytest.mark.clause("BBM-LRN-08")
def test_the_only_spell_is_destroyed_without_asking() -> None:
    g = resolve(table(player("", spells="W1a*"), player("", spells="")), "MI10", "penalty")
    assert spells(g) == ""


@pytest.mark.clause("BBM-LRN-08")
def test_several_spells_are_destroyed_together() -> None:
    g = table(player("", spells="growth ice combustion* telepathy"), player(""))
    turn_all(g, 0, "forget", [(0, 0), (0, 2)])
    assert spells(g) == "ice telepathy"


# The library


@pytest.mark.clause("BBM-TGT-02", "BBM-LRN-04", "BBM-LRN-08", "BBM-DES-01")
def test_the_active_player_burns_a_spell_of_the_library() -> None:
    g = table(player(""), player(""), active=1, libraries="W3a.W2a - F1a A1a")
    resolve(g, "CF6", seat=1)
    assert (asked(g).seat, offers(g)) == (1, ["burn W", "burn F", "burn A"])
    assert refused(g, "burn E").clause == "BBM-LRN-07"
    known = g.known
    say(g, "burn W")
    assert [FACTS.spells[one].id for one in g.destroyed_spells] == ["W2a"]
    assert [FACTS.spells[pile[-1]].id if pile else "" for pile in g.libraries] == [
        "W3a", "", "F1a", "A1a",
    ]  # fmt: skip
    assert told(g, "event-uncovers")[0].shown == {"spell": FACTS.spell("W3a").number}
    assert told(g, "event-burns-spell")[0].shown["spell"] == FACTS.spell("W2a").number
    assert g.known == known + 1


@pytest.mark.clause("BBM-LRN-07", "BBM-LRN-04")
def test_the_last_spell_of_a_pile_uncovers_nothing() -> None:
    g = table(player(""), player(""), libraries="- - F1a -")
    known = g.known
    resolve(g, "CF6")
    assert (g.libraries, g.known) == ([[], [], [], []], known)
    assert not told(g, "event-uncovers")
    assert resolve(g, "CF6").questions() == [], "nothing if all are empty"


# Learning by a bonus


def learning(libraries: str, held: str = "growth ice combustion telepathy") -> Book:
    """The bonus of PF10, used by seat 0 and given to seat 1."""
    seats = player(""), player("", spells=held, wizard="larry")
    pages = "MC1 MI10 MI2 MI3 MI4 MI5 LP"
    g = run(table(*seats, space=0, pages=pages, libraries=libraries), CheckMonster())
    return say(g, "use", "name 1")


@pytest.mark.clause("BBM-LRN-09", "BBM-GRM-18", "BBM-LRN-04")
def test_a_spell_is_learned_for_nothing_or_not_at_all() -> None:
    g = learning("W2a.W1a - F1a A1a")
    assert (asked(g).seat, offers(g)) == (1, ["learn W", "learn F", "learn A", "stop"])
    assert refused(g, "learn E").clause == "BBM-LRN-07"
    say(g, "learn W")
    assert spells(g, 1) == "growth ice combustion telepathy W1a"
    assert FACTS.spells[g.libraries[0][-1]].id == "W2a"
    learned = {"seat": 1, "spell": FACTS.spell("W1a").number}
    assert told(g, "event-learns")[0].shown == learned
    declined = say(learning("W2a.W1a - F1a A1a"), "stop")
    assert spells(declined, 1) == "growth ice combustion telepathy"
    assert [len(pile) for pile in declined.libraries] == [2, 0, 1, 1]


@pytest.mark.clause("BBM-LRN-05", "BBM-LRN-09")
def test_the_limit_holds_for_a_spell_learned_by_a_bonus() -> None:
    g = say(learning("- - - A1a", "growth ice combustion- telepathy E1a"), "learn A")
    assert offers(g)[2] == "give up combustion@1"
    say(g, "give up combustion@1")
    assert spells(g, 1) == "growth ice telepathy E1a A1a"


@pytest.mark.clause("BBM-SIM-02", "BBM-LRN-07")
def test_nobody_is_asked_about_an_empty_library() -> None:
    pages = "MC1 MI10 MI2 MI3 MI4 MI5 LP"
    g = table(player(""), player(""), space=0, pages=pages, libraries="- - - -")
    run(g, CheckMonster())
    assert "use" not in offers(g)
    given = resolve(table(player(""), player(""), libraries="- - - -"), "MI10", "bonus")
    assert say(given, "name 1").questions() == []


@pytest.mark.clause("BBM-VRB-05", "BBM-NEU-08", "BBM-TGT-04")
def test_a_spell_that_is_not_offered_says_what_is_against_it() -> None:
    """By name: another's, face down, used already, or ready where a used one is wanted."""
    seats = player("", spells="growth ice* combustion- telepathy"), player("")
    g = resolve(table(*seats), "CW9")
    reasons = {name: refused(g, f"exhaust {name}") for name in ("ice@0", "combustion@0", "ice@1")}
    assert {name: (why.reason, why.clause) for name, why in reasons.items()} == {
        "ice@0": ("refusal-spell-used", "BBM-VRB-05"),
        "combustion@0": ("refusal-spell-neutralised", "BBM-NEU-08"),
        "ice@1": ("refusal-spell-not-own", "BBM-TGT-04"),
    }
    named = [g.facts.spells[one].id for one in g.players[0].spells]
    assert all(why.arguments["spell"] in named for why in reasons.values())
    windy = resolve(table(player("", spells="growth*"), player("", spells="ice* telepathy")), "A3b")
    assert refused(windy, "refresh telepathy@1").reason == "refusal-spell-ready"


@pytest.mark.clause("BBM-CAST-05a")
def test_a_spell_that_is_being_cast_is_not_refreshed_by_it() -> None:
    g = acting(player("A3", spells="A3b growth*"), player(""))
    say(g, "cast A3b x1")
    assert refused(g, "refresh A3b@0").reason == "refusal-spell-casting"
