"""What must hold at every decision of every game, whatever its rules.

A check looks at a match and raises `AssertionError` with what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import NoneType
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from druzina.core import Argument, Choice, Game, Luck, Match, Position, Refusal, Step, Together
from druzina.core.asking import accepted, find, offer, question_of
from druzina.core.event import Line, lines
from druzina.core.hidden import imagine
from druzina.core.luck import started
from druzina.core.position import Blind, Revealed
from druzina.core.record import Chosen, read_entry
from tests.core.truth import truth

TAIL = 40  # so many of the last lines and entries are compared

Check = Callable[[Match[Any], Luck], None]


def choices_are_sound(match: Match[Any], luck: Luck) -> None:
    """Not none, none twice, all plain values; silence says one of them."""
    g = truth(match)
    for question in g.questions():
        choices = list(question.choices(g))
        assert choices, f"{question.kind} offers nothing"
        assert all(map(_is_choice, choices)), f"{question.kind} offers no plain values: {choices}"
        assert len(set(choices)) == len(choices), f"{question.kind} offers twice: {choices}"
        silent = question.silent
        assert silent is None or silent in choices, f"{question.kind} does not offer its silence"
        assert question.clause, f"{question.kind} has no clause"


def choices_have_texts(match: Match[Any], luck: Luck) -> None:
    """Every choice is found again by its text, in a record too, and no other has that text."""
    g = truth(match)
    for question in g.questions():
        choices = list(question.choices(g))
        texts = [question.write(g, choice) for choice in choices]
        assert len(set(texts)) == len(texts), f"{question.kind} writes two choices alike: {texts}"
        for choice, text in zip(choices, texts, strict=True):
            assert find(g, question, text, choices) == choice, f"{text!r} is not found again"
            assert find(g, question, f"  {text} ", choices) == choice, f"{text!r} minds spaces"
            entry = Chosen(question.seat, text)
            assert read_entry(str(entry), 1) == entry, f"{text!r} cannot stand in a record"


def choices_are_candidates_without_refusal(match: Match[Any], luck: Luck) -> None:
    """What a person can point at is either offered or refused by a clause, for a reason."""
    g = truth(match)
    for question in g.questions():
        choices, candidates = list(question.choices(g)), list(question.candidates(g))
        against = {candidate: question.refusal(g, candidate) for candidate in candidates}
        assert len(against) == len(candidates), f"{question.kind} has a candidate twice"
        for candidate in candidates:
            shown, text = question.show(g, candidate), question.write(g, candidate)
            assert shown.key, f"{question.kind} cannot show {candidate!r}"
            assert find(g, question, text, candidates) == candidate, f"{text!r} is not found again"
        allowed = [candidate for candidate, refusal in against.items() if refusal is None]
        assert set(allowed) == set(choices), f"{question.kind}: {allowed} are not {choices}"
        for candidate, refusal in against.items():
            if refusal is not None:
                told = refusal.clause and refusal.reason
                assert told, f"{question.kind} refuses {candidate!r} without clause or reason"
                named = match.game.naming(g.content).refusal(refusal)
                why = match.why_not(question.seat, candidate)
                assert why == named, f"{question.kind} on {candidate!r}: {why}, not {refusal}"


def answers_beyond_the_list_are_sound(match: Match[Any], luck: Luck) -> None:
    """They are plain, taken by their text in every world alike, and can be foreseen."""
    g = truth(match)
    for question in g.questions():
        choices, further = list(question.choices(g)), question.further(g, luck)
        if further is None:
            continue
        text = question.write(g, further)
        assert _is_choice(further), f"{question.kind} takes no plain value: {further!r}"
        assert further not in choices, f"{question.kind} lists {text!r}"
        assert question.read(g, text) == further, f"{text!r} is not read again"
        entry = Chosen(question.seat, text)
        assert read_entry(str(entry), 1) == entry, f"{text!r} cannot stand in a record"
        world = match.seen(question.seat).sample(luck)
        there = question_of(world, question.seat)
        assert there is not None
        assert there.read(world, text) == further, f"{text!r} is legal by what is hidden"
        assert match.why_not(question.seat, text) is None, f"{text!r} is refused"
        foreseen = match.preview(question.seat, [text])
        assert not isinstance(foreseen, Refusal), f"{text!r} cannot be foreseen: {foreseen}"


def clone_is_equal_and_independent(match: Match[Any], luck: Luck) -> None:
    """A clone has the same fingerprint, shares nothing, and plays without being felt."""
    g, codec = truth(match), match.game.codec
    before = codec.encode(g)
    clone = codec.clone(g)
    assert codec.encode(clone) == before, "a clone differs"
    shared = {id(part) for part in _parts(g)} & {id(part) for part in _parts(clone)}
    assert not shared, "a clone shares a part"
    if clone.questions():
        question = luck.pick(clone.questions())
        clone.answer(question, luck.pick(question.choices(clone)))
        clone.advance()
        assert codec.encode(g) == before, "playing in a clone is felt"


def a_view_is_what_all_see_and_what_one_sees_otherwise(match: Match[Any], luck: Luck) -> None:
    g, game = truth(match), match.game
    public = game.view(g, None)
    for seat in readers(match):
        made = replace(public, **game.otherwise(g, seat, public))
        assert made == game.view(g, seat), f"seat {seat} sees otherwise than it is said"


def views_stay_as_they_were(match: Match[Any], luck: Luck) -> None:
    """Whoever was shown something compares it with what comes: it must not change with the game."""
    game, g = match.game, match.game.codec.clone(truth(match))
    views = [game.view(g, seat) for seat in (None, *readers(match))]
    before = msgspec.json.encode(views)
    for _ in range(3):
        if (asked := g.advance()) is None:
            break
        g.answer(asked[0], luck.pick(asked[1]))
    g.advance()
    assert msgspec.json.encode(views) == before, "a view changes with the position"


def save_and_load_are_equal(match: Match[Any], luck: Luck) -> None:
    g, game = truth(match), match.game
    saved = game.codec.save(g, game.name, game.version)
    loaded = game.codec.load(saved, game.name, game.version)
    assert game.codec.encode(loaded) == game.codec.encode(g), "a saved position differs"


def worlds_look_alike(match: Match[Any], luck: Luck) -> None:
    """Two worlds: what a seat sees, is asked, may choose and foresees tells it nothing more."""
    g, game = truth(match), match.game
    data = game.codec.encode(g)
    for seat in readers(match):
        world = imagine(game, data, seat, Luck(luck.bits()))
        assert game.view(world, seat) == game.view(g, seat), f"seat {seat} sees the hidden"
        assert _asked(world) == _asked(g), f"seat {seat} can tell by who is asked"
        mine, true = question_of(world, seat), question_of(g, seat)
        if mine is not None and true is not None:
            assert offer(world, mine) == offer(g, true), f"seat {seat} can tell by what is offered"
            warned, truly = _warned(game, world, mine), _warned(game, g, true)
            assert warned == truly, f"seat {seat} can tell by what it is warned of"
            choice = luck.pick(true.choices(g))
            there = _foreseen(game, world, seat, choice)
            here = _foreseen(game, game.codec.decode(data), seat, choice)
            assert there == here, f"seat {seat} can tell by {true.write(g, choice)!r}"


def worlds_have_no_memory(match: Match[Any], luck: Luck) -> None:
    """The same draw gives the same world, from the truth or from another world: no trace stays."""
    game, data = match.game, match.game.codec.encode(truth(match))
    for seat in readers(match):
        salt = luck.bits()
        first = imagine(game, data, seat, Luck(salt))
        other = game.codec.encode(imagine(game, data, seat, Luck(luck.bits())))
        again = imagine(game, other, seat, Luck(salt))
        same = game.codec.fingerprint(first) == game.codec.fingerprint(again)
        assert same, f"what seat {seat} imagines keeps a trace of the truth"


def made_up_choices_are_refused(match: Match[Any], luck: Luck) -> None:
    """Junk, and choices of seats that are not asked, are refused and change nothing."""
    g = truth(match)
    before = all_of(match)
    for question in g.questions():
        junk = luck.pick(JUNK)
        if accepted(g, question, junk) is None:
            refused = match.play(question.seat, junk)
            assert isinstance(refused, Refusal), f"{question.kind} takes {junk!r}"
            assert refused.reason, f"{question.kind} refuses {junk!r} without a reason"
            assert match.why_not(question.seat, junk) == refused, "why_not says something else"
    asked = [question.seat for question in g.questions()]
    for seat in range(-1, match.options.seats + 1):
        if seat not in asked:
            assert match.play(seat, luck.pick(JUNK)) is not None, f"seat {seat} is not asked"
    assert all_of(match) == before, "a refusal changed something"


def looking_changes_nothing(match: Match[Any], luck: Luck) -> None:
    """View, log, offer, preview and what bots see may be asked for at any time."""
    before = all_of(match)
    for seat in readers(match):
        match.view(seat)
        match.asked(seat)
    match.view(None)
    for question in match.questions():
        choice = luck.pick(question.choices(truth(match)))
        foreseen = match.preview(question.seat, [choice])
        assert not isinstance(foreseen, Refusal), f"{question.kind} foresees {foreseen}"
        assert foreseen == match.preview(question.seat, [choice]), "two forecasts differ"
        seen = match.seen(question.seat)
        assert list(seen.choices) == list(question.choices(truth(match))), (
            "a bot sees other choices"
        )
    assert all_of(match) == before, "looking changed something"


def lanes_hold_their_answers_alone(match: Match[Any], luck: Luck) -> None:
    """A lane without what was given is as new: others imagine its answers anew from there."""
    g = match.game.codec.clone(truth(match))
    top = g.stack[-1] if g.stack else None
    for lane in top.lanes if isinstance(top, Together) else ():
        given = list(lane.given)
        lane.given.clear()
        for choice in given:
            assert not lane.done, f"{lane.kind} is done before its answers are given"
            lane.answer(g, choice)
        assert lane.given == given, f"{lane.kind} does not keep what is given"


# What messages say in numbers, as views do: seats, counts, places of a map or a row, yes and no.
# All else that is told has an id.
NUMBERS = {
    *("seat", "seats", "owner", "asked"),
    *("n", "more", "left", "less", "upto", "times", "value", "rank", "round", "turn", "space"),
    *("gold", "potions", "glory", "coins", "gems", "harm", "healing"),
    *("surcharge", "substituted", "have_gold", "have_potions"),
    *("cell", "slot", "chest"),
    *("wild", "mine", "beaten", "must"),
    *("lives", "mags", "xp", "light", "dark", "own", "foe", "win", "of"),
    *("paid", "charged", "gives", "claims"),
    *("drawn", "modifiers"),  # cards by the numbers that Gloomhaven's view has for their faces
}


def things_are_ids(match: Match[Any], luck: Luck) -> None:
    """What is told, asked, offered and refused names things by ids of the content or the view,
    and amounts by pairs; no argument is a number that only the rules understand. Toys of the tests
    have no things with names."""
    things = match.game.things(match.content)
    if not things and not match.game.catalogue(match.content):
        return
    for place, name, value in _arguments(match):
        known = things.get(name)
        if known is not None:
            ids = value if isinstance(value, tuple) else (value,)
            strange = [one for one in ids if one != "" and one not in known]
            assert not strange, f"{place} has {name}={strange}, which is no id"
        elif name not in NUMBERS:
            assert _is_named(value), f"{place} has {name}={value!r}, a number that is no count"


def _arguments(match: Match[Any]) -> Iterator[tuple[str, str, Argument]]:
    """Every argument of the last lines, and of all that the seats are asked, offered, refused."""
    spoken: list[tuple[str, Mapping[str, Argument]]] = []
    spoken += [(one.key, one.arguments) for one in match.whole_log(max(0, match.told - TAIL))]
    for question in match.questions():
        asked = match.asked(question.seat)
        assert asked is not None
        shown = [asked.prompt, *(one.shown for one in asked.offered)]
        spoken += [(one.key, one.arguments) for one in (*shown, asked.cause) if one]
        against = (refusal for _, _, refusal in match.greyed(question.seat))
        spoken += [(one.reason, one.arguments) for one in against]
    return ((key, *pair) for key, arguments in spoken for pair in arguments.items())


def _is_named(value: Argument) -> bool:
    """A word, words, a word with its number, or pairs of such."""
    if not isinstance(value, tuple):
        return isinstance(value, str)
    if len(value) == 2 and isinstance(value[0], str):
        return True
    return all(isinstance(one[0] if isinstance(one, tuple) else one, str) for one in value)


def laws_hold(match: Match[Any], luck: Luck) -> None:
    broken = list(match.game.broken(truth(match)))
    assert not broken, f"broken: {broken}"


def logs_have_no_gaps(match: Match[Any], luck: Luck) -> None:
    """Every reader's lines are numbered 1, 2, 3 …, and the later ones can be had alone."""
    for reader in (*readers(match), None):
        log = match.log(reader, max(0, match.told - TAIL))
        if not log:
            continue
        first = log[0].number
        assert [line.number for line in log] == list(range(first, first + len(log))), (
            "a gap in a log"
        )
        since = luck.roll(len(log) + 1)
        assert match.log(reader, first - 1 + since) == log[since:], "the rest of a log differs"
        assert all(line.key for line in log), "a line without a key"


def position_is_a_tree(match: Match[Any], luck: Luck) -> None:
    """Nothing mutable twice, plain data only, and no step within a step but lanes."""
    seen: set[int] = set()
    for part in _parts(truth(match)):
        assert id(part) not in seen, f"{_named(part)} is in two places"
        seen.add(id(part))
        if isinstance(part, Step) and not isinstance(part, Together):
            inner = [value for value in _within(part) if isinstance(value, Step)]
            assert not inner, f"{_named(part)} holds {_named(inner[:1])}"


def plays_share_nothing(match: Match[Any], luck: Luck) -> None:
    """Two plays set up alike have no part in common, be it by way of the content."""
    game, options = match.game, match.options
    if match.record.entries:
        return
    content = game.load()
    one, two = (game.setup(options, content, started(match.seed)) for _ in range(2))
    for g in (one, two):
        g.advance()
    shared = {id(part) for part in _parts(one)} & {id(part) for part in _parts(two)}
    assert not shared, "two plays share a part"
    assert game.codec.encode(one) == game.codec.encode(two), "the same seed plays differently"


CHECKS: tuple[Check, ...] = (
    choices_are_sound,
    choices_have_texts,
    choices_are_candidates_without_refusal,
    answers_beyond_the_list_are_sound,
    clone_is_equal_and_independent,
    save_and_load_are_equal,
    a_view_is_what_all_see_and_what_one_sees_otherwise,
    views_stay_as_they_were,
    worlds_look_alike,
    worlds_have_no_memory,
    made_up_choices_are_refused,
    looking_changes_nothing,
    lanes_hold_their_answers_alone,
    laws_hold,
    things_are_ids,
    logs_have_no_gaps,
    position_is_a_tree,
    plays_share_nothing,
)

# Before every choice, however long the game.
LIGHT: tuple[Check, ...] = (choices_are_sound, laws_hold)

# Inside


def _warned(game: Game[Any, Any], g: Any, question: Any) -> list[Any]:
    if not isinstance(question, game.warns):
        return []
    return [game.warning(g, question, choice) for choice in question.choices(g)]


JUNK: tuple[Any, ...] = (
    -(10**9),
    10**40,
    10**5000,
    2.5,
    "",
    " ",
    "~",
    "no such thing",
    "card:\N{BLACK HEART SUIT}\N{LATIN SMALL LETTER R WITH CARON}",
    "\ud800",
    "x" * 10_000,
    (),
    ("", ""),
    (99, -99, "zzz"),
    ((1, 2), 3),
    [],
    [0, [1]],
    {"choice": 1},
    None,
)


def _is_choice(value: object) -> bool:
    if type(value) is tuple:
        return bool(value) and all(type(part) in (int, str) for part in value)
    return type(value) in (int, str)


def readers(match: Match[Any]) -> range:
    return range(match.options.seats)


def _asked(g: Position) -> list[tuple[int, str]]:
    return [(question.seat, question.kind) for question in g.questions()]


def all_of(match: Match[Any]) -> tuple[object, ...]:
    """All by which a change could be noticed; nothing changes an old line or entry without adding
    one, which the check of the whole would find."""
    entries, lines_told = match.length, match.told
    logs = [match.log(reader, max(0, lines_told - TAIL)) for reader in (*readers(match), None)]
    undoable = [match.undoable(seat) for seat in readers(match)]
    return match.fingerprint, entries, match.entries(entries - TAIL), lines_told, logs, undoable


Foreseen = tuple[Struct, list[tuple[int, str]], list[Line], str]


def _foreseen(game: Game[Any, Any], g: Any, seat: int, choice: Choice) -> Foreseen:
    """What a choice does up to the first reveal: view, questions, the seat's lines, the reveal."""
    g.blind, g.told, stop = Blind(seat), [], ""
    question = question_of(g, seat)
    assert question is not None
    try:
        g.answer(question, choice)
        g.advance()
    except Revealed as revealed:
        stop = revealed.what
    asked = [] if stop else _asked(g)
    return game.view(g, seat), asked, lines(g.told, seat), stop


def _parts(value: object) -> Iterator[object]:
    """All that can be changed in a position, each as often as it is found."""
    plain = isinstance(value, int | str | float | bytes | NoneType)
    if plain or (isinstance(value, Struct) and value.__struct_config__.frozen):
        return
    known = isinstance(value, Struct | list | dict | tuple)
    assert known, f"{type(value).__name__} is no plain data"
    if not isinstance(value, tuple):
        yield value
    for part in _within(value):
        yield from _parts(part)


def _within(value: object) -> list[object]:
    if isinstance(value, Struct):
        return [getattr(value, name) for name in value.__struct_fields__]
    if isinstance(value, dict):
        return [*value.keys(), *value.values()]
    return list(value) if isinstance(value, list | tuple) else []


def _named(value: object) -> str:
    return f"{type(value).__name__} {value!r}"[:80]
