"""How a table was set up: what is kept of it beside its seats and entries."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from druzina.core import Record
from druzina.server.wire.cards import Manners


class Setup(Struct, kw_only=True):
    """`record` is what the match begins with, once it has begun: a fork's has entries.

    `veiled` names the table it was forked from while that one was running: until that ends, the
    past that both share stays closed. `begun` is when people could first answer. `muted` seats say
    nothing in the chat; on `vacated` ones a bot plays since their person left; `watchers` is how
    many may watch, 0 for any number; `codes` are the hashes of what opens a seat whose link was
    lost.
    """

    options: dict[str, object]
    manners: Manners
    seed: int | None = None
    record: Record | None = None
    imported: bool = False
    forked_from: str = ""
    veiled: str = ""
    begun: int = 0
    muted: list[int] = []
    vacated: list[int] = []
    watchers: int = 0
    codes: dict[str, str] = {}


write_setup = msgspec.json.Encoder().encode
read_setup = msgspec.json.Decoder(Setup).decode
