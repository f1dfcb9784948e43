"""GLH-INI-03, -04, -06: what the players agree on between equals."""

import pytest

from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules.order import fixed, group, sorted_in
from druzina.games.gloomhaven.rules.round import Turns
from druzina.games.gloomhaven.telling import figure_told
from tests.games.gloomhaven.dungeon import HERE, dungeon, give, hero, monster, play, shows
from tests.games.gloomhaven.test_setup_and_rounds import led
from tests.games.gloomhaven.test_turns_in_play import by_initiative

EAST = (2, 3)


def order(g: Dungeon) -> list[str]:
    return [one.type or g.heroes[one.seat].class_ for one in g.order]


def resting(*classes: str) -> Dungeon:
    g = dungeon(*classes)
    for seat, sheet in enumerate(g.heroes):
        hero(g, seat, (seat, 5))
        sheet.resting = True
    return g


@pytest.mark.clause("GLH-INI-06", "GLH-INI-03", "GLH-TIM-06", "GLH-PRC-01")
def test_who_of_the_resting_is_first_is_asked_of_the_leader() -> None:
    g = resting("brute", "scoundrel", "tinkerer")
    fixed(g)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 0
    assert play(g) == ["first brute", "first scoundrel", "first tinkerer"]
    assert play(g, "first tinkerer") == ["first brute", "first scoundrel"]
    assert play(g, "first scoundrel") == []
    assert order(g) == ["tinkerer", "scoundrel", "brute"]


@pytest.mark.clause("GLH-TIM-06", "GLH-EXH-05")
def test_the_leader_is_the_lowest_seat_that_still_plays() -> None:
    g = resting("brute", "scoundrel", "tinkerer")
    g.heroes[0].exhausted = True
    fixed(g)
    asked = g.advance()
    assert asked is not None
    assert asked[0].seat == 1


@pytest.mark.clause("GLH-INI-03", "GLH-DOR-08")
def test_a_character_is_before_monsters_without_a_question() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, HERE)
    g.heroes[1].exhausted = True
    monster(g, "living-bones", EAST)
    shows(g, "living-bones", by_initiative("living-bones", 20))
    led(g, 0, 36, 35)  # 20
    fixed(g)
    assert play(g) == []
    assert order(g) == ["brute", "living-bones"]


@pytest.mark.clause("GLH-INI-03")
def test_the_order_of_types_of_different_decks_is_asked_each_time() -> None:
    g = resting("brute", "scoundrel")
    g.heroes[1].exhausted = True
    monster(g, "living-bones", EAST)
    monster(g, "rending-drake", (3, 1))
    for first, second in (("rending-drake", "living-bones"), ("living-bones", "rending-drake")):
        shows(g, "living-bones", by_initiative("living-bones", 12))
        shows(g, "rending-drake", by_initiative("rending-drake", 12))
        fixed(g)
        assert play(g, f"first {first}") == []
        assert order(g) == [first, second, "brute"]


@pytest.mark.clause("GLH-INI-04", "GLH-MSC-02")
def test_the_order_of_types_of_one_deck_is_asked_once_for_the_scenario() -> None:
    g = resting("brute", "scoundrel")
    g.heroes[1].exhausted = True
    for place, type_ in enumerate(("bandit-guard", "city-guard")):
        monster(g, type_, (place + 1, 3))
    shows(g, "guard", by_initiative("guard", 50))
    fixed(g)
    assert play(g, "first city-guard") == []
    assert order(g) == ["city-guard", "bandit-guard", "brute"]
    shows(g, "guard", by_initiative("guard", 30))
    fixed(g)
    assert play(g) == []
    assert order(g) == ["city-guard", "bandit-guard", "brute"]
    monster(g, "inox-guard", (1, 5))
    fixed(g)
    assert play(g) == ["first city-guard", "first inox-guard"]
    assert play(g, "first city-guard") == ["first bandit-guard", "first inox-guard"]
    play(g, "first inox-guard")
    fixed(g)
    assert play(g) == []
    assert order(g) == ["city-guard", "inox-guard", "bandit-guard", "brute"]


@pytest.mark.clause("GLH-INI-03", "GLH-PRC-10")
def test_a_type_that_appears_is_asked_for_among_those_already_settled() -> None:
    g = resting("brute", "scoundrel")
    g.heroes[1].exhausted = True
    for place, type_ in enumerate(("bandit-guard", "city-guard")):
        monster(g, type_, (place + 1, 3))
    shows(g, "guard", by_initiative("guard", 50))
    fixed(g)
    play(g, "first city-guard")
    g.order = [one for one in g.order if one.type]
    g.at_turn = -1
    monster(g, "inox-guard", (1, 5))
    sorted_in(g, group(g, "inox-guard"))
    assert play(g) == ["first city-guard", "first inox-guard"]
    play(g, "first inox-guard")
    assert order(g) == ["inox-guard", "city-guard", "bandit-guard"]


@pytest.mark.clause("GLH-DOR-06", "GLH-PRC-10", "GLH-DOR-07")
def test_revealed_types_that_are_late_act_in_the_order_of_their_initiatives() -> None:
    g = dungeon("brute", "scoundrel")
    hero(g, 0, (-3, 6))
    g.heroes[1].exhausted = True
    bones = monster(g, "living-bones", EAST)
    archer = monster(g, "bandit-archer", (3, 1))
    shows(g, "living-bones", by_initiative("living-bones", 64))
    shows(g, "archer", by_initiative("archer", 16))
    bones.pending = archer.pending = True
    g.order, g.at_turn = [], 0
    give(bones, "wound")
    give(archer, "wound")
    g.told = []
    g.then(Turns())
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    hurt = [event.shown["figure"] for event in g.told if event.key == "event-damage"]
    both = [figure_told(archer), figure_told(bones)]
    assert [each for each in hurt if each in both] == both
