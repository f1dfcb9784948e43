"""The client in panes: the same table, questions and commands as the line mode, all at once."""
