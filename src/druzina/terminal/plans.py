"""What partners at one screen plan: bots say it in a line, people mark a choice for the others."""

from __future__ import annotations

from typing import Any

from druzina.core import Asked, Choice, Match, Offered, Shown, allies
from druzina.text.words import Words


class Plans:
    """Nothing is told to rivals, nor to somebody who only looks on."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self._aims: dict[int, tuple[int, list[Shown]]] = {}
        self._marks: dict[int, tuple[int, dict[str, Shown]]] = {}

    def shared(self, seat: int) -> bool:
        return len(allies(self.match.teams, seat)) > 1

    def hear(self, seat: int, aims: list[Shown]) -> None:
        """A bot's plan; a detail of the same turn leaves what it said before."""
        if aims:
            self._aims[seat] = self.match.turn, aims

    def toggle(self, seat: int, offered: Offered) -> bool:
        """Marks a choice, or takes the mark away; whether it is marked now."""
        marked = self._marked(seat)
        if offered.text in marked:
            del marked[offered.text]
        else:
            marked[offered.text] = offered.shown
        self._marks[seat] = self.match.round, marked
        return offered.text in marked

    def done(self, asked: Asked, choice: Choice) -> None:
        """What somebody did is planned no more."""
        made = next((one for one in asked.offered if choice in (one.choice, one.text)), None)
        if made is None:
            return
        for seat in self._marks:
            marked = self._marked(seat)
            for other, what in list(marked.items()):
                if other == made.text or set(made.shown.targets) & set(what.targets):
                    del marked[other]

    def _marked(self, seat: int) -> dict[str, Shown]:
        """Of this round only."""
        made, marked = self._marks.get(seat, (-1, {}))
        return marked if made == self.match.round else {}

    def lines(self, reader: int | None, bots: list[int], words: Words) -> list[str]:
        """A sentence for every partner who plans something."""
        if reader is None or self.match.outcome is not None:
            return []
        told = []
        for seat in allies(self.match.teams, reader):
            said = self._said(seat, reader, words) if seat in bots else self._shown(seat, words)
            if said:
                told.append(words.say("plan-line", {"seat": seat, "text": said}))
        return told

    def _said(self, seat: int, reader: int, words: Words) -> str:
        turn, aims = self._aims.get(seat, (-1, []))
        if aims and turn == self.match.turn:
            return words.planned(aims)
        hoped = self.match.intention(seat, reader)
        return words.shown(hoped) if hoped else ""

    def _shown(self, seat: int, words: Words) -> str:
        marked = self._marked(seat)
        if not marked:
            return ""
        return words.say(
            "plan-marked", {"what": words.joined(list(map(words.shown, marked.values())))}
        )
