"""Opening tables, links, filling, starting, leaving, my tables."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from druzina.server.limits import Limits
from druzina.server.table.table import Table
from druzina.server.wire.cards import TableCard
from druzina.server.wire.server_messages import PROTOCOL
from tests.server.conftest import House, Starter


def post(house: House, path: str, **body: Any) -> tuple[int, Any]:
    answer = house.http.post(path, json=body)
    return answer.status_code, answer.json()


def test_an_invitation_is_good_for_one_sitting(house: House) -> None:
    opened = house.open("Ana", "link", "bot")
    path = f"/api/tables/{opened['table']['id']}"
    assert opened["table"]["status"] == "waiting"
    ana = house.join(opened, 0)
    invite = opened["invites"][0]["invite"]
    assert post(house, f"{path}/start", host=opened["host"])[1]["key"] == "problem-seats-open"
    status, sat = post(house, f"{path}/sit", invite=invite, name=" Ben \u202e ")
    assert (status, sat["seat"], sat["table"]["seats"][1]["name"]) == (201, 1, "Ben")
    assert ana.until("table")["table"]["seats"][1]["who"] == "person"
    assert post(house, f"{path}/sit", invite=invite)[1]["key"] == "problem-invite"
    assert post(house, f"{path}/start", host="guess")[0] == 403
    assert post(house, f"{path}/start", host=opened["host"])[1]["status"] == "playing"
    assert ana.until("state")["asked"]["seat"] == 0
    ben = house.join({**opened, "held": [{"seat": 1, "secret": sat["secret"]}]}, 1)
    assert ben.until("state")["asked"]["seat"] == 1
    assert post(house, f"{path}/start", host=opened["host"])[1]["key"] == "problem-begun"


def test_public_seats_are_listed_taken_and_filled(house: House) -> None:
    opened = house.open("Ana", "public", "public")
    path = f"/api/tables/{opened['table']['id']}"
    assert opened["table"]["id"] in [card["id"] for card in house.http.get("/api/tables").json()]
    assert post(house, f"{path}/sit", seat=0, name="Eve")[1]["key"] == "problem-seat-closed"
    assert post(house, f"{path}/sit", seat=1, name="Ben")[0] == 201
    assert post(house, f"{path}/sit", seat=1, name="Eve")[1]["key"] == "problem-seat-taken"
    filled = post(house, f"{path}/fill", host=opened["host"], level="adept")[1]
    assert [seat["who"] for seat in filled["seats"]] == ["person", "person", "bot"]
    assert post(house, f"{path}/fill", host=opened["host"], level="x.py:Bot")[0] == 400


def test_what_follows_from_the_seats_cannot_be_asked_for(house: House) -> None:
    opened = house.open("Ana", "public", options={"names": "x", "seats": 5})
    listed = house.http.get("/api/tables")
    assert listed.status_code == 200
    card = next(one for one in listed.json() if one["id"] == opened["table"]["id"])
    assert len(card["seats"]) == 2


def test_a_table_that_cannot_be_told_takes_the_list_from_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = (house.open("Ana", "public")["table"]["id"] for _ in range(2))
    usual = Table.card

    def card(table: Table, lang: str) -> TableCard:
        if table.row.id == bad:
            raise ValueError("damaged")
        return usual(table, lang)

    monkeypatch.setattr(Table, "card", card)
    listed = [one["id"] for one in house.http.get("/api/tables").json()]
    assert good in listed
    assert bad not in listed


def test_who_leaves_opens_the_seat_or_hands_it_to_a_bot(house: House) -> None:
    opened = house.open("Ana", "Ben", options={"mode": "experienced"})
    path = f"/api/tables/{opened['table']['id']}"
    ana, ben = house.join(opened, 0), house.join(opened, 1)
    ana.until_asked()
    secret = opened["held"][1]["secret"]
    left = post(house, f"{path}/leave", secret=secret, level="apprentice")[1]
    assert left["seats"][1]["who"] == "bot"
    assert ana.until("notice")["key"] == "notice-left"
    while not isinstance(ben.heard_or_closed(), ConnectionClosed):
        pass
    assert post(house, f"{path}/leave", secret=secret)[0] == 403
    secret = opened["held"][0]["secret"]
    assert post(house, f"{path}/leave", secret=secret)[1]["status"] == "abandoned"


def test_who_leaves_before_the_start_leaves_an_open_seat(house: House) -> None:
    opened = house.open("Ana", "public")
    path = f"/api/tables/{opened['table']['id']}"
    ana = house.join(opened, 0)
    secret = post(house, f"{path}/sit", seat=1, name="Ben")[1]["secret"]
    assert post(house, f"{path}/leave", secret=secret)[1]["seats"][1]["who"] == "open"
    notice = ana.until("notice")
    assert (notice["key"], notice["words"]) == (
        "notice-left-open",
        "Ben has left; the seat is open again.",
    )


def test_a_name_can_be_told_later_and_everybody_reads_it(house: House) -> None:
    """Before the start on the card, afterwards in every line said so far, and by nobody else."""
    opened = house.open("Ana", "Player")
    path = f"/api/tables/{opened['table']['id']}"
    ana = house.join(opened, 0)
    ana.until_asked()
    secret = opened["held"][1]["secret"]
    assert any("Player" in words for words in ana.lines.values())
    assert post(house, f"{path}/name", secret="x" * 32, name="Eve")[0] == 403
    renamed = post(house, f"{path}/name", secret=secret, name="  Ben ")[1]
    assert [seat["name"] for seat in renamed["seats"]] == ["Ana", "Ben"]
    ana.until("state")
    assert ana.state["first"] == 1, "all lines come again"
    assert not any("Player" in words for words in ana.lines.values())
    assert any("Ben" in words for words in ana.lines.values())
    assert post(house, f"{path}/name", secret=secret, name=" ")[1]["seats"][1]["name"] == "Ben"


def test_my_tables_those_that_wait_for_me_first(house: House) -> None:
    waiting, done = house.open("Ana", "Ben"), house.open("Ana", "Ben")
    ana = house.join(done, 0)
    assert ana.play()["ok"]
    tables = [
        {"table": one["table"]["id"], "secrets": [one["held"][0]["secret"]]}
        for one in (done, waiting)
    ]
    tables.append({"table": "gone", "secrets": ["x"]})
    status, mine = post(house, "/api/tables/mine?lang=cs", tables=tables)
    assert status == 200
    assert [one["table"]["id"] for one in mine] == [waiting["table"]["id"], done["table"]["id"]]
    assert [one["waiting"] for one in mine] == [True, False]
    assert mine[0]["words"].startswith("Ana")
    assert mine[0]["since"] == mine[0]["table"]["created"]
    assert mine[1]["since"] == 0


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "problem-game-unknown"),
        ({"seats": [{"who": "me"}]}, "problem-seats"),
        ({"seats": [{"who": "nobody"}]}, "problem-no-seats"),
        ({"options": {"mode": "wild"}}, "problem-option-value"),
        ({"options": {"fly": "yes"}}, "problem-option-unknown"),
        ({"options": {"seats": 3}}, ""),
        ({"options": {"start": "by-name"}}, "problem-option-names"),
        ({"seats": [{"who": "me"}, {"who": "bot", "level": "/etc/passwd.py:X"}]}, "problem-level"),
        ({"seed": 2**70}, "problem-seed"),
        ({"seed": -1}, "error-request"),
        ({"more": 1}, "error-request"),
        ({"manners": {"undo": "always"}}, "error-request"),
    ],
)
def test_a_wrong_table_is_refused_in_both_languages(
    house: House, change: dict[str, Any], key: str
) -> None:
    body = {"game": "tales_of_glory", "seats": [{"who": "me"}, {"who": "bot"}], **change}
    said = [post(house, f"/api/tables?lang={lang}", **body) for lang in ("cs", "en")]
    if not key:
        assert all(status == 201 for status, _ in said)
        return
    assert [(status // 100, fault["key"]) for status, fault in said] == [(4, key)] * 2
    assert said[0][1]["words"] != said[1][1]["words"]
    assert key not in said[0][1]["words"]


@pytest.mark.parametrize(
    ("asked", "liked", "czech"),
    [
        ("cs", "en", True),
        ("CS", "en", True),
        ("cs-CZ", "en", True),
        ("cs_CZ", "en", True),
        ("EN-gb", "cs", False),
        ("", "CS-CZ,en;q=0.8", True),
        ("", "sk, CS;q=0.9", True),
        ("", "csb", False),
        ("xx", "cs", True),
        ("", "", False),
    ],
)
def test_a_language_is_understood_in_any_case_and_of_any_region(
    house: House, asked: str, liked: str, czech: bool
) -> None:
    answer = house.http.get(
        "/api/tables/nowhere", params={"lang": asked}, headers={"Accept-Language": liked}
    )
    assert answer.json()["words"].startswith("Takový stůl tu není") == czech


def test_one_address_opens_only_so_many_tables(start: Starter) -> None:
    house = start(limits=Limits(tables_per_hour=2))
    house.open("me", "bot")
    house.open("me", "bot")
    body = {"game": "tales_of_glory", "seats": [{"who": "me"}, {"who": "bot"}]}
    status, fault = post(house, "/api/tables", **body)
    assert (status, fault["key"]) == (429, "problem-tables-limit")


def test_options_say_which_seats_they_go_with(house: House) -> None:
    for game in house.http.get("/api/games?lang=en").json():
        options = {option["name"]: option["values"] for option in game["options"]}
        if "start" not in options:
            continue
        values = {one["value"]: one for one in options["start"]}
        assert values["drawn"]["seats"] == game["seats"]
        assert values["3"]["seats"] == [4, 5]
        assert not values["3"]["named"]
        if game["name"] == "tales_of_glory":
            assert (values["by-name"]["seats"], values["by-name"]["named"]) == ([2, 3, 4, 5], True)


def test_what_is_advised_for_a_first_game_is_the_default_unless_the_game_says_otherwise(
    house: House,
) -> None:
    for game in house.http.get("/api/games?lang=en").json():
        for option in game["options"]:
            advised = [one["value"] for one in option["values"] if one["recommended"]]
            wanted = "ready" if option["name"] == "outfit" else option["default"]
            assert advised == ([wanted] if wanted else []), (game["name"], option["name"])


def test_the_longest_name_begins_where_everybody_has_one(house: House) -> None:
    opened = house.open("Ana", "Bartholomew", options={"start": "by-name"})
    ana = house.join(opened, 0)
    ana.until_asked()
    assert ana.state["view"]["start"] == 1
    seats = [{"who": "device", "name": "Ana"}, {"who": "link"}]
    body = {"game": "tales_of_glory", "seats": seats, "options": {"start": "by-name"}}
    assert post(house, "/api/tables", **body)[1]["key"] == "problem-option-names"


def test_games_content_rules_and_health(house: House) -> None:
    get = house.http.get
    game = get("/api/games?lang=en").json()[0]
    assert [option["name"] for option in game["options"]] == ["mode", "start"]
    assert all(option["clause"] and option["words"] for option in game["options"])
    things = get("/api/games/tales_of_glory/content?lang=cs").json()["things"]
    assert things["H1"]["words"][0].startswith(things["H1"]["name"])
    assert get("/api/rules/clauses/tog-plc-4").json()["id"] == "TOG-PLC-04"
    assert get("/api/rules/clauses/TOG-XXX-99").status_code == 404
    assert get("/api/rules/search", params={"q": "half key", "game": "tog"}).json()
    assert get("/api/rules/games/tales_of_glory").json()[0]["clauses"]
    assert get("/api/rules/games/chess").status_code == 404
    assert get("/api/health").json()["protocol"] == PROTOCOL


@pytest.mark.ux(3, 23)
def test_rules_come_in_the_readers_language(house: House) -> None:
    def got(path: str, lang: str, **params: str) -> Any:
        return house.http.get(f"/api/rules/{path}", params={"lang": lang, **params}).json()

    said = {"cs": "Nový dílek musí vytvořit", "en": "The new tile must form"}
    for lang, words in said.items():
        clause = got("clauses/TOG-PLC-04", lang)
        assert clause["text"].startswith(words)
        assert clause["lang"] == lang
        for asked in ("divocina", "wilderness"):
            found = got("search", lang, q=asked, game="tales_of_glory")
            assert {"TOG-PAY-07": lang}.items() <= {one["id"]: one["lang"] for one in found}.items()
    czech, english = (got("games/tales_of_glory", lang) for lang in ("cs", "en"))
    assert (czech[1]["title"], english[1]["title"]) == ("Příprava hry", "Setup")
    assert {chapter["lang"] for chapter in czech} == {"cs"}
    assert [len(chapter["clauses"]) for chapter in czech] == [
        len(chapter["clauses"]) for chapter in english
    ]


def test_everybody_hears_who_is_here_and_who_is_gone(house: House) -> None:
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    ben = house.join(opened, 1)
    assert [seat["connected"] for seat in ana.until("table")["table"]["seats"]] == [True, True]
    ben.close()
    assert [seat["connected"] for seat in ana.until("table")["table"]["seats"]] == [True, False]
