"""Keys to seats, sealed with a profile's secret: a stolen store opens no seat."""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_bytes

import msgspec

from druzina.server.wire.profile_messages import TableKeys

NONCE = 16
BLOCK = 64


def sealed(secret: str, keys: TableKeys) -> bytes:
    """Each time with a new number used once, so that no two seals can be compared."""
    nonce = token_bytes(NONCE)
    return nonce + _mixed(secret, nonce, msgspec.json.encode(keys))


def unsealed(secret: str, data: bytes) -> TableKeys | None:
    """None if it was sealed with another secret, or is damaged."""
    try:
        text = _mixed(secret, data[:NONCE], data[NONCE:])
        return msgspec.json.decode(text, type=TableKeys)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _mixed(secret: str, nonce: bytes, data: bytes) -> bytes:
    """A stream of hashes keyed with the secret; the store's own hash of it is another function."""
    key = secret.encode("utf-8", "surrogatepass")[:BLOCK]
    stream = b"".join(
        blake2b(nonce + block.to_bytes(4), key=key, person=b"druzina keys").digest()
        for block in range(-(-len(data) // BLOCK))
    )
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))
