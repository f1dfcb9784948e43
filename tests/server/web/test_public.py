"""On the internet: by its own name only, limits for everybody, and nothing is kept for ever."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Any

import httpx
import pytest

from druzina.cli_parser import read
from druzina.core import Problem
from druzina.server import command
from druzina.server.limits import Limits
from druzina.server.lobby import house as houses
from druzina.server.lobby.house import DAY, House
from druzina.server.web.serving import configured
from druzina.store import ChatRow, SqliteStore
from tests.server.conftest import LIMITS, Starter
from tests.server.conftest import House as Running
from tests.store.builder import table, with_store

SITE = "druzina.example"


def given(*words: str) -> Namespace:
    return read(["serve", *words], "en")


def test_public_switches_on_what_the_internet_needs() -> None:
    with pytest.raises(Problem, match="problem-public-site"):
        command._limits(given("--public"))
    public = command._limits(given("--public", "--site", SITE))
    assert public.unlimited == ()
    assert (public.keep_days, public.chat_days) == (180, 30)
    chosen = command._limits(given("--public", "--site", SITE, "--keep-days", "7"))
    assert (chosen.keep_days, chosen.chat_days) == (7, 30)
    at_home = command._limits(given())
    assert at_home.unlimited == ("127.0.0.1", "::1")
    assert (at_home.keep_days, at_home.chat_days) == (0, 0), "at home nothing is forgotten"


def test_only_its_own_name_is_answered_to(start: Starter) -> None:
    """A page of another site whose name leads to our address does not pass for ours."""
    house = start(sites=[SITE])

    def asked(host: str, **headers: str) -> httpx.Response:
        return house.http.get("/api/health", headers={"host": host, **headers})

    for host in (SITE, f"{SITE}:443", SITE.upper(), "localhost:8000", "127.0.0.1"):
        assert asked(host).status_code == 200, host
    for host in ("evil.example", f"{SITE}.evil.example", "", f"evil.example#{SITE}"):
        told = asked(host)
        assert told.status_code == 421, host
        assert told.json()["key"] == "error-host"
    told = house.http.get("/ws", headers={"host": "evil.example", "connection": "upgrade",
        "upgrade": "websocket", "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ=="})  # fmt: skip
    assert told.status_code == 403


def test_a_public_page_is_asked_for_over_https_only(start: Starter, house: Running) -> None:
    assert "strict-transport-security" not in house.http.get("/api/health").headers
    public = start(sites=[SITE])
    assert "max-age" in public.http.get("/api/health").headers["strict-transport-security"]
    refused = public.http.get("/api/health", headers={"host": "evil.example"})
    assert "strict-transport-security" in refused.headers


def test_a_proxy_is_believed_only_if_it_is_trusted(start: Starter) -> None:
    """What it says of whom it carries is what quotas count by."""
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    limits = Limits(**{**quick, "tables_per_hour": 1})
    body = {"game": "tales_of_glory", "seats": [{"who": "me"}, {"who": "bot"}]}

    def codes(house: Running) -> list[int]:
        return [
            house.http.post(
                "/api/tables", json=body, headers={"x-forwarded-for": f"192.0.2.{n}"}
            ).status_code
            for n in range(3)
        ]

    house = start(limits=limits)
    assert codes(house) == [201, 429, 429], "anybody could say that"
    house.stop()
    assert codes(start(limits=limits, proxies=["127.0.0.1"])) == [201, 201, 201]


def test_a_config_without_proxies_believes_nobody() -> None:
    async def app(*_: Any) -> None: ...

    assert not configured(app, Limits()).proxy_headers
    trusting = configured(app, Limits(), ["192.0.2.1"])
    assert trusting.proxy_headers
    assert trusting.forwarded_allow_ips == ["192.0.2.1"]


def test_old_tables_and_older_words_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = 400 * DAY
    monkeypatch.setattr(houses, "now", lambda: at)

    async def work(store: SqliteStore) -> None:
        nothing: Any = None
        house = House(store, nothing, Limits(keep_days=180, chat_days=30))
        for id_, status, days in (
            ("new", "finished", 179), ("old", "finished", 181), ("left", "abandoned", 181),
            ("vain", "waiting", 181), ("still", "playing", 181), ("slow", "playing", 179),
            ("open", "playing", 300),
        ):  # fmt: skip
            await store.create(table(id_, status=status, changed=at - days * DAY), [], ["0 x"])
        house.rooms["open"] = nothing
        await store.say("new", ChatRow(1, 0, "Ana", "long ago", at - 31 * DAY))
        await store.say("new", ChatRow(2, 0, "Ana", "of late", at - 29 * DAY))
        assert await house.retire() == 4
        known = ("new", "old", "left", "vain", "still", "slow", "open")
        kept = {id_ for id_ in known if await store.load(id_)}
        assert kept == {"new", "slow", "open"}
        stored = await store.load("new")
        assert stored is not None
        assert [line.text for line in stored.chat] == ["of late"]
        house.rooms.clear()
        assert await house.retire() == 0, "not again for an hour"

    with_store(tmp_path, work)


def test_at_home_nothing_is_forgotten(tmp_path: Path) -> None:
    async def work(store: SqliteStore) -> None:
        nothing: Any = None
        house = House(store, nothing, Limits())
        await store.create(table("old", status="finished", changed=1), [])
        assert await house.retire() == 0
        assert await store.load("old") is not None

    with_store(tmp_path, work)


def test_one_takes_along_and_erases_ones_own_seat(house: Running) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    assert ana.play("pick 1")["ok"]
    assert ben.play("pick 1")["ok"]
    ana.say("chat", seat=0, text="My own words")
    ana.until("chat")
    path, secret = f"/api/tables/{opened['table']['id']}", opened["held"][0]["secret"]
    told = house.http.post(f"{path}/export", json={"secret": secret}).json()
    assert (told["seat"], told["name"], told["choices"]) == (0, "Ana", ["pick 1"])
    assert [line["text"] for line in told["said"]] == ["My own words"]
    wrong = house.http.post(f"{path}/export", json={"secret": "guess"})
    assert (wrong.status_code, wrong.json()["key"]) == (403, "error-secret")
    assert house.http.post(f"{path}/forget", json={"secret": "guess"}).status_code == 403
    erased = house.http.post(f"{path}/forget", json={"secret": secret}).json()
    assert erased == {"tables": 0, "names": 1}
    card = house.http.get(path).json()
    assert (card["seats"][0]["who"], card["seats"][0]["named"]) == ("bot", False)
    late = house.join(opened, 1)
    assert "My own words" not in " ".join(late.frames)
    assert house.http.post(f"{path}/export", json={"secret": secret}).status_code == 403


def test_no_address_stands_in_the_log(start: Starter, caplog: pytest.LogCaptureFixture) -> None:
    house = start(limits=Limits(requests_burst=3.0, requests_per_second=0.001))
    for _ in range(10):
        house.http.get("/api/nothing", headers={"origin": "http://evil.example"})
        house.http.post("/api/tables", content=b"{")
    asyncio.run(asyncio.sleep(0))
    assert "127.0.0.1" not in caplog.text
