"""The command line: what it answers, what it says to bad input, and how quickly it starts."""

from __future__ import annotations

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select

import pytest

import druzina
from druzina import games
from druzina.cli import main
from druzina.core import Match, read_record
from druzina.games import find

LANGUAGES = ("cs", "en")
RUN = [sys.executable, "-c", "import sys; from druzina.cli import main; sys.exit(main())"]


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("DRUZINA_LANG", "en")
    monkeypatch.setenv("PYTHONPATH", str(Path(druzina.__file__).parents[1]))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What stands on standard input."""
    script = iter(lines)

    def answer(prompt: str = "") -> str:
        line = next(script, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", answer)


def game(monkeypatch: pytest.MonkeyPatch, file: Path) -> bytes:
    """A game begun and left."""
    typed(monkeypatch, "2", "1")
    assert main(["play", "tales_of_glory", "--seed", "5", "--save", str(file)]) == 0
    return file.read_bytes()


# What it answers


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "tales_of_glory  Tales of Glory: 2–5 players" in capsys.readouterr().out
    assert main(["games", "--lang", "cs"]) == 0
    told = capsys.readouterr().out
    assert "2–5 hráčů" in told
    assert "  Jediný scénář, který zatím hrát nejde, a co mu chybí: 55 (" in told


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"druzina {druzina.__version__}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        (),
        ("play",),
        ("rules",),
        ("rules", "show"),
        ("content",),
        ("gloomhaven",),
        ("gloomhaven", "advise"),
    ],
)
def test_help_speaks_the_readers_language(
    command: tuple[str, ...],
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("DRUZINA_LANG", lang)
    with pytest.raises(SystemExit):
        main([*command, "--help"])
    told = capsys.readouterr().out
    assert told.startswith({"cs": "použití: druzina", "en": "usage: druzina"}[lang])
    assert all(len(line) <= 100 for line in told.splitlines())


def test_nothing_at_all_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "replay" in capsys.readouterr().out
    assert main(["rules"]) == 0
    assert "search" in capsys.readouterr().out


def test_rules_are_shown_searched_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "tog-plc-4"]) == 0
    assert "The new tile must form at least one new connection" in capsys.readouterr().out
    assert (
        main(["rules", "search", "key", "chest", "--game", "tales_of_glory", "--lang", "cs"]) == 0
    )
    assert "TOG-KEY-01" in capsys.readouterr().out
    assert main(["rules", "show", "tog-plc-4", "--lang", "cs"]) == 0
    assert "Nový dílek musí vytvořit aspoň jedno nové propojení" in capsys.readouterr().out
    assert main(["rules", "game", "tales_of_glory"]) == 0
    assert "TOG-QST-19" in capsys.readouterr().out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sound_content_is_told_with_its_facts(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["content", "check", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert {"cs": "Obsah je v\N{NO-BREAK SPACE}pořádku.", "en": "The content is sound."}[
        lang
    ] in told
    assert "40 / 37 / 38 / 39" in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_wrong_with_content_is_told_at_once(
    lang: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    home = Path(druzina.__file__).parent / "games" / "tales_of_glory" / "content"
    for path in home.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    era = tmp_path / "era1.toml"
    text = era.read_text("utf-8").replace("combat = 2 }", "combat = -2 }", 1)
    era.write_text(text.replace('type = "place"', 'type = "palace"', 1), "utf-8")
    assert main(["content", "check", "--content", str(tmp_path), "--lang", lang]) == 2
    told = capsys.readouterr().err
    assert "era1.toml, E1-01, cost.combat" in told
    assert "palace" in told
    typed_command = ["play", "tales_of_glory", "--content", str(tmp_path), "--lang", lang]
    assert main(typed_command) == 2
    assert "era1.toml, E1-01, cost.combat" in capsys.readouterr().err


def test_a_replay_is_printed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game(monkeypatch, tmp_path / "game.json")
    capsys.readouterr()
    assert main(["replay", "game.json", "--all", "--lang", "cs"]) == 0
    assert "Začíná 1. kolo z\N{NO-BREAK SPACE}deseti." in capsys.readouterr().out
    assert main(["replay", "game.json", "--seat", "3"]) == 2
    assert capsys.readouterr().err == "There is no seat 3; the seats are 1–2.\n"
    typed(monkeypatch, "n", "q")
    assert main(["replay", "game.json", "--seat", "1"]) == 0
    assert "Step 1 of" in capsys.readouterr().out


def test_a_game_is_kept_in_the_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typed(monkeypatch, "1")
    assert main(["play", "tales"]) == 0
    kept = list((tmp_path / "data" / "druzina").iterdir())
    assert [path.name.startswith("tales_of_glory-") for path in kept] == [True]


def test_a_resumed_game_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = read_record(game(monkeypatch, tmp_path / "game.json"))
    typed(monkeypatch)
    assert main(["play", "--resume", "game.json"]) == 0
    assert read_record((tmp_path / "game.json").read_bytes()) == before
    assert f"The game goes on after {len(before.entries)} entries." in capsys.readouterr().out


# The advisor

Advised = Callable[..., tuple[int, str, str]]

BOARD: dict[str, object] = {
    "hexes": [[0, 0], [1, 0], [2, 0], [3, 0]],
    "wall_hexes": [[4, 0]],
    "terrain": {"trap": [[1, 0]]},
    "monster": {"at": [0, 0], "move": 2, "range": 0, "targets": 1},
    "enemies": [{"at": [3, 0], "initiative": 20}],
}
MAP = """
monster: move 2
initiative: A 20
map:
M   ^   .   A   %
"""


@pytest.fixture
def advised(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Advised:
    """Runs the advisor on a file of this text: exit code, what it says, what it complains of."""

    def run(text: str, *flags: str) -> tuple[int, str, str]:
        (tmp_path / "board").write_text(text, "utf-8")
        code = main(["gloomhaven", "advise", "board", *flags])
        return code, *capsys.readouterr()

    return run


PAGES = {
    "en": """\
Board 1

M   ^   *   A   %

M is the monster, m an ally of it, * a hex where it may end.
A, 3 east of the monster, initiative 20

Focus: A
The monster goes to the hex west of A and attacks A.

Why:
  1. Attack: melee, one target. [GLH-FOC-02]
  2. Movement: 2 points. [GLH-MOV-01]
  3. A is the focus (negative hexes 1, movement points 2, proximity 3, initiative 20). \
[GLH-FOC-07]
  4. It ends on the hex west of A, for 2 movement points. [GLH-MMV-07]
  5. The way: where it stands, east of the monster, west of A. [GLH-MMV-17]
  6. On the way it enters the hex east of the monster, and what lies there takes effect. \
[GLH-MMV-16]
  7. From the hex west of A it attacks A. [GLH-MAT-01]
""",
    "cs": """\
Plán 1

M   ^   *   A   %

M je nestvůra, m její spojenec, * pole, na kterém může skončit.
A, 3 na východ od nestvůry, iniciativa 20

Zaměřený nepřítel: A
Nestvůra dojde na pole západně od postavy A a zaútočí na postavu A.

Proč:
  1. Útok nablízko, jeden cíl. [GLH-FOC-02]
  2. Pohyb: 2 body. [GLH-MOV-01]
  3. A je zaměřený nepřítel (nepříznivá pole 1, body pohybu 2, vzdálenost 3, \
iniciativa 20). [GLH-FOC-07]
  4. Skončí na poli západně od postavy A za 2 body pohybu. [GLH-MMV-07]
  5. Cesta: pod ní, východně od nestvůry, západně od postavy A. [GLH-MMV-17]
  6. Cestou vstoupí na pole východně od nestvůry a co tam leží, hned zapůsobí. [GLH-MMV-16]
  7. Z pole západně od postavy A zaútočí na postavu A. [GLH-MAT-01]
""",
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("text", [MAP, json.dumps(BOARD)], ids=["text map", "JSON"])
def test_a_monsters_turn_is_drawn_and_explained(text: str, lang: str, advised: Advised) -> None:
    assert advised(text, "--lang", lang) == (0, PAGES[lang], "")


def test_a_monsters_turn_as_json(advised: Advised) -> None:
    code, told, complaint = advised(json.dumps([BOARD, BOARD]), "--json")
    assert (code, complaint) == (0, "")
    first, second = json.loads(told)
    assert first == second
    assert first["focus"] == [[3, 0]]
    assert first["results"] == [{"end": [2, 0], "attacks": [[3, 0]]}]
    assert first["explanation"][0] == {
        "key": "profile-melee",
        "clause": "GLH-FOC-02",
        "arguments": {"count": 1},
    }
    assert list(first) == ["focus", "results", "count", "explanation"]


def test_one_board_is_a_list_of_one(advised: Advised) -> None:
    code, told, _ = advised(json.dumps(BOARD), "--json", "--lang", "cs")
    [only] = json.loads(told)
    assert code == 0
    assert only["explanation"][0]["text"] == "Útok nablízko, jeden cíl."
    assert advised("[]", "--json") == (0, "[]\n", "")


def test_boards_may_come_from_standard_input() -> None:
    done = subprocess.run(
        [*RUN, "gloomhaven", "advise", "-", "--lang", "en"],
        input=MAP,
        text=True,
        capture_output=True,
        check=True,
    )
    assert done.stdout == PAGES["en"]


KINDS = "obstacle, trap, hazardous"
FAULTS: dict[str, tuple[dict[str, object], str, str]] = {
    "a figure off the board": (
        {"enemies": [{"at": [9, 9], "initiative": 20}]},
        "Board 2, enemies[0].at: (9, 9) is not a hex of the board.",
        "Plán 2, enemies[0].at: pole (9, 9) není na plánu.",
    ),
    "two figures on one hex": (
        {"allies": [[3, 0]]},
        "Board 2, enemies[0].at: another figure stands on (3, 0) already.",
        "Plán 2, enemies[0].at: na poli (3, 0) už jedna bytost stojí.",
    ),
    "a wall inside the board": (
        {"wall_hexes": [[2, 0]]},
        "Board 2, wall_hexes[0]: (2, 0) is a hex of the board and cannot be a wall.",
        "Plán 2, wall_hexes[0]: pole (2, 0) patří k plánu, zdí tedy být nemůže.",
    ),
    "an unknown terrain": (
        {"terrain": {"lava": [[1, 0]]}},
        f"Board 2, terrain.lava: there is no such terrain; expected {KINDS} or difficult.",
        f"Plán 2, terrain.lava: takový terén není; má tu být {KINDS} nebo difficult.",
    ),
    "a negative value": (
        {"monster": {"at": [0, 0], "move": -1, "range": 0, "targets": 1}},
        "Board 2, monster.move: expected a number of at least 0.",
        "Plán 2, monster.move: má tu být číslo nejméně 0.",
    ),
    "a text for a number": (
        {"monster": {"at": [0, 0], "move": "2", "range": 0, "targets": 1}},
        "Board 2, monster.move: expected a whole number, found a text.",
        "Plán 2, monster.move: má tu být celé číslo, ale je tu text.",
    ),
    "an unknown field": (
        {"speed": 3},
        "Board 2, speed: there is no such field.",
        "Plán 2, speed: taková položka tu být nemá.",
    ),
}


@pytest.mark.parametrize("flags", [(), ("--json",)], ids=["words", "JSON"])
@pytest.mark.parametrize("fault", FAULTS)
def test_a_wrong_board_is_one_sentence_and_nothing_is_guessed(
    fault: str, flags: tuple[str, ...], advised: Advised
) -> None:
    change, english, czech = FAULTS[fault]
    text = json.dumps([BOARD, {**BOARD, **change}])
    assert advised(text, *flags, "--lang", "en") == (2, "", f"{english}\n")
    assert advised(text, *flags, "--lang", "cs") == (2, "", f"{czech}\n")


def test_what_is_neither_json_nor_a_map_is_told(advised: Advised) -> None:
    english = "board is neither JSON (a fault at byte 0) nor a text map.\n"
    czech = "Soubor board není ani JSON (chyba na 0. bajtu), ani textový plán.\n"
    assert advised("hello", "--lang", "en") == (2, "", english)
    assert advised("hello", "--json", "--lang", "cs") == (2, "", czech)


# Bad input

KNOWN = ", ".join(games.NAMES)
BAD = [
    (
        ["play", "chess"],
        f"There is no game “chess”; there is {KNOWN}.",
    ),
    (
        ["play"],
        f"Which game? There is {KNOWN}.",
    ),
    (["play", "tales", "--seats", "me"], "tales_of_glory cannot be played with 1"),
    (["play", "tales", "--seats", "me" + ",me" * 5], "it can with 2–5."),
    (["play", "tales", "--seats", "me,guru"], "There is no bot “guru”; there is apprentice, adept"),
    (["play", "tales", "--seats", "me,search:soon"], "There is no bot “search:soon”"),
    (["play", "tales", "--seats", "me,my_bot.py"], "Which class of my_bot.py? Name it as well"),
    (
        ["lab", "duel", "tales", "fitted=no.json", "greedy"],
        "no.json cannot be read: there is no such",
    ),
    (["play", "gloom", "0.cards=trample"], "Nothing can be chosen for 0.cards before that seat"),
    (["play", "gloom", "each=x"], "There is no option “each”; there is cards, character"),
    (["serve", "--port", "99999"], "--port takes a number from 0 to 65535, not 99999."),
    (["content", "check", "gloom", "--content", "."], "There is no classes.toml in ."),
    (["play", "tales", "--seats", "me,"], "A seat has nobody in it: “”."),
    (["play", "tales", "--seats", "me,Ben="], "A seat has nobody in it: “Ben=”."),
    (["play", "tales", "fast"], "An option is written name=value, not “fast”."),
    (["play", "tales", "speed=9"], "There is no option “speed”; there is mode, seats, start."),
    (["play", "tales", "mode=hard"], "The option mode cannot be “hard”; it can be basic, exp"),
    (["play", "tales", "--seats", "me,adept", "start=3"], "it can be auto, by-name, drawn, 0–1."),
    (["play", "tales", "start=by-name"], "The longest name can begin only if every seat"),
    (["play", "tales", "seats=3"], "The option seats follows from who sits down"),
    (["play", "tales", "--lang", "xx"], "There is no language “xx”; there is cs, en."),
    (["play", "tales", "--seed", "many"], "--seed takes a number, not “many”."),
    (["play", "tales", "--seed"], "--seed takes a value."),
    (["play", "tales", "--fast"], "druzina play does not know --fast."),
    (["play", "tales", "--content", "nowhere"], "There is no folder nowhere"),
    (["play", "--resume", "nowhere"], "nowhere cannot be read: there is no such file"),
    (["replay", "nowhere"], "nowhere cannot be read: there is no such file or folder."),
    (["replay", "."], ". cannot be read: it is a folder."),
    (["replay"], "druzina replay needs file."),
    (["--fast"], "druzina does not know --fast. See druzina --help."),
    (["position", "check", "."], " cannot be read: it is a folder."),
    (["position", "ask", "nowhere", "--bot", "guru"], "There is no nowhere in ."),
    (["serve", "--log", "loud"], "--log cannot be “loud”; it can be text, json."),
    (["store", "restore", "nowhere"], "nowhere cannot be read: there is no such file"),
    (["store", "restore", "."], ". cannot be read: it is a folder."),
    (["lab", "run", "tales", "--games", "many"], "--games takes a number, not “many”."),
    (["lab", "run", "tales"], "druzina lab run needs --seats."),
    (["play", "gloomhaven", "scenario=55"], "cannot be played yet; 1–54, 56–95 can"),
    (["lab", "fit", "tales", "--data", "no", "--to", "w"], "of this game: there is no such file"),
    (["games", "mine", "--folder", "nowhere"], "nowhere cannot be read: there is no such file"),
    (["serve", "--data", "/dev/null"], "/dev/null: there is a file of that name. Choose another"),
    (["dance"], "There is no command “dance”; there is play, replay, position, games"),
    (["rules", "dance"], "There is no command “dance”; there is show, search, game, how."),
    (["rules", "show", "TOG-XYZ-99"], "There is no clause TOG-XYZ-99; the nearest are"),
    (["rules", "game", "chess"], "There are no rules of a game chess; the games are"),
    (["rules", "search", "key", "--game", "chess"], "There are no rules of a game chess"),
    (
        ["content", "check", "chess"],
        f"There is no game “chess”; there is {KNOWN}.",
    ),
    (["content", "check", "--content", "nowhere"], "There is no folder nowhere"),
    (["gloomhaven", "dance"], "There is no command “dance”; there is advise."),
    (["gloomhaven", "advise"], "druzina gloomhaven advise needs file."),
    (["gloomhaven", "advise", "nowhere"], "nowhere cannot be read: there is no such file"),
    (["gloomhaven", "advise", "."], ". cannot be read: it is a folder."),
    (["gloomhaven", "advise", "nowhere", "--lang", "xx"], "There is no language “xx”"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD)
def test_bad_input_gets_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in BAD])
def test_bad_input_gets_it_in_czech(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DRUZINA_LANG", "cs")
    assert main(arguments) == 2
    told = capsys.readouterr().err
    assert not any(word in told for word in ("There ", " cannot ", " takes ", " needs ", "Which"))


OWN = """
class Fails:
    def choose(self, seen, budget):
        raise KeyError("gold")
class Rambles:
    def choose(self, seen, budget):
        return "somewhere else"
"""


@pytest.mark.timeout(60)
@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("bot.py:Fails", "The bot bot.py:Fails fails in line 4: KeyError: 'gold'."),
        ("bot.py:Rambles", "bot.py:Rambles answered 'somewhere else', which is none of its"),
    ],
)
def test_a_bot_that_cannot_go_on_is_told_and_the_game_is_kept(
    bot: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot.py").write_text(OWN)
    assert main(["play", "tales_of_glory", "--seats", f"{bot},random", "--save", "kept.json"]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert "druzina play --resume kept.json" in told.out
    assert read_record((tmp_path / "kept.json").read_bytes()).sitting == [bot, "random"]


DAMAGES: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "truncated": (lambda data: data[: len(data) // 2], "cannot be read beyond line"),
    "empty": (lambda data: b"", "cannot be read beyond line 1"),
    "no text": (lambda data: b"\x89PNG\r\n\x00\xff", "cannot be read beyond line 1"),
    "foreign": (lambda data: b'{"druzina": "save"}', "This is no record: "),
    "a list": (lambda data: b"[1, 2]", "This is no record: "),
    "of the future": (lambda data: data.replace(b'"format": 1', b'"format": 9'), "has format 9"),
    "another version": (lambda data: data.replace(b'"version": 1', b'"version": 7'), "is of tales"),
    "another game": (lambda data: data.replace(b"tales_of_glory", b"chess"), "no game “chess”"),
    "other content": (
        lambda data: data.replace(find("tales").load().encode(), b"f00"),
        "was played with other content than this: f00, not",
    ),
    "a wrong choice": (
        lambda data: data.replace(b"0 pick 2", b"0 pick 9"),
        "Entry 1 of the record",
    ),
    "no entry": (lambda data: data.replace(b"0 pick 2", b"hello"), "Entry 1 of the record cannot"),
    "changed": (lambda data: data.replace(b"0 pick 2", b"0 pick 3"), "entry"),
    "a wrong seat": (lambda data: data.replace(b'"seats": 2', b'"seats": 9'), "cannot be played"),
}


@pytest.mark.parametrize("command", ["replay", "resume"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_says_what_and_where_and_stays(
    damage: str,
    command: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    file = tmp_path / "game.json"
    harm, told = DAMAGES[damage]
    data = harm(game(monkeypatch, file))
    file.write_bytes(data)
    capsys.readouterr()
    arguments = (
        ["replay", "game.json"] if command == "replay" else ["play", "--resume", "game.json"]
    )
    assert main(arguments) == 2
    said = capsys.readouterr().err
    assert said.startswith("game.json: ")
    assert told in said
    assert file.read_bytes() == data


# Ctrl-C, and the start


def test_ctrl_c_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    above, below = pty.openpty()
    command = [*RUN, "play", "tales_of_glory", "--plain", "--seed", "3", "--save", str(file)]
    with (
        hearing_ctrl_c(),
        subprocess.Popen(command, stdin=below, stdout=below, stderr=below) as running,
    ):
        os.close(below)
        shown = wait_for(above, b"> ")
        os.write(above, b"2\n")
        shown += wait_for(above, b"> ")
        shown += interrupt(running, above)
        assert running.wait(timeout=30) == 130
    os.close(above)
    assert b"Traceback" not in shown
    record = read_record(file.read_bytes())
    assert record.entries[0] == "0 pick 2"
    match = Match.replay(find("tales_of_glory"), record)
    resumed = subprocess.run(
        [*RUN, "play", "--resume", str(file)],
        input="quit\n",
        text=True,
        check=True,
        capture_output=True,
    )
    assert resumed.stderr == ""
    assert read_record(file.read_bytes()).fingerprint == match.fingerprint


@contextmanager
def hearing_ctrl_c() -> Iterator[None]:
    """As from a terminal: what is started in the background is deaf to it, and so are its own."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def interrupt(running: subprocess.Popen[bytes], terminal: int) -> bytes:
    """Ctrl-C as a person presses it, again if it came just before the program began to listen."""
    for _ in range(20):
        time.sleep(0.3)
        running.send_signal(signal.SIGINT)
        if select([terminal], [], [], 2.0)[0]:
            return wait_for(terminal, b"--resume")
    raise AssertionError("Ctrl-C is not heard")


def wait_for(terminal: int, text: bytes, seconds: float = 60) -> bytes:
    """Reads until the text comes."""
    shown, until = b"", time.monotonic() + seconds
    while text not in shown and time.monotonic() < until:
        try:
            if select([terminal], [], [], 1.0)[0]:
                shown += os.read(terminal, 65536)
        except OSError:
            break
    assert text in shown, shown[-500:]
    return shown


@pytest.mark.parametrize(
    "command", [["--help"], ["games"], ["rules", "show", "TOG-PLC-04"], ["rules"], ["gloomhaven"]]
)
def test_the_start_imports_nothing_heavy(command: list[str]) -> None:
    code = (
        "import sys\n"
        "from druzina.cli import main\n"
        "try:\n    main(sys.argv[1:])\n"
        "except SystemExit:\n    pass\n"
        "heavy = {'msgspec', 'rich', 'fluent', 'babel', 'pydantic', 'druzina.core'}\n"
        "print('heavy:', sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *command], text=True, capture_output=True, check=True
    )
    assert done.stdout.endswith("heavy: []\n")


def test_whoever_reads_along_may_leave() -> None:
    piped = ["sh", "-c", '"$@" | head -1', "sh", *RUN, "rules", "game", "tales_of_glory"]
    done = subprocess.run(piped, text=True, capture_output=True, check=True)
    assert done.stderr == ""


def test_a_record_is_readable_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    record = json.loads(game(monkeypatch, tmp_path / "game.json"))
    assert record["entries"][0] == "0 pick 2"
    assert record["sitting"] == ["me", "adept"]


POSITION = """
game = "tales_of_glory"
[options]
seats = 2
[position]
round = 3
display = ["E1-05", "E1-06", "-", "E2-01", "E2-02", "E2-03"]
"""


POSITION_OF_A_BOOK = """
game = "big_book_of_madness"
[options]
seats = 2
[position]
round = 1
"""


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_position_is_checked_and_asked(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What may I do here, why not, what does the bot think."""
    file = tmp_path / "mine.toml"
    file.write_text(POSITION, "utf-8")
    assert main(["position", "check", str(file), "--lang", lang]) == 0
    checked = capsys.readouterr().out
    assert checked.startswith("mine.toml: ")
    assert main(["position", "ask", str(file), "--bot", "greedy", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "pick 1" in told
    assert "pick 7" not in told
    assert "greedy" in told
    file.write_text(POSITION_OF_A_BOOK, "utf-8")
    assert main(["position", "ask", str(file), "--bot", "greedy", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert "✗ cast " in told
    assert "[BBM-" in told


def test_a_bad_position_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POSITION.replace("E1-06", "E9-06"), "utf-8")
    for command in ("check", "ask", "play"):
        assert main(["position", command, str(file), "--lang", "en"]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert line.startswith("mine.toml, position, position.display[1]: expected one of")
    file.write_text(POSITION + "[position.weather]\nrain = true\n", "utf-8")
    assert main(["position", "check", str(file), "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith("found weather.")


def test_a_bot_that_is_none_is_told_before_anything_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(POSITION, "utf-8")
    assert main(["position", "ask", str(file), "--bot", "guru"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.splitlines()[1:]) == ("", [])


def test_a_position_of_a_record_is_written_and_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    golden = Path(__file__).parent / "golden" / "tales_of_glory" / "2-basic.json"
    for step in (-1, 62):
        assert main(["position", "write", str(golden), "--step", str(step), "--lang", "en"]) == 2
        assert capsys.readouterr().err.endswith(f"{abs(step)}; the steps are 0–61.\n")
    assert main(["position", "write", str(golden), "--step", "9"]) == 0
    file = tmp_path / "mine.toml"
    file.write_text(capsys.readouterr().out, "utf-8")
    assert main(["position", "check", str(file), "--lang", "en"]) == 0
    assert "a sound position" in capsys.readouterr().out
