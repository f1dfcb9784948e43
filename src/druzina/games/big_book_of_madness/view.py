"""What each seat may see, and how to draw anew what it may not (BBM-INFO)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from druzina.core import Luck, Outcome
from druzina.games.big_book_of_madness.content import LOADED
from druzina.games.big_book_of_madness.model import (
    ALL,
    AMONG,
    CARDS,
    DOWN,
    LETTERS,
    MADNESS,
    NOTHING,
    SLOTS,
    SPACES,
    Book,
    Laid,
    Letter,
    Player,
    Slot,
)
from druzina.games.big_book_of_madness.rules.actions import Act
from druzina.games.big_book_of_madness.rules.curses import Trigger, curse_cost
from druzina.games.big_book_of_madness.rules.turn import ActionPhase
from druzina.games.big_book_of_madness.seen_ahead import (
    SeenChoosing,
    SeenPayment,
    SeenRecovery,
    burnt_by,
    choosing,
    payment,
    recovery,
    strikes_for,
)

KEPT = 5_000


class SeenSpell(Struct, frozen=True):
    """A spell before a player: used, face down."""

    spell: str
    used: bool
    down: bool


class SeenPlayer(Struct, frozen=True):
    """BBM-INFO-03, -04, -06: all but the order of the draw pile.

    `pile` is what the draw pile holds, sorted; `top` are its topmost cards as far as the viewer
    knows them, the next one to be drawn first.
    """

    seat: int
    wizard: str
    hand: list[str]
    support: list[str]
    discard: list[str]
    draw: int
    pile: list[str]
    top: list[str]
    spells: list[SeenSpell]
    out: bool


Phase = Literal["setup", "grimoire", "action", "recovery", "end"]


class SeenCurse(Struct, frozen=True):
    """A curse in its slot, with what it costs now (by element), and the Madness that the stack
    would lose to it: taken by players, or burnt. `striking` while its trigger is carried out."""

    slot: Slot
    curse: str
    down: bool
    under: int
    tokens: str
    cost: list[int]
    madness: int
    burns: int
    striking: bool


class SeenBook(Struct, frozen=True):
    """The whole table as one seat, or a spectator, sees it.

    `added` are the multi-element curses of each round at this difficulty.
    """

    seat: int | None
    round: int
    turn: int
    phase: Phase
    space: int
    active: int
    difficulty: str
    mode: str
    variant: bool
    madness: int
    monster: str
    front: str
    next_curses: list[Letter]
    curses: list[SeenCurse]
    piles: list[int]
    libraries: list[str]
    library_sizes: list[int]
    supply: dict[str, int]
    tokens: list[int]
    destroyed: dict[str, int]
    destroyed_spells: list[str]
    players: list[SeenPlayer]
    asked: list[tuple[int, str]]
    barred: bool
    ability_used: bool
    defeated: int
    added: list[int]
    payment: SeenPayment | None = None
    choosing: SeenChoosing | None = None
    recovery: SeenRecovery | None = None
    outcome: Outcome | None = None


def view(g: Book, seat: int | None) -> SeenBook:
    public = _public(g)
    return public if seat is None else replace(public, **otherwise(g, seat, public))


def otherwise(g: Book, seat: int, public: SeenBook) -> dict[str, object]:
    """BBM-INFO-06, -07: one's own cards may lie on the draw pile as one knows and others do not."""
    player = g.players[seat]
    top = _top(player, own=True) if player.lore else []
    if top == public.players[seat].top:
        return {"seat": seat}
    players = list(public.players)
    players[seat] = replace(players[seat], top=top)
    return {"seat": seat, "players": players}


def _public(g: Book) -> SeenBook:
    """What everybody sees."""
    facts = g.facts
    opened, left = g.round > 0, len(g.circle())
    front = facts.pages[g.pages[g.round]] if opened else None
    return SeenBook(
        seat=None,
        round=g.round,
        turn=g.turn,
        phase=_phase(g),
        space=g.space,
        active=g.active,
        difficulty=g.difficulty,
        mode=g.mode,
        variant=g.variant,
        madness=g.supply[MADNESS],
        monster=facts.pages[g.pages[g.round - 1]].id if opened else "",
        front=front.id if front else "",
        next_curses=[LETTERS[kind] for kind in front.curses] if front else [],
        curses=[_curse(g, laid, left) for laid in g.slots],
        piles=[len(pile) for pile in g.piles],
        libraries=[facts.spells[pile[-1]].id if pile else "" for pile in g.libraries],
        library_sizes=[len(pile) for pile in g.libraries],
        supply={CARDS[one]: g.supply[one] for one in range(MADNESS) if one % 3},
        tokens=list(g.tokens),
        destroyed={CARDS[one]: n for one, n in enumerate(g.destroyed) if n},
        destroyed_spells=[facts.spells[spell].id for spell in g.destroyed_spells],
        players=[_player(g.content, n, _encode(player)) for n, player in enumerate(g.players)],
        asked=[(question.seat, question.kind) for question in g.questions()],
        barred=g.barred,
        ability_used=g.ability_used,
        defeated=g.defeated,
        added=list(facts.tracks[g.difficulty]),
        payment=payment(g),
        choosing=choosing(g),
        recovery=recovery(g),
        outcome=g.outcome,
    )


def _curse(g: Book, laid: Laid, players: int) -> SeenCurse:
    """`players` are left in the game."""
    return SeenCurse(
        SLOTS[laid.slot],
        g.facts.curses[laid.curse].id,
        laid.down,
        laid.under,
        "".join("WEFA"[token] for token in laid.tokens),
        curse_cost(g, laid),
        strikes_for(g.content, laid.curse, players),
        burnt_by(g.content, laid.curse, players),
        _striking(g, laid),
    )


def _phase(g: Book) -> Phase:
    """BBM-TURN-02: which of the phases, also while a spell or an effect is carried out in it."""
    if g.outcome is not None:
        return "end"
    if not g.round:
        return "setup"
    if any(isinstance(step, ActionPhase) for step in g.stack):
        return "grimoire"
    acting = any(isinstance(step, Act) and step.own for step in g.stack)
    return "action" if acting else "recovery"


def _striking(g: Book, laid: Laid) -> bool:
    """BBM-CUR-02: from the marker's arrival until its text is carried out."""
    if SPACES[laid.slot] != g.space or laid.down:
        return False
    effect = g.facts.curses[laid.curse].effect
    return any(
        (isinstance(step, Trigger) and step.slot == laid.slot)
        or getattr(step, "effect", None) == effect
        for step in g.stack
    )


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Player).decode


@lru_cache(maxsize=KEPT)
def _player(content: str, seat: int, encoded: bytes) -> SeenPlayer:
    """As the others see them. Kept: at most choices nothing of most players changes."""
    player, facts = _decode(encoded), LOADED[content]
    return SeenPlayer(
        seat=seat,
        wizard=facts.wizards[player.wizard].id if player.wizard != NOTHING else "",
        hand=[CARDS[one] for one in player.hand],
        support=[CARDS[one] for one in player.support],
        discard=[CARDS[one] for one in sorted(player.discard)],
        draw=len(player.draw),
        pile=[CARDS[one] for one in sorted(player.draw)],
        top=_top(player, own=False),
        spells=[
            SeenSpell(facts.spells[spell].id, bool(state & ~DOWN), bool(state & DOWN))
            for spell, state in zip(player.spells, player.states, strict=True)
        ],
        out=player.out,
    )


def _top(player: Player, own: bool) -> list[str]:
    """BBM-INFO-06, -07: the topmost cards down to the first that the viewer does not know."""
    known: list[str] = []
    for place, lore in enumerate(reversed(player.lore), 1):
        if not (lore == ALL or (own and lore)):
            break
        known.append(CARDS[player.draw[-place]])
    return known


def resample(g: Book, seat: int | None, luck: Luck) -> None:
    """BBM-INFO-03, -06: the order of draw piles, curses never seen, pages further back, the
    face-down spells of the library. Everything unknown is put in order before it is shuffled."""
    for number, player in enumerate(g.players):
        _resample_draw(player, seat is None or number == seat, luck)
    for kind, pile in enumerate(g.piles):
        hidden = sorted(pile[g.buried[kind] :])
        luck.shuffle(hidden)
        pile[g.buried[kind] :] = hidden
    _resample_pages(g, luck)
    for element, library in enumerate(g.libraries):
        for place in range(len(library) - 1):
            level = 3 - place
            library[place] = luck.pick(g.facts.library(element, level))


def _resample_draw(player: Player, own: bool, luck: Luck) -> None:
    """What is known stays where it is; of cards that only another has looked at, those everybody
    knows to be among them stay among them."""
    depth = len(player.draw) - len(player.lore)
    lore = [0] * depth + player.lore
    fixed = [known == ALL or (own and known > 0) for known in lore]
    among = [
        one
        for one, known, stays in zip(player.draw, lore, fixed, strict=True)
        if known == AMONG and not stays
    ]
    unknown = sorted(
        one
        for one, known, stays in zip(player.draw, lore, fixed, strict=True)
        if not stays and known != AMONG
    )
    luck.shuffle(unknown)
    looked = [place for place, known in enumerate(lore) if known and not fixed[place]]
    if among:
        _mix_looked(player, lore, looked, sorted(among), luck)
    for place, known in enumerate(lore):
        if not fixed[place] and known != AMONG:
            player.draw[place] = unknown.pop()


def _mix_looked(
    player: Player, lore: list[int], looked: list[int], among: list[int], luck: Luck
) -> None:
    """Where among the cards looked at the known ones lie, another cannot tell."""
    places = list(looked)
    luck.shuffle(places)
    chosen = dict(zip(places, among, strict=False))
    depth = len(player.draw) - len(player.lore)
    for place in looked:
        lore[place] = AMONG if place in chosen else 1
        player.lore[place - depth] = lore[place]
        if place in chosen:
            player.draw[place] = chosen[place]


def _resample_pages(g: Book, luck: Luck) -> None:
    """BBM-BOOK-09, BBM-SET-10: pages behind the open front; what is not in the book is boxed."""
    seen = g.round + 1 if g.round else 0
    firsts, inner = g.facts.pages_of("first_pages"), g.facts.pages_of("inner_pages")
    if not seen:
        g.pages[0] = luck.pick(firsts)
    known = g.pages[:seen]
    unknown = [page for page in inner if page not in known]
    luck.shuffle(unknown)
    for place in range(max(1, seen), len(g.pages) - 1):
        g.pages[place] = unknown.pop()


def secret(g: Book, seat: int) -> bool:
    """BBM-INFO-07: whether the seat knows cards that the others do not."""
    return any(known not in (0, ALL) for known in g.players[seat].lore)
