"""PRO-DTH, PRO-NEW: what becomes of the dead, and who comes after them."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.laws import broken
from druzina.games.prophecy.model import NOTHING, OUT, PLAYING, WAITING, Kingdom
from druzina.games.prophecy.rules.duel import targets
from druzina.games.prophecy.rules.effects import Carry
from druzina.games.prophecy.rules.effects_losses import OTHERWISE, Losing
from tests.games.prophecy.scenes import (
    answer,
    begin_round,
    begin_turn,
    chance,
    dice,
    ended,
    figures,
    hold,
    lay,
    open_kind,
    open_seat,
    realm,
    sound,
    start,
)
from tests.games.prophecy.table import FACTS, give, hero, kingdom


def three(active: int = 0, **more: object) -> Kingdom:
    """Three characters; the first and the second on one field, all without lives but the first."""
    return realm(
        hero("mercenary", "plains-1", lives=5, mags=0),
        hero("scout", "plains-1", lives=0, gold=7, mags=0),
        hero("mystic", "monastery", lives=0, gold=2),
        active=active,
        **more,
    )


def kill(g: Kingdom, seat: int) -> list[str]:
    """Killed by nobody in particular."""
    return start(g, Losing(seat, 1, OTHERWISE))


def duel(g: Kingdom) -> list[str]:
    """The first beats the second by strength."""
    begin_turn(g)
    dice(g, 6, 1)
    return answer(g, "stay", "attack 1")


@pytest.mark.clause("PRO-DTH-02", "PRO-DTH-10", "PRO-EX-28", "PRO-PVP-15")
def test_the_winner_gets_gold_and_items_as_they_are() -> None:
    g = three()
    axe, sword = give(g, 1, "I04-1", "I03-1")
    g.heroes[1].damaged = [axe]
    duel(g)
    answer(g, "none")
    assert open_kind(g) == "LifeOrItem"
    answer(g, "life")
    assert g.heroes[0].items == [axe, sword]
    assert g.heroes[0].damaged == [axe]
    assert figures(g.heroes[0], "gold") == [10]
    assert g.common.discard == []


@pytest.mark.clause("PRO-DTH-02", "PRO-RND-09")
def test_the_winners_limits_apply_at_the_end_of_his_round() -> None:
    g = three()
    g.heroes[0].gold = 12
    duel(g)
    assert g.heroes[0].gold == 19
    chance(g, "H12")
    answer(g, "new")
    assert g.active == 1
    assert g.heroes[0].gold == 15


@pytest.mark.clause("PRO-DTH-03", "PRO-DTH-04", "PRO-DTH-05", "PRO-DTH-09")
def test_killed_otherwise_all_is_scattered_and_artifacts_stay_on_the_field() -> None:
    g = three()
    sword, rune = give(g, 1, "I03-1", "R05")
    give(g, 1, "F01", "K01", "O02")
    hold(g, 1, "A3")
    kill(g, 1)
    answer(g, "none")
    assert g.common.discard == [sword]
    assert g.rare.discard == [rune]
    assert g.adventure.discard == [FACTS.card("O02")]
    assert g.relics == [(FACTS.field("plains-1"), FACTS.card("A3"))]
    for card in map(FACTS.card, ("F01", "K01")):
        assert g.guilds[FACTS.ability(card).guild][0] == card
    assert figures(g.heroes[1], "gold", "xp", "red", "blue", "lives", "mags") == [0] * 6


@pytest.mark.clause("PRO-DTH-04")
def test_abilities_go_under_their_decks_in_random_order() -> None:
    orders = set()
    for seed in range(1, 30):
        g = three(luck=seed)
        give(g, 1, "F01", "F02", "F03")
        kill(g, 1)
        orders.add(tuple(g.guilds[FACTS.ability(FACTS.card("F01")).guild][:3]))
    assert len(orders) == 6


@pytest.mark.clause("PRO-DTH-06", "PRO-EX-32", "PRO-SPH-08", "PRO-SPH-16")
def test_artifacts_of_who_died_in_a_sphere_join_its_own() -> None:
    g = realm(hero("paladin", "city", lives=0), hero("scout", "city", red=8, lives=8))
    hold(g, 0, "A3")
    there = g.spheres[3]
    g.gone.append(there.lesser)
    there.lesser = -1
    begin_turn(g)
    dice(g, 1, 6)
    answer(g, "sphere D")
    assert open_kind(g) == "TakeNew"
    assert there.dropped == [FACTS.card("A3")]
    assert there.artifact == FACTS.card("A4")
    assert g.relics == []
    answer(g, "new")
    assert g.active == 1
    g.stack.clear()
    begin_turn(g)
    g.heroes[1].blue = g.heroes[1].mags = 10
    give(g, 1, "M09", "K02")
    dice(g, 6, 1)
    answer(g, "sphere D")
    assert [FACTS.ids[card] for card in g.heroes[1].items] == ["A4", "A3"]
    assert there.closed


@pytest.mark.clause("PRO-DTH-07", "PRO-DTH-11", "PRO-NEW-01", "PRO-NEW-03", "PRO-NEW-07")
def test_the_question_comes_at_the_moment_of_death_after_the_possessions() -> None:
    g = three()
    assert kill(g, 2) == ["new", "leave"]
    assert (open_kind(g), open_seat(g)) == ("TakeNew", 2)
    assert g.heroes[2].gold == 0
    pool = list(g.pool)
    answer(g, "new")
    new = g.heroes[2]
    assert new.character in pool
    assert new.character not in g.pool
    assert len(g.pool) == len(pool) - 1
    found = FACTS.characters[new.character]
    assert figures(new, "red", "lives") == [found.strength] * 2
    assert figures(new, "blue", "mags") == [found.willpower] * 2
    assert figures(new, "gold", "xp") == [3, 3]
    assert new.standing == WAITING


@pytest.mark.clause("PRO-NEW-01", "PRO-NEW-02")
def test_any_unused_character_may_come_and_never_a_dead_one() -> None:
    came = set()
    for seed in range(1, 60):
        g = three(luck=seed)
        kill(g, 2)
        answer(g, "new")
        came.add(g.heroes[2].character)
        assert g.dead == [FACTS.character("mystic").number]
    assert len(came) == 7
    assert not came & {one.character for one in three().heroes}


@pytest.mark.clause("PRO-NEW-04", "PRO-NEW-05", "PRO-RND-08")
def test_the_new_one_enters_in_its_next_round_a_little_weary() -> None:
    g = three(active=2)
    kill(g, 2)
    answer(g, "new")
    new = g.heroes[2]
    chance(g, "H17")
    g.active = 0
    begin_round(g)
    assert figures(new, "gold", "field") == [3, -1]
    assert new.standing == WAITING
    g.stack.clear()
    g.active = 2
    chance(g, "H12")
    begin_round(g)
    found = FACTS.characters[new.character]
    assert new.standing == PLAYING
    assert new.field == FACTS.guild_fields[found.guilds[0]]
    assert figures(new, "lives", "mags") == [found.strength - 1, found.willpower - 2]
    assert FACTS.card("H12") in g.chance.discard


@pytest.mark.clause("PRO-NEW-05", "PRO-PVP-21", "PRO-CHN-29")
def test_who_waits_is_no_target_and_gets_nothing() -> None:
    g = three(active=2)
    g.heroes[2].field = FACTS.field("plains-1")
    kill(g, 1)
    answer(g, "new")
    assert targets(g) == [0]
    start(g, Carry(2, FACTS.card("H17"), FACTS.windows["chance"][FACTS.card("H17")][0].number))
    assert [one.gold for one in g.heroes] == [5, 3, 6]


@pytest.mark.clause("PRO-DTH-08")
def test_who_declines_is_out_and_the_last_one_wins() -> None:
    g = three()
    kill(g, 2)
    answer(g, "leave")
    assert g.heroes[2].standing == OUT
    assert ended(g) == ("", [])
    kill(g, 1)
    answer(g, "leave")
    assert ended(g) == ("PRO-DTH-08", [0])


@pytest.mark.clause("PRO-DTH-08")
def test_without_an_unused_character_nobody_is_asked() -> None:
    g = three()
    g.dead, g.pool = [*g.dead, *g.pool], []
    assert kill(g, 2) == []
    assert g.heroes[2].standing == OUT


@pytest.mark.clause("PRO-DTH-08", "PRO-NEW-05")
def test_who_waits_for_a_new_character_still_plays() -> None:
    g = realm(
        hero("mercenary", "plains-1", lives=5, mags=0),
        hero("scout", "plains-1", lives=0, mags=0),
    )
    duel(g)
    answer(g, "new")
    assert ended(g) == ("", [])
    assert g.active == 1
    assert g.heroes[1].standing == PLAYING


@pytest.mark.clause("PRO-DTH-10", "PRO-FIN-01", "PRO-PVP-23")
def test_a_fourth_artifact_of_the_dead_wins_at_once_and_nobody_is_asked() -> None:
    g = three()
    hold(g, 0, "A1", "A2", "A3")
    hold(g, 1, "A4")
    duel(g)
    answer(g, "wield A3", "life")
    assert ended(g) == ("PRO-FIN-01", [0])


@pytest.mark.clause("PRO-EX-41", "PRO-DTH-12", "PRO-NEW-06", "PRO-FIN-25")
def test_when_the_dead_bring_about_the_final_battle_all_who_wait_are_out() -> None:
    g = three()
    hold(g, 0, "A1", "A2")
    hold(g, 1, "A3")
    hold(g, 2, "A4", "A5")
    g.heroes.append(hero("druid", "camp"))
    g.pool.remove(FACTS.character("druid").number)
    waiting = g.heroes[3]
    waiting.standing, waiting.field = WAITING, -1
    begin_turn(g)
    dice(g, 6, 1)
    answer(g, "stay", "attack 1", "none", "life")
    assert open_kind(g) == "NameBattlefield"
    assert [one.standing for one in g.heroes] == [PLAYING, OUT, PLAYING, OUT]
    assert g.taker == 0


@pytest.mark.clause("PRO-PVP-07", "PRO-RND-08")
def test_an_attacker_who_dies_ends_his_round() -> None:
    g = realm(
        hero("mercenary", "monastery", lives=0, mags=0, gold=9),
        hero("mystic", "monastery", mags=0),
    )
    hold(g, 1, "A3")
    begin_turn(g)
    answer(g, "stay", "attack 1")
    dice(g, 1, 6)
    answer(g, "wield A3")
    chance(g, "H12")
    answer(g, "new")
    assert g.active == 1
    assert g.heroes[1].gold == 12


@pytest.mark.clause("PRO-DTH-09", "PRO-CNT-11", "PRO-RND-08")
def test_a_die_table_kills_like_a_monster() -> None:
    g = realm(hero("scout", "city", lives=0, gold=4), hero("mystic", "monastery"))
    give(g, 0, "T06", "I03-1")
    begin_turn(g)
    dice(g, 1)
    answer(g, "act T06")
    assert open_kind(g) == "TakeNew"
    assert g.common.discard == [FACTS.card("I03-1")]
    assert g.heroes[1].gold == 3
    answer(g, "new")
    assert g.active == 1


@pytest.mark.clause("PRO-DTH-09", "PRO-CNT-11", "PRO-FLD-03")
def test_the_old_chest_may_kill() -> None:
    g = realm(hero("scout", "plains-1", lives=0), hero("mystic", "monastery"))
    hold(g, 0, "A3")
    lay(g, "plains-1", "O13")
    begin_turn(g)
    answer(g, "stay")
    dice(g, 1)
    answer(g, "visit O13", "leave")
    assert ended(g) == ("PRO-DTH-08", [1])
    assert g.relics == [(4, FACTS.card("A3"))]
    assert g.adventure.discard == [FACTS.card("O13")]
    sound(g)


@pytest.mark.clause("PRO-PVP-23", "PRO-PVP-15")
def test_nobody_is_robbed_of_nothing() -> None:
    g = three()
    give(g, 0, "T08")
    g.heroes[1].lives = 2
    duel(g)
    assert g.heroes[1].lives == 1
    assert g.heroes[0].items == []


@pytest.mark.clause("PRO-DTH-01", "PRO-NEW-04")
def test_who_is_not_in_play_stands_on_no_field() -> None:
    g = kingdom(hero("paladin", "city"), hero("scout", "village"))
    assert not [wrong for wrong in broken(g) if "field" in wrong]
    g.heroes[1].standing = WAITING
    assert any("seat 1 is not in play" in wrong for wrong in broken(g))
    g.heroes[1].field = NOTHING
    assert not any("seat 1" in wrong for wrong in broken(g))
    assert not g.heroes[1].here
