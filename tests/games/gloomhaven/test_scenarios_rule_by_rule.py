"""GLH-V20: single rules of scenarios where they are due, and where they are not."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.model import (
    CHARACTER,
    ELEMENTS,
    MONSTER,
    OBJECTIVE,
    STRONG,
    SUMMON,
    Dungeon,
    Figure,
    Loose,
    Strike,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named, open_by_rule, reveal
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.figures import shield
from druzina.games.gloomhaven.rules.looting import take
from druzina.games.gloomhaven.rules.monsters import ByRule, FigureTurn
from druzina.games.gloomhaven.rules.striking import edge
from druzina.games.gloomhaven.rules.turn import EndOfTurn
from tests.games.gloomhaven.dungeon import comes, first_of, monster, play
from tests.games.gloomhaven.test_scenario_rules import FOUR, begins, ends, scene, spot, thing
from tests.games.gloomhaven.test_scenarios_by_their_rules import whole, without_monsters


def empty_map(scenario: int, *classes: str) -> Dungeon:
    g = whole(scenario, *classes)
    without_monsters(g)
    return g


def marked(g: Dungeon, name: str) -> list[Hex]:
    return list(field.scenario(g).markers[name])


def types(g: Dungeon) -> list[tuple[str, int]]:
    return sorted((one.what, one.rank) for one in g.figures if one.kind == MONSTER)


def kill(g: Dungeon, one: Figure) -> None:
    g.then(Hurt(one.id, 999, 0))
    g.advance()


@pytest.mark.clause("GLH-EOR-02", "GLH-SUM-11")
@pytest.mark.parametrize(("classes", "elite"), [(2, 0), (3, 1), (4, 1)])
def test_one_savvas_comes_in_the_round_of_the_door(classes: int, elite: int) -> None:
    g = empty_map(33, *FOUR[:classes])
    ends(g, 4)
    assert types(g) == []
    g.counters["door 1"] = 5
    ends(g, 5)
    assert types(g) == [("savvas-lavaflow", elite)]
    without_monsters(g)
    ends(g, 6)
    assert types(g) == []


@pytest.mark.clause("GLH-EOR-02", "GLH-SUM-11")
@pytest.mark.parametrize(("classes", "elite"), [(2, 0), (3, 0), (4, 1)])
def test_another_savvas_comes_in_the_round_of_the_last_tile(classes: int, elite: int) -> None:
    g = empty_map(33, *FOUR[:classes])
    g.loose = [each for each in g.loose if each.goal]
    while g.loose:
        assert types(g) == []
        g.round = 7
        take(g, g.figures[0], g.loose[:1])
        g.stack.clear()
        if g.loose:
            ends(g, 7)
    g.won = g.lost = False
    ends(g, 7)
    assert types(g) == [("savvas-icestorm", elite)]


@pytest.mark.clause("GLH-PRC-08", "GLH-PRC-02")
def test_who_ends_a_turn_beside_the_gloom_suffers_two() -> None:
    g = scene(51)
    ally = Figure(99, SUMMON, "rat-swarm", g.figures[0].side, spot(g), 6, 6, seat=0)
    g.figures.append(ally)
    foe = monster(g, "night-demon", spot(g))
    one = g.figures[0]
    before = [each.health for each in (one, ally, foe)]
    for each in (one, ally, foe):
        g.then(ByRule(each.id, "turn_end"))
        play(g, *(["suffer"] if each.kind == CHARACTER else []))
    assert [each.health - n for each, n in zip((one, ally, foe), before, strict=True)] == [
        -2,
        -2,
        0,
    ]


@pytest.mark.clause("GLH-PRC-01", "GLH-PRK-03")
@pytest.mark.parametrize(("number", "hurt"), [(6, 0), (7, 2), (11, 2)])
def test_from_the_seventh_round_on_all_suffer_two(number: int, hurt: int) -> None:
    g = scene(60)
    foe = monster(g, "night-demon", spot(g))
    g.heroes[1].ignores = True
    before = [one.health for one in g.figures]
    g.round = number - 1
    begins(g, number)
    first_of(g, "TakeDamage")
    found = [before[place] - one.health for place, one in enumerate(g.figures)]
    assert found == [hurt, 0, hurt], "the second one ignores effects of scenarios"
    assert foe in g.figures


@pytest.mark.clause("GLH-MOT-02")
def test_the_taken_tile_calls_a_guard_by_its_own_letter() -> None:
    g = empty_map(77, *FOUR[:3])
    for at, letter, rank in (((-9, 9), "b", 1), ((5, 9), "c", 0)):
        without_monsters(g)
        take(g, g.figures[0], [each for each in g.loose if each.goal and each.at == at])
        first_of(g, "WhereItAppears")
        assert types(g) == [("city-guard", rank)]
        guard = next(one for one in g.figures if one.kind == MONSTER)
        assert guard.at in marked(g, letter)


@pytest.mark.clause("GLH-PRC-07", "GLH-END-08")
@pytest.mark.parametrize(("answer", "hurt"), [("yes", 6), ("no", 0)])
def test_a_token_given_up_beside_the_altar_hurts_the_colorless(answer: str, hurt: int) -> None:
    g = empty_map(81, *FOUR[:3])
    boss = monster(g, "the-colorless", spot(g, 9), "boss")
    one, before = g.figures[0], boss.health
    one.at = next(at for at in field.beside(g, marked(g, "a")[0]) if g.at(at) is None)
    g.counters["door 1"] = 1
    g.then(EndOfTurn(one.seat))
    assert play(g) == []
    one.tokens = 1
    g.then(EndOfTurn(one.seat))
    play(g, answer)
    assert (before - boss.health, one.tokens) == (hurt, 1 - bool(hurt))


@pytest.mark.clause("GLH-LOT-01")
def test_each_of_two_tiles_is_a_token_for_who_takes_it() -> None:
    g = empty_map(81)
    first, second = (each for each in g.loose if each.goal)
    take(g, g.figures[0], [first])
    g.advance()
    take(g, g.figures[1], [second])
    g.advance()
    assert [one.tokens for one in g.figures[:2]] == [1, 1]


@pytest.mark.clause("GLH-PRC-08", "GLH-HEA-01")
def test_near_the_altar_the_party_suffers_and_monsters_are_healed() -> None:
    g = empty_map(83)
    altar = marked(g, "a")[0]
    free = field.empty(g)
    at = next(
        at
        for at, cell in field.arena(g).cells.items()
        if free >> cell & 1 and field.far(g, at, altar) == 2
    )
    away = next(
        at
        for at, cell in field.arena(g).cells.items()
        if free >> cell & 1 and field.far(g, at, altar) == 3
    )
    one, foe = g.figures[0], monster(g, "cultist", away)
    foe.health -= 2
    before = one.health, foe.health
    for place, hurt, healed in ((away, 0, 0), (at, 1, 1)):
        one.at = foe.at = place
        g.counters["door 1"] = 1
        g.then(ByRule(one.id, "turn_start"), ByRule(foe.id, "turn_start"))
        first_of(g, "TakeDamage")
        assert (before[0] - one.health, foe.health - before[1]) == (hurt, healed)


@pytest.mark.clause("GLH-SUM-11", "GLH-ELM-01")
def test_with_the_last_cultist_demons_come_and_everybody_burns() -> None:
    g = empty_map(83, *FOUR)
    g.placed.append("cultist")
    one = g.figures[0]
    one.at = spot(g)
    last = monster(g, "cultist", spot(g, 5))
    g.then(ByRule(one.id, "turn_start"))
    assert play(g) == [], "no damage far from the altar before"
    kill(g, last)
    first_of(g, "WhereItAppears")
    assert types(g) == [("flame-demon", 1), ("flame-demon", 1)]
    assert not any(each.coin for each in g.figures), "spawned, they leave no money"
    before = one.health
    g.then(ByRule(one.id, "turn_start"))
    first_of(g, "TakeDamage")
    assert before - one.health == 2
    begins(g, 5)
    assert g.elements[ELEMENTS.index("fire")] == STRONG


@pytest.mark.clause("GLH-SHD-03", "GLH-ATK-06")
def test_every_ooze_that_dies_takes_a_shield_from_the_giant() -> None:
    g = scene(87)
    reveal(g, sorted(field.scenario(g).revealed(())))
    without_monsters(g)
    open_by_rule(g, doors_named(g, ["1"]))
    first_of(g, "WhoComes")
    giant = next(one for one in g.figures if one.what == "giant-ooze")
    g.stack.clear()
    own = shield(g, giant) - 8
    assert giant.tokens == 4
    for left in (3, 2, 1, 0, 0):
        kill(g, monster(g, "ooze", spot(g)))
        assert (giant.tokens, shield(g, giant)) == (left, own + 2 * left)


@pytest.mark.clause("GLH-SHD-03", "GLH-CON-16")
def test_who_bathes_is_shielded_from_oozes_and_from_poison_once() -> None:
    g = empty_map(87)
    one, pool = g.figures[0], marked(g, "a")[0]
    ooze, viper = monster(g, "ooze", spot(g)), monster(g, "night-demon", spot(g, 5))
    own = shield(g, one)
    for _ in range(2):
        one.at = pool
        g.then(EndOfTurn(one.seat))
        g.advance()
    assert one.tokens == 1
    assert not [piece for piece in g.pieces if piece.look == "water" and pool in piece.hexes]
    for foe, more in ((ooze, 2), (viper, 0)):
        g.strike = Strike(foe.id, 0, 2, 1, target=one.id)
        assert shield(g, one) == own + more
    gain(g, one, "poison")
    assert not one.is_("poison")
    gain(g, g.figures[1], "poison")
    assert g.figures[1].is_("poison")


@pytest.mark.clause("GLH-TIM-06")
@pytest.mark.parametrize("takes", [True, False])
def test_for_a_demon_that_dies_a_spirit_may_be_taken_off(takes: bool) -> None:
    g = empty_map(70)
    spirits = [monster(g, "living-spirit", spot(g, n)) for n in (0, 4)]
    demon, other = (monster(g, "night-demon", spot(g, n)) for n in (8, 12))
    kill(g, demon)
    offered = play(g)
    assert offered == [f"pick {one.id}" for one in spirits] + ["none"]
    play(g, f"pick {spirits[1].id}" if takes else "none")
    assert (spirits[1] in g.figures) is not takes
    assert g.loose[-1] == Loose(demon.at), "money of the demon, none of the spirit"
    assert other in g.figures


@pytest.mark.clause("GLH-SUM-11", "GLH-END-08")
def test_lurkers_come_at_the_end_of_the_round_in_which_the_first_is_saved() -> None:
    g = scene(86)
    reveal(g, sorted(field.scenario(g).revealed(())))
    without_monsters(g)
    ends(g, 2)
    assert "lurker" not in {what for what, _ in types(g)}
    g.counters["saved"] = 1
    without_monsters(g)
    ends(g, 3)
    lurkers = [one for one in g.figures if one.what == "lurker"]
    assert [(one.rank, one.coin) for one in lurkers] == [(1, False)]
    g.counters["saved"] = 2
    g.figures = [one for one in g.figures if one.what != "lurker"]
    ends(g, 4)
    assert "lurker" not in {what for what, _ in types(g)}, "once"


@pytest.mark.clause("GLH-DOR-12", "GLH-SUM-11")
@pytest.mark.parametrize(
    ("scenario", "door", "come"),
    [
        (19, "1", [["cultist"], ["cultist"] * 2, ["cultist"] * 2]),
        (19, "2", [["living-spirit"], ["living-spirit"], ["living-spirit"] * 2]),
        (19, "3", [["living-bones"], ["living-bones"] * 2, ["living-bones"] * 2]),
        (57, "3", [["city-guard"] * 2] * 3),
        (69, "1", [["vermling-scout"] * 2 + ["vermling-shaman"]] * 3),
    ],
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_a_door_calls_who_is_written(
    scenario: int, door: str, come: list[list[str]], characters: int
) -> None:
    g = scene(scenario, *FOUR[:characters])
    reveal(g, sorted(field.scenario(g).revealed(())))
    here = field.scenario(g)
    names = [join.name for join in here.joins if join.name and join.name < door]
    open_by_rule(g, doors_named(g, names))
    for join in here.joins:
        if not join.name and join.kind == "door":
            open_by_rule(g, list(join.hexes))
    first_of(g, "WhereItAppears", "WhoComes")
    without_monsters(g)
    open_by_rule(g, doors_named(g, [door]))
    first_of(g, "WhereItAppears", "WhoComes")
    printed = {place.at for place, _ in here.monsters_for(characters, [t.id for t in here.tiles])}
    called = [one.what for one in g.figures if one.kind == MONSTER and not one.coin]
    assert sorted(called) == sorted(come[characters - 2])
    assert printed


@pytest.mark.clause("GLH-BOS-09")
@pytest.mark.parametrize("freed", [0, 1, 4])
def test_redthorn_strikes_harder_for_every_captive_that_is_free(freed: int) -> None:
    g = empty_map(44)
    g.counters["saved"] = freed
    thorn = thing(g)
    near = next(at for at in field.beside(g, thorn.at) if g.at(at) is None)
    foe = monster(g, "inox-guard", near, health=40)
    own = shield(g, foe)
    comes(g.heroes[1].deck, "+0")
    g.then(FigureTurn(thorn.id))
    play(g, "first scoundrel")
    first_of(g, "WhichWay")
    assert 40 - foe.health == 3 + freed - own


@pytest.mark.clause("GLH-FOC-05", "GLH-AMD-01")
def test_the_captive_goes_back_to_its_plate_and_strikes_at_all_around_it() -> None:
    g = empty_map(79)
    fish = thing(g)
    home = fish.at
    near = [at for at in field.beside(g, home) if g.at(at) is None][:2]
    foes = [monster(g, "giant-viper", at, health=20) for at in near]
    free = field.empty(g)
    far = max(
        (at for at, cell in field.arena(g).cells.items() if free >> cell & 1),
        key=lambda at: (field.far(g, at, home) < 99, field.far(g, at, home)),
    )
    assert field.far(g, far, home) > 3
    fish.at = far
    comes(g.monster_modifiers, "+0", "+0")
    g.then(FigureTurn(fish.id))
    first_of(g, "WhichWay", "TargetOrder", "WhichNext")
    assert fish.at == home
    assert [20 - foe.health + shield(g, foe) for foe in foes] == [3, 3]


@pytest.mark.clause("GLH-FOC-05", "GLH-TIM-06")
def test_a_villager_goes_three_hexes_toward_the_gate() -> None:
    g = scene(86)
    reveal(g, sorted(field.scenario(g).revealed(())))
    without_monsters(g)
    villager = max(
        (one for one in g.figures if one.kind == OBJECTIVE),
        key=lambda one: field.far(g, one.at, marked(g, "b")[0]),
    )
    g.figures = [villager, *(one for one in g.figures if one.kind == CHARACTER)]
    gate = marked(g, "b")
    before = min(field.far(g, villager.at, at) for at in gate)
    g.then(FigureTurn(villager.id))
    first_of(g, "WhichWay")
    assert min(field.far(g, villager.at, at) for at in gate) == before - 3


@pytest.mark.clause("GLH-ADV-01")
def test_disadvantage_and_items_end_with_the_own_tile() -> None:
    g = empty_map(80)
    one, other = g.figures[:2]
    foe = monster(g, "city-guard", spot(g))
    tile = next(each for each in g.loose if each.goal)
    take(g, one, [tile])
    g.advance()
    for each, worse in ((one, 0), (other, -1)):
        g.strike = Strike(each.id, 0, 2, 1, target=foe.id)
        assert edge(g, each, foe, g.strike) == worse


@pytest.mark.clause("GLH-END-10", "GLH-LVL-10")
@pytest.mark.parametrize(
    ("scenario", "type_", "other", "each"),
    [(3, "inox-guard", "inox-archer", 5), (43, "rending-drake", "living-bones", 4)],
)
@pytest.mark.parametrize("characters", [2, 3, 4])
def test_so_many_kills_for_every_character_win(
    scenario: int, type_: str, other: str, each: int, characters: int
) -> None:
    g = scene(scenario, *FOUR[:characters])
    g.killed[type_] = each * characters - 1
    g.killed["city-guard"] = 0
    settle_goal(g)
    assert not g.won
    g.killed[other] = 1
    settle_goal(g)
    assert g.won is (scenario == 3), "43 counts drakes only"
    g.killed[type_] += 1
    settle_goal(g)
    assert g.won
