"""Sentences: plurals, lists, names, and every line of real games in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import druzina
from druzina.core import Line, Luck, Match, Outcome, Preview, Problem, Refusal, Shown, alone
from druzina.games import NAMES, find
from druzina.text import language
from druzina.text.messages import Messages, Unspeakable
from druzina.text.words import Words
from tests.positions import position

GAME = find("tales_of_glory")
CONTENT = GAME.load()
LANGUAGES = ("cs", "en")
NBSP = "\N{NO-BREAK SPACE}"


def words(lang: str, names: tuple[str, ...] = ("Ana", "Ben", "Cyril")) -> Words:
    return Words(lang, GAME, CONTENT, names, strict=True)


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("gold", "1 zlaťák, 2 zlaťáky, 5 zlaťáků, 22 zlaťáků, 0 zlaťáků"),
        ("potions", "1 lektvar, 2 lektvary, 5 lektvarů, 22 lektvarů, 0 lektvarů"),
        ("combat", "1 bod boje, 2 body boje, 5 bodů boje, 22 bodů boje, 0 bodů boje"),
        ("magic", "1 bod magie, 2 body magie, 5 bodů magie, 22 bodů magie, 0 bodů magie"),
        ("glory", "1 bod slávy, 2 body slávy, 5 bodů slávy, 22 bodů slávy, 0 bodů slávy"),
        ("key", "1 klíč, 2 klíče, 5 klíčů, 22 klíčů, 0 klíčů"),
    ],
)
def test_czech_plurals(kind: str, said: str) -> None:
    goods = [words("cs").say(f"goods-{kind}", {"n": n}) for n in (1, 2, 5, 22, 0)]
    assert ", ".join(goods).replace(NBSP, " ") == said


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("gold", "1 gold, 2 gold, 5 gold, 22 gold, 0 gold"),
        ("potions", "1 potion, 2 potions, 5 potions, 22 potions, 0 potions"),
        ("key", "1 key, 2 keys, 5 keys, 22 keys, 0 keys"),
    ],
)
def test_english_plurals(kind: str, said: str) -> None:
    goods = [words("en").say(f"goods-{kind}", {"n": n}) for n in (1, 2, 5, 22, 0)]
    assert ", ".join(goods).replace(NBSP, " ") == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("cs", ["", "a", "a a b", "a, b a c"]), ("en", ["", "a", "a and b", "a, b and c"])],
)
def test_lists_are_joined_as_the_language_does(lang: str, said: list[str]) -> None:
    joined = [words(lang).joined(list("abc")[:n]) for n in range(4)]
    assert [one.replace(NBSP, " ") for one in joined] == said


def test_one_letter_words_stay_with_the_next_in_czech() -> None:
    assert words("cs").joined(["x", "y"]) == f"x a{NBSP}y"


def test_gains_are_spoken_as_a_list() -> None:
    gains = ("gold", 2), ("potions", 1), ("glory", 5)
    line = Line(1, "event-gains", "", {"seat": 0, "gains": gains})
    told = words("cs").line(line).replace(NBSP, " ")
    assert told == "Ana získává 2 zlaťáky, 1 lektvar a 5 bodů slávy."
    assert words("en").line(line).replace(NBSP, " ") == "Ana gains 2 gold, 1 potion and 5 glory."


def test_numbers_are_not_grouped_and_have_a_true_minus() -> None:
    problem = Problem("problem-record-damaged", line=12345)
    assert "12345" in words("en").problem(problem)
    assert "−7" in words("en").shown(Shown("event-at-end", "", {"seat": 0, "glory": -7}))


def test_decimal_numbers_follow_the_language() -> None:
    figures: dict[str, str | float] = {
        "deck": "era1",
        "least": 5.7,
        "most": 7.3,
        "mean": 6.6,
        "low": 5.5,
        "high": 7.5,
    }
    assert "průměr 6,6" in words("cs").say("fact-values", figures)
    assert "mean 6.6" in words("en").say("fact-values", figures)


def test_a_seat_without_a_name_is_numbered() -> None:
    assert words("cs", ("Ana", "")).seat(1) == "Hráč 2"
    assert words("en", ()).seat(4) == "Player 5"


def test_who_knows_more_reads_more() -> None:
    mine = Line(1, "event-returns-quest", "", {"seat": 0, "tile": "Q-05"}, private=True)
    others = Line(1, "event-returns-quest", "", {"seat": 0})
    quest = GAME.spoken(CONTENT, "tile", "Q-05")
    assert isinstance(quest, dict)
    assert quest["cs"] in words("cs").line(mine)
    assert words("cs").line(others) == "Ana vrací jednu výpravu do krabice."


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("cs", ["O vítězství se dělí Ana a Ben.", "1. místo: Ana, 40", "3. místo: Cyril, 30"]),
        ("en", ["Ana and Ben share the victory.", "1. Ana: 40", "3. Cyril: 30"]),
    ],
)
def test_an_outcome_is_told(lang: str, lines: list[str]) -> None:
    outcome = Outcome("TOG-END-05", [True, True, False], [1, 1, 3], [40, 40, 30])
    told = [
        words(lang).verdict(outcome, alone(3)),
        *(words(lang).account(outcome, n, alone(3))[0] for n in (0, 2)),
    ]
    assert [one.replace(NBSP, " ") for one in told] == lines


def test_what_decides_between_equals_is_told_of_equals() -> None:
    """And of a team how it fared."""
    parts, counts = [{"during": 40}] * 3, [{"combat": 3}] * 3
    outcome = Outcome("X", [True, True, False], [1, 1, 3], [40, 40, 30], parts, counts)
    speaker = words("en")
    assert [len(speaker.account(outcome, n, alone(3))) for n in range(3)] == [3, 3, 2]
    assert len(speaker.account(outcome, 0, ((0, 1), (2,)))) == 2, "nobody else has as much"
    assert len(speaker.account(outcome, 0, ((0, 1, 2),))) == 3


def test_nobody_may_win() -> None:
    outcome = Outcome("X", [False, False], [2, 2], [0, 0])
    assert words("en").verdict(outcome, alone(2)) == "Nobody wins."


@pytest.mark.parametrize(
    ("lang", "pairs", "all_won", "all_lost"),
    [
        (
            "cs",
            "Společně vyhrávají Ana a Cyril.",
            "Všichni vyhráli.",
            "Všichni prohráli.",
        ),
        ("en", "Ana and Cyril win together.", "All of you have won.", "All of you have lost."),
    ],
)
def test_teams_win_and_lose_together(lang: str, pairs: str, all_won: str, all_lost: str) -> None:
    """A pair is named, all together are not; where all play together there are no places."""
    speaker, together = words(lang), ((0, 1, 2),)
    won = Outcome("X", [True, False, True], [1, 3, 1], [4, 2, 4])
    assert speaker.verdict(won, ((0, 2), (1,))).replace(NBSP, " ") == pairs
    assert speaker.account(won, 0, ((0, 2), (1,)))[0].startswith("1.")
    for ended, said in ((True, all_won), (False, all_lost)):
        outcome = Outcome("X", [ended] * 3, [1 if ended else 2] * 3, [4] * 3)
        assert speaker.verdict(outcome, together) == said
        assert speaker.account(outcome, 1, together)[0].replace(NBSP, " ") == "Ben: 4"


def test_what_was_expected_is_a_message_inside_the_problem() -> None:
    problem = Problem(
        "problem-content",
        file="era1.toml",
        entry="E1-05",
        field="cost.gold",
        expected="expected-whole-number",
        found="nothing",
        clause="TOG-CNT-03",
        low=1,
        high=99,
    )
    told = words("cs").problem(problem)
    assert told == (
        "era1.toml, E1-05, cost.gold: očekáváno: celé číslo od 1 do 99; nalezeno: nic (TOG-CNT-03)."
    )


def test_a_message_that_cannot_be_made_is_an_error_only_for_the_strict() -> None:
    with pytest.raises(Unspeakable):
        words("en").say("event-lays", {"seat": 0})
    with pytest.raises(Unspeakable):
        words("en").say("no-such-key")
    assert Words("en").say("no-such-key", {"n": 3}).startswith("no-such-key n=")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "cs_CZ.UTF-8", "DRUZINA_LANG": "en"}, "en"),
        ({"LANG": "en_US.UTF-8", "DRUZINA_LANG": "CS"}, "cs"),
        ({"LANG": "cs_CZ.UTF-8", "DRUZINA_LANG": "xx"}, "cs"),
    ],
)
def test_the_language_follows_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language(environment) == lang


# Everything that is said in real games

VARIANTS = [(name, number, options) for name in NAMES for number, options in find(name).plays()]


def fair(text: str) -> str:
    """A sentence without a trace of the machinery behind it."""
    assert not re.search(r"[{}]|\?\?\?|None|  |Unknown", text), text
    assert text, "nothing was said"
    assert text == text.strip(), text
    assert not re.search(r"\b(?:event|choose|ask|refusal|goods|times|reveal)-", text), text
    return text


def say_refusals(match: Match[Any], seat: int, luck: Luck, speakers: list[Words]) -> None:
    """Some of what a person could point at, offered or not."""
    question = next(one for one in match.questions() if one.seat == seat)
    candidates = question.candidates(position(match))
    for candidate in [luck.pick(candidates) for _ in range(6)]:
        refused = match.why_not(seat, candidate)
        for speaker in speakers:
            if isinstance(refused, Refusal):
                fair(speaker.refusal(refused))


def say_question(match: Match[Any], seat: int, speakers: list[Words]) -> None:
    asked = match.asked(seat)
    assert asked is not None
    for speaker in speakers:
        fair(speaker.shown(asked.prompt))
        labels = [fair(speaker.shown(offered.shown)) for offered in asked.offered]
        assert len(labels) == len(asked.offered)
    for offered in asked.offered[:4]:
        seen = match.preview(seat, [offered.choice])
        assert isinstance(seen, Preview)
        for speaker in speakers:
            brief = speaker.brief(seen.lines)
            assert not brief or fair(brief)
            assert seen.stop != "reveal" or fair(speaker.say(f"reveal-{seen.what}"))


@pytest.mark.parametrize(("name", "number", "options"), VARIANTS)
def test_every_sentence_of_a_game_can_be_said(
    name: str, number: int, options: dict[str, object]
) -> None:
    seats = int(str(options["seats"]))
    game, luck = find(name), Luck(seats * 10 + number)
    match = Match.new(game, options, seats * 100 + number)
    named = ("Ana", "Ben", "Cyril", "Dana", "Emil")[:seats]
    speakers = [Words(lang, game, match.content, named, strict=True) for lang in LANGUAGES]
    while match.questions():
        seat = luck.pick(match.questions()).seat
        say_question(match, seat, speakers)
        say_refusals(match, seat, luck, speakers)
        asked = match.asked(seat)
        assert asked is not None
        assert match.play(seat, luck.pick(asked.offered).choice) is None
    assert match.outcome is not None
    for speaker in speakers:
        for reader in (None, *range(seats)):
            for line in match.log(reader):
                fair(speaker.line(line))
        fair(speaker.verdict(match.outcome, match.teams))
        for seat in range(seats):
            assert all(map(fair, speaker.account(match.outcome, seat, match.teams)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("thing", GAME.catalogue(CONTENT))
def test_every_tile_is_described(thing: str, lang: str) -> None:
    told = [fair(words(lang).shown(line)) for line in GAME.describe(CONTENT, thing)]
    assert len(told) > 2
    assert thing in told[0]


def test_a_tile_is_described_from_its_effects() -> None:
    told = [words("cs").shown(line).replace(NBSP, " ") for line in GAME.describe(CONTENT, "E2-09")]
    assert told == [
        "Lovkyně odměn (E2-09), postava",
        "Cena: 2 zlaťáky.",
        "Odměna za každou nestvůru: 1 zlaťák a 2 body slávy.",
        "Spojky: na severu, na jihu a na západě (polovina klíče).",
    ]
    told = [words("en").shown(line).replace(NBSP, " ") for line in GAME.describe(CONTENT, "E1-13")]
    assert told == [
        "Market Square (E1-13), place",
        "Free of cost.",
        "Chest 1: 2 potions.",
        "Connector north: 3 gold if a treasure lies beyond.",
        "Connector east: 2 gold, whatever lies beyond.",
        "Connector west: 3 gold if a character lies beyond.",
    ]


def test_words_may_stand_in_a_file_for_each_chapter(tmp_path: Path) -> None:
    """`cs.ftl` beside `cs/night.ftl`; what a chapter says again holds."""
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs.ftl").write_text("one = jedna\ntwo = dva\n", "utf-8")
    (tmp_path / "cs" / "night.ftl").write_text("two = dvě\nthree = tři\n", "utf-8")
    found = Messages("cs", (tmp_path,))
    assert [found.plain(key) for key in ("one", "two", "three")] == ["jedna", "dvě", "tři"]
    assert not Messages("en", (tmp_path,)).has("one")


@pytest.mark.parametrize("folder", ["text", "server/text"])
def test_undo_is_called_undo(folder: str) -> None:
    """What the button and the key are called, the sentences about it say too."""
    root = Path(druzina.__file__).parent / folder
    english = re.sub(r"(?m)^[\w-]+ =", "", (root / "en.ftl").read_text(encoding="utf-8"))
    assert re.findall(r"(?i)\b(?:tak\w+|take-)[^.\n]{0,25}\bback\b(?! at)", english) == []
    assert "undone" in english
