"""The night: its steps, the order of abilities, every ability (AMU-NGT, N01 to N37)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.model import MENDED, Player, Realm
from tests.games.amulet.table import (
    FACTS,
    aside,
    damaged,
    fight,
    ids,
    kind,
    night,
    offers,
    player,
    ready,
    said,
    say,
    table,
    told,
    visit,
)


def strike(monster: str, *players: Player, village: str = "", start: int = 0) -> Realm:
    """A night with one card left in the Lair."""
    return night(table(*players, lair=monster, village=village, start=start))


def card_with(code: str) -> str:
    return next(m.id for m in FACTS.monsters if m.night >= 0 and FACTS.nights[m.night].id == code)


def health(g: Realm) -> list[int]:
    return [one.health for one in g.players]


def coins(g: Realm) -> list[int]:
    return [one.coins for one in g.players]


def two() -> tuple[Player, Player]:
    return player(), player("thief")


# Steps and order


@pytest.mark.clause("AMU-NGT-01", "AMU-NGT-16", "AMU-PRE-02")
def test_night_skills_come_first_seat_by_seat_from_the_holder() -> None:
    g = table(
        player("knight", skills="R1c", damaged="WK1 WK2"),
        player("thief", skills="R1b", damaged="WT1 WT2"),
        start=1,
        lair="M102",
    )
    night(g)
    assert (g.questions()[0].seat, offers(g)) == (1, ["tinker", "done"])
    assert not told(g, "event-revealed"), "all before any monster ability"
    say(g, "tinker", "repair WT1")
    assert g.questions()[0].seat == 0
    say(g, "done")
    assert told(g, "event-revealed")


@pytest.mark.clause("AMU-NGT-02", "AMU-NGT-06")
def test_all_cards_are_turned_up_then_the_holder_picks_one_after_the_other() -> None:
    g = table(*two(), lair="M102", manor="M103 M109", village="M107", start=1)
    night(g)
    assert g.questions()[0].seat == 1
    assert offers(g) == ["resolve M102", "resolve M103", "resolve M109", "resolve M107"]
    assert said(g, "event-revealed", "monsters") == [(1, 2, 8)]
    say(g, "resolve M107")
    assert offers(g) == ["resolve M102", "resolve M103", "resolve M109"]
    say(g, "resolve M103", "resolve M109", "damage WT1", "damage WP1")
    assert [e.shown["monster"] for e in told(g, "event-ability")] == [6, 2, 8, 1]


@pytest.mark.clause("AMU-NGT-03", "AMU-NGT-04", "AMU-NGT-18")
def test_a_once_card_acts_on_reveal_and_lies_at_the_village() -> None:
    g = strike("M102", *two())
    assert health(g) == [5, 5]
    assert (ids("monsters", g.village), g.lair) == ("M102", [])
    night(g)
    assert health(g) == [5, 5], "then it does nothing new"


@pytest.mark.clause("AMU-NGT-13", "AMU-NGT-04", "AMU-EX-13", "AMU-NGT-17")
def test_a_returning_card_goes_back_face_down_and_acts_again_the_next_night() -> None:
    from druzina.games.amulet import GAME

    g = table(player(), player("thief", health=4), manor="M101")
    night(g)
    assert health(g) == [5, 4], "only who is at full health loses one"
    assert (ids("monsters", g.lair), g.village) == ("M101", [])
    assert GAME.view(g, 0).lair[0].id == "", "face down again"
    g.players[0].health = 6
    night(g)
    assert health(g) == [5, 4]
    fight(g, "M101")
    say(g, "enough")
    assert g.lair == []


@pytest.mark.clause("AMU-NGT-14", "AMU-NGT-05", "AMU-NGT-17", "AMU-NGT-18")
def test_an_every_round_card_acts_each_night_until_driven_off() -> None:
    g = strike("M107", *two())
    assert coins(g) == [2, 2], "once in the night of its reveal"
    night(g)
    assert coins(g) == [1, 1]
    assert ids("monsters", g.village) == "M107"
    visit(g, "village")
    say(g, "aside")
    night(g)
    assert coins(g) == [1, 1]


@pytest.mark.clause("AMU-NGT-15", "AMU-NGT-21")
def test_a_lasting_card_is_in_force_from_its_place_in_the_order() -> None:
    """M106 stops healing skills; it is too late for step 1 of the same night."""
    g = table(player(health=3, skills="R1a R2a R3a"), player("thief", health=3), lair="M106")
    night(g)
    assert health(g) == [4, 4]
    night(g)
    assert health(g) == [4, 4], "in the next night nobody is healed"


@pytest.mark.clause("AMU-NGT-06", "AMU-SIM-02")
def test_choices_are_made_in_turn_order_and_stuns_follow_before_the_next_ability() -> None:
    g = table(player(health=1), player("thief", health=1), lair="M108 M201", start=1)
    night(g)
    say(g, "resolve M108")
    assert (g.questions()[0].seat, offers(g)) == (1, ["suffer", "forfeit"])
    say(g, "suffer")
    assert (health(g), g.questions()[0].seat) == ([1, 1], 0), "nothing is applied yet"
    say(g, "forfeit")
    assert [p.stuns for p in g.players] == [1, 1], "then N22 strikes both: M201 was left alone"
    assert health(g) == [6, 5]


@pytest.mark.clause("AMU-NGT-07")
def test_the_mythical_card_stays_where_it_is() -> None:
    g = night(table(*two(), dungeon="Y1"))
    assert FACTS.monsters[g.dungeon].id == "Y1"
    assert not told(g, "event-ability")
    assert all(m.night < 0 for m in FACTS.monsters if m.mythical)


@pytest.mark.clause("AMU-NGT-10")
def test_what_cannot_be_paid_in_full_is_paid_as_far_as_possible() -> None:
    assert coins(strike("M103", player(coins=0), player("thief", coins=4))) == [0, 3]
    g = strike("M205", player(ready="WP1 WP2 WP3"), player("thief", ready="WT1"))
    say(g, "damage WP1", "damage WP3")
    assert (ready(g), ready(g, 1)) == ("WP2", "WT1")
    one = strike("M113", player(coins=1), player("thief", coins=0))
    assert coins(one) == [0, 0]
    stunned = strike("M206", player(health=1), player("thief"))
    assert stunned.players[0].stuns == 1


@pytest.mark.clause("AMU-NGT-20", "AMU-NGT-23")
def test_most_counts_all_tied_and_looks_at_seats_that_are_not_affected() -> None:
    tied = strike("M113", player(coins=4), player("thief", coins=4), player("hunter", coins=3))
    assert coins(tied) == [2, 2, 3]
    immune = player("thief", coins=9, skills="R4a")
    spared = strike("M113", player(coins=4), immune)
    assert coins(spared) == [4, 9], "only she has the most, so nobody suffers"
    mythical = strike("M110", player(trophies="Y1"), player("thief", trophies="M101"))
    assert health(mythical) == [5, 5], "mythical trophies count as trophies"
    none = strike("M110", *two())
    assert health(none) == [6, 6], "at least 1"


@pytest.mark.clause("AMU-NGT-20")
def test_a_seat_alone_is_most_and_fewest() -> None:
    def alone(monster: str, trophies: str) -> Realm:
        return night(table(player(trophies=trophies, coins=4), mode="cooperative", lair=monster))

    assert coins(alone("M113", "")) == [2]
    assert health(alone("M118", "M101 M102")) == [5], "N24, solo: fewer than 3"
    assert health(alone("M118", "M101 M102 M103")) == [6]
    assert health(alone("M110", "M101")) == [5]


@pytest.mark.clause("AMU-NGT-22", "AMU-NGT-24", "AMU-EX-27", "AMU-PRE-01")
def test_the_healing_block_stops_skills_not_coins_hearts_or_places() -> None:
    g = table(player(health=2, skills="R1a R2a R3a R1c"), player("thief", health=2),
              village="M106")  # fmt: skip
    night(g)
    assert (health(g), coins(g)) == ([2, 2], [5, 3])
    g.stack.clear()
    visit(g, "monastery")
    say(g, "heal")
    assert health(g)[0] == 6
    village = table(player(health=2, skills="R1c"), player("thief"), village="M106")
    visit(village, "village")
    assert village.players[0].health == 2
    start = fight(table(player(health=6), player("thief"), village="M106"), "M102", "manor")
    say(start, "enough", "lay monk@1,1r0")
    assert said(start, "event-sum", "healing") == [0]
    heart = fight(table(player(), player("thief"), village="M106", upgraded="manor"), "M102",
                  "manor")  # fmt: skip
    say(heart, "enough", "lay priest@1,1r0")
    assert said(heart, "event-sum", "healing") == [1], "a heart is no skill"


# Each ability


@pytest.mark.parametrize(
    ("code", "before", "after"),
    [("N01", (6, 5), [5, 4]), ("N08", (6, 5), [4, 3]), ("N11", (6, 5), [5, 5]),
     ("N22", (6, 5), [5, 4]), ("N24", (6, 5), [5, 4])],
)  # fmt: skip
@pytest.mark.clause("AMU-NGT-06")
def test_abilities_that_cost_health(code: str, before: tuple[int, int], after: list[int]) -> None:
    g = strike(card_with(code), player(health=before[0]), player("thief", health=before[1]))
    assert health(g) == after


@pytest.mark.parametrize(
    ("code", "before", "after"),
    [("N02", (4, 5), [3, 4]), ("N04", (4, 5), [4, 3]), ("N12", (4, 5), [4, 3]),
     ("N16", (4, 5), [4, 5]), ("N21", (4, 5), [3, 4])],
)  # fmt: skip
@pytest.mark.clause("AMU-NGT-06")
def test_abilities_that_cost_coins(code: str, before: tuple[int, int], after: list[int]) -> None:
    g = strike(card_with(code), player(coins=before[0]), player("thief", coins=before[1]))
    assert coins(g) == after


@pytest.mark.clause("AMU-NGT-20")
def test_most_and_fewest_trophies() -> None:
    """N05, N16, N24."""
    rich, poor = player(trophies="M101 M102", coins=5), player("thief", trophies="M103", coins=5)
    assert health(strike(card_with("N05"), rich, poor)) == [5, 6]
    rich, poor = player(trophies="M101 M102", coins=5), player("thief", trophies="M103", coins=5)
    assert coins(strike(card_with("N16"), rich, poor)) == [3, 5]
    rich, poor = player(trophies="M101 M102", coins=5), player("thief", trophies="M103", coins=5)
    assert health(strike(card_with("N24"), rich, poor)) == [6, 5]


@pytest.mark.clause("AMU-NGT-06", "AMU-SIM-02")
@pytest.mark.parametrize("code", ["N03", "N23"])
def test_abilities_that_damage_a_weapon_of_choice(code: str) -> None:
    g = strike(card_with(code), player(), player("thief", ready="WT2"))
    assert offers(g) == ["damage WP1", "damage WP2", "damage WP3", "damage WP4"]
    say(g, "damage WP3")
    assert (damaged(g), damaged(g, 1)) == ("WP3", "WT2")


@pytest.mark.clause("AMU-NGT-13")
def test_who_has_three_ready_weapons_damages_some() -> None:
    """N10 two, N13 one."""
    for code, n in (("N10", 2), ("N13", 1)):
        g = strike(card_with(code), player(), player("thief", ready="WT1 WT2"))
        for weapon in ("WP1", "WP4")[:n]:
            say(g, f"damage {weapon}")
        assert damaged(g) == " ".join(("WP1", "WP4")[:n])
        assert damaged(g, 1) == ""


@pytest.mark.clause("AMU-NGT-06")
def test_health_or_coins() -> None:
    """N06: two coins are needed for the second."""
    g = strike(card_with("N06"), player(coins=2), player("thief", coins=1))
    say(g, "forfeit")
    assert (health(g), coins(g)) == ([6, 5], [0, 1])


@pytest.mark.clause("AMU-NGT-10")
def test_items_are_returned() -> None:
    """N07: who has none loses a coin; N15: who has none loses nothing."""
    for code, left in (("N07", 2), ("N15", 3)):
        g = strike(card_with(code), player(spells="ray", potions="PT08"), player("thief"))
        assert offers(g) == ["return ray", "discard PT08"]
        say(g, "discard PT08")
        assert (ids("spells", g.players[0].spells), g.players[0].potions) == ("ray", [])
        assert "PT08" in ids("potions", g.potions)
        assert coins(g) == [3, left]


@pytest.mark.clause("AMU-NGT-10")
def test_an_unplaced_gem_is_returned() -> None:
    """N09."""
    g = strike(card_with("N09"), player(aside="red green"), player("thief", amulet="O1"))
    assert offers(g) == ["lose red", "lose green"]
    say(g, "lose green")
    assert (aside(g), g.gems[4]) == ("red", 26)


@pytest.mark.clause("AMU-NGT-13")
def test_figures_in_some_places_suffer() -> None:
    """N14: the Castle, the Fair and the Village."""
    g = table(*(player(name, place=where) for name, where in (
        ("preacher", "castle"), ("thief", "fair"), ("hunter", "village"), ("knight", "hut"))),
        manor=card_with("N14"))  # fmt: skip
    night(g)
    assert health(g) == [5, 5, 5, 7]
    assert ids("monsters", g.manor) == "M114", "it returns to the Manor"


@pytest.mark.clause("AMU-NGT-08")
def test_prices_rise() -> None:
    """N34."""
    g = table(player(coins=4), player("thief"), village=card_with("N34"), potions="PT02 PT03",
              spells="spark")  # fmt: skip
    visit(g, "monastery")
    assert offers(g) == ["purchase PT02", "done"]
    say(g, "purchase PT02")
    assert coins(g) == [1, 3]
    tower = table(player(coins=4), player("thief"), village=card_with("N34"), spells="spark")
    visit(tower, "tower")
    assert not tower.questions()


def test_every_ability_is_on_some_card() -> None:
    used = {FACTS.nights[m.night].id for m in FACTS.monsters if m.night >= 0}
    assert used == {one.id for one in FACTS.nights}


@pytest.mark.clause("AMU-CON-06", "AMU-CMP-07")
def test_three_locks_and_three_revels_at_most() -> None:
    cards = [FACTS.nights[m.night] for m in FACTS.monsters if m.night >= 0]
    assert sum(len(night.locks) for night in cards) == 3
    assert sum(len(night.revels) for night in cards) == 3


# Potions in the night


@pytest.mark.clause("AMU-PRE-07", "AMU-PRE-08", "AMU-POT-06", "AMU-POT-12", "AMU-EX-26")
def test_stealth_cancels_one_ability_for_its_user_and_gives_the_gem() -> None:
    g = strike("M107", player(potions="PT07"), player("thief"))
    assert offers(g) == ["none", "stealth M107"]
    say(g, "stealth M107", "aside")
    assert (coins(g), aside(g)) == ([3, 2], "blue")
    night(g)
    assert coins(g) == [2, 1], "this one trigger only"
    visit(g, "village")
    say(g, "aside")
    assert aside(g) == "blue blue", "driving it off still pays"


@pytest.mark.clause("AMU-PRE-06", "AMU-POT-06")
def test_stealth_on_a_lasting_ability_frees_for_as_long_as_it_stays() -> None:
    g = strike("M112", player(potions="PT07"), player("thief"))
    say(g, "stealth M112", "aside")
    from druzina.games.amulet.rules.skills import locked

    assert (locked(g, 0, "fair"), locked(g, 1, "fair")) == (False, True)
    visit(g, "village", 1)
    say(g, *(["aside"] if g.questions() else []))
    assert g.players[0].ignored == []


@pytest.mark.clause("AMU-POT-06", "AMU-PRE-07")
def test_stealth_works_against_a_harmless_ability_too() -> None:
    g = strike("M101", player(health=3, potions="PT07"), player("thief", health=3))
    assert offers(g) == ["none", "stealth M101"]
    say(g, "stealth M101", "aside")
    assert aside(g) == "yellow"


@pytest.mark.clause("AMU-POT-07", "AMU-POT-12", "AMU-PRE-07")
def test_vampire_blood_in_both_steps_of_the_night() -> None:
    g = table(player(health=1, potions="PT05"), player("thief", health=1), lair="M103")
    night(g)
    assert offers(g) == ["drink PT05", "done"]
    say(g, "drink PT05")
    assert health(g) == [5, 6]
    assert [p.stuns for p in g.players] == [0, 1]
    later = table(player(health=1, potions="PT05"), player("thief", health=3), lair="M103")
    night(later)
    say(later, "done")
    assert (kind(later), offers(later)) == ("BeforeAbility", ["none", "drink PT05"])
    say(later, "drink PT05")
    assert health(later) == [5, 2]


@pytest.mark.clause("AMU-POT-12", "AMU-SOL-06")
def test_vampire_blood_alone_is_useful_only_below_the_maximum() -> None:
    full = night(table(player(potions="PT05"), mode="cooperative"))
    assert not full.questions()
    hurt = night(table(player(health=2, potions="PT05"), mode="cooperative"))
    say(hurt, "drink PT05")
    assert health(hurt) == [6]


@pytest.mark.clause("AMU-PRE-07", "AMU-POT-04", "AMU-POT-07")
def test_health_may_be_drunk_when_an_ability_or_blood_is_about_to_take_some() -> None:
    g = strike("M206", player(health=1, potions="PT03"), player("thief"))
    assert offers(g) == ["none", "drink PT03"]
    say(g, "drink PT03")
    assert health(g) == [2, 4]
    blood = table(player(potions="PT05"), player("thief", health=1, potions="PT03"))
    night(blood)
    say(blood, "drink PT05")
    assert blood.questions()[0].seat == 1
    say(blood, "drink PT03")
    assert health(blood) == [6, 3]
    coin = strike("M103", player(health=1, potions="PT03"), player("thief"))
    assert not coin.questions(), "no health is about to be lost"
    whole = strike("M206", player(potions="PT03"), player("thief"))
    say(whole, "drink PT03")
    assert health(whole)[0] == 6, "netted before the maximum is looked at"


@pytest.mark.clause("AMU-POT-04")
def test_a_potion_is_no_skill() -> None:
    g = table(player(health=1, potions="PT03"), player("thief"), village="M106")
    visit(g, "castle")
    say(g, "drink PT03")
    assert health(g)[0] == 4


@pytest.mark.clause("AMU-PRE-04", "AMU-PRE-05")
def test_reactions_are_offered_in_turn_order_from_the_holder() -> None:
    g = table(player(potions="PT05"), player("thief", potions="PT07"), lair="M103", start=1)
    night(g)
    say(g, "done")
    assert g.questions()[0].seat == 1
    say(g, "none")
    assert g.questions()[0].seat == 0
    say(g, "none")
    assert coins(g) == [2, 2]
    both = strike("M103", player(potions="PT05 PT07"), player("thief"))
    say(both, "done")
    assert offers(both) == ["none", "drink PT05", "stealth M103"], "in the order one likes"


def test_marks_of_a_phase_are_a_bit() -> None:
    assert MENDED & 7 == 0
