"""The rulebook on a terminal: one clause, the result of a search, a whole specification.

All in the reader's language, as far as it is written in it.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from druzina import rulebook, rulebook_how, rulebook_search
from druzina.rulebook import Clause, NotInRulebook

if TYPE_CHECKING:  # Rich takes a tenth of a second, which one clause need not wait for
    from rich.console import Console, RenderableType
    from rich.text import Text

_MARKS = {
    "en": {
        "R": "stands in the rulebook",
        "P": "in other public rules",
        "P†": "in public fan implementations",
        "J": "ruling of this project",
        "D": "design of this project",
        "GLH-D": "counted in public data of the game",
    },
    "cs": {
        "R": "stojí v pravidlech",
        "P": "v jiných veřejných pravidlech",
        "P†": "ve veřejných fanouškovských zpracováních",
        "J": "výklad tohoto projektu",
        "D": "návrh tohoto projektu",
        "GLH-D": "spočteno z veřejných dat hry",
    },
}
_LABELS = {
    "en": {
        "related": "See also",
        "mentioned": "Mentioned in",
        "none": "No rule has all of these words: {words}.",
        "one": "{n} rule",
        "few": "{n} rules",
        "many": "{n} rules",
    },
    "cs": {
        "related": "Viz též",
        "mentioned": "Zmiňují",
        "none": "Žádné pravidlo neobsahuje všechna tato slova: {words}.",
        "one": "{n} pravidlo",
        "few": "{n} pravidla",
        "many": "{n} pravidel",
        "english": "Pravidla jsou psána anglicky, česká slova jsou v oddíle Terms.",
        "rest": "Zatím jen anglicky",
        "clause": "Pravidlo {asked} neexistuje; nejbližší jsou {near}.",
        "game": "Pravidla hry {asked} tu nejsou; hry jsou {near}.",
        "several": "{asked} stojí ve více hrách: {near}.",
    },
}


def show(console: Console, id_: str, lang: str = "en") -> None:
    """One clause with what it leans on and what leans on it."""
    from rich.text import Text

    for line, style in clause_lines(id_, lang, console.width):
        console.print(Text(line, style))


def clause_lines(id_: str, lang: str = "en", width: int = 80) -> Iterator[tuple[str, str]]:
    """The same line by line, each with its style: bold, dim or none."""
    clause = rulebook.find(id_, lang=lang)
    yield f"{clause.id}  {clause.section}", "bold"
    yield "", ""
    for part in re.sub(r"\*\*|`|^\|[ |-]+\n", "", clause.text, flags=re.MULTILINE).splitlines():
        for line in _wrapped(part, width - 2, "  " if part.startswith("- ") else ""):
            yield f"  {line}", ""
    yield "", ""
    told = [f"{_label('rest', lang)}."] if clause.lang != lang else []
    told += [_origin(clause, lang)] if clause.marks else []
    for key, ids in (("related", clause.related), ("mentioned", _mentioning(clause))):
        told += [f"{_label(key, lang)}: {', '.join(ids)}"] if ids else []
    for part in told:
        yield from ((line, "dim") for line in _wrapped(part, width))


def _wrapped(text: str, width: int, hanging: str = "") -> list[str]:
    return textwrap.wrap(
        text, width, subsequent_indent=hanging, break_on_hyphens=False, break_long_words=False
    )


def search(
    console: Console, words: str | Iterable[str], game: str | None = None, lang: str = "en"
) -> None:
    """The clauses that have all the words, a line each, and how many they are."""
    from rich.text import Text

    given = words if isinstance(words, str) else " ".join(words)
    hits = rulebook_search.search(given, game, lang)
    if not hits:
        console.print(Text(_label("none", lang).format(words=given)))
        return
    width = max(len(clause.id) for clause in hits)
    for clause in hits:
        line = Text.assemble((f"{clause.id:{width}}  ", "cyan"))
        line.append_text(_excerpt(clause, given, console.width - width - 2))
        console.print(line, no_wrap=True, overflow="ellipsis")
    form = "one" if len(hits) == 1 else "few" if len(hits) < 5 else "many"
    console.print(Text(_label(form, lang).format(n=len(hits)), "dim"))


def game(console: Console, name: str, lang: str = "en") -> None:
    """A whole specification; where it is not all translated, the rest of it in English."""
    from rich.text import Text

    translated = rulebook.page(name, lang)
    if not translated:
        console.print(Text(_label("english", lang), "dim italic"))
    console.print(_markdown(translated or rulebook.page(name)))
    rest = [clause for clause in rulebook.clauses(name, lang) if clause.lang != lang]
    if translated and rest:
        texts = ((clause.id, clause.text.replace("\n", "\n  ")) for clause in rest)
        listed = "\n".join(f"- **{id_}** {text}" for id_, text in texts)
        console.print(_markdown(f"## {_label('rest', lang)}\n\n{listed}"))


def how(console: Console, name: str, lang: str = "en") -> None:
    """How a game is played, on one page."""
    from rich.text import Text

    told = rulebook_how.how_to(name, lang)
    width = console.width
    console.print(Text(told.title, "bold"))
    for line in _wrapped(_with_clause(told.words, told.clause), width):
        console.print(Text(line))
    for part in told.parts:
        console.print()
        console.print(Text(part.title, "bold"))
        for number, item in enumerate(part.items, 1):
            head = f"{number}. " if part.kind == "steps" else "- "
            text = f"{head}{item.name}: {_with_clause(item.words, item.clause)}"
            for line in _wrapped(text, width, " " * len(head)):
                console.print(Text(line))


def _with_clause(words: str, clause: str) -> str:
    return f"{words} ({clause})" if clause else words


def sentence(error: NotInRulebook, lang: str = "en") -> str:
    """What was wrong with the request, in the reader's language."""
    if lang != "cs":
        return str(error)
    return _label(error.kind, lang).format(asked=error.asked, near=", ".join(error.near))


def _markdown(text: str) -> RenderableType:
    from rich.markdown import Markdown

    return Markdown(text)


def _label(key: str, lang: str) -> str:
    return _LABELS.get(lang, _LABELS["en"])[key]


def _origin(clause: Clause, lang: str) -> str:
    """The marks in words: [R] stands in the rulebook, [J] ruling of this project."""
    words = _MARKS.get(lang, _MARKS["en"])
    prefix = clause.id[:3]
    return ", ".join(
        f"[{mark}] {words.get(f'{prefix}-{mark}', words[mark])}" for mark in clause.marks
    )


def _mentioning(clause: Clause) -> tuple[str, ...]:
    others = rulebook.clauses(clause.game)
    return tuple(other.id for other in others if clause.id in other.related)


def _excerpt(clause: Clause, words: str, width: int) -> Text:
    """As much of the text as fits a line, from the first hit if that lies too far right."""
    from rich.text import Text

    text = " ".join(clause.text.replace("**", "").replace("`", "").split())
    hits = rulebook_search.hits(words, clause.lang)
    first = hits.search(rulebook_search.fold(text))
    if first and first.end() > width:
        text = "… " + text[max(0, first.start() - width // 4) :].partition(" ")[2]
    line = Text(text)
    for hit in hits.finditer(rulebook_search.fold(text)):
        line.stylize("bold yellow", *hit.span())
    return line
