"""The table in a terminal: drawn as text, answered by numbers or words."""
