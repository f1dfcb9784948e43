"""A table that cannot be read: a true sentence, nothing quoted, all others go on."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from druzina.cli import main
from druzina.store.volumes import FILE
from tests.server.client import Client, Message
from tests.server.conftest import Starter

SECRETLY = "the secret card of Ana"


def change(tmp_path: Path, sql: str, *values: object) -> None:
    with closing(sqlite3.connect(tmp_path / "data" / FILE)) as store, store:
        store.execute(sql, values)


def damaged(start: Starter, tmp_path: Path) -> tuple[Message, Message]:
    """One table that is well and one that cannot be played again."""
    first = start()
    well, ill = (first.open("Ana", "Ben") for _ in range(2))
    for opened in (well, ill):
        assert first.join(opened, 0).play("pick 1")["ok"]
    id_ = ill["table"]["id"]
    change(tmp_path, f"UPDATE entries SET text = '0 {SECRETLY}' WHERE \"table\" = ?", id_)
    change(tmp_path, 'DELETE FROM keyframes WHERE "table" = ?', id_)
    first.stop()
    return well, ill


def test_errors_of_a_damaged_table_quote_nothing(
    start: Starter, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    well, ill = damaged(start, tmp_path)
    house = start()
    caplog.set_level(logging.ERROR)
    for lang, words in (("en", "cannot be read"), ("cs", "nedá přečíst")):
        told = house.http.get(f"/api/tables/{ill['table']['id']}", params={"lang": lang})
        assert told.status_code == 503
        assert words in told.json()["words"]
        assert "secret card" not in told.text
    stranger = Client(f"ws://127.0.0.1:{house.port}/ws", ill["table"]["id"])
    heard = stranger.hear()
    assert (heard["key"], heard["fatal"]) == ("error-table-broken", True)
    assert "secret card" not in str(heard)
    assert ill["table"]["id"] in caplog.text
    assert "secret card" not in caplog.text
    stranger.close()
    assert house.join(well, 1).play("pick 1")["ok"], "all others go on"
    mine = {"table": well["table"]["id"], "secrets": [well["held"][0]["secret"]]}
    other = {"table": ill["table"]["id"], "secrets": [ill["held"][0]["secret"]]}
    listed = house.http.post("/api/tables/mine", json={"tables": [other, mine]})
    assert [one["table"]["id"] for one in listed.json()] == [well["table"]["id"]]


def test_a_table_whose_rows_cannot_be_read_is_told_in_sqlites_words(
    start: Starter, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = start()
    caplog.set_level(logging.ERROR)

    def torn(*_: object) -> None:
        raise sqlite3.DatabaseError("database disk image is malformed")

    monkeypatch.setattr("druzina.store.sqlite.answers", torn)
    told = house.http.get("/api/tables/anything")
    assert (told.status_code, told.json()["key"]) == (503, "error-table-broken")
    assert "database disk image is malformed" in caplog.text


def test_the_store_is_checked_by_playing_every_table_again(
    start: Starter, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ("--data", str(tmp_path / "data"))
    well, ill = damaged(start, tmp_path)
    house = start()
    assert main(["store", "check", *data, "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert f"Table {ill['table']['id']} cannot be opened" in said
    assert well["table"]["id"] not in said
    assert "secret card" not in said
    change(tmp_path, "UPDATE entries SET text = '0 pick 1'")
    assert main(["store", "check", *data, "--lang", "cs"]) == 0
    assert "2 stoly jsou v pořádku" in capsys.readouterr().out
    backup = str(tmp_path / "backup")
    assert main(["store", "backup", backup, *data, "--lang", "en"]) == 0
    assert "2 tables with 2 entries" in capsys.readouterr().out
    assert main(["store", "restore", backup, *data, "--lang", "en"]) == 2
    assert "Another server" in capsys.readouterr().err
    house.stop()
    elsewhere = ("--data", str(tmp_path / "elsewhere"))
    assert main(["store", "restore", backup, *elsewhere, "--lang", "cs"]) == 0
    assert "jsou teď 2 stoly" in capsys.readouterr().out
    assert main(["store", "check", *elsewhere, "--lang", "en"]) == 0


def test_who_asks_for_a_table_that_was_put_aside_reads_what_became_of_it(
    start: Starter, tmp_path: Path
) -> None:
    """It is no longer among the tables, but it is not as if it had never been."""
    house = start()
    tables = [house.open("Ana", "Ben")["table"]["id"] for _ in range(40)]
    house.stop()
    file = tmp_path / "data" / FILE
    with closing(sqlite3.connect(file)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    row = file.read_bytes().rindex(b"tales_of_glory")
    with file.open("r+b") as opened:
        opened.seek(row // 4096 * 4096)
        opened.write(b"\xa5" * 4096)
    for _ in range(2):
        house = start()
        told = [house.http.get(f"/api/tables/{id_}") for id_ in tables]
        keys = {answer.json()["key"] for answer in told if not answer.is_success}
        assert keys == {"error-table-broken"}, "not that there is no such table"
        assert {answer.status_code for answer in told} == {200, 503}
        assert house.http.get("/api/tables/never").json()["key"] == "error-table"
        house.stop()
