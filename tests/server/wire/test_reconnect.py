"""Coming back: after a cut, after a restart, in the middle of a choice."""

from __future__ import annotations

import pytest

from tests.server.client import play_out
from tests.server.conftest import House, Starter


@pytest.mark.ux(34)
def test_missed_lines_come_once_and_in_order(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=6)
    ana.rest()
    seen = ana.state["number"]
    ana.close()
    while ben.state["asked"] or not ben.rest(0.1):
        if not ben.state["asked"]:
            break
        ben.play()
    back = house.join(opened, 0, since=seen)
    state = back.until("state")
    assert state["first"] == seen + 1
    assert [line["number"] for line in state["lines"]] == list(range(seen + 1, state["number"] + 1))
    whole = house.join(opened, 0)
    whole.until("state")
    assert whole.lines == {**ana.lines, **back.lines}


def test_reload_in_the_middle_shows_the_same_question(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    asked = ana.until("state")["asked"]
    again = house.join(opened, 0)
    assert again.until("state")["asked"] == asked
    first = ana.ask("play", seat=0, number=asked["number"], choices=["pick 1"])
    second = again.ask("play", seat=0, number=asked["number"], choices=["pick 2"])
    assert first["ok"]
    assert not second["ok"]
    assert again.state["view"]["picked"] == 1


def test_after_a_restart_everything_is_as_it_was(start: Starter) -> None:
    house = start()
    opened = house.open("Ana", "Ben", "bot", options={"mode": "experienced"})
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    play_out(ana, ben, plays=9)
    ana.rest(), ben.rest()
    before = dict(ana.state), dict(ben.state), dict(ana.lines)
    house.stop()
    house = start()
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    ana.until("state"), ben.until("state")
    for client, was in ((ana, before[0]), (ben, before[1])):
        for part in ("view", "asked", "waiting", "undo", "number"):
            assert client.state[part] == was[part], part
    assert ana.lines == before[2]
    assert play_out(ana, ben) > 0
