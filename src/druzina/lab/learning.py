"""`druzina lab dataset`, `fit` and `duel`: from play to weights, and whether they are any good."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from druzina import games
from druzina.core import Game, Problem
from druzina.core.options import as_typed
from druzina.core.refusal import hindrance
from druzina.lab.plan import Plan, checked
from druzina.lab.words import Words, words
from druzina.text import language

if TYPE_CHECKING:
    from druzina.lab.dataset import Decision

Takes = Callable[..., None]

GAMES = {"dataset": 500, "duel": 400}
HANDFUL = 20


def takes_for(name: str, takes: Takes) -> None:
    takes("game", about="game")
    if name == "duel":
        takes("first_bot", metavar="A", about="duellist")
        takes("second_bot", metavar="B", about="duellist")
    takes("options", nargs="*", metavar="option=value", about="options")
    if name == "dataset":
        takes("--bot", default="greedy", about="bot")
        takes("--seats", type=int, about="seat-count")
        takes("--views", action="store_true", about="views")
    if name == "fit":
        takes("--data", type=Path, nargs="+", required=True, metavar="FILE", about="data")
    else:
        takes("--games", type=int, default=GAMES[name], about=f"{name}-games")
        takes("--workers", type=int, about="workers")
    takes("--seed", type=int, default=1, about="seed")
    if name != "duel":
        takes("--to", type=Path, required=True, metavar="FILE", about="to")
    takes("--lang", metavar="cs|en", about="lang")


def dataset(given: Namespace, options: dict[str, str]) -> int:
    """Games of every wanted setting, or of all that the game is tested under."""
    from druzina.lab.dataset import write

    _counted(given)
    game = games.find(given.game)
    say = words(given.lang or language(), game.name)
    if not game.feature_names:
        raise Problem("problem-lab-features", game=game.name)
    settings = _settings(game, given.seats, options)
    each = -(-given.games // len(settings))
    found: list[Decision] = []
    for place, (seats, chosen) in enumerate(settings):
        plan = Plan(
            game=game.name,
            seats=(given.bot,) * seats,
            games=each,
            first=place * each,
            seed=given.seed,
            options=chosen,
        )
        found += _decisions(checked(plan), given.workers, given.views)
    _kept(given.to, lambda path: write(path, game.feature_names, found))
    print(say("lab-dataset", rows=len(found), games=each * len(settings), file=str(given.to)))
    return 0


def _settings(
    game: Game[Any, Any], seats: int | None, options: dict[str, str]
) -> list[tuple[int, dict[str, str]]]:
    """Numbers of seats with options: those given, and of what is not given all that is tested."""
    if options:
        sizes = [seats] if seats else [one for one in game.seats if one > 1]
        return [(one, options) for one in sizes]
    found = []
    for _, play in game.plays():
        told = {name: as_typed(value) for name, value in play.items() if name != "seats"}
        found.append((int(str(play["seats"])), told))
    return [one for one in found if seats in (None, one[0])] or [(seats or game.seats[0], {})]


def _decisions(plan: Plan, workers: int | None, views: bool) -> list[Decision]:
    """In the order of games, in whatever number of processes."""
    from druzina.lab.dataset import decisions

    count = min(workers or cpu_count() or 1, plan.games)
    if count == 1:
        return decisions(plan, plan.numbers, views)
    shares = [plan.numbers[at : at + HANDFUL] for at in range(0, plan.games, HANDFUL)]
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        parts = pool.map(decisions, [plan] * len(shares), shares, [views] * len(shares))
        return [one for part in parts for one in part]


def fit(given: Namespace, options: dict[str, str]) -> int:
    """Writes weights only where they foretell games left out better than judgement alone."""
    from druzina.lab.dataset import read
    from druzina.lab.fitting import fit as fitted

    game = games.find(given.game)
    say = words(given.lang or language(), game.name)
    found = _apart([read(file, game.feature_names) for file in given.data])
    if len({one.game for one in found}) < HANDFUL:
        raise Problem("problem-lab-few", least=HANDFUL)
    made = fitted(game.name, game.feature_names, found, given.seed)
    before, after = say.number(made.loss_before, 4), say.number(made.loss_after, 4)
    if made.loss_after >= made.loss_before:
        print(say("lab-fit-worse", before=before, after=after))
        return 1
    data = msgspec.json.format(msgspec.json.encode(made)) + b"\n"
    _kept(given.to, lambda path: path.write_bytes(data))
    print(say("lab-fit", before=before, after=after, games=made.games, file=str(given.to)))
    return 0


def _apart(files: Sequence[Sequence[Decision]]) -> list[Decision]:
    """All decisions, the games of every file numbered on from those before."""
    found: list[Decision] = []
    first = 0
    for some in files:
        found += [msgspec.structs.replace(one, game=first + one.game) for one in some]
        first = 1 + max((one.game for one in found), default=-1)
    return found


def duel(given: Namespace, options: dict[str, str]) -> int:
    from rich.console import Console

    from druzina.lab.duel import duel as fought
    from druzina.lab.progress import progress

    _counted(given)
    say: Words = words(given.lang or language(), games.find(given.game).name)
    pairs = max(1, given.games // 2)
    bots = given.first_bot, given.second_bot
    with progress(Console(stderr=True, highlight=False), 2 * pairs, say) as watch:
        found = fought(given.game, *bots, pairs, given.seed, options, given.workers, watch)
    share, interval = say.share(found.share.value), say.share_interval(found.share)
    key = "lab-duel-decided" if found.decided else "lab-duel-open"
    print(
        say("lab-duel", first=bots[0], second=bots[1], share=share, interval=interval),
        say(key, pairs=found.pairs),
    )
    return 0


def _counted(given: Namespace) -> None:
    if given.games < 1:
        raise Problem("problem-lab-games", found=given.games)
    if given.workers is not None and given.workers < 1:
        raise Problem("problem-lab-workers", found=given.workers)


def _kept(path: Path, write: Callable[[Path], object]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path)
    except OSError as error:
        detail = hindrance(error)
        raise Problem("problem-lab-folder", folder=str(path), detail=detail) from error


STUDIES: dict[str, Callable[[Namespace, dict[str, str]], int]] = {
    "dataset": dataset,
    "fit": fit,
    "duel": duel,
}
