"""Names that are what they look like: nobody passes for somebody else, nothing hides in them."""

from __future__ import annotations

from unicodedata import category, combining, name, normalize

from druzina.server.table.wording import cleaned

MARKS_ON_ONE = 2  # no writing that people have puts more on one letter in a name

# Letters of two other alphabets that look like ours, as ours.
_LOOKS = str.maketrans(
    "АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧοιν",
    "ABESIJKMHOPCTXYaesijopcxydqwABEZHIKMNOPTYXoiv",
)
_ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "5": "s", "$": "s"})


def plain_name(text: str, limit: int) -> str:
    """Without what cannot be seen, heaps of marks, and letters mixed in to look like ours."""
    letters = cleaned(_few_marks(normalize("NFKC", text)), limit)
    return letters.translate(_LOOKS) if len(_alphabets(letters)) > 1 else letters


def alike(text: str) -> str:
    """The same for all names that a hasty reader takes for one another."""
    bare = "".join(one for one in normalize("NFKD", text.translate(_LOOKS)) if not combining(one))
    return "".join(bare.casefold().translate(_ALIKE).split())


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if category(letter).startswith("M") else 0
        if marks <= MARKS_ON_ONE:
            kept.append(letter)
    return "".join(kept)


def _alphabets(text: str) -> set[str]:
    return {name(one, "?").split()[0] for one in text if one.isalpha()}
