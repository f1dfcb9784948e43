# What the rules of scenarios tell and ask

event-spawned = { $figure } appears.
event-appears = { $figure } is suddenly somewhere else.
event-doors-open = { $n ->
    [one] A door opens.
   *[other] { $n } doors open.
}
event-failed = The scenario is lost.

choose-discard = Discard { $card }
event-door-shuts = A door shuts again.
choose-forgo = { $card }: forgo it and act as the scenario allows

ask-choose-deck = { $seat }: from whose deck does the objective draw?
ask-step-aside = { $seat }: { $figure } cannot stay there. Where does it go?
ask-shelter-thing = { $seat }: do you lose a card for { $figure }, or does it suffer { $n } damage?
ask-pay-token = { $seat }: do you give up a token?
ask-free = { $seat }: what is it about?

event-wakes = { $figure } wakes.
event-fires = { $n ->
    [0] The cannon fires and hits nobody.
   *[other] The cannon fires along the rows before it.
}
event-drifts = { $figure } is carried a hex along.
event-bewitched = { $figure } is under a spell in this round.
event-token = Token { $n } is turned up.
event-rises = Water rises.

ask-drift-to = { $seat }: { $figure } is carried along. Into which hex?
ask-swept-to = { $seat }: { $figure } is moved to one of these hexes. To which?
ask-how-far = { $seat }: how far do the boulders of row { $n } roll?
choose-roll = { $n ->
    [one] One hex
   *[other] { $n } hexes
}
ask-come-out = { $seat }: { $figure } goes through the rift. Where does it come out?
ask-where-it-lies = { $seat }: water rises in one of these hexes. In which?
ask-which-is-taken = { $seat }: which water do you scoop?

problem-rule-word = { $file }, { $entry }, { $field }: nobody knows “{ $value }”; possible are { $valid }.
problem-rule-unknown = { $file }, { $entry }, { $field }: there is no “{ $value }”; possible are { $valid }.

reveal-standee = which figure appears
reveal-goals = the end, and everybody’s battle goal
reveal-token = which token it is
