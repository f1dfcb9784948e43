"""What the flags of `druzina serve` may say: a wrong one is a sentence before anything starts."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from urllib.parse import urlsplit

from druzina.core import Problem

NOT_NEGATIVE = ("workers", "tables_per_hour", "keep_days", "chat_days")
ANYBODY = "*"  # as uvicorn has it


def check(given: Namespace) -> None:
    """Raises what is wrong first."""
    for name in NOT_NEGATIVE:
        found = getattr(given, name)
        if found is not None and found < 0:
            raise Problem("problem-flag-number", flag=_flag(name), found=str(found))
    if given.bot_seconds <= 0:
        raise Problem("problem-flag-above", flag="--bot-seconds", found=str(given.bot_seconds))
    for name, fits, key in _FITTING:
        told = getattr(given, name)
        for one in [told] if isinstance(told, str) else told or ():
            if not fits(one):
                raise Problem(key, flag=_flag(name), found=one[:100])


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _address(text: str) -> bool:
    return _read(ip_address, text)


def _network(text: str) -> bool:
    return _read(lambda one: ip_network(one, strict=False), text)


def _proxy(text: str) -> bool:
    return text == ANYBODY or _network(text)


def _site(text: str) -> bool:
    """`https://druzina.example`, with a port perhaps."""
    try:
        parts = urlsplit(text)
        return parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False


def _read(kind: Callable[[str], object], text: str) -> bool:
    try:
        kind(text)
    except ValueError:
        return False
    return True


_FITTING = (
    ("reach", _site, "problem-flag-site"),
    ("allow_origin", _site, "problem-flag-site"),
    ("trusted_proxy", _proxy, "problem-flag-address"),
    ("unlimited", _address, "problem-flag-address"),
    ("metrics_for", _network, "problem-flag-address"),
)
