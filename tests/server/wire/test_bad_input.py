"""Whatever a client sends: a clear word, no change, nobody else disturbed."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from druzina.server.limits import Limits
from tests.server.client import Client
from tests.server.conftest import House, Starter

MALFORMED = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "\x00",
    '{"type":"fly"}',
    '{"type":"play"}',
    '{"type":"play","id":1,"seat":0,"number":0,"choices":[]}',
    '{"type":"play","id":1,"seat":-1,"number":0,"choices":["x"]}',
    '{"type":"play","id":1,"seat":0,"number":0,"choices":[1]}',
    '{"type":"play","id":1,"seat":1e99,"number":0,"choices":["x"]}',
    '{"type":"play","id":99999999999999999999999999,"seat":0,"number":0,"choices":["x"]}',
    '{"type":"play","id":1,"seat":0,"number":0,"choices":["x"],"more":1}',
    '{"type":"lang","lang":"xx"}',
    '{"type":"chat","seat":0,"text":""}',
    '{"type":"chat","seat":0,"text":"' + "x" * 501 + '"}',
    '{"type":"silence","id":1,"seat":0,"kind":"Pick","scope":"forever"}',
    '{"type":"hello","protocol":3,"table":"again"}',
    "[" * 5000,
    r'{"type":"play","id":1,"seat":0,"number":0,"choices":["\ud800"]}',
]


def settled(*clients: Client) -> list[Any]:
    for client in clients:
        client.rest(0.2)
    return [(client.state["view"], client.state["asked"], client.lines) for client in clients]


def test_malformed_messages_are_answered_and_change_nothing(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    before = settled(ana, ben)
    heard = len(ben.frames)
    for text in MALFORMED:
        ana.socket.send(text)
        assert ana.until("error")["key"] == "error-message", text
    ana.socket.send(b"\xff\xfe\x00")
    assert ana.until("error")["key"] == "error-message"
    assert settled(ana, ben) == before
    assert len(ben.frames) == heard
    assert ana.play()["ok"]


@pytest.mark.parametrize(
    ("text", "id_"),
    [
        ('{"type":"play","id":7,"seat":0,"number":0,"choices":[]}', 7),
        ('{"type":"fly","id":8}', 8),
        ('{"id":9}', 9),
        ('{"type":"play","id":"7"}', None),
        ('{"type":"play","id":true}', None),
        ('{"type":"play","id":-1}', None),
        ('{"type":"play","id":7', None),
    ],
)
def test_an_unreadable_message_is_answered_by_its_number(
    house: House, text: str, id_: int | None
) -> None:
    ana = house.join(house.open("Ana", "Ben"), 0)
    ana.socket.send(text)
    answer = ana.until("error")
    assert (answer["key"], answer["id"]) == ("error-message", id_)


def test_forged_out_of_turn_and_replayed_answers_are_refused(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    number = ana.until_asked()["asked"]["number"]
    his = ben.until_asked()["asked"]["number"]

    def refused(**fields: Any) -> str:
        return str(ana.ask("play", **fields)["refusal"]["key"])

    assert refused(seat=1, number=his, choices=["pick 1"]) == "refusal-not-yours"
    assert refused(seat=5, number=his, choices=["pick 1"]) == "refusal-not-yours"
    assert refused(seat=0, number=number + 1, choices=["pick 1"]) == "refusal-stale"
    assert refused(seat=0, number=number, choices=["pick 99"]) == "refusal-no-answer"
    assert refused(seat=0, number=number, choices=["pick 1", "pick 2"])
    assert ana.ask("play", seat=0, number=number, choices=["pick 1"])["ok"]
    assert refused(seat=0, number=number, choices=["pick 1"]) == "refusal-not-asked"
    assert ana.ask("undo", seat=1)["refusal"]["key"] == "refusal-not-yours"
    assert ana.ask("preview", seat=1, choices=["pick 1"])["refusal"]["key"] == "refusal-not-yours"
    assert ana.ask("silence", seat=0, kind="Pick", scope="game")["refusal"]
    assert ana.ask("speak", seat=0, kind="Pick")["refusal"]
    assert settled(ben)[0][0]["picked"] is None


@pytest.mark.parametrize(
    ("hello", "key", "code"),
    [
        ({"protocol": 0}, "error-protocol", 4000),
        ({"table": "nowhere"}, "error-table", 4004),
        ({"secrets": ["guess"]}, "error-secret", 4003),
    ],
)
def test_a_wrong_hello_is_told_and_ends(
    house: House, hello: dict[str, Any], key: str, code: int
) -> None:
    opened = house.open("Ana", "Ben")
    fields = {"protocol": 3, "table": opened["table"]["id"], **hello}
    client = knocking(house, {"type": "hello", **fields})
    error = client.until("error")
    assert (error["key"], error["fatal"]) == (key, True)
    assert closed(client) == code


def test_anything_before_hello_ends(house: House) -> None:
    assert closed(knocking(house, {"type": "ping"})) == 4001


def test_a_table_may_be_closed_to_spectators(house: House) -> None:
    opened = house.open("Ana", "Ben", manners={"spectators": False})
    hello = {"type": "hello", "protocol": 3, "table": opened["table"]["id"]}
    assert closed(knocking(house, hello)) == 4003


def knocking(house: House, first: dict[str, Any]) -> Client:
    """A client that says this first."""

    class Knocking(Client):
        def say(self, type_: str, **fields: Any) -> None:
            self.socket.send(json.dumps(first))

    client = Knocking(f"ws://127.0.0.1:{house.port}/ws", "")
    house.clients.append(client)
    return client


def closed(client: Client) -> int:
    while not isinstance(ended := client.heard_or_closed(), ConnectionClosed):
        pass
    assert ended.rcvd is not None
    return int(ended.rcvd.code)


def test_oversized_messages_end_only_the_one_who_sends_them(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    before = settled(ben)
    ana.socket.send("x" * 20_000)
    assert closed(ana) == 1009
    assert settled(ben) == before
    assert ben.play()["ok"]


def test_too_many_messages_are_dropped_then_end(start: Starter) -> None:
    house = start(limits=Limits(messages_per_second=5, messages_burst=10, messages_over=50))
    opened = house.open("Ana", "Ben")
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    before = settled(ben)
    for _ in range(100):
        ana.say("ping")
    assert closed(ana) == 4008
    assert settled(ben) == before
    assert any('"error-rate"' in frame for frame in ana.frames)


def test_a_thousand_random_messages_change_nothing(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    before = settled(ana, ben)
    luck = random.Random(3)
    kinds = ["play", "preview", "why", "undo", "ask_undo", "consent", "silence", "speak", "eyes"]
    for _ in range(1000):
        kind = luck.choice(kinds)
        fields: dict[str, Any] = {"type": kind, "id": 1, "seat": luck.choice([1, 2, 63, None, "0"])}
        for name, values in (
            ("number", [0, 1, 2**53, -1]),
            ("choices", [["pick 1"], [""], ["quest:Q-01"] * 70, None]),
            ("choice", ["slot:7", "\u0000", "x" * 300]),
            ("request", [1, -1]),
            ("allow", [True]),
            ("kind", ["Pick"]),
            ("scope", ["turn", "x"]),
        ):
            if luck.random() < 0.6:
                fields[name] = luck.choice(values)
        ana.socket.send(json.dumps(fields))
        ana.rest(0)
    ana.say("ping")
    ana.until("pong")
    assert settled(ana, ben) == before
