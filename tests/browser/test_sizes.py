"""Every screen at every size, in both languages and themes, under a pointer and under fingers:
nothing lies on another thing, is cut off, out of reach, too faint or too small, and no screen
speaks two languages.

A screen is opened once for a pointer and once for fingers, and goes through sizes as a window does
that is dragged: its usual one, and every other of the rest. Which of the two speaks Czech, which is
dark and which sizes these are goes round by date: in eight days each was both at every size; `make
soak` does all of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pytest

from druzina.bots.names import called
from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House
from tests.browser.screens import BOARDS, SCREENS
from tests.conformance.budget import DAY, SOAK

Size = tuple[int, int]
FINE: list[Size] = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (1440, 900)]
COARSE: list[Size] = [(844, 390), (768, 1024), (390, 844)]
# Sizes at which nothing is cut off, whatever else is asked of the eight.
NARROW: dict[bool, list[Size]] = {False: [(700, 900)], True: [(740, 360), (320, 640)]}
LARGE_TYPE: Size = (640, 900)
CHECKS = ("wide", "clipped", "spills", "overlaps", "lost", "broken", "cut")
CLOSE = ("faint", "small", "nameless")
FINGER, POINTER, PHONE = 44, 28, 600
PLAIN: Size = (1440, 900)
TURNS = 4

Shot = Callable[[Guest, str], None]


class Look(NamedTuple):
    """How a screen is looked at: through fingers or a pointer, in a language and a theme."""

    touch: bool
    lang: str
    dark: bool

    def __str__(self) -> str:
        return (
            f"{'touch' if self.touch else 'mouse'}-{self.lang}-{'dark' if self.dark else 'light'}"
        )


def looks(turn: int) -> tuple[Look, Look]:
    """A pointer and fingers, in the two languages and the two themes."""
    czech, dark = turn % 2 == 1, turn // 2 % 2 == 1
    return (
        Look(False, "cs" if czech else "en", dark),
        Look(True, "en" if czech else "cs", not dark),
    )


def today(sizes: Sequence[Size], usual: int = 1, day: int = DAY) -> list[Size]:
    """Every other of these, and the last ones, which are usual; `make soak` takes all."""
    rest = len(sizes) - usual
    return [
        size for at, size in enumerate(sizes) if SOAK or at >= rest or (at + day // TURNS) % 2 == 0
    ]


# For what is not among the screens: the two kinds of sizes, and which language has which today.
SPOKEN = [
    pytest.param(sizes, lang, id=f"{kind}-{lang}")
    for at, (kind, sizes) in enumerate((("mouse", FINE), ("touch", COARSE)))
    for lang in (("en", "cs") if SOAK else (("en", "cs")[(DAY + at) % 2],))
]


def visits() -> list[tuple[str, int]]:
    """The screens, each with its turn of the day; with all of them in `make soak`."""
    turns = {
        name: range(TURNS) if SOAK else [(DAY + at) % TURNS] for at, name in enumerate(SCREENS)
    }
    return [(name, turn) for name in SCREENS for turn in turns[name]]


def resize(guest: Guest, size: Size) -> None:
    guest.page.set_viewport_size({"width": size[0], "height": size[1]})
    guest.rest()


def wrong_at(guest: Guest, look: Look, size: Size, board: bool) -> list[str]:
    """What is wrong with the screen that is open at one of the eight sizes."""
    resize(guest, size)
    fingers = [["tight", FINGER], ["touch", FINGER]]
    room = fingers if look.touch else [["tight", POINTER]]
    found: list[str] = guest.ux("many", [*([check] for check in CHECKS), *room])
    share, wanted = guest.ux("share"), 0.35 if size[0] < PHONE else 0.45
    if board and share < wanted:
        found.append(f"the board has {share:.2f} of the height")
    return found


def wrong_narrow(guest: Guest, size: Size) -> list[str]:
    resize(guest, size)
    return list(guest.ux("many", [["wide"], ["clipped"]]))


def walked(guest: Guest, name: str, look: Look, turn: int, shot: Shot) -> list[str]:
    """Through all sizes; the last of them, and one more that goes round, are looked at closely, and
    where the round is the page is audited; `make soak` does so at every size."""
    wrong: list[str] = []
    sizes = today(COARSE if look.touch else FINE)
    audited = set(sizes) if SOAK else {sizes[(DAY // TURNS + turn) % len(sizes)]}
    close = {sizes[-1]} | audited
    for size in sizes:
        found = wrong_at(guest, look, size, name in BOARDS)
        found += guest.ux("many", [[check] for check in CLOSE]) if size in close else []
        found += guest.audit() if size in audited else []
        if SOAK or found or size in close:
            shot(guest, f"{name}-{size[0]}x{size[1]}-{look}")
        wrong += [f"{look} {size[0]}×{size[1]} {one}" for one in found]
    for size in today(NARROW[look.touch], usual=0 if look.touch else 1):
        wrong += [f"{look} {size[0]}×{size[1]} {one}" for one in wrong_narrow(guest, size)]
    if not look.touch:
        guest.page.evaluate("document.documentElement.style.fontSize = '200%'")
        wrong += [f"{look} at 200 % {one}" for one in wrong_narrow(guest, LARGE_TYPE)]
        guest.page.evaluate("document.documentElement.style.fontSize = ''")
    resize(guest, PLAIN)
    return wrong


@pytest.mark.ux(3, 5, 6, 8, 9, 10, 11, 61)
@pytest.mark.parametrize(("name", "turn"), visits())
def test_every_screen_at_every_size(
    come: Come, house: House, shot: Shot, name: str, turn: int
) -> None:
    wrong: list[str] = []
    spoken: dict[str, set[str]] = {}
    for look in looks(turn):
        width, height = (COARSE if look.touch else FINE)[-1]
        guest = come(look.lang, width, height, look.dark, is_mobile=look.touch)
        SCREENS[name](guest, house)
        wrong += walked(guest, name, look, turn, shot)
        spoken[look.lang] = {one for one in guest.ux("words") if WORD.search(one)}
    wrong += [f"in both languages: {one}" for one in spoken["en"] & spoken["cs"] if strange(one)]
    wrong += [f"a key: {one}" for one in spoken["cs"] if KEY.match(one)]
    assert not wrong, "\n".join(sorted(wrong))


def test_the_setting_for_large_type_is_what_is_tried_here(come: Come) -> None:
    guest = come(settings={"text": 200}).go()
    guest.page.wait_for_selector(".gc")
    assert guest.page.evaluate("document.documentElement.style.fontSize") == "200%"


def test_in_some_days_every_screen_was_looked_at_in_every_way() -> None:
    ways = {look for turn in range(TURNS) for look in looks(turn)}
    assert ways == {Look(*way) for way in ALL_WAYS}
    assert {name for name, _ in visits()} == set(SCREENS)
    for sizes, usual in ((FINE, 1), (COARSE, 1), (NARROW[True], 0)):
        days = [today(sizes, usual, day) for day in (DAY, DAY + TURNS)]
        assert {size for day in days for size in day} == set(sizes)
        assert all(sizes[-1] in day for day in days if usual)


ALL_WAYS = [
    (touch, lang, dark)
    for touch in (False, True)
    for lang in ("en", "cs")
    for dark in (False, True)
]


# Words

WORD = re.compile(r"[^\W\d_]{3,}")
KEY = re.compile(r"^[a-z]+(-[a-z]+)+$")
# What is called the same in both languages.
SAME = {
    "Ana",
    "Ben",
    "Družina",
    "online",
    "Tales",
    "Glory",
    "min",
    "Adept",
    *called(["apprentice"] * 5 + ["adept"] * 5 + ["master"] * 5),
    "Chat",
    "bot",
    "III",
    "Tab",
    "Enter",
    "Esc",
    "Ctrl",
    "Shift",
    "chat",
    "Amulet",
    "Berserk",
    "Druid",
    "Paladin",
    "mag",
    "Golem",
    "Gloomhaven",
    "Import",
    "export",
}
WIZARDS = re.compile(
    "Alice( Maluseen)?|Harold( o'Ceanne)?|Larry( Wheeter)?|Patrik( Selenney)?"
    "|Rosana( L'eiac)?|Sandra( Laveah)?|Viktor( Ogoňok)?|Violetta( d'Revois)?"
)
CLAUSE = re.compile(r"(?:[A-Z]{3}-)?[A-Z]{2,4}-\d\d")


def strange(text: str) -> bool:
    return not set(WORD.findall(WIZARDS.sub("", CLAUSE.sub("", text)))) <= SAME
