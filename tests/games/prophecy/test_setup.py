"""PRO-SET, PRO-DRF, PRO-OPT: decks, spheres, the draft, the first cards, who begins."""

from __future__ import annotations

import pytest

from druzina.core import Match, Problem
from druzina.games.prophecy import GAME
from druzina.games.prophecy.content_model import GUILDS
from druzina.games.prophecy.model import NOTHING, Kingdom
from druzina.games.prophecy.rules.draft import KeepCharacter
from tests.core.truth import truth
from tests.games.prophecy.table import FACTS


def begun(seats: int = 3, seed: int = 1, **options: object) -> Match[Kingdom]:
    return Match.new(GAME, {"seats": seats, **options}, seed)


def drafted(seats: int = 3, seed: int = 1, **options: object) -> Kingdom:
    """After the draft, everybody always keeping the first of two."""
    match = begun(seats, seed, **options)
    while any(isinstance(question, KeepCharacter) for question in match.questions()):
        question = match.questions()[0]
        match.play(question.seat, question.choices(truth(match))[0])
    g: Kingdom = truth(match)
    return g


@pytest.mark.clause("PRO-DRF-01", "PRO-QST-01", "PRO-SIM-01", "PRO-HID-01", "PRO-SET-15")
def test_everybody_is_asked_about_two_characters_at_once() -> None:
    match = begun()
    lanes = match.questions()
    assert [lane.seat for lane in lanes] == [0, 1, 2]
    hands = [lane.hand for lane in lanes if isinstance(lane, KeepCharacter)]
    assert [len(hand) for hand in hands] == [2, 2, 2]
    assert len({card for hand in hands for card in hand}) == 6
    for seat in range(3):
        seen = match.view(seat)
        shown = repr(seen)
        others = [card for other, hand in enumerate(hands) if other != seat for card in hand]
        names = [f"'{FACTS.characters[card].id}'" for card in others]
        assert not [name for name in names if name in shown]


@pytest.mark.clause("PRO-DRF-02", "PRO-DRF-03", "PRO-DRF-04", "PRO-DRF-05")
def test_one_is_kept_and_one_passed_to_the_left_twice() -> None:
    match = begun()
    first = [list(lane.hand) for lane in match.questions() if isinstance(lane, KeepCharacter)]
    for _ in range(3):
        question = match.questions()[0]
        match.play(question.seat, question.choices(truth(match))[0])
    second = [list(lane.hand) for lane in match.questions() if isinstance(lane, KeepCharacter)]
    assert second == [[first[seat][0], first[seat - 1][1]] for seat in range(3)]
    g = drafted()
    assert [hero.character for hero in g.heroes] == [hand[0] for hand in first]
    assert len(g.pool) == 7


@pytest.mark.clause("PRO-SET-05", "PRO-SET-06", "PRO-SET-11", "PRO-SET-04")
def test_characters_start_whole_on_their_first_guild() -> None:
    g = drafted(5)
    for hero in g.heroes:
        character = FACTS.characters[hero.character]
        assert (hero.lives, hero.red) == (character.strength, character.strength)
        assert (hero.mags, hero.blue) == (character.willpower, character.willpower)
        assert hero.items == hero.abilities == []
        assert FACTS.fields[hero.field].guild in character.guilds
    others = [hero for seat, hero in enumerate(g.heroes) if seat != g.active]
    assert all(hero.field == start_of(hero.character) for hero in others)


def start_of(character: int) -> int:
    return FACTS.guild_fields[FACTS.characters[character].guilds[0]]


@pytest.mark.clause("PRO-SET-07", "PRO-SET-08", "PRO-SET-10", "PRO-SET-02", "PRO-SET-03")
def test_the_first_cards() -> None:
    match = begun(4, draft=False)
    starts = [line.arguments for line in match.log(None) if line.key == "event-lays-ability"]
    assert [shown["guild"] for shown in starts[:5]] == list(GUILDS)
    g = truth(match)
    assert [sorted((sphere.lesser, sphere.greater, sphere.artifact)) for sphere in g.spheres]
    assert {sphere.artifact for sphere in g.spheres} == set(FACTS.decks["artifact"])
    assert {sphere.lesser for sphere in g.spheres} == set(FACTS.decks["lesser"])
    assert {sphere.greater for sphere in g.spheres} == set(FACTS.decks["greater"])
    kinds = {FACTS.fields[field].kind for field, cards in enumerate(g.open) if cards}
    assert kinds


@pytest.mark.clause("PRO-DRF-07", "PRO-VBA-02", "PRO-OPT-02", "PRO-VBA-01")
@pytest.mark.parametrize("options", [{"draft": False}, {"goal": "basic"}])
def test_without_the_draft_characters_are_dealt(options: dict[str, object]) -> None:
    match = begun(4, 1, **options)
    assert not any(isinstance(question, KeepCharacter) for question in match.questions())
    assert len({hero.character for hero in truth(match).heroes}) == 4
    assert bool(truth(match).spheres) == ("goal" not in options)


@pytest.mark.clause("PRO-VBA-05", "PRO-VBA-08", "PRO-CHN-28")
def test_the_sizes_of_decks_in_variants() -> None:
    def size(name: str, **options: object) -> int:
        g = GAME.setup(GAME.read_options({"seats": 2, **options}), FACTS.fingerprint, 1)
        return len(getattr(g, name).deck)

    sizes = [size(name, goal="basic") for name in ("chance", "adventure", "common", "rare")]
    assert sizes == [21, 62, 35, 25]
    assert size("chance", interesting_times=True) == 24


@pytest.mark.clause("PRO-SET-12", "PRO-SET-13")
def test_anybody_may_begin() -> None:
    assert {truth(begun(3, seed, draft=False)).active for seed in range(20)} == {0, 1, 2}


@pytest.mark.clause("PRO-OPT-01", "PRO-OPT-02", "PRO-VTM-01")
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3, "team_game": True},
        {"seats": 4, "team_game": True, "goal": "basic"},
        {"seats": 6},
        {"seats": 1},
    ],
)
def test_options_that_do_not_go_together(options: dict[str, object]) -> None:
    with pytest.raises(Problem):
        GAME.read_options(options)
    assert GAME.teams(GAME.read_options({"seats": 4, "team_game": True})) == ((0, 2), (1, 3))


@pytest.mark.clause("PRO-NEW-02")
def test_nobody_has_a_field_before_the_draft_is_over() -> None:
    assert all(hero.field == NOTHING for hero in truth(begun()).heroes)
