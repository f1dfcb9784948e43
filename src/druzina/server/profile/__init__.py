"""My games: whose they are, how they ended, what they add up to, and how to be forgotten."""
