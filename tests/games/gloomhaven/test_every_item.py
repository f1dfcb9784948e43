"""GLH-ITM, GLH-V15, GLH-VOC-21, -22: every item used once, by its own figures.

What an item does is read off its entry, not off a list of items: a window's test is run for
every item of that window.
"""

from collections.abc import Iterable

import pytest

from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Conditions,
    Heal,
    Infuse,
    Recover,
    Refresh,
    Shield,
    Summon,
)
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    INERT,
    STRONG,
    Actor,
    Boon,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Possession,
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

EAST, WEST, NORTH = (2, 3), (0, 3), (1, 2)
ITEMS = list(FACTS.printed.items.values())
DAGGER = 10  # a card: Attack 3, range 3; below Attack 2
VALUE = {True: 3, False: 2}
OTHER_CLASSES = ("own_song", "own_doom", "ally_medical_pack", "own_command")


def of(*windows: str) -> list[Item]:
    return [item for item in ITEMS if item.window in windows]


def every(found: Iterable[Item]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("item", list(found), ids=lambda item: item.id)


def worn(g: Dungeon, item: Item, seat: int = 0) -> Possession:
    one = Possession(item.id)
    g.heroes[seat].items.append(one)
    return one


def careless(g: Dungeon) -> None:
    for sheet in g.heroes:
        sheet.hand, sheet.discard = [], []


def table(class_: str = "brute") -> Dungeon:
    g = dungeon(class_, "scoundrel" if class_ != "scoundrel" else "brute")
    hero(g, 0, HERE)
    return g


def strikes(g: Dungeon, ranged: bool = False) -> None:
    """The Brute is about to attack one enemy."""
    begin(g, 0, DAGGER, top=ranged)


def used_up(item: Item, one: Possession) -> bool:
    wanted = {"spent": "spent", "consumed": "consumed", "always": "ready"}[item.use]
    return one.state == wanted


def test_all_150_items_are_in_one_of_the_tables() -> None:
    here = [
        *TURN,
        *SHAPES,
        *of("own_move", "own_attack", "own_melee_attack", "own_ranged_attack"),
        *of("attack_damage_on_self", "attacked", "round_start", "own_turn_end", "own_kill"),
        *of("own_loot", "own_heal", "own_obstacle_created", "own_augment", "ally_attack"),
        *of("summon_damaged", "enemy_consumes", "passive", *OTHER_CLASSES),
    ]
    assert sorted(item.print for item in here) == list(range(1, 151))


# In the own turn


TURN = of("own_turn")


def busy() -> Dungeon:
    """Somebody hurt beside friends and enemies, with cards and items to bring back."""
    g = dungeon("brute", "scoundrel")
    one, other = hero(g, 0, HERE), hero(g, 1, WEST)
    one.health = other.health = 2
    monster(g, "bandit-guard", EAST, health=9)
    g.elements = [STRONG] * 6
    g.pieces = [Piece("obstacle", [NORTH]), Piece("trap", [(1, 5)], 3)]
    g.loose = [Loose((1, 4))]
    for sheet in g.heroes:
        sheet.discard = [sheet.hand.pop() for _ in range(4)]
        sheet.items = [Possession("minor-healing-potion", "consumed"), Possession("war-hammer")]
        sheet.items[1].state = "spent"
    friend = Figure(g.next, 2, "battle-bot", 0, (2, 2), 1, 6, seat=0)
    g.next += 1
    g.figures.append(friend)
    return g


def answer_all(g: Dungeon, stop: str) -> None:
    """The first answer to everything, until a question offers this."""
    while (asked := g.advance()) is not None:
        if stop in asked[1]:
            return
        g.answer(asked[0], asked[1][0])


@pytest.mark.clause("GLH-VOC-22", "GLH-ITM-17", "GLH-ITM-03", "GLH-ITM-04", "GLH-ITM-20")
@every(TURN)
def test_items_of_the_own_turn_do_what_their_lines_say(item: Item) -> None:
    g = busy()
    one, friend = g.figures[0], g.figures[1]
    guard = next(each for each in g.figures if each.what == "bandit-guard")
    bot = next(each for each in g.figures if each.what == "battle-bot")
    sheet = g.heroes[0]
    if item.id == sheet.items[0].item:
        sheet.items[0].item = "minor-power-potion"
    possession = worn(g, item)
    if item.rule.startswith("cures"):
        give(one, "muddle", "poison")
    sheet.waiting = [sheet.hand.pop()]
    hand, curses = len(sheet.hand), (g.curses, g.monster_curses)
    g.then(HeroTurn(0))
    menu = play(g)
    assert f"use {item.id}" in menu
    play(g, f"use {item.id}")
    answer_all(g, f"top {sheet.waiting[0]}")
    assert used_up(item, possession)
    assert sheet.counts["items_used"] == 1
    told = [did(g, line, (one, friend, guard, bot), hand, curses) for line in item.lines]
    for element in item.consumes:
        assert INERT in g.elements if element == "any" else not element_left(g, element)
    assert any(told) or item.print in SINGLE_TURN


def did(
    g: Dungeon,
    line: AnyLine,
    figures: tuple[Figure, Figure, Figure, Figure],
    hand: int,
    curses: tuple[int, int],
) -> bool:
    """Whether it is known what a line does; then that has happened."""
    one, friend, guard, bot = figures
    sheet = g.heroes[0]
    if isinstance(line, Heal):
        healed, before = (bot, 1) if line.whom else (one, 2)
        assert healed.health == min(healed.full, before + line.n)
    elif isinstance(line, Infuse):
        assert len(g.infused) == line.n
        assert line.element == "any" or g.infused == [ELEMENTS.index(line.element)]
    elif isinstance(line, Conditions):
        side = line.whom.side if line.whom else "self"
        afflicted(g, line, one if side != "enemies" else guard, curses)
        assert (side == "allies") == friend.is_("strengthen")
    elif isinstance(line, Recover):
        mine = line.whom is None or line.whom.side == "self"
        assert len(sheet.hand) == hand + (line.n if mine else 0)
        assert len(g.heroes[1].discard) == 4 - (0 if mine else line.n)
    elif isinstance(line, Refresh):
        assert [each.state for each in sheet.items[:2]] != ["consumed", "spent"]
    elif isinstance(line, Summon) and line.figure is not None:
        made, figure = g.figures[-1], line.figure
        assert (made.what, made.health, made.seat) == (figure.id, figure.health, 0)
        assert field.adjacent(g, made.at, one.at)
        assert sheet.active == []
    else:
        return False
    return True


def afflicted(g: Dungeon, line: Conditions, one: Figure, curses: tuple[int, int]) -> None:
    for name in line.conditions:
        if name == "curse":
            assert (g.curses, g.monster_curses) != curses
        else:
            assert one.is_(name)


SINGLE_TURN = {73, 89, 90, 120, 124, 125, 127, 129, 133}


def element_left(g: Dungeon, element: str) -> bool:
    return g.elements[ELEMENTS.index(element)] != INERT


def by_number(number: int) -> Item:
    return next(item for item in ITEMS if item.print == number)


def in_busy_turn(number: int) -> tuple[Dungeon, Figure]:
    g = busy()
    worn(g, by_number(number))
    sheet = g.heroes[0]
    sheet.waiting = [sheet.hand.pop()]
    g.then(HeroTurn(0))
    return g, g.figures[0]


@pytest.mark.clause("GLH-VOC-22")
def test_a_cape_is_a_jump_of_four_hexes() -> None:
    g, one = in_busy_turn(73)
    play(g, "use blinking-cape", "go 3,1")
    assert (one.at, one.entered) == ((3, 1), 2)


@pytest.mark.clause("GLH-VOC-22")
def test_one_cure_takes_one_condition_and_the_other_all() -> None:
    for number, answers, left in ((89, ["cure poison"], ["muddle"]), (90, [], [])):
        g = busy()
        worn(g, by_number(number))
        give(g.figures[0], "muddle", "poison")
        sheet = g.heroes[0]
        sheet.waiting = [sheet.hand.pop()]
        g.then(HeroTurn(0))
        play(g, f"use {by_number(number).id}", *answers)
        assert [name for name in ("muddle", "poison") if g.figures[0].is_(name)] == left


@pytest.mark.clause("GLH-VOC-22", "GLH-SUM-13")
def test_a_staff_moves_a_summon_of_ones_own() -> None:
    g, _ = in_busy_turn(120)
    bot = next(each for each in g.figures if each.what == "battle-bot")
    play(g, "use staff-of-summoning", f"pick {bot.id}", "go 3,1")
    assert bot.at == (3, 1)


@pytest.mark.clause("GLH-VOC-08", "GLH-VOC-22")
def test_a_compass_forces_an_enemy_to_move() -> None:
    g, _ = in_busy_turn(124)
    guard = next(each for each in g.figures if each.what == "bandit-guard")
    choices = play(g, "use doomed-compass", f"pick {guard.id}")
    assert "go 3,1" in choices
    play(g, "go 3,1")
    assert guard.at == (3, 1)


@pytest.mark.clause("GLH-VOC-22", "GLH-OVL-04")
def test_a_gear_disarms_all_traps_near_and_a_crystal_breaks_an_obstacle() -> None:
    g, _ = in_busy_turn(125)
    play(g, "use curious-gear")
    assert [piece.kind for piece in g.pieces] == ["obstacle"]
    g, _ = in_busy_turn(133)
    play(g, "use resonant-crystal", "put 1,2")
    assert [piece.kind for piece in g.pieces] == ["trap"]


@pytest.mark.clause("GLH-VOC-22", "GLH-LOT-01")
def test_a_spider_loots() -> None:
    g, _ = in_busy_turn(127)
    play(g, "use giant-remote-spider")
    assert (g.heroes[0].coins, g.loose) == (1, [])


@pytest.mark.clause("GLH-VOC-22")
def test_a_marked_enemy_is_hit_harder_by_the_one_who_marked_it_alone() -> None:
    g, one = in_busy_turn(129)
    guard = next(each for each in g.figures if each.what == "bandit-guard")
    play(g, "use black-card")
    g.stack.clear()
    for striker, damage in ((one, 3), (g.figures[1], 2)):
        before = guard.health
        comes(g.heroes[striker.seat].deck, "0")
        begin_attack(g, striker, FACTS.basic_attack, [guard.id])
        play(g)
        assert before - guard.health == damage


@pytest.mark.clause("GLH-ELM-15", "GLH-ELM-06")
def test_which_element_an_item_takes_is_asked() -> None:
    g, _ = in_busy_turn(75)
    choices = play(g, "use circlet-of-elements")
    assert choices == [f"take {name}" for name in ELEMENTS]
    play(g, "take air", "take fire")
    assert [element_left(g, name) for name in ("air", "fire")] == [False, True]


# For a move


@pytest.mark.clause("GLH-ITM-08", "GLH-PRC-04", "GLH-TRN-08")
@every(of("own_move"))
def test_items_of_a_move_add_points_or_a_jump(item: Item) -> None:
    g = table()
    g.figures[0].at = (-3, 6)
    possession = worn(g, item)
    g.pieces = [Piece("obstacle", [at]) for at in field.beside(g, (-3, 6))]
    if not item.jump:
        g.pieces = g.pieces[1:]
    plain = len(play_moves(g, "none"))
    more = play_moves(g, f"use {item.id}")
    assert used_up(item, possession)
    assert item.move or item.jump
    if item.jump:
        assert plain <= 1
        assert len(more) > 1
    else:
        assert len(more) > plain


def play_moves(g: Dungeon, answer: str) -> list[str]:
    """The ends of a Move 2 after that answer."""
    g.stack.clear()
    begin(g, 0, 1, top=False, basic=True)
    g.stack.clear()
    from druzina.games.gloomhaven.rules.turn import Basic

    g.then(Basic(0, top=False))
    asked = g.advance()
    assert asked is not None
    g.answer(asked[0], answer)
    return [] if (asked := g.advance()) is None else [str(each) for each in asked[1]]


# For an attack


ATTACK = [
    item
    for item in of("own_attack", "own_melee_attack", "own_ranged_attack")
    if item.print not in (66, 137, 145)
]


@pytest.mark.clause(
    "GLH-ITM-10", "GLH-ITM-11", "GLH-ITM-18", "GLH-DMG-08", "GLH-ELM-14", "GLH-ITM-09"
)
@every(ATTACK)
def test_items_of_an_attack_add_what_they_say(item: Item) -> None:
    """Against somebody with a shield of 3, for a card of +0."""
    ranged = item.window == "own_ranged_attack"
    g = table()
    careless(g)
    g.elements = [STRONG] * 6
    one = g.figures[0]
    one.at = WEST if ranged else HERE
    type_ = item.against[0] if item.against else "bandit-guard"
    foe = monster(g, type_, EAST, health=20)
    foe.boons.append(Boon("shield", 3))
    before, own = shield(g, foe), one.health
    possession = worn(g, item)
    comes(g.heroes[0].deck, "0", "1")
    strikes(g, ranged)
    if item.whole:
        assert f"use {item.id}" in play(g)
        play(g, f"use {item.id}")
        answer_until(g, f"hit {foe.id}")
    play(g, f"hit {foe.id}")
    if not item.whole:
        play(g, f"use {item.id}")
    while (asked := g.advance()) is not None and asked[1][-1] != "none":
        g.answer(asked[0], asked[1][0])
    pierced = before if item.ignores_shield else min(before, item.pierce)
    drawn = 1 if item.advantage else 0
    assert 20 - foe.health == max(0, VALUE[ranged] + item.attack + drawn - (before - pierced))
    for name in item.conditions:
        assert foe.is_(name) if name != "curse" else g.monster_curses == 1
    per_attack = 2 if item.rule == "hurts_per_attack" else 0
    assert own - one.health == item.damage + per_attack
    assert used_up(item, possession)
    assert any(not element_left(g, name) for name in ELEMENTS) == bool(item.consumes)
    if item.pull:
        assert any(choice.startswith("push") for choice in play(g))
    if item.range:
        assert reach_with(item) == 3 + item.range


def answer_until(g: Dungeon, wanted: str) -> None:
    while (asked := g.advance()) is not None and wanted not in asked[1]:
        g.answer(asked[0], asked[1][-1] if "none" in asked[1] else asked[1][0])


def reach_with(item: Item) -> int:
    g = table()
    monster(g, "bandit-guard", (3, 1), health=20)
    worn(g, item)
    strikes(g, ranged=True)
    play(g, f"use {item.id}")
    assert g.strike is not None
    return g.strike.range


@pytest.mark.clause("GLH-VOC-21", "GLH-ITM-05", "GLH-PRC-06")
def test_some_items_work_for_every_melee_attack_without_a_question() -> None:
    for number, health, damage, pushed in (
        (66, 10, 0, True),
        (137, 10, 1, False),
        (145, 1, 2, False),
    ):
        g = table()
        g.figures[0].health = health
        foe = monster(g, "bandit-guard", EAST, health=20)
        foe.boons.append(Boon("shield", 1))
        worn(g, by_number(number))
        comes(g.heroes[0].deck, "0")
        strikes(g)
        choices = play(g, f"hit {foe.id}")
        assert 20 - foe.health == 2 - 1 + damage
        assert any(choice.startswith("push") for choice in choices) == pushed
    g = table()
    foe = monster(g, "bandit-guard", EAST, health=20)
    worn(g, by_number(145))
    comes(g.heroes[0].deck, "0")
    strikes(g)
    play(g, f"hit {foe.id}")
    assert foe.health == 20 - 2


# Shapes


SHAPES = of("own_single_target_melee_attack", "own_single_target_ranged_attack")


@pytest.mark.clause("GLH-ITM-19", "GLH-ARE-05")
@every(item for item in SHAPES if item.area)
def test_an_attack_on_one_becomes_an_area(item: Item) -> None:
    assert item.area is not None
    melee = item.area.melee
    g = table()
    careless(g)
    if not melee:
        g.figures[0].at = WEST
    spots = [(2, 2), (3, 1)] if item.print == 26 else [EAST, (2, 2)]
    foes = [monster(g, "bandit-guard", at, health=20) for at in spots]
    friend = hero(g, 1, (3, 2)) if item.rule else None
    possession = worn(g, item)
    comes(g.heroes[0].deck, "0", "0")
    strikes(g, ranged=not melee)
    choices = play(g, f"use {item.id}")
    hit = [choice for choice in choices if all(f"{q},{r}" in choice for q, r in spots)]
    if friend is not None:
        hit = [choice for choice in hit if "3,2" in choice]
    play(g, hit[0])
    assert [each.health for each in foes] == [20 - VALUE[not melee]] * 2
    assert used_up(item, possession)
    if friend is not None:
        assert friend.health == friend.full - 3


@pytest.mark.clause("GLH-ITM-19")
def test_an_attack_on_several_is_offered_no_shape() -> None:
    g = table("scoundrel")
    g.figures[0].at = (0, 3)
    monster(g, "bandit-guard", EAST)
    worn(g, by_number(33))
    begin(g, 0, 94, top=True)  # two targets
    assert all(not choice.startswith("use") for choice in play(g))


@pytest.mark.clause("GLH-ITM-19", "GLH-VOC-21", "GLH-VOC-03")
def test_a_halberd_reaches_two_hexes_and_stays_melee() -> None:
    for wearing in (True, False):
        g = table()
        g.figures[0].at = WEST
        foe = monster(g, "bandit-guard", EAST, health=20)
        near = monster(g, "bandit-guard", HERE, health=20)
        if wearing:
            worn(g, by_number(68))
        strikes(g)
        assert (f"hit {foe.id}" in play(g)) == wearing
        assert f"hit {near.id}" in play(g)
        if wearing:
            comes(g.heroes[0].deck, "0")
            foe.boons.append(Boon("retaliate", 1))
            play(g, f"hit {foe.id}")
            assert foe.health == 18
            assert g.figures[0].health == g.figures[0].full


@pytest.mark.clause("GLH-ATK-20", "GLH-ITM-19")
def test_a_falchion_burns_the_target_and_the_enemies_beside_it() -> None:
    g = table()
    foe = monster(g, "bandit-guard", EAST, health=20)
    beside = monster(g, "bandit-guard", (3, 2), health=20)
    away = monster(g, "bandit-guard", (-1, 4), health=20)
    possession = worn(g, by_number(116))
    comes(g.heroes[0].deck, "0")
    strikes(g)
    play(g, f"hit {foe.id}", "use fueled-falchion")
    assert [each.health for each in (foe, beside, away)] == [20 - 2 - 1, 19, 20]
    assert possession.state == "consumed"


# Against an attack


@pytest.mark.clause("GLH-ITM-06", "GLH-ITM-13", "GLH-ITM-15", "GLH-SHD-02", "GLH-RET-01")
@every(of("attack_damage_on_self"))
def test_armour_takes_damage_of_an_attack(item: Item) -> None:
    g = table()
    careless(g)
    g.elements = [STRONG] * 6
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    possession = worn(g, item)
    comes(g.monster_modifiers, "2")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    if not item.uses:
        play(g, f"use {item.id}")
    else:
        play(g)
    taken = 4 if item.rule == "negates" else item.shield
    assert one.full - one.health == max(0, 2 + 2 - taken)
    assert 20 - guard.health == item.retaliate
    if item.uses:
        assert (possession.used, possession.state) == (1, "ready")
        for _ in range(item.uses - 1):
            comes(g.monster_modifiers, "0")
            begin_attack(g, guard, FACTS.own_attack, [one.id])
            play(g)
    assert used_up(item, possession)
    assert element_left(g, "light") == ("light" not in item.consumes)


@pytest.mark.clause("GLH-ITM-06")
def test_no_slot_is_used_where_no_damage_would_be_left() -> None:
    g = table()
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST)
    possession = worn(g, by_number(3))
    comes(g.monster_modifiers, "null")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    play(g)
    assert possession.used == 0


def attacked(number: int, *cards: str, strong: str = "") -> tuple[Dungeon, Figure, Figure]:
    g = table()
    careless(g)
    if strong:
        g.elements[ELEMENTS.index(strong)] = STRONG
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    worn(g, by_number(number))
    comes(g.monster_modifiers, *cards)
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    return g, one, guard


@pytest.mark.clause("GLH-ITM-15", "GLH-PRC-06")
@pytest.mark.parametrize(("number", "shields"), [(4, 0), (30, 1)])
def test_leather_gives_the_attacker_disadvantage(number: int, shields: int) -> None:
    g, one, _ = attacked(number, "2", "0")
    play(g, f"use {by_number(number).id}")
    assert one.full - one.health == 2 - shields
    assert shield(g, one) == 0


@pytest.mark.clause("GLH-VOC-21", "GLH-ADV-08")
@pytest.mark.parametrize("double", ["2x", "bless"])
def test_a_helmet_makes_a_double_nothing(double: str) -> None:
    g, one, _ = attacked(7, double)
    g.blesses += double == "bless"
    play(g)
    assert one.full - one.health == 2


@pytest.mark.clause("GLH-VOC-21", "GLH-PRC-06")
def test_a_helm_and_a_crest_answer_while_their_element_is_strong() -> None:
    for strong in ("earth", ""):
        g, _, guard = attacked(110, "0", strong=strong)
        play(g)
        assert guard.is_("immobilize") == bool(strong)
    for strong in ("ice", ""):
        g, _, guard = attacked(111, "0", strong=strong)
        choices = play(g)
        assert any(choice.startswith("push") for choice in choices) == bool(strong)
    assert g.elements[ELEMENTS.index("ice")] == INERT


@pytest.mark.clause("GLH-VOC-21")
def test_a_heart_turns_an_attack_on_an_ally_of_the_attacker() -> None:
    g = table()
    careless(g)
    one = g.figures[0]
    guard = monster(g, "bandit-guard", EAST, health=20)
    other = monster(g, "bandit-archer", (3, 2), health=20)
    monster(g, "bandit-archer", (-2, 5))
    possession = worn(g, by_number(131))
    comes(g.monster_modifiers, "1")
    begin_attack(g, guard, FACTS.own_attack, [one.id])
    play(g, "use heart-of-the-betrayer")
    assert (one.health, other.health) == (one.full, 20 - 3)
    assert possession.state == "consumed"
    elite = monster(g, "city-guard", NORTH, "elite")
    possession.state = "ready"
    begin_attack(g, elite, FACTS.own_attack, [one.id])
    assert all("heart" not in choice for choice in play(g))


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
    from tests.games.gloomhaven.test_turns_in_play import by_initiative, shows

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
