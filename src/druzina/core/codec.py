"""Positions as bytes: one codec per game, for clone, save and fingerprint."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from hashlib import blake2b
from operator import or_
from types import GenericAlias
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from druzina.core.position import Position
from druzina.core.refusal import Problem
from druzina.core.step import AnyStep, Step

G = TypeVar("G", bound=Position)

SAVE_FORMAT = 1
_DAMAGES = msgspec.DecodeError, UnicodeDecodeError, RecursionError


class Saved(Struct, array_like=True, tag="druzina-position"):
    """A position in a file: the versions first, so that a foreign one is known unread."""

    format: int
    game: str
    version: int
    content: str
    position: bytes
    check: bytes = b""

    def checked(self) -> bytes:
        """A digest of all the rest: a single damaged byte is noticed."""
        whole = (self.format, self.game, self.version, self.content, self.position)
        return blake2b(repr(whole).encode(), digest_size=12).digest()


class Codec(Generic[G]):
    """Encodes and decodes one game's positions.

    The steps that may lie on the stack are gathered from the game's package, not listed by hand.
    """

    def __init__(self, kind: type[G], package: str) -> None:
        self.kind = kind
        union = reduce(or_, gathered(package))
        kind.__annotations__["stack"] = GenericAlias(list, (union,))
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(kind).decode

    def encode(self, g: G) -> bytes:
        """The position alone: who listens and who is blind is no part of it."""
        told, blind = g.told, g.blind
        g.told, g.blind = None, None
        data = self._encode(g)
        g.told, g.blind = told, blind
        return data

    def decode(self, data: bytes) -> G:
        return self._decode(data)

    def clone(self, g: G) -> G:
        return self._decode(self.encode(g))

    def fingerprint(self, g: G) -> str:
        return blake2b(self.encode(g), digest_size=12).hexdigest()

    def save(self, g: G, game: str, version: int) -> bytes:
        saved = Saved(SAVE_FORMAT, game, version, g.content, self.encode(g))
        saved.check = saved.checked()
        return msgspec.msgpack.encode(saved)

    def load(self, data: bytes, game: str, version: int) -> G:
        """The saved position; whatever is wrong with the bytes is a `Problem` that says what."""
        try:
            return self.decode(self.unsealed(data, game, version))
        except _DAMAGES as error:
            raise Problem("problem-save-damaged", detail=str(error)) from error

    def unsealed(self, data: bytes, game: str, version: int) -> bytes:
        """The saved position as `encode` makes it, if nothing is damaged or foreign."""
        try:
            saved = msgspec.msgpack.decode(data, type=Saved)
        except _DAMAGES as error:
            raise Problem("problem-save-damaged", detail=str(error)) from error
        for what, found, wanted in (
            ("format", saved.format, SAVE_FORMAT),
            ("game", saved.game, game),
            ("version", saved.version, version),
        ):
            if found != wanted:
                raise Problem("problem-save-foreign", what=what, found=found, wanted=wanted)
        if saved.check != saved.checked():
            raise Problem("problem-save-damaged", detail="checksum")
        return saved.position


def gathered(package: str) -> list[type[AnyStep]]:
    """All concrete steps of a package in the order of their names, which are unique."""
    steps: dict[str, type[AnyStep]] = {}
    for step in _subclasses(Step):
        if not f"{step.__module__}.".startswith(f"{package}."):
            continue
        if steps.setdefault(step.__name__, step) is not step:
            raise TypeError(f"two steps of {package} are called {step.__name__}")
    return [steps[name] for name in sorted(steps)]


def _subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from _subclasses(sub)
