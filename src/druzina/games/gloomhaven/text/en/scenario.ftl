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

problem-rule-word = { $file }, { $entry }, { $field }: nobody knows “{ $value }”; possible are { $valid }.
problem-rule-unknown = { $file }, { $entry }, { $field }: there is no “{ $value }”; possible are { $valid }.

reveal-standee = which figure appears
reveal-goals = the end, and everybody’s battle goal
