"""Every line of every half of the six classes, performed once plain and once with its elements.

What must have happened is worked out here from the figures of the line, not by the rules.
"""

from collections.abc import Callable

import pytest

from druzina.games.gloomhaven.cards.lines import (
    AnyLine,
    Attack,
    Augment,
    Change,
    Conditions,
    Consume,
    Control,
    Damage,
    Disarm,
    Grant,
    Heal,
    Infuse,
    Lasting,
    Loot,
    Move,
    Obstacle,
    Pull,
    Push,
    Recover,
    Refresh,
    Retaliate,
    Rule,
    Shield,
    Slay,
    Slots,
    Suffer,
    Summon,
    Trap,
    Xp,
)
from druzina.games.gloomhaven.model import (
    BIT,
    ELEMENTS,
    INERT,
    STRONG,
    Action,
    Dungeon,
    Figure,
    Loose,
    Piece,
    Possession,
)
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.action import Perform
from druzina.games.gloomhaven.rules.moving import GoTo
from tests.games.gloomhaven.dungeon import FACTS, HERE, begin, dungeon, hero, monster

CLASSES = ("brute", "tinkerer", "spellweaver", "scoundrel", "cragheart", "mindthief")
WEST = (0, 3)
FULL, HALF = 60, 30
AFTER = ("moved_through", "obstacle", "slain")  # what a line before it left


def alone(line: AnyLine) -> bool:
    """Whether a line can be performed without those before it."""
    whom = getattr(line, "whom", None)
    return not line.test and (whom is None or whom.place not in AFTER)


CASES = [
    pytest.param(class_, id_, top, place, id=f"{id_}-{'top' if top else 'bottom'}-{place}")
    for class_ in CLASSES
    for id_ in FACTS.printed.hands[class_]
    for top in (True, False)
    for place, line in enumerate(FACTS.half(id_, top).lines)
    if alone(line)
]


def board(class_: str) -> Dungeon:
    """A hurt character beside a hurt friend, a summon and three enemies; no luck in its deck."""
    g = dungeon(class_, "scoundrel" if class_ != "scoundrel" else "brute", character_level=9)
    hero(g, 0, WEST)
    hero(g, 1, (-1, 3))
    monster(g, "bandit-guard", HERE)
    monster(g, "bandit-archer", (2, 2))
    monster(g, "living-corpse", (2, 3), "elite")
    ally = Figure(g.next, 2, "battle-bot", 0, (0, 5), FULL, FULL, seat=0)
    g.next += 1
    g.figures.append(ally)
    for one in g.figures:
        one.full, one.health = FULL, HALF
    plain = FACTS.standard()[0]
    for sheet in g.heroes:
        sheet.deck.draw = [plain] * 40
        sheet.discard, sheet.lost = sheet.hand[:2], sheet.hand[2:4]
        sheet.hand = sheet.hand[4:]
        sheet.items = [Possession("minor-healing-potion", "consumed")]
    g.monster_modifiers.draw = [plain] * 40
    g.pieces = [Piece("obstacle", [(-1, 4)]), Piece("trap", [(0, 2)], 4, ["poison"])]
    g.loose = [Loose((-1, 5)), Loose((0, 3))]
    return g


def foes(g: Dungeon) -> list[Figure]:
    return [one for one in g.figures if one.side == 1]


Answers = list[tuple[str, str]]
DECLINED = {"ForceTo": "none", "TakeDamage": "suffer", "MayPerform": "no", "LeaveOut": "none"}


def perform(g: Dungeon, id_: str, top: bool, place: int) -> Answers:
    """The line performed alone, with everything taken that is offered; what was answered."""
    one = g.mine(0)
    assert one is not None
    sheet = g.heroes[0]
    for pile in (sheet.hand, sheet.discard, sheet.lost):
        if id_ in pile:
            pile.remove(id_)
    sheet.using, g.acting = id_, one.id
    g.action = Action(one.id, id_, top, used=True)
    line = FACTS.half(id_, top).lines[place]
    number = FACTS.numbers(FACTS.half(id_, top).lines)[place]
    g.then(Perform(one.id, [number]))
    given: Answers = []
    while (asked := g.advance()) is not None:
        question, choices = asked
        kind = type(question).__name__
        if isinstance(question, GoTo):
            given.append(("points", f"{question.points} {question.jump}"))
        if kind in DECLINED:
            choice = DECLINED[kind]
            choice = choice if choice in choices else str(choices[0])
        else:
            some = [str(each) for each in choices if each not in ("none", "no")]
            far = kind == "PickFigure" and isinstance(line, Pull)  # who is beside cannot be pulled
            choice = some[1 if far else 0] if some else str(choices[0])
        given.append((kind, str(choice)))
        g.answer(question, choice)
    return given


def paid(line: AnyLine, with_elements: bool) -> list[Change]:
    if not with_elements:
        return []
    consumes = [each for each in line.sub if isinstance(each, Consume)]
    return [each for one in consumes for each in one.then if isinstance(each, Change)]


def beside(g: Dungeon, one: Figure, others: list[Figure]) -> int:
    return sum(field.adjacent(g, one.at, each.at) for each in others if each is not one)


def blow(g: Dungeon, line: Attack, changes: list[Change], target: Figure) -> int:
    """GLH-VOC-13, -14: what an attack on this target is worth, with cards of +0."""
    mine = [one for one in g.figures if one.side == 0 and one.id != 0]
    value = line.n + sum(each.attack for each in changes)
    bonuses = [*line.bonuses, *(more for each in changes for more in each.bonuses)]
    instead = next((each.per_bonus for each in changes if each.per_bonus), 0)
    for bonus in bonuses:
        times = 1
        if bonus.test == "near_ally":
            times = int(beside(g, target, mine) > 0)
        elif bonus.test == "alone":
            times = int(beside(g, target, foes(g)) == 0)
        elif bonus.per == "ally_near_target":
            times = beside(g, target, mine)
        elif bonus.per == "negative_condition":
            times = 0
        value += times * (instead or bonus.attack)
    return value


def attacked(g: Dungeon, line: Attack, changes: list[Change], given: Answers) -> None:
    assert g.action is not None
    slays = any(isinstance(each, Slay) for one in line.sub for each in one.then)
    assert g.action.attacked
    hit = [g.figure(id_) for id_ in g.action.attacked if not slays or g.find(id_)]
    then = [each for one in line.sub if isinstance(one, Consume) for each in one.then]
    around = any(isinstance(each, Damage) for each in (*line.sub, *then))
    for one in hit:
        lost = HALF - one.health
        value = blow(g, line, changes, one)
        assert lost >= value if around else lost == value
        for name in (*line.conditions, *(name for each in changes for name in each.conditions)):
            assert one.is_(name) if name != "curse" else g.monster_curses
    for infuse in line.sub:
        if isinstance(infuse, Infuse) and infuse.element != "any":
            assert ELEMENTS.index(infuse.element) in g.infused
    earned = line.xp_per_target * len(g.action.attacked)
    assert g.heroes[0].xp >= earned
    pushes = line.push + sum(each.push for each in changes) + line.pull
    asked = [kind for kind, _ in given if kind == "ForceTo"]
    assert bool(asked) <= bool(pushes)
    most = max([line.targets or 1, *(each.targets for each in changes)])
    if line.area is None and line.whom is None and not line.along:
        assert len(hit) <= most
    others = [one for one in foes(g) if one not in hit]
    assert around or all(one.health == HALF for one in others)


def healed(g: Dungeon, line: Heal, changes: list[Change], given: Answers) -> None:
    n = line.n + sum(each.heal for each in changes)
    if line.x:
        n += FULL // 2 if not any(each.full_health for each in changes) else FULL
    gains = [one.health - HALF for one in g.figures if one.side == 0]
    assert max(gains) == min(n, FULL - HALF)
    if line.whom is None and not line.targets and not any(each.targets for each in changes):
        assert sum(gain > 0 for gain in gains) == 1


def boons(g: Dungeon, kind: str) -> list[int]:
    return [boon.n for one in g.figures for boon in one.boons if boon.kind == kind]


def with_its_card(g: Dungeon, kind: str) -> bool:
    """GLH-ACT-04: what lasts goes when its card goes."""
    assert g.action is not None
    lasts = FACTS.half(g.action.card, g.action.top).lasts
    cards = {boon.card for one in g.figures for boon in one.boons if boon.kind == kind}
    return cards == {g.action.card if lasts else ""}


def shielded(g: Dungeon, line: Shield, changes: list[Change], given: Answers) -> None:
    assert with_its_card(g, "shield")
    assert set(boons(g, "shield")) == {line.n + sum(each.shield for each in changes)}


def retaliates(g: Dungeon, line: Retaliate, changes: list[Change], given: Answers) -> None:
    assert with_its_card(g, "retaliate")
    assert set(boons(g, "retaliate")) == {line.n + sum(each.retaliate for each in changes)}


def moved(g: Dungeon, line: Move, changes: list[Change], given: Answers) -> None:
    one = g.mine(0)
    assert one is not None
    most = line.n + sum(each.move for each in changes)
    points = [choice for kind, choice in given if kind == "points"]
    assert line.x or not points or points[0] == f"{most} {line.jump}"
    assert 0 <= one.entered <= most
    assert (
        one.entered
        or line.x
        or line.to_obstacle
        or any(kind == "MoveOrAttack" for kind, _ in given)
    )


def conditioned(g: Dungeon, line: Conditions, changes: list[Change], given: Answers) -> None:
    names = [*line.conditions, *(name for each in changes for name in each.conditions)]
    marked = [
        one for one in g.figures if any(one.is_(n) for n in names if n not in ("curse", "bless"))
    ]
    slain = g.killed and any(isinstance(each, Slay) for c in line.sub for each in c.then)
    assert marked or g.curses or g.monster_curses or g.blesses or slain
    if line.whom is not None and line.whom.count and marked:
        assert len(marked) == line.whom.count


def infused(g: Dungeon, line: Infuse, changes: list[Change], given: Answers) -> None:
    assert len(g.infused) == line.n
    assert line.element == "any" or g.infused == [ELEMENTS.index(line.element)] * line.n


def damaged(g: Dungeon, line: Damage, changes: list[Change], given: Answers) -> None:
    n = next((each.damage for each in changes if each.damage), line.n)
    hurt = [HALF - one.health for one in g.figures if one.health < HALF]
    follows = any(isinstance(each, Damage) for each in line.then)
    assert hurt
    assert max(hurt) >= n if follows else set(hurt) == {n}


def suffered(g: Dungeon, line: Suffer, changes: list[Change], given: Answers) -> None:
    one = g.mine(0)
    assert one is not None
    assert HALF - one.health == line.n


def looted(g: Dungeon, line: Loot, changes: list[Change], given: Answers) -> None:
    assert g.heroes[0].coins >= 1


def trapped(g: Dungeon, line: Trap, changes: list[Change], given: Answers) -> None:
    trap = g.pieces[-1]
    assert (trap.kind, trap.damage, trap.conditions) == ("trap", line.damage, list(line.conditions))
    assert (trap.maker, trap.xp) == (0, line.xp)


def disarmed(g: Dungeon, line: Disarm, changes: list[Change], given: Answers) -> None:
    assert all(piece.kind != "trap" for piece in g.pieces)


def built(g: Dungeon, line: Obstacle, changes: list[Change], given: Answers) -> None:
    obstacles = [piece for piece in g.pieces if piece.kind == "obstacle"]
    if line.act == "place":
        assert len(obstacles) == 1 + (1 if line.triangle else line.n)
        assert len(obstacles[-1].hexes) == (3 if line.triangle else 1)
    elif line.act == "destroy":
        assert obstacles == []
    else:
        assert obstacles[0].hexes != [(-1, 4)]


def summoned(g: Dungeon, line: Summon, changes: list[Change], given: Answers) -> None:
    assert line.figure is not None
    one = g.figures[-1]
    assert (one.what, one.health, one.full) == (
        line.figure.id,
        line.figure.health,
        line.figure.health,
    )
    assert field.adjacent(g, one.at, WEST)
    assert g.action is not None
    assert g.action.summoned == one.id


def recovered(g: Dungeon, line: Recover, changes: list[Change], given: Answers) -> None:
    took = sum(choice.startswith("recover") for _, choice in given)
    most = next((each.recover for each in changes if each.recover), line.n) or 99
    sheet = g.heroes[0]
    left = sheet.lost if line.pile == "lost" else sheet.discard
    assert took >= 1
    assert took == most or line.whom is not None or not left


def granted(g: Dungeon, line: Grant, changes: list[Change], given: Answers) -> None:
    assert (
        any(kind == "PickFigure" for kind, _ in given) or line.whom is None or not line.whom.count
    )


def controlled(g: Dungeon, line: Control, changes: list[Change], given: Answers) -> None:
    assert len([one for one in foes(g) if any(b.kind == "controlled" for b in one.boons)]) == 1


def slain(g: Dungeon, line: Slay, changes: list[Change], given: Answers) -> None:
    whom = line.whom
    rare = whom is not None and (whom.health or whom.conditions or whom.alone)
    assert sum(g.killed.values()) == (0 if rare else 1)


def refreshed(g: Dungeon, line: Refresh, changes: list[Change], given: Answers) -> None:
    assert any(each.state == "ready" for sheet in g.heroes for each in sheet.items)


def lasts(g: Dungeon, line: AnyLine, changes: list[Change], given: Answers) -> None:
    assert g.action is not None
    assert g.action.used


def earned(g: Dungeon, line: Xp, changes: list[Change], given: Answers) -> None:
    assert g.heroes[0].xp == line.n


def forced(g: Dungeon, line: Push | Pull, changes: list[Change], given: Answers) -> None:
    kinds = [kind for kind, _ in given]
    assert "ForceTo" in kinds or "PullHex" in kinds


def bonus(g: Dungeon, line: Lasting, changes: list[Change], given: Answers) -> None:
    kinds = {"attack", "advantage", "negates", "dodges"}
    found = [boon for one in g.figures for boon in one.boons if boon.kind in kinds]
    assert found
    if line.attack and not line.x:
        n = next((each.bonus for each in changes if each.bonus), line.attack)
        assert {boon.n for boon in found} == {n}


def consumed(g: Dungeon, line: Consume, changes: list[Change], given: Answers) -> None:
    took = [choice for kind, choice in given if kind == "ConsumeFor"]
    assert bool(took) == any(state == INERT for state in g.elements) or not took
    for each in line.then if took else ():
        if not isinstance(each, Change):
            TABLE[type(each)](g, each, [], given)


TABLE: dict[type, Callable[..., None]] = {
    Attack: attacked,
    Heal: healed,
    Shield: shielded,
    Retaliate: retaliates,
    Move: moved,
    Conditions: conditioned,
    Infuse: infused,
    Damage: damaged,
    Suffer: suffered,
    Loot: looted,
    Trap: trapped,
    Disarm: disarmed,
    Obstacle: built,
    Summon: summoned,
    Recover: recovered,
    Grant: granted,
    Control: controlled,
    Slay: slain,
    Refresh: refreshed,
    Xp: earned,
    Push: forced,
    Pull: forced,
    Lasting: bonus,
    Consume: consumed,
    Slots: lasts,
    Augment: lasts,
    Rule: lasts,
}


@pytest.mark.clause("GLH-PRC-03", "GLH-VOC-13", "GLH-VOC-14", "GLH-ELM-13", "GLH-ELM-14")
@pytest.mark.parametrize(("class_", "id_", "top", "place"), CASES)
def test_every_line_does_what_its_figures_say(class_: str, id_: str, top: bool, place: int) -> None:
    line = FACTS.half(id_, top).lines[place]
    for with_elements in (False, True):
        g = board(class_)
        g.elements = [STRONG if with_elements else INERT] * 6
        given = perform(g, id_, top, place)
        TABLE[type(line)](g, line, paid(line, with_elements), given)


@pytest.mark.clause("GLH-VOC-05")
def test_who_is_stunned_or_alone_is_slain() -> None:
    for id_ in ("quietus", "visage-of-the-inevitable"):
        class_ = next(one for one, own in FACTS.printed.hands.items() if id_ in own)
        for fits in (True, False):
            g = board(class_)
            guard = foes(g)[0]
            g.figures = [one for one in g.figures if one.side == 0 or one is guard]
            g.figures[1].at = (1, 2) if fits else (-1, 3)
            guard.has = BIT["stun"] if fits else 0
            perform(g, id_, True, 0)
            assert (g.find(guard.id) is None) == fits, id_


@pytest.mark.clause("GLH-TRN-14", "GLH-TRN-05")
def test_what_harms_oneself_is_done_only_if_something_was_done_before() -> None:
    for answer, lost in (("hit", 2), ("none", 0)):
        class_ = next(one for one, own in FACTS.printed.hands.items() if "harsh-stimulants" in own)
        g = board(class_)
        begin(g, 0, FACTS.printed.cards["harsh-stimulants"].print, True)
        asked = g.advance()
        assert asked is not None
        g.answer(asked[0], next(each for each in asked[1] if str(each).startswith(answer)))
        while (asked := g.advance()) is not None:
            g.answer(asked[0], asked[1][0])
        one = g.mine(0)
        assert one is not None
        assert HALF - one.health == lost


@pytest.mark.clause("GLH-XP-01", "GLH-TRN-04", "GLH-TRN-10", "GLH-PRC-03")
@pytest.mark.parametrize("class_", CLASSES)
def test_every_half_earns_its_experience_and_goes_to_its_pile(class_: str) -> None:
    for id_ in FACTS.printed.hands[class_]:
        for top in (True, False):
            half = FACTS.half(id_, top)
            g = board(class_)
            sheet = g.heroes[0]
            for pile in (sheet.hand, sheet.discard, sheet.lost):
                if id_ in pile:
                    pile.remove(id_)
            begin(g, 0, FACTS.printed.cards[id_].print, top)
            used = False
            while (asked := g.advance()) is not None:
                action = g.action
                some = [each for each in asked[1] if each not in ("none", "no")] or asked[1]
                g.answer(asked[0], some[0])
                used = used or bool(action and action.used)
            piles = {
                "active": sheet.active_cards(),
                "lost": sheet.lost,
                "discard": sheet.discard,
            }
            found = next((name for name, pile in piles.items() if id_ in pile), "hand")
            wanted = "active" if half.lasts else "lost" if half.lost else "discard"
            assert found in (wanted, "hand") or not used, (id_, top, found)
            assert sheet.xp >= half.xp or not used or found == "discard", (id_, top)
