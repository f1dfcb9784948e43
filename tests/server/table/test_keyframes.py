"""A long table opens from its last keyframe; whatever is wrong with one, it opens all the same."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from druzina.core import Luck
from druzina.server.limits import Limits
from druzina.server.lobby.house import House
from druzina.server.table import entries, keyframes
from druzina.server.table.keyframes import DIGEST, TableFrame, write
from druzina.server.table.table import Table
from druzina.server.workers.crew import Crew
from druzina.store import KeyframeRow, SqliteStore, Stored, StoreFailed
from tests.server.table.test_durability import opened

EVERY = 10


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyframes, "KEYFRAME", EVERY)


async def played(table: Table, choices: int = 47) -> None:
    """At random, with take-backs by oneself and by consent, and a bot that stood in."""
    luck = Luck(4)
    for _ in range(choices):
        assert table.match is not None
        question = luck.pick(table.match.questions())
        seat, asked = question.seat, table.match.asked(question.seat)
        assert asked is not None
        text, number = luck.pick(asked.offered).text, table.turns.numbers[seat]
        stood_in = luck.roll(9) == 0
        assert await table.play(seat, number, [text], by_bot=stood_in) is None
        if luck.roll(8) == 0:
            await table.undo(seat)
        if luck.roll(12) == 0:
            await table.undo_agreed(1 - seat)


async def loaded(store: SqliteStore) -> Stored:
    stored = await store.load("t")
    assert stored is not None
    return stored


def all_of(table: Table) -> dict[str, object]:
    match, teller = table.match, table.teller
    assert match is not None
    assert teller is not None
    eyes = (None, 0, 1)
    return {
        "record": match.record,
        "heads": [teller.told(one, "en") for one in eyes],
        "lines": [teller.lines(one, "en") for one in eyes],
        "numbers": table.turns.numbers,
        "since": table.turns.since,
        "stood_in": {seat: what for seat, what in table.stood_in.items() if what},
        "number": table.number,
        "story": match.told_by(),
    }


def test_a_table_opened_from_keyframes_is_the_table_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        await played(table)
        stored = await loaded(store)
        assert len(stored.keyframes) >= 4
        whole = Table(store, structs.replace(stored, keyframes=[]), b"secret")
        carried, carry_out = list[int](), entries.carry_out

        def noting(match: entries.AnyMatch, text: str, number: int) -> tuple[int, ...]:
            carried.append(number)
            return carry_out(match, text, number)

        monkeypatch.setattr(entries, "carry_out", noting)
        again = Table(store, stored, b"secret")
        assert all_of(again) == all_of(whole) == all_of(table)
        assert len(carried) <= EVERY, "only what came since"
        monkeypatch.undo()
        await played(again, 5)
        stored = await loaded(store)
        assert all_of(Table(store, stored, b"secret")) == all_of(again)
        await store.close()

    asyncio.run(run())


def flipped(rows: list[KeyframeRow]) -> list[KeyframeRow]:
    last = bytearray(rows[-1].data)
    last[len(last) // 2] ^= 4
    return [*rows[:-1], KeyframeRow(rows[-1].number, bytes(last))]


def foreign(rows: list[KeyframeRow]) -> list[KeyframeRow]:
    """Whole, but of a position that is none of this game."""
    frame = msgspec.msgpack.decode(rows[-1].data[DIGEST:], type=TableFrame)
    frame.match.position = frame.match.position[:-3] + b"xyz"
    return [*rows[:-1], write(frame)]


def astray(rows: list[KeyframeRow]) -> list[KeyframeRow]:
    """Whole, but what came since does not fit it: it stands elsewhere."""
    first, last = (msgspec.msgpack.decode(r.data[DIGEST:], type=TableFrame) for r in rows[:2])
    last.match.position = first.match.position
    return [rows[0], write(last)]


def unreadable(rows: list[KeyframeRow]) -> list[KeyframeRow]:
    data = b"\xc1 no keyframe"
    return [KeyframeRow(rows[0].number, blake2b(data, digest_size=DIGEST).digest() + data)]


Damage = Callable[[list[KeyframeRow]], list[KeyframeRow]]
DAMAGES: dict[str, Damage] = {
    "a byte": flipped,
    "the first lost": lambda rows: rows[1:],
    "one lost": lambda rows: [rows[0], *rows[2:]],
    "empty": lambda rows: [KeyframeRow(row.number, b"") for row in rows],
    "unreadable": unreadable,
    "foreign": foreign,
    "astray": astray,
    "of the future": lambda rows: [KeyframeRow(row.number + 500, row.data) for row in rows],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=list(DAMAGES))
def test_a_damaged_keyframe_breaks_no_table(tmp_path: Path, damage: Damage) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        await played(table)
        stored = await loaded(store)
        spoilt = structs.replace(stored, keyframes=damage(stored.keyframes))
        again = Table(store, spoilt, b"secret")
        assert all_of(again) == all_of(table)
        await again.mark()
        mended = await loaded(store)
        assert keyframes.sound(mended.keyframes, again.number) != []
        assert all_of(Table(store, mended, b"secret")) == all_of(table)
        await store.close()

    asyncio.run(run())


def test_a_keyframe_that_cannot_be_kept_is_missed_by_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        kept, fails = store.mark, [True, False, True, True, False, False]

        async def mark(table: str, since: int, keyframe: KeyframeRow) -> None:
            if fails and fails.pop():
                raise StoreFailed("the disk is full")
            await kept(table, since, keyframe)

        store.mark = mark  # type: ignore[method-assign]  # a moody disk
        await played(table)
        assert all_of(Table(store, await loaded(store), b"secret")) == all_of(table)
        await store.close()

    asyncio.run(run())


def test_nothing_is_played_again_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        store, table = await opened(tmp_path)
        await played(table, 25)
        used: list[threading.Thread] = []

        def noting(made: Callable[..., entries.AnyMatch], *args: object) -> entries.AnyMatch:
            used.append(threading.current_thread())
            return made(*args)

        for name in ("resumed", "begun"):
            monkeypatch.setattr(entries, name, partial(noting, getattr(entries, name)))
        house = House(store, Crew(1), Limits())
        room = await house.room("t")
        assert room is not None
        room.thinking.stop()
        await table.reload()
        assert len(used) == 2
        assert threading.current_thread() not in used
        await store.close()

    asyncio.run(run())
