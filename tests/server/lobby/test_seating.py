"""Who sits where, and as whom: the order as given or drawn, characters where the rules let."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Message
from tests.server.conftest import House, Starter

NAMES = ("Ana", "Ben", "Cyril", "Dana", "Eva")
BOOK = "big_book_of_madness"


def seated(opened: Message) -> list[str]:
    return [seat["name"] for seat in opened["table"]["seats"]]


def book(house: House, *characters: str, **more: Any) -> Any:
    seats = [
        {"who": "device", "name": name, "character": character}
        for name, character in zip(NAMES, characters, strict=False)
    ]
    body = {"game": BOOK, "seats": seats, "seed": 5, **more}
    return house.http.post("/api/tables?lang=en", json=body)


def wizards(house: House, opened: Message) -> list[str]:
    """As everybody sees them at the table; empty while one is still to be chosen."""
    client = house.join(opened, 0)
    client.until("state")
    return [player["wizard"] or "" for player in client.state["view"]["players"]]


@pytest.mark.parametrize(("lang", "word"), [("en", "Player"), ("cs", "Hráč")])
def test_people_without_names_are_told_apart(house: House, lang: str, word: str) -> None:
    opened = house.open("me", "Ana", "bot", "device")
    card = house.http.get(f"/api/tables/{opened['table']['id']}?lang={lang}").json()
    called = [seat["name"] for seat in card["seats"]]
    assert called[:2] + called[3:] == [f"{word} 1", "Ana", f"{word} 4"]
    assert [seat["named"] for seat in card["seats"]] == [False, True, False, False]
    assert f"{word} 4" in card["summary"]
    alone = house.open("me", "Ana")["table"]["id"]
    card = house.http.get(f"/api/tables/{alone}?lang={lang}").json()
    assert seated({"table": card}) == [word, "Ana"]


def test_who_leaves_is_told_by_the_name_they_had(house: House) -> None:
    opened = house.open("me", "Ana", "Ben")
    ana = house.join(opened, 1)
    leaving = {"secret": opened["held"][0]["secret"]}
    house.http.post(f"/api/tables/{opened['table']['id']}/leave", json=leaving)
    told = ana.until("notice")
    assert told["words"] == "Player has left; a bot plays on."
    assert told["also"] == {"cs": "Hráč odchází; místo přebírá bot."}, "for a change of language"


def test_the_order_is_the_one_given(house: House) -> None:
    assert seated(house.open(*NAMES)) == list(NAMES)


def test_a_random_order_is_drawn_from_the_seed(house: House) -> None:
    drawn = [seated(house.open(*NAMES, seed=seed, random_order=True)) for seed in (1, 1, 2, 3)]
    assert drawn[0] == drawn[1], "the same seed, the same order"
    assert all(sorted(order) == sorted(NAMES) for order in drawn)
    assert len({tuple(order) for order in drawn}) == 3
    free = {tuple(seated(house.open(*NAMES, seed=None, random_order=True))) for _ in range(12)}
    assert len(free) > 1


def test_every_order_is_as_likely(house: House) -> None:
    first = [
        seated(house.open("Ana", "Ben", seed=seed, random_order=True))[0] for seed in range(60)
    ]
    assert 15 < first.count("Ana") < 45


def test_keys_and_invitations_go_with_the_seats(house: House) -> None:
    opened = house.open("me", "link", "nobody", "bot", "link", seed=11, random_order=True)
    kinds = [seat["who"] for seat in opened["table"]["seats"]]
    assert sorted(kinds) == ["bot", "open", "open", "person"]
    assert [one["seat"] for one in opened["held"]] == [kinds.index("person")]
    invited = [one["seat"] for one in opened["invites"]]
    assert invited == [seat for seat, kind in enumerate(kinds) if kind == "open"]


def test_the_order_that_came_out_is_kept(start: Starter) -> None:
    house = start()
    opened = house.open(*NAMES, seed=3, random_order=True)
    order = seated(opened)
    house.stop()
    again = start()
    client = again.join(opened, 0)
    assert [seat["name"] for seat in client.table["seats"]] == order
    record = again.http.get(f"/api/tables/{opened['table']['id']}/record")
    assert record.status_code == 409, "it is still played"


def test_a_seat_may_be_given_a_wizard_or_the_draw_or_be_asked(house: House) -> None:
    answer = book(house, "alice", "drawn", "")
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    given = [seat["character"] for seat in opened["table"]["seats"]]
    assert given[1:] == ["drawn at random", ""]
    assert f"Ana ({given[0]})" in opened["table"]["summary"]
    first, second, third = wizards(house, opened)
    assert first == "alice"
    assert second not in ("", "alice")
    assert third == ""


def test_wizards_go_with_their_seats_into_a_random_order(house: House) -> None:
    for seed in range(6):
        answer = book(house, "alice", "viktor", "larry", seed=seed, random_order=True)
        opened = answer.json()
        order = seated(opened)
        wanted = dict(zip(NAMES, ("alice", "viktor", "larry"), strict=False))
        assert wizards(house, opened) == [wanted[name] for name in order]


@pytest.mark.parametrize(
    ("characters", "more", "key"),
    [
        (("alice", "alice"), {}, "problem-seat-twice"),
        (("merlin", ""), {}, "problem-option-value"),
        (("alice", ""), {"game": "tales_of_glory"}, "problem-character-none"),
        (("drawn", ""), {"game": "tales_of_glory"}, "problem-character-none"),
        (("alice", ""), {"options": {"character": "drawn"}}, "problem-character-both"),
        (("alice", ""), {"random_order": "yes"}, "error-request"),
        (("a" * 41, ""), {}, "error-request"),
    ],
)
def test_wishes_that_cannot_be_are_refused_with_words(
    house: House, characters: tuple[str, ...], more: dict[str, Any], key: str
) -> None:
    answer = book(house, *characters, **more)
    assert answer.status_code == 400
    assert answer.json()["key"] == key
    assert len(answer.json()["words"]) > 20


def test_a_game_tells_how_its_seats_come_by_characters(house: House) -> None:
    cards = {card["name"]: card for card in house.http.get("/api/games?lang=en").json()}
    named = cards[BOOK]["characters"]
    assert named["clause"] == "BBM-SET-17"
    assert len(named["values"]) == 8
    assert all(value["label"] for value in named["values"])
    dealt = cards["tales_of_glory"]["characters"]
    assert (dealt["clause"], dealt["values"]) == ("TOG-SET-10", [])
