"""The client driven by keys and clicks, and read as text; `python -m tests.terminal.panes` writes
the golden screens anew."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from textual.app import App
from textual.pilot import Pilot

from druzina.core import Luck
from druzina.terminal.begin import begun, words_of
from druzina.terminal.client.app import Client
from druzina.terminal.client.pad import Pad
from druzina.terminal.client.widgets import Frame
from druzina.terminal.play import Session

FOLDER = Path(__file__).parent / "screens"
SIZES = ((60, 24), (100, 30), (140, 45))
GAMES = ("tales_of_glory", "big_book_of_madness", "amulet", "prophecy", "gloomhaven")
WAITS = 2000
QUIET = 8


class Panes:
    """A client without a terminal: `press` and `click` wait until somebody here is asked again."""

    def __init__(self, client: Client, pilot: Pilot[int]) -> None:
        self.client, self.pilot = client, pilot

    @property
    def question(self) -> bool:
        return self.client.question is not None or self.client.session.match.outcome is not None

    async def settled(self) -> None:
        for _ in range(WAITS):
            if self.question:
                break
            await self.pilot.pause()
        await self.still()

    async def still(self) -> None:
        """Waits until what is shown changes no more: panes scroll once they are laid out."""
        before, now = "", self.text
        for _ in range(WAITS):
            await self.pilot.pause()
            before, now = now, self.text
            if before == now:
                return

    async def at_rest(self) -> None:
        """Still for a while: a pane may be laid out once more before it scrolls to its place."""
        quiet, now = 0, self.text
        for _ in range(WAITS):
            await self.still()
            await asyncio.sleep(0.02)
            before, now = now, self.text
            quiet = quiet + 1 if before == now else 0
            if quiet == QUIET:
                return

    async def press(self, *keys: str) -> str:
        for key in keys:
            await self.pilot.press(key)
            await self.settled()
        return self.text

    async def click(self, widget: str, at: tuple[int, int]) -> str:
        await self.pilot.click(widget, offset=at)
        await self.settled()
        return self.text

    @property
    def text(self) -> str:
        return shown(self.client)


def shown(app: App[int] | App[None]) -> str:
    """What stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)


def sit_down(
    act: Callable[[Panes], Awaitable[None]],
    *options: str,
    game: str = "tales_of_glory",
    seats: str = "Ana=me,Ben=random",
    lang: str = "en",
    seed: int = 5,
    size: tuple[int, int] = (100, 30),
    ascii_only: bool = False,
    file: Path | None = None,
) -> Client:
    """Runs the client at a new game as long as `act` does."""
    match, chairs = begun(game, options, seats, seed, None)
    words = words_of(match, chairs, lang)
    words.strict = True
    pad = Pad(ascii_only)
    client = Client(Session(match, chairs, words, pad, file or Path(mkdtemp()) / "game.json"), pad)

    async def run() -> None:
        async with client.run_test(size=size) as pilot:
            panes = Panes(client, pilot)
            await panes.settled()
            await act(panes)

    asyncio.run(run())
    return client


async def some_answers(panes: Panes, number: int, luck: Luck) -> None:
    """Answers by typed numbers, each confirmed where that is asked for."""
    for _ in range(number):
        question = panes.client.question
        if question is None:
            return
        chosen = str(luck.pick(list(question.choices)))
        await panes.press(*chosen)
        if panes.client.typing.kind:
            await panes.press("enter")
        if panes.client.staged is not None:
            await panes.press("enter")


def golden(game: str, lang: str, size: tuple[int, int], folder: Path) -> str:
    """A moment in the middle of a game."""
    found: list[str] = []

    async def act(panes: Panes) -> None:
        await some_answers(panes, 12, Luck(12))
        await panes.at_rest()
        for name in ("board", "mine"):  # where they stood before is forgotten
            panes.client.query_one(f"#{name}-frame", Frame).scroll_home(animate=False)
        panes.client.show()
        await panes.at_rest()
        found.append(panes.text)

    sit_down(act, game=game, lang=lang, size=size, seed=12, file=folder / "game.json")
    bars = re.sub("[▁-█]", " ", found[0])  # how thick a scroll bar ends is nobody's concern
    return "".join(f"{line.rstrip()}\n" for line in bars.splitlines())


def path(game: str, lang: str, size: tuple[int, int]) -> Path:
    return FOLDER / f"panes-{game}-{size[0]}x{size[1]}.{lang}.txt"


def picture(file: Path) -> None:
    """The picture of the README: where to lay a tile."""

    async def act(panes: Panes) -> None:
        luck = Luck(3)
        while True:
            question = panes.client.question
            assert question is not None
            if question.asked.kind == "PlaceTile" and panes.client.session.match.length > 30:
                break
            lays = question.asked.offered[0].text == "lay"
            if lays:
                await panes.press("1")
            else:
                await some_answers(panes, 1, luck)
        svg = panes.client.export_screenshot(title="druzina play tales_of_glory")
        alone = re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)
        file.write_text(alone.replace("Fira Code", "DejaVu Sans Mono"), encoding="utf-8")

    sit_down(act, seats="Ana=me,Ben=random,Cyril=random", seed=12, size=(100, 34))


def write() -> None:
    with TemporaryDirectory() as folder:
        for game in GAMES:
            for size in SIZES:
                lang = "cs" if size[0] == 60 else "en"
                path(game, lang, size).write_text(
                    golden(game, lang, size, Path(folder)), encoding="utf-8"
                )


if __name__ == "__main__":
    write()
    picture(Path(__file__).parents[2] / "docs" / "images" / "terminal.svg")
