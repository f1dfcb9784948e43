"""Whole games over WebSockets."""

from __future__ import annotations

from tests.server.client import play_out
from tests.server.conftest import House


def test_a_whole_game_of_two_people_and_a_bot(house: House) -> None:
    opened = house.open("Ana", "Ben", "bot")
    ana, ben, spectator = house.join(opened, 0), house.join(opened, 1), house.join(opened)
    assert play_out(ana, ben) > 20
    outcome = ana.state["outcome"]
    ranks = [place["rank"] for place in outcome["seats"]]
    assert ranks == sorted(ranks)
    assert all(place["lines"] for place in outcome["seats"])
    spectator.rest()
    assert spectator.state["outcome"] == outcome
    assert list(spectator.lines) == list(range(1, len(spectator.lines) + 1))


def test_around_one_screen_only_the_eyes_change(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    both = house.join(opened, 0, 1)
    both.until("state")
    mine = both.state["view"]["quests"]
    assert len(mine) == 3
    both.say("eyes", seat=None)
    public = both.until("state")
    assert public["asked"] is None
    assert public["undo"] is None
    assert not any(quest in str(public["view"]) for quest in mine)
    assert both.ask("forecast", seat=0)["refusal"]["key"] == "refusal-other-eyes"
    both.say("eyes", seat=1)
    his = both.until("state")
    assert his["asked"]["seat"] == 1
    assert not set(his["view"]["quests"]) & set(mine)
    assert public["view"]["quests"] is None
    assert his["secretive"] == [0, 1]


def test_the_other_language_says_everything_again(house: House) -> None:
    opened = house.open("Ana", "bot")
    ana = house.join(opened, 0, lang="en")
    english = ana.until("state")
    ana.say("lang", lang="cs")
    table = ana.until("table")["table"]
    czech = ana.until("state")
    assert table["summary"] != opened["table"]["summary"]
    assert czech["asked"]["prompt"] != english["asked"]["prompt"]
    assert czech["asked"]["options"][0]["choice"] == english["asked"]["options"][0]["choice"]
    assert czech["first"] == 1
    assert len(czech["lines"]) >= len(english["lines"])
    assert not {one["words"] for one in czech["lines"]} & {one["words"] for one in english["lines"]}
