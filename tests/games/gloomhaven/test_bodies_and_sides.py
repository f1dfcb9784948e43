"""GLH-V20 `occupies`, `side`, GLH-VOC-06: figures of three hexes, of no side, and of another's."""

from __future__ import annotations

import pytest

from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.cards.whom import Whom
from druzina.games.gloomhaven.model import MONSTERS, Action, Actor, Boon, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.bodies import laid
from druzina.games.gloomhaven.rules.doors import reveal
from druzina.games.gloomhaven.rules.focusing import board_for
from druzina.games.gloomhaven.rules.monsters import FigureTurn
from druzina.games.gloomhaven.rules.targets import fitting
from tests.games.gloomhaven.dungeon import (
    FACTS,
    HERE,
    card,
    comes,
    dungeon,
    hero,
    monster,
    play,
    shows,
)
from tests.games.gloomhaven.test_lines_of_monsters import hurt
from tests.games.gloomhaven.test_turns_in_play import acts, careless

PARTY_OF = ("brute", "scoundrel", "spellweaver")


def lair(n: int = 2) -> tuple[Dungeon, Figure]:
    """Scenario 34, all revealed, with the Elder Drake alone; nobody can prevent damage."""
    g = dungeon(*PARTY_OF[:n], scenario=34)
    reveal(g, [tile.id for tile in field.scenario(g).tiles])
    drake = next(one for one in g.figures if one.what == "elder-drake")
    g.figures = [drake]
    comes(g.monster_modifiers, *["+0"] * 6)
    return g, drake


def stand(g: Dungeon, *places: Hex, initiatives: tuple[int, ...]) -> None:
    for seat, at in enumerate(places):
        hero(g, seat, at)
        g.heroes[seat].initiative = initiatives[seat]
    careless(g)
    g.order = [Actor(0, each, seat) for seat, each in sorted(enumerate(initiatives), key=_second)]


def _second(pair: tuple[int, int]) -> int:
    return pair[1]


def beside_one(g: Dungeon, drake: Figure, which: Hex) -> Hex:
    """A free hex beside that hex of its body alone."""
    body = field.hexes(drake)
    return next(
        at
        for at in field.beside(g, which)
        if at not in body
        and not any(field.adjacent(g, at, other) for other in body if other != which)
    )


# Three hexes


@pytest.mark.clause("GLH-FOC-09", "GLH-BOS-08")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_beside_different_hexes_of_a_body_the_earlier_is_its_focus(first: int) -> None:
    g, drake = lair()
    here, there = min(field.hexes(drake)), max(field.hexes(drake))
    initiatives = (20, 40) if first == 0 else (40, 20)
    stand(
        g,
        beside_one(g, drake, here),
        beside_one(g, drake, there),
        initiatives=initiatives,
    )
    shows(g, "boss", "578")  # Attack +0
    acts(g, drake)
    play(g)
    assert [each > 0 for each in hurt(g)] == [first == 0, first == 1]


@pytest.mark.clause("GLH-MAT-01", "GLH-GEO-03", "GLH-BOS-08")
def test_a_body_shoots_at_two_who_are_each_in_range_of_another_hex() -> None:
    g, drake = lair()
    body = sorted(field.hexes(drake))
    near = beside_one(g, drake, body[0])
    far = next(
        at
        for at in sorted(field.arena(g).cells)
        if field.far(g, at, body[-1]) == 3
        and field.sees(g, at, body[-1])
        and field.far(g, at, body[0]) > 3
    )
    stand(g, near, far, initiatives=(20, 40))
    shows(g, "boss", "579")  # Attack -1, Range 3, Target 2
    acts(g, drake)
    play(g)
    assert all(each > 0 for each in hurt(g))


@pytest.mark.clause("GLH-MAT-01", "GLH-MON-14")
def test_a_body_shoots_at_no_more_than_the_card_says_the_nearest_first() -> None:
    g, drake = lair(3)
    body = sorted(field.hexes(drake))
    near = beside_one(g, drake, body[0])
    second = next(
        at for at in sorted(field.arena(g).cells) if min(_far(g, at, body)) == 2 and _seen(g, at)
    )
    third = next(
        at
        for at in sorted(field.arena(g).cells)
        if min(_far(g, at, body)) == 2 and at != second and _seen(g, at)
    )
    stand(g, third, second, near, initiatives=(60, 40, 80))
    shows(g, "boss", "579")
    acts(g, drake)
    play(g)
    assert [each > 0 for each in hurt(g)] == [False, True, True]


def _far(g: Dungeon, at: Hex, body: list[Hex]) -> list[int]:
    return [field.far(g, at, each) for each in body]


def _seen(g: Dungeon, at: Hex) -> bool:
    drake = next(one for one in g.figures if one.what == "elder-drake")
    return any(field.sees(g, each, at) for each in field.hexes(drake))


@pytest.mark.clause("GLH-FOC-09", "GLH-MMV-04", "GLH-ARE-02")
@pytest.mark.parametrize("first", [0, 2])
def test_a_breath_goes_where_the_focus_is_not_where_most_are(first: int) -> None:
    g, drake = lair(3)
    line = FACTS.printed.monsters["elder-drake"].first[0]
    assert isinstance(line, Attack)
    assert line.area is not None
    cells = field.arena(g).cells
    ways = [
        [at for at in hexes if at in cells and _seen(g, at)] for hexes in laid(drake, line.area)
    ]
    close = [[at for at in way if min(_far(g, at, field.hexes(drake))) == 1] for way in ways]
    many, lone = sorted(
        (n for n in range(3) if close[n] and len(ways[n]) > 1), key=lambda n: -len(ways[n])
    )[:2]
    mate = next(at for at in ways[many] if at not in close[many] and at not in ways[lone])
    apart = [next(at for at in close[n] if at not in ways[m]) for n, m in _both(many, lone)]
    initiatives = (20, 50, 40) if first == 0 else (40, 50, 20)
    stand(g, apart[0], mate, apart[1], initiatives=initiatives)
    shows(g, "boss", "576")  # special 1
    acts(g, drake)
    play(g)
    assert [each > 0 for each in hurt(g)] == (
        [True, True, False] if first == 0 else [False, False, True]
    )


def _both(one: int, other: int) -> tuple[tuple[int, int], tuple[int, int]]:
    return (one, other), (other, one)


@pytest.mark.clause("GLH-MOV-03", "GLH-MOV-06", "GLH-MMV-16")
def test_nobody_ends_a_move_on_any_hex_of_a_body_of_its_own_side() -> None:
    g, drake = lair()
    flyer = monster(g, "spitting-drake", beside_one(g, drake, drake.at))
    ways = field.ways(g, flyer, "fly")
    cells = field.arena(g).cells
    ends = ways.ground.ends(ways.start, "fly")
    board = board_for(g, flyer, None, 4, jump=False)
    for at in field.hexes(drake):
        assert not ends >> cells[at] & 1
        assert at in board.allies
        assert g.at(at) is drake


@pytest.mark.clause("GLH-VOC-02", "GLH-VOC-14")
def test_who_goes_over_any_hex_of_a_body_has_moved_through_it() -> None:
    g, drake = lair()
    stand(g, beside_one(g, drake, drake.at), initiatives=(20,))
    one, over = g.figures[-1], Whom(side="enemies", place="moved_through")
    for at in field.hexes(drake):
        g.action = Action(one.id, path=[at, one.at])
        assert fitting(g, one, over, attack=True) == [drake]
    g.action = Action(one.id, path=[one.at])
    assert fitting(g, one, over, attack=True) == []


# Who is told whom to attack


def directed(what: str, deck: str, shown: str, level: int) -> tuple[Dungeon, Figure]:
    """An elite monster the Scoundrel directs, whose turn it is."""
    g = dungeon("scoundrel", "brute", level=level)
    hero(g, 0, (0, 3))
    hero(g, 1, (0, 4))
    one = monster(g, what, HERE, "elite")
    lines = FACTS.half(card(114), top=False).lines
    one.boons.append(Boon("controlled", 0, line=FACTS.numbers(lines)[0]))
    shows(g, deck, shown)
    comes(g.monster_modifiers, *["+0"] * 6)
    g.then(FigureTurn(one.id))
    return g, one


@pytest.mark.clause("GLH-VOC-06", "GLH-MON-17", "GLH-ARE-07")
def test_who_directs_artillery_names_the_target_outside_the_area_too() -> None:
    g, _ = directed("ancient-artillery", "ancient-artillery", "707", level=4)
    near, far = (monster(g, "bandit-guard", at, health=12) for at in ((3, 0), (2, 4)))
    third = monster(g, "bandit-guard", (1, 6), health=12)
    first = next(each for each in play(g) if each.startswith("area") and "3,0" in each)
    assert {f"hit {far.id}", f"hit {third.id}"} <= set(play(g, first))
    assert f"hit {near.id}" not in play(g)
    play(g, f"hit {far.id}")
    assert [12 - each.health > 0 for each in (near, far, third)] == [True, True, False]


@pytest.mark.clause("GLH-VOC-06", "GLH-MAT-07")
def test_who_directs_several_attacks_on_one_names_it_once() -> None:
    g, bones = directed("living-bones", "living-bones", "522", level=1)
    own = FACTS.printed.monsters["living-bones"].elite[1]
    one, other = (monster(g, "bandit-guard", at, health=20) for at in ((2, 3), (1, 4)))
    play(g, "none", f"hit {one.id}")
    assert own.targets == 3
    assert (20 - one.health, other.health) == (own.targets * own.attack, 20)
    assert bones.side == MONSTERS


# Enemies of everybody


def temple(controlled: str) -> tuple[Dungeon, Figure]:
    """Scenario 85: a monster the Mindthief controls beside a character and one of each kind."""
    g = dungeon("mindthief", "brute", scenario=85)
    cells = field.arena(g).cells
    at = next(at for at in sorted(cells) if len(field.beside(g, at)) == 6)
    g.figures, g.pieces = [], []
    one = monster(g, controlled, at)
    around = field.beside(g, at)
    hero(g, 0, around[0], health=5)
    hero(g, 1, around[2], health=5)
    for what, place in zip(("sun-demon", "night-demon", "hound"), around[3:], strict=True):
        monster(g, what, place, health=30)
    careless(g)
    lines = FACTS.half(card(160), top=False).lines
    one.boons.append(Boon("controlled", 0, line=FACTS.numbers(lines)[0]))
    comes(g.monster_modifiers, *["+0"] * 6)
    return g, one


def plain_attack(deck: str) -> str:
    """A card of it with one attack on one enemy."""
    return next(
        card.id
        for card in FACTS.printed.decks[deck].cards
        for attacks in [[line for line in card.lines if isinstance(line, Attack)]]
        if len(attacks) == 1 and attacks[0].area is None and attacks[0].whom is None
    )


@pytest.mark.clause("GLH-VOC-06", "GLH-MON-08")
@pytest.mark.parametrize(
    ("controlled", "struck"),
    [("sun-demon", {"sun-demon"}), ("night-demon", {"night-demon", "hound"})],
)
def test_the_enemies_of_who_is_controlled_are_its_allies_whatever_their_side(
    controlled: str, struck: set[str]
) -> None:
    g, one = temple(controlled)
    shows(g, controlled, plain_attack(controlled))
    homes = {each.id: each.side for each in g.figures}
    assert len(set(homes.values())) == 3
    FigureTurn(one.id).run(g)
    assert {each.what for each in field.enemies(g, one)} == struck
    assert {each.what for each in field.allies(g, one)} == {
        each.what for each in g.figures if each.what not in struck
    }
    while (asked := g.advance()) is not None:
        g.answer(asked[0], asked[1][0])
    assert {each.id: each.side for each in g.figures} == homes
    others = [each for each in g.figures if each is not one]
    victims = {each.what for each in others if each.health < (30 if each.seat < 0 else 5)}
    assert victims
    assert victims <= struck
