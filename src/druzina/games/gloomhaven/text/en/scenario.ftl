# What the rules of scenarios tell and ask

event-spawned = { $figure } appears.
event-appears = { $figure } is suddenly somewhere else.
event-doors-open = { $n ->
    [one] A door opens.
   *[other] { $n } doors open.
}
event-failed = The scenario is lost.

choose-discard = Discard { $card }
