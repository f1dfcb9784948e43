"""GLH-TRN, -MOV, -OVL, -ACT, -REC, -RST, -TIM, -VOC: what a turn does and leaves undone."""

import pytest

from druzina.games.gloomhaven.cards.lines import Attack, Grant, Loot, Move, Slots, Summon
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    MONSTERS,
    OBJECTIVE,
    STRONG,
    Action,
    Active,
    Boon,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Possession,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import Perform, is_straight
from druzina.games.gloomhaven.rules.affecting import ForWhom
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.conditions import heal
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.ending import exhausted
from druzina.games.gloomhaven.rules.figures import shield
from druzina.games.gloomhaven.rules.moving import GoTo, Walk
from druzina.games.gloomhaven.rules.turn import EndOfTurn, HeroTurn
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
    play,
)
from tests.games.gloomhaven.test_turns_in_play import careless

EAST, WEST, NORTH = (2, 3), (0, 3), (1, 2)


def summon(g: Dungeon, what: str, at: tuple[int, int], health: int, seat: int = 0) -> Figure:
    one = Figure(g.next, 2, what, 0, at, health, health, seat=seat)
    g.next += 1
    g.figures.append(one)
    return one


def grants(number: int) -> list[Grant]:
    """What figures are forced to by the bottom of a card."""
    return [line for line in FACTS.half(card(number), False).lines if isinstance(line, Grant)]


def with_slots(on: str) -> tuple[int, bool]:
    """A card whose slots wait for that and ask nothing else."""
    return next(
        (one.print, half is one.top)
        for one in FACTS.printed.cards.values()
        for half in (one.top, one.bottom)
        for line in half.lines
        if isinstance(line, Slots)
        and line.on == on
        and len(half.slots) > 2
        and line.against is None
        and not line.while_invisible
    )


# Cards and actions


@pytest.mark.clause("GLH-CRD-01")
def test_every_card_has_a_name_an_initiative_a_level_and_two_actions() -> None:
    for id_, one in FACTS.printed.cards.items():
        assert one.id == id_
        assert set(one.name) == {"en", "cs"}
        assert 1 <= one.initiative <= 99
        assert 0 <= one.level <= 9
        assert one.top.lines
        assert one.bottom.lines


@pytest.mark.clause("GLH-CRD-03", "GLH-ACT-11")
def test_a_half_is_an_action_of_every_kind_it_holds() -> None:
    """Trample moves and attacks; a slot for heal actions is used by a half that heals."""
    half = FACTS.half(card(1), False)
    assert [type(line) for line in half.lines] == [Move, Attack]
    g = dungeon("tinkerer", "brute")
    one = hero(g, 0, HERE, health=1)
    number, top = with_slots("heal_action")
    marker = active(g, 0, number, top)
    begin(g, 0, 37, top=True)
    play(g, f"pick {one.id}")
    assert marker.slot == 1
    assert one.health > 1 + 3


@pytest.mark.clause("GLH-TRN-03", "GLH-VOC-01")
def test_lines_are_done_from_top_to_bottom() -> None:
    g = dungeon("tinkerer", "brute")
    one = hero(g, 0, HERE)
    near = monster(g, "bandit-guard", EAST)
    begin(g, 0, 46, top=False)  # muddle all adjacent enemies, then Move 2
    choices = play(g)
    assert near.is_("muddle")
    assert one.at == HERE
    assert any(choice.startswith("go") for choice in choices)


@pytest.mark.clause("GLH-TRN-05", "GLH-TRN-14")
def test_what_helps_may_be_declined_and_what_harms_may_not() -> None:
    g = dungeon("tinkerer", "brute")
    one = hero(g, 0, HERE, health=2)
    begin(g, 0, 37, top=True)
    assert "none" in play(g)
    g = dungeon("cragheart", "brute")
    careless(g)
    hero(g, 0, HERE)
    friend = hero(g, 1, WEST)
    foe = monster(g, "bandit-guard", EAST, health=9)
    begin(g, 0, 124, top=False)  # 1 damage to all beside it, friends too
    play(g)
    assert (friend.health, foe.health) == (friend.full - 1, 8)
    assert one.health == 2


@pytest.mark.clause("GLH-TRN-06", "GLH-MON-08")
def test_allies_are_neither_targets_nor_touched() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    friend = hero(g, 1, WEST)
    foe = monster(g, "bandit-guard", EAST)
    other = monster(g, "living-bones", NORTH)
    begin(g, 0, 1, top=True)
    assert f"hit {friend.id}" not in play(g)
    assert field.hostile(foe, friend)
    assert not field.hostile(foe, other)


@pytest.mark.clause("GLH-TIM-04", "GLH-REC-01", "GLH-TRN-04")
def test_a_lost_first_card_can_be_recovered_by_the_second() -> None:
    g = dungeon("spellweaver", "brute")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    lost = sheet.hand[0]
    sheet.hand.remove(lost)
    sheet.lost = [lost]
    begin(g, 0, 63, top=True)  # recover all lost cards
    assert f"recover {lost}" in play(g)
    play(g, f"recover {lost}")
    assert lost in sheet.hand


@pytest.mark.clause("GLH-REC-01", "GLH-REC-03", "GLH-ACT-13")
def test_a_card_in_the_active_area_is_recovered_and_its_summon_leaves() -> None:
    g = dungeon("tinkerer", "spellweaver")
    hero(g, 0, HERE)
    ally = hero(g, 1, EAST)
    sheet = g.heroes[1]
    bear = summon(g, "mystic-ally", (2, 2), 4, seat=1)
    number, top = next(
        (FACTS.printed.cards[id_].print, half is FACTS.printed.cards[id_].top)
        for id_ in FACTS.printed.hands["spellweaver"]
        for half in (FACTS.printed.cards[id_].top, FACTS.printed.cards[id_].bottom)
        if isinstance(half.lines[0], Summon) and half.lost
    )
    one = active(g, 1, number, top)
    one.figure = bear.id
    begin(g, 0, 45, top=False)
    play(g, f"pick {ally.id}")
    play(g, f"recover {card(number)}")
    assert sheet.active == []
    assert card(number) in sheet.hand
    assert g.find(bear.id) is None


@pytest.mark.clause("GLH-REC-01", "GLH-DMG-07")
def test_a_card_that_never_returns_can_still_be_lost_against_damage() -> None:
    forever = next(
        one
        for one in FACTS.printed.cards.values()
        if one.top.unrecoverable or one.bottom.unrecoverable
    )
    class_ = next(c for c, own in FACTS.printed.hands.items() if forever.id in own)
    g = dungeon(class_, "brute" if class_ != "brute" else "scoundrel", character_level=9)
    one = hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.hand, sheet.discard, sheet.lost = [forever.id], [], []
    g.then(Hurt(one.id, 2))
    play(g, f"lose {forever.id}")
    assert sheet.lost == [forever.id]
    assert one.health == one.full


@pytest.mark.clause("GLH-REC-02")
def test_a_refreshed_item_can_be_used_again() -> None:
    g = dungeon("tinkerer", "brute", character_level=9)
    hero(g, 0, HERE)
    ally = hero(g, 1, EAST)
    g.heroes[1].items = [Possession("minor-healing-potion", "consumed", 1)]
    number = next(
        one.print
        for one in FACTS.printed.cards.values()
        if any(type(line).__name__ == "Refresh" for line in (*one.top.lines, *one.bottom.lines))
    )
    half = FACTS.printed.cards[card(number)]
    top = any(type(line).__name__ == "Refresh" for line in half.top.lines)
    begin(g, 0, number, top)
    play(g, f"pick {ally.id}", "use minor-healing-potion")
    assert g.heroes[1].items[0] == Possession("minor-healing-potion", "ready", 0)


# Moves


@pytest.mark.clause("GLH-MOV-16")
def test_straight_is_one_direction_and_at_least_one_hex() -> None:
    assert is_straight((0, 3), [(1, 3), (2, 3)])
    assert not is_straight((0, 3), [(1, 3), (2, 2)])
    assert not is_straight((0, 3), [])


@pytest.mark.clause("GLH-VOC-18", "GLH-MOV-16")
def test_a_straight_move_offers_lines_only() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, WEST)
    begin(g, 0, 134, top=False)
    ends = [choice for choice in play(g) if choice.startswith("go")]
    assert "go 1,3" in ends
    assert "go 2,3" in ends
    assert "go 1,4" not in ends
    g.pieces.append(Piece("obstacle", [(1, 3)]))
    assert "go 2,3" not in play(g)
    question = g.advance()
    assert question is not None
    refused = question[0].read(g, "go 0,4>1,4")
    assert getattr(refused, "clause", "") == "GLH-VOC-18"


@pytest.mark.clause("GLH-VOC-18")
def test_a_move_to_an_obstacle_ends_beside_one() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, WEST)
    g.pieces.append(Piece("obstacle", [(3, 2)]))
    begin(g, 0, 142, top=False)
    ends = [choice for choice in play(g) if choice.startswith("go")]
    assert ends
    for end in ends:
        q, r = map(int, end[3:].split(","))
        assert (q, r) not in field.arena(g).cells or field.adjacent(g, (q, r), (3, 2))


@pytest.mark.clause("GLH-VOC-18", "GLH-DOR-15", "GLH-DOR-01")
def test_a_straight_move_stays_straight_through_a_door() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    one = hero(g, 0, HERE)
    g.action = Action(one.id, path=[(1, 3)], start=(0, 3))
    question = GoTo(0, one.id, 3, straight=True)
    assert set(question.ends(g)) <= {(2, 3), (3, 3)}
    assert (2, 3) in question.ends(g)


@pytest.mark.clause("GLH-VOC-08")
def test_who_is_forced_to_come_ends_beside_the_one_who_calls() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    begin(g, 0, 97, top=False)
    play(g, "none", f"pick {guard.id}")
    ends = [choice for choice in play(g) if choice.startswith("go")]
    assert ends
    for end in ends:
        q, r = map(int, end[3:].split(","))
        assert field.adjacent(g, (q, r), HERE)


@pytest.mark.clause("GLH-VOC-08")
def test_who_cannot_do_it_is_not_forced() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    other = monster(g, "bandit-archer", NORTH)
    give(guard, "immobilize")
    begin(g, 0, 152, top=False)
    assert play(g) == [f"pick {other.id}", "none"]
    give(other, "stun")
    g.stack.clear()
    begin(g, 0, 152, top=False)
    assert play(g) == []


@pytest.mark.clause("GLH-CON-20", "GLH-OVL-17", "GLH-VOC-08")
@pytest.mark.parametrize(
    ("class_", "number"), [("mindthief", 146), ("mindthief", 152), ("scoundrel", 97)]
)
def test_a_thing_is_forced_to_nothing(class_: str, number: int) -> None:
    g = dungeon(class_, "brute")
    one = hero(g, 0, HERE)
    g.figures.append(Figure(g.next, OBJECTIVE, "door", MONSTERS, EAST, 9, 9, thing=True))
    g.next += 1
    monster(g, "bandit-guard", (3, 2))
    g.then(ForWhom(one.id, FACTS.numbers(grants(number))[0]))
    assert f"pick {g.figures[1].id}" not in play(g)


# Overlays


@pytest.mark.clause("GLH-OVL-05", "GLH-MOT-11")
def test_traps_of_characters_and_of_monsters_are_sprung_by_anybody() -> None:
    g = dungeon("tinkerer", "brute")
    careless(g)
    one = hero(g, 0, HERE)
    begin(g, 0, 43, top=True)
    play(g, "put 2,3")
    g.stack.clear()
    g.then(Walk(one.id, [EAST], 2))
    play(g)
    assert one.health == one.full - 2
    assert one.is_("poison")
    assert g.pieces == []


@pytest.mark.clause("GLH-OVL-06", "GLH-OVL-15")
def test_no_shield_helps_against_a_trap_but_cards_do() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    one.boons.append(Boon("shield", 5))
    lost = g.heroes[0].hand[0]
    for answer, health in (("suffer", one.full - 3), (f"lose {lost}", one.full - 3)):
        g.pieces = [Piece("trap", [EAST], 3)]
        one.at = HERE
        g.then(Walk(one.id, [EAST], 2))
        play(g, answer)
        assert one.health == health
        assert g.pieces == []


@pytest.mark.clause("GLH-OVL-16", "GLH-VOC-05")
def test_money_lies_under_the_obstacle_of_a_petrified_figure() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST)
    begin(g, 0, 136, top=True)
    play(g, f"pick {guard.id}")
    assert [piece.hexes for piece in g.pieces if piece.kind == "obstacle"] == [[EAST]]
    assert [each.at for each in g.loose] == [EAST]
    assert g.heroes[0].xp == 2
    loots = [line for line in FACTS.lines if isinstance(line, Loot) and line.n == 1]
    g.action = Action(g.figures[0].id)
    g.then(Perform(g.figures[0].id, FACTS.numbers(loots[:1])))
    play(g)
    assert g.heroes[0].coins == 1


@pytest.mark.clause("GLH-OVL-17", "GLH-DOR-03")
def test_only_obstacles_are_destroyed() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    hero(g, 0, HERE)
    g.pieces = [Piece("trap", [WEST], 2), Piece("obstacle", [NORTH]), Piece("difficult", [EAST])]
    begin(g, 0, 142, top=True)
    play(g)
    assert [piece.kind for piece in g.pieces] == ["trap", "difficult"]


@pytest.mark.clause("GLH-TRE-04")
def test_treasure_blocks_neither_the_way_nor_sight() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, WEST)
    before = GoTo(0, one.id, 3).choices(g), field.sees(g, WEST, EAST)
    g.loose = [Loose(HERE, treasure=7)]
    assert (GoTo(0, one.id, 3).choices(g), field.sees(g, WEST, EAST)) == before


# Loot and ends


@pytest.mark.clause("GLH-LOT-03", "GLH-CMP-07")
def test_money_is_the_looters_alone_and_there_is_no_end_of_it() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    g.loose = [Loose(HERE) for _ in range(60)]
    g.then(EndOfTurn(0))
    play(g)
    assert [sheet.coins for sheet in g.heroes] == [60, 0]


@pytest.mark.clause("GLH-RST-05", "GLH-RST-06", "GLH-RST-07")
def test_a_long_rest_is_a_turn_with_start_and_end() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE, health=5)
    sheet = g.heroes[0]
    sheet.discard = [card(1), card(2), card(3)]
    sheet.resting = True
    give(one, "wound", "stun", "muddle")
    g.loose = [Loose(HERE)]
    g.then(HeroTurn(0))
    play(g, "suffer", f"lose {card(1)}", "yes")
    assert one.health == 5 - 1 + 2
    assert not one.has
    assert sheet.coins == 1
    assert sheet.lost == [card(1)]


@pytest.mark.clause("GLH-EXH-04", "GLH-TIM-08")
def test_no_menu_lets_a_character_give_up() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.waiting = [sheet.hand.pop(), sheet.hand.pop()]
    g.then(HeroTurn(0))
    words = {choice.split(" ")[0] for choice in play(g)}
    assert words == {"top", "bottom", "attack", "move", "decline"}


# Active bonuses


@pytest.mark.clause("GLH-ACT-02", "GLH-ACT-08", "GLH-XP-02")
def test_a_slot_is_used_for_every_target_even_where_it_is_useless() -> None:
    g = dungeon("scoundrel", "brute")
    hero(g, 0, WEST)
    first = monster(g, "bandit-guard", EAST, health=20)
    second = monster(g, "bandit-archer", (2, 2), health=20)
    number, top = with_slots("attack")
    marker = active(g, 0, number, top)
    comes(g.heroes[0].deck, "null", "0")
    begin(g, 0, 94, top=True)  # Attack 2, two targets
    play(g, f"hit {first.id}", f"hit {second.id}")
    assert first.health == 20
    assert second.health < 20 - 2
    assert marker.slot == 2


@pytest.mark.clause("GLH-ACT-03", "GLH-ACT-05", "GLH-TIM-07", "GLH-ACT-06")
def test_a_bonus_is_ended_in_the_turn_menu_and_what_it_gave_ends_with_it() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    friend = hero(g, 1, EAST)
    sheet = g.heroes[0]
    active(g, 0, 32, top=False)
    friend.boons.append(Boon("shield", 1, card=card(32)))
    sheet.waiting = [sheet.hand.pop(), sheet.hand.pop()]
    g.then(HeroTurn(0))
    play(g, f"stop {card(32)}")
    assert sheet.active == []
    assert card(32) in sheet.discard
    assert shield(g, friend) == 0


@pytest.mark.clause("GLH-TIM-07", "GLH-TIM-08")
def test_when_both_cards_are_used_a_bonus_may_still_be_ended() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    active(g, 0, 32, top=False)
    g.then(HeroTurn(0))
    assert play(g) == [f"stop {card(32)}", "end"]
    assert play(g, "end") == []
    assert len(g.heroes[0].active) == 1


@pytest.mark.clause("GLH-TIM-07", "GLH-RST-09", "GLH-PRC-12")
def test_active_cards_are_ended_before_a_rest() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    active(g, 0, 32, top=False)
    sheet.discard = [sheet.hand.pop()]
    sheet.resting = True
    g.then(HeroTurn(0))
    # one discard is not enough: the machine ends the only card that can be ended
    choices = play(g)
    assert sorted(choices) == sorted([f"lose {card(32)}", f"lose {sheet.discard[0]}"])
    assert sheet.active == []


@pytest.mark.clause("GLH-ACT-07", "GLH-EXH-02")
def test_who_is_exhausted_has_no_active_cards_and_no_summons() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    bot = summon(g, "battle-bot", EAST, 6)
    active(g, 0, 32, top=False)
    exhausted(g, 0)
    assert g.heroes[0].active == []
    assert g.find(bot.id) is None
    assert card(32) in g.heroes[0].lost


@pytest.mark.clause("GLH-ACT-09", "GLH-VOC-15", "GLH-ACT-04")
def test_a_bonus_for_those_beside_one_is_given_once() -> None:
    g = dungeon("tinkerer", "brute", "scoundrel")
    hero(g, 0, HERE)
    beside = hero(g, 1, WEST)
    later = hero(g, 2, (-2, 5))
    foe = monster(g, "bandit-guard", (-1, 4), health=30)
    begin(g, 0, 40, top=False)  # attacks of oneself and adjacent allies +1 in this round
    play(g)
    beside.at = (-1, 3)
    later.at = (0, 4)
    for one, damage in ((beside, 3), (later, 2)):
        before = foe.health
        comes(g.heroes[one.seat].deck, "0")
        begin_attack(g, one, FACTS.basic_attack, [foe.id])
        play(g)
        assert before - foe.health == damage


@pytest.mark.clause("GLH-VOC-15")
def test_a_bonus_for_ranged_attacks_leaves_melee_alone() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=30)
    begin(g, 0, 127, top=False)
    play(g)
    comes(g.heroes[0].deck, "0")
    begin_attack(g, one, FACTS.basic_attack, [foe.id])
    play(g)
    assert foe.health == 30 - 2


# Vocabulary


@pytest.mark.clause("GLH-VOC-02")
def test_adjacent_needs_no_sight_and_one_may_be_declined() -> None:
    g = dungeon("tinkerer", "brute")
    hero(g, 0, HERE)
    seen = monster(g, "bandit-guard", EAST)
    hidden = monster(g, "bandit-archer", NORTH)
    give(hidden, "invisible")
    begin(g, 0, 46, top=True)  # stun two enemies within 3
    assert play(g) == [f"pick {seen.id}", "none"]


@pytest.mark.clause("GLH-VOC-09")
def test_damage_needs_no_card_and_knows_no_shield() -> None:
    g = dungeon("cragheart", "brute")
    careless(g)
    hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=9)
    foe.boons.append(Boon("shield", 3))
    before = len(g.heroes[0].deck.draw)
    begin(g, 0, 124, top=False)
    play(g)
    assert foe.health == 8
    assert len(g.heroes[0].deck.draw) == before


@pytest.mark.clause("GLH-VOC-09", "GLH-ELM-13")
def test_the_second_damage_of_a_crater_is_raised_by_earth_alone() -> None:
    g = dungeon("cragheart", "brute")
    careless(g)
    hero(g, 0, HERE)
    g.elements[ELEMENTS.index("earth")] = STRONG
    foe = monster(g, "bandit-guard", EAST, health=9)
    begin(g, 0, 124, top=False)
    play(g, "go 2,2", "take earth")
    assert foe.health == 9 - 1 - 2


@pytest.mark.clause("GLH-VOC-19")
def test_a_tornado_muddles_friends_in_its_area() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, WEST)
    friend = hero(g, 1, (2, 2))
    foe = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 125, top=True)
    areas = [choice for choice in play(g) if "2,2" in choice]
    play(g, areas[0])
    assert foe.health == 19
    assert foe.is_("muddle")
    assert friend.is_("muddle")
    assert not one.is_("muddle")


@pytest.mark.clause("GLH-VOC-19", "GLH-HEA-03")
def test_a_growth_heals_friends_where_it_attacks() -> None:
    g = dungeon("cragheart", "brute", character_level=3)
    hero(g, 0, WEST)
    friend = hero(g, 1, (2, 2), health=3)
    foe = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 131, top=True)
    areas = [choice for choice in play(g) if "2,2" in choice]
    assert play(g, areas[0]) == ["all", "none"]
    assert (friend.health, foe.health) == (3, 18)
    play(g, "all")
    assert (friend.health, foe.health) == (5, 18)


@pytest.mark.clause("GLH-CON-24", "GLH-CON-04")
def test_a_heal_of_a_poisoned_figure_takes_the_poison_only() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health=3)
    give(one, "poison")
    assert heal(g, one, 2) == 0
    assert (one.health, one.has) == (3, 0)
    assert heal(g, one, 2) == 2


@pytest.mark.clause("GLH-CON-23", "GLH-CON-22")
def test_a_figure_without_a_turn_keeps_its_tokens() -> None:
    from druzina.games.gloomhaven.rules.monsters import GroupTurn
    from tests.games.gloomhaven.dungeon import shows
    from tests.games.gloomhaven.test_turns_in_play import by_initiative

    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    acted, waiting = monster(g, "bandit-guard", EAST), monster(g, "bandit-guard", NORTH)
    shows(g, "guard", by_initiative("guard", 50))
    give(acted, "stun")
    give(waiting, "stun")
    waiting.idle = True
    g.then(GroupTurn("bandit-guard"))
    play(g)
    assert not acted.is_("stun")
    assert waiting.is_("stun")


# Timing


@pytest.mark.clause("GLH-TIM-05", "GLH-MOT-06")
def test_death_is_looked_at_after_every_single_damage() -> None:
    g = dungeon("brute", "scoundrel")
    foe = monster(g, "bandit-guard", EAST, health=2)
    g.then(Hurt(foe.id, 1), Hurt(foe.id, 1), Hurt(foe.id, 1))
    play(g)
    assert g.find(foe.id) is None
    assert len(g.loose) == 1


@pytest.mark.clause("GLH-TIM-09")
def test_nobody_is_asked_who_has_nothing_to_use() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE)
    g.then(Hurt(one.id, 2))
    assert play(g) == []
    assert one.health == one.full - 2


@pytest.mark.clause("GLH-TIM-10", "GLH-VOC-07")
def test_what_was_interrupted_goes_on_where_it_was() -> None:
    g = dungeon("mindthief", "brute")
    hero(g, 0, HERE)
    ally = hero(g, 1, EAST)
    foe = monster(g, "bandit-guard", (3, 2), health=20)
    comes(g.heroes[1].deck, "0")
    begin(g, 0, 157, top=True)
    play(g, f"pick {ally.id}", "yes")
    assert g.action is not None
    assert g.action.figure == ally.id
    play(g, f"hit {foe.id}")
    assert card(157) in g.heroes[0].lost


@pytest.mark.clause("GLH-TIM-11", "GLH-TIM-02", "GLH-PRC-02")
def test_triggers_of_the_own_turn_come_before_looting() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health=3)
    one.entered, g.acting = 4, one.id
    g.heroes[0].items = [Possession("endurance-footwraps")]
    g.loose = [Loose(HERE)]
    g.told = []
    g.then(EndOfTurn(0))
    play(g)
    keys = [event.key for event in g.told]
    assert keys.index("event-healed") < keys.index("event-looted")


@pytest.mark.clause("GLH-TIM-01")
def test_a_card_overrides_the_rules() -> None:
    """A jump of a card passes an obstacle, which a move may not (GLH-MOV-02)."""
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-3, 6))
    g.pieces = [Piece("obstacle", [at]) for at in field.beside(g, one.at)]
    assert GoTo(0, one.id, 3, jump=True).ends(g)
    assert not GoTo(0, one.id, 3).ends(g)


@pytest.mark.clause("GLH-EX-26", "GLH-MOV-14", "GLH-CON-03")
def test_a_stun_trap_ends_the_move_and_the_next_turn_is_lost_too() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, WEST)
    sheet = g.heroes[0]
    sheet.waiting = [card(1), card(3)]
    g.pieces = [Piece("trap", [HERE], 0, ["stun"])]
    g.then(HeroTurn(0))
    play(g, f"move {card(1)}", "go 1,3")
    assert one.at == HERE
    assert sheet.discard == [card(1), card(3)]
    assert one.is_("stun")
    g.then(HeroTurn(0))
    play(g)
    assert not one.is_("stun")


@pytest.mark.clause("GLH-EX-36", "GLH-EFF-04", "GLH-EFF-10")
def test_a_push_over_a_trap_and_into_a_hazard() -> None:
    from druzina.games.gloomhaven.rules.forcing import Force

    for type_, hurt in (("bandit-guard", 3 + 1), ("wind-demon", 0)):
        g = dungeon("brute", "scoundrel")
        one = hero(g, 0, (-1, 3))
        foe = monster(g, type_, WEST, health=20)
        g.pieces = [Piece("trap", [HERE], 3), Piece("hazardous", [EAST])]
        g.then(Force(one.id, foe.id, 2))
        play(g, "push 1,3", "push 2,3")
        assert 20 - foe.health == hurt
        assert [piece.kind for piece in g.pieces][-1] == "hazardous"
        assert len(g.pieces) == (1 if hurt else 2)


@pytest.mark.clause("GLH-ELM-07", "GLH-ELM-13")
def test_each_symbol_is_asked_for_by_itself() -> None:
    several = [
        one
        for one in FACTS.printed.cards.values()
        for half in (one.top, one.bottom)
        for line in half.lines
        if sum(type(each).__name__ == "Consume" for each in line.sub) > 1
    ]
    assert several
    one = several[0]
    class_ = next(c for c, own in FACTS.printed.hands.items() if one.id in own)
    top = any(sum(type(e).__name__ == "Consume" for e in line.sub) > 1 for line in one.top.lines)
    g = dungeon(class_, "brute" if class_ != "brute" else "scoundrel", character_level=9)
    hero(g, 0, HERE)
    monster(g, "bandit-guard", EAST, health=30)
    g.elements = [STRONG] * 6
    begin(g, 0, one.print, top)
    assert play(g)[-1] == "no"
    assert play(g, "no")[-1] == "no"


@pytest.mark.clause("GLH-EX-41", "GLH-SUM-04", "GLH-FOC-09")
def test_a_new_summon_waits_a_round_and_is_focused_before_its_summoner() -> None:
    from druzina.games.gloomhaven.rules.focusing import initiative

    g = dungeon("mindthief", "brute")
    one = hero(g, 0, HERE)
    g.heroes[0].initiative = 30
    begin(g, 0, 159, top=True)
    play(g, play(g)[0])
    rat = g.figures[-1]
    assert rat.idle
    assert initiative(g, rat) < initiative(g, one)
    g.then(HeroTurn(0))
    at = rat.at
    monster(g, "bandit-guard", (3, 0))
    play(g)
    assert rat.at == at


@pytest.mark.clause("GLH-EX-197", "GLH-SUM-12")
def test_a_decoy_walks_to_its_focus_and_does_nothing() -> None:
    from druzina.games.gloomhaven.rules.monsters import FigureTurn

    blocks = [line.figure for line in FACTS.lines if isinstance(line, Summon)]
    decoy = next(block for block in blocks if block and block.attack < 0 and block.move)
    g = dungeon("tinkerer", "brute")
    hero(g, 0, (-3, 6))
    one = summon(g, decoy.id, (0, 3), decoy.health)
    foe = monster(g, "bandit-guard", (2, 3))
    g.then(FigureTurn(one.id))
    while (asked := g.advance()) is not None:
        assert asked[0].seat == 0  # GLH-SUM-06
        g.answer(asked[0], asked[1][0])
    assert field.adjacent(g, one.at, foe.at)
    assert foe.health == foe.full


@pytest.mark.clause("GLH-SUM-06", "GLH-TIM-06")
def test_the_summoner_decides_for_its_summon() -> None:
    from druzina.games.gloomhaven.rules.monsters import FigureTurn

    g = dungeon("brute", "tinkerer")
    hero(g, 0, (-3, 6))
    hero(g, 1, (-2, 6))
    one = summon(g, "battle-bot", (0, 3), 6, seat=1)
    monster(g, "bandit-guard", (2, 3))
    g.then(FigureTurn(one.id))
    asked = g.advance()
    if asked is not None:
        assert asked[0].seat == 1


@pytest.mark.clause("GLH-SEL-02", "GLH-EX-12")
def test_nobody_sees_the_cards_of_another_before_they_are_shown() -> None:
    """What people say at a table is their own; the table itself tells nothing."""
    from druzina.games.gloomhaven.rules.setup import DungeonOptions, set_up
    from druzina.games.gloomhaven.view import view

    g = set_up(DungeonOptions(seats=2), FACTS, 3)
    seen = str(view(g, 1))
    assert all(one not in seen for one in g.heroes[0].hand)


@pytest.mark.clause("GLH-ATK-19", "GLH-ATK-11")
def test_an_added_condition_may_be_left_out() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, "0")
    begin(g, 0, 4, top=True)  # Attack 2, disarm
    assert "without disarm" in play(g)
    play(g, "without disarm", f"hit {foe.id}")
    assert foe.health == 18
    assert not foe.is_("disarm")


@pytest.mark.clause("GLH-ATK-19")
def test_where_nobody_can_be_hit_nothing_is_asked_about_conditions() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    begin(g, 0, 4, top=True)  # Attack 2, disarm
    assert "without disarm" not in play(g)


@pytest.mark.clause("GLH-VOC-20", "GLH-RET-01")
def test_every_time_a_retaliate_hurts_it_earns() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=20)
    begin(g, 0, 2, top=True)
    play(g)
    for times in (1, 2):
        comes(g.monster_modifiers, "null")
        begin_attack(g, foe, FACTS.own_attack, [one.id])
        play(g)
        assert (g.heroes[0].xp, foe.health) == (times, 20 - 2 * times)
    assert g.heroes[0].active == [Active(card(2), True, round=1)]


# Rests


@pytest.mark.clause("GLH-RST-01", "GLH-RST-02", "GLH-RST-03", "GLH-RST-10", "GLH-PRC-11")
def test_a_short_rest_loses_the_card_drawn_or_another_for_a_damage() -> None:
    from druzina.games.gloomhaven.rules.resting import ShortRest

    for again in (False, True):
        g = dungeon("brute", "scoundrel")
        one = hero(g, 0, HERE)
        sheet = g.heroes[0]
        sheet.hand, sheet.discard, sheet.lost = [card(5)], [card(1), card(2)], []
        g.then(ShortRest(0))
        choices = play(g, "yes")
        drawn = next(each for each in choices if each.startswith("lose "))[5:]
        other = card(2) if drawn == card(1) else card(1)
        if again:
            assert play(g, "again") == ["suffer", f"lose {card(5)}"]
            play(g, "suffer")
        else:
            play(g, f"lose {drawn}")
        gone, kept = (other, drawn) if again else (drawn, other)
        assert one.full - one.health == int(again)
        assert (sheet.lost, sorted(sheet.hand)) == ([gone], sorted([card(5), kept]))
        assert sheet.discard == []
        assert sheet.counts["short_rests"] == 1


@pytest.mark.clause("GLH-RST-08", "GLH-SIM-03")
def test_a_short_rest_may_be_left_out() -> None:
    from druzina.games.gloomhaven.rules.resting import ShortRest, may_rest

    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    sheet = g.heroes[0]
    sheet.discard = [sheet.hand.pop()]
    assert not may_rest(g, 0)
    sheet.discard.append(sheet.hand.pop())
    assert may_rest(g, 0)
    g.then(ShortRest(0))
    assert play(g, "no") == []
    assert (len(sheet.discard), sheet.lost) == (2, [])


@pytest.mark.clause("GLH-RST-11", "GLH-RST-04")
def test_a_long_rest_with_nothing_to_lose_still_heals_and_refreshes() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE, health=3)
    sheet = g.heroes[0]
    sheet.items = [Possession("iron-helmet", "spent", 1), Possession("lucky-eye", "consumed", 1)]
    sheet.resting = True
    g.then(HeroTurn(0))
    play(g, "yes")
    assert one.health == 5
    assert [each.state for each in sheet.items] == ["ready", "consumed"]
    assert sheet.items[0].used == 0
    assert sheet.counts["long_rests"] == 1


# What moves do on their way


@pytest.mark.clause("GLH-VOC-20", "GLH-PRC-04", "GLH-MOV-16")
def test_a_tunnel_clears_the_hexes_entered_and_no_others() -> None:
    number, line = next(
        (one.print, each)
        for one in FACTS.printed.cards.values()
        for each in one.bottom.lines
        if isinstance(each, Move) and each.clears
    )
    class_ = next(c for c, own in FACTS.printed.hands.items() if card(number) in own)
    g = dungeon(class_, "brute", character_level=9)
    careless(g)
    one = hero(g, 0, WEST)
    g.pieces = [
        Piece("obstacle", [HERE]),
        Piece("trap", [EAST], 5),
        Piece("obstacle", [(0, 5)]),
        Piece("difficult", [(2, 2)]),
    ]
    g.action, g.acting = Action(one.id, card(number), False), one.id
    g.action.moving = FACTS.places[id(line)]
    g.then(Walk(one.id, [HERE, EAST], 9, jump=True))
    play(g)
    assert one.at == EAST
    assert [piece.hexes for piece in g.pieces] == [[(0, 5)], [(2, 2)]]
    assert one.health == one.full


@pytest.mark.clause("GLH-PRC-04", "GLH-VOC-20")
def test_a_blind_run_hurts_whom_it_passes_once() -> None:
    g = dungeon("cragheart", "brute", character_level=9)
    careless(g)
    one = hero(g, 0, (-1, 3))
    friend = hero(g, 1, (-1, 4))
    foe = monster(g, "bandit-guard", (1, 2), health=9)
    far = monster(g, "bandit-guard", (3, 0), health=9)
    begin(g, 0, 144, top=False)  # Move 4: 2 damage beside the hexes entered
    question = g.advance()
    assert question is not None
    g.answer(question[0], "go 0,3")
    play(g)
    assert (friend.health, foe.health, far.health) == (friend.full - 2, 7, 9)
    assert one.at == WEST
    assert g.heroes[0].counts.get("kills", 0) == 0


@pytest.mark.clause("GLH-VOC-06")
def test_a_directed_monster_moves_as_far_as_its_card_says() -> None:
    from druzina.games.gloomhaven.rules.monsters import FigureTurn
    from tests.games.gloomhaven.dungeon import shows

    g = dungeon("scoundrel", "brute", character_level=9)
    hero(g, 0, HERE)
    guard = monster(g, "bandit-guard", EAST, health=9)
    begin(g, 0, 114, top=False)
    play(g, f"pick {guard.id}")
    own = FACTS.printed.monsters["bandit-guard"].normal[1].move
    for printed in FACTS.printed.decks["guard"].cards:
        moves = [line for line in printed.lines if isinstance(line, Move)]
        if not moves or not moves[0].n:
            continue
        shows(g, "guard", printed.id)
        g.stack.clear()
        guard.idle = False
        g.then(FigureTurn(guard.id))
        asked = g.advance()
        assert asked is not None
        assert getattr(asked[0], "points", None) == own + moves[0].n


@pytest.mark.clause("GLH-VOC-16")
def test_a_pickpocket_takes_a_coin_from_every_adjacent_enemy() -> None:
    g = dungeon("mindthief", "brute", character_level=9)
    hero(g, 0, HERE)
    for at in (EAST, NORTH, (3, 0)):
        monster(g, "bandit-guard", at)
    g.loose = [Loose(WEST)]
    begin(g, 0, 163, top=True)
    play(g)
    assert g.heroes[0].coins == 1 + 2


@pytest.mark.clause("GLH-VOC-13", "GLH-ATK-21", "GLH-MOV-17")
def test_x_is_what_the_turn_has_brought() -> None:
    from druzina.games.gloomhaven.rules.striking import x_of

    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST)
    foe.boons.append(Boon("shield", 2))
    one.entered, g.dealt = 4, [7, 3]
    g.action = Action(one.id, path=[(0, 3), HERE], destroyed=3)
    found = {
        "hexes_moved_in_turn": 4,
        "hexes_moved_in_action": 2,
        "damage_dealt_in_turn": 7,
        "twice_destroyed": 6,
        "twice_shield": 4,
        "characters": 2,
        "": 0,
    }
    for x, value in found.items():
        assert x_of(g, one, Attack(x=x), foe) == value  # type: ignore[arg-type]
    assert x_of(g, foe, Attack(x="damage_dealt_in_turn"), one) == 0


@pytest.mark.clause("GLH-VOC-15", "GLH-VOC-14")
@pytest.mark.parametrize(
    ("number", "top", "condition", "more"),
    [
        (26, False, "stun", 3),
        (26, False, "poison", 0),
        (108, True, "poison", 2),
        (108, True, "stun", 0),
    ],
)
def test_a_bonus_against_the_afflicted_asks_for_their_condition(
    number: int, top: bool, condition: str, more: int
) -> None:
    class_ = next(c for c, own in FACTS.printed.hands.items() if card(number) in own)
    g = dungeon(class_, "cragheart", character_level=9)
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=30)
    begin(g, 0, number, top)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][-1])
    give(foe, condition)
    comes(g.heroes[0].deck, "0")
    before = foe.health
    begin_attack(g, one, FACTS.basic_attack, [foe.id])
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][-1])
    given = sum(boon.n for boon in one.boons if boon.kind == "attack")
    assert before - foe.health == 2 + (condition == "poison") + (more if given else 0)
    assert given
