"""GLH-MOT, -MON, -REC, -VOC: what lines do, for characters and for monsters."""

import pytest

from druzina.games.gloomhaven.cards.lines import Loot
from druzina.games.gloomhaven.model import STRONG, Figure, Loose, Piece
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.turn import EndOfTurn
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    begin,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
    shows,
)
from tests.games.gloomhaven.test_turns_in_play import acts, careless

EAST = (2, 3)


@pytest.mark.clause("GLH-EX-43", "GLH-MOT-01")
def test_a_monster_heals_who_lost_most_in_range() -> None:
    g = dungeon("brute", "scoundrel")
    healer = monster(g, "savvas-lavaflow", HERE)
    near = monster(g, "bandit-guard", EAST)
    far = monster(g, "bandit-guard", (-3, 6))
    healer.health -= 2
    near.health -= 4
    far.health = 1
    shows(g, "savvas-lavaflow", "722")  # Heal 4, Range 3
    acts(g, healer)
    play(g)
    assert near.health == near.full
    assert (healer.health, far.health) == (healer.full - 2, 1)


@pytest.mark.clause("GLH-MON-13", "GLH-MAT-05")
def test_a_condition_for_one_adjacent_enemy_goes_to_the_first_to_act() -> None:
    g = dungeon("brute", "scoundrel")
    brute, she = hero(g, 0, HERE), hero(g, 1, (1, 5))
    g.heroes[0].initiative, g.heroes[1].initiative = 50, 20
    corpse = monster(g, "living-corpse", (1, 4))
    shows(g, "living-corpse", "564")  # Move +1; muddle, immobilize: one adjacent enemy
    acts(g, corpse)
    play(g)
    assert she.is_("muddle")
    assert she.is_("immobilize")
    assert not brute.is_("muddle")


@pytest.mark.clause("GLH-MON-12", "GLH-MOT-03", "GLH-CON-15")
def test_untargeted_damage_reaches_the_invisible() -> None:
    g = dungeon("brute", "scoundrel")
    brute, she = hero(g, 0, HERE), hero(g, 1, (0, 5))
    careless(g)
    give(she, "invisible")
    lava = monster(g, "savvas-lavaflow", (3, 1))
    shows(g, "savvas-lavaflow", "721")  # all enemies suffer 2
    acts(g, lava)
    play(g)
    assert brute.health == brute.full - 2
    assert she.health == she.full - 2


@pytest.mark.clause("GLH-MON-04", "GLH-MON-07")
def test_a_stunned_monster_gains_no_shield() -> None:
    for stunned, shield in ((False, 1), (True, 0)):
        g = dungeon("brute", "scoundrel")
        hero(g, 0, (-3, 6))
        bones = monster(g, "living-bones", HERE)
        if stunned:
            give(bones, "stun")
        shows(g, "living-bones", "523")
        acts(g, bones)
        play(g)
        assert sum(boon.n for boon in bones.boons if boon.kind == "shield") == shield
        assert not bones.is_("stun")


@pytest.mark.clause("GLH-MOT-06", "GLH-SUM-10", "GLH-SUM-14")
def test_an_ooze_splits_with_what_is_left_of_it() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    ooze = monster(g, "ooze", HERE, "elite")
    shows(g, "ooze", "696")
    acts(g, ooze)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    new = next(one for one in g.figures if one.what == "ooze" and one is not ooze)
    assert ooze.health == ooze.full - 2
    assert new.health == min(ooze.health, new.full)
    assert new.idle
    assert not new.coin


@pytest.mark.clause("GLH-MOT-07")
def test_a_cultist_takes_somebody_with_it() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    careless(g)
    cultist = monster(g, "cultist", EAST, health=1)
    shows(g, "cultist", "604")
    comes(g.monster_modifiers, "null", "0")
    acts(g, cultist)
    play(g)
    assert brute.health == brute.full
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 1, top=True)
    play(g, f"hit {cultist.id}")
    assert g.find(cultist.id) is None
    assert brute.health < brute.full


@pytest.mark.clause("GLH-MOT-02")
def test_monsters_take_money_and_leave_treasure() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    ooze = monster(g, "ooze", HERE)
    g.loose = [Loose(EAST), Loose((2, 2), treasure=7)]
    shows(g, "ooze", "698")
    loots = [
        line
        for one in FACTS.printed.decks["ooze"].cards
        if one.id == "698"
        for line in one.lines
        if isinstance(line, Loot)
    ]
    g.then(Perform(ooze.id, FACTS.numbers(loots)))
    play(g)
    assert [each.treasure for each in g.loose] == [7]


@pytest.mark.clause("GLH-EX-42", "GLH-MON-11", "GLH-FOC-14")
def test_a_second_attack_needs_another_target() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    careless(g)
    demon = monster(g, "night-demon", EAST)
    shows(g, "night-demon", "666")  # Attack −1, Attack −1
    comes(g.monster_modifiers, "0", "0")
    before = len(g.monster_modifiers.draw)
    acts(g, demon)
    play(g)
    assert before - len(g.monster_modifiers.draw) == 1
    assert brute.health < brute.full


@pytest.mark.clause("GLH-REC-03", "GLH-VOC-12")
def test_the_ally_recovers_its_own_cards() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    brute = hero(g, 1, EAST)
    sheet = g.heroes[1]
    sheet.discard = [sheet.hand.pop(), sheet.hand.pop()]
    first, second = sorted(sheet.discard)
    begin(g, 0, 37, top=False)
    play(g, f"pick {brute.id}")
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1
    play(g, f"recover {first}", f"recover {second}")
    assert sheet.discard == []
    assert g.heroes[0].xp == 2
    assert card(37) in g.heroes[0].lost


@pytest.mark.clause("GLH-VOC-12", "GLH-REC-03")
@pytest.mark.parametrize("recovers", [0, 1, 2])
def test_who_declines_a_recovery_declines_its_price(recovers: int) -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    brute = hero(g, 1, EAST)
    sheet = g.heroes[1]
    sheet.lost = sorted([sheet.hand.pop(), sheet.hand.pop(), sheet.hand.pop()])
    begin(g, 0, 60, top=True)  # an adjacent ally recovers up to 2 lost cards, then loses 2
    hand, wanted = len(sheet.hand), sheet.lost[:recovers]
    more = play(g, f"pick {brute.id}", *(f"recover {each}" for each in wanted))
    if recovers < 2:
        more = play(g, "none")
    for _ in range(2 if recovers else 0):
        more = play(g, more[0])
    assert len(sheet.hand) == hand + recovers - (2 if recovers else 0)
    assert more == []


@pytest.mark.clause("GLH-VOC-16", "GLH-PRC-04")
def test_every_hex_entered_is_looted() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, HERE)
    g.loose = [Loose(EAST), Loose((2, 2)), Loose((3, 2))]
    begin(g, 0, 99, top=False)
    play(g, "go 3,2")
    assert g.heroes[0].coins == 2  # one of two ways, and its end


@pytest.mark.clause("GLH-OVL-04", "GLH-VOC-11")
def test_a_trap_is_disarmed_without_effect() -> None:
    g = dungeon("scoundrel", "brute")
    she = hero(g, 0, HERE)
    g.pieces.append(Piece("trap", [EAST], 9))
    begin(g, 0, 92, top=True)
    play(g, "put 2,3")
    assert g.pieces == []
    assert she.health == she.full
    assert g.heroes[0].xp == 2


@pytest.mark.clause("GLH-VOC-05", "GLH-BOS-05", "GLH-ATK-07")
def test_slaying_leaves_a_coin_and_spares_bosses() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    elite = monster(g, "bandit-guard", (2, 2), "elite")
    boss = monster(g, "bandit-commander", (1, 4), "boss")
    begin(g, 0, 14, top=True)
    assert play(g) == [f"pick {guard.id}", "none"]
    play(g, f"pick {guard.id}")
    assert [each.at for each in g.loose] == [EAST]
    assert g.heroes[0].counts["kills"] == 1
    begin(g, 0, 29, top=False)
    assert play(g) == [f"pick {elite.id}", "none"]
    assert boss.health == boss.full


@pytest.mark.clause("GLH-SUM-01", "GLH-SUM-02", "GLH-SUM-05", "GLH-INI-07")
def test_a_summon_stands_beside_its_summoner_and_kills_for_it() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE)
    begin(g, 0, 159, top=True)
    choices = play(g)
    play(g, choices[0])
    rat = next(one for one in g.figures if one.kind == 2)
    assert [one.figure for one in g.heroes[0].active] == [rat.id]
    guard = monster(g, "bandit-guard", (3, 1), health=1)
    rat.at = (3, 2)
    comes(g.heroes[0].deck, "0")
    g.then(FigureTurn(rat.id))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert g.find(guard.id) is None
    assert g.heroes[0].counts["kills"] == 1


@pytest.mark.clause("GLH-SUM-09", "GLH-SUM-07")
def test_a_summon_without_a_focus_stays() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    bot = Figure(g.next, 2, "battle-bot", 0, EAST, 6, 6, seat=0)
    g.next += 1
    g.figures.append(bot)
    g.then(FigureTurn(bot.id))
    assert play(g) == []
    assert bot.at == EAST


@pytest.mark.clause("GLH-VOC-07")
def test_an_ally_may_perform_what_it_is_granted() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE)
    brute = hero(g, 1, EAST)
    guard = monster(g, "bandit-guard", (3, 2), health=9)
    begin(g, 0, 157, top=True)
    play(g, f"pick {brute.id}")
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1
    comes(g.heroes[1].deck, "0")
    play(g, "yes", f"hit {guard.id}")
    assert guard.health == 9 - 6
    assert (g.heroes[0].xp, g.heroes[1].xp) == (2, 0)
    assert card(157) in g.heroes[0].lost


@pytest.mark.clause("GLH-OVL-11", "GLH-OVL-12", "GLH-VOC-10")
def test_obstacles_go_into_empty_hexes_and_never_cut_the_room() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, (3, 0))
    monster(g, "bandit-guard", (2, 1))
    g.pieces.append(Piece("obstacle", [(3, 1)]))
    begin(g, 0, 118, top=False)
    choices = play(g)
    assert "put 2,1" not in choices
    assert "put 4,0" in choices
    assert "none" in choices


@pytest.mark.clause("GLH-ELM-04", "GLH-ELM-11", "GLH-EX-27")
def test_an_element_consumed_and_infused_again_is_strong_at_the_end() -> None:
    g = dungeon("cragheart", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=20)
    g.elements[3] = STRONG
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 118, top=True)
    area = next(one for one in play(g, "take earth") if one.startswith("area"))
    play(g, area)
    assert g.elements[3] == 0
    assert guard.health == 20 - 5
    assert g.heroes[0].xp == 2
    begin(g, 0, 117, top=True)
    play(g, f"hit {guard.id}")
    g.then(EndOfTurn(0))
    play(g)
    assert g.elements[3] == STRONG
