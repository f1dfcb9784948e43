"""What moves and what does not, and pictures for other eyes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Come
from tests.browser.guest import Guest
from tests.browser.house import House

ME = {"who": "me", "name": "Ana"}
BOT = {"who": "bot", "level": "apprentice"}
LONGEST = 350  # milliseconds

# Every animation of every frame, and how long it takes.
WATCH = """window.ran = new Map();
const watch = () => { for (const one of document.getAnimations())
    if (one.playState === 'running')
      ran.set(one.effect.target?.className?.baseVal ?? one.effect.target?.className ?? '?',
        one.effect.getComputedTiming().endTime);
  requestAnimationFrame(watch) };
requestAnimationFrame(watch)"""


def played(come: Come, house: House, **more: Any) -> Guest:
    """A table at which a few things have happened, one's own choices and others'."""
    guest = come(**more)
    guest.context.add_init_script(WATCH)
    guest.sit(house.open(ME, BOT, BOT, seed=7), 0)
    for _ in range(4):
        guest.asked()
        guest.page.keyboard.press("n")
        guest.answer(1)
    guest.asked()
    return guest


@pytest.mark.ux(41)
def test_nothing_moves_where_less_motion_is_wanted(come: Come, house: House) -> None:
    guest = played(come, house, reduced_motion="reduce")
    assert guest.page.evaluate("[...ran.keys()]") == []


@pytest.mark.ux(42)
def test_nothing_moves_for_long(come: Come, house: House) -> None:
    guest = played(come, house)
    ran = guest.page.evaluate("[...ran]")
    assert [one for one in ran if one[1] > LONGEST] == []


EYES = ("achromatopsia", "protanopia", "deuteranopia", "tritanopia")

# For every type of tile that is drawn: which glyphs stand on its colour.
GLYPHS = """() => [...document.querySelectorAll('use')]
  .map(one => one.getAttribute('href').replace(/^.*#/, ''))"""


@pytest.mark.ux(7)
def test_other_eyes_see_the_same_table(
    come: Come, house: House, shot: Callable[[Guest, str], None]
) -> None:
    """The pictures are for review; the glyphs are on the page whatever the colours."""
    guest = played(come, house)
    before = guest.page.evaluate(GLYPHS)
    assert {"gold", "potion", "combat", "magic", "glory"} <= set(before)
    line = guest.context.new_cdp_session(guest.page)
    for eyes in EYES:
        line.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
        shot(guest, f"eyes-{eyes}")
    assert guest.page.evaluate(GLYPHS) == before
