"""What bots think things are worth: experience, gold, lives, opportunities, abilities, ways."""

from __future__ import annotations

import pytest

from druzina.games.prophecy import GAME, leaning
from druzina.games.prophecy.appraising import (
    GOLD,
    XP,
    fight_value,
    fighter,
    gained,
    power_points,
)
from druzina.games.prophecy.model import Hero, Kingdom
from druzina.games.prophecy.offers import opportunity, services, with_ability
from druzina.games.prophecy.planning import AHEAD, next_aim, onward, outlook
from druzina.games.prophecy.powers import bonuses, with_spells
from druzina.games.prophecy.rules.monsters import BeforeFight
from druzina.games.prophecy.rules.round import Turns
from tests.games.prophecy.table import FACTS, give, hero, kingdom


def alone(one: Hero) -> Kingdom:
    return kingdom(one, hero("scout", "village"))


def lay(g: Kingdom, card: str, field: str) -> None:
    number = FACTS.card(card)
    g.adventure.deck.remove(number)
    g.open[FACTS.field(field)].append(number)


def brought(g: Kingdom, card: str, field: str = "plains-4") -> float:
    return opportunity(g, 0, fighter(g, 0), FACTS.field(field), FACTS.card(card))


@pytest.mark.clause("PRO-RND-09", "PRO-RND-14")
def test_what_is_above_the_limit_is_worth_nothing() -> None:
    assert gained(XP, 3, 2) > gained(XP, 12, 2) > gained(XP, 15, 2) == 0
    assert gained(GOLD, 14, 5) == gained(GOLD, 14, 1)
    poor, full = alone(hero("paladin", xp=3)), alone(hero("paladin", xp=15))
    ghoul = FACTS.card("N22")
    assert fight_value(fighter(poor, 0), ghoul) > fight_value(fighter(full, 0), ghoul)


@pytest.mark.clause("PRO-FLD-04")
def test_an_opportunity_that_cannot_be_used_draws_nobody() -> None:
    well, hurt = alone(hero("paladin")), alone(hero("paladin", lives=1))
    assert brought(well, "O10") == 0 < brought(hurt, "O10")
    assert brought(well, "O11") == 0
    assert brought(alone(hero("paladin", gold=3)), "O08") == 0
    assert brought(alone(hero("paladin", gold=4)), "O08") > 0
    assert brought(alone(hero("paladin", red=8, lives=8, xp=9)), "O05") == 0


@pytest.mark.clause("PRO-FLD-02")
def test_an_oak_costs_less_in_a_forest() -> None:
    g = alone(hero("mystic", mags=3))
    assert brought(g, "O09") == 0 < brought(g, "O09", "forest-north")


@pytest.mark.clause("PRO-CHR-03", "PRO-CHR-04")
def test_who_has_no_life_left_is_careful_and_who_has_one_is_not_dead() -> None:
    bear = FACTS.card("N10")
    values = [
        fight_value(fighter(alone(hero("paladin", lives=lives)), 0), bear)[0] for lives in (0, 1)
    ]
    assert values[0] < -10 < values[1]


@pytest.mark.clause("PRO-CMB-04", "PRO-CMB-12")
def test_a_fight_by_willpower_costs_its_mags() -> None:
    g = alone(hero("mystic", mags=6))
    troll = FACTS.card("N27")
    before = fight_value(fighter(g, 0), troll)[0]
    give(g, 0, "M10")
    assert fighter(g, 0).price == 1
    assert fight_value(fighter(g, 0), troll)[0] > before


@pytest.mark.clause("PRO-VOC-02")
def test_an_ability_for_a_weapon_is_worth_more_with_such_a_weapon() -> None:
    slashing, bare = alone(hero("paladin")), alone(hero("paladin"))
    give(slashing, 0, "I03-1")
    ability = FACTS.card("F01")
    assert with_ability(slashing, 0, ability) > with_ability(bare, 0, ability) > 0


@pytest.mark.clause("PRO-SPH-13")
def test_what_works_against_demons_counts_in_spheres() -> None:
    exorcism = bonuses(FACTS.fingerprint, (), (), (FACTS.card("K02"),)).powers
    assert exorcism.sphere_strength == exorcism.sphere_willpower == 2
    assert exorcism.strength < 1
    wisdom = bonuses(FACTS.fingerprint, (), (), (FACTS.card("C01"),)).powers
    assert wisdom.sphere_strength == 0 < wisdom.strength


@pytest.mark.clause("PRO-ITM-18")
def test_a_bonus_that_replaces_another_is_not_added_to_it() -> None:
    saber = bonuses(FACTS.fingerprint, (FACTS.card("I02-1"),), (), ()).powers
    assert 1 < saber.strength < 2


@pytest.mark.clause("PRO-MON-04")
def test_the_weaker_monster_is_fought_first() -> None:
    g = alone(hero("paladin", "plains-4", gold=0))
    lay(g, "N01", "city")
    lay(g, "N38", "city")
    g.turns = 1
    g.then(Turns())
    g.advance()
    g.answer(g.questions()[0], "go city")
    asked = g.advance()
    assert asked is not None
    choices = [str(one) for one in asked[1]]
    lean = dict(zip(choices, leaning.inclinations(g, asked[0], choices), strict=True))
    assert lean["fight N01"] > lean["fight N38"]


def test_a_way_past_several_small_gains_is_better_than_one() -> None:
    """To the left a boar and then a skeleton, to the right a wolf."""
    g = alone(hero("mercenary", "city", gold=0))
    for card, field in (("N01", "plains-4"), ("N07", "forest-monastery"), ("N04", "monastery")):
        lay(g, card, field)
    sight = outlook(g, 0)
    assert next_aim(g, 0)[0] == FACTS.field("monastery")
    here = FACTS.field("city")
    assert onward(sight, here, AHEAD) > onward(sight, here, 0)


def test_a_field_is_counted_once_on_a_way() -> None:
    g = alone(hero("mercenary", "city", gold=0))
    lay(g, "N02", "plains-4")
    sight, there = outlook(g, 0), FACTS.field("plains-4")
    assert onward(sight, there, AHEAD, 1 << there) < sight.gains[there]


def test_who_plans_sees_the_way_and_who_glances_one_aim() -> None:
    g = alone(hero("mercenary", "city", gold=0))
    for card, field in (("N02", "plains-4"), ("N01", "mountains-fortress")):
        lay(g, card, field)
    assert GAME.ponder(g, 0) > GAME.judge(g, 0)


@pytest.mark.clause("PRO-CNT-10")
def test_who_tames_beasts_need_not_fear_them() -> None:
    g = alone(hero("druid"))
    griffin, golem = FACTS.card("N28"), FACTS.card("N37")
    feared = [fight_value(fighter(g, 0), one)[0] for one in (griffin, golem)]
    give(g, 0, "C06")
    assert fight_value(fighter(g, 0), griffin)[0] > 0 > feared[0]
    assert fight_value(fighter(g, 0), golem)[0] == pytest.approx(feared[1])
    g.heroes[0].mags = 0
    assert fight_value(fighter(g, 0), griffin)[0] < 0


# Spells


def carried(*abilities: str) -> tuple[int, ...]:
    return tuple(sorted(FACTS.card(id_) for id_ in abilities))


@pytest.mark.clause("PRO-SPL-01")
def test_a_spell_is_worth_more_to_whoever_has_mags_for_it() -> None:
    bolt = FACTS.card("M08")
    seer, scout = alone(hero("seer", lives=5, red=5)), alone(hero("scout", lives=5, red=5))
    assert seer.heroes[0].blue > scout.heroes[0].blue
    strong = [fighter(g, 0).strong for g in (seer, scout)]
    assert strong[0] == strong[1]
    for g in (seer, scout):
        g.heroes[0].abilities.append(bolt)
    assert fighter(seer, 0).strong > fighter(scout, 0).strong > strong[1]
    seer.heroes[0].mags = 0
    assert fighter(seer, 0).strong == strong[0]


@pytest.mark.clause("PRO-CMB-02", "PRO-SPL-01")
def test_what_a_spell_costs_is_no_gain_in_a_fight_by_willpower() -> None:
    prayer = bonuses(FACTS.fingerprint, (), (), carried("K01", "M01"))
    cast = with_spells(prayer, 8)
    assert cast.strength > prayer.powers.strength
    assert cast.willpower == prayer.powers.willpower == 0


@pytest.mark.clause("PRO-SPL-01")
def test_the_same_mags_are_not_spent_on_two_spells() -> None:
    """Few mags go into the better one alone."""
    bolt, both = (
        bonuses(FACTS.fingerprint, (), (), carried(*c)) for c in (["M08"], ["M08", "K01"])
    )
    assert with_spells(both, 2).strength == with_spells(bolt, 2).strength
    assert with_spells(both, 10).strength > with_spells(bolt, 10).strength


@pytest.mark.clause("PRO-FLD-16")
def test_mags_come_back_more_easily_than_lives() -> None:
    """Two mags spent by whoever fights by willpower cost less than two lives lost by a fighter."""
    strong = [power_points(FACTS.fingerprint, (8, n, 2, 2), (), (), ()) for n in (8, 6)]
    mental = [power_points(FACTS.fingerprint, (3, 3, 8, n), (), (), ()) for n in (8, 6)]
    assert strong[0] - strong[1] > mental[0] - mental[1] > 0


def test_the_wasteland_is_worth_as_much_as_the_mags_it_gives() -> None:
    g, wasteland = alone(hero("seer", "wasteland")), FACTS.field("wasteland")
    assert services(g, 0, fighter(g, 0), wasteland) == 0
    found = []
    for mags in (5, 3, 1):
        g.heroes[0].mags = mags
        found.append(services(g, 0, fighter(g, 0), wasteland))
    assert 0 < found[0] < min(found[1:])


# Before a fight


def before(g: Kingdom, monster: str, sphere: int = -1) -> dict[str, float]:
    g.then(BeforeFight(0, foe=FACTS.card(monster), sphere=sphere))
    asked = g.advance()
    assert asked is not None
    choices = [str(one) for one in asked[1]]
    return dict(zip(choices, leaning.inclinations(g, asked[0], choices), strict=True))


@pytest.mark.clause("PRO-SPH-06", "PRO-TIM-07")
def test_a_potion_is_drunk_for_an_artifact_and_not_for_a_wolf() -> None:
    g = alone(hero("paladin", "forest-north", lives=8, red=8))
    give(g, 0, "R05", "I20", "A1", "A2")
    g.spheres[0].lesser, g.spheres[0].shown = -1, 2
    lean = before(g, "G1", 0)
    assert lean["use I20"] > lean["fight G1"]
    weak = alone(hero("paladin", "forest-north", lives=8, red=8))
    give(weak, 0, "R05", "I20")
    lean = before(weak, "N01")
    assert lean["use I20"] < lean["fight N01"]
