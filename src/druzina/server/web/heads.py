"""Which heads are no requests, though the parser takes them: those that can be read in two ways.

A proxy that reads a request differently from us is how one request is hidden in another, and a
line that nobody knows how to go on with is one that nobody ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

SPOKEN = ("1.0", "1.1")

Headers = Iterable[tuple[bytes, bytes]]


def fault(method: str, version: str, target: bytes, headers: Headers) -> str:
    """RFC 9112: what is wrong with it, in a sentence; nothing if it can be obeyed."""
    found = [(name, value.strip().lower()) for name, value in headers]
    hosts = [value for name, value in found if name == b"host"]
    if version not in SPOKEN:
        return "Only HTTP 1.0 and 1.1 are spoken here."
    if len(hosts) > 1 or (not hosts and version != "1.0"):
        return "A request names its host, and names it once."
    if method == "CONNECT":
        return "Nobody is connected elsewhere from here."
    if not _is_ours(target, method, hosts):
        return "The target of a request is a path of this server."
    if any(name == b"transfer-encoding" and value != b"chunked" for name, value in found):
        return "A body is sent as it is, whole or in chunks."
    if version == "1.0" and (b"upgrade", b"websocket") in found:
        return "A WebSocket begins with HTTP/1.1."
    return ""


def _is_ours(target: bytes, method: str, hosts: list[bytes]) -> bool:
    """RFC 9112, 3.2: a path; a whole address, if it is the one that the host is; or `*`."""
    if b"#" in target:
        return False
    if target.startswith(b"/"):
        return True
    if target == b"*":
        return method == "OPTIONS"
    scheme, _, rest = target.lower().partition(b"://")
    return scheme in (b"http", b"https") and rest.partition(b"/")[0] in hosts


def answer(status: int, why: str) -> bytes:
    """To somebody whose words were no request; the line ends with it."""
    head = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: text/plain\r\n"
    return f"{head}content-length: {len(why)}\r\nconnection: close\r\n\r\n{why}".encode("ascii")
