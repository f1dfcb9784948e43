"""What a change to bots is worth: those of this tree against those of a former one, deal by deal.

python -m bench.versions prophecy FORMER/src ROWS.csv [--bot leaning] [--seats 2] [--games 100]

Every other seat is a former bot's, and each deal is played twice, the seats swapped; both know the
position by what their seat may know. The former ones sit in a process of their own that reads the
same content by its code. `leaning` takes what it leans to most, without noise. It goes on where it
stopped; after `--minutes` it stops by itself.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import IO, Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from bench.pieces import Row, go_on, known, seated, share
from bench.rivals import WATCHED

FIELDS = ("cell", "number", "bot", "won", "ended", "seconds", "who")
SERVE = "--serve"
Asked = tuple[int, int, int, str, bytes]  # deal, seat, seats of the game, bot, world


class Chair:
    """The bots of this process, one for each seat of a deal."""

    def __init__(self, game: str) -> None:
        from druzina import games

        self._game = games.find(game)
        self._game.load()
        self._deal, self._sitters = 0, dict[int, Any]()

    def choose(self, asked: Asked) -> int:
        from druzina.core import Seen, blend

        deal, seat, seats, bot, world = asked
        if deal != self._deal:
            self._deal, self._sitters = deal, {}
        if seat not in self._sitters:
            self._sitters[seat] = seated(bot, blend(deal, seat))
        alone = tuple((one,) for one in range(seats))
        seen: Seen[Any] = Seen(self._game, world, seat, alone)
        return seen.choices.index(self._sitters[seat].choose(seen))


class Former:
    """The same in a process with the former code."""

    def __init__(self, game: str, source: Path) -> None:
        command = [sys.executable, __file__, game, str(source), "-", SERVE]
        environment = {**os.environ, "PYTHONPATH": str(source)}
        pipe = subprocess.PIPE
        self._child = subprocess.Popen(command, stdin=pipe, stdout=pipe, env=environment)

    def choose(self, asked: Asked) -> int:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        send(self._child.stdin, msgspec.msgpack.encode(asked))
        return msgspec.msgpack.decode(receive(self._child.stdout), type=int)

    def close(self) -> None:
        assert self._child.stdin is not None
        self._child.stdin.close()
        self._child.wait()


def send(stream: IO[bytes], data: bytes) -> None:
    stream.write(len(data).to_bytes(4, "big") + data)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    return stream.read(int.from_bytes(stream.read(4), "big"))


def serve(game: str) -> None:
    chair = Chair(game)
    while data := receive(sys.stdin.buffer):
        found = chair.choose(msgspec.msgpack.decode(data, type=Asked))
        send(sys.stdout.buffer, msgspec.msgpack.encode(found))


def played(name: str, row: Row, deal: int, former: Former, options: dict[str, object]) -> None:
    """One game; in uneven numbers the former bots sit on the first seat."""
    from druzina import games
    from druzina.core import Luck
    from druzina.core.hidden import imagine

    game, start, seats = games.find(name), process_time(), int(row["cell"])
    g: Any = game.setup(game.read_options({**options, "seats": seats}), game.load(), deal)
    luck, chair, swapped = Luck(deal), Chair(name), int(row["number"]) % 2
    row["who"] = " ".join(WATCHED[name]().drawn(g)) if name in WATCHED else ""
    while (asked := g.advance()) is not None:
        question, choices = asked
        seat = question.seat
        world = game.codec.encode(imagine(game, game.codec.encode(g), seat, luck))
        whose = former if seat % 2 != swapped else chair
        g.answer(question, choices[whose.choose((deal, seat, seats, row["bot"], world))])
    row["won"] = "".join(str(int(one)) for one in g.outcome.won)
    row["ended"], row["seconds"] = g.outcome.clause, f"{process_time() - start:.2f}"


def ours(row: Row) -> int:
    """How many of this tree's bots won."""
    swapped = int(row["number"]) % 2
    return sum(won == "1" for seat, won in enumerate(row["won"]) if seat % 2 == swapped)


def by_character(rows: list[Row]) -> Iterator[str]:
    """Each character in our hands and in the former ones, on the same deals."""
    for name in sorted({one for row in rows for one in row["who"].split()}):
        counts = {0: [0, 0], 1: [0, 0]}
        for row in rows:
            for seat, (who, won) in enumerate(zip(row["who"].split(), row["won"], strict=True)):
                if who == name:
                    counted = counts[int(seat % 2 != int(row["number"]) % 2)]
                    counted[0] += won == "1"
                    counted[1] += 1
        yield f"  {name}: {share(*counts[0])}, before {share(*counts[1])}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("former", type=Path)
    parser.add_argument("rows", type=Path)
    parser.add_argument("options", nargs="*")
    parser.add_argument("--bot", default="leaning")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument(SERVE, action="store_true")
    args: Any = parser.parse_args()
    if args.serve:
        return serve(args.game)
    from druzina.core import blend

    former, options = Former(args.game, args.former), dict(o.split("=", 1) for o in args.options)

    def one(cell: str, number: int) -> Row:
        row = dict.fromkeys(FIELDS, "") | {"cell": cell, "number": str(number), "bot": args.bot}
        played(args.game, row, blend(args.seed, number // 2), former, options)
        return row

    go_on(args, FIELDS, [str(args.seats)], one)
    former.close()
    cell = str(args.seats)
    rows = [
        row for row in known(args.rows).values() if (row["cell"], row["bot"]) == (cell, args.bot)
    ]
    decided = [row for row in rows if "1" in row["won"]]
    print(f"{args.bot}, {cell} seats: {share(sum(map(ours, decided)), len(decided))}")
    print("\n".join(by_character(rows)))
    return None


if __name__ == "__main__":
    main()
