"""The co-operative game: quests, oaths, losing, handing over, solo (AMU-COO, AMU-SOL)."""

from __future__ import annotations

import pytest

from druzina.games.amulet import GAME
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.leaning import inclinations
from druzina.games.amulet.model import NOTHING, Player, Realm
from druzina.games.amulet.rules.day import Day, NightOver, Phase
from druzina.games.amulet.rules.experience import XpPart
from druzina.games.amulet.rules.gems import GainGems, PlaceGem
from druzina.games.amulet.rules.health import stun
from druzina.games.amulet.rules.quests import Reckon
from tests.games.amulet.table import (
    FACTS,
    TC,
    aside,
    damaged,
    fight,
    ids,
    kind,
    night,
    offers,
    opening,
    player,
    refused,
    run,
    say,
    table,
    told,
    trophies,
    turn,
    visit,
    with_card,
)

# Four sections of the Preacher: P2, P4, P6 and the centre.
SECTIONS = "O2 S1 S2 O4 S3 S4 O6 S5 S6 I1 I3 I5"
NEARLY = "O2 S1 S2 O4 S3 O6 S5 S6"  # with a blue gem on S4 the third section is charged


def team(*players: Player, quests: str = "A0 B0 C0", **more: object) -> Realm:
    seats = players or (player(), player("thief"))
    return table(*seats, mode="cooperative", quests=quests, **more)  # type: ignore[arg-type]  # words


def clause(g: Realm) -> str:
    return g.outcome.clause if g.outcome else ""


# Setup


@pytest.mark.clause("AMU-COO-01")
def test_trophies_are_kept_and_power_is_not_counted() -> None:
    g = team(player(trophies="M101 M102"), player("thief"), quests="", day=8)
    run(g, Phase(3))
    assert g.outcome is not None
    assert g.outcome.scores == [1, 1]
    assert trophies(g) == "M101 M102"


@pytest.mark.clause("AMU-COO-02", "AMU-EX-15")
def test_one_quest_of_each_letter_the_digits_are_the_difficulty() -> None:
    g = opening(2, mode="cooperative", character="drawn")
    assert ids("quests", g.quests) == "A0 B0 C0"
    hard = opening(2, mode="cooperative", character="drawn", quest_a="2", quest_b="2", quest_c="2")
    assert sum(FACTS.quests[quest].level for quest in hard.quests) == 6
    assert sum(FACTS.quests[quest].level for quest in g.quests) == 0


@pytest.mark.clause("AMU-COO-03")
def test_a_story_card_is_turned_up() -> None:
    stories = {opening(2, seed, mode="cooperative", character="drawn").story for seed in range(20)}
    assert stories == {0, 1, 2}
    assert all(len(FACTS.stories[one].text) == 3 for one in stories)


@pytest.mark.clause("AMU-COO-04")
@pytest.mark.parametrize(
    ("level", "numbers"), [("0", "1 1 1 1 1"), ("1", "2 2 2 2 2"), ("2", "3 3 3 3 3")]
)
def test_quest_b_sets_the_mythical_deck(level: str, numbers: str) -> None:
    for seats, n in enumerate(numbers.split(), 1):
        g = opening(seats, mode="cooperative", quest_b=level, character="drawn")
        assert len(g.mythical) + (g.dungeon != NOTHING) == int(n)
        assert len(g.unused) == 6 - int(n)
    more = opening(2, mode="cooperative", more_mythical="5", character="drawn")
    assert len(more.mythical) + 1 == 6


@pytest.mark.clause("AMU-COO-05", "AMU-COO-17", "AMU-COO-18", "AMU-EX-12")
@pytest.mark.parametrize(("quest", "fatal"), [("C0", 4), ("C1", 3), ("C2", 3)])
def test_the_fatal_stun_token(quest: str, fatal: int) -> None:
    g = team(player(stuns=fatal - 2), player("thief"), quests=f"A0 B0 {quest}")
    g.mythical = [42]
    stun(g, 1)
    run(g, Reckon())
    assert clause(g) == ""
    stun(g, 0)
    run(g, Reckon())
    assert clause(g) == "AMU-COO-17"
    assert g.outcome is not None
    assert g.outcome.won == [False, False]


# Oaths


@pytest.mark.clause("AMU-COO-06", "AMU-INF-03")
def test_two_open_oaths_each_and_both_go_when_one_is_fulfilled() -> None:
    g = opening(3, mode="cooperative", character="drawn")
    assert all(len(p.oaths) == 2 for p in g.players)
    assert all(one.oaths is not None for one in GAME.view(g, 0).players)
    paid = team(player(coins=6, oaths="O3 O4"), player("thief", coins=9, oaths="O12 O8"))
    visit(paid, "castle")
    say(paid, "oath O3")
    assert (paid.players[0].coins, paid.players[0].oaths) == (0, [])
    assert ids("oaths", [paid.players[0].sworn, paid.players[0].dropped]) == "O3 O4"
    assert ids("oaths", paid.players[1].oaths) == "O12 O8", "only the owner's go"


@pytest.mark.clause("AMU-COO-07")
def test_a_special_action_comes_besides_the_locations_own() -> None:
    g = team(player(coins=8, oaths="O12 O9", damaged="WP1"), player("thief"), mythical="Y1")
    visit(g, "hut")
    assert offers(g) == ["mend", "expedition", "oath O12", "done"]
    say(g, "oath O12")
    assert "mend" in offers(g)
    say(g, "mend")
    assert g.players[0].coins == 8 - 4 - 1


@pytest.mark.clause("AMU-COO-07", "AMU-COO-28")
@pytest.mark.parametrize(
    ("oath", "where", "mine", "answers"),
    [
        ("O1", "fair", {"potions": "PT02 PT04 PT08"}, ("oath O1", "discard PT02", "discard PT08")),
        ("O3", "castle", {"coins": 6}, ("oath O3",)),
        ("O4", "village", {"health": 4}, ("oath O4",)),
        ("O5", "tower", {"spells": "ray beam spark"}, ("oath O5", "return ray", "return beam")),
        ("O7", "village", {"trophies": "M101 Y1 M102"}, ("oath O7", "trophy M101", "trophy Y1")),
        ("O8", "fair", {"aside": "red red blue green"}, ("oath O8",)),
        ("O12", "hut", {"coins": 4}, ("oath O12",)),
    ],
)
def test_oaths_with_a_special_action(
    oath: str, where: str, mine: dict[str, object], answers: tuple[str, ...]
) -> None:
    other = "O9" if oath != "O9" else "O10"
    g = team(player(oaths=f"{oath} {other}", **mine), player("thief"), spells="", potions="")  # type: ignore[arg-type]  # words
    visit(g, where)
    say(g, *answers)
    assert g.players[0].oaths == []
    assert g.players[0].sworn == FACTS.numbers[oath]
    one = g.players[0]
    left = {
        "O1": ids("potions", one.potions) == "PT04",
        "O3": one.coins == 0,
        "O4": one.health == 1,
        "O5": ids("spells", one.spells) == "spark",
        "O7": trophies(g) == "M102",
        "O8": aside(g) == "red",
        "O12": one.coins == 0,
    }
    assert left[oath]


@pytest.mark.clause("AMU-COO-07", "AMU-MOV-05")
@pytest.mark.parametrize(
    ("oath", "where", "mine"),
    [
        ("O1", "fair", {"potions": "PT02", "damaged": "WP1"}),
        ("O3", "castle", {"coins": 5}),
        ("O4", "village", {"health": 3, "damaged": "WP1"}),
        ("O5", "tower", {"spells": "ray", "damaged": "WP1"}),
        ("O7", "village", {"trophies": "M101", "damaged": "WP1"}),
        ("O8", "fair", {"aside": "red red blue", "damaged": "WP1"}),
        ("O12", "hut", {"coins": 3, "damaged": "WP1"}),
    ],
)
def test_oaths_that_cannot_be_fulfilled_are_refused(
    oath: str, where: str, mine: dict[str, object]
) -> None:
    g = team(player(oaths=f"{oath} O9", **mine), player("thief"))  # type: ignore[arg-type]  # words
    visit(g, where)
    assert f"oath {oath}" not in offers(g)
    assert refused(g, f"oath {oath}").clause == "AMU-COO-07"
    assert refused(g, "oath O9").clause == "AMU-COO-07", "a fact is never asked about"


@pytest.mark.clause("AMU-COO-07")
def test_the_oath_of_silence_wants_spells_owned_before_the_visit() -> None:
    g = team(player(coins=20, spells="ray", oaths="O5 O9"), player("thief"))
    visit(g, "tower")
    say(g, "buy spark")
    assert "oath O5" not in offers(g)


@pytest.mark.clause("AMU-EX-09", "AMU-COO-07")
def test_the_oath_of_peace_in_the_night() -> None:
    g = team(player(oaths="O2 O9"), player("thief"), mythical="Y1")
    night(g)
    assert offers(g) == ["oath O2", "done"]
    say(g, "oath O2", "damage WP1", "damage WP4")
    assert (damaged(g), g.players[0].oaths) == ("WP1 WP4", [])
    one = team(player(oaths="O2 O9", ready="WP1"), player("thief"), mythical="Y1")
    night(one)
    assert not one.questions(), "with one ready weapon it cannot be done"


@pytest.mark.clause("AMU-COO-28")
def test_the_empty_purse_is_looked_at_when_the_seats_place_begins() -> None:
    g = team(player(coins=0, purse=3, oaths="O6 O9", skills="R1a R2a R3a"), player("thief"))
    night(g)
    assert g.players[0].oaths == [], "before Evening Prayer pays"
    rich = team(player(coins=1, purse=9, oaths="O6 O9"), player("thief"))
    night(rich)
    assert len(rich.players[0].oaths) == 2
    poor = team(player(coins=0, purse=2, oaths="O6 O9"), player("thief"))
    night(poor)
    assert len(poor.players[0].oaths) == 2
    later = team(player("thief", coins=2, purse=3, oaths="O6 O9", skills="R1b", damaged="WT1"),
                 player(), mythical="Y1")  # fmt: skip
    night(later)
    say(later, "tinker")
    assert later.players[0].oaths == [], "after a night action too"


@pytest.mark.clause("AMU-COO-28")
def test_the_purse_is_counted_when_the_dawn_begins() -> None:
    g = team(player(coins=7), player("thief", coins=2), deck="M101 M102 M103", day=0)
    run(g, Day())
    assert [p.purse for p in g.players] == [7, 2]


@pytest.mark.clause("AMU-COO-28")
def test_learning_duel_and_pathfinder_are_plain_facts() -> None:
    learnt = team(player(oaths="O9 O3", skills="R1a R2a R3a", xp="R4a:3"), player("thief"))
    learnt.players[0].due = 1
    run(learnt, XpPart(0))
    say(learnt, "node R4a")
    assert learnt.players[0].oaths == []
    second = with_card("..W.. ....W ...WG ..... ..... .....", place="M201")
    for laid, done in (("lay WH3@3,1r0 WH2@5,2r0", True),
                       ("lay WH3@3,1r0 WH2@5,2r0 warrior@1,5r0", False)):  # fmt: skip
        duel = team(player("hunter", oaths="O10 O3"), player("thief"), content=second)
        fight(duel, "M201")
        say(duel, "wield WH3", "wield WH2", laid)
        assert trophies(duel) == "M201"
        assert (duel.players[0].oaths == []) is done
    path = team(player(), player("thief", oaths="O11 O3"), adventure="D7", laid="0:WP1@1,4r0")
    visit(path, "castle", 1)
    say(path, "expedition", "send WT4", "lay WT4@1,6r0")
    assert path.players[1].oaths == []


@pytest.mark.clause("AMU-COO-28")
def test_a_duel_with_a_potion_a_spell_or_against_level_one_does_not_count() -> None:
    second = with_card("..W.. ....W ...W1 ..... ..... .....", place="M201")
    g = team(player("hunter", health=3, potions="PT03", oaths="O10 O3"), player("thief"),
             content=second)  # fmt: skip
    fight(g, "M201")
    say(g, "wield WH3", "wield WH2", "lay WH3@2,1r0 WH2@5,2r0", *())
    assert trophies(g) in ("", "M201")
    first = team(player(oaths="O10 O3"), player("thief"), content=TC)
    fight(first, "M101")
    say(first, "wield WP1", "wield WP2", "lay WP1@0,1r0 WP2@1,3r0")
    assert len(first.players[0].oaths) == 2


# Quests


@pytest.mark.clause("AMU-COO-08", "AMU-COO-24")
def test_the_team_wins_at_the_end_of_a_round_without_quests_and_oaths() -> None:
    g = team(quests="", day=3, deck="M101 M102 M103")
    run(g, NightOver())
    assert clause(g) == "AMU-COO-08"
    assert g.outcome is not None
    assert g.outcome.won == [True, True]
    oath = team(player(oaths="O3 O4"), player("thief"), quests="", day=3, deck="M101 M102 M103")
    run(oath, NightOver())
    assert oath.outcome is None


@pytest.mark.clause("AMU-COO-25", "AMU-EX-14", "AMU-SOL-05")
def test_an_oath_or_a_quest_left_after_the_last_day_loses_for_all() -> None:
    for g in (
        team(player(oaths="O3 O4"), player("thief"), quests="", day=8),
        team(quests="C0 A0", day=8),
        team(player(oaths="O3 O4"), quests="", day=8),
    ):
        run(g, NightOver())
        assert clause(g) == "AMU-COO-25"
        assert g.outcome is not None
        assert not any(g.outcome.won)


@pytest.mark.clause("AMU-COO-10", "AMU-COO-27", "AMU-COO-11")
def test_a_fulfilled_quest_may_be_kept_and_is_asked_again_at_the_rounds_end() -> None:
    g = team(player(), player("thief", amulet="O1 S1 I1 S2 I2 O4 S3"), quests="A0 B0", start=1,
             mythical="Y1", deck="M101 M102 M103")  # fmt: skip
    g.active = 0
    run(g, GainGems(1, [0], "AMU-WPN-02"), Reckon())
    say(g, "field S4")
    assert (g.questions()[0].seat, offers(g)) == (0, ["finish A0", "wait"]), "whose turn it is"
    say(g, "wait")
    assert ids("quests", g.quests) == "A0 B0"
    run(g, Reckon())
    assert not g.questions(), "not at every event"
    g.phase = 3
    run(g, NightOver())
    assert (g.questions()[0].seat, offers(g)) == (1, ["finish A0", "wait"]), "the holder"
    say(g, "finish A0")
    assert ids("quests", g.quests) == "B0"


@pytest.mark.clause("AMU-COO-10", "AMU-COO-26", "AMU-MOV-15")
def test_a_quest_fulfilled_by_the_gem_of_stealth_is_asked_about_before_the_move() -> None:
    g = team(player(amulet=NEARLY, potions="PT07"), player("thief"), quests="A0 B0 C0",
             village="M112", mythical="Y1")  # fmt: skip
    turn(g)
    say(g, "stealth M112", "field S4")
    assert offers(g) == ["finish A0", "wait"]
    say(g, "finish A0")
    assert kind(g) == "Go"


@pytest.mark.clause("AMU-COO-10", "AMU-COO-26")
def test_a_quest_fulfilled_by_stealth_in_the_night_may_go_before_the_ability_strikes() -> None:
    g = team(player(amulet=NEARLY, potions="PT07", health=1), player("thief"), quests="A0 B0 C0",
             lair="M102", mythical="Y1")  # fmt: skip
    night(g)
    say(g, "stealth M102", "field S4")
    assert offers(g) == ["finish A0", "wait"]
    waiting = run(GAME.codec.clone(g))
    say(waiting, "wait")
    kept = [event.shown["quest"] for event in told(waiting, "event-quest-kept")]
    assert kept == [FACTS.numbers["A0"]]
    assert g.players[1].health == 6, "the ability waits"
    say(g, "finish A0")
    assert (g.players[0].health, g.players[1].health) == (1, 5)


@pytest.mark.clause("AMU-COO-10", "AMU-COO-26", "AMU-MOV-14")
def test_a_quest_fulfilled_in_the_gem_part_is_asked_about_before_xp_is_placed() -> None:
    g = team(player(amulet=NEARLY, aside="blue"), player("thief"), quests="A0 B0 C0", mythical="Y1")
    g.players[0].due = 1
    turn(g)
    say(g, "go monastery")
    while kind(g) == "Act":
        say(g, "done")
    say(g, "field S4")
    assert offers(g) == ["finish A0", "wait"]
    say(g, "finish A0")
    assert kind(g) == "PlaceXp"


@pytest.mark.clause("AMU-COO-27")
def test_in_the_night_the_holder_is_asked() -> None:
    g = team(player(amulet=SECTIONS), player("thief"), quests="A0", start=1, phase="night")
    g.active = 0
    run(g, Reckon())
    assert g.questions()[0].seat == 1


@pytest.mark.clause("AMU-COO-27")
def test_the_last_rounds_end_discards_without_asking() -> None:
    g = team(player(amulet=SECTIONS), player("thief"), quests="A0 B0 C0", day=8)
    g.kept = list(g.quests[:2])
    run(g, NightOver())
    assert clause(g) == "AMU-COO-08"


@pytest.mark.clause("AMU-COO-11")
@pytest.mark.parametrize(
    ("quest", "numbers"), [("A0", "2 3 4 3 4"), ("A1", "3 4 5 4 5"), ("A2", "4 5 6 5 6")]
)
def test_quest_a_counts_sections_of_all_amulets(quest: str, numbers: str) -> None:
    assert FACTS.quest(quest).numbers == tuple(int(n) for n in numbers.split())
    g = team(player(amulet="O2 S1 S2 O4 S3 S4"), player("thief", amulet="O1 S1 I1"), quests="A0 B0",
             mythical="Y1")  # fmt: skip
    run(g, Reckon())
    assert kind(g) == "FinishQuest", "two and one are three, whatever their power"
    few = team(player(amulet="O2 S1 S2"), player("thief", amulet="O1 S1 I1"), quests="A0 B0",
               mythical="Y1")  # fmt: skip
    run(few, Reckon())
    assert not few.questions()


@pytest.mark.clause("AMU-COO-12", "AMU-COO-31")
def test_quest_b_is_met_when_deck_and_dungeons_are_empty() -> None:
    for below, deck, asked in (("", "", True), ("Y1", "", False), ("", "Y1", False)):
        g = team(quests="B0", dungeon=below, mythical=deck)
        run(g, Reckon())
        assert (kind(g) == "FinishQuest") is asked


@pytest.mark.clause("AMU-COO-13")
def test_quest_c_goes_with_the_others() -> None:
    g = team(quests="B0 C0")
    run(g, Reckon())
    say(g, "finish B0")
    assert g.quests == []


@pytest.mark.clause("AMU-COO-14", "AMU-COO-09")
def test_a_monster_in_the_manor_after_the_evening_loses() -> None:
    g = team(manor="M101")
    run(g, Phase(3))
    assert clause(g) == "AMU-COO-14"
    done = team(manor="M101", quests="B0 C0", dungeon="Y1", deck="M102 M103 M105")
    run(done, Phase(3))
    assert done.outcome is None, "quest A is discarded, its losing condition void"


@pytest.mark.clause("AMU-COO-14")
def test_a_monster_that_returns_to_the_manor_does_not_count() -> None:
    g = team(lair="M104", mythical="Y1", deck="M101 M102 M103")
    run(g, Phase(3))
    assert g.outcome is None
    assert "M104" in ids("monsters", g.manor)


@pytest.mark.clause("AMU-COO-14", "AMU-FGT-09")
def test_attacking_unarmed_removes_it() -> None:
    g = team(player(ready=""), player("thief"), manor="M101", dungeon="Y1")
    turn(g)
    say(g, "go manor", "lay monk@1,1r0")
    assert g.manor == []


@pytest.mark.clause("AMU-EX-29", "AMU-COO-14")
def test_the_night_fight_comes_too_late_for_the_manor() -> None:
    g = team(player("hunter", skills="R1c R2c R3c"), player("thief"), manor="M101")
    run(g, Phase(3))
    assert clause(g) == "AMU-COO-14"


@pytest.mark.clause("AMU-COO-15", "AMU-SKL-06", "AMU-COO-09")
def test_a_mythical_monster_not_beaten_loses() -> None:
    g = team(dungeon="Y1")
    visit(g, "dungeons")
    say(g, "enough")
    assert clause(g) == "AMU-COO-15"
    prowl = team(player("hunter", skills="R1c R2c R3c"), player("thief"), dungeon="Y1")
    night(prowl)
    say(prowl, "prowl", "enough")
    assert clause(prowl) == "AMU-COO-15"
    top = team(player("thief", skills="R1c R2c"), player(), mythical="Y1")
    visit(top, "dungeons")
    say(top, "enough")
    assert clause(top) == "AMU-COO-15"


@pytest.mark.clause("AMU-COO-26", "AMU-COO-17", "AMU-XP-09")
def test_a_fatal_stun_in_the_night_fight_loses_before_any_xp_is_placed() -> None:
    hunter = player("hunter", skills="R1c R2c R3c", health=1)
    g = team(hunter, player("thief", stuns=2), quests="A0 B0 C1", lair="M103", dungeon="Y1")
    night(g)
    say(g, "prowl", "fight lair:1", "wield WH1", "wield WH2")
    say(g, offers(g)[0])
    assert trophies(g) == "M103", "beaten, at the price of a stun"
    assert clause(g) == "AMU-COO-17"


@pytest.mark.clause("AMU-COO-12", "AMU-COO-15")
def test_a_stun_does_not_matter_for_quest_b() -> None:
    """All weak spots of Y1, (5,1), (4,4), (5,6), are covered, at the price of a stun."""
    g = team(player("thief", spells="beam block"), player(), dungeon="Y1", quests="B0 C0")
    visit(g, "dungeons")
    say(g, "wield WT1", "wield WT3", "lay WT1@5,1r1 WT3@4,4r3")
    assert (g.players[0].stuns, trophies(g)) == (1, "Y1")
    assert kind(g) == "FinishQuest"


@pytest.mark.clause("AMU-COO-16")
def test_three_cards_in_the_mythical_deck_on_the_last_morning_lose() -> None:
    for deck, lost in (("Y1 Y2 Y3", True), ("Y1 Y2", False)):
        g = team(mythical=deck, day=7, deck="M101 M102 M103", dungeon="Y4")
        run(g, Day())
        assert (clause(g) == "AMU-COO-16") is lost
    before = team(mythical="Y1 Y2 Y3", day=7, deck="M101 M102 M103")
    run(before, Day())
    assert clause(before) == "AMU-COO-16", "before that dawn's refill"
    early = team(mythical="Y1 Y2 Y3", day=5, deck="M101 M102 M103")
    run(early, Day())
    assert early.outcome is None


@pytest.mark.clause("AMU-COO-18", "AMU-COO-23", "AMU-COO-30", "AMU-COO-33")
def test_red_and_black_monsters_bite_all_under_c2() -> None:
    g = team(quests="A0 B0 C2", lair="M115", mythical="Y1")
    night(g)
    assert ([p.coins for p in g.players], [p.health for p in g.players]) == ([2, 2], [5, 5])
    blue = team(quests="A0 B0 C2", lair="M107", mythical="Y1")
    night(blue)
    assert [p.health for p in blue.players] == [6, 6]
    spared = team(player(potions="PT07"), player("thief", skills="R4a"),
                  player("hunter"), quests="A0 B0 C2", lair="M115", mythical="Y1")  # fmt: skip
    night(spared)
    say(spared, "stealth M115", "aside")
    assert [p.health for p in spared.players] == [6, 6, 5]
    assert [p.coins for p in spared.players] == [3, 3, 2]


@pytest.mark.clause("AMU-COO-23")
def test_the_extra_comes_with_every_trigger_of_an_every_round_card() -> None:
    g = team(quests="A0 B0 C2", village="M201", mythical="Y1")
    night(g)
    assert [p.health for p in g.players] == [4, 4], "N22 and the extra of a black gem"
    once = team(quests="A0 B0 C2", village="M105", mythical="Y1")
    night(once)
    assert [p.health for p in once.players] == [6, 6], "not of a once card at the Village"


@pytest.mark.clause("AMU-COO-26", "AMU-COO-33")
def test_losing_comes_before_winning_within_one_event() -> None:
    g = team(player("thief", spells="beam", stuns=3), player(), dungeon="Y1", quests="B0 C0")
    visit(g, "dungeons")
    say(g, "wield WT1", "wield WT3", "lay WT1@5,1r1 WT3@4,4r3")
    assert clause(g) == "AMU-COO-17"


@pytest.mark.clause("AMU-PRE-03")
def test_quests_beat_general_rules() -> None:
    """In the competitive game a retreat from a mythical card is no loss, and stuns only cost."""
    g = table(player(stuns=9), player("thief"), dungeon="Y1")
    visit(g, "dungeons")
    say(g, "enough")
    assert g.outcome is None


# Handing over


@pytest.mark.clause("AMU-COO-20", "AMU-COO-21", "AMU-COO-22", "AMU-COO-29", "AMU-COO-32")
def test_a_parcel_each_way_if_the_partner_accepts() -> None:
    g = team(
        player(coins=4, spells="ray", potions="PT02", aside="red", damaged="WP1"),
        player("hunter", place="fair", coins=1, aside="green"),
        mythical="Y1",
    )
    visit(g, "fair")
    assert "hand 1" in offers(g)
    say(g, "hand 1")
    assert offers(g) == ["coins 1", "coins 2", "coins 3", "coins 4", "spell ray", "potion PT02",
                         "gem red", "done"]  # fmt: skip
    say(g, "coins 2")
    assert offers(g) == ["spell ray", "potion PT02", "gem red", "done"], "coins as one amount"
    say(g, "gem red", "spell ray", "done")
    assert offers(g) == ["coins 1", "gem green", "done"]
    say(g, "gem green", "done")
    assert (g.questions()[0].seat, offers(g)) == (1, ["accept", "refuse"])
    say(g, "accept")
    assert (g.questions()[0].seat, kind(g)) == (1, "PlaceGem"), "at once"
    say(g, "field O2")
    say(g, "aside")
    assert (g.players[0].coins, g.players[1].coins) == (2, 3)
    assert (aside(g), ids("spells", g.players[1].spells)) == ("green", "ray")
    assert "hand 1" not in offers(g), "one accepted parcel before the action"
    assert refused(g, "hand 1").clause == "AMU-COO-29"
    say(g, "mend")
    assert "hand 1" in offers(g), "and one after it"


@pytest.mark.clause("AMU-COO-29", "AMU-COO-32")
def test_a_refused_or_empty_parcel_changes_nothing() -> None:
    g = team(player(coins=4, damaged="WP1"), player("thief", place="fair"), mythical="Y1")
    visit(g, "fair")
    say(g, "hand 1", "coins 2", "done", "refuse")
    assert (g.players[0].coins, g.players[1].coins) == (4, 3)
    assert "hand 1" in offers(g)
    say(g, "hand 1", "done", "done")
    assert g.questions()[0].seat == 0, "the partner is not even asked"


def test_who_refused_is_not_asked_again_by_a_bot_in_the_same_visit() -> None:
    """A person may try again, a bot does not nag."""
    poor = player("hunter", place="castle", coins=0, oaths="O3 O12")
    g = team(player(coins=20), poor, mythical="Y1")
    visit(g, "castle")

    def leaning() -> float:
        question = g.questions()[0]
        choices = list(question.choices(g))
        return inclinations(g, question, choices)[choices.index("hand 1")]

    assert leaning() > 0
    say(g, "hand 1", "coins 1", "refuse")
    assert "hand 1" in offers(g)
    assert leaning() < 0


@pytest.mark.clause("AMU-COO-29")
def test_only_an_action_of_the_location_divides_before_from_after() -> None:
    """SK2, a potion and an oath do not; the first action does, the second no more."""
    mine = player("knight", coins=9, health=4, damaged="WK1 WK2 WK3", skills="R1c",
                  potions="PT03", oaths="O12 O3")  # fmt: skip
    g = team(mine, player("thief", coins=0, place="hut"), mythical="Y1")
    visit(g, "hut")
    say(g, "hand 1", "coins 1", "done", "accept")
    for deed in ("sacrifice", "repair WK1", "drink PT03", "oath O12"):
        say(g, deed)
        assert "hand 1" not in offers(g)
    say(g, "mend", "repair WK2", "hand 1", "coins 1", "done", "accept")
    assert "hand 1" not in offers(g)
    say(g, "heal")
    assert "hand 1" not in offers(g)
    assert refused(g, "hand 1").clause == "AMU-COO-29"


@pytest.mark.clause("AMU-COO-21")
def test_only_who_stands_here_and_only_in_the_cooperative_game() -> None:
    g = team(player(damaged="WP1"), player("thief", place="hut"), mythical="Y1")
    visit(g, "fair")
    assert refused(g, "hand 1").reason == "refusal-elsewhere"
    rivals = table(player(damaged="WP1"), player("thief", place="fair"))
    visit(rivals, "fair")
    assert "hand 1" not in offers(rivals)
    assert refused(rivals, "hand 1").reason == "refusal-rivals"


@pytest.mark.clause("AMU-COO-29", "AMU-POT-11")
def test_a_handed_potion_or_gem_is_not_gained_again() -> None:
    g = team(player(potions="PT03", aside="red"), player("hunter", place="castle"),
             player("thief", potions="PT10"), mythical="Y1")  # fmt: skip
    visit(g, "castle")
    say(g, "hand 1", "potion PT03", "gem red", "done", "done", "accept", "aside")
    assert aside(g, 1) == "red"
    assert kind(g) == "Act", "Alchemy is not asked, no yellow gem comes"


@pytest.mark.clause("AMU-COO-22")
def test_gems_of_a_parcel_are_placed_as_packed_the_partners_first() -> None:
    partner = player("hunter", place="castle", aside="blue")
    g = team(player(aside="yellow red"), partner, mythical="Y1")
    visit(g, "castle")
    say(g, "hand 1", "gem red", "gem yellow", "done", "gem blue", "done", "accept")
    placed = []
    while isinstance(question := g.questions()[0], PlaceGem):
        placed.append((question.seat, COLOURS[question.gem]))
        say(g, "aside")
    assert placed == [(1, "red"), (1, "yellow"), (0, "blue")]


# Solo


@pytest.mark.clause("AMU-SOL-01", "AMU-SOL-02")
def test_the_solo_game() -> None:
    g = opening(1, character="thief")
    assert (g.mode, len(g.deck) + 2) == ("cooperative", 16)
    assert (len(g.lair), len(g.manor)) == (1, 1)
    assert FACTS.table.days[0] == 8


@pytest.mark.clause("AMU-SOL-03", "AMU-POT-01")
def test_alone_a_used_potion_is_out_otherwise_it_returns() -> None:
    for seats, left in (((player(health=2, potions="PT03"),), ""),
                        ((player(health=2, potions="PT03"), player("thief")), "PT03")):  # fmt: skip
        g = table(*seats, mode="cooperative", potions="")
        visit(g, "castle")
        say(g, "drink PT03")
        assert ids("potions", g.potions) == left


@pytest.mark.clause("AMU-SOL-04")
def test_alone_the_manor_does_not_lose() -> None:
    g = team(player(), manor="M101", mythical="Y1", deck="M103 M105")
    run(g, Phase(3))
    assert g.outcome is None


@pytest.mark.clause("AMU-SOL-06")
def test_effects_on_others_find_nobody() -> None:
    g = table(player(potions="PT01 PT10", health=2), mode="cooperative", content=TC)
    fight(g, "M101")
    say(g, "enough")
    assert kind(g) == "Arrange", "nobody to borrow from"


@pytest.mark.clause("AMU-SOL-07")
def test_a_potion_given_up_unused_goes_back_on_offer() -> None:
    g = table(player(potions="PT02 PT04", oaths="O1 O9"), mode="cooperative", quests="A0",
              potions="")  # fmt: skip
    visit(g, "fair")
    say(g, "oath O1")
    assert ids("potions", g.potions) == "PT02 PT04"
    night_ = table(player(potions="PT02"), mode="cooperative", lair="M218", potions="")
    night(night_)
    assert ids("potions", night_.potions) == "PT02"
