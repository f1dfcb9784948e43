"""Questions that take more than they list: a person may write any legal answer."""

from __future__ import annotations

import pytest

from druzina.core import Match, Preview, Refusal
from tests.core.table import all_of, asked, play
from tests.core.toys.muster import Field, muster

CROWDED = Refusal("MUS-02", "refusal-crowded", {"gate": 2})
TOO_FEW = Refusal("MUS-01", "refusal-every-man", {"men": 4})
NO_ANSWER = Refusal("MUS-01", "refusal-no-answer", {"text": "post high"})


def offered(match: Match[Field]) -> list[str]:
    found = match.asked(0)
    assert found is not None
    return [one.text for one in found.offered]


def test_few_are_listed_and_all_are_taken() -> None:
    match = muster()
    assert offered(match) == ["post 0,0,1,1", "post 2,2,1,1"]
    assert match.why_not(0, "post 0,1,2,0") is None
    assert match.play(0, "post 0,1,2,0") is None
    assert match.record.entries == ["0 post 0,1,2,0"]
    assert asked(match) == ["1 Post"]


def test_spaces_do_not_matter_beyond_the_list_either() -> None:
    assert muster().play(0, "  post   0,1,2,0 ") is None


@pytest.mark.parametrize(
    ("text", "against"),
    [("post 2,2,2,0", CROWDED), ("post 0,1", TOO_FEW), ("post high", NO_ANSWER)],
)
def test_an_illegal_one_is_refused_by_its_clause(text: str, against: Refusal) -> None:
    match = muster()
    before = all_of(match)
    assert match.play(0, text) == against
    assert match.play_many(0, [text]) == against
    assert match.preview(0, [text]) == against
    assert match.why_not(0, text) == against
    assert all_of(match) == before


def test_by_its_value_only_what_is_listed_is_taken() -> None:
    """Anything may come as a value; a text is read by the question alone."""
    match = muster()
    assert match.play(0, (0, 1, 2, 0)) is not None
    assert match.play(0, (0, 0, 1, 1)) is None


def test_what_it_would_do_can_be_foreseen() -> None:
    foreseen = muster().preview(0, ["post 0,1,2,0"])
    assert isinstance(foreseen, Preview)
    assert [line.arguments["gates"] for line in foreseen.lines] == [(0, 1, 2, 0)]
    assert (foreseen.stop, foreseen.what) == ("reveal", "enemy")


def test_several_at_once_may_hold_one() -> None:
    match = muster()
    assert match.play_many(0, ["post 0,1,2,0"]) is None
    assert match.record.entries == ["0 post 0,1,2,0"]


def test_it_replays_and_stands_in_the_record() -> None:
    match = play(muster(), "0 post 0,1,2,0", "1 post 2,1,0,1")
    again = Match.replay(match.game, match.record)
    assert again.record == match.record
    assert again.log(None) == match.log(None)
