"""The report: one HTML page that needs nothing from outside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib import resources

from druzina import __version__
from druzina.lab.row import Row
from druzina.lab.screen import cells, ending_cells, headline
from druzina.lab.summary import Standing, Summary
from druzina.lab.words import Words, words


def page(summary: Summary, rows: Sequence[Row], lang: str) -> str:
    """The whole page in one language."""
    say = words(lang, summary.game)
    return document(lang, say("lab-title", game=say.title()), _body(summary, rows, say))


def page_style() -> str:
    return (resources.files("druzina.lab") / "page.css").read_text(encoding="utf-8")


def document(lang: str, title: str, parts: Iterable[str]) -> str:
    """A page of the lab around its parts."""
    style = page_style()
    body = "\n".join(parts)
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def _body(summary: Summary, rows: Sequence[Row], say: Words) -> Iterator[str]:
    seats = ", ".join(summary.seats)
    yield f"<h1>{escape(headline(summary, say))}</h1>"
    yield f'<p class="sub">{escape(say("lab-sub", seats=seats, seed=str(summary.seed)))}</p>'
    yield from _warnings(summary, say)
    if not rows:
        yield f"<p>{escape(say('lab-none'))}</p>"
        return
    yield _tiles(summary, say)
    yield from _tables(summary, say)
    yield from _plots(summary, rows, say)
    yield _notes(summary, say)
    yield _settings(summary, say)


def _warnings(summary: Summary, say: Words) -> Iterator[str]:
    told = []
    if summary.interrupted:
        told.append(say("lab-cut-short", played=summary.played, games=summary.games))
    if summary.failed:
        numbers = ", ".join(str(one.number) for one in summary.failed)
        told.append(say("lab-some-failed", count=len(summary.failed), numbers=numbers))
    for text in told:
        yield f'<p class="warning">{escape(text)}</p>'


def _tiles(summary: Summary, say: Words) -> str:
    """The few figures one looks for first."""
    tiles = [(say.number(summary.played), say("lab-games-played", games=summary.played))]
    if summary.decisions is not None:
        tiles.append((say.number(summary.decisions.mean.value, 1), say("lab-per-game")))
    if summary.branching is not None:
        tiles.append((say.number(summary.branching.mean, 1), say("lab-per-decision")))
    tiles.append((say.number(summary.speed.decisions_per_second), say("lab-per-second")))
    items = "".join(f"<li><b>{escape(figure)}</b> {escape(text)}</li>\n" for figure, text in tiles)
    return f'<ul class="tiles">\n{items}</ul>'


def _tables(summary: Summary, say: Words) -> Iterator[str]:
    if summary.team is not None:
        share, interval = say.share(summary.team.value), say.share_interval(summary.team)
        yield f'<p class="team">{escape(say("lab-team", share=share, interval=interval))}</p>'
        yield _endings(summary, say)
        return
    if len(summary.bots) > 1:
        yield _standings("lab-bots", "lab-bot", summary.bots, say)
    yield _standings("lab-seats", "lab-place", summary.places, say)
    if len(summary.bots) > 1 and summary.rotate:
        yield _bots_on_seats(summary, say)


def _endings(summary: Summary, say: Words) -> str:
    """Where all win or lose together there are no places and no scores: how it ended, and when."""
    headings = [say(key) for key in ("lab-ending", "lab-count", "lab-share-of", "lab-rounds")]
    lines = [ending_cells(one, say) for one in summary.endings]
    return table(say("lab-endings"), headings, lines)


def _standings(title: str, what: str, standings: Sequence[Standing], say: Words) -> str:
    headings = [say(what), say("lab-share"), say("lab-interval"), say("lab-score")]
    return table(say(title), headings, [cells(one, say) for one in standings])


def _bots_on_seats(summary: Summary, say: Words) -> str:
    """Rows are bots, columns are seats."""
    shares = {(one.bot, one.seat): say.share(one.share.value) for one in summary.table}
    seats = range(len(summary.seats))
    headings = [say("lab-bot"), *(say.seat(seat) for seat in seats)]
    lines = [
        [one.bot or "", *(shares.get((one.bot, seat), "–") for seat in seats)]
        for one in summary.bots
    ]
    return table(say("lab-bots-on-seats"), headings, lines)


def table(title: str, headings: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in headings)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td>{escape(text)}</td>" for text in rest)
        + "</tr>\n"
        for first, *rest in lines
    )
    return (
        f'<section><h2>{escape(title)}</h2>\n<div class="wide"><table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody></table></div></section>"
    )


def _plots(summary: Summary, rows: Sequence[Row], say: Words) -> Iterator[str]:
    from druzina.lab.plots import plots

    yield '<div class="plots">'
    for caption, drawing in plots(summary, rows, say):
        yield f"<figure><figcaption>{escape(caption)}</figcaption>\n{drawing}</figure>"
    yield "</div>"


def _notes(summary: Summary, say: Words) -> str:
    told = []
    if summary.team is None:
        told = [say("lab-note-shares", fair=say.share(summary.bots[0].fair)), say("lab-note-boxes")]
    mirrored = say("lab-note-mirrored", period=summary.period)
    told.append(mirrored if summary.period > 1 else say("lab-note-fixed"))
    told.append(say("lab-note-repeat" if summary.repeatable else "lab-note-timed"))
    lines = "".join(f"<p>{escape(text)}</p>\n" for text in told)
    return f'<section class="notes">{lines}</section>'


def _settings(summary: Summary, say: Words) -> str:
    options = " ".join(f"{name}={value}" for name, value in summary.options.items())
    ended = ", ".join(f"{clause} {count}×" for clause, count in summary.ended_by.items())
    times = summary.speed.thinking.items()
    thinking = ", ".join(f"{bot} {say.seconds(time)}" for bot, time in times)
    told = [
        f"druzina {__version__}",
        f"{summary.game} {summary.version}, {summary.content}",
        *([options] if options else []),
        f"{say('lab-ended-by')} {ended}",
        f"{say('lab-thinking')}: {thinking}",
    ]
    items = "".join(f"<li>{escape(text)}</li>\n" for text in told)
    return (
        f"<details><summary>{escape(say('lab-settings'))}</summary>\n<ul>\n{items}</ul></details>"
    )
