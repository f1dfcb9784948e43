"""Tables of Prophecy that begin with a position drawn by a test, and a hand that plays on them."""

from __future__ import annotations

from typing import Any

from druzina.core.position_writing import write_position
from druzina.games.prophecy import GAME
from druzina.games.prophecy.model import Kingdom
from druzina.games.prophecy.rules.ending import settle
from tests.browser.guest import CONFIRM, PRESSABLE, Guest
from tests.browser.house import House
from tests.games.prophecy.scenes import answer, begin_turn, goods, hide, hold, lay, lessons, realm
from tests.games.prophecy.table import FACTS, give, hero

PROPHECY = "prophecy"
ME, BEN = {"who": "me", "name": "Ana"}, {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}


def placed(house: House, g: Kingdom, *seats: dict[str, str]) -> Any:
    """A table that goes on from this position; seat 0 is Ana's, the others are bots."""
    g.told = None
    chosen = {"goal": g.goal, "team_game": g.team_game, "trading": g.trading, "draft": False}
    wanted = GAME.read_options({"seats": len(g.heroes), **chosen})
    people = list(seats) or [ME, *[BOT] * (len(g.heroes) - 1)]
    return house.post("/positions", {"text": write_position(GAME, wanted, g), "seats": people})


# Some tables


def world(field: str = "city", **how: Any) -> Kingdom:
    """Four heroes in the middle of a game: a bit of everything lies about."""
    g = realm(
        hero("spellblade", field, lives=4, red=6, mags=5, blue=6, gold=7, xp=6),
        hero("mercenary", "village", lives=6, red=7, mags=1, gold=4, xp=9),
        hero("druid", "forest-monastery", lives=3, mags=7, blue=8, gold=5, xp=3),
        hero("seer", "tower", mags=8, blue=9, gold=2, xp=8),
        round=14,
        **how,
    )
    give(g, 0, "I03-1", "I10-1", "I15", "I14", "I13-1", "I17-1", "R08", "F05", "M08", "K01", "T09")
    give(g, 1, "I05-1", "I16-1", "F03", "F10")
    give(g, 2, "I16-2", "C03", "C07")
    give(g, 3, "R15", "M03", "M02")
    g.heroes[0].damaged.append(FACTS.card("R08"))
    hold(g, 3, "A1")
    lay(g, "mountains-fortress", "N40")
    lay(g, "plains-4", "N05")
    lay(g, "forest-monastery", "O18")
    lay(g, "forest-gate", "N14", "O02")
    lay(g, "mountains-gate", "N37")
    lay(g, "forest-north", "N10")
    lay(g, "plains-3", "N15")
    hide(g, "mountains-coast", "N25")
    hide(g, "mountains-fortress", "O05")
    lessons(g, "M01", "M04", "K02", "K04", "F02", "F04", "C08", "T03")
    goods(g, "city", "I08", "R01")
    goods(g, "village", "I07", "I23")
    g.spheres[1].shown = 1
    return g


def map_of() -> Kingdom:
    g = world()
    begin_turn(g)
    return g


def fight_of() -> Kingdom:
    """The Dragon, with much to take up and to declare."""
    g = world()
    begin_turn(g)
    answer(g, "horse mountains-fortress", "fight N40")
    return g


def meet_of() -> Kingdom:
    """Two monsters on one field."""
    g = world()
    lay(g, "plains-4", "N21")
    begin_turn(g)
    answer(g, "go plains-4")
    return g


def field_of() -> Kingdom:
    g = world("monastery")
    begin_turn(g)
    answer(g, "stay")
    return g


def market_of() -> Kingdom:
    g = world()
    begin_turn(g)
    answer(g, "stay")
    return g


def trade_of() -> Kingdom:
    g = world("village", trading=True)
    begin_turn(g)
    answer(g, "offer 1")
    return g


def final_of() -> Kingdom:
    """All artifacts are taken; three favourites stand on the chosen field, and Ana must attack."""
    g = realm(
        hero("spellblade", "city", lives=6, red=6, mags=6, blue=6, gold=7, xp=6),
        hero("mercenary", "village", lives=7, red=7, mags=2, gold=4, xp=9),
        hero("druid", "forest-monastery", lives=3, mags=9, blue=9, gold=5, xp=3),
        hero("seer", "tower", mags=8, blue=9, gold=2, xp=8),
        round=21,
    )
    give(g, 0, "I03-1", "I10-1", "I15", "M08")
    give(g, 1, "I05-1", "F03")
    hold(g, 0, "A1", "A3")
    hold(g, 1, "A2")
    hold(g, 2, "A4", "A5")
    g.active = 2
    begin_turn(g)
    settle(g, 2)
    answer(g, "go city", "stay")
    return g


def duel_of() -> Kingdom:
    """Ana has been told of the attack she makes: how will she fight Ben?"""
    g = world("forest-monastery")
    g.open[FACTS.field("forest-monastery")] = []
    g.adventure.deck.append(FACTS.card("O18"))
    begin_turn(g)
    answer(g, "stay", "attack 2")
    return g


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
