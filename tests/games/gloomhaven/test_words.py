"""What is printed, in words that are made from what it does."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from druzina.core import Match
from druzina.games import text_of
from druzina.games.gloomhaven import GAME
from druzina.games.gloomhaven.content import load
from druzina.games.gloomhaven.model import Figure
from druzina.games.gloomhaven.scenario_maps import playable, unplayable
from druzina.games.gloomhaven.telling import figure_told, way
from druzina.server.lobby.catalogue import game_card
from druzina.text.messages import Messages
from druzina.text.words import Words

CONTENT = GAME.load()
FACTS = load()
LANGUAGES = ("cs", "en")
BOARD = Path(__file__).parents[3] / "web" / "src" / "boards" / "gloomhaven"
TRAMPLED = """bottom: move 4, jump; attack 2, target: all enemies on the way; experience 2 and \
the card is lost"""
WIND = """At the end of every round – characters and summons: moved one hex by wind or water"""
LEAK = re.compile(r"[{}$_]|\b(?:text|face|whom|gain|goal)-[a-z]|(?<![\w.])-?\d+,-?\d+")


@cache
def words(lang: str) -> Words:
    return Words(lang, GAME, CONTENT, ("Ana", "Ben"), strict=True)


@cache
def face(lang: str, thing: str) -> list[str]:
    plain = (words(lang).shown(line) for line in GAME.describe(CONTENT, thing))
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in plain]


@pytest.mark.parametrize(
    ("thing", "lang", "said"),
    [
        (
            "trample",
            "en",
            [
                "level 1, initiative 72",
                "top: attack 3, pierce 2",
                TRAMPLED,
            ],
        ),
        (
            "eye-for-an-eye",
            "cs",
            [
                "úroveň 1, iniciativa 18",
                "horní: odveta 2, zkušenosti 1 pokaždé; do konce kola",
                "spodní: léčení 2, dosah 1; vyvolání živlu: země",
            ],
        ),
        (
            "boots-of-striding",
            "cs",
            [
                "nohy, zlaťáky: 20",
                "při vlastním pohybu: pohyb +2",
                "použitím se opotřebí; dlouhý odpočinek ho obnoví",
            ],
        ),
        ("summon-decoy", "cs", ["body zdraví 6, pohyb 2, neútočí, nablízko"]),
        ("summon-zephyr", "en", ["on the monsters’ side"]),
        (
            "frenzied-onslaught",
            "en",
            [
                "level 8, initiative 41",
                "top: move 2; attack 2; move 2; attack 2",
                (
                    "bottom: all attacks: attack +3, against: all enemies (disarmed, immobilized "
                    "or stunned); experience 1 and until the end of the round"
                ),
            ],
        ),
        (
            "war-hammer",
            "cs",
            [
                "obě ruce, zlaťáky: 30",
                "při vlastním útoku nablízko: omráčení a platí pro celou akci",
                "použitím se zničí",
            ],
        ),
        (
            "bandit-commander",
            "cs",
            [
                "boss: body zdraví 8 × C … 23 × C, pohyb 3–5, útok 3–5, nablízko",
                "C: počet hrdinů",
                "odolnost: prokletí, znehybnění a omráčení",
                "zvláštní schopnost 1: jde k dalším dveřím",
                (
                    "zvláštní schopnost 2: přivolá 1 × Živoucí kostry (při 2 hrdinech běžný, "
                    "při 3 elitní, při 4 elitní)"
                ),
            ],
        ),
        ("zealot", "en", ["at most 3 cards left in hand and discards at the end; checkmarks: 1"]),
        ("scenario-1", "cs", ["zabít všechny nepřátele ve všech místnostech"]),
    ],
)
def test_a_face_says_what_it_does(thing: str, lang: str, said: list[str]) -> None:
    assert face(lang, thing) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_has_a_face_without_a_mark(lang: str) -> None:
    for thing in GAME.catalogue(CONTENT):
        told = face(lang, thing)
        assert told, thing
        assert [text for text in told if LEAK.search(text)] == [], thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_monster_card_and_every_perk_is_worded(lang: str) -> None:
    speaker = words(lang)
    for deck in FACTS.printed.decks.values():
        for card in deck.cards:
            ability = f"{deck.id}/{card.id}"
            told = speaker.say("event-ability", {"type": "ooze", "ability": ability, "n": 1})
            assert not LEAK.search(told), ability
    for one in FACTS.printed.classes.values():
        assert len(face(lang, one.id)) == 1 + len(one.perks)


def test_both_languages_tell_the_same_figures() -> None:
    for thing in GAME.catalogue(CONTENT):
        czech, english = (re.findall(r"\d+", " ".join(face(lang, thing))) for lang in LANGUAGES)
        assert sorted(czech) == sorted(english), thing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_calls_conditions_and_elements_as_sentences_do(lang: str) -> None:
    page = (BOARD / f"words.{lang}.ts").read_text(encoding="utf-8")
    for kind in ("condition", "element"):
        block = page.partition(f"{kind}s: {{")[2].partition("}")[0]
        told = dict(re.findall(r'(\w+): "([^"]+)"', block))
        assert told
        assert told == {name: words(lang).say(f"{kind}-{name}") for name in told}


def test_figures_and_places_are_told_by_name_and_direction() -> None:
    guard = figure_told(Figure(12, 1, "bandit-guard", 1, (0, 0), 5, 5, rank=1, number=3))
    assert words("en").say("choose-hit", {"figure": guard}) == "Bandit Guard 3 (elite)"
    assert GAME.targets(CONTENT, "figure", guard) == ("figure:12",)
    bent = (way((1, 2)), guard, "trap")
    told = words("en").say("choose-go", {"place": bent})
    assert told == "1 east and 2 south-east of Bandit Guard 3 (elite) (trap)"
    assert way((0, 0)) == ""
    assert words("cs").say("choose-go", {"place": ("", "", "door")}) == "vlastní pole (dveře)"


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_scenarios_that_cannot_be_played_are_listed_with_what_they_lack(lang: str) -> None:
    told = game_card("gloomhaven", lang)
    about = next(option.words for option in told.options if option.name == "scenario")
    plain = Messages(lang, [text_of("gloomhaven")]).plain("game-lacking")
    assert about.endswith(plain)
    listed = [int(number) for number in re.findall(r"(\d+) \(", plain)]
    assert listed == [number for number in range(1, 96) if unplayable(number)]


@pytest.mark.ux(68)
def test_summons_and_objectives_have_names_for_who_draws_the_map() -> None:
    things = GAME.catalogue(CONTENT)
    named = {id_: getattr(things[f"summon-{id_}"], "name", {}) for id_ in FACTS.summons}
    assert all(set(name) == set(LANGUAGES) for name in named.values())
    assert named["rat-king"] == {"cs": "krysí král", "en": "rat king"}
    assert getattr(things["figure-objective"], "name", {})["cs"] == "cíl scénáře"


@pytest.mark.parametrize(
    ("scenario", "lang", "said"),
    [
        (
            71,
            "en",
            "At the end of every round – characters and summons: moved one hex by wind or water",
        ),
        (
            74,
            "en",
            "At the end of its turn – what is borne is laid down (at e; who bears something)",
        ),
        (79, "cs", "Kamenný golem: bez tahu a bez možnosti zaměření (do probuzení)"),
        (88, "en", "each character: movement −2 (who bears something)"),
        (90, "cs", "scénář je prohraný (zbývá-li jediný hrdina)"),
        (95, "cs", "Na konci tahu – všichni: zranění 1 + L (ve vodě)"),
        (31, "en", "At the start of every round – dark is strong"),
    ],
)
def test_special_rules_of_scenarios_are_said(scenario: int, lang: str, said: str) -> None:
    assert said in face(lang, f"scenario-{scenario}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_behind_doors_is_not_told_before(lang: str) -> None:
    """69: who comes with the door; 36: who comes when it gives way."""
    scouts = words(lang).say("board-type", {"type": "vermling-scout"})
    assert not any(scouts in line for line in face(lang, "scenario-69"))
    for number in playable():
        lines = face(lang, f"scenario-{number}")
        assert len(lines) == len(set(lines)), number
        assert not any(LEAK.search(line) for line in lines), number


@pytest.mark.clause("GLH-VOC-21", "GLH-VOC-22")
@pytest.mark.parametrize(
    ("thing", "en", "cs"),
    [
        ("fueled-falchion", "damage 1, hits the target and all", "zasahuje cíl útoku a všechny"),
        ("empowering-talisman", "refresh consumed small items", "obnova zničených malých"),
        ("utility-belt", "spent or consumed items (up to 1), target: one ally", "kdekoli nebo ty"),
        ("staff-of-summoning", "one of your summons within 3", "jeden tvůj pomocník"),
        ("robes-of-summoning", "one summoned ally anywhere", "jeden spojenecký pomocník"),
        ("second-chance-ring", "play two cards of your hand", "zahraješ dvě karty z ruky"),
        ("endurance-footwraps", "4 hexes or more", "aspoň 4 pole"),
        ("tricksters-reversal", "the next damage you would suffer", "příští zranění odpadá"),
        ("lucky-eye", "all allies adjacent and oneself", "včetně sebe"),
        ("king-of-the-hill", "bottom: heal 5, on oneself", "spodní: léčení 5, na sebe"),
        ("twin-restoration", "lost cards (up to 2); the card", "karet (až 2); karta"),
    ],
)
def test_words_say_whom_what_and_how_much(thing: str, en: str, cs: str) -> None:
    assert en in "; ".join(face("en", thing))
    assert cs in "; ".join(face("cs", thing))


@pytest.mark.clause("GLH-VOC-12")
def test_cards_are_lost_after_others_were_recovered() -> None:
    card = next(one.id for one in FACTS.printed.cards.values() if one.print == 60)
    assert "recover lost cards (up to 2), then lose 2 cards" in face("en", card)[1]
    assert "návrat zničených karet (až 2), potom zničit karty: 2" in face("cs", card)[1]


@pytest.mark.ux(64)
def test_answers_say_what_a_goal_asks_and_when_a_card_acts() -> None:
    """Whoever answers from the list sees neither the goal nor the card."""
    match = Match.new(GAME, {"seats": "2"}, seed=7)
    found: dict[str, list[str]] = {}
    while "TwoCards" not in found:
        seat = match.questions()[0].seat
        asked = match.asked(seat)
        assert asked is not None
        found.setdefault(asked.kind, [words("en").shown(one.shown) for one in asked.offered])
        match.play(seat, asked.offered[0].choice)
    assert all(re.fullmatch(r"[^:]+: .+; checkmarks: [12]", one) for one in found["KeepGoal"])
    assert "Trample (72)" in found["TwoCards"]
    assert all(re.search(r" \(\d\d\)$", one) for one in found["TwoCards"])
