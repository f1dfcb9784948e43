"""The host keeps the peace of a table; a guest finds the way back to a lost seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from druzina.server.limits import Limits
from druzina.server.table.naming import alike, plain_name
from tests.server.client import Client, Message
from tests.server.conftest import LIMITS, House, Starter


def post(house: House, opened: Message, what: str, **body: Any) -> Any:
    answer = house.http.post(f"/api/tables/{opened['table']['id']}/{what}", json=body)
    return answer.json() if answer.is_success else (answer.status_code, answer.json()["key"])


def guest(house: House, opened: Message, name: str, invite: str | None = None) -> Any:
    """Sits down by the invitation; what opens the seat."""
    link = invite or opened["invites"][0]["invite"]
    return post(house, opened, "sit", invite=link, name=name)


def came(house: House, opened: Message, sat: Message) -> Client:
    held = {"table": opened["table"], "held": [{"seat": sat["seat"], "secret": sat["secret"]}]}
    return house.join(held, sat["seat"])


def cut_off(client: Client) -> int:
    while not isinstance(heard := client.heard_or_closed(), ConnectionClosed):
        pass
    assert heard.rcvd is not None
    return heard.rcvd.code


def test_who_is_sent_away_before_the_start_leaves_an_open_seat(house: House) -> None:
    opened = house.open("me", "link")
    host = opened["host"]
    sat = guest(house, opened, "Eve")
    eve = came(house, opened, sat)
    card = post(house, opened, "kick", host=host, seat=1)
    assert (card["seats"][1]["who"], card["seats"][1]["name"]) == ("open", "")
    assert cut_off(eve) == 4003
    assert post(house, opened, "leave", secret=sat["secret"]) == (403, "error-secret")
    again = post(house, opened, "invite", host=host, seat=1)
    assert guest(house, opened, "Ben", again["invite"])["seat"] == 1
    assert guest(house, opened, "Eve", again["invite"]) == (409, "problem-invite")


def test_who_is_sent_away_later_is_followed_by_a_bot_and_the_seat_can_be_taken_again(
    house: House,
) -> None:
    opened = house.open("me", "link")
    host = opened["host"]
    eve = came(house, opened, guest(house, opened, "Eve"))
    assert post(house, opened, "start", host=host)["status"] == "playing"
    mine = house.join(opened, 0)
    mine.until_asked()
    card = post(house, opened, "kick", host=host, seat=1, level="apprentice")
    assert (card["seats"][1]["who"], card["seats"][1]["level"]) == ("bot", "apprentice")
    assert cut_off(eve) == 4003
    told = mine.until("notice")
    assert (told["key"], told["seat"]) == ("notice-kicked", 1)
    assert "Eve" in told["words"]
    link = post(house, opened, "invite", host=host, seat=1)["invite"]
    sat = guest(house, opened, "Ben", link)
    ben = came(house, opened, sat)
    assert ben.table["seats"][1]["who"] == "person"
    while mine.until("notice")["key"] != "notice-sat-in":
        pass
    assert ben.until_asked()["asked"] or ben.state["outcome"]


def test_only_the_host_has_these_powers_and_not_over_themselves(house: House) -> None:
    opened = house.open("me", "link", "bot")
    host = opened["host"]
    secret = guest(house, opened, "Ben")["secret"]
    for what, more in (
        ("kick", {"seat": 1}),
        ("mute", {"seat": 1}),
        ("invite", {"seat": 1}),
        ("close", {}),
        ("watching", {"spectators": False}),
    ):
        assert post(house, opened, what, host=secret, **more) == (403, "problem-host"), what
    assert post(house, opened, "kick", host=host, seat=0) == (409, "problem-host-seat")
    assert post(house, opened, "kick", host=host, seat=2) == (409, "problem-nobody-there")
    assert post(house, opened, "kick", host=host, seat=9) == (409, "problem-nobody-there")
    assert post(house, opened, "invite", host=host, seat=1) == (409, "problem-seat-taken")
    assert post(house, opened, "start", host=host)["status"] == "playing"
    never = post(house, opened, "invite", host=host, seat=2)
    assert never == (409, "problem-seat-taken"), "a bot from the beginning stays one"


def test_a_muted_seat_says_nothing_until_it_may_again(house: House) -> None:
    opened = house.open("me", "link")
    eve = came(house, opened, guest(house, opened, "Eve"))
    card = post(house, opened, "mute", host=opened["host"], seat=1)
    assert card["seats"][1]["muted"]
    eve.say("chat", seat=1, text="buy this")
    assert eve.until("error", "chat")["key"] == "refusal-muted"
    post(house, opened, "mute", host=opened["host"], seat=1, muted=False)
    eve.say("chat", seat=1, text="sorry")
    assert eve.until("error", "chat")["text"] == "sorry"


def test_who_is_invited_to_a_muted_seat_may_speak(house: House) -> None:
    opened = house.open("me", "link")
    host = opened["host"]
    guest(house, opened, "Eve")
    post(house, opened, "mute", host=host, seat=1)
    post(house, opened, "kick", host=host, seat=1)
    link = post(house, opened, "invite", host=host, seat=1)["invite"]
    ben = came(house, opened, guest(house, opened, "Ben", link))
    ben.say("chat", seat=1, text="hello")
    assert ben.until("error", "chat")["text"] == "hello"


def test_who_is_sent_away_from_a_public_seat_does_not_come_back_by_themselves(
    house: House,
) -> None:
    opened = house.open("me", "public", "public")
    sat = post(house, opened, "sit", seat=1, name="Eve")
    post(house, opened, "mute", host=opened["host"], seat=sat["seat"])
    card = post(house, opened, "kick", host=opened["host"], seat=1)
    assert [seat["public"] for seat in card["seats"]] == [False, False, True]
    assert post(house, opened, "sit", seat=1, name="Eve") == (403, "problem-seat-closed")
    link = post(house, opened, "invite", host=opened["host"], seat=1)["invite"]
    assert guest(house, opened, "Ben", link)["seat"] == 1


def test_a_closed_table_is_played_no_more(house: House) -> None:
    opened = house.open("me", "Ben")
    mine = house.join(opened, 0)
    mine.until_asked()
    assert post(house, opened, "close", host=opened["host"])["status"] == "abandoned"
    assert mine.until("notice")["key"] == "notice-closed"
    assert mine.play("pick 1")["refusal"]["key"] == "refusal-closed"
    assert post(house, opened, "kick", host=opened["host"], seat=1) == (409, "problem-over-already")


def test_who_may_watch_is_limited(house: House) -> None:
    opened = house.open("me", "Ben")
    watchers = [house.join(opened) for _ in range(3)]
    card = post(house, opened, "watching", host=opened["host"], spectators=True, most=1)
    assert card["watchers"] == 1
    assert [cut_off(one) for one in watchers[1:]] == [4003, 4003]
    late = Client(f"ws://127.0.0.1:{house.port}/ws", opened["table"]["id"])
    assert late.until("error")["key"] == "error-watchers"
    late.close()
    post(house, opened, "watching", host=opened["host"], spectators=False)
    assert cut_off(watchers[0]) == 4003
    late = Client(f"ws://127.0.0.1:{house.port}/ws", opened["table"]["id"])
    assert late.until("error")["key"] == "error-spectators"
    late.close()


def test_where_only_so_many_may_watch_nobody_does_by_another_door(house: House) -> None:
    opened = house.open("me", "Ben")
    path, host = f"/api/tables/{opened['table']['id']}", opened["host"]
    assert house.join(opened, 0).play("pick 1")["ok"]

    def looked(secret: str = "") -> int:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        return house.http.get(f"{path}/replay", headers=headers).status_code

    assert looked() == 200
    post(house, opened, "watching", host=host, spectators=True, most=1)
    assert looked() == 403
    assert looked(opened["held"][0]["secret"]) == 200, "who plays there looks back"
    post(house, opened, "watching", host=host, spectators=False)
    assert looked() == 403
    mine = {"secret": opened["held"][0]["secret"], "level": "apprentice"}
    post(house, opened, "watching", host=host, spectators=True, most=2)
    assert house.http.post(f"{path}/fork", json=mine).json()["table"]["watchers"] == 2


def test_many_who_come_with_one_invitation_find_one_seat(house: House) -> None:
    opened = house.open("me", "link", "link")

    def come(n: int) -> Any:
        return guest(house, opened, f"Guest {n}")

    with ThreadPoolExecutor(12) as crowd:
        told = list(crowd.map(come, range(12)))
    sat = [one for one in told if isinstance(one, dict)]
    assert [one["seat"] for one in sat] == [1]
    assert {one for one in told if not isinstance(one, dict)} == {(409, "problem-invite")}


def test_a_seat_is_found_again_by_a_code_that_is_good_once(start: Starter) -> None:
    house = start()
    opened = house.open("me", "link")
    sat = guest(house, opened, "Ben")
    code = post(house, opened, "code", secret=sat["secret"])["code"]
    assert len(code) == 19
    house.stop()
    house = start()
    typed = code.upper().replace("-", " ")
    found = post(house, opened, "recover", code=typed)
    assert found["seat"] == 1
    assert came(house, opened, {"seat": 1, "secret": found["secret"]}).table
    assert post(house, opened, "code", secret=sat["secret"]) == (403, "error-secret")
    assert post(house, opened, "recover", code=code) == (403, "problem-code")
    assert post(house, opened, "recover", code=found["code"])["seat"] == 1


def test_codes_cannot_be_tried_one_after_the_other(start: Starter) -> None:
    quick = {name: getattr(LIMITS, name) for name in LIMITS.__struct_fields__}
    house = start(limits=Limits(**{**quick, "wrong_profiles_per_hour": 3}))
    opened = house.open("me", "Ben")
    tried = [post(house, opened, "recover", code=f"abcd-{n:04d}")[0] for n in range(5)]
    assert tried == [403, 403, 403, 429, 429]


def test_who_was_sent_away_has_no_code_left(house: House) -> None:
    opened = house.open("me", "link")
    sat = guest(house, opened, "Eve")
    code = post(house, opened, "code", secret=sat["secret"])["code"]
    post(house, opened, "kick", host=opened["host"], seat=1)
    assert post(house, opened, "recover", code=code) == (403, "problem-code")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ana\u200b\u202e  Nováková ", "Ana Nováková"),
        ("\u0410na", "Ana"),  # a Cyrillic A
        ("Анна", "Анна"),  # all of one alphabet: a name like any other
        ("Ａｎａ", "Ana"),
        ("Z" + "\u0301" * 30 + "algo", "Ź\u0301\u0301algo"),
        ("\x07\x1b[31m", "[31m"),
        ("Žofie Křížová", "Žofie Křížová"),
        ("太郎", "太郎"),
        ("太郎Taro", "太郎Taro"),
        ("Kaʻahumanu", "Kaʻahumanu"),
        ("Eva\ufe0f\u034f\u180b\U000e0100", "Eva"),  # marks that nobody sees
        ("\u3164\uffa0\u115f\u1160\u2800\u17b4", ""),  # letters that nobody sees
        ("A\u0578na \u13aava", "Ana va"),  # Armenian, Cherokee: look-alikes beside our letters
        ("\u0531\u0580\u0561", "\u0531\u0580\u0561"),  # all of it Armenian: a name
    ],
)
def test_a_name_is_what_it_looks_like(typed: str, shown: str) -> None:
    assert plain_name(typed, 40) == shown


def test_nobody_passes_for_somebody_else_at_the_table(house: House) -> None:
    assert alike("Ana I") == alike("АNA l")
    assert alike("Ana") != alike("Hana")
    assert alike("Eva") == alike("Eʋɑ") == alike("Eᴠa") == alike("Eva\u20dd")
    assert alike("Łukasz Đan") == alike("Lukasz Dan")
    assert alike("राम") != alike("रमा"), "some alphabets write vowels as marks"
    opened = house.open("Jan Novák", "link")
    assert guest(house, opened, "JAN N0VAK") == (409, "problem-name-taken")
    assert guest(house, opened, "Jan Novák\ufe0f") == (409, "problem-name-taken")
    sat = guest(house, opened, "Eva")
    path = f"/api/tables/{opened['table']['id']}/name"
    told = house.http.post(path, json={"secret": sat["secret"], "name": "Jan Nоvák"})
    assert told.json()["key"] == "problem-name-taken"
