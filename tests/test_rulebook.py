"""The specifications as values: nothing lost in parsing, found by id, shown on a terminal."""

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from druzina import games, rulebook, rulebook_print
from druzina.rulebook import NotInRulebook, find
from druzina.rulebook_search import search

TOTALS = {
    "tales_of_glory": (230, 30),
    "big_book_of_madness": (313, 35),
    "amulet": (327, 32),
    "prophecy": (447, 42),
    "gloomhaven": (577, 176),
}


def printed(what: str, *args: object, width: int = 72) -> str:
    console = Console(file=io.StringIO(), width=width)
    getattr(rulebook_print, what)(console, *args)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_all_games_have_rules() -> None:
    assert set(rulebook.games()) == set(TOTALS)


@pytest.mark.parametrize("game", TOTALS)
def test_no_clause_is_lost(game: str) -> None:
    clauses = rulebook.clauses(game)
    examples = sum(clause.example for clause in clauses)
    assert (len(clauses) - examples, examples) == TOTALS[game]


@pytest.mark.parametrize("game", TOTALS)
def test_every_clause_has_words_a_section_and_known_relations(game: str) -> None:
    ids = {clause.id for clause in rulebook.clauses(game)}
    for clause in rulebook.clauses(game):
        assert clause.game == game
        assert clause.text.strip()
        assert clause.section
        assert not clause.text.startswith(("[", "|"))
        assert ids.issuperset(clause.related)
        assert clause.id not in clause.related


@pytest.mark.parametrize("game", games.NAMES)
def test_every_clause_that_the_rules_cite_exists(game: str) -> None:
    home = Path(games.__file__).parent / game
    source = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    cited = set(re.findall(r'"([A-Z]{3}-[A-Z]+-\w+)"', source))
    assert len(cited) > 20
    assert cited - {clause.id for clause in rulebook.clauses(game)} == set()


def test_a_clause_has_all_its_parts() -> None:
    clause = find("TOG-EX-04")
    assert clause.section == "Worked examples"
    assert clause.marks == ("R", "J")
    assert clause.text.startswith("Payment. Given Alice took a character")
    assert clause.text.endswith("[J] Had she paid the surcharge in gold, it would be 2 G and 1 P.")
    assert clause.related == ("TOG-PAY-03", "TOG-PAY-07", "TOG-PAY-09")


def test_clauses_keep_the_order_of_the_page() -> None:
    page = rulebook.page("tales_of_glory")
    places = [page.index(f"- **{clause.id}**") for clause in rulebook.clauses("tales_of_glory")]
    assert places == sorted(places)


def test_sections_are_paths_without_the_title() -> None:
    assert find("TOG-PLC-04").section == "Round structure › 2b — placement"
    assert find("GLH-ATK-01").section == "Part A — Scenario play › A6. Character turn › Attack"


def test_a_row_of_a_table_is_a_clause() -> None:
    clause = find("GLH-EX-64")
    assert clause.text == "walls: F6, hex (1,0) is wall; pair: (0,0) – (2,0); LOS: no; range: 3"
    assert clause.example


def test_a_table_that_a_clause_announces_is_part_of_it() -> None:
    shown = printed("show", "BBM-SET-02")
    assert find("BBM-SET-02").text.endswith(
        ":\n| Players | Madness in the stack |\n| --- | --- |\n"
        "| 2 | 20 |\n| 3 | 25 |\n| 4 | 30 |\n| 5 | 35 |"
    )
    assert "| 2 | 20 |" in shown
    assert "---" not in shown
    assert "Constraints they satisfy" in find("BBM-TRK-03").text
    assert find("BBM-GRM-13").text.endswith("hold none.")


@pytest.mark.parametrize(
    ("id_", "related"),
    [
        ("GLH-EX-37", ("GLH-END-01", "GLH-END-06")),  # END-01/06
        ("GLH-EX-35", ("GLH-LVL-04", "GLH-LVL-05", "GLH-LVL-06")),  # LVL-04…06
        ("BBM-GRM-03", tuple(f"BBM-GRM-{n:02}" for n in range(9, 14))),  # BBM-GRM-09 to 13
        ("GLH-EX-101", ("GLH-FOC-07", "GLH-MMV-07")),  # without the prefix
    ],
)
def test_short_references_are_read(id_: str, related: tuple[str, ...]) -> None:
    assert find(id_).related == related


@pytest.mark.parametrize("spelling", ["TOG-KEY-04", "tog-key-4", " Tog key 04 ", "KEY-04", "key-4"])
def test_an_id_may_be_spelled_loosely(spelling: str) -> None:
    assert find(spelling).id == "TOG-KEY-04"


def test_a_short_id_in_several_games_needs_the_game() -> None:
    with pytest.raises(NotInRulebook, match=r"^PLC-04 stands in several games: TOG-PLC-04, AMU-P"):
        find("PLC-04")
    assert find("PLC-04", "amulet").id == "AMU-PLC-04"


def test_one_id_reads_one_file(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def page(game: str, lang: str = "en") -> str:
        read.append(game)
        return "# Title\n- **AMU-PLC-04** [R] Text\n  and more"

    for cached in (rulebook.clauses, rulebook._index):
        monkeypatch.setattr(rulebook, cached.__name__, cache(cached.__wrapped__))
    monkeypatch.setattr(rulebook, "page", page)
    assert find("AMU-PLC-04").text == "Text\nand more"
    assert read == ["amulet"]


@pytest.mark.parametrize("wrong", ["TOG-PLC-99", "tog-plk-04", "nonsense", "", "TOG"])
def test_an_unknown_id_gets_one_sentence_with_the_nearest(wrong: str) -> None:
    with pytest.raises(NotInRulebook) as caught:
        find(wrong)
    assert caught.value.asked == wrong
    assert len(caught.value.near) == 3
    assert str(caught.value).count(". ") == 0
    assert all(id_ in str(caught.value) for id_ in caught.value.near)


def test_the_nearest_id_is_near() -> None:
    with pytest.raises(NotInRulebook) as caught:
        find("TOG-PCL-04")
    assert "TOG-PLC-04" in caught.value.near


@pytest.mark.parametrize("ask", [rulebook.page, rulebook.clauses, lambda g: search("key", g)])
def test_an_unknown_game_gets_the_games(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(NotInRulebook, match=r"a game chess; the games are tales_of_glory, big_"):
        ask("chess")


def test_a_clause_is_shown_with_its_origin_and_relations() -> None:
    text = printed("show", "tog-plc-06", "en")
    assert text.startswith("TOG-PLC-06  Round structure › 2b — placement")
    assert "[R] stands in the rulebook" in text
    assert "See also: TOG-PLC-04, TOG-PLC-05" in text
    assert "Mentioned in: TOG-EX-05" in text


def test_labels_are_in_the_readers_language() -> None:
    assert "[R] stojí v pravidlech" in printed("show", "TOG-PLC-06", "cs")
    assert "Viz též: TOG-PLC-04" in printed("show", "TOG-PLC-06", "cs")


def test_bold_and_code_are_not_printed_raw() -> None:
    assert "**" not in printed("show", "PRO-CHN-08")


def test_a_mark_means_what_the_game_says() -> None:
    design = next(clause for clause in rulebook.clauses("gloomhaven") if "D" in clause.marks)
    assert "[D] counted in public data" in printed("show", design.id, width=120)


@pytest.mark.parametrize("width", [30, 72, 200])
def test_a_hit_is_one_line_and_the_count_comes_last(width: int) -> None:
    lines = printed("search", ["key", "chest"], "tales_of_glory", "cs", width=width).splitlines()
    assert all(len(line) <= width for line in lines)
    assert len(lines) == len(search("key chest", "tales_of_glory")) + 1
    assert lines[-1] == f"{len(lines) - 1} pravidel"


def test_a_late_hit_is_in_sight() -> None:
    lines = printed("search", "compensation", "tales_of_glory", width=80).splitlines()[:-1]
    in_text = [x for x in lines if "compensation" in find(x.split()[0]).text.lower()]
    assert in_text
    assert all("compensation" in line.lower() for line in in_text)


def test_nothing_found_is_said() -> None:
    assert printed("search", ["xyzzy"]) == "No rule has all of these words: xyzzy.\n"


def test_a_whole_game_is_printed() -> None:
    text = printed("game", "tales_of_glory", "en")
    assert "Tales of Glory — rules specification" in text
    assert all(clause.id in text for clause in rulebook.clauses("tales_of_glory"))


@pytest.mark.parametrize(
    ("what", "args"), [("show", ("X",)), ("game", ("chess",)), ("search", ("key", "chess"))]
)
def test_wrong_input_raises_and_prints_nothing(what: str, args: tuple[str, ...]) -> None:
    with pytest.raises(NotInRulebook):
        printed(what, *args)


def test_errors_are_told_in_both_languages() -> None:
    error = NotInRulebook("clause", "X-1", ("A", "B"))
    assert rulebook_print.sentence(error, "en") == str(error)
    assert rulebook_print.sentence(error, "cs") == "Pravidlo X-1 neexistuje; nejbližší jsou A, B."


def test_the_steps_of_a_procedure_are_part_of_its_clause() -> None:
    rest = find("GLH-PRC-11")
    assert rest.text.splitlines()[0] == "*Short rest (cleanup, one character).*"
    assert [line[:2] for line in rest.text.splitlines()[1:]] == ["1.", "2.", "3.", "4.", "5."]
    assert "GLH-RST-03" in rest.related
    assert find("GLH-PRC-11", lang="cs").text.count("\n") == rest.text.count("\n")
