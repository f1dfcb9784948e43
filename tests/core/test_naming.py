"""What leaves a match names things by their ids, whatever the rules call them."""

from __future__ import annotations

from pathlib import Path

import pytest

from druzina import games
from druzina.core import Event, Match, Preview, Refusal, Shown
from druzina.core.naming import Naming

NAMING = Naming({"tile": ("H1", "Q-05"), "tiles": ("H1", "Q-05")})


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ({"tile": 1}, {"tile": "Q-05"}),
        ({"tile": -1}, {"tile": ""}),
        ({"tile": "Q-05"}, {"tile": "Q-05"}),
        ({"tiles": (1, 0)}, {"tiles": ("Q-05", "H1")}),
        ({"seat": 1, "gains": (("gold", 1),)}, {"seat": 1, "gains": (("gold", 1),)}),
    ],
)
def test_numbers_of_things_become_ids(given: dict[str, object], named: dict[str, object]) -> None:
    assert NAMING.arguments(given) == named  # type: ignore[arg-type]  # by parameter
    shown = Shown("choose-lay", "", given)  # type: ignore[arg-type]  # by parameter
    assert NAMING.shown(shown).arguments == named
    refusal = Refusal("", "refusal-fits-nowhere", given)  # type: ignore[arg-type]  # by parameter
    assert NAMING.refusal(refusal).arguments == named


def test_secrets_stay_secret() -> None:
    event = Event("event-returns", "", {"seat": 0}, {"tile": 1}, (0,))
    [named] = NAMING.events([event])
    assert (named.arguments(0), named.arguments(1)) == ({"seat": 0, "tile": "Q-05"}, {"seat": 0})


def test_all_ways_out_of_a_match_agree(tmp_path: Path) -> None:
    """The question, its forecast, the refusal, what a bot is shown and the log, of one tile."""
    match = Match.new(games.find("tales_of_glory"), {"seats": 2}, seed=3)
    asked = match.asked(0)
    assert asked is not None
    tiles = {slot.slot: slot.tile for slot in match.view(0).display}  # type: ignore[attr-defined]
    offered = {one.choice: one.shown.arguments["tile"] for one in asked.offered}
    assert offered == tiles
    assert {one: match.seen(0).shown(one).arguments["tile"] for one in offered} == tiles
    for seat in (0, 1):
        assert match.play(seat, f"pick {seat + 1}") is None
    taken = {line.arguments["tile"] for line in match.log(None) if line.key == "event-takes"}
    assert taken == {tiles[1], tiles[2]}
    seat = match.questions()[0].seat
    foreseen = match.preview(seat, [match.choices(seat)[0]])
    assert isinstance(foreseen, Preview)
    told = [line.arguments["tile"] for line in foreseen.lines if "tile" in line.arguments]
    assert set(told) <= taken
    assert told
