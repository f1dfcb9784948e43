"""Gems and the amulet (AMU-GEM)."""

from __future__ import annotations

import pytest

from druzina.games.amulet.rules.gems import GainGems, GemPart, charged
from tests.games.amulet.table import (
    FACTS,
    aside,
    kind,
    offers,
    player,
    refused,
    run,
    say,
    table,
    turn,
    visit,
)


def gain(g: object, *colours: int, seat: int = 0) -> None:
    run(g, GainGems(seat, list(colours), "AMU-WPN-02"))  # type: ignore[arg-type]  # a table


@pytest.mark.clause("AMU-GEM-01", "AMU-GEM-02", "AMU-GEM-08")
def test_a_gained_gem_goes_on_an_empty_field_of_its_colour_or_aside() -> None:
    g = table(player("hunter", amulet="O2"), player("thief"))
    gain(g, 3)
    assert offers(g) == ["field O6", "field S2", "aside"], "red, not the filled O2"
    assert refused(g, "field O4").reason == "refusal-no-answer"
    say(g, "field S2")
    assert aside(g) == ""
    assert g.gems[3] == 24
    other = table(player("hunter", amulet="O2"), player("thief"))
    gain(other, 3)
    say(other, "aside")
    assert aside(other) == "red"


@pytest.mark.clause("AMU-GEM-02")
def test_grey_fields_need_and_take_nothing() -> None:
    for character in FACTS.characters:
        grey = [n for n, one in enumerate(character.fields) if one.colour < 0]
        assert len(grey) == 3
        assert not any(n in section.fields for section in character.sections for n in grey)


@pytest.mark.clause("AMU-GEM-03", "AMU-GEM-04")
def test_a_section_is_charged_when_every_field_around_it_is_filled() -> None:
    """Preacher: P2 is O2+S1+S2, P1 is O1+S6+S1+I1; S1 serves both."""
    for fields, power in (("O2 S1", 0), ("O2 S1 S2", 4), ("O2 S1 S2 O1 S6 I1", 10)):
        g = table(player(amulet=fields), player("thief"))
        assert sum(charged(g, 0)) == power


@pytest.mark.clause("AMU-GEM-05", "AMU-GEM-07", "AMU-GEM-08")
def test_an_unplaced_gem_is_offered_again_in_the_gem_part_of_each_own_turn() -> None:
    g = turn(table(player("hunter", aside="red"), player("thief")))
    say(g, "go castle", "done")
    assert kind(g) == "PlaceGem"
    say(g, "field O2")
    assert aside(g) == ""
    assert not g.questions()
    full = turn(table(player("hunter", aside="red", amulet="O2 O6 S2"), player("thief")))
    say(full, "go castle", "done")
    assert not full.questions(), "no field is empty"


@pytest.mark.clause("AMU-GEM-08")
def test_fields_that_bound_the_same_sections_are_different_choices() -> None:
    g = table(player("thief"), player())
    gain(g, 1)
    assert offers(g) == ["field O3", "field O5", "field S1", "field S3", "field I1", "aside"]


@pytest.mark.clause("AMU-GEM-09")
def test_gems_of_one_event_are_taken_together_then_placed_one_by_one() -> None:
    g = table(player("hunter"), player("thief"))
    gain(g, 3, 3)
    assert g.gems[3] == 23, "both are taken before the first is placed"
    say(g, "field O2")
    assert offers(g) == ["field O6", "field S2", "aside"]
    say(g, "aside")
    assert aside(g) == "red"


@pytest.mark.clause("AMU-GEM-09")
def test_the_gem_part_goes_through_the_colours_each_until_aside() -> None:
    g = table(player("hunter", aside="green red red yellow black blue"), player("thief"))
    run(g, GemPart(0))
    order = []
    while g.questions():
        offered = offers(g)
        fields = {one.id: one.colour for one in FACTS.character("hunter").fields}
        order.append(fields[offered[0].removeprefix("field ")])
        say(g, offered[0] if order.count(3) == 1 and order[-1] == 3 else "aside")
    assert order == [0, 1, 2, 3, 3, 4], "red is asked again after it was placed"


@pytest.mark.clause("AMU-POT-03", "AMU-GEM-09", "AMU-PRE-04")
def test_alchemy_copies_one_gem_of_another_seat() -> None:
    g = table(player("hunter"), player("thief", potions="PT10"))
    gain(g, 3, 4)
    say(g, "aside", "aside")
    assert g.questions()[0].seat == 1
    assert offers(g) == ["none", "copy red", "copy green"], "the user picks which"
    say(g, "copy green", "aside")
    assert (aside(g, 1), g.players[1].potions) == ("green", [])
    assert not g.questions(), "it reacts once"


@pytest.mark.clause("AMU-POT-03")
def test_alchemy_does_not_react_to_the_own_gem_and_may_be_kept() -> None:
    g = table(player("hunter", potions="PT10"), player("thief"))
    gain(g, 3)
    say(g, "aside")
    assert not g.questions()
    other = table(player("hunter"), player("thief", potions="PT10"))
    gain(other, 3)
    say(other, "aside", "none")
    assert len(other.players[1].potions) == 1


@pytest.mark.clause("AMU-POT-11")
def test_the_gem_of_an_exchange_is_gained() -> None:
    g = visit(table(player("hunter", aside="red"), player("thief", potions="PT10")), "fair")
    say(g, "swap", "gem blue", "aside")
    assert offers(g) == ["none", "copy blue"]
