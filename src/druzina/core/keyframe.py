"""What a match needs to be taken up again without playing all of it: kept now and then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct

from druzina.core.game import Game
from druzina.core.history import History, Played
from druzina.core.log import Log
from druzina.core.position import Position
from druzina.core.refusal import Problem
from druzina.core.silence import Silenced

G = TypeVar("G", bound=Position)


class Keyframe(Struct, array_like=True):
    """A position as `Codec.save` writes it, and what came since the keyframe before it.

    `stands` is how many entries of before were not taken back, `events` what was told, packed, and
    `told` how many events that is; `opening` is how many events the deal told, `base` how many
    entries a fork began with.
    """

    position: bytes
    stands: int = 0
    played: list[Played] = []
    events: bytes = b""
    told: int = 0
    silence: list[Silenced] = []
    opening: int = 0
    base: int = 0


def restored(game: Game[G, Any], frames: Sequence[Keyframe], history: History, log: Log) -> G:
    """Fills the history and the log; returns the position of the last one."""
    for frame in frames:
        if frame.stands > len(history):
            raise Problem("problem-save-damaged", detail="keyframe")
        history.cut(frame.stands)
        history.played.extend(frame.played)
        history.kept = len(history)
        data = game.codec.unsealed(frame.position, game.name, game.version)
        history.positions[len(history)] = data
        log.add_packed(frame.events, frame.told)
    return game.codec.decode(data)
