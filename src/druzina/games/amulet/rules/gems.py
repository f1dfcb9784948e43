"""Gems and the amulet: gaining, placing, sections, Alchemy (AMU-GEM, AMU-CMP-08)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from druzina.core import Argument, Step
from druzina.games.amulet.content import LOADED
from druzina.games.amulet.content_model import COLOURS
from druzina.games.amulet.model import NOTHING, Realm
from druzina.games.amulet.rules.asking import ASIDE, NONE, Ask, colour, thing
from druzina.games.amulet.rules.potions import holds, spend_potion

GEM_TEXTS = tuple(f"gem {name}" for name in COLOURS)
COPY_TEXTS = tuple(f"copy {name}" for name in COLOURS)


# The amulet


@cache
def fields_of(content: str, character: int) -> tuple[tuple[tuple[str, int], ...], ...]:
    """AMU-GEM-02: by colour, the answers that name its fields, with their bits."""
    fields = LOADED[content].characters[character].fields
    return tuple(
        tuple((f"field {f.id}", 1 << n) for n, f in enumerate(fields) if f.colour == wanted)
        for wanted in range(len(COLOURS))
    )


@cache
def sections_of(content: str, character: int) -> tuple[tuple[int, int], ...]:
    """AMU-GEM-03: each section as the fields it needs and its power."""
    return tuple(
        (sum(1 << n for n in section.fields), section.power)
        for section in LOADED[content].characters[character].sections
    )


def empty_fields(g: Realm, seat: int, wanted: int) -> list[str]:
    player = g.players[seat]
    fields = fields_of(g.content, player.character)[wanted]
    return [text for text, bit in fields if not player.amulet & bit]


def charged(g: Realm, seat: int) -> list[int]:
    """AMU-GEM-03, -04: the power of every section whose fields are all filled."""
    player = g.players[seat]
    sections = sections_of(g.content, player.character)
    return [power for needed, power in sections if needed & ~player.amulet == 0]


# Gaining


class GainGems(Step[Realm]):
    """AMU-GEM-08, -09, AMU-CMP-08: taken together, placed one by one; then Alchemy may react."""

    seat: int
    colours: list[int]
    clause: str

    def run(self, g: Realm) -> None:
        player, taken = g.players[self.seat], []
        for one in self.colours:
            if g.gems[one]:
                g.gems[one] -= 1
                player.aside[one] += 1
                taken.append(one)
                if g.told is not None:
                    g.tell(self.clause, "event-gem", seat=self.seat, gem=one)
        if not taken:
            return
        steps: list[Step[Realm]] = [PlaceGem(self.seat, one) for one in taken]
        steps += [
            CopyGem(other, taken)
            for other in g.circle(g.active)
            if other != self.seat and holds(g, other, "copy a gem") != NOTHING
        ]
        g.then(*steps)


class PlaceGem(Ask):
    """AMU-GEM-01, -02, -08: an empty field of its colour, or aside."""

    verb = "field"
    clause = "AMU-GEM-08"
    silent = ASIDE

    gem: int
    again: bool = False

    def about(self, g: Realm) -> dict[str, Argument]:
        return {"gem": self.gem}

    def choices(self, g: Realm) -> Sequence[str]:
        return [*empty_fields(g, self.seat, self.gem), ASIDE]

    def answer(self, g: Realm, choice: str) -> None:
        if choice == ASIDE:
            return
        player = g.players[self.seat]
        player.amulet |= dict(fields_of(g.content, player.character)[self.gem])[choice]
        player.aside[self.gem] -= 1
        if g.told is not None:
            g.tell("AMU-GEM-02", "event-placed", seat=self.seat, gem=self.gem, field=thing(choice))
        if self.again:
            place_more(g, self.seat, self.gem)


class GemPart(Step[Realm]):
    """AMU-GEM-07 to -09, AMU-MOV-14: unplaced gems are offered again, colour by colour."""

    seat: int
    first: int = 0

    def run(self, g: Realm) -> None:
        aside = g.players[self.seat].aside
        for one in range(self.first, len(COLOURS)):
            if aside[one] and empty_fields(g, self.seat, one):
                g.then(PlaceGem(self.seat, one, again=True), GemPart(self.seat, one + 1))
                return


def place_more(g: Realm, seat: int, one: int) -> None:
    """AMU-GEM-09: a colour is asked again until aside or no field is left."""
    if g.players[seat].aside[one] and empty_fields(g, seat, one):
        g.then(PlaceGem(seat, one, again=True))


class CopyGem(Ask):
    """PT10, AMU-POT-03: one gem of a colour that another seat has just gained, or none."""

    verb = "copy"
    clause = "AMU-POT-03"
    silent = NONE

    colours: list[int]

    def choices(self, g: Realm) -> Sequence[str]:
        return [NONE, *(COPY_TEXTS[one] for one in sorted(set(self.colours)) if g.gems[one])]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            spend_potion(g, self.seat, holds(g, self.seat, "copy a gem"))
            g.then(GainGems(self.seat, [colour(choice)], "AMU-POT-03"))


class FreeGems(Ask):
    """AMU-WPN-05, ST4: so many gems of free colours, named one by one, then taken together."""

    verb = "gem"
    clause = "AMU-WPN-05"

    n: int
    picked: list[int] = []

    def choices(self, g: Realm) -> Sequence[str]:
        left = [n - self.picked.count(one) for one, n in enumerate(g.gems)]
        return [GEM_TEXTS[one] for one, n in enumerate(left) if n > 0] or [NONE]

    def answer(self, g: Realm, choice: str) -> None:
        if choice != NONE:
            self.picked.append(colour(choice))
            if len(self.picked) < self.n:
                g.then(self)
                return
        g.then(GainGems(self.seat, self.picked, self.clause))
