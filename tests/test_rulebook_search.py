"""Clauses found by words of either language, whatever their accents and cases."""

import pytest

from druzina import rulebook, rulebook_search
from druzina.rulebook_czech import cases
from druzina.rulebook_search import fold, search


def test_search_wants_all_words_and_takes_their_beginnings() -> None:
    ids = [clause.id for clause in search(["KEY", "ches"], "tales_of_glory")]
    assert {"TOG-KEY-01", "TOG-KEY-05", "TOG-MUL-03"} <= set(ids)
    assert "TOG-KEY-08" in ids  # by its section, Keys and chests
    assert all(id_.startswith("TOG-") for id_ in ids)
    assert search("key ches xyzzy") == []


def test_search_puts_the_id_first() -> None:
    assert search("plc-04", "tales_of_glory")[0].id == "TOG-PLC-04"


def test_a_word_with_accents_is_no_id() -> None:
    """„děs“ is Madness, not the section DES about destroying."""
    assert search("des", "big_book_of_madness", "cs")[0].id == "BBM-DES-01"
    assert "DES" not in search("děs", "big_book_of_madness", "cs")[0].id


def test_search_ranks_by_the_number_of_hits() -> None:
    hits = [hit for hit in search("half", "tales_of_glory") if "-EX-" not in hit.id]
    counts = [fold(f"{hit.section} {hit.text}").split().count("half") for hit in hits]
    assert counts[0] == max(counts)


@pytest.mark.parametrize(("words", "lang"), [("chest", "en"), ("truhla", "cs"), ("key", "en")])
def test_examples_follow_the_clauses(words: str, lang: str) -> None:
    found = [clause.id for clause in search(words, "tales_of_glory", lang)]
    examples = [id_ for id_ in found if "-EX-" in id_]
    assert examples
    assert found[-len(examples) :] == examples


def test_an_example_is_found_by_its_id() -> None:
    assert search("TOG-EX-02")[0].id == "TOG-EX-02"


def test_search_does_not_mind_accents() -> None:
    assert search("PŘÍBĚH", "tales_of_glory") == search("pribeh", "tales_of_glory")
    assert fold("Žluťoučký KŮŇ…") == "zlutoucky kun."


@pytest.mark.ux(23)
@pytest.mark.parametrize("lang", ["cs", "en"])
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("divocina", "TOG-PAY-07"),
        ("Truhla", "TOG-KEY-01"),
        ("truhel", "TOG-KEY-13"),
        ("klíčem", "TOG-KEY-06"),
        ("dilek", "TOG-DIS-02"),
        ("plc-04", "TOG-PLC-04"),
        ("wilderness", "TOG-PAY-07"),
        ("klíč chest", "TOG-KEY-01"),
    ],
)
def test_either_reader_finds_by_words_of_both_languages(lang: str, asked: str, found: str) -> None:
    hits = search(asked, "tales_of_glory", lang)
    assert found in [clause.id for clause in hits]
    assert {clause.lang for clause in hits} == {lang}
    assert search("sileny", "tales_of_glory", lang) == []


def test_hits_in_the_readers_own_language_come_first() -> None:
    """„Placení“ begins like the English place."""
    first, last = (search("place", "tales_of_glory", lang)[0] for lang in ("cs", "en"))
    assert "placení" in f"{first.section} {first.text}".lower()
    assert "place" in f"{last.section} {last.text}".lower()


def test_a_clause_without_czech_text_is_found_by_what_the_word_stands_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unsaid = tuple(texts._replace(czech="") for texts in rulebook_search._texts("prophecy"))
    monkeypatch.setattr(rulebook_search, "_texts", lambda game: unsaid)
    hits = search("kouzlo", "prophecy", "cs")
    assert hits
    english = {clause.id: clause for clause in rulebook.clauses("prophecy")}
    said = [english[hit.id] for hit in hits]
    assert all("spell" in f"{clause.section} {clause.text}".lower() for clause in said)


@pytest.mark.parametrize(
    ("word", "beginnings"),
    [
        ("truhla", ("truhl", "truhel")),
        ("truhel", ("truhel", "truhl")),
        ("dilku", ("dilk", "dilek")),
        ("dilek", ("dilek", "dilk")),
        ("klici", ("klic",)),
        ("boje", ("boj",)),
        ("nestvurami", ("nestvur",)),
        ("zacinajiciho", ("zacinajic",)),
        ("hra", ("hra",)),
        ("a", ("a",)),
        ("04", ("04",)),
    ],
)
def test_a_word_begins_as_its_other_cases_do(word: str, beginnings: tuple[str, ...]) -> None:
    assert cases(word) == beginnings


@pytest.mark.parametrize("nothing", ["", "  ", "—", []])
def test_search_for_nothing_finds_nothing(nothing: str | list[str]) -> None:
    assert search(nothing) == []
