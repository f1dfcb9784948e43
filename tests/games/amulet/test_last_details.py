"""What is spent, returned and told to the last piece; each was found by changing the code."""

from __future__ import annotations

import pytest

from druzina.core import Argument
from druzina.core.asking import accepted, explain
from druzina.games.amulet.content_model import COLOURS, LOCATIONS
from druzina.games.amulet.model import CLOSED, LAIR, NOTHING, Realm
from druzina.games.amulet.rules.arranging import duelling, fight_fitting
from druzina.games.amulet.rules.asking import Ask
from druzina.games.amulet.rules.experience import XpPart
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.moving import crosses, river_cost
from druzina.games.amulet.rules.quests import finish_together, wanted
from druzina.games.amulet.rules.scoring import score
from tests.games.amulet.table import (
    FACTS,
    TC,
    asked,
    fight,
    ids,
    kind,
    night,
    offers,
    opening,
    player,
    refused,
    run,
    said,
    say,
    table,
    told,
    turn,
    visit,
)


def castle(**given: str) -> Realm:
    return visit(table(player(**given), player("thief"), adventure="D7"), "castle")  # type: ignore[arg-type]  # words


def about(g: Realm) -> dict[str, Argument]:
    question = asked(g)
    assert isinstance(question, Ask)
    return dict(question.about(g))


# What is spent


@pytest.mark.clause("AMU-ADV-12", "AMU-POT-09", "AMU-INF-04")
def test_the_potion_that_sends_a_further_weapon_is_spent_and_told() -> None:
    g = castle(potions="PT06 PT01")
    say(g, "expedition", "send WP1", "agility WP2")
    assert ids("potions", g.players[0].potions) == "PT01"
    assert said(g, "event-further-weapon", "weapon") == [FACTS.numbers["WP2"]]


@pytest.mark.clause("AMU-PRE-07")
def test_the_potion_that_keeps_one_awake_is_spent() -> None:
    g = fight(table(player(health=1, potions="PT08 PT01"), player("thief"), content=TC), "M101")
    say(g, "enough", "lay none")
    while kind(g) != "StayAwake":
        say(g, offers(g)[0])
    say(g, "drink PT08")
    assert ids("potions", g.players[0].potions) == "PT01"
    assert g.players[0].stuns == 0


@pytest.mark.clause("AMU-COO-07", "AMU-CMP-08")
def test_what_oaths_cost_goes_back_to_where_it_came_from() -> None:
    spells = player(oaths="O5 O3", spells="ray beam spark")
    g = table(spells, player("thief"), mode="cooperative", quests="A0 B0 C0", spells="hook")
    visit(g, "tower")
    say(g, "oath O5", "return ray", "return beam")
    assert ids("spells", g.spells) == "hook ray beam"
    gems = player(oaths="O8 O3", aside="red blue green")
    g = table(gems, player("thief"), mode="cooperative", quests="A0 B0 C0")
    before = list(g.gems)
    visit(g, "fair")
    say(g, "oath O8")
    while kind(g) == "DiscardGem":
        say(g, offers(g)[0])
    lost = [COLOURS.index(one) for one in ("red", "blue", "green")]
    assert g.gems == [n + (one in lost) for one, n in enumerate(before)]


@pytest.mark.clause("AMU-ADV-07", "AMU-ADV-08")
def test_a_finished_adventure_lies_under_the_deck_in_sight_of_all() -> None:
    seats = player(ready="WP2 WP3"), player("thief")
    g = visit(table(*seats, adventure="D7", laid="0:WP1@1,4r0"), "castle", 1)
    say(g, "expedition", "send WT4")
    known = g.known
    say(g, "lay WT4@1,6r0")
    assert g.adventure == NOTHING
    assert (g.buried, g.adventures[0]) == (1, FACTS.numbers["D7"])
    assert g.known > known, "an upgrade was turned up"


# What was seen


@pytest.mark.clause("AMU-FGT-03", "AMU-INF-02")
def test_a_card_turned_up_is_news_and_no_returned_one_any_more() -> None:
    g = table(player(), player("thief"), lair="M101")
    number = FACTS.numbers["M101"]
    g.returned, g.players[1].looked = [number], [number]
    fight(g, "M101")
    known = g.known
    say(g, "enough")
    assert g.known > known
    assert (g.returned, g.players[1].looked) == ([], [])


@pytest.mark.clause("AMU-INF-04")
@pytest.mark.parametrize(
    ("answers", "key"),
    [(("enough",), "event-weapons-none"), (("wield WP1", "enough"), "event-weapons")],
)
def test_the_weapons_of_a_fight_are_told_none_as_well(answers: tuple[str, ...], key: str) -> None:
    g = fight(table(player(), player("thief"), content=TC), "M101")
    say(g, *answers)
    other = {"event-weapons", "event-weapons-none"} - {key}
    assert told(g, key)
    assert not told(g, other.pop())


@pytest.mark.clause("AMU-FGT-02")
def test_a_question_for_weapons_says_how_many_more() -> None:
    g = fight(table(player(), player("thief"), content=TC), "M101")
    assert about(g) == {"n": 2}
    say(g, "wield WP1")
    assert about(g) == {"n": 1}


# Fights


@pytest.mark.clause("AMU-SKL-12", "AMU-RES-06")
@pytest.mark.parametrize(("character", "anyway"), [("thief", True), ("preacher", False)])
def test_coins_of_a_retreat_count_for_the_thief_alone(character: str, anyway: bool) -> None:
    g = table(player(character), player("hunter"), content=TC)
    found = Fight(0, LAIR, FACTS.numbers["M101"], True)
    assert fight_fitting(g, found).paid_retreat == anyway


@pytest.mark.clause("AMU-COO-28")
@pytest.mark.parametrize(
    ("oaths", "monster", "duel"),
    [("O10 O3", "M201", True), ("O4 O3", "M201", False), ("O10 O3", "M101", False)],
)
def test_a_duel_is_for_who_swore_it_against_the_second_level(
    oaths: str, monster: str, duel: bool
) -> None:
    g = table(player("knight", oaths=oaths), player("thief"), mode="cooperative", quests="A0 B0 C0")
    assert duelling(g, Fight(0, LAIR, FACTS.numbers[monster], True)) == duel


@pytest.mark.clause("AMU-COO-28", "AMU-RES-15", "AMU-POT-05")
@pytest.mark.parametrize(
    ("potion", "use"), [("PT02", "drink PT02"), ("PT04", "drink PT04"), ("PT09", "save WK1")]
)
def test_a_potion_drunk_for_a_victory_was_used_in_the_fight(potion: str, use: str) -> None:
    g = table(player("knight", potions=potion, oaths="O10 O3"), player("thief"),
              mode="cooperative", quests="A0 B0 C0", content=TC)  # fmt: skip
    fight(g, "M101")
    found = g.nearest(Fight)
    say(g, "wield WK1", "wield WK2")
    for _ in range(9):
        if use in offers(g):
            break
        say(g, offers(g)[0])
    assert use in offers(g)
    assert not found.potion
    say(g, use)
    assert found.potion


@pytest.mark.clause("AMU-SKL-08")
def test_three_weapons_go_down_with_the_skill_and_two_into_the_lair() -> None:
    for skills, place, n in (("R4a", "dungeons", 3), ("R4a", "lair", 2), ("", "dungeons", 2)):
        g = table(player("knight", skills=skills), player("thief"))
        fight(g, "Y1" if place == "dungeons" else "M101", place)
        assert about(g) == {"n": n}


# Prices and numbers


@pytest.mark.clause("AMU-MOV-03", "AMU-MOV-05")
@pytest.mark.parametrize(("coins", "over"), [(0, False), (1, True), (2, True)])
def test_exactly_the_price_of_the_river_is_enough(coins: int, over: bool) -> None:
    g = table(player(coins=coins, health=1, place="lair"), player("thief"))
    far = next(place for place in range(len(LOCATIONS)) if river_cost(g, 0, place) == 1)
    assert crosses(g, 0, far) == over


@pytest.mark.clause("AMU-LOC-12", "AMU-SKL-01")
def test_only_the_first_spell_of_a_visit_is_cheaper() -> None:
    g = visit(table(player("sorceress", coins=5, damaged="WS1"), player("thief")), "tower")
    costly = next(s for s in FACTS.spells if s.id in ids("spells", g.spells) and s.cost == 3)
    other = next(s for s in FACTS.spells if s.id in ids("spells", g.spells) and s.cost == 4)
    assert asked(g).show(g, f"buy {costly.id}").arguments["n"] == 2
    say(g, f"buy {costly.id}")
    refusal = refused(g, f"buy {other.id}")
    assert (refusal.clause, refusal.arguments["n"], refusal.arguments["coins"]) == (
        "AMU-LOC-12", 4, 3,
    )  # fmt: skip


@pytest.mark.clause("AMU-COO-04")
@pytest.mark.parametrize(("level", "cards"), [("0", 1), ("1", 2), ("2", 3)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_quest_b_says_how_many_wait_below(level: str, cards: int, seats: int) -> None:
    g = opening(seats, mode="cooperative", quest_b=level)
    assert len(g.mythical) + (g.dungeon != NOTHING) == cards


@pytest.mark.clause("AMU-COO-05", "AMU-COO-15")
def test_a_team_that_loses_shares_the_last_place() -> None:
    g = table(player(), player("thief"), mode="cooperative", quests="A0 B0 C0", dungeon="Y1")
    visit(g, "dungeons")
    say(g, "enough")
    assert g.outcome is not None
    assert (g.outcome.won, g.outcome.ranks) == ([False, False], [2, 2])


@pytest.mark.clause("AMU-COO-05", "AMU-COO-08")
def test_a_team_that_wins_shares_the_first_place() -> None:
    g = table(player(), player("thief"), mode="cooperative", quests="A0 B0 C0")
    finish_together(g, "AMU-COO-08", [True, True])
    assert g.outcome is not None
    assert g.outcome.ranks == [1, 1]


@pytest.mark.clause("AMU-SCO-01")
def test_every_seats_power_is_told() -> None:
    g = table(player(trophies="M101 M102"), player("thief"))
    g.told = []
    score(g)
    assert g.outcome is not None
    assert said(g, "event-score", "seat") == [0, 1]
    assert said(g, "event-score", "n") == g.outcome.scores
    assert g.outcome.scores[0] > g.outcome.scores[1]


@pytest.mark.clause("AMU-XP-06")
def test_a_weapon_of_the_tree_is_told_when_it_comes() -> None:
    g = table(player(skills="R1b", xp="R2b:1"), player("thief"))
    g.players[0].due = 1
    run(g, XpPart(0))
    say(g, "node R2b")
    assert said(g, "event-weapon-gained", "weapon") == [FACTS.numbers["WP5"]]


@pytest.mark.clause("AMU-COO-29")
def test_one_accepted_parcel_after_the_action_is_all() -> None:
    mine = player(coins=4, spells="ray beam", damaged="WP1")
    g = table(mine, player("thief", place="fair"), mode="cooperative", quests="A0 B0 C0",
              mythical="Y1")  # fmt: skip
    visit(g, "fair")
    say(g, "mend", "hand 1", "spell ray", "done", "done", "accept")
    assert "hand 1" not in offers(g)
    assert ids("spells", g.players[1].spells) == "ray"


@pytest.mark.clause("AMU-ADV-03", "AMU-PLC-05")
def test_shields_keep_off_the_weak_spots_of_an_adventure_too() -> None:
    """SH5 frees them in fights of the day only."""
    g = visit(table(player(), player("thief"), adventure="D7"), "castle")
    say(g, "expedition", "send WP2")
    places = (f"lay WP2@{x},{y}r0" for x in range(4) for y in range(6))
    tried = (explain(g, asked(g), text) for text in places if accepted(g, asked(g), text) is None)
    assert "AMU-PLC-05" in {refusal.clause for refusal in tried}


@pytest.mark.clause("AMU-NGT-10")
def test_a_spell_that_the_night_takes_is_in_the_tower_again() -> None:
    card = next(m for m in FACTS.monsters if m.night >= 0 and FACTS.nights[m.night].id == "N07")
    g = night(table(player(spells="ray", potions="PT08"), player("thief"), lair=card.id, spells=""))
    say(g, "return ray")
    assert (ids("spells", g.spells), g.players[0].spells) == ("ray", [])
    assert ids("potions", g.players[0].potions) == "PT08"


@pytest.mark.clause("AMU-PRE-06", "AMU-POT-06")
def test_the_potion_of_stealth_is_spent_before_the_move() -> None:
    g = turn(table(player(potions="PT07 PT01"), player("thief"), village="M112"))
    say(g, "stealth M112")
    assert ids("potions", g.players[0].potions) == "PT01"


@pytest.mark.clause("AMU-COO-11")
@pytest.mark.parametrize(("seats", "sections"), [(1, 2), (2, 3), (3, 4), (4, 3), (5, 4)])
def test_how_many_sections_a_quest_wants_of_so_many_players(seats: int, sections: int) -> None:
    people = ("preacher", "thief", "hunter", "knight", "sorceress")[:seats]
    g = table(*map(player, people), mode="cooperative", quests="A0")
    assert wanted(g, FACTS.quest("A0")) == sections


@pytest.mark.clause("AMU-SET-09", "AMU-COO-03")
def test_characters_are_drawn_and_quests_are_told_at_the_start() -> None:
    drawn = {opening(2, seed=seed, character="drawn").players[0].character for seed in range(20)}
    assert len(drawn) == 5
    g = opening(2, mode="cooperative", character="drawn")
    assert said(g, "event-quests", "quests") == [tuple(g.quests)]
    assert not told(opening(2, character="drawn"), "event-quests")


@pytest.mark.clause("AMU-SKL-08")
def test_self_sacrifice_closes_one_spot_between_two_nights() -> None:
    g = fight(table(player(skills="R1c R2c"), player("thief"), content=TC), "M101")
    say(g, "enough")
    assert kind(g) == "CloseSpot"
    say(g, next(one for one in offers(g) if one != "none"))
    assert g.players[0].marks & CLOSED


@pytest.mark.clause("AMU-XP-04")
def test_what_was_unlocked_works_when_no_xp_is_left_to_place() -> None:
    g = table(player(), player("thief"))
    g.players[0].fresh = 2
    run(g, XpPart(0))
    assert g.players[0].skills & 2
    assert g.players[0].fresh == 0


@pytest.mark.clause("AMU-COO-28", "AMU-XP-03")
@pytest.mark.parametrize(("skills", "xp", "node", "sworn"), [
    ("", "", "R1a", False), ("R1a R2a R3a", "R4a:3", "R4a", True),
])  # fmt: skip
def test_only_a_skill_of_the_top_row_fulfils_its_oath(
    skills: str, xp: str, node: str, sworn: bool
) -> None:
    mine = player(skills=skills, xp=xp, oaths="O9 O3", coins=9)
    g = table(mine, player("thief"), mode="cooperative", quests="A0 B0 C0", mythical="Y1")
    g.players[0].due = 1
    run(g, XpPart(0))
    say(g, f"node {node}")
    assert (g.players[0].oaths == []) == sworn


@pytest.mark.clause("AMU-LOC-26")
@pytest.mark.parametrize(("left", "reason"), [(0, "refusal-one-potion"), (-1, "refusal-too-dear")])
def test_a_second_potion_is_refused_as_such_if_the_coins_are_just_enough(
    left: int, reason: str
) -> None:
    prices = {one.id: one.cost for one in FACTS.potions}
    coins = prices["PT03"] + prices["PT02"] + left
    g = visit(table(player(coins=coins, health=1), player("thief")), "monastery")
    say(g, "purchase PT03", "aside")
    assert kind(g) == "Act"
    assert refused(g, "purchase PT02").reason == reason
