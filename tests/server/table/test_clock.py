"""A clock takes nothing by force: whose time is over may be helped out by a bot, once, openly."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from typing import Any

import pytest

from druzina.server.clock import now
from druzina.server.table import overtime
from druzina.server.workers.crew import Crew, NoThought
from tests.server.client import Client, Message, play_out
from tests.server.conftest import House, Starter

CLOCK = {"clock": 30}


def later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    monkeypatch.setattr(overtime, "now", lambda: now() + int(seconds * 1000))


def two(house: House, **more: Any) -> tuple[Message, Client, Client]:
    """Ana has chosen, Ben has not."""
    opened = house.open("Ana", "Ben", manners=CLOCK, **more)
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    assert ana.play("pick 1")["ok"]
    ben.until_asked()
    return opened, ana, ben


def let(client: Client, late: int, seat: int = 0) -> Message:
    return client.ask("let_bot", seat=seat, late=late)


def notices(client: Client) -> list[Message]:
    """All that were sent until now."""
    client.say("ping")
    client.until("pong")
    heard: list[Message] = [json.loads(frame) for frame in client.frames]
    return [message for message in heard if message["type"] == "notice"]


def refused(reply: Message) -> str:
    assert not reply["ok"]
    return str(reply["refusal"]["key"])


def test_everybody_sees_until_when_a_person_may_think(house: House) -> None:
    opened, ana, _ = two(house)
    waiting = {one["seat"]: one for one in ana.state["waiting"]}
    assert waiting[1]["until"] == waiting[1]["since"] + 30_000
    assert waiting[0]["until"] == 0, "who has answered is not counted"
    assert opened["table"]["manners"]["clock"] == 30
    assert "30 seconds for each question" in opened["table"]["summary"]


def test_the_clock_runs_from_the_start_of_the_game(house: House) -> None:
    """Not from the opening of the table: to wait for the others costs nobody time."""
    opened = house.open("Ana", "Ben", manners=CLOCK, begin=False)
    begun = now()
    path = f"/api/tables/{opened['table']['id']}/start"
    assert house.http.post(path, json={"host": opened["host"]}).status_code == 200
    ana = house.join(opened, 0)
    ana.until_asked()
    assert opened["table"]["created"] < begun <= ana.state["waiting"][0]["since"]


def test_bots_and_tables_without_a_clock_are_not_counted(house: House) -> None:
    quiet = house.join(house.open("Ana", "Ben"), 0)
    quiet.until_asked()
    assert {one["until"] for one in quiet.state["waiting"]} == {0}
    opened = house.open("Ana", "Ben", "bot", manners=CLOCK)
    ana = house.join(opened, 0)
    ana.until_asked()
    assert all(one["until"] == 0 for one in ana.state["waiting"] if one["seat"] == 2)
    assert any(one["until"] for one in ana.state["waiting"])


def test_a_bot_answers_one_question_and_everybody_hears_of_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ana, ben = two(house)
    later(monkeypatch, 31)
    before = ben.state["asked"]["number"]
    assert let(ana, 1)["ok"]
    for client in (ana, ben):
        told = notices(client)[-1]
        assert (told["key"], told["seat"]) == ("notice-stand-in", 1)
        assert "Ana" in told["words"]
        assert "Ben" in told["words"]
    assert (ben.state["asked"] or {}).get("number") != before
    assert ben.table["seats"][1]["who"] == "person", "the seat stays Ben's"


def test_it_is_refused_early_for_oneself_and_for_a_bot(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ana, ben = two(house)
    early = let(ana, 1)
    assert refused(early) == "refusal-clock-early"
    assert "Ben still has" in early["refusal"]["words"]
    later(monkeypatch, 31)
    assert refused(let(ben, 1, seat=1)) == "refusal-clock-own"
    assert refused(let(ana, 0)) == "refusal-clock-own"
    assert refused(let(ana, 1, seat=1)) == "refusal-not-yours"
    assert refused(let(ana, 17)) == "refusal-stale"
    assert refused(let(ben, 0, seat=1)) == "refusal-stale", "Ana has answered"
    assert ben.state["asked"], "nothing was taken"


def test_no_clock_no_bot(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ana = house.join(house.open("Ana", "Ben"), 0)
    later(monkeypatch, 10_000)
    assert refused(let(ana, 1)) == "refusal-clock-off"
    waiting = house.join(house.open("Ana", "link", manners=CLOCK), 0)
    assert refused(let(waiting, 1)) == "refusal-not-begun"


def test_a_bots_seat_needs_no_help(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = house.open("Ana", "Ben", "bot", manners=CLOCK)
    ana = house.join(opened, 0)
    later(monkeypatch, 31)
    assert refused(let(ana, 2)) == "refusal-clock-bot"


def test_a_spectator_lets_nobody_do_anything(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, _, _ = two(house)
    later(monkeypatch, 31)
    assert refused(let(house.join(opened), 1)) == "refusal-not-yours"


def test_the_late_person_may_still_answer_while_the_bot_thinks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ana, ben = two(house)
    later(monkeypatch, 31)
    thinking, answered = threading.Event(), threading.Event()
    real = Crew.choose

    async def slow(self: Crew, work: Any, seconds: float, **more: Any) -> Any:
        chose = await real(self, work, seconds)
        thinking.set()
        await asyncio.to_thread(answered.wait, 60)
        return chose

    monkeypatch.setattr(Crew, "choose", slow)
    ana.say("let_bot", id=900, seat=0, late=1)
    assert thinking.wait(60)
    assert ben.play("pick 2")["ok"]
    answered.set()
    while (reply := ana.until("reply"))["id"] != 900:
        pass
    assert refused(reply) == "refusal-stale"
    assert notices(ana) + notices(ben) == []


def test_a_bot_that_fails_changes_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ana, ben = two(house)
    later(monkeypatch, 31)

    async def fails(self: Crew, work: Any, seconds: float, **more: Any) -> Any:
        raise NoThought("test")

    monkeypatch.setattr(Crew, "choose", fails)
    assert refused(let(ana, 1)) == "refusal-clock-failed"
    assert ben.state["asked"]
    assert ben.play("pick 2")["ok"]


def test_the_bot_knows_no_more_than_the_late_seat(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ana, _ = two(house)
    later(monkeypatch, 31)
    given: list[Any] = []
    real = Crew.choose

    async def spied(self: Crew, work: Any, seconds: float, **more: Any) -> Any:
        given.append(work)
        return await real(self, work, seconds)

    monkeypatch.setattr(Crew, "choose", spied)
    assert let(ana, 1)["ok"]
    assert [(work.seat, work.bot) for work in given] == [(1, "adept")]


def test_it_is_kept_and_who_was_late_hears_of_it_on_coming_back(
    start: Starter, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = start()
    opened, ana, _ = two(house)
    later(monkeypatch, 31)
    assert let(ana, 1)["ok"]
    number = ana.until_asked()["asked"]["number"]
    house.stop()
    again = start()
    back = again.join(opened, 1)
    told = back.until("notice")
    assert (told["key"], told["seat"]) == ("notice-stand-in-back", 1)
    said = r"Ben: time was up, so a bot answered one question\. It chose: slot \d: .+\."
    assert re.fullmatch(said, told["words"])
    assert re.fullmatch(r"Ben: .+ jednu otázku\. Zvolil: políčko \d: .+\.", told["also"]["cs"])
    ana = again.join(opened, 0)
    assert ana.until_asked()["asked"]["number"] == number, "the same question as before"
    assert notices(ana) == [], "it is no news for Ana"
    ben = back
    while ben.state["asked"] is None:
        assert ana.play()["ok"]
        ben.rest(0.01)
    assert ben.play()["ok"]
    assert notices(again.join(opened, 1)) == [], "Ben has played since"


def test_only_the_late_person_hears_what_the_bot_chose(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody else hears that it did, and so does a screen that several people share."""
    opened = house.open("Ana", "Ben", "Eva", manners=CLOCK)
    ana, ben, both = house.join(opened, 0), house.join(opened, 1), house.join(opened, 1, 2)
    later(monkeypatch, 31)
    assert let(ana, 1)["ok"]
    told = {who: notices(client)[-1]["words"] for who, client in (("ana", ana), ("both", both))}
    picked = notices(ben)[-1]["words"]
    assert "It chose: slot" in picked
    assert all(picked.startswith(words) and words != picked for words in told.values())
    back = notices(house.join(opened, 1, 2))[-1]
    assert back["words"] == "Ben: time was up, so a bot answered one question."
    assert "It chose: slot" in notices(house.join(opened, 1))[-1]["words"]


def test_the_record_of_such_a_game_replays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = house.open("Ana", "Ben", manners=CLOCK, seed=3, random_order=True)
    first, second = house.join(opened, 0), house.join(opened, 1)
    assert first.play("pick 1")["ok"]
    second.until_asked()
    later(monkeypatch, 31)
    assert let(first, 1)["ok"]
    play_out(first, second)
    record = house.http.get(f"/api/tables/{opened['table']['id']}/record")
    assert record.status_code == 200
    assert all(entry[0].isdigit() for entry in record.json()["entries"])
    names = [seat["name"] for seat in opened["table"]["seats"]]
    assert record.json()["options"]["names"] == names
    again = house.http.post("/api/records", content=record.content)
    assert again.status_code == 201, again.text
    assert [seat["name"] for seat in again.json()["seats"]] == names


def test_where_one_person_is_left_no_clock_runs(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, ana, _ = two(house)
    secret = next(one["secret"] for one in opened["held"] if one["seat"] == 1)
    left = house.http.post(f"/api/tables/{opened['table']['id']}/leave", json={"secret": secret})
    assert left.status_code == 200
    later(monkeypatch, 31)
    assert refused(let(ana, 1)) == "refusal-clock-off"


@pytest.mark.parametrize(
    ("seats", "manners", "key"),
    [
        (["Ana", "Ben"], {"clock": 60, "pace": "post"}, "problem-clock-post"),
        (["me", "bot"], {"clock": 60}, "problem-clock-alone"),
        (["me", "me", "bot"], {"clock": 60}, "problem-clock-alone"),
        (["Ana", "Ben"], {"clock": 45}, "error-request"),
        (["Ana", "Ben"], {"clock": "soon"}, "error-request"),
        (["Ana", "Ben"], {"pace": "slow"}, "error-request"),
    ],
)
def test_what_cannot_be_is_said(
    house: House, seats: list[str], manners: dict[str, Any], key: str
) -> None:
    wanted = [
        {"who": one} if one in ("me", "bot") else {"who": "device", "name": one} for one in seats
    ]
    body = {"game": "tales_of_glory", "seats": wanted, "manners": manners}
    answer = house.http.post("/api/tables?lang=en", json=body)
    assert answer.status_code in (400, 422)
    assert answer.json()["key"] == key
    if key == "error-request":
        assert f"manners.{next(iter(manners))}" in answer.json()["words"]


def test_playing_and_taking_back_restart_no_clock(house: House) -> None:
    opened = house.open("Ana", "Ben", manners=CLOCK)
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    since = {one["seat"]: one["since"] for one in ana.until_asked()["waiting"]}
    for _ in range(3):
        assert ana.play("pick 1")["ok"]
        assert ana.ask("undo", seat=0)["ok"]
        waiting = {one["seat"]: one for one in ana.until_asked()["waiting"]}
        assert waiting[0]["since"] == since[0], "as if it had never been answered"
    assert ben.until_asked()["waiting"][1]["since"] == since[1]


def test_the_clock_of_a_question_taken_up_again_survives_a_restart(start: Starter) -> None:
    house = start()
    opened = house.open("Ana", "Ben", manners=CLOCK)
    ana = house.join(opened, 0)
    since = ana.until_asked()["waiting"][0]["since"]
    assert ana.play("pick 1")["ok"]
    assert ana.ask("undo", seat=0)["ok"]
    house.stop()
    again = start().join(opened, 0)
    assert again.until_asked()["waiting"][0]["since"] == since
