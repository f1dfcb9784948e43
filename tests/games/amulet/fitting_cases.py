"""The cases that hold the page's fitting and the server's to each other, as one file.

python -m tests.games.amulet.fitting_cases writes it anew; read the diff.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from druzina.games.amulet.fitting import (
    Account,
    Fault,
    Fitting,
    Ground,
    Token,
    best,
    card_of,
    fits,
    legal,
    placements,
    read,
    token_of,
    written,
)
from druzina.games.amulet.fitting.grid import squares
from tests.games.amulet.cases import a_case

FILE = Path(__file__).with_name("fitting_cases.json")
SEED, BEST, WILD = 12, 120, 200
ODD = (
    ("T@0,0r0", "H# / .#"), ("T@6,3r0", "##"), ("T@5,0r0", "#. / ##"), ("T@1,1r4", "##"),
    ("T@1,1r0 T@3,3r0", "##"), ("T@11,1r0", "##"), ("T@1.5,1r0", "##"), ("U@1,1r0", "##"),
    ("T@1,1r0m", "##. / .##"), ("T@1,1", "##"), ("T@-4,1r0", "H#####"), ("T@5,6r0", "H#####"),
    ("  none ", "##"), ("T@3,1r0", "SS"), ("T@2,1r0", "#S"), ("T@2,1r0", "S#"),
    ("T@2,2r2", "## / ##"), ("T@2,2r1m", "## / ##"),
)  # fmt: skip


def cases() -> list[dict[str, object]]:
    """The best of random fittings, tokens thrown at random, and what is no arrangement."""
    random = Random(SEED)
    found = []
    for _ in range(BEST):
        fitting, goal = a_case(random, most=3)
        found.append(a_record(fitting, written(best(fitting, goal))))
    for _ in range(WILD):
        fitting, _ = a_case(random, most=3)
        found.append(a_record(fitting, thrown(random, fitting)))
    blank = card_of(["..W..", ".....", ".....", "..G..", "C....", "....1"])
    for text, shape in ODD:
        found.append(a_record(Fitting(Ground(blank), (token_of("T", shape),)), text))
    return found


def thrown(random: Random, fitting: Fitting) -> str:
    """Some tokens anywhere within the margin, most of them near the card."""
    some = random.sample(fitting.tokens, random.randint(0, len(fitting.tokens)))
    words = []
    for token in some:
        if random.random() < 0.6:
            legal_ones = [p for p in placements(token) if fits(fitting.ground.card, p)]
            words.append(str(random.choice(legal_ones)) if legal_ones else "none")
        else:
            column, row = random.randint(-2, 6), random.randint(-2, 7)
            words.append(f"{token.id}@{column},{row}r{random.randint(0, 3)}")
    return " ".join(words) or "none"


def a_record(fitting: Fitting, text: str) -> dict[str, object]:
    card, taken = fitting.ground.card, fitting.ground.taken
    laid = read(text, fitting.tokens)
    fault = legal(card, laid, taken) if laid is not None else None
    told = None if laid is None or fault else as_account(fitting.account(laid))
    return {
        "card": list(card.rows),
        "tokens": [as_token(token) for token in fitting.tokens],
        "taken": [list(square) for square in squares(taken)],
        "text": text,
        "written": None if laid is None else written(laid),
        "fault": as_fault(fault) if fault else None,
        "account": told,
        "places": [sum(fits(card, p, taken) for p in placements(t)) for t in fitting.tokens],
    }


def as_token(token: Token) -> dict[str, object]:
    return {
        "id": token.id,
        "shape": list(token.shape),
        "kind": token.kind,
        "symbol": token.symbol,
        "mirrored": token.mirrored,
    }


def as_fault(fault: Fault) -> dict[str, object]:
    return {"clause": fault.clause, "token": fault.token, "square": list(fault.square)}


def as_account(result: Account) -> dict[str, object]:
    return {
        "harm": result.harm,
        "net": result.net,
        "coins": result.coins,
        "coinSymbols": result.used.coins,
        "open": result.open,
        "gems": result.gems,
        "xp": result.used.xp,
        "weak": result.weak,
        "weakSpots": result.weak_spots,
        "beaten": result.beaten,
        "weapons": result.used.weapons,
        "spells": result.used.spells,
    }


def as_text() -> str:
    """One case a line."""
    lines = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(as_text(), encoding="utf-8")
