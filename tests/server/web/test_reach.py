"""Where others in the network reach the server, and who is told."""

from __future__ import annotations

import pytest

from druzina.server.web import reach
from druzina.server.web.reach import reachable
from tests.server.conftest import House


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.7"])


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:8000", "[::1]:8000"])
def test_the_own_computer_is_told_the_address_of_the_network(host: str) -> None:
    assert reachable("0.0.0.0", host) == ["http://192.168.1.7:8000"]


def test_who_listens_to_this_computer_alone_has_none() -> None:
    assert reachable("127.0.0.1", "127.0.0.1:8000") == []


@pytest.mark.parametrize("host", ["tales.example:8000", "192.168.1.7:8000", "", "127.0.0.1.evil"])
def test_others_are_not_told(host: str) -> None:
    assert reachable("0.0.0.0", host) == []


def test_the_page_asks_the_server(house: House) -> None:
    assert house.http.get("/api/health").json()["addresses"] == []
