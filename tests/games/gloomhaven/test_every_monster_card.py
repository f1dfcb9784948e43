"""Every card of every monster deck, played by a figure of the deck beside one character.

What must have happened is worked out here from the figures of the card and of the stat card.
"""

import pytest

from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Attack,
    Conditions,
    Consume,
    Damage,
    Heal,
    Infuse,
    Lasting,
    Move,
    Retaliate,
    Shield,
    Suffer,
    Summon,
    Trap,
)
from druzina.games.gloomhaven.cards.model import AbilityCard, MonsterType
from druzina.games.gloomhaven.model import ELEMENTS, STRONG, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.figures import stats
from druzina.games.gloomhaven.rules.monsters import GroupTurn
from tests.games.gloomhaven.dungeon import FACTS, HERE, dungeon, hero, monster, shows
from tests.games.gloomhaven.test_turns_in_play import careless

EAST = (2, 3)
FULL, HALF = 90, 45


def type_of(deck: str) -> MonsterType:
    """The type that plays a deck; rather not one of a single scenario."""
    own = [one for one in FACTS.printed.monsters.values() if one.deck == deck and one.normal]
    return min(own, key=lambda one: (bool(one.variant_of), one.id))


CASES = [
    pytest.param(deck, card, id=f"{deck}-{card.id}")
    for deck, printed in FACTS.printed.decks.items()
    if deck != "boss"
    for card in printed.cards
]


def table(deck: str, card: AbilityCard) -> tuple[Dungeon, Figure, Figure, Figure]:
    g = dungeon("brute", "scoundrel", level=1)
    careless(g)
    one = hero(g, 0, HERE)
    g.heroes[1].exhausted = True
    actor = monster(g, type_of(deck).id, EAST)
    other = monster(g, "living-corpse" if deck != "living-corpse" else "cultist", (3, 1))
    for each in g.figures:
        each.full, each.health, each.has = FULL, HALF, 0
    g.monster_modifiers.draw = [FACTS.standard()[0]] * 40
    shows(g, deck, card.id)
    g.then(GroupTurn(actor.what))
    while (asked := g.advance()) is not None:
        g.answer(asked[0], "none" if "none" in asked[1] else asked[1][0])
    return g, one, actor, other


def lines(card: AbilityCard, kind: type[AnyLine]) -> list[AnyLine]:
    return [line for line in card.lines if isinstance(line, kind)]


def of_attacks(g: Dungeon, actor: Figure, card: AbilityCard) -> int:
    """GLH-MON-11, GLH-MAT-07: the first attack finds the only enemy; a second has no target."""
    own = stats(g, actor)
    assert own is not None
    found = lines(card, Attack)
    if not found:
        return 0
    line = found[0]
    assert isinstance(line, Attack)
    value = line.n + (int(own.attack) if line.relative else 0)
    before = [each for each in card.lines[: card.lines.index(line)] if isinstance(each, Conditions)]
    value += any("poison" in each.conditions for each in before)  # GLH-CON-04
    times = own.targets if line.all_on_one else 1
    pushed = any(each.push for each in before)  # GLH-MAT-04: the full distance, perhaps too far
    if pushed and field.apart(g, g.figures[0], actor) > max(1, own.range + line.range_more):
        return 0
    return max(0, value) * times


@pytest.mark.clause(
    "GLH-MON-06", "GLH-MON-07", "GLH-MON-12", "GLH-MOT-05", "GLH-MOT-06", "GLH-ELM-10", "GLH-PRC-08"
)
@pytest.mark.parametrize(("deck", "card"), CASES)
def test_every_monster_card_does_what_its_figures_say(deck: str, card: AbilityCard) -> None:
    g, one, actor, other = table(deck, card)
    hurt = sum(line.n for line in lines(card, Damage) if isinstance(line, Damage))
    near = [line for line in lines(card, Attack) if isinstance(line, Attack) and line.near_own_ally]
    lost = HALF - one.health
    wanted = of_attacks(g, actor, card) + hurt
    beside = 2 if near and field.adjacent(g, one.at, other.at) else 0
    assert lost == wanted + beside
    own = sum(line.n for line in lines(card, Suffer) if isinstance(line, Suffer))
    apart = not field.adjacent(g, actor.at, other.at)
    heals = [
        line
        for line in lines(card, Heal)
        if isinstance(line, Heal) and not (apart and line.whom and line.whom.place == "adjacent")
    ]
    gained = sum(max(0, each.health - HALF) for each in (actor, other))
    if heals:
        n = sum(line.n + (line.by_level[1] if line.by_level else 0) for line in heals)
        assert gained >= n
    else:
        assert actor.health == HALF - own
    for kind, cls in (("shield", Shield), ("retaliate", Retaliate)):
        for line in lines(card, cls):
            ns = [boon.n for each in (actor, other) for boon in each.boons if boon.kind == kind]
            level = getattr(line, "by_level", ())
            assert getattr(line, "n", 0) + (level[1] if level else 0) in ns
    for line in lines(card, Infuse):
        assert isinstance(line, Infuse)
        assert g.elements[ELEMENTS.index(line.element)] == STRONG
    traps = lines(card, Trap)
    assert len([piece for piece in g.pieces if piece.kind == "trap"]) == len(traps)
    for line in lines(card, Lasting):
        assert any(boon.kind in ("dodges", "attack") for boon in actor.boons), line
    more = len([each for each in g.figures if each.kind == 1]) - 2
    calls = [line for line in lines(card, Summon) if isinstance(line, Summon)]
    assert (more > 0) == bool(calls) or any(line.sub for line in lines(card, Attack))
    if not lines(card, Move):
        assert actor.at == EAST


@pytest.mark.clause("GLH-ELM-09", "GLH-VOC-23", "GLH-MAT-05", "GLH-CON-01")
@pytest.mark.parametrize(("deck", "card"), CASES)
def test_conditions_of_every_monster_card_reach_the_character(deck: str, card: AbilityCard) -> None:
    _, one, _, _ = table(deck, card)
    own = type_of(deck).normal[1].conditions
    attacks = [line for line in lines(card, Attack) if isinstance(line, Attack)]
    names = [name for line in attacks[:1] for name in line.conditions]
    names += list(own) if attacks else []
    for line in lines(card, Conditions):
        assert isinstance(line, Conditions)
        if line.whom is None or line.whom.side == "enemies":
            names += line.conditions
    for name in names:
        if name not in ("curse", "bless", "invisible", "strengthen"):
            assert one.is_(name), name


def test_consumes_are_on_many_cards() -> None:
    consuming = [
        card.id
        for deck in FACTS.printed.decks.values()
        for card in deck.cards
        if any(isinstance(each, Consume) for line in card.lines for each in (line, *line.sub))
    ]
    assert len(consuming) > 30
