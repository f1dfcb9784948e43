"""GLH-VOC-21, -22: every item of a single moment, and every item that works by itself."""

import pytest

from druzina.games.gloomhaven.cards.lines import (
    Heal,
    Shield,
)
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    STRONG,
    Actor,
    Dungeon,
    Loose,
    Piece,
)
from druzina.games.gloomhaven.rules import arming, field, items
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.figures import shield
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from druzina.games.gloomhaven.rules.setup import Character, DungeonOptions, set_up
from druzina.games.gloomhaven.rules.turn import EndOfTurn, HeroTurn
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
)
from tests.games.gloomhaven.outfits import (
    DAGGER,
    EAST,
    NORTH,
    OTHER_CLASSES,
    WEST,
    answer_all,
    busy,
    by_number,
    careless,
    every,
    of,
    strikes,
    table,
    used_up,
    worn,
)

# Other windows


@pytest.mark.clause("GLH-INI-09")
@every(of("round_start"))
def test_boots_shift_the_initiative(item: Item) -> None:
    g = table()
    possession = worn(g, item)
    g.then(items.Initiatives())
    play(g, "later")
    assert g.heroes[0].shift == int(item.rule.rpartition("_")[2])
    assert used_up(item, possession)


@pytest.mark.clause("GLH-VOC-22", "GLH-PRC-02")
@pytest.mark.parametrize(("number", "word"), [(42, "bottom"), (56, "top")])
def test_a_ring_plays_another_half_at_the_end_of_the_turn(number: int, word: str) -> None:
    g = table()
    sheet = g.heroes[0]
    possession = worn(g, by_number(number))
    monster(g, "bandit-guard", EAST, health=20)
    sheet.hand = [card(1)]
    g.acting = g.figures[0].id
    g.then(EndOfTurn(0))
    play(g, f"use {by_number(number).id}")
    answer_all(g, "")
    assert [*sheet.discard, *sheet.lost] == [card(1)]
    assert possession.state == "consumed"
    assert (g.figures[0].entered > 0) == (word == "bottom")


@pytest.mark.clause("GLH-VOC-22", "GLH-INI-08")
def test_a_ring_gives_another_turn_later_in_the_round_or_at_once() -> None:
    for now, wanted in (
        (1, [("brute", 15), ("scoundrel", 50)]),
        (99, [("brute", 15), ("scoundrel", 99)]),
    ):
        g = dungeon("brute", "scoundrel")
        hero(g, 0, HERE)
        hero(g, 1, WEST)
        sheet = g.heroes[0]
        sheet.initiative = now
        g.order = [Actor(0, now, 0), Actor(0, max(50, now), 1)]
        worn(g, by_number(70))
        sheet.hand = [card(8), card(5)]  # 15 and 61
        g.then(EndOfTurn(0))
        play(g, "use second-chance-ring", f"lead {card(8)}")
        found = [(g.heroes[each.seat].class_, each.initiative) for each in g.order[1:]]
        assert found == wanted
        assert sheet.waiting == [card(8), card(5)]
        assert sheet.initiative == now


@pytest.mark.clause("GLH-PRC-06", "GLH-VOC-21")
@every(of("own_kill"))
def test_a_kill_in_the_own_turn_heals_or_shields(item: Item) -> None:
    for own_turn in (True, False):
        g = table()
        one = g.figures[0]
        one.health = 3
        foe = monster(g, "bandit-guard", EAST, health=1)
        worn(g, item)
        comes(g.heroes[0].deck, "0")
        strikes(g)
        g.acting = one.id if own_turn else -1
        play(g, f"hit {foe.id}")
        assert g.find(foe.id) is None
        line = item.lines[0]
        healed = line.n if isinstance(line, Heal) and own_turn else 0
        shields = line.n if isinstance(line, Shield) and own_turn else 0
        assert (one.health, shield(g, one)) == (3 + healed, shields)
        assert all(not boon.card for boon in one.boons)


@pytest.mark.clause("GLH-VOC-21", "GLH-LOT-01")
def test_a_hood_makes_a_loot_reach_two_hexes() -> None:
    for answer, coins in (("use thiefs-hood", 2), ("none", 1)):
        g = table()
        g.loose = [Loose(EAST), Loose((3, 2))]
        possession = worn(g, by_number(109))
        begin(g, 0, DAGGER, top=True)
        begin_loot(g)
        play(g, answer)
        assert g.heroes[0].coins == coins
        assert (possession.state == "consumed") == (coins == 2)


def begin_loot(g: Dungeon) -> None:
    from druzina.games.gloomhaven.cards.lines import Loot
    from druzina.games.gloomhaven.rules.action import Perform

    g.stack.clear()
    loots = [
        line
        for half in (each.bottom for each in FACTS.printed.cards.values())
        for line in half.lines
        if isinstance(line, Loot) and line.n == 1 and not line.most and not line.per_enemy
    ]
    g.then(Perform(g.figures[0].id, FACTS.numbers(loots[:1])))


@pytest.mark.clause("GLH-VOC-21")
def test_a_ray_doubles_a_heal() -> None:
    for answer, healed in (("use focusing-ray", 6), ("none", 3)):
        g = table("tinkerer")
        one = g.figures[0]
        one.health = 1
        worn(g, by_number(135))
        begin(g, 0, 37, top=True)
        half = FACTS.half(card(37), True).lines[0]
        assert isinstance(half, Heal)
        assert half.n == 3
        play(g, answer, f"pick {one.id}")
        assert one.health == min(one.full, 1 + healed)


@pytest.mark.clause("GLH-VOC-21", "GLH-VOC-10")
def test_a_charm_adds_an_obstacle() -> None:
    for answer, number in (("use stone-charm", 3), ("none", 2)):
        g = table("cragheart")
        worn(g, by_number(138))
        begin(g, 0, 118, top=False)
        play(g, "put 2,3", "put 1,4", answer)
        if number == 3:
            play(g, "put 0,3")
        assert len(g.pieces) == number


@pytest.mark.clause("GLH-VOC-22", "GLH-ACT-14")
def test_a_psychic_knife_adds_to_the_attack_of_an_augment() -> None:
    for number, top, damage in ((151, True, 1), (146, True, 0)):
        found = []
        for wearing in (True, False):
            g = table("mindthief")
            foe = monster(g, "bandit-guard", EAST, health=20)
            if wearing:
                worn(g, by_number(139))
            comes(g.heroes[0].deck, "0")
            begin(g, 0, number, top)
            play(g, f"hit {foe.id}")
            found.append(foe.health)
        assert found[1] - found[0] == damage


@pytest.mark.clause("GLH-VOC-22", "GLH-PRC-05", "GLH-ITM-13")
def test_a_scroll_helps_the_attack_of_an_ally() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, (-3, 6))
    foe = monster(g, "bandit-guard", EAST, health=20)
    possession = worn(g, by_number(93), seat=1)
    comes(g.heroes[0].deck, "0")
    strikes(g)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1
    play(g, "use scroll-of-power", f"hit {foe.id}")
    assert (foe.health, possession.state) == (20 - 3, "consumed")


@pytest.mark.clause("GLH-VOC-21", "GLH-PRC-07")
def test_an_idol_saves_a_summon_from_an_attack() -> None:
    for answer, left in (("use phasing-idol", 6), ("suffer", 4)):
        g = busy()
        bot = next(each for each in g.figures if each.what == "battle-bot")
        guard = next(each for each in g.figures if each.what == "bandit-guard")
        bot.health = 6
        worn(g, by_number(142))
        comes(g.monster_modifiers, "0")
        begin_attack(g, guard, FACTS.own_attack, [bot.id])
        play(g, answer)
        assert bot.health == left


@pytest.mark.clause("GLH-VOC-21", "GLH-PRC-08", "GLH-ELM-16")
def test_a_ring_takes_an_element_before_monsters_do() -> None:
    deck = FACTS.printed.decks["flame-demon"]
    consuming = next(
        each
        for each in deck.cards
        if any(getattr(line, "elements", ()) == ("fire",) for line in each.lines)
        or any(getattr(sub, "elements", ()) == ("fire",) for line in each.lines for sub in line.sub)
    )
    for answer, paid in (("take fire", 0), ("none", 1)):
        g = table()
        g.elements[0] = STRONG
        monster(g, "flame-demon", (3, 1))
        worn(g, by_number(92))
        g.decks["flame-demon"].card = consuming.id
        g.then(GroupTurn("flame-demon"))
        assert "take fire" in play(g)
        asked = g.advance()
        assert asked is not None
        g.answer(asked[0], answer)
        g.advance()
        assert len(g.paid) == paid or not g.stack


# What is worn


@pytest.mark.clause("GLH-CON-16", "GLH-VOC-21", "GLH-EFF-14")
@every(item for item in of("passive") if item.immune)
def test_who_is_immune_gains_nothing_and_is_not_moved(item: Item) -> None:
    from druzina.games.gloomhaven.rules.forcing import Force

    g = table()
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST)
    worn(g, item)
    for name in item.immune:
        if name in ("push", "pull"):
            g.then(Force(guard.id, one.id, 2, pull=name == "pull"))
            assert play(g) == []
            assert one.at == HERE
        else:
            gain(g, one, name)
            assert not one.is_(name)
    gain(g, one, "disarm")
    assert one.is_("disarm")


@pytest.mark.clause("GLH-TRN-07", "GLH-PRC-03")
@every(item for item in of("passive") if item.rule.startswith("basic"))
def test_basic_actions_are_worth_more(item: Item) -> None:
    g = table()
    worn(g, item)
    top = item.rule.startswith("basic_attack")
    assert items.basic(g, 0, top) == int(item.rule[-1])
    assert items.basic(g, 0, not top) == 2


@pytest.mark.clause("GLH-MOV-17", "GLH-VOC-21", "GLH-PRC-02")
@pytest.mark.parametrize(
    ("number", "moved", "worth"),
    [(50, 1, 1), (50, 2, 0), (72, 6, 1), (72, 5, 0), (97, 4, 1), (97, 3, 0)],
)
def test_what_counts_the_hexes_of_a_turn(number: int, moved: int, worth: int) -> None:
    g = table()
    one = g.figures[0]
    one.health, one.entered, g.acting = 3, moved, one.id
    worn(g, by_number(number))
    g.then(EndOfTurn(0))
    play(g)
    assert shield(g, one) + g.heroes[0].xp + one.health - 3 == worth


@pytest.mark.clause("GLH-MOV-17", "GLH-VOC-21")
def test_elemental_boots_infuse_after_five_hexes() -> None:
    for moved, offered in ((5, True), (4, False)):
        g = table()
        g.figures[0].entered = moved
        possession = worn(g, by_number(149))
        g.then(EndOfTurn(0))
        assert bool(play(g)) == offered
    g.figures[0].entered = 5
    g.then(EndOfTurn(0))
    play(g, "use elemental-boots", "take air")
    assert g.elements[ELEMENTS.index("air")] == STRONG
    assert possession.state == "spent"


@pytest.mark.clause("GLH-MOV-17", "GLH-VOC-21")
def test_a_horned_helm_adds_to_one_blow_after_four_hexes() -> None:
    for moved, damage in ((4, 3), (3, 2)):
        g = table()
        one = g.figures[0]
        one.entered, g.acting = moved, one.id
        foe = monster(g, "bandit-guard", EAST, health=20)
        worn(g, by_number(107))
        comes(g.heroes[0].deck, "0", "0")
        begin_attack(g, one, FACTS.basic_attack, [foe.id])
        play(g)
        assert 20 - foe.health == damage
        begin_attack(g, one, FACTS.basic_attack, [foe.id])
        play(g)
        assert 20 - foe.health == damage + 2


@pytest.mark.clause("GLH-MOV-06", "GLH-VOC-21")
def test_boots_and_a_cloak_make_one_fly() -> None:
    for number in (58, 71):
        g = table()
        one = g.figures[0]
        assert not field.flies(g, one)
        worn(g, by_number(number))
        assert field.flies(g, one)


@pytest.mark.clause("GLH-VOC-21", "GLH-CON-12")
def test_in_an_obstacle_the_cloak_hides_and_binds() -> None:
    g = table()
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    worn(g, by_number(58))
    assert field.visible(g, one, guard)
    g.pieces = [Piece("obstacle", [HERE])]
    assert not field.visible(g, one, guard)
    strikes(g)
    assert play(g) == []
    assert guard.health == 20


@pytest.mark.clause("GLH-VOC-21", "GLH-SHD-03")
def test_a_hood_shields_among_three_monsters() -> None:
    g = table()
    one = g.figures[0]
    worn(g, by_number(76))
    for place, wanted in ((EAST, 0), (NORTH, 0), (WEST, 1)):
        monster(g, "bandit-guard", place)
        assert shield(g, one) == wanted


@pytest.mark.clause("GLH-VOC-21", "GLH-OVL-07", "GLH-MOV-09")
def test_who_feels_no_terrain() -> None:
    from druzina.games.gloomhaven.rules.moving import GoTo, Walk

    for number, cost, healed in ((98, 2, 0), (99, 3, 2), (0, 3, -1)):
        g = table()
        one = g.figures[0]
        one.health, g.acting = 4, one.id
        g.pieces = [Piece("difficult", [EAST]), Piece("hazardous", [(3, 2)])]
        careless(g)
        if number:
            worn(g, by_number(number))
        assert GoTo(0, one.id, 9).cost(g, one, [EAST, (3, 2)]) == cost
        g.then(Walk(one.id, [EAST, (3, 2)], 9), EndOfTurn(0))
        play(g)
        assert one.health == 4 + healed


@pytest.mark.clause("GLH-VOC-21", "GLH-SET-10")
def test_a_second_skin_takes_two_minus_ones_out() -> None:
    characters = (Character("brute", items=("second-skin",)), Character("scoundrel"))
    g = set_up(DungeonOptions(seats=2, each=characters), FACTS, 1)
    minus = [each for each in g.heroes[0].deck.draw if FACTS.modifiers[each].n == -1]
    assert (len(minus), len(g.heroes[0].deck.draw)) == (3, 18)


@pytest.mark.clause("GLH-VOC-21", "GLH-FOC-09")
def test_a_shawl_makes_one_the_last_to_be_focused() -> None:
    from druzina.games.gloomhaven.rules.monsters import FigureTurn
    from tests.games.gloomhaven.dungeon import shows
    from tests.games.gloomhaven.test_turns_in_play import by_initiative

    for wearing in (True, False):
        g = dungeon("brute", "scoundrel")
        brute, she = hero(g, 0, HERE), hero(g, 1, (3, 2))
        careless(g)
        g.heroes[0].initiative, g.heroes[1].initiative = 10, 50
        guard = monster(g, "bandit-guard", EAST)
        if wearing:
            worn(g, by_number(105))
        shows(g, "guard", by_initiative("guard", 50))
        comes(g.monster_modifiers, "0")
        g.then(FigureTurn(guard.id))
        play(g)
        assert (brute.health == brute.full) == wearing
        assert (she.health == she.full) != wearing


@pytest.mark.clause("GLH-VOC-21")
def test_a_helm_makes_strength_of_muddle() -> None:
    g = table()
    worn(g, by_number(108))
    gain(g, g.figures[0], "muddle")
    assert g.figures[0].is_("strengthen")
    assert not g.figures[0].is_("muddle")


@pytest.mark.clause("GLH-ITM-16", "GLH-VOC-21")
@every(of(*OTHER_CLASSES))
def test_items_for_what_other_classes_do_are_never_offered(item: Item) -> None:
    """Anybody may wear them; the six classes sing no songs and give no commands."""
    g = busy()
    worn(g, item)
    sheet = g.heroes[0]
    sheet.waiting = [sheet.hand.pop()]
    g.then(HeroTurn(0))
    assert all(item.id not in choice for choice in play(g))


@pytest.mark.clause("GLH-ITM-12", "GLH-CON-08")
def test_a_stunned_character_uses_nothing_but_slots_still_work() -> None:
    g = table()
    careless(g)
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST)
    worn(g, by_number(8))
    armor = worn(g, by_number(3))
    give(one, "stun")
    comes(g.monster_modifiers, "1")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    assert play(g) == []
    assert one.full - one.health == 2 + 1 - 1
    assert armor.used == 1


@pytest.mark.clause("GLH-TIM-07", "GLH-PRC-03", "GLH-TRN-08")
def test_items_of_the_own_turn_are_offered_between_two_abilities() -> None:
    g = table()
    one = g.figures[0]
    one.health = 1
    worn(g, by_number(12))
    monster(g, "bandit-guard", (3, 1))
    two = next(
        each
        for each in FACTS.printed.cards.values()
        if each.id in FACTS.printed.hands["brute"]
        and [type(line).__name__ for line in each.bottom.lines] == ["Move", "Attack"]
    )
    begin(g, 0, two.print, top=False)
    choices = play(g, "go 2,2")
    assert choices == ["use minor-healing-potion", "none"]
    play(g, "use minor-healing-potion")
    assert one.health == 4


@pytest.mark.clause("GLH-ITM-15")
def test_arming_knows_no_item_for_no_attack() -> None:
    g = table()
    worn(g, by_number(51))
    assert arming.negating(g, 0, attack=False) == []
    assert arming.negating(g, 0, attack=True) == ["shadow-armor"]
