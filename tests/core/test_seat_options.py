"""Set-up per seat: typed values, and easy to type."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest
from msgspec import Meta

from druzina.core import Options, Position, Problem, SeatOptions
from druzina.core.seat_options import assigned, gathered, says_of_seats, seat_kind


class Hero(SeatOptions, frozen=True, kw_only=True):
    level: Annotated[int, Meta(ge=1, le=9)] = 1
    items: tuple[str, ...] = ()


class HeroOptions(Options, frozen=True, kw_only=True):
    scenario: int = 1
    each: tuple[Hero, ...] = ()


def heroes(seats: int = 3, **given: object) -> tuple[Hero, ...]:
    told = gathered({key.replace("_of_", "."): one for key, one in given.items()}, Hero, seats)
    return msgspec.convert({"seats": seats, **told}, HeroOptions).each


def of(seat: int, field: str) -> str:
    return f"{seat}.{field}"


def test_one_word_speaks_of_everybody() -> None:
    assert heroes(character="drawn") == (Hero(character="drawn"),) * 3
    assert heroes(level="4") == (Hero(level=4),) * 3


def test_commas_speak_of_one_seat_after_the_other() -> None:
    assert heroes(character="brute, ,drawn") == (
        Hero(character="brute"),
        Hero(),
        Hero(character="drawn"),
    )
    assert heroes(level="2,3")[:2] == (Hero(level=2), Hero(level=3))


def test_a_number_speaks_of_one_seat() -> None:
    told = gathered({of(1, "level"): "7", of(1, "items"): "boots+sword"}, Hero, 3)
    assert told["each"] == [{}, {"level": 7, "items": ("boots", "sword")}, {}]


def test_json_and_records_list_the_seats() -> None:
    each = [{"character": "brute", "level": 3, "items": ["boots"]}, {}]
    found = heroes(each=each)
    assert found[0] == Hero(character="brute", level=3, items=("boots",))
    written = msgspec.json.decode(msgspec.json.encode(found[:2]))
    assert written == each, "what is usual is not written"
    assert heroes(each=list(found)) == found, "typed values are taken as they are"


def test_nothing_said_is_nothing_kept() -> None:
    assert gathered({"scenario": "2"}, Hero, 3) == {"scenario": "2"}
    assert seat_kind(HeroOptions) is Hero
    assert seat_kind(Options) is None
    assert not says_of_seats("character", None)


def test_the_kind_of_a_seat_is_looked_up_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Types are read for long, and every card of a table asks for it three times."""
    looked = []
    fields = msgspec.structs.fields

    def watched(options: type[msgspec.Struct]) -> tuple[msgspec.structs.FieldInfo, ...]:
        looked.append(options)
        return fields(options)

    class OtherOptions(HeroOptions, frozen=True, kw_only=True):
        pass

    monkeypatch.setattr(msgspec.structs, "fields", watched)
    assert [seat_kind(OtherOptions) for _ in range(3)] == [Hero] * 3
    assert looked == [OtherOptions]


@pytest.mark.parametrize(
    ("given", "key", "option"),
    [
        ({"level": "0"}, "problem-option-value", "0.level"),
        ({"level": "1,x"}, "problem-option-value", "1.level"),
        ({"character": "a,b,c,d"}, "problem-seat-options", "character"),
        ({"3.level": "2"}, "problem-option-unknown", "3.level"),
    ],
)
def test_what_is_wrong_names_the_seat(given: dict[str, object], key: str, option: str) -> None:
    with pytest.raises(Problem) as problem:
        gathered(given, Hero, 3)
    assert (problem.value.key, problem.value.arguments["option"]) == (key, option)


def test_more_seats_than_there_are_and_what_is_no_set_up_are_refused() -> None:
    with pytest.raises(Problem) as problem:
        gathered({"each": [{}, {}, {}, {}]}, Hero, 3)
    assert problem.value.arguments == {"option": "each", "found": 4, "wanted": 3}
    with pytest.raises(msgspec.ValidationError):
        heroes(each=["brute"])


def test_characters_are_those_given_and_the_drawn_are_of_the_others() -> None:
    """Who is asked is not in it, and without anybody to draw for nothing is shuffled."""
    each = [SeatOptions(character=name) for name in ("drawn", "", "carol", "drawn")]
    for luck in range(20):
        g = Position(luck=luck)
        given = assigned(g, each, ["alice", "bob", "carol", "dave"])
        assert given.keys() == {0, 2, 3}
        assert given[2] == 2
        assert 2 not in (given[0], given[3])
        assert given[0] != given[3]
        assert g.luck != luck
    g = Position(luck=7)
    assert assigned(g, each[1:3], ["alice", "bob", "carol"]) == {1: 2}
    assert g.luck == 7
