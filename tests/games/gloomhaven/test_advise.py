"""The advisor as a library call and as a command, in both languages."""

import copy
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from druzina.advisor import terminal as advisor
from druzina.advisor.wording import sentence
from druzina.cli import main
from druzina.core import Problem
from druzina.games.gloomhaven.advise import advise, boards
from druzina.games.gloomhaven.board_file import board
from druzina.games.gloomhaven.form import FORMS
from druzina.games.gloomhaven.monsters import decide
from tests.games.gloomhaven.random_boards import board as random_board
from tests.text.sources import messages, parameters

GOOD: dict[str, Any] = {
    "hexes": [[q, r] for q in range(5) for r in range(2)],
    "wall_hexes": [[5, 0]],
    "thin_walls": [[0, 0, 1]],
    "terrain": {"obstacle": [], "trap": [[1, 0]], "hazardous": [], "difficult": [[2, 0]]},
    "monster": {
        "at": [0, 0],
        "move": 2,
        "range": 2,
        "targets": 1,
        "area": None,
        "flying": False,
        "jump": False,
        "muddled": False,
    },
    "allies": [[0, 1]],
    "enemies": [{"at": [3, 0], "initiative": 20}, {"at": [4, 1], "initiative": 20}],
}
TEXT = """
monster: move 2, range 3, targets 2
initiative: A 20, B 45
map:
.   A   .   .
  .   .   .   B
    .   M   .   .
"""


def run(file: str | Path, *flags: str) -> int:
    return main(["gloomhaven", "advise", str(file), *flags])


def changed(path: Sequence[str | int], value: Any) -> Any:
    raw = copy.deepcopy(GOOD)
    place: Any = raw
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return raw


def test_a_library_call() -> None:
    [entry] = boards(json.dumps(GOOD))
    advice = advise(entry)
    decision = decide(board(entry))
    assert (advice.focus, advice.results) == (decision.focus, decision.results)
    assert all(reason.clause.startswith("GLH-") for reason in advice.explanation)


def test_plain_dictionaries_will_do() -> None:
    assert advise(GOOD) == advise(boards(json.dumps(GOOD))[0])
    with pytest.raises(Problem):
        advise(changed(("monster", "move"), -1))


def test_one_board_or_a_list_in_the_same_order() -> None:
    raws = [random_board(seed) for seed in range(5)]
    entries = boards(json.dumps(raws))
    assert [advise(entry).results for entry in entries] == [
        advise(boards(json.dumps(raw))[0]).results for raw in raws
    ]
    assert boards("[]") == []


def test_what_is_not_needed_may_be_left_out() -> None:
    short = {
        "hexes": GOOD["hexes"],
        "monster": {"at": [0, 0], "move": 2, "range": 0, "targets": 1},
        "enemies": [],
    }
    [entry] = boards(json.dumps(short))
    assert advise(entry).results[0].end == (0, 0)


def test_json_output(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "boards.json"
    file.write_text(json.dumps([GOOD, GOOD]))
    assert run(file, "--json") == 0
    first, second = json.loads(capsys.readouterr().out)
    assert first == second
    assert set(first) == {"focus", "results", "count", "explanation"}
    assert first["count"] == len(first["results"])
    assert first["focus"] == [[3, 0]]
    assert first["results"] == [{"end": [1, 0], "attacks": [[3, 0]]}]
    assert {"key", "clause", "arguments"} == set(first["explanation"][0])


def test_json_with_sentences_if_a_language_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.json"
    file.write_text(json.dumps(GOOD))
    assert run(file, "--json", "--lang", "cs") == 0
    [found] = json.loads(capsys.readouterr().out)
    assert all(each["text"] for each in found["explanation"])
    assert {"key", "clause", "arguments", "text"} == set(found["explanation"][0])


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_words_and_a_map(tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.txt"
    file.write_text(TEXT)
    assert run(file, "--lang", lang) == 0
    shown = capsys.readouterr().out
    assert "    .   M   .   ." in shown
    assert "GLH-FOC" in shown
    assert {"cs": "Zaměřený nepřítel", "en": "Focus"}[lang] in shown


def test_a_text_map_is_the_same_board_as_json() -> None:
    [entry] = boards(TEXT)
    raw = {
        "hexes": [list(each) for each in entry.hexes],
        "monster": {"at": [1, 2], "move": 2, "range": 3, "targets": 2},
        "enemies": [{"at": [1, 0], "initiative": 20}, {"at": [3, 1], "initiative": 45}],
    }
    [other] = boards(json.dumps(raw))
    assert advise(entry) == advise(other)


def test_several_text_maps_with_areas_and_states() -> None:
    first = TEXT.replace("targets 2", "targets 2, jump, muddled") + "---" + TEXT
    both = boards(first.replace("initiative", "area: M-arc2\ninitiative", 1))
    assert len(both) == 2
    assert both[0].monster.jump
    assert both[0].monster.area is not None
    assert both[1].monster.area is None
    free = boards(TEXT.replace("initiative", "area: free (0,0) (1,0)\norigin: -3,4\ninitiative"))
    assert (
        free[0].monster.area
        == boards(TEXT.replace("initiative", "area: R-line2\ninitiative"))[0].monster.area
    )
    assert free[0].hexes[0] == (-3, 4)


WRONG: dict[str, tuple[tuple[str | int, ...], Any, str]] = {
    "off the board": (("enemies", 0, "at"), [9, 9], "Board 2, enemies[0].at: (9, 9) is not"),
    "monster off": (("monster", "at"), [9, 9], "Board 2, monster.at: (9, 9) is not a hex"),
    "two on one hex": (("allies",), [[3, 0]], "Board 2, enemies[0].at: another figure"),
    "twice the same": (("allies",), [[1, 1], [1, 1]], "Board 2, allies[1]: another figure"),
    "wall inside": (("wall_hexes",), [[5, 0], [1, 0]], "Board 2, wall_hexes[1]: (1, 0) is"),
    "terrain": (("terrain", "lava"), [[1, 0]], "Board 2, terrain.lava: there is no such"),
    "terrain off": (("terrain", "trap"), [[7, 7]], "Board 2, terrain.trap[0]: (7, 7) is not"),
    "negative move": (("monster", "move"), -1, "Board 2, monster.move: expected a number of at"),
    "negative range": (("monster", "range"), -2, "Board 2, monster.range: expected a number of"),
    "negative targets": (("monster", "targets"), -1, "Board 2, monster.targets: expected"),
    "initiative": (("enemies", 1, "initiative"), -1, "Board 2, enemies[1].initiative: expected"),
    "text for number": (("monster", "move"), "2", "Board 2, monster.move: expected a whole"),
    "half a point": (("monster", "move"), 1.5, "Board 2, monster.move: expected a whole"),
    "edge": (("thin_walls",), [[0, 0, 6]], "Board 2, thin_walls[0][2]: expected a number of at"),
    "short edge": (("thin_walls",), [[0, 0]], "Board 2, thin_walls[0]: expected 3 numbers"),
    "short hex": (("hexes", 3), [1], "Board 2, hexes[3]: expected 2 numbers"),
    "no hexes": (("hexes",), [], "Board 2, hexes: expected at least one"),
    "empty area": (("monster", "area"), {"melee": True, "hexes": []}, "Board 2, monster.area.hex"),
    "missing": (("monster", "move"), None, "Board 2, monster.move: this field is missing"),
    "no monster": (("monster",), None, "Board 2, monster: this field is missing"),
    "unknown": (("monster", "speed"), 3, "Board 2, monster.speed: there is no such field"),
    "a word for yes": (("monster", "jump"), "yes", "Board 2, monster.jump: expected true or"),
    "too wide": (("hexes", 0), [10**7, 10**7], "Board 2, "),
    "endless": (("monster", "move"), float("inf"), "Board 2, monster.move: this number is too"),
}


@pytest.mark.parametrize("name", WRONG)
def test_bad_input_is_one_sentence_with_board_and_field(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, value, start = WRONG[name]
    file = tmp_path / "boards.json"
    file.write_text(json.dumps([GOOD, changed(path, value)]).replace("Infinity", "1e400"))
    assert run(file, "--json", "--lang", "en") == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(start)
    assert err.count("\n") == 1
    assert run(file, "--lang", "cs") == 2
    assert capsys.readouterr().err.startswith("Plán 2, ")


NOT_JSON: dict[str | bytes, str] = {
    "": "it ends too early",
    "hello": "a fault at byte 0",
    "{": "it ends too early",
    '{"hexes": [}': "a fault at byte 11",
    "[[[": "it ends too early",
    b"\xff\xfe\x00": "a fault at byte 0",
    "\x00": "a fault at byte 0",
    b'{"name": "\xff"}': "it is not UTF-8 text",
    "[" * 10**5: "it is nested too deep",
}


@pytest.mark.parametrize("raw", NOT_JSON, ids=lambda raw: repr(raw[:20]))
def test_a_file_that_is_not_json_is_one_sentence(
    raw: str | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board"
    file.write_bytes(raw if isinstance(raw, bytes) else raw.encode())
    assert run(file, "--lang", "en") == 2
    told = f"{file} is neither JSON ({NOT_JSON[raw]}) nor a text map.\n"
    assert capsys.readouterr() == ("", told)


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("no such file", "--lang", "cs") == 2
    assert capsys.readouterr().err.startswith("Soubor no such file nelze přečíst")


TEXT_FAULTS = {
    "monster: fast\nmap:\nM": "problem-board-monster",
    "speed: 3\nmap:\nM": "problem-board-header",
    "initiative: A\nmap:\nM   A": "problem-board-initiative",
    "map:\nM   A": "problem-board-no-initiative",
    "map:\nM   M": "problem-board-one-monster",
    "map:\n": "problem-board-one-monster",
    "map:\nM  A": "problem-board-sign",
    "area: round\nmap:\nM": "problem-board-area",
    "origin: here\nmap:\nM": "problem-board-origin",
    "initiative: A 3\nmap:\nM   A   A": "problem-board-twice",
    "map:\nM\n---\nmonster: move 1": "problem-board-no-map",
}


@pytest.mark.parametrize("text", TEXT_FAULTS)
def test_bad_text_maps_are_one_sentence(text: str) -> None:
    with pytest.raises(Problem) as raised:
        boards(text)
    fault = raised.value
    assert fault.key == TEXT_FAULTS[text]
    for lang in ("cs", "en"):
        assert advisor.words_in(lang, strict=True).problem(fault).endswith(".")


def test_an_unknown_language_is_refused() -> None:
    assert run("x", "--lang", "de") == 2


@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(("pattern", "key"), FORMS)
def test_every_fault_of_form_has_words_that_fit_it(pattern: str, key: str, lang: str) -> None:
    given = set(re.compile(pattern).groupindex) - {"field"}  # told in the place
    assert parameters(messages("gloomhaven", lang)[key])[""] == given


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_every_reason_of_many_boards_can_be_said(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "boards.json"
    file.write_text(json.dumps([random_board(seed) for seed in range(150)]))
    words = advisor.words_in(lang, strict=True)
    for advised in advisor.read(str(file)):
        for reason in advised.explanation:
            text = sentence(words, reason, advised)
            assert text.endswith(".")
            assert "{" not in text
            assert "None" not in text


def test_czech_plurals() -> None:
    words = advisor.words_in("cs", strict=True)
    assert [words.say("movement-walk", {"points": n}) for n in (1, 3, 5)] == [
        "Pohyb: jeden bod.",
        "Pohyb: 3 body.",
        "Pohyb: 5 bodů.",
    ]
