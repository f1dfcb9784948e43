"""Who wins and loses together: a partition of the seats that the options of a play decide."""

from __future__ import annotations

Teams = tuple[tuple[int, ...], ...]


def alone(seats: int) -> Teams:
    """Everybody against everybody."""
    return tuple((seat,) for seat in range(seats))


def one_team(seats: int) -> Teams:
    """Everybody against the game."""
    return (tuple(range(seats)),)


def united(teams: Teams) -> bool:
    """Whether all play together, against the game."""
    return len(teams) == 1


def allies(teams: Teams, seat: int) -> tuple[int, ...]:
    """The seats that win when this one wins, itself among them."""
    return next((team for team in teams if seat in team), (seat,))
