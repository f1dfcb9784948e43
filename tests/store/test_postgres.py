"""PostgreSQL: versions, rights, backups and copies; what is in the way is one sentence."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from druzina.cli import main
from druzina.core import Problem
from druzina.store import ChatRow, SeatRow, SqliteStore, Store, StoreAway, StoreFailed
from druzina.store.backup import MANIFEST
from druzina.store.postgres import PostgresStore, prepare
from druzina.store.postgres_address import Address
from druzina.store.postgres_schema import as_here
from druzina.store.postgres_writer import numbered
from druzina.store.schema import MIGRATIONS, VERSION
from druzina.store.volumes import FILE
from tests import postgres as machines
from tests.postgres import Cluster, own_cluster
from tests.store.builder import fill, table, with_postgres, with_store

FULL_DISK = (
    "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$"
)
NO_ROOM = "CREATE TRIGGER full_disk BEFORE INSERT ON {} EXECUTE FUNCTION full_disk()"


def asked(url: str, query: str, *values: object) -> Any:
    """One value out of the database, past the store."""

    async def ask() -> Any:
        database = await Address(url).connect()
        try:
            return await database.fetchval(query, *values)
        finally:
            await database.close()

    return asyncio.run(ask())


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    assert main([*arguments, "--lang", "en"]) == code
    said = capsys.readouterr()
    return (said.out + said.err).strip()


def test_an_older_schema_is_brought_forward_and_a_newer_one_refused(postgres: str) -> None:
    address = Address(postgres)

    async def make_old() -> None:
        database = await address.connect()
        await database.execute(f'CREATE SCHEMA "{address.schema}"')
        await database.execute("CREATE TABLE version (version BIGINT NOT NULL)")
        await database.execute(
            "CREATE TABLE servers (address TEXT, version TEXT, seen TIMESTAMPTZ)"
        )
        await database.execute("CREATE TABLE leases (server BIGINT)")
        await database.execute(as_here(MIGRATIONS[0]))
        await database.execute("INSERT INTO version VALUES (1)")
        await database.execute("ALTER TABLE servers ADD number BIGINT")
        await database.close()

    asyncio.run(make_old())

    async def work(store: PostgresStore) -> None:
        await store.create(table("old"), [])
        await store.keep("old", "analysis", b"x")
        assert await store.kept("old", "analysis") == b"x"

    with_postgres(postgres, work)
    assert asked(postgres, "SELECT version FROM version") == VERSION
    asked(postgres, "UPDATE version SET version = version + 1")
    with pytest.raises(Problem, match="problem-postgres-newer"):
        asyncio.run(prepare(address))


def test_a_schema_that_a_server_uses_is_not_changed_under_it(postgres: str) -> None:
    asyncio.run(prepare(Address(postgres)))
    asked(postgres, "UPDATE version SET version = 3")
    asked(
        postgres,
        "INSERT INTO servers (address, version, seen) VALUES ('http://other', '0.0.1', now())",
    )
    with pytest.raises(Problem, match="problem-postgres-busy"):
        asyncio.run(prepare(Address(postgres)))


def test_servers_that_start_together_make_the_schema_once(postgres: str) -> None:
    async def together() -> None:
        await asyncio.gather(*(prepare(Address(postgres)) for _ in range(4)))

    asyncio.run(together())
    assert asked(postgres, "SELECT count(*) FROM version") == 1


def test_nothing_returns_before_another_connection_could_read_it(postgres: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.create(table(), [])
        other = await store.address.connect()
        for number in range(10):
            await store.append("t1", number, [f"0 {number}"], 1, "playing")
            assert await other.fetchval("SELECT max(number) FROM entries") == number + 1
        assert await other.fetchval("SHOW synchronous_commit") == "on"
        await other.close()

    with_postgres(postgres, work)


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_what_is_in_the_way_is_one_sentence(
    cluster: Cluster, postgres: str, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    asked(postgres, "DROP ROLE IF EXISTS guest")
    asked(postgres, "CREATE ROLE guest LOGIN")
    asked(postgres, "DROP ROLE IF EXISTS crowd")
    asked(postgres, "CREATE ROLE crowd LOGIN CONNECTION LIMIT 0")
    ways = {
        "postgresql://127.0.0.1:9/none": "127.0.0.1:9",
        "postgresql://u:hush@/none?host=/nowhere": "/nowhere",
        postgres.replace("/postgres?", "/nobody?"): "nobody",
        postgres.replace("druzina@", "guest:hush@"): "permission denied",
        postgres.replace("druzina@", "crowd:hush@"): {"en": "no room", "cs": "není místo"}[lang],
        "postgresql://u:hush@[": "postgresql://",
        "postgresql://u:hush@host:port/x": "postgresql://",
    }
    for url, words in ways.items():
        assert main(["serve", "--port", "0", "--store", url, "--lang", lang]) == 2
        said = capsys.readouterr().err
        assert words in said
        assert len(said.strip().splitlines()) == 1
        assert "hush" not in said, "no password is told"


@pytest.mark.parametrize(
    ("lang", "reading", "full"),
    [("en", "can only be read", "has no room"), ("cs", "se dá jen číst", "není místo")],
)
def test_a_database_that_cannot_be_written_to_is_told_at_the_start(
    postgres: str, capsys: pytest.CaptureFixture[str], lang: str, reading: str, full: str
) -> None:
    """Its tables are there: only what a server writes first would find out."""
    schema = Address(postgres).schema
    reader = f"reader_{schema}"
    asyncio.run(prepare(Address(postgres)))
    asked(postgres, f'CREATE ROLE "{reader}" LOGIN')
    asked(postgres, f'GRANT USAGE ON SCHEMA "{schema}" TO "{reader}"')
    asked(postgres, f'GRANT SELECT ON ALL TABLES IN SCHEMA "{schema}" TO "{reader}"')

    def refused(url: str) -> str:
        assert main(["serve", "--port", "0", "--store", url, "--lang", lang]) == 2
        [said] = capsys.readouterr().err.strip().splitlines()
        return str(said)

    by_reader = postgres.replace("druzina@", f"{reader}@")
    assert "permission denied" in refused(by_reader)
    asked(postgres, f'GRANT ALL ON ALL TABLES IN SCHEMA "{schema}" TO "{reader}"')
    asked(postgres, f'ALTER ROLE "{reader}" SET default_transaction_read_only = on')
    assert reading in refused(by_reader)
    asked(postgres, FULL_DISK)
    asked(postgres, NO_ROOM.format("servers"))
    assert full in refused(postgres)
    asked(postgres, "DROP TRIGGER full_disk ON servers")
    asyncio.run(prepare(Address(postgres), serving=True))
    assert asked(postgres, "SELECT count(*) FROM servers") == 0, "it was taken back"
    asked(postgres, f'DROP OWNED BY "{reader}"')
    asked(postgres, f'DROP ROLE "{reader}"')


@pytest.mark.parametrize("url", ["mysql://u:hush@host/x", "postgresql+asyncpg://u:hush@host/x"])
def test_an_address_of_anything_else_is_no_folder(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A letter too many must not keep all tables in a folder that nobody looks for."""
    monkeypatch.chdir(tmp_path)
    for command in (("serve", "--port", "0", "--store", url), ("store", "copy", url, "there")):
        said = told(capsys, *command, code=2)
        assert "postgresql://" in said
        assert len(said.splitlines()) == 1
        assert "hush" not in said
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_too_old_is_told(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("druzina.store.postgres_schema.OLDEST", 99)
    with pytest.raises(Problem, match="problem-postgres-old"):
        asyncio.run(prepare(Address(postgres)))


@pytest.mark.parametrize(
    ("lang", "old", "newer", "busy"),
    [
        ("en", "Družina needs 99 or newer", "written by a newer Družina", "Stop all servers first"),
        ("cs", "potřebuje 99 nebo novější", "zapisovala novější Družina", "zastav všechny servery"),
    ],
)
def test_a_database_of_another_age_is_told_at_the_start(
    postgres: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    old: str,
    newer: str,
    busy: str,
) -> None:
    def refused() -> str:
        assert main(["serve", "--port", "0", "--store", postgres, "--lang", lang]) == 2
        [said] = capsys.readouterr().err.strip().splitlines()
        return str(said)

    with monkeypatch.context() as here:
        here.setattr("druzina.store.postgres_schema.OLDEST", 99)
        assert old in refused()
    asyncio.run(prepare(Address(postgres)))
    asked(postgres, "UPDATE version SET version = version + 1")
    assert newer in refused()
    asked(postgres, "UPDATE version SET version = 3")
    asked(
        postgres,
        "INSERT INTO servers (address, version, seen) "
        "VALUES ('http://other', '0.0.1', now() + interval '1 minute')",
    )
    assert busy in refused()
    assert asked(postgres, "SELECT version FROM version") == 3, "nothing was changed"


def test_a_database_that_stays_away_refuses_in_the_end_and_nothing_has_happened() -> None:
    with own_cluster() as cluster:

        async def work() -> list[str]:
            store = PostgresStore(Address(cluster.url), patience=0.3)
            await store.start()
            await store.create(table(), [])
            await asyncio.to_thread(cluster.stop)
            with pytest.raises(StoreAway):
                await store.append("t1", 0, ["0 too late"], 1)
            with pytest.raises(StoreAway):
                await store.load("t1")
            await asyncio.to_thread(cluster.start)
            await store.append("t1", 0, ["0 a"], 1)
            stored = await store.load("t1")
            await store.close()
            return [entry.text for entry in stored.entries] if stored is not None else []

        assert asyncio.run(work()) == ["0 a"]


def test_a_full_database_refuses_and_goes_on_when_there_is_room(postgres: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.create(table(), [])
        other = await store.address.connect()
        await other.execute(FULL_DISK)
        await other.execute(NO_ROOM.format("entries"))
        with pytest.raises(StoreFailed, match="could not extend file"):
            await store.append("t1", 0, ["0 a"], 1)
        await store.say("t1", ChatRow(1, 0, "Ana", "still here", 1))
        await other.execute("DROP TRIGGER full_disk ON entries")
        await store.append("t1", 0, ["0 a"], 1)
        await other.close()

    with_postgres(postgres, work)


def test_words_of_a_fault_quote_nothing_that_was_to_be_kept(postgres: str) -> None:
    async def work(store: PostgresStore) -> None:
        await store.create(table(), [])
        for text in ("secret \ud800", "secret \x00"):
            with pytest.raises(StoreFailed) as failed:
                await store.append("t1", 0, [text], 1)
            assert "secret" not in str(failed.value)

    with_postgres(postgres, work)


def test_a_backup_is_the_same_kind_of_file_and_comes_back_anywhere(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "backup.sqlite3"

    async def work(store: PostgresStore) -> None:
        await fill(store, 5, 7)
        await store.profiles.create(b"hash", 5)
        await store.set("secret", "abc")
        said = await asyncio.to_thread(
            told, capsys, "store", "backup", str(file), "--store", postgres
        )
        assert "5 tables" in said
        await store.create(table("later"), [])

    with_postgres(postgres, work)
    assert file.stat().st_mode & 0o777 == 0o600
    said = told(capsys, "store", "restore", str(file), "--store", postgres)
    assert "_before_restore_" in said

    async def look(store: Store) -> None:
        assert await store.load("later") is None
        stored = await store.load("table004")
        assert stored is not None
        assert len(stored.entries) == 7
        assert await store.setting("secret") == "abc"
        await store.profiles.create(b"another", 6)

    with_postgres(postgres, look)
    told(capsys, "store", "restore", str(file), "--data", str(tmp_path / "folder"))
    with_store(tmp_path / "folder", look)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE entries SET text = '0 forged' WHERE number = 2")
        database.commit()
    assert "manifest" in told(capsys, "store", "restore", str(file), "--store", postgres, code=2)
    with closing(sqlite3.connect(file)) as database:
        assert MANIFEST in {row[0] for row in database.execute("SELECT name FROM sqlite_master")}


def test_a_store_is_copied_from_any_place_to_any_other(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folders = [str(tmp_path / name) for name in ("one", "two", "three")]
    other = f"{postgres}_b"

    async def work(store: SqliteStore) -> None:
        await fill(store, 3, 4)
        seats = [SeatRow(seat=0, who="person", public=True, secret=b"s")]
        await store.create(table("more", public=False), seats)
        await store.say("more", ChatRow(1, 0, "Ana", "Ahoj", 6))

    with_store(tmp_path / "one", work)
    for source, target in zip(
        (folders[0], postgres, other, folders[1]), (postgres, other, *folders[1:]), strict=True
    ):
        assert "4 tables" in told(capsys, "store", "copy", source, target)
        assert "already" in told(capsys, "store", "copy", source, target, code=2)

    async def everything(store: Store) -> object:
        return [await store.load(id_) for id_ in ("table000", "table001", "table002", "more")]

    assert with_store(tmp_path / "three", everything) == with_store(tmp_path / "one", everything)
    assert with_postgres(other, everything) == with_store(tmp_path / "one", everything)
    assert "same" in told(capsys, "store", "copy", postgres, postgres, code=2)
    assert "no tables" in told(
        capsys, "store", "copy", f"{postgres}_c", str(tmp_path / "x"), code=2
    )


def test_a_store_is_checked_by_playing_again_and_nothing_is_changed(
    postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no tables" in told(capsys, "store", "check", "--store", postgres, code=2)
    with_postgres(postgres, lambda store: store.create(table("broken", body=b"{"), []))
    assert "broken" in told(capsys, "store", "check", "--store", postgres, code=1)
    asked(postgres, "UPDATE version SET version = 3")
    assert "older" in told(capsys, "store", "check", "--store", postgres, code=2)
    assert asked(postgres, "SELECT version FROM version") == 3


def test_a_store_in_use_is_not_restored_under(
    postgres: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "backup.sqlite3")
    with_postgres(postgres, lambda store: fill(store, 1, 1))
    told(capsys, "store", "backup", file, "--store", postgres)
    asked(
        postgres,
        "INSERT INTO servers (address, version, seen) VALUES ('http://other', '1', now())",
    )
    said = told(capsys, "store", "restore", file, "--store", postgres, code=2)
    assert "http://other" in said


def test_both_places_are_one_too_many(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, "store", "check", "--store", "x", "--data", str(tmp_path), code=2)
    assert "--store" in said
    assert not (tmp_path / FILE).exists()


def test_the_database_may_be_restarted_in_the_middle_and_nothing_is_lost_or_doubled() -> None:
    """Choices go on being written while it stops and starts; the store waits and goes on."""
    with own_cluster() as cluster:
        away: list[bool] = []

        async def work(store: PostgresStore) -> tuple[list[str], list[str]]:
            store.on_away.append(away.append)
            over = asyncio.Event()
            for n in range(4):
                await store.create(table(f"t{n}"), [])

            async def play(id_: str) -> list[str]:
                kept: list[str] = []
                while not over.is_set():
                    text = f"0 {len(kept)}"
                    await store.append(id_, len(kept), [text], 1)
                    kept.append(text)
                return kept

            async def some_more() -> None:
                before = store.commits
                while store.commits < before + 5:
                    await asyncio.sleep(0.01)

            playing = [asyncio.create_task(play(f"t{n}")) for n in range(4)]
            for mode in ("immediate", "fast"):
                await some_more()
                await asyncio.to_thread(cluster.stop, mode)
                await asyncio.to_thread(cluster.start)
            await some_more()
            over.set()
            acknowledged = await asyncio.gather(*playing)
            stored = [await store.load(f"t{n}") for n in range(4)]
            texts = [entry.text for one in stored if one is not None for entry in one.entries]
            return texts, [text for kept in acknowledged for text in kept]

        texts, acknowledged = with_postgres(cluster.url, work)
        assert texts == acknowledged
        assert len(texts) >= 15
        assert away == [True, False, True, False]


def test_a_commit_whose_end_was_not_heard_is_asked_for(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line is cut after the commit was carried out: it is not tried again."""

    async def work(store: PostgresStore) -> None:
        await store.create(table(), [])
        spoken = asyncpg.Connection.execute
        cut: list[bool] = []

        async def execute(self: Any, query: str, *values: Any, **more: Any) -> Any:
            done = await spoken(self, query, *values, **more)
            if query == "COMMIT" and not cut:
                cut.append(True)
                self.terminate()
                raise ConnectionResetError
            return done

        monkeypatch.setattr(asyncpg.Connection, "execute", execute)
        await store.append("t1", 0, ["0 a"], 1)
        assert cut
        stored = await store.load("t1")
        assert stored is not None
        assert [entry.text for entry in stored.entries] == ["0 a"]

    with_postgres(postgres, work)


def test_marks_are_numbered() -> None:
    assert numbered("INSERT INTO x VALUES (?, ?) -- ?") == "INSERT INTO x VALUES ($1, $2) -- $3"


def test_without_a_system_the_wheel_has_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machines, "PLACES", ())
    monkeypatch.setattr(shutil, "which", lambda _: None)
    found = machines.programs()
    assert machines.WHEEL in str(found)
    assert "PostgreSQL" in subprocess.check_output([found / "postgres", "-V"], text=True)
    monkeypatch.setattr(machines, "WHEEL", "no_such_wheel")
    with pytest.raises(machines.NoPostgres):
        machines.programs()
