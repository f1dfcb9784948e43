"""Reminding who is waited for: not too early, not too often, and only them."""

from __future__ import annotations

import pytest
from msgspec import structs

from druzina.server.clock import now
from druzina.server.table import reminding
from tests.server.conftest import LIMITS, House, Starter


def test_nobody_is_reminded_before_a_minute(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    assert ana.play("pick 1")["ok"]
    early = ana.ask("remind", seat=0)
    assert early["refusal"]["key"] == "refusal-remind-early"
    stranger = ana.ask("remind", seat=1)
    assert stranger["refusal"]["key"] == "refusal-not-yours"


def test_who_is_waited_for_hears_it_and_nobody_else(start: Starter) -> None:
    house = start(limits=structs.replace(LIMITS, remind_seconds=0.0))
    opened = house.open("Ana", "Ben", "Cyril")
    ana, ben, cyril = (house.join(opened, seat) for seat in range(3))
    assert ana.play("pick 1")["ok"]
    assert cyril.play("pick 2")["ok"]
    assert ana.ask("remind", seat=0)["ok"]
    told = ben.until("notice")
    assert (told["key"], told["seat"]) == ("notice-reminded", 1)
    assert told["words"].startswith("Ana")
    cyril.rest()
    assert cyril.state["waiting"][1]["status"] == "thinking"
    assert not [frame for frame in cyril.frames if "notice-reminded" in frame]


def test_the_same_person_is_not_reminded_twice_within_the_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    assert ana.play("pick 1")["ok"]
    for minutes, allowed in ((2, True), (2, False), (4, True)):
        monkeypatch.setattr(reminding, "now", lambda at=minutes: now() + at * 60_000)
        assert ana.ask("remind", seat=0)["ok"] is allowed
    assert ben.until("notice")["key"] == "notice-reminded"


def test_by_post_nobody_is_reminded_before_a_day(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = house.open("Ana", "Ben", manners={"pace": "post"})
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    assert ana.play("pick 1")["ok"]
    for hours, allowed in ((23, False), (25, True), (26, False)):
        monkeypatch.setattr(reminding, "now", lambda at=hours: now() + at * 3_600_000)
        reply = ana.ask("remind", seat=0)
        assert reply["ok"] is allowed
        if not allowed:
            assert reply["refusal"]["key"] == "refusal-remind-post"
    assert ben.until("notice")["key"] == "notice-reminded"
