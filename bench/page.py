"""What the page weighs and how soon it answers, in a real Chromium on this machine.

python bench/page.py [--times 9]

Size of the first page as it comes over the line; first paint; from pointing at a ghost cell to the
preview on the screen; what a move costs while a weapon of Amulet is dragged over its card; how soon
a lobby on a four times slower processor answers to a click; a search of the rules. Needs the built
client and Chromium. Times are medians, with the worst.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    Page,
    Response,
    sync_playwright,
)

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from server import Server

from druzina.core.position_writing import write_position
from druzina.games.amulet import GAME
from tests.browser.amulet import example, whole

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--disable-quic", "--no-first-run", "--disable-background-networking"]
SEATS = [{"who": "me", "name": "Ana"}, {"who": "bot", "level": "apprentice"}]

# From the pointer's event to the frame in which the preview is painted.
POINT = """() => new Promise(done => {
  const cell = document.querySelector('[data-region="board"] [data-ghost="legal"]');
  const shown = () => document.querySelector('[data-preview]')?.textContent;
  const before = shown(), at = performance.now();
  const more = { bubbles: true, pointerType: 'mouse' };
  cell.dispatchEvent(new PointerEvent('pointermove', more));
  const look = () => shown() && shown() !== before
    ? requestAnimationFrame(() => done(performance.now() - at)) : setTimeout(look, 0);
  look();
})"""
LEAVE = """() => document.querySelector('[data-region="board"] [data-ghost="legal"]')
  .dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))"""
PAINT = """() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"""


def weight(context: BrowserContext, url: str) -> dict[str, float]:
    """Kilobytes of the first page without its pictures' data from the API."""
    page, sizes = context.new_page(), dict[str, int]()

    def weigh(answer: Response) -> None:
        if "/api/" not in answer.url:
            sizes[answer.url] = len(gzip.compress(answer.body()))

    page.on("response", weigh)
    page.goto(url)
    page.wait_for_selector(".gc")
    page.wait_for_load_state("networkidle")
    page.close()
    return {"files": len(sizes), "kB gzipped": sum(sizes.values()) / 1000}


def paint(browser: Browser, url: str) -> float:
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    page.wait_for_selector(".gc")
    at = float(page.evaluate(PAINT))
    context.close()
    return at


# Clicks as soon as there is something to click on; remembers when that has changed the page.
CLICK = """const look = () => {
  const button = document.querySelector('[data-region="header"] [lang="cs"]');
  if (!button) return setTimeout(look, 0);
  button.click();
  const done = () => document.documentElement.lang === 'cs'
    ? requestAnimationFrame(() => { window.answered = performance.now() }) : setTimeout(done, 0);
  done();
};
look()"""


def slow_lobby(browser: Browser, url: str) -> float:
    """From the request until a click in the lobby has changed the page, 4× slower."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.add_init_script(CLICK)
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    page.goto(url)
    page.wait_for_function("window.answered > 0")
    took = float(page.evaluate("window.answered"))
    context.close()
    return took


def at_table(context: BrowserContext, server: Server, opened: Any) -> Page:
    page = context.new_page()
    kept = {"id": opened["table"]["id"], "host": opened["host"], "held": opened["held"]}
    kept |= {"invites": [], "coach": False, "at": 0}
    context.add_init_script(
        f"localStorage.setItem('druzina.tables', {json.dumps(json.dumps([kept]))})"
    )
    page.goto(f"{server.http}/table/{kept['id']}")
    return page


def at_ghosts(context: BrowserContext, server: Server) -> Page:
    """A table at which a tile is to be laid."""
    body = {"game": "tales_of_glory", "seats": SEATS, "seed": 7}
    opened: Any = httpx.post(f"{server.http}/api/tables", json=body, timeout=60).json()
    page = at_table(context, server, opened)
    ghost = page.locator('[data-region="board"] [data-ghost="legal"]').first
    for key in ("1", "c") * 100:
        page.wait_for_timeout(500)
        if ghost.count():
            break
        page.keyboard.press(key)
    page.wait_for_timeout(1000)
    return page


def previews(page: Page, times: int) -> list[float]:
    took = []
    for _ in range(times):
        took.append(float(page.evaluate(POINT)))
        page.evaluate(LEAVE)
        page.wait_for_timeout(150)
    return took


MOVES = 240
CARD = """() => { const box = document.querySelector('svg.arena').getBoundingClientRect();
  return [box.left, box.top, box.width, box.height] }"""


def dragging(context: BrowserContext, server: Server) -> float:
    """The processor's time of the page's thread for one move of a weapon over the card, in ms."""
    g = example()
    g.told = None
    wanted = GAME.read_options({"seats": 2, "mode": "competitive"})
    body = {"text": write_position(GAME, wanted, whole(g)), "seats": SEATS}
    opened: Any = httpx.post(f"{server.http}/api/positions", json=body, timeout=60).json()
    page = at_table(context, server, opened)
    token = page.locator('[data-target="token:WP1"]:visible').first
    token.wait_for()
    page.wait_for_timeout(1000)
    left, top, width, height = page.evaluate(CARD)
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    token.hover()
    page.mouse.down()
    before = _busy(line)
    for n in range(MOVES):
        across, down = (n * 7 % 100) / 100, (n * 3 % 100) / 100
        page.mouse.move(left + width * across, top + height * down)
    took = _busy(line) - before
    page.mouse.up()
    page.close()
    return 1000 * took / MOVES


def _busy(line: CDPSession) -> float:
    figures = line.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in figures if one["name"] == "TaskDuration"))


def search(http: httpx.Client) -> float:
    start = perf_counter()
    query = {"q": "divocina", "game": "tales_of_glory", "lang": "cs"}
    http.get("/api/rules/search", params=query).raise_for_status()
    return 1000 * (perf_counter() - start)


def told(name: str, took: list[float], most: float) -> None:
    middle, worst = statistics.median(took), max(took)
    print(f"{name:55} {middle:8.1f} ms   worst {worst:8.1f} ms   at most {most:.0f} ms")


def repeated(times: int, one: Callable[[], float]) -> list[float]:
    return [one() for _ in range(times)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--times", type=int, default=9)
    times = parser.parse_args().times
    path = next((found for found in map(shutil.which, NAMES) if found), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        server = Server(Path(folder))
        server.start(90)
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
        browser = driver.chromium.launch(executable_path=path, args=flags)
        try:
            context = browser.new_context(viewport={"width": 1440, "height": 900})
            for what, size in weight(context, server.http).items():
                print(f"first page, {what:43} {size:8.1f}      at most 150 kB")
            told(
                "first paint of the lobby",
                repeated(times, lambda: paint(browser, server.http)),
                1000,
            )
            slow = repeated(times, lambda: slow_lobby(browser, server.http))
            told("lobby answers to clicks, 4x slower processor", slow, 2000)
            told(
                "from pointing at a ghost to its preview",
                previews(at_ghosts(context, server), times),
                50,
            )
            told(
                "a move of a dragged weapon, the page's thread",
                repeated(3, lambda: dragging(context, server)),
                1000 / 60,
            )
            http = httpx.Client(base_url=server.http)
            told("search of the rules", repeated(times, lambda: search(http)), 100)
            print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
