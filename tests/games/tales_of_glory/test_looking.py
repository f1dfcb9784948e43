"""What a table asks of a match beside playing: who is ready, where undo ends, what is greyed."""

from __future__ import annotations

from typing import Any

import pytest

from druzina import games
from druzina.core import Glimpse, Luck, Match, Preview
from druzina.core.event import read_by
from druzina.games.tales_of_glory import GAME
from druzina.games.tales_of_glory.model import NOTHING, Player, Tale
from druzina.games.tales_of_glory.rules.payment import ways
from druzina.games.tales_of_glory.rules.placement import fits_somewhere


def match(**options: object) -> Match[Any]:
    return Match.new(games.find("tales_of_glory"), {"seats": 2, **options}, 7)


def test_who_is_ready_and_how_much_is_settled() -> None:
    played = match()
    assert (played.ready(), played.settled, played.length) == ([], 0, 0)
    played.play(1, "pick 4")
    assert (played.ready(), played.settled, played.length) == ([1], 0, 1)
    assert (played.last(0), played.last(1), played.last(0, 1)) == (None, 0, 0)
    played.play(0, "pick 1")
    assert (played.ready(), played.settled, played.length) == ([], 2, 2)
    assert played.entries(1) == ["0 pick 1"]


def test_a_look_ahead_sees_of_all_choices_what_their_previews_tell() -> None:
    played = match()
    played.play(1, "pick 4")
    asked = played.asked(0)
    assert asked is not None
    ahead = played.ahead(0)
    assert list(ahead.offered) == [one.text for one in asked.offered]
    for one in asked.offered:
        seen, alone = ahead.glimpse(one.choice), played.preview(0, [one.text])
        assert isinstance(seen, Glimpse)
        assert isinstance(alone, Preview)
        assert (seen.lines, seen.stop, seen.what) == (alone.lines, alone.stop, alone.what)
        assert (seen.stop, seen.what) == ("reveal", "answers")
    assert played.ahead(1).offered == {}


def test_what_is_greyed_is_what_why_not_refuses() -> None:
    played = match()
    assert played.greyed(0) == []
    played.play(1, "pick 4")
    played.play(0, "pick 4")
    (seat,) = (question.seat for question in played.questions())
    greyed = {text: refusal for text, _, refusal in played.greyed(seat)}
    assert set(greyed) == {"take 4"}
    assert greyed["take 4"] == played.why_not(seat, "take 4")


def test_further_events_continue_the_log() -> None:
    played = match(mode="experienced")
    told, known = played.told, len(played.log(0))
    for seat in (0, 1):
        asked = played.asked(seat)
        assert asked is not None
        played.play(seat, asked.offered[0].text)
    further = [event for event in played.events(told) if event.known_to(0)]
    read = [read_by(event, 0, number) for number, event in enumerate(further, known + 1)]
    assert read == played.log(0, known)


def test_entries_can_be_played_again_one_by_one() -> None:
    played = match()
    for seat, text in ((0, "pick 1"), (1, "pick 4")):
        played.play(seat, text)
    again = match()
    for text in played.entries():
        again.again(text)
    assert again.fingerprint == played.fingerprint
    assert again.judged(0) == played.judged(0)


@pytest.mark.clause("TOG-PAY-13", "TOG-LAY-06", "TOG-HID-04")
def test_what_a_seat_sees_of_its_own_is_true_at_every_moment() -> None:
    """Whatever is kept of earlier moments and other tables."""
    luck = Luck(8)
    for seed in (3, 4):
        played = Match.new(GAME, {"seats": 3, "mode": "experienced"}, seed=seed)
        while played.questions() and played.round < 6:
            g = GAME.codec.decode(played.position)
            for seat, player in enumerate(g.players):
                seen = GAME.view(g, seat)
                assert seen == played.view(seat)
                assert seen.quests == [g.facts.tiles[tile].id for tile in player.held]
                assert seen.layable == [
                    judged(g, player, slot, tile) for slot, tile in enumerate(g.display, 1)
                ]
            question = luck.pick(played.questions())
            assert played.play(question.seat, luck.pick(played.choices(question.seat))) is None


def judged(g: Tale, player: Player, slot: int, tile: int) -> str:
    if tile == NOTHING:
        return ""
    if not ways(g, player, tile, g.wilderness(slot)):
        return "pay"
    return "lay" if fits_somewhere(g, player.story, tile) else "place"
