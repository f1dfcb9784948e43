"""GLH-LOT: money tokens and treasure."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.gloomhaven.model import CHARACTER, Dungeon, Figure, Loose
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.ending import settle_goal
from druzina.games.gloomhaven.rules.overlays import scoop
from druzina.games.gloomhaven.rules.scenario_moments import happens
from druzina.games.gloomhaven.rules.scenario_standing import loot_rule
from druzina.games.gloomhaven.scenario_maps import Treasure


def loot_within(g: Dungeon, one: Figure, reach: int, ability: bool = True) -> bool:
    """GLH-LOT-01, GLH-MOT-02: all that is in range and in sight; a monster takes money only."""
    here = field.arena(g)
    cells = here.strike(here.cells[one.at], reach)
    found = [each for each in g.loose if cells & here.mask((each.at,))]
    if one.kind != CHARACTER:
        found = [each for each in found if not each.treasure and not each.goal]
    found = allowed(g, one, found, ability)
    take(g, one, found)
    return scoop(g, one, cells) or bool(found)


def allowed(g: Dungeon, one: Figure, found: Sequence[Loose], ability: bool) -> list[Loose]:
    """GLH-V20 `loot_rule`: how, and how many, goal tiles may be taken."""
    rule = loot_rule(g)
    if rule is None or one.kind != CHARACTER:
        return list(found)
    goals = [each for each in found if each.goal]
    if rule.ability_only and not ability:
        goals = []
    if rule.most_each:
        left = rule.most_each - g.heroes[one.seat].counts.get("goal_tiles", 0)
        goals = goals[: max(0, left)]
    return [each for each in found if not each.goal or each in goals]


def take(g: Dungeon, one: Figure, found: Sequence[Loose]) -> None:
    """Tokens become the looter's, treasure has its effect, goal tiles are counted."""
    if not found:
        return
    for each in found:
        g.loose.remove(each)
    if one.kind == CHARACTER:
        hero = g.heroes[one.seat]
        hero.coins += sum(not each.treasure and not each.goal for each in found)
        hero.treasures += [each.treasure for each in found if each.treasure]
        if g.told is not None:
            g.tell("GLH-LOT-01", "event-looted", seat=one.seat, n=len(found))
        for each in found:
            if each.treasure:
                open_chest(g, one, each.treasure)
    for each in found:
        if each.goal:
            g.looted.append(each.at)
            g.count(one.seat, "goal_tiles")
            if any(tile.goal and tile.at == each.at for tile in field.scenario(g).treasures):
                g.count(one.seat, "treasure_tiles")
            if len(g.looted) == sum(tile.goal for tile in field.scenario(g).treasures):
                g.counters["all looted"] = g.round
            happens(g, "looted", one, at=each.at)
    settle_goal(g)


def open_chest(g: Dungeon, one: Figure, number: int) -> None:
    """GLH-TRE-02, GLH-V16: what is in a numbered chest, applied at once, harm as well."""
    from druzina.games.gloomhaven.rules.damage import Hurt
    from druzina.games.gloomhaven.rules.earning import earn
    from druzina.games.gloomhaven.rules.entering import Bear

    chests = field.scenario(g).treasures
    chest = next((each for each in chests if each.number == number), None)
    if chest is None:
        return
    g.reveal("treasure")  # GLH-HID-03
    hero = g.heroes[one.seat]
    hero.gold += chest.gold
    if g.told is not None and chest.gold:
        g.tell("GLH-TRE-02", "event-found-gold", seat=one.seat, n=chest.gold)
    found_things(g, one.seat, chest)
    earn(g, one, chest.xp)
    if chest.damage or chest.conditions:
        g.then(Hurt(one.id, chest.damage), Bear(one.id, list(chest.conditions)))


def found_things(g: Dungeon, seat: int, chest: Treasure) -> None:
    """GLH-TRE-02, -03: an item is the looter's after the scenario; a second one is sold."""
    hero = g.heroes[seat]
    named = [item for item in g.facts.printed.items.values() if item.print in chest.which]
    for item in named if chest.holds == "item" else ():
        if item.id in hero.found or any(each.item == item.id for each in hero.items):
            hero.gold += item.cost // 2
            if g.told is not None:
                g.tell("GLH-TRE-03", "event-found-sold", seat=seat, item=item.id, n=item.cost // 2)
            continue
        hero.found.append(item.id)
        if g.told is not None:
            g.tell("GLH-TRE-02", "event-found-item", seat=seat, item=item.id)
    for item in named if chest.holds == "design" else ():
        hero.designs.append(item.id)
        if g.told is not None:
            g.tell("GLH-TRE-02", "event-found-design", seat=seat, item=item.id)


def loot_here(g: Dungeon, one: Figure) -> None:
    """GLH-LOT-02: at the end of a turn what lies in the own hex must be taken."""
    loot_within(g, one, 0, ability=False)
