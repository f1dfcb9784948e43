"""Tables of Amulet that begin with a position drawn by a test, and a hand that lays tokens."""

from __future__ import annotations

from typing import Any

from druzina.core.position_writing import write_position
from druzina.games.amulet import GAME
from druzina.games.amulet.content_model import COLOURS, LOCATIONS, MYTHICAL
from druzina.games.amulet.model import CUBES, EVENING, MORNING, NIGHT, NOTHING, Mode, Realm
from druzina.games.amulet.rules.day import Phase, Turn
from druzina.games.amulet.rules.experience import XpPart
from druzina.games.amulet.rules.fighting import Fight
from druzina.games.amulet.rules.gems import GemPart
from druzina.games.amulet.view import attacking
from tests.browser.guest import CONFIRM, PRESSABLE, Guest
from tests.browser.house import House
from tests.games.amulet.table import fight, night, numbers, player, run, say, table, turn, visit

ME = {"who": "me", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}


def opened(house: House, *seats: dict[str, str], **more: Any) -> Any:
    return house.post("/tables", {"game": "amulet", "seats": list(seats), **more})


def placed(house: House, g: Realm, *seats: dict[str, str], **options: Any) -> Any:
    """A table that goes on from this position; seat 0 is Ana's, the others are bots."""
    g.told = None
    mode = g.mode if len(g.players) > 1 else "cooperative"
    wanted = GAME.read_options({"seats": len(g.players), "mode": mode, **options})
    people = list(seats) or [ME, *[BOT] * (len(g.players) - 1)]
    text = write_position(GAME, wanted, whole(g))
    return house.post("/positions", {"text": text, "seats": people})


def followed(g: Realm, seat: int = 0) -> Realm:
    """The rest of the day comes after what is on the stack: a table that can be played on."""
    order = g.circle()
    later = order[order.index(seat) + 1 :]
    phases = [Phase(phase) for phase in (MORNING, EVENING, NIGHT) if phase > g.phase]
    g.stack[:0] = [*reversed(phases), *(Turn(one) for one in reversed(later))]
    return g


# What a drawing leaves out


def whole(g: Realm) -> Realm:
    """Everything a drawing does not name lies where the laws of the game want it."""
    _monsters(g)
    _supplies(g)
    used = [0] * len(COLOURS)
    for one in g.players:
        fields = g.facts.characters[one.character].fields
        for colour in range(len(COLOURS)):
            lying = [n for n, field in enumerate(fields) if field.colour == colour]
            used[colour] += one.aside[colour] + sum(one.amulet >> n & 1 for n in lying)
    g.gems = [CUBES - n for n in used]
    g.adventures = [n for n in range(len(g.facts.adventures)) if n != g.adventure]
    g.upgrades = [n for n in range(len(LOCATIONS)) if not g.upgraded >> n & 1]
    if g.together:
        g.story = max(g.story, 0)
        held = [
            one for player in g.players for one in (*player.oaths, player.sworn, player.dropped)
        ]
        g.unsworn = [n for n in range(len(g.facts.oaths)) if n not in held]
    return g


def _monsters(g: Realm) -> None:
    seats, table = len(g.players), g.facts.table
    named = [*g.lair, *g.manor, *g.village, *g.mythical, g.dungeon, *attacking(g)]
    named += [one for player in g.players for one in player.trophies]
    named += [step.monster for step in g.stack if isinstance(step, Fight)]
    all_ = [one for one in g.facts.monsters if one.level == MYTHICAL or one.mark <= seats]
    left = [one for one in all_ if one.number not in named]
    ordinary = sorted(one.number for one in left if one.level != MYTHICAL)
    drawn = g.round * (table.lair[seats - 1] + table.manor[seats - 1])
    size = sum(one.level != MYTHICAL for one in all_) - drawn
    assert size <= len(ordinary), f"on day {g.round} only so many cards are out of the deck"
    g.deck = ordinary[len(ordinary) - size :][::-1]
    g.gone = ordinary[: len(ordinary) - size]
    g.unused = [one.number for one in left if one.level == MYTHICAL]


def _supplies(g: Realm) -> None:
    place, table = len(g.players) - 1, g.facts.table
    laid = [one.text.partition("@")[0] for one in g.laid]
    out = [one for player in g.players for one in player.spells]
    out += [one.number for one in g.facts.spells if one.id in laid]
    size = sum(some[place] for some in table.spells.values()) - len(out)
    g.spells = [n for n in range(len(g.facts.spells)) if n not in out][:size]
    drunk = [one for player in g.players for one in player.potions]
    size = table.potions[place] - len(drunk)
    g.potions = [n for n in range(len(g.facts.potions)) if n not in drunk][:size]
    if g.phase != NIGHT and g.dungeon == NOTHING and g.mythical:
        g.dungeon = g.mythical.pop()


# Some tables


def world(mode: Mode = "competitive", mine: dict[str, Any] | None = None, **more: Any) -> Realm:
    """The third day of three: a bit of everything lies about."""
    own: dict[str, Any] = {
        "character": "preacher", "coins": 4, "health": 5, "skills": "R1a R1b R2b", "xp": "R2a:1",
        "damaged": "WP4", "spells": "spark hook", "potions": "PT06 PT02", "trophies": "M109 M110",
        "aside": "blue", "amulet": "O1 O2 S1 I1", "place": "monastery",
    }  # fmt: skip
    lying: dict[str, Any] = {
        "day": 3, "lair": "M201 M202 M105", "manor": "M203 M204 M205", "village": "M112 M107 M106",
        "dungeon": "Y1", "mythical": "Y2 Y3", "upgraded": "lair village", "laid": "1:WK1@1,1r0",
    }  # fmt: skip
    knight = player("knight", ready="WK2 WK3 WK4", place="castle", trophies="M108", amulet="O1 O2")
    thief = player("thief", coins=6, health=4, place="hut", spells="ray", skills="R1c")
    return table(player(**own | (mine or {})), knight, thief, mode=mode, **lying | more)


def together(**more: Any) -> Realm:
    """The same with quests, and two oaths for each."""
    g = world("cooperative", quests="A0 B0 C0", **more)
    for seat, oaths in enumerate(("O7 O8", "O9 O10", "O11 O12")):
        g.players[seat].oaths = numbers(oaths)
    return g


def map_of() -> Realm:
    return turn(world())


def fight_of() -> Realm:
    g = visit(world(mine={"potions": ""}), "lair")
    return say(g, "fight lair:1", "wield WP1", "wield WP2")


def night_of() -> Realm:
    return night(world(phase="night", lair="M101 M102", manor="M206", village="M112 M111 M107"))


def tree_of() -> Realm:
    g = world()
    g.players[0].due = 2
    return run(g, XpPart(0))


def amulet_of() -> Realm:
    return run(world(mine={"aside": "yellow red"}), GemPart(0))


def together_of() -> Realm:
    return turn(together())


def gift_of() -> Realm:
    return say(visit(together(), "hut"), "hand 2", "coins 1")


def example(**mine: Any) -> Realm:
    """AMU-EX-16: Staff and Hymnal against the first card, once they are chosen."""
    g = fight(table(player(**mine), player("thief")), "M101")
    return say(g, "wield WP1", "wield WP2")


# A person at the table


def press(guest: Guest, target: str) -> None:
    guest.page.locator(f'[data-target="{target}"]{PRESSABLE}').first.click()


def confirmed(guest: Guest, number: int) -> None:
    """Waits until the answer is taken or it is over; confirms where undo ends."""
    confirm = guest.page.locator(CONFIRM)

    def taken() -> bool:
        return guest.over() or guest.answered(number)

    guest.until(lambda: confirm.count() > 0 or taken(), "for the answer")
    if not taken():
        confirm.click()
        guest.until(taken, "for the confirmed answer")


SCREEN = """([column, row]) => {
    const sheet = document.querySelector('svg.arena');
    const here = new DOMPoint((column - 1) * 56, (row - 1) * 56);
    const at = here.matrixTransform(sheet.getScreenCTM());
    return [at.x, at.y];
}"""


def spot(guest: Guest, column: float, row: float) -> tuple[float, float]:
    """Where a point of the card is on the screen; (1, 1) is the upper left corner of its grid."""
    x, y = guest.page.evaluate(SCREEN, [column, row])
    return float(x), float(y)


def middle(guest: Guest, target: str) -> tuple[float, float]:
    box = guest.page.locator(f'[data-target="{target}"]:visible').first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(guest: Guest, token: str, column: float, row: float) -> None:
    """By mouse from the hand to a point of the card; the card may move when its margin grows."""
    mouse = guest.page.mouse
    mouse.move(*middle(guest, f"token:{token}"))
    mouse.down()
    for _ in range(3):
        mouse.move(*spot(guest, column, row), steps=4)
    mouse.up()
