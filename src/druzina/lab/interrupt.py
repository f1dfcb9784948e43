"""Ctrl-C at the right moment: never in the middle of a line, never in a worker."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

Handler = Callable[[int, FrameType | None], object] | int | None


@contextmanager
def unheard() -> Iterator[None]:
    """Processes started here do not heed Ctrl-C: whoever started them ends them."""
    with _handled_by(signal.SIG_IGN):
        yield


@contextmanager
def put_off() -> Iterator[None]:
    """What is begun here is finished; a Ctrl-C meanwhile comes right after it."""
    heard: list[int] = []
    with _handled_by(lambda number, _: heard.append(number)):
        yield
    if heard:
        raise KeyboardInterrupt


@contextmanager
def _handled_by(handler: Handler) -> Iterator[None]:
    """Signals belong to the main thread; and who ignores Ctrl-C altogether goes on doing so."""
    main = threading.current_thread() is threading.main_thread()
    if not main or signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
