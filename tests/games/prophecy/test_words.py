"""Every card has a face in both languages, made from its effects."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from druzina.core import Argument
from druzina.games import text_of
from druzina.games.prophecy import speech
from druzina.games.prophecy.content import load
from druzina.games.prophecy.model import NOTHING
from druzina.games.prophecy.rules.duel import Attack
from druzina.text.words import Words
from tests.games.prophecy.scenes import realm
from tests.games.prophecy.table import hero

FACTS = load()
LANGUAGES = ("cs", "en")


def words(lang: str) -> Words:
    def spoken(content: str, name: str, value: Argument) -> object:
        return speech.spoken(FACTS, name, value)

    game: Any = SimpleNamespace(spoken=spoken, text=text_of("prophecy"))
    return Words(lang, game, FACTS.fingerprint, ("Ana", "Ben"), strict=True)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.clause("PRO-VOC-01")
def test_every_face_has_words(lang: str) -> None:
    speaker = words(lang)
    for thing in speech.catalogue(FACTS):
        lines = [speaker.shown(line) for line in speech.describe(FACTS, thing)]
        assert lines
        assert all(lines), thing
        assert not any("{" in line or "  " in line or line.endswith(" ") for line in lines), lines


@pytest.mark.parametrize(
    ("thing", "czech", "english"),
    [
        ("I17", "Ve svém tahu mimo boj (spotřebuje se): vyleč si 3 životy",
         "In your turn, outside combat (used up): heal 3 lives"),
        ("C06", "Místo boje (1 mag): odlož nestvůru a vezmi si její zkušenosti (proti zvířatům)",
         "Instead of fighting (1 mag): discard the monster, take its XP (against beasts)"),
        ("M04", "Na konci tvého tahu (3 magy): v tomto kole ještě jeden tah, jednou za dvě kola",
         "At the end of your turn (3 mags): one more turn this round, once in two rounds"),
        ("G4", "● Ztráta: ztrať 1 život a ztrať všechny magy",
         "● Loss: lose 1 life and lose all mags"),
    ],
)  # fmt: skip
def test_some_faces(thing: str, czech: str, english: str) -> None:
    line = speech.describe(FACTS, thing)[-1]
    assert words("cs").shown(line).replace("\u00a0", " ") == czech
    assert words("en").shown(line).replace("\u00a0", " ") == english


def keys(lang: str, file: Path) -> list[str]:
    parsed = FluentParser().parse(file.read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)]


def test_both_languages_say_the_same_things_in_the_same_order() -> None:
    folder = text_of("prophecy")
    for english in (folder / "en").glob("*.ftl"):
        assert keys("en", english) == keys("cs", folder / "cs" / english.name)


def test_some_lines() -> None:
    czech = words("cs")
    assert czech.say("event-heals", {"seat": 0, "lives": 2}) == "Ana si léčí 2 životy."
    assert czech.say("event-takes-gold", {"seat": 1, "gold": 5}) == "Ben si bere 5 zlatých."
    card = FACTS.card("R05")
    assert words("en").say("event-draws-item", {"seat": 0, "card": card}) == "Ana draws Rune Sword."


@pytest.mark.clause("PRO-FIN-11")
@pytest.mark.parametrize(
    ("must", "czech", "english"),
    [
        (0, "Ana: napadneš někoho?", "Ana: will you attack somebody?"),
        (1, "Ana: kterého favorita napadneš?", "Ana: which favourite will you attack?"),
    ],
)
def test_in_the_final_battle_it_is_asked_whom_and_not_whether(
    must: int, czech: str, english: str
) -> None:
    g = realm(hero("paladin", "city"), hero("scout", "city"))
    g.battlefield = FACTS.field("city") if must else NOTHING
    prompt = Attack(0).prompt(g)
    assert words("cs").shown(prompt) == czech
    assert words("en").shown(prompt) == english
