"""What is handed out for hosting fits together."""

from __future__ import annotations

import re
from pathlib import Path

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_the_servers_of_the_compose_file_are_those_of_caddy_and_its_flags_exist() -> None:
    compose = (DEPLOY / "compose.yaml").read_text()
    caddy = (DEPLOY / "Caddyfile").read_text()
    servers = re.findall(r"^  (server\d):$", compose, re.MULTILINE)
    assert servers == re.findall(r"(server\d):8000", caddy)
    assert "health_uri /health" in caddy
    parser = (Path(__file__).parents[1] / "src/druzina/cli_parser.py").read_text()
    flags = set(re.findall(r"--[a-z-]+(?= )", compose)) - {"--quiet"}
    assert len(flags) > 6
    assert all(f'"{flag}"' in parser for flag in flags)
    trusted = set(re.findall(r"--trusted-proxy (\S+)", compose))
    assert trusted == set(re.findall(r"ipv4_address: (\S+)", compose)), "proxy and servers"
