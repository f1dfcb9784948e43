"""The rules in Czech say the same as in English: the same clauses, references and figures."""

import re
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from druzina import rulebook, rulebook_print
from druzina.rulebook import Clause, find
from tests.test_rulebook import printed

WRITTEN = [game for game in rulebook.games() if rulebook.page(game, "cs")]
COMPLETE = ["tales_of_glory", "big_book_of_madness", "gloomhaven", "amulet", "prophecy"]
ITEM = re.compile(r"^(?:- )?\*\*([A-Z]{3}-[A-Z0-9]+-\d+[a-z]?)\*\* ", re.MULTILINE)
FIGURE = re.compile(r"\d+")
# A figure of one language may stand as a word in the other: 2 hits for „dva zásahy“.
NUMBER_WORDS = {
    "cs": "žádn|nul jed(?:en|n) dv[aěo]|obě?|druh tř[ie] čtyř pě?t šest sedm osm dev[ěí]t des[eí]t",
    "en": "no|zero one|once two|twice|both|second three four five six seven eight nine ten",
}


def pairs(game: str) -> list[tuple[Clause, Clause]]:
    both = zip(rulebook.clauses(game), rulebook.clauses(game, "cs"), strict=True)
    return [(english, czech) for english, czech in both if czech.lang == "cs"]


def spoken(text: str, lang: str) -> set[str]:
    """The figures 0 to 10 that a text has as words."""
    words = enumerate(NUMBER_WORDS[lang].split())
    return {str(n) for n, word in words if re.search(rf"\b(?:{word})", text.lower())}


def strayed(english: str, czech: str, below: str = "") -> set[str]:
    """Figures of one text that the other has neither as figures nor as words.

    What stands `below` an English clause, such as its table, may be part of the Czech one.
    """
    one, other = Counter(FIGURE.findall(english)), Counter(FIGURE.findall(czech))
    lost = {figure for figure in one - other if figure not in spoken(czech, "cs")}
    new = (other - one) - Counter(FIGURE.findall(below))
    return lost | {figure for figure in new if figure not in spoken(english, "en")}


def below(game: str) -> dict[str, str]:
    """What the English page has between the line of a clause and the next clause or heading."""
    parts = re.split(r"^(?=(?:- |\| )?\*\*|#)", rulebook.page(game), flags=re.MULTILINE)
    starts = ((ITEM.match(part), part.partition("\n")[2]) for part in parts)
    return {start[1]: rest for start, rest in starts if start}


@pytest.mark.parametrize(
    ("english", "czech", "wrong"),
    [
        ("2 tiles of 13", "2 dílky ze 13", ""),
        ("2 tiles of 13", "dva dílky ze 13", ""),
        ("two tiles", "2 dílky", ""),
        ("2 tiles, 2 keys", "2 dílky, klíče", "2"),
        ("2 tiles of 13", "2 dílky ze 14", "13 14"),
        ("tiles", "3 dílky", "3"),
    ],
)
def test_a_changed_figure_is_noticed(english: str, czech: str, wrong: str) -> None:
    assert strayed(english, czech) == set(wrong.split())


def test_a_table_below_a_clause_may_be_part_of_it() -> None:
    table = below("big_book_of_madness")["BBM-SET-02"]
    assert strayed("By players:", "2 hráči 20 karet, 5 hráčů 35", table) == set()
    assert strayed("By players:", "2 hráči 20 karet, 5 hráčů 36", table) == {"36"}


def test_rules_without_czech_text_say_that_they_are_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    english = rulebook.page("prophecy")
    monkeypatch.setattr(rulebook, "page", lambda game, lang="en": english if lang == "en" else "")
    rulebook.clauses.cache_clear()
    try:
        assert {clause.lang for clause in rulebook.clauses("prophecy", "cs")} == {"en"}
    finally:
        rulebook.clauses.cache_clear()


@pytest.mark.parametrize("game", WRITTEN)
def test_czech_clauses_are_those_of_the_specification(game: str) -> None:
    ids = ITEM.findall(rulebook.page(game, "cs"))
    assert [id_ for id_, times in Counter(ids).items() if times > 1] == []
    assert set(ids) <= {clause.id for clause in rulebook.clauses(game)}
    assert [czech.id for _, czech in pairs(game)] == [
        clause.id for clause in rulebook.clauses(game) if clause.id in set(ids)
    ]


@pytest.mark.parametrize("game", COMPLETE)
def test_no_clause_is_left_in_english(game: str) -> None:
    assert [one.id for one in rulebook.clauses(game, "cs") if one.lang != "cs"] == []


@pytest.mark.parametrize("game", WRITTEN)
def test_references_and_figures_agree(game: str) -> None:
    wrong: list[str] = []
    under = below(game)
    for english, czech in pairs(game):
        prefix, more = czech.id[:3], under.get(czech.id, "")
        named, known, told = (
            set(rulebook._mentions(text, prefix))
            for text in (english.text, f"{english.text} {more}", czech.text)
        )
        if references := (named - told) | (told - known):
            wrong.append(f"{czech.id}: references {sorted(references)}")
        if figures := strayed(english.text, czech.text, more):
            wrong.append(f"{czech.id}: figures {sorted(figures)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", WRITTEN)
def test_czech_is_written_as_czech_is(game: str) -> None:
    page = rulebook.page(game, "cs")
    assert page.count("„") == page.count("“")
    assert [line for line in page.splitlines() if re.search('[—”"]', line)] == []


@pytest.mark.parametrize("game", COMPLETE)
def test_every_section_has_a_czech_heading_of_its_own(game: str) -> None:
    titles = {(english.section, czech.section) for english, czech in pairs(game)}
    assert len({english for english, _ in titles}) == len(titles)
    assert len({czech for _, czech in titles}) == len(titles)
    assert all(english != czech for english, czech in titles)


def test_a_clause_in_czech_keeps_its_marks_and_relations() -> None:
    czech, english = find("plc-4", "tog", "cs"), find("plc-4", "tog")
    assert czech.text.startswith("Nový dílek musí vytvořit aspoň jedno nové propojení")
    assert czech.section == "Průběh kola › 2b – Umístění dílku"
    assert (czech.lang, english.lang) == ("cs", "en")
    assert czech._replace(section=english.section, text=english.text, lang="en") == english


def test_a_clause_is_shown_in_czech() -> None:
    text = printed("show", "TOG-PLC-04", "cs")
    assert text.startswith("TOG-PLC-04  Průběh kola › 2b – Umístění dílku")
    assert "Nový dílek musí vytvořit" in text
    assert "anglicky" not in text


def test_hits_are_shown_in_czech_with_the_word_in_sight() -> None:
    lines = printed("search", "truhla", "tales_of_glory", "cs", width=60).splitlines()
    found = dict(line.split("  ", 1) for line in lines[:-1])
    assert "truhlu" in found["TOG-KEY-06"]
    assert "truhlami" in found["TOG-HID-07"]


def test_a_whole_game_is_printed_in_czech() -> None:
    text = printed("game", "tales_of_glory", "cs")
    assert "Tales of Glory – pravidla" in text
    assert all(clause.id in text for clause in rulebook.clauses("tales_of_glory"))
    assert "anglicky" not in text.replace("anglické znění", "")


PARTLY = {
    "en": """# Amulet
## One
- **AMU-PLC-04** [R] First.
- **AMU-PLC-05** [J] Second.
  - and its part
## Two
- **AMU-PLC-06** [R] Third, see PLC-05.""",
    "cs": """# Amulet
## Jedna
- **AMU-PLC-05** Druhý.""",
}


@pytest.fixture
def partly(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Amulet with three clauses, one of them in Czech; or with the given Czech page."""

    def pages(czech: str) -> None:
        texts = {**PARTLY, "cs": czech}
        for cached in (rulebook.clauses, rulebook._index):
            monkeypatch.setattr(rulebook, cached.__name__, cache(cached.__wrapped__))
        monkeypatch.setattr(rulebook, "page", lambda game, lang="en": texts[lang])

    pages(PARTLY["cs"])
    return pages


def test_a_game_without_czech_text_is_printed_in_english(partly: Callable[[str], None]) -> None:
    partly("")
    assert printed("game", "amulet", "cs").startswith("Pravidla jsou psána anglicky")


@pytest.mark.usefixtures("partly")
def test_what_is_not_in_czech_yet_is_read_in_english() -> None:
    got = [(one.section, one.text, one.lang) for one in rulebook.clauses("amulet", "cs")]
    assert got == [
        ("Jedna", "First.", "en"),  # its section has a Czech name all the same
        ("Jedna", "Druhý.", "cs"),
        ("Two", "Third, see PLC-05.", "en"),
    ]


@pytest.mark.usefixtures("partly")
def test_a_reader_is_told_that_a_clause_is_in_english_only() -> None:
    assert "Zatím jen anglicky." in printed("show", "AMU-PLC-06", "cs")
    assert "Zatím jen anglicky." not in printed("show", "AMU-PLC-05", "cs")
    whole = printed("game", "amulet", "cs")
    assert whole.index("Druhý") < whole.index("Zatím jen anglicky") < whole.index("Third")


def test_marks_and_unknown_clauses_of_a_czech_page_are_passed_over(
    partly: Callable[[str], None],
) -> None:
    partly("# Amulet\n## Jedna\n- **AMU-PLC-05** [J] Druhý.\n- **AMU-XYZ-01** Nic.")
    czech = rulebook.clauses("amulet", "cs")
    assert [one.id for one in czech] == ["AMU-PLC-04", "AMU-PLC-05", "AMU-PLC-06"]
    assert (czech[1].marks, czech[1].text) == (("J",), "Druhý.")


def test_the_words_around_a_clause_are_in_both_languages() -> None:
    assert rulebook_print._LABELS["en"].keys() <= rulebook_print._LABELS["cs"].keys()
