"""Laying tokens on a card: placement clause by clause, on pictures (AMU-PLC, AMU-EX)."""

from collections.abc import Sequence

import pytest

from druzina.games.amulet.content import load
from druzina.games.amulet.fitting import (
    Account,
    Arrangement,
    Card,
    Fault,
    Token,
    account,
    card_of,
    fits,
    legal,
    placed,
    placements,
    read,
    token_of,
    written,
)
from druzina.games.amulet.fitting.grid import TokenKind, bit, square, squares, touches_edge

CONTENT = load()
BLANK = card_of(["....."] * 6)
TEST_CARD = card_of(["1.W.C", ".1..G", "..1..", "W...1", ".....", "..X.."])
STAFF, HYMNAL = CONTENT.weapon("WP1").token, CONTENT.weapon("WP2").token
WAND = CONTENT.weapon("WS1").token


def laid(text: str, tokens: Sequence[Token]) -> Arrangement:
    arrangement = read(text, tokens)
    assert arrangement is not None, text
    return arrangement


def fault(text: str, tokens: Sequence[Token], card: Card = BLANK, taken: int = 0) -> Fault | None:
    return legal(card, laid(text, tokens), taken)


def result(text: str, tokens: Sequence[Token], card: Card = TEST_CARD, taken: int = 0) -> Account:
    return account(card, laid(text, tokens), taken)


# The grid and its margin


def test_bits_and_squares_are_one_to_one() -> None:
    wanted = [(column, row) for row in range(-4, 12) for column in range(-4, 11)]
    masks = [bit(column, row) for column, row in wanted]
    assert sorted(set(masks)) == masks
    assert [square(mask) for mask in masks] == wanted
    assert list(squares(sum(masks))) == wanted


@pytest.mark.clause("AMU-PLC-06", "AMU-PLC-07", "AMU-EX-05")
def test_where_a_hilt_may_be() -> None:
    """On a border square of the card or one beyond it; not inside, not further, not cornerwise."""
    picture = [
        "".join("h" if touches_edge(column, row) else "." for column in range(-1, 8))
        for row in range(-1, 9)
    ]
    assert picture == [
        ".........",
        "..hhhhh..",
        ".hhhhhhh.",
        ".hh...hh.",
        ".hh...hh.",
        ".hh...hh.",
        ".hh...hh.",
        ".hhhhhhh.",
        "..hhhhh..",
        ".........",
    ]


# Legality


@pytest.mark.clause("AMU-PLC-06", "AMU-EX-05")
@pytest.mark.parametrize(("column", "clause"), [(1, None), (0, None), (3, "6"), (-1, "6")])
def test_hilts_touch_the_edge(column: int, clause: str | None) -> None:
    found = fault(f"WP1@{column},3r0", [STAFF])
    assert found == (clause and Fault("AMU-PLC-06", "WP1", (column, 3)))


@pytest.mark.clause("AMU-PLC-07")
def test_a_hilt_at_a_corner_point_is_illegal() -> None:
    corner = token_of("T", "H# / .#")
    assert fault("T@0,0r0", [corner]) == Fault("AMU-PLC-07", "T", (0, 0))


@pytest.mark.clause("AMU-PLC-08")
def test_every_hilt_must_comply() -> None:
    two = token_of("T", "H#H")
    assert fault("T@0,2r0", [two]) == Fault("AMU-PLC-06", "T", (2, 2))
    assert fault("T@2,1r0", [two]) is None


@pytest.mark.clause("AMU-PLC-08")
def test_a_hilt_on_the_card_covers_a_weak_spot() -> None:
    assert result("WS1@1,4r0", [WAND]).weak == 1


@pytest.mark.clause("AMU-PLC-02")
def test_tokens_do_not_overlap_on_the_card_or_beside_it() -> None:
    wand, dagger = WAND, CONTENT.weapon("WT1").token
    assert fault("WS1@1,1r0 WT1@3,1r1", [wand, dagger]) == Fault("AMU-PLC-02", "WT1", (3, 1))
    long, other = token_of("A", "####"), token_of("B", "#### / ...#")
    assert fault("A@5,2r0 B@5,1r0", [long, other]) == Fault("AMU-PLC-02", "B", (8, 2))
    assert fault("A@5,2r0", [long], taken=bit(8, 2)) == Fault("AMU-PLC-02", "A", (8, 2))


@pytest.mark.clause("AMU-PLC-03")
def test_overhang_is_allowed_but_one_square_must_lie_on_the_card() -> None:
    token = token_of("T", "##")
    assert fault("T@5,3r0", [token]) is None
    assert fault("T@6,3r0", [token]) == Fault("AMU-PLC-03", "T", (6, 3))
    bent = token_of("T", "#. / ##")
    assert fault("T@5,0r0", [bent]) is None
    assert fault("T@5,0r3", [bent]) is None
    assert fault("T@0,0r2", [bent]) is None


@pytest.mark.clause("AMU-PLC-04")
@pytest.mark.parametrize("kind", ["weapon", "spell", "helper"])
def test_forbidden_squares_are_covered_by_nothing(kind: TokenKind) -> None:
    token = token_of("T", "##", kind)
    assert fault("T@2,6r0", [token], TEST_CARD) == Fault("AMU-PLC-04", "T", (3, 6))


@pytest.mark.clause("AMU-PLC-05")
def test_a_shield_covers_all_but_weak_spots() -> None:
    shield = token_of("T", "SS")
    assert fault("T@2,1r0", [shield], TEST_CARD) == Fault("AMU-PLC-05", "T", (3, 1))
    assert result("T@2,2r0", [shield]).harm == 3
    assert result("T@4,2r0", [shield]).open is False
    assert fault("T@2,1r0", [shield.unshielded()], TEST_CARD) is None


@pytest.mark.clause("AMU-PLC-01", "AMU-EX-06")
@pytest.mark.parametrize("text", ["T@1.5,2r0", "T@1,2r4", "T@1,2", "T@1,2r0x", "T1,2r0", "@1,2r0"])
def test_nothing_lies_askew(text: str) -> None:
    """Columns and rows are whole and turns are quarters: nothing else can be written."""
    assert read(text, [token_of("T", "##")]) is None
    assert read("T@1,2r0", [token_of("T", "##")]) is not None


@pytest.mark.clause("AMU-PLC-09")
def test_tokens_turn_and_are_not_mirrored() -> None:
    edge = CONTENT.weapon("WS3").token
    assert edge.shape == ("##..", ".###")
    assert read("WS3@1,1r1m", [edge]) is None
    masks = {placement.mask for placement in placements(edge)}
    mirrored = laid("WS3@1,1r0m", [edge.turnable()])[0].mask
    assert mirrored not in masks
    assert mirrored in {placement.mask for placement in placements(edge.turnable())}


@pytest.mark.clause("AMU-PLC-09")
def test_a_quarter_turn_is_clockwise() -> None:
    (turned,) = laid("T@1,1r1", [token_of("T", "H## / #..")])
    assert list(squares(turned.mask)) == [(1, 1), (2, 1), (2, 2), (2, 3)]
    assert list(squares(turned.hilts)) == [(2, 1)]


@pytest.mark.clause("AMU-PLC-13")
def test_how_many_places_there_are() -> None:
    """A placement is its squares with their kinds: turnings that look alike are one."""
    weapons = [sum(fits(BLANK, p) for p in placements(w.token)) for w in CONTENT.weapons]
    spells = [len(placements(spell.token)) for spell in CONTENT.spells]
    mirrored = [len(placements(spell.token.turnable())) for spell in CONTENT.spells]
    assert (max(weapons), max(spells), max(mirrored)) == (208, 186, 372)


@pytest.mark.clause("AMU-PLC-13")
@pytest.mark.parametrize("weapon", CONTENT.weapons, ids=lambda weapon: weapon.id)
def test_no_placement_stands_twice(weapon: object) -> None:
    token = getattr(weapon, "token")  # noqa: B009
    found = [(p.mask, p.shields, p.hilts) for p in placements(token)]
    assert len(set(found)) == len(found)


# The text form


def test_the_text_form_round_trips() -> None:
    for token in (STAFF, HYMNAL, CONTENT.spell("sickle").token.turnable()):
        for placement in placements(token):
            assert read(str(placement), [token]) == (placement,)
    both = laid("WP2@1,3r0 WP1@0,1r0", [STAFF, HYMNAL])
    assert written(both) == "WP2@1,3r0 WP1@0,1r0"
    assert (written(()), read("none", [STAFF]), read("", [])) == ("none", (), ())


def test_a_turning_that_looks_like_another_is_that_one() -> None:
    block = CONTENT.weapon("WS2").token
    assert written(laid("WS2@2,2r3", [block])) == "WS2@2,2r0"


@pytest.mark.parametrize(
    "text",
    [
        "WP9@1,1r0",
        "WP1@1,1r0 WP1@1,2r0",
        "WP1@11,1r0",
        "WP1@-9,1r0",
        "WP1@1,99r0",
        "WP1@1,1r0 none",
        "WP1@１,1r0",
    ],
)
def test_what_is_no_arrangement_of_these_tokens(text: str) -> None:
    assert read(text, [STAFF, HYMNAL]) is None


# The account


@pytest.mark.clause("AMU-EX-16", "AMU-PLC-06", "AMU-PLC-10")
def test_staff_and_hymnal_on_the_test_card() -> None:
    """Hilt on (0,1): covers (1,1) to (3,1); shields on (1,3), (2,3), plain squares below."""
    tokens = [STAFF, HYMNAL]
    assert fault("WP1@0,1r0 WP2@1,3r0", tokens, TEST_CARD) is None
    found = result("WP1@0,1r0 WP2@1,3r0", tokens)
    assert (found.beaten, found.harm, found.used.hearts, found.net) == (True, 3, 1, 2)
    assert (found.coins, found.used.coins, found.gems, found.used.weapons) == (1, 1, 0, 2)


@pytest.mark.clause("AMU-EX-17", "AMU-PLC-05")
def test_the_hymnal_turned_onto_the_weak_spot() -> None:
    tokens = [STAFF, HYMNAL]
    assert fault("WP1@0,1r0 WP2@1,3r3", tokens, TEST_CARD) == Fault("AMU-PLC-05", "WP2", (1, 4))


@pytest.mark.clause("AMU-EX-20", "AMU-PLC-11")
def test_the_wand_alone() -> None:
    found = result("WS1@1,4r0", [WAND, CONTENT.weapon("WS2").token])
    assert (found.beaten, found.weak, found.harm) == (False, 1, 4)
    assert (found.open, found.gems, found.used.weapons, found.used.xp) == (True, 1, 1, 0)


@pytest.mark.clause("AMU-EX-02", "AMU-WPN-02", "AMU-WPN-03")
def test_two_gem_weapons_pay_twice_unless_the_gem_is_covered() -> None:
    wand, staff = WAND, CONTENT.weapon("WS5").token
    assert result("WS1@1,4r0 WS5@1,1r0", [wand, staff]).gems == 2
    covered = result("WS1@5,2r1 WS5@1,1r0", [wand, staff])
    assert (covered.open, covered.gems) == (False, 0)


@pytest.mark.clause("AMU-FGT-06", "AMU-FGT-07")
def test_damage_counts_its_value() -> None:
    card = card_of(["123..", *["....."] * 5])
    assert card.total == 6
    assert account(card, (placed(token_of("T", "##"), 2, 1, 0),)).harm == 1


@pytest.mark.clause("AMU-SKL-01")
def test_a_covered_spot_is_covered_and_occupied() -> None:
    marker = bit(3, 1)
    assert account(TEST_CARD, (), marker).weak == 1
    assert fault("WP1@0,1r0", [STAFF], TEST_CARD, marker) == Fault("AMU-PLC-02", "WP1", (3, 1))
