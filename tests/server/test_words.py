"""The server's own messages: none missing in either language, none unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from druzina import games
from druzina.server.table.wording import TEXT, Voice
from druzina.text import LANGUAGES, Messages

SOURCES = [
    *TEXT.parent.rglob("*.py"),
    *(TEXT.parents[1] / "store").glob("*.py"),
    TEXT.parents[1] / "advisor" / "routes.py",
]
PUT_TOGETHER = {f"silenced-{scope}" for scope in ("turn", "round", "game")} | {
    f"page-{part}" for part in ("title", "build", "wheel")
}
HEADS = "refusal|problem|error|notice|settled|request|undo|serve|crossing|hint|summary|waiting"
KEY = re.compile(rf"(?:{HEADS})-[a-z-]*[a-z]")
# The forms in which Czech would address a stranger: zkuste, počkejte, chcete-li, nesedíte, vaše.
VY = re.compile(
    r"\b\w+(?:ejte|ujte|ěte|ete|ste|íte|áte)\b|\b(?:vy|vás|vám|váš|vaš\w+)\b"
    r"|\b(?:zvolte|volte|zkuste|řekněte|načtěte)\b",
    re.IGNORECASE,
)


def constants() -> set[str]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]
    nodes = (node for tree in trees for node in ast.walk(tree))
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def entries(lang: str) -> dict[str, ftl.Message]:
    resource = FluentParser().parse((TEXT / f"{lang}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ftl.Junk)]
    return {e.id.name: e for e in resource.body if isinstance(e, ftl.Message)}


def test_both_languages_say_the_same() -> None:
    czech, english = (entries(lang) for lang in ("cs", "en"))
    assert list(czech) == list(english)
    for key in czech:
        first, second = (set(re.findall(r"\$\w+", _source(one[key]))) for one in (czech, english))
        assert first == second, key


def _source(message: ftl.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


def test_every_message_is_used_and_every_key_has_one() -> None:
    own, shell = set(entries("en")), Messages("en").keys
    assert own - constants() - PUT_TOGETHER == set()
    wanted = {text for text in constants() if KEY.fullmatch(text)}
    assert wanted - own - shell == set()
    assert not own & shell


def test_czech_says_ty_to_the_player() -> None:
    package = TEXT.parents[1]
    for place in (TEXT, package / "text", package / "lab" / "text"):
        lines = (place / "cs.ftl").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if VY.search(line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_names_of_seats_stand_in_kept_sentences(lang: str, game: str) -> None:
    content = games.find(game).load()
    ana, eva = (Voice(lang, game, content, [name, ""]) for name in ("Ana", "Eva"))
    assert ana.say("waiting-thinking", seat=0).startswith("Ana")
    assert eva.say("waiting-thinking", seat=0).startswith("Eva")
    assert "2" in ana.say("waiting-thinking", seat=1)


def test_the_text_folder_is_part_of_the_package() -> None:
    assert {path.name for path in Path(TEXT).iterdir()} == {"cs.ftl", "en.ftl"}


def test_what_strangers_write_is_not_kept() -> None:
    voice = Voice("en")
    kept = len(voice._words._said)
    for n in range(10):
        assert f"{n:0100d}" in voice.say("error-message", detail=f"{n:0100d}")
    assert len(voice._words._said) == kept
