"""Several servers on one database: a table is one server's at a time; the dead write nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from druzina.core import Problem
from druzina.store import Contended, StoreFailed
from druzina.store.membership import BEAT, Membership
from druzina.store.postgres import PostgresStore
from druzina.store.postgres_address import Address
from druzina.store.postgres_schema import DEAD_AFTER, LET_GO_AFTER
from tests.store.builder import table

ONE, TWO = "http://one", "http://two"


def together(url: str, work: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    """Two servers' stores."""

    async def run() -> None:
        stores = [PostgresStore(Address(url), at) for at in (ONE, TWO)]
        for store in stores:
            await store.start()
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


def members(store: PostgresStore) -> Membership:
    assert store.members is not None
    return store.members


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.02)


async def pause(store: PostgresStore, ago: float = 2 * DEAD_AFTER) -> asyncio.Task[None]:
    """It gives no sign of life any more, as if it were stopped; others take it for dead."""
    beating = members(store)._beating
    assert beating is not None
    beating.cancel()
    other = await store.address.connect()
    await other.execute(
        "UPDATE servers SET seen = clock_timestamp() - make_interval(secs => $1) "
        "WHERE address = $2",
        ago,
        members(store).at,
    )
    await other.close()
    return beating


def test_a_table_is_at_one_server_and_others_are_told_where(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await one.create(table(), [])
        assert await one.take("t1") is None
        assert await one.take("t1") is None, "it has it already"
        assert await two.take("t1") == ONE
        await one.append("t1", 0, ["0 a"], 1)
        with pytest.raises(StoreFailed, match="another server"):
            await two.append("t1", 1, ["0 b"], 1)
        assert await two.taken() == ["t1"]
        await one.leave("t1")
        assert await two.take("t1") is None
        await two.append("t1", 1, ["0 b"], 1)
        with pytest.raises(StoreFailed, match="another server"):
            await one.append("t1", 2, ["0 c"], 1)

    together(postgres, work)


def test_who_has_no_line_any_more_is_given_less_time(postgres: str) -> None:
    """A process that is killed lets go of its line at once; who is only slow keeps it."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        gone: list[str] = []
        members(two).on_gone.append(gone.append)
        await one.take("t1")
        await pause(one, LET_GO_AFTER + 0.1)
        assert await two.take("t1") == ONE, "it may be busy"
        assert await members(two).holder("t1") == ONE
        database = members(one)._database
        assert database is not None
        await database.close()
        assert await two.take("t1") is None
        assert gone == [ONE]
        assert members(two).freed == 1

    assert LET_GO_AFTER + 2 * BEAT < DEAD_AFTER
    together(postgres, work)


def test_after_the_database_was_away_nobody_is_taken_for_dead_at_once(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await one.take("t1")
        await members(two)._reconnect()
        await pause(one)
        assert await two.take("t1") == ONE, "it will be back as we are"
        assert await members(two).holder("t1") == ONE
        members(two)._calm_until = 0.0
        assert await two.take("t1") is None

    together(postgres, work)


def test_who_was_taken_off_gets_no_table_before_it_is_a_member_again(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await pause(one)
        await members(two)._bury()
        with pytest.raises(Contended):
            await one.take("t1")
        await members(one)._fenced()
        assert await one.take("t1") is None

    together(postgres, work)


def test_of_many_who_want_a_table_one_gets_it(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        wanted = [f"t{n}" for n in range(20)]
        got = await asyncio.gather(*(s.take(t) for t in wanted for s in (one, two)))
        for first, second in zip(got[::2], got[1::2], strict=True):
            assert sorted((first or "", second or "")) in (["", ONE], ["", TWO])

    together(postgres, work)


def test_the_tables_of_the_dead_go_on_elsewhere_and_the_dead_write_nothing(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        gone: list[str] = []
        members(two).on_gone.append(gone.append)
        fenced: list[bool] = []
        members(one).on_fenced.append(lambda: fenced.append(True))
        await one.create(table(), [])
        await one.take("t1")
        await one.append("t1", 0, ["0 a"], 1)
        before = members(one).number
        await pause(one)
        await until(lambda: bool(gone))
        assert gone == [ONE]
        assert await two.take("t1") is None
        await two.append("t1", 1, ["0 by two"], 1)
        with pytest.raises(StoreFailed, match="another server"):
            await one.append("t1", 2, ["0 by the dead"], 1)
        assert not fenced
        members(one)._beating = asyncio.create_task(members(one)._beat())
        await until(lambda: bool(fenced) and members(one).number > 0)
        assert members(one).number > before, "a number is never given again"
        assert await one.take("t1") == TWO
        stored = await two.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 a", "0 by two"]

    together(postgres, work)


def test_a_write_under_way_is_waited_for_before_its_server_is_taken_off(postgres: str) -> None:
    """The row of the server is held until the commit: nobody reads a table and misses an entry."""

    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await one.create(table(), [])
        await one.take("t1")
        writing = await one.address.connect()
        await writing.execute("BEGIN")
        assert await members(one).foreign(writing, ["t1"]) == set()
        await writing.execute("INSERT INTO entries VALUES ('t1', 1, '0 a', 1)")
        await pause(one)
        taking = asyncio.create_task(two.take("t1"))
        await asyncio.sleep(3 * BEAT)
        assert not taking.done()
        await writing.execute("COMMIT")
        assert await taking is None
        stored = await two.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 a"]
        await writing.close()

    together(postgres, work)


def test_who_stops_in_the_middle_of_a_write_holds_nobody_up(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        await one.create(table(), [])
        await one.take("t1")
        stopped = await one.address.connect()
        await stopped.execute("BEGIN")
        await members(one).foreign(stopped, ["t1"])
        await pause(one)
        assert await asyncio.wait_for(two.take("t1"), 5) is None
        with pytest.raises(Exception, match=r"idle-in-transaction|closed"):
            await stopped.execute("COMMIT")

    together(postgres, work)


def test_who_leaves_in_order_is_told_at_once(postgres: str) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        gone: list[str] = []
        words: list[Any] = []
        members(two).on_gone.append(gone.append)
        members(two).on_word.append(lambda at, word: words.append((at, word)))
        await one.take("t1")
        await members(one).say({"hello": 1})
        await until(lambda: bool(words))
        assert words == [(ONE, {"hello": 1})]
        await members(one).resign()
        await until(lambda: bool(gone))
        assert await two.take("t1") is None

    together(postgres, work)


def test_servers_of_different_versions_do_not_share(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: PostgresStore, two: PostgresStore) -> None:
        monkeypatch.setattr("druzina.store.membership.__version__", "9.9.9")
        third = PostgresStore(Address(postgres), "http://three")
        with pytest.raises(Problem) as told:
            await third.start()
        assert told.value.key == "problem-servers-differ"
        assert told.value.arguments["wanted"] == "9.9.9"
        third.members = None
        await third.close()

    together(postgres, work)
