"""Whose pages may talk to the server, what its pages may do, and what cannot be reached."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from druzina.server.faults import report
from druzina.server.web import keys
from tests.server.conftest import House, Starter


def test_foreign_pages_cannot_change_anything(house: House) -> None:
    body = {"game": "tales_of_glory", "seats": [{"who": "me"}, {"who": "bot"}]}
    for origin, status in (
        ("http://evil.example", 403),
        ("null", 403),
        ("http://[evil", 403),
        ("://", 403),
        (f"http://127.0.0.1:{house.port}", 201),
    ):
        answer = house.http.post("/api/tables", json=body, headers={"Origin": origin})
        assert answer.status_code == status, origin


def test_foreign_pages_cannot_open_the_socket(house: House) -> None:
    url = f"ws://127.0.0.1:{house.port}/ws"
    with pytest.raises(InvalidStatus), connect(url, origin=Origin("http://evil.example")):
        pass
    with connect(url, origin=Origin(f"http://127.0.0.1:{house.port}")):
        pass


def test_an_origin_can_be_allowed(start: Starter) -> None:
    house = start(origins=["http://localhost:5173"])
    url = f"ws://127.0.0.1:{house.port}/ws"
    with connect(url, origin=Origin("http://localhost:5173")):
        pass


def test_every_answer_forbids_foreign_and_inline_script(house: House) -> None:
    for path in ("/", "/api/health", "/nowhere.js", "/api/tables/none"):
        policy = house.http.get(path).headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy


@pytest.mark.parametrize(
    "path",
    [
        "/../pyproject.toml",
        "/..%2f..%2fetc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd.txt",
        "/assets/../../app.py",
        "/assets/app.py",
        "/C:%5Cwindows%5Cwin.ini",
        "/%00.txt",
    ],
)
def test_no_path_of_the_file_system_is_reachable(start: Starter, tmp_path: Path, path: str) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>")
    (client / "assets" / "main-1.js").write_text("let x")
    (tmp_path / "app.py").write_text("secret")
    house = start(client=client)
    answer = house.http.get(path)
    assert answer.status_code in (400, 404), answer.text
    assert "secret" not in answer.text
    assert "root:" not in answer.text


def test_the_client_is_served_with_its_routes(start: Starter, tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>")
    (client / "assets" / "main-1.js").write_text("let x = 1;" * 100)
    house = start(client=client)
    get = house.http.get
    for path in ("/", "/table/abc", "/new"):
        assert get(path).text.startswith("<!doctype html>")
        assert get(path).headers["cache-control"] == "no-cache"
    script = get("/assets/main-1.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    tag = get("/").headers["etag"]
    assert get("/", headers={"If-None-Match": tag}).status_code == 304
    assert get("/assets/other.js").status_code == 404


def test_without_a_built_client_the_page_says_how_to_build_it(
    start: Starter, tmp_path: Path
) -> None:
    house = start(client=tmp_path / "unbuilt")
    assert "make client" in house.http.get("/", headers={"Accept-Language": "cs"}).text


def test_too_big_a_body_is_refused(house: House) -> None:
    answer = house.http.post("/api/tables", content=b'{"game":"' + b"x" * 20_000 + b'"}')
    assert answer.status_code == 413
    assert answer.json()["key"] == "error-size"


def test_too_deep_a_body_is_refused(house: House) -> None:
    for path in ("/api/tables", "/api/records", "/api/tables/mine"):
        answer = house.http.post(path, content=b"[" * 5000)
        assert answer.status_code == 400, path
        assert answer.json()["key"] == "error-request"


def test_secrets_are_long_different_and_kept_as_hashes() -> None:
    made = {keys.new_secret() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(secret) >= 32 for secret in made)
    secret = made.pop()
    assert keys.fits(secret, keys.hashed(secret))
    assert not keys.fits(secret, None)
    assert not keys.fits("other", keys.hashed(secret))
    assert secret.encode() not in keys.hashed(secret)


def test_the_log_names_the_place_of_a_fault_and_no_value(caplog: pytest.LogCaptureFixture) -> None:
    def fails() -> None:
        raise KeyError("Q-04 is held by seat 2")

    with caplog.at_level(logging.ERROR):
        try:
            fails()
        except KeyError as error:
            report(error, table="t1")
    assert "KeyError at fails:" in caplog.text
    assert "Q-04" not in caplog.text
