"""GLH-END, GLH-EXH, GLH-PRC-14: exhaustion, goals, and the end of a scenario."""

from __future__ import annotations

from druzina.core import Outcome
from druzina.games.gloomhaven.arena import Hex
from druzina.games.gloomhaven.cards.model import Goal
from druzina.games.gloomhaven.model import CHARACTER, MONSTER, MONSTERS, Dungeon
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.values import worked_out
from druzina.games.gloomhaven.scenario_maps import Goal as ScenarioGoal
from druzina.games.gloomhaven.scenario_maps import Place

GOLD = (2, 2, 3, 3, 4, 4, 5, 6)  # GLH-LVL-04
BONUS, BONUS_A_LEVEL = 4, 2


def exhausted(g: Dungeon, seat: int) -> None:
    """GLH-EXH-02, -07: all its cards are lost, its figure and its summons leave the map."""
    hero = g.heroes[seat]
    hero.exhausted = True
    if g.told is not None:
        g.tell("GLH-EXH-02", "event-exhausted", seat=seat)
    hero.lost += hero.hand + hero.discard + hero.waiting + [hero.using] * bool(hero.using)
    hero.lost += [one.card for one in hero.active]
    hero.lost = list(dict.fromkeys(hero.lost))
    hero.hand, hero.discard, hero.active, hero.waiting, hero.played = [], [], [], [], []
    hero.using = ""
    g.figures = [one for one in g.figures if one.seat != seat]
    for other in range(len(g.heroes)):
        if other != seat:
            g.count(other, "others_exhausted")
    if all(each.exhausted for each in g.heroes) and not g.won:
        g.lost = True


def settle_goal(g: Dungeon) -> None:
    """GLH-END-01, -10: a goal once met stays met; another may follow it."""
    if g.won or g.lost:
        return
    goal = field.scenario(g).win
    if not g.met and goal.then and meets(g, goal):
        g.met = 1
    wanted = goal.then or (goal,)
    if (g.met or not goal.then) and any(meets(g, one) for one in wanted):
        g.won = True
        if g.told is not None:
            g.tell("GLH-END-01", "event-goal")


def meets(g: Dungeon, goal: ScenarioGoal) -> bool:
    """GLH-V16: whether all that a goal says holds now; what cannot be judged yet never does."""
    if any((goal.special, goal.destroy, goal.arrive, goal.loot_id)):
        return False
    return all(test(g, goal) for test in TESTS)


def _enemies(g: Dungeon, goal: ScenarioGoal) -> bool:
    """GLH-END-05: none on the map; `all`: every room revealed besides."""
    if not goal.enemies:
        return True
    hostile = [one for one in g.figures if one.kind == MONSTER and one.side == MONSTERS]
    if any(one.what not in goal.others for one in hostile):
        return False
    return goal.enemies == "revealed" or _all_revealed(g)


def _all_revealed(g: Dungeon) -> bool:
    return {tile.id for tile in field.scenario(g).tiles} <= set(g.revealed)


def _named(g: Dungeon, goal: ScenarioGoal) -> bool:
    """Every named figure that is ever placed has been placed and is dead."""
    if not goal.kill:
        return True
    to_come = {place.type for place in field.scenario(g).monsters if place.tile not in g.revealed}
    alive = {one.what for one in g.figures}
    return all(
        type_ in g.placed and type_ not in alive and type_ not in to_come for type_ in goal.kill
    )


def _kills(g: Dungeon, goal: ScenarioGoal) -> bool:
    if not goal.kills:
        return True
    counted = (n for type_, n in g.killed.items() if not goal.of or type_ in goal.of)
    return sum(counted) >= worked_out(goal.kills, g)


def _looted(g: Dungeon, goal: ScenarioGoal) -> bool:
    wanted = [one.at for one in field.scenario(g).treasures if one.goal]
    if goal.loot == "goal_tiles":
        return all(at in g.looted for at in wanted)
    return goal.loot != "one_each" or all(hero.counts.get("goal_tiles") for hero in g.heroes)


def _rooms(g: Dungeon, goal: ScenarioGoal) -> bool:
    return _all_revealed(g) if "*" in goal.reveal else set(goal.reveal) <= set(g.revealed)


def _places(g: Dungeon, goal: ScenarioGoal) -> bool:
    """GLH-END-08, -09: who stands where."""
    characters = [one for one in g.figures if one.kind == CHARACTER]
    if goal.escape is not None and not all(one.at in _hexes(g, goal.escape) for one in characters):
        return False
    if goal.reach is not None:
        hexes = _hexes(g, goal.reach)
        near = goal.reach.adjacent
        if goal.reach.carrying or not any(
            one.at in hexes or (near and any(field.adjacent(g, one.at, at) for at in hexes))
            for one in characters
        ):
            return False
    if goal.occupy is not None:
        markers = [*goal.occupy.markers, *goal.occupy.more.get(str(g.characters), ())]
        plates = [at for name in markers for at in field.scenario(g).markers[name]]
        return all(any(one.at == at for one in characters) for at in plates)
    return True


def _hexes(g: Dungeon, place: Place) -> set[Hex]:
    here = field.scenario(g)
    if place.start:
        return set(here.start)
    if place.tile:
        return here.hexes([place.tile])
    return set(here.markers.get(place.marker, ()))


def _survived(g: Dungeon, goal: ScenarioGoal) -> bool:
    return not goal.survive_rounds or (g.phase == "cleanup" and g.round >= goal.survive_rounds)


TESTS = (_enemies, _named, _kills, _looted, _rooms, _places, _survived)


def decided(g: Dungeon) -> bool:
    """GLH-EXH-06: nobody is left to play."""
    return all(hero.exhausted for hero in g.heroes)


def finish(g: Dungeon) -> None:
    """GLH-PRC-14: the first result that was met; experience, gold and checkmarks."""
    won = g.won
    for seat, hero in enumerate(g.heroes):
        g.count(seat, "experience", hero.xp)
        mine = g.mine(seat)
        g.heroes[seat].counts["health"] = mine.health if mine else 0
        hero.counts["cards_left"] = len(hero.hand) + len(hero.discard)
        if won:
            hero.xp += BONUS + BONUS_A_LEVEL * g.level
    g.phase = "over"
    seats = range(len(g.heroes))
    gained = [hero.xp for hero in g.heroes]
    counts = [{"gold": gold(g, seat), "checks": checks(g, seat)} for seat in seats]
    clause = "GLH-END-03" if won else "GLH-EXH-03" if decided(g) else "GLH-END-04"
    ranks = [1 if won else 2] * len(g.heroes)
    g.end(Outcome(clause, [won] * len(ranks), ranks, gained, [{"xp": n} for n in gained], counts))


def gold(g: Dungeon, seat: int) -> int:
    """GLH-END-02, GLH-LVL-04."""
    return g.heroes[seat].coins * GOLD[g.level]


def checks(g: Dungeon, seat: int) -> int:
    """GLH-BGL-01: the battle goal, judged only where the scenario was won."""
    hero = g.heroes[seat]
    if not g.won or not hero.goal:
        return 0
    return g.facts.printed.goals[hero.goal].checks if achieved(g, seat) else 0


def achieved(g: Dungeon, seat: int) -> bool:
    """GLH-BGL-02, V12."""
    hero = g.heroes[seat]
    goal: Goal = g.facts.printed.goals[hero.goal]
    counts = hero.counts
    found = counts.get(goal.counts, 0)
    if goal.counts == "coins_and_treasures":
        found = hero.coins + len(hero.treasures)
    elif goal.counts in ("coins", "treasures"):
        found = hero.coins if goal.counts == "coins" else len(hero.treasures)
    wanted = goal.n + {"": 0, "full_health": hero.full, "level": hero.level}[goal.of]
    return {
        "at_least": found >= wanted,
        "at_most": found <= wanted,
        "exactly": found == wanted,
    }[goal.test]
