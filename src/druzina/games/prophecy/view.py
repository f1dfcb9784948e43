"""PRO-HID: what each seat may see, and how to draw anew what it may not."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from druzina.core import Outcome
from druzina.games.prophecy.content_model import GUILDS, MARKETS, SPHERES
from druzina.games.prophecy.foreseen import odds_after
from druzina.games.prophecy.model import (
    ARTIFACT,
    AT_THE_INN,
    GREATER,
    LESSER,
    NOTHING,
    OUT,
    PHASE_NAMES,
    WAITING,
    Bout,
    Kingdom,
    Side,
    Sphere,
)
from druzina.games.prophecy.odds import Odds, fight_odds
from druzina.games.prophecy.rules.chances import chances, rolls_left
from druzina.games.prophecy.rules.draft import Draft
from druzina.games.prophecy.rules.equipment import DECLARED, owned
from druzina.games.prophecy.rules.fight import rolls_wanted
from druzina.games.prophecy.rules.fight_values import net_dice, total
from druzina.games.prophecy.rules.rolling import declarable
from druzina.games.prophecy.rules.trading import AnswerProposal, Proposal
from druzina.games.prophecy.worlds import resample, secret

__all__ = ["SeenKingdom", "resample", "secret", "view"]

STANDINGS = {WAITING: "waiting", OUT: "out"}


class SeenHero(Struct, frozen=True):
    """PRO-HID-05: all of a character lies open; what its player looked at is for him alone."""

    seat: int
    character: str
    standing: str
    field: str
    lives: int
    red: int
    mags: int
    blue: int
    gold: int
    xp: int
    items: list[str]
    damaged: list[str]
    abilities: list[str]
    kept: list[str]
    artifacts: int
    might: int
    mind: int
    safe: bool
    inn: bool
    certificates: list[str]


class SeenField(Struct, frozen=True):
    """PRO-HID-03: cards lying face up; a face-down one only for who looked at it."""

    id: str
    open: list[str]
    hidden: bool
    looked: str
    relics: list[str]
    lessons: list[str]
    goods: list[str]


class SeenSphere(Struct, frozen=True):
    """PRO-HID-02: what is left in it: `?` face down, empty where nothing is."""

    id: str
    lesser: str
    greater: str
    artifact: str
    dropped: list[str]
    closed: bool


class SeenPile(Struct, frozen=True):
    """PRO-HID-04: decks are face down, discards may be looked through."""

    deck: int
    discard: list[str]


class SeenSide(Struct, frozen=True):
    """What a fighter adds to a roll and has in use; `useful`, `lasting` and `rolling` are what he
    could still take up, declare for the fight, and declare for the roll."""

    seat: int
    total: int
    dice: int
    weapon: str
    hands: list[str]
    head: str
    thrown: str
    declared: list[str]
    started: bool
    useful: list[str]
    lasting: list[str]
    rolling: list[str]


class SeenOdds(Struct, frozen=True):
    """Of all equally likely results of the fight, how many the first side wins, draws, loses."""

    win: int
    draw: int
    lose: int


class SeenBout(Struct, frozen=True):
    """A fight under way, with what both sides would add to a roll now.

    `odds` are those of the whole fight as it stands, `next` those of the next roll alone; `wanted`
    is how many rolls must be won.
    """

    monster: str
    strength: int
    willpower: int
    mode: str
    rolls: int
    wanted: int
    light: int
    dark: int
    sphere: str
    final: bool
    sides: list[SeenSide]
    odds: SeenOdds | None
    next: SeenOdds | None


class SeenOffer(Struct, frozen=True):
    """PRO-VTR-03: the exchange that is proposed; while it is built, as far as it was told."""

    seat: int
    other: int
    gives: list[str]
    claims: list[str]
    pays: int
    charges: int


class SeenFares(Struct, frozen=True):
    """PRO-MOV-04 to -06: what ways that cost something cost in gold."""

    horse: int
    ship: int
    gate: int


class SeenKingdom(Struct, frozen=True):
    """The whole table as one seat, or a spectator, sees it.

    `foreseen` has the odds that each answer to a question before or in a fight leads to.
    """

    seat: int | None
    goal: str
    team_game: bool
    trading: bool
    round: int
    turn: int
    phase: str
    active: int
    turns: int
    heroes: list[SeenHero]
    ring: list[SeenField]
    spheres: list[SeenSphere]
    chance: SeenPile
    adventure: SeenPile
    common: SeenPile
    rare: SeenPile
    guilds: list[int]
    pool: int
    dead: list[str]
    hand: list[str]
    passed: list[str]
    battlefield: str
    fares: SeenFares
    doom: int
    asked: list[tuple[int, str]]
    fight: SeenBout | None = None
    foreseen: dict[str, SeenOdds] = {}
    offer: SeenOffer | None = None
    outcome: Outcome | None = None


def view(g: Kingdom, seat: int | None) -> SeenKingdom:
    facts = g.facts
    characters = facts.characters
    return SeenKingdom(
        seat=seat,
        goal=g.goal,
        team_game=g.team_game,
        trading=g.trading,
        round=g.round,
        turn=g.turn,
        phase=PHASE_NAMES[g.phase],
        active=g.active,
        turns=g.turns,
        heroes=[_hero(g, n) for n in range(len(g.heroes))],
        ring=[_field(g, n, seat) for n in range(len(g.open))],
        spheres=[_sphere(g, n, sphere, seat) for n, sphere in enumerate(g.spheres)],
        chance=_pile(g, "chance"),
        adventure=_pile(g, "adventure"),
        common=_pile(g, "common"),
        rare=_pile(g, "rare"),
        guilds=[len(deck) for deck in g.guilds],
        pool=len(g.pool),
        dead=[characters[one].id for one in g.dead],
        hand=[characters[one].id for one in hand(g, seat)],
        passed=[] if seat is None else [characters[one].id for one in g.heroes[seat].passed],
        battlefield="" if g.battlefield == NOTHING else facts.fields[g.battlefield].id,
        fares=SeenFares(facts.table.horse, facts.table.ship, facts.table.gate),
        doom=g.doom,
        asked=[(question.seat, question.kind) for question in g.questions()],
        fight=None if g.fight is None else _bout(g, g.fight),
        foreseen={choice: _odds(odds) for choice, odds in odds_after(g).items()},
        offer=_offer(g),
        outcome=g.outcome,
    )


def otherwise(g: Kingdom, seat: int, public: SeenKingdom) -> dict[str, object]:
    """PRO-HID-01 to -03: a seat's own draft and the cards it looked at; all else is for all."""
    found: dict[str, object] = {"seat": seat}
    characters = g.facts.characters
    if dealt := hand(g, seat):
        found["hand"] = [characters[one].id for one in dealt]
    if passed := g.heroes[seat].passed:
        found["passed"] = [characters[one].id for one in passed]
    if g.heroes[seat].looked:
        ring = [_field(g, n, seat) for n in range(len(g.open))]
        spheres = [_sphere(g, n, sphere, seat) for n, sphere in enumerate(g.spheres)]
        found |= {"ring": ring} if ring != public.ring else {}
        found |= {"spheres": spheres} if spheres != public.spheres else {}
    return found


def hand(g: Kingdom, seat: int | None) -> list[int]:
    """PRO-HID-01: the two characters of the draft, for their holder."""
    top = g.stack[-1] if g.stack else None
    if seat is None or not isinstance(top, Draft):
        return []
    return list(top.lanes[seat].hand)


def _ids(g: Kingdom, cards: Iterable[int]) -> list[str]:
    ids = g.facts.ids
    return [ids[card] for card in cards]


def _hero(g: Kingdom, seat: int) -> SeenHero:
    hero, facts = g.heroes[seat], g.facts
    return SeenHero(
        seat=seat,
        character="" if hero.character == NOTHING else facts.characters[hero.character].id,
        standing=STANDINGS.get(hero.standing, "playing"),
        field="" if hero.field == NOTHING else facts.fields[hero.field].id,
        lives=hero.lives,
        red=hero.red,
        mags=hero.mags,
        blue=hero.blue,
        gold=hero.gold,
        xp=hero.xp,
        items=_ids(g, hero.items),
        damaged=_ids(g, hero.damaged),
        abilities=_ids(g, hero.abilities),
        kept=_ids(g, hero.kept),
        artifacts=g.artifacts(seat),
        might=hero.might,
        mind=hero.mind,
        safe=bool(hero.safe),
        inn=bool(hero.safe & AT_THE_INN),
        certificates=[guild for n, guild in enumerate(GUILDS) if hero.certificates >> n & 1],
    )


def _field(g: Kingdom, number: int, seat: int | None) -> SeenField:
    field, card = g.facts.fields[number], g.hidden[number]
    looked = seat is not None and card != NOTHING and card in g.heroes[seat].looked
    market = MARKETS.index(field.kind) if field.kind in MARKETS else NOTHING
    return SeenField(
        id=field.id,
        open=_ids(g, g.open[number]),
        hidden=card != NOTHING,
        looked=g.facts.ids[card] if looked else "",
        relics=_ids(g, (relic for place, relic in g.relics if place == number)),
        lessons=[] if field.guild == NOTHING else _ids(g, g.lessons[field.guild]),
        goods=[] if market == NOTHING else _ids(g, g.goods[market]),
    )


def _sphere(g: Kingdom, number: int, sphere: Sphere, seat: int | None) -> SeenSphere:
    looked = () if seat is None else g.heroes[seat].looked

    def face(card: int, mark: int) -> str:
        if card == NOTHING:
            return ""
        return g.facts.ids[card] if sphere.shown & mark or card in looked else "?"

    return SeenSphere(
        id=SPHERES[number],
        lesser=face(sphere.lesser, LESSER),
        greater=face(sphere.greater, GREATER),
        artifact=face(sphere.artifact, ARTIFACT),
        dropped=_ids(g, sphere.dropped),
        closed=sphere.closed,
    )


def _pile(g: Kingdom, name: str) -> SeenPile:
    pile = getattr(g, name)
    return SeenPile(len(pile.deck), _ids(g, pile.discard))


def _bout(g: Kingdom, bout: Bout) -> SeenBout:
    known = bool(bout.mode) and all(_stands(g, side) for side in bout.sides)
    left = rolls_left(g, bout) if known else []
    return SeenBout(
        monster=_card(g, bout.monster),
        strength=bout.strength,
        willpower=bout.willpower,
        mode=bout.mode,
        rolls=bout.rolls,
        wanted=1 if bout.monster == NOTHING else rolls_wanted(g.content, bout.monster),
        light=bout.light,
        dark=bout.dark,
        sphere="" if bout.in_sphere == NOTHING else SPHERES[bout.in_sphere],
        final=bout.final,
        sides=[_side(g, bout, which, known) for which in range(len(bout.sides))],
        odds=_odds(chances(g)) if left else None,
        next=_odds(fight_odds(left[:1])) if left else None,
    )


def _stands(g: Kingdom, side: Side) -> bool:
    return side.seat == NOTHING or g.heroes[side.seat].here


def _odds(odds: Odds) -> SeenOdds:
    return SeenOdds(odds.win, odds.draw, odds.lose)


def _side(g: Kingdom, bout: Bout, which: int, known: bool) -> SeenSide:
    side: Side = bout.sides[which]
    effects = g.facts.effects
    person = known and side.seat != NOTHING
    return SeenSide(
        seat=side.seat,
        total=total(g, bout, side) if known else 0,
        dice=net_dice(g, bout, which) if known else 0,
        weapon=_card(g, side.weapon),
        hands=_ids(g, side.hands),
        head=_card(g, side.head),
        thrown=_card(g, side.thrown),
        declared=[effects[number].card for number in (*side.lasting, *side.roll)],
        started=side.started,
        useful=_ids(g, owned(g, side.seat, *DECLARED)) if person else [],
        lasting=_ids(g, declarable(g, side.seat, "fight+")) if person else [],
        rolling=_ids(g, declarable(g, side.seat, "roll+")) if person else [],
    )


def _offer(g: Kingdom) -> SeenOffer | None:
    top = g.stack[-1] if g.stack else None
    if isinstance(top, Proposal):
        seat, other = top.seat, top.other
    elif isinstance(top, AnswerProposal):
        seat, other = top.proposer, top.seat
    else:
        return None
    gives, claims = _ids(g, top.gives), _ids(g, top.claims)
    return SeenOffer(seat, other, gives, claims, top.pays, top.charges)


def _card(g: Kingdom, card: int) -> str:
    return "" if card == NOTHING else g.facts.ids[card]
