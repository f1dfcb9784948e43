"""What a person may say besides an answer."""

from __future__ import annotations

import re

import pytest

from druzina.games import NAMES
from druzina.rulebook_how import how_to
from tests.terminal.room import Room

EXAMPLES = ("why", "tile", "rules")


def test_a_number_that_is_not_there_is_refused() -> None:
    text = Room().say("9")
    assert "There is no choice 9 here; there is 1, 2, 3, 4, 5, 6." in text


def test_words_that_are_no_answer_are_refused_and_nothing_changes() -> None:
    room = Room()
    before = room.match.fingerprint
    text = room.say("pick 7", "dance")
    assert "There is no slot 7. (TOG-SET-17)" in text
    assert "“dance” is no answer here." in text
    assert text.count("Nothing has changed.") == 2
    assert room.match.fingerprint == before


def test_why_gives_the_rule_in_words() -> None:
    text = Room().say("why pick 8", "why pick 1")
    assert "There is no slot 8. (TOG-SET-17)" in text
    assert "With 6 slots the selection cards 7 and 8 are not used" in text
    assert "That is offered: pick 1." in text


@pytest.mark.parametrize(("lang", "command"), [("en", "how"), ("cs", "jak")])
@pytest.mark.parametrize("game", NAMES)
def test_whoever_plays_for_the_first_time_is_told_how(game: str, lang: str, command: str) -> None:
    room = Room("me,random", lang=lang, plain=True, game=game)
    text = room.say(command)
    assert command in text.splitlines()[0]
    steps = next(part for part in how_to(game, lang).parts if part.kind == "steps")
    for step in steps.items:
        assert step.name in text


def test_a_question_mark_shows_the_rules_behind_the_question() -> None:
    text = Room().say("?")
    assert "TOG-SEL-01  Round structure" in text
    assert "All players choose at the same time and secretly" in text


def test_a_question_mark_with_a_number_shows_the_rule_behind_a_choice() -> None:
    room = Room("me,random", seed=1)
    laid = room.say("1", "? 2", "? 7")
    assert "TOG-DIS-01" in laid
    assert "There is no choice 7 here" in laid


def test_preview_tells_what_is_known_and_where_it_ends() -> None:
    room = Room("me,random", seed=1)
    text = room.say("1", "preview discard", "preview 9")
    assert re.search(r"You gain 1.gold", text)
    assert "Then you are asked on." in text
    assert "is no answer here" in text


def test_undo_takes_back_a_step_of_the_turn() -> None:
    room = Room("me,random", "start=0", seed=1)
    text = room.say("1", "lay", "undo")
    assert "You undo the last choice." in text
    before = Room("me,random", "start=0", seed=1)
    before.say("1")
    assert room.match.record == before.match.record


def test_undo_ends_where_something_became_known() -> None:
    room = Room("me,random", seed=1)
    text = room.say("1", "undo")
    assert "That can no longer be undone" in text
    assert "undo!" in text


def test_bots_agree_to_an_undo_beyond_that() -> None:
    room = Room("me,random", seed=1)
    room.say("1", "undo!")
    entries = room.match.record.entries
    assert entries[0].startswith("luck")
    assert room.match.asked(0) is not None


def test_persons_do_not_agree_for_each_other() -> None:
    room = Room("Ana=me,Ben=me", seed=1)
    text = room.say("", "1", "", "2", "undo!")
    assert "That can no longer be undone" in text


def test_the_log_has_as_many_lines_as_wanted() -> None:
    room = Room()
    text = room.say("log 2")
    told = text.partition("> ")[2].splitlines()
    assert told[0].endswith("is given the start player token.")
    assert told[1] == "  Round 1 of 10 begins."


def test_a_tile_is_found_by_id_and_by_name() -> None:
    text = Room(lang="cs").say("dílek e2-01", "tile mostovy", "tile xyzzy")
    assert text.count("Mostový trol (E2-01), nestvůra") == 2
    assert "Nic se tu nejmenuje „xyzzy“" in text


def test_rules_are_searched_and_shown() -> None:
    text = Room().say("rules half key", "rules plc-04")
    assert "TOG-KEY-04" in text
    assert "The new tile must form at least one new connection" in text


@pytest.mark.ux(3)
def test_rules_are_shown_in_the_language_of_the_room() -> None:
    text = Room(lang="cs").say("pravidla truhla", "pravidla plc-04", "proc pick 8")
    assert "TOG-KEY-06" in text
    assert "Nový dílek musí vytvořit aspoň jedno nové propojení" in text
    assert "Se 6 políčky se karty výběru 7 a 8 nepoužívají" in text


def test_a_hint_is_an_offered_choice_with_a_reason() -> None:
    text = Room().say("hint", "hint random")
    assert re.search(r"Adept would choose: [^\n]*\(“pick [1-6]”\)\.\s+\w", text)
    assert re.search(r"Random would choose: [^\n]*\(“pick [1-6]”\)\.\s+It did not think", text)


def test_a_hint_of_nobody_is_refused_in_words() -> None:
    assert "There is no bot “guru”" in Room().say("hint guru")


@pytest.mark.parametrize("word", ["why", "preview", "tile", "rules"])
def test_a_command_about_nothing_explains_itself(word: str) -> None:
    assert f"{word} " in Room().say(word).rpartition("> ")[0].splitlines()[-1]


def test_players_shows_the_others_stories() -> None:
    text = Room("Ana=me,Ben=random").say("players")
    assert "Story: Ben" in text
    assert "Story: Ana" not in text


def test_players_tells_the_others_stories_to_ears() -> None:
    text = Room("Ana=me,Ben=random", plain=True).say("players")
    told = text.partition("Story: Ben:")[2]
    hero = next(line for line in told.splitlines() if line.strip())
    assert "hero" in hero
    assert not set("│□■●") & set(text)


def test_the_table_is_shown_again_whole() -> None:
    room = Room("me,random", "start=0", seed=1)
    text = room.say("1", "lay", "table")
    assert text.count("reward") >= 3


@pytest.mark.parametrize(
    ("game", "option"),
    [("tales_of_glory", "mode=basic"), ("big_book_of_madness", "character=drawn")],
)
def test_help_speaks_of_the_question_that_is_open(game: str, option: str) -> None:
    """Every example can be said at this table: an answer, a refusal, a thing, a rule."""
    room = Room("me,random", option, game=game)
    asked = room.match.asked(0)
    assert asked is not None
    last = len(asked.offered)
    helped = room.say("help")
    answer = re.search(rf"{last} or (.+): answer with a number", helped)
    assert answer
    assert answer[1] == asked.offered[-1].text
    why, tile, rules = (re.findall(rf"{word} (\S.*?):", helped)[-1] for word in EXAMPLES)
    greyed = [text for text, _, _ in room.match.greyed(0)]
    assert why in greyed or not greyed
    assert tile in room.match.game.catalogue(room.match.content)
    assert rules == asked.prompt.clause


@pytest.mark.parametrize(("lang", "word"), [("cs", "pomoc"), ("en", "help"), ("cs", "help")])
def test_help_lists_every_command(lang: str, word: str) -> None:
    room = Room(lang=lang)
    text = room.say(word)
    for command in ("why", "preview", "undo", "log", "players", "tile", "rules", "hint", "quit"):
        assert f"  {room.session.words.say(f'command-{command}')}" in text


@pytest.mark.parametrize("word", ["proč pick 8", "proc pick 8", "PROČ pick 8", "why pick 8"])
def test_commands_are_understood_in_czech_too(word: str) -> None:
    assert "Políčko 8 na plánu není. (TOG-SET-17)" in Room(lang="cs").say(word)
