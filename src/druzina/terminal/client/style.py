"""How the panes lie: side by side from 100 columns on, one at a time on a smaller screen."""

CSS = """
Screen { layout: vertical; }
#title { height: 1; text-style: bold; background: $panel; padding: 0 1; }
#middle { height: 1fr; }
#left { width: 1fr; }
#right { width: 30; border-left: solid $panel-lighten-2; padding: 0 1; }
.wide #right { width: 44; }
#board-frame { height: 1fr; padding: 0 1; }
#mine-frame { height: auto; max-height: 9; padding: 0 1; border-top: solid $panel-lighten-2; }
#seats-frame { height: auto; max-height: 50%; }
#log-frame { height: 1fr; border-top: solid $panel-lighten-2; }
#note-frame { height: 1fr; padding: 0 1; display: none; border: round $accent; }
.noted #note-frame { display: block; }
.noted #board-frame, .noted #mine-frame { display: none; }
#board, #seats, #mine { width: auto; }
#log, #note { width: 1fr; }
#prompt { height: auto; max-height: 4; padding: 0 1; background: $panel; text-style: bold; }
#choices { height: auto; max-height: 9; border: none; padding: 0; scrollbar-size-vertical: 1; }
.low #choices { max-height: 6; }
#status { height: auto; padding: 0 1; color: $warning; }
#entry { height: 1; padding: 0 1; color: $text-muted; }

.small #right { display: none; }
.small.show-seats #left, .small.show-log #left { display: none; }
.small.show-seats #right, .small.show-log #right { display: block; width: 1fr; border: none; }
.small.show-seats #log-frame, .small.show-log #seats-frame { display: none; }
.small.show-seats #seats-frame { max-height: 100%; height: 1fr; }
.small.show-mine #board-frame { display: none; }
.small.show-mine #mine-frame { height: 1fr; max-height: 100%; border: none; }
.small.show-board #mine-frame { max-height: 4; }

Frame { scrollbar-size: 1 1; }
.bare Frame, .bare #choices { scrollbar-size: 0 0; }
.bare #right, .bare #mine-frame, .bare #log-frame, .bare #note-frame { border: none; }
"""

SMALL = 100
LOW = 30
HIGH = 40
WIDE = 130
PANES = ("board", "mine", "seats", "log")
