"""At which addresses others in the network reach this server."""

from __future__ import annotations

import socket
from contextlib import suppress

ANYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
# Of the block kept for documentation: nothing is sent there, only a way is looked up.
ELSEWHERE = ("192.0.2.1", 9)


def reachable(bound: str, asked_at: str) -> list[str]:
    """Origins for who asked at this `Host`: none if only this computer is listened to.

    Who came by another name knows it already, and is not told how the house looks from inside.
    """
    host, _, port = asked_at.rpartition(":") if _ported(asked_at) else (asked_at, "", "80")
    if bound not in ANYWHERE or host not in LOOPBACK:
        return []
    return [f"http://{address}:{port}" for address in own_addresses()]


def own_addresses() -> list[str]:
    """That of the way out of this computer."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(ELSEWHERE)
        address = str(way.getsockname()[0])
        return [] if address.startswith("127.") else [address]
    return []


def _ported(host: str) -> bool:
    return host.rpartition(":")[2].isdigit()
