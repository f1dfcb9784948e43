"""What the fields of a seat's set-up may hold, and what is said against anything else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from druzina.core import Match, Problem
from druzina.core.seat_field import Field, against, by_type
from druzina.core.seat_form import amiss, read_seats
from tests.heroes import GAME, Hero

HAND = "bash+leap+wall"


def refused(given: Mapping[str, object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Problem) as problem:
        GAME.read_options({"seats": 2, **given})
    return problem.value.key, dict(problem.value.arguments)


def test_a_seat_is_set_up_in_words_and_the_record_lists_it() -> None:
    given = {
        "character": "brute,mage",
        "0.cards": HAND,
        "1.level": "3",
        "1.perks": "quick+calm",
        "items": "boots,sword+cloak",
        "0.veteran": "true",
    }
    match = Match.new(GAME, {"seats": 2, **given}, seed=1)
    first, second = match.view(None).heroes  # type: ignore[attr-defined]  # of the heroes
    assert first == Hero(
        character="brute", cards=("bash", "leap", "wall"), items=("boots",), veteran=True
    )
    assert second == Hero(
        character="mage", level=3, perks=("quick", "calm"), items=("sword", "cloak")
    )
    again = Match.replay(GAME, match.record)
    assert again.fingerprint == match.fingerprint


@pytest.mark.parametrize(
    ("given", "key", "option", "valid"),
    [
        ({"character": "bard"}, "problem-option-value", "0.character", "drawn, brute, mage"),
        ({"character": "mage,mage"}, "problem-seat-twice", "1.character", None),
        ({"1.level": "12"}, "problem-option-value", "1.level", "1–9"),
        ({"banner": "black"}, "problem-option-value", "0.banner", "red, blue, green"),
        ({"1.veteran": "perhaps"}, "problem-option-value", "1.veteran", "false, true"),
        ({"1.name": "x" * 13}, "problem-seat-long", "1.name", None),
        ({"items": "boots+cloak+potion"}, "problem-seat-count", "0.items", "0–2"),
        ({"items": "boots+boots"}, "problem-seat-double", "0.items", None),
        ({"1.name": 5}, "problem-seat-text", "1.name", None),
        ({"character": "brute,", "0.cards": "bash"}, "problem-seat-count", "0.cards", "3"),
        ({"cards": "bash"}, "problem-seat-nothing", "0.cards", None),
        ({"items": "sword"}, "problem-item-gone", "1.items", None),
        ({"1.hat": "red"}, "problem-option-unknown", "1.hat", None),
    ],
)
def test_what_does_not_fit_is_named_by_seat_and_field(
    given: dict[str, object], key: str, option: str, valid: str | None
) -> None:
    found, arguments = refused(given)
    assert (found, arguments["option"]) == (key, option)
    assert valid is None or arguments["valid"] == valid


def test_of_very_many_values_the_likely_ones_are_named() -> None:
    many = Field(kind="several", values=tuple(f"gem-{n}" for n in range(90)), most=2)
    found = against(many, "items", ["gem_7" + "x" * 900])
    assert found is not None
    assert str(found.arguments["valid"]).startswith("gem-7, ")
    assert str(found.arguments["valid"]).endswith(", …")
    assert all(len(str(one)) < 100 for one in found.arguments.values())


def test_an_option_nobody_knows_is_told_with_the_fields_of_seats() -> None:
    _, arguments = refused({"speed": "3"})
    assert "cards, character, items" in arguments["valid"]
    assert "each" not in arguments["valid"]


def test_all_that_is_wrong_is_found_not_only_the_first() -> None:
    each, unread = read_seats(Hero, [{"level": 0, "name": "Ulf"}, {"character": "bard"}, {"x": 1}])
    assert [(one.seat, one.field) for one in unread] == [(0, "level"), (2, "x")]
    assert each[0] == Hero(name="Ulf"), "what can be read is kept"
    assert [(one.seat, one.field) for one in amiss(GAME, GAME.load(), each)] == [(1, "character")]


def test_what_is_usual_may_stay_and_those_drawn_may_be_alike() -> None:
    GAME.read_options({"seats": 3, "character": "drawn"})
    GAME.read_options({"seats": 3, "level": "1"})


def test_a_field_of_no_known_kind_is_a_mistake_of_the_game() -> None:
    with pytest.raises(TypeError):
        by_type(dict[str, int])
    with pytest.raises(TypeError):
        by_type(int)
    assert against(Field(kind="flag"), "0.x", value=True) is None
