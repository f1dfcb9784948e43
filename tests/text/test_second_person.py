"""Texts about the reader speak to the reader; words that were put right stay right."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from druzina.advisor.consulting import words_in
from druzina.core import Event, Luck, Match
from druzina.core.event import read_by
from druzina.games import NAMES, find
from druzina.server.table.lines import News
from druzina.server.table.wording import Voice
from druzina.text.messages import HOME, files
from druzina.text.words import Words
from tests.text.sources import FOLDERS, LANGUAGES, messages, parameters

# Headings and bare figures, which have no verb.
BARE = {"event-turn", "event-quest-kept", "event-score", "event-ends"}
SPOKEN_TO = tuple(NAMES)
WEB = Path(__file__).parents[2] / "web" / "src"
SCENARIOS = Path(HOME).parent / "games" / "gloomhaven" / "content" / "scenarios"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SPOKEN_TO)
def test_every_line_about_a_seat_can_be_said_to_its_person(game: str, lang: str) -> None:
    for key, message in messages(game, lang).items():
        parts = parameters(message)
        if not key.startswith("event-") or key in BARE or "seat" not in parts[""]:
            continue
        assert "you" in parts, key
        assert "seat" not in parts["you"], key
        if "seat" in parts.get("known", ()):
            assert "seat" not in parts["yours"], key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", SPOKEN_TO)
def test_a_reader_is_you_in_the_log_and_others_have_names(game: str, lang: str) -> None:
    played = find(game)
    match = Match.new(played, {"seats": 2}, seed=3)
    words = Words(lang, played, match.content, ("Zdena", "Ben"), strict=True)
    luck = Luck(4)
    for _ in range(200):
        if match.outcome is not None:
            break
        seat = match.questions()[0].seat
        match.play(seat, luck.pick(match.choices(seat)))
    mine = [line for line in match.log(0) if line.mine and line.key not in BARE]
    assert mine
    for line in mine:
        assert not words.line(line).startswith("Zdena"), line
    others = {words.line(line) for line in match.log(1) if line.arguments.get("seat") == 0}
    assert any("Zdena" in told for told in others)
    spectator = {words.line(line) for line in match.log(None)}
    assert not any(told.startswith(("You ", "Ty ")) for told in spectator)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("cs", ["Ben na tebe útočí.", "Útočíš, brání se Ben.", "Ben útočí, brání se Zdena."]),
        ("en", ["Ben attacks you.", "You attack Ben.", "Ben attacks Zdena."]),
    ],
)
def test_whom_something_is_done_to_reads_it_said_to_them(lang: str, told: list[str]) -> None:
    """By whoever stays at the table, too: the log of each has its own words, kept apart."""
    attacked, attacking = _attack(1, 0), _attack(0, 1)
    assert [read_by(attacked, eyes, 1).whom for eyes in (0, 1, None)] == [True, False, False]
    voice = Voice(lang, "prophecy", find("prophecy").load(), ("Zdena", "Ben"))
    read = [(attacked, 0), (attacking, 0), (attacked, None)]
    for _ in range(2):
        assert [_words(voice.told(event, eyes)) for event, eyes in read] == told
    happened: Any = SimpleNamespace(told=1, events=lambda since: [attacked])
    news = News(happened, 0, voice)
    for eyes, words in ((None, told[2]), (0, told[0]), (None, told[2])):
        assert _words(news.read(eyes, 0)[-1]) == words


def _attack(seat: int, owner: int) -> Event:
    return Event("event-attacks", "PRO-PVP-01", {"seat": seat, "owner": owner})


def _words(line: bytes) -> str:
    whole = line if line.startswith(b"{") else b'{"number":1' + line
    return str(msgspec.json.decode(whole)["words"])


# What Czech and English must not say again, and why

FORBIDDEN = {
    "cs": {
        r"\bzlomy\b": "zlomové okamžiky",
        r"Vyúčtování": "Bodování, Výsledek",
        r"zacílí\b": "na koho se zaměří",
        r"\b[Kk]likni\b": "touch does not click",
        r"\w\(a\)": "neutral gender",
        r":\s*:": "no double colon",
        r"\bhráč platí\b": "ty",
    },
    "en": {
        r"\ba 8\d? %": "an 85 %",
        r"\bPlayer pays\b": "you",
        r":\s*:": "no double colon",
        r"\bonce on its turn\b": "once on their turn",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_words_put_right_stay_right(folder: str, lang: str) -> None:
    for path in files(FOLDERS[folder], lang):
        for line in path.read_text(encoding="utf-8").splitlines():
            said = line.partition(" = ")[2] or line
            if line.startswith(("#", "problem-")) or line.lstrip().startswith(("[", "*[")):
                continue
            said = re.sub(r"\{[^{}]*\}", "X", said)
            for pattern, instead in FORBIDDEN[lang].items():
                assert not re.search(pattern, said), f"{path.name}: {line} ({instead})"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_page_put_right_stay_right(lang: str) -> None:
    found = [
        *WEB.rglob(f"words/{lang}/*.ts"),
        *WEB.rglob(f"words*.{lang}.ts"),
        *WEB.rglob(f"words_{lang}.ts"),
    ]
    assert found
    for path in found:
        for text in re.findall(r'"([^"\n]+)"|`([^`\n]+)`', path.read_text(encoding="utf-8")):
            for pattern, instead in FORBIDDEN[lang].items():
                assert not re.search(pattern, "".join(text)), f"{path}: {text} ({instead})"


def test_every_scenario_has_a_czech_name() -> None:
    czech, english = words_in("cs"), words_in("en")
    for path in sorted(SCENARIOS.glob("*.toml")):
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
        key = f"scenario-{scenario['number']}"
        assert english.say(key) == scenario["name"]
        assert czech.say(key) not in ("", key, scenario["name"])
    assert czech.say("scenario-1") == "Černá mohyla"


# One word for one thing


def test_the_supply_has_one_name_in_the_terminal_and_on_the_page() -> None:
    """„Nabídka“ of The Big Book is never a „zásoba“ of cards, neither here nor there."""
    czech = words("big_book_of_madness", "cs")
    assert czech.say("board-supply") == "Nabídka"
    said = [
        path.read_text(encoding="utf-8") for path in files(FOLDERS["big_book_of_madness"], "cs")
    ]
    page = (WEB / "boards" / "big_book_of_madness" / "words.cs.ts").read_text(encoding="utf-8")
    for text in (*said, page):
        assert not re.search(r"\b[Zz]ásob(a|y|ě|u|ou)\b", text)
    assert "abídk" in page


def test_a_red_gem_and_a_section_have_one_name_in_rules_log_and_page() -> None:
    said = "".join(path.read_text("utf-8") for path in files(FOLDERS["amulet"], "cs"))
    page = (WEB / "boards" / "amulet" / "words.cs.ts").read_text(encoding="utf-8")
    for text in (said, page):
        assert "rudý" not in text
        assert not re.search(r"[Nn]abit\w+ část", text)
    shorts = [words("amulet", "cs").say(f"gem-short-{one}") for one in ("black", "red")]
    assert len(set(shorts)) == 2, "two colours begin with the same letter"


def test_partners_play_again_and_rivals_want_a_rematch() -> None:
    page = (WEB / "ui" / "words" / "cs" / "table.ts").read_text(encoding="utf-8")
    assert 'playAgain: "Hrát znovu"' in page
    assert 'rematch: "Odveta"' in page


def test_letters_of_elements_are_those_of_the_language() -> None:
    for lang, letters in (("cs", "VZOUD"), ("en", "WEFAM")):
        said = words("big_book_of_madness", lang)
        found = "".join(said.say(f"letter-{kind}") for kind in "WEFAM")
        assert found == letters
        legend = said.say("board-legend-cards")
        assert all(re.search(rf"\b{letter} \w", legend) for letter in letters)


@pytest.mark.parametrize(
    ("n", "told"),
    [(1, "1 voda"), (2, "2 vody"), (3, "3 vody"), (5, "5 vod"), (0, "0 vod")],
)
def test_elements_are_counted_as_one_says_them(n: int, told: str) -> None:
    czech = words("big_book_of_madness", "cs")
    assert czech.say("cost-element", {"n": n, "letter": "W"}) == told
    assert czech.say("refusal-payment-short", {"cost": (("E", 1), ("F", 2))}) == (
        "Karty cenu nepokryjí, ještě chybí 1 země a\N{NO-BREAK SPACE}2 ohně."
    )


def test_no_verb_stands_before_figures_it_would_have_to_agree_with() -> None:
    """„zbude 2“ must not be said: what one has then is told without a verb of number."""
    page = (WEB / "boards" / "tales_of_glory" / "words.ts").read_text(encoding="utf-8")
    assert not re.search(r'"[Zz]bude"|"[Zz]bývá"', page)
    book = (WEB / "boards" / "big_book_of_madness" / "words.cs.ts").read_text(encoding="utf-8")
    assert "zásobník" not in book, "the stack of Madness is a balíček"


def words(game: str, lang: str) -> Words:
    played = find(game)
    return Words(lang, played, played.load(), ("Ana", "Ben"), strict=True)
