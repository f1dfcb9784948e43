"""What wizards tell each other: what an action is for, and what is hoped for in the next turn."""

from __future__ import annotations

import pytest

from druzina.bots.bot import Budget
from druzina.bots.levels import sit
from druzina.core import Luck, Match, Shown
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.intentions import intention
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.text.words import Words
from tests.games.big_book_of_madness.table import FACTS, acting, asked, player, run, table


def said(shown: Shown | None, lang: str = "en") -> str:
    assert shown is not None
    words = Words(lang, GAME, FACTS.fingerprint, ("Ana", "Ben", "Eva"), strict=True)
    return words.shown(GAME.naming(FACTS.fingerprint).shown(shown))


def test_who_can_pay_for_a_curse_says_so() -> None:
    g = table(player("W3 W3 W3"), player(), curses="3l:CW1")
    told = intention(g, 0)
    assert said(told) == f"Next turn I break {FACTS.curse('CW1').name['en']}."
    assert told is not None
    assert told.targets == ("curse:3l",)


def test_who_is_short_says_of_what() -> None:
    g = table(player("W2"), player(support="W1"), curses="3l:CW1")
    assert said(intention(g, 0)).endswith("still missing: 1 Water.")
    assert said(intention(g, 0), "cs").endswith("ještě chybí: 1 voda.")


def test_with_nothing_to_break_madness_comes_first_then_spells() -> None:
    assert said(intention(table(player("M"), player()), 0)) == "I want to be rid of my Madness."
    learn = intention(table(player("W2"), player()), 0)
    assert said(learn) == f"I want to learn {FACTS.spell('W1a').name['en']}."
    gather = intention(table(player("W1"), player()), 0)
    assert said(gather) == "I gather cards for what comes."


def test_nobody_out_of_the_game_hopes() -> None:
    g = table(player("W2"), player())
    g.players[0].out = True
    assert intention(g, 0) is None


def test_giving_an_action_away_says_to_whom_and_why() -> None:
    g = acting(player("A1 A1"), player("W3 W3 W3"), player("E1"), curses="3l:CW1")
    told = GAME.aim(g, asked(g), "cast telepathy x1")
    curse = FACTS.curse("CW1").name["en"]
    assert said(told) == f"give Ben an action: {curse} is within reach there, I am 4 short"
    nobody = acting(player("A1 A1"), player("E1"), player("E1"), curses="3l:CW1")
    assert said(GAME.aim(nobody, asked(nobody), "cast telepathy x1")) == "cast Telepathy"


def test_a_granted_action_is_no_plan() -> None:
    """It is over before anybody reads of it, and the turn goes on with who gave it."""
    g = table(player(), player("W3 W3 W3"), curses="3l:CW1")
    assert GAME.aim(g, Act(1, left=1), "break 3l") is None
    assert said(GAME.aim(g, Act(1), "break 3l")).startswith("break ")


def test_the_end_of_a_turn_and_payments_are_no_aims() -> None:
    g = acting(player("W2 W2"), player(), curses="3l:CW1")
    assert GAME.aim(g, asked(g), "end") is None
    assert said(GAME.aim(g, asked(g), "learn W")).startswith("learn ")


@pytest.mark.parametrize("bot", ["greedy", "search:40", "apprentice"])
def test_a_bot_tells_its_partners_what_it_is_about_to_do(bot: str) -> None:
    g = run(table(player("W3 W3 W3"), player(), curses="3l:CW1"), Act(0))
    match = Match.at(GAME, g, {"seats": 2}, seed=3)
    sitter = sit(bot, 5)
    choice = sitter.choose(match.seen(0))
    aim = match.seen(0).aim(choice)
    assert (aim is None) == (choice == "end")
    assert aim is None or aim in sitter.aims


def test_a_plan_kept_for_later_keeps_what_it_is_for() -> None:
    g = run(table(player("W3 W3 W3 E2"), player(), curses="3l:CW1"), Act(0))
    match = Match.at(GAME, g, {"seats": 2}, seed=3)
    first, second = sit("search:60", 5), sit("search:60", 6)
    match.play(0, first.choose(match.seen(0)))
    second.recall(first.keep())
    if match.asked(0) is not None and first.keep() != b"\x90":
        second.bot.choose(match.seen(0), Budget(simulations=1))
        assert all(aim in first.aims for aim in second.bot.aims)  # type: ignore[attr-defined]


def test_what_a_partner_hears_is_made_of_what_the_partner_knows() -> None:
    """Whatever is hidden from the reader, the sentence is the same."""
    match = Match.new(GAME, {"seats": 3, "character": "drawn"}, seed=11)
    luck = Luck(2)
    for _ in range(40):
        seat = match.questions()[0].seat
        match.play(seat, luck.pick(match.choices(seat)))
        for other in range(3):
            world = match.seen(match.questions()[0].seat).sample(luck)
            told = match.intention(other, match.questions()[0].seat)
            hoped = intention(world, other)
            assert told == (hoped and GAME.naming(match.content).shown(hoped))
