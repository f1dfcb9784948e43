"""The search bot looks at every decision of a finished game, a few at a time, elsewhere."""

from __future__ import annotations

import asyncio
from typing import Literal

import msgspec
from msgspec import structs

from druzina.core import Problem
from druzina.server.faults import report
from druzina.server.table.entries import AnyMatch
from druzina.server.table.wording import Voice
from druzina.server.wire.http_messages import AnalysedMoment, Analysis
from druzina.server.workers.crew import PATIENT, Crew, NoThought
from druzina.server.workers.fairness import Payer
from druzina.server.workers.work import Analyse, Analysed, Moment
from druzina.store import Store, StoreFailed

KIND = "moments"
CHUNK = 4
SIMULATIONS = 80
SECONDS = 120.0


class Progress(msgspec.Struct):
    """How far an analysis is, in no language yet."""

    status: Literal["none", "running", "done", "stopped"]
    done: int
    steps: int
    moments: list[Moment]


class Analyses:
    """The jobs under way and the results that are kept. No household has more than half of them."""

    def __init__(self, store: Store, crew: Crew, limit: int) -> None:
        self.store, self.crew, self.limit = store, crew, limit
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._told: dict[str, Progress] = {}
        self._whose: dict[str, str] = {}

    async def look(self, table: str) -> Progress:
        if table in self._told:
            return self._told[table]
        kept = await self.store.kept(table, KIND)
        return msgspec.json.decode(kept, type=Progress) if kept else Progress("none", 0, 0, [])

    async def start(self, table: str, match: AnyMatch, whose: str = "") -> Progress:
        """Begins, or joins what is under way or done."""
        found = await self.look(table)
        if found.status in ("running", "done"):
            return found
        theirs = sum(self._whose[one] == whose for one in self._jobs)
        if len(self._jobs) >= self.limit or theirs >= max(1, self.limit // 2):
            raise Problem("problem-analyses")
        self._whose[table] = whose
        told = self._told[table] = Progress("running", 0, match.length, [])
        task = self._jobs[table] = asyncio.create_task(self._run(table, match, told))
        task.add_done_callback(lambda _: self._end(table))
        return told

    def _end(self, table: str) -> None:
        self._jobs.pop(table, None)
        self._whose.pop(table, None)

    async def stop(self, table: str) -> Progress:
        """After the few moments it is at; what was found so far stays readable."""
        told = self._told.get(table)
        if told is not None and told.status == "running":
            told.status = "stopped"
        return await self.look(table)

    def close(self) -> None:
        for task in self._jobs.values():
            task.cancel()

    async def _run(self, table: str, match: AnyMatch, told: Progress) -> None:
        record = structs.replace(match.record, entries=[], fingerprint="")
        payer = Payer(self._whose[table], table)
        try:
            for first in range(0, told.steps, CHUNK):
                position = await asyncio.to_thread(match.saved_at, first)
                texts = match.entries(first)[:CHUNK]
                work = Analyse(msgspec.json.encode(record), position, first, texts, SIMULATIONS)
                done = await self.crew.ask(work, SECONDS, PATIENT, payer)
                if told.status != "running":
                    return
                if isinstance(done, Analysed):
                    told.moments += done.moments
                told.done = min(first + CHUNK, told.steps)
            told.status = "done"
            await self.store.keep(table, KIND, msgspec.json.encode(told))
            del self._told[table]
        except (NoThought, StoreFailed) as error:
            report(error, table=table)
            told.status = "stopped"


def in_words(found: Progress, voice: Voice) -> Analysis:
    """With what each choice cost beside the bot's, both as the bot saw them at that moment."""
    told: list[AnalysedMoment] = []
    after: dict[int, float] = {}
    for one in reversed(found.moments):
        then = after.get(one.seat, one.judged[one.seat])
        after[one.seat] = one.estimate
        told.append(
            AnalysedMoment(
                step=one.step,
                seat=one.seat,
                estimate=one.estimate,
                best=one.best,
                best_label=voice.shown(one.best_shown),
                chosen=one.chosen,
                chosen_label=voice.shown(one.chosen_shown),
                loss=_loss(one, then),
                judged=one.judged,
                estimates=one.estimates,
            )
        )
    return Analysis(found.status, found.done, found.steps, told[::-1])


def _loss(one: Moment, then: float) -> float:
    """Where the bot never looked at the choice, by how much the estimate fell until the seat's
    next decision says what it was worth (`then`)."""
    if one.best == one.chosen:
        return 0.0
    return max(0.0, round(one.estimate - one.estimates.get(one.chosen, then), 4))
