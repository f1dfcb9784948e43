"""Positions and records that somebody wrote down are tried where they can do no harm.

One can be written so that the rules never come to an end, or only after minutes. A
worker goes there first, and the server itself goes only where a worker soon came back from.
"""

from __future__ import annotations

from druzina.core import Problem, Record, read_record
from druzina.server.workers.crew import Crew, NoThought
from druzina.server.workers.fairness import Payer
from druzina.server.workers.work import Place, Put, Refused

SECONDS = 10.0  # with starting the worker and reading the game
PLAYED = 2.0  # seconds that the server itself would be at it


class Unplaced(Exception):
    """What is wrong with a position, said already in the reader's language."""

    def __init__(self, key: str, words: str) -> None:
        super().__init__(words)
        self.key, self.words = key, words


async def tried(crew: Crew, work: Place, whose: str) -> Record:
    """The record of the match that starts there, as far as it goes; `Unplaced` if it cannot. It is
    thought about at the expense of the household that wants it."""
    try:
        done = await crew.ask(work, SECONDS, payer=Payer(whose))
    except NoThought as error:
        raise Problem("problem-position-hard") from error
    if isinstance(done, Refused):
        raise Unplaced(done.key, done.words)
    assert isinstance(done, Put), "a worker answers what it is asked"
    if done.seconds > PLAYED:
        raise Problem("problem-position-hard")
    return read_record(done.record)
