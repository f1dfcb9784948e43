"""What seats begin with: asked for by field, given by host and guests, refused at the field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.heroes import CARDS
from tests.heroes.serving import among_the_games
from tests.server.client import Message
from tests.server.conftest import House, run

BRUTE = {"character": "brute", "cards": ["bash", "leap", "wall"]}
MAGE = {"character": "mage", "level": 3, "cards": ["mist", "storm"], "perks": ["quick"]}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch:
        among_the_games(patch)
        running, thread = run(tmp_path_factory.mktemp("data"))
        yield running
        running.stop()
        thread.join(20)


def form(house: House, *seats: Message, seat: int = 0, lang: str = "en") -> dict[str, Message]:
    body = {"seats": list(seats)}
    answer = house.http.post(f"/api/games/heroes/seats?lang={lang}", json=body)
    assert answer.status_code == 200, answer.text
    return {field["name"]: field for field in answer.json()["seats"][seat]}


def values(field: Message) -> list[str]:
    return [one["value"] for one in field["values"]]


def heroes(house: House, *seats: Message, **more: Any) -> Any:
    body = {"game": "heroes", "seats": list(seats), "seed": 3, **more}
    return house.http.post("/api/tables?lang=en", json=body)


def device(called: str, **options: Any) -> Message:
    return {"who": "device", "name": called, "options": options}


def test_every_kind_of_field_is_asked_for_in_the_readers_language(house: House) -> None:
    found = form(house, BRUTE)
    kinds = {name: field["kind"] for name, field in found.items()}
    assert kinds == {
        "character": "choice",
        "name": "text",
        "level": "number",
        "banner": "choice",
        "cards": "several",
        "items": "several",
        "veteran": "flag",
    }, "perks come with the second level"
    assert (found["level"]["least"], found["level"]["most"], found["level"]["usual"]) == (1, 9, 1)
    assert found["name"]["most"] == 12
    assert (found["items"]["least"], found["items"]["most"]) == (0, 2)
    assert found["items"]["values"][0] == {
        "value": "boots",
        "label": "Boots",
        "words": "two hexes more",
    }
    assert found["cards"]["clause"] == "HER-01"
    czech = form(house, BRUTE, lang="cs")
    assert czech["level"]["label"] == "Úroveň"
    assert [one["label"] for one in czech["character"]["values"]] == ["vylosuje se", "Rváč", "Mág"]
    assert czech["cards"]["values"][0]["label"] == "Bash česky", "things go by their names"


def test_what_a_field_may_hold_hangs_on_the_rest(house: House) -> None:
    assert "cards" not in form(house, {}), "without a class there are none"
    brute = form(house, BRUTE)["cards"]
    assert values(brute) == ["bash", "leap", "shout", "wall"]
    assert (brute["least"], brute["most"]) == (3, 3)
    assert values(form(house, {**BRUTE, "level": 4})["cards"]) == list(CARDS["brute"])
    mage = form(house, MAGE)
    assert (mage["cards"]["most"], mage["perks"]["most"]) == (2, 2)


def test_the_card_of_a_game_has_the_fields_of_an_empty_seat(house: House) -> None:
    cards = {card["name"]: card for card in house.http.get("/api/games?lang=en").json()}
    named = [field["name"] for field in cards["heroes"]["seat"]]
    assert named == ["character", "name", "level", "banner", "items", "veteran"]
    assert [one["name"] for one in cards["big_book_of_madness"]["seat"]] == ["character"]
    assert len(cards["amulet"]["seat"][0]["values"]) == 1 + 5
    assert cards["tales_of_glory"]["seat"] == []


@pytest.mark.parametrize(
    ("given", "field", "words"),
    [
        ({"level": 10}, "level", "It can be 1–9."),
        ({"level": "high"}, "level", "It can be 1–9."),
        ({"character": "bard"}, "character", "“bard” does not go with the rest"),
        ({**BRUTE, "cards": ["bash"]}, "cards", "1 is chosen; it must be 3."),
        ({**BRUTE, "cards": ["bash", "leap", "rage"]}, "cards", "“Rage” does not go"),
        ({**BRUTE, "cards": ["bash", "bash", "leap"]}, "cards", "“Bash” is chosen twice"),
        ({**MAGE, "cards": ["bash", "mist"]}, "cards", "“Bash” does not go"),
        ({"items": ["boots", "cloak", "potion"]}, "items", "3 are chosen; it must be 0–2."),
        ({"name": "Ermintrude the Great"}, "name", "Too long: at most 12 letters."),
        ({"items": ["sword"]}, "items", "There is only one, and another seat has it: Sword"),
    ],
)
def test_a_fault_stands_at_its_field(house: House, given: Message, field: str, words: str) -> None:
    other = {"items": ["sword"]}
    found = form(house, other, given, seat=1)
    assert words in found[field]["fault"]
    assert [name for name, one in found.items() if one["fault"]] == [field]
    assert not any(one["fault"] for one in form(house, other, given, seat=0).values())
    opened = heroes(house, device("Ana", **other), device("Ben", **given))
    assert opened.status_code == 400
    assert opened.json()["option"] == f"1.{field}"
    assert not opened.json()["words"].startswith("problem-"), "in words"


def test_no_two_seats_have_the_same_where_they_must_differ(house: House) -> None:
    found = form(house, BRUTE, {"character": "brute"}, seat=1)
    assert found["character"]["apart"]
    assert found["character"]["fault"] == "Another seat has this already: Brute."
    assert not form(house, {"character": "drawn"}, {"character": "drawn"}, seat=1)["character"][
        "fault"
    ]


def test_a_table_is_opened_with_all_that_its_seats_begin_with(house: House) -> None:
    more = {"name": "Ulf", "items": ["boots", "cloak"], "veteran": True, "banner": "blue"}
    answer = heroes(house, device("Ana", **BRUTE, **more), device("Ben", **MAGE), device("Eva"))
    assert answer.status_code == 201, answer.text
    seats = answer.json()["table"]["seats"]
    told = {one["name"]: (one["value"], one["words"]) for one in seats[0]["options"]}
    assert told["items"] == (["boots", "cloak"], "Boots, Cloak")
    assert told["veteran"] == (True, "yes")
    assert told["cards"][1] == "Bash, Leap, Wall"
    assert seats[0]["character"] == "Brute"
    assert seats[2]["options"] == []
    client = house.join(answer.json(), 0)
    client.until("state")
    ulf, ben, eva = client.state["view"]["heroes"]
    assert ulf == {**BRUTE, **more}
    assert ben == MAGE
    assert eva == {}


def waiting(house: House, *more: Message) -> Message:
    answer = heroes(house, {"who": "me"}, {"who": "link", "options": BRUTE}, *more)
    opened: Message = answer.json()
    assert opened["table"]["status"] == "waiting"
    return opened


def set_up(house: House, opened: Message, seat: int, secret: str, **options: Any) -> Any:
    path = f"/api/tables/{opened['table']['id']}/seat?lang=en"
    return house.http.post(path, json={"seat": seat, "secret": secret, "options": options})


def test_a_guest_sets_up_the_own_seat_and_everybody_is_told(house: House) -> None:
    opened = waiting(house)
    host = house.join(opened, 0)
    path = f"/api/tables/{opened['table']['id']}/sit"
    sat = house.http.post(path, json={"invite": opened["invites"][0]["invite"]}).json()
    host.until("table")
    answer = set_up(house, opened, 1, sat["secret"], **MAGE)
    assert answer.status_code == 200, answer.text
    assert host.until("table")["table"]["seats"][1]["character"] == "Mage"
    assert set_up(house, opened, 0, sat["secret"], **MAGE).status_code == 403, "another's seat"
    assert set_up(house, opened, 1, opened["host"], **BRUTE).status_code == 403, (
        "a person sits there"
    )
    refused = set_up(house, opened, 1, sat["secret"], **{**MAGE, "cards": ["mist"]})
    assert (refused.status_code, refused.json()["option"]) == (400, "1.cards")
    assert host.table["seats"][1]["character"] == "Mage", "what is refused changes nothing"


def test_the_host_sets_up_seats_where_nobody_sits(house: House) -> None:
    opened = waiting(house, {"who": "bot"})
    assert set_up(house, opened, 1, opened["host"], character="mage").status_code == 200
    assert set_up(house, opened, 2, opened["host"], level=5).status_code == 200
    card = house.http.get(f"/api/tables/{opened['table']['id']}?lang=en").json()
    told = [[(one["name"], one["value"]) for one in seat["options"]] for seat in card["seats"]]
    assert told == [[], [("character", "mage")], [("level", 5)]]
    assert set_up(house, opened, 2, opened["host"]).status_code == 200, "back to what is usual"
    assert set_up(house, opened, 7, opened["host"]).status_code == 403
    assert set_up(house, opened, 1, "x" * 30, level=2).status_code == 403


def test_once_the_game_has_begun_nothing_is_set_up(house: House) -> None:
    opened = heroes(house, device("Ana"), device("Ben")).json()
    secret = opened["held"][0]["secret"]
    assert set_up(house, opened, 0, secret, level=2).json()["key"] == "problem-begun"


@pytest.mark.parametrize(
    "body",
    [
        {"seats": []},
        {"seats": [{}] * 17},
        {"seats": [{"level": None}]},
        {"seats": [{"items": [["boots"]]}]},
        {"seats": [{str(n): 1 for n in range(21)}]},
        {"seats": [{"items": ["x"] * 101}]},
        {"seats": [{}], "else": 1},
    ],
)
def test_a_malformed_request_is_refused(house: House, body: Message) -> None:
    answer = house.http.post("/api/games/heroes/seats", json=body)
    assert (answer.status_code, answer.json()["key"]) == (400, "error-request")


def test_fields_nobody_knows_are_faults_and_no_more(house: House) -> None:
    assert form(house, {"hat": "red"}).keys() == form(house, {}).keys()
    refused = heroes(house, device("Ana", hat="red"), device("Ben"))
    assert (refused.status_code, refused.json()["option"]) == (400, "0.hat")
    assert house.http.post("/api/games/x/seats", json={"seats": [{}]}).status_code == 404
    tales = house.http.post("/api/games/tales_of_glory/seats", json={"seats": [{}, {"level": 2}]})
    assert tales.json() == {"seats": [[], []]}, "a game that asks for nothing"
