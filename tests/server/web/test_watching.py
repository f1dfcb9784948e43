"""Figures, health and logs for who watches over the server; no stranger reads the figures."""

from __future__ import annotations

import json
import logging
import re
from pathlib import Path

import pytest

from druzina.server.limits import Limits
from druzina.server.logs import JsonLines
from druzina.server.web.routes.watching import may_watch
from druzina.store import StoreFailed
from tests.server.conftest import LIMITS, House, Starter

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana" / "druzina.json"


def figures(house: House) -> dict[str, float]:
    answer = house.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = (line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, value in lines}


def test_choices_refusals_clients_and_commits_are_counted(house: House) -> None:
    before = figures(house)
    opened = house.open("me", "bot")
    client = house.join(opened, 0)
    assert client.play()["ok"]
    asked = client.until_asked()["asked"]
    refused = client.ask("play", seat=0, number=asked["number"], choices=["nonsense"])
    assert not refused["ok"]
    after = figures(house)

    def more(name: str) -> float:
        return after.get(name, 0.0) - before.get(name, 0.0)

    assert more('druzina_choices_total{game="tales_of_glory"}') >= 1
    assert more("druzina_choice_seconds_count") == 2
    assert more("druzina_store_commits_total") >= 2
    clause = refused["refusal"]["clause"] or refused["refusal"]["key"]
    assert more(f'druzina_refusals_total{{clause="{clause}"}}') == 1
    assert after["druzina_clients"] >= 1
    assert after["druzina_tables"] >= 1
    assert after["druzina_ready"] == 1
    assert opened["table"]["id"] not in str(after), "no figure names a table"


def test_the_dashboard_shows_figures_that_there_are(house: House) -> None:
    known = {name.partition("{")[0] for name in figures(house)} | {
        "druzina_choices_total",
        "druzina_refusals_total",
    }
    wanted = set(re.findall(r"\b(?:druzina|process)_\w+", DASHBOARD.read_text()))
    assert wanted - known == set()
    assert len(wanted) > 8
    assert json.loads(DASHBOARD.read_text())["title"] == "Družina"


def test_on_the_internet_no_stranger_reads_them(start: Starter) -> None:
    house = start(limits=Limits(metrics_for=("10.1.0.0/16",)), sites=["druzina.example"])
    assert house.http.get("/metrics").status_code == 404
    assert may_watch(Limits(metrics_for=("10.1.0.0/16", "::1")), "10.1.2.3")
    assert may_watch(Limits(metrics_for=("10.1.0.0/16", "::1")), "::1")
    assert not may_watch(Limits(metrics_for=("10.1.0.0/16",)), "10.2.0.1")
    assert not may_watch(Limits(metrics_for=()), "127.0.0.1")
    assert not may_watch(Limits(metrics_for=("10.1.0.0/16",)), "nonsense")


def test_alive_is_not_ready(start: Starter, monkeypatch: pytest.MonkeyPatch) -> None:
    house = start(limits=LIMITS, sites=["druzina.example"])
    strange = {"host": "server-1:8000"}
    ready = house.http.get("/health", headers=strange)
    assert (ready.status_code, ready.json()) == (200, {"alive": True, "ready": True})
    assert house.http.get("/api/games", headers=strange).status_code == 421

    async def away(*_: object) -> None:
        raise StoreFailed("the database is away")

    monkeypatch.setattr("druzina.store.tables.Tables.setting", away)
    ill = house.http.get("/health")
    assert (ill.status_code, ill.json()) == (503, {"alive": True, "ready": False})
    assert house.http.get("/health/live").status_code == 200


def test_the_log_can_be_lines_of_json() -> None:
    lines = JsonLines()
    record = logging.LogRecord("druzina", logging.ERROR, "f", 1, "lost %s\nline", ("x",), None)
    record.facts = {"table": "t1"}
    told = lines.format(record)
    assert "\n" not in told
    found = json.loads(told)
    assert (found["level"], found["words"], found["table"]) == ("error", "lost x\nline", "t1")
    assert found["at"].endswith("+00:00")
    try:
        raise ValueError("deep")
    except ValueError as error:
        kind = (type(error), error, error.__traceback__)
        record = logging.LogRecord("druzina", logging.ERROR, "f", 1, "oh", (), kind)
    assert "ValueError" in json.loads(lines.format(record))["trace"]
