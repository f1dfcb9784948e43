"""Gloomhaven's advisor: what a monster does on a board, for terminal and browser."""
