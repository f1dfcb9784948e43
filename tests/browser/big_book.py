"""Tables of The Big Book of Madness at the moment a test is about.

Games are played by what players lean towards, with a little chance, until one comes to it; it is
then played to its end, and the record is opened and forked there with the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from druzina import games
from druzina.bots.policy import leant
from druzina.core.match import Match
from tests.browser.guest import CONFIRM, PRESSABLE, Guest
from tests.browser.house import House
from tests.positions import position

ME = {"who": "me", "name": "Ana"}
BEN = {"who": "device", "name": "Ben"}
BOT = {"who": "bot", "level": "apprentice"}
BOOK = "big_book_of_madness"
WILD = 0.15

Wanted = Callable[[Any, int], bool]


def opened(house: House, *seats: dict[str, str], **more: Any) -> Any:
    return house.post("/tables", {"game": BOOK, "seats": list(seats), **more})


def found(wanted: Wanted, seats: int = 3, tries: int = 400, **options: str) -> tuple[Any, int, int]:
    """The first game that comes to it: the match, the step, the seat that is asked."""
    game = games.find(BOOK)
    chosen = game.read_options({"seats": seats, "character": "drawn", "start": "0", **options})
    for seed in range(tries):
        match, luck, at = Match.new(game, chosen, seed), random.Random(seed), (-1, -1)
        while match.outcome is None:
            question = match.questions()[0]
            seat = question.seat
            if at[0] < 0 and wanted(match, seat):
                at = match.length, seat
            match.play(seat, _leant(match, question, luck))
        if at[0] >= 0:
            return match, *at
    raise AssertionError("no game comes to it")


def ended(won: bool, seats: int = 2, **options: str) -> tuple[Any, int, int, str]:
    """A game before its last choice, and that choice."""
    game = games.find(BOOK)
    chosen = game.read_options({"seats": seats, "character": "drawn", "start": "0", **options})
    for seed in range(400):
        match, luck, last = Match.new(game, chosen, seed), random.Random(seed), (0, 0, "")
        while match.outcome is None:
            question = match.questions()[0]
            choice = _leant(match, question, luck)
            last = match.length, question.seat, question.write(position(match), choice)
            match.play(question.seat, choice)
        if match.outcome.won[0] == won:
            return match, *last
    raise AssertionError("no game ends so")


def _leant(match: Any, question: Any, luck: random.Random) -> Any:
    """What a good player leans towards, or seldom anything."""
    choices = list(match.choices(question.seat))
    if luck.random() < WILD:
        return luck.choice(choices)
    return leant(match.game, position(match), question, choices)


def recorded(house: House, game: tuple[Any, int, int]) -> str:
    """The id of the finished game."""
    return str(house.post("/records", msgspec.to_builtins(game[0].record))["id"])


def forked(house: House, game: tuple[Any, int, int], *seats: dict[str, str]) -> Any:
    """A table at that step: the seat that is asked is Ana's, the others are bots."""
    _match, step, seat = game
    wanted = {"step": step, "luck": "same", "seat": seat, "name": "Ana", "level": "apprentice"}
    more = {"seats": seats} if seats else {}
    return house.post(f"/tables/{recorded(house, game)}/fork", wanted | more)


# A person at the table


def press(guest: Guest, target: str, nth: int = 0) -> None:
    """Clicks the nth visible thing with this target."""
    guest.page.locator(f'button[data-target="{target}"]{PRESSABLE}').nth(nth).click()


def confirmed(guest: Guest, number: int) -> None:
    """Waits until the answer is taken; confirms with the mouse where undo ends."""
    confirm = guest.page.locator(CONFIRM)
    guest.until(lambda: confirm.count() > 0 or _answered(guest, number), "for the answer")
    if confirm.count():
        confirm.click()
    guest.gone(number)


def _answered(guest: Guest, number: int) -> bool:
    return bool((guest.state["asked"] or {}).get("number") != number)


def open_targets(guest: Guest) -> set[str]:
    found = guest.page.locator('[data-state="open"]').all()
    return {str(one.get_attribute("data-target")) for one in found}


def targets(asked: Any) -> set[str]:
    return {target for option in asked["options"] for target in option["targets"]}
