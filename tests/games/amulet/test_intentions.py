"""What companions tell each other: what a way is for, and where the next one will lead."""

from __future__ import annotations

import pytest

from druzina.bots.levels import sit
from druzina.core import Luck, Match, Shown
from druzina.games.amulet import GAME
from druzina.games.amulet.content_model import LOCATIONS
from druzina.games.amulet.intentions import intention
from druzina.games.amulet.model import INN, Player, Realm
from druzina.text.words import Words
from tests.games.amulet.table import FACTS, asked, player, table, turn, visit

LANGUAGES = ("en", "cs")


def team(*players: Player, quests: str = "A0 B0 C0", **more: object) -> Realm:
    seats = players or (player(), player("thief"))
    return table(*seats, mode="cooperative", quests=quests, **more)  # type: ignore[arg-type]  # words


def said(shown: Shown | None, lang: str = "en") -> str:
    assert shown is not None
    words = Words(lang, GAME, FACTS.fingerprint, ("Ana", "Ben", "Eva"), strict=True)
    return words.shown(GAME.naming(FACTS.fingerprint).shown(shown))


@pytest.mark.clause("AMU-COO-14")
def test_with_monsters_in_the_manor_one_says_that_none_may_stay() -> None:
    g = team(player(), player("thief"), manor="M101 M102 M103", phase="evening")
    told = intention(g, 0)
    assert said(told) == "Next turn I help clear the Manor: 3 monsters are there."
    assert said(told, "cs") == "Příští tah pomůžu vyčistit Panství: jsou tam 3 netvoři."
    assert told is not None
    assert told.targets == ("location:manor",)


def test_a_way_is_told_with_what_it_is_for() -> None:
    g = turn(team(player(damaged="WP1 WP2", health=1), player("thief"), lair="M101"))
    question = asked(g)
    assert said(GAME.aim(g, question, "go fair")) == "have weapons repaired at the Fair"
    assert said(GAME.aim(g, question, "go fair"), "cs") == "nechat si na Pouti opravit zbraně"
    assert said(GAME.aim(g, question, "go monastery")) == "heal in the Monastery"
    assert said(GAME.aim(g, question, "go lair"), "cs") == "bojovat v Doupěti"
    assert said(GAME.aim(g, question, "go castle")) == "send a weapon on the adventure"


@pytest.mark.clause("AMU-COO-28")
def test_an_oath_that_can_be_fulfilled_comes_first() -> None:
    g = turn(team(player(potions="PT01 PT02", oaths="O1"), player("thief")))
    told = GAME.aim(g, asked(g), "go fair")
    assert said(told) == f"fulfil {FACTS.oaths[0].name['en']} at the Fair"


@pytest.mark.clause("AMU-COO-21")
def test_who_is_given_something_is_told() -> None:
    g = visit(team(player(), player("thief", place="fair")), "fair")
    assert said(GAME.aim(g, asked(g), "hand 1")) == "hand something over to Ben"
    assert GAME.aim(g, asked(g), "done") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_has_its_words(lang: str) -> None:
    bare = (player(), player("thief"))
    full = (player(damaged="WP1", health=1, coins=9), player("thief"))
    busy = {"lair": "M101", "manor": "M102", "village": "M103", "dungeon": "X1"}
    busy = {name: text for name, text in busy.items() if text in FACTS.numbers}
    for g in (turn(team(*bare)), turn(team(*full, **busy))):
        for place in LOCATIONS:
            assert said(GAME.aim(g, asked(g), f"go {place}"), lang)
            g.players[1].place = INN


def test_rivals_say_nothing() -> None:
    g = turn(table(player(), player("thief")))
    assert GAME.aim(g, asked(g), "go fair") is None
    assert intention(g, 0) is None
    hidden = turn(table(player(), player("thief"), mode="hidden", quests="A1"))
    assert GAME.aim(hidden, asked(hidden), "go fair") is None


def test_bots_tell_a_whole_game_through_and_every_sentence_can_be_said() -> None:
    match = Match.new(GAME, {"seats": 2, "mode": "cooperative", "character": "drawn"}, seed=6)
    words = Words("cs", GAME, match.content, ("Ana", "Ben"), strict=True)
    bots, told = [sit("greedy", seat) for seat in range(2)], set()
    while match.outcome is None:
        seat = match.questions()[0].seat
        hoped = match.intention(1 - seat, seat)
        told |= {words.shown(hoped)} if hoped else set()
        choice = bots[seat].choose(match.seen(seat))
        told |= {words.planned(bots[seat].aims)} if bots[seat].aims else set()
        match.play(seat, choice)
    assert len(told) > 10
    assert all(one.endswith(".") for one in told)


def test_what_a_companion_hears_is_made_of_what_the_companion_knows() -> None:
    """Asked twice, a seat says the same: out of one world imagined for the reader."""
    match = Match.new(GAME, {"seats": 2, "mode": "cooperative", "character": "drawn"}, seed=3)
    luck = Luck(2)
    for _ in range(60):
        seat = match.questions()[0].seat
        match.play(seat, luck.pick(match.choices(seat)))
        if match.outcome is not None:
            break
        reader = match.questions()[0].seat
        told = match.intention(1 - reader, reader)
        assert told == match.intention(1 - reader, reader)
        assert told is None or told.targets[0].startswith("location:")
