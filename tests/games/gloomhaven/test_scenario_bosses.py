"""GLH-BOS, V17: what bosses do in their scenarios."""

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Attack, Special, Summon
from druzina.games.gloomhaven.model import (
    ELEMENTS,
    MONSTER,
    OBJECTIVE,
    STRONG,
    Action,
    Actor,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.rules import bodies, field, granting, order, scenario_bosses
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.attacking import begin_attack
from druzina.games.gloomhaven.rules.conditions import gain
from druzina.games.gloomhaven.rules.damage import Hurt
from druzina.games.gloomhaven.rules.doors import doors_named, draw_cards, reveal
from druzina.games.gloomhaven.rules.figures import shield, stat_attack
from druzina.games.gloomhaven.rules.monster_lines import own_move
from druzina.games.gloomhaven.rules.monsters import FigureTurn, GroupTurn
from druzina.games.gloomhaven.rules.objectives import place
from druzina.games.gloomhaven.rules.scenario_bosses import altar_moves
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import fixed_looks, immune_to
from druzina.games.gloomhaven.rules.scenario_tests import placed_and_dead
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    comes,
    dungeon,
    first_of,
    hero,
    monster,
    shows,
)

THREE = ("brute", "scoundrel", "spellweaver")
FOUR = (*THREE, "tinkerer")


def special(g: Dungeon, one: Figure, number: int) -> None:
    """The boss performs a special of its card."""
    g.action, g.acting, g.paid = Action(one.id), one.id, []
    granting.special(g, one, Special(n=number), 0)
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])


def lair(scenario: int, *classes: str, level: int = 1) -> Dungeon:
    g = dungeon(*classes, scenario=scenario, level=level)
    here = field.scenario(g)
    doors = [join for join in here.joins if join.kind == "door" and not join.locked]
    g.opened = [at for join in doors for at in join.hexes]
    reveal(g, sorted(here.revealed(g.opened)))
    g.figures = []
    for seat in range(len(classes)):
        hero(g, seat, here.start[seat])
    return g


def empty(g: Dungeon, place: int = 0) -> Hex:
    """An empty hex, those with much room around them first."""
    here, free = field.arena(g), field.empty(g)
    room = {
        at: sum(free >> here.cells[beside] & 1 for beside in field.beside(g, at))
        for at, cell in here.cells.items()
        if free >> cell & 1
    }
    return sorted(room, key=lambda at: (-room[at], at))[place]


@pytest.mark.clause("GLH-BOS-08", "GLH-DOR-12", "GLH-DOR-14")
def test_the_commander_goes_from_door_to_door_and_opens_them() -> None:
    g = lair(2, *THREE)
    commander = monster(g, "bandit-commander", empty(g), "boss")
    g.phase, g.order, g.at_turn = "turns", [Actor(1, 50, type="bandit-commander")], 0
    for name in "abcda":
        special(g, commander, 1)
        assert commander.at in doors_named(g, [name])
        assert commander.at in g.opened
    assert {"a1a", "a2a", "a3b", "a4b"} <= set(g.revealed)


@pytest.mark.clause("GLH-BOS-08")
def test_where_somebody_stands_in_the_door_it_goes_beside_it() -> None:
    g = lair(2, *THREE)
    commander = monster(g, "bandit-commander", empty(g), "boss")
    door = doors_named(g, ["a"])[0]
    g.opened.append(door)
    g.figures[0].at = door
    special(g, commander, 1)
    assert commander.at != door
    assert field.adjacent(g, commander.at, door)


@pytest.mark.clause("GLH-BOS-08", "GLH-BOS-09")
def test_the_overseers_scouts_act_again_and_still_have_their_turn() -> None:
    g = lair(9, *THREE)
    overseer = monster(g, "merciless-overseer", empty(g), "boss")
    scouts = [monster(g, "vermling-scout", empty(g, place)) for place in (3, 6)]
    assert stat_attack(g, overseer) == 2
    scouts[0].idle = True
    special(g, overseer, 1)
    assert [one.idle for one in scouts] == [True, False]
    assert g.decks["scout"].card
    assert g.acting == overseer.id


@pytest.mark.clause("GLH-EX-215", "GLH-BOS-06")
@pytest.mark.parametrize("light", [True, False])
def test_the_colorless_consumes_light(light: bool) -> None:
    g = lair(81, *FOUR, level=4)
    boss = monster(g, "the-colorless", empty(g), "boss", health=3)
    g.elements[4] = 2 * light
    special(g, boss, 2)
    demons = [one for one in g.figures if one.what == "sun-demon"]
    assert [one.rank for one in demons] == [1] * light
    assert boss.health == 9
    assert shield(g, boss) == 1
    assert g.elements[4] == 0


@pytest.mark.clause("GLH-EX-216", "GLH-BOS-08")
def test_the_horror_lays_eggs_and_they_hatch() -> None:
    g = lair(46, *THREE, level=3)
    horror = monster(g, "winged-horror", empty(g), "boss")
    start = horror.at
    special(g, horror, 2)
    eggs = [one for one in g.figures if one.kind == OBJECTIVE]
    assert [one.full for one in eggs] == [4, 4, 4]
    assert all(field.adjacent(g, one.at, start) for one in eggs)
    assert own_move(g, horror) - 1 == 3
    assert stat_attack(g, horror) == 4
    g.then(Hurt(eggs[0].id, 9, by=0))
    g.advance()
    special(g, horror, 1)
    assert not [one for one in g.figures if one.kind == OBJECTIVE]
    demons = [one for one in g.figures if one.what == "night-demon"]
    assert [(one.rank, one.at) for one in demons] == [(0, one.at) for one in eggs[1:]]


@pytest.mark.clause("GLH-BOS-08")
def test_the_gloom_is_suddenly_elsewhere() -> None:
    g = lair(51, *THREE)
    gloom = monster(g, "the-gloom", empty(g), "boss")
    for name in "abca":
        special(g, gloom, 2)
        assert gloom.at == field.scenario(g).markers[name][0]


@pytest.mark.clause("GLH-FOC-02", "GLH-FOC-13", "GLH-PRC-08")
def test_whom_a_boss_means_is_settled_before_its_special_begins() -> None:
    g = lair(51, *THREE)
    brute, scoundrel, _ = g.figures
    g.figures = [brute, scoundrel]
    gloom = monster(g, "the-gloom", (-2, 4), "boss")
    brute.at, scoundrel.at = (0, 1), (2, 1)
    brute.health = scoundrel.health = 99
    special(g, gloom, 2)
    assert field.apart(g, gloom, scoundrel) < field.apart(g, gloom, brute)
    assert (brute.is_("wound"), scoundrel.is_("wound")) == (True, False)


@pytest.mark.clause("GLH-BOS-10", "GLH-BOS-02")
def test_a_named_one_is_a_boss_of_its_kind_and_acts_first() -> None:
    g = lair(67, *THREE)
    reveal(g, ["m1a"])
    golem = next(one for one in g.figures if one.what == "arcane-golem")
    assert golem.rank == 2
    assert FACTS.printed.monsters["arcane-golem"].deck == "stone-golem"
    assert golem.level == 1


@pytest.mark.clause("GLH-BOS-10", "GLH-INI-04", "GLH-ELM-09")
def test_a_named_one_acts_in_the_group_of_its_kind_before_the_elites() -> None:
    g = dungeon("brute", "scoundrel")
    brute = hero(g, 0, HERE)
    for sheet in g.heroes:
        sheet.hand, sheet.played = [], ["trample", "spare-dagger"]
    elite = monster(g, "harrower-infester", (1, 2), "elite")
    infiltrator = monster(g, "infiltrator", (1, 4), "boss")
    shows(g, "harrower-infester", "730")  # Attack −1; dark: Attack +2 and disarm
    order.fixed(g)
    first_of(g, "WhoIsFirst")
    assert [one.type for one in g.order if one.type] == ["harrower-infester"]
    g.elements[ELEMENTS.index("dark")] = STRONG
    g.stack, g.told = [GroupTurn("harrower-infester")], []
    comes(g.monster_modifiers, "+0", "+0")
    assert g.advance() is None
    attacks = [event.shown for event in g.told if event.key == "event-attack"]
    assert [str(one["figure"]).split(":")[0] for one in attacks] == [
        "infiltrator",
        "harrower-infester",
    ]
    dealt = [stat_attack(g, one) + 1 for one in (infiltrator, elite)]
    assert brute.health == brute.full - sum(dealt), "dark was consumed for both"


@pytest.mark.clause("GLH-BOS-10")
def test_an_infiltrator_comes_out_of_the_guard() -> None:
    g = lair(57, *THREE)
    guard = monster(g, "city-guard", empty(g), "elite")
    other = monster(g, "city-guard", empty(g, 5), "elite")
    guard.home = (10, -9)
    g.then(Hurt(other.id, 99))
    g.advance()
    assert not [one for one in g.figures if one.what == "infiltrator"]
    g.then(Hurt(guard.id, 99))
    g.advance()
    assert [one.at for one in g.figures if one.what == "infiltrator"] == [guard.at]


@pytest.mark.clause("GLH-SUM-10")
def test_what_cultists_call_here_are_vipers() -> None:
    g = lair(89, *THREE)
    cultist = monster(g, "cultist", empty(g))
    deck = FACTS.printed.decks["cultist"]
    card = next(one for one in deck.cards if any(isinstance(each, Summon) for each in one.lines))
    g.decks["cultist"].card = card.id
    g.order = [Actor(1, 50, type="cultist")]
    cultist.health = cultist.full
    g.then(GroupTurn("cultist"))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    called = [one for one in g.figures if one.kind == MONSTER and one is not cultist]
    assert [(one.what, one.rank) for one in called] == [("giant-viper", 1)]


@pytest.mark.clause("GLH-BOS-08", "GLH-DOR-12")
def test_the_demons_altar_wanders_reveals_and_calls() -> None:
    g = lair(21, *THREE)
    demon = monster(g, "prime-demon", empty(g), "boss")
    altar = place(g, field.scenario(g).objectives[0])
    assert altar is not None
    g.opened = [at for join in field.scenario(g).joins[:0] for at in join.hexes]
    g.revealed, g.shown = ["d1a", "e1a"], ["d1a", "e1a"]
    altar.at, demon.at = (-6, 13), (-5, 13)
    deck = FACTS.printed.decks["boss"]
    first = next(card for card in deck.cards if Special(n=1) in card.lines)
    second = next(card for card in deck.cards if Special(n=2) in card.lines)
    g.decks["boss"].card = first.id
    altar_moves(g, demon)
    first_of(g, "WhereItAppears")
    assert altar.at == field.scenario(g).markers["a"][0]
    assert "j1a" in g.revealed
    called = g.figures[-1]
    assert (called.what, called.rank) == ("frost-demon", 1)
    assert field.adjacent(g, called.at, altar.at)
    g.decks["boss"].card = second.id
    altar_moves(g, demon)
    first_of(g, "WhereItAppears")
    called = g.figures[-1]
    assert (called.what, called.rank) == ("wind-demon", 0)


@pytest.mark.clause("GLH-PRC-07", "GLH-BOS-04")
def test_what_the_altar_suffers_is_the_demons() -> None:
    g = lair(21, *THREE)
    demon = monster(g, "prime-demon", empty(g), "boss")
    altar = place(g, field.scenario(g).objectives[0])
    assert altar is not None
    before = demon.health
    g.then(Hurt(demon.id, 5, by=0), Hurt(altar.id, 3, by=0))
    g.advance()
    assert demon.health == before - 3
    assert altar in g.figures
    gain(g, altar, "strengthen")
    assert demon.is_("strengthen")


@pytest.mark.clause("GLH-BOS-08")
def test_the_rider_comes_in_its_turn_and_goes_after_a_blow() -> None:
    g = dungeon(*THREE, scenario=48)
    for seat in range(3):
        hero(g, seat, field.scenario(g).start[seat])
    happens(g, "setup")
    g.advance()
    assert all(one.is_("muddle") for one in g.figures)
    rider = g.away[0]
    assert not placed_and_dead(g, "dark-rider")
    assert order.types(g) == ["dark-rider"]
    draw_cards(g, ["dark-rider"])
    scenario_bosses.come(g, "dark-rider")
    assert rider.at == field.scenario(g).markers["a"][0]
    assert g.away == []
    victim = g.figures[0]
    victim.at = next(at for at in field.beside(g, rider.at) if g.at(at) is None)
    begin_attack(g, rider, FACTS.basic_attack, [victim.id])
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert g.away == [rider]
    assert rider not in g.figures
    rider.idle = True  # it had its turn in the round before
    scenario_bosses.come(g, "dark-rider")
    assert not rider.idle
    assert rider.at == field.scenario(g).markers["b"][0]


@pytest.mark.clause("GLH-BOS-08", "GLH-EFF-14", "GLH-OVL-17")
def test_the_drake_covers_three_hexes_and_goes_from_perch_to_perch() -> None:
    g = dungeon(*THREE, scenario=34)
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    perches = field.scenario(g).markers
    drake = next(one for one in g.figures if one.what == "elder-drake")
    g.figures = [drake]
    assert set(field.hexes(drake)) == set(perches["c"])
    brute = hero(g, 0, next(at for at in field.beside(g, (4, 1)) if at not in perches["c"]))
    assert field.near(g, brute, drake)
    assert drake in field.within(g, brute, 1)
    assert immune_to(g, drake, "forced")
    assert "boulder-3" in fixed_looks(g)
    special(g, drake, 2)
    assert set(field.hexes(drake)) == set(perches["a"])
    tokens = [one for one in g.figures if one.what == "zephyr"]
    assert len(tokens) == 2
    assert not any(one in field.enemies(g, brute) for one in tokens)
    special(g, drake, 2)
    assert set(field.hexes(drake)) == set(perches["b"])


@pytest.mark.clause("GLH-ARE-02")
def test_the_drakes_breath_turns_about_its_body() -> None:
    g = dungeon(*THREE, scenario=34)
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    drake = next(one for one in g.figures if one.what == "elder-drake")
    line = FACTS.printed.monsters["elder-drake"].first[0]
    assert isinstance(line, Attack)
    assert line.area is not None
    ways = [set(hexes) for hexes in bodies.laid(drake, line.area)]
    body = set(field.hexes(drake))
    assert len(ways) == 3
    assert all(not way & body and len(way) == 7 for way in ways)
    assert (4, 2) in ways[0]  # straight ahead of its second hex
    g.figures = [drake]
    victim = hero(g, 0, next(at for at in sorted(ways[0]) if at in field.arena(g).cells))
    assert bodies.breaths(g, drake, line.area) == ([(victim.at,)], [victim.at])


@pytest.mark.clause("GLH-BOS-08")
def test_zephyrs_act_before_the_drake() -> None:
    g = dungeon(*THREE, scenario=34)
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    drake = next(one for one in g.figures if one.what == "elder-drake")
    g.figures = [drake]
    victim = hero(g, 0, field.scenario(g).start[0])
    scenario_bosses.call_tokens(g, drake, "zephyr", 1)
    first_of(g, "WhereItAppears")
    token = scenario_bosses.companions(g, drake)[0]
    far = field.far(g, token.at, victim.at)
    g.then(FigureTurn(token.id))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert field.far(g, token.at, victim.at) == max(1, far - 2)
    g.then(Hurt(token.id, 9))
    g.advance()
    assert token in g.figures


@pytest.mark.clause("GLH-ELM-09", "GLH-MON-12")
def test_an_attack_that_hangs_on_an_element_is_the_monsters_own_choice() -> None:
    g = lair(15, *THREE)
    storm = monster(g, "savvas-icestorm", empty(g))
    near = next(at for at in field.beside(g, storm.at) if g.at(at) is None)
    g.figures[0].at = near
    deck = FACTS.printed.decks["savvas-icestorm"]
    hanging = [
        (card, each, inner)
        for card in deck.cards
        for each in card.lines
        for inner in each.then
        if isinstance(inner, Attack)
    ]
    assert hanging
    for _, _, inner in hanging:
        g.action, g.acting = Action(storm.id), storm.id
        g.then(Perform(storm.id, FACTS.numbers([inner])))
        while (asked := g.advance()) is not None:
            assert asked[0].seat >= 0
            g.answer(asked[0], asked[1][0])


@pytest.mark.clause("GLH-SET-06")
def test_which_figure_comes_is_told_to_nobody_before() -> None:
    g = lair(15, *THREE)
    known = g.known
    monster(g, "savvas-icestorm", empty(g))
    assert g.known > known
