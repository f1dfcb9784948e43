"""What the server keeps of a table beside its seats and entries."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from druzina.core import Record
from druzina.server.cards import Manners


class Body(Struct, kw_only=True):
    """`record` is what the match begins with, once it has begun: a fork's has entries.

    `veiled` names the table it was forked from while that one was running: until that ends, the
    past that both share stays closed. `begun` is when people could first answer.
    """

    options: dict[str, object]
    manners: Manners
    seed: int | None = None
    record: Record | None = None
    imported: bool = False
    forked_from: str = ""
    veiled: str = ""
    begun: int = 0


write_body = msgspec.json.Encoder().encode
read_body = msgspec.json.Decoder(Body).decode
