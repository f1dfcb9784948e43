"""Bots from elsewhere that this server offers: each known by its name and the hash of its token."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from druzina.core import Problem
from druzina.server.web.keys import hashed

Offered = Mapping[str, bytes]

NAME = re.compile(r"[\w-]{1,24}")
SHORTEST, LONGEST = 16, 64


def offered(given: Sequence[str]) -> dict[str, bytes]:
    """`NAME=TOKEN`, or `NAME=@FILE` with the token in the file; no message ever quotes a token."""
    told: dict[str, bytes] = {}
    for one in given:
        name, _, token = one.partition("=")
        if not NAME.fullmatch(name):
            raise Problem("problem-offer-name", found=name[:40])
        if name in told:
            raise Problem("problem-offer-twice", found=name)
        token = _read(name, token[1:]) if token.startswith("@") else token
        if not SHORTEST <= len(token) <= LONGEST:
            raise Problem("problem-offer-token", found=name, least=SHORTEST, most=LONGEST)
        told[name] = hashed(token)
    return told


def _read(name: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        raise Problem("problem-offer-file", found=name, file=path) from error
