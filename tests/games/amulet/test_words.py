"""Every question, answer, line and face has words in both languages."""

from __future__ import annotations

import pytest

from druzina.core import Argument, Luck, Match
from druzina.games.amulet import GAME
from druzina.games.amulet.speech import catalogue
from druzina.text.words import Words
from tests.games.amulet.table import FACTS, player, refused, table, visit

NAMES = ("Ana", "Ben", "Cyril", "Dana", "Eva")
LANGUAGES = ("cs", "en")


def speakers() -> list[Words]:
    content = GAME.load()
    return [Words(lang, GAME, content, NAMES, strict=True) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("seats", "mode", "seed"),
    [(3, "competitive", 1), (5, "competitive", 2), (1, "cooperative", 3), (4, "cooperative", 4),
     (3, "hidden", 5)],
)  # fmt: skip
def test_whole_games_are_told(seats: int, mode: str, seed: int) -> None:
    luck, words = Luck(seed), speakers()
    match = Match.new(GAME, {"seats": seats, "mode": mode}, seed)
    while match.questions():
        question = match.questions()[0]
        asked = match.asked(question.seat)
        assert asked is not None
        for speaker in words:
            assert speaker.shown(asked.prompt).startswith(NAMES[question.seat])
            for offered in asked.offered:
                assert speaker.shown(offered.shown)
            for _, _, refusal in match.greyed(question.seat)[:12]:
                assert speaker.refusal(refusal)
        few = [one for one in asked.offered if one.text != "go dungeons"]
        match.play(question.seat, luck.pick(few or asked.offered).choice)
    assert match.outcome is not None
    for speaker in words:
        for seat in (*range(seats), None):
            for line in match.log(seat):
                assert "{" not in speaker.line(line)
        teams = match.teams
        assert speaker.verdict(match.outcome, teams)
        assert speaker.account(match.outcome, 0, teams)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_face_has_words(lang: str) -> None:
    speaker = Words(lang, GAME, FACTS.fingerprint, NAMES, strict=True)
    for thing in catalogue(FACTS):
        lines = [speaker.shown(line) for line in GAME.describe(FACTS.fingerprint, thing)]
        assert all(lines), thing
        assert lines


def test_some_sentences() -> None:
    czech, english = speakers()
    night = FACTS.nights[FACTS.monster("M108").night].id
    ability: dict[str, Argument] = {"monster": "M108", "night": night}
    assert czech.say("event-ability", ability) == (
        "Vlkodlaci: každý hráč ztrácí 1 zdraví, nebo 2 mince."
    )
    assert english.say("event-ability", ability) == (
        "Werewolves: each player loses 1 health or 2 coins."
    )
    assert czech.say("event-coins", {"seat": 0, "n": 5}) == "Ana získává 5 mincí."
    parcel: dict[str, Argument] = {
        "seat": 1,
        "owner": 0,
        "goods": ("coins 2", "gem red"),
        "wanted": (),
    }
    assert english.say("ask-accept-parcel", parcel).replace("\u00a0", " ") == (
        "Ben: Ana gives you 2 coins and a red gem and wants nothing. Do you accept?"
    )


@pytest.mark.clause("AMU-LOC-12")
@pytest.mark.parametrize(
    ("coins", "czech", "english"),
    [
        (4, "Stojí to 5, máš 4: chybí 1 mince.", "It costs 5; you have 4, so 1 coin is missing."),
        (
            2,
            "Stojí to 5, máš 2: chybějí 3 mince.",
            "It costs 5; you have 2, so 3 coins are missing.",
        ),
        (0, "Stojí to 5, máš 0: chybí 5 mincí.", "It costs 5; you have 0, so 5 coins are missing."),
    ],
)
def test_what_is_too_dear_says_what_one_has_and_what_is_missing(
    coins: int, czech: str, english: str
) -> None:
    g = visit(table(player(coins=coins, health=5), player("thief")), "monastery")
    refusal = refused(g, "purchase PT05")
    assert [speaker.refusal(refusal) for speaker in speakers()] == [czech, english]


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        ("O12", "na místě Loupežnická bouda zaplať 4 mince"),
        ("O3", "na místě Hrad zaplať 6 mincí"),
        ("fair", "oprav 3 zbraně"),
        ("hut", "oprav 1 zbraň (za 1)"),
        ("tower", "kup až 3 kouzla různých cen"),
        ("SH1", "při vstupu (Pouť) získáš za každou trofej 1 minci"),
        ("M204", "noc (jednou): každý hráč poškodí 1 svou připravenou zbraň"),
        ("M205", "noc (jednou): kdo má aspoň 3 připravené zbraně, poškodí 2 své připravené zbraně"),
    ],
)
def test_what_is_counted_declines_in_czech(thing: str, told: str) -> None:
    words = Words("cs", GAME, GAME.load(), NAMES, strict=True)
    assert told in [words.shown(face) for face in GAME.describe(GAME.load(), thing)]


@pytest.mark.parametrize(
    ("key", "arguments", "told"),
    [
        ("event-repairs", {"seat": 0, "weapon": "WP3"}, "Ana opravuje zbraň Kadidelnice."),
        ("choose-buy", {"spell": "spark", "n": 3}, "koupit kouzlo Jiskra za 3"),
        ("choose-spend", {"weapon": "WS1"}, "poškodit: Hůlka"),
    ],
)
def test_a_name_never_stands_where_czech_would_decline_it(
    key: str, arguments: dict[str, Argument], told: str
) -> None:
    assert Words("cs", GAME, GAME.load(), NAMES, strict=True).say(key, arguments) == told


def test_coins_of_a_forecast_decline_in_czech() -> None:
    words = Words("cs", GAME, GAME.load(), NAMES, strict=True)
    for n, told in ((1, "+1 mince"), (2, "+2 mince"), (5, "+5 mincí")):
        assert words.say("event-coins", {"seat": 0, "n": n}, "short") == told
