"""Bots of your own: `my_bot.py:Cautious` names a class in a file."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from druzina.bots.bot import Bot
from druzina.core import Problem


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
        raise Problem("problem-bot-broken", bot=name, detail=repr(error)) from error
    kind = getattr(module, wanted, None)
    if not isinstance(kind, type) or not hasattr(kind, "choose"):
        raise Problem("problem-bot-class", file=path, name=wanted)
    made: Bot = kind(seed) if "__init__" in vars(kind) else kind()
    return made
