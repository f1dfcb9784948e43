"""A process that thinks: `python -m druzina.server.workers.worker`, fed through its standard input.

It is given imagined worlds or records of finished games, so there is nothing it could tell.
"""

from __future__ import annotations

import signal
import struct
import sys
from time import process_time
from typing import Any, BinaryIO

import msgspec
from msgspec import structs

from druzina import games
from druzina.advisor.consulting import consult
from druzina.bots import sit
from druzina.bots.bot import Budget
from druzina.bots.search import SearchBot
from druzina.core import Match, Problem, Problems, Record, Seen, read_record, salted
from druzina.core.keyframe import Keyframe
from druzina.core.position_text import begun, parsed, read_position
from druzina.core.record import Chosen, read_entry
from druzina.server.workers.work import (
    Analyse,
    Analysed,
    Choose,
    Chose,
    Consult,
    Done,
    Failed,
    Moment,
    Place,
    Put,
    Refused,
    Work,
    read_work,
)
from druzina.text.words import Words

LENGTH = struct.Struct("!I")
POSITION = "position.toml"


def choose(work: Choose) -> Chose:
    game = games.find(work.game)
    game.load()
    seen: Seen[Any] = Seen(game, work.world, work.seat, work.teams)
    bot = sit(work.bot, work.seed)
    bot.recall(work.kept)
    choice = bot.choose(seen)
    return Chose(seen.text(choice), bot.reason(), bot.keep(), bot.aims)


def analyse(work: Analyse) -> Analysed:
    record = msgspec.json.decode(work.record, type=Record)
    game = games.find(record.game)
    match: Match[Any] = Match.resume(game, record, [Keyframe(work.position)])
    moments: list[Moment] = []
    for step, text in enumerate(work.entries, work.first):
        entry = read_entry(text, step + 1)
        found = (
            _estimate(match, step, entry, work.simulations) if isinstance(entry, Chosen) else None
        )
        match.again(text)
        if found is not None:
            judged = [round(match.judged(seat), 4) for seat in range(match.options.seats)]
            moments.append(structs.replace(found, judged=judged))
    return Analysed(moments)


def _estimate(match: Match[Any], step: int, entry: Chosen, simulations: int) -> Moment | None:
    """What the bot thinks of the choices; none where there was nothing to decide."""
    asked = match.asked(entry.seat)
    if asked is None or len(asked.offered) < 2:
        return None
    seen = match.seen(entry.seat)
    bot = SearchBot(salted(match.seed, step))
    best = seen.text(bot.choose(seen, Budget(simulations=simulations)))
    shown = {one.text: one.shown for one in asked.offered}
    return Moment(
        step=step,
        seat=entry.seat,
        estimate=round(bot.estimate, 4),
        best=best,
        chosen=entry.text,
        judged=[],
        best_shown=shown[best],
        chosen_shown=shown[entry.text],
        estimates={seen.text(choice): round(share, 4) for choice, share in bot.estimates.items()},
    )


def place(work: Place) -> Put | Refused:
    """Plays as far as it goes; whatever is wrong is told in the reader's language."""
    try:
        if work.text:
            asked = read_position(parsed(work.text), POSITION, games.find)
            began = process_time()
            match = begun(asked, POSITION)
        else:
            record = read_record(work.record)
            game = games.find(record.game)
            game.load()
            began = process_time()
            match = Match.replay(game, record)
    except Problems as problems:
        return _refused(problems.problems[0], work.lang)
    except Problem as problem:
        return _refused(problem, work.lang)
    for seat in (None, *range(match.options.seats)):
        match.view(seat)
    return Put(match.record.write(), process_time() - began)


def _refused(problem: Problem, lang: str) -> Refused:
    return Refused(problem.key, Words(lang, folders=games.texts()).problem(problem))


def do(work: Work) -> Done:
    try:
        if isinstance(work, Consult):
            return consult(work)
        if isinstance(work, Place):
            return place(work)
        return choose(work) if isinstance(work, Choose) else analyse(work)
    except Exception as error:  # noqa: BLE001  # a bot may fail in any way; the server plays on
        return Failed(type(error).__name__)


def serve(inlet: BinaryIO, outlet: BinaryIO) -> None:
    """Works until the server hangs up."""
    encode = msgspec.msgpack.Encoder().encode
    while len(head := inlet.read(LENGTH.size)) == LENGTH.size:
        answer = encode(do(read_work(inlet.read(LENGTH.unpack(head)[0]))))
        outlet.write(LENGTH.pack(len(answer)) + answer)
        outlet.flush()


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    outlet = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not speak into the pipe
    serve(sys.stdin.buffer, outlet)


if __name__ == "__main__":
    main()
