"""Every question names its cause, or is the turn's own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from druzina.core import Asked, Luck, Match
from druzina.games import find
from druzina.games.big_book_of_madness.content import LOADED
from druzina.text.words import Words

# What a player is asked because it is their turn, or because all are.
OWN = {
    "tales_of_glory": {
        "ReturnQuest", "Pick", "LayOrDiscard", "LayWithQuests", "PlaceTile", "PaySurcharge",
    },
    "big_book_of_madness": {"Act", "ChooseWizard"},
    "prophecy": {
        "KeepCharacter", "AtStart", "Move", "BeforeFight", "Quiet", "UseRule", "ChooseMode",
        "Attack", "Dodge", "AttackMode", "DefenceMode", "LifeOrItem", "TakeFrom", "GiveArtifact",
        "UseField", "AtTurnEnd", "TakeNew", "Lower", "Protect", "SpareLives", "Buy", "KeepDrawn",
    },
    "amulet": {
        "ChooseCharacter", "BeforeMove", "Go", "PayRiver", "Act", "NightAct", "LookAtFront",
        "ChooseMonster", "NightFight", "NextAbility", "RepairOne", "Exchange", "ExchangeFor",
        "SellGem", "FreeGems", "DrivenGems", "CopyGem", "PlaceGem", "PlaceXp", "SpendWeapon",
    },
    "gloomhaven": {
        "KeepGoal", "PlaceCharacter", "TwoCards", "TurnMenu", "WhoIsFirst", "ShortRest",
        "LoseDrawn", "LoseForRest", "HealInRest", "EndForRest", "ChooseDeck", "Initiative",
    },
}  # fmt: skip


def questions(name: str, seed: int, **options: object) -> Iterator[Asked]:
    """Everything that is asked in a game played at random."""
    game = find(name)
    match, luck = Match.new(game, game.options(seats=3, **options), seed=seed), Luck(seed)
    while match.outcome is None:
        seat = match.questions()[0].seat
        asked = match.asked(seat)
        assert asked is not None
        yield asked
        match.play(seat, luck.pick(asked.offered).choice)


@pytest.mark.ux(64)
@pytest.mark.parametrize("name", OWN)
def test_every_question_names_its_cause(name: str) -> None:
    named = set()
    for seed in range(6):
        for asked in questions(name, seed):
            if asked.cause is None:
                assert asked.kind in OWN[name], asked.kind
            else:
                named.add(asked.cause.key)
                for lang in ("cs", "en"):
                    game = find(name)
                    said = Words(lang, game, game.load(), ("Ana", "Ben", "Cyril"), strict=True)
                    assert said.shown(asked.cause).endswith(".")
    assert len(named) >= (8 if name == "big_book_of_madness" else 3), (
        "the games played tell of several causes"
    )


def test_a_curse_that_strikes_is_named() -> None:
    """Not only which cards, but by what, how many and of which kind."""
    game = find("big_book_of_madness")
    said = Words("en", game, game.load(), ("Ana", "Ben", "Cyril"), strict=True)
    for seed in range(12):
        for asked in questions("big_book_of_madness", seed):
            if asked.cause is not None and asked.cause.key == "because-curse":
                facts = LOADED[game.load()]
                number = facts.numbers[str(asked.cause.arguments["curse"])]
                curse = facts.curses[number].name["en"]
                assert said.shown(asked.cause) == f"{curse} strikes."
                if asked.kind == "ChooseCards":
                    assert str(asked.prompt.arguments["n"]) in said.shown(asked.prompt)
                    return
    raise AssertionError("no curse asked for cards")


def test_who_took_my_tile_is_named_with_the_rule() -> None:
    game = find("tales_of_glory")
    match = Match.new(game, game.options(seats=2, start="0"), seed=1)
    for seat in (0, 1):
        match.play(seat, "pick 3")
    asked = match.asked(1)
    assert asked is not None
    assert asked.cause is not None
    assert asked.kind == "SecondChoice"
    said = Words("en", game, game.load(), ("Ana", "Ben"), strict=True).shown(asked.cause)
    assert said.startswith("Ana was before you in the turn order and took ")
    assert asked.cause.clause == "TOG-SEL-07"


def test_no_question_shows_the_marks_of_factors() -> None:
    """A text is asked about at the multiple it was cast at: 2 cards, not ⟨1⟩ card."""
    game = find("big_book_of_madness")
    names = ("Ana", "Ben", "Cyril")
    speakers = [Words(lang, game, game.load(), names, strict=True) for lang in ("cs", "en")]
    kinds = set()
    for seed in range(6):
        for asked in questions("big_book_of_madness", seed):
            kinds.add(asked.kind)
            for said in speakers:
                assert "⟨" not in said.shown(asked.prompt)
    assert kinds & {"MayUse", "ChoosePlayers"}


@pytest.mark.clause("PRO-DRF-03")
def test_a_draft_that_goes_on_says_what_one_holds_and_whence_the_other_came() -> None:
    game = find("prophecy")
    match = Match.new(game, game.options(seats=2), seed=7)
    said = Words("cs", game, game.load(), ("Ana", "Ben"), strict=True)
    first = match.asked(0)
    assert first is not None
    assert first.cause is None
    held = said.shown(first.offered[0].shown)
    for seat in (0, 1):
        asked = match.asked(seat)
        assert asked is not None
        match.play(seat, asked.offered[0].choice)
    again = match.asked(0)
    assert again is not None
    assert again.cause is not None
    told = said.shown(again.cause)
    assert told == f"Zatím držíš postavu {held}, druhá přišla od souseda."


@pytest.mark.clause("PRO-MOV-09")
def test_work_and_a_bed_say_what_they_take_and_bring() -> None:
    game = find("prophecy")
    said = Words("cs", game, game.load(), ("Ana", "Ben", "Cyril"), strict=True)
    told = {
        said.shown(offered.shown)
        for seed in range(6)
        for asked in questions("prophecy", seed)
        for offered in asked.offered
        if offered.text in ("work", "sleep")
    }
    assert "nocleh v hostinci za 1 zlatý" in told
    assert any(one.startswith("pracovat: −1 ") and ", +" in one for one in told)
