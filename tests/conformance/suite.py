"""One walk through a match, with checks before every choice and of the whole at its end.

A new game joins by being registered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from druzina.core import AnyQuestion, Choice, Game, Luck, Match, read_record
from druzina.core.asking import question_of
from druzina.core.record import Chosen, read_entry
from tests.conformance.budget import Sampling
from tests.conformance.checks import CHECKS, LIGHT, Check, readers
from tests.core.truth import truth

Chooser = Callable[[Match[Any], AnyQuestion, Luck], Choice]
Options = dict[str, object]

LONGEST = 20_000  # no game has so many decisions: random play ends


# Choosing


def at_random(match: Match[Any], question: AnyQuestion, luck: Luck) -> Choice:
    """Of the list; where a question takes more than it lists, every other time beyond it."""
    g = truth(match)
    further = question.further(g, luck)
    if further is not None and luck.roll(2):
        return question.write(g, further)
    choice: Choice = luck.pick(question.choices(g))
    return choice


def greedily(match: Match[Any], question: AnyQuestion, luck: Luck) -> Choice:
    """The best of a handful, one step ahead in an imagined world; now and then any of them, so
    that two who offer and refuse by turns come to an end."""
    seen = match.seen(question.seat)
    few = list(seen.choices)
    luck.shuffle(few)
    if not luck.roll(12):
        return few[0]

    def worth(choice: Choice) -> float:
        g = seen.sample(luck)
        mine = question_of(g, question.seat)
        assert mine is not None, "a sampled world asks the same seat"
        g.answer(mine, choice)
        g.advance()
        return match.game.judge(g, question.seat)

    return max(few[:6], key=worth)


# Walking


def walk(
    game: Game[Any, Any],
    options: Options,
    seed: int,
    chooser: Chooser = at_random,
    checks: Sequence[Check] | None = None,
) -> Match[Any]:
    """Plays to the end with the light checks before every choice, all checks before those that are
    sampled, and those of the whole at the end."""
    luck, sampling = Luck(seed), Sampling()
    match = Match.new(game, dict(options), seed)
    prints = [match.fingerprint]
    thorough, light = (CHECKS, LIGHT) if checks is None else (checks, ())
    for _ in range(LONGEST):
        closely = sampling.due([question.kind for question in match.questions()])
        for check in thorough if closely else light:
            check(match, luck)
        if not match.questions():
            break
        question = luck.pick(match.questions())
        choice = chooser(match, question, luck)
        refused = match.play(question.seat, choice)
        assert refused is None, f"{question.kind} offers {choice!r} and refuses it: {refused}"
        prints.append(match.fingerprint)
    assert not match.questions(), f"no end after {LONGEST} decisions"
    assert match.outcome is not None, "nobody is asked, but there is no outcome"
    outcome_is_sound(match)
    replay_is_equal(match, prints, luck)
    undo_is_exact(match, prints, luck)
    return match


# Checks of a whole play


def outcome_is_sound(match: Match[Any]) -> None:
    """It names its clause, has a place for every seat, and no winner stands behind a loser; those
    who play together win or lose together."""
    outcome, seats = match.outcome, match.options.seats
    assert outcome is not None
    assert outcome.clause, "the outcome names no clause"
    assert [len(outcome.won), len(outcome.ranks), len(outcome.scores)] == [seats] * 3
    assert any(outcome.won) == (min(outcome.ranks) == 1), "first without a win, or won without"
    placed = list(zip(outcome.won, outcome.ranks, strict=True))
    behind = [rank for won, rank in placed if not won] or [seats]
    assert all(rank <= min(behind) for won, rank in placed if won), "a winner behind a loser"
    assert sorted(seat for team in match.teams for seat in team) == list(range(seats))
    for score, parts in zip(outcome.scores, outcome.parts, strict=False):
        assert sum(parts.values()) == score, "the parts are not the score"
    for team in match.teams:
        assert len({placed[seat] for seat in team}) == 1, "a team is divided"


def replay_is_equal(match: Match[Any], prints: Sequence[str], luck: Luck) -> None:
    """The whole record, its written form, and a few beginnings of it lead to the same positions."""
    record = read_record(match.record.write())
    places = {0, len(prints) - 1, *(luck.roll(len(prints)) for _ in range(3))}
    for place in sorted(places):
        again = Match.replay(match.game, structs.replace(record, fingerprint=""), place)
        assert again.fingerprint == prints[place], f"replay differs after {place} entries"
    whole = Match.replay(match.game, record)
    assert whole.record == match.record, "the replayed record differs"
    for reader in (*readers(match), None):
        assert whole.log(reader) == match.log(reader), "the replayed log differs"


def undo_is_exact(match: Match[Any], prints: Sequence[str], luck: Luck) -> None:
    """A choice taken back was never made; made again, it does the same again."""
    record = match.record
    for place in sorted({1 + luck.roll(len(record.entries)) for _ in range(4)}):
        again = Match.replay(match.game, record, place)
        entry = read_entry(record.entries[place - 1], place)
        assert isinstance(entry, Chosen)
        if again.undo(entry.seat) is not None:
            continue
        assert again.fingerprint == prints[place - 1], f"entry {place} is not quite taken back"
        assert again.play(entry.seat, entry.text) is None, f"entry {place} cannot be made again"
        assert again.fingerprint == prints[place], f"entry {place} does something else again"
