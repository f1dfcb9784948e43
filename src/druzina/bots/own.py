"""Bots of your own: `my_bot.py:Cautious` names a class in a file."""

from __future__ import annotations

import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from druzina.bots.bot import Bot
from druzina.core import Problem

MARK = ".py:"


def own_bot(name: str, seed: int) -> Bot:
    """The bot made by that class, called with the seed if it takes one."""
    path, _, wanted = name.rpartition(":")
    file = Path(path)
    spec = spec_from_file_location(file.stem, file) if file.is_file() else None
    if spec is None or spec.loader is None:
        raise Problem("problem-bot-file", bot=name, file=path)
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise Problem("problem-bot-broken", bot=name, detail=_told(error)) from error
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type) or not hasattr(kind, "choose"):
        raise Problem("problem-bot-class", file=path, name=wanted)
    made: Bot = kind(seed) if "__init__" in vars(kind) else kind()
    return made


def is_own(name: str) -> bool:
    return MARK in name


def failure(name: str, error: Exception) -> Problem:
    """What such a bot did wrong while it chose, and in which line of its file."""
    file = str(Path(name.rpartition(":")[0]).absolute())
    steps = [step for step in traceback.extract_tb(error.__traceback__) if step.filename == file]
    line = (steps[-1].lineno or 0) if steps else 0
    return Problem("problem-bot-fails", bot=name, line=line, detail=_told(error))


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"
