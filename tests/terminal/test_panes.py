"""The client in panes, by keys and clicks, as people use it."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.color import Color, ColorSystem
from textual.filter import Monochrome

from druzina.core import Luck
from druzina.terminal import saving
from druzina.terminal.boards.picture import places
from druzina.terminal.client.app import Client
from druzina.terminal.client.pad import Pad
from druzina.terminal.client.replay_app import ReplayApp
from druzina.terminal.client.widgets import Choices, Picture
from druzina.terminal.commands import COMMANDS, examples
from druzina.terminal.replay import open_replay
from tests.conformance.budget import turn_of
from tests.terminal.panes import (
    GAMES,
    SIZES,
    Panes,
    golden,
    path,
    shown,
    sit_down,
    some_answers,
)
from tests.terminal.room import Room, by_number

LETTERS = "ěščřžýáíéúůóťďňĚŠČŘŽÝÁÍÉÚŮÓŤĎŇ"


@pytest.mark.ux(60)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_screen_is_the_golden_one(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    """`python -m tests.terminal.panes` writes them anew; read the diff."""
    lang = "cs" if size[0] == 60 else "en"
    told = golden(game, lang, size, tmp_path)
    assert told == path(game, lang, size).read_text(encoding="utf-8")
    assert max(map(len, told.splitlines())) <= size[0]


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_no_description_is_cut_on_a_small_screen_and_none_moves_the_choices(lang: str) -> None:
    async def act(panes: Panes) -> None:
        tops = set()
        for _ in range(6):
            question = panes.client.question
            assert question is not None
            await panes.at_rest()
            seen = " ".join(panes.text.split())
            assert question.about
            assert " ".join(question.about.split()) in seen
            tops.add(panes.client.query_one(Choices).region.y)
            await panes.press("down")
        assert len(tops) == 1, "where the choices stand"

    sit_down(act, lang=lang, size=(60, 24), seed=12)


@pytest.mark.ux(60)
@pytest.mark.slow
@pytest.mark.parametrize("game", turn_of(GAMES, 3))
def test_a_whole_game_by_keys_on_a_small_screen_loses_no_choice(game: str, tmp_path: Path) -> None:
    file, luck = tmp_path / "game.json", Luck(4)

    async def act(panes: Panes) -> None:
        while (question := panes.client.question) is not None:
            listed = panes.client.query_one(Choices).option_count
            assert listed == len(question.asked.offered) + len(question.listed)
            await some_answers(panes, 1, luck)
        assert panes.client.session.words.say("play-over") in panes.text

    seated = {"game": game, "lang": "cs", "seed": 3, "size": (60, 24), "file": file}
    client = sit_down(act, **seated)  # type: ignore[arg-type]  # by name
    assert client.session.match.outcome is not None
    assert saving.read(file).fingerprint == client.session.match.fingerprint


def test_arrows_go_from_target_to_target_and_the_picture_says_where() -> None:
    async def act(panes: Panes) -> None:
        question = panes.client.question
        assert question is not None
        await panes.press("home")
        at = {question.pointed[0]}
        for key in ("right", "down", "left", "up", "right", "down"):
            await panes.press(key)
            at.add(question.pointed[0])
        assert {"slot:1", "slot:2", "slot:5", "slot:6"} <= at

    sit_down(act)


def test_a_click_points_and_a_second_one_takes_where_undo_does_not_end() -> None:
    async def act(panes: Panes) -> None:
        client = panes.client
        place = places(client.query_one("#board", Picture).lines)["slot:2"][0]
        at = (place.start + 2, place.row)
        assert client.question is not None
        await panes.click("#board", at)
        assert client.question.pointed == ("slot:2",)
        assert "Enter to confirm" in await panes.click("#board", at)
        before = client.session.match.length
        await panes.click("#board", at)
        assert client.session.match.length > before

    sit_down(act)


def test_a_click_on_what_is_no_choice_says_why() -> None:
    async def act(panes: Panes) -> None:
        client = panes.client
        await some_answers(panes, 1, Luck(1))
        await panes.press("1")
        spots = places(client.query_one("#board", Picture).lines)
        hero = spots["cell:0,0"][1]
        told = await panes.click("#board", (hero.start + 3, hero.row))
        assert "TOG-" in told

    sit_down(act, "start=0", seed=1)


def test_where_undo_ends_a_choice_is_confirmed_and_escape_thinks_again() -> None:
    async def act(panes: Panes) -> None:
        told = await panes.press("2")
        assert "Then everybody's choice becomes known" in told or "Enter to confirm" in told
        assert panes.client.session.match.length == 0
        assert "Enter to confirm" not in await panes.press("escape")
        await panes.press("2", "c")
        assert panes.client.session.match.length > 0

    sit_down(act)


def test_letters_find_choices_and_numbers_may_have_two_digits() -> None:
    async def act(panes: Panes) -> None:
        question = panes.client.question
        assert question is not None
        assert len(question.choices) == 8
        told = await panes.press("f", "v", "i", "o")
        assert "Find: vio (1 of 8)" in told
        assert "Violetta" in told
        assert "Sandra" not in told.partition("Find")[0].partition("which wizard")[2]
        await panes.press("escape")
        assert "There is no choice 99 here" in await panes.press("9", "9", "enter")

    sit_down(act, game="big_book_of_madness")


def test_what_is_not_possible_is_said_once_with_its_reason_on_demand() -> None:
    async def act(panes: Panes) -> None:
        question = panes.client.question
        assert question is not None
        assert "reasons why something is not possible now" in panes.text
        told = await panes.press("o", "end", "?")
        assert re.search(r"BBM-[A-Z]{3}-\d\d", told)
        assert len({barred.words for barred in question.barred}) == len(question.barred)

    sit_down(act, "character=drawn", game="big_book_of_madness", seed=12)


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_the_list_of_commands_is_not_cut_at_the_edge_of_its_pane(lang: str) -> None:
    async def act(panes: Panes) -> None:
        listed = " ".join(re.sub("[│╭╮╰╯─]", " ", await panes.press("h")).split())
        session = panes.client.session
        for name in COMMANDS:
            told = session.words.say(f"about-{name}", examples(session, 0))
            assert " ".join(told.split()) in listed

    sit_down(act, lang=lang, size=(70, 100))


def test_undo_hint_rules_help_log_and_save(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"

    async def act(panes: Panes) -> None:
        assert "would choose" in await panes.press("i")
        assert "TOG-KEY-04" in await panes.press("/", *"half key", "enter")
        assert "Esc closes this" in panes.text
        assert "undo the last choice" in await panes.press("escape", "h")
        assert "given the start player token" in await panes.press("escape", "l")
        assert "The game is saved in" in " ".join((await panes.press("escape", "s")).split())
        await panes.press("1", "enter", "1")
        assert "Undo: 1" in panes.text
        await panes.press("u")
        assert "Undo: 1" not in panes.text

    client = sit_down(act, "start=0", seed=1, file=file)
    assert saving.read(file).game == client.session.match.game.name


def test_leaving_saves_the_game(tmp_path: Path) -> None:
    file = tmp_path / "left.json"

    async def act(panes: Panes) -> None:
        await panes.press("1", "enter")
        await panes.pilot.press("q")

    client = sit_down(act, file=file)
    assert saving.read(file).fingerprint == client.session.match.fingerprint
    assert "druzina play --resume" in client.pad.take().plain


@pytest.mark.parametrize("wrong", ["raise KeyError('gold')", "return 'somewhere else'"])
def test_a_bot_that_cannot_go_on_ends_it_and_the_game_is_kept(wrong: str, tmp_path: Path) -> None:
    file, bot = tmp_path / "left.json", tmp_path / "bot.py"
    bot.write_text(f"class Own:\n    def choose(self, seen, budget):\n        {wrong}\n")

    async def act(panes: Panes) -> None:
        await panes.pilot.press("1", "enter")
        for _ in range(200):
            if panes.client.failed is not None:
                return
            await panes.pilot.pause(0.01)

    client = sit_down(act, seats=f"me,{bot}:Own", file=file)
    assert client.failed is not None
    assert client.failed.key in ("problem-bot-fails", "problem-bot-answer")
    assert saving.read(file).fingerprint == client.session.match.fingerprint
    assert "druzina play --resume" in client.pad.take().plain


@pytest.mark.ux(32)
def test_between_two_persons_nothing_of_either_is_on_the_screen() -> None:
    async def act(panes: Panes) -> None:
        client = panes.client
        match, words = client.session.match, client.session.words
        tiles = match.game.catalogue(match.content)
        seen = {True: 0, False: 0}
        for _ in range(16):
            reader = client.session.reader
            assert reader is not None
            seen[client.veiled] += 1
            for seat in (0, 1):
                held = match.view(seat).quests or ()  # type: ignore[attr-defined]
                names = [tiles[id_].name["en"] for id_ in held]  # type: ignore[attr-defined]
                if seat != reader or client.veiled:
                    assert not any(name in panes.text for name in names)
            if client.veiled:
                assert words.say("client-hand-over", {"seat": reader})[:20] in panes.text
                await panes.press("1", "?", "enter")
            else:
                await some_answers(panes, 1, Luck(7))
        assert min(seen.values()) > 2

    sit_down(act, "mode=experienced", seats="Ana=me,Ben=me", seed=2)


def test_on_a_small_screen_tab_goes_through_the_panes() -> None:
    async def act(panes: Panes) -> None:
        assert "[table]" in panes.text
        assert "Ben" not in panes.text.splitlines()[1]
        assert "[mine]" in await panes.press("tab")
        assert "■ Ben" in await panes.press("tab")
        assert "Round 1 of 10 begins." in await panes.press("tab")
        assert "[table]" in await panes.press("tab")

    sit_down(act, size=(60, 24))


@pytest.mark.parametrize("game", GAMES)
def test_ascii_has_neither_boxes_nor_symbols(game: str) -> None:
    async def act(panes: Panes) -> None:
        await some_answers(panes, 4, Luck(3))
        for key in ("?", "h", "l", "p", "escape"):
            text = await panes.press(key)
            assert set(re.sub(rf"[\x20-\x7e\n{LETTERS}]", "", text)) == set()

    sit_down(act, game=game, lang="cs", ascii_only=True)


@pytest.mark.parametrize("size", [(60, 30), (80, 30), (120, 40)])
def test_what_stands_below_each_other_does_so_in_ascii_too(size: tuple[int, int]) -> None:
    """A letter may become several, as an arrow does; the frames of the slots keep their columns."""

    async def act(panes: Panes) -> None:
        lines = panes.text.splitlines()
        top = next(at for at, line in enumerate(lines) if line.startswith(" +4~+"))
        edges = [
            [at for at, one in enumerate(line) if one in "+|"] for line in lines[top : top + 3]
        ]
        frame = {at for line in edges for at in line if lines[top + 1][at] == "|"}
        assert len(frame) >= 4
        assert all(frame <= set(line) for line in edges), "\n".join(lines[top : top + 3])
        assert "->" in lines[top + 2]

    sit_down(act, size=size, ascii_only=True, seed=3)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Quest A Spark in the Amulet: 0 of 2"), ("cs", "Úkol Jiskra v amuletu: 0 ze 2")],
)
def test_quests_say_how_much_they_ask_for(lang: str, words: str) -> None:
    async def act(panes: Panes) -> None:
        assert words in panes.text

    sit_down(act, "mode=cooperative", game="amulet", seats="me", lang=lang, size=(80, 30))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_choice_that_is_confirmed_is_told_without_a_colon_too_many(lang: str) -> None:
    async def act(panes: Panes) -> None:
        await panes.press("2")
        told = " ".join(panes.text.split())
        sentence = re.search(r"2: [^:]*? → [^:]*\. Enter", told)
        assert sentence, told

    sit_down(act, lang=lang)


def test_without_colour_all_is_grey(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def act(panes: Panes) -> None:
        filters = panes.client._filters
        assert any(isinstance(one, Monochrome) for one in filters)
        said = panes.client.pad.console
        assert said.no_color

    sit_down(act)


def test_a_recorded_game_is_drawn_step_by_step(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    Room("Ana=me,Ben=random", "mode=experienced", seed=6, file=file).play(by_number(Luck(2)))
    app = ReplayApp(open_replay(saving.read(file), file, None, "en"), 0, Pad())
    last = app.replay.last

    async def run() -> None:
        async with app.run_test(size=(100, 30)) as pilot:
            assert f"Step 0 of {last}" in shown(app)
            await pilot.press(".", ".", ",")
            await pilot.pause()
            assert f"Step 1 of {last}: Ana: return Q-" in shown(app)
            await pilot.press("1", "2", "enter")
            await pilot.pause()
            assert f"Step 12 of {last}" in shown(app)
            assert "┌" in shown(app)
            await pilot.press("end")
            await pilot.pause()
            assert "wins" in shown(app) or "win" in shown(app)

    asyncio.run(run())


def test_the_table_is_drawn_before_the_panes_are_imported() -> None:
    code = "import sys, druzina.terminal.client.curtain; print('textual' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False\n"


def test_a_question_names_its_cause(tmp_path: Path) -> None:
    """Both want the same tile, and Ben is before Ana in the turn order."""

    async def act(panes: Panes) -> None:
        await panes.press("3", "enter")
        question = panes.client.question
        assert question is not None
        assert question.asked.kind == "SecondChoice"
        assert "Ben was before you in the turn order" in " ".join(panes.text.split())

    sit_down(act, seats="Ana=me,Ben=apprentice", seed=5, file=tmp_path / "game.json")


# Few colours


def pieces(client: Client) -> Iterator[tuple[str, Color, Color]]:
    """Every piece of the screen that has letters, with its ink and its paper."""
    for strip in client.screen._compositor.render_strips():
        for text, style, _ in strip:
            letters = re.sub("[\\s▁-█]", "", text)  # how a scroll bar ends is no letter
            if letters and style is not None and style.color and style.bgcolor:
                ink, paper = style.color, style.bgcolor
                yield text, *((paper, ink) if style.reverse else (ink, paper))


def contrast(ink: Color, paper: Color) -> float:
    """As WCAG counts it."""

    def light(colour: Color) -> float:
        parts = [part / 255 for part in colour.get_truecolor()]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    darker, lighter = sorted((light(ink), light(paper)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.ux(60)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bare", [False, True])
def test_with_few_colours_nothing_is_invisible(
    game: str, bare: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """On a terminal of 16 colours ink and paper never become one colour; `NO_COLOR` keeps letters
    as readable as colours would be."""
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.setenv("TERM", "xterm-16color")
    if bare:
        monkeypatch.setenv("NO_COLOR", "1")

    async def act(panes: Panes) -> None:
        assert panes.client.console.color_system == "standard"
        await some_answers(panes, 3, Luck(3))
        drawn = places(panes.client.query_one("#board", Picture).lines)
        assert drawn, "without colours too things can be pointed at"
        for key in ("down", "?", "escape", "h"):
            await panes.press(key)
            for text, ink, paper in pieces(panes.client):
                few = [one.downgrade(ColorSystem.STANDARD) for one in (ink, paper)]
                assert few[0] != few[1], (key, text)
                if bare and re.search(r"\w", text):
                    assert contrast(ink, paper) > 4.5, (key, text)

    sit_down(act, game=game, file=tmp_path / "game.json")
