"""The golden records: every one replays to the same end and tells the same, line by line."""

from __future__ import annotations

import pytest

from druzina import games
from druzina.core import Match, read_record
from tests.golden.regenerate import HOME, PLAYS, READERS, Play, files, log_lines, played

each = pytest.mark.parametrize("play", PLAYS, ids=lambda play: play.name)


@each
def test_record_replays_to_the_same_end(play: Play) -> None:
    written = (HOME / play.game / f"{play.name}.json").read_bytes()
    record = read_record(written)
    match = Match.replay(games.find(play.game), record)
    assert match.fingerprint == record.fingerprint
    assert match.record.write() == written
    assert match.outcome is not None


@each
@pytest.mark.parametrize("reader", READERS)
def test_every_line_is_told_again(play: Play, reader: str) -> None:
    record = read_record((HOME / play.game / f"{play.name}.json").read_bytes())
    match = Match.replay(games.find(play.game), record)
    written = (HOME / play.game / f"{play.name}.{reader}.log").read_text(encoding="utf-8")
    assert log_lines(match, READERS[reader]) == written.splitlines()


@each
def test_game_is_still_played_this_way(play: Play) -> None:
    """Setup, order of questions and choices are as they were when the records were written."""
    for path, text in files(play, played(play)):
        assert path.read_text(encoding="utf-8") == text


def test_no_golden_file_is_left_over() -> None:
    wanted = {HOME / play.game / f"{play.name}.json" for play in PLAYS}
    assert set(HOME.glob("*/*.json")) == wanted
    assert len(list(HOME.glob("*/*.log"))) == len(wanted) * len(READERS)
