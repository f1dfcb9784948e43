"""Whatever is sent, in whatever order: a refusal or a legal choice, never an error."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from druzina.core import Match, Preview, Refusal
from tests.core.table import all_of, truth
from tests.core.toys import TOYS

TEXTS = ["act strike", "parry no", "send 3", "buy 0", "pay 1", "ware:1", "card:3", "seat:1", "no"]
SMALL = st.integers(-3, 21)
PLAIN = st.one_of(
    SMALL,
    st.integers(),
    st.just(10**400),
    st.text(max_size=8),
    st.sampled_from(TEXTS),
    st.sampled_from([True, False, 0.0, 1.0, 2.0, None]),
    st.floats(),
)
JUNK = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.dictionaries(st.text(max_size=3), inner, max_size=2),
    ),
    max_leaves=6,
)
SEATS = st.one_of(st.sampled_from([0, 1]), st.integers(-2, 5))
MESSAGES = st.one_of(
    st.tuples(st.just("legal"), st.integers(0, 99), st.integers(0, 99)),
    st.tuples(st.just("legal"), st.integers(0, 99), st.integers(0, 99)),
    st.tuples(st.just("play"), SEATS, JUNK),
    st.tuples(st.just("many"), SEATS, st.lists(JUNK, max_size=4)),
    st.tuples(st.just("preview"), SEATS, st.lists(JUNK, max_size=4)),
    st.tuples(st.just("why_not"), SEATS, JUNK),
    st.tuples(st.just("undo"), st.lists(SEATS, max_size=3), st.booleans()),
    st.tuples(st.just("silence"), SEATS, st.sampled_from(["Parry", "Curse", "Act", "junk"])),
    st.tuples(st.just("log"), st.sampled_from([0, 1, None]), st.integers()),
)


def send(match: Match[Any], what: str, first: Any, second: Any) -> object:
    """One message; its answer."""
    if what == "legal":
        if not match.questions():
            return None
        question = match.questions()[first % len(match.questions())]
        choices = question.choices(truth(match))
        refused = match.play(question.seat, choices[second % len(choices)])
        assert refused is None
        return None
    calls = {
        "play": lambda: match.play(first, second),
        "many": lambda: match.play_many(first, second),
        "preview": lambda: match.preview(first, second),
        "why_not": lambda: match.why_not(first, second),
        "undo": lambda: match.undo(*first, agreed=second, salt=7),
        "silence": lambda: silence(match, first, second),
        "log": lambda: match.log(first, second),
    }
    return calls[what]()  # type: ignore[no-untyped-call]  # each says what it gives


def silence(match: Match[Any], seat: int, kind: str) -> None:
    """Of a seat that is not there nothing is kept."""
    if 0 <= seat < match.options.seats:
        match.silence(seat, kind, "round")
        return
    with pytest.raises(ValueError, match="There is no seat"):
        match.silence(seat, kind, "round")


@settings(max_examples=250, deadline=None)
@given(
    st.sampled_from(TOYS),
    st.integers(0, 10**6),
    st.integers(0, 3),
    st.lists(MESSAGES, max_size=25),
)
def test_any_messages_are_answered(
    game: Any, seed: int, variant: int, messages: list[tuple[str, Any, Any]]
) -> None:
    variants = list(game.variants())
    options = {**variants[variant % len(variants)], "seats": 2 + seed % len(game.seats)}
    match = Match.new(game, options, seed)
    for what, first, second in messages:
        before = all_of(match)
        answer = send(match, what, first, second)
        if what in ("preview", "why_not", "log") or isinstance(answer, Refusal):
            assert all_of(match) == before
        if what == "preview":
            assert isinstance(answer, Refusal | Preview)
        if isinstance(answer, Refusal):
            assert answer.reason.startswith("refusal-")
        assert list(game.broken(truth(match))) == []
    again = Match.replay(game, match.record)
    assert again.fingerprint == match.fingerprint
    assert again.record == match.record
