"""`druzina lab ladder` and `druzina lab balance`: questions that take many runs, or other figures.

Each shows a table; with `--out` it writes the table as CSV and a page with plots.
"""

from __future__ import annotations

import csv
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from html import escape
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from druzina.core import Problem, united
from druzina.lab.statistics import Estimate
from druzina.lab.words import Words, words
from druzina.text import language

if TYPE_CHECKING:
    from druzina.lab.balance import Had, Weighed
    from druzina.lab.ladder import Rung
    from druzina.lab.plan import Plan

Takes = Callable[..., None]

GAMES = {"ladder": 200, "balance": 1000}
TOLD = 15  # of the cards and openings so many of the best and of the worst are shown


def takes_for(name: str, takes: Takes) -> None:
    """The form of such a command."""
    takes("game", about="game")
    takes("options", nargs="*", metavar="option=value", about="options")
    if name == "ladder":
        takes("--bots", about="bots")
    else:
        takes("--bot", default="greedy", about="bot")
        takes("--seats", type=int, about="seat-count")
    takes("--games", type=int, default=GAMES[name], about=f"{name}-games")
    takes("--seed", type=int, default=1, about="seed")
    takes("--workers", type=int, about="workers")
    if name == "ladder":
        takes("--on", default="processes", metavar="processes|ray|ray:HOST:PORT", about="on")
    takes("--out", type=Path, metavar="FOLDER", about="out")
    takes("--force", action="store_true", about="force")
    takes("--lang", metavar="cs|en", about="lang")


def ladder(given: Namespace, options: dict[str, str]) -> int:
    from rich.console import Console

    from druzina.lab.ladder import BOTS, climb, plans
    from druzina.lab.progress import progress

    bots = [one.strip() for one in given.bots.split(",")] if given.bots else BOTS
    matches = plans(given.game, bots, given.games, given.seed, options)
    if not matches or len(set(bots)) != len(bots):
        raise Problem("problem-lab-bots", found=", ".join(bots))
    say = words(given.lang or language(), matches[0].game)
    _prepared(given)
    aside = Console(stderr=True, highlight=False)
    with progress(aside, sum(plan.games for plan in matches), say) as watch:
        found, rows = climb(matches, given.workers, watch, given.on)
    name = say("lab-ladder", game=say.title(), games=len(rows))
    headings = [say(key) for key in ("lab-bot", "lab-rating", "lab-interval", "lab-count")]
    lines = [_rung(one, say) for one in found]
    _show(name, headings, lines)
    if given.out is not None:
        points = [(one.name, one.rating) for one in found]
        figures = [(one.name, one.rating, one.games) for one in found]
        _write(given.out, "ladder", name, [(name, headings, lines)], [("ladder", points, 0.0)], say)
        _csv(given.out / "ladder.csv", "bot", "rating", figures)
    return 0


def _rung(one: Rung, say: Words) -> list[str]:
    low, high = say.number(one.rating.low), say.number(one.rating.high)
    return [one.name, say.number(one.rating.value), f"{low} … {high}", say.number(one.games)]


def balance(given: Namespace, options: dict[str, str]) -> int:
    from druzina import games
    from druzina.lab.balance import KINDS, weigh
    from druzina.lab.plan import Plan, checked

    game = games.find(given.game)
    seats = given.seats or max(2, game.seats[0])
    plan = checked(
        Plan(
            game=given.game,
            seats=(given.bot,) * seats,
            games=given.games,
            seed=given.seed,
            options=options,
        )
    )
    say = words(given.lang or language(), plan.game)
    _prepared(given)
    found = weigh(_observed(plan, given.workers), united(game.teams(plan.find()[1])))
    name = say("lab-balance", game=say.title(), games=plan.games)
    tables, drawn = [], []
    for kind in KINDS:
        some = [one for one in found if one.kind == kind]
        if some:
            tables.append(_weighed_table(kind, some, say))
            drawn.append(_weighed_dots(kind, some, say))
    for title, headings, lines in tables:
        _show(title, headings, lines)
    if given.out is not None:
        _write(given.out, "balance", name, tables, drawn, say)
        figures = [(f"{one.kind}:{one.name}", one.share, one.games) for one in found]
        _csv(given.out / "balance.csv", "thing", "share", figures)
    return 0


def _observed(plan: Plan, workers: int | None) -> list[Had]:
    """The same in whatever number of processes: games are put together in their order."""
    from druzina.lab.balance import observed

    count = min(workers or cpu_count() or 1, plan.games)
    if count == 1:
        return observed(plan, plan.numbers)
    shares = [plan.numbers[at : at + 20] for at in range(0, plan.games, 20)]
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        parts = pool.map(observed, [plan] * len(shares), shares)
        return [one for part in parts for one in part]


def _weighed_table(kind: str, some: Sequence[Weighed], say: Words) -> _Table:
    headings = [say(f"lab-kind-{kind}")]
    headings += [say(key) for key in ("lab-share", "lab-interval", "lab-count", "lab-telling")]
    lines = [
        [
            _named(kind, one, say),
            say.share(one.share.value),
            say.share_interval(one.share),
            say.number(one.games),
            say("lab-telling-yes") if one.telling else "",
        ]
        for one in _ends(some)
    ]
    fair = say.share(some[0].fair)
    return say(f"lab-kinds-{kind}", fair=fair), headings, lines


def _weighed_dots(kind: str, some: Sequence[Weighed], say: Words) -> _Dots:
    points = [(_named(kind, one, say), _percent(one.share)) for one in _ends(some)]
    return f"balance-{kind}", points, 100 * some[0].fair


def _named(kind: str, one: Weighed, say: Words) -> str:
    return say.seat(int(one.name)) if kind == "seat" else say.thing(one.name)


def _percent(one: Estimate) -> Estimate:
    return Estimate(100 * one.value, 100 * one.low, 100 * one.high)


def _ends(some: Sequence[Weighed]) -> Sequence[Weighed]:
    return some if len(some) <= 2 * TOLD else [*some[:TOLD], *some[-TOLD:]]


# Showing and writing

_Table = tuple[str, list[str], list[list[str]]]
_Dots = tuple[str, list[tuple[str, Estimate]], float]


def _prepared(given: Namespace) -> None:
    from druzina.lab import files

    if given.games < 1:
        raise Problem("problem-lab-games", found=given.games)
    if given.workers is not None and given.workers < 1:
        raise Problem("problem-lab-workers", found=given.workers)
    if given.out is not None:
        files.prepare(given.out, given.force)


def _show(title: str, headings: Sequence[str], lines: Sequence[Sequence[str]]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="dim")
    for place, heading in enumerate(headings):
        made.add_column(heading, justify="right" if place else "left")
    for line in lines:
        made.add_row(*(Text(cell) for cell in line))
    console = Console(highlight=False)
    console.print(Text(title, style="bold"))
    console.print(made)


def _write(
    folder: Path,
    name: str,
    title: str,
    tables: Sequence[_Table],
    drawn: Sequence[_Dots],
    say: Words,
) -> None:
    from druzina.lab.page import document, page_style
    from druzina.lab.plots import dots
    from druzina.lab.svg import alone

    plots = [(each, *dots(each, points, fair, say)) for each, points, fair in drawn]
    html = document(say.lang, title, _parts(title, tables, plots))
    (folder / f"{name}.html").write_text(html, encoding="utf-8")
    for each, _, drawing in plots:
        (folder / f"{each}.svg").write_text(alone(drawing, page_style()), encoding="utf-8")


def _parts(
    title: str, tables: Sequence[_Table], plots: Sequence[tuple[str, str, str]]
) -> Iterator[str]:
    from druzina.lab.page import table

    yield f"<h1>{escape(title)}</h1>"
    for heading, headings, lines in tables:
        yield table(heading, headings, lines)
    yield '<div class="plots">'
    for _, caption, drawing in plots:
        yield f"<figure><figcaption>{escape(caption)}</figcaption>\n{drawing}</figure>"
    yield "</div>"


def _csv(path: Path, what: str, figure: str, lines: Sequence[tuple[str, Estimate, int]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer: Any = csv.writer(file, lineterminator="\n")
        writer.writerow((what, figure, "low", "high", "games"))
        for name, one, games in lines:
            values = (f"{value:.4f}" for value in (one.value, one.low, one.high))
            writer.writerow((name, *values, games))


STUDIES: dict[str, Callable[[Namespace, dict[str, str]], int]] = {
    "ladder": ladder,
    "balance": balance,
}
