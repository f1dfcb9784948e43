"""GLH-ITM, GLH-V15, GLH-VOC-21, -22: every item used once, by its own figures.

What an item does is read off its entry, not off a list of items: a window's test is run for
every item of that window.
"""

import pytest

from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Conditions,
    Heal,
    Infuse,
    Recover,
    Refresh,
    Summon,
)
from druzina.games.gloomhaven.cards.model import Item
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    INERT,
    PARTY,
    SUMMON,
    Dungeon,
    Figure,
    Piece,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.turn import HeroTurn
from tests.games.gloomhaven.dungeon import (
    FACTS,
    begin,
    comes,
    give,
    play,
)
from tests.games.gloomhaven.outfits import (
    OTHER_CLASSES,
    answer_all,
    busy,
    by_number,
    element_left,
    every,
    of,
    table,
    used_up,
    worn,
)


def test_all_150_items_are_in_one_of_the_tables() -> None:
    here = [
        *of("own_turn"),
        *of("own_single_target_melee_attack", "own_single_target_ranged_attack"),
        *of("own_move", "own_attack", "own_melee_attack", "own_ranged_attack"),
        *of("attack_damage_on_self", "attacked", "round_start", "own_turn_end", "own_kill"),
        *of("own_loot", "own_heal", "own_obstacle_created", "own_augment", "ally_attack"),
        *of("summon_damaged", "enemy_consumes", "passive", *OTHER_CLASSES),
    ]
    assert sorted(item.print for item in here) == list(range(1, 151))


# In the own turn


TURN = of("own_turn")


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


@pytest.mark.clause("GLH-VOC-22", "GLH-VOC-07")
@pytest.mark.parametrize(("number", "others_too"), [(120, False), (100, True)])
def test_a_staff_is_for_ones_own_summons_and_robes_are_for_any(
    number: int, others_too: bool
) -> None:
    g, _ = in_busy_turn(number)
    (bot,) = [each for each in g.figures if each.what == "battle-bot"]
    other = Figure(g.next, SUMMON, "rat-swarm", PARTY, (1, 4), 3, 6, seat=1)
    g.figures.append(other)
    offered = play(g, f"use {by_number(number).id}")
    found = {int(each.removeprefix("pick ")) for each in offered if each.startswith("pick ")}
    assert found == ({bot.id, other.id} if others_too else {bot.id})


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
