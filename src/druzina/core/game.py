"""What the platform may call of a game."""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from druzina.core.codec import Codec
from druzina.core.content import Entries, digests
from druzina.core.event import Line
from druzina.core.luck import Luck, State
from druzina.core.mind import Mind, Proposal
from druzina.core.naming import Naming, Things
from druzina.core.options import O, read, values_of
from druzina.core.position import Position
from druzina.core.refusal import Argument, Problem
from druzina.core.seat_field import DRAWN, Field, by_type
from druzina.core.seat_form import check_seats
from druzina.core.seat_options import CHARACTER, SeatOptions, type_of
from druzina.core.step import AnyQuestion, Shown
from druzina.core.teams import Teams, alone

G = TypeVar("G", bound=Position)

Figures = Mapping[str, int | float | str]

# What the text makes words of: a plain value, a name by language, a message, or a list of those.
Spoken = Argument | Mapping[str, str] | Shown | Sequence[Mapping[str, str] | Shown]


class Game(ABC, Generic[G, O]):
    """The rules and content of one game, as the platform sees it."""

    name: ClassVar[str]
    version: ClassVar[int]
    prefix: ClassVar[str]
    seats: ClassVar[range]
    minutes: ClassVar[int] = 0
    warns: ClassVar[tuple[type[AnyQuestion], ...]] = ()  # at which questions a choice may lose
    mind: ClassVar[Mind] = Mind()
    option_clauses: ClassVar[Mapping[str, str]] = {}
    tallied: ClassVar[tuple[str, ...]] = ()  # options by which results are told apart, easy first
    advised: ClassVar[Mapping[str, str]] = {}  # values for a first game where not the default
    lacking: ClassVar[str] = ""  # the option some values of which cannot be played yet
    feature_names: ClassVar[tuple[str, ...]] = ()  # of `features`, in their order
    character_clause: ClassVar[str] = ""  # how a seat comes by its character, if it has one
    position: type[G]
    options: type[O]

    @cached_property
    def codec(self) -> Codec[G]:
        return Codec(self.position, type(self).__module__)

    @abstractmethod
    def load(self, folder: Path | None = None) -> str:
        """Reads the content (the game's own, or another folder's); returns its fingerprint."""

    @abstractmethod
    def setup(self, options: O, content: str, luck: State) -> G:
        """The position before the first step has run; what it needs lies on the stack."""

    @abstractmethod
    def view(self, g: G, seat: int | None) -> Struct:
        """What a seat, or a spectator, may see. Nothing else ever leaves."""

    def otherwise(self, g: G, seat: int, public: Any) -> dict[str, object]:
        """What the seat sees otherwise than everybody, by field of the view; `public` is the
        `view` of nobody at the same moment. A game need not look at what is the same for all."""
        mine = self.view(g, seat)
        names = mine.__struct_fields__
        seen = ((name, getattr(mine, name)) for name in names)
        return {name: value for name, value in seen if value != getattr(public, name)}

    @abstractmethod
    def resample(self, g: G, seat: int | None, luck: Luck) -> None:
        """Draws anew, in place, what the seat cannot know; for nobody: what no seat knows."""

    @abstractmethod
    def judge(self, g: G, seat: int) -> float:
        """How good the position is for the seat, and so for its team: 0 lost … 1 won, as far as
        one can tell."""

    def teams(self, options: O) -> Teams:
        """The groups of seats that win and lose together; one of all plays against the game."""
        return alone(options.seats)

    def variants(self) -> Iterable[dict[str, object]]:
        """The options under which the game is tested, with every number of seats or their own."""
        return ({},)

    def plays(self) -> Iterator[tuple[int, dict[str, object]]]:
        """Every variant, with its number, for every number of seats that it allows."""
        for number, variant in enumerate(self.variants()):
            for seats in self.seats:
                if variant.get("seats", seats) != seats:
                    continue
                given = {**variant, "seats": seats}
                try:
                    self.read_options(given)
                except Problem:
                    continue
                yield number, given

    def ponder(self, g: G, seat: int) -> float:
        """`judge` with more thought: what a bot asks that has time to plan."""
        return self.judge(g, seat)

    def judge_all(self, g: G, seats: int) -> Sequence[float]:
        """The same for every seat: a game may work out once what they share."""
        return [self.judge(g, seat) for seat in range(seats)]

    def features(self, g: G, seat: int) -> Sequence[float]:
        """Figures by which results may correct the judgement; cheap, for search asks often."""
        return ()

    def inclinations(self, g: G, question: Any, choices: Sequence[Any]) -> Sequence[float]:
        """How much a good player leans towards each choice before any search; higher is more."""
        return [0.0] * len(choices)

    def proposals(self, g: G, question: Any, choices: Sequence[Any]) -> Sequence[Proposal]:
        """Sequences of the seat's answers worth trying as a whole, the first of them a choice of
        this question; none where single choices say enough."""
        return ()

    def warning(self, g: G, question: Any, choice: Any) -> Shown | None:
        """What a person must be told before this choice: that it loses the game."""
        return None

    def moment(self, g: G, text: str) -> str:
        """The clause by which such an answer belongs to another moment than this, if one says."""
        return ""

    def cause(self, g: G, question: Any) -> Shown | None:
        """Why the seat is asked, where the question does not say it: the card that strikes, the
        action that is paid for, who was faster."""
        return None

    def aim(self, g: G, question: Any, choice: Any) -> Shown | None:
        """What partners are told that a choice is for, by things all may know; None where it is a
        detail."""
        return None

    def intention(self, g: G, seat: int) -> Shown | None:
        """What the seat is out for while others play, as its partners may be told.

        `g` is a world imagined for whoever is told, so that it tells nothing they do not know.
        """
        return None

    def broken(self, g: G) -> Iterable[str]:
        """The conservation laws that do not hold; none in a sound position."""
        return ()

    def tally(self, lines: Sequence[Line], seat: int, before: G, after: G) -> Sequence[Line]:
        """What a seat's forecast comes to in a few words: sums instead of one line after another.

        Both positions are of the seat's imagined world.
        """
        return lines

    def things(self, content: str) -> Things:
        """The arguments of messages that rules give as numbers of things, with the things' ids."""
        return {}

    @cached_property
    def _namings(self) -> dict[str, Naming]:
        return {}

    def naming(self, content: str) -> Naming:
        """How things are named where they leave a match."""
        if content not in self._namings:
            self._namings[content] = Naming(self.things(content))
        return self._namings[content]

    def spoken(self, content: str, name: str, value: Argument) -> Spoken:
        """An argument of a message, for the text: a name in every language, a message, a list."""
        return value

    @property
    def text(self) -> Path:
        """The folder of the game's words: a Fluent file for each language, `cs.ftl`, or for each
        chapter of it, `cs/night.ftl`."""
        return Path(inspect.getfile(type(self))).parent / "text"

    def entries(self, content: str) -> Entries:
        """What rules read of the content, by id: what the fingerprint is made of."""
        return {}

    @cached_property
    def _digests(self) -> dict[str, str]:
        return {}

    def digests(self, content: str) -> str:
        """What records keep of the content, so that it can be said what has changed."""
        if content not in self._digests:
            self._digests[content] = digests(self.entries(content))
        return self._digests[content]

    def position_names(self, content: str) -> Mapping[str, Mapping[int, str]]:
        """For files of positions: the fields that hold things by number, each with their names.

        `hand` is every field called so, `Player.hand` that of one struct.
        """
        return {}

    def fill(self, g: G, told: Collection[str]) -> None:
        """What a file of a position leaves open, the fields it tells of aside: decks, what goes on.

        Only what could be so at a table passes the conservation laws (`broken`).
        """

    def catalogue(self, content: str) -> Mapping[str, Struct]:
        """The things of the content that have an id and a face: tiles, cards."""
        return {}

    def describe(self, content: str, thing: str) -> Sequence[Shown]:
        """The face of a thing of the catalogue in words, line by line."""
        return ()

    def secretive(self, g: G, seat: int) -> bool:
        """Whether the seat sees anything at all that another may not: shared screens ask."""
        return True

    def check_content(self, folder: Path | None = None) -> Sequence[Problem]:
        """All that is wrong with the content, or with another folder's, beyond loading."""
        return ()

    def content_facts(self, folder: Path | None = None) -> Sequence[tuple[str, Figures]]:
        """What there is to say about the content: message keys with their figures."""
        return ()

    def targets(self, content: str, name: str, value: Argument) -> tuple[str, ...]:
        """What on the table an argument of an event points at."""
        return (f"seat:{value}",) if name == "seat" else ()

    def option_values(self, name: str) -> list[str]:
        """What an option may be where it is a choice between a few: as its type says it."""
        kinds = {field.name: field.type for field in msgspec.structs.fields(self.options)}
        return values_of(kinds[name])

    def option_key(self, name: str, value: str | None = None, about: bool = False) -> str:
        """The message that names an option or one of its values, or explains it."""
        name = name.replace("_", "-")
        if value is None:
            return f"option-{name}-about" if about else f"option-{name}"
        return f"option-{name}-{value}-about" if about else f"option-{name}-{value}"

    def character_key(self, about: bool = False) -> str:
        """The message that says what a character is called here, or how seats come by one."""
        return "game-character-about" if about else "game-character"

    def characters(self, content: str) -> Sequence[str]:
        """What a seat's `character` may be; it may also be `drawn`, or left to be asked."""
        return ()

    def seat_field(self, content: str, name: str, one: SeatOptions) -> Field:
        """What a field of a seat's set-up may hold, as the rest of it stands; by its type, where a
        game does not say more. A field that may hold nothing is not asked for."""
        if name == CHARACTER:
            return Field(kind="choice", values=(DRAWN, *self.characters(content)), apart=True)
        return by_type(type_of(type(one), name))

    def seat_key(self, name: str, value: str | None = None, about: bool = False) -> str:
        """The message that names a field of a seat's set-up or a value of it, or explains them."""
        if name == CHARACTER and value is None:
            return self.character_key(about)
        return self.option_key(name, value, about).replace("option-", "setup-", 1)

    def read_options(self, given: Mapping[str, object]) -> O:
        """Typed options out of words or JSON; whatever is wrong is one `Problem`."""
        options = read(self.options, self.seats, self.name, given)
        check_seats(self, options)
        return options
