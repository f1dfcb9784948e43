"""Places by what lies there: no coordinate is said to anybody."""

from __future__ import annotations

import re

import pytest

from druzina.advisor.places import STEPS, from_monster, pattern, place
from druzina.core import Luck, Match, Refusal
from druzina.games import NAMES, find, texts
from druzina.text.words import Words

LANGUAGES = ("cs", "en")
FIGURES = re.compile(
    r"[(\[]\s*[−-]?\d+\s*[,;]\s*[−-]?\d+\s*[)\]]|(?<![\w.])[−-]?\d+,[−-]?\d+(?!\w)"
)
MARKS = re.compile(r"[⟨⟩{}$]|\w+-\w+=|\b(?:event|choose|ask|refusal|cell|tile|slot)-[a-z]+")


@pytest.mark.ux(68)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_no_coordinate_bracket_mark_or_key_is_said_in_a_game(game: str, lang: str) -> None:
    """Prompts, causes, options, forecasts, lines, what is greyed and why, of a whole game."""
    played = find(game)
    match = Match.new(played, {"seats": 2}, seed=5)
    words = Words(lang, played, match.content, ("Ana", "Ben"), strict=True)
    luck, said, kinds = Luck(7), set[str](), dict[str, int]()
    for _ in range(400):
        if match.outcome is not None:
            break
        seat = match.questions()[0].seat
        asked = match.asked(seat)
        assert asked is not None
        said |= {words.shown(asked.prompt), *(words.shown(one.shown) for one in asked.offered)}
        said |= {words.shown(asked.cause)} if asked.cause else set()
        kinds[asked.kind] = kinds.get(asked.kind, 0) + 1
        choice = luck.pick(asked.offered).choice
        if kinds[asked.kind] <= 4:
            seen = match.preview(seat, [choice])
            if not isinstance(seen, Refusal):
                said.add(words.brief(seen.sums))
            said |= {words.refusal(refusal) for _, _, refusal in match.greyed(seat)}
        match.play(seat, choice)
    said |= {words.line(line) for line in match.log(0)}
    for text in said:
        assert not FIGURES.search(text), text
        assert not MARKS.search(text), text


@pytest.mark.ux(68)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_no_mark_is_on_the_face_of_any_thing(game: str, lang: str) -> None:
    """`⟨1⟩` stands for a factor: only who multiplies reads it, no page and no terminal."""
    played = find(game)
    content = played.load()
    words = Words(lang, played, content, strict=True)
    for thing in played.catalogue(content):
        for line in played.describe(content, thing):
            text = words.shown(line)
            assert not FIGURES.search(text), text
            assert not re.search(r"[{}$]", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hex_is_told_from_the_nearest_figure(lang: str) -> None:
    words = Words(lang, folders=texts(), strict=True)
    names = {(3, 0): "A", (0, 4): "B"}
    told = {
        "en": ["A", "where it stands", "east of A", "2 east of the monster"],
        "cs": ["A", "pod ní", "východně od postavy A", "2 na východ od nestvůry"],
    }[lang]
    places = [(3, 0), (-3, 0), (4, 0), (-1, 0)]
    assert [place(words, at, (-3, 0), names) for at in places] == told
    bent = place(words, (6, -1), (-3, 0), names)
    assert (
        bent
        == {
            "en": "1 north-east and 2 east of A",
            "cs": "1 na severovýchod a 2 na východ od postavy A",
        }[lang]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hex_has_words_of_its_own(lang: str) -> None:
    words = Words(lang, folders=texts(), strict=True)
    hexes = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if (q, r) != (0, 0)]
    said = {from_monster(words, at, (0, 0)) for at in hexes}
    assert len(said) == len(hexes)
    assert (
        pattern(words, [(0, 0), STEPS[0]])
        == {
            "en": "its own hex, east",
            "cs": "vlastní pole, východně",
        }[lang]
    )
