"""Secrets: unguessable, shown once, kept only as hashes, compared in constant time."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

_GROUPS = 4
_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


def new_secret() -> str:
    """192 bits; fit for the fragment of an address."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """60 bits without letters that are mistaken for one another: good to read out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))


def new_code() -> str:
    """79 bits in groups of four, good to write down."""
    letters = [secrets.choice(_LETTERS) for _ in range(4 * _GROUPS)]
    return "-".join("".join(letters[n : n + 4]) for n in range(0, len(letters), 4))


def as_written(code: str) -> str:
    """A code as people type it: in capitals, with or without hyphens."""
    return "".join(letter for letter in code.lower() if letter.isalnum())


def hashed(secret: str) -> bytes:
    """A secret has too many bits to be guessed from its hash: no salt, no stretching."""
    return sha256(secret.encode("utf-8", "surrogatepass")).digest()


def fits(secret: str, kept: bytes | None) -> bool:
    return kept is not None and compare_digest(hashed(secret), kept)
