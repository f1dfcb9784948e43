"""No message is missing in either language, none is unused, none has other parameters."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_message

from tests.text.sources import (
    FOLDERS,
    LANGUAGES,
    calls,
    constants,
    expansions,
    made,
    messages,
    parameters,
    shared,
    silenced,
)


def defined(lang: str) -> set[str]:
    return {key for folder in FOLDERS for key in messages(folder, lang)}


def used() -> set[str]:
    return {
        *constants(),
        *silenced(),
        *shared(),
        *(key for form in made() & set(expansions()) for key in expansions()[form]),
    }


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_messages(folder: str) -> None:
    czech, english = (messages(folder, lang) for lang in LANGUAGES)
    assert czech.keys() == english.keys()
    assert list(czech) == list(english), "and in the same order, to be read side by side"


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_parameters(folder: str) -> None:
    czech, english = (messages(folder, lang) for lang in LANGUAGES)
    different = [key for key in czech if needed(czech[key]) != needed(english[key])]
    assert different == []


def needed(message: ftl.Message) -> dict[str, set[str]]:
    """The arguments behind the variables: `hexes_count` is a form of `hexes`, for plurals."""
    parts = parameters(message).items()
    return {part: {name.removesuffix("_count") for name in names} for part, names in parts}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_sentence_is_said_of_is_its_beginning(lang: str, folder: str) -> None:
    """What follows it is then said once of several."""
    for key, message in messages(folder, lang).items():
        of = next((one for one in message.attributes if one.id.name == "of"), None)
        if of is not None:
            whole, beginning = (
                serialize_message(ftl.Message(ftl.Identifier("it"), pattern)).rstrip()
                for pattern in (message.value, of.value)
            )
            assert whole.startswith(f"{beginning}: "), key


def test_no_key_is_defined_twice() -> None:
    shell, *others = FOLDERS
    assert [
        key for folder in others for key in messages(folder, "en") if key in messages(shell, "en")
    ] == []


def test_no_two_games_have_one_problem() -> None:
    games = [messages(folder, "en") for folder in FOLDERS if folder != "shell"]
    keys = [key for game in games for key in game if key.split("-")[0] in ("problem", "expected")]
    assert len(keys) == len(set(keys)), "whoever says it does not know the game"


def test_every_form_of_a_key_is_known() -> None:
    known = expansions()
    heads = {form.split("{")[0] for form in known} - {""}
    strange = {form for form in made() if form not in known and form.split("{")[0] in heads}
    assert strange == set(), "add the form and what it can become to expansions()"


def test_every_key_used_has_a_message() -> None:
    assert used() - defined("en") == set()


def test_every_message_is_used() -> None:
    assert defined("en") - used() == set()


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_get_the_arguments_they_need(lang: str, folder: str) -> None:
    wanted = {
        key: parameters(one)
        for known in ("shell", folder)
        for key, one in messages(known, lang).items()
    }
    lacking = [
        (place, key, wanted[key][""] - given)
        for place, key, given in calls(folder)
        if key in wanted and wanted[key].get("", set()) - given
    ]
    assert lacking == []
