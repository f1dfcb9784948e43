"""GLH-ATK, -AMD, -EFF, -RET, -MON, -MOT, -ELM, -DOR: attacks, monsters' turns and doors."""

import pytest

from druzina.games.gloomhaven.cards.model import Modifier
from druzina.games.gloomhaven.content import HINDRANCE
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    STRONG,
    WANING,
    Actor,
    Boon,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Possession,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.attacking import begin_attack, most_targets, prepared
from druzina.games.gloomhaven.rules.doors import closed_doors, place_monster
from druzina.games.gloomhaven.rules.ending import finish
from druzina.games.gloomhaven.rules.forcing import Force
from druzina.games.gloomhaven.rules.monsters import FigureTurn, GroupTurn
from druzina.games.gloomhaven.rules.moving import GoTo, Walk
from druzina.games.gloomhaven.rules.refreshing import RefreshItem
from druzina.games.gloomhaven.rules.round import Turns
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    active,
    begin,
    comes,
    dungeon,
    give,
    hero,
    monster,
    play,
    shows,
)
from tests.games.gloomhaven.test_turns_in_play import by_initiative, careless

EAST, WEST, NORTH = (2, 3), (0, 3), (1, 2)
DOOR = (-2, 3)


def rolling(**values: object) -> Modifier:
    return Modifier(rolling=True, **values)  # type: ignore[arg-type]


def answered(g: Dungeon) -> None:
    """The first answer to everything."""
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])


# Attacks


@pytest.mark.clause("GLH-EX-03", "GLH-ATK-04", "GLH-ATK-17", "GLH-ACT-12")
def test_what_is_added_is_added_before_it_is_doubled() -> None:
    g = dungeon("scoundrel", "brute")
    she = hero(g, 0, HERE)
    hero(g, 1, (2, 2))
    guard = monster(g, "bandit-guard", EAST, "elite", health=20)
    guard.boons.append(Boon("shield", 1))
    before = sum(boon.n for boon in guard.boons)
    give(she, "invisible")
    active(g, 0, 90, top=True)
    comes(g.heroes[0].deck, "-1")
    begin(g, 0, 89, top=True)
    play(g, f"hit {guard.id}")
    own = FACTS.printed.monsters["bandit-guard"].elite[1].shield
    assert 20 - guard.health == (3 + 2) * 2 - 1 - before - own


@pytest.mark.clause("GLH-TIM-03", "GLH-ATK-13", "GLH-ATK-16", "GLH-RET-02")
def test_the_order_of_what_happens_to_one_target() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE)
    first = monster(g, "bandit-guard", EAST, health=20)
    first.boons.append(Boon("retaliate", 1, 3))
    comes(g.heroes[0].deck, rolling(conditions=("muddle",)), "0")
    g.told = []
    begin(g, 0, 7, top=True)  # Attack 3, push 2
    play(g, f"hit {first.id}")
    answered(g)
    keys = [event.key for event in g.told]
    wanted = ["event-attack", "event-damage", "event-condition", "event-retaliate"]
    assert [key for key in keys if key in wanted] == [*wanted, "event-damage"]
    assert one.health == one.full - 1
    dead = monster(g, "bandit-archer", NORTH, health=1)
    dead.boons.append(Boon("retaliate", 5))
    health = one.health
    comes(g.heroes[0].deck, "0")
    begin_attack(g, one, FACTS.basic_attack, [dead.id])
    play(g)
    assert one.health == health


@pytest.mark.clause("GLH-ATK-16", "GLH-RET-05", "GLH-ATK-08")
def test_who_dies_of_retaliate_attacks_nobody_else() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    brute, she = hero(g, 0, HERE), hero(g, 1, (3, 2))
    brute.boons.append(Boon("retaliate", 9))
    guard = monster(g, "bandit-guard", EAST)
    comes(g.monster_modifiers, "0", "0")
    begin_attack(g, guard, FACTS.own_attack, [brute.id, she.id])
    play(g)
    assert g.find(guard.id) is None
    assert (brute.health, she.health) == (brute.full - 2, she.full)


# Modifier cards


@pytest.mark.clause("GLH-AMD-08", "GLH-AMD-11", "GLH-EFF-09", "GLH-ARE-07")
def test_a_card_adds_a_target_after_the_present_one_and_not_again() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    foes = [monster(g, "bandit-guard", at, health=20) for at in (EAST, NORTH, (2, 2))]
    more = rolling(target=1)
    comes(g.heroes[0].deck, more, "0", more, "1")
    begin(g, 0, 4, top=True)  # Attack 2, disarm
    choices = play(g, f"hit {foes[0].id}")
    assert foes[0].health == 18
    assert choices == [f"hit {foes[1].id}", f"hit {foes[2].id}", "none"]
    assert play(g, f"hit {foes[1].id}") == []
    assert [each.health for each in foes] == [18, 17, 20]
    assert foes[1].is_("disarm")


@pytest.mark.clause("GLH-AMD-02", "GLH-AMD-10")
def test_a_card_refreshes_a_spent_item_of_its_owner() -> None:
    from druzina.games.gloomhaven.rules.following import on_self

    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    g.heroes[0].items = [Possession("iron-helmet", "spent"), Possession("lucky-eye", "consumed")]
    on_self(g, one, Modifier(refresh=1))
    assert play(g) == ["use iron-helmet", "none"]
    play(g, "use iron-helmet")
    assert [each.state for each in g.heroes[0].items] == ["ready", "consumed"]
    g.heroes[0].items = [Possession("utility-belt", "consumed")]
    assert RefreshItem(0, ["consumed"]).items(g) == []


@pytest.mark.clause("GLH-AMD-10")
@pytest.mark.parametrize(
    ("card", "health", "shield", "invisible", "infused"),
    [
        (Modifier(n=1, heal=2), 5, 0, False, []),
        (Modifier(n=1, shield=1), 3, 1, False, []),
        (rolling(invisible=True), 3, 0, True, []),
        (rolling(infuse="earth"), 3, 0, False, [3]),
    ],
)
def test_what_a_card_does_for_who_drew_it(
    card: Modifier, health: int, shield: int, invisible: bool, infused: list[int]
) -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE, health=3)
    foe = monster(g, "bandit-guard", EAST, health=20)
    comes(g.heroes[0].deck, card, "0")
    begin_attack(g, one, FACTS.basic_attack, [foe.id])
    play(g)
    assert (one.health, one.is_("invisible"), g.infused) == (health, invisible, infused)
    assert sum(boon.n for boon in one.boons if boon.kind == "shield") == shield


@pytest.mark.clause("GLH-AMD-07")
def test_cards_for_the_scenario_are_cards_of_their_own() -> None:
    """A deck is made anew for every scenario; a −1 of an item is not one of the class."""
    assert FACTS.marks[HINDRANCE] not in FACTS.standard()
    assert FACTS.modifiers[FACTS.marks[HINDRANCE]] == Modifier(n=-1)


# Pushes and pulls


@pytest.mark.clause("GLH-EFF-03", "GLH-EFF-07")
def test_forced_movement_passes_its_allies_and_nothing_else() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-1, 3))
    foe = monster(g, "bandit-guard", WEST)
    monster(g, "bandit-archer", HERE)
    g.then(Force(one.id, foe.id, 1))
    assert "push 1,3" not in play(g)
    g.stack.clear()
    g.then(Force(one.id, foe.id, 2))
    assert "push 1,3" in play(g)
    play(g, "push 1,3", "push 2,3")
    assert foe.at == EAST
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-1, 3))
    hero(g, 1, HERE)
    foe = monster(g, "bandit-guard", WEST)
    g.then(Force(one.id, foe.id, 2))
    assert "push 1,3" not in play(g)


@pytest.mark.clause("GLH-MOV-06", "GLH-EFF-07")
def test_who_flies_is_pushed_over_its_foes_and_never_onto_them() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-1, 3))
    hero(g, 1, HERE)
    foe = monster(g, "wind-demon", WEST)
    g.then(Force(one.id, foe.id, 1))
    assert "push 1,3" not in play(g)
    g.stack.clear()
    g.then(Force(one.id, foe.id, 2))
    assert "push 1,3" in play(g)
    play(g, "push 1,3", "push 2,3")
    assert foe.at == EAST


@pytest.mark.clause("GLH-EFF-05")
def test_a_push_is_taken_wholly_or_not_at_all() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-1, 3))
    foe = monster(g, "bandit-guard", WEST)
    g.then(Force(one.id, foe.id, 2))
    assert "none" in play(g)
    assert "none" not in play(g, "push 1,3")
    g.stack.clear()
    g.then(Force(one.id, foe.id, 2), Force(one.id, foe.id, 1))
    assert "none" in play(g, "none")


@pytest.mark.clause("GLH-EFF-06")
def test_who_cannot_move_can_be_moved() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST)
    give(foe, "immobilize", "stun")
    g.then(Force(one.id, foe.id, 1))
    assert "push 3,2" in play(g)
    play(g, "push 3,2")
    assert foe.at == (3, 2)


@pytest.mark.clause("GLH-EFF-13", "GLH-EFF-02")
def test_who_is_adjacent_cannot_be_pulled_nearer() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST)
    g.then(Force(one.id, foe.id, 2, pull=True))
    assert play(g) == []
    assert foe.at == EAST


@pytest.mark.clause("GLH-DOR-16", "GLH-DOR-02")
def test_nobody_is_pushed_into_a_closed_door_and_no_monster_opens_one() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, WEST)
    foe = monster(g, "bandit-guard", (-1, 3))
    assert closed_doors(g) == [DOOR]
    g.then(Force(one.id, foe.id, 1))
    assert "push -2,3" not in play(g)
    assert "go -2,3" not in GoTo(0, foe.id, 4).choices(g)
    g.stack.clear()
    foe.at = EAST
    assert "go -2,3" in GoTo(0, one.id, 4).choices(g)


# Monsters


@pytest.mark.clause("GLH-MSC-01")
def test_a_stat_card_has_eight_levels_of_both_ranks() -> None:
    for one in FACTS.printed.monsters.values():
        for levels in (one.normal, one.elite, one.boss):
            assert len(levels) in (0, 8)
        assert one.normal or one.elite or one.boss
    g = dungeon("brute", "scoundrel", level=1)
    normal, elite = monster(g, "bandit-guard", EAST), monster(g, "bandit-guard", NORTH, "elite")
    stats = FACTS.printed.monsters["bandit-guard"]
    assert (normal.full, elite.full) == (stats.normal[1].health, stats.elite[1].health)


@pytest.mark.clause("GLH-MON-14")
def test_the_focus_is_attacked_first_then_who_is_near() -> None:
    from druzina.games.gloomhaven.rules.aiming import strike_at

    g = dungeon("brute", "scoundrel")
    brute, she = hero(g, 0, EAST), hero(g, 1, NORTH)
    archer = monster(g, "bandit-archer", HERE)
    for focus, order in (((), None), ((she.at,), she.id), ((brute.at,), brute.id)):
        g.stack.clear()
        strike_at(g, archer, FACTS.own_attack, [brute.at, she.at], focus)
        assert g.strike is not None
        if order is not None:
            assert g.strike.targets[0] == order
    brute.at = (3, 2)
    strike_at(g, archer, FACTS.own_attack, [brute.at, she.at])
    assert g.strike is not None
    assert g.strike.targets == [she.id, brute.id]


def line_of(deck: str, id_: str, kind: str) -> int:
    found = next(one for one in FACTS.printed.decks[deck].cards if one.id == id_)
    return FACTS.numbers([line for line in found.lines if type(line).__name__ == kind])[0]


@pytest.mark.clause("GLH-MON-16")
def test_a_shortened_ranged_attack_stays_ranged() -> None:
    g = dungeon("brute", "scoundrel", level=0)
    careless(g)
    one = hero(g, 0, EAST)
    spirit = monster(g, "living-spirit", HERE)
    number = line_of("living-spirit", "585", "Attack")
    line = FACTS.lines[number]
    strike = prepared(g, spirit, number, line)  # type: ignore[arg-type]
    own = FACTS.printed.monsters["living-spirit"].normal[0].range
    assert (strike.range, strike.melee) == (own - 1, False)
    comes(g.monster_modifiers, "2", "-1")
    begin_attack(g, spirit, number, [one.id])
    play(g)
    attack = FACTS.printed.monsters["living-spirit"].normal[0].attack
    assert one.full - one.health == max(0, int(attack) + 1 - 1)


@pytest.mark.clause("GLH-MON-17")
def test_targets_of_the_stat_card_serve_where_the_card_names_none() -> None:
    g = dungeon("brute", "scoundrel", level=4)
    cannon = monster(g, "ancient-artillery", HERE, "elite")
    for id_, wanted in (("705", 2), ("707", 2)):
        number = line_of("ancient-artillery", id_, "Attack")
        line = FACTS.lines[number]
        strike = prepared(g, cannon, number, line)  # type: ignore[arg-type]
        targets = getattr(line, "targets", 0)
        assert most_targets(g, strike) == (targets or wanted)
    viper = monster(g, "giant-viper", EAST)
    number = line_of("giant-viper", "690", "Attack")
    assert most_targets(g, prepared(g, viper, number, FACTS.lines[number])) == 2  # type: ignore[arg-type]


@pytest.mark.clause("GLH-MAT-07", "GLH-ATK-09")
def test_all_attacks_on_one_enemy_draw_a_card_each() -> None:
    g = dungeon("brute", "scoundrel", level=1)
    careless(g)
    one = hero(g, 0, HERE)
    hero(g, 1, (3, 2))
    g.heroes[0].initiative, g.heroes[1].initiative = 10, 90
    bones = monster(g, "living-bones", EAST, "elite")
    times = FACTS.printed.monsters["living-bones"].elite[1].targets
    shows(g, "living-bones", "522")
    before = len(g.monster_modifiers.draw)
    comes(g.monster_modifiers, *(["1"] * times))
    g.then(FigureTurn(bones.id))
    answered(g)
    assert len(g.monster_modifiers.draw) == before
    assert times > 1
    assert one.health < one.full


@pytest.mark.clause("GLH-MOT-04", "GLH-MOT-11", "GLH-TIM-06")
def test_between_equal_hexes_the_players_say_where_a_trap_goes() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    hero(g, 0, (-3, 6))
    archer = monster(g, "bandit-archer", HERE)
    shows(g, "archer", "538")
    give(archer, "immobilize", "disarm")
    g.then(FigureTurn(archer.id))
    choices = play(g)
    assert all(choice.startswith("put") for choice in choices)
    assert len(choices) > 1
    play(g, choices[-1])
    (trap,) = g.pieces
    assert (trap.kind, trap.damage) == ("trap", 3)
    assert f"put {trap.hexes[0][0]},{trap.hexes[0][1]}" == choices[-1]


@pytest.mark.clause("GLH-MOT-11")
def test_without_a_free_hex_there_is_no_trap() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    archer = monster(g, "bandit-archer", HERE)
    g.pieces = [Piece("obstacle", [at]) for at in field.beside(g, HERE)]
    shows(g, "archer", "538")
    give(archer, "immobilize", "disarm")
    g.then(FigureTurn(archer.id))
    assert play(g) == []
    assert all(piece.kind == "obstacle" for piece in g.pieces)


@pytest.mark.clause("GLH-MOT-08")
def test_a_viper_is_hard_to_hit_and_bites_harder_beside_its_own() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE)
    viper = monster(g, "giant-viper", EAST, health=20)
    damage = []
    for beside in (False, True):
        if beside:
            monster(g, "bandit-guard", NORTH)
        one.health = one.full
        shows(g, "giant-viper", "684")
        comes(g.monster_modifiers, "0")
        g.then(FigureTurn(viper.id))
        answered(g)
        damage.append(one.full - one.health)
    assert damage[1] - damage[0] >= 2
    viper.boons.append(Boon("dodges"))
    comes(g.heroes[0].deck, "2", "-1")
    begin_attack(g, one, FACTS.basic_attack, [viper.id])
    play(g)
    own = FACTS.printed.monsters["giant-viper"].normal[1].shield
    assert 20 - viper.health == max(0, 2 - 1 - own)


@pytest.mark.clause("GLH-MOT-09", "GLH-MOT-05", "GLH-ELM-09")
def test_a_harrower_is_healed_for_every_target_it_hurt() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    hero(g, 0, HERE)
    harrower = monster(g, "harrower-infester", EAST, health=2)
    g.elements[ELEMENTS.index("dark")] = STRONG
    shows(g, "harrower-infester", "729")
    comes(g.monster_modifiers, "1")
    g.then(GroupTurn("harrower-infester"))
    answered(g)
    assert harrower.health == 2 + 2
    assert g.elements[ELEMENTS.index("dark")] == 0


@pytest.mark.clause("GLH-EX-28", "GLH-ELM-09", "GLH-ELM-16")
def test_what_the_first_of_a_type_consumes_serves_the_whole_type() -> None:
    g = dungeon("brute", "scoundrel")
    careless(g)
    one, other = hero(g, 0, (0, 5)), hero(g, 1, (1, 5))
    one.full = one.health = other.full = other.health = 40
    spirits = [monster(g, "living-spirit", at) for at in ((1, 3), (0, 3))]
    g.elements[ELEMENTS.index("ice")] = WANING
    shows(g, "living-spirit", "587")  # ice: stun
    comes(g.monster_modifiers, "0", "0", "0", "0")
    g.then(GroupTurn("living-spirit"))
    struck: set[int] = set()
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    struck = {each.id for each in (one, other) if each.health < 40}
    assert struck
    assert all(each.is_("stun") for each in (one, other) if each.id in struck)
    assert len(spirits) == 2


@pytest.mark.clause("GLH-ELM-08", "GLH-ELM-15")
def test_which_element_a_wild_symbol_of_monsters_takes_is_asked() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    monster(g, "wind-demon", (4, 0))
    g.elements[0], g.elements[1] = STRONG, WANING
    shows(g, "wind-demon", "651")
    g.then(GroupTurn("wind-demon"))
    assert play(g) == ["take fire", "take ice"]
    play(g, "take ice")
    answered(g)
    assert g.elements[0] == STRONG
    assert g.elements[1] == 0
    assert g.elements[ELEMENTS.index("air")] == STRONG


@pytest.mark.clause("GLH-ELM-10")
def test_what_monsters_infuse_is_strong_after_the_last_and_not_if_all_are_stunned() -> None:
    for stunned in (False, True):
        g = dungeon("brute", "scoundrel")
        hero(g, 0, (-3, 6))
        demons = [monster(g, "wind-demon", at) for at in ((4, 0), (3, 0))]
        for demon in demons:
            give(demon, *(["stun"] if stunned else []))
        shows(g, "wind-demon", "645")
        g.then(GroupTurn("wind-demon"))
        answered(g)
        assert (g.elements[ELEMENTS.index("air")] == STRONG) == (not stunned)


@pytest.mark.clause("GLH-EX-208", "GLH-VOC-23", "GLH-VOC-17")
def test_air_gives_the_wind_demon_the_larger_area_instead() -> None:
    for air, value, hexes in ((False, 0, 3), (True, 1, 6)):
        g = dungeon("brute", "scoundrel", level=1)
        careless(g)
        one = hero(g, 0, HERE)
        demon = monster(g, "wind-demon", EAST)
        if air:
            g.elements[ELEMENTS.index("air")] = STRONG
        shows(g, "wind-demon", "648")
        comes(g.monster_modifiers, "0")
        before = len(g.monster_modifiers.draw)
        g.then(GroupTurn("wind-demon"))
        answered(g)
        attack = int(FACTS.printed.monsters["wind-demon"].normal[1].attack)
        assert one.full - one.health == attack + value
        assert before - len(g.monster_modifiers.draw) == 1
        assert hexes
        assert demon.health == demon.full


# Doors


@pytest.mark.clause("GLH-DOR-05", "GLH-DOR-09", "GLH-DOR-10", "GLH-DOR-12")
def test_new_types_draw_a_card_at_once_and_can_be_attacked() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-1, 3))
    hero(g, 1, EAST)
    g.order = [Actor(0, 40, 0), Actor(0, 60, 1)]
    g.acting = one.id
    g.then(Walk(one.id, [DOOR], 1))
    answered(g)
    new = {each.what for each in g.figures if each.kind == 1}
    assert new == {"bandit-guard", "bandit-archer"}
    for deck in ("guard", "archer"):
        assert g.decks[deck].card
    near = [each for each in g.figures if each.kind == 1 and field.far(g, one.at, each.at) <= 3]
    begin(g, 0, 10, top=True)
    assert {choice for choice in play(g) if choice.startswith("hit")} == {
        f"hit {each.id}" for each in near if field.sees(g, one.at, each.at)
    }


@pytest.mark.clause("GLH-EX-29", "GLH-DOR-06", "GLH-DOR-07", "GLH-EX-220", "GLH-PRC-10")
def test_who_is_late_acts_after_the_turn_and_the_others_at_their_place() -> None:
    g = dungeon("brute", "scoundrel")
    one = hero(g, 0, (-1, 3))
    g.heroes[1].exhausted = True
    old = monster(g, "bandit-guard", EAST)
    old.idle = True
    shows(g, "guard", by_initiative("guard", 35))
    shows(g, "archer", by_initiative("archer", 56))
    g.order = [Actor(1, 35, type="bandit-guard"), Actor(0, 40, 0)]
    g.at_turn = 1
    g.acting = one.id
    g.then(Walk(one.id, [DOOR], 4))
    choices = play(g)
    assert any(choice.startswith("go") for choice in choices)
    play(g, "none")
    guards = [each for each in g.figures if each.what == "bandit-guard" and each is not old]
    archers = [each for each in g.figures if each.what == "bandit-archer"]
    assert guards
    assert all(each.pending for each in guards)
    assert not any(each.pending for each in archers)
    assert not old.pending
    assert [each.type for each in g.order[2:]] == (["bandit-archer"] if archers else [])
    g.then(Turns(begun=True))
    g.advance()
    assert old.at == EAST


@pytest.mark.clause("GLH-DOR-04", "GLH-SET-06")
def test_without_a_standee_nobody_is_placed() -> None:
    g = dungeon("brute", "scoundrel")
    most = FACTS.printed.monsters["living-bones"].standees
    free = sorted(field.arena(g).cells)[: most + 1]
    placed = [place_monster(g, "living-bones", "normal", at) for at in free]
    assert sum(one is not None for one in placed) == most
    assert len({one.number for one in placed if one is not None}) == most


@pytest.mark.clause("GLH-OVL-01")
def test_a_corridor_is_an_ordinary_hex() -> None:
    for number in range(1, 30):
        here = FACTS.scenario(number)
        joined = [at for join in here.joins if join.kind == "corridor" for at in join.hexes]
        if joined:
            break
    assert joined
    assert all(join.kind in ("door", "corridor") for join in here.joins)


@pytest.mark.clause("GLH-LOT-04", "GLH-TRE-01")
def test_what_was_not_looted_is_lost_at_the_end() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    hero(g, 1, EAST)
    g.heroes[0].goal = g.heroes[0].goals[0]
    g.heroes[1].goal = g.heroes[1].goals[0]
    g.heroes[0].coins, g.won = 2, True
    g.loose = [Loose(HERE), Loose(HERE), Loose(NORTH, treasure=7)]
    finish(g)
    assert g.outcome is not None
    assert [counts["gold"] for counts in g.outcome.counts] == [4, 0]
    assert isinstance(g.figures[0], Figure)


@pytest.mark.clause("GLH-VAR-05")
@pytest.mark.parametrize(
    ("drawn", "damage"), [("2x", 5), ("bless", 5), ("null", 1), ("curse", 1), ("1", 4)]
)
def test_with_less_luck_nothing_is_doubled_and_nothing_is_null(drawn: str, damage: int) -> None:
    g = dungeon("brute", "scoundrel")
    g.steady = True
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=20)
    deck = g.heroes[0].deck
    g.blesses, g.curses = int(drawn == "bless"), int(drawn == "curse")
    comes(deck, drawn)
    begin_attack(g, one, FACTS.basic_attack, [foe.id], value=3)
    play(g)
    assert 20 - foe.health == damage
    assert deck.mix == (drawn in ("2x", "null"))
    assert (g.blesses, g.curses) == (0, 0)


@pytest.mark.clause("GLH-ADV-04", "GLH-ADV-01", "GLH-ADV-03")
def test_of_two_equal_numbers_the_card_with_an_effect_is_better() -> None:
    for condition, shields in (("strengthen", 1), ("muddle", 0)):
        for first in ("1", Modifier(n=1, shield=1)):
            g = dungeon("brute", "scoundrel")
            one = hero(g, 0, HERE)
            give(one, condition)
            foe = monster(g, "bandit-guard", EAST, health=20)
            second = Modifier(n=1, shield=1) if first == "1" else "1"
            comes(g.heroes[0].deck, first, second)
            begin_attack(g, one, FACTS.basic_attack, [foe.id])
            play(g)
            assert foe.health == 20 - 3
            assert sum(boon.n for boon in one.boons if boon.kind == "shield") == shields


@pytest.mark.clause("GLH-BGL-02", "GLH-OVL-02")
def test_what_battle_goals_count_of_traps_and_wounds() -> None:
    from druzina.games.gloomhaven.rules.damage import Hurt

    g = dungeon("brute", "scoundrel")
    careless(g)
    one = hero(g, 0, HERE)
    half = -(-one.full // 2)
    one.health = half
    g.pieces = [Piece("trap", [EAST], 1)]
    g.acting = one.id
    g.then(Walk(one.id, [EAST], 1))
    play(g)
    assert (one.health, g.pieces) == (half - 1, [])
    assert g.heroes[0].counts == {"traps": 1, "falls_below_half": 1}
    g.then(Hurt(one.id, 1))
    play(g)
    assert g.heroes[0].counts["falls_below_half"] == 1


@pytest.mark.clause("GLH-VOC-20", "GLH-EFF-11")
def test_a_push_against_walls_hurts_once_for_every_hex() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, HERE)
    foe = monster(g, "bandit-guard", EAST, health=20)
    g.pieces = [Piece("obstacle", [at]) for at in field.beside(g, EAST) if at != HERE]
    g.then(Force(one.id, foe.id, 2, rams=True))
    walls = [choice for choice in play(g) if choice.startswith("stop")]
    assert walls
    assert not any(choice.startswith("push") for choice in play(g))
    play(g, walls[0])
    assert foe.health == 18
    play(g, walls[0])
    assert (foe.health, g.heroes[0].xp) == (16, 2)
    assert play(g) == []


@pytest.mark.clause("GLH-VOC-20")
def test_a_push_through_an_obstacle_breaks_it() -> None:
    g = dungeon("cragheart", "brute")
    one = hero(g, 0, WEST)
    foe = monster(g, "bandit-guard", HERE, health=20)
    g.pieces = [Piece("obstacle", [EAST, (3, 2)])]
    g.then(Force(one.id, foe.id, 1, breaks=True))
    play(g, "push 2,3")
    assert (foe.at, foe.health, g.pieces, g.heroes[0].xp) == (EAST, 18, [], 1)
