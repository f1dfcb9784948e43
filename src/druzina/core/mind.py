"""What bots are told about a game beyond its judgement: how far to look, what to try as a whole."""

from __future__ import annotations

from msgspec import Struct

from druzina.core.step import Choice


class Mind(Struct, frozen=True, kw_only=True):
    """How far and how wide bots look in a game: what suits one drowns in another.

    `noise` and `temperature` are in the units of the game's leaning.
    """

    rounds_ahead: int = 1  # a rival's simulation ends with that round, a team's with this one
    exploration: float = 0.5
    temperature: float = 1.5  # how much the priors follow the leaning
    noise: float = 2.0  # of answers that are given together while a simulation plays on
    beginner_noise: float = 8.0
    glances: int = 3  # of so many choices a team's greedy bot sees what comes of each; 1 is leaning
    widening: float = 1.0
    foresees: bool = False  # a look ahead goes on through what is turned up, as imagined
    plans: bool = False  # rivals plan whole turns as a team does: they are little in the way
    plan_rounds: int = 0  # plans are tried out so many rounds beyond this one
    leans: tuple[str, ...] = ()  # the kinds of questions that are leant to, not thought about
    branches: tuple[str, ...] = ()  # the kinds of questions where plans part; else at all of them
    breadth: int = 7  # a plan is continued in so many ways,
    width: int = 5  # of so many plans side by side,
    longest: int = 12  # with at most so many choices,
    candidates: int = 8  # and so many of them are tried out;
    trust: int = 1  # what judgement says of a plan counts as much as so many tries;
    certainty: float = 0.0  # behind by so many standard errors it is given up; 0 is never;
    doubt: float = 0.0  # only if ahead by so many it is taken over what is leant to; 0 is always


class Proposal(Struct, frozen=True):
    """Answers to be given one after the other, and how much a good player leans to them."""

    choices: tuple[Choice, ...]
    leaning: float
