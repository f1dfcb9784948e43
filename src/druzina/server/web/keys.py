"""Secrets: unguessable, shown once, kept only as hashes, compared in constant time."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_secret() -> str:
    """192 bits; fit for the fragment of an address."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """60 bits without letters that are mistaken for one another: good to read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def hashed(secret: str) -> bytes:
    """A secret has too many bits to be guessed from its hash: no salt, no stretching."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def fits(secret: str, kept: bytes | None) -> bool:
    return kept is not None and compare_digest(hashed(secret), kept)
