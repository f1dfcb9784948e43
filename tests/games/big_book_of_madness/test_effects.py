"""Effects: who they concern, what they do, granted actions, Incarnation, tokens, abilities."""

from __future__ import annotations

import pytest

from druzina.games.big_book_of_madness.model import MADNESS
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.breaking import lowered
from druzina.games.big_book_of_madness.rules.curses import curse_cost
from druzina.games.big_book_of_madness.rules.grimoire import CheckMonster
from druzina.games.big_book_of_madness.rules.zones import Incarnation
from tests.games.big_book_of_madness.table import (
    FACTS,
    acting,
    asked,
    cards,
    curses,
    discard,
    hand,
    offers,
    player,
    refused,
    resolve,
    run,
    say,
    spells,
    support,
    table,
    told,
)

# Precedence and targets


@pytest.mark.clause("BBM-TIM-01")
def test_card_text_overrides_the_rules() -> None:
    g = run(table(player("W1 W1 W1 W1 W1", wizard="rosana", draw=""), player("")), Act(0))
    say(g, "cast ice x1")
    assert support(g) == "W1"
    g.players[0].support = cards("W1 W1 W1 W1")
    resolve(g, "ice")
    assert len(g.players[0].support) == 5


@pytest.mark.clause("BBM-TIM-02", "BBM-TIM-08")
def test_what_can_be_done_must_be_and_up_to_includes_none() -> None:
    must = resolve(table(player("W1 E1"), player("")), "combustion")
    assert "stop" not in offers(must)
    assert refused(must, "stop").clause == "BBM-TIM-02"
    may = resolve(table(player("W1 E1"), player("")), "F2b")
    assert "stop" in offers(may)
    say(may, "stop")
    assert hand(may) == "W1 E1", "as many as none"


@pytest.mark.clause("BBM-TIM-08")
def test_as_many_counts_what_really_happened() -> None:
    g = resolve(table(player("W1 E1 F1", draw="A1 A1 A1"), player("")), "F2b", times=2)
    say(g, "destroy W1@hand0", "destroy F1@hand0")
    assert hand(g) == "E1 A1 A1"


@pytest.mark.clause("BBM-TIM-07")
def test_one_player_is_done_before_the_next_begins() -> None:
    g = resolve(table(player("W1 E1"), player("F1 A1")), "CF8")
    assert [event.shown["seat"] for event in told(g, "event-discards")] == [0, 1]
    circle = resolve(table(player("W1 E1"), player("F1 A1")), "W3a")
    say(circle, "support W1@hand0")
    assert len(circle.players[0].hand) == 2, "placed and drawn before the other is asked"
    assert asked(circle).seat == 1


@pytest.mark.clause("BBM-TGT-01", "BBM-TGT-01a", "BBM-ELI-06")
def test_whom_the_words_mean() -> None:
    def seats(name: str) -> list[int]:
        g = table(*(player("", spells="") for _ in range(4)), active=1)
        g.players[3].out = True
        resolve(g, name, seat=0)
        return [event.shown["seat"] for event in told(g, "event-draws")]  # type: ignore[misc]

    assert seats("growth") == [0]
    assert seats("A2b") == [1, 2, 0], "each player, from the active one"
    assert seats("A3a") == [1, 2], "each other player"
    another = resolve(table(player(""), player(""), player("")), "E1b")
    assert offers(another) == ["name 1", "name 2"]
    assert refused(another, "name 0").clause == "BBM-TGT-01"
    one = resolve(table(player("E1"), player("W1"), player("")), "F1a")
    assert offers(one) == ["name 0", "name 1", "name 2"], "the caster included"


@pytest.mark.clause("BBM-TGT-03", "BBM-TGT-02")
def test_the_active_player_names_who_can_carry_out_a_penalty() -> None:
    g = table(player(""), player(""), player("", support="W1"), active=1)
    g.players[0].spells, g.players[0].states = [], []
    resolve(g, "MI10", "penalty", seat=1)
    assert asked(g).seat == 1
    assert offers(g) == ["name 1", "name 2"], "a player without spells cannot"
    say(g, "name 2")
    assert asked(g).seat == 2
    say(g, "forget ice@2")
    assert spells(g, 2) == "growth combustion telepathy"
    mad = resolve(table(player(""), player("")), "MI2", "penalty")
    assert offers(mad) == ["name 0", "name 1"], "no card in support is no excuse"


@pytest.mark.clause("BBM-TGT-04", "BBM-VRB-10")
def test_the_caster_chooses_where_the_text_says_so() -> None:
    g = table(player("M", draw="W1"), player("M", discard="M", draw="W1"), stack=3)
    resolve(g, "F2a")
    assert asked(g).seat == 0
    assert offers(g) == ["cure M@hand0", "cure M@hand1", "cure M@discard1", "stop"]
    say(g, "cure M@discard1")
    assert g.supply[MADNESS] == 4
    assert hand(g, 1) == "W1 M", "who lost one draws"
    assert hand(g, 0) == "M"
    windy = resolve(table(player("", spells="growth*"), player("", spells="ice*")), "A3b")
    assert offers(windy) == ["refresh growth@0", "refresh ice@1", "stop"]


@pytest.mark.clause("BBM-GRM-18", "BBM-LRN-09")
def test_a_bonus_for_one_player_is_named_by_the_active_player() -> None:
    g = table(player(""), player(""), space=0, active=1, pages="MC1 MI10 MI2 MI3 MI4 MI5 LP")
    run(g, CheckMonster())
    assert (asked(g).seat, offers(g)) == (1, ["use", "decline"])
    say(g, "use")
    assert offers(g) == ["name 0", "name 1"]
    say(g, "name 0")
    assert asked(g).seat == 0
    assert offers(g) == ["learn W", "learn E", "learn F", "learn A", "stop"]
    say(g, "learn F")
    assert spells(g).split()[4] == "F1a"


# Actions of others


@pytest.mark.clause("BBM-OTH-01", "BBM-OTH-02", "BBM-OTH-04", "BBM-VRB-08", "BBM-OTH-07")
def test_another_player_takes_an_action_as_in_the_own_turn() -> None:
    other = player("W2 M W2", spells="ice* growth", support="E1")
    g = say(acting(player("A1 F3"), other, curses="2:CW1"), "cast telepathy x1")
    assert asked(g).seat == 1
    kinds = {text.split()[0] for text in offers(g)}
    assert kinds == {"learn", "acquire", "break", "cure", "cast", "end"}
    assert "cast ice x1" not in offers(g), "no refreshing"
    say(g, "acquire W2")
    assert len(g.players[1].hand) == 2, "no refilling"
    assert g.active == 0


@pytest.mark.clause("BBM-OTH-03", "BBM-OTH-08")
def test_granted_actions_may_be_passed_and_are_asked_only_if_payable() -> None:
    g = say(acting(player("A3"), player("W1 W1 W1 W1")), "cast telepathy x3")
    say(g, "acquire W2", "end")
    assert g.questions() == [], "the rest of the grant is lost"
    poor = say(acting(player("A1", spells="A1a"), player("M")), "cast A1a x1")
    assert hand(poor, 1) == "E1 M", "not asked, but the draw follows"


@pytest.mark.clause("BBM-OTH-05", "BBM-EX-25", "BBM-OTH-02")
def test_a_granted_action_may_grant_one_back() -> None:
    g = table(player("A1 A1 W3 W1"), player("A1 F1"), curses="2:CW1")
    run(g, Act(0))
    say(g, "cast telepathy x2", "cast telepathy x1")
    assert asked(g).seat == 0
    say(g, "break 2", "reward W2")
    assert asked(g).seat == 1
    say(g, "end")
    assert spells(g, 1).endswith("telepathy*")
    assert spells(g, 0).endswith("telepathy*")


@pytest.mark.clause("BBM-OTH-06")
def test_abilities_of_the_own_turn_are_not_for_others() -> None:
    g = say(acting(player("A1"), player("W1 M", wizard="viktor")), "cast telepathy x1")
    assert refused(g, "ability").clause == "BBM-OTH-06"


@pytest.mark.clause("BBM-OTH-09")
def test_no_curse_page_or_ability_grants_actions() -> None:
    for effect in FACTS.effects:
        if not effect.card.startswith("spell"):
            assert not {part.do for part in effect.parts} & {"act", "incarnate", "break"}


# Incarnation


@pytest.mark.clause("BBM-INC-01", "BBM-INC-02", "BBM-INC-03", "BBM-EX-14", "BBM-INC-05")
def test_support_cards_pay_once_each_and_stay() -> None:
    caster = player("W3 W3 E3", spells="W3b", support="W2")
    g = run(table(caster, player("", support="W2 F2"), libraries="W2a.W1a E1a F1a A1a"), Act(0))
    say(g, "cast W3b x2", "pay W3@hand0")
    assert discard(g) == "W3 W3", "the spell itself is paid normally"
    assert not [text for text in offers(g) if text.endswith(" E")], "the hand does not pay"
    say(g, "learn W", "pay W2@support0")
    assert (support(g), support(g, 1)) == ("W2", "W2 F2")
    assert "acquire W2" in offers(g)
    say(g, "acquire W2")
    assert (support(g), support(g, 1)) == ("W2", "W2 F2")
    assert discard(g) == "W2 W3 W3"


@pytest.mark.clause("BBM-INC-02")
def test_the_same_support_card_cannot_serve_twice() -> None:
    g = acting(player("W3 W3", spells="W3b", support="W2"), player(""))
    say(g, "cast W3b x2", "acquire W2")
    assert asked(g).clause == "BBM-ACT-01"
    assert asked(g) == Act(0), "nothing was left to pay with: the own turn goes on"


@pytest.mark.clause("BBM-INC-04")
def test_what_an_incarnated_action_grants_is_paid_normally() -> None:
    g = acting(player("W3", spells="W3b telepathy", support="A1"), player("E1 E1", support=""))
    say(g, "cast W3b x1", "cast telepathy x1")
    assert asked(g).seat == 1
    say(g, "acquire E2")
    assert discard(g, 1) == "E1 E1 E2"
    assert support(g) == "A1"


@pytest.mark.clause("BBM-INC-05")
def test_a_card_that_leaves_support_is_forgotten() -> None:
    g = acting(player("W3 W3", spells="W3b telepathy", support="A1 E2"), player("A1 A1"))
    say(g, "cast W3b x2", "cast telepathy x1", "acquire A2", "pay A1@support0")
    assert support(g) == "E2"
    assert g.nearest(Incarnation).spent == []


# Tokens and curses


@pytest.mark.clause(
    "BBM-TOK-01", "BBM-TOK-01a", "BBM-TOK-02", "BBM-TOK-05", "BBM-NEU-09", "BBM-EX-31"
)
def test_tokens_raise_the_cost_of_the_other_curses() -> None:
    g = table(player("W3 W2"), player(""), curses="2:CM3 3l:CW1 3r:CM5 4:CE1")
    g.slots[1].down, g.slots[1].under = True, 1
    resolve(g, "CM3")
    assert offers(g) == ["token W", "token E", "token F", "token A"]
    say(g, "token F")
    assert [curse_cost(g, laid) for laid in g.slots] == [
        [1, 1, 1, 1], [5, 0, 0, 0], [1, 1, 2, 1], [0, 5, 0, 0],
    ]  # fmt: skip
    assert g.tokens == [3, 3, 3, 4]
    assert (g.slots[1].down, g.slots[1].under) == (True, 1)
    g.slots[1].down = False
    run(g, Act(0))
    say(g, "break 3l")
    assert g.tokens == [4, 3, 3, 4], "back when it is broken"


@pytest.mark.clause("BBM-TOK-03", "BBM-TOK-05")
def test_no_token_left_means_none_is_placed() -> None:
    g = table(player(""), player(""), curses="2:CM3 3l:CW1 3r:CM5")
    g.tokens = [0, 0, 0, 2]
    resolve(g, "CM3")
    assert g.slots[1].tokens == []
    assert g.slots[2].tokens == [3], "the only element left"
    g.tokens = [0, 0, 0, 0]
    assert resolve(g, "CM4").questions() == []


@pytest.mark.clause("BBM-PAY-12")
def test_the_curse_eater_always_leaves_one_to_pay() -> None:
    assert lowered([4, 0, 0, 0], 3) == [(1, 0, 0, 0)]
    assert sorted(lowered([1, 1, 1, 1], 3)) == [
        (0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0),
    ]  # fmt: skip
    g = acting(player("F3 E1 A1", spells="F3a"), player(""), curses="2:CM5 3l:CW1")
    say(g, "cast F3a x1")
    assert offers(g) == ["break 2", "stop"]
    say(g, "break 2")
    assert offers(g) == ["left 0,0,0,1", "left 0,1,0,0"]
    say(g, "left 0,1,0,0", "reward W2")
    assert curses(g) == "3l:CW1"
    assert hand(g) == "A1"


@pytest.mark.clause("BBM-NEU-01", "BBM-NEU-08")
def test_only_face_up_curses_are_neutralised() -> None:
    g = table(player(""), player(""), curses="2:CW1 3l:CE1 4:CA1")
    g.slots[0].down = True
    resolve(g, "A2c", times=2)
    assert offers(g) == ["neutralise 3l", "neutralise 4", "stop"]
    assert refused(g, "neutralise 2").clause == "BBM-NEU-08"
    say(g, "neutralise 3l", "neutralise 4")
    assert [laid.down for laid in g.slots] == [True, True, True]
    assert len(g.slots) == 3, "it remains in play"


# Abilities


@pytest.mark.clause("BBM-WIZ-01", "BBM-WIZ-04", "BBM-WIZ-01a")
def test_viktor_discards_a_madness_for_a_card_once() -> None:
    g = acting(player("M M W1", wizard="viktor"), player(""))
    say(g, "ability")
    assert hand(g) == "W1 E1 M"
    assert discard(g) == "M"
    assert refused(g, "ability").clause == "BBM-WIZ-01"
    assert "ability" not in offers(acting(player("W1", wizard="viktor"), player("")))


@pytest.mark.clause("BBM-WIZ-01", "BBM-MAD-01")
def test_viktor_discards_before_he_draws() -> None:
    """With no draw pile the Madness he discards is shuffled in with the rest."""
    g = acting(player("M W1", wizard="viktor", draw="", discard="E1 E1"), player(""), stack=9)
    say(g, "ability")
    assert discard(g) == ""
    assert len(g.players[0].draw) == 3, (
        "two E1, his Madness and that of the shuffle, less one drawn"
    )


@pytest.mark.clause("BBM-WIZ-04", "BBM-WIZ-06")
def test_sandra_refreshes_a_used_spell_of_anybody() -> None:
    g = acting(player("E1 E1", wizard="sandra"), player("", spells="ice*"))
    say(g, "cast growth x1", "ability")
    assert offers(g) == ["refresh growth@0", "refresh ice@1"]
    say(g, "refresh growth@0")
    assert "cast growth x1" in offers(g), "a second time in the same turn"
    idle = acting(player("E1", wizard="sandra"), player(""))
    assert refused(idle, "ability").clause == "BBM-WIZ-04"


@pytest.mark.clause("BBM-WIZ-05")
@pytest.mark.parametrize(("top", "stack", "pile"), [("M", 6, ""), ("W3", 5, "W3")])
def test_larry_draws_and_drops(top: str, stack: int, pile: str) -> None:
    g = acting(player("W1", wizard="larry", draw=f"E1 {top}"), player(""), stack=5)
    say(g, "ability")
    assert (g.supply[MADNESS], discard(g), hand(g)) == (stack, pile, "W1")


@pytest.mark.clause("BBM-WIZ-05", "BBM-MAD-17")
def test_larrys_reshuffle_may_lose_the_game() -> None:
    g = acting(player("W1", wizard="larry", draw=""), player(""), stack=0)
    say(g, "ability")
    assert g.outcome is not None


@pytest.mark.clause("BBM-WIZ-04", "BBM-EXC-02")
def test_violetta_swaps_hand_and_support() -> None:
    g = acting(player("W1 E1", wizard="violetta", support="F1 F2 F3 M"), player(""))
    say(g, "ability", "exchange 2")
    say(g, "exchange F2@support0", "exchange M@support0")
    assert hand(g) == "F2 M"
    assert support(g) == "W1 E1 F1 F3", "as many as before, over the limit too"
    assert "ability" not in offers(acting(player("W1", wizard="violetta"), player("")))
