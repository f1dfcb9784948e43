"""XP and the skill tree (AMU-XP)."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.core import Argument, Refusal, Step
from druzina.games.amulet.content_model import Node
from druzina.games.amulet.model import Realm
from druzina.games.amulet.rules.asking import Ask, node_named, thing
from druzina.games.amulet.rules.oaths import happened
from druzina.games.amulet.rules.weapons import bit_of

TOP_ROW = 4


def gain_xp(g: Realm, seat: int, n: int, clause: str) -> None:
    """AMU-XP-01, -09: gained now, placed at the end of the turn or of the night action."""
    if n:
        g.players[seat].due += n
        if g.told is not None:
            g.tell(clause, "event-xp", seat=seat, n=n)


def tree_of(g: Realm, seat: int) -> tuple[Node, ...]:
    return g.facts.characters[g.players[seat].character].tree


def unlocked(g: Realm, seat: int) -> int:
    player = g.players[seat]
    return player.skills | player.fresh


def open_nodes(g: Realm, seat: int) -> list[Node]:
    """AMU-XP-02, -07, -11: basic ones, those above an unlocked one; the unlocked of the top row."""
    have = unlocked(g, seat)
    return [
        node
        for node in tree_of(g, seat)
        if (
            node.row == TOP_ROW
            if have >> node.number & 1
            else not node.needs or any(have >> below & 1 for below in node.needs)
        )
    ]


class PlaceXp(Ask):
    """AMU-XP-01, -02, -11: where one XP goes; asked again while any is left."""

    verb = "node"
    clause = "AMU-XP-01"

    def choices(self, g: Realm) -> Sequence[str]:
        return [f"node {node.id}" for node in open_nodes(g, self.seat)]

    def answer(self, g: Realm, choice: str) -> None:
        player = g.players[self.seat]
        node = next(node for node in tree_of(g, self.seat) if node.id == thing(choice))
        player.due -= 1
        player.xp[node.number] += 1
        if g.told is not None:
            named = node_named(g, self.seat, node.id)
            g.tell("AMU-XP-01", "event-xp-placed", seat=self.seat, node=named)
        if not unlocked(g, self.seat) >> node.number & 1 and player.xp[node.number] >= node.cost:
            unlock(g, self.seat, node)
        if player.due:
            g.then(self)

    def others(self, g: Realm) -> Sequence[str]:
        return [f"node {node.id}" for node in tree_of(g, self.seat)]

    def against(self, g: Realm, choice: str) -> Refusal:
        node = next(node for node in tree_of(g, self.seat) if node.id == thing(choice))
        named: dict[str, Argument] = {"node": node_named(g, self.seat, node.id)}
        if unlocked(g, self.seat) >> node.number & 1:
            return Refusal("AMU-XP-07", "refusal-node-unlocked", named)
        return Refusal("AMU-XP-02", "refusal-node-closed", named)


def unlock(g: Realm, seat: int, node: Node) -> None:
    """AMU-XP-03, -04, -06: the XP return; a weapon comes ready, a skill works from the end on."""
    player = g.players[seat]
    player.xp[node.number] = 0
    player.fresh |= 1 << node.number
    if node.weapon >= 0:
        player.ready |= bit_of(g, node.weapon)
        g.tell("AMU-XP-06", "event-weapon-gained", seat=seat, weapon=node.weapon)
    else:
        g.tell("AMU-XP-03", "event-skill", seat=seat, skill=node.skill)
    if node.row == TOP_ROW and player.oaths:
        happened(g, seat, "unlock a top skill")


class XpPart(Step[Realm]):
    """AMU-XP-04, -09, AMU-MOV-14: all XP is placed, then what was unlocked works."""

    seat: int

    def run(self, g: Realm) -> None:
        if g.players[self.seat].due:
            g.then(PlaceXp(self.seat), Learnt(self.seat))
        else:
            learn(g, self.seat)


class Learnt(Step[Realm]):
    seat: int

    def run(self, g: Realm) -> None:
        learn(g, self.seat)


def learn(g: Realm, seat: int) -> None:
    """AMU-XP-04, -10: skills unlocked before work from now on."""
    player = g.players[seat]
    player.skills |= player.fresh
    player.fresh = 0
