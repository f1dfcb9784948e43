"""What the house does when nobody looks."""

from __future__ import annotations

import gc
from typing import Any, cast

import pytest

from druzina.server.clock import now
from druzina.server.limits import Limits
from druzina.server.lobby.house import DEPARTED, House


@pytest.fixture
def empty() -> House:
    nothing = cast("Any", None)
    return House(nothing, nothing, Limits())


def test_the_collector_waits_until_nobody_is_there(
    empty: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append("all"))
    empty.connections.add(cast("Any", "somebody"))
    empty.collect()
    assert not collected, "somebody plays"
    empty.connections.clear()
    empty.collect()
    assert collected == ["all"]


def test_the_collector_waits_an_hour_at_most(empty: House, monkeypatch: pytest.MonkeyPatch) -> None:
    collected: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: collected.append("all"))
    empty.connections.add(cast("Any", "somebody"))
    begun = now()
    monkeypatch.setattr("druzina.server.lobby.house.now", lambda: begun + 3_600_000 + 1000)
    empty.collect()
    empty.collect()
    assert collected == ["all"], "once, then not for an hour"


def test_after_many_lines_are_gone_what_they_left_is_looked_for(
    empty: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    collected: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: collected.append(generation))
    empty.connections.add(cast("Any", "somebody"))
    for _ in range(2 * DEPARTED):
        empty.depart()
    assert collected == [1, 1], "only what was made of late: nobody waits for the rest"
