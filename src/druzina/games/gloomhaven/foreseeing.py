"""GLH-MON-06, GLH-FOC: what foes may do next: by the card of the round, else by those their deck
still has; how far they reach, and how hard they strike."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from druzina.games.gloomhaven.appraising import foes
from druzina.games.gloomhaven.blows import Target
from druzina.games.gloomhaven.cards import lines as kinds
from druzina.games.gloomhaven.cards.model import AbilityCard
from druzina.games.gloomhaven.content import LOADED
from druzina.games.gloomhaven.model import MONSTER, Dungeon, Figure
from druzina.games.gloomhaven.rules import field
from druzina.games.gloomhaven.rules.figures import shield, stat_attack, stat_range, stats

SPECIAL = 3  # what a boss's special move strikes for
AGAIN = 0.45  # who has acted in this round may be struck before it acts again


class Deed(Struct, frozen=True):
    """A card of a monster deck as it concerns whom it may strike; numbers add to its own."""

    initiative: int
    move: int | None
    attack: int | None
    range: int
    targets: int


Threat = tuple[int, int, float]  # how far it may go, how far it reaches from there, how hard


class Foe(Struct):
    """A foe with what it may do in its next turn: each way with the blow to be expected of it."""

    target: Target
    threats: tuple[Threat, ...]
    many: bool  # it strikes at several
    move: int
    range: int
    flies: bool = False


@lru_cache(maxsize=4096)
def deed(content: str, deck: str, id_: str) -> Deed:
    card = next(one for one in LOADED[content].printed.decks[deck].cards if one.id == id_)
    return _read(card)


def _read(card: AbilityCard) -> Deed:
    move: int | None = None
    attack: int | None = None
    far = targets = 0
    for line in card.lines:
        if isinstance(line, kinds.Move) and attack is None:
            move = (move or 0) + line.n
        elif isinstance(line, kinds.Attack):
            hits = line.targets + (2 if line.area is not None or line.whom is not None else 0)
            attack, far, targets = line.n, line.range or line.range_more, max(targets, hits)
        elif isinstance(line, kinds.Special):
            move, attack = 0, SPECIAL
    return Deed(card.initiative, move, attack, far, targets)


def deeds(g: Dungeon, foe: Figure) -> list[Deed]:
    """The card of this round if its turn is still to come, else all that may be drawn."""
    if foe.kind != MONSTER:
        return []
    name = g.facts.printed.monsters[foe.what].deck
    deck = g.decks.get(name)
    if deck is None:
        return [Deed(50, 0, 0, 0, 0)]
    if deck.card and not foe.idle:
        return [deed(g.content, name, deck.card)]
    left = deck.draw or [*deck.discard, deck.card]
    return [deed(g.content, name, id_) for id_ in left if id_]


def initiatives(g: Dungeon, foe: Figure) -> list[int]:
    return [one.initiative for one in deeds(g, foe)]


def foreseen(g: Dungeon, one: Figure) -> list[Foe]:
    """The foes that a character can strike, and be struck by."""
    here = field.arena(g)
    found = []
    for foe in foes(g):
        cell = here.cells.get(foe.at)
        if cell is not None and field.visible(g, foe, one) and not field.ignored(foe):
            found.append(_foreseen(g, foe, cell))
    return found


def _foreseen(g: Dungeon, foe: Figure, cell: int) -> Foe:
    own = stats(g, foe)
    move = max(0, own.move) if own is not None else 2
    attack, far = stat_attack(g, foe), stat_range(g, foe)
    known = deeds(g, foe)
    held = foe.is_("immobilize") and not foe.idle
    threats = _threats(known, 0 if held else move, attack, far, held)
    acts = AGAIN if foe.idle else 1.0
    if (foe.is_("stun") or foe.is_("disarm")) and not foe.idle:
        acts = 0.05
    elif foe.is_("muddle"):
        acts *= 0.85
    many = (own is not None and own.targets > 1) or any(one.targets > 1 for one in known)
    target = Target(
        foe, cell, shield(g, foe), _force(threats), float(foe.health), melee=far < 1, acts=acts
    )
    target.strikes_back, target.back_range = _strikes_back(g, foe)
    return Foe(target, scaled(threats, acts), many, move, max(1, far), field.flies(g, foe))


def _strikes_back(g: Dungeon, foe: Figure) -> tuple[int, int]:
    """GLH-RET-01: what it does to who attacks it, and how far that reaches."""
    sources = [(boon.n, boon.range) for boon in foe.boons if boon.kind == "retaliate"]
    own = stats(g, foe)
    if own is not None and own.retaliate:
        sources.append((own.retaliate, own.retaliate_range))
    return sum(n for n, _ in sources), max((far for _, far in sources), default=1)


def _threats(known: list[Deed], move: int, attack: int, far: int, held: bool) -> tuple[Threat, ...]:
    """Its cards, those alike together."""
    found: dict[tuple[int, int], float] = {}
    for one in known:
        if one.attack is None:
            continue
        goes = 0 if held or one.move is None else max(0, move + one.move)
        way = (goes, max(1, far + one.range))
        found[way] = found.get(way, 0.0) + max(0.0, attack + one.attack) / len(known)
    return tuple((*way, blow) for way, blow in found.items())


def scaled(threats: tuple[Threat, ...], share: float) -> tuple[Threat, ...]:
    return tuple((goes, far, share * blow) for goes, far, blow in threats)


def _force(threats: tuple[Threat, ...]) -> float:
    """What it strikes for on average once it is near."""
    return max(0.5, sum(blow for _, _, blow in threats))
