"""The report page: whole, self-contained, in both languages."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import pytest

from druzina import games, lab
from druzina.lab import files, plots
from druzina.lab.page import page
from druzina.lab.plan import Plan
from druzina.lab.row import Failed
from druzina.lab.summary import Summary, summarise
from druzina.lab.words import HOME, words
from druzina.text.messages import Messages
from tests.lab.test_summary import row

SOURCE = Path(lab.__file__).parent
VOID = {"meta", "br", "hr", "img", "link", "input"}


class Nesting(HTMLParser):
    """Every element is closed where it should be."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.outside.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("report")
    lab.run("tales", ("random", "apprentice"), 12, workers=1, folder=made, force=True, lang="cs")
    return made


def test_the_page_is_well_formed_and_needs_nothing_from_outside(folder: Path) -> None:
    text = (folder / files.REPORT).read_text(encoding="utf-8")
    nesting = Nesting()
    nesting.feed(text)
    assert nesting.open == []
    assert len(set(nesting.ids)) == len(nesting.ids)
    assert nesting.outside == []
    assert not re.search(r"https?:|//\w|@import|<script|url\((?!#)", text)


def test_its_drawings_are_well_formed_and_take_the_colours_of_the_page(folder: Path) -> None:
    text = (folder / files.REPORT).read_text(encoding="utf-8")
    drawings = re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL)
    assert len(drawings) == 7
    for drawing in drawings:
        ET.fromstring(drawing)
        named = set(re.findall(r"var\((--[\w-]+)\)", drawing))
        assert named
        style = text[: text.index("</style>")]
        assert all(f"{name}:" in style for name in named)
        assert not re.search(r"#000[0-9a-f]{3}\b", drawing)


def test_the_page_speaks_the_language_asked_for(folder: Path) -> None:
    czech = (folder / files.REPORT).read_text(encoding="utf-8")
    assert '<html lang="cs">' in czech
    assert "Podíl výher podle botů" in czech
    assert "Win share" not in czech
    assert "vždy 2 hry za sebou mají stejné rozdání" in czech


def test_the_summary_file_reads_back(folder: Path) -> None:
    summary = msgspec.json.decode((folder / files.SUMMARY).read_bytes(), type=Summary)
    assert summary.played == 12
    assert (folder / files.TIMES).read_text().count("\n") == 13


PLAN = Plan(game="tales_of_glory", seats=("a", "b"), games=4)
TEAM = Plan(game="big_book_of_madness", seats=("a", "b"), games=4)


@pytest.fixture
def no_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Plan, "timed", lambda self: [])


@pytest.mark.usefixtures("no_bots")
@pytest.mark.parametrize("lang", ["cs", "en"])
def test_a_game_played_together_shows_the_share_of_the_team(lang: str) -> None:
    ends = ("BBM-END-02", "BBM-END-01", "BBM-END-01", "BBM-END-01")
    rows = [row(n, "ab", "xx" if n else "..", ended_by=end) for n, end in enumerate(ends)]
    summary = summarise(TEAM, rows, [], seconds=1, workers=1, interrupted=False)
    text = page(summary, rows, lang)
    assert words(lang).share(0.75) in text
    assert words(lang)("lab-plot-wins-seats") not in text


@pytest.mark.usefixtures("no_bots")
def test_a_run_without_games_says_so_and_failures_are_named() -> None:
    failed = [Failed(number=3, deal=1, error="ValueError: <b>")]
    summary = summarise(PLAN, [], failed, seconds=1, workers=1, interrupted=True)
    text = page(summary, [], "en")
    assert "No game was finished." in text
    assert "left out: number 3." in text
    assert "after 0 of 4 games" in text


@pytest.mark.usefixtures("no_bots")
def test_names_are_escaped_and_games_without_rounds_or_parts_have_a_page() -> None:
    plan = Plan(game="tales_of_glory", seats=("<i>", "b"), games=4)
    rows = [
        msgspec.structs.replace(row(n, "ab", "x.", parts=False), bots=("<i>", "b"), rounds=0)
        for n in range(4)
    ]
    summary = summarise(plan, rows, [], seconds=1, workers=1, interrupted=False)
    text = page(summary, rows, "en")
    assert "<i>" not in text
    assert "number of the decision" in text


def test_bins_hold_equally_many_whole_numbers() -> None:
    assert plots.whole_bins([3, 5], 10) == [2.5, 3.5, 4.5, 5.5]
    assert plots.whole_bins(list(range(100)), 24) == [-0.5 + 5 * n for n in range(21)]
    assert plots.whole_bins([7], 24) == [6.5, 7.5]


def test_both_languages_have_the_same_messages_with_the_same_arguments_and_all_are_used() -> None:
    sources = {lang: (HOME / f"{lang}.ftl").read_text(encoding="utf-8") for lang in ("cs", "en")}
    entries = {
        lang: {
            entry.partition(" =")[0]: set(re.findall(r"\$(\w+)", entry))
            for entry in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
        }
        for lang, text in sources.items()
    }
    assert entries["cs"] == entries["en"]
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py"))
    unused = [key for key in entries["en"] if f'"{key}"' not in code and f"'{key}'" not in code]
    assert [
        key for key in unused if not key.startswith(("lab-plot-", "lab-kind", "help-lab-"))
    ] == []
    shell = Messages("en").keys | {"game-title"}
    named = set(re.findall(r"[\"']((?:lab|problem)-[a-z-]+[a-z])[\"']", code))
    assert named <= set(entries["en"]) | shell


def test_parts_are_labelled_by_the_game() -> None:
    english = words("en", games.find("tales").name)
    assert english.part("end_rewards") == "end-of-game rewards"
    assert english.part("never_heard_of") == "never heard of"
