"""A summary on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from druzina.lab.plan import Plan
from druzina.lab.row import Failed, Row
from druzina.lab.summary import Ending, Standing, Summary
from druzina.lab.words import Words

SHOWN_FAILURES = 3


def show(console: Console, summary: Summary, words: Words) -> None:
    """Who won how often, by bot and by seat, and the figures of the games."""
    console.print(Text(headline(summary, words), style="bold"))
    if not summary.played:
        return
    if summary.team is not None:
        shown = words.share(summary.team.value), words.share_interval(summary.team)
        console.print(words("lab-team", share=shown[0], interval=shown[1]))
        console.print(_endings(summary, words))
    elif len(summary.bots) > 1:
        console.print(_standings(summary.bots, words("lab-bot"), words))
    if summary.team is None:
        console.print(_standings(summary.places, words("lab-place"), words))
    for line in figures(summary, words):
        console.print(line)


def headline(summary: Summary, words: Words) -> str:
    told = words("lab-headline", game=words.title(), games=summary.played)
    return words("lab-headline-cut", told=told) if summary.interrupted else told


def _standings(standings: Sequence[Standing], what: str, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(what)
    for heading in ("lab-share", "lab-interval", "lab-score"):
        table.add_column(words(heading), justify="right")
    for one in standings:
        table.add_row(*cells(one, words))
    return table


def _endings(summary: Summary, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(words("lab-ending"))
    for heading in ("lab-count", "lab-share-of", "lab-rounds"):
        table.add_column(words(heading), justify="right")
    for one in summary.endings:
        table.add_row(*ending_cells(one, words))
    return table


def ending_cells(one: Ending, words: Words) -> tuple[str, str, str, str]:
    """A way to end in words: how often, in which part of the games, after how many rounds."""
    return (
        words.ended(one.clause, one.won),
        words.number(one.games),
        words.share(one.share),
        words.number(one.rounds.mean.value, 1),
    )


def cells(one: Standing, words: Words) -> tuple[str, str, str, str]:
    """A standing in words: its name, share, interval and score."""
    exact = one.share.low == one.share.high
    return (
        one.bot if one.bot is not None else words.seat(one.seat or 0),
        words.share(one.share.value),
        "–" if exact else words.share_interval(one.share),
        words.margin(one.score.mean),
    )


def figures(summary: Summary, words: Words) -> list[str]:
    """Length, branching and speed, a line each."""
    told = []
    if summary.decisions is not None and summary.rounds is not None:
        mean, low, high = summary.decisions.mean, summary.decisions.least, summary.decisions.most
        told.append(
            words(
                "lab-length",
                mean=words.number(mean.value, 1),
                least=words.number(low),
                most=words.number(high),
                rounds=words.number(summary.rounds.mean.value, 1),
            )
        )
    if summary.branching is not None:
        mean_width = words.number(summary.branching.mean, 1)
        told.append(words("lab-branching", mean=mean_width, most=summary.branching.most))
    speed = summary.speed
    told.append(
        words(
            "lab-speed",
            games=words.number(speed.games_per_second, 0 if speed.games_per_second > 20 else 1),
            decisions=words.number(speed.decisions_per_second),
            workers=speed.workers,
        )
    )
    return told


def show_failures(console: Console, plan: Plan, failed: Sequence[Failed], words: Words) -> None:
    """The first games that failed, why, and how to see them fail again; the numbers of others."""
    for one in failed[:SHOWN_FAILURES]:
        told = words("lab-failed", number=str(one.number), seed=str(one.deal), error=one.error)
        console.print(Text(told, style="red"), soft_wrap=True)
        again = words("lab-again", command=plan.command(one.number))
        console.print(Text(again), soft_wrap=True)
    if others := [str(one.number) for one in failed[SHOWN_FAILURES:]]:
        console.print(words("lab-failed-too", numbers=", ".join(others)), soft_wrap=True)


def show_game(console: Console, row: Row, words: Words) -> None:
    """One game: who sat where and how it ended."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    for heading in ("lab-place", "lab-bot"):
        table.add_column(words(heading))
    for heading in ("lab-rank", "lab-score", "lab-decisions"):
        table.add_column(words(heading), justify="right")
    for seat, bot in enumerate(row.bots):
        numbers = (row.ranks[seat], row.scores[seat], row.asked[seat])
        table.add_row(words.seat(seat), bot, *map(str, numbers))
    told = words("lab-game", number=str(row.number), seed=str(row.deal), clause=row.ended_by)
    console.print(Text(told, style="bold"))
    console.print(table)
