"""Looking ahead, asking why, several answers at once, hints, chat."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.core import LookAhead, Match
from druzina.games.big_book_of_madness.rules.payment import Pay
from druzina.server.table import answers
from druzina.server.table.wording import Voice
from druzina.text.language import LANGUAGES
from tests.games.big_book_of_madness.table import player, run, seated, table
from tests.server.client import Client
from tests.server.conftest import House


def laying(house: House, **more: Any) -> Client:
    """Ana is asked to lay a tile that she can lay."""
    opened = house.open("Ana", "bot", **more)
    ana = house.join(opened, 0)
    while True:
        asked = ana.until_asked()["asked"]
        texts = [option["choice"] for option in asked["options"]]
        if "lay" in texts:
            return ana
        assert ana.play()["ok"]


def test_a_forecast_previews_every_option_and_greys_the_rest(house: House) -> None:
    ana = house.join(house.open("Ana", "Ben"), 0)
    asked = ana.until_asked()["asked"]
    forecast = ana.ask("forecast", seat=0)["forecast"]
    assert forecast["number"] == asked["number"]
    assert [one["choices"] for one in forecast["options"]] == [
        [option["choice"]] for option in asked["options"]
    ]
    assert forecast["greyed"] == [], "there is no slot 7 that could be grey"


def test_what_is_not_possible_is_greyed_with_its_rule(house: House) -> None:
    ana = laying(house)
    assert ana.play("lay")["ok"]
    ana.until_asked()
    greyed = {one["choice"]: one for one in ana.ask("forecast", seat=0)["forecast"]["greyed"]}
    assert greyed["lay 0,0"]["clause"] == "TOG-PLC-01"
    assert greyed["lay 0,0"]["words"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_cards_that_one_reason_keeps_from_paying_it_is_the_same_word_for_word(lang: str) -> None:
    seats = player("W1 W2 W3", discard="W3 E1"), player("F1", support="W1")
    match = seated(run(table(*seats), Pay(0, cost=[3, 0, 0, 0])))
    voice = Voice(lang, "big_book_of_madness", match.content, ("Ana", "Ben"))
    greyed = answers.told_forecast(match, 0, 1, voice).greyed
    elsewhere = [one for one in greyed if one.clause == "BBM-PAY-01"]
    assert len({one.of for one in elsewhere}) == len(elsewhere) >= 3
    assert all(one.words.startswith(one.of) for one in elsewhere)
    assert len({one.words.removeprefix(one.of) for one in elsewhere}) == 1


@pytest.mark.ux(24, 25)
def test_previews_change_nothing_and_come_true(house: House) -> None:
    ana = laying(house)
    preview = ana.ask("preview", seat=0, choices=["lay"], view=True)["preview"]
    assert preview["view"]["seat"] == 0
    forecast = ana.ask("forecast", seat=0)["forecast"]
    lay = next(one for one in forecast["options"] if one["choices"] == ["lay"])
    assert [line["words"] for line in lay["lines"]] == [line["words"] for line in preview["lines"]]
    known = len(ana.lines)
    assert ana.play("lay")["ok"]
    told = [ana.lines[number] for number in sorted(ana.lines) if number > known]
    assert told[: len(preview["lines"])] == [line["words"] for line in preview["lines"]]


def test_why_gives_the_clause_and_nothing_for_what_is_offered(house: House) -> None:
    ana = house.join(house.open("Ana", "Ben"), 0)
    ana.until_asked()
    assert ana.ask("why", seat=0, choice="pick 7")["refusal"]["clause"] == "TOG-SET-17"
    assert ana.ask("why", seat=0, choice="pick 1")["ok"]
    assert not ana.ask("why", seat=0, choice="cell:99,99")["ok"]


def test_several_answers_are_taken_or_refused_as_a_whole(house: House) -> None:
    ana = laying(house)
    asked = ana.state["asked"]
    before = ana.state["view"]
    refused = ana.ask("play", seat=0, number=asked["number"], choices=["lay", "lay 15,15"])
    assert not refused["ok"]
    ana.rest(0.1)
    assert ana.state["view"] == before
    assert ana.state["asked"] == asked


def test_options_that_cross_the_limit_say_so(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    ana.until_asked()
    free = ana.ask("forecast", seat=0)["forecast"]["options"]
    assert all(one["crosses"] is None for one in free)
    assert ben.play()["ok"]
    ana.rest()
    crossing = ana.ask("forecast", seat=0)["forecast"]["options"][0]["crosses"]
    assert (crossing["stop"], crossing["what"]) == ("reveal", "answers")
    assert crossing["words"]


def test_a_state_is_told_without_looking_ahead(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the options would do is worked out when somebody asks, not on the way of a choice."""
    looked: list[int] = []
    ahead = Match.ahead

    def counted(match: Match[Any], seat: int) -> LookAhead[Any]:
        looked.append(seat)
        return ahead(match, seat)

    monkeypatch.setattr(Match, "ahead", counted)
    ana = laying(house)
    assert looked == []
    ana.ask("forecast", seat=0)
    assert looked == [0]


def test_an_option_is_played_once_however_often_it_is_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[object] = []
    play = LookAhead._play

    def counted(look: LookAhead[Any], choices: Any) -> Any:
        played.append(choices)
        return play(look, choices)

    monkeypatch.setattr(LookAhead, "_play", counted)
    ana = laying(house)
    options = [one["choice"] for one in ana.state["asked"]["options"]]
    for _ in range(2):
        ana.ask("forecast", seat=0)
        for one in options:
            ana.ask("preview", seat=0, choices=[one], view=True)
    assert len(played) == len(options)


def test_of_many_options_only_those_named_are_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "FEW", 1)
    ana = laying(house)
    forecast = ana.ask("forecast", seat=0)["forecast"]
    assert forecast["options"] == []
    named = ana.ask("forecast", seat=0, choices=["lay", "no such"])["forecast"]["options"]
    assert [one["choices"] for one in named] == [["lay"]]


def test_a_hint_is_one_of_the_options_unless_hints_are_off(house: House) -> None:
    ana = house.join(house.open("Ana", "Ben"), 0)
    options = {option["choice"] for option in ana.until_asked()["asked"]["options"]}
    hint = ana.ask("hint", seat=0)["hint"]
    assert hint["choice"] in options
    assert hint["words"]
    shy = house.join(house.open("Ana", "Ben", manners={"hints": False}), 0)
    assert shy.ask("hint", seat=0)["refusal"]["key"] == "refusal-hints-off"


def test_chat_reaches_all_and_those_who_come_later(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, watcher = house.join(opened, 0), house.join(opened)
    ana.say("chat", seat=0, text="  Dobrý\u0007 den ")
    assert watcher.until("chat")["text"] == "Dobrý den"
    later = house.join(opened)
    assert "Dobrý den" in later.frames[0]
    watcher.say("chat", seat=0, text="me too")
    assert watcher.until("error")["key"] == "refusal-not-yours"
