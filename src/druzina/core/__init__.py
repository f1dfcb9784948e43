"""The machine under all games: what remains to be done is data, and a match is the one way in."""

from druzina.core.asking import Asked, Offered
from druzina.core.event import Event, Line
from druzina.core.forecast import Glimpse, LookAhead, Preview
from druzina.core.game import Game
from druzina.core.hidden import Seen
from druzina.core.luck import Luck, blend, salted
from druzina.core.match import Match
from druzina.core.mind import Mind, Proposal
from druzina.core.options import Options
from druzina.core.outcome import Outcome, ranked
from druzina.core.picking import STOP, Pick, without
from druzina.core.position import Position
from druzina.core.record import Record, read_record
from druzina.core.refusal import Argument, Problem, Problems, Refusal
from druzina.core.seat_options import SeatOptions
from druzina.core.step import AnyQuestion, Choice, Lane, Question, Shown, Step, Together
from druzina.core.teams import Teams, allies, alone, one_team, united

__all__ = [
    "STOP",
    "AnyQuestion",
    "Argument",
    "Asked",
    "Choice",
    "Event",
    "Game",
    "Glimpse",
    "Lane",
    "Line",
    "LookAhead",
    "Luck",
    "Match",
    "Mind",
    "Offered",
    "Options",
    "Outcome",
    "Pick",
    "Position",
    "Preview",
    "Problem",
    "Problems",
    "Proposal",
    "Question",
    "Record",
    "Refusal",
    "SeatOptions",
    "Seen",
    "Shown",
    "Step",
    "Teams",
    "Together",
    "allies",
    "alone",
    "blend",
    "one_team",
    "ranked",
    "read_record",
    "salted",
    "united",
    "without",
]
