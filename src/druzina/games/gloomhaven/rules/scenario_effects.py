"""GLH-V20: the verbs of scenario rules, each carried out by one function."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.content import HINDRANCE
from druzina.games.gloomhaven.model import ELEMENTS, NOBODY, OBJECTIVE, Dungeon, Figure
from druzina.games.gloomhaven.rules import field, modifiers
from druzina.games.gloomhaven.rules.asking import NONE, Ask, thing
from druzina.games.gloomhaven.rules.conditions import bind, gain, heal
from druzina.games.gloomhaven.rules.damage import Hurt, fall
from druzina.games.gloomhaven.rules.doors import (
    appear,
    doors_named,
    group_of,
    open_by_rule,
    place_monster,
    place_monsters,
    reveal,
)
from druzina.games.gloomhaven.rules.scenario_moments import Effected, carries
from druzina.games.gloomhaven.rules.scenario_standing import concerns, immune_to
from druzina.games.gloomhaven.rules.scenario_tests import counted, named
from druzina.games.gloomhaven.rules.spawning import Arrival, spawn_at
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import MonsterPlace
from druzina.games.gloomhaven.scenario_special import SpecialRule
from druzina.games.gloomhaven.scenario_verb import Names
from druzina.games.gloomhaven.scenario_verbs import (
    AddCards,
    Comes,
    Damage,
    Destroy,
    DiscardCards,
    Element,
    GainCondition,
    GiveToken,
    Heal,
    Leave,
    Lose,
    MayRemove,
    OpenDoor,
    RemoveFigure,
    RemoveToken,
    Replace,
    RevealTiles,
    SetUp,
    Spawn,
    SpawnNext,
    UnlockDoor,
    Win,
)

STATES = ("inert", "waning", "strong")


# Monsters that appear


@carries(Spawn)
def spawn(g: Dungeon, now: Effected, rule: SpecialRule, effect: Spawn) -> None:
    """GLH-SUM-11: one at each hex of the marker in turn, or where it happened."""
    rank = effect.ranks[g.characters - 2]
    if effect.second is not None:
        key = f"rule {now.rule} spawned"
        g.counters[key] = g.counters.get(key, 0) + 1
        rank = (effect.second if g.counters[key] % 2 == 0 else effect.ranks)[g.characters - 2]
    if effect.around or effect.near_door:
        doors = doors_named(g, [effect.near_door])
        place = field.scenario(g).markers[effect.around][0] if effect.around else doors[0]
        g.then(*(Arrival(effect.monster, rank, place, near=True) for _ in range(effect.count)))
        return
    if effect.by_objectives:
        things = [one for one in g.figures if one.kind == OBJECTIVE]
        g.then(*(Arrival(effect.monster, rank, each.at) for each in things))
        return
    places = list(field.scenario(g).markers[effect.at]) if effect.at else [now.at]
    hexes = [places[number % len(places)] for number in range(effect.count)]
    g.then(*(Arrival(effect.monster, rank, at) for at in hexes))


@carries(SpawnNext)
def spawn_next(g: Dungeon, now: Effected, rule: SpecialRule, effect: SpawnNext) -> None:
    """The cycle goes on even if none could be placed."""
    steps = []
    for name in _places(g, effect):
        turn = g.counters.get("cycle", 0)
        g.counters["cycle"] = turn + 1
        type_ = effect.cycle[turn % len(effect.cycle)]
        even = effect.even if g.round % 2 == 0 else {}
        rank = {**effect.ranks, **even}[type_][g.characters - 2]
        if not effect.by_objectives:
            steps.append(Arrival(type_, rank, field.scenario(g).markers[name][0]))
            continue
        thing_ = _next_thing(g, turn)
        if thing_ is not None:
            steps.append(Arrival(type_, rank, beside=thing_.id))
    g.then(*steps)


def _places(g: Dungeon, effect: SpawnNext) -> Names:
    if effect.by_objectives:
        return ("",)
    if effect.at_cycle:
        return (effect.at_cycle[g.counters.get("cycle", 0) % len(effect.at_cycle)],)
    return effect.at or (effect.at_odd if g.round % 2 else effect.at_even)


def _next_thing(g: Dungeon, turn: int) -> Figure | None:
    """The objective whose turn it is, if it still stands."""
    numbers = sorted({thing_.number for thing_ in field.scenario(g).objectives})
    number = numbers[turn % len(numbers)]
    found = (one for one in g.figures if one.kind == OBJECTIVE and one.number == number)
    return next(found, None)


@carries(SetUp)
def set_up(g: Dungeon, now: Effected, rule: SpecialRule, effect: SetUp) -> None:
    """GLH-V20: on their printed hexes; revealed ones leave money and act as newly revealed."""
    from druzina.games.gloomhaven.rules.scenario_standing import held_back

    here = field.scenario(g)
    places = [
        (place, rank)
        for place, rank in here.monsters_for(g.characters, g.revealed)
        if held_back(g, place) and (not effect.monsters or place.type in effect.monsters)
    ]
    g.called += list(effect.monsters) or ["*"]
    taken = {at for one in g.figures for at in field.hexes(one)}
    free = [each for each in places if each[0].at not in taken]
    g.then(*(_late(g, *each, effect.reveals) for each in places if each not in free))
    appear(g, place_monsters(g, free, coin=effect.reveals), late=effect.reveals)


def _late(g: Dungeon, place: MonsterPlace, rank: str, coin: bool) -> Arrival:
    """GLH-SUM-11: whose hex is taken comes to the nearest empty one, of several as players say."""
    type_ = place.named or place.type
    rank = "boss" if g.facts.printed.monsters[type_].boss else rank
    return Arrival(type_, rank, place.at, printed=True, coin=coin, level=place.level_bonus)


@carries(Comes)
def comes(g: Dungeon, now: Effected, rule: SpecialRule, effect: Comes) -> None:
    """GLH-V20: it is there, but not on the map yet."""
    place = field.scenario(g).markers[effect.at_cycle[0]][0]
    figure = place_monster(g, effect.monster, effect.rank, place)
    if figure is not None:
        g.placed.append(effect.monster)
        g.figures.remove(figure)
        g.away.append(figure)


@carries(Replace)
def replace(g: Dungeon, now: Effected, rule: SpecialRule, effect: Replace) -> None:
    spawn_at(g, effect.monster, effect.rank, now.at, effect.level)


# Doors and rooms


@carries(RevealTiles)
def reveal_tiles(g: Dungeon, now: Effected, rule: SpecialRule, effect: RevealTiles) -> None:
    """GLH-SET-05: part of the first room, though no corridor leads there."""
    g.shown += [tile for tile in effect.tiles if tile not in g.shown]
    reveal(g, [tile for tile in effect.tiles if tile not in g.revealed])


@carries(OpenDoor)
def open_door(g: Dungeon, now: Effected, rule: SpecialRule, effect: OpenDoor) -> None:
    """GLH-PRC-10 from step 2, GLH-DOR-12."""
    names: Sequence[str] = effect.doors
    if effect.next_one:
        turn = g.counters.get("doors", 0)
        g.counters["doors"] = turn + 1
        names = effect.doors[turn : turn + 1]
    places = doors_named(g, names) if effect.doors else [now.at]
    open_by_rule(g, [place for place in places if place not in g.opened])


@carries(UnlockDoor)
def unlock_door(g: Dungeon, now: Effected, rule: SpecialRule, effect: UnlockDoor) -> None:
    """GLH-DOR-14."""
    g.unlocked += [place for place in doors_named(g, effect.doors) if place not in g.unlocked]


# Harm and help


def whom(g: Dungeon, now: Effected, rule: SpecialRule, names: Names) -> list[Figure]:
    """The figures named, or the one it happened to; in initiative order, GLH-PRK-03 in mind."""
    if names:
        found = named(g, names)
    else:
        one = g.find(now.figure)
        found = [one] if one is not None else []
    return sorted((one for one in found if concerns(g, rule, one)), key=lambda one: _turn(g, one))


def _turn(g: Dungeon, one: Figure) -> tuple[int, int]:
    for place, actor in enumerate(g.order):
        if actor.seat == one.seat != NOBODY or (actor.type and actor.type == group_of(g, one.what)):
            return place, one.id
    return len(g.order), one.id


@carries(Damage)
def damage(g: Dungeon, now: Effected, rule: SpecialRule, effect: Damage) -> None:
    """GLH-PRC-07 for each of them."""
    found = whom(g, now, rule, effect.who)
    if not found and effect.who and to_come(g, effect.who[0]):
        key = f"hurt {effect.who[0]}"  # it is in a room to come, or off the map
        g.counters[key] = g.counters.get(key, 0) + worked_out(effect.n, g)
    if effect.tile:
        here = field.scenario(g).hexes([effect.tile])
        found = [one for one in found if one.at in here]
    g.then(*(Hurt(one.id, worked_out(effect.n, g, counted(g, rule.per, one))) for one in found))


def to_come(g: Dungeon, name: str) -> bool:
    return name.startswith("objective:") or (
        name in g.facts.printed.monsters and name not in g.placed
    )


@carries(Heal)
def healed(g: Dungeon, now: Effected, rule: SpecialRule, effect: Heal) -> None:
    for one in whom(g, now, rule, effect.who):
        if not immune_to(g, one, "healing"):
            heal(g, one, worked_out(effect.n, g, counted(g, rule.per, one)))


@carries(GainCondition)
def condition(g: Dungeon, now: Effected, rule: SpecialRule, effect: GainCondition) -> None:
    """GLH-SET-12, -18."""
    for one in whom(g, now, rule, effect.who):
        if not effect.beside or field.adjacent(g, one.at, now.at):
            (bind if effect.permanent else gain)(g, one, effect.condition)


@carries(AddCards)
def add_cards(g: Dungeon, now: Effected, rule: SpecialRule, effect: AddCards) -> None:
    """GLH-SET-18: in seat order; curses as long as there are some."""
    for hero in g.heroes:
        one = g.find(hero.figure)
        if one is None or (rule.exempts and hero.ignores):
            continue
        for _ in range(effect.n):
            if effect.card == "curse":
                modifiers.curse(g, one)
            else:
                hero.deck.draw.append(g.facts.marks[HINDRANCE])
        g.shuffle(hero.deck.draw)


@carries(DiscardCards)
def discard_cards(g: Dungeon, now: Effected, rule: SpecialRule, effect: DiscardCards) -> None:
    g.then(
        *(
            DiscardCard(seat, effect.n)
            for seat, hero in enumerate(g.heroes)
            if not (rule.exempts and hero.ignores)
        )
    )


class DiscardCard(Ask):
    """GLH-V20: cards of the own choice, before the first round."""

    clause = "GLH-SET-18"

    left: int

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [f"discard {card}" for card in sorted(g.heroes[self.seat].hand)]

    def answer(self, g: Dungeon, choice: str) -> None:
        hero = g.heroes[self.seat]
        hero.hand.remove(thing(choice))
        hero.discard.append(thing(choice))
        if self.left > 1:
            g.then(DiscardCard(self.seat, self.left - 1))


@carries(Element)
def element(g: Dungeon, now: Effected, rule: SpecialRule, effect: Element) -> None:
    g.elements[ELEMENTS.index(effect.element)] = STATES.index(effect.state)


# Figures that go


@carries(RemoveFigure)
def remove_figure(g: Dungeon, now: Effected, rule: SpecialRule, effect: RemoveFigure) -> None:
    """GLH-V20: without death, money or credit."""
    found = whom(g, now, rule, effect.who)
    for one in found:
        g.figures.remove(one)
        if effect.saved:
            g.counters["saved"] = g.counters.get("saved", 0) + 1
        elif one.kind == OBJECTIVE:
            g.counters[f"gone {one.number}"] = 1


@carries(Leave)
def leave(g: Dungeon, now: Effected, rule: SpecialRule, effect: Leave) -> None:
    """GLH-END-09: they are out of the scenario, not exhausted, and keep what they have."""
    exits = field.scenario(g).markers[effect.marker]
    for seat, hero in enumerate(g.heroes):
        one = g.mine(seat)
        if one is not None and one.at in exits:
            hero.escaped = hero.exhausted = True
            hero.counts["health"] = one.health
            g.figures = [each for each in g.figures if each.seat != seat]


@carries(Destroy)
def destroy(g: Dungeon, now: Effected, rule: SpecialRule, effect: Destroy) -> None:
    one = g.find(now.figure)
    if effect.objective:
        things = (each for each in g.figures if each.kind == OBJECTIVE)
        one = next((each for each in things if each.number == effect.objective), None)
    if one is not None:
        fall(g, one, NOBODY, one.health)


# Tokens and overlays


@carries(GiveToken)
def give_token(g: Dungeon, now: Effected, rule: SpecialRule, effect: GiveToken) -> None:
    for one in whom(g, now, rule, effect.who):
        one.tokens += effect.n


@carries(RemoveToken)
def remove_token(g: Dungeon, now: Effected, rule: SpecialRule, effect: RemoveToken) -> None:
    for one in whom(g, now, rule, effect.who):
        one.tokens = max(0, one.tokens - 1)


@carries(MayRemove)
def may_remove(g: Dungeon, now: Effected, rule: SpecialRule, effect: MayRemove) -> None:
    if named(g, effect.who):
        g.then(TakeOff(g.leader(), list(effect.who)))


class TakeOff(Ask):
    """GLH-V20 `may_remove`: the leader may take one of them off the map."""

    clause = "GLH-TIM-06"

    names: list[str]

    def choices(self, g: Dungeon) -> Sequence[str]:
        return [*(f"pick {one.id}" for one in named(g, self.names)), NONE]

    def answer(self, g: Dungeon, choice: str) -> None:
        if choice != NONE:
            g.figures.remove(g.figure(int(thing(choice))))


# The end


@carries(Win)
def win(g: Dungeon, now: Effected, rule: SpecialRule, effect: Win) -> None:
    """GLH-END-01: the first result stays."""
    if not g.lost:
        g.won = True


@carries(Lose)
def lose(g: Dungeon, now: Effected, rule: SpecialRule, effect: Lose) -> None:
    if not g.won:
        g.lost = True
