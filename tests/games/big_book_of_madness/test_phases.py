"""Turns and phases: the marker, monsters, curses, recovery, elimination, the end."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import MADNESS, Book, Player
from druzina.games.big_book_of_madness.rules.ending import finish
from druzina.games.big_book_of_madness.rules.grimoire import (
    CheckMonster,
    GrimoirePhase,
    LayCurses,
    NewMonster,
)
from druzina.games.big_book_of_madness.rules.recovery import Recover
from druzina.games.big_book_of_madness.rules.turn import (
    ActionPhase,
    PassToken,
    Turn,
    concentrate,
)
from druzina.games.big_book_of_madness.view import SeenBook
from tests.games.big_book_of_madness.table import (
    FACTS,
    PAGES,
    asked,
    curses,
    discard,
    draw,
    hand,
    offers,
    opening,
    player,
    run,
    say,
    spells,
    table,
    told,
)


def idle(n: int = 3) -> list[Player]:
    """Players who can do nothing."""
    return [player("") for _ in range(n)]


# Turns


@pytest.mark.clause("BBM-TURN-01", "BBM-TURN-02", "BBM-TURN-03", "BBM-TURN-04", "BBM-TURN-07")
def test_turns_go_round_and_have_four_phases() -> None:
    g = table(player("", spells="growth*"), player("W1"), player(""), space=1, curses="5:CW7")
    run(g, Turn())
    assert spells(g) == "growth", "Concentration"
    spaces = [event.shown["space"] for event in told(g, "event-marker")]
    assert spaces == [2, 3], "Grimoire"
    assert asked(g).kind == "Act"
    assert asked(g).seat == 1, "seat 0 could do nothing, recovered and passed the token"
    assert len(g.players[0].hand) == 6, "Recovery"
    assert hand(g, 1) == "W1", "only the active player refills"


@pytest.mark.clause("BBM-WIZ-01", "BBM-TURN-01")
def test_an_ability_comes_back_in_the_next_own_turn() -> None:
    g = table(player("M M", wizard="viktor", spells=""), player("M M", wizard="viktor"), space=1)
    run(g, Turn())
    say(g, "ability")
    assert asked(g).seat == 1, "seat 0 can do nothing more: once in a turn"
    assert "ability" in offers(g), "the next player's own turn"
    assert [event.shown["seat"] for event in told(g, "event-turn")] == [0, 1]


@pytest.mark.clause("BBM-TURN-05", "BBM-TURN-06", "BBM-GRM-02")
def test_a_round_has_five_turns_even_without_curses() -> None:
    g = opening(seats=2, seed=5, start="0", character="drawn")
    spaces = {g.turn: g.space}
    while g.questions() and g.turn < 12:
        question = asked(g)
        choices = question.choices(g)
        g.answer(question, "end" if question.kind == "Act" else choices[0])
        g.advance()
        spaces[g.turn] = g.space
    assert [spaces[turn] for turn in sorted(spaces)][:11] == [1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 1]


@pytest.mark.clause("BBM-CON-01", "BBM-CON-01a", "BBM-CON-02", "BBM-CON-03", "BBM-CON-03a")
def test_concentration_refreshes_own_face_up_spells() -> None:
    g = table(player("", spells="growth* ice*- combustion-"), player("", spells="growth*"))
    concentrate(g)
    assert spells(g) == "growth ice*- combustion-"
    assert spells(g, 1) == "growth*"
    run(g, NewMonster())
    assert spells(g).split()[:3] == ["growth", "ice*", "combustion"], "still used when it turns up"


# The grimoire


@pytest.mark.clause("BBM-GRM-01", "BBM-GRM-04", "BBM-EX-06", "BBM-CUR-09", "BBM-CUR-02")
@pytest.mark.parametrize(("space", "triggered"), [(1, 0), (2, 1), (3, 0), (4, 1)])
def test_marker_triggers_the_curse_of_its_space(space: int, triggered: int) -> None:
    g = table(*idle(2), curses="3l:CW7 5:CA6", space=space)
    run(g, GrimoirePhase())
    assert g.space == space + 1
    assert len(told(g, "event-triggers")) == triggered
    assert curses(g) == "3l:CW7 5:CA6", "it stays"


@pytest.mark.clause(
    "BBM-GRM-05", "BBM-GRM-06", "BBM-GRM-06a", "BBM-EX-06", "BBM-GRM-08", "BBM-GRM-19"
)
def test_at_the_invocation_space_curses_left_mean_the_penalty() -> None:
    g = table(*idle(2), curses="3l:CW7 5:CW6", space=5, pages="MC1 MI4 MI2 MI3 MI5 MI6 LP")
    run(g, GrimoirePhase())
    assert [discard(g, n)[-1:] for n in (0, 1)] == ["M", "M"], "the penalty of the right page"
    water = [FACTS.curses[one].id for one in g.piles[0]]
    assert water[:2] == ["CW7", "CW6"], "under the pile, the first slot deepest"
    assert (g.space, g.round) == (1, 2)
    assert told(g, "event-not-defeated")
    assert g.defeated == 0


@pytest.mark.clause("BBM-GRM-07", "BBM-GRM-18", "BBM-SIM-02")
def test_without_curses_everyone_may_use_the_bonus() -> None:
    g = table(player("W1"), player("W1"), space=5, active=1, pages="MC1 MI7 MI2 MI3 MI5 MI6 LP")
    run(g, GrimoirePhase())
    assert asked(g).seat == 1, "from the active player"
    assert offers(g) == ["use", "decline"]
    say(g, "use")
    assert len(g.players[1].hand) == 3
    assert asked(g).seat == 0
    say(g, "decline")
    assert hand(g) == "W1"
    assert g.defeated == 1


@pytest.mark.clause("BBM-SIM-02", "BBM-GRM-18")
def test_a_bonus_that_could_do_nothing_is_skipped() -> None:
    g = table(player("W1"), player("W1", discard="M"), space=5, pages="MC1 MI6 MI2 MI3 MI5 MI7 LP")
    run(g, GrimoirePhase())
    assert asked(g).seat == 1, "only who has Madness in the discard pile"


@pytest.mark.clause("BBM-GRM-03", "BBM-EX-10", "BBM-GRM-15", "BBM-SET-13")
def test_first_turn_opens_the_book_without_a_check() -> None:
    g = table(*idle(2), space=0, round=0, pages="MC4 MI1 MI2 MI3 MI4 MI5 LP")
    run(g, GrimoirePhase())
    assert (g.space, g.round) == (1, 1)
    assert not told(g, "event-not-defeated")
    assert not told(g, "event-defeated")
    assert not told(g, "event-triggers")
    assert curses(g) == "2:CA9 3l:CW9 3r:CE9"


@pytest.mark.clause("BBM-GRM-09", "BBM-GRM-10", "BBM-BOOK-01", "BBM-BOOK-02", "BBM-BOOK-04")
def test_a_new_monster_does_its_arrival_for_all_clockwise() -> None:
    g = table(*idle(3), round=0, active=1, pages="MC1 MI1 MI2 MI3 MI4 MI5 LP")
    run(g, NewMonster())
    assert [event.shown["seat"] for event in told(g, "event-madness")] == [1, 2, 0]
    assert [hand(g, n) for n in range(3)] == ["M", "M", "M"]


@pytest.mark.clause("BBM-GRM-16", "BBM-NEU-07", "BBM-NEU-07a", "BBM-VRB-11")
def test_what_lasts_until_a_new_monster_ends_before_its_arrival() -> None:
    g = table(player("", spells="growth- ice*-"), player(""), pages="MC1 MC4 MI2 MI3 MI4 MI5 LP")
    g.barred = True
    run(g, NewMonster())
    assert spells(g) == "growth ice*"
    assert not g.barred


@pytest.mark.clause(
    "BBM-GRM-11",
    "BBM-GRM-12",
    "BBM-GRM-13",
    "BBM-GRM-14",
    "BBM-TRK-02",
    "BBM-TRK-04",
    "BBM-EX-29",
    "BBM-TRK-07",
)
@pytest.mark.parametrize(
    ("round_", "laid"),
    [
        (1, "2:CW9 3l:CE9 3r:CA9"),
        (2, "2:CM12 3l:CW9 3r:CE9 4:CA9"),
        (5, "2:CM12 3l:CM11 3r:CW9 4:CE9 5:CA9"),
    ],
)
def test_slots_are_filled_multi_first_then_left_top_right(round_: int, laid: str) -> None:
    pages = ["MC1", "MI1", "MI2", "MI3", "MI4", "MI5", "LP"]
    pages[round_ - 1] = "MC4"
    g = table(*idle(2), round=round_, difficulty="II", pages=" ".join(pages))
    run(g, LayCurses())
    order = {"W": 0, "E": 1, "F": 2, "A": 3}
    assert [order[one] for one in "AWE"] == list(FACTS.page("MC4").curses)
    words = [one.split(":") for one in laid.split()]
    multi = [one for one in words if "CM" in one[1]]
    slots = [one.split(":")[0] for one in curses(g).split()]
    assert slots == [slot for slot, _ in words]
    kinds = [one.split(":")[1][:2] for one in curses(g).split()]
    assert kinds == ["CM"] * len(multi) + ["CA", "CW", "CE"]


@pytest.mark.clause("BBM-TRK-05")
def test_an_empty_pile_places_nothing_and_leaves_no_gap() -> None:
    g = table(*idle(2), pages="MC4 MI1 MI2 MI3 MI4 MI5 LP", piles="CA8 CE8")
    run(g, LayCurses())
    assert curses(g) == "2:CA8 3l:CE8"


@pytest.mark.clause("BBM-GRM-17", "BBM-WAR-01", "BBM-WAR-01a", "BBM-MAD-14")
@pytest.mark.parametrize(("stack", "under"), [(20, [1, 1, 1]), (2, [1, 1, 0])])
def test_warlock_puts_madness_under_the_curses_when_they_lie_there(
    stack: int, under: list[int]
) -> None:
    g = table(*idle(2), round=0, stack=stack, pages="MI1 MI2 MI3 MI4 MI5 MI6 LP")
    run(g, NewMonster())
    assert [laid.under for laid in g.slots] == under
    assert g.outcome is None, "running short is no loss by itself"


@pytest.mark.clause("BBM-WAR-03", "BBM-WAR-03a", "BBM-EX-15", "BBM-TOK-04")
def test_madness_and_tokens_of_unbroken_curses_return() -> None:
    g = table(*idle(2), curses="2:CW1 3l:CE1", space=5, stack=10, pages=PAGES.replace("MI1", "MI7"))
    for laid in g.slots:
        laid.under = 1
    g.slots[0].tokens, g.tokens[0] = [0], 3
    g.pages[1:3] = g.pages[2:0:-1]
    run(g, CheckMonster())
    while g.questions() and g.round == 1:
        say(g, offers(g)[0])
    assert g.tokens == [4, 4, 4, 4]
    returned = [event.shown["left"] for event in told(g, "event-madness")]
    assert g.supply[MADNESS] + len(returned) == 12


@pytest.mark.clause("BBM-BOOK-05", "BBM-BOOK-06", "BBM-MAD-12")
def test_sixth_monster_brings_the_last_page_too() -> None:
    g = table(*idle(2), round=5, pages="MC1 MI1 MI2 MI3 MI4 MI10 LP")
    run(g, NewMonster())
    assert [event.shown["to"] for event in told(g, "event-madness")] == [
        "support", "support", "top", "top",
    ]  # fmt: skip
    assert draw(g).endswith("M")


@pytest.mark.clause("BBM-BOOK-08")
def test_on_placement_effect_of_the_sixth_monster_comes_last() -> None:
    g = table(*idle(2), round=5, pages="MC1 MI6 MI2 MI3 MI4 MI1 LP")
    run(g, NewMonster())
    keys = [event.key for event in g.told or []]
    assert keys.index("event-madness") < keys.index("event-curses") < keys.index("event-seeds")


@pytest.mark.clause("BBM-BOOK-03", "BBM-INFO-05", "BBM-BOOK-09")
def test_the_right_page_shows_the_next_curses() -> None:
    from druzina.games.big_book_of_madness.view import view

    g = table(*idle(2), pages="MC1 MI9 MI2 MI3 MI4 MI5 LP")
    seen = view(g, 0)
    assert (seen.monster, seen.front, seen.next_curses) == ("MC1", "MI9", ["W", "W", "E"])
    g.round = 6
    assert view(g, 0).next_curses == [], "the last page has no next monster"


@pytest.mark.clause(
    "BBM-BOOK-07", "BBM-END-01", "BBM-END-01a", "BBM-END-06", "BBM-END-07", "BBM-ELI-05"
)
def test_defeating_the_sixth_monster_wins_for_all() -> None:
    g = table(*idle(3), round=6, space=5, stack=0)
    g.players[2].out = True
    run(g, GrimoirePhase())
    assert g.outcome is not None
    assert (g.outcome.clause, g.outcome.won) == ("BBM-END-01", [True, True, True])
    assert g.space == 0, "no page is turned"


@pytest.mark.clause("BBM-END-03", "BBM-END-06", "BBM-END-07")
def test_a_curse_left_after_round_six_loses() -> None:
    g = table(*idle(2), round=6, space=5, curses="4:CW1", stack=3)
    g.slots[0].under = 1
    run(g, GrimoirePhase())
    assert g.outcome is not None
    assert (g.outcome.clause, g.outcome.won) == ("BBM-END-03", [False, False])
    assert curses(g) == "4:CW1"
    assert g.supply[MADNESS] == 3, "nothing returns"


@pytest.mark.clause("BBM-END-05", "BBM-END-07", "BBM-BOOK-07")
def test_no_score_but_statistics_for_all_alike() -> None:
    g = table(*idle(3), round=6, space=5, stack=7)
    g.players[2].out = True
    g.defeated = 4
    run(g, GrimoirePhase())
    assert g.outcome is not None
    assert g.outcome.parts == [{"defeated": 5}] * 3
    assert g.outcome.counts == [{"madness_left": 7, "alive": 2}] * 3
    assert (g.outcome.scores, g.outcome.ranks) == ([5, 5, 5], [1, 1, 1])
    assert told(g, "event-wins")[0].shown == {"cause": "BBM-END-01"}


@pytest.mark.clause("BBM-END-05")
def test_a_lost_game_has_no_first_place() -> None:
    g = table(*idle(2))
    finish(g, "BBM-END-02", won=False)
    assert g.outcome is not None
    assert (g.outcome.won, g.outcome.ranks) == ([False, False], [2, 2])


@pytest.mark.clause("BBM-END-01a", "BBM-EX-24", "BBM-END-02")
def test_breaking_the_last_curse_early_does_not_end_the_game() -> None:
    g = table(player("W3 W1", draw="", discard=""), player(""), round=6, curses="2:CW1", stack=0)
    run(g, ActionPhase(), Recover())
    say(g, "break 2", "reward W2")
    while g.questions():
        say(g, "end")
    assert g.outcome is not None
    assert g.outcome.clause == "BBM-END-02", "a Madness is needed and there is none"


# The five-player variant


def passed(g: Book) -> int:
    PassToken().run(g)
    g.stack.clear()
    return g.active


@pytest.mark.clause("BBM-MODE-05", "BBM-MODE-06", "BBM-EX-16")
def test_in_the_variant_the_fifth_player_goes_on() -> None:
    five = [player("W1") for _ in range(5)]
    assert passed(table(*five, variant=True, active=3, space=5)) == 3
    assert passed(table(*five, variant=True, active=3, space=4)) == 4
    assert passed(table(*five, variant=False, active=3, space=5)) == 4
    four = [player("W1") for _ in range(4)]
    assert passed(table(*four, variant=True, active=3, space=5)) == 0, "only with five"
    g = table(*[player("W1") for _ in range(5)], variant=True, active=3, space=5)
    g.players[3].out = True
    assert passed(g) == 4, "if the fifth has just been eliminated, pass normally"


@pytest.mark.clause("BBM-MODE-09")
@pytest.mark.parametrize(("variant", "firsts"), [(False, [0, 0, 0, 0]), (True, [0, 4, 3, 2])])
def test_who_begins_each_round_of_five_players(variant: bool, firsts: list[int]) -> None:
    g = table(*[player("W1") for _ in range(5)], variant=variant, space=1)
    found = [0]
    while len(found) < 4:
        passed(g)
        g.space = g.space % 5 + 1
        if g.space == 1:
            found.append(g.active)
    assert found == firsts


# What the header says


def seen(match: Match[Book]) -> SeenBook:
    view = match.view(None)
    assert isinstance(view, SeenBook)
    return view


@pytest.mark.clause("BBM-TURN-02", "BBM-CUR-02")
def test_the_phase_holds_while_an_effect_is_carried_out() -> None:
    """Questions of a spell are of the Action phase, those of a curse of the Grimoire phase; a curse
    has struck only when its text was carried out."""
    phases: dict[str, set[str]] = {}
    for seed in range(6):
        match, luck = Match.new(GAME, {"seats": 3, "character": "drawn"}, seed=seed), Luck(seed)
        for _ in range(250):
            if match.outcome is not None:
                break
            view, kind = seen(match), match.questions()[0].kind
            cause = match.asked(match.questions()[0].seat)
            assert cause is not None
            struck = cause.cause is not None and cause.cause.key == "because-curse"
            phases.setdefault("curse" if struck else kind, set()).add(view.phase)
            if struck:
                assert any(one.striking for one in view.curses)
            if kind == "Act" and match.questions()[0].seat == view.active:
                assert not any(one.striking for one in view.curses)
            seat = match.questions()[0].seat
            match.play(seat, luck.pick(match.choices(seat)))
    assert phases["curse"] == {"grimoire"}
    assert phases["Pay"] == {"action"}
    assert phases["Act"] == {"action"}
    assert phases.get("ShedCards", {"recovery"}) == {"recovery"}
