"""How the characters of a game fare against each other: one bot on every seat, characters drawn.

python -m bench.rivals amulet ROWS.csv [--bot search:20] [--games 200] [--cells 4,5]
python -m bench.rivals prophecy ROWS.csv [--bot search:16] [--games 200] [--cells 3,4]

A row for every game, by who was drawn at its beginning; whoever calls it again with the same file
goes on where it stopped, after `--minutes` it stops by itself, and `--report` says how far it got.
`leaning` is a bot that takes what it leans to most. Of Prophecy it tells guilds, too, who held the
first artifact and how games ended.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median, quantiles
from time import process_time
from typing import Any

from bench.pieces import Row, add_words, go_on, known, seated, share
from druzina import games
from druzina.core import Game, Luck, Position, Seen, blend
from druzina.core.hidden import imagine

FIELDS = ("cell", "number", "bot", "won", "ended", "rounds", "seconds", "who", "first", "battle")


class Watched:
    """What is told of a game beside its outcome: who was drawn, which groups these belong to."""

    cells: Sequence[str] = ("2", "3", "4", "5")
    options: Mapping[str, object] = {"mode": "competitive", "character": "drawn"}

    def names(self) -> list[str]:
        """All characters there are."""
        from druzina.games.amulet import GAME

        return list(GAME.characters(GAME.load()))

    def drawn(self, g: Any) -> list[str]:
        return [g.facts.characters[player.character].id for player in g.players]

    def groups(self) -> dict[str, list[str]]:
        return {}

    def look(self, g: Any, row: Row) -> None:
        """Before every answer."""

    def rounds(self, g: Any) -> int:
        return int(g.round)


class WatchedKingdom(Watched):
    cells: Sequence[str] = ("3", "4")
    options: Mapping[str, object] = {"draft": False}

    def __init__(self) -> None:
        from druzina.games.prophecy import GAME
        from druzina.games.prophecy.content import LOADED

        self._facts = LOADED[GAME.load()]

    def names(self) -> list[str]:
        return [one.id for one in self._facts.characters]

    def drawn(self, g: Any) -> list[str]:
        return [self._facts.characters[hero.character].id for hero in g.heroes]

    def groups(self) -> dict[str, list[str]]:
        from druzina.games.prophecy.content_model import GUILDS

        return {
            guild: [one.id for one in self._facts.characters if number in one.guilds]
            for number, guild in enumerate(GUILDS)
        }

    def look(self, g: Any, row: Row) -> None:
        if not row["first"]:
            held = [str(seat) for seat in range(len(g.heroes)) if g.artifacts(seat)]
            row["first"] = held[0] if held else ""

    def rounds(self, g: Any) -> int:
        return -(-int(g.round) // len(g.heroes))


WATCHED: dict[str, type[Watched]] = {"amulet": Watched, "prophecy": WatchedKingdom}


def played(
    watched: Watched,
    game: Game[Any, Any],
    row: Row,
    seed: int,
    given: Mapping[str, object] | None = None,
) -> Row:
    """A whole game by bots, each of whom sees no more than its seat; fills its row."""
    start, deal = process_time(), blend(seed, int(row["number"]))
    options = game.read_options(given or {**watched.options, "seats": int(row["cell"])})
    g: Position = game.setup(options, game.load(), deal)
    luck, teams = Luck(deal), game.teams(options)
    sitters = [seated(row["bot"], blend(deal, seat)) for seat in range(options.seats)]
    row["who"] = " ".join(watched.drawn(g))
    while (asked := g.advance()) is not None:
        watched.look(g, row)
        seat = asked[0].seat
        world = imagine(game, game.codec.encode(g), seat, luck)
        seen: Seen[Any] = Seen(game, game.codec.encode(world), seat, teams)
        g.answer(asked[0], sitters[seat].choose(seen))
    watched.look(g, row)
    assert g.outcome is not None
    row["won"] = "".join(str(int(one)) for one in g.outcome.won)
    row["ended"], row["rounds"] = g.outcome.clause, str(watched.rounds(g))
    row["battle"] = str(int(getattr(g, "goes", 0) > 0))
    row["seconds"] = f"{process_time() - start:.2f}"
    return row


def blank(cell: str, number: int, bot: str) -> Row:
    return dict.fromkeys(FIELDS, "") | {"cell": cell, "number": str(number), "bot": bot}


# What it came to


def lines(watched: Watched, rows: list[Row]) -> Iterator[str]:
    cells = sorted({row["cell"] for row in rows})
    yield (
        "| | "
        + " | ".join(f"{cell} players (even {100 / int(cell):.0f} %)" for cell in cells)
        + " |"
    )
    yield "|---" + "|---:" * len(cells) + "|"
    told = {name: [name] for name in watched.names()}
    for name, members in {**told, **watched.groups()}.items():
        counts = [share(*_won(rows, cell, members)) for cell in cells]
        yield f"| {name} | " + " | ".join(counts) + " |"


def _won(rows: list[Row], cell: str, members: list[str]) -> tuple[int, int]:
    found = [
        won == "1"
        for row in rows
        if row["cell"] == cell
        for name, won in zip(row["who"].split(), row["won"], strict=True)
        if name in members
    ]
    return sum(found), len(found)


def course(rows: list[Row]) -> Iterator[str]:
    """How long games were and how they ended."""
    for cell in sorted({row["cell"] for row in rows}):
        own = [row for row in rows if row["cell"] == cell]
        long = [int(row["rounds"]) for row in own]
        tenths = quantiles(long, n=10) if len(long) > 1 else [0.0] * 9
        ends = dict(sorted(Counter(row["ended"] for row in own).items()))
        spent = sum(float(row["seconds"]) for row in own) / len(own)
        yield (
            f"{cell}: {len(own)} games, rounds a player {median(long):g} (10-90 % {tenths[0]:g} to "
            f"{tenths[-1]:g}), {spent:.1f} s a game, ended {ends}"
        )
        seats = Counter(seat for row in own for seat, won in enumerate(row["won"]) if won == "1")
        yield f"  by seat {[seats[seat] for seat in range(int(cell))]}"
        led = [row for row in own if row["first"]]
        if led:
            kept = sum(row["won"][int(row["first"])] == "1" for row in led)
            fought = sum(row["battle"] == "1" for row in own)
            yield f"  first artifact wins {share(kept, len(led))}, battle {share(fought, len(own))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=WATCHED)
    add_words(parser, 200)
    args: Any = parser.parse_args()
    watched, game = WATCHED[args.game](), games.find(args.game)

    def one(cell: str, number: int) -> Row:
        return played(watched, game, blank(cell, number, args.bot), args.seed)

    if not args.report:
        cells = args.cells.split(",") if args.cells else list(watched.cells)
        go_on(args, FIELDS, cells, one)
    rows = [row for row in known(args.rows).values() if row["bot"] == args.bot]
    print("\n".join((*lines(watched, rows), *course(rows))))


if __name__ == "__main__":
    main()
