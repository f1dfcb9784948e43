"""What the server keeps with a table is read again, also as older servers wrote it."""

from __future__ import annotations

import json

import msgspec

from druzina.server.table.setup import Setup, read_setup, write_setup
from druzina.server.wire.cards import Manners


def test_manners_come_back_as_they_were_kept() -> None:
    for manners in (Manners(clock=120, undo="off"), Manners(pace="post", chat=False)):
        kept = Setup(options={"mode": "basic"}, manners=manners, seed=7)
        assert read_setup(write_setup(kept)) == kept


def test_a_table_kept_before_there_were_clocks_and_paces_still_opens() -> None:
    old = msgspec.to_builtins(Setup(options={}, manners=Manners(hints=False)))
    for later in ("clock", "pace"):
        del old["manners"][later]
    manners = read_setup(json.dumps(old)).manners
    assert (manners.hints, manners.clock, manners.pace) == (False, None, "live")
