"""Opportunities and effects outside combat: what each does, and when it may not be used."""

from __future__ import annotations

import pytest

from druzina.games.prophecy.model import IN_SANCTUARY, NOTHING, Kingdom
from druzina.games.prophecy.rules.effects import offered, usable, use
from tests.games.prophecy.table import FACTS, carry_on, give, hero, kingdom


def lone(field: str = "plains-1", **more: int) -> Kingdom:
    return kingdom(hero("paladin", field, **more), hero("scout", "village"))


def may(g: Kingdom, card: str) -> bool:
    """Whether the opportunity could be used."""
    number = FACTS.card(card)
    return usable(g, 0, number, FACTS.windows["step4"][number][0])


def done(g: Kingdom, card: str, *answers: str) -> Kingdom:
    """The opportunity is used and discarded."""
    number = FACTS.card(card)
    effect = FACTS.windows["step4"][number][0]
    assert usable(g, 0, number, effect)
    g.adventure.deck.remove(number)
    g.adventure.discard.append(number)
    use(g, 0, number, effect)
    carry_on(g, *answers)
    return g


@pytest.mark.clause("PRO-FLD-05")
@pytest.mark.parametrize(
    ("card", "field", "before", "after"),
    [
        ("O03", "plains-1", {}, {"gold": 6}),
        ("O03", "mountains-gate", {}, {"gold": 8}),
        ("O04", "plains-1", {}, {"red": 5, "lives": 5, "gold": 0, "xp": 1}),
        ("O05", "plains-1", {"xp": 6}, {"red": 5, "xp": 1}),
        ("O07", "plains-1", {"xp": 4}, {"blue": 5, "mags": 5, "xp": 0}),
        ("O08", "plains-1", {"gold": 4}, {"blue": 5, "gold": 0}),
        ("O09", "plains-1", {}, {"blue": 5, "mags": 1}),
        ("O09", "forest-gate", {}, {"blue": 5, "mags": 3}),
        ("O10", "plains-1", {"lives": 1}, {"lives": 4}),
        ("O11", "plains-1", {"mags": 0}, {"mags": 4}),
        ("O17", "plains-1", {}, {"xp": 6}),
        ("O21", "plains-1", {}, {"gold": 5, "xp": 4}),
    ],
)
def test_simple_opportunities(
    card: str, field: str, before: dict[str, int], after: dict[str, int]
) -> None:
    g = done(lone(field, **before), card)
    assert {name: getattr(g.heroes[0], name) for name in after} == after


@pytest.mark.clause("PRO-FLD-04", "PRO-FLD-05", "PRO-CHR-15", "PRO-CHR-11", "PRO-CHR-16")
@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("O01", {"gold": 4}),
        ("O04", {"gold": 2}),
        ("O05", {"xp": 4}),
        ("O06", {"lives": 1}),
        ("O09", {"mags": 3}),
        ("O10", {}),
        ("O11", {}),
        ("O12", {"lives": 4}),
        ("O12", {"lives": 1, "gold": 0}),
        ("O15", {"gold": 0}),
        ("O16", {"gold": 1}),
        ("O18", {"xp": 1}),
        ("O19", {"gold": 0}),
        ("O22", {"gold": 0}),
    ],
)
def test_what_has_no_effect_or_cannot_be_paid_is_refused(card: str, before: dict[str, int]) -> None:
    assert not may(lone("plains-1", **before), card)


@pytest.mark.clause("PRO-EX-37", "PRO-FLD-28", "PRO-CHR-07")
def test_the_spring_of_might() -> None:
    assert not may(lone(red=8, lives=8), "O06")
    g = done(lone(red=8, lives=7), "O06")
    assert (g.heroes[0].lives, g.heroes[0].red) == (6, 8)


@pytest.mark.clause("PRO-TIM-12", "PRO-QST-10")
def test_haggling_and_false_coins_open_the_merchants_door() -> None:
    for cards, gold in (((), 5), (("T05",), 4), (("I22",), 3), (("T05", "I22"), 2)):
        for had in (gold - 1, gold):
            g = lone(gold=had)
            give(g, 0, *cards)
            assert may(g, "O01") == (had == gold)


def test_the_merchant_sells_what_one_can_pay_and_discards_the_rest() -> None:
    g = lone(gold=9)
    g.rare.deck = [FACTS.card(id_) for id_ in ("R05", "R24", "R07")]
    done(g, "O01", "buy R05")
    assert g.heroes[0].items == [FACTS.card("R05")]
    assert g.heroes[0].gold == 0
    assert set(g.rare.discard) == {FACTS.card("R24"), FACTS.card("R07")}


@pytest.mark.clause("PRO-FLD-06")
def test_the_merchant_says_prices_and_what_is_too_dear() -> None:
    g = lone(gold=12)
    give(g, 0, "T05")
    g.rare.deck = [FACTS.card(id_) for id_ in ("R05", "R24", "R07")]
    merchant = FACTS.card("O01")
    use(g, 0, merchant, FACTS.windows["step4"][merchant][0])
    g.advance()
    shop = g.questions()[0]
    assert shop.show(g, "buy R05").arguments["gold"] == 8
    g.answer(shop, "buy R05")
    g.advance()
    shop = g.questions()[0]
    assert list(shop.choices(g)) == ["buy R24", "end"]
    refused = shop.refusal(g, "buy R07")
    assert refused is not None
    assert refused.arguments == {"card": FACTS.card("R07"), "n": 9, "gold": 4}
    assert "buy R07" in shop.candidates(g)


def test_the_smith_repairs_then_sells_cheaper() -> None:
    g = lone(gold=4)
    (axe,) = give(g, 0, "I04-1")
    g.heroes[0].damaged = [axe]
    g.common.deck = [FACTS.card(id_) for id_ in ("I03-1", "I16-1")]
    done(g, "O15", "buy I03-1")
    assert g.heroes[0].damaged == []
    assert g.heroes[0].gold == 0


def test_the_caravan_buys_too() -> None:
    g = lone(gold=0)
    give(g, 0, "I03-1")
    g.common.deck = [FACTS.card("I16-1")]
    done(g, "O16", "sell I03-1", "buy I16-1", "end")
    assert g.heroes[0].gold == 1
    assert g.heroes[0].items == [FACTS.card("I16-1")]


@pytest.mark.clause("PRO-QST-12")
def test_the_herbalist_heals_no_more_than_is_missing() -> None:
    g = done(lone(lives=1, gold=5), "O12", "pay 2")
    assert (g.heroes[0].lives, g.heroes[0].gold) == (4, 3)


@pytest.mark.clause("PRO-QST-12")
def test_the_gambler_pays_the_stake_or_takes_it() -> None:
    results = set()
    for luck in range(40):
        g = lone(gold=3)
        g.luck = luck
        done(g, "O19", "stake 2")
        results.add(g.heroes[0].gold)
    assert results == {1, 3, 5}


@pytest.mark.clause("PRO-CNT-08", "PRO-CNT-11", "PRO-DTH-09")
def test_the_old_chest_gives_or_bites_and_may_kill() -> None:
    results = set()
    for luck in range(80):
        g = lone(lives=0)
        g.luck = luck
        done(g, "O13")
        one = g.heroes[0]
        decks = tuple(FACTS.cards[item].deck for item in one.items)
        results.add((one.here, one.gold, decks))
    assert results == {
        (False, 0, ()),
        (True, 5, ()),
        (True, 3, ("common",)),
        (True, 3, ("rare",)),
    }


def test_the_fallen_adventurer_leaves_one_of_two() -> None:
    g = lone()
    g.common.deck = [FACTS.card("I03-1"), FACTS.card("I16-1")]
    done(g, "O14", "keep I03-1")
    assert g.heroes[0].items == [FACTS.card("I03-1")]
    assert g.common.discard == [FACTS.card("I16-1")]


def test_the_teacher_is_paid_in_experience_alone() -> None:
    g = lone(xp=7)
    top = g.guilds[3][-1]
    done(g, "O18", "guild tower", f"learn {FACTS.ids[top]}")
    assert g.heroes[0].abilities == [top]
    assert g.heroes[0].xp == 7 - FACTS.ability(top).price
    g = lone(xp=7)
    done(g, "O18", "guild tower", "none")
    assert g.guilds[3][0] == top


def test_an_empty_guild_cannot_be_named() -> None:
    g = lone(xp=7)
    for guild in (0, 1, 2, 4):
        g.guilds[guild].clear()
    top = g.guilds[3][-1]
    done(g, "O18", f"learn {FACTS.ids[top]}")


@pytest.mark.clause("PRO-MOV-18", "PRO-MOV-17")
def test_the_portal_ends_the_turn_elsewhere() -> None:
    g = lone()
    g.hidden[8] = g.adventure.deck.pop(0)
    done(g, "O20", "to village")
    assert g.heroes[0].field == FACTS.field("village")
    assert g.now.over
    assert g.hidden[8] != NOTHING


def test_one_chapel_for_each() -> None:
    g = done(lone(), "O02")
    assert g.heroes[0].kept == [FACTS.card("O02")]
    assert g.adventure.discard == []
    assert not may(g, "O02")


# Outside combat


def used(g: Kingdom, card: str, *answers: str) -> Kingdom:
    (number,) = give(g, 0, card)
    use(g, 0, number, offered(g, 0, "outside")[number])
    carry_on(g, *answers)
    return g


@pytest.mark.clause("PRO-HID-06")
def test_the_crystal_ball_shows_one_card_to_one_player() -> None:
    g = lone()
    g.hidden[4] = g.adventure.deck.pop()
    used(g, "R19", "look plains-1")
    assert g.heroes[0].looked == [g.hidden[4]]
    (told,) = [event for event in g.told or () if event.key == "event-looks"]
    assert told.knowers == (0,)
    assert "card" not in told.shown
    assert offered(g, 0, "outside") == {}


def test_matter_decays_into_mags_by_its_deck() -> None:
    for item, mags in (("I03-1", 2), ("R05", 4)):
        g = lone(mags=0)
        give(g, 0, item)
        used(g, "M06")
        assert g.heroes[0].mags == mags
        assert g.heroes[0].items == []


@pytest.mark.clause("PRO-MON-10")
def test_a_monster_of_the_field_is_banished() -> None:
    g = lone()
    wolf, goblin = FACTS.card("N01"), FACTS.card("N02")
    for monster in (wolf, goblin):
        g.adventure.deck.remove(monster)
    g.open[4] = [wolf, goblin]
    used(g, "R23", "banish N02")
    assert g.open[4] == [wolf]
    assert g.adventure.discard == [goblin]
    assert (g.heroes[0].xp, g.heroes[0].gold) == (3, 3)


@pytest.mark.clause("PRO-CHR-10")
def test_elixirs() -> None:
    g = used(lone(mags=1), "R22")
    assert (g.heroes[0].mags, g.heroes[0].blue) == (4, 5)
    g = used(lone(lives=1, mags=0), "R25")
    assert (g.heroes[0].lives, g.heroes[0].mags) == (4, 4)
    assert used(lone(), "R24").heroes[0].xp == 7


def test_a_shield_is_repaired_once_a_round() -> None:
    g = lone()
    first, second = give(g, 0, "I10-1", "I10-2")
    g.heroes[0].damaged = [first, second]
    used(g, "F04", "repair I10-2")
    assert g.heroes[0].damaged == [first]
    assert offered(g, 0, "outside") == {}


@pytest.mark.clause("PRO-TIM-14", "PRO-TIM-11")
def test_sanctuary_is_no_use_to_a_holder_of_an_artifact_nor_twice() -> None:
    g = lone()
    (azyl,) = give(g, 0, "K09")
    use(g, 0, azyl, offered(g, 0, "turnend")[azyl])
    carry_on(g)
    assert g.heroes[0].safe == IN_SANCTUARY
    assert offered(g, 0, "turnend") == {}
    g.heroes[0].safe = 0
    assert azyl in offered(g, 0, "turnend")
    give(g, 0, "A3")
    assert offered(g, 0, "turnend") == {}


# Instead of movement


@pytest.mark.clause("PRO-MOV-08", "PRO-EX-16")
@pytest.mark.parametrize(
    ("card", "field", "before", "after"),
    [
        ("C03", "plains-1", {"lives": 1}, {"lives": 3}),
        ("M07", "city", {"mags": 0}, {"lives": 3, "mags": 4}),
        ("K05", "city", {"mags": 0}, {"mags": 3}),
        ("R26", "city", {}, {"gold": 6}),
    ],
)
def test_effects_instead_of_movement(
    card: str, field: str, before: dict[str, int], after: dict[str, int]
) -> None:
    g = lone(field, **before)
    (number,) = give(g, 0, card)
    use(g, 0, number, offered(g, 0, "instead")[number])
    carry_on(g)
    assert {name: getattr(g.heroes[0], name) for name in after} == after


@pytest.mark.clause("PRO-CHR-15", "PRO-VOC-02")
def test_blood_needs_a_life_and_herbs_the_wilderness() -> None:
    g = lone("city", lives=0, mags=0)
    give(g, 0, "M07", "C03", "T06")
    assert set(offered(g, 0, "instead")) == {FACTS.card("T06")}
    g.heroes[0].field = FACTS.field("plains-1")
    assert set(offered(g, 0, "instead")) == {FACTS.card("C03")}
