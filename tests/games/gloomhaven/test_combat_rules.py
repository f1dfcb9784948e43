"""GLH-ATK, -AMD, -ADV, -CON, -ELM, -HEA, -DMG, -MON, -BOS: the rules of combat, one by one."""

import pytest

from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.model import (
    CONDITIONS,
    NEGATIVE,
    STRONG,
    WANING,
    Boon,
    Dungeon,
    Figure,
    Loose,
    Modifiers,
)
from druzina.games.gloomhaven.rules import elements, modifiers
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.conditions import expire, gain, heal
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.figures import stat_attack, stat_range, stats
from druzina.games.gloomhaven.rules.modifiers import applied, bless, curse, draw, drawn
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.turn import EndOfTurn
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    card,
    comes,
    dungeon,
    give,
    hero,
    monster,
    number_of,
    play,
    shows,
)
from tests.games.gloomhaven.test_turns_in_play import acts, by_initiative, careless

EAST = (2, 3)


def fight(*classes: str, health: int = 20) -> tuple[Dungeon, Figure, Figure]:
    """A character beside a guard."""
    g = dungeon(*(classes or ("brute", "scoundrel")))
    one = hero(g, 0, HERE)
    return g, one, monster(g, "bandit-guard", EAST, health=health)


# Attacks


@pytest.mark.clause("GLH-EX-21", "GLH-ATK-03", "GLH-CON-04")
def test_poison_counts_before_the_modifier_and_the_shield_after() -> None:
    g, _, guard = fight()
    elite = monster(g, "bandit-guard", (2, 2), "elite", health=9)
    give(elite, "poison")
    comes(g.heroes[0].deck, "2x")
    begin(g, 0, 4, top=True)  # Attack 2
    play(g, f"hit {elite.id}")
    assert elite.health == 9 - ((2 + 1) * 2 - 1)
    assert guard.health == 20


@pytest.mark.clause("GLH-EX-04")
def test_pierce_is_taken_from_the_shield() -> None:
    g, _, guard = fight()
    guard.boons.append(Boon("shield", 3))
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 1, top=True)  # Attack 3, Pierce 2
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - 2


@pytest.mark.clause("GLH-EX-22", "GLH-ATK-11", "GLH-ATK-12", "GLH-CON-01")
@pytest.mark.parametrize(("drawn_", "lost"), [("-1", 2), ("null", 0)])
def test_poison_of_an_attack_does_not_help_it_and_needs_no_damage(drawn_: str, lost: int) -> None:
    g, _, guard = fight("scoundrel", "brute")
    comes(g.heroes[0].deck, drawn_)
    begin(g, 0, 93, top=True)  # Attack 3, poison
    play(g, f"hit {guard.id}")
    assert guard.health == 20 - lost
    assert guard.is_("poison")


@pytest.mark.clause("GLH-ATK-06", "GLH-ATK-07")
def test_the_dead_get_no_conditions_and_leave_a_coin() -> None:
    g, _, guard = fight("scoundrel", "brute", health=1)
    called = monster(g, "living-bones", (2, 2), health=1)
    called.coin = False
    comes(g.heroes[0].deck, "0", "0")
    begin(g, 0, 93, top=True)
    play(g, f"hit {guard.id}")
    assert [each.at for each in g.loose] == [EAST]
    begin(g, 0, 88, top=True)
    play(g, f"hit {called.id}")
    assert len(g.loose) == 1


@pytest.mark.clause("GLH-ATK-08", "GLH-ATK-09", "GLH-ATK-10")
def test_targets_are_different_and_named_before_the_first_draw() -> None:
    g, _, guard = fight("scoundrel", "brute")
    other = monster(g, "bandit-guard", (1, 1), health=20)
    begin(g, 0, 94, top=True)  # Attack 2, Range 3, Target 2
    before = len(g.heroes[0].deck.draw)
    choices = play(g, f"hit {guard.id}")
    assert choices == [f"hit {other.id}", "none"]
    assert len(g.heroes[0].deck.draw) == before


@pytest.mark.clause("GLH-ATK-14", "GLH-LOS-03")
def test_without_a_target_the_attack_is_skipped() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    begin(g, 0, 1, top=True)
    assert play(g) == []
    assert card(1) in g.heroes[0].discard


@pytest.mark.clause("GLH-ATK-15", "GLH-AMD-11")
def test_an_attack_of_nothing_is_drawn_for_all_the_same() -> None:
    g, one, _ = fight()
    careless(g)
    guard = monster(g, "bandit-guard", (2, 2))
    comes(g.monster_modifiers, "1")
    begin_attack(g, guard, FACTS.own_attack, [one.id], value=0)
    play(g)
    assert one.health == one.full - 1


@pytest.mark.clause("GLH-ATK-18")
def test_a_target_that_fell_before_its_turn_is_skipped() -> None:
    g, _, guard = fight("scoundrel", "brute")
    other = monster(g, "bandit-guard", (1, 1), health=20)
    begin(g, 0, 94, top=True)
    play(g, f"hit {guard.id}")
    asked = g.advance()
    assert asked is not None
    g.answer(asked[0], f"hit {other.id}")
    give(other, "invisible")
    comes(g.heroes[0].deck, "0", "0")
    play(g)
    assert (guard.health, other.health) == (20 - 2, 20)


@pytest.mark.clause("GLH-ATK-20")
def test_damage_around_the_target_spares_the_actor_and_hurts_allies() -> None:
    g = dungeon("cragheart", "brute")
    he, brute = hero(g, 0, (0, 3)), hero(g, 1, (2, 2))
    careless(g)
    guard = monster(g, "bandit-guard", EAST, health=9)
    beside = monster(g, "bandit-guard", (3, 2), health=9)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 120, top=True)
    play(g, f"hit {guard.id}")
    assert (guard.health, beside.health) == (6, 8)
    assert (brute.health, he.health) == (brute.full - 1, he.full)


# Modifier decks


@pytest.mark.clause("GLH-AMD-01", "GLH-CON-17")
def test_summons_draw_from_their_summoners_deck() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    bot = Figure(g.next, 2, "battle-bot", 0, EAST, 6, 6, seat=0)
    assert modifiers.deck_of(g, bot) is g.heroes[0].deck
    guard = monster(g, "bandit-guard", (3, 1))
    assert modifiers.deck_of(g, guard) is g.monster_modifiers
    curse(g, bot)
    assert number_of("curse") in g.heroes[0].deck.draw


@pytest.mark.clause("GLH-AMD-06", "GLH-AMD-04")
def test_an_empty_deck_is_mixed_at_once() -> None:
    g = dungeon("brute", "scoundrel")
    deck = Modifiers([], [number_of("1")])
    assert draw(g, deck) == number_of("1")
    assert deck.discard == [number_of("1")]


@pytest.mark.clause("GLH-AMD-02", "GLH-AMD-10", "GLH-EX-09")
def test_what_a_modifier_card_does_besides() -> None:
    g, one, guard = fight("mindthief", "brute")
    one.health = 2
    comes(g.heroes[0].deck, Modifier(n=2, infuse="ice"))
    begin(g, 0, 148, top=True)
    choices = play(g, f"hit {guard.id}")
    assert guard.health == 20 - 4
    assert g.infused == [1]
    assert any(choice.startswith("push") for choice in choices)


@pytest.mark.clause("GLH-AMD-09")
def test_numbers_come_before_doubling_and_null() -> None:
    plus, double, null = Modifier(n=1), Modifier(times=2), Modifier(times=0)
    assert applied(3, [plus, double]) == 8
    assert applied(3, [plus, null]) == 0
    assert applied(1, [Modifier(n=-2)]) == 0


@pytest.mark.clause("GLH-EX-10", "GLH-EX-11", "GLH-ADV-01", "GLH-ADV-02", "GLH-ADV-03")
@pytest.mark.parametrize(
    ("edge", "cards", "counted"),
    [
        (1, ["1", "-1"], ["1"]),
        (-1, ["1", "-1"], ["-1"]),
        (1, [Modifier(rolling=True, n=1), "1"], [Modifier(rolling=True, n=1), "1"]),
        (-1, [Modifier(rolling=True, n=1), "1"], ["1"]),
        (
            -1,
            [Modifier(rolling=True, n=1), Modifier(rolling=True, push=1), "2"],
            ["2"],
        ),
    ],
)
def test_advantage_and_disadvantage(
    edge: int, cards: list[str | Modifier], counted: list[str | Modifier]
) -> None:
    g, one, _ = fight()
    comes(g.heroes[0].deck, *cards)
    found, all_ = drawn(g, one, edge, 3)
    assert found == [FACTS.modifiers[number_of(each)] for each in counted]
    assert len(all_) == len(cards)


@pytest.mark.clause("GLH-EX-33", "GLH-ADV-04")
def test_an_unclear_pair_uses_the_first() -> None:
    stun = Modifier(conditions=("stun",))
    assert stun in FACTS.modifiers
    g, one, _ = fight()
    comes(g.heroes[0].deck, stun, "2")
    assert drawn(g, one, 1, 3)[0] == [stun]
    comes(g.heroes[0].deck, "0", stun)
    assert drawn(g, one, 1, 3)[0] == [stun]


@pytest.mark.clause("GLH-ADV-06", "GLH-ADV-08")
def test_two_times_is_judged_by_the_value() -> None:
    g, one, _ = fight()
    for value, better in ((1, "2"), (3, "2x")):
        comes(g.heroes[0].deck, "2", "2x")
        wanted = FACTS.modifiers[number_of(better)]
        assert drawn(g, one, 1, value)[0] == [wanted]


@pytest.mark.clause("GLH-EX-34")
def test_advantage_and_disadvantage_cancel() -> None:
    g = dungeon("tinkerer", "brute")
    he = hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    give(he, "strengthen")
    before = len(g.heroes[0].deck.draw)
    begin(g, 0, 40, top=True)  # Attack 3, Range 3
    play(g, f"hit {guard.id}")
    assert before - len(g.heroes[0].deck.draw) == 1


# Conditions


@pytest.mark.clause("GLH-CON-02", "GLH-CON-03")
def test_a_second_token_only_renews_the_first() -> None:
    g, one, _ = fight()
    gain(g, one, "muddle")
    g.acting = one.id
    gain(g, one, "muddle")
    expire(g, one)
    assert one.is_("muddle")
    expire(g, one)
    assert not one.is_("muddle")


@pytest.mark.clause("GLH-EX-23", "GLH-CON-04", "GLH-CON-05")
@pytest.mark.parametrize(("has", "health"), [(("poison", "wound"), 4), (("wound",), 7)])
def test_healing_takes_poison_and_wounds_away(has: tuple[str, ...], health: int) -> None:
    g, one, _ = fight()
    one.health = 4
    give(one, *has)
    heal(g, one, 3)
    assert one.health == health
    assert not one.has


@pytest.mark.clause("GLH-CON-06", "GLH-CON-07", "GLH-MOV-01")
def test_immobilized_nobody_moves_disarmed_nobody_attacks() -> None:
    g, one, _ = fight()
    give(one, "immobilize", "disarm")
    begin(g, 0, 6, top=False)
    assert play(g) == []
    begin(g, 0, 1, top=True)
    assert play(g) == []


@pytest.mark.clause("GLH-CON-09", "GLH-CON-13")
@pytest.mark.parametrize(("condition", "cards"), [("muddle", 2), ("strengthen", 2), ("poison", 1)])
def test_muddle_and_strengthen_draw_two_cards(condition: str, cards: int) -> None:
    g, one, guard = fight()
    give(one, condition)
    comes(g.heroes[0].deck, "0", "0")
    before = len(g.heroes[0].deck.draw)
    begin(g, 0, 1, top=True)
    play(g, f"hit {guard.id}")
    assert before - len(g.heroes[0].deck.draw) == cards


@pytest.mark.clause("GLH-CON-10", "GLH-CON-11", "GLH-CON-21", "GLH-CMP-05")
def test_blesses_and_curses_come_from_a_supply_of_ten() -> None:
    g, one, guard = fight()
    assert sum(curse(g, one) for _ in range(12)) == 10
    assert sum(curse(g, guard) for _ in range(12)) == 10
    assert sum(bless(g, figure) for figure in (one, guard) * 6) == 10
    assert g.monster_modifiers.draw.count(number_of("bless")) == 5


@pytest.mark.clause("GLH-CON-16", "GLH-BOS-04", "GLH-BOS-03")
def test_bosses_are_immune_to_what_is_listed() -> None:
    g = dungeon("brute", "scoundrel", "mindthief", level=0)
    boss = monster(g, "inox-bodyguard", EAST, "boss")
    assert boss.health == 18
    gain(g, boss, "stun")
    gain(g, boss, "wound")
    assert not boss.is_("stun")
    assert boss.is_("wound")


@pytest.mark.clause("GLH-CON-20")
def test_objectives_bear_no_conditions() -> None:
    g = dungeon("brute", "scoundrel")
    altar = Figure(9, 3, "altar", 1, EAST, 5, 5)
    for condition in CONDITIONS:
        gain(g, altar, condition)
    assert altar.has == 0


@pytest.mark.clause("GLH-CON-18", "GLH-RET-06")
def test_a_stunned_figure_still_retaliates() -> None:
    g, one, _ = fight()
    careless(g)
    hound = monster(g, "hound", (2, 2), "elite", health=9)
    give(hound, "stun", "disarm")
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 1, top=True)
    play(g, f"hit {hound.id}")
    assert one.health < one.full


@pytest.mark.clause("GLH-CON-14", "GLH-VOC-14")
def test_negative_conditions_are_six() -> None:
    assert NEGATIVE.bit_count() == 6


# Elements


@pytest.mark.clause("GLH-ELM-01", "GLH-ELM-05", "GLH-ELM-12", "GLH-ELM-15")
def test_all_of_several_elements_are_needed() -> None:
    g = dungeon("brute", "scoundrel")
    g.elements = [STRONG, WANING, 0, 0, 0, 0]
    assert elements.payable(g, ["fire", "ice"])
    assert not elements.payable(g, ["fire", "air"])
    assert elements.payable(g, ["any", "any"])
    assert not elements.payable(g, ["any", "any", "any"])


@pytest.mark.clause("GLH-ELM-06", "GLH-ELM-02")
def test_what_was_infused_in_this_turn_is_not_there_yet() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, HERE)
    elements.infuse(g, "fire")
    assert not elements.payable(g, ["fire"])
    elements.settle(g)
    assert elements.payable(g, ["fire"])


@pytest.mark.clause("GLH-ELM-13", "GLH-ELM-14")
def test_an_element_is_asked_for_before_the_targets_and_only_if_it_is_there() -> None:
    g, _, guard = fight("spellweaver", "brute")
    begin(g, 0, 67, top=True)
    assert play(g) == [f"hit {guard.id}", "none"]
    play(g, "none")
    g.elements[0] = STRONG
    begin(g, 0, 67, top=True)
    assert play(g) == ["take fire", "no"]
    comes(g.heroes[0].deck, "null", "null")
    play(g, "take fire", f"hit {guard.id}")
    assert guard.is_("wound")


# Healing, damage


@pytest.mark.clause("GLH-HEA-01", "GLH-HEA-02", "GLH-HEA-03")
def test_a_heal_is_for_oneself_or_allies_in_range() -> None:
    g = dungeon("tinkerer", "brute")
    he, brute = hero(g, 0, HERE, health=1), hero(g, 1, (0, 5), health=1)
    guard = monster(g, "bandit-guard", EAST, health=1)
    begin(g, 0, 31, top=False)  # Heal 2, Range 3
    choices = play(g)
    assert set(choices) == {f"pick {he.id}", f"pick {brute.id}", "none"}
    play(g, f"pick {brute.id}")
    assert (brute.health, guard.health) == (3, 1)


@pytest.mark.clause("GLH-EX-25", "GLH-DMG-01", "GLH-DMG-03", "GLH-DMG-04")
def test_damage_is_prevented_whole_and_not_by_cards_of_this_round() -> None:
    g, one, _ = fight()
    sheet = g.heroes[0]
    sheet.waiting = sheet.hand[:2]
    sheet.hand, sheet.discard = sheet.hand[2:3], sheet.hand[3:5]
    kept = list(sheet.waiting)
    g.then(Hurt(one.id, 5, attack=True))
    choices = play(g)
    assert all(each not in choice for each in kept for choice in choices)
    assert sum(choice.startswith("lose ") for choice in choices) == 1
    assert sum(choice.startswith("lose-two ") for choice in choices) == 1
    play(g, next(choice for choice in choices if choice.startswith("lose-two")))
    assert one.health == one.full
    g.then(Hurt(one.id, 0))
    assert play(g) == []


@pytest.mark.clause("GLH-DMG-05", "GLH-SUM-08")
def test_summons_cannot_prevent_damage() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    bot = Figure(g.next, 2, "battle-bot", 0, EAST, 6, 6, seat=0)
    g.next += 1
    g.figures.append(bot)
    g.loose.append(Loose(EAST))
    g.then(Hurt(bot.id, 2))
    assert play(g) == []
    assert bot.health == 4
    g.then(FigureTurn(bot.id))
    play(g)
    assert len(g.loose) == 1


@pytest.mark.clause("GLH-DMG-08")
def test_a_cost_in_damage_cannot_be_prevented() -> None:
    g, one, _ = fight()
    g.then(Hurt(one.id, 2, cost=True))
    assert play(g) == []
    assert one.health == one.full - 2


# Monsters


@pytest.mark.clause("GLH-MON-02", "GLH-CRD-04")
def test_monster_values_are_those_of_the_figure_and_the_card() -> None:
    g, one, _ = fight()
    careless(g)
    elite = monster(g, "bandit-guard", (2, 2), "elite")
    own = stats(g, elite)
    assert own is not None
    assert (own.attack, stat_range(g, elite)) == (3, 0)
    shows(g, "guard", by_initiative("guard", 35))  # Move −1, Attack +1 or the like
    printed = FACTS.printed.decks["guard"].cards
    attack = next(
        line.n
        for each in printed
        if each.initiative == 35
        for line in each.lines
        if isinstance(line, Attack)
    )
    comes(g.monster_modifiers, "0")
    acts(g, elite)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert one.health == one.full - (3 + attack)


@pytest.mark.clause("GLH-MON-09")
def test_traits_of_the_stat_card_hold_for_all_attacks() -> None:
    g = dungeon("brute", "scoundrel", level=4)
    one = hero(g, 0, HERE)
    careless(g)
    archer = monster(g, "bandit-archer", (1, 1), "elite")
    comes(g.monster_modifiers, "0")
    begin_attack(g, archer, FACTS.own_attack, [one.id])
    play(g)
    assert one.is_("poison")


@pytest.mark.clause("GLH-MON-15")
def test_artillery_never_moves() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    gun = monster(g, "deep-terror", (3, 0))
    shows(g, "deep-terror", FACTS.printed.decks["deep-terror"].cards[0].id)
    acts(g, gun)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert gun.at == (3, 0)


@pytest.mark.clause("GLH-EX-214", "GLH-BOS-09")
def test_the_dark_rider_counts_the_hexes_it_moved() -> None:
    g = dungeon("brute", "scoundrel", level=2)
    rider = monster(g, "dark-rider", EAST, "boss")
    rider.entered = 2
    assert stat_attack(g, rider) == 5
    rider.entered = 4
    assert stat_attack(g, rider) == 7


@pytest.mark.clause("GLH-BOS-02")
def test_bosses_are_neither_normal_nor_elite() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE)
    monster(g, "inox-bodyguard", EAST, "boss")
    begin(g, 0, 160, top=False)
    assert play(g) == []


@pytest.mark.clause("GLH-EX-212", "GLH-XP-02")
def test_a_turret_shoots_at_the_end_of_five_turns() -> None:
    g = dungeon("tinkerer", "brute", character_level=6)
    hero(g, 0, HERE)
    active(g, 0, 54, top=True)
    guard = monster(g, "bandit-guard", (1, 1), health=20)
    for turn in range(5):
        comes(g.heroes[0].deck, "0")
        g.then(EndOfTurn(0))
        answer = f"hit {guard.id}" if turn < 4 else "none"
        play(g, answer)
    assert guard.health == 20 - 4 * 2
    assert g.heroes[0].xp == 3
    assert card(54) in g.heroes[0].lost


@pytest.mark.clause("GLH-EX-08", "GLH-ACT-01")
def test_frost_armour_takes_two_wounds_and_is_lost() -> None:
    g = dungeon("spellweaver", "brute")
    she = hero(g, 0, HERE)
    active(g, 0, 66, top=False)
    for amount in (3, 0, 1):
        g.then(Hurt(she.id, amount))
        play(g)
    assert she.health == she.full
    assert card(66) in g.heroes[0].lost


@pytest.mark.clause("GLH-EX-24")
def test_pushed_out_of_reach_it_does_not_retaliate() -> None:
    g, one, _ = fight()
    careless(g)
    hound = monster(g, "hound", (2, 2), "elite", health=12)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 7, top=True)  # Attack 3, Push 2
    choices = play(g, f"hit {hound.id}")
    play(g, next(choice for choice in choices if choice.startswith("push")))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert one.health == one.full
