"""What is written at once: frames as the standard has them, and nobody is written over."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from druzina.server.web.socket import framed, short_text
from tests.server.conftest import House


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_frame_is_as_the_standard_has_it(size: int) -> None:
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_what_waits_is_not_overtaken(house: House) -> None:
    """Many answers at once, some of which must wait: they come in their order."""
    opened = house.open("Ana", "Ben")
    ana = house.join(opened, 0)
    ana.until("state")
    for number in range(1, 21):
        ana.say("forecast", id=number, seat=0)
    assert [ana.until("reply")["id"] for _ in range(20)] == list(range(1, 21))


TEXTS = ["", "x", "x" * 125, "Příliš žluťoučký kůň"]


@pytest.mark.parametrize("text", TEXTS)
def test_a_short_text_is_read_as_the_standard_has_it(text: str) -> None:
    assert short_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=True)) == text


def test_anything_else_is_left_to_the_usual_parser() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [
        Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True),
        Frame(Opcode.TEXT, b"hello").serialize(mask=False),
        Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True),
        bytes((whole[0] | 0x40,)) + whole[1:],
        Frame(Opcode.TEXT, b"\xff").serialize(mask=True),
        Frame(Opcode.BINARY, b"hello").serialize(mask=True),
        Frame(Opcode.PING, b"hello").serialize(mask=True),
        Frame(Opcode.CLOSE, b"").serialize(mask=True),
        whole + whole,
    ]
    others += [whole[:count] for count in range(len(whole))]
    assert [short_text(data) for data in others] == [None] * len(others)
