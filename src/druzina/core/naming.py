"""Things as everybody outside calls them: rules number them, what leaves a match names their ids.

A game says once which arguments of its messages are things (`Game.things`); here they are put into
events, questions, answers and refusals, wherever these leave the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from msgspec.structs import replace

from druzina.core.event import Event
from druzina.core.refusal import Argument, Arguments, Refusal
from druzina.core.step import Shown

# By the name of an argument: the ids that its numbers stand for.
Things = Mapping[str, Sequence[str]]


class Naming:
    """The things of one content by the arguments that hold them."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def arguments(self, given: Arguments) -> Arguments:
        things = self._things
        if things.keys().isdisjoint(given):
            return given
        return {
            name: named(things[name], value) if name in things else value
            for name, value in given.items()
        }

    def events(self, events: list[Event]) -> list[Event]:
        """In place, as it is done at every choice: what is told was written for the event alone."""
        things = self._things
        for event in events:
            for told in (event.shown, event.secret) if event.secret else (event.shown,):
                for name, value in told.items():
                    if name in things:
                        told[name] = named(things[name], value)
        return events

    def shown(self, shown: Shown) -> Shown:
        arguments = self.arguments(shown.arguments)
        return shown if arguments is shown.arguments else replace(shown, arguments=arguments)

    def maybe(self, shown: Shown | None) -> Shown | None:
        return self.shown(shown) if shown else None

    def refusal(self, refusal: Refusal) -> Refusal:
        arguments = self.arguments(refusal.arguments)
        return refusal if arguments is refusal.arguments else replace(refusal, arguments=arguments)


def named(ids: Sequence[str], value: Argument) -> Argument:
    """One thing or several; what is no number has its name already, none is the empty one."""
    if type(value) is int:
        return ids[value] if value >= 0 else ""
    if type(value) is tuple:
        return cast("Argument", tuple([named(ids, one) for one in value]))
    return value
