"""The store, whatever keeps it: numbered once, all or nothing, and it comes back whole."""

from __future__ import annotations

import asyncio

import pytest

from druzina.store import ChatRow, Conflict, KeyframeRow, SeatRow, Store, StoreFailed
from tests.store.builder import Backend, table


def test_a_table_comes_back_whole(backend: Backend) -> None:
    async def write(store: Store) -> None:
        await store.create(table(), [SeatRow(seat=0, who="person", secret=b"s")], ["0 a"])
        await store.append("t1", 1, ["1 b", "0 c"], 5, "playing")
        await store.say("t1", ChatRow(1, 0, "Ana", "Ahoj", 6))
        await store.keep("t1", "analysis", b"data")
        await store.set("motto", "x")

    backend(write)

    async def read(store: Store) -> None:
        stored = await store.load("t1")
        assert stored is not None
        assert [(e.number, e.text) for e in stored.entries] == [(1, "0 a"), (2, "1 b"), (3, "0 c")]
        assert stored.table.changed == 5
        assert stored.seats == [SeatRow(seat=0, who="person", secret=b"s")]
        assert stored.chat == [ChatRow(1, 0, "Ana", "Ahoj", 6)]
        assert await store.kept("t1", "analysis") == b"data"
        assert await store.kept("t1", "other") is None
        assert await store.setting("motto") == "x"
        assert await store.load("t2") is None

    backend(read)


def test_a_keyframe_takes_the_place_of_those_after_the_one_it_follows(backend: Backend) -> None:
    async def write(store: Store) -> list[tuple[int, bytes]]:
        await store.create(table(), [])
        for since, number in ((-1, 0), (0, 50), (50, 100), (0, 70)):
            await store.mark("t1", since, KeyframeRow(number, b"%d" % number))
        stored = await store.load("t1")
        assert stored is not None
        return [(one.number, one.data) for one in stored.keyframes]

    assert backend(write) == [(0, b"0"), (70, b"70")]


def test_a_number_is_given_once_and_a_conflict_writes_nothing(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.create(table(), [], ["0 a", "0 b"])
        with pytest.raises(Conflict):
            await store.append("t1", 1, ["0 x", "0 y"], 9, "finished")
        stored = await store.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 a", "0 b"]
        assert stored.table.status == "playing"
        with pytest.raises(Conflict):
            await store.create(table(), [])
        with pytest.raises(Conflict):
            await store.append("nowhere", 0, ["0 a"], 1, "playing")

    backend(work)


def test_what_waits_together_is_committed_together_and_fails_alone(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.create(table(f"t{n}"), []) for n in range(100)))
        before = store.commits
        fates = await asyncio.gather(
            *(store.append(f"t{n}", 0, ["0 a"], 2, "playing") for n in range(100)),
            store.append("t0", 0, ["0 z"], 2, "playing"),
            return_exceptions=True,
        )
        assert [type(fate) for fate in fates if fate is not None] == [Conflict]
        assert store.commits - before < 50

    backend(work)


def test_saving_changes_the_seats_and_lists_follow(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.create(table("a", changed=1), [SeatRow(seat=0, who="open", invite=b"i")])
        await store.create(table("b", changed=2, public=False), [])
        await store.create(table("c", changed=3, status="finished"), [])
        await store.save(table("a", status="waiting"), [SeatRow(seat=0, who="person", secret=b"s")])
        assert [row.secret for row in await store.seats("a")] == [b"s"]
        assert [row.id for row in await store.listed(("waiting", "finished"), 9)] == ["c", "a"]
        assert [row.id for row in await store.listed(("waiting",), 9)] == ["a"]

    backend(work)


def test_what_cannot_be_kept_fails_and_the_store_goes_on(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.create(table(), [])
        with pytest.raises(StoreFailed):
            await store.say("t1", ChatRow(1, 0, "Ana", "\ud800", 1))
        await store.say("t1", ChatRow(1, 0, "Ana", "fine", 1))

    backend(work)


def test_only_the_last_lines_of_chat_are_kept(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.create(table(), [])
        await asyncio.gather(
            *(store.say("t1", ChatRow(n, 0, "Ana", "x", n)) for n in range(1, 301))
        )
        stored = await store.load("t1")
        assert stored is not None
        assert [line.number for line in stored.chat] == list(range(101, 301))

    backend(work)


def test_profiles_have_sittings_and_are_forgotten(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.create(table("old", status="finished", changed=9), [])
        await store.create(table("new", changed=10), [])
        await store.profiles.create(b"hash", 5)
        with pytest.raises(Conflict):
            await store.profiles.create(b"hash", 6)
        profile = await store.profiles.find(b"hash")
        assert profile is not None
        assert profile.created == 5
        assert await store.profiles.find(b"other") is None
        await store.profiles.sit(profile.id, "old", b"keys", 6)
        await store.profiles.sit(profile.id, "old", b"new keys", 7)
        await store.profiles.sit(profile.id, "new", b"more", 7)
        with pytest.raises(Conflict):
            await store.profiles.sit(profile.id, "none", b"keys", 7)
        await store.keep("old", "result", b"lost")
        await store.keep("old", "result", b"won")
        rows = await store.profiles.sittings(profile.id, 10)
        assert [(row.keys, row.memory.table) for row in rows] == [
            (b"more", "new"),
            (b"new keys", "old"),
        ]
        assert rows[1].memory.result == b"won"
        assert [one.status for one in await store.profiles.memories(["old", "x"])] == ["finished"]
        assert await store.profiles.memories([]) == []
        await store.profiles.erase_table("old")
        assert await store.load("old") is None
        await store.profiles.stand_up(profile.id, "new")
        assert await store.profiles.sittings(profile.id, 10) == []
        await store.profiles.forget(profile.id)
        assert await store.profiles.find(b"hash") is None

    backend(work)


def test_traces_of_seats_go_and_what_others_said_stays(backend: Backend) -> None:
    async def work(store: Store) -> None:
        await store.create(table(), [])
        for number, seat in enumerate((0, 1, 0, 2), 1):
            await store.say("t1", ChatRow(number, seat, "Ana", f"line {number}", number))
        await store.mark("t1", -1, KeyframeRow(0, b"0"))
        assert [one.text for one in await store.profiles.said("t1", [0, 2])] == [
            "line 1",
            "line 3",
            "line 4",
        ]
        assert await store.profiles.said("t1", []) == []
        await store.profiles.erase_traces("t1", [0, 2])
        stored = await store.load("t1")
        assert stored is not None
        assert [line.number for line in stored.chat] == [2]
        assert stored.keyframes == []

    backend(work)


def test_what_is_old_goes_and_what_is_open_stays(backend: Backend) -> None:
    async def work(store: Store) -> None:
        for id_, status, changed in (
            ("over", "finished", 5),
            ("open", "finished", 5),
            ("new", "finished", 50),
            ("left", "playing", 5),
            ("under way", "playing", 50),
        ):
            await store.create(table(id_, status=status, changed=changed), [], ["0 a"])
            await store.say(id_, ChatRow(1, 0, "Ana", "old", 5))
            await store.say(id_, ChatRow(2, 0, "Ana", "new", 50))
        assert await store.profiles.retire(20, 20, ["open"]) == 2
        left = [await store.load(id_) for id_ in ("over", "left", "open", "new", "under way")]
        assert left[:2] == [None, None], "a game that nobody goes on with is abandoned, too"
        assert [[line.text for line in one.chat] for one in left if one is not None] == [
            ["new"]
        ] * 3

    backend(work)


def test_a_setting_that_is_set_once_stays(backend: Backend) -> None:
    async def work(store: Store) -> None:
        assert await store.set_once("secret", "mine") == "mine"
        assert await store.set_once("secret", "other") == "mine"
        await store.set("secret", "changed")
        assert await store.setting("secret") == "changed"

    backend(work)
