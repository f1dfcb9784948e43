"""A real server, a real Chromium, and guests at tables."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import chromium
from tests.browser.guest import Guest, remember
from tests.browser.house import House
from tests.browser.screens import TALES, finished

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src" / "druzina" / "server" / "client" / "index.html"
SHOTS = ROOT / "artefacts" / "screens"
FAILURES = ROOT / "artefacts" / "failures"
CHECKS = Path(__file__).with_name("checks.js")
FONTS = os.environ.get("DRUZINA_FONTS") != "none"
PATIENCE = 60_000  # milliseconds: a busy machine is no fault

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def client() -> None:
    """The built page."""
    if not PAGE.exists():
        pytest.fail("The browser client is not built: run `make client`.")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium.launched() as opened:
        yield opened


@pytest.fixture(scope="session")
def house(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def recorded(house: House) -> str:
    """The id of a finished game, opened from a record."""
    return finished(house, TALES)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


Come = Callable[..., Guest]


@pytest.fixture
def come(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Lets a guest in: `come(lang="cs", width=390, height=844, dark=True)`.

    With `fonts=False`, or for all tests with `DRUZINA_FONTS=none`, the page's typefaces never come.

    What the guests of a failed test saw last is kept among the artefacts.
    """
    house.wake()
    guests: list[Guest] = []

    def enter(
        lang: str = "en", width: int = 1440, height: int = 900, dark: bool = False, **more: Any
    ) -> Guest:
        settings, fonts = more.pop("settings", {}), more.pop("fonts", FONTS)
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=width < 600,
            **more,
        )
        context.add_init_script(path=CHECKS)
        context.set_default_timeout(PATIENCE)
        if not fonts:
            context.route("**/*.woff2", lambda route: route.abort())
        remember(context, {"lang": lang, "name": "Ana", **settings})
        guests.append(Guest(context, house.url))
        return guests[-1]

    yield enter
    faults = [fault for guest in guests for fault in guest.faults]
    if request.node.stash.get(FAILED, False):
        for number, guest in enumerate(guests):
            guest.page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
    for guest in guests:
        guest.context.close()
    assert not faults, faults


@pytest.fixture
def shot() -> Callable[[Guest, str], None]:
    """Keeps a picture of the screen among the artefacts."""

    def take(guest: Guest, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        guest.page.screenshot(path=SHOTS / f"{name}.png")

    return take
