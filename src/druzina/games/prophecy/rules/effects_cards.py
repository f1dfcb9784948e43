"""Verbs about things and looks: repair, peek, banish, discard for mags, die tables."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import SPHERES
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.parts import Banish, DiscardForMags, Peek, Repair, Row, Table
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import Ask, named, number, placed, thing
from druzina.games.prophecy.rules.cards import discard, discard_item, plain_items
from druzina.games.prophecy.rules.cards import repair as repair_item
from druzina.games.prophecy.rules.effects import HANDLERS, Carry, carries, part_useful
from druzina.games.prophecy.rules.effects_chance import face_down

# Repairs


def broken(g: Kingdom, seat: int, slot: str) -> list[int]:
    """The damaged things, of one slot if one is named."""
    slots, damaged = LOADED[g.content].slots, g.heroes[seat].damaged
    return [item for item in damaged if slots[item] == slot] if slot else damaged


def _broken(g: Kingdom, frame: Carry, part: Repair) -> bool:
    return bool(broken(g, frame.seat, part.slot))


@carries(Repair, _broken)
def repair(g: Kingdom, frame: Carry, part: Repair) -> None:
    if part.all:
        for item in list(broken(g, frame.seat, part.slot)):
            repair_item(g, frame.seat, item)
    elif broken(g, frame.seat, part.slot):
        g.then(ChooseRepaired(frame.seat, part.slot))


class ChooseRepaired(Ask):
    """Which damaged thing is repaired for nothing."""

    clause = "PRO-ITM-11"

    slot: str = ""

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("repair", g, broken(g, self.seat, self.slot))

    def answer(self, g: Kingdom, choice: str) -> None:
        repair_item(g, self.seat, number(g, choice))


# Looks


def unseen_fields(g: Kingdom, seat: int) -> list[int]:
    """Fields whose face-down card this seat does not know."""
    looked = g.heroes[seat].looked
    return [f for f, card in enumerate(g.hidden) if card != NOTHING and card not in looked]


def unseen_spheres(g: Kingdom, seat: int) -> list[int]:
    looked = g.heroes[seat].looked
    cards = [face_down(sphere) for sphere in g.spheres]
    return [n for n, card in enumerate(cards) if card != NOTHING and card not in looked]


def _unseen(g: Kingdom, frame: Carry, part: Peek) -> bool:
    return bool(unseen_fields(g, frame.seat) or unseen_spheres(g, frame.seat))


@carries(Peek, _unseen)
def peek(g: Kingdom, frame: Carry, part: Peek) -> None:
    g.then(ChooseLook(frame.seat))


class ChooseLook(Ask):
    """PRO-HID-06: one face-down card, for this player's eyes alone."""

    clause = "PRO-HID-06"

    def choices(self, g: Kingdom) -> Sequence[str]:
        spheres = [f"divine {SPHERES[n]}" for n in unseen_spheres(g, self.seat)]
        return [*placed("look", g, unseen_fields(g, self.seat)), *spheres]

    def answer(self, g: Kingdom, choice: str) -> None:
        g.reveal("look")
        if choice.startswith("look"):
            field = number(g, choice)
            card = g.hidden[field]
            g.confide("PRO-HID-06", "event-looks", [self.seat], {"card": card},
                      seat=self.seat, field=field)  # fmt: skip
        else:
            sphere = SPHERES.index(thing(choice))
            card = face_down(g.spheres[sphere])
            g.confide("PRO-HID-06", "event-looks-sphere", [self.seat], {"card": card},
                      seat=self.seat, sphere=sphere)  # fmt: skip
        g.heroes[self.seat].looked.append(card)


# Monsters driven away


def lying_monsters(g: Kingdom, seat: int) -> list[int]:
    """The face-up monsters of the character's field."""
    monsters, field = LOADED[g.content].monsters, g.heroes[seat].field
    return [card for card in g.open[field] if card in monsters] if field != NOTHING else []


def _monster_here(g: Kingdom, frame: Carry, part: Banish) -> bool:
    return bool(lying_monsters(g, frame.seat))


@carries(Banish, _monster_here)
def banish(g: Kingdom, frame: Carry, part: Banish) -> None:
    g.then(ChooseBanished(frame.seat))


class ChooseBanished(Ask):
    """PRO-MON-10: which monster is removed without a fight."""

    clause = "PRO-MON-10"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("banish", g, lying_monsters(g, self.seat))

    def answer(self, g: Kingdom, choice: str) -> None:
        remove_lying(g, self.seat, number(g, choice))


def remove_lying(g: Kingdom, seat: int, card: int) -> None:
    """A card of the character's field goes to its discards."""
    lying = g.open[g.heroes[seat].field]
    if card in lying:
        lying.remove(card)
        discard(g, card)
        if g.told is not None:
            g.tell("PRO-MON-10", "event-leaves-field", seat=seat, card=card)


# Things for mags


def _to_decay(g: Kingdom, frame: Carry, part: DiscardForMags) -> bool:
    return g.heroes[frame.seat].drained > 0 and bool(plain_items(g, frame.seat))


@carries(DiscardForMags, _to_decay)
def discard_for_mags(g: Kingdom, frame: Carry, part: DiscardForMags) -> None:
    g.then(ChooseDecayed(frame.seat, part.common, part.rare))


class ChooseDecayed(Ask):
    """Which thing is given up; damaged ones too, no artifact."""

    clause = "PRO-ART-02"

    common: int = 0
    rare: int = 0

    def choices(self, g: Kingdom) -> Sequence[str]:
        return named("discard", g, plain_items(g, self.seat))

    def answer(self, g: Kingdom, choice: str) -> None:
        item = number(g, choice)
        mags = self.rare if LOADED[g.content].cards[item].deck == "rare" else self.common
        discard_item(g, self.seat, item)
        if g.told is not None:
            g.tell("PRO-VOC-03", "event-discards", seat=self.seat, card=item)
        stones.refill(g, self.seat, mags)


# Die tables


def _any_row(g: Kingdom, frame: Carry, part: Table) -> bool:
    """PRO-FLD-05: whether any of its results could change anything."""
    for row in part.rows:
        for inner in row.parts:
            if part_useful(g, frame, inner):
                return True
    return False


@carries(Table, _any_row)
def table(g: Kingdom, frame: Carry, part: Table) -> None:
    """PRO-CNT-08: the light die."""
    light = 1 + g.roll(6)
    if g.told is not None:
        g.tell("PRO-CNT-08", "event-rolls", seat=frame.seat, n=light)
    row = next(row for row in part.rows if row.low <= light <= row.high)
    if row.choose:
        g.then(ChooseResult(frame.seat))
    else:
        carry_row(g, frame, row)


def carry_row(g: Kingdom, frame: Carry, row: Row) -> None:
    for part in row.parts:
        HANDLERS[type(part)](g, frame, part)  # type: ignore[arg-type]  # `carries` saw to it


class ChooseResult(Ask):
    """Any one of the other results, by the lowest number of its row."""

    clause = "PRO-CNT-08"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [f"result {row.low}" for row in self._rows(g) if not row.choose]

    def answer(self, g: Kingdom, choice: str) -> None:
        wanted = int(thing(choice))
        row = next(row for row in self._rows(g) if row.low == wanted)
        carry_row(g, g.nearest(Carry), row)

    def _rows(self, g: Kingdom) -> tuple[Row, ...]:
        frame = g.nearest(Carry)
        part = LOADED[g.content].effects[frame.effect].parts[frame.part - 1]
        assert isinstance(part, Table), "only tables have results"
        return part.rows
