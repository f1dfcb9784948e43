"""GLH-END, GLH-EXH, GLH-PRC-14: exhaustion, results, and the end of a scenario."""

from __future__ import annotations

from druzina.core import Outcome
from druzina.games.gloomhaven.cards.model import Goal
from druzina.games.gloomhaven.model import Dungeon
from druzina.games.gloomhaven.rules import active, failures, field, goals
from druzina.games.gloomhaven.rules.scenario_moments import happens

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
    for each in hero.active:
        active.drop_boons(g, each.card)  # GLH-ACT-06, -07
    hero.hand, hero.discard, hero.active, hero.waiting, hero.played = [], [], [], [], []
    hero.using = ""
    one = g.mine(seat)
    if one is not None:
        happens(g, "exhausted", one)
        hero.escaped = one.at in failures.exits(g)  # GLH-END-09
        if failures.failed_by(g, seat, one) and not g.won:
            g.lost = True
    g.figures = [one for one in g.figures if one.seat != seat]
    for other in range(len(g.heroes)):
        if other != seat:
            g.count(other, "others_exhausted")
    settle_goal(g)
    if all(each.exhausted for each in g.heroes) and not g.won:
        g.lost = True


def stays(g: Dungeon, seat: int, unable: bool) -> None:
    """GLH-VAR-04: who can neither play nor rest stays on the map; nobody able is left: lost."""
    hero = g.heroes[seat]
    if unable and not hero.helpless and g.told is not None:
        g.tell("GLH-VAR-04", "event-helpless", seat=seat)
    hero.helpless = unable
    if all(each.exhausted or each.helpless for each in g.heroes) and not g.won:
        g.lost = True


def dies(g: Dungeon, seat: int) -> None:
    """GLH-EXH-01, GLH-VAR-04: below one hit point it is exhausted, or dead and loses all it has."""
    hero = g.heroes[seat]
    if g.mortal:
        hero.dead, hero.coins, hero.gold, hero.found = True, 0, 0, []
        if g.told is not None:
            g.tell("GLH-VAR-04", "event-dead", seat=seat)
    exhausted(g, seat)


def settle_goal(g: Dungeon) -> None:
    """GLH-END-01, -10: the first result stays; a goal once met stays met, another may follow it."""
    if g.won or g.lost:
        return
    happens(g, "always")
    if failures.failed(g):
        g.lost = True
        if g.told is not None:
            g.tell("GLH-END-01", "event-failed")
        return
    goal = field.scenario(g).win
    if not g.met and goal.then and goals.meets(g, goal):
        g.met = 1
    wanted = goal.then or (goal,)
    if (g.met or not goal.then) and any(goals.meets(g, one) for one in wanted):
        g.won = True
        if g.told is not None:
            g.tell("GLH-END-01", "event-goal")


def decided(g: Dungeon) -> bool:
    """GLH-EXH-06: nobody is left to play."""
    return all(hero.exhausted for hero in g.heroes)


def finish(g: Dungeon) -> None:
    """GLH-PRC-14: the first result that was met; experience, gold and checkmarks."""
    won = g.won
    g.reveal("goals")  # GLH-HID-02: all see them now
    for seat, hero in enumerate(g.heroes):
        g.count(seat, "experience", hero.xp)
        mine = g.mine(seat)
        if mine is not None or not hero.escaped:
            hero.counts["health"] = mine.health if mine is not None else 0
        hero.counts["cards_left"] = len(hero.hand) + len(active.discards(g, seat))  # GLH-ACT-05
        hero.xp += bonus(g)
        if g.told is not None:
            tell_gains(g, seat)
    g.phase = "over"
    seats = range(len(g.heroes))
    gained = [hero.xp for hero in g.heroes]
    parts = [{"xp": n - bonus(g), "xp_bonus": bonus(g)} for n in gained]
    counts = [{"gold": gold(g, seat), "checks": checks(g, seat)} for seat in seats]
    clause = "GLH-END-03" if won else "GLH-EXH-03" if decided(g) else "GLH-END-04"
    ranks = [1 if won else 2] * len(g.heroes)
    g.end(Outcome(clause, [won] * len(ranks), ranks, gained, parts, counts))


def tell_gains(g: Dungeon, seat: int) -> None:
    """GLH-END-02, -03: what the end brings a character, and how its battle goal came out."""
    hero = g.heroes[seat]
    if bonus(g):
        g.tell("GLH-END-03", "event-bonus", seat=seat, n=bonus(g))
    if hero.coins:
        n = hero.coins * GOLD[g.level]
        g.tell("GLH-END-02", "event-exchanged", seat=seat, n=n, coins=hero.coins)
    if hero.goal:
        met, n = achieved(g, seat), goal_checks(g, seat)
        end = "kept" if n else "vain" if met else "missed"
        g.tell("GLH-BGL-01", "event-battle-goal", seat=seat, goal=hero.goal, end=end, n=n)


def bonus(g: Dungeon) -> int:
    """GLH-END-03: experience for the victory, exhausted ones included."""
    return BONUS + BONUS_A_LEVEL * g.level if g.won else 0


def gold(g: Dungeon, seat: int) -> int:
    """GLH-END-02, GLH-LVL-04."""
    return g.heroes[seat].coins * GOLD[g.level] + g.heroes[seat].gold


def checks(g: Dungeon, seat: int) -> int:
    """GLH-BGL-01: of the battle goal and of treasures, only where the scenario was won."""
    hero = g.heroes[seat]
    if not g.won or not hero.goal or hero.dead:
        return 0
    found = [one for one in field.scenario(g).treasures if one.number in hero.treasures]
    return goal_checks(g, seat) + sum(one.checks for one in found if one.number)


def goal_checks(g: Dungeon, seat: int) -> int:
    hero = g.heroes[seat]
    kept = g.won and not hero.dead and achieved(g, seat)
    return g.facts.printed.goals[hero.goal].checks if kept else 0


def achieved(g: Dungeon, seat: int) -> bool:
    """GLH-BGL-02, V12."""
    hero = g.heroes[seat]
    goal: Goal = g.facts.printed.goals[hero.goal]
    counts = hero.counts
    found = counts.get(goal.counts, 0)
    tiles = len(hero.treasures) + counts.get("treasure_tiles", 0)  # GLH-TRE-01
    if goal.counts == "coins_and_treasures":
        found = hero.coins + tiles
    elif goal.counts in ("coins", "treasures"):
        found = hero.coins if goal.counts == "coins" else tiles
    wanted = goal.n + {"": 0, "full_health": hero.full, "level": hero.level}[goal.of]
    return {
        "at_least": found >= wanted,
        "at_most": found <= wanted,
        "exactly": found == wanted,
    }[goal.test]
