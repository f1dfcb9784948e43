"""The suite notices: each fault is caught, by the check that is there for it."""

from __future__ import annotations

import pytest

from tests.conformance import checks, suite
from tests.conformance.crooked import CrookedGame

FAULTS = {
    "a choice twice": "offers twice",
    "no plain choice": "no plain values",
    "no silence": "does not offer its silence",
    "one text for all": "writes two choices alike",
    "a text with gaps": "is not found again",
    "a text like a mark": "cannot stand in a record",
    "an offer refused": "are not",
    "a candidate without refusal": "are not",
    "a refusal without clause": "without clause",
    "a listed answer beyond the list": "lists 'add 2'",
    "an answer that is not read": "is not read again",
    "an answer read in one world": "by what is hidden",
    "hidden things offered": "tell by what is offered",
    "a hidden thing warned of": "tell by what it is warned of",
    "a hidden thing told": "can tell by 'add",
    "a hidden thing asked": "can tell by 'add",
    "a reveal now and then": "can tell by 'add",
    "a view of the hidden": "sees the hidden",
    "another view otherwise": "sees otherwise than it is said",
    "a view that changes": "a view changes with the position",
    "a trace of the truth": "keeps a trace of the truth",
    "a shared part": "in two places",
    "a part with no order": "no plain data",
    "a part of the content": "two plays share a part",
    "a step in a step": "holds",
    "a lane that remembers": "done before its answers",
    "a broken law": "a law",
    "a thing by its number": "a number that is no count",
    "a thing that is no id": "which is no id",
    "another clock": "differs after",
    "no outcome": "no outcome",
    "a divided team": "a team is divided",
    "a winner behind": "a winner behind a loser",
    "a team in two places": "a team is divided",
    "a first who lost": "first without a win",
    "a winner but no first": "won without",
    "no end": "no end after",
    "choosing leaves a mark": "",
    "looking leaves a mark": "",
}

FATAL = {"no end", "no plain choice"}  # nothing can be walked to its end with these


def caught(fault: str) -> str:
    """What the suite says about the game with that fault, over a few seeds."""
    for seed in range(8):
        try:
            suite.walk(CrookedGame(fault), {"seats": 2}, seed)
        except AssertionError as error:
            return str(error)
    return "nothing"


def test_without_a_fault_nothing_is_found() -> None:
    assert caught("") == "nothing"


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_caught(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(suite, "LONGEST", 30)
    found = caught(fault)
    assert found != "nothing"
    assert FAULTS[fault] in found


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: str(check.__name__))
def test_no_check_is_in_vain(check: checks.Check) -> None:
    """Alone, every check but those of the machine itself finds some fault."""
    of_the_machine = {
        checks.clone_is_equal_and_independent,
        checks.save_and_load_are_equal,
        checks.logs_have_no_gaps,
        checks.made_up_choices_are_refused,
    }
    if check in of_the_machine:
        return
    assert any(notices(check, fault) for fault in FAULTS if fault not in FATAL)


def notices(check: checks.Check, fault: str) -> bool:
    try:
        suite.walk(CrookedGame(fault), {"seats": 2}, 3, checks=[check])
    except AssertionError:
        return True
    return False
