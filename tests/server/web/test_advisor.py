"""Gloomhaven's advisor over HTTP: the engine's own answers, in both languages, and its limits."""

from __future__ import annotations

from typing import Any

import pytest

from druzina.advisor.terminal import words_in
from druzina.games.gloomhaven.advise import advise
from druzina.games.gloomhaven.arena import AREAS, arena
from druzina.games.gloomhaven.scenario_maps import arena_of, load, numbers
from druzina.games.gloomhaven.study import LIMITS
from druzina.server.limits import Limits
from tests.server.conftest import House, Starter

ROW = [[q, r] for q in range(6) for r in range(2)]


def board(**more: Any) -> dict[str, Any]:
    monster = {"at": [0, 0], "move": 2, "range": 0, "targets": 1, **more.pop("monster", {})}
    enemies = more.pop("enemies", [{"at": [4, 0], "initiative": 20}])
    return {"hexes": ROW, "monster": monster, "enemies": enemies, **more}


def ask(house: House, asked: object, lang: str = "en", **more: Any) -> Any:
    body = {"board": asked, **more}
    return house.http.post("/api/gloomhaven/advise", json=body, params={"lang": lang})


def told(house: House, asked: object, lang: str = "en", **more: Any) -> Any:
    answer = ask(house, asked, lang, **more)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_answer_is_the_engines_in_the_readers_words(house: House, lang: str) -> None:
    asked = board(terrain={"trap": [[2, 0]]}, monster={"range": 3, "targets": 2})
    found, own = told(house, asked, lang), advise(asked)
    assert [tuple(at) for at in found["focus"]] == list(own.focus)
    ends = [(tuple(one["end"]), len(one["attacks"])) for one in found["results"]]
    assert ends == [(one.end, len(one.attacks)) for one in own.results]
    assert [one["key"] for one in found["explanation"]] == [one.key for one in own.explanation]
    assert [one["clause"] for one in found["explanation"]] == [
        one.clause for one in own.explanation
    ]
    words = words_in(lang, strict=True)
    assert found["words"] == words.say("advice-focus", {"enemies": "A"})
    assert all(one["words"].endswith(".") for one in found["explanation"])


@pytest.mark.parametrize(
    ("lang", "focus", "attack"),
    [
        ("en", "Focus: Brute", "attacks Brute"),
        ("cs", "Zaměřený nepřítel: Brute", "zaútočí na postavu Brute"),
    ],
)
def test_an_enemy_with_a_name_is_spoken_of_by_it(
    house: House, lang: str, focus: str, attack: str
) -> None:
    found = told(house, board(enemies=[{"at": [2, 0], "initiative": 20, "name": "Brute"}]), lang)
    assert (found["words"], found["enemies"][0]["name"]) == (focus, "Brute")
    assert attack in found["explanation"][-1]["words"]
    assert ask(house, board(enemies=[{"at": [2, 0], "initiative": 2, "name": "B" * 61}])).is_error


def test_reach_holds_every_end_of_the_move_with_its_cost(house: House) -> None:
    asked = board(terrain={"difficult": [[1, 0]], "trap": [[0, 1]]}, monster={"move": 3})
    reach = {
        tuple(one["at"]): (one["points"], one["negatives"]) for one in told(house, asked)["reach"]
    }
    assert reach[0, 0] == (0, 0)
    assert reach[1, 0] == (2, 0)
    assert reach[0, 1] == (1, 1)
    assert reach[2, 0] == (3, 0)
    assert (3, 0) not in reach


def test_sight_is_range_and_line_from_any_hex(house: House) -> None:
    square = [(q, r) for q in range(5) for r in range(5) if (q, r) != (2, 2)]
    asked = board(hexes=square, wall_hexes=[[2, 2]], monster={"range": 3})
    sight = told(house, asked, eye=[1, 2])["sight"]
    own = arena(square, [(2, 2)])
    near = {at for at in square if 0 < (own.range(own.cells[1, 2], own.cells[at]) or 0) <= 3}
    seen = {at for at in near if own.sees((1, 2), at)}
    assert sight["eye"] == [1, 2]
    assert {tuple(at) for at in sight["seen"]} == seen
    assert {tuple(at) for at in sight["unseen"]} == near - seen
    assert near - seen
    plain = told(house, board(monster={"range": 4}))["sight"]
    assert plain["eye"] == [0, 0]
    assert [line[0] for line in plain["lines"]] == [[4, 0]]


def test_all_scenarios_are_on_the_shelf(house: House) -> None:
    shelf = house.http.get("/api/gloomhaven/shelf").json()
    assert [one["number"] for one in shelf["scenarios"]] == numbers()
    first = shelf["scenarios"][0]
    assert first["name"] == "Black Barrow"
    assert [room["start"] for room in first["rooms"]] == [True, False, False]
    assert {area["name"] for area in shelf["areas"]} == set(AREAS)
    assert shelf["limits"] == LIMITS


@pytest.mark.parametrize("number", numbers())
def test_every_scenario_with_all_rooms_is_a_board_that_can_be_advised_on(
    house: House, number: int
) -> None:
    whole = load(number)
    rooms = ",".join(str(n) for n in range(1, len(whole.rooms()) + 1))
    path = f"/api/gloomhaven/scenarios/{number}"
    found = house.http.get(path, params={"rooms": rooms, "characters": 4}).json()
    own = arena_of(whole)
    assert {tuple(at) for at in found["hexes"]} == set(own.cells)
    assert {tuple(at) for at in found["wall_hexes"]} == set(own.wall_hexes)
    taken = [one["at"] for one in found["monsters"]]
    free = [at for at in found["hexes"] if at not in taken]
    asked = {
        **{name: found[name] for name in ("hexes", "wall_hexes", "thin_walls", "terrain")},
        "monster": {"at": taken[0] if taken else free[1], "move": 2, "range": 0, "targets": 1},
        "allies": taken[1:],
        "enemies": [{"at": free[0], "initiative": 20}],
    }
    assert told(house, asked)["results"]


def test_a_shut_door_is_no_floor_and_an_open_one_is(house: House) -> None:
    path = "/api/gloomhaven/scenarios/1"
    one = house.http.get(path, params={"rooms": "1"}).json()
    two = house.http.get(path, params={"rooms": "1,2", "characters": 3}).json()
    assert one["doors"] == []
    assert [-2, 3] in one["wall_hexes"]
    assert two["doors"] == [[-2, 3]]
    assert [-2, 3] in two["hexes"]
    assert {"type": "bandit-guard", "at": [-1, 3], "rank": "elite"} in one["monsters"]
    assert {"type": "bandit-guard", "at": [-1, 3], "rank": "elite"} not in two["monsters"]


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("scenarios/300", "There is no scenario 300"),
        ("scenarios/1?rooms=4", "Scenario 1 has the rooms 1 to 3"),
    ],
)
def test_a_scenario_or_room_that_is_not_there(house: House, path: str, words: str) -> None:
    answer = house.http.get(f"/api/gloomhaven/{path}")
    assert answer.status_code == 422
    assert words in answer.json()["words"]


def test_boards_are_read_from_json_and_from_drawn_maps(house: House) -> None:
    drawn = "monster: move 2\ninitiative: A 20\nmap:\nM   .   A\n---\nmap:\nM   .\n"
    found = house.http.post("/api/gloomhaven/boards", json={"text": drawn}).json()["boards"]
    assert [len(one["hexes"]) for one in found] == [3, 2]
    assert found[0]["monster"]["move"] == 2
    assert found[0]["enemies"] == [{"at": [2, 0], "initiative": 20, "order": 0, "invisible": False}]


ALONE = '{"hexes":[[0,0]],"enemies":[],"monster":{"at":[%d,0],"move":1,"range":0,"targets":1}}'
WRONG = [
    ("nonsense", "problem-board-text", "neither JSON", "není ani JSON"),
    ('{"hexes":[]}', "problem-board-form", "Board 1, hexes", "Plán 1, hexes"),
    (
        f"[{ALONE % 0},{ALONE % 9}]",
        "problem-board-off-map",
        "Board 2, monster.at",
        "Plán 2, monster.at",
    ),
]


@pytest.mark.parametrize(("text", "key", "en", "cs"), WRONG)
def test_a_fault_names_board_and_field_in_one_sentence(
    house: House, text: str, key: str, en: str, cs: str
) -> None:
    for lang, words in (("en", en), ("cs", cs)):
        url = f"/api/gloomhaven/boards?lang={lang}"
        answer = house.http.post(url, json={"text": text})
        assert answer.status_code == 422
        assert answer.json()["key"] == key
        assert words in answer.json()["words"]
        assert answer.json()["words"].count(". ") == 0


def block(side: int) -> list[list[int]]:
    return [[q, r] for q in range(side) for r in range(side)]


def crowd(count: int) -> list[dict[str, Any]]:
    return [{"at": at, "initiative": 1} for at in block(20)[1 : count + 1]]


LARGE: list[tuple[str, dict[str, Any]]] = [
    ("hexes", {"hexes": block(21)}),
    ("enemies", {"hexes": block(20), "enemies": crowd(41)}),
    ("monster.move", {"monster": {"move": 100}}),
    ("monster.range", {"monster": {"range": 100}}),
    ("monster.targets", {"monster": {"targets": 21}}),
    ("monster.area.hexes", {"monster": {"area": {"melee": True, "hexes": block(5)}}}),
    ("monster.area.hexes", {"monster": {"area": {"melee": False, "hexes": [[0, 0], [99, 0]]}}}),
    ("hexes", {"hexes": [*ROW, [10**6, 10**6]]}),
]


@pytest.mark.parametrize(("field", "more"), LARGE)
def test_what_is_too_large_is_refused_by_its_field(
    house: House, field: str, more: dict[str, Any]
) -> None:
    answer = ask(house, board(**more))
    assert answer.status_code == 422
    assert f"Board 1, {field}:" in answer.json()["words"]


def test_very_many_results_are_counted_and_told_page_by_page(house: House) -> None:
    """Twenty equal enemies and ten targets: 184,756 sets."""
    near = range(-5, 6)
    hexes = [[q, r] for q in near for r in near if abs(q + r) <= 5]
    ring = [at for at in hexes if max(abs(at[0]), abs(at[1]), abs(sum(at))) == 4][:20]
    crowded = board(
        hexes=hexes,
        monster={"at": [0, 0], "move": 2, "range": 4, "targets": 10},
        enemies=[{"at": at, "initiative": 20} for at in ring],
    )
    pages = [
        house.http.post("/api/gloomhaven/advise", json={"board": crowded, "skip": skip}).json()
        for skip in (0, 100, 184_700, 200_000)
    ]
    assert {page["count"] for page in pages} == {184_756}
    assert [len(page["results"]) for page in pages] == [100, 100, 56, 0]
    assert pages[0]["results"][-1]["attacks"] < pages[1]["results"][0]["attacks"]


def test_a_body_that_is_too_big_is_not_read(house: House) -> None:
    assert ask(house, {"comment": "x" * 70_000}).status_code == 413


def test_a_board_that_takes_too_long_is_given_up_and_the_next_is_answered(start: Starter) -> None:
    hurried = start(limits=Limits(advice_seconds=0.000_001))
    answer = ask(hurried, board())
    assert answer.status_code == 422
    assert answer.json()["key"] == "problem-board-hard"
    assert hurried.http.get("/api/health").status_code == 200
    assert hurried.http.get("/api/gloomhaven/scenarios/1").status_code == 200


def test_the_rules_of_gloomhaven_are_served_though_the_game_is_not(house: House) -> None:
    assert house.http.get("/api/rules/clauses/GLH-FOC-07").json()["game"] == "gloomhaven"
    chapters = house.http.get("/api/rules/games/gloomhaven").json()
    assert "GLH-MMV-05" in {clause["id"] for one in chapters for clause in one["clauses"]}
    found = house.http.get("/api/rules/search", params={"q": "foc-07", "game": "gloomhaven"}).json()
    assert found[0]["id"] == "GLH-FOC-07"
