"""What is handed out for hosting can be read, and fits together and to the server."""

from __future__ import annotations

from argparse import Namespace
from ipaddress import ip_address, ip_network
from typing import Any

from druzina.cli_parser import read
from druzina.server.web.security import WATCHED
from tests.deployment import DEPLOY, ENVIRONMENT, compose, servers, words


def started(service: Any) -> Namespace:
    """What the server's own command line makes of the command."""
    return read(words(service), "en")


def blocks(text: str) -> dict[str, Any]:
    """A Caddyfile: lines of words, and what stands in braces after some of them."""
    read_so_far: list[dict[str, Any]] = [{}]
    for line in text.splitlines():
        words = line.partition("#")[0].split()
        if words == ["}"]:
            read_so_far.pop()
        elif words and words[-1] == "{":
            inner: dict[str, Any] = {}
            read_so_far[-1][" ".join(words[:-1])] = inner
            read_so_far.append(inner)
        elif words:
            read_so_far[-1][words[0]] = words[1:]
    assert len(read_so_far) == 1, "every brace is closed"
    return read_so_far[0]


def proxy() -> tuple[list[str], dict[str, Any]]:
    """To whom Caddy hands on, and how."""
    [(site, inner)] = blocks((DEPLOY / "Caddyfile").read_text(encoding="utf-8")).items()
    assert site == "{$SITE}"
    assert inner["respond"] == ["/metrics", "404"]
    [(told, how)] = [(name, one) for name, one in inner.items() if name.startswith("reverse_proxy")]
    return told.split()[1:], how


def test_every_server_starts_as_its_command_says() -> None:
    assert len(servers(compose())) == 2
    for name, service in servers(compose()).items():
        given = started(service)
        assert service["hostname"] == name
        assert given.public
        assert given.site == [ENVIRONMENT["SITE"]]
        assert given.reach == f"http://{name}:{given.port}"
        assert given.store == "postgresql://druzina@database/druzina"
        assert service["environment"]["PGPASSWORD"] == ENVIRONMENT["PASSWORD"]
        assert service["depends_on"] == {"database": {"condition": "service_healthy"}}


def test_caddy_hands_on_to_every_server_keeps_a_browser_there_and_asks_how_they_are() -> None:
    upstreams, how = proxy()
    assert upstreams == [f"{name}:{started(one).port}" for name, one in servers(compose()).items()]
    assert how["lb_policy"][0] == "cookie"
    assert how["health_uri"][0] in WATCHED
    assert {"lb_try_duration", "fail_duration", "health_interval", "health_timeout"} <= set(how)
    caddy = compose()["services"]["caddy"]
    assert caddy["environment"]["SITE"] == ENVIRONMENT["SITE"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in caddy["volumes"]


def test_proxy_and_servers_are_trusted_by_their_addresses_and_nobody_else_is() -> None:
    whole = compose()
    subnet = ip_network(whole["networks"]["inside"]["ipam"]["config"][0]["subnet"])
    fixed = {
        one["networks"]["inside"]["ipv4_address"]
        for one in whole["services"].values()
        if isinstance(one["networks"], dict)
    }
    assert all(ip_address(one) in subnet for one in fixed)
    for service in servers(compose()).values():
        assert set(started(service).trusted_proxy) == fixed
        assert started(service).metrics_for == [str(subnet)]


def test_what_is_mounted_is_there_or_is_a_volume() -> None:
    whole = compose()
    for service in whole["services"].values():
        for mounted in service.get("volumes", ()):
            source = mounted.split(":")[0]
            known = source in whole["volumes"] or source == "../dist"
            assert known or (DEPLOY / source).exists(), source
