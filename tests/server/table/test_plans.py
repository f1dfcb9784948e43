"""Partners' plans: marks of people and sentences of bots, for partners and nobody else."""

from __future__ import annotations

import pytest

from tests.server.client import Client
from tests.server.conftest import House

BOOK = "big_book_of_madness"


def plans_of(client: Client) -> dict[int, tuple[str, list[str]]]:
    return {one["seat"]: (one["words"], one["targets"]) for one in client.state["plans"]}


def settled(client: Client) -> Client:
    """With everything the server has said so far worked in."""
    client.rest()
    return client


def test_a_mark_reaches_partners_and_no_spectator(house: House) -> None:
    opened = house.open("Ana", "Ben", game=BOOK, options={"character": "drawn"})
    ana, ben, nobody = house.join(opened, 0), house.join(opened, 1), house.join(opened)
    frames = len(nobody.frames)
    assert ana.ask("plan", seat=0, targets=["library:W", "curse:2"])["ok"]
    assert plans_of(settled(ben)) == {0: ("", ["library:W", "curse:2"])}
    assert plans_of(settled(ana)) == {0: ("", ["library:W", "curse:2"])}
    assert settled(nobody).state["plans"] == []
    assert not [one for one in nobody.frames[frames:] if "library:W" in one], "not even a frame"
    assert ana.ask("plan", seat=0, targets=[])["ok"]
    assert plans_of(settled(ben)) == {}


def test_rivals_have_nothing_to_share(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    refused = ana.ask("plan", seat=0, targets=["slot:1"])
    assert refused["refusal"]["key"] == "refusal-no-partners"
    assert ana.ask("plan", seat=1, targets=["slot:1"])["refusal"]["key"] == "refusal-not-yours"


@pytest.mark.parametrize("target", ["", "curse 2", "<b>", "x" * 65, "Curse:2", "curse:"])
def test_a_mark_is_the_name_of_a_target(house: House, target: str) -> None:
    opened = house.open("Ana", "Ben", game=BOOK, options={"character": "drawn"})
    ana = house.join(opened, 0)
    assert ana.ask("plan", seat=0, targets=[target])["type"] == "error"
    assert plans_of(settled(ana)) == {}


def test_a_mark_goes_when_the_thing_is_done(house: House) -> None:
    """Also when somebody else did it."""
    opened = house.open("Ana", "Ben", game=BOOK, options={"character": "drawn"})
    players = [house.join(opened, seat) for seat in range(2)]
    acting = next(one for one in players if settled(one).state["asked"])
    seat = acting.state["asked"]["seat"]
    other = players[1 - seat]
    options = acting.state["asked"]["options"]
    done = next(one for one in options if one["targets"] and one["choice"] != "end")
    target = done["targets"][0]
    assert other.ask("plan", seat=1 - seat, targets=[target, "stack"])["ok"]
    assert acting.play(done["choice"])["ok"]
    assert plans_of(settled(other))[1 - seat][1] == ["stack"]


def test_a_bot_says_in_one_line_what_it_is_up_to(house: House) -> None:
    opened = house.open("Ana", "bot", game=BOOK, options={"character": "drawn"})
    ana = house.join(opened, 0)
    while not ana.state.get("view", {}).get("round"):
        ana.until_asked()
        assert ana.play(ana.state["asked"]["options"][-1]["choice"])["ok"]
    ana.until_asked()
    words, targets = plans_of(ana)[1]
    assert words.endswith(".")
    assert "intends-" not in words
    assert "aim-" not in words
    ana.say("lang", lang="cs")
    czech = ana.until("state")["plans"]
    assert czech[0]["words"] != words
    assert czech[0]["targets"] == targets


def test_rivals_hear_nothing_of_a_bots_plan(house: House) -> None:
    opened = house.open("Ana", "bot")
    ana = house.join(opened, 0)
    assert ana.until_asked()["plans"] == []
