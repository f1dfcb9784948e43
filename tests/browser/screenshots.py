"""The pictures of the README: `make screenshots` takes them anew."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from typing import Any

import httpx
from PIL import Image
from playwright.sync_api import Browser, expect

from druzina.bots import sit
from druzina.core import Match
from druzina.games import find
from tests.browser import chromium
from tests.browser.big_book import forked, found
from tests.browser.guest import Guest, remember
from tests.browser.house import House
from tests.browser.screens import SCREENS

IMAGES = Path(__file__).parents[2] / "docs" / "images"
NAMES = ["Ana", "Ben", "Eva"]
SEED = 13
LATE = 65
CELLS = 5
COLOURS = 256
BOARDS = {"amulet": "amulet-fight", "prophecy": "prophecy-fight", "gloomhaven": "gloomhaven-aim"}


def played() -> tuple[bytes, int]:
    """A game of three adepts, and a step at which the first has several cells to choose from."""
    match = Match.new(find("tales_of_glory"), {"seats": 3, "names": NAMES}, SEED)
    bots = [sit("adept", seed=SEED + seat) for seat in range(3)]
    moment = 0
    while match.outcome is None:
        seat = match.questions()[0].seat
        asked = match.asked(0)
        texts = [offered.text for offered in asked.offered] if asked else []
        lays = [text for text in texts if text.startswith("lay ")]
        if len(match.record.entries) >= LATE and not moment and len(lays) >= CELLS:
            moment = len(match.record.entries)
        match.play(seat, bots[seat].choose(match.seen(seat)))
    return match.record.write(), moment


class Camera:
    """Takes guests in at one size and keeps what they see, in few colours."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser, self.house = browser, house

    def guest(self, width: int, height: int, scale: float = 1, dark: bool = False) -> Guest:
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=scale,
            color_scheme="dark" if dark else "light",
            has_touch=width < 600,
            reduced_motion="reduce",
        )
        remember(context, {"lang": "en", "name": "Ana"})
        return Guest(context, self.house.url)

    def shoot(self, guest: Guest, name: str) -> None:
        guest.page.wait_for_timeout(800)
        picture = Image.open(io.BytesIO(guest.page.screenshot()))
        small = picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
        small.save(IMAGES / f"{name}.png", optimize=True)
        guest.context.close()


def take(camera: Camera) -> None:
    record, moment = played()
    house = camera.house
    finished = httpx.post(f"{house.url}/api/records", content=record, timeout=60).json()["id"]
    lobby(camera)
    for name, size in {"table": (1440, 900, 1, False), "phone": (390, 844, 1.5, True)}.items():
        fork = {"step": moment, "seat": 0, "name": "Ana", "level": "adept"}
        guest = camera.guest(*size)
        table(guest, house.post(f"/tables/{finished}/fork", fork))
        camera.shoot(guest, name)
    replay(camera, finished, moment)
    book(camera)
    for name, screen in BOARDS.items():
        guest = camera.guest(1440, 900)
        SCREENS[screen](guest, house)
        if name == "amulet":
            guest.page.get_by_role("button", name="Suggest").click()
        camera.shoot(guest, name)


def lobby(camera: Camera) -> None:
    friends = [{"who": "device", "name": "Eva"}, {"who": "public"}, {"who": "bot"}]
    camera.house.open(*friends)
    guest = camera.guest(1440, 690).go()
    guest.page.wait_for_selector(".gc")
    camera.shoot(guest, "lobby")


def table(guest: Guest, opened: Any) -> None:
    guest.sit(opened, 0)
    guest.asked()


def replay(camera: Camera, finished: str, moment: int) -> None:
    guest = camera.guest(1440, 900).go(f"/table/{finished}/replay?step={moment}&eyes=0")
    guest.page.get_by_role("button", name="Analyse the game").click()
    stop = guest.page.get_by_role("button", name="Stop")
    expect(guest.page.get_by_role("img", name="Chance to win")).to_be_visible(timeout=600_000)
    expect(stop).to_have_count(0, timeout=600_000)
    camera.shoot(guest, "replay")


def book(camera: Camera) -> None:
    """A curse is being paid for, and another wizard's support could help."""

    def paying(match: Any, seat: int) -> bool:
        view = match.view(seat)
        pay = view.payment
        if pay is None or not pay.purpose.startswith("curse:") or len(view.curses) < 3:
            return False
        others = [one for one in pay.cards if "@support" in one and not one.endswith(str(seat))]
        return view.round > 2 and len(pay.proposal) > 1 and bool(others)

    game = found(paying, seats=4)
    guest = camera.guest(1440, 900).sit(forked(camera.house, game), game[2])
    target = guest.asked("Pay") and guest.state["view"]["payment"]["purpose"]
    guest.page.locator(f'[data-target="{target}"]').first.hover()
    camera.shoot(guest, "big_book")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, chromium.launched() as browser:
        house = House(Path(folder))
        house.start()
        try:
            take(Camera(browser, house))
        finally:
            house.stop()


if __name__ == "__main__":
    main()
