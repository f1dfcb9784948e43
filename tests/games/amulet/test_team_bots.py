"""What a team of bots owes each other: hunts, nights, stun tokens, oaths, gifts."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.bots.policy import follow_up
from druzina.games.amulet import GAME
from druzina.games.amulet.cooperating import (
    best_oath,
    bound_below,
    comers,
    hunters_price,
    manor_danger,
    scarce,
    stun_price,
    tokens_left,
)
from druzina.games.amulet.giving import gift, meeting
from druzina.games.amulet.hunting import best_purchase, lacking, peril_of, ready
from druzina.games.amulet.judgement import burden
from druzina.games.amulet.leaning_fights import relief
from druzina.games.amulet.leaning_goods import healing_worth, hunting
from druzina.games.amulet.model import FAIR, MORNING, Realm
from druzina.games.amulet.rules.day import Phase
from druzina.games.amulet.threat import threat_to, tonight
from tests.games.amulet.table import FACTS, kind, offers, player, run, say, table, turn
from tests.games.amulet.test_bots import chooses


def team(*players: Any, quests: str = "A0 B1 C0", **more: Any) -> Realm:
    g = table(*players, mode="cooperative", quests=quests, **more)
    g.deck = [0]
    return g


# Hunts


@pytest.mark.clause("AMU-COO-12", "AMU-FGT-08")
def test_two_weapons_alone_end_in_a_stun_and_one_large_spell_prevents_it() -> None:
    g = team(player(), player("thief"), dungeon="Y1", mythical="Y2")
    assert peril_of(g, 0) >= 1.0
    assert not ready(g, 0)
    g.players[0].spells = [FACTS.numbers["crown"]]
    assert ready(g, 0)
    assert peril_of(g, 0) == 0.0


def test_spells_are_bought_only_where_they_make_a_descent_safer() -> None:
    g = team(player(coins=5), player("thief"), dungeon="Y1", mythical="Y2")
    gain, price = best_purchase(g, 0, 5)
    assert gain > 0.5
    assert price == 5
    assert hunting(g, 0) > 5.0
    assert best_purchase(g, 0, 2) == (0.0, 0)


@pytest.mark.clause("AMU-COO-12")
def test_nobody_arms_for_a_monster_another_is_ready_for() -> None:
    hunter = player(spells="crown")
    g = team(player("knight", coins=9), hunter, dungeon="Y1")
    assert lacking(g, 0) == 0
    assert hunting(g, 0) == 0.0
    assert hunters_price(g, 0) == 0
    g.mythical = [FACTS.numbers["Y2"]]
    assert lacking(g, 0) == 1
    assert hunting(g, 0) > 0.0


@pytest.mark.clause("AMU-COO-14")
def test_who_is_bound_for_the_dungeons_is_not_reckoned_with_in_the_manor() -> None:
    g = team(player(), player("knight", spells="crown"), dungeon="Y1", manor="M101 M102")
    assert bound_below(g, 1)
    assert comers(g, 0) == (1, 1)
    g.players[1].health = 2
    assert not bound_below(g, 1)


@pytest.mark.clause("AMU-COO-14")
def test_monsters_only_the_weak_can_fight_are_a_danger_and_more_than_can_come_a_greater() -> None:
    bare = player("thief", damaged="WT1 WT2 WT3 WT4")
    g = team(player(), bare, phase="evening", manor="M101")
    weak = manor_danger(g)
    g.players[1].ready, g.players[1].damaged = g.players[1].damaged, 0
    assert manor_danger(g) < weak < 0.5
    g.manor.append(FACTS.numbers["M102"])
    assert manor_danger(g) > 1.0


# Stun tokens


@pytest.mark.clause("AMU-COO-17")
def test_tokens_are_dear_while_there_is_time_to_look_for_spells() -> None:
    g = team(player(), player("thief"), quests="A0 B2 C1", dungeon="Y1", mythical="Y2 Y3")
    assert tokens_left(g) == 2
    g.round = 1
    assert not scarce(g, 2), "three monsters in eight days are a hurry"
    g.mythical = [FACTS.numbers["Y2"]]
    assert scarce(g, 2)
    early = stun_price(g)
    g.round = 7
    assert not scarce(g, 2)
    assert stun_price(g) < early
    g.players[0].stuns = 2
    assert stun_price(g) > early


@pytest.mark.clause("AMU-COO-17", "AMU-COO-25")
def test_what_is_left_of_the_tokens_at_the_end_was_not_needed() -> None:
    g = team(player(), player("thief"), quests="A0 C0", day=2)
    early = stun_price(g)
    g.round = 7
    assert stun_price(g) < early


@pytest.mark.clause("AMU-COO-17")
def test_a_token_taken_is_a_burden_whoever_is_ready_for_a_hunt() -> None:
    g = team(player(), player("thief"), dungeon="Y1", mythical="Y2 Y3")
    none = burden(g, [0, 0])
    g.players[1].stuns = 1
    assert burden(g, [0, 0]) > none
    g.players[1].stuns = 0
    g.players[0].spells = [FACTS.numbers["crown"]]
    assert burden(g, [0, 0]) <= none
    assert burden(g, [9, 0]) > none, "the night will bring one"


# Nights


@pytest.mark.clause("AMU-INF-05", "AMU-NGT-02")
def test_a_team_knows_what_the_night_will_cost() -> None:
    g = team(player(), player("thief", coins=0), phase="evening", lair="M102")
    assert tonight(g) == [1.0, 1.0]
    g.lair = [FACTS.numbers["M206"]]
    assert tonight(g) == [2.0, 2.0]
    g.lair, g.village = [], [FACTS.numbers["M201"]]
    assert tonight(g) == [1.0, 1.0], "every round"
    g.village = [FACTS.numbers["M102"]]
    assert tonight(g) == [0.0, 0.0], "once"


@pytest.mark.clause("AMU-COO-18", "AMU-COO-23")
def test_quest_c2_is_reckoned_with_and_coins_that_buy_off_a_loss() -> None:
    g = team(player(), player("thief", coins=0), phase="evening", lair="M108", quests="A0 B0 C0")
    rich, poor = tonight(g)
    assert 0.0 < rich < poor == 1.0
    g = team(player(), player("thief"), phase="evening", lair="M105", quests="A0 B0 C2")
    assert tonight(g) == [1.0, 1.0]


@pytest.mark.clause("AMU-COO-17")
def test_healing_is_worth_more_before_a_bad_night() -> None:
    g = team(player(health=2), player("thief"), phase="evening")
    quiet = healing_worth(g, 0, 9)
    g.lair = [FACTS.numbers["M206"]]
    assert threat_to(g, 0) == 2
    assert healing_worth(g, 0, 9) > quiet + 4.0


def test_the_card_that_would_hurt_all_is_fought_first() -> None:
    g = team(player(), player("thief"), phase="evening", lair="M206 M204")
    assert relief(g, FACTS.numbers["M206"]) > relief(g, FACTS.numbers["M204"]) == 0.0


# Oaths and gifts


@pytest.mark.clause("AMU-COO-06", "AMU-COO-25")
def test_an_oath_nearly_fulfilled_is_worth_less_and_less() -> None:
    g = team(player(oaths="O4 O9"), player("thief"), day=3)
    early = best_oath(g, 0)
    g.round, g.phase = 8, 2
    assert best_oath(g, 0) < early < 1.0
    g.players[0].oaths = []
    assert best_oath(g, 0) == 1.0


@pytest.mark.clause("AMU-COO-21")
def test_companions_are_given_what_they_lack() -> None:
    rich = player(coins=9, place="fair", potions="PT01 PT02", aside="red")
    poor = player("thief", coins=2, place="fair", oaths="O3 O1")
    g = team(rich, poor, quests="C0", day=5)
    assert gift(g, 0, 1) == ["coins 4", "potion PT01", "potion PT02"]
    assert gift(g, 1, 0) == []
    assert meeting(g, 0, FAIR) > 0.0
    g.players[0].coins = 3
    assert "coins 4" not in gift(g, 0, 1), "a part of it is no help"


@pytest.mark.clause("AMU-COO-21", "AMU-COO-29")
def test_a_gift_is_handed_over_and_accepted() -> None:
    rich = player(coins=9, place="lair")
    poor = player("thief", coins=2, place="hut", oaths="O12 O9")
    g = turn(team(rich, poor, quests="C0", day=5))
    assert chooses(g, "greedy") == "go hut"
    say(g, "go hut")
    while kind(g) == "PayRiver":
        say(g, "pay coins")
    for _ in range(6):
        if g.players[1].coins >= 4:
            break
        say(g, chooses(g, "greedy"))
    assert g.players[1].coins == 4


def test_a_parcel_is_not_thought_about() -> None:
    """Else one might offer for ever what another, who looks less far, refuses."""
    assert GAME.mind.leans == ("PackOwn", "PackTheirs", "AcceptParcel")


def test_a_look_ahead_ends_with_the_turn() -> None:
    """What companions do in theirs is not foreseen, however deep the stack is."""
    g = team(player(place="fair"), player("thief"), player("knight"), lair="M101", quests="A0 C0")
    run(g, Phase(MORNING))
    question, began = g.questions()[0], g.turn
    g.answer(question, offers(g)[0])
    follow_up(GAME, g, 0, (1, 2), 0)
    assert g.turn == began + 1, "the next one is asked, and not answered for"
