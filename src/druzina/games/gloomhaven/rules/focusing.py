"""GLH-FOC, GLH-PRC-08 step 4: what a monster decides on, and the focus it keeps for its turn."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from druzina.core import Argument
from druzina.games.gloomhaven.arena import Hex, Terrain
from druzina.games.gloomhaven.arena.areas import Area as Pattern
from druzina.games.gloomhaven.cards.lines import Attack
from druzina.games.gloomhaven.model import (
    A_HERO,
    BOSS,
    ELITE,
    NO_RANK,
    NOBODY,
    NORMAL,
    OBJECTIVE,
    SUMMON,
    Action,
    Actor,
    Dungeon,
    Figure,
)
from druzina.games.gloomhaven.monsters import (
    ALL,
    Board,
    Decision,
    Enemy,
    Monster,
    Turn,
    decide_for,
    for_first,
)
from druzina.games.gloomhaven.monsters.focus import Candidate, focuses
from druzina.games.gloomhaven.rules import field, objectives, worn
from druzina.games.gloomhaven.rules.asking import Ask, thing
from druzina.games.gloomhaven.rules.attacking import (
    area_of,
    has_area,
    most_targets,
    named,
    prepared,
)
from druzina.games.gloomhaven.rules.doors import group_of, initiative_of
from druzina.games.gloomhaven.rules.scenario_standing import (
    barred_hexes,
    feared_hexes,
    focus_first,
    meant,
    spared,
)
from druzina.games.gloomhaven.telling import figure_told

MANY = 99
FOCUS = "act"
RANKED = {BOSS: 0, ELITE: 1, NORMAL: 2, NO_RANK: 3}  # GLH-INI-05, GLH-BOS-10
PLACES = 1000  # more than there are numbers of figures of a type, ranks counted in


# The focus of a turn


def action_of(g: Dungeon) -> Action:
    assert g.action is not None, "a figure acts"
    return g.action


def figures_of(g: Dungeon, one: Figure, found: Sequence[Candidate]) -> list[int]:
    """The figures that candidates stand for."""
    there = foes(g, one)
    return sorted({there[each.enemy][0].id for each in found})


def seek(g: Dungeon, one: Figure, turn: Turn) -> list[int]:
    """GLH-FOC-06 to -10: whom it may focus on; asked if these are several."""
    return figures_of(g, one, focuses(turn.candidates()))


def settled(g: Dungeon, one: Figure, turn: Turn) -> bool:
    """GLH-FOC-13: found once in a turn and kept; whether it is known without a question."""
    action = action_of(g)
    if action.sought:
        return True
    action.sought = True
    found = seek(g, one, turn)
    if len(found) > 1:
        return False
    action.focus = found[0] if found else NOBODY
    return True


def for_focus(g: Dungeon, one: Figure, turn: Turn, focus: int) -> Decision:
    """GLH-FOC-13: what it does about this figure, every equally good way."""
    there = foes(g, one)
    mine = [each for each in turn.candidates() if there[each.enemy][0].id == focus]
    return decide_for(turn, focuses(mine), ALL)


def lost(g: Dungeon, one: Figure, focus: int) -> bool:
    """GLH-FOC-15: the focus is gone or cannot be targeted any more."""
    other = g.find(focus)
    return other is None or not field.visible(g, other, one) or not field.hostile(one, other)


class WhichFocus(Ask):
    """GLH-FOC-10: several are equal in everything: the players decide."""

    clause = "GLH-FOC-10"

    figure: int
    among: list[int]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"{FOCUS} {each}" for each in self.among]

    def about(self, g: Dungeon) -> dict[str, Argument]:
        return {"figure": figure_told(g.figure(self.figure))}

    def answer(self, g: Dungeon, choice: str) -> None:
        action_of(g).focus = int(thing(choice))


def focused(g: Dungeon, one: Figure, board: Board) -> Decision | None:
    """GLH-V20 `focus`: what it does if it can attack the objective that comes first for it; whom
    else it strikes is as ever (GLH-MAT-01)."""
    if not focus_first(g, one):
        return None
    return for_first(Turn(board), ALL)


def comes_first(g: Dungeon, one: Figure, other: Figure) -> bool:
    """GLH-V20 `focus`: whether it is an objective that this figure goes for."""
    return other.kind == OBJECTIVE and 0 < other.number == focus_first(g, one)


# The board


def foes(g: Dungeon, one: Figure) -> list[tuple[Figure, Hex]]:
    """Its enemies, a thing that covers several hexes once for each of them."""
    return [
        (each, at)
        for each in field.enemies(g, one)
        if not for_characters_only(g, each) and not spared(g, one, each)
        for at in field.hexes(each)
    ]


def board_for(g: Dungeon, one: Figure, attack: int | None, points: int, jump: bool) -> Board:
    """What a monster decides on: its card in figures, friends and foes where they stand."""
    monster = Monster(
        one.at,
        points,
        flying=field.flies(g, one),
        jump=jump,
        muddled=one.is_("muddle"),
        strengthened=one.is_("strengthen"),
        immobilized=one.is_("immobilize"),
        disarmed=one.is_("disarm"),
        targets=0,
    )
    if attack is not None:
        monster = _armed(g, one, attack, monster)
    against = tuple(
        Enemy(at, *initiative(g, each), field.unseen(g, each), comes_first(g, one, each))
        for each, at in foes(g, one)
    )
    beside = (*field.allies(g, one), *field.dormant(g, one))
    friends = tuple(at for each in beside for at in field.hexes(each))
    things = tuple(at for each in own_things(g, one) for at in field.hexes(each))
    return Board(field.arena(g), monster, against, friends + things, _land(g, one, things))


def own_things(g: Dungeon, one: Figure) -> list[Figure]:
    """GLH-CON-20: neither ally nor target; who flies passes over it and does not end there."""
    return [
        each
        for each in g.figures
        if (each.thing and each.side == one.side)
        or (each.ignored and each.side != one.side)
        or (each.dormant and not field.passes(g, one, each))
        or spared(g, one, each)
        or (each.side != one.side and for_characters_only(g, each))
    ]


def for_characters_only(g: Dungeon, one: Figure) -> bool:
    """GLH-V20 `attackable_by`: whoever is no character meets it as an obstacle."""
    return one.kind == OBJECTIVE and objectives.for_characters(g, one)


def _land(g: Dungeon, one: Figure, things: Sequence[Hex]) -> Terrain:
    """GLH-CON-20: things on its own side are obstacles on its way."""
    land = field.land(g)
    barred, feared = barred_hexes(g, one), feared_hexes(g, one)
    if not things and not barred and not feared:  # nearly always
        return land
    here = field.arena(g)
    blocked, trap = here.mask((*things, *barred)), here.mask(feared)
    return structs.replace(land, obstacle=land.obstacle | blocked, trap=land.trap | trap)


def _armed(g: Dungeon, one: Figure, attack: int, monster: Monster) -> Monster:
    line = g.facts.lines[attack]
    assert isinstance(line, Attack), "an attack line"
    strike = prepared(g, one, attack, line)
    before, g.strike = g.strike, strike
    targets = most_targets(g, strike)
    pattern = None
    if has_area(g, line, strike):
        area = area_of(g, strike)
        pattern = Pattern(area.melee, area.hexes)
    g.strike = before
    whom = named(g, line)
    reach = strike.range
    if whom is not None:
        targets = MANY
        reach = strike.range if whom.place in ("own_range", "anywhere") else whom.within or 0
    if line.all_on_one:
        targets = 1
    return structs.replace(monster, range=reach, targets=targets, area=pattern)


def initiative(g: Dungeon, one: Figure) -> tuple[int, int]:
    """GLH-FOC-09, -10: by the order of the round; a summon before its summoner, elites before
    normal ones, then by number; a resting character last."""
    one = meant(g, one)  # GLH-V20 `redirect_damage`: they share it
    if one.kind == OBJECTIVE:
        return objectives.initiative(g, one), 0  # GLH-FOC-10: between two the players decide
    if worn.wears(g, one, "focused_last"):
        return MANY, 0
    place, actor = _turn_in_round(g, one)
    if one.seat == NOBODY:
        told = actor.initiative if actor is not None else _drawn_initiative(g, one.what)
        return told, place * PLACES + RANKED[one.rank] * MANY + one.number
    among = one.id if one.kind == SUMMON else PLACES - 1
    return g.heroes[one.seat].initiative, place * PLACES + among


def _turn_in_round(g: Dungeon, one: Figure) -> tuple[int, Actor | None]:
    """The place in the round's order of a figure or of whoever it acts with."""
    group = group_of(g, one.what)
    for place, actor in enumerate(g.order):
        mine = actor.kind == A_HERO and actor.seat == one.seat
        if mine if one.seat != NOBODY else actor.type == group:
            return place, actor
    return len(g.order), None


def _drawn_initiative(g: Dungeon, type_: str) -> int:
    """GLH-DOR-06: of a type that was revealed after its moment: by the card of its deck."""
    deck = g.facts.printed.monsters[type_].deck
    drawn = g.decks.get(deck)
    return initiative_of(g, deck, drawn.card) if drawn is not None and drawn.card else MANY
