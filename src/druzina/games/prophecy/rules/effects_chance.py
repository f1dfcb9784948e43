"""PRO-CHN: the verbs of chance cards; winds and gold for all are in `effects_gains`."""

from __future__ import annotations

from collections.abc import Sequence

from druzina.games.prophecy.content import LOADED
from druzina.games.prophecy.content_model import GUILDS, SPHERES
from druzina.games.prophecy.model import ARTIFACT, GREATER, LESSER, NOTHING, Hero, Kingdom, Sphere
from druzina.games.prophecy.parts import (
    ExtraTurn,
    Fewest,
    LayAbility,
    LayAdventures,
    LayGoods,
    RevealSphere,
)
from druzina.games.prophecy.rules import stones
from druzina.games.prophecy.rules.asking import Ask, thing
from druzina.games.prophecy.rules.effects import Carry, carries
from druzina.games.prophecy.rules.laying import forget_looks, lay_ability, lay_adventures, lay_goods

CHOSEN, OWN = "chosen", "own"


@carries(LayAdventures)
def adventures(g: Kingdom, frame: Carry, part: LayAdventures) -> None:
    lay_adventures(g, part.terrain, g.heroes[frame.seat].field)


@carries(LayAbility)
def ability(g: Kingdom, frame: Carry, part: LayAbility) -> None:
    """PRO-CHN-08, -11, -27."""
    if part.guild == CHOSEN:
        g.then(NameGuild(frame.seat))
    elif part.guild == OWN:
        for guild in LOADED[g.content].characters[g.heroes[frame.seat].character].guilds:
            lay_ability(g, guild)
    else:
        lay_ability(g, GUILDS.index(part.guild))


class NameGuild(Ask):
    """PRO-CHN-11: Free Training: the drawer chooses the guild."""

    clause = "PRO-CHN-11"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return NAMED_GUILDS

    def answer(self, g: Kingdom, choice: str) -> None:
        lay_ability(g, GUILDS.index(thing(choice)))


NAMED_GUILDS = tuple(f"guild {guild}" for guild in GUILDS)


@carries(LayGoods)
def goods(g: Kingdom, frame: Carry, part: LayGoods) -> None:
    lay_goods(g, part.field, {"common": part.common, "rare": part.rare})


@carries(ExtraTurn)
def extra_turn(g: Kingdom, frame: Carry, part: ExtraTurn) -> None:
    """PRO-CHN-15, PRO-RND-04, -13: one more turn in this round; several add up."""
    g.turns += 1
    if g.told is not None:
        g.tell("PRO-RND-04", "event-extra-turn", seat=frame.seat)


# Spheres


def face_down(sphere: Sphere) -> int:
    """PRO-CHN-16: the topmost face-down card of a sphere; `NOTHING` if there is none."""
    places = ((LESSER, sphere.lesser), (GREATER, sphere.greater), (ARTIFACT, sphere.artifact))
    for mark, card in places:
        if card != NOTHING and not sphere.shown & mark:
            return card
    return NOTHING


def veiled(g: Kingdom) -> list[int]:
    """The spheres with a face-down card."""
    return [n for n, sphere in enumerate(g.spheres) if face_down(sphere) != NOTHING]


def turn_up_in_sphere(g: Kingdom, number: int) -> None:
    """PRO-CHN-16, -18: its topmost face-down card, for everybody to see."""
    sphere = g.spheres[number]
    card = face_down(sphere)
    g.reveal("sphere")
    if card == sphere.lesser:
        sphere.shown |= LESSER
    elif card == sphere.greater:
        sphere.shown |= GREATER
    else:
        sphere.shown |= ARTIFACT
    forget_looks(g, card)
    if g.told is not None:
        g.tell("PRO-CHN-16", "event-turns-up-sphere", sphere=number, card=card)


def _veiled(g: Kingdom, frame: Carry, part: RevealSphere) -> bool:
    return bool(veiled(g))


@carries(RevealSphere, _veiled)
def reveal_sphere(g: Kingdom, frame: Carry, part: RevealSphere) -> None:
    """PRO-CHN-16, -17: he must; with all face up nothing happens."""
    if veiled(g):
        g.then(NameSphere(frame.seat))


class NameSphere(Ask):
    """PRO-CHN-16: in which sphere a card is turned up."""

    clause = "PRO-CHN-16"

    def choices(self, g: Kingdom) -> Sequence[str]:
        return [f"sphere {SPHERES[n]}" for n in veiled(g)]

    def answer(self, g: Kingdom, choice: str) -> None:
        turn_up_in_sphere(g, SPHERES.index(thing(choice)))


# Charity


@carries(Fewest)
def fewest(g: Kingdom, frame: Carry, part: Fewest) -> None:
    """PRO-CHN-23, -24, -29: by the values before the card; all tied ones get it."""
    here = [seat for seat in g.circle(frame.seat) if g.heroes[seat].field != NOTHING]
    poor, hurt, weary = (_lowest(g, here, key) for key in ("gold", "lives", "mags"))
    for seat in poor:
        stones.take_gold(g, seat, part.gold)
    for seat in hurt:
        stones.heal(g, seat, part.lives)
    for seat in weary:
        stones.refill(g, seat, part.mags)


def _lowest(g: Kingdom, seats: list[int], key: str) -> list[int]:
    def had(seat: int) -> int:
        hero: Hero = g.heroes[seat]
        return {"gold": hero.gold, "lives": hero.lives, "mags": hero.mags}[key]

    low = min(map(had, seats))
    return [seat for seat in seats if had(seat) == low]
