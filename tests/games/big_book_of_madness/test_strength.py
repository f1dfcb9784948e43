"""Rules that a small change would break unseen: counted to their last one."""

from __future__ import annotations

import pytest

from druzina.core import Luck, Match
from druzina.core.position import Blind, Revealed
from druzina.games.big_book_of_madness import GAME
from druzina.games.big_book_of_madness.model import ALL
from druzina.games.big_book_of_madness.parts import MoveCards
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.grimoire import NewMonster
from druzina.games.big_book_of_madness.rules.madness import draw
from tests.games.big_book_of_madness.table import (
    FACTS,
    acting,
    asked,
    curses,
    discard,
    hand,
    offers,
    player,
    resolve,
    run,
    say,
    table,
)


@pytest.mark.clause("BBM-OTH-01", "BBM-OTH-03", "BBM-OTH-08", "BBM-VRB-08")
@pytest.mark.parametrize("granted", [1, 2, 3])
def test_a_player_gets_as_many_actions_as_granted(granted: int) -> None:
    g = run(table(player(""), player("W2 W2 W2 W2 W2")), Act(1, granted))
    for _ in range(granted):
        assert asked(g).seat == 1
        say(g, "acquire W2")
    assert not g.questions(), "and no more"


@pytest.mark.clause("BBM-BRK-06")
def test_the_second_seal_bars_the_reward_until_a_new_monster() -> None:
    g = table(player("W2 W2"), player(""), curses="2:CM12 3l:CW1")
    resolve(g, "CM12")
    run(g, Act(0))
    say(g, "break 3l")
    assert not any(text.startswith("reward") for text in offers(g)), "no card is chosen"
    assert discard(g) == "W2 W2"
    g.stack.clear()
    run(g, NewMonster())
    assert not g.barred


@pytest.mark.clause("BBM-BRK-01", "BBM-CAST-03", "BBM-PAY-12")
@pytest.mark.parametrize("times", [1, 2])
def test_the_curse_eater_eats_as_many_curses_as_its_multiple(times: int) -> None:
    rich = "F3 F3 " + "W3 W3 W3 W3"
    g = acting(player(rich, spells="F3a"), player(""), curses="2:CW1 3l:CW2 3r:CW3")
    say(g, f"cast F3a x{times}")
    eaten = 0
    while asked(g).kind != "Act":
        question = asked(g)
        if question.kind == "EatCurse":
            eaten += 1
        g.answer(question, question.choices(g)[0])
        g.advance()
    assert eaten == times
    assert len(curses(g).split()) == 3 - times


@pytest.mark.clause("BBM-NEU-01", "BBM-TGT-04", "BBM-CAST-03")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_as_many_curses_are_neutralised_as_the_multiple_says(times: int) -> None:
    g = table(player(""), player(""), curses="2:CW1 3l:CE1 3r:CF1 4:CA1")
    resolve(g, "A2c", times=times)
    for slot in ("2", "3l", "3r")[:times]:
        say(g, f"neutralise {slot}")
    assert not g.questions()
    assert sum(laid.down for laid in g.slots) == times
    again = table(player(""), player(""), curses="2:CW1 3l:CE1 3r:CF1")
    resolve(again, "A2c", times=2)
    say(again, "neutralise 3l")
    assert offers(again) == ["neutralise 3r", "stop"], "one that was passed over is not asked again"


@pytest.mark.clause("BBM-WIZ-04", "BBM-EXC-02")
def test_violetta_exchanges_no_more_than_two() -> None:
    g = acting(player("W1 E1 F1", support="A1 A2 A3", wizard="violetta"), player(""))
    say(g, "ability")
    assert offers(g) == ["exchange 1", "exchange 2"]


# The content


@pytest.mark.clause("BBM-NP-02")
def test_what_a_spell_brings_back_is_not_its_own_payment() -> None:
    back = [
        spell
        for spell in FACTS.spells
        for part in FACTS.effects[spell.effect].parts
        if isinstance(part, MoveCards)
        and part.do == "recover"
        and part.to in ("hand", "support")
        and spell.level > 1
    ]
    assert {spell.id for spell in back} >= {"W2c", "E2c"}
    for name, paid in (("W2c", "W2"), ("E2c", "E2")):
        g = acting(player(paid, spells=name, discard="F1 F2 F3"), player(""))
        say(g, f"cast {name} x1")
        assert offers(g), "there is a choice"
        assert not any(paid in text for text in offers(g)), "the payment stays where it is"


@pytest.mark.clause("BBM-NP-06")
def test_page_fronts_concern_all_or_one_and_outlast_the_next_monster() -> None:
    for page in FACTS.pages:
        if page.file != "inner_pages":
            continue
        bonus, penalty = FACTS.effects[page.bonus], FACTS.effects[page.penalty]
        assert bonus.who in ("each", "one")
        assert penalty.who in ("each", "one", "table")
        assert not {"neutralise", "neutralise curse"} & {part.do for part in penalty.parts}
        assert bonus.parts
        assert penalty.parts


@pytest.mark.clause("BBM-SET-01a")
def test_one_person_may_play_several_wizards_by_the_same_rules() -> None:
    """Whoever sits there: the same seed and choices lead to the same position."""
    alone = Match.new(GAME, {"seats": 3, "names": ("Eva", "Eva", "Eva")}, seed=4)
    three = Match.new(GAME, {"seats": 3, "names": ("Eva", "Jan", "Ota")}, seed=4)
    luck = Luck(1)
    for _ in range(60):
        if alone.outcome is not None:
            break
        seat = alone.questions()[0].seat
        choice = luck.pick(alone.seen(seat).choices)
        assert alone.play(seat, choice) is None
        assert three.play(seat, choice) is None
        assert alone.fingerprint == three.fingerprint


@pytest.mark.clause("BBM-VRB-12", "BBM-TIM-03")
@pytest.mark.parametrize(("card", "side", "kept"), [("CA8", "", 4), ("MI12", "penalty", 3)])
def test_hands_are_discarded_down_to_a_number(card: str, side: str, kept: int) -> None:
    g = table(player("W1 W1 W1 W1 W1 W1"), player("E1 E1"), player("F1 F1 F1 F1 F1"))
    resolve(g, card, side)
    assert [len(one.hand) for one in g.players] == [kept, 2, kept]
    assert [len(one.discard) for one in g.players] == [6 - kept, 0, 5 - kept]


@pytest.mark.clause("BBM-MAD-01", "BBM-SET-09")
def test_a_reshuffle_mixes_the_cards() -> None:
    orders = set()
    for luck in range(20):
        g = table(player("", draw="", discard="W1 E1 F1 A1 W2 E2 F2 A2"), player(""))
        g.luck = luck
        resolve(g, "growth")
        orders.add(tuple(g.players[0].draw))
    assert len(orders) > 15, "it would be the same order every time"


@pytest.mark.clause("BBM-MAD-16", "BBM-MAD-17", "BBM-TIM-06")
def test_destroying_the_top_ends_where_the_game_is_lost() -> None:
    g = table(player("", draw="W1", discard="E1"), player(""), stack=0)
    resolve(g, "MI9", "penalty")
    assert g.outcome is not None
    assert g.outcome.clause == "BBM-END-02"
    assert sum(g.destroyed) == 1, "nothing follows"


@pytest.mark.clause("BBM-MAD-05", "BBM-INFO-06")
def test_a_look_ahead_keeps_the_known_cards_it_drew() -> None:
    """The top card all know is foreseen in hand; the next one is not."""
    g = table(player("", draw="W1 E1 A3"), player(""))
    g.players[0].lore, g.blind = [ALL], Blind(0)
    with pytest.raises(Revealed):
        draw(g, 0, 2)
    assert hand(g) == "A3"
    assert len(g.players[0].draw) == 2
