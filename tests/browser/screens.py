"""All screens there are, each at a moment that has much to show; those who look visit them."""

from __future__ import annotations

import functools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from druzina import games
from druzina.core import Match, read_record
from tests.browser import amulet, gloomhaven, prophecy
from tests.browser.big_book import confirmed, press
from tests.browser.guest import Guest
from tests.browser.house import House

GOLDEN = Path(__file__).parents[1] / "golden"
TALES, BOOK, AMULET = "tales_of_glory", "big_book_of_madness", "amulet"
PROPHECY, GLOOMHAVEN = prophecy.PROPHECY, gloomhaven.GLOOMHAVEN
ANA, BEN = {"who": "me", "name": "Ana"}, {"who": "device", "name": "Ben"}
BOT, LINK = {"who": "bot", "level": "apprentice"}, {"who": "link"}

Screen = Callable[[Guest, House], None]


# Games that were played


def finished(house: House, game: str, name: str = "") -> str:
    """The id of a golden game on this server."""
    return str(house.post("/records", msgspec.to_builtins(golden(game, name)))["id"])


def golden(game: str, name: str) -> Any:
    """The record of a golden game; without a name of the first."""
    path = GOLDEN / game / f"{name}.json" if name else min((GOLDEN / game).glob("*.json"))
    return read_record(path.read_bytes())


@functools.cache
def _moment(game: str, name: str, kind: str) -> tuple[int, int]:
    """Where a golden game asks such a question for the last time: the step, and whom it asks."""
    match: Match[Any] = Match.replay(games.find(game), golden(game, name))
    for step in reversed(range(match.length)):
        question = match.back_at(step).questions()[0]
        if question.kind == kind:
            return step, question.seat
    raise AssertionError(f"{game}/{name} asks no {kind}")


def at_question(game: str, name: str, kind: str, coach: bool = False) -> Screen:
    """A golden game, gone on with where it asks this; the others are bots."""

    def visit(guest: Guest, house: House) -> None:
        step, seat = _moment(game, name, kind)
        wanted = {"step": step, "luck": "same", "seat": seat, "name": "Ana", "level": "apprentice"}
        opened = house.post(f"/tables/{finished(house, game, name)}/fork", wanted)
        guest.sit(opened, seat, coach=coach)
        guest.asked(kind)

    return visit


def at_first(game: str, *others: dict[str, str]) -> Screen:
    """A new table at its first question."""

    def visit(guest: Guest, house: House) -> None:
        guest.sit(house.open(ANA, *others, game=game, seed=7), 0)
        guest.asked()
        guest.alone()

    return visit


def at_scene(placed: Callable[[House, Any], Any], scene: Callable[[], Any]) -> Screen:
    """A table that begins with a drawn position."""

    def visit(guest: Guest, house: House) -> None:
        guest.sit(placed(house, scene()), 0)
        guest.asked()

    return visit


def at_dungeon(scene: Callable[[], Any]) -> Screen:
    """A table of Gloomhaven that begins with a drawn position."""

    def visit(guest: Guest, house: House) -> None:
        guest.sit(gloomhaven.placed(house, scene()), 0)
        guest.asked()

    return visit


def explained(guest: Guest, house: House) -> None:
    """A monster's turn in Gloomhaven, with its reasons under the map."""
    at_dungeon(gloomhaven.damage_of)(guest, house)
    guest.page.locator("[data-why]").locator("visible=true").first.click()
    guest.page.wait_for_selector('[data-part="why"] [data-step]')


def lost_dungeon(guest: Guest, house: House) -> None:
    """Gloomhaven to its end: nobody has cards left."""
    at_dungeon(gloomhaven.weary_of)(guest, house)
    while guest.state["outcome"] is None:
        guest.answer(1)
        guest.until(lambda: guest.over() or guest.state["asked"] is not None, "for what follows")
    guest.page.wait_for_selector('[data-region="prompt"] [data-outcome]')


def recapped(guest: Guest, house: House) -> None:
    """The others have acted since my turn, and what they did stands beside the board."""
    settings = {"character": "drawn", "start": "0"}
    table = house.open(ANA, BOT, BOT, game=BOOK, seed=5, options=settings)
    guest.sit(table, 0)
    for _ in range(12):
        asked = guest.asked()
        if asked["kind"] != "Act":
            guest.answer(1)
        elif guest.page.locator('[data-region="recap"]').locator("visible=true").count():
            return
        else:
            press(guest, "option:end")
            confirmed(guest, asked["number"])
    raise AssertionError("nothing is told again")


# Screens


def lobby(guest: Guest, house: House) -> None:
    guest.go()
    guest.page.wait_for_selector(".gc >> nth=4")


def settings(guest: Guest, house: House) -> None:
    lobby(guest, house)
    guest.page.locator('[data-region="header"] .tools .btn').last.click()
    guest.page.wait_for_selector("dialog[open]")


def keys(guest: Guest, house: House) -> None:
    lobby(guest, house)
    guest.page.keyboard.press("F1")
    guest.page.wait_for_selector("dialog[open]")


def new(game: str) -> Screen:
    def visit(guest: Guest, house: House) -> None:
        guest.go(f"/new/{game}")
        guest.page.wait_for_selector("form.form")

    return visit


def waiting(guest: Guest, house: House) -> None:
    guest.sit(house.open(ANA, LINK, BOT, seed=7), 0)
    guest.page.wait_for_selector(".room")


def handover(guest: Guest, house: House) -> None:
    guest.sit(house.open(ANA, BEN, seed=7), 0, 1)
    guest.page.wait_for_selector('[data-region="handover"] button:enabled')


def replay(game: str) -> Screen:
    def visit(guest: Guest, house: House) -> None:
        guest.go(f"/table/{finished(house, game)}/replay?step=30&eyes=0")
        guest.page.wait_for_selector('[data-region="board"] [data-target]')
        guest.page.wait_for_selector('[data-region="replay"] input[type="range"]')

    return visit


def end(game: str) -> Screen:
    def visit(guest: Guest, house: House) -> None:
        guest.go(f"/table/{finished(house, game)}")
        guest.page.wait_for_selector('[data-region="prompt"] [data-outcome]')
        guest.page.wait_for_selector('[data-region="board"] [data-target]')

    return visit


def rules(guest: Guest, house: House) -> None:
    guest.go("/rules/tales_of_glory/TOG-PLC-04")
    guest.page.wait_for_selector("article[data-clause] .text")


def advisor(guest: Guest, house: House) -> None:
    guest.go("/gloomhaven/advisor")
    guest.page.wait_for_selector("#map")


def lost(guest: Guest, house: House) -> None:
    guest.go("/table/nonexistent1")
    guest.page.wait_for_selector('[role="alert"] h1')


SCREENS: dict[str, Screen] = {
    "lobby": lobby,
    "settings": settings,
    "keys": keys,
    "new-tales": new(TALES),
    "new-book": new(BOOK),
    "new-amulet": new(AMULET),
    "new-prophecy": new(PROPHECY),
    "new-gloomhaven": new(GLOOMHAVEN),
    "waiting": waiting,
    "handover": handover,
    "rules": rules,
    "advisor": advisor,
    "lost": lost,
    "tales-pick": at_first(TALES, BOT, BOT),
    "tales-lay": at_question(TALES, "4-basic", "LayOrDiscard", coach=True),
    "tales-replay": replay(TALES),
    "tales-end": end(TALES),
    "book-wizard": at_first(BOOK, BOT),
    "book-pay": at_question(BOOK, "4-classic", "Pay"),
    "book-recap": recapped,
    "book-replay": replay(BOOK),
    "book-end": end(BOOK),
    "amulet-map": at_scene(amulet.placed, amulet.map_of),
    "amulet-fight": at_scene(amulet.placed, amulet.fight_of),
    "amulet-night": at_scene(amulet.placed, amulet.night_of),
    "amulet-tree": at_scene(amulet.placed, amulet.tree_of),
    "amulet-amulet": at_scene(amulet.placed, amulet.amulet_of),
    "amulet-gift": at_scene(amulet.placed, amulet.gift_of),
    "amulet-together": at_scene(amulet.placed, amulet.together_of),
    "amulet-replay": replay(AMULET),
    "amulet-end": end(AMULET),
    "prophecy-draft": at_first(PROPHECY, BOT),
    "prophecy-map": at_scene(prophecy.placed, prophecy.map_of),
    "prophecy-meet": at_scene(prophecy.placed, prophecy.meet_of),
    "prophecy-fight": at_scene(prophecy.placed, prophecy.fight_of),
    "prophecy-duel": at_scene(prophecy.placed, prophecy.duel_of),
    "prophecy-final": at_scene(prophecy.placed, prophecy.final_of),
    "prophecy-field": at_scene(prophecy.placed, prophecy.field_of),
    "prophecy-market": at_scene(prophecy.placed, prophecy.market_of),
    "prophecy-trade": at_scene(prophecy.placed, prophecy.trade_of),
    "prophecy-replay": replay(PROPHECY),
    "prophecy-end": end(PROPHECY),
    "gloomhaven-cards": at_dungeon(gloomhaven.cards_of),
    "gloomhaven-turn": at_dungeon(gloomhaven.turn_of),
    "gloomhaven-move": at_dungeon(gloomhaven.move_of),
    "gloomhaven-aim": at_dungeon(gloomhaven.aim_of),
    "gloomhaven-area": at_dungeon(gloomhaven.area_of),
    "gloomhaven-damage": at_dungeon(gloomhaven.damage_of),
    "gloomhaven-why": explained,
    "gloomhaven-rest": at_dungeon(gloomhaven.drawn_of),
    "gloomhaven-replay": replay(GLOOMHAVEN),
    "gloomhaven-end": lost_dungeon,
}
# Those with a board that has its share of the window.
BOARDS = frozenset(
    name
    for name in SCREENS
    if name.partition("-")[0] in ("tales", "book", "amulet", "prophecy", "gloomhaven")
)
