"""The plots of a report, drawn by matplotlib.

Colours are stand-ins that `svg` turns into the page's own, so that a plot follows light and dark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from druzina.lab.row import Row
from druzina.lab.statistics import Estimate, Spread
from druzina.lab.summary import Standing, Summary, scores
from druzina.lab.svg import INK, LINE, MUTED, PAPER, SERIES, inline
from druzina.lab.words import Words

Drawn = tuple[str, str]  # caption, SVG

WIDTH = 4.6
BINS = 24
LEGEND = 46  # letters that fit in a line
STYLE: Any = {  # any style that matplotlib knows
    "font.family": "sans-serif",
    "font.size": 9.5,
    "svg.fonttype": "none",
    "svg.hashsalt": "druzina",
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.edgecolor": LINE,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "axes.facecolor": "none",
    "figure.facecolor": "none",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    "legend.fontsize": 9,
}


def plots(summary: Summary, rows: Sequence[Row], words: Words) -> Iterator[Drawn]:
    """Captions and drawings in the order of the page."""
    colours = dict(zip((one.bot or "" for one in summary.bots), SERIES, strict=False))
    bots, seats = len(summary.bots), len(summary.places)
    if summary.team is None and bots > 1:
        yield _plot("wins-bots", bots, words, lambda ax: _shares(ax, summary.bots, colours, words))
    if summary.team is None:
        yield _plot("wins-seats", seats, words, lambda ax: _shares(ax, summary.places, {}, words))
        yield _plot("scores", 0, words, lambda ax: _histograms(ax, summary, rows, colours, words))
        yield _plot("scores-seats", seats, words, lambda ax: _boxes(ax, summary.places, words))
    if summary.team is None and len(summary.score_parts) > 1:
        names = [words.part(part) for part in summary.score_parts]
        legend = len(names) // _columns(names)
        yield _plot("parts", bots + legend, words, lambda ax: _stacks(ax, summary, names, words))
    yield _plot("length", 0, words, lambda ax: _lengths(ax, rows, words))
    if summary.branching is not None:
        yield _plot("branching", 0, words, lambda ax: _stages(ax, summary, words))


def _plot(name: str, bars: int, words: Words, draw: Callable[[Axes], None]) -> Drawn:
    """One drawing, as high as its bars need; 0 for the usual height."""
    height = 0.85 + 0.4 * bars if bars else 2.7
    with rc_context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        axes = figure.add_subplot()
        draw(axes)
        return words(f"lab-plot-{name}"), inline(figure, name)


def _shares(
    axes: Axes, standings: Sequence[Standing], colours: dict[str, str], words: Words
) -> None:
    """A dot with its interval for each; the broken line is what chance alone would give."""
    axes.axvline(100 * standings[0].fair, color=MUTED, linestyle=(0, (3, 3)), linewidth=1)
    for place, one in enumerate(standings):
        share, colour = one.share, colours.get(one.bot or "", SERIES[0])
        axes.hlines(place, 100 * share.low, 100 * share.high, color=colour, linewidth=2.5)
        axes.plot([100 * share.value], [place], "o", color=colour, markersize=7)
    axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: words.share(x / 100, 0)))
    axes.xaxis.set_major_locator(_ticks(6))
    axes.margins(x=0.12)
    _rows(axes, [_name(one, words) for one in standings])


def dots(name: str, found: Sequence[tuple[str, Estimate]], fair: float, words: Words) -> Drawn:
    """A dot with its interval for each name; the broken line is what all alike would have."""

    def draw(axes: Axes) -> None:
        axes.axvline(fair, color=MUTED, linestyle=(0, (3, 3)), linewidth=1)
        for place, (_, one) in enumerate(found):
            axes.hlines(place, one.low, one.high, color=SERIES[0], linewidth=2.5)
            axes.plot([one.value], [place], "o", color=SERIES[0], markersize=7)
        axes.xaxis.set_major_locator(_ticks(6))
        axes.margins(x=0.12)
        _rows(axes, [name for name, _ in found])

    return _plot(name, len(found), words, draw)


def _histograms(
    axes: Axes, summary: Summary, rows: Sequence[Row], colours: dict[str, str], words: Words
) -> None:
    """All bots over the same bins of whole points."""
    found = {bot: scores(rows, bot) for bot in colours}
    edges = whole_bins([score for some in found.values() for score in some], BINS)
    for bot, some in found.items():
        weights = [100 / len(some)] * len(some)
        kind: dict[str, Any] = {"color": colours[bot], "weights": weights, "bins": edges}
        axes.hist(some, histtype="stepfilled", alpha=0.25, **kind)
        axes.hist(some, histtype="step", linewidth=1.6, label=bot, **kind)
    _upright(axes, words, words("lab-axis-score"), words("lab-axis-share-games"))
    if len(found) > 1:
        _legend(axes, list(found))


def _boxes(axes: Axes, standings: Sequence[Standing], words: Words) -> None:
    """The middle half as a bar, nine tenths as a line, the median as a notch."""
    for place, one in enumerate(standings):
        _box(axes, place, one.score)
    _rows(axes, [_name(one, words) for one in standings])
    axes.set_xlabel(words("lab-axis-score"))
    axes.margins(x=0.05)


def _box(axes: Axes, place: int, of: Spread) -> None:
    low, lower, median, upper, high = of.quantiles.values()
    axes.hlines(place, low, high, color=SERIES[0], linewidth=1.4)
    axes.barh(place, upper - lower, left=lower, height=0.5, color=SERIES[0])
    axes.vlines(median, place - 0.25, place + 0.25, color=PAPER, linewidth=2)


def _stacks(axes: Axes, summary: Summary, names: Sequence[str], words: Words) -> None:
    """The mean score of every bot, part upon part; losses go to the left."""
    above, below = [0.0] * len(summary.bots), [0.0] * len(summary.bots)
    for part, name, colour in zip(summary.score_parts, names, SERIES * 3, strict=False):
        values = [one.parts.get(part, 0.0) for one in summary.bots]
        lefts = [
            high if value >= 0 else low
            for value, high, low in zip(values, above, below, strict=True)
        ]
        axes.barh(
            range(len(values)),
            values,
            left=lefts,
            height=0.55,
            color=colour,
            label=name,
        )
        above = [total + max(0.0, value) for total, value in zip(above, values, strict=True)]
        below = [total + min(0.0, value) for total, value in zip(below, values, strict=True)]
    _rows(axes, [_name(one, words) for one in summary.bots])
    axes.set_xlabel(words("lab-axis-score"))
    _legend(axes, names)


def _lengths(axes: Axes, rows: Sequence[Row], words: Words) -> None:
    lengths = [row.decisions for row in rows]
    weights = [100 / len(lengths)] * len(lengths)
    axes.hist(lengths, bins=whole_bins(lengths, BINS), weights=weights, color=SERIES[0], rwidth=0.9)
    _upright(axes, words, words("lab-axis-decisions"), words("lab-axis-share-games"))


def _stages(axes: Axes, summary: Summary, words: Words) -> None:
    assert summary.branching is not None, "drawn only where there is any"
    stages, means = zip(*summary.branching.stages.items(), strict=True)
    by_round = summary.branching.by == "round"
    axes.bar([stage if by_round else 10 * stage + 5 for stage in stages], means,
             width=0.7 if by_round else 8, color=SERIES[0])  # fmt: skip
    axes.set_xlabel(words("lab-axis-round" if by_round else "lab-axis-number"))
    axes.set_ylabel(words("lab-axis-choices"))
    axes.xaxis.set_major_locator(_ticks(11))
    axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"{words.number(y, y % 1 > 0)}"))


def whole_bins(values: Sequence[int], most: int) -> list[float]:
    """Edges half-way between whole numbers, every bin holding equally many of them."""
    low, high = min(values), max(values)
    width = -(-(high - low + 1) // most)
    count = -(-(high - low + 1) // width)
    return [low - 0.5 + width * place for place in range(count + 1)]


def _ticks(most: int) -> MaxNLocator:
    """Round whole numbers only."""
    return MaxNLocator(most, integer=True, steps=[1, 2, 5, 10])


def _name(one: Standing, words: Words) -> str:
    return one.bot if one.bot is not None else words.seat(one.seat or 0)


def _rows(axes: Axes, names: Sequence[str]) -> None:
    """One line per name, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.tick_params(axis="y", length=0, labelcolor=INK)
    axes.spines["left"].set_visible(False)


def _upright(axes: Axes, words: Words, x: str, y: str) -> None:
    axes.set_xlabel(x)
    axes.set_ylabel(y)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda share, _: words.share(share / 100, 0)))
    axes.yaxis.set_major_locator(_ticks(5))
    axes.xaxis.set_major_locator(_ticks(7))


def _legend(axes: Axes, names: Sequence[str]) -> None:
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=_columns(names), borderaxespad=0.2)


def _columns(names: Sequence[str]) -> int:
    """As many as fit side by side."""
    return max(1, min(len(names), LEGEND // (6 + max(map(len, names)))))
